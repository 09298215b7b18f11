/* SPDX-License-Identifier: MIT */
/*
 * The ways to the moments of what is kept: statistics, past rounds, the round that waits; and the
 * history that they show. Leaves rounds to moments.c.
 */
#include "moments.h"
#include "past_rounds.h"
#include "state.h"
#include "text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static void click_text(struct stage *stage, const char *text)
{
    int x, y;
    assert_true(stage_find_text(stage, text, &x, &y));
    stage_click(stage, x, y);
}

static void go_statistics(struct stage *stage)
{
    screen_statistics_enter(stage->app);
}

static void go_no_such_round(struct stage *stage)
{
    screen_statistics_enter(stage->app);
    click_text(stage, "6 × 6");
    click_text(stage, "Plain");
}

static void go_no_scores(struct stage *stage)
{
    screen_statistics_enter(stage->app);
    click_text(stage, "5 × 5");
    assert_int_equal(stage->app->statistics.score_count, 0);
    assert_true(stage->app->statistics.figures.rounds > 0);
}

/* Figures such as nobody has yet. */
static void go_huge_figures(struct stage *stage)
{
    screen_statistics_enter(stage->app);
    struct statistics_state *statistics = &stage->app->statistics;
    struct history_statistics *figures = &statistics->figures;
    figures->rounds = 1234567;
    figures->best = 98765;
    figures->words_a_round = 1234.5;
    figures->share = 1.0;
    (void)snprintf(figures->longest, sizeof figures->longest,
                   "llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch");
    for (int i = 2; i < HISTORY_LENGTHS; i++) {
        figures->words_by_length[i] = 12345678L / (i * i);
    }
    for (int i = 0; i < RIVAL_COUNT; i++) {
        figures->matches[i] = (struct history_match){123456, 4321, 65432};
    }
    for (size_t i = 0; i < STATISTICS_SCORES_MAX; i++) {
        statistics->scores[i] = (long)i * 1500;
    }
    statistics->score_count = STATISTICS_SCORES_MAX;
    statistics->newest_unix_s = STAGE_NOON_UNIX_S - 9000000;
}

static void go_trouble(struct stage *stage)
{
    screen_statistics_enter(stage->app);
    memset(&stage->app->statistics.figures, 0, sizeof stage->app->statistics.figures);
    (void)snprintf(stage->app->statistics.trouble, sizeof stage->app->statistics.trouble,
                   "The history could not be read: another window has the history in use.");
}

static void go_rounds(struct stage *stage)
{
    screen_statistics_enter(stage->app);
    screen_rounds_enter(stage->app);
}

static void go_last_rounds(struct stage *stage)
{
    go_rounds(stage);
    stage_draw(stage);
    stage_key(stage, KEY_END);
}

static void go_past(struct stage *stage)
{
    go_rounds(stage);
    click_text(stage, "4 × 4 against Merciless");
    assert_true(app_is_on_top(stage->app, &screen_results));
}

static void go_waiting(struct stage *stage)
{
    app_deal(stage->app);
    (void)stage_settle(stage, 5000);
    struct solver_filter filter = {.rules = RULES_FOUR, .tier_max = TIER_MAX};
    struct solution solution;
    assert_int_equal(solver_solve(&stage->app->board, &stage->lexicon, &filter, &solution),
                     STATUS_OK);
    stage_type(stage, solution_text(&solution, 0));
    stage_key(stage, KEY_ENTER);
    solution_deinit(&solution);
    stage_ctrl(stage, 'p');
    click_text(stage, TEXT_LEAVE);
    app_deal(stage->app);
    assert_true(app_is_on_top(stage->app, &screen_waiting));
}

static void go_home_with_a_round(struct stage *stage)
{
    go_waiting(stage);
    stage_key(stage, KEY_ESCAPE);
    assert_true(app_is_on_top(stage->app, &screen_home));
}

static void go_giving_up(struct stage *stage)
{
    app_deal(stage->app);
    (void)stage_settle(stage, 5000);
    stage_ctrl(stage, 'p');
    click_text(stage, TEXT_GIVE_UP);
    assert_true(app_is_on_top(stage->app, &screen_leave));
}

const struct moment history_moments[] = {
    {"statistics", WANT_HISTORY, go_statistics},
    {"statistics of nothing", WANT_NEWCOMER, go_statistics},
    {"no such round", WANT_HISTORY, go_no_such_round},
    {"no scores", WANT_HISTORY, go_no_scores},
    {"huge figures", WANT_HISTORY, go_huge_figures},
    {"trouble", WANT_HISTORY, go_trouble},
    {"past rounds", WANT_HISTORY, go_rounds},
    {"the first rounds", WANT_HISTORY, go_last_rounds},
    {"no past round", WANT_NEWCOMER, go_rounds},
    {"a past round", WANT_HISTORY, go_past},
    {"a round waits", WANT_NEWCOMER, go_waiting},
    {"home with a round", WANT_HISTORY, go_home_with_a_round},
    {"giving up", WANT_NEWCOMER, go_giving_up},
};

const size_t history_moment_count = sizeof history_moments / sizeof history_moments[0];

void moment_play_history(struct stage *stage)
{
    static const struct {
        int size;
        struct past_rounds past;
    } batches[] = {
        {4, {.level = RIVAL_NOVICE, .counts = true, .percent = 80, .count = 30, .seed = 1}},
        {5, {.solo = true, .kind = ROUND_KIND_CUSTOM, .percent = 90, .count = 4, .seed = 2}},
        {4, {.level = RIVAL_MERCILESS, .kind = ROUND_KIND_DAILY, .percent = 9, .count = 2}},
    };
    for (size_t i = 0; i < sizeof batches / sizeof batches[0]; i++) {
        struct past_rounds past = batches[i].past;
        assert_int_equal(stage_play_past(stage, batches[i].size, &past), STATUS_OK);
    }
}
