/* SPDX-License-Identifier: MIT */
/*
 * The words of a board as they are found: which count, what they come to, the list of them. Only
 * for the solver; leaves finding them, and each once, to its walks.
 */
#ifndef TROUNCE_ENGINE_SOLVER_TALLY_H
#define TROUNCE_ENGINE_SOLVER_TALLY_H

#include "trounce/solver.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct tally {
    const struct board *board;
    const struct lexicon *lexicon;
    struct solver_filter filter;
    int common_tier;
    int min_letters;
    struct survey survey;
    struct solution *solution; /* NULL: words are only counted */
    size_t word_capacity;
    size_t text_size;
    size_t text_capacity;
    size_t cells_size;
    size_t cells_capacity;
    bool wants_cells; /* all that are part of words */
    bool out_of_memory;
};

/* Begins with nothing found. `solution` (or NULL) is empty and stays the caller's. */
void tally_init(struct tally *tally, const struct board *board, const struct lexicon *lexicon,
                const struct solver_filter *filter, int common_tier, struct solution *solution);

/* Lets the filter this word through? */
static inline bool filter_takes(const struct solver_filter *filter, struct word_note note)
{
    return note.tier <= filter->tier_max &&
           !(filter->without_offensive && (note.marks & WORD_MARK_OFFENSIVE) != 0);
}

/* Counts a word that was not counted before and lists it, if there is a list. Its cells count
 * already. Without memory: out_of_memory. */
void tally_add(struct tally *tally, uint32_t number, struct word_note note, int letters,
               const struct path *path);

#endif
