/* SPDX-License-Identifier: MIT */
/*
 * Shakes, climbs to, and reads boards. Leaves what they hold to the solver.
 */
#include "bench_boards.h"

#include "load.h"
#include "trounce/deal.h"
#include "trounce/memory.h"
#include "trounce/random.h"

#include <stdio.h>
#include <string.h>

#define DENSE_SIDE  4
#define DENSE_CELLS 16 /* all of it */
#define CHANGES_MAX 3

#define CLIMBS      3
#define CLIMB_STEPS 50000L
#define SLACK       120L /* points that the first steps of a climb may lose */

static enum outcome take_room(struct cli *cli, struct bench_boards *boards, int rows, int columns,
                              size_t count)
{
    boards->rows = rows;
    boards->columns = columns;
    boards->faces = memory_new(count, (size_t)rows * (size_t)columns);
    return boards->faces != NULL ? OUTCOME_YES : cli_fail_memory(cli);
}

enum outcome bench_boards_shake(struct cli *cli, int side, uint64_t seed, size_t count,
                                struct bench_boards *boards)
{
    struct dice dice;
    enum outcome outcome = load_dice_set(cli, dice_set_default(side), &dice);
    if (outcome == OUTCOME_YES) {
        outcome = take_room(cli, boards, side, side, count);
    }
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    struct random random;
    random_seed(&random, seed);
    snprintf(boards->name, sizeof boards->name, "random %dx%d", side, side);
    for (boards->count = 0; boards->count < count; boards->count++) {
        struct board board;
        deal_shake(&dice, &random, side, side, &board);
        memcpy(boards->faces + boards->count * (size_t)dice.count, board.faces, (size_t)dice.count);
    }
    return OUTCOME_YES;
}

/* ---- near the best ---- */

/* Gives a cell another letter, or swaps two cells. */
static void change(struct random *random, unsigned char faces[DENSE_CELLS])
{
    uint32_t cell = random_below(random, DENSE_CELLS);
    if (random_below(random, 2) == 0) {
        faces[cell] = (unsigned char)(FACE_A + random_below(random, FACE_Z - FACE_A + 1));
    } else {
        uint32_t other = random_below(random, DENSE_CELLS);
        unsigned char face = faces[cell];
        faces[cell] = faces[other];
        faces[other] = face;
    }
}

static long score(struct solver *solver, const unsigned char faces[DENSE_CELLS])
{
    struct solver_filter filter = {.rules = RULES_CLASSIC, .tier_max = TIER_MAX};
    struct solver_score score;
    return solver_score_many(solver, DENSE_SIDE, DENSE_SIDE, faces, 1, &filter, &score) == STATUS_OK
               ? score.points
               : -1;
}

/* Climbs from a random board. A step may lose points, ever fewer of them: so the climb leaves the
 * hills that are not high. Puts the best board on the way in `best` and returns its points; -1
 * without memory. */
static long climb(struct solver *solver, struct random *random, unsigned char best[DENSE_CELLS])
{
    unsigned char faces[DENSE_CELLS] = {0};
    for (int cell = 0; cell < DENSE_CELLS; cell++) {
        faces[cell] = (unsigned char)(FACE_A + random_below(random, FACE_Z - FACE_A + 1));
    }
    memcpy(best, faces, sizeof faces);
    long points = score(solver, faces);
    long best_points = points;
    for (long left = CLIMB_STEPS; left > 0 && points >= 0; left--) {
        unsigned char changed[DENSE_CELLS];
        memcpy(changed, faces, sizeof faces);
        change(random, changed);
        long changed_points = score(solver, changed);
        if (changed_points < 0) {
            return -1;
        }
        if (changed_points + SLACK * left / CLIMB_STEPS >= points) {
            memcpy(faces, changed, sizeof faces);
            points = changed_points;
        }
        if (points > best_points) {
            memcpy(best, faces, sizeof faces);
            best_points = points;
        }
    }
    return points >= 0 ? best_points : -1;
}

/* The best board of some climbs. */
static bool find_dense(struct solver *solver, struct random *random,
                       unsigned char dense[DENSE_CELLS])
{
    long dense_points = -1;
    for (int i = 0; i < CLIMBS; i++) {
        unsigned char faces[DENSE_CELLS];
        long points = climb(solver, random, faces);
        if (points < 0) {
            return false;
        }
        if (points > dense_points) {
            memcpy(dense, faces, sizeof faces);
            dense_points = points;
        }
    }
    return true;
}

enum outcome bench_boards_climb(struct cli *cli, struct solver *solver, uint64_t seed, size_t count,
                                struct bench_boards *boards)
{
    struct random random;
    unsigned char dense[DENSE_CELLS] = {0};
    random_seed(&random, seed);
    if (!find_dense(solver, &random, dense)) {
        return cli_fail_memory(cli);
    }
    enum outcome outcome = take_room(cli, boards, DENSE_SIDE, DENSE_SIDE, count);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    snprintf(boards->name, sizeof boards->name, "near best %dx%d", DENSE_SIDE, DENSE_SIDE);
    for (boards->count = 0; boards->count < count; boards->count++) {
        unsigned char *faces = boards->faces + boards->count * DENSE_CELLS;
        memcpy(faces, dense, sizeof dense);
        for (uint32_t changes = 1 + random_below(&random, CHANGES_MAX); changes > 0; changes--) {
            change(&random, faces);
        }
    }
    return OUTCOME_YES;
}

/* ---- from a file ---- */

/* Adds the board of a line. */
static enum status add_line(struct bench_boards *boards, size_t *capacity, const char *text,
                            size_t length, struct fault *fault)
{
    struct board board;
    enum status status = board_parse(text, length, 0, 0, &board, fault);
    if (status != STATUS_OK) {
        return status;
    }
    if (boards->count > 0 && (board.rows != boards->rows || board.columns != boards->columns)) {
        return fault_whole(fault, STATUS_RANGE, "a board of %dx%d, the first is of %dx%d",
                           board.rows, board.columns, boards->rows, boards->columns);
    }
    size_t cells = (size_t)board_cell_count(&board);
    void *faces = boards->faces;
    if (!memory_reserve(&faces, capacity, boards->count, cells)) {
        return fault_whole(fault, STATUS_NO_MEMORY, "%s", status_text(STATUS_NO_MEMORY));
    }
    boards->faces = faces;
    boards->rows = board.rows;
    boards->columns = board.columns;
    memcpy(boards->faces + boards->count * cells, board.faces, cells);
    boards->count++;
    return STATUS_OK;
}

static bool is_blank(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\r';
}

static enum status read_lines(const struct file *file, size_t count, struct bench_boards *boards,
                              struct fault *fault)
{
    const char *at = file->bytes;
    const char *end = at + file->size;
    size_t capacity = 0;
    for (size_t line = 1; at < end && boards->count < count; line++) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((stop != NULL ? stop : end) - at);
        while (length > 0 && is_blank(at[length - 1])) {
            length--;
        }
        if (length > 0) {
            enum status status = add_line(boards, &capacity, at, length, fault);
            if (status != STATUS_OK) {
                fault->line = line;
                return status;
            }
        }
        at = stop != NULL ? stop + 1 : end;
    }
    return boards->count > 0 ? STATUS_OK
                             : fault_whole(fault, STATUS_EMPTY, "there is no board in it");
}

enum outcome bench_boards_read(struct cli *cli, const char *name, size_t count,
                               struct bench_boards *boards)
{
    struct file file;
    enum outcome outcome = load_file(cli, name, &file);
    struct fault fault;
    if (outcome == OUTCOME_YES && read_lines(&file, count, boards, &fault) != STATUS_OK) {
        outcome = cli_fail_fault(cli, name, &fault);
    }
    file_close(&file);
    snprintf(boards->name, sizeof boards->name, "your %dx%d", boards->rows, boards->columns);
    return outcome;
}

void bench_boards_deinit(struct bench_boards *boards)
{
    memory_free(boards->faces);
    *boards = (struct bench_boards){0};
}
