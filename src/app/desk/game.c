/* SPDX-License-Identifier: MIT */
/*
 * The round between its screens, the table and the keeper. Leaves boards to table.c and files to
 * keeper.c.
 */
#include "game.h"

#include "preferences.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

static void say_failure(struct desk *desk, enum status status)
{
    post_notify(&desk->post, status == STATUS_MISSING ? TEXT_NO_DICE : TEXT_NO_MEMORY);
}

/* --- the notes of a round --- */

/* As they are now. */
static struct round_notes make_notes(const struct desk *desk)
{
    const struct table *table = &desk->table;
    struct round_notes notes = table->notes;
    notes.ended_unix_s = calendar_today(&desk->calendar).unix_seconds;
    notes.hint_count = round_hint_count(table->round);
    notes.hint_points = round_hint_price(table->round);
    return notes;
}

/* Does the clock of the player run just now? */
static bool is_running(const struct desk *desk)
{
    const struct round *round = desk->table.round;
    return round && stage_is_on_top(&desk->stage, SCREEN_TURN) &&
           round_phase(round) == ROUND_PLAYER;
}

void game_advance(struct desk *desk, long elapsed_ms)
{
    if (is_running(desk)) {
        desk->table.notes.elapsed_ms += elapsed_ms;
        keeper_pass(desk->keeper, elapsed_ms);
    } else if (stage_is_on_top(&desk->stage, SCREEN_COMPUTER)) {
        keeper_pass(desk->keeper, elapsed_ms);
    }
}

void game_look(struct desk *desk)
{
    if (desk->table.round) {
        struct round_notes notes = make_notes(desk);
        keeper_look(desk->keeper, desk->table.round, &notes);
    }
}

static bool keep(struct desk *desk)
{
    struct round_notes notes = make_notes(desk);
    return keeper_now(desk->keeper, desk->table.round, &notes);
}

void game_keep(struct desk *desk)
{
    if (desk->table.round) {
        (void)keep(desk);
    }
}

long game_wait_ms(const struct desk *desk)
{
    return is_running(desk) ? keeper_wait_ms(desk->keeper, desk->table.round) : -1;
}

/* --- beginning --- */

/* Puts a new round on the table. */
static bool make_round(struct desk *desk, bool solo, long time_ms)
{
    enum status status =
        table_new_round(&desk->table, solo, time_ms, calendar_today(&desk->calendar).unix_seconds);
    if (status != STATUS_OK) {
        say_failure(desk, status);
        return false;
    }
    keeper_stop(desk->keeper);
    post_end_notice(&desk->post); /* it was about something else */
    return true;
}

/* Would a new round take the place of one that has words? Then the player is asked. */
static bool asks(struct desk *desk, bool with_shake)
{
    const struct waiting *waiting = keeper_waiting(desk->keeper);
    if (!waiting || waiting->stored.player_words == 0) {
        return false;
    }
    struct call call = {.shake = with_shake};
    stage_over(&desk->stage, SCREEN_WAITING, &call);
    return true;
}

bool game_begin(struct desk *desk, bool with_shake)
{
    const struct match *match = &desk->table.match;
    struct call call = {.shake = with_shake};
    if (asks(desk, with_shake)) {
        return true;
    }
    if (!make_round(desk, match->solo, match->time_ms)) {
        return false;
    }
    keeper_begin(desk->keeper);
    desk->table.notes.elapsed_ms = 0;
    stage_go(&desk->stage, SCREEN_TURN, &call);
    return true;
}

void game_begin_anyway(struct desk *desk, bool with_shake)
{
    keeper_forget_waiting(desk->keeper);
    (void)game_begin(desk, with_shake);
}

void game_deal(struct desk *desk)
{
    struct table *table = &desk->table;
    table_return_match(table);
    enum status status = table_shake(table);
    if (status != STATUS_OK) {
        say_failure(desk, status);
        return;
    }
    table_note(table, ROUND_KIND_PLAIN, true);
    (void)game_begin(desk, true);
}

void game_again(struct desk *desk)
{
    struct round_notes *notes = &desk->table.notes;
    struct round_notes again = {.kind = notes->kind}; /* how it was come by is as it was */
    memcpy(again.date, notes->date, sizeof again.date);
    *notes = again;
    (void)game_begin(desk, true);
}

void game_solve_only(struct desk *desk)
{
    struct call call = {.what = RESULTS_OF_BOARD};
    if (!make_round(desk, true, 0)) {
        return;
    }
    desk->table.solve_only = true;
    round_start(desk->table.round);
    round_finish(desk->table.round);
    stage_go(&desk->stage, SCREEN_RESULTS, &call);
}

void game_continue(struct desk *desk)
{
    struct table *table = &desk->table;
    struct stored_round stored;
    struct round *round;
    if (keeper_take_waiting(desk->keeper, table->lexicon, &stored, &round) != STATUS_OK) {
        return;
    }
    table_put_round(table, &stored, round);
    keeper_begin(desk->keeper);
    if (round_phase(round) == ROUND_COMPUTER) {
        stage_go(&desk->stage, SCREEN_COMPUTER, NULL);
    } else {
        stage_go(&desk->stage, SCREEN_TURN, NULL);
        round_resume(round);
    }
}

/* --- ending --- */

void game_end(struct desk *desk)
{
    struct call call = {.what = RESULTS_OF_ROUND};
    const struct solution *solution = table_solution(&desk->table);
    struct round_notes notes = make_notes(desk);
    notes.board_words = solution && !solution->ended_early ? (long)solution->word_count : 0;
    keeper_save(desk->keeper, desk->table.round, &notes);
    stage_go(&desk->stage, SCREEN_RESULTS, &call);
}

bool game_leave(struct desk *desk)
{
    if (round_phase(desk->table.round) != ROUND_READY && !keep(desk)) {
        return false;
    }
    table_clear(&desk->table);
    keeper_look_for_waiting(desk->keeper);
    stage_go(&desk->stage, SCREEN_HOME, NULL);
    return true;
}

void game_give_up(struct desk *desk)
{
    keeper_drop(desk->keeper);
    table_clear(&desk->table);
    stage_go(&desk->stage, SCREEN_HOME, NULL);
}

void game_close(struct desk *desk)
{
    struct call call = {.what = LEAVING_PROGRAM};
    if (!table_is_mid_round(&desk->table)) {
        post_request(&desk->post, REQUEST_QUIT, NULL);
        return;
    }
    stage_tell(&desk->stage, NEWS_COVERED);
    if (keeper_lasts(desk->keeper) &&
        (round_phase(desk->table.round) == ROUND_READY || keep(desk))) {
        post_request(&desk->post, REQUEST_QUIT, NULL); /* it waits at Home the next time */
        return;
    }
    stage_over(&desk->stage, SCREEN_LEAVE, &call);
}

/* --- the past --- */

void game_open_past(struct desk *desk, long long id)
{
    struct call call = {.what = RESULTS_OF_PAST};
    struct stored_round stored;
    struct round *round = NULL;
    if (keeper_load(desk->keeper, id, desk->table.lexicon, &stored, &round) != STATUS_OK) {
        return;
    }
    stage_drop(&desk->stage, SCREEN_RESULTS); /* of the round that leaves the table */
    table_put_round(&desk->table, &stored, round);
    keeper_stop(desk->keeper);
    stage_over(&desk->stage, SCREEN_RESULTS, &call);
}

void game_close_past(struct desk *desk)
{
    table_clear(&desk->table);
    table_return_match(&desk->table);
}

/* --- words --- */

enum status game_set_lexicon(struct desk *desk, const struct lexicon *lexicon, const char *path)
{
    struct settings *settings = &desk->settings;
    enum status status = table_set_lexicon(&desk->table, lexicon);
    if (status != STATUS_OK) {
        return status;
    }
    (void)snprintf(settings->lexicon, sizeof settings->lexicon, "%s", path);
    preferences_keep(desk, SETTING_LEXICON);
    stage_tell(&desk->stage, NEWS_WORDS);
    return STATUS_OK;
}
