/* SPDX-License-Identifier: MIT */
/*
 * The exhaustive search of a board, one step per call, so that it can be watched. Leaves finding
 * all words at once to solver.h, and which words count to the round.
 */
#ifndef TROUNCE_SEARCH_H
#define TROUNCE_SEARCH_H

#include "trounce/board.h"
#include "trounce/lexicon.h"
#include "trounce/path.h"

enum search_step {
    SEARCH_ENTER,    /* the path grew by a cell, and words begin like this */
    SEARCH_WORD,     /* the path spells a word */
    SEARCH_DEAD_END, /* the path has one more cell, and no word begins like this; the next step
                        removes that cell first */
    SEARCH_LEAVE,    /* everything beyond the last cell is done, and it was removed */
    SEARCH_DONE      /* the whole board has been searched */
};

/*
 * Invariants: path.length cells are entered, nodes[i] is the node reached with the first i cells,
 * todo[i] the cells still to be tried as cell i. A word that can be spelt in several ways comes
 * once for each. Holds no memory of its own; copying it copies the search.
 */
struct search {
    const struct board *board;
    const struct lexicon *lexicon;
    struct path path;
    uint32_t nodes[BOARD_CELLS_MAX + 1];
    uint64_t todo[BOARD_CELLS_MAX + 1];
    int starts_begun; /* starting cells entered or skipped so far, 0..cells */
    bool word_due;    /* the cell just entered ends a word that is still to be reported */
    bool at_dead_end; /* the last cell of the path is a dead end */
    bool done;
};

/* Begins a search; board and lexicon are borrowed. Starting cells come row by row, and so do
 * neighbours, from the upper left to the lower right. Blank cells are skipped. */
void search_init(struct search *search, const struct board *board, const struct lexicon *lexicon);

/* Makes one step. */
enum search_step search_step(struct search *search);

/* The number of steps before SEARCH_DONE, counted by running a copy; stops counting at `limit`. */
long search_steps_left(const struct search *search, long limit);

#endif
