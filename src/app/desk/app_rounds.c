/* SPDX-License-Identifier: MIT */
/*
 * The rounds of the app: a board is dealt or taken again, and a round begins on it. Leaves boards
 * that are not shaken to app_board.c and playing to the screens.
 */
#include "keeping.h"
#include "past.h"
#include "state.h"
#include "text.h"
#include "unfinished.h"

#include <stdio.h>
#include <string.h>

bool app_is_mid_round(const struct app *app)
{
    if (!app->round) {
        return false;
    }
    enum round_phase phase = round_phase(app->round);
    return phase != ROUND_DONE;
}

bool app_make_round(struct app *app, bool solo, long time_ms)
{
    struct rival rival;
    rival_init(&rival, app->match.level, rival_board_seed(&app->board));
    struct round_config config = {
        .board = &app->board,
        .rival = &rival,
        .lexicon = app->config.lexicon,
        .rules = app->match.rules,
        .solo = solo,
        .time_ms = time_ms,
    };
    struct round *round;
    if (round_new(&config, &round) != STATUS_OK) {
        app_notify(app, TEXT_NO_MEMORY);
        return false;
    }
    screen_results_leave(app);
    past_forget(app);
    round_free(app->round);
    app->round = round;
    app->keeping.is_on = false;
    app->notes.began_unix_s = app_today(app).unix_seconds;
    (void)snprintf(app->notes.code, sizeof app->notes.code, "%s", app->code);
    anim_finish(&app->notice_shown); /* it was about something else */
    return true;
}

bool app_begin_round(struct app *app, bool with_shake)
{
    if (unfinished_asks(app, with_shake)) {
        return true;
    }
    if (!app_make_round(app, app->match.solo, app->match.time_ms)) {
        return false;
    }
    keeping_begin(app);
    app->solve_only = false;
    screen_play_enter(app, with_shake);
    return true;
}

void app_deal(struct app *app)
{
    app_return_match(app);
    int index = app->match.size - APP_SIZE_MIN;
    const struct dice *dice = app->config.dice[index];
    if (!dice) {
        app_notify(app, TEXT_NO_DICE);
        return;
    }
    uint64_t state;
    if (deal_by_richness(dice, app->solver, app->match.rules, app->match.richness, &app->random,
                         &app->board, &state) != STATUS_OK) {
        app_notify(app, TEXT_NO_MEMORY);
        return;
    }
    deal_code(app->config.sets[index], dice, state, app->code);
    app_note_round(app, ROUND_KIND_PLAIN, true);
    (void)app_begin_round(app, true);
}

void app_play_again_same(struct app *app)
{
    struct round_notes notes = {.kind = app->notes.kind}; /* how it was come by is as it was */
    memcpy(notes.date, app->notes.date, sizeof notes.date);
    app->notes = notes;
    (void)app_begin_round(app, true);
}
