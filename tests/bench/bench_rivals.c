/* SPDX-License-Identifier: MIT */
/*
 * bench_rivals LEXICON DICE-FOLDER [BOARDS]
 * Lets every computer player loose on fair boards of every size and by every set of rules, and
 * prints what each scores: the median and what is reached on all but a tenth of the boards and on
 * the best tenth; and the stars that it earns by the par of three minutes: the median, and on how
 * many of a hundred boards none, one, two and three; and how many words it has entered in a race
 * of so long. Two rows of par itself follow, as it is and as
 * it were if nothing was known of how common words are. The same boards each time. Leaves speed to
 * others.
 */
#include "trounce/deal.h"
#include "trounce/lexicon_io.h"
#include "trounce/par.h"
#include "trounce/race.h"
#include "trounce/rival.h"
#include "trounce/solver.h"
#include "whole_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BOARDS_USUAL   1000
#define BOARDS_MAX     100000
#define SEED           1987
#define BOARD_SIZE_MIN 4
#define BOARD_SIZE_MAX 6
#define MESSAGE_MAX    512
#define TIME_MS        180000

/* What there is to tell of each board: what the players make of it, and its par. */
enum row { ROW_PAR = RIVAL_FIXED_COUNT, ROW_PAR_WITHOUT_TIERS, ROW_COUNT };

struct tally {
    long *points;
    long *words;
    long *stars;
    long *raced;
};

static bool told(const char *name, enum status status, const struct fault *fault)
{
    char message[MESSAGE_MAX];
    if (status != STATUS_OK) {
        fprintf(stderr, "bench_rivals: %s\n", fault_format(fault, name, message, sizeof message));
    }
    return status != STATUS_OK;
}

static bool read_dice(const char *folder, const struct dice_set *set, struct dice *dice)
{
    char name[1024];
    snprintf(name, sizeof name, "%s/%s.txt", folder, set->name);
    size_t size;
    void *text = whole_file(name, &size);
    struct fault fault;
    bool done =
        text != NULL && !told(name, dice_read(text, size, set->count, dice, &fault), &fault);
    free(text);
    return done;
}

static void play_level(const struct board *board, const struct solution *solution,
                       enum rival_level level, long *points, long *words)
{
    struct rival rival;
    rival_init(&rival, level, rival_board_seed(board));
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        if (rival_finds(&rival, board, solution_text(solution, i), word->letters, word->tier)) {
            *points += word->points;
            (*words)++;
        }
    }
}

/* The words that a player has entered when the time is up. */
static bool race_level(const struct board *board, const struct solution *solution,
                       enum rival_level level, long *raced)
{
    struct rival rival;
    struct race race;
    rival_init(&rival, level, rival_board_seed(board));
    if (race_plan(board, solution, &rival, &race) != STATUS_OK) {
        return false;
    }
    while ((size_t)*raced < race.count && race.words[*raced].time_ms <= TIME_MS) {
        (*raced)++;
    }
    race_deinit(&race);
    return true;
}

static bool play_board(const struct board *board, struct solver *solver, enum rules rules,
                       struct tally tallies[ROW_COUNT], int index)
{
    struct solver_filter filter = {.rules = rules, .tier_max = TIER_MAX, .without_offensive = true};
    struct solution solution;
    if (solver_solve_with(solver, board, &filter, &solution) != STATUS_OK) {
        return false;
    }
    long par = par_points(&solution, TIME_MS);
    bool done = true;
    for (int level = 0; level < RIVAL_FIXED_COUNT; level++) {
        struct tally *tally = &tallies[level];
        play_level(board, &solution, (enum rival_level)level, &tally->points[index],
                   &tally->words[index]);
        tally->stars[index] = par_stars(tally->points[index], par);
        done = done && race_level(board, &solution, (enum rival_level)level, &tally->raced[index]);
    }
    tallies[ROW_PAR].points[index] = par;
    for (size_t i = 0; i < solution.word_count; i++) {
        solution.words[i].tier = TIER_UNKNOWN;
    }
    tallies[ROW_PAR_WITHOUT_TIERS].points[index] = par_points(&solution, TIME_MS);
    solution_deinit(&solution);
    return done;
}

static int by_size(const void *a, const void *b)
{
    long left = *(const long *)a;
    long right = *(const long *)b;
    return (left > right) - (left < right);
}

/* What is reached in `percent` of a hundred values, sorted. */
static long quantile(const long *values, int count, int percent)
{
    return values[(long)(count - 1) * percent / 100];
}

static void print_stars(const struct tally *tally, int boards)
{
    int counts[PAR_STARS_MAX + 1] = {0};
    for (int i = 0; i < boards; i++) {
        counts[tally->stars[i]]++;
    }
    printf(" %8ld ", quantile(tally->stars, boards, 50));
    for (int stars = 0; stars <= PAR_STARS_MAX; stars++) {
        printf(" %4.0f", 100.0 * counts[stars] / boards);
    }
}

static void print_rows(int size, enum rules rules, struct tally tallies[ROW_COUNT], int boards)
{
    for (int row = 0; row < ROW_COUNT; row++) {
        struct tally *tally = &tallies[row];
        qsort(tally->points, (size_t)boards, sizeof *tally->points, by_size);
        qsort(tally->words, (size_t)boards, sizeof *tally->words, by_size);
        qsort(tally->stars, (size_t)boards, sizeof *tally->stars, by_size);
        qsort(tally->raced, (size_t)boards, sizeof *tally->raced, by_size);
        const char *name = row < RIVAL_FIXED_COUNT ? rival_name((enum rival_level)row)
                           : row == ROW_PAR        ? "par"
                                                   : "no tiers";
        printf("%d x %d  %-8s %-10s %8ld %6ld %6ld", size, size, scoring_name(rules), name,
               quantile(tally->points, boards, 50), quantile(tally->points, boards, 10),
               quantile(tally->points, boards, 90));
        if (row < RIVAL_FIXED_COUNT) {
            printf(" %10ld %6ld %6ld", quantile(tally->words, boards, 50),
                   quantile(tally->words, boards, 10), quantile(tally->words, boards, 90));
            print_stars(tally, boards);
            printf(" %10ld", quantile(tally->raced, boards, 50));
        }
        putchar('\n');
    }
    fflush(stdout);
}

static bool play_boards(const struct dice *dice, struct solver *solver, enum rules rules,
                        struct tally tallies[ROW_COUNT], int boards)
{
    struct random random;
    random_seed(&random, SEED);
    for (int i = 0; i < boards; i++) {
        struct board board;
        uint64_t state;
        if (deal_fair(dice, solver, rules, &random, &board, &state) != STATUS_OK ||
            !play_board(&board, solver, rules, tallies, i)) {
            return false;
        }
    }
    return true;
}

static bool bench_rules(const struct dice *dice, struct solver *solver, enum rules rules,
                        int boards)
{
    struct tally tallies[ROW_COUNT];
    bool done = true;
    for (int row = 0; row < ROW_COUNT; row++) {
        struct tally *tally = &tallies[row];
        tally->points = calloc((size_t)boards, sizeof *tally->points);
        tally->words = calloc((size_t)boards, sizeof *tally->words);
        tally->stars = calloc((size_t)boards, sizeof *tally->stars);
        tally->raced = calloc((size_t)boards, sizeof *tally->raced);
        done = done && tally->points != NULL && tally->words != NULL && tally->stars != NULL &&
               tally->raced != NULL;
    }
    done = done && play_boards(dice, solver, rules, tallies, boards);
    if (done) {
        print_rows(dice_side(dice), rules, tallies, boards);
    } else {
        fprintf(stderr, "bench_rivals: no memory\n");
    }
    for (int row = 0; row < ROW_COUNT; row++) {
        free(tallies[row].points);
        free(tallies[row].words);
        free(tallies[row].stars);
        free(tallies[row].raced);
    }
    return done;
}

static bool bench(struct solver *solver, const char *folder, int boards)
{
    printf("%-6s %-8s %-10s %8s %6s %6s %10s %6s %6s %8s  %4s %4s %4s %4s %10s\n", "size", "rules",
           "player", "points", "10 %", "90 %", "words", "10 %", "90 %", "stars", "0", "1", "2", "3",
           "raced");
    for (int size = BOARD_SIZE_MIN; size <= BOARD_SIZE_MAX; size++) {
        struct dice dice;
        if (!read_dice(folder, dice_set_default(size), &dice)) {
            return false;
        }
        for (int rules = 0; rules < RULES_COUNT; rules++) {
            if (!bench_rules(&dice, solver, (enum rules)rules, boards)) {
                return false;
            }
        }
    }
    return true;
}

int main(int argc, char **argv)
{
    char *end = NULL;
    long boards = argc == 4 ? strtol(argv[3], &end, 10) : BOARDS_USUAL;
    if (argc < 3 || argc > 4 || (end != NULL && *end != 0) || boards < 1 || boards > BOARDS_MAX) {
        fprintf(stderr, "usage: bench_rivals LEXICON DICE-FOLDER [BOARDS]\n");
        return 2;
    }
    size_t size;
    void *bytes = whole_file(argv[1], &size);
    struct lexicon lexicon = {0};
    struct solver *solver = NULL;
    struct fault fault;
    bool done = bytes != NULL &&
                !told(argv[1], list_open(bytes, size, &lexicon, NULL, &fault), &fault) &&
                solver_new(&lexicon, SOLVER_SIMD_BEST, &solver) == STATUS_OK &&
                bench(solver, argv[2], (int)boards);
    solver_free(solver);
    lexicon_deinit(&lexicon);
    free(bytes);
    return done ? 0 : 1;
}
