/* SPDX-License-Identifier: MIT */
/*
 * bench_ladder LEXICON DICE-FOLDER [PLAYERS [SEED]]
 * bench_ladder --language CODE LANGUAGES-FOLDER [PLAYERS [SEED]]
 * Has new players of known strengths climb the ladder, in Turns on fair 4 × 4 boards by RULES_FOUR,
 * and prints for each: the rung where he wins most nearly half, how many of 100 rounds he wins
 * there and on the rungs beside it; of 100 rounds from the twentieth on, how many he wins, and in
 * how many he trounces his rival; how many he wins of the first ten; and how many of 100 players
 * are within a rung of their own after eight and ten rounds. All but the trounces leave out draws,
 * which are played again. Uses the same players each time.
 */
#include "bench.h"
#include "climbers.h"
#include "languages.h"

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
    printf("%8d %4d %5s %5.0f %5s %7.1f %7.1f %7.1f %6.0f %6.0f\n", strength, own, below,
           climbers_won(&rungs[own]), above, climbers_won(&record->rest), record->rest.trounced,
           climbers_won(&record->first) / 10, record->near_eight, record->near_ten);
    fflush(stdout);
}

static void bench(struct solver *solver, const struct dice *dice, int players, long seed)
{
    struct fair_board *boards = players_deal(dice, solver, RULES_FOUR, BOARDS);
    struct climbers climbers;
    climbers_init(&climbers, boards, BOARDS, (uint64_t)seed);
    printf("%8s %4s %17s %15s %7s %6s %6s\n", "", "own", "won of 100", "at rest", "of ten", "near,",
           "near,");
    printf("%8s %4s %5s %5s %5s %7s %7s %7s %6s %6s\n", "strength", "rung", "below", "there",
           "above", "won", "trounce", "first", "eighth", "tenth");
    for (size_t i = 0; i < STRENGTH_COUNT; i++) {
        struct climbers_share rungs[LADDER_RUNGS + 1];
        struct climbers_record record;
        int own = climbers_meet(&climbers, strengths[i], players, rungs);
        climbers_play(&climbers, strengths[i], players, own, &record);
        print_row(strengths[i], own, rungs, &record);
    }
    climbers_deinit(&climbers);
    players_free_boards(boards, BOARDS);
}

static void bench_english(const char *name, const char *folder, int players, long seed)
{
    struct lexicon lexicon;
    struct dice dice;
    struct solver *solver = bench_open_solver(name, &lexicon);
    bench_open_dice(folder, dice_set_default(4), &dice);
    bench(solver, &dice, players, seed);
    solver_free(solver);
    lexicon_deinit(&lexicon);
}

static void bench_language(const char *code, const char *folder, int players, long seed)
{
    static struct language_files files;
    struct paths paths = {.player = ""};
    struct solver *solver = NULL;
    struct message notice;
    struct message fault;
    (void)snprintf(paths.languages, sizeof paths.languages, "%s", folder);
    bench_need(
        languages_open(&files, &paths, code, LANGUAGE_WORDS | LANGUAGE_SETS, &notice, &fault) &&
            files.language.dice[0],
        "no such language");
    bench_need(solver_new(files.language.lexicon, SOLVER_KERNEL_BEST, &solver) == STATUS_OK,
               "no memory");
    bench(solver, files.language.dice[0], players, seed);
    solver_free(solver);
    languages_close(&files);
}

int main(int argc, char **argv)
{
    bool is_language = argc >= 4 && strcmp(argv[1], "--language") == 0;
    int least = is_language ? 4 : 3;
    char *end = NULL;
    long players = argc > least ? strtol(argv[least], &end, 10) : PLAYERS_USUAL;
    bool is_sound = end == NULL || *end == 0;
    long seed = argc > least + 1 ? strtol(argv[least + 1], &end, 10) : SEED;
    is_sound = is_sound && (end == NULL || *end == 0);
    if (argc < least || argc > least + 2 || !is_sound || players < 1 || players > PLAYERS_MAX) {
        fprintf(stderr, "usage: bench_ladder LEXICON DICE-FOLDER [PLAYERS [SEED]]\n"
                        "       bench_ladder --language CODE LANGUAGES-FOLDER [PLAYERS [SEED]]\n");
        return 2;
    }
    if (is_language) {
        bench_language(argv[2], argv[3], (int)players, seed);
    } else {
        bench_english(argv[1], argv[2], (int)players, seed);
    }
    return 0;
}
