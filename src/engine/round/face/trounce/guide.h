/* SPDX-License-Identifier: MIT */
/*
 * The guide: how many words are left that begin on each die, or pass through it. Leaves which
 * rounds have a guide, and how it looks, to the screens.
 */
#ifndef TROUNCE_GUIDE_H
#define TROUNCE_GUIDE_H

#include "trounce/round.h"
#include "trounce/solver.h"

#include <stdbool.h>

struct guide;

/*
 * Makes the guide of a round: it counts the words of `solution`, which are on the round's board, up
 * to a tier and without offensive ones; those that the player whose turn it is has already are
 * found. A word with several paths begins on, and passes through, the dice of each. Both arguments
 * are only read. End with guide_free. STATUS_NO_MEMORY.
 */
enum status guide_new(const struct round *round, const struct solution *solution, int tier_max,
                      struct guide **guide);

/* NULL is allowed. */
void guide_free(struct guide *guide);

/* Marks a word, by its number in the lexicon, as found; returns whether it was left. */
bool guide_take(struct guide *guide, uint32_t number);

/* How many words are left that begin on a cell of the board, and that pass through it. */
int guide_begins(const struct guide *guide, int cell);
int guide_passes(const struct guide *guide, int cell);

#endif
