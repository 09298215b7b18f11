/* SPDX-License-Identifier: MIT */
/*
 * Every word of a board by a walk through board and lexicon together, which turns back as soon as
 * no word begins like the path. Leaves boards that mislead to solver_rounds.c, and the order of
 * steps that is shown to search.c.
 */
#include "solver_walk.h"

#include "face_step.h"
#include "letters.h"
#include "solver_rounds.h"
#include "trounce/memory.h"

#include <limits.h>

/* Real boards take some thousands of steps, 8 × 8 ones some ten thousands. A word that is new may
 * take some more: to look for it by itself would, too. */
#define WALK_STEPS 1000000L
#define WORD_STEPS 300L

struct walk {
    struct tally *tally;
    const struct board *board;
    const struct lexicon *lexicon;
    uint64_t solid_cells; /* cells that are not blank */
    uint64_t *settled;    /* a bit a word: counted already, or left out by the filter */
    long steps_left;
    long patience; /* that is left */
    struct path path;
};

/* The path ends a word of enough letters at `node`. */
static void meet_word(struct walk *walk, uint32_t node, int letters)
{
    uint32_t number = lexicon_word_number(walk->lexicon, node);
    uint64_t bit = UINT64_C(1) << number % 64;
    struct word_note note = lexicon_note(walk->lexicon, number);
    bool is_new = (walk->settled[number / 64] & bit) == 0;
    walk->settled[number / 64] |= bit;
    if (!filter_takes(&walk->tally->filter, note)) {
        return;
    }
    walk->tally->survey.used_cells |= walk->path.used;
    if (is_new) {
        long more = walk->patience < WORD_STEPS ? walk->patience : WORD_STEPS;
        walk->patience -= more;
        walk->steps_left += more;
        tally_add(walk->tally, number, note, letters, &walk->path);
    }
}

/* Tries each of `cells` behind the path, which has led to `node`. */
static void try_cells(struct walk *walk, uint32_t node, uint64_t cells)
{
    for (; cells != 0 && walk->steps_left > 0; cells &= cells - 1) {
        int cell = (int)bits_lowest(cells);
        uint32_t next = face_step(walk->lexicon, node, walk->board->faces[cell]);
        walk->steps_left--;
        if (next == LEXICON_ROOT || walk->tally->out_of_memory) {
            continue;
        }
        path_extend(&walk->path, walk->board, cell);
        int letters = (int)lexicon_word_length(walk->lexicon, next);
        if (letters >= walk->tally->min_letters) {
            meet_word(walk, next, letters);
        }
        if (lexicon_letters(walk->lexicon, next) != 0) {
            try_cells(walk, next,
                      walk->board->neighbours[cell] & walk->solid_cells & ~walk->path.used);
        }
        path_shorten(&walk->path, walk->path.length - 1);
    }
}

void solver_walk(struct tally *tally, long patience)
{
    const struct board *board = tally->board;
    struct walk walk = {
        .tally = tally,
        .board = board,
        .lexicon = tally->lexicon,
        .steps_left = WALK_STEPS,
        .patience = patience > 0 ? patience : LONG_MAX,
    };
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        if (board->faces[cell] != FACE_BLANK) {
            walk.solid_cells |= UINT64_C(1) << cell;
        }
    }
    walk.settled = memory_new(tally->lexicon->word_count / 64 + 1, sizeof *walk.settled);
    if (walk.settled == NULL) {
        tally->out_of_memory = true;
        return;
    }
    try_cells(&walk, LEXICON_ROOT, walk.solid_cells);
    if (walk.steps_left <= 0 && !tally->out_of_memory) {
        solver_rounds(tally, walk.settled, walk.patience);
    }
    memory_free(walk.settled);
}
