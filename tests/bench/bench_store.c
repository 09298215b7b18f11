/* SPDX-License-Identifier: MIT */
/*
 * bench_store LEXICON FILE [ROUNDS] Plays rounds on large boards, in which the player has half of
 * the words, into a new store at FILE, and prints how long keeping, saving and querying take.
 */
#include "bench.h"
#include "english.h"

#include "history.h"
#include "trounce/random.h"
#include "trounce/solver.h"

#define ROUNDS_USUAL    1000
#define ROUNDS_MAX      100000
#define KEEPS_A_ROUND   5
#define FIRST_UNIX_S    1760000000
#define SECONDS_A_ROUND 300

static void tell(const char *what, double *times_ms, size_t count)
{
    qsort(times_ms, count, sizeof *times_ms, bench_compare);
    printf("%-28s median %.3f ms, 99 of 100 below %.3f ms, all below %.3f ms\n", what,
           times_ms[count / 2], times_ms[count * 99 / 100], times_ms[count - 1]);
}

/* Plays a round on a 6 × 6 board with every second word on the player's side. */
static struct round *play(struct random *random, const struct lexicon *lexicon, bool to_its_end)
{
    static const char letters[] = "eeeeeeaaaaoooiiinnnrrrtttllsssuddgbcmpfhvwyk";
    unsigned char faces[36];
    struct board board;
    struct solution solution;
    struct round *round;
    struct solver_filter filter = {.rules = RULES_FOUR, .tier_max = TIER_MAX};
    for (size_t i = 0; i < sizeof faces; i++) {
        faces[i] = (unsigned char)(letters[random_below(random, sizeof letters - 1)] - 'a' + 1);
    }
    board_init(&board, 6, 6, faces);
    bench_need(solver_solve(&board, lexicon, &filter, &solution) == STATUS_OK, "no memory");
    struct round_config config = {.board = &board, .lexicon = lexicon, .rules = RULES_FOUR};
    bench_need(round_new(&config, &round) == STATUS_OK, "no memory");
    round_start(round);
    for (size_t i = 0; i < solution.word_count; i++) {
        struct path path;
        enum verdict verdict;
        solution_path(&solution, i, &path);
        if (i % 2 == 0) {
            bench_need(round_submit_path(round, &path, &verdict) == STATUS_OK, "no memory");
        }
    }
    round_finish(round);
    for (size_t i = 1; i < solution.word_count; i += 2) {
        struct path path;
        solution_path(&solution, i, &path);
        bench_need(round_reveal(round, &path, NULL) == STATUS_OK, "no memory");
    }
    if (to_its_end) {
        round_conclude(round);
    }
    solution_deinit(&solution);
    return round;
}

static void fill(struct store *store, const struct lexicon *lexicon, size_t count)
{
    struct random random;
    size_t words = 0;
    double *keeps_ms = calloc(count * KEEPS_A_ROUND, sizeof *keeps_ms);
    double *saves_ms = calloc(count, sizeof *saves_ms);
    bench_need(keeps_ms != NULL && saves_ms != NULL, "no memory");
    random_seed(&random, 1987);
    for (size_t i = 0; i < count; i++) {
        struct random same = random;
        struct round_notes notes = {.began_unix_s = FIRST_UNIX_S + (int64_t)i * SECONDS_A_ROUND,
                                    .counts = true};
        struct round *round = play(&same, lexicon, false);
        for (size_t k = 0; k < KEEPS_A_ROUND; k++) {
            double begun = bench_elapsed_ms();
            bench_need(store_save_unfinished(store, round, &notes) == STATUS_OK,
                       english(store_trouble(store)));
            keeps_ms[i * KEEPS_A_ROUND + k] = bench_elapsed_ms() - begun;
        }
        round_free(round);
        round = play(&random, lexicon, true);
        words += round_word_count(round, SIDE_PLAYER) + round_word_count(round, SIDE_COMPUTER);
        double begun = bench_elapsed_ms();
        bench_need(store_save_round(store, round, &notes, NULL, NULL) == STATUS_OK,
                   english(store_trouble(store)));
        saves_ms[i] = bench_elapsed_ms() - begun;
        round_free(round);
    }
    printf("%zu rounds of %zu words in the mean\n", count, words / count);
    tell("keeping the round under way", keeps_ms, count * KEEPS_A_ROUND);
    tell("saving a round", saves_ms, count);
    free(keeps_ms);
    free(saves_ms);
}

static void ask(struct store *store)
{
    const struct history_filter all = {.any_rules = true};
    struct history_statistics statistics;
    struct stored_round rounds[20];
    size_t count;
    double begun = bench_elapsed_ms();
    bench_need(history_statistics(store, &all, &statistics) == STATUS_OK,
               english(store_trouble(store)));
    printf("%-28s %.1f ms\n", "all statistics", bench_elapsed_ms() - begun);
    begun = bench_elapsed_ms();
    bench_need(history_list(store, &all, 0, 20, rounds, &count) == STATUS_OK,
               english(store_trouble(store)));
    printf("%-28s %.2f ms\n", "the last twenty rounds", bench_elapsed_ms() - begun);
}

int main(int argc, char **argv)
{
    long count = argc == 4 ? strtol(argv[3], NULL, 10) : ROUNDS_USUAL;
    bench_need((argc == 3 || argc == 4) && count > 0 && count <= ROUNDS_MAX,
               "bench_store LEXICON FILE [ROUNDS]");
    struct lexicon lexicon;
    struct store *store;
    struct store_news news;
    bench_open_lexicon(argv[1], &lexicon);
    bench_need(store_open(argv[2], &store, &news) == STATUS_OK && !news.text.format,
               "no new store");
    fill(store, &lexicon, (size_t)count);
    ask(store);
    store_close(store);
    double begun = bench_elapsed_ms();
    bench_need(store_open(argv[2], &store, &news) == STATUS_OK, "no store");
    printf("%-28s %.1f ms\n", "opening it again", bench_elapsed_ms() - begun);
    store_close(store);
    lexicon_deinit(&lexicon);
    return 0;
}
