/* SPDX-License-Identifier: MIT */
/*
 * In which order a proof decides the cells of a board, how letters rank, and its parts. Only for
 * the proof.
 */
#ifndef TROUNCE_ENGINE_PROVE_PLAN_H
#define TROUNCE_ENGINE_PROVE_PLAN_H

#include "trounce/lexicon.h"
#include "trounce/prove.h"

#include <stdint.h>

#define RANK_BITS 5
#define RANKS_MAX ((1 << RANK_BITS) - 1)

/* Cells in the order in which they are decided are called places. Ranks of letters begin with 1,
 * the most frequent one; letters that no word has are left out, as no board needs them. If there
 * are more than RANKS_MAX letters, the rarest ones share the last rank. Bounds are then those of
 * boards where a cell of that rank has all these letters at once. */
struct plan {
    int rows;
    int columns;
    int places;
    unsigned char cell_of[PROOF_CELLS_MAX];
    /* Bit q of below[p]: the letter of place q may be limited to those that rank no later than that
     * of place p, as turning or mirroring makes any board one of these. */
    uint32_t below[PROOF_CELLS_MAX];
    int letters;
    unsigned char letter_of[ALPHABET_LETTERS_MAX + 1]; /* those with a rank of their own by rank */
    int ranks;
    double shares[RANKS_MAX + 1]; /* of all letters of all words; they add up to 1 */
    int fixed;                    /* first places, of which each part knows the rank */
    int free;                     /* the places after these */
    uint64_t point_mask;          /* of an item */
    int chosen; /* of the places up to this one each part knows a range of letters */
};

/* A part: all boards with letters of these ranks; of all ranks in places that are not chosen. */
struct part {
    unsigned char low[PROOF_CELLS_MAX];
    unsigned char high[PROOF_CELLS_MAX];
};

/* Items of which the last places are left out have more bits for points: those for the first
 * `depth` of the free places. */
static inline int plan_point_bits(int depth)
{
    return depth * RANK_BITS > 32 ? 64 - depth * RANK_BITS : 32;
}

void plan_init(struct plan *plan, const struct lexicon *lexicon, int rows, int columns);

struct parts {
    struct part *list;
    size_t count;
    size_t capacity;
};

/* Divides all boards into parts, added to none, in room that the caller frees. False when out of
 * memory. */
bool plan_divide(const struct plan *plan, struct parts *parts);

/* Limits the letters of other places to those that rank no later than that of a place, where this
 * leaves out only images. */
void plan_limit(const struct plan *plan, int place, unsigned char rank,
                unsigned char limits[PROOF_CELLS_MAX]);

/* The highest ranks that the letters of a part may have, for each place. */
void plan_limits(const struct plan *plan, const struct part *part,
                 unsigned char limits[PROOF_CELLS_MAX]);

#endif
