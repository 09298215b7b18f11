/* SPDX-License-Identifier: MIT */
/*
 * The ways to the moments of how to play, the sheet of keys, hints and a feast. Leaves rounds to
 * moments.c.
 */
#include "moments.h"
#include "state.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

/* --- how to play --- */

static void enter(struct stage *stage, const char *word)
{
    stage_type(stage, word);
    stage_key(stage, KEY_ENTER);
    (void)stage_settle(stage, 2000);
}

static void go_learn(struct stage *stage)
{
    screen_learn_enter(stage->app);
}

static void go_other_word(struct stage *stage)
{
    go_learn(stage);
    enter(stage, "saltier");
}

static void go_not_yet(struct stage *stage)
{
    go_learn(stage);
    stage_key(stage, KEY_ENTER);
    (void)stage_settle(stage, 2000);
}

static void go_back_step(struct stage *stage)
{
    go_learn(stage);
    enter(stage, "late");
}

static void go_straight(struct stage *stage)
{
    go_back_step(stage);
    enter(stage, "later");
}

static void go_detour(struct stage *stage)
{
    go_back_step(stage);
    stage_type(stage, "lati");
}

static void go_finish(struct stage *stage)
{
    go_detour(stage);
    stage_key(stage, KEY_BACKSPACE);
    enter(stage, "er");
}

static void go_only_done(struct stage *stage)
{
    go_finish(stage);
    enter(stage, "saltier");
}

static void go_ready(struct stage *stage)
{
    go_finish(stage);
    stage_key(stage, KEY_ENTER);
}

/* --- keys --- */

static void go_keys(struct stage *stage)
{
    stage_key(stage, KEY_F1);
}

static void go_ring(struct stage *stage)
{
    stage_key(stage, KEY_DOWN);
    stage_key(stage, KEY_DOWN);
    stage_key(stage, KEY_SPACE);
}

static void end_turn(struct stage *stage)
{
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ESCAPE);
}

static void go_chosen_by_keys(struct stage *stage)
{
    end_turn(stage);
    stage_key(stage, KEY_DOWN);
    stage_key(stage, KEY_DOWN);
}

/* --- hints --- */

static void take_hints(struct stage *stage, int count)
{
    for (int i = 0; i < count; i++) {
        stage_ctrl(stage, 'h');
    }
    (void)stage_settle(stage, 2000);
}

static void go_lengths(struct stage *stage)
{
    take_hints(stage, 1);
}

static void go_first_die(struct stage *stage)
{
    take_hints(stage, 2);
}

static void go_two_dice(struct stage *stage)
{
    take_hints(stage, 3);
}

static void go_hinted_path(struct stage *stage)
{
    take_hints(stage, 4);
}

/* Everything that is common is found, hint after hint. */
static void go_no_common(struct stage *stage)
{
    const struct hint_state *hint = &stage->app->play.hint;
    for (int tries = 0; tries < 400; tries++) {
        stage_ctrl(stage, 'h');
        if (hint->said != HINT_SAYS_STEP) {
            return;
        }
        if (hint->has_word) {
            stage_type(stage, solution_text(&hint->solution, hint->word));
            stage_key(stage, KEY_ENTER);
        }
    }
    fail_msg("hints never come to their end");
}

static void go_hinted_results(struct stage *stage)
{
    take_hints(stage, 4);
    end_turn(stage);
}

/* All words are the player's; the rain is over. */
static void go_feast(struct stage *stage)
{
    go_no_common(stage);
    const struct solution *solution = &stage->app->play.hint.solution;
    for (size_t i = 0; i < solution->word_count; i++) {
        stage_type(stage, solution_text(solution, i));
        stage_key(stage, KEY_ENTER);
    }
    take_hints(stage, 1);
    assert_int_equal(stage->app->play.hint.said, HINT_SAYS_NONE_LEFT);
    end_turn(stage);
    assert_true(stage->app->results.feast.running);
    assert_true(stage_settle(stage, 10000));
}

const struct moment learn_moments[] = {
    {"how to play", WANT_HOME, go_learn},
    {"how to play: another word", WANT_HOME, go_other_word},
    {"how to play: no word yet", WANT_HOME, go_not_yet},
    {"how to play: going back", WANT_HOME, go_back_step},
    {"how to play: astray", WANT_HOME, go_detour},
    {"how to play: straight", WANT_HOME, go_straight},
    {"how to play: finishing", WANT_HOME, go_finish},
    {"how to play: words enough", WANT_HOME, go_only_done},
    {"how to play: ready", WANT_HOME, go_ready},
    {"keys", WANT_HOME, go_keys},
    {"keys over a round", WANT_ROUND, go_keys},
    {"a ring on the dice", WANT_ROUND, go_ring},
    {"a word chosen by keys", WANT_ROUND, go_chosen_by_keys},
    {"hint: lengths", WANT_ROUND, go_lengths},
    {"hint: lengths, alone", WANT_SOLO, go_lengths},
    {"hint: first die", WANT_ROUND, go_first_die},
    {"hint: two dice", WANT_ROUND, go_two_dice},
    {"hint: path", WANT_ROUND, go_hinted_path},
    {"hint: no common word", WANT_ROUND, go_no_common},
    {"results with hints", WANT_ROUND, go_hinted_results},
    {"a feast", WANT_ROUND, go_feast},
};

const size_t learn_moment_count = sizeof learn_moments / sizeof learn_moments[0];
