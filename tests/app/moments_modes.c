/* SPDX-License-Identifier: MIT */
/*
 * Plays up to the moments of races, of two players, and of how turns end.
 */
#include "moments.h"
#include "rig_test.h"
#include "test.h"

#define TURN_MS 180000

static void find(struct rig *rig, const char *word)
{
    rig_enter_word(rig, word);
}

static void find_three(struct rig *rig)
{
    find(rig, "late");
    find(rig, "slat");
    find(rig, "rest");
}

/* Jumps to the last second of a turn and lets it run out. */
static void let_time_end(struct rig *rig, long ms)
{
    round_advance(rig->game->session.round, TURN_MS - 1000);
    rig_advance(rig, 1000 + ms);
}

static void go_race(struct rig *rig)
{
    find_three(rig);
    rig_advance(rig, 40000);
}

static void go_turning(struct rig *rig)
{
    go_race(rig);
    rig_end_turn(rig);
    rig_advance(rig, 500);
}

static void go_left(struct rig *rig)
{
    go_race(rig);
    rig_end_turn(rig);
    rig_advance(rig, 6000);
}

/* The first of the words that nobody found, shown for a while. */
static void go_nobodys(struct rig *rig)
{
    go_race(rig);
    rig_end_turn(rig);
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

static void go_handover(struct rig *rig)
{
    find_three(rig);
    let_time_end(rig, 2000);
}

static void go_second(struct rig *rig)
{
    go_handover(rig);
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
    let_time_end(rig, 4000);
}

static void go_time_up(struct rig *rig)
{
    find_three(rig);
    rig_type(rig, "seal");
    let_time_end(rig, 0);
    rig_draw(rig);
}

static void go_asked(struct rig *rig)
{
    rig_click_text(rig, "I’m done");
    rig_draw(rig);
}

static void go_finest(struct rig *rig)
{
    rig_end_turn(rig);
    for (int i = 0; i < 2000 && rig_computer(rig)->finest_shown < 2; i++) {
        rig_advance(rig, RIG_FRAME_MS);
    }
    rig_draw(rig);
}

/* --- verdicts, and the panel of the side that waits --- */

static void go_have_it(struct rig *rig)
{
    find(rig, "late");
    find(rig, "late");
    (void)rig_settle(rig, 2000);
}

static void go_not_on_board(struct rig *rig)
{
    find(rig, "zebra");
    (void)rig_settle(rig, 2000);
}

/* The computer had the word first. */
static void go_taken(struct rig *rig)
{
    const struct round *round = rig->game->session.round;
    for (int i = 0; i < 1000 && round_word_count(round, SIDE_COMPUTER) == 0; i++) {
        rig_advance(rig, 1000);
    }
    find(rig, round_word(round, SIDE_COMPUTER, 0)->text);
    rig_draw(rig);
}

static void go_searched(struct rig *rig)
{
    rig_end_turn(rig);
    for (int i = 0; i < 4000 && !rig_computer(rig)->searched; i++) {
        rig_advance(rig, RIG_FRAME_MS);
    }
    assert_true(rig_computer(rig)->searched);
    rig_draw(rig);
}

static void go_second_paused(struct rig *rig)
{
    go_second(rig);
    rig_key(rig, KEY_ESCAPE);
    rig_ctrl(rig, 'p');
    rig_draw(rig);
}

static void begin(struct rig *rig, enum rival_level level)
{
    rig->game->session.next.level = level;
    game_deal(rig->game);
    rig_draw(rig);
}

static void go_novice(struct rig *rig)
{
    begin(rig, RIVAL_NOVICE);
}

static void go_scholar(struct rig *rig)
{
    begin(rig, RIVAL_SCHOLAR);
}

static void go_expert(struct rig *rig)
{
    begin(rig, RIVAL_EXPERT);
}

static void go_match(struct rig *rig)
{
    begin(rig, RIVAL_LADDER);
}

static void go_by_drag(struct rig *rig)
{
    rig->game->settings.tracing = TRACING_DRAG;
    begin(rig, RIVAL_LADDER);
    (void)rig_settle(rig, 2000);
}

static void go_by_click(struct rig *rig)
{
    rig->game->settings.tracing = TRACING_CLICK;
    begin(rig, RIVAL_LADDER);
    (void)rig_settle(rig, 2000);
}

static void go_practice(struct rig *rig)
{
    rig->game->session.notes.kind = ROUND_KIND_PRACTICE;
    rig_draw(rig);
}

static void go_no_clock_paused(struct rig *rig)
{
    rig_ctrl(rig, 'p');
    rig_draw(rig);
}

const struct moment mode_moments[] = {
    {"race", WANT_RACE, .go = go_race},
    {"race, paused", WANT_RACE, .go = go_race_paused},
    {"its words turn over", WANT_RACE, .go = go_turning},
    {"what is left of a race", WANT_RACE, .go = go_left},
    {"a word of nobody's", WANT_RACE, .go = go_nobodys},
    {"curtain", WANT_TWO, .go = go_handover},
    {"the second of two", WANT_TWO, .go = go_second},
    {"what two left", WANT_TWO, .go = go_both_left},
    {"time's up", WANT_ROUND, .go = go_time_up},
    {"done so soon?", WANT_ROUND, .go = go_asked},
    {"the finest words", WANT_ROUND, .go = go_finest},
    {"have it", WANT_ROUND, .go = go_have_it},
    {"not on the board", WANT_ROUND, .go = go_not_on_board},
    {"taken", WANT_RACE, .go = go_taken},
    {"race, nothing yet", WANT_RACE, .go = rig_draw},
    {"searched", WANT_ROUND, .go = go_searched},
    {"the second of two, paused", WANT_TWO, .go = go_second_paused},
    {"against Novice", WANT_HOME, .go = go_novice},
    {"against Scholar", WANT_HOME, .go = go_scholar},
    {"against Expert", WANT_HOME, .go = go_expert},
    {"against a match", WANT_HOME, .go = go_match},
    {"tracing by drags", WANT_HOME, .go = go_by_drag},
    {"tracing by clicks", WANT_HOME, .go = go_by_click},
    {"a round of practice", WANT_SOLO, .go = go_practice},
    {"no clock, paused", WANT_NO_CLOCK, .go = go_no_clock_paused},
    {0},
};
