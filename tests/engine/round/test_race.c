/* SPDX-License-Identifier: MIT */
/*
 * The plan of a race: which words, when, and always the same.
 */
#include "given.h"
#include "naive.h"
#include "test.h"
#include "trounce/race.h"

static const struct solver_filter filter = {.rules = RULES_PLAIN, .tier_max = TIER_MAX};

static void solve(const struct board *board, const struct lexicon *lexicon,
                  struct solution *solution)
{
    assert_ok(solver_solve(board, lexicon, &filter, solution));
}

static void plan(const struct board *board, const struct solution *solution, enum rival_level level,
                 uint64_t seed, struct race *race)
{
    struct rival rival;
    rival_init(&rival, level, seed);
    assert_ok(race_plan(board, solution, &rival, race));
}

static bool has_number(const struct race *race, uint32_t number)
{
    for (size_t i = 0; i < race->count; i++) {
        if (race->words[i].number == number) {
            return true;
        }
    }
    return false;
}

static void check_times(const struct race *race)
{
    for (size_t i = 0; i < race->count; i++) {
        long earliest = i == 0 ? RACE_START_MS : race->words[i - 1].time_ms + RACE_GAP_MS;
        assert_true(race->words[i].time_ms >= earliest);
    }
}

/* The race has exactly the words that the rival finds and may show, each with its path. */
static void check_words(const struct race *race, const struct board *board,
                        const struct solution *solution, const struct rival *rival)
{
    size_t count = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        bool expected =
            word->marks == WORD_MARK_NONE &&
            rival_finds(rival, board, solution_text(solution, i), word->letters, word->tier);
        assert_int_equal(has_number(race, word->number), expected);
        count += expected;
    }
    assert_int_equal(race->count, count); /* so there are no duplicates */
}

static void check_paths(const struct race *race, const struct board *board,
                        const struct lexicon *lexicon)
{
    for (size_t i = 0; i < race->count; i++) {
        char text[PATH_LETTERS_MAX + 1];
        uint32_t number;
        assert_true(path_is_valid(&race->words[i].path, board));
        size_t length = (size_t)path_spell(&race->words[i].path, board, text);
        assert_true(lexicon_find(lexicon, text, length, &number));
        assert_int_equal(number, race->words[i].number);
    }
}

TEST_CASE(test_what_every_plan_keeps)
{
    static struct naive_list list;
    struct random random = naive_random();
    for (int i = 0; i < 200; i++) {
        struct board board;
        struct lexicon lexicon;
        struct solution solution;
        naive_random_board(&random, 1 + (int)random_below(&random, 6),
                           1 + (int)random_below(&random, 8), &board);
        naive_random_list(&random, &board, 300, &list);
        naive_lexicon(&list, &lexicon);
        solve(&board, &lexicon, &solution);
        for (int level = RIVAL_NOVICE; level <= RIVAL_MERCILESS; level++) {
            struct rival rival;
            struct race race;
            struct race again;
            rival_init(&rival, (enum rival_level)level, rival_board_seed(&board));
            assert_ok(race_plan(&board, &solution, &rival, &race));
            check_times(&race);
            check_words(&race, &board, &solution, &rival);
            check_paths(&race, &board, &lexicon);
            assert_ok(race_plan(&board, &solution, &rival, &again));
            assert_int_equal(again.count, race.count);
            assert_memory_equal(again.words, race.words, race.count * sizeof *race.words);
            race_deinit(&again);
            race_deinit(&race);
            assert_null(race.words);
        }
        solution_deinit(&solution);
        lexicon_deinit(&lexicon);
    }
}

/* Makes a board of one row that spells the word, and solves it. */
static void one_word(const char *word, int tier, struct board *board, struct lexicon *lexicon,
                     struct solution *solution)
{
    static struct naive_list list;
    list.count = 0;
    naive_add(&list, word, (struct word_note){.tier = (unsigned char)tier});
    naive_lexicon(&list, lexicon);
    assert_ok(board_parse(word, strlen(word), 1, (int)strlen(word), board, NULL));
    solve(board, lexicon, solution);
    assert_int_equal(solution->word_count, 1);
}

#define SEEDS 4000

/* Measures the mean time after the start over many seeds, and the percentage of longer times. */
static void measure(const char *word, int tier, long *mean_ms, long *longer_percent)
{
    static long times[SEEDS];
    struct board board;
    struct lexicon lexicon;
    struct solution solution;
    long sum = 0;
    one_word(word, tier, &board, &lexicon, &solution);
    for (int seed = 0; seed < SEEDS; seed++) {
        struct race race;
        plan(&board, &solution, RIVAL_MERCILESS, (uint64_t)seed, &race);
        assert_int_equal(race.count, 1);
        times[seed] = race.words[0].time_ms - RACE_START_MS;
        sum += times[seed];
        race_deinit(&race);
    }
    *mean_ms = sum / SEEDS;
    long longer = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
        longer += times[seed] > *mean_ms;
    }
    *longer_percent = longer * 100 / SEEDS;
    solution_deinit(&solution);
    lexicon_deinit(&lexicon);
}

/* The formula of the header, with fixed seeds. */
TEST_CASE(test_luck_and_ease)
{
    static const struct {
        const char *word;
        int tier;
        long ease_percent;
    } cases[] = {{"stop", 10, 70},   {"stop", 50, 150}, {"stop", TIER_UNKNOWN, 120},
                 {"moped", 35, 135}, {"on", 35, 120},   {"parties", 70, 235}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        long mean_ms;
        long longer_percent;
        measure(cases[i].word, cases[i].tier, &mean_ms, &longer_percent);
        long expected_ms = RACE_PACE_MS * cases[i].ease_percent / 100;
        assert_int_in_range(mean_ms, expected_ms * 95 / 100, expected_ms * 105 / 100);
        assert_int_in_range(longer_percent, 34, 40); /* 1 / e */
    }
}

/* These numbers are the same on every machine. */
TEST_CASE(test_a_race_that_is_known)
{
    static const char *const words[] = {"case", "mops", "moped", "stop", "spot", "tops"};
    static const struct {
        const char *word;
        long time_ms;
    } expected[] = {{"mops", 4052},  {"moped", 11008}, {"tops", 41912},
                    {"stop", 57872}, {"case", 139000}, {"spot", 161755}};
    static const char letters[] = "casemopistrenapd";
    static struct naive_list list;
    struct board board;
    struct lexicon lexicon;
    struct solution solution;
    struct race race;
    list.count = 0;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        naive_add(&list, words[i], (struct word_note){.tier = (unsigned char)(10 * i)});
    }
    naive_lexicon(&list, &lexicon);
    board = given_board(letters);
    solve(&board, &lexicon, &solution);
    plan(&board, &solution, RIVAL_MERCILESS, 1987, &race);
    assert_int_equal(race.count, sizeof expected / sizeof *expected);
    for (size_t i = 0; i < race.count; i++) {
        char text[PATH_LETTERS_MAX + 1];
        path_spell(&race.words[i].path, &board, text);
        assert_string_equal(text, expected[i].word);
        assert_int_equal(race.words[i].time_ms, expected[i].time_ms);
    }
    race_deinit(&race);
    solution_deinit(&solution);
    lexicon_deinit(&lexicon);
}
