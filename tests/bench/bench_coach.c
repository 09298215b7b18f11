/* SPDX-License-Identifier: MIT */
/*
 * bench_coach LEXICON DICE-FOLDER [PLAYERS]
 * Has players with and without habits play ten rounds each, and prints of how many the coach names
 * the habit within these, of how many it ever names another, and after which percentage of rounds
 * it does so from that round alone; then how long it takes. Uses the same players each time.
 */
#include "bench.h"
#include "pupils.h"

#define PLAYERS_USUAL 1000
#define PLAYERS_MAX   1000000
#define BOARDS        1000
#define SEED          3301
#define TIMES         50

static const struct pupil pupils[] = {
    {"none, Novice", 100, 0, COACH_NOTHING, NULL, 0},
    {"none, Scholar", 300, 0, COACH_NOTHING, NULL, 0},
    {"none, Expert", 600, 0, COACH_NOTHING, NULL, 0},
    {"none, 10 %", 0, 10, COACH_NOTHING, NULL, 0},
    {"none, 25 %", 0, 25, COACH_NOTHING, NULL, 0},
    {"none, 50 %", 0, 50, COACH_NOTHING, NULL, 0},
    {"none, 70 %", 0, 70, COACH_NOTHING, NULL, 0},
    {"-ED, 70 %, misses 90 %", 0, 70, COACH_ENDING, "ed", 86},
    {"-ED, 25 %, 90 % more", 0, 25, COACH_ENDING, "ed", 90},
    {"-ED, Scholar, 90 % more", 300, 0, COACH_ENDING, "ed", 90},
    {"-ED, Expert, 90 % more", 600, 0, COACH_ENDING, "ed", 90},
    {"-S, 25 %, 90 % more", 0, 25, COACH_ENDING, "s", 90},
    {"-S, Scholar, 67 % more", 300, 0, COACH_ENDING, "s", 67},
    {"-ER, 25 %, 90 % more", 0, 25, COACH_ENDING, "er", 90},
    {"-ER, 70 %, misses 90 %", 0, 70, COACH_ENDING, "er", 86},
    {"RE-, 70 %, misses 90 %", 0, 70, COACH_BEGINNING, "re", 86},
    {"RE-, 25 %, all", 0, 25, COACH_BEGINNING, "re", 100},
    {"double, 70 %, misses 90 %", 0, 70, COACH_DOUBLE, NULL, 86},
    {"double, 25 %, 90 % more", 0, 25, COACH_DOUBLE, NULL, 90},
    {"double, Expert, 90 % more", 600, 0, COACH_DOUBLE, NULL, 90},
    {"long, 25 %, 90 % more", 0, 25, COACH_LONG_WORD, NULL, 90},
    {"long, Scholar, all", 300, 0, COACH_LONG_WORD, NULL, 100},
    {"long, 50 %, all", 0, 50, COACH_LONG_WORD, NULL, 100},
    {"long, 70 %, misses 90 %", 0, 70, COACH_LONG_WORD, NULL, 86},
    {"long, Expert, all", 600, 0, COACH_LONG_WORD, NULL, 100},
    {"left, 25 %, all", 0, 25, COACH_LEFT, NULL, 100},
    {"left, Novice, all", 100, 0, COACH_LEFT, NULL, 100},
    {"top left, Scholar, 75 %", 300, 0, COACH_TOP_LEFT, NULL, 75},
    {"corners, Scholar, 75 %", 300, 0, COACH_CORNERS, NULL, 75},
    {"starts, Scholar, 75 %", 300, 0, COACH_EDGE_STARTS, NULL, 75},
    {"last minute, 25 %, 90 %", 0, 25, COACH_LAST_MINUTE, NULL, 90},
    {"last minute, Scholar, all", 300, 0, COACH_LAST_MINUTE, NULL, 100},
};

#define PUPIL_COUNT (sizeof pupils / sizeof *pupils)

/* Prints how long the coach takes with one round, and with as many as it takes. */
static void time_it(const struct lexicon *lexicon, const struct fair_board *boards, int board_count,
                    struct random *random)
{
    static const int rounds[] = {1, COACH_ROUNDS_MAX};
    const struct pupil pupil = {"", 600, 0, COACH_CORNERS, NULL, 75};
    for (int k = 0; k < 2; k++) {
        double start = bench_processor_ms();
        double playing = 0;
        for (int i = 0; i < TIMES; i++) {
            struct coach *coach;
            struct coach_habit habit;
            bench_need(coach_new("en", &alphabet_english, &coach) == STATUS_OK, "no memory");
            for (int r = 0; r < rounds[k]; r++) {
                double before = bench_processor_ms();
                const struct fair_board *board =
                    &boards[random_below(random, (uint32_t)board_count)];
                struct round *round = pupils_round(&pupil, board, lexicon, random);
                playing += bench_processor_ms() - before;
                pupils_add(coach, round, &board->solution);
                round_free(round);
            }
            bench_need(coach_judge(coach, &habit) == STATUS_OK, "no memory");
            coach_free(coach);
        }
        printf("%d rounds: %.2f ms\n", rounds[k], (bench_processor_ms() - start - playing) / TIMES);
    }
}

int main(int argc, char **argv)
{
    char *end = NULL;
    long players = argc >= 4 ? strtol(argv[3], &end, 10) : PLAYERS_USUAL;
    if (argc < 3 || argc > 4 || (end != NULL && *end != 0) || players < 1 ||
        players > PLAYERS_MAX) {
        fprintf(stderr, "usage: bench_coach LEXICON DICE-FOLDER [PLAYERS]\n");
        return 2;
    }
    struct lexicon lexicon;
    struct dice dice;
    struct solver *solver = bench_open_solver(argv[1], &lexicon);
    bench_open_dice(argv[2], dice_set_default(4), &dice);
    struct fair_board *boards = players_deal(&dice, solver, RULES_FOUR, BOARDS);
    struct random random;
    random_seed(&random, SEED);
    printf("%-26s %8s %8s %8s %8s %12s\n", "habit", "words", "named", "at round", "another",
           "one round");
    for (size_t i = 0; i < PUPIL_COUNT; i++) {
        struct pupils_record record;
        pupils_play(&pupils[i], boards, BOARDS, &lexicon, (int)players, &random, &record);
        double count = (double)players;
        printf("%-26s %8.1f", pupils[i].name, record.found);
        if (pupils[i].trait == COACH_NOTHING) {
            printf(" %8s %8s", "-", "-");
        } else {
            printf(" %6.1f %% %8.1f", 100 * record.named / count, record.first);
        }
        printf(" %6.1f %% %10.2f %%\n", 100 * record.alarmed / count,
               100 * record.round_alarms / (count * PUPILS_ROUNDS));
        fflush(stdout);
    }
    time_it(&lexicon, boards, BOARDS, &random);
    players_free_boards(boards, BOARDS);
    solver_free(solver);
    lexicon_deinit(&lexicon);
    return 0;
}
