/* SPDX-License-Identifier: MIT */
/*
 * Sets of dice from files.
 */
#ifndef FILES_DICE_FILE_H
#define FILES_DICE_FILE_H

#include "paths.h"

#include "trounce/dice.h"

/* Reads `count` dice (0: any square number) from the file at `path`. On failure false, with a line
 * in `fault` that names the file, the place and the reason. */
bool dice_file_read(const char *path, int count, struct dice *dice, char fault[FILE_FAULT_MAX]);

/* The same for a set that comes with the game. */
bool dice_file_read_set(const struct paths *paths, const struct dice_set *set, struct dice *dice,
                        char fault[FILE_FAULT_MAX]);

#endif
