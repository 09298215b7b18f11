/* SPDX-License-Identifier: MIT */
/*
 * Finds all dice of each word once, so that a found word is only subtracted.
 */
#include "trounce/guide.h"

#include "trounce/finder.h"
#include "trounce/memory.h"

#include "lowest_bit.h"

#include <assert.h>

struct guide_word {
    uint32_t number;
    bool is_found;
    uint64_t begins, passes; /* bits of cells */
};

struct guide {
    struct guide_word *words;
    size_t count;
    int begins[BOARD_CELLS_MAX], passes[BOARD_CELLS_MAX];
};

/* Adds `by` to the counts of the cells. */
static void count(int *counts, uint64_t cells, int by)
{
    for (; cells != 0; cells &= cells - 1) {
        counts[lowest_bit(cells)] += by;
    }
}

static void count_word(struct guide *guide, const struct guide_word *word, int by)
{
    count(guide->begins, word->begins, by);
    count(guide->passes, word->passes, by);
}

enum status guide_new(const struct round *round, const struct solution *solution, int tier_max,
                      struct guide **guide)
{
    struct guide *made = memory_new(1, sizeof *made);
    if (made) {
        made->words = memory_new(solution->word_count + 1, sizeof *made->words);
    }
    if (!made || !made->words) {
        guide_free(made);
        return STATUS_NO_MEMORY;
    }
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        const char *text = solution_text(solution, i);
        if (word->tier > tier_max || (word->marks & WORD_MARK_OFFENSIVE) != 0) {
            continue;
        }
        struct guide_word *counted = &made->words[made->count++];
        *counted = (struct guide_word){.number = word->number};
        (void)finder_cover(round_board(round), text, word->letters, &counted->begins,
                           &counted->passes);
        count_word(made, counted, 1);
        if (round_turn_has_word(round, text, word->letters)) {
            (void)guide_take(made, word->number);
        }
    }
    *guide = made;
    return STATUS_OK;
}

void guide_free(struct guide *guide)
{
    if (guide) {
        memory_free(guide->words);
        memory_free(guide);
    }
}

bool guide_take(struct guide *guide, uint32_t number)
{
    for (size_t i = 0; i < guide->count; i++) {
        struct guide_word *word = &guide->words[i];
        if (word->number == number && !word->is_found) {
            word->is_found = true;
            count_word(guide, word, -1);
            return true;
        }
    }
    return false;
}

int guide_begins(const struct guide *guide, int cell)
{
    assert(cell >= 0 && cell < BOARD_CELLS_MAX);
    return guide->begins[cell];
}

int guide_passes(const struct guide *guide, int cell)
{
    assert(cell >= 0 && cell < BOARD_CELLS_MAX);
    return guide->passes[cell];
}
