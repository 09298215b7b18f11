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

#define TALLY_LENGTHS 64 /* letters of a word, as a node tells them */

struct tally {
    const struct board *board;
    const struct lexicon *lexicon;
    struct solver_filter filter;
    int common_tier;
    int min_letters;
    int points[TALLY_LENGTHS];
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

/* Counts a word of so many letters that was not counted before. Its cells count already. */
void tally_count(struct tally *tally, struct word_note note, size_t letters);

/* Where the next word of the list is to be written. */
struct tally_room {
    char *text; /* and a 0 behind it */
    unsigned char *cells;
};

/* Makes room for a word of `length` cells; false without memory: out_of_memory then. */
bool tally_reserve(struct tally *tally, size_t length, struct tally_room *room);

/* Puts the word on the list that was written in the room for it. */
void tally_list(struct tally *tally, uint32_t number, struct word_note note, size_t letters,
                size_t length);

/* Counts a word as above, and lists it with the path, if there is a list. */
void tally_add(struct tally *tally, uint32_t number, struct word_note note, int letters,
               const struct path *path);

#endif
