/* SPDX-License-Identifier: MIT */
/*
 * One given word, one path: gives up as soon as it can. Leaves finding all words to solver.h.
 */
#ifndef TROUNCE_FINDER_H
#define TROUNCE_FINDER_H

#include "trounce/path.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Looks for a path that spells `word` (either case) of `length` letters. False when there is none,
 * when the word is empty or has anything but letters. `near` (may be NULL) asks for the path that
 * has most of its first cells in common with it: what a player has lit while typing.
 */
bool finder_find(const struct board *board, const char *word, size_t length,
                 const struct path *near, struct path *path);

/* The same for letters that need not end with a face: "q" finds a QU, "t" a TH. For typing: the
 * path covers the letters and perhaps one more. */
bool finder_find_prefix(const struct board *board, const char *letters, size_t length,
                        const struct path *near, struct path *path);

#endif
