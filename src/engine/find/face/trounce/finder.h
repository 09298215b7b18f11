/* SPDX-License-Identifier: MIT */
/*
 * Finds a path for one given word. Leaves finding all words to solver.h.
 */
#ifndef TROUNCE_FINDER_H
#define TROUNCE_FINDER_H

#include "trounce/path.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Looks for a path that spells `word` (either case) of `length` letters. Returns false, with `path`
 * unchanged, if there is none or the word is empty or has anything but letters. With `near` (may be
 * NULL or `path` itself), such as the cells lit while the player types, the path shares as many
 * leading cells with it as possible; after those, cells in `near` are tried before others. Without
 * `near` it is the first path in cell order.
 *
 * Takes a few tens of milliseconds at most. Real words take a few hundred steps; a search that
 * exceeds its limit of millions of steps (say, on a board of one letter, for a word longer than any
 * path) returns false even if there is a path.
 */
bool finder_find(const struct board *board, const char *word, size_t length,
                 const struct path *near, struct path *path);

/* Like finder_find, for letters that may end within a face, as during typing: "q" finds QU, "t"
 * finds TH. The path covers the letters exactly if possible, else one letter more. */
bool finder_find_prefix(const struct board *board, const char *letters, size_t length,
                        const struct path *near, struct path *path);

/*
 * Looks for all paths that spell `word`, as finder_find does for one: `*begins` gets the bits of
 * the cells where one of them begins, `*passes` those of all their cells. Returns false, with both
 * 0, if there is none. Words with many paths take longer than their first path; beyond the limit of
 * steps, cells may be missing.
 */
bool finder_cover(const struct board *board, const char *word, size_t length, uint64_t *begins,
                  uint64_t *passes);

#endif
