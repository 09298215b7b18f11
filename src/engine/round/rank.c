/* SPDX-License-Identifier: MIT */
/*
 * The ranks of a Hunt.
 */
#include "trounce/rank.h"

#include <assert.h>

long rank_words(enum rank rank, long common)
{
    static const int percents[RANK_COUNT] = {
        [RANK_SETTING_OUT] = 0,       [RANK_WARMING_UP] = 10, [RANK_UNDER_WAY] = 25,
        [RANK_HALFWAY] = 50,          [RANK_SHARP_EYED] = 70, [RANK_WORD_HUNTER] = 85,
        [RANK_EVERY_LAST_WORD] = 100,
    };
    assert(rank < RANK_COUNT && common >= 0);
    return (common * percents[rank] + 99) / 100;
}

enum rank rank_reached(long found, long common)
{
    enum rank rank = RANK_SETTING_OUT;
    assert(found >= 0 && found <= common);
    while (common > 0 && rank + 1 < RANK_COUNT && found >= rank_words(rank + 1, common)) {
        rank++;
    }
    return rank;
}
