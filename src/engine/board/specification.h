/* SPDX-License-Identifier: MIT */
/*
 * What it means that a word is on a board, as a plain recursive search: the specification that the
 * solver, the finder, the shown search and the rivals are tested against. Too slow to play with.
 */
#ifndef TROUNCE_ENGINE_SPECIFICATION_H
#define TROUNCE_ENGINE_SPECIFICATION_H

#include "trounce/board.h"

#include <stdint.h>

/* Returns how many paths spell `word`, which is in letters: neighbouring cells, each at most once,
 * whose letters are those of the word. Adds the cells of all of them to `*cells`. */
long specification_paths(const struct board *board, const char *word, uint64_t *cells);

#endif
