/* SPDX-License-Identifier: MIT */
/*
 * The ways to the moments of what Home leads to. Leaves rounds to moments.c.
 */
#include "moments.h"
#include "state.h"
#include "text.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

/* --- boards that are not shaken --- */

static void go_custom(struct stage *stage)
{
    screen_custom_enter(stage->app);
}

static void go_custom_short(struct stage *stage)
{
    go_custom(stage);
    stage_type(stage, "mwmwmwmwmwqm");
}

static void go_custom_over(struct stage *stage)
{
    go_custom(stage);
    stage_paste(stage, "mwmwqwmwmwmwmwmwmwmwmwmwmwmwmwmwmwm");
}

static void go_custom_full(struct stage *stage)
{
    go_custom(stage);
    stage_paste(stage,
                "Qu Th In Er He An a b c d e f g h i j . l m n o p q r s t u v w x y z e e e e");
    assert_int_equal(stage->app->custom.size, 6);
}

/* As after a search that was ended early. */
static void go_custom_least(struct stage *stage)
{
    go_custom(stage);
    stage_paste(stage, "omdssliletasieeu");
    stage->app->custom_ended_early = true;
    stage->app->custom_words = 98765;
}

static void go_custom_left_out(struct stage *stage)
{
    go_custom(stage);
    stage_paste(stage, "1. mmmm 2. wwww 3. qqqq 4. www");
    assert_int_equal(stage->app->custom.remark, CUSTOM_REMARK_LEFT_OUT);
}

static void go_custom_code(struct stage *stage)
{
    go_custom(stage);
    stage_paste(stage, "X4F7Q-4M2XP-DA");
    assert_int_equal(stage->app->custom.remark, CUSTOM_REMARK_NO_CODE);
}

static void go_solved_board(struct stage *stage)
{
    go_custom(stage);
    stage_paste(stage, "omdssliletasieeu");
    int x, y;
    assert_true(stage_find_text(stage, TEXT_CUSTOM_SOLVE, &x, &y));
    stage_click(stage, x, y);
    assert_true(app_is_on_top(stage->app, &screen_results));
}

static void go_solved_early(struct stage *stage)
{
    go_solved_board(stage);
    app_notify(stage->app, TEXT_MANY_WAYS);
}

static void go_code(struct stage *stage)
{
    screen_code_enter(stage->app);
}

static void go_code_wrong(struct stage *stage)
{
    go_code(stage);
    stage_type(stage, "MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM");
}

static void go_code_other_dice(struct stage *stage)
{
    go_code(stage);
    stage_type(stage, "B2222-22222");
}

static void go_daily_card(struct stage *stage)
{
    stage->app->daily = (struct daily_state){true, 20777, 1234, 365}; /* 20 November 2026 */
}

static void go_daily_streak(struct stage *stage)
{
    stage->app->daily = (struct daily_state){true, 20776, 1234, 1000};
}

/* --- settings --- */

static void go_settings(struct stage *stage)
{
    screen_settings_enter(stage->app);
}

static void go_settings_full(struct stage *stage)
{
    go_settings(stage);
    app_tell_silence(stage->app, "No sound: ALSA: Couldn't open audio device: No such file");
    assert_int_equal(stage_change_words(stage,
                                        "/home/somebody/a-folder/of-words/and-more-of-them.txt",
                                        "late\nlates\n"),
                     STATUS_OK);
    app_refuse_lexicon(stage->app, "/home/somebody/else.txt: No such file or directory");
    app_tell_export(stage->app, "/home/somebody/.local/share/trounce/trounce-history.json", NULL);
}

static void go_settings_below(struct stage *stage)
{
    go_settings_full(stage);
    stage_draw(stage);
    stage->app->options.scroll = stage->app->options.scroll_max;
}

const struct moment home_moments[] = {
    {"settings", WANT_HOME, go_settings},
    {"settings, full", WANT_HOME, go_settings_full},
    {"settings, their end", WANT_HOME, go_settings_below},
    {"custom board", WANT_HOME, go_custom},
    {"a board too short", WANT_HOME, go_custom_short},
    {"a board too long", WANT_HOME, go_custom_over},
    {"a board of 36", WANT_HOME, go_custom_full},
    {"a board that misleads", WANT_HOME, go_custom_least},
    {"a misleading board solved", WANT_HOME, go_solved_early},
    {"letters and more", WANT_HOME, go_custom_left_out},
    {"no board of a code", WANT_HOME, go_custom_code},
    {"a board only solved", WANT_HOME, go_solved_board},
    {"board by code", WANT_HOME, go_code},
    {"a code too long", WANT_HOME, go_code_wrong},
    {"a code of other dice", WANT_HOME, go_code_other_dice},
    {"the day is counted", WANT_HOME, go_daily_card},
    {"a streak", WANT_HOME, go_daily_streak},
};

const size_t home_moment_count = sizeof home_moments / sizeof home_moments[0];
