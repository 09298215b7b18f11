/* SPDX-License-Identifier: MIT */
/*
 * The exhaustive search, one step per call.
 */
#include "trounce/search.h"

#include "face_step.h"
#include "lowest_bit.h"

#include <string.h>

static uint64_t all_cells(const struct board *board)
{
    return ~UINT64_C(0) >> (BOARD_CELLS_MAX - board_cell_count(board));
}

void search_init(struct search *search, const struct board *board, const struct lexicon *lexicon)
{
    memset(search, 0, sizeof *search);
    search->board = board;
    search->lexicon = lexicon;
    search->nodes[0] = LEXICON_ROOT;
    search->todo[0] = all_cells(board);
}

/* Takes the next cell to try after the path, skipping blanks; returns -1 if there is none. */
static int next_cell(struct search *search)
{
    int depth = search->path.length;
    while (search->todo[depth] != 0) {
        int cell = (int)lowest_bit(search->todo[depth]);
        search->todo[depth] &= search->todo[depth] - 1;
        if (depth == 0) {
            search->starts_begun = cell + 1;
        }
        if (search->board->faces[cell] != FACE_BLANK) {
            return cell;
        }
    }
    return -1;
}

static enum search_step enter(struct search *search, int cell)
{
    const struct lexicon *lexicon = search->lexicon;
    int depth = search->path.length;
    uint32_t node = face_step(lexicon, search->nodes[depth], search->board->faces[cell]);
    path_extend(&search->path, search->board, cell);
    if (node == LEXICON_ROOT) {
        search->at_dead_end = true;
        return SEARCH_DEAD_END;
    }
    bool goes_on = lexicon_letters(lexicon, node) != 0;
    search->nodes[depth + 1] = node;
    search->todo[depth + 1] = goes_on ? search->board->neighbours[cell] & ~search->path.used : 0;
    search->word_due = lexicon_word_length(lexicon, node) != 0;
    return SEARCH_ENTER;
}

enum search_step search_step(struct search *search)
{
    if (search->word_due) {
        search->word_due = false;
        return SEARCH_WORD;
    }
    if (search->at_dead_end) {
        search->at_dead_end = false;
        path_shorten(&search->path, search->path.length - 1);
    }
    int cell = next_cell(search);
    if (cell >= 0) {
        return enter(search, cell);
    }
    if (search->path.length > 0) {
        path_shorten(&search->path, search->path.length - 1);
        return SEARCH_LEAVE;
    }
    search->done = true;
    return SEARCH_DONE;
}

long search_steps_left(const struct search *search, long limit)
{
    struct search copy = *search;
    long steps = 0;
    while (steps < limit && search_step(&copy) != SEARCH_DONE) {
        steps++;
    }
    return steps;
}
