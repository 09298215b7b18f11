/* SPDX-License-Identifier: MIT */
/*
 * What is searched for, in which order: a shortest way to any goal; if that is too much, a shorter
 * one to the goal that is known; if that is too much as well, short cuts between two grids of the
 * way that is known, ever longer ones. Leaves the searching to scrambler_search.c.
 */
#include "trounce/scrambler_solver.h"

#include "scrambler_search.h"

#include "trounce/memory.h"

#include <assert.h>

/* Slides and choices that one length may cost. */
#define ALL_WORK    6000000L
#define TARGET_WORK 3000000L
#define WINDOW_WORK 100000L

#define WINDOW_FIRST 6
#define WINDOW_LAST  14
#define WINDOW_STEP  2

enum solver_stage { SOLVER_ALL, SOLVER_TARGET, SOLVER_WINDOWS, SOLVER_DONE };

struct scrambler_solver {
    struct scrambler_search search;
    struct scrambler_words words;
    struct scrambler_grid start;
    struct scrambler_move *way; /* each by one cell */
    size_t way_count;
    size_t at_least;
    enum solver_stage stage;
    size_t window_begin; /* the part of the way that is being replaced */
    size_t window_count;
    size_t window_size;
    bool has_improved; /* in this pass of windows */
};

/* ---- ways ---- */

/* A way being put together: moves of one line of a block (neighbours of one kind) are added up, so
 * that what cancels out is gone, and a line goes round the shorter way. */
struct way_maker {
    struct scrambler_move *moves;
    size_t count;
    int size;
};

static void add_move(struct way_maker *maker, struct scrambler_move move)
{
    size_t at = maker->count;
    while (at > 0 && maker->moves[at - 1].is_column == move.is_column &&
           maker->moves[at - 1].line != move.line) {
        at--;
    }
    if (at == 0 || maker->moves[at - 1].is_column != move.is_column) {
        maker->moves[maker->count++] = move;
        return;
    }
    int shift = (maker->moves[at - 1].shift + move.shift) % maker->size;
    shift += shift < -maker->size / 2 ? maker->size : shift > maker->size / 2 ? -maker->size : 0;
    if (shift != 0) {
        maker->moves[at - 1].shift = (signed char)shift;
        return;
    }
    maker->count--;
    memmove(maker->moves + at - 1, maker->moves + at, (maker->count - (at - 1)) * sizeof move);
}

/* Takes moves apart into slides by one cell, as far as the first grid that is solved. Returns their
 * number, or SIZE_MAX if none is. `slides` may be NULL: to count. */
static size_t split_moves(const struct scrambler_solver *solver, const struct way_maker *maker,
                          struct scrambler_move *slides)
{
    struct scrambler_grid grid = solver->start;
    size_t count = 0;
    for (size_t i = 0; i < maker->count; i++) {
        struct scrambler_move slide = maker->moves[i];
        slide.shift = (signed char)(slide.shift > 0 ? 1 : -1);
        for (int cell = scrambler_move_cells(maker->moves[i]); cell > 0; cell--) {
            if (scrambler_grid_is_solved(&grid, &solver->words)) {
                return count;
            }
            scrambler_grid_slide(&grid, slide);
            if (slides != NULL) {
                slides[count] = slide;
            }
            count++;
        }
    }
    return scrambler_grid_is_solved(&grid, &solver->words) ? count : SIZE_MAX;
}

/* Takes the way over if it leads home and is shorter than the one that is there. */
static enum status offer_way(struct scrambler_solver *solver, const struct way_maker *maker)
{
    size_t count = split_moves(solver, maker, NULL);
    if (count == SIZE_MAX || (solver->way != NULL && count >= solver->way_count)) {
        return STATUS_OK;
    }
    struct scrambler_move *way = memory_new(count, sizeof *way);
    if (way == NULL) {
        return STATUS_NO_MEMORY;
    }
    memory_free(solver->way);
    solver->way = way;
    solver->way_count = split_moves(solver, maker, way);
    return STATUS_OK;
}

static enum status offer_undoing(struct scrambler_solver *solver, const struct scrambler *scrambler)
{
    size_t count = scrambler->made_count + SCRAMBLER_JUMBLE_MAX;
    struct way_maker maker = {.moves = memory_new(count, sizeof *maker.moves),
                              .size = scrambler->grid.size};
    if (maker.moves == NULL) {
        return STATUS_NO_MEMORY;
    }
    for (size_t i = scrambler->made_count; i > 0; i--) {
        add_move(&maker, scrambler_move_opposite(scrambler->moves[i - 1]));
    }
    for (int i = 0; i < scrambler->puzzle.jumble_count; i++) {
        add_move(&maker, scrambler_puzzle_solution(&scrambler->puzzle, i));
    }
    enum status status = offer_way(solver, &maker);
    memory_free(maker.moves);
    return status;
}

static enum status offer_known(struct scrambler_solver *solver, const struct scrambler_move *known,
                               size_t count)
{
    struct way_maker maker = {.moves = memory_new(count, sizeof *maker.moves),
                              .size = solver->start.size};
    if (maker.moves == NULL) {
        return STATUS_NO_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        add_move(&maker, known[i]);
    }
    enum status status = offer_way(solver, &maker);
    memory_free(maker.moves);
    return status;
}

static struct scrambler_grid grid_after(const struct scrambler_solver *solver, size_t count)
{
    struct scrambler_grid grid = solver->start;
    for (size_t i = 0; i < count; i++) {
        scrambler_grid_slide(&grid, solver->way[i]);
    }
    return grid;
}

/* Cuts the way at the first grid that is solved. */
static void cut_way(struct scrambler_solver *solver)
{
    struct scrambler_grid grid = solver->start;
    for (size_t i = 0; i < solver->way_count; i++) {
        if (scrambler_grid_is_solved(&grid, &solver->words)) {
            solver->way_count = i;
        }
        scrambler_grid_slide(&grid, solver->way[i]);
    }
}

/* Replaces `count` slides of the way, from `begin` on, by the fewer that the search has found. */
static void shorten_way(struct scrambler_solver *solver, size_t begin, size_t count)
{
    size_t found = (size_t)solver->search.way_count;
    assert(found < count);
    for (size_t i = 0; i < found; i++) {
        solver->way[begin + i] = scrambler_lines_move(&solver->search.lines, solver->search.way[i]);
    }
    memmove(solver->way + begin + found, solver->way + begin + count,
            (solver->way_count - begin - count) * sizeof *solver->way);
    solver->way_count -= count - found;
    cut_way(solver);
}

/* ---- stages ---- */

static int length_below(size_t count)
{
    return count > SEARCH_LENGTH_MAX ? SEARCH_LENGTH_MAX : (int)count - 1;
}

/* Looks at the next part of the way that might be shortened; when it has seen all of it, at larger
 * parts. */
static void begin_window(struct scrambler_solver *solver)
{
    if (solver->window_begin + 2 > solver->way_count) {
        solver->window_begin = 0;
        solver->window_size += solver->has_improved ? 0 : WINDOW_STEP;
        solver->has_improved = false;
    }
    if (solver->window_size > WINDOW_LAST || solver->at_least >= solver->way_count) {
        solver->stage = SOLVER_DONE;
        return;
    }
    size_t left = solver->way_count - solver->window_begin;
    solver->window_count = left < solver->window_size ? left : solver->window_size;
    struct scrambler_grid begin = grid_after(solver, solver->window_begin);
    int length_max = length_below(solver->window_count);
    scrambler_search_begin(&solver->search, &begin, &solver->words, length_max, WINDOW_WORK);
    if (solver->window_count < left) {
        struct scrambler_grid end = grid_after(solver, solver->window_begin + solver->window_count);
        scrambler_search_aim(&solver->search, &end, length_max, WINDOW_WORK);
    }
}

static void end_window(struct scrambler_solver *solver, enum search_state state)
{
    if (state == SEARCH_FOUND) {
        shorten_way(solver, solver->window_begin, solver->window_count);
        solver->has_improved = true;
        /* What comes before may now be shortened along with it. */
        solver->window_begin -=
            solver->window_begin < solver->window_size ? solver->window_begin : solver->window_size;
    } else {
        solver->window_begin++;
    }
    begin_window(solver);
}

static void begin_windows(struct scrambler_solver *solver)
{
    solver->stage = SOLVER_WINDOWS;
    solver->window_begin = 0;
    solver->window_size = WINDOW_FIRST;
    begin_window(solver);
}

/* The search for any goal is over. */
static void end_all(struct scrambler_solver *solver, enum search_state state)
{
    solver->stage = SOLVER_DONE;
    if (state == SEARCH_FOUND) {
        shorten_way(solver, 0, solver->way_count);
    } else if (solver->at_least < solver->way_count) {
        solver->stage = SOLVER_TARGET;
        struct scrambler_grid end = grid_after(solver, solver->way_count);
        scrambler_search_aim(&solver->search, &end, length_below(solver->way_count), TARGET_WORK);
    }
}

/* The search for the goal that is known is over. If all lengths have been tried, no short cut will
 * help. */
static void end_target(struct scrambler_solver *solver, enum search_state state)
{
    if (state == SEARCH_FOUND) {
        shorten_way(solver, 0, solver->way_count);
        solver->stage = SOLVER_DONE;
    } else if ((size_t)solver->search.length >= solver->way_count) {
        solver->stage = SOLVER_DONE;
    } else {
        begin_windows(solver);
    }
}

bool scrambler_solver_step(struct scrambler_solver *solver, long budget)
{
    while (budget > 0 && solver->stage != SOLVER_DONE) {
        enum search_state state = scrambler_search_step(&solver->search, &budget);
        if (solver->stage == SOLVER_ALL) {
            solver->at_least = (size_t)solver->search.length;
        }
        if (state == SEARCH_WORKING) {
            continue;
        }
        switch (solver->stage) {
        case SOLVER_ALL:
            end_all(solver, state);
            break;
        case SOLVER_TARGET:
            end_target(solver, state);
            break;
        case SOLVER_WINDOWS:
            end_window(solver, state);
            break;
        case SOLVER_DONE:
            break;
        }
        budget--;
    }
    return solver->stage != SOLVER_DONE;
}

/* ---- life and questions ---- */

enum status scrambler_solver_new(const struct scrambler *scrambler,
                                 const struct scrambler_move *known, size_t known_count,
                                 struct scrambler_solver **solver)
{
    struct scrambler_solver *made = memory_new(1, sizeof *made);
    if (made == NULL) {
        return STATUS_NO_MEMORY;
    }
    made->start = scrambler->grid;
    made->words = scrambler->puzzle.words;
    enum status status = scrambler_search_init(&made->search, made->start.size);
    if (status == STATUS_OK) {
        status = offer_undoing(made, scrambler);
    }
    if (status == STATUS_OK && known != NULL) {
        status = offer_known(made, known, known_count);
    }
    if (status != STATUS_OK) {
        scrambler_solver_free(made);
        return status;
    }
    if (made->way_count > 0) {
        made->at_least = 1;
        scrambler_search_begin(&made->search, &made->start, &made->words,
                               length_below(made->way_count), ALL_WORK);
    } else {
        made->stage = SOLVER_DONE;
    }
    *solver = made;
    return STATUS_OK;
}

void scrambler_solver_free(struct scrambler_solver *solver)
{
    if (solver == NULL) {
        return;
    }
    scrambler_search_deinit(&solver->search);
    memory_free(solver->way);
    memory_free(solver);
}

const struct scrambler_move *scrambler_solver_way(const struct scrambler_solver *solver,
                                                  size_t *count)
{
    *count = solver->way_count;
    return solver->way;
}

bool scrambler_solver_is_proven(const struct scrambler_solver *solver)
{
    return solver->at_least >= solver->way_count;
}

size_t scrambler_solver_at_least(const struct scrambler_solver *solver)
{
    return solver->at_least;
}
