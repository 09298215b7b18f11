/* SPDX-License-Identifier: MIT */
/*
 * bench_challenge LEXICON DICE-FOLDER [BOARDS]
 * Writes challenges by a Scholar, and by a player who finds a quarter of all words, on fair boards
 * of every size, and prints the lengths of their lines. Uses the same boards each time.
 */
#include "trounce/challenge.h"
#include "trounce/lexicon_io.h"
#include "trounce/rival.h"
#include "whole_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BOARDS_USUAL 200
#define BOARDS_MAX   10000
#define SEED         1987
#define TIME_MS      180000

enum column { COLUMN_WORDS, COLUMN_SCHOLAR, COLUMN_LINE, COLUMN_QUARTER_LINE, COLUMN_COUNT };

static bool told(const char *name, enum status status, const struct fault *fault)
{
    char message[512];
    if (status != STATUS_OK) {
        fprintf(stderr, "bench_challenge: %s\n",
                fault_format(fault, name, message, sizeof message));
    }
    return status != STATUS_OK;
}

static bool measure_line(const struct challenge *challenge, long *characters)
{
    char line[CHALLENGE_LINE_MAX];
    struct fault fault;
    if (told("challenge", challenge_write(challenge, line, &fault), &fault)) {
        return false;
    }
    *characters = (long)strlen(line);
    return true;
}

static bool measure_board(const struct board *board, const char *code, struct solver *solver,
                          long row[COLUMN_COUNT])
{
    struct solver_filter filter = challenge_filter(RULES_FOUR);
    struct solution solution;
    struct challenge scholar = {.source = CHALLENGE_CODE, .time_ms = TIME_MS};
    struct fault fault;
    if (solver_solve_with(solver, board, &filter, &solution) != STATUS_OK ||
        told("board", challenge_set_words(&scholar, &solution, &fault), &fault)) {
        return false;
    }
    snprintf(scholar.code, sizeof scholar.code, "%s", code);
    struct challenge quarter = scholar;
    struct rival rival;
    rival_init(&rival, RIVAL_SCHOLAR, rival_board_seed(board));
    struct random random = {.state = 1};
    for (size_t i = 0; i < solution.word_count; i++) {
        const struct solved_word *word = &solution.words[i];
        if (rival_finds(&rival, board, solution_text(&solution, i), word->letters, word->tier)) {
            challenge_add_found(&scholar, i);
        }
        if (random_below(&random, 4) == 0) {
            challenge_add_found(&quarter, i);
        }
    }
    row[COLUMN_WORDS] = (long)solution.word_count;
    row[COLUMN_SCHOLAR] = challenge_found_count(&scholar);
    solution_deinit(&solution);
    return measure_line(&scholar, &row[COLUMN_LINE]) &&
           measure_line(&quarter, &row[COLUMN_QUARTER_LINE]);
}

static int by_size(const void *a, const void *b)
{
    long left = *(const long *)a;
    long right = *(const long *)b;
    return (left > right) - (left < right);
}

static void print_row(const char *size, long (*rows)[COLUMN_COUNT], int boards)
{
    static long values[BOARDS_MAX];
    printf("%-6s", size);
    for (int column = 0; column < COLUMN_COUNT; column++) {
        for (int i = 0; i < boards; i++) {
            values[i] = rows[i][column];
        }
        qsort(values, (size_t)boards, sizeof *values, by_size);
        printf("  %5ld %5ld", values[boards / 2], values[boards - 1]);
    }
    printf("\n");
}

static bool measure_size(int size, const char *folder, struct solver *solver, int boards)
{
    static long rows[BOARDS_MAX][COLUMN_COUNT];
    const struct dice_set *set = dice_set_default(size);
    char name[1024];
    snprintf(name, sizeof name, "%s/%s.txt", folder, set->name);
    size_t length;
    void *text = whole_file(name, &length);
    struct dice dice;
    struct fault fault;
    bool done =
        !told(name, dice_read(&alphabet_english, text, length, set->count, &dice, &fault), &fault);
    struct random random;
    random_seed(&random, SEED);
    for (int i = 0; done && i < boards; i++) {
        struct board board;
        uint64_t state;
        char code[BOARD_CODE_MAX];
        done = deal_fair(&dice, solver, RULES_FOUR, &random, &board, &state) == STATUS_OK &&
               measure_board(&board, deal_code(set, &dice, state, code), solver, rows[i]);
    }
    if (done) {
        snprintf(name, sizeof name, "%d x %d", size, size);
        print_row(name, rows, boards);
    }
    free(text);
    return done;
}

int main(int argc, char **argv)
{
    long boards = argc == 4 ? strtol(argv[3], NULL, 10) : BOARDS_USUAL;
    if (argc < 3 || argc > 4 || boards < 1 || boards > BOARDS_MAX) {
        fprintf(stderr, "usage: bench_challenge LEXICON DICE-FOLDER [BOARDS]\n");
        return 2;
    }
    size_t size;
    void *bytes = whole_file(argv[1], &size);
    struct lexicon lexicon = {0};
    struct solver *solver = NULL;
    struct fault fault;
    bool done =
        !told(argv[1], list_open(&lexicon, &alphabet_english, bytes, size, NULL, &fault), &fault) &&
        solver_new(&lexicon, SOLVER_KERNEL_BEST, &solver) == STATUS_OK;
    if (done) {
        printf("median and most of  words        Scholar's    characters   a quarter's\n");
    }
    for (int side = 4; done && side <= 6; side++) {
        done = measure_size(side, argv[2], solver, (int)boards);
    }
    solver_free(solver);
    lexicon_deinit(&lexicon);
    free(bytes);
    return done ? 0 : 1;
}
