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

/* Real boards take some thousands of steps, 8 × 8 ones some ten thousands. A word that is new may
 * take some more: to look for it by itself would, too. */
#define WALK_STEPS 1000000
#define WORD_STEPS 300

struct walk {
    const struct walk_task *task;
    struct found *found;
    const struct board *board;
    const struct lexicon *lexicon;
    uint64_t solid_cells; /* cells that are not blank */
    uint64_t *settled;    /* a bit a word: counted already, or left out by the filter */
    int64_t steps_left;
    int64_t patience; /* that is left */
    int min_letters;
    bool out_of_memory;
    struct path path;
};

/* The path ends a word of enough letters at `node`. */
static void meet_word(struct walk *walk, uint32_t node)
{
    uint32_t number = lexicon_word_number(walk->lexicon, node);
    uint64_t bit = UINT64_C(1) << number % 64;
    struct word_note note = lexicon_note(walk->lexicon, number);
    bool is_new = (walk->settled[number / 64] & bit) == 0;
    walk->settled[number / 64] |= bit;
    if (!filter_takes(walk->task->filter, note)) {
        return;
    }
    walk->found->used_cells |= walk->path.used;
    if (is_new) {
        int64_t more = walk->patience < WORD_STEPS ? walk->patience : WORD_STEPS;
        walk->patience -= more;
        walk->steps_left += more;
        walk->out_of_memory |= !found_add(walk->found, node, &walk->path);
    }
}

/* Tries each of `cells` behind the path, which has led to `node`. */
static void try_cells(struct walk *walk, uint32_t node, uint64_t cells)
{
    for (; cells != 0 && walk->steps_left > 0; cells &= cells - 1) {
        int cell = (int)bits_lowest(cells);
        uint32_t next = face_step(walk->lexicon, node, walk->board->faces[cell]);
        walk->steps_left--;
        if (next == LEXICON_ROOT || walk->out_of_memory) {
            continue;
        }
        path_extend(&walk->path, walk->board, cell);
        if ((int)lexicon_word_length(walk->lexicon, next) >= walk->min_letters) {
            meet_word(walk, next);
        }
        if (lexicon_letters(walk->lexicon, next) != 0) {
            try_cells(walk, next,
                      walk->board->neighbours[cell] & walk->solid_cells & ~walk->path.used);
        }
        path_shorten(&walk->path, walk->path.length - 1);
    }
}

enum status solver_walk(const struct walk_task *task, struct found *found)
{
    const struct board *board = task->board;
    struct walk walk = {
        .task = task,
        .found = found,
        .board = board,
        .lexicon = task->lexicon,
        .steps_left = WALK_STEPS,
        .patience = task->patience > 0 ? task->patience : INT64_MAX,
        .min_letters = scoring_min_letters(task->filter->rules, board_cell_count(board)),
    };
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        if (board->faces[cell] != FACE_BLANK) {
            walk.solid_cells |= UINT64_C(1) << cell;
        }
    }
    walk.settled = memory_new(walk.lexicon->word_count / 64 + 1, sizeof *walk.settled);
    if (walk.settled == NULL) {
        return STATUS_NO_MEMORY;
    }
    try_cells(&walk, LEXICON_ROOT, walk.solid_cells);
    enum status status = walk.out_of_memory ? STATUS_NO_MEMORY : STATUS_OK;
    if (walk.steps_left <= 0 && status == STATUS_OK) {
        status = solver_rounds(task, walk.settled, walk.patience, found);
    }
    memory_free(walk.settled);
    return status;
}
