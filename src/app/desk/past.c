/* SPDX-License-Identifier: MIT */
/*
 * From a stored round to one that the results can show, and back. Leaves reading to the store.
 */
#include "past.h"

#include "text.h"

#include "trounce/memory.h"

#include <stdio.h>
#include <string.h>

void past_lay_out(struct app *app, const struct stored_round *stored, struct round *round)
{
    struct match match = app->match;
    match.rules = stored->rules;
    match.solo = stored->solo;
    match.level = stored->level;
    match.time_ms = stored->time_ms;
    int size = stored->rows;
    if (size == stored->columns && size >= APP_SIZE_MIN && size <= APP_SIZE_MAX &&
        app->config.dice[size - APP_SIZE_MIN]) {
        match.size = size;
    }
    app_lend_match(app, &match);
    screen_results_leave(app);
    round_free(app->round);
    app->round = round;
    app->board = *round_board(round);
    app->notes = stored->notes;
    app->solve_only = false;
    app->keeping.is_on = false;
    app->play.quarter_turns = 0;
    (void)snprintf(app->code, sizeof app->code, "%s", stored->notes.code);
}

void past_open(struct app *app, long long id)
{
    struct store *store = app->config.store;
    struct stored_round stored;
    struct stored_word *words = NULL;
    size_t count = 0;
    struct round *round = NULL;
    enum status status = store_load_round(store, id, &stored, &words, &count);
    if (status != STATUS_OK) {
        app_notify(app, store_trouble(store));
        return;
    }
    status = store_restore_round(&stored, words, count, app->config.lexicon, &round);
    memory_free(words);
    if (status != STATUS_OK) {
        app_notify(app, status == STATUS_NO_MEMORY ? TEXT_NO_MEMORY : TEXT_ROUND_DAMAGED);
        return;
    }
    app->past.below = app_is_on_top(app, &screen_rounds) ? &screen_rounds : &screen_statistics;
    app->past.stored = stored;
    app->past.is_open = true;
    past_lay_out(app, &stored, round);
    app->statistics.below = &screen_home; /* the results that were there are gone */
    screen_results_enter(app);
}

void past_close(struct app *app)
{
    screen_results_leave(app);
    round_free(app->round);
    app->round = NULL;
    app_return_match(app);
    past_forget(app);
    if (app->past.below == &screen_rounds) {
        screen_rounds_enter(app);
    } else {
        app_show(app, &screen_statistics);
    }
}

void past_forget(struct app *app)
{
    app->past.is_open = false;
}
