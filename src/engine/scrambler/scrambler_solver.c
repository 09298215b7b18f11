/* SPDX-License-Identifier: MIT */
/*
 * The path home: first the one that undoes all moves, without those that cancel out; then every
 * path of up to five slides is tried, the shortest first. A slide is not followed if more letters
 * are then in wrong rows or columns than the remaining slides can put right. Few are, so the search
 * needs no memory of the grids that it has visited.
 */
#include "trounce/scrambler.h"

#include "letters.h"
#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

/* The length of the longest path searched for; one more slide takes some ten times as long. */
#define SEARCH_MAX 5

#define NO_SLIDE (4 * SCRAMBLER_SIZE_MAX)

#define SHIFT_MAX (SCRAMBLER_SIZE_MAX / 2) /* farther, a line goes around the other side */

/*
 * Slides are numbered 0 .. 4 × size - 1: rows first, then columns; for each line the slide to the
 * right or down, then the one to the left or up.
 */
struct scrambler_solver {
    struct scrambler_words words;
    uint64_t letters[SCRAMBLER_WORDS_MAX]; /* the set of a word's letters */
    struct scrambler_move *path;           /* each by one cell */
    size_t path_count;

    /* The search: grids[0] is the start, after no slide, and grids[depth + 1] is grids[depth] after
     * slides[depth + 1], the last of `runs[depth + 1]` equal ones. */
    unsigned length; /* all shorter paths have been excluded */
    unsigned depth;
    unsigned next_slides[SEARCH_MAX];
    unsigned slides[SEARCH_MAX + 1];
    unsigned runs[SEARCH_MAX + 1];
    struct scrambler_grid grids[SEARCH_MAX + 1];
};

/* ---- the path that is known ---- */

/* Moves being simplified: those of the same line within a block (of consecutive rows or columns)
 * are added up, so that opposite ones cancel and a line goes around the shorter path. */
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
        at = ++maker->count;
        maker->moves[at - 1] =
            (struct scrambler_move){.is_column = move.is_column, .line = move.line};
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

/* Makes these moves the path, by one cell each and up to the first solved grid; returns whether
 * there is one. */
static bool take_moves(struct scrambler_solver *solver, const struct path_maker *maker)
{
    struct scrambler_grid grid = solver->grids[0];
    solver->path_count = 0;
    for (size_t i = 0; i < maker->count; i++) {
        struct scrambler_move slide = maker->moves[i];
        slide.shift = (signed char)(slide.shift > 0 ? 1 : -1);
        for (int cell = scrambler_move_cells(maker->moves[i]); cell > 0; cell--) {
            if (scrambler_grid_is_solved(&grid, &solver->words)) {
                return true;
            }
            scrambler_grid_slide(&grid, slide);
            solver->path[solver->path_count++] = slide;
        }
    }
    return scrambler_grid_is_solved(&grid, &solver->words);
}

/* Undoes the moves made and then the jumble. */
static void take_undoing(struct scrambler_solver *solver, const struct scrambler *scrambler,
                         struct path_maker *maker)
{
    maker->count = 0;
    for (size_t i = scrambler->made_count; i > 0; i--) {
        add_move(maker, scrambler_move_opposite(scrambler->moves[i - 1]));
    }
    for (int i = 0; i < scrambler->puzzle.jumble_count; i++) {
        add_move(maker, scrambler_puzzle_solution(&scrambler->puzzle, i));
    }
    bool is_home = take_moves(solver, maker);
    assert(is_home);
    (void)is_home;
}

/* Returns whether the known moves are of lines of the grid, lead home, and became the path. */
static bool take_known(struct scrambler_solver *solver, const struct scrambler_move *known,
                       size_t known_count, struct path_maker *maker)
{
    maker->count = 0;
    for (size_t i = 0; i < known_count; i++) {
        if (known[i].line >= maker->size) {
            return false;
        }
        add_move(maker, known[i]);
    }
    return take_moves(solver, maker);
}

/* Takes the known path, or the one that undoes everything if it is shorter. */
static enum status begin_path(struct scrambler_solver *solver, const struct scrambler *scrambler,
                              const struct scrambler_move *known, size_t known_count)
{
    size_t undoing_max = scrambler->made_count + SCRAMBLER_JUMBLE_MAX;
    size_t count_max = known_count > undoing_max ? known_count : undoing_max;
    struct path_maker maker = {.moves = memory_new(count_max, sizeof *maker.moves),
                               .size = scrambler->grid.size};
    solver->path = memory_new(count_max, SHIFT_MAX * sizeof *solver->path);
    if (!maker.moves || !solver->path) {
        memory_free(maker.moves);
        return STATUS_NO_MEMORY;
    }
    take_undoing(solver, scrambler, &maker);
    size_t undoing_count = solver->path_count;
    bool is_known = known_count > 0 && take_known(solver, known, known_count, &maker);
    if (known_count > 0 && (!is_known || solver->path_count > undoing_count)) {
        take_undoing(solver, scrambler, &maker);
    }
    memory_free(maker.moves);
    return STATUS_OK;
}

/* ---- the search ---- */

static struct scrambler_move move_of(unsigned slide, unsigned size)
{
    return (struct scrambler_move){.is_column = slide >= 2 * size,
                                   .line = (unsigned char)(slide / 2 % size),
                                   .shift = (signed char)(slide % 2 == 0 ? 1 : -1)};
}

/*
 * Returns whether `slide` may follow those up to `depth`. Of paths that differ only in the order of
 * consecutive row slides (or column slides), only the first is tried, and none that a shorter one
 * can replace.
 */
static bool may_follow(const struct scrambler_solver *solver, unsigned slide)
{
    unsigned size = (unsigned)solver->grids[0].size;
    if (solver->depth == 0) {
        return true;
    }
    unsigned previous = solver->slides[solver->depth];
    if ((previous >= 2 * size) != (slide >= 2 * size)) {
        return true;
    }
    if (slide / 2 != previous / 2) {
        return slide > previous;
    }
    /* Halfway around, both directions are equally long. */
    unsigned turn = 2 * (solver->runs[solver->depth] + 1);
    return slide == previous && (turn < size || (turn == size && slide % 2 == 0));
}

static unsigned bit_count(uint64_t bits)
{
    unsigned count = 0;
    for (; bits != 0; bits &= bits - 1) {
        count++;
    }
    return count;
}

/* Returns whether the letters of a word are in consecutive columns, each in its own. */
static bool is_in_columns(const uint64_t *columns, int size, const char *letters, int length)
{
    for (int first = 0; first + length <= size; first++) {
        int at = 0;
        while (at < length && (columns[first + at] >> letter_number(letters[at]) & 1)) {
            at++;
        }
        if (at == length) {
            return true;
        }
    }
    return false;
}

/*
 * Returns whether a path home of `slides` slides may exist. Sliding a column changes one letter of
 * each row, but not which letters any column has. So as many columns must slide as some word has
 * letters that no row has together with the others, and a row as well if its letters are not in
 * the columns where they belong.
 */
static bool may_be_near(const struct scrambler_solver *solver, const struct scrambler_grid *grid,
                        unsigned slides)
{
    uint64_t rows[SCRAMBLER_SIZE_MAX] = {0};
    uint64_t columns[SCRAMBLER_SIZE_MAX] = {0};
    int size = grid->size;
    const char *cell = grid->cells;
    for (int row = 0; row < size; row++) {
        for (int column = 0; column < size; column++, cell++) {
            uint64_t bit = *cell == SCRAMBLER_SPACE ? 0 : UINT64_C(1) << letter_number(*cell);
            rows[row] |= bit;
            columns[column] |= bit;
        }
    }
    unsigned column_slides = 0;
    unsigned row_slides = 0;
    for (int word = 0; word < solver->words.count; word++) {
        unsigned least = SCRAMBLER_LETTER_MAX;
        for (int row = 0; row < size && least > column_slides; row++) {
            unsigned lacking = bit_count(solver->letters[word] & ~rows[row]);
            least = lacking < least ? lacking : least;
        }
        column_slides = least > column_slides ? least : column_slides;
        row_slides = row_slides > 0 || !is_in_columns(columns, size, solver->words.letters[word],
                                                      solver->words.lengths[word]);
        if (column_slides + row_slides > slides) {
            return false;
        }
    }
    return true;
}

/* Tries the next slide, or goes back. */
static void search_on(struct scrambler_solver *solver)
{
    unsigned size = (unsigned)solver->grids[0].size;
    unsigned depth = solver->depth;
    unsigned slide = solver->next_slides[depth]++;
    if (slide == 4 * size) {
        if (depth > 0) {
            solver->depth--;
        } else {
            solver->length++;
            solver->next_slides[0] = 0;
        }
        return;
    }
    if (!may_follow(solver, slide)) {
        return;
    }
    struct scrambler_grid *grid = &solver->grids[depth + 1];
    *grid = solver->grids[depth];
    scrambler_grid_slide(grid, move_of(slide, size));
    solver->runs[depth + 1] = solver->slides[depth] == slide ? solver->runs[depth] + 1 : 1;
    solver->slides[depth + 1] = slide;
    if (depth + 1 < solver->length) {
        if (may_be_near(solver, grid, solver->length - (depth + 1))) {
            solver->depth++;
            solver->next_slides[depth + 1] = 0;
        }
    } else if (scrambler_grid_is_solved(grid, &solver->words)) {
        solver->path_count = solver->length;
        for (unsigned i = 0; i < solver->length; i++) {
            solver->path[i] = move_of(solver->slides[i + 1], size);
        }
    }
}

static bool has_more(const struct scrambler_solver *solver)
{
    return !scrambler_solver_is_proven(solver) && solver->length <= SEARCH_MAX;
}

bool scrambler_solver_step(struct scrambler_solver *solver, long budget)
{
    for (; budget > 0 && has_more(solver); budget--) {
        search_on(solver);
    }
    return has_more(solver);
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
    made->words = scrambler->puzzle.words;
    made->grids[0] = scrambler->grid;
    made->length = 1;
    made->slides[0] = NO_SLIDE;
    for (int word = 0; word < made->words.count; word++) {
        for (int i = 0; i < made->words.lengths[word]; i++) {
            made->letters[word] |= UINT64_C(1) << letter_number(made->words.letters[word][i]);
        }
    }
    if (begin_path(made, scrambler, known, known ? known_count : 0) != STATUS_OK) {
        scrambler_solver_free(made);
        return STATUS_NO_MEMORY;
    }
    *solver = made;
    return STATUS_OK;
}

void scrambler_solver_free(struct scrambler_solver *solver)
{
    if (solver) {
        memory_free(solver->path);
        memory_free(solver);
    }
}

const struct scrambler_move *scrambler_solver_path(const struct scrambler_solver *solver,
                                                   size_t *count)
{
    *count = solver->path_count;
    return solver->path;
}

bool scrambler_solver_is_proven(const struct scrambler_solver *solver)
{
    return solver->length >= solver->path_count;
}
