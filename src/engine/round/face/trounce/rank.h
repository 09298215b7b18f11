/* SPDX-License-Identifier: MIT */
/*
 * The ranks of a Hunt, a round in which the common words of a board are found at leisure: each is
 * reached with a share of them.
 */
#ifndef TROUNCE_RANK_H
#define TROUNCE_RANK_H

enum rank {
    RANK_SETTING_OUT,
    RANK_WARMING_UP,      /* 10 % */
    RANK_UNDER_WAY,       /* 25 % */
    RANK_HALFWAY,         /* 50 % */
    RANK_SHARP_EYED,      /* 70 % */
    RANK_WORD_HUNTER,     /* 85 % */
    RANK_EVERY_LAST_WORD, /* 100 % */
    RANK_COUNT
};

/* How many of `common` >= 0 words a rank takes, rounded up: never fewer than the rank before. */
long rank_words(enum rank rank, long common);

/* The highest rank reached with `found` of `common` words; the first if there are none. */
enum rank rank_reached(long found, long common);

#endif
