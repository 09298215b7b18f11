/* SPDX-License-Identifier: MIT */
/*
 * Plays up to the moments of How to play, the sheet of keys, hints and the feast.
 */
#include "moments.h"
#include "preferences.h"
#include "rig_test.h"

#include <setjmp.h>

#include <cmocka.h>

/* --- how to play --- */

static void enter(struct rig *rig, const char *word)
{
    rig_enter_word(rig, word);
    (void)rig_settle(rig, 2000);
}

static void go_learn(struct rig *rig)
{
    stage_go(&rig->game->stage, SCREEN_LEARN, NULL);
}

static void go_shown(struct rig *rig)
{
    go_learn(rig);
    rig_advance(rig, 3000);
    assert_true(rig_learn(rig)->show.running);
}

static void go_shown_still(struct rig *rig)
{
    rig->game->settings.reduced_motion = true;
    go_learn(rig);
}

static void go_other_word(struct rig *rig)
{
    go_learn(rig);
    enter(rig, "saltier");
}

static void go_not_yet(struct rig *rig)
{
    go_learn(rig);
    rig_key(rig, KEY_ENTER);
    (void)rig_settle(rig, 2000);
}

static void go_back_step(struct rig *rig)
{
    go_learn(rig);
    enter(rig, "late");
}

static void go_straight(struct rig *rig)
{
    go_back_step(rig);
    enter(rig, "later");
}

static void go_detour(struct rig *rig)
{
    go_back_step(rig);
    rig_type(rig, "lati");
}

static void go_finish(struct rig *rig)
{
    go_detour(rig);
    rig_key(rig, KEY_BACKSPACE);
    enter(rig, "er");
}

static void go_only_done(struct rig *rig)
{
    go_finish(rig);
    enter(rig, "saltier");
}

/* The little round has begun. */
static void go_little_round(struct rig *rig)
{
    go_finish(rig);
    rig_key(rig, KEY_ENTER);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    rig_advance(rig, 1000);
    assert_true(rig_settle(rig, 2000));
}

static void go_little_hint(struct rig *rig)
{
    go_little_round(rig);
    enter(rig, "late");
}

static void go_little_rotate(struct rig *rig)
{
    go_little_round(rig);
    rig_advance(rig, 15000);
}

static void go_little_done(struct rig *rig)
{
    go_little_round(rig);
    rig_advance(rig, 22000);
}

static void go_little_pause(struct rig *rig)
{
    go_little_round(rig);
    rig_ctrl(rig, 'p');
}

/* Who does nothing comes to its end. */
static void go_ready(struct rig *rig)
{
    go_little_round(rig);
    for (int i = 0; i < 100 && !stage_is_on_top(&rig->game->stage, SCREEN_LEARN); i++) {
        rig_advance(rig, 1000);
    }
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_LEARN));
    assert_int_equal(rig_learn(rig)->step, LEARN_READY);
}

/* --- keys --- */

static void go_keys(struct rig *rig)
{
    rig_key(rig, KEY_F1);
}

static void go_ring(struct rig *rig)
{
    rig_key(rig, KEY_DOWN);
    rig_key(rig, KEY_DOWN);
    rig_key(rig, KEY_SPACE);
}

static void go_chosen_by_keys(struct rig *rig)
{
    rig_end_round(rig);
    rig_key(rig, KEY_DOWN);
    rig_key(rig, KEY_DOWN);
}

/* --- hints --- */

static void take_hints(struct rig *rig, int count)
{
    for (int i = 0; i < count; i++) {
        rig_ctrl(rig, 'h');
    }
    (void)rig_settle(rig, 2000);
}

static void go_first_die(struct rig *rig)
{
    take_hints(rig, 1);
}

static void go_two_dice(struct rig *rig)
{
    take_hints(rig, 2);
}

static void go_hinted_path(struct rig *rig)
{
    take_hints(rig, 3);
}

/* Two words found, with the figures on the dice. */
static void go_guided(struct rig *rig)
{
    preferences_set(rig->game, SETTING_GUIDE_ON, (1 << GUIDE_WAY_COUNT) - 1);
    rig_enter_word(rig, "late");
    rig_enter_word(rig, "tens");
    (void)rig_settle(rig, 2000);
}

/* Finds all common words, hint after hint. */
static void go_no_common(struct rig *rig)
{
    const struct hint_shown *hint = &rig_turn(rig)->hint;
    for (int tries = 0; tries < 400; tries++) {
        rig_ctrl(rig, 'h');
        if (hint->said != HINT_SAYS_STEP) {
            return;
        }
        if (hint->has_word) {
            rig_enter_word(rig, solution_text(&rig->game->session.solution, hint->word));
        }
    }
    fail_msg("hints never come to their end");
}

static void go_hinted_results(struct rig *rig)
{
    take_hints(rig, 3);
    rig_end_round(rig);
}

/* The player has found all words; the animation is over. */
static void go_feast(struct rig *rig)
{
    go_no_common(rig);
    const struct solution *solution = &rig->game->session.solution;
    for (size_t i = 0; i < solution->word_count && !rig_turn(rig)->rest.running; i++) {
        rig_enter_word(rig, solution_text(solution, i));
    }
    assert_true(rig_turn(rig)->target.is_complete);
    rig_end_round(rig);
    rig_advance(rig, 1000); /* the scores count first */
    assert_true(rig_results(rig)->feast.running);
    assert_true(rig_settle(rig, 10000));
}

const struct moment learn_moments[] = {
    {"how to play", WANT_HOME, .go = go_learn},
    {"how to play: shown", WANT_HOME, .go = go_shown},
    {"how to play: shown without motion", WANT_HOME, .go = go_shown_still},
    {"how to play: another word", WANT_HOME, .go = go_other_word},
    {"how to play: no word yet", WANT_HOME, .go = go_not_yet},
    {"how to play: going back", WANT_HOME, .go = go_back_step},
    {"how to play: astray", WANT_HOME, .go = go_detour},
    {"how to play: straight", WANT_HOME, .go = go_straight},
    {"how to play: finishing", WANT_HOME, .go = go_finish},
    {"how to play: words enough", WANT_HOME, .go = go_only_done},
    {"how to play: a little round", WANT_HOME, .go = go_little_round},
    {"how to play: a little round, a hint", WANT_HOME, .go = go_little_hint},
    {"how to play: a little round, rotating", WANT_HOME, .go = go_little_rotate},
    {"how to play: a little round, done", WANT_HOME, .go = go_little_done},
    {"how to play: a little round, paused", WANT_HOME, .go = go_little_pause},
    {"how to play: ready", WANT_HOME, .go = go_ready},
    {"keys", WANT_HOME, .go = go_keys},
    {"keys over a round", WANT_ROUND, .go = go_keys},
    {"a ring on the dice", WANT_ROUND, .go = go_ring},
    {"a word chosen by keys", WANT_ROUND, .go = go_chosen_by_keys},
    {"hint: first die", WANT_ROUND, .go = go_first_die},
    {"hint: first die, alone", WANT_SOLO, .go = go_first_die},
    {"hint: two dice", WANT_ROUND, .go = go_two_dice},
    {"hint: path", WANT_ROUND, .go = go_hinted_path},
    {"hint: no common word", WANT_ROUND, .go = go_no_common},
    {"guide", WANT_ROUND, .go = go_guided},
    {"guide, alone", WANT_SOLO, .go = go_guided},
    {"results with hints", WANT_ROUND, .go = go_hinted_results},
    {"a feast", WANT_ROUND, .go = go_feast},
    {0},
};
