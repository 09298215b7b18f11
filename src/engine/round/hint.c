/* SPDX-License-Identifier: MIT */
/*
 * Sets the prices of hints and chooses their word.
 */
#include "trounce/hint.h"

#include "trounce/deal.h"

#include <assert.h>
#include <string.h>

int hint_price(enum hint_step step, int worth)
{
    static const int sums[HINT_STEP_COUNT] = {
        [HINT_LENGTHS] = 0, [HINT_FIRST] = 1, [HINT_SECOND] = 2, [HINT_PATH] = 4};
    assert(step < HINT_STEP_COUNT && worth >= 0);
    int before = step == HINT_LENGTHS ? 0 : sums[step - 1];
    return (sums[step] < worth ? sums[step] : worth) - (before < worth ? before : worth);
}

int hint_dice(enum hint_step step, int length)
{
    switch (step) {
    case HINT_LENGTHS:
    case HINT_STEP_COUNT:
        return 0;
    case HINT_FIRST:
        return length < 1 ? length : 1;
    case HINT_SECOND:
        return length < 2 ? length : 2;
    case HINT_PATH:
        break;
    }
    return length;
}

/* Returns whether a hint may be about this word. */
static bool is_left(const struct round *round, const struct solution *solution, size_t index)
{
    const struct solved_word *word = &solution->words[index];
    return (word->marks & WORD_MARK_OFFENSIVE) == 0 &&
           !round_turn_has_word(round, solution_text(solution, index), word->letters);
}

bool hint_choose(const struct round *round, const struct solution *solution, size_t *index)
{
    int tier = DEAL_COMMON_TIER + 1;
    for (size_t i = 0; i < solution->word_count; i++) {
        /* Words are sorted longest first, then alphabetically, so take the first of a tier. */
        if (solution->words[i].tier < tier && is_left(round, solution, i)) {
            tier = solution->words[i].tier;
            *index = i;
        }
    }
    return tier <= DEAL_COMMON_TIER;
}

int hint_count_left(const struct round *round, const struct solution *solution, int tier_max,
                    int counts[PATH_LETTERS_MAX + 1])
{
    int total = 0;
    memset(counts, 0, (PATH_LETTERS_MAX + 1) * sizeof *counts);
    for (size_t i = 0; i < solution->word_count; i++) {
        if (solution->words[i].tier <= tier_max && is_left(round, solution, i)) {
            counts[solution->words[i].letters]++;
            total++;
        }
    }
    return total;
}
