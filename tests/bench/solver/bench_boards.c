/* SPDX-License-Identifier: MIT */
/*
 * Shakes, climbs to and reads boards.
 */
#include "bench_boards.h"
#include "english.h"

#include "file.h"
#include "trounce/deal.h"
#include "trounce/memory.h"
#include "trounce/random.h"

#include <stdio.h>
#include <string.h>

#define DENSE_SIDE  4
#define DENSE_CELLS 16 /* the cells of a dense board */
#define CHANGES_MAX 3

#define CLIMBS      3
#define CLIMB_STEPS 50000L
#define SLACK       120L /* points that the first steps of a climb may lose */

static void allocate(struct bench_boards *boards, int rows, int columns, size_t count)
{
    boards->rows = rows;
    boards->columns = columns;
    boards->faces = memory_new(count, (size_t)rows * (size_t)columns);
    if (!boards->faces) {
        bench_fail("%s", status_text(STATUS_NO_MEMORY));
    }
}

void bench_boards_shake(int side, uint64_t seed, size_t count, struct bench_boards *boards)
{
    struct dice dice;
    char name[FILE_PATH_MAX];
    struct message fault;
    snprintf(name, sizeof name, TROUNCE_SOURCE_DIR "/assets/dice/%s.txt",
             dice_set_default(side)->name);
    if (!file_read_dice(&alphabet_english, name, side * side, &dice, &fault)) {
        bench_fail("%s", english(&fault));
    }
    allocate(boards, side, side, count);
    struct random random;
    random_seed(&random, seed);
    snprintf(boards->name, sizeof boards->name, "random %dx%d", side, side);
    for (boards->count = 0; boards->count < count; boards->count++) {
        struct board board;
        deal_shake(&dice, &random, side, side, &board);
        memcpy(boards->faces + boards->count * (size_t)dice.count, board.faces, (size_t)dice.count);
    }
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
    if (solver_score_many(solver, DENSE_SIDE, DENSE_SIDE, faces, 1, &filter, &score) != STATUS_OK) {
        bench_fail("%s", status_text(STATUS_NO_MEMORY));
    }
    return score.points;
}

/* Climbs from a random board. A step may lose points, fewer as the climb goes on, so that it
 * escapes local maxima. Stores the best board met in `best` and returns its points. */
static long climb(struct solver *solver, struct random *random, unsigned char best[DENSE_CELLS])
{
    unsigned char faces[DENSE_CELLS] = {0};
    for (int cell = 0; cell < DENSE_CELLS; cell++) {
        faces[cell] = (unsigned char)(FACE_A + random_below(random, FACE_Z - FACE_A + 1));
    }
    memcpy(best, faces, sizeof faces);
    long points = score(solver, faces);
    long best_points = points;
    for (long left = CLIMB_STEPS; left > 0; left--) {
        unsigned char changed[DENSE_CELLS];
        memcpy(changed, faces, sizeof faces);
        change(random, changed);
        long changed_points = score(solver, changed);
        if (changed_points + SLACK * left / CLIMB_STEPS >= points) {
            memcpy(faces, changed, sizeof faces);
            points = changed_points;
        }
        if (points > best_points) {
            memcpy(best, faces, sizeof faces);
            best_points = points;
        }
    }
    return best_points;
}

/* Finds the best board of several climbs. */
static void find_dense(struct solver *solver, struct random *random,
                       unsigned char dense[DENSE_CELLS])
{
    long dense_points = -1;
    for (int i = 0; i < CLIMBS; i++) {
        unsigned char faces[DENSE_CELLS];
        long points = climb(solver, random, faces);
        if (points > dense_points) {
            memcpy(dense, faces, sizeof faces);
            dense_points = points;
        }
    }
}

void bench_boards_climb(struct solver *solver, uint64_t seed, size_t count,
                        struct bench_boards *boards)
{
    struct random random;
    unsigned char dense[DENSE_CELLS] = {0};
    random_seed(&random, seed);
    find_dense(solver, &random, dense);
    allocate(boards, DENSE_SIDE, DENSE_SIDE, count);
    snprintf(boards->name, sizeof boards->name, "near best %dx%d", DENSE_SIDE, DENSE_SIDE);
    for (boards->count = 0; boards->count < count; boards->count++) {
        unsigned char *faces = boards->faces + boards->count * DENSE_CELLS;
        memcpy(faces, dense, sizeof dense);
        for (uint32_t changes = 1 + random_below(&random, CHANGES_MAX); changes > 0; changes--) {
            change(&random, faces);
        }
    }
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
        size_t length = (size_t)((stop ? stop : end) - at);
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
        at = stop ? stop + 1 : end;
    }
    return boards->count > 0 ? STATUS_OK
                             : fault_whole(fault, STATUS_EMPTY, "there is no board in it");
}

void bench_boards_read(const char *name, size_t count, struct bench_boards *boards)
{
    struct file file;
    struct fault why;
    struct message fault;
    if (!file_open(&file, name, &fault)) {
        bench_fail("%s", english(&fault));
    }
    if (read_lines(&file, count, boards, &why) != STATUS_OK) {
        fault_describe(&why, name, &fault);
        bench_fail("%s", english(&fault));
    }
    file_close(&file);
    snprintf(boards->name, sizeof boards->name, "your %dx%d", boards->rows, boards->columns);
}

void bench_boards_deinit(struct bench_boards *boards)
{
    memory_free(boards->faces);
    *boards = (struct bench_boards){0};
}
