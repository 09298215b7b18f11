/* SPDX-License-Identifier: MIT */
/*
 * Scores a board for every letter that a cell could show. Leaves the walk to solver_levels.c,
 * single boards to solver_find.c.
 *
 * Paths that avoid the cell do not depend on its letter, so they are walked once, as if the cell
 * were blank. A path that ends next to the cell could enter it by each letter that its node has a
 * child for. These states, the seeds, are collected by letter; then each letter's seeds are walked
 * on. A word counts for a letter if it is seen in the first walk or in that letter's walk.
 */
#include "letters.h"
#include "lowest_bit.h"
#include "solver_handle.h"
#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

#define SEED_LETTERS ALPHABET_NARROW_MAX /* wide lexicons are not walked level by level */
#define SEEDS_MAX    ((size_t)LEVELS_CHUNK * LEVELS_AROUND)

struct solver_seeds {
    size_t counts[SEED_LETTERS];
    uint32_t nodes[SEED_LETTERS][SEEDS_MAX];
    uint32_t paths[SEED_LETTERS][SEEDS_MAX];
};

struct letters_scoring {
    struct solver *solver;
    const struct solver_filter *filter;
    bool takes_all; /* the filter accepts all words */
    uint32_t cell;
    uint64_t beside;          /* the cells from which paths can enter it */
    unsigned char first_mark; /* the mark of words seen in the first walk */
};

/* Adds the waiting hits to the score; later walks ignore words of the first one. */
static void score_hits(const struct letters_scoring *scoring, struct solver_score *score)
{
    struct solver *solver = scoring->solver;
    const struct levels *levels = &solver->levels;
    unsigned char *marks = solver->marks;
    unsigned char first_mark = scoring->first_mark;
    for (size_t i = 0; i < levels->hit_count; i++) {
        uint32_t slot = levels->hits[i];
        unsigned char mark = marks[slot];
        int is_new = (mark != first_mark) & (mark != solver->mark);
        marks[slot] = mark == first_mark ? mark : solver->mark;
        if (!scoring->takes_all && is_new) {
            uint32_t number = lexicon_word_number(solver->lexicon, slot);
            is_new = filter_accepts(scoring->filter, lexicon_note(solver->lexicon, number));
        }
        score->word_count += is_new;
        score->points += solver->points[lexicon_word_length(solver->lexicon, slot)] & -is_new;
    }
    solver->levels.hit_count = 0;
}

/* Stores a seed that enters the cell by `letter`; false if there is no room. */
static bool add_seed(const struct letters_scoring *scoring, uint32_t letter, uint32_t node,
                     uint32_t used)
{
    const uint64_t *nodes = scoring->solver->levels.nodes;
    struct solver_seeds *seeds = scoring->solver->seeds;
    const char *spelling =
        alphabet_spelling(scoring->solver->lexicon->alphabet, (int)letter + FACE_A);
    if (spelling[1] != '\0') {
        unsigned second = letter_number(spelling[1]);
        if (((uint32_t)nodes[node] >> second & 1u) == 0) {
            return true;
        }
        node = lexicon_base_in(nodes[node]) + second;
    }
    size_t at = seeds->counts[letter];
    if (at == SEEDS_MAX) {
        return false;
    }
    seeds->nodes[letter][at] = node;
    seeds->paths[letter][at] =
        used | UINT32_C(1) << scoring->cell | scoring->cell << NARROW_CELL_SHIFT;
    seeds->counts[letter]++;
    return true;
}

/* Stores a seed for each letter by which `node` can continue in the cell. */
static bool add_seeds(const struct letters_scoring *scoring, uint64_t node, uint32_t used)
{
    bool has_room = true;
    for (uint32_t letters = (uint32_t)node; letters != 0; letters &= letters - 1) {
        uint32_t letter = (uint32_t)lowest_bit(letters);
        has_room &= add_seed(scoring, letter, lexicon_base_in(node) + letter, used);
    }
    return has_room;
}

/* Stores the seeds of those states of a run that end next to the cell. */
static bool seed_run(const struct letters_scoring *scoring, size_t first, size_t end)
{
    const struct levels *levels = &scoring->solver->levels;
    bool has_room = true;
    for (size_t i = first; i < end; i++) {
        uint32_t path = levels->state_paths[i];
        if ((scoring->beside >> (path >> NARROW_CELL_SHIFT) & 1u) != 0) {
            has_room &=
                add_seeds(scoring, levels->nodes[levels->state_nodes[i]], path & NARROW_USED);
        }
    }
    return has_room;
}

/* Finishes a walk; the first one makes seeds. False if there are too many paths or seeds. */
static bool walk(const struct letters_scoring *scoring, bool is_first, struct solver_score *score)
{
    struct levels *levels = &scoring->solver->levels;
    for (;;) {
        size_t first = 0;
        size_t end = 0;
        bool has_next = is_first && levels_next(levels, &first, &end);
        switch (levels_step(levels)) {
        case LEVELS_GOES_ON:
            if (has_next && !seed_run(scoring, first, end)) {
                return false;
            }
            break;
        case LEVELS_FULL:
            score_hits(scoring, score);
            break;
        case LEVELS_DONE:
            score_hits(scoring, score);
            return true;
        case LEVELS_LOST:
            return false;
        }
    }
}

/* Begins the first walk, with the cell blanked; false if the board is too large. */
static bool begin_first(struct letters_scoring *scoring, int rows, int columns,
                        const unsigned char *faces)
{
    struct solver *solver = scoring->solver;
    unsigned char blanked[BOARD_CELLS_MAX];
    memcpy(blanked, faces, (size_t)rows * (size_t)columns);
    blanked[scoring->cell] = FACE_BLANK;
    /* The marks of the letters must follow that of the first walk without wrapping around. */
    if (solver->mark > UINT8_MAX - 1 - SEED_LETTERS) {
        solver->mark = UINT8_MAX;
    }
    solver_begin_words(solver);
    scoring->first_mark = solver->mark;
    memset(solver->seeds->counts, 0, sizeof solver->seeds->counts);
    bool has_begun = levels_begin(&solver->levels, solver->narrow_body, false, rows, columns,
                                  blanked, solver_min_letters(scoring->filter, rows * columns));
    scoring->beside = levels_beside(&solver->levels, (int)scoring->cell);
    return has_begun;
}

static bool score_letters(struct letters_scoring *scoring, int rows, int columns,
                          const unsigned char *faces, struct solver_score *scores)
{
    struct solver *solver = scoring->solver;
    struct levels *levels = &solver->levels;
    struct solver_seeds *seeds = solver->seeds;
    struct solver_score common = {0};
    if (!begin_first(scoring, rows, columns, faces) || !walk(scoring, true, &common) ||
        !add_seeds(scoring, levels->nodes[LEXICON_ROOT], (uint32_t)levels->blank_cells)) {
        return false;
    }
    size_t common_states = levels->states;
    size_t letter_count = (size_t)levels->alphabet->letter_count;
    for (size_t letter = 0; letter < letter_count; letter++) {
        scores[letter] = common;
        memcpy(levels->state_nodes, seeds->nodes[letter],
               seeds->counts[letter] * sizeof *levels->state_nodes);
        memcpy(levels->state_paths, seeds->paths[letter],
               seeds->counts[letter] * sizeof *levels->state_paths);
        solver_begin_words(solver);
        levels_begin_at(levels, seeds->counts[letter], common_states);
        if (!walk(scoring, false, &scores[letter])) {
            return false;
        }
    }
    return true;
}

/* The same, scoring one board per letter. */
static enum status score_each(const struct letters_scoring *scoring, int rows, int columns,
                              const unsigned char *faces, struct solver_score *scores)
{
    unsigned char changed[BOARD_CELLS_MAX];
    memcpy(changed, faces, (size_t)rows * (size_t)columns);
    enum status status = STATUS_OK;
    int letter_count = scoring->solver->lexicon->alphabet->letter_count;
    for (int letter = 0; letter < letter_count && status == STATUS_OK; letter++) {
        changed[scoring->cell] = (unsigned char)(FACE_A + letter);
        status = solver_score_many(scoring->solver, rows, columns, changed, 1, scoring->filter,
                                   &scores[letter]);
    }
    return status;
}

enum status solver_score_letters(struct solver *solver, int rows, int columns,
                                 const unsigned char *faces, int cell,
                                 const struct solver_filter *filter,
                                 struct solver_score scores[SOLVER_LETTERS])
{
    int cell_count = rows * columns;
    assert(cell >= 0 && cell < cell_count);
    struct letters_scoring scoring = {
        .solver = solver,
        .filter = filter,
        .takes_all = filter_takes_all(filter),
        .cell = (uint32_t)cell,
    };
    if (!solver->narrow_body || levels_is_wide(cell_count)) {
        return score_each(&scoring, rows, columns, faces, scores);
    }
    if (!solver->seeds) {
        solver->seeds = memory_new(1, sizeof *solver->seeds);
        if (!solver->seeds) {
            return STATUS_NO_MEMORY;
        }
    }
    solver_set_points(solver, filter, cell_count);
    if (score_letters(&scoring, rows, columns, faces, scores)) {
        return STATUS_OK;
    }
    return score_each(&scoring, rows, columns, faces, scores);
}
