/* SPDX-License-Identifier: MIT */
/*
 * The exhaustive search of a board, one step per call, so that it can be shown. Leaves finding all
 * words at once to solver.h, and which words count to the round.
 */
#ifndef TROUNCE_SEARCH_H
#define TROUNCE_SEARCH_H

#include "trounce/board.h"
#include "trounce/lexicon.h"
#include "trounce/path.h"

enum search_step {
    SEARCH_ENTER,    /* the path grew by a cell and is the prefix of a word */
    SEARCH_WORD,     /* the path spells a word */
    SEARCH_DEAD_END, /* the path grew by a cell and is not a prefix; the next step removes that cell
                        first */
    SEARCH_LEAVE,    /* everything beyond the last cell was searched, and it was removed */
    SEARCH_DONE      /* the whole board has been searched */
};

/*
 * Invariants: nodes[i] is the lexicon node reached by the first i cells of `path`, todo[i] the
 * cells still to be tried as cell i. A word that can be spelt in several ways is reported for each.
 * Owns no memory; copying the struct copies the search.
 */
struct search {
    const struct board *board;
    const struct lexicon *lexicon;
    struct path path;
    uint32_t nodes[BOARD_CELLS_MAX + 1];
    uint64_t todo[BOARD_CELLS_MAX + 1];
    int starts_begun; /* starting cells entered or skipped so far, 0..cells */
    bool word_due;    /* the cell just entered ends a word not yet reported */
    bool at_dead_end; /* the last cell of the path is a dead end */
    bool done;
};

/* Begins a search; board and lexicon are borrowed. Starting cells and neighbours are tried row by
 * row, from the upper left to the lower right. Blank cells are skipped. */
void search_init(struct search *search, const struct board *board, const struct lexicon *lexicon);

enum search_step search_step(struct search *search);

/* The number of steps before SEARCH_DONE, counted by running a copy; stops counting at `limit`. */
long search_steps_left(const struct search *search, long limit);

#endif
