/* SPDX-License-Identifier: MIT */
/*
 * Finds a path for one given word, or gives up as soon as it can. Leaves finding all words to
 * solver.h.
 */
#ifndef TROUNCE_FINDER_H
#define TROUNCE_FINDER_H

#include "trounce/path.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Looks for a path that spells `word` (either case) of `length` letters. Returns false, and leaves
 * `path` as it was, when there is none or the word is empty or has anything but letters. With
 * `near` (may be NULL or `path` itself) the path is the one that shares the most leading cells with
 * it, such as what a player has lit while typing; after those, cells anywhere in `near` are tried
 * before others. Without it the path is the first in the order of its cells.
 *
 * Takes some tens of milliseconds at most. Real words are decided within some hundreds of steps;
 * when millions are not enough (on a board of one letter, say, for a word longer than any path) the
 * answer is false, though there may be a path.
 */
bool finder_find(const struct board *board, const char *word, size_t length,
                 const struct path *near, struct path *path);

/* The same for letters that may end within a face: "q" finds a QU, "t" a TH. For typing: the path
 * covers the letters exactly if it can, else one letter more. */
bool finder_find_prefix(const struct board *board, const char *letters, size_t length,
                        const struct path *near, struct path *path);

#endif
