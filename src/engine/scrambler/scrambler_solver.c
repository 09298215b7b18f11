/* SPDX-License-Identifier: MIT */
/*
 * Decides what to search for: first, briefly, a shortest path. If that fails, any path shorter than
 * the present one, with ever wider beams until a shortest one may be within reach; then a shortest
 * one again, for longer. Leaves searching to scrambler_search.c and scrambler_beam.c.
 */
#include "trounce/scrambler.h"

#include "scrambler_search.h"

#include "trounce/memory.h"

#include <assert.h>
#include <limits.h>

/* The work (slides and choices) allowed for one length. */
#define GLANCE_WORK 100000L
#define ALL_WORK    6000000L

/* Length up to which the long search may find a shortest path. */
#define REACH 14

static const size_t beam_widths[] = {500, 2000, BEAM_WIDTH_MAX};

#define BEAM_COUNT (sizeof beam_widths / sizeof *beam_widths)

enum solver_stage { SOLVER_GLANCE, SOLVER_BEAM, SOLVER_ALL, SOLVER_DONE };

struct scrambler_solver {
    struct scrambler_search search;
    struct scrambler_beam beam;
    struct scrambler_words words;
    struct scrambler_grid start;
    struct scrambler_move *path; /* each by one cell */
    size_t path_count;
    size_t at_least; /* no path is shorter */
    enum solver_stage stage;
    size_t beam_number; /* index of the next width */
};

/* ---- paths ---- */

/* A path being simplified: moves of the same line within a block (of consecutive rows or columns)
 * are added up, so that opposite moves cancel and a line goes around the shorter path. */
struct path_maker {
    struct scrambler_move *moves;
    size_t count;
    int size;
};

static void add_move(struct path_maker *maker, struct scrambler_move move)
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

/* Splits moves into slides by one cell, up to the first solved grid. Returns their number, or
 * SIZE_MAX if no grid is solved. If `slides` is NULL, only counts. */
static size_t split_moves(const struct scrambler_solver *solver, const struct path_maker *maker,
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
            if (slides) {
                slides[count] = slide;
            }
            count++;
        }
    }
    return scrambler_grid_is_solved(&grid, &solver->words) ? count : SIZE_MAX;
}

/* Takes the path if it leads to a solved grid and is shorter than the present one. */
static enum status offer_path(struct scrambler_solver *solver, const struct path_maker *maker)
{
    size_t count = split_moves(solver, maker, NULL);
    if (count == SIZE_MAX || (solver->path && count >= solver->path_count)) {
        return STATUS_OK;
    }
    struct scrambler_move *path = memory_new(count, sizeof *path);
    if (!path) {
        return STATUS_NO_MEMORY;
    }
    memory_free(solver->path);
    solver->path = path;
    solver->path_count = split_moves(solver, maker, path);
    return STATUS_OK;
}

/* Offers the path that undoes the moves made and then the jumble, and the known path. */
static enum status offer_ways(struct scrambler_solver *solver, const struct scrambler *scrambler,
                              const struct scrambler_move *known, size_t known_count)
{
    size_t undoing_count = scrambler->made_count + SCRAMBLER_JUMBLE_MAX;
    size_t count_max = known_count > undoing_count ? known_count : undoing_count;
    struct path_maker maker = {.moves = memory_new(count_max, sizeof *maker.moves),
                               .size = scrambler->grid.size};
    if (!maker.moves) {
        return STATUS_NO_MEMORY;
    }
    for (size_t i = scrambler->made_count; i > 0; i--) {
        add_move(&maker, scrambler_move_opposite(scrambler->moves[i - 1]));
    }
    for (int i = 0; i < scrambler->puzzle.jumble_count; i++) {
        add_move(&maker, scrambler_puzzle_solution(&scrambler->puzzle, i));
    }
    enum status status = offer_path(solver, &maker);
    maker.count = 0;
    for (size_t i = 0; i < known_count; i++) {
        add_move(&maker, known[i]);
    }
    if (status == STATUS_OK) {
        status = offer_path(solver, &maker);
    }
    memory_free(maker.moves);
    return status;
}

static struct scrambler_grid end_of_path(const struct scrambler_solver *solver)
{
    struct scrambler_grid grid = solver->start;
    for (size_t i = 0; i < solver->path_count; i++) {
        scrambler_grid_slide(&grid, solver->path[i]);
    }
    return grid;
}

/* Replaces the path by a shorter one, up to the first solved grid. */
static void replace_path(struct scrambler_solver *solver, const unsigned char *slides, int count)
{
    assert((size_t)count < solver->path_count);
    struct scrambler_grid grid = solver->start;
    solver->path_count = 0;
    for (int i = 0; i < count && !scrambler_grid_is_solved(&grid, &solver->words); i++) {
        struct scrambler_move move = scrambler_lines_move(&solver->search.lines, slides[i]);
        scrambler_grid_slide(&grid, move);
        solver->path[solver->path_count++] = move;
    }
}

/* ---- stages ---- */

static int length_below(const struct scrambler_solver *solver)
{
    return solver->path_count > INT_MAX ? INT_MAX : (int)solver->path_count - 1;
}

/* Begins the next stage, unless the path is proven to be the shortest or all has been tried. */
static void begin_next(struct scrambler_solver *solver)
{
    struct scrambler_grid end = end_of_path(solver);
    bool is_within_reach = solver->path_count <= REACH;
    if (solver->stage == SOLVER_ALL || scrambler_solver_is_proven(solver)) {
        solver->stage = SOLVER_DONE;
    } else if (solver->beam_number == 0 || (solver->beam_number < BEAM_COUNT && !is_within_reach)) {
        solver->stage = SOLVER_BEAM;
        scrambler_beam_begin(&solver->beam, &solver->search.perimeter, &solver->search.goals,
                             &solver->words, &end, beam_widths[solver->beam_number++],
                             length_below(solver));
    } else {
        solver->stage = SOLVER_ALL;
        scrambler_search_resume(&solver->search, length_below(solver), ALL_WORK);
    }
}

bool scrambler_solver_step(struct scrambler_solver *solver, long budget)
{
    while (budget > 0 && solver->stage != SOLVER_DONE) {
        if (solver->stage == SOLVER_BEAM) {
            enum beam_state state = scrambler_beam_step(&solver->beam, &budget);
            if (state == BEAM_FOUND) {
                replace_path(solver, solver->beam.path, solver->beam.path_count);
            }
            if (state != BEAM_WORKING) {
                begin_next(solver);
            }
            continue;
        }
        enum path_state state = scrambler_search_step(&solver->search, &budget);
        solver->at_least = (size_t)solver->search.length;
        if (state == PATH_FOUND) {
            replace_path(solver, solver->search.path, solver->search.path_count);
        }
        if (state != PATH_SOUGHT) {
            begin_next(solver);
        }
    }
    return solver->stage != SOLVER_DONE;
}

/* ---- life cycle and queries ---- */

enum status scrambler_solver_new(const struct scrambler *scrambler,
                                 const struct scrambler_move *known, size_t known_count,
                                 struct scrambler_solver **solver)
{
    struct scrambler_solver *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->start = scrambler->grid;
    made->words = scrambler->puzzle.words;
    enum status status = scrambler_search_init(&made->search, made->start.size);
    if (status == STATUS_OK) {
        status = scrambler_beam_init(&made->beam, &made->search.lines);
    }
    if (status == STATUS_OK) {
        status = offer_ways(made, scrambler, known, known ? known_count : 0);
    }
    if (status != STATUS_OK) {
        scrambler_solver_free(made);
        return status;
    }
    if (made->path_count > 0) {
        made->at_least = 1;
        scrambler_search_begin(&made->search, &made->start, &made->words, length_below(made),
                               GLANCE_WORK);
    } else {
        made->stage = SOLVER_DONE;
    }
    *solver = made;
    return STATUS_OK;
}

void scrambler_solver_free(struct scrambler_solver *solver)
{
    if (!solver) {
        return;
    }
    scrambler_beam_deinit(&solver->beam);
    scrambler_search_deinit(&solver->search);
    memory_free(solver->path);
    memory_free(solver);
}

const struct scrambler_move *scrambler_solver_path(const struct scrambler_solver *solver,
                                                   size_t *count)
{
    *count = solver->path_count;
    return solver->path;
}

bool scrambler_solver_is_proven(const struct scrambler_solver *solver)
{
    return solver->at_least >= solver->path_count;
}
