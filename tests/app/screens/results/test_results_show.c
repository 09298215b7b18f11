/* SPDX-License-Identifier: MIT */
/*
 * Light and sound when the results open: what counts, fills and is heard, in which order.
 */
#include "moments.h"
#include "results.h"
#include "rig_test.h"
#include "test.h"

static int count_heard(const struct rig *rig, enum cue_kind kind)
{
    int count = 0;
    for (int i = 0; i < rig->heard_count; i++) {
        count += rig->heard[i].kind == kind;
    }
    return count;
}

static void celebrate(struct rig *rig)
{
    rig_hear(rig);
    rig->heard_count = 0;
    results_decide(rig_results(rig), rig->game);
    results_celebrate(rig_results(rig), rig->game);
    rig_hear(rig);
}

TEST_CASE(test_stars_fill_one_after_the_other)
{
    struct rig *rig = rig_at_results("omdssliletasieeu", RULES_FOUR);
    struct results *results = rig_results(rig);
    rig->game->session.honours.par = 1;
    rig->game->session.honours.stars = 3;
    celebrate(rig);
    assert_int_equal(count_heard(rig, CUE_LOSE), 0); /* the scores count first */
    while (results->is_counting) {
        assert_int_equal(count_heard(rig, CUE_LOSE) + count_heard(rig, CUE_STAR), 0);
        rig_advance(rig, RIG_FRAME_MS);
    }
    assert_int_equal(count_heard(rig, CUE_LOSE), 1);
    assert_int_equal(count_heard(rig, CUE_NOTE), 9);
    int before[3] = {0, 0, 0};
    while (results->show.running) {
        rig_advance(rig, RIG_FRAME_MS);
        for (int i = 0; i < 3; i++) {
            int milli = results_moment(results).stars[i];
            assert_true(milli >= before[i]);
            assert_true(i == 0 || milli <= before[i - 1]); /* in order */
            before[i] = milli;
        }
    }
    assert_int_equal(before[2], 1000);
    assert_int_equal(count_heard(rig, CUE_STAR), 3);
    assert_int_equal(app_wait_ms(rig->app), -1);

    /* Any input ends it. */
    celebrate(rig);
    rig_advance(rig, 100);
    rig_key(rig, KEY_DOWN);
    assert_int_equal(results_moment(results).stars[2], 1000);
    assert_int_equal(app_wait_ms(rig->app), -1);
}

/* The figures first, then the headline with its sound, then the stars; nothing says before the
 * figures have counted up how the round ended. */
TEST_CASE(test_the_verdict_comes_last)
{
    struct rig *rig = rig_at_results("omdssliletasieeu", RULES_FOUR);
    struct results *results = rig_results(rig);
    rig->game->session.honours.par = 1;
    rig->game->session.honours.stars = 3;
    celebrate(rig);
    const char *headline = results->verdict.headline;
    for (int ms = 0; ms < RESULTS_COUNT_MS; ms += 100) {
        rig_draw(rig);
        assert_false(rig_says(rig, headline));
        assert_false(rig_says(rig, results->verdict.near.text));
        assert_false(rig_says(rig, results->verdict.main.label));
        assert_int_equal(count_heard(rig, CUE_LOSE), 0);
        assert_int_equal(results_moment(results).landed_milli, 0);
        rig_advance(rig, 100);
    }
    rig_draw(rig);
    assert_true(rig_says(rig, headline));
    assert_true(rig_says(rig, results->verdict.near.text));
    assert_true(rig_says(rig, results->verdict.main.label));
    assert_int_equal(count_heard(rig, CUE_LOSE), 1);
    rig_advance(rig, RESULTS_LAND_MS);
    assert_int_equal(results_moment(results).landed_milli, 1000);
    assert_int_equal(results_moment(results).stars[0], 0);
    rig_advance(rig, 3 * 320);
    assert_int_equal(results_moment(results).stars[2], 1000);

    celebrate(rig); /* any input finishes it */
    rig_key(rig, KEY_DOWN);
    assert_int_equal(results_moment(results).landed_milli, 1000);
    assert_true(rig_says(rig, headline));
}

TEST_CASE(test_reduced_motion_shows_all_at_once)
{
    struct rig *rig = rig_at_results("omdssliletasieeu", RULES_FOUR);
    struct results *results = rig_results(rig);
    rig->game->settings.reduced_motion = true;
    rig->game->session.honours.par = 1;
    rig->game->session.honours.stars = 2;
    celebrate(rig);
    assert_false(results->show.running);
    assert_int_equal(results_moment(results).stars[1], 1000);
    assert_int_equal(results_moment(results).stars[2], 0);
    rig_advance(rig, RIG_FRAME_MS); /* the first frame */
    assert_int_equal(count_heard(rig, CUE_STAR), 1);
    assert_int_equal(app_wait_ms(rig->app), -1);
}

TEST_CASE(test_a_best_is_louder_than_a_star)
{
    struct rig *rig = moment_of_results("results with much to tell");
    struct results *results = rig_results(rig);
    assert_false(results->show.running); /* opened as a past round */
    celebrate(rig);
    rig_key(rig, KEY_DOWN); /* ends the count */
    rig_hear(rig);
    assert_int_equal(results->verdict.fanfare, FANFARE_BEST);
    assert_int_equal(count_heard(rig, CUE_BEST), 1);
    assert_int_equal(count_heard(rig, CUE_LOSE) + count_heard(rig, CUE_WIN), 0);
    assert_false(results->show.running);
}
