/* SPDX-License-Identifier: MIT */
/*
 * bench_challenge LEXICON DICE-FOLDER [BOARDS]
 * Writes challenges by a Scholar, and by a player who finds a quarter of all words, on fair boards
 * of every size, and prints the lengths of their lines. Uses the same boards each time.
 */
#include "bench.h"

#include "trounce/challenge.h"
#include "trounce/rival.h"

#define BOARDS_USUAL 200
#define BOARDS_MAX   10000
#define SEED         1987
#define TIME_MS      180000

enum column { COLUMN_WORDS, COLUMN_SCHOLAR, COLUMN_LINE, COLUMN_QUARTER_LINE, COLUMN_COUNT };

static void measure_line(const struct challenge *challenge, long *characters)
{
    char line[CHALLENGE_LINE_MAX];
    struct fault fault;
    bench_need_ok("challenge", challenge_write(challenge, line, &fault), &fault);
    *characters = (long)strlen(line);
}

static void measure_board(const struct board *board, const char *code, struct solver *solver,
                          long row[COLUMN_COUNT])
{
    struct solver_filter filter = challenge_filter(RULES_FOUR);
    struct solution solution;
    struct challenge scholar = {.source = CHALLENGE_CODE, .time_ms = TIME_MS};
    struct fault fault;
    bench_need(solver_solve_with(solver, board, &filter, &solution) == STATUS_OK, "no memory");
    bench_need_ok("board", challenge_set_words(&scholar, &solution, &fault), &fault);
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
    measure_line(&scholar, &row[COLUMN_LINE]);
    measure_line(&quarter, &row[COLUMN_QUARTER_LINE]);
}

static void print_row(const char *size, long (*rows)[COLUMN_COUNT], int boards)
{
    static long values[BOARDS_MAX];
    printf("%-6s", size);
    for (int column = 0; column < COLUMN_COUNT; column++) {
        for (int i = 0; i < boards; i++) {
            values[i] = rows[i][column];
        }
        qsort(values, (size_t)boards, sizeof *values, bench_compare_longs);
        printf("  %5ld %5ld", values[boards / 2], values[boards - 1]);
    }
    printf("\n");
}

static void measure_size(int size, const char *folder, struct solver *solver, int boards)
{
    static long rows[BOARDS_MAX][COLUMN_COUNT];
    const struct dice_set *set = dice_set_default(size);
    char name[16];
    struct dice dice;
    struct random random;
    bench_open_dice(folder, set, &dice);
    random_seed(&random, SEED);
    for (int i = 0; i < boards; i++) {
        struct board board;
        uint64_t state;
        char code[BOARD_CODE_MAX];
        bench_need(deal_fair(&dice, solver, RULES_FOUR, &random, &board, &state) == STATUS_OK,
                   "no memory");
        measure_board(&board, deal_code(set, &dice, state, code), solver, rows[i]);
    }
    snprintf(name, sizeof name, "%d x %d", size, size);
    print_row(name, rows, boards);
}

int main(int argc, char **argv)
{
    long boards = argc == 4 ? strtol(argv[3], NULL, 10) : BOARDS_USUAL;
    if (argc < 3 || argc > 4 || boards < 1 || boards > BOARDS_MAX) {
        fprintf(stderr, "usage: bench_challenge LEXICON DICE-FOLDER [BOARDS]\n");
        return 2;
    }
    struct lexicon lexicon;
    struct solver *solver = bench_open_solver(argv[1], &lexicon);
    printf("median and most of  words        Scholar's    characters   a quarter's\n");
    for (int side = 4; side <= 6; side++) {
        measure_size(side, argv[2], solver, (int)boards);
    }
    solver_free(solver);
    lexicon_deinit(&lexicon);
    return 0;
}
