/* SPDX-License-Identifier: MIT */
/*
 * A list of words from its file, ready for the game. Leaves the formats to the engine.
 */
#ifndef SDL_WORDS_H
#define SDL_WORDS_H

#include "files.h"

#include "trounce/lexicon.h"

#define WORDS_NOTICE_MAX 320

/* A lexicon and the file that it may lie in; none when zeroed. */
struct words {
    struct file file;
    struct lexicon lexicon;
};

/*
 * Reads the list at `path`. False with a line that names the file and the reason in `fault`;
 * `words` is zeroed then. `notice` becomes "", or what the player should know of lines that are no
 * words.
 */
bool words_open(struct words *words, const char *path, char notice[WORDS_NOTICE_MAX],
                char fault[FILE_FAULT_MAX]);
void words_close(struct words *words);

/*
 * The path that a player means by `text`, from the root on: blanks and quotes around it are passed
 * over, `~/` is the home folder, and `file://` is how file managers write it. "" when it is too
 * long.
 */
char *words_path(const char *text, char path[FILE_PATH_MAX]);

#endif
