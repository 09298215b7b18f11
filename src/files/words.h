/* SPDX-License-Identifier: MIT */
/*
 * A list of words from its file, ready to be asked. Leaves the formats to the engine.
 */
#ifndef FILES_WORDS_H
#define FILES_WORDS_H

#include "file.h"

#include "trounce/lexicon_io.h"

/* A lexicon and the file that it may lie in; none when zeroed. */
struct words {
    struct file file;
    struct lexicon lexicon;
};

/*
 * Reads the list of any format at `path`. `report`, which may be NULL, becomes what was seen in it.
 * False with a line that names the file, the place and the reason in `fault`; `words` is zeroed
 * then. The caller ends with words_close.
 */
bool words_open(struct words *words, const char *path, struct list_report *report,
                char fault[FILE_FAULT_MAX]);

#define WORDS_NOTICE_MAX 320

/*
 * Opens the list at `path` as words_open does. `notice` becomes "", or what the player should know
 * of lines that are no words.
 */
bool words_open_named(struct words *words, const char *path, char notice[WORDS_NOTICE_MAX],
                      char fault[FILE_FAULT_MAX]);

/*
 * The path that a player means by `text`, from the root on: blanks and quotes around it are passed
 * over, `~/` is the home folder, and `file://` is how file managers write it. "" when it is too
 * long.
 */
char *words_path(const char *text, char path[FILE_PATH_MAX]);

/* Gives all of it back and zeroes `words`, which may be zeroed already. */
void words_close(struct words *words);

#endif
