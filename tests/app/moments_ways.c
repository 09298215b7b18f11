/* SPDX-License-Identifier: MIT */
/*
 * Moments of races, of two players, and of how turns end.
 */
#include "moments.h"

#include "text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#define TURN_MS 180000

static void find(struct rig *rig, const char *word)
{
    rig_type(rig, word);
    rig_key(rig, KEY_ENTER);
}

static void find_three(struct rig *rig)
{
    find(rig, "late");
    find(rig, "slat");
    find(rig, "rest");
}

static void end_turn(struct rig *rig)
{
    rig_key(rig, KEY_ENTER);
    rig_key(rig, KEY_ENTER);
}

static void go_race(struct rig *rig)
{
    find_three(rig);
    rig_advance(rig, 40000);
}

static void go_turning(struct rig *rig)
{
    go_race(rig);
    end_turn(rig);
    rig_advance(rig, 500);
}

static void go_left(struct rig *rig)
{
    go_race(rig);
    end_turn(rig);
    rig_advance(rig, 6000);
}

/* The first word of what nobody found, which is shown for a while. */
static void go_nobodys(struct rig *rig)
{
    go_race(rig);
    end_turn(rig);
    for (int i = 0; i < 1000 && rig_computer(rig)->shown_as != SHOWN_NOBODYS; i++) {
        rig_advance(rig, RIG_FRAME_MS);
    }
    rig_draw(rig);
}

static void go_race_paused(struct rig *rig)
{
    go_race(rig);
    rig_ctrl(rig, 'p');
    rig_draw(rig);
}

static void go_curtain(struct rig *rig)
{
    find_three(rig);
    rig_advance(rig, TURN_MS + 2000);
}

static void go_second(struct rig *rig)
{
    go_curtain(rig);
    rig_key(rig, KEY_ENTER);
    find(rig, "late");
    find(rig, "tale");
    rig_advance(rig, 2000);
    rig_type(rig, "sea");
    rig_draw(rig);
}

static void go_both_left(struct rig *rig)
{
    go_second(rig);
    rig_advance(rig, TURN_MS + 4000);
}

static void go_time_up(struct rig *rig)
{
    find_three(rig);
    rig_type(rig, "seal");
    rig_advance(rig, TURN_MS);
    rig_draw(rig);
}

static void go_asked(struct rig *rig)
{
    int x, y;
    assert_true(rig_find_text(rig, TEXT_DONE, &x, &y));
    rig_click(rig, x, y);
    rig_draw(rig);
}

static void go_finest(struct rig *rig)
{
    end_turn(rig);
    for (int i = 0; i < 2000 && rig_computer(rig)->finest_shown < 2; i++) {
        rig_advance(rig, RIG_FRAME_MS);
    }
    rig_draw(rig);
}

static void go_no_clock_paused(struct rig *rig)
{
    rig_ctrl(rig, 'p');
    rig_draw(rig);
}

const struct moment way_moments[] = {
    {"race", WANT_RACE, go_race},
    {"race, paused", WANT_RACE, go_race_paused},
    {"its words turn over", WANT_RACE, go_turning},
    {"what is left of a race", WANT_RACE, go_left},
    {"a word of nobody's", WANT_RACE, go_nobodys},
    {"curtain", WANT_TWO, go_curtain},
    {"the second of two", WANT_TWO, go_second},
    {"what two left", WANT_TWO, go_both_left},
    {"time's up", WANT_ROUND, go_time_up},
    {"done so soon?", WANT_ROUND, go_asked},
    {"the finest words", WANT_ROUND, go_finest},
    {"no clock, paused", WANT_NO_CLOCK, go_no_clock_paused},
};

const size_t way_moment_count = sizeof way_moments / sizeof way_moments[0];
