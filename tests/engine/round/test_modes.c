/* SPDX-License-Identifier: MIT */
/*
 * Modes: two players, races, friends, and restoring each.
 */
#include "given.h"
#include "naive.h"
#include "round_table.h"
#include "test.h"
#include "trounce/ladder.h"
#include "trounce/race.h"
#include "trounce/round.h"
#include "trounce/solver.h"

#include <limits.h>

static const char *const words[] = {"case", "caps", "mops", "moped",
                                    "stop", "spot", "tops", "tarp"};

#define COMMON (sizeof words / sizeof *words - 1) /* the last one is offensive */

static int set_up(void **state)
{
    return table_set_up(state, words, COMMON + 1, 1);
}

static struct round *started(const struct round_config *config)
{
    struct round *round = table_round(config);
    round_start(round);
    return round;
}

static uint32_t number_of(const char *word)
{
    uint32_t number;
    assert_true(lexicon_find(&table.lexicon, word, strlen(word), &number));
    return number;
}

/* Hands every word of the board to the round, twice; returns how many were taken. */
static size_t reveal_all(struct round *round)
{
    static const struct solver_filter filter = {.rules = RULES_PLAIN, .tier_max = TIER_MAX};
    struct solution solution;
    size_t count = 0;
    assert_ok(solver_solve(round_board(round), round_lexicon(round), &filter, &solution));
    for (size_t i = 0; i < solution.word_count; i++) {
        struct path path;
        bool taken;
        solution_path(&solution, i, &path);
        assert_ok(round_reveal(round, &path, &taken));
        count += taken;
        assert_ok(round_reveal(round, &path, &taken));
        assert_false(taken);
    }
    solution_deinit(&solution);
    return count;
}

TEST_CASE(test_names)
{
    static const char *const names[] = {"turns", "race", "two", "alone"};
    enum game_mode mode = MODE_COUNT;
    for (int i = 0; i < MODE_COUNT; i++) {
        assert_string_equal(mode_name((enum game_mode)i), names[i]);
        assert_true(mode_from_name(names[i], &mode));
        assert_int_equal(mode, i);
    }
    assert_false(mode_from_name("solo", &mode));
    assert_false(mode_from_name("", &mode));
}

TEST_CASE(test_hints_by_mode)
{
    for (int mode = 0; mode < MODE_COUNT; mode++) {
        struct round_config config = table_config((enum game_mode)mode, 0);
        struct round *round = started(&config);
        bool has_hints = mode == MODE_TURNS || mode == MODE_ALONE;
        assert_int_equal(mode_traits((enum game_mode)mode)->has_hints, has_hints);
        assert_int_equal(round_take_hint(round, 2), has_hints);
        assert_int_equal(round_hint_count(round), has_hints);
        config.hint_count = 1;
        round = NULL;
        assert_int_equal(round_new(&config, &round), has_hints ? STATUS_OK : STATUS_RANGE);
        round_free(round);
    }
}

/* Two players */

/* A whole round: one timed turn each, a curtain between them; the computer does not play. */
TEST_CASE(test_two_players)
{
    struct round_config config = table_config(MODE_TWO, 60000);
    struct round *round = started(&config);
    enum verdict verdict;
    assert_int_equal(round_turn(round), SIDE_PLAYER);
    assert_int_equal(table_submit(round, "case"), VERDICT_GOOD);
    assert_int_equal(table_submit(round, "moped"), VERDICT_GOOD);
    assert_true(round_advance(round, 70000).is_time_up);

    assert_int_equal(round_phase(round), ROUND_HANDOVER);
    assert_int_equal(round_turn(round), SIDE_SECOND);
    assert_int_equal(round_left_ms(round), 60000);
    assert_int_equal(round_submit_word(round, "stop", 4, &verdict), STATUS_RANGE);
    round_advance(round, 5000);
    round_pause(round);
    round_finish(round);
    round_conclude(round);
    assert_int_equal(round_left_ms(round), 60000);
    assert_int_equal(round_phase(round), ROUND_HANDOVER);

    round_start(round);
    assert_int_equal(round_phase(round), ROUND_PLAYER);
    assert_int_equal(round_turn(round), SIDE_SECOND);
    assert_int_equal(table_submit(round, "moped"),
                     VERDICT_GOOD); /* the first player's words are not given away */
    assert_int_equal(table_submit(round, "moped"), VERDICT_HAVE_IT);
    assert_false(round_is_shared(round, SIDE_SECOND, 0));
    assert_int_equal(round_score(round, SIDE_SECOND), 2);
    assert_int_equal(round_score(round, SIDE_PLAYER), 3);
    assert_int_equal(table_submit(round, "stop"), VERDICT_GOOD);
    round_pause(round);
    assert_int_equal(round_turn(round), SIDE_SECOND);
    round_resume(round);
    round_advance(round, 30000);
    assert_int_equal(round_played_ms(round), 90000);
    round_finish(round);
    assert_int_equal(round_phase(round), ROUND_DONE);

    assert_true(round_is_shared(round, SIDE_PLAYER, 1));
    assert_true(round_is_shared(round, SIDE_SECOND, 0));
    assert_false(round_is_shared(round, SIDE_PLAYER, 0));
    assert_int_equal(round_score(round, SIDE_PLAYER), 1);
    assert_int_equal(round_score(round, SIDE_SECOND), 1);
    assert_int_equal(round_word_count(round, SIDE_SECOND), 2);
    assert_int_equal(round_word(round, SIDE_SECOND, 0)->points, 0);
    assert_int_equal(round_word_count(round, SIDE_COMPUTER), 0);
}

TEST_CASE(test_shared_words_may_count)
{
    struct round_config config = table_config(MODE_TWO, 0);
    config.shared_count = true;
    struct round *round = started(&config);
    assert_true(round_shared_count(round));
    table_submit(round, "moped");
    round_pause(round);
    round_finish(round); /* works from a pause, too */
    assert_int_equal(round_phase(round), ROUND_HANDOVER);
    round_start(round);
    table_submit(round, "moped");
    round_finish(round);
    assert_true(round_is_shared(round, SIDE_PLAYER, 0));
    assert_int_equal(round_score(round, SIDE_PLAYER), 2);
    assert_int_equal(round_score(round, SIDE_SECOND), 2);
}

TEST_CASE(test_whose_word_of_two)
{
    struct round_config config = table_config(MODE_TWO, 0);
    struct round *round = started(&config);
    enum side side;
    size_t index;
    table_submit(round, "case");
    table_submit(round, "moped");
    round_finish(round);
    round_start(round);
    assert_true(round_has_word(round, "moped", 5, &side, &index));
    assert_int_equal(side, SIDE_PLAYER);
    table_submit(round, "moped");
    assert_true(round_has_word(round, "moped", 5, &side, &index));
    assert_int_equal(side, SIDE_SECOND);
    assert_int_equal(index, 0);
}

/* Races */

/* The computer's words come at their times, whether time passes in one step or many. */
TEST_CASE(test_a_race_without_a_clock)
{
    static const long steps[] = {1, 16, 333, 5000, LONG_MAX};
    struct round_config config = table_config(MODE_RACE, 0);
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        struct round *round = started(&config);
        struct race race;
        given_race(round, &race);
        assert_int_equal(race.count, COMMON);
        long last_ms = race.words[race.count - 1].time_ms;
        while (round_played_ms(round) < last_ms) {
            long due_ms = round_due_ms(round);
            size_t before = round_word_count(round, SIDE_COMPUTER);
            assert_int_equal(due_ms, race.words[before].time_ms - round_played_ms(round));
            struct round_events events = round_advance(round, steps[i]);
            assert_int_equal(round_word_count(round, SIDE_COMPUTER), before + events.rival_words);
            assert_int_equal(events.rival_words > 0, steps[i] >= due_ms);
        }
        assert_int_equal(round_due_ms(round), -1);
        assert_int_equal(round_word_count(round, SIDE_COMPUTER), race.count);
        for (size_t k = 0; k < race.count; k++) {
            assert_int_equal(round_word(round, SIDE_COMPUTER, k)->number, race.words[k].number);
            assert_int_equal(round_word(round, SIDE_COMPUTER, k)->found_ms, race.words[k].time_ms);
        }
        round_advance(round, LONG_MAX);
        assert_int_equal(round_advance(round, LONG_MAX).rival_words, 0);
        assert_int_equal(round_played_ms(round), LONG_MAX);
        race_deinit(&race);
    }
}

static const char *race_word(const struct round *round, const struct race *race, size_t index)
{
    static char text[PATH_LETTERS_MAX + 1];
    path_spell(&race->words[index].path, round_board(round), text);
    return text;
}

TEST_CASE(test_who_is_first)
{
    struct round_config config = table_config(MODE_RACE, 600000);
    struct round *round = started(&config);
    struct race race;
    given_race(round, &race);
    assert_int_equal(table_submit(round, race_word(round, &race, 1)), VERDICT_GOOD);
    round_pause(round);
    round_advance(round, race.words[2].time_ms); /* paused: no time passes */
    assert_int_equal(round_word_count(round, SIDE_COMPUTER), 0);
    round_resume(round);
    round_advance(round, race.words[2].time_ms);
    assert_int_equal(round_word_count(round, SIDE_COMPUTER), 2); /* the first and the third */
    assert_int_equal(table_submit(round, race_word(round, &race, 0)), VERDICT_TAKEN);
    assert_int_equal(table_submit(round, race_word(round, &race, 1)), VERDICT_HAVE_IT);
    assert_int_equal(table_submit(round, race_word(round, &race, 3)), VERDICT_GOOD);
    assert_int_equal(table_submit(round, "tarp"), VERDICT_GOOD);

    /* At the end, words already due come first, then those that are due in the time left. */
    long until_ms = race.words[4].time_ms - round_played_ms(round);
    assert_int_equal(round_advance(round, until_ms).rival_words, 1);
    round_finish(round);
    assert_int_equal(round_phase(round), ROUND_COMPUTER);
    assert_int_equal(round_due_ms(round), -1);
    size_t entered = round_word_count(round, SIDE_COMPUTER);
    size_t left = 0;
    for (size_t i = 5; i < race.count; i++) {
        bool is_taken = strcmp(race_word(round, &race, i), "tarp") == 0;
        left += race.words[i].time_ms <= 600000 && !is_taken;
    }
    assert_int_equal(entered, 3 + left);
    assert_int_equal(reveal_all(round), race.count - entered - 2);
    assert_int_equal(round_word_count(round, SIDE_COMPUTER), entered);
    for (size_t i = 0; i < race.count; i++) { /* words only shown still belong to nobody */
        const char *word = race_word(round, &race, i);
        assert_int_equal(round_has_word(round, word, strlen(word), NULL, NULL),
                         i < 5 || race.words[i].time_ms <= 600000);
    }
    race_deinit(&race);
}

TEST_CASE(test_the_end_of_a_race)
{
    struct round_config config = table_config(MODE_RACE, 0);
    struct round *round = started(&config);
    struct race race;
    given_race(round, &race);
    config.time_ms = race.words[1].time_ms; /* due at the last moment */
    round = started(&config);
    struct round_events events = round_advance(round, LONG_MAX);
    assert_int_equal(events.rival_words, 2);
    assert_true(events.is_time_up);
    assert_int_equal(round_phase(round), ROUND_COMPUTER);
    assert_int_equal(round_played_ms(round), config.time_ms);
    config.time_ms--; /* a moment too late: no word will come */
    round = started(&config);
    round_advance(round, race.words[0].time_ms);
    assert_int_equal(round_due_ms(round), -1);
    round_advance(round, LONG_MAX);
    assert_int_equal(round_word_count(round, SIDE_COMPUTER), 1);
    race_deinit(&race);
}

/* The computer knows no words beyond the tier of a race. */
TEST_CASE(test_a_race_about_common_words)
{
    struct naive_list list = {.count = 0};
    struct lexicon lexicon;
    naive_add(&list, "stop", (struct word_note){35, WORD_MARK_NONE});
    naive_add(&list, "spot", (struct word_note){36, WORD_MARK_NONE});
    naive_lexicon(&list, &lexicon);
    struct round_config config = table_config(MODE_RACE, 0);
    config.lexicon = &lexicon;
    for (int i = 0; i < 2; i++) {
        config.race_tier_max = i == 0 ? 35 : 36;
        struct round *round = table_round(&config);
        round_start(round);
        round_advance(round, 3600000);
        assert_int_equal(round_word_count(round, SIDE_COMPUTER), 1 + i);
    }
    lexicon_deinit(&lexicon);
}

/* Friends */

TEST_CASE(test_a_friend)
{
    uint32_t numbers[] = {number_of("tarp"), number_of("case"), number_of("stop")};
    struct round_config config = table_config(MODE_TURNS, 0);
    config.friend_words = numbers;
    config.friend_word_count = 3;
    struct round *round = started(&config);
    numbers[0] = numbers[1] = numbers[2] = number_of("moped"); /* the round copied them */
    assert_int_equal(round_ghost_score(round), 0);
    assert_int_equal(table_submit(round, "stop"), VERDICT_GOOD);
    assert_int_equal(table_submit(round, "moped"), VERDICT_GOOD);
    round_finish(round);
    assert_false(round_is_shared(round, SIDE_PLAYER, 0));
    assert_int_equal(reveal_all(round), 3);
    assert_int_equal(round_score(round, SIDE_COMPUTER), 3);
    assert_int_equal(round_score(round, SIDE_PLAYER), 3);
    assert_true(round_is_shared(round, SIDE_PLAYER, 0));
    assert_false(round_is_shared(round, SIDE_PLAYER, 1));
    size_t shared = 0;
    for (size_t i = 0; i < 3; i++) {
        shared += round_is_shared(round, SIDE_COMPUTER, i);
    }
    assert_int_equal(shared, 1);

    config.friend_word_count = 0; /* a friend who found nothing */
    round = started(&config);
    round_finish(round);
    assert_int_equal(reveal_all(round), 0);
}

/* What a friend found counts, however rare or offensive, and the target says so before. */
TEST_CASE(test_a_friend_keeps_every_word)
{
    static const struct solver_filter filter = {.rules = RULES_FOUR, .tier_max = TIER_MAX};
    uint32_t numbers[] = {number_of("tarp"), number_of("case")}; /* the first is offensive */
    struct round_config config = table_config(MODE_TURNS, 0);
    config.friend_words = numbers;
    config.friend_word_count = 2;
    struct round *round = started(&config);
    struct solution solution;
    assert_true(round_would_list(round, "tarp", 4, 0));
    assert_true(round_would_list(round, "case", 4, 0));
    assert_false(round_would_list(round, "stop", 4, TIER_MAX));
    assert_ok(solver_solve(round_board(round), round_lexicon(round), &filter, &solution));
    assert_int_equal(round_target(round, &solution, 0), 2);
    solution_deinit(&solution);
    round_finish(round);
    assert_int_equal(reveal_all(round), 2);
    assert_int_equal(round_score(round, SIDE_COMPUTER), 2);
}

/* Returns a config of a ghost that found tarp, case and stop, at these times. */
static struct round_config ghost_of(long time_ms)
{
    static uint32_t numbers[3];
    static const long times_ms[] = {20000, 5000, 31000};
    numbers[0] = number_of("tarp");
    numbers[1] = number_of("case");
    numbers[2] = number_of("stop");
    struct round_config config = table_config(MODE_TURNS, time_ms);
    config.friend_words = numbers;
    config.friend_ms = times_ms;
    config.friend_word_count = 3;
    return config;
}

static void expect_words(const struct round *round, enum side side, const char *const *expected,
                         size_t count)
{
    assert_int_equal(round_word_count(round, side), count);
    for (size_t i = 0; i < count; i++) {
        assert_string_equal(round_word(round, side, i)->text, expected[i]);
    }
}

/* A ghost's words come at their times, whatever the player has; the rest comes with the end. */
TEST_CASE(test_a_ghost)
{
    static const char *const in_order[] = {"case", "tarp", "stop"};
    struct round_config config = ghost_of(60000);
    config.race_tier_max = 1; /* of a ghost this says nothing */
    struct round *round = started(&config);
    assert_true(round_has_ghost(round));
    assert_int_equal(round_ghost_score(round), 3); /* before it has found any of its words */
    assert_true(round_is_live(round));
    assert_false(round_traits(round)->is_race);
    assert_int_equal(round_due_ms(round), 5000);
    assert_int_equal(round_advance(round, 4999).rival_words, 0);
    assert_int_equal(table_submit(round, "case"), VERDICT_GOOD);
    assert_int_equal(round_due_ms(round), 1);
    assert_int_equal(round_advance(round, 1001).rival_words, 1);
    expect_words(round, SIDE_COMPUTER, in_order, 1);
    assert_int_equal(round_word(round, SIDE_COMPUTER, 0)->found_ms, 5000);
    assert_false(round_would_list(round, "stop", 4, TIER_MAX));
    round_advance(round, 14000);
    expect_words(round, SIDE_COMPUTER, in_order, 2);
    assert_int_equal(table_submit(round, "tarp"), VERDICT_GOOD); /* it is not taken */
    assert_int_equal(table_submit(round, "tarp"), VERDICT_HAVE_IT);
    round_finish(round);
    expect_words(round, SIDE_COMPUTER, in_order, 3);
    assert_int_equal(round_word(round, SIDE_COMPUTER, 2)->found_ms, 20000);
    assert_int_equal(round_due_ms(round), -1);
    assert_true(round_is_shared(round, SIDE_PLAYER, 0));
    assert_int_equal(round_score(round, SIDE_COMPUTER), 3);
    assert_int_equal(round_score(round, SIDE_PLAYER), 2);
    assert_int_equal(reveal_all(round), 0);
    round_conclude(round);
    expect_words(round, SIDE_COMPUTER, in_order, 3);

    config.friend_ms = (const long[]){20000, -1, 31000};
    assert_int_equal(round_new(&config, &round), STATUS_RANGE);
    config = ghost_of(25000); /* the clock ends before its last word */
    round = started(&config);
    round_advance(round, 20000);
    assert_int_equal(round_due_ms(round), -1);
    round_advance(round, LONG_MAX);
    expect_words(round, SIDE_COMPUTER, in_order, 3);
    assert_int_equal(round_word(round, SIDE_COMPUTER, 2)->found_ms, 25000);
}

/* In a duel the rival lists every word it sees, even the player's; else it takes what is left. */
TEST_CASE(test_a_duel)
{
    struct round_config config = table_config(MODE_TURNS, 0);
    struct rival rival;
    ladder_rival(&rival, LADDER_RUNGS, 1);
    config.rival = &rival;
    const int all = (int)COMMON;
    for (int i = 0; i < 2; i++) {
        config.shares = i == 0;
        struct round *round = started(&config);
        assert_int_equal(table_submit(round, "stop"), VERDICT_GOOD);
        round_finish(round);
        assert_int_equal(reveal_all(round), i == 0 ? all : all - 1);
        assert_true(round_is_shared(round, SIDE_PLAYER, 0) == (i == 0));
        assert_int_equal(round_score(round, SIDE_PLAYER), 1);
    }
}

TEST_CASE(test_impossible_configs)
{
    uint32_t beyond = (uint32_t)lexicon_size(&table.lexicon);
    struct round_config configs[5];
    for (size_t i = 0; i < 5; i++) {
        configs[i] = table_config(MODE_TURNS, 0);
    }
    configs[0].mode = MODE_COUNT;
    configs[1].mode = (enum game_mode)(-1);
    configs[2].friend_words = &beyond;
    configs[2].friend_word_count = 1;
    configs[3].mode = MODE_RACE;
    configs[3].friend_words = &beyond;
    configs[4].friend_word_count = 1;
    for (size_t i = 0; i < 5; i++) {
        struct round *round = NULL;
        assert_int_equal(round_new(&configs[i], &round), STATUS_RANGE);
        assert_null(round);
    }
}

/* Rounds of the past */

static enum status restore(enum game_mode mode, const struct round_past *past)
{
    struct round_config config = table_config(mode, 60000);
    struct round *round = NULL;
    enum status status = round_restore(&config, past, &round);
    assert_int_equal(round != NULL, status == STATUS_OK);
    round_free(round);
    return status;
}

static struct path path_of(const char *word)
{
    static const struct solver_filter filter = {.rules = RULES_PLAIN, .tier_max = TIER_MAX};
    struct solution solution;
    struct path path = {0};
    assert_ok(solver_solve(&table.board, &table.lexicon, &filter, &solution));
    for (size_t i = 0; i < solution.word_count; i++) {
        if (strcmp(solution_text(&solution, i), word) == 0) {
            solution_path(&solution, i, &path);
        }
    }
    solution_deinit(&solution);
    assert_true(path.length > 0);
    return path;
}

/* The phases and turns in which each way can be restored. */
TEST_CASE(test_phases_of_the_past)
{
    for (int mode = 0; mode < MODE_COUNT; mode++) {
        for (int phase = -1; phase <= ROUND_DONE + 1; phase++) {
            for (int turn = -1; turn <= SIDE_COUNT; turn++) {
                struct round_past past = {
                    .phase = (enum round_phase)phase, .turn = (enum side)turn, .left_ms = 1};
                bool is_possible = phase == ROUND_DONE ||
                                   (phase == ROUND_COMPUTER && mode != MODE_ALONE) ||
                                   (phase == ROUND_HANDOVER && mode == MODE_TWO);
                if (phase == ROUND_PAUSED) {
                    is_possible = turn == SIDE_PLAYER || (turn == SIDE_SECOND && mode == MODE_TWO);
                }
                assert_int_equal(restore((enum game_mode)mode, &past),
                                 is_possible ? STATUS_OK : STATUS_DAMAGED);
            }
        }
    }
}

/* The sides that can have words in each phase. */
TEST_CASE(test_sides_of_the_past)
{
    static const struct {
        enum game_mode mode;
        enum round_phase phase;
        enum side turn;
        bool computer;
        bool second;
    } cases[] = {
        {MODE_TURNS, ROUND_PAUSED, SIDE_PLAYER, false, false},
        {MODE_TURNS, ROUND_COMPUTER, SIDE_PLAYER, true, false},
        {MODE_TURNS, ROUND_DONE, SIDE_PLAYER, true, false},
        {MODE_RACE, ROUND_PAUSED, SIDE_PLAYER, true, false},
        {MODE_RACE, ROUND_COMPUTER, SIDE_PLAYER, true, false},
        {MODE_TWO, ROUND_PAUSED, SIDE_PLAYER, false, false},
        {MODE_TWO, ROUND_HANDOVER, SIDE_PLAYER, false, false},
        {MODE_TWO, ROUND_PAUSED, SIDE_SECOND, false, true},
        {MODE_TWO, ROUND_COMPUTER, SIDE_SECOND, true, true},
        {MODE_TWO, ROUND_DONE, SIDE_SECOND, true, true},
        {MODE_ALONE, ROUND_PAUSED, SIDE_PLAYER, false, false},
        {MODE_ALONE, ROUND_DONE, SIDE_PLAYER, false, false},
    };
    struct round_past_word word = {.points = 1, .path = path_of("case")};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct round_past past = {
            .phase = cases[i].phase, .turn = cases[i].turn, .words = &word, .word_count = 1};
        const bool is_possible[] = {true, cases[i].computer, cases[i].second, false};
        for (int side = SIDE_PLAYER; side <= SIDE_COUNT; side++) {
            word.side = (enum side)side;
            assert_int_equal(restore(cases[i].mode, &past),
                             is_possible[side] ? STATUS_OK : STATUS_DAMAGED);
        }
    }
}

/* The pairs of sides that can share a word, and its points. */
TEST_CASE(test_shared_words_of_the_past)
{
    static const uint32_t nobody = 0;
    struct round_past_word both[2] = {{.path = path_of("case")}};
    both[1] = both[0];
    struct round_past past = {.phase = ROUND_DONE, .words = both, .word_count = 2};
    for (int mode = 0; mode < MODE_COUNT; mode++) {
        for (int one = 0; one < SIDE_COUNT; one++) {
            for (int other = 0; other < SIDE_COUNT; other++) {
                both[0].side = (enum side)one;
                both[1].side = (enum side)other;
                bool are_two = mode == MODE_TWO && one != other && one + other == SIDE_SECOND;
                assert_int_equal(restore((enum game_mode)mode, &past),
                                 are_two ? STATUS_OK : STATUS_DAMAGED);
            }
        }
    }
    both[0].side = SIDE_SECOND;
    both[1].side = SIDE_PLAYER;
    both[1].points = 1; /* a shared word scores for nobody */
    assert_int_equal(restore(MODE_TWO, &past), STATUS_DAMAGED);
    past.phase = ROUND_PAUSED;
    past.turn = SIDE_SECOND;
    assert_ok(restore(MODE_TWO, &past));

    struct round_config config = table_config(MODE_TWO, 60000);
    struct round *round = NULL;
    config.shared_count = true;
    past.phase = ROUND_DONE;
    assert_ok(round_restore(&config, &past, &round));
    assert_int_equal(round_score(round, SIDE_PLAYER), 1);
    round_free(round);

    config = table_config(MODE_TURNS, 60000);
    config.friend_words = &nobody;
    both[0].side = SIDE_COMPUTER;
    past.turn = SIDE_PLAYER;
    assert_ok(round_restore(&config, &past, &round));
    assert_true(round_is_shared(round, SIDE_COMPUTER, 0));
    round_free(round);
}

/* Words that are no longer in the lexicon still count as the same on both lists. */
TEST_CASE(test_forgotten_words_of_two)
{
    struct round_past_word kept[4] = {{.side = SIDE_PLAYER, .path = {0}}};
    for (int cell = 0; cell < 4; cell++) { /* "casi" */
        assert_true(path_extend(&kept[0].path, &table.board, cell == 3 ? 7 : cell));
    }
    kept[1] = kept[0];
    path_shorten(&kept[1].path, 3); /* "cas" */
    kept[2] = kept[0];
    kept[2].side = SIDE_SECOND;
    struct round_past past = {.phase = ROUND_DONE, .words = kept, .word_count = 3};
    struct round_config config = table_config(MODE_TWO, 0);
    struct round *round = NULL;
    assert_ok(round_restore(&config, &past, &round));
    assert_true(round_is_shared(round, SIDE_PLAYER, 0));
    assert_false(round_is_shared(round, SIDE_PLAYER, 1));
    assert_true(round_is_shared(round, SIDE_SECOND, 0));
    round_free(round);
    kept[3] = kept[1];
    past.word_count = 4;
    assert_int_equal(restore(MODE_TWO, &past), STATUS_DAMAGED);
}

/* A restored ghost makes up for what it had not entered, in the turn and after it. */
TEST_CASE(test_a_ghost_goes_on)
{
    static const char *const in_order[] = {"case", "tarp", "stop"};
    struct round_past_word kept[] = {
        {.side = SIDE_PLAYER, .points = 1, .found_ms = 1000, .path = path_of("case")},
        {.side = SIDE_COMPUTER, .points = 1, .found_ms = 5000, .path = path_of("case")}};
    struct round_past past = {.phase = ROUND_PAUSED,
                              .left_ms = 35000,
                              .played_ms = 25000,
                              .words = kept,
                              .word_count = 2};
    struct round_config config = ghost_of(60000);
    struct round *round = NULL;
    assert_ok(round_restore(&config, &past, &round));
    expect_words(round, SIDE_COMPUTER, in_order, 2);
    assert_int_equal(round_due_ms(round), 6000);
    round_resume(round);
    round_advance(round, 6000);
    expect_words(round, SIDE_COMPUTER, in_order, 3);
    round_free(round);

    past.phase = ROUND_COMPUTER;
    assert_ok(round_restore(&config, &past, &round));
    expect_words(round, SIDE_COMPUTER, in_order, 3);
    assert_int_equal(round_word(round, SIDE_COMPUTER, 2)->found_ms, 25000);
    round_free(round);

    past.phase = ROUND_DONE;
    assert_ok(round_restore(&config, &past, &round));
    expect_words(round, SIDE_COMPUTER, in_order, 1);
    assert_true(round_has_ghost(round));
    round_free(round);
}

RUN_TESTS(set_up, table_tear_down)
