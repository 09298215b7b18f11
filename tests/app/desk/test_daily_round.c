/* SPDX-License-Identifier: MIT */
/*
 * The daily board as it is played: it counts once a day, with a store, with one that was closed and
 * opened in between, and without any. Leaves its boards to test_daily.c.
 */
#include "stage.h"
#include "state.h"
#include "store.h"
#include "text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static struct stage *new_stage(struct store *store)
{
    struct stage *stage = calloc(1, sizeof *stage);
    char path[400];
    int line;
    assert_non_null(stage);
    stage_init(stage);
    (void)snprintf(path, sizeof path, "%s/tests/scripts/words.txt", TROUNCE_SOURCE_DIR);
    assert_true(stage_add_words(stage, path, &line));
    stage->config.store = store;
    stage->config.rules = RULES_CLASSIC;
    stage->config.solo = true;
    stage->config.size = 5;
    stage->config.time_ms = 0;
    return stage;
}

static struct stage *open_stage(struct store *store)
{
    struct stage *stage = new_stage(store);
    assert_int_equal(stage_open(stage), STATUS_OK);
    return stage;
}

static void free_stage(struct stage *stage)
{
    stage_deinit(stage);
    free(stage);
}

static void set_date(struct stage *stage, int year, int month, int day)
{
    stage->date = (struct app_date){.year = year, .month = month, .day = day};
}

/* Plays today's board to its end, with some word of it if one is wanted. */
static void play(struct stage *stage, bool with_word)
{
    struct app *app = stage->app;
    daily_enter(app);
    assert_true(app_is_on_top(app, &screen_play));
    (void)stage_settle(stage, 2000);
    if (with_word) {
        static const char *const words[] = {"late", "stale", "rate", "dare", "site", "tone",
                                            "lets", "sits",  "thus", "seat", "nose", "wait"};
        for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
            stage_type(stage, words[i]);
            stage_key(stage, KEY_ENTER);
        }
        assert_true(round_score(app->round, SIDE_PLAYER) > 0);
    }
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ENTER);
    assert_true(app_is_on_top(app, &screen_results));
}

/* As whoever keeps rounds does. */
static void keep(struct store *store, const struct app *app)
{
    assert_int_equal(store_save_round(store, app->round, &app->notes, NULL), STATUS_OK);
}

static void assert_standing(const struct app *app, bool counted, long score, long streak)
{
    struct daily_standing standing = daily_today(app);
    assert_int_equal(standing.counted, counted);
    assert_int_equal(standing.score, score);
    assert_int_equal(standing.streak, streak);
}

static void test_it_has_terms_of_its_own(void **state)
{
    (void)state;
    struct stage *stage = open_stage(NULL);
    struct app *app = stage->app;
    daily_enter(app);
    assert_int_equal(app->board.rows, 4);
    assert_int_equal(app->match.rules, RULES_FOUR);
    assert_int_equal(app->match.time_ms, 180000);
    assert_true(app->match.solo); /* the rival is as Home has it */
    assert_int_equal(app->notes.kind, ROUND_KIND_DAILY);
    assert_string_equal(app->notes.date, "2026-11-20");
    assert_string_equal(app->notes.code, app->code);
    assert_true(app->notes.counts);
    (void)stage_settle(stage, 2000);
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ESCAPE);
    assert_true(app_is_on_top(app, &screen_home));
    assert_int_equal(app->match.size, 5);
    assert_int_equal(app->match.rules, RULES_CLASSIC);
    assert_int_equal(app->match.time_ms, 0);
    free_stage(stage);
}

/* Another window, another seed, another choice at Home: the same board. */
static void test_it_is_the_same_for_everyone(void **state)
{
    (void)state;
    struct stage *one = open_stage(NULL);
    struct stage *other = new_stage(NULL);
    other->config.seed = 99;
    other->config.size = 6;
    other->config.rules = RULES_PLAIN;
    assert_int_equal(stage_open(other), STATUS_OK);
    daily_enter(one->app);
    app_deal(other->app); /* what was shaken before does not matter */
    daily_enter(other->app);
    assert_memory_equal(&one->app->board, &other->app->board, sizeof one->app->board);
    assert_string_equal(one->app->code, other->app->code);
    set_date(other, 2026, 11, 21);
    daily_enter(other->app);
    assert_string_not_equal(one->app->code, other->app->code);
    free_stage(one);
    free_stage(other);
}

static void test_it_counts_once_without_a_store(void **state)
{
    (void)state;
    struct stage *stage = open_stage(NULL);
    assert_standing(stage->app, false, 0, 0);
    play(stage, true);
    long score = round_score(stage->app->round, SIDE_PLAYER);
    assert_standing(stage->app, true, score, 1);
    play(stage, false);
    assert_false(stage->app->notes.counts);
    assert_standing(stage->app, true, score, 1);
    set_date(stage, 2026, 11, 21);
    assert_standing(stage->app, false, 0, 1);
    play(stage, false);
    assert_true(stage->app->notes.counts);
    assert_standing(stage->app, true, 0, 2);
    set_date(stage, 2026, 11, 23);
    assert_standing(stage->app, false, 0, 0);
    play(stage, false);
    assert_standing(stage->app, true, 0, 1);
    set_date(stage, 2026, 11, 22); /* the clock was put back */
    assert_standing(stage->app, false, 0, 0);
    free_stage(stage);
}

static void test_the_same_board_again_is_not_another_day(void **state)
{
    (void)state;
    struct stage *stage = open_stage(NULL);
    play(stage, false);
    app_play_again_same(stage->app);
    (void)stage_settle(stage, 2000);
    assert_false(stage->app->notes.counts);
    assert_int_equal(stage->app->notes.kind, ROUND_KIND_DAILY);
    assert_int_equal(stage->app->match.rules, RULES_FOUR);
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ENTER);
    assert_standing(stage->app, true, 0, 1);
    free_stage(stage);
}

static void test_a_round_that_is_left_does_not_count(void **state)
{
    (void)state;
    struct stage *stage = open_stage(NULL);
    daily_enter(stage->app);
    (void)stage_settle(stage, 2000);
    round_free(stage->app->round);
    stage->app->round = NULL;
    app_show(stage->app, &screen_home);
    assert_standing(stage->app, false, 0, 0);
    assert_int_equal(stage->app->match.rules, RULES_CLASSIC);
    free_stage(stage);
}

static void test_the_store_remembers_over_the_end_of_a_year(void **state)
{
    (void)state;
    static const int days[][3] = {{2026, 12, 30}, {2026, 12, 31}, {2027, 1, 1}};
    struct store *store;
    assert_int_equal(store_open(NULL, &store, NULL), STATUS_OK);
    for (int i = 0; i < 3; i++) {
        /* A program each day. */
        struct stage *stage = open_stage(store);
        set_date(stage, days[i][0], days[i][1], days[i][2]);
        assert_standing(stage->app, false, 0, i);
        play(stage, i == 1);
        long score = round_score(stage->app->round, SIDE_PLAYER);
        assert_standing(stage->app, true, score, i + 1); /* before it is kept */
        keep(store, stage->app);
        assert_standing(stage->app, true, score, i + 1); /* and after */
        free_stage(stage);

        stage = open_stage(store);
        set_date(stage, days[i][0], days[i][1], days[i][2]);
        assert_standing(stage->app, true, score, i + 1);
        play(stage, i == 0);
        assert_false(stage->app->notes.counts);
        keep(store, stage->app);
        assert_standing(stage->app, true, score, i + 1);
        free_stage(stage);
    }
    struct stage *stage = open_stage(store);
    set_date(stage, 2027, 1, 3);
    assert_standing(stage->app, false, 0, 0);
    free_stage(stage);
    store_close(store);
}

static void test_the_card_tells_how_it_stands(void **state)
{
    (void)state;
    struct stage *stage = open_stage(NULL);
    char text[200];
    assert_string_equal(daily_about(stage->app, text, sizeof text),
                        "20 November. The same board for everyone today");
    play(stage, false);
    assert_non_null(strstr(daily_about(stage->app, text, sizeof text), "Counted today: 0 points"));
    set_date(stage, 2026, 11, 21);
    assert_non_null(strstr(daily_about(stage->app, text, sizeof text), "streak of 1 day"));
    /* Never more than there is room for. */
    char all[200];
    (void)daily_about(stage->app, all, sizeof all);
    for (size_t size = 1; size < sizeof text; size++) {
        memset(text, '?', sizeof text);
        (void)daily_about(stage->app, text, size);
        assert_true(strlen(text) < size);
        assert_memory_equal(text, all, strlen(text));
        if (size < sizeof text) {
            assert_int_equal(text[size], '?');
        }
    }
    free_stage(stage);
}

static void test_the_result_spoils_nothing(void **state)
{
    (void)state;
    struct stage *stage = open_stage(NULL);
    play(stage, true);
    char text[COPY_TEXT_MAX];
    (void)daily_summary(stage->app, text, sizeof text);
    assert_non_null(strstr(text, "20 November 2026"));
    assert_non_null(strstr(text, stage->app->code));
    assert_non_null(strstr(text, "■"));
    for (size_t i = 0; i < round_word_count(stage->app->round, SIDE_PLAYER); i++) {
        char word[WORD_TEXT_MAX];
        const char *found = round_word(stage->app->round, SIDE_PLAYER, i)->text;
        assert_null(strstr(text, found));
        assert_null(strstr(text, text_upper(word, sizeof word, found)));
    }
    free_stage(stage);
}

static void test_dice_of_ones_own_have_no_daily_board(void **state)
{
    (void)state;
    struct stage *stage = new_stage(NULL);
    stage->config.sets[0] = NULL;
    assert_int_equal(stage_open(stage), STATUS_OK);
    daily_enter(stage->app);
    assert_true(app_is_on_top(stage->app, &screen_home));
    assert_string_equal(stage->app->notice, TEXT_DAILY_NO_DICE);
    stage->app->config.dice[0] = NULL;
    daily_enter(stage->app);
    assert_true(app_is_on_top(stage->app, &screen_home));
    free_stage(stage);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_has_terms_of_its_own),
        cmocka_unit_test(test_it_is_the_same_for_everyone),
        cmocka_unit_test(test_it_counts_once_without_a_store),
        cmocka_unit_test(test_the_same_board_again_is_not_another_day),
        cmocka_unit_test(test_a_round_that_is_left_does_not_count),
        cmocka_unit_test(test_the_store_remembers_over_the_end_of_a_year),
        cmocka_unit_test(test_the_card_tells_how_it_stands),
        cmocka_unit_test(test_the_result_spoils_nothing),
        cmocka_unit_test(test_dice_of_ones_own_have_no_daily_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
