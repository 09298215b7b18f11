/* SPDX-License-Identifier: MIT */
/*
 * Sets of dice from their files. Leaves the format to the engine.
 */
#ifndef FILES_DICE_FILE_H
#define FILES_DICE_FILE_H

#include "paths.h"

#include "trounce/dice.h"

/* Reads `count` dice (0: any square number) from the file at `path`. False with a line that names
 * the file, the place and the reason in `fault`. */
bool dice_file_read(const char *path, int count, struct dice *dice, char fault[FILE_FAULT_MAX]);

/* The same for one of the game's own sets. */
bool dice_file_read_set(const struct paths *paths, const struct dice_set *set, struct dice *dice,
                        char fault[FILE_FAULT_MAX]);

#endif
