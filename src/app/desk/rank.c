/* SPDX-License-Identifier: MIT */
#include "rank.h"

#include "tr.h"

#include <assert.h>

static const struct {
    int percent; /* of the common words */
    const char *name;
} ranks[RANK_COUNT] = {
    {0, N_("Setting out")},       {10, N_("Warming up")}, {25, N_("Under way")},
    {45, N_("On a roll")},        {65, N_("Sharp-eyed")}, {85, N_("Word hunter")},
    {100, N_("Every last word")},
};

long rank_words(int rank, long common)
{
    assert(rank >= 0 && rank < RANK_COUNT && common >= 0);
    return (common * ranks[rank].percent + 99) / 100;
}

int rank_reached(long found, long common)
{
    assert(found >= 0 && found <= common && common > 0);
    int rank = RANK_COUNT - 1;
    while (found < rank_words(rank, common)) {
        rank--;
    }
    return rank;
}

const char *rank_name(int rank)
{
    return tr(ranks[rank].name);
}
