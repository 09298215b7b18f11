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
 * when the word is empty or has anything but letters, and `path` is then as it was. `near` (may be
 * NULL or `path` itself) asks for the path that has most of its first cells in common with it, as
 * what a player has lit while typing; after those, cells that `near` has anywhere are tried before
 * others. Without it the path comes that is first in the order of its cells.
 *
 * It takes some tens of milliseconds at most. Real words end within some hundreds of steps; where
 * millions do not suffice (on a board of one letter, say, for a word longer than any path) it is
 * false, though there may be a path.
 */
bool finder_find(const struct board *board, const char *word, size_t length,
                 const struct path *near, struct path *path);

/* The same for letters that need not end with a face: "q" finds a QU, "t" a TH. For typing: the
 * path covers the letters, and one more only when no path covers them alone. */
bool finder_find_prefix(const struct board *board, const char *letters, size_t length,
                        const struct path *near, struct path *path);

#endif
