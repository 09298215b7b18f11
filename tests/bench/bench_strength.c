/* SPDX-License-Identifier: MIT */
/*
 * bench_strength LEXICON DICE-FOLDER [PLAYERS [SIZE RULES]]
 * Has players of known strengths play twelve rounds on fair boards, and prints how well these
 * reveal their strength, and how they then do against their match: on 4 × 4 boards by RULES_FOUR,
 * on one size and rules, or with "all" on every kind. Uses the same players each time.
 */
#include "bench.h"
#include "players.h"

#define PLAYERS_USUAL 400
#define PLAYERS_MAX   100000
#define BOARDS        1000
#define LATER_ROUNDS  12
#define SEED          50900

static const int strengths[] = {50, 100, 200, 300, 450, 600, 750, 900};

#define STRENGTH_COUNT (sizeof strengths / sizeof *strengths)

static void bench(struct solver *solver, const char *folder, int size, enum rules rules,
                  int players)
{
    struct dice dice;
    bench_open_dice(folder, dice_set_default(size), &dice);
    struct fair_board *boards = players_deal(&dice, solver, rules, BOARDS);
    struct random random;
    random_seed(&random, SEED);
    for (size_t i = 0; i < STRENGTH_COUNT; i++) {
        struct players_record record;
        players_play(boards, BOARDS, strengths[i], players, LATER_ROUNDS, &random, &record);
        printf("%d x %d  %-8s %8d %8.1f %6.1f %6.1f %6.0f %8.0f %4.0f %4.0f %8.0f %4.0f %4.0f\n",
               size, size, scoring_name(rules), strengths[i], record.median,
               record.error_median / 10.0, record.error_nine_of_ten / 10.0, record.within_tenth,
               record.won, record.drawn, record.lost, record.won_first, record.drawn_first,
               record.lost_first);
        fflush(stdout);
    }
    players_free_boards(boards, BOARDS);
}

static void bench_kinds(struct solver *solver, const char *folder, int players, const char *size,
                        const char *rules)
{
    enum rules only = RULES_FOUR;
    bool all = strcmp(size, "all") == 0;
    bench_need(all || (strlen(size) == 1 && strchr("456", *size) != NULL &&
                       scoring_from_name(rules, &only)),
               "4, 5 or 6, and four, classic or plain");
    printf("%-6s %-8s %8s %8s %6s %6s %6s %18s %18s\n", "", "", "", "held for", "error", "90 %",
           "within", "all words of both", "player first");
    printf("%-6s %-8s %8s %8s %6s %6s %6s %8s %4s %4s %8s %4s %4s\n", "size", "rules", "strength",
           "median", "median", "", "10 %", "won", "drew", "lost", "won", "drew", "lost");
    for (int side = 4; side <= 6; side++) {
        for (int i = 0; i < RULES_COUNT; i++) {
            if (all || (side == *size - '0' && i == (int)only)) {
                bench(solver, folder, side, (enum rules)i, players);
            }
        }
    }
}

int main(int argc, char **argv)
{
    char *end = NULL;
    long players = argc >= 4 ? strtol(argv[3], &end, 10) : PLAYERS_USUAL;
    if (argc < 3 || argc > 6 || (end != NULL && *end != 0) || players < 1 ||
        players > PLAYERS_MAX) {
        fprintf(stderr, "usage: bench_strength LEXICON DICE-FOLDER [PLAYERS [all|SIZE RULES]]\n");
        return 2;
    }
    struct lexicon lexicon;
    struct solver *solver = bench_open_solver(argv[1], &lexicon);
    bench_kinds(solver, argv[2], (int)players, argc > 4 ? argv[4] : "4",
                argc > 5 ? argv[5] : "four");
    solver_free(solver);
    lexicon_deinit(&lexicon);
    return 0;
}
