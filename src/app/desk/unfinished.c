/* SPDX-License-Identifier: MIT */
/*
 * The round that waits: whether there is one, going on with it, and the question before a new one
 * takes its place. Leaves the file to the store.
 */
#include "unfinished.h"

#include "dialog.h"
#include "keeping.h"
#include "past.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

enum { ID_CONTINUE = 1, ID_NEW };

void unfinished_look(struct app *app)
{
    struct unfinished left;
    app->unfinished.is_there = false;
    if (!app->config.store || store_read_unfinished(app->config.store, &left) != STATUS_OK) {
        return;
    }
    app->unfinished = (struct unfinished_state){
        .is_there = true, .stored = left.round, .phase = left.phase, .left_ms = left.left_ms};
    unfinished_deinit(&left);
}

bool unfinished_is_there(const struct app *app)
{
    return app->unfinished.is_there;
}

char *unfinished_about(const struct app *app, char *text, size_t size)
{
    const struct unfinished_state *waiting = &app->unfinished;
    const struct stored_round *stored = &waiting->stored;
    char board[32];
    char clock[TEXT_COUNT_MAX];
    char points[TEXT_COUNT_MAX];
    char how_far[160];
    text[0] = '\0';
    if (!waiting->is_there) {
        return text;
    }
    (void)snprintf(board, sizeof board, TEXT_SIZE, stored->rows, stored->columns);
    text_points(points, stored->player_points);
    if (waiting->phase == ROUND_COMPUTER) {
        (void)snprintf(how_far, sizeof how_far, TEXT_SEARCH_LEFT, points);
    } else if (stored->time_ms > 0) {
        (void)snprintf(how_far, sizeof how_far, TEXT_TIME_LEFT, text_clock(clock, waiting->left_ms),
                       points);
    } else {
        (void)snprintf(how_far, sizeof how_far, "%s", points);
    }
    if (stored->solo) {
        (void)snprintf(text, size, TEXT_UNFINISHED_SOLO, board, how_far);
    } else {
        (void)snprintf(text, size, TEXT_UNFINISHED, board, text_rival_name(stored->level), how_far);
    }
    return text;
}

/* --- going on --- */

/* Puts the round on the table, with all that the screens ask about it. */
static void lay_out(struct app *app, const struct stored_round *stored, struct round *round)
{
    past_lay_out(app, stored, round);
    past_forget(app);
    keeping_begin(app);
    app->notes.elapsed_ms = stored->notes.elapsed_ms;
}

/* What cannot be read is not offered again. */
static void tell_lost(struct app *app, enum status status)
{
    if (status == STATUS_NO_MEMORY) {
        app_notify(app, TEXT_NO_MEMORY);
        return;
    }
    const char *trouble = store_trouble(app->config.store);
    app_notify(app, status == STATUS_DAMAGED || !trouble[0] ? TEXT_ROUND_DAMAGED : trouble);
    app->unfinished.is_there = false;
}

void unfinished_continue(struct app *app)
{
    struct unfinished left;
    struct round *round;
    enum status status = store_read_unfinished(app->config.store, &left);
    if (status != STATUS_OK) {
        tell_lost(app, status);
        return;
    }
    struct stored_round stored = left.round;
    status = store_restore_unfinished(&left, app->config.lexicon, &round);
    unfinished_deinit(&left);
    if (status != STATUS_OK) {
        tell_lost(app, status);
        return;
    }
    lay_out(app, &stored, round);
    if (round_phase(round) == ROUND_COMPUTER) {
        app->play.quarter_turns = 0;
        screen_computer_enter(app);
    } else {
        screen_play_enter(app, false);
        round_resume(round);
    }
}

/* --- leaving --- */

bool unfinished_leave(struct app *app)
{
    if (round_phase(app->round) != ROUND_READY && !keeping_now(app)) {
        return false;
    }
    round_free(app->round);
    app->round = NULL;
    unfinished_look(app);
    app_show(app, &screen_home);
    return true;
}

void unfinished_give_up(struct app *app)
{
    if (app->config.store && store_drop_unfinished(app->config.store) != STATUS_OK) {
        app_notify(app, store_trouble(app->config.store));
    }
    round_free(app->round);
    app->round = NULL;
    app->unfinished.is_there = false;
    app_show(app, &screen_home);
}

void unfinished_close(struct app *app)
{
    if (!app_is_mid_round(app)) {
        app_request(app, REQUEST_QUIT, NULL);
        return;
    }
    screen_play_interrupt(app);
    bool lasts = app->config.store && !store_is_in_memory(app->config.store);
    if (lasts && (round_phase(app->round) == ROUND_READY || keeping_now(app))) {
        app_request(app, REQUEST_QUIT, NULL); /* it waits at Home the next time */
        return;
    }
    app->leaving = LEAVING_PROGRAM;
    if (!app_is_on_top(app, &screen_leave)) {
        app_push(app, &screen_leave);
    }
}

/* --- a new one? --- */

bool unfinished_asks(struct app *app, bool with_shake)
{
    struct unfinished_state *waiting = &app->unfinished;
    if (!waiting->is_there || waiting->stored.player_words == 0) {
        return false;
    }
    waiting->with_shake = with_shake;
    app_push(app, &screen_waiting);
    return true;
}

static void waiting_draw(struct app *app, struct ui *ui)
{
    char about[160];
    char text[240];
    unfinished_about(app, about, sizeof about);
    (void)snprintf(text, sizeof text, TEXT_WAITING_HINT, about);
    struct dialog dialog = {
        .title = TEXT_WAITING_TITLE,
        .text = text,
        .buttons = {{ID_CONTINUE,
                     {BUTTON_PRIMARY, TEXT_WAITING_GO_ON, true, ICON_PLAY, 22, false},
                     false},
                    {ID_NEW, {BUTTON_GHOST, TEXT_NEW_ROUND, true, ICON_DICES, 0, false}, false}},
        .button_count = 2,
    };
    dialog_draw(ui, &dialog);
}

static void waiting_press(struct app *app, int id)
{
    bool with_shake = app->unfinished.with_shake;
    app_pop(app);
    if (id == ID_CONTINUE) {
        unfinished_continue(app);
    } else {
        app->unfinished.is_there = false;
        (void)app_begin_round(app, with_shake);
    }
}

static bool waiting_input(struct app *app, const struct input *input)
{
    if (input->kind != INPUT_KEY) {
        return false;
    }
    if (input->key == KEY_ENTER || input->key == KEY_SPACE) {
        waiting_press(app, ID_CONTINUE);
    } else if (input->key == KEY_ESCAPE) {
        app_pop(app);
    } else {
        return false;
    }
    return true;
}

const struct screen screen_waiting = {
    .input = waiting_input, .press = waiting_press, .draw = waiting_draw};
