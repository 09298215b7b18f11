/* SPDX-License-Identifier: MIT */
/*
 * The exhaustive search of a board as a stepper: one call, one step, so that it can be watched.
 * Leaves finding all words at once to solver.h, and which words count to the round.
 */
#ifndef TROUNCE_SEARCH_H
#define TROUNCE_SEARCH_H

#include "trounce/board.h"
#include "trounce/lexicon.h"
#include "trounce/path.h"

enum search_step {
    SEARCH_ENTER,    /* the path grew by a cell, and words begin like this */
    SEARCH_WORD,     /* the path spells a word */
    SEARCH_DEAD_END, /* the path has one cell more, with which no word begins; the next step takes
                        it back before it does its own thing */
    SEARCH_LEAVE,    /* all beyond the last cell is done: the path is shorter by it */
    SEARCH_DONE      /* the board is searched; so it stays */
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
    int starts_begun; /* starting cells entered or passed over so far, 0..cells */
    bool word_due;    /* the cell just entered ends a word that is to be told */
    bool at_dead_end; /* the last cell of the path is a dead end */
    bool done;
};

/* Starts a search; board and lexicon are borrowed. Starts go row by row, neighbours too: from the
 * one above to the left to the one below to the right. Blank cells are passed over. */
void search_init(struct search *search, const struct board *board, const struct lexicon *lexicon);

/* Makes one step. */
enum search_step search_step(struct search *search);

/* How many steps come before the one that tells SEARCH_DONE, counted by running a copy; stops
 * counting at `limit`. */
long search_steps_left(const struct search *search, long limit);

#endif
