/* SPDX-License-Identifier: MIT */
/*
 * The levels of a board whose words are to be found at leisure: each is reached with a share of its
 * common words. Leaves counting those to honours.h.
 */
#ifndef APP_RANK_H
#define APP_RANK_H

#define RANK_COUNT 7

/* Returns how many of `common` words rank 0 .. RANK_COUNT - 1 takes: none for the first, all for
 * the last, never fewer than the rank before. */
long rank_words(int rank, long common);

/* Returns the highest rank reached with `found` of `common` words, at least one of them common. */
int rank_reached(long found, long common);

/* Returns its name, as a title: "Sharp-eyed". */
const char *rank_name(int rank);

#endif
