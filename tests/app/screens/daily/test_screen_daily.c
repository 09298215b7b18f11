/* SPDX-License-Identifier: MIT */
/*
 * The daily page and its clock: the time until local midnight, including nights in which clocks
 * change, and how often the window wakes for it.
 */
#include "daily_page.h"
#include "rig_test.h"
#include "test.h"

#define HOUR_S 3600LL
#define NOON   1795176000LL /* 20 November 2026 in UTC */

/* A place `hours[0]` east of UTC until `changed`, and `hours[1]` from then on. */
struct place {
    long long now, changed;
    int hours[2];
};

static struct app_date day_of(void *context, long long unix_seconds)
{
    const struct place *place = context;
    int hours = place->hours[unix_seconds >= place->changed];
    struct app_date date = date_of_unix(unix_seconds + hours * HOUR_S);
    date.unix_seconds = unix_seconds;
    return date;
}

static struct app_date today(void *context)
{
    const struct place *place = context;
    return day_of(context, place->now);
}

static long long next_day(struct place place)
{
    struct app_calendar calendar = {.today = today, .day_of = day_of, .context = &place};
    return calendar_next_day(&calendar);
}

TEST_CASE(test_the_next_day_begins_at_midnight)
{
    assert_int_equal(next_day((struct place){.now = NOON}), NOON + 12 * HOUR_S);
    assert_int_equal(next_day((struct place){.now = NOON - 12 * HOUR_S}), NOON + 12 * HOUR_S);
    assert_int_equal(next_day((struct place){.now = NOON + 12 * HOUR_S - 1}), NOON + 12 * HOUR_S);
    assert_int_equal(next_day((struct place){.now = NOON, .hours = {9, 9}}), NOON + 3 * HOUR_S);
    assert_int_equal(next_day((struct place){.now = NOON, .hours = {-8, -8}}), NOON + 20 * HOUR_S);
}

/* A day of 23 hours and one of 25, and a midnight that clocks skip. */
TEST_CASE(test_nights_in_which_clocks_change)
{
    long long midnight = NOON - 12 * HOUR_S;
    struct place shorter = {midnight - HOUR_S, midnight + 2 * HOUR_S, {1, 2}};
    struct place longer = {midnight - HOUR_S, midnight + 2 * HOUR_S, {1, 0}};
    assert_int_equal(next_day(shorter), midnight + 22 * HOUR_S);
    assert_int_equal(next_day(longer), midnight + 24 * HOUR_S);
    struct place without = {midnight - 2 * HOUR_S, midnight, {0, 1}};
    assert_int_equal(next_day(without), midnight);
}

static const struct daily_page *page_of(const struct rig *rig)
{
    return stage_state(&rig->game->stage, SCREEN_DAILY);
}

/* The page sleeps until the next minute, and shows the new day when it begins. */
TEST_CASE(test_it_wakes_once_a_minute)
{
    struct rig *rig = rig_new();
    assert_ok(rig_open(rig));
    stage_over(&rig->game->stage, SCREEN_DAILY, NULL);
    rig_draw(rig);
    int wakes = 0;
    long long begun = rig->date.unix_seconds;
    while (rig->date.day == 20) {
        long before = (page_of(rig)->seconds + 59) / 60;
        long wait = app_wait_ms(rig->app);
        assert_int_in_range(wait, 1000, 60000);
        rig->date = date_of_unix(rig->date.unix_seconds + wait / 1000);
        app_advance(rig->app, wait);
        rig_draw(rig);
        assert_int_equal((page_of(rig)->seconds + 59) / 60, before > 1 ? before - 1 : 24 * 60);
        wakes++;
    }
    assert_int_equal(page_of(rig)->today.day, 21);
    assert_int_equal(wakes, 12 * 60);
    assert_int_equal(rig->date.unix_seconds, begun + 12 * HOUR_S);
    assert_int_equal((page_of(rig)->seconds + 59) / 60, 24 * 60);
}

/* In mid-minute it wakes at the end of the minute. */
TEST_CASE(test_it_wakes_when_the_minute_is_over)
{
    struct rig *rig = rig_new();
    rig->date = date_of_unix(NOON + 17);
    assert_ok(rig_open(rig));
    stage_over(&rig->game->stage, SCREEN_DAILY, NULL);
    assert_int_equal((page_of(rig)->seconds + 59) / 60, 12 * 60);
    assert_int_equal(app_wait_ms(rig->app), 43000);
}

/* In high contrast dice are as dark as their panel: only outlines show them. */
TEST_CASE(test_dice_have_outlines)
{
    struct rig *rig = rig_new();
    rig->config.theme = THEME_CONTRAST;
    assert_ok(rig_open(rig));
    stage_over(&rig->game->stage, SCREEN_DAILY, NULL);
    rig_draw(rig);
    struct rect board = page_of(rig)->place;
    int dice = 0;
    for (size_t i = 1; i < rig->list.count; i++) {
        const struct draw_command *die = &rig->list.commands[i - 1];
        const struct draw_command *line = &rig->list.commands[i];
        dice += die->kind == DRAW_BOX && die->edge > 0 && line->kind == DRAW_BOX &&
                line->border > 0 && rect_contains(board, line->rect.x, line->rect.y) &&
                memcmp(&die->rect, &line->rect, sizeof die->rect) == 0;
    }
    assert_int_equal(dice, 16);
}

/* In the least window of a desktop both puzzles are seen, with their buttons. */
TEST_CASE(test_a_low_window_shows_both_puzzles)
{
    struct rig *rig = rig_new();
    rig->config.width = 720;
    rig->config.height = 520;
    assert_ok(rig_open(rig));
    stage_over(&rig->game->stage, SCREEN_DAILY, NULL);
    rig_draw(rig);
    for (int id = DAILY_ID_PLAY; id <= DAILY_ID_HUNT; id++) {
        struct rect button = rig_hot(rig, id);
        assert_true(button.y + button.h <= 520);
    }
}
