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

/* Opens the game's own list, which nobody changes while the game runs. As words_open. */
bool words_open_own(struct words *words, const char *path, char fault[FILE_FAULT_MAX]);

/*
 * Reads the list of any format at `path`. `report`, which may be NULL, becomes what was seen in it.
 * False with a line that names the file, the place and the reason in `fault`; `words` is zeroed
 * then. The caller ends with words_close.
 */
bool words_open(struct words *words, const char *path, struct list_report *report,
                char fault[FILE_FAULT_MAX]);

/* Gives all of it back and zeroes `words`, which may be zeroed already. */
void words_close(struct words *words);

#endif
