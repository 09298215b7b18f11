/* SPDX-License-Identifier: MIT */
/*
 * A lexicon from a file.
 */
#ifndef FILES_WORDS_H
#define FILES_WORDS_H

#include "file.h"

#include "trounce/lexicon_io.h"

/* A lexicon with the file that it may point into; zeroed if there is none. */
struct words {
    struct file file;
    struct lexicon lexicon;
    struct message skipped; /* what of the list is no word; none if that is nothing */
};

/* Makes a notice of what was skipped in the list at `path`: none if that is nothing. */
void words_report(const char *path, const struct list_report *seen, struct message *notice);

/*
 * Opens the list at `path`, of any format, like file_open_given; its words are in an alphabet that
 * must outlive `words`. On failure returns false, with a `fault` that names the file, the place and
 * the reason, and zeroes `words`. Close with words_close.
 */
bool words_open(struct words *words, const struct alphabet *alphabet, const char *path,
                struct message *fault);

/* The same for the list of a language, which may also be front-coded. */
bool words_open_language(struct words *words, const struct alphabet *alphabet, const char *path,
                         struct message *fault);

/* The same for a list that was chosen in the settings, which must be a regular file. */
bool words_open_chosen(struct words *words, const struct alphabet *alphabet, const char *path,
                       struct message *fault);

/*
 * Turns what a player types or pastes into an absolute path: strips blanks and quotes, expands ~/,
 * and decodes a file:// address as file managers copy it. "" if it is too long.
 */
char *words_path(const char *text, char path[FILE_PATH_MAX]);

/* Releases everything and zeroes `words`, which may be zeroed already. */
void words_close(struct words *words);

#endif
