/* SPDX-License-Identifier: MIT */
/*
 * What is kept of a round and when. Leaves how to the store.
 */
#include "keeping.h"

#include "text.h"
#include "unfinished.h"

#include <stdio.h>
#include <string.h>

/* --- what is told --- */

static void tell_trouble(struct app *app)
{
    const char *trouble = store_trouble(app->config.store);
    struct store_news news;
    if (store_take_news(app->config.store, &news)) {
        app_notify(app, news.text);
    } else {
        app_notify(app, trouble[0] ? trouble : TEXT_NOT_KEPT);
    }
}

/* --- the round that is played --- */

void keeping_begin(struct app *app)
{
    app->keeping = (struct keeping_state){.is_on = true};
    app->notes.elapsed_ms = 0;
    app->unfinished.is_there = false; /* its place is taken with the first word or second */
}

/* The notes of the round as they are now. */
static struct round_notes make_notes(const struct app *app)
{
    struct round_notes notes = app->notes;
    notes.ended_unix_s = app_today(app).unix_seconds;
    notes.hint_count = round_hint_count(app->round);
    notes.hint_points = round_hint_price(app->round);
    return notes;
}

/* Is there a round under way that the store takes? */
static bool is_to_be_kept(const struct app *app)
{
    if (!app->config.store || !app->round || !app->keeping.is_on) {
        return false;
    }
    enum round_phase phase = round_phase(app->round);
    return phase != ROUND_READY && phase != ROUND_DONE;
}

/* Does the clock of the player run just now? */
static bool is_running(const struct app *app)
{
    return app->round && app_is_on_top(app, &screen_play) &&
           round_phase(app->round) == ROUND_PLAYER;
}

void keeping_pass(struct app *app, long elapsed_ms)
{
    if (is_running(app)) {
        app->notes.elapsed_ms += elapsed_ms;
        app->keeping.since_ms += elapsed_ms;
    } else if (app_is_on_top(app, &screen_computer)) {
        app->keeping.since_ms += elapsed_ms;
    }
}

bool keeping_now(struct app *app)
{
    struct keeping_state *keeping = &app->keeping;
    if (!is_to_be_kept(app)) {
        return false;
    }
    struct round_notes notes = make_notes(app);
    enum status status = store_keep_unfinished(app->config.store, app->round, &notes);
    keeping->is_tried = true;
    keeping->since_ms = 0;
    keeping->phase = round_phase(app->round);
    keeping->words = round_word_count(app->round, SIDE_PLAYER);
    /* Another window that writes is no trouble: the next second makes up for it. */
    if (status != STATUS_OK && status != STATUS_BUSY && !keeping->is_told) {
        keeping->is_told = true;
        tell_trouble(app);
    }
    return status == STATUS_OK;
}

void keeping_look(struct app *app)
{
    const struct keeping_state *keeping = &app->keeping;
    if (!is_to_be_kept(app)) {
        return;
    }
    bool is_new = !keeping->is_tried || keeping->phase != round_phase(app->round) ||
                  keeping->words != round_word_count(app->round, SIDE_PLAYER);
    if (is_new || keeping->since_ms >= KEEPING_MS) {
        (void)keeping_now(app);
    }
}

long keeping_wait_ms(const struct app *app)
{
    if (!is_to_be_kept(app) || !is_running(app) || round_time_ms(app->round) == 0) {
        return -1; /* without a clock only words change anything */
    }
    long left = KEEPING_MS - app->keeping.since_ms;
    return left > 0 ? left : 1;
}

/* --- what is over --- */

void keeping_save(struct app *app)
{
    if (!app->config.store || !app->keeping.is_on) {
        return;
    }
    struct round_notes notes = make_notes(app);
    notes.board_words = (long)app->results.counts[FILTER_ALL];
    if (store_save_round(app->config.store, app->round, &notes, NULL) != STATUS_OK) {
        tell_trouble(app);
    }
    app->keeping.is_on = false;
    app->statistics.about_known = false;
}

void keeping_save_puzzle(struct app *app)
{
    struct scrambler_state *scrambler = &app->scrambler;
    if (!app->config.store || scrambler->is_kept) {
        return;
    }
    struct stored_puzzle puzzle = {
        .ended_unix_s = app_today(app).unix_seconds,
        .size = scrambler->size,
        .jumble_count = scrambler->game.puzzle.jumble_count,
        .move_count = (long)scrambler->game.made_count,
        .elapsed_ms = scrambler->elapsed_ms,
        .shown = scrambler->was_shown,
    };
    (void)snprintf(puzzle.code, sizeof puzzle.code, "%s", scrambler->code);
    if (store_save_puzzle(app->config.store, &puzzle, NULL) != STATUS_OK) {
        tell_trouble(app);
    }
    scrambler->is_kept = true;
}

void keeping_reread(struct app *app)
{
    app->statistics.about_known = false;
    unfinished_look(app);
}
