/* SPDX-License-Identifier: MIT */
/*
 * Lists of words that a player names: their paths as people write them, and what a player should
 * know of a list. Leaves the reading to words.h.
 */
#ifndef SDL_PLAYER_WORDS_H
#define SDL_PLAYER_WORDS_H

#include "words.h"

#define PLAYER_WORDS_NOTICE_MAX 320

/*
 * Opens the list at `path` as words_open does. `notice` becomes "", or what the player should know
 * of lines that are no words.
 */
bool player_words_open(struct words *words, const char *path, char notice[PLAYER_WORDS_NOTICE_MAX],
                       char fault[FILE_FAULT_MAX]);

/*
 * The path that a player means by `text`, from the root on: blanks and quotes around it are passed
 * over, `~/` is the home folder, and `file://` is how file managers write it. "" when it is too
 * long.
 */
char *player_words_path(const char *text, char path[FILE_PATH_MAX]);

#endif
