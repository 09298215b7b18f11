/* SPDX-License-Identifier: MIT */
/*
 * bench_ladder [--race] [--size N] LEXICON DICE-FOLDER [PLAYERS [SEED]]
 * bench_ladder [--race] --language CODE LANGUAGES-FOLDER [PLAYERS [SEED]]
 * Has new players of known strengths climb the ladder, in Turns or races on fair boards (4 × 4) by
 * RULES_FOUR, and prints for each: the rung where he wins most nearly half, how many of 100 rounds
 * he wins there and on the rungs beside it; of 100 rounds from the twentieth on, how many he wins,
 * in how many he trounces his rival, and how many are close, decided by a fifth of the higher score
 * at most; how many he wins of the first ten; and how many of 100 players are within a rung of
 * their own after eight and ten rounds. What is won leaves out draws, which are played again. Uses
 * the same players each time.
 */
#include "bench.h"
#include "climbers.h"
#include "languages.h"

#include <limits.h>

#define PLAYERS_USUAL 2000
#define PLAYERS_MAX   100000
#define BOARDS        600
#define SEED          50101

static const int strengths[] = {40, 100, 200, 300, 400, 500, 600, 700, 800};

#define STRENGTH_COUNT (sizeof strengths / sizeof *strengths)

static void print_row(int strength, int own, const struct climbers_share *rungs,
                      const struct climbers_record *record)
{
    char below[8] = "-";
    char above[8] = "-";
    if (own > 1) {
        snprintf(below, sizeof below, "%.0f", climbers_won(&rungs[own - 1]));
    }
    if (own < LADDER_RUNGS) {
        snprintf(above, sizeof above, "%.0f", climbers_won(&rungs[own + 1]));
    }
    printf("%8d %4d %5s %5.0f %5s %7.1f %7.1f %7.1f %7.1f %6.0f %6.0f\n", strength, own, below,
           climbers_won(&rungs[own]), above, climbers_won(&record->rest), record->rest.trounced,
           record->rest.close, climbers_won(&record->first) / 10, record->near_eight,
           record->near_ten);
    fflush(stdout);
}

/* What to measure, from the command line. */
struct plan {
    bool is_race;
    int size;
    const char *language; /* NULL: the game's own words, of a file */
    const char *names[2]; /* of the files and folders */
    int players;
    long seed;
};

static void bench(struct solver *solver, const struct dice *dice, const struct plan *plan)
{
    struct fair_board *boards = players_deal(dice, solver, RULES_FOUR, BOARDS);
    struct climbers climbers;
    climbers_init(&climbers, boards, BOARDS, plan->is_race, (uint64_t)plan->seed);
    printf("%8s %4s %17s %23s %7s %6s %6s\n", "", "own", "won of 100", "at rest", "of ten", "near,",
           "near,");
    printf("%8s %4s %5s %5s %5s %7s %7s %7s %7s %6s %6s\n", "strength", "rung", "below", "there",
           "above", "won", "trounce", "close", "first", "eighth", "tenth");
    for (size_t i = 0; i < STRENGTH_COUNT; i++) {
        struct climbers_share rungs[LADDER_RUNGS + 1];
        struct climbers_record record;
        int own = climbers_meet(&climbers, strengths[i], plan->players, rungs);
        climbers_play(&climbers, strengths[i], plan->players, own, &record);
        print_row(strengths[i], own, rungs, &record);
    }
    climbers_deinit(&climbers);
    players_free_boards(boards, BOARDS);
}

static void bench_english(const struct plan *plan)
{
    struct lexicon lexicon;
    struct dice dice;
    struct solver *solver = bench_open_solver(plan->names[0], &lexicon);
    bench_open_dice(plan->names[1], dice_set_default(plan->size), &dice);
    bench(solver, &dice, plan);
    solver_free(solver);
    lexicon_deinit(&lexicon);
}

static void bench_language(const struct plan *plan)
{
    static struct language_files files;
    struct paths paths = {.player = ""};
    struct solver *solver = NULL;
    struct message notice;
    struct message fault;
    (void)snprintf(paths.languages, sizeof paths.languages, "%s", plan->names[0]);
    bench_need(languages_open(&files, &paths, plan->language, LANGUAGE_WORDS | LANGUAGE_SETS,
                              &notice, &fault) &&
                   files.language.dice[0],
               "no such language");
    bench_need(solver_new(files.language.lexicon, SOLVER_KERNEL_BEST, &solver) == STATUS_OK,
               "no memory");
    bench(solver, files.language.dice[0], plan);
    solver_free(solver);
    languages_close(&files);
}

static bool read_number(const char *text, long least, long most, long *number)
{
    char *end;
    *number = strtol(text, &end, 10);
    return *text && *end == 0 && *number >= least && *number <= most;
}

static bool read_plan(int argc, char **argv, struct plan *plan)
{
    long number = 4;
    int at = 1;
    *plan = (struct plan){.size = 4, .players = PLAYERS_USUAL, .seed = SEED};
    for (; at < argc && argv[at][0] == '-'; at++) {
        bool has_value = at + 1 < argc;
        if (strcmp(argv[at], "--race") == 0) {
            plan->is_race = true;
        } else if (strcmp(argv[at], "--language") == 0 && has_value) {
            plan->language = argv[++at];
        } else if (strcmp(argv[at], "--size") == 0 && has_value &&
                   read_number(argv[++at], 4, 6, &number)) {
            plan->size = (int)number;
        } else {
            return false;
        }
    }
    int names = plan->language ? 1 : 2;
    if (argc < at + names || argc > at + names + 2 || (plan->language && plan->size != 4)) {
        return false;
    }
    for (int i = 0; i < names; i++) {
        plan->names[i] = argv[at++];
    }
    if (at < argc && !read_number(argv[at], 1, PLAYERS_MAX, &number)) {
        return false;
    }
    plan->players = at++ < argc ? (int)number : plan->players;
    return at >= argc || read_number(argv[at], 0, LONG_MAX, &plan->seed);
}

int main(int argc, char **argv)
{
    struct plan plan;
    if (!read_plan(argc, argv, &plan)) {
        fprintf(stderr,
                "usage: bench_ladder [--race] [--size 4|5|6] LEXICON DICE-FOLDER [PLAYERS [SEED]]\n"
                "       bench_ladder [--race] --language CODE LANGUAGES-FOLDER "
                "[PLAYERS [SEED]]\n");
        return 2;
    }
    if (plan.language) {
        bench_language(&plan);
    } else {
        bench_english(&plan);
    }
    return 0;
}
