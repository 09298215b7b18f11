/* SPDX-License-Identifier: MIT */
/*
 * When rounds, puzzles and settings are saved, and the rounds that wait. Leaves the file to the
 * store, and queries of the past to saves_past.c.
 */
#include "saves_state.h"

#include "patience.h"
#include "phrase.h"

#include "trounce/challenge.h"
#include "trounce/memory.h"

#include <stdio.h>
#include <string.h>

enum status saves_new(struct store *store, struct notice *notice, long clock_ms,
                      struct saves **saves)
{
    struct saves *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->store = store;
    made->notice = notice;
    made->clock_ms = clock_ms;
    made->check = store_wants_check(store) ? CHECK_DUE : CHECK_OVER;
    saves_find_waiting(made);
    *saves = made;
    return STATUS_OK;
}

void saves_free(struct saves *saves)
{
    memory_free(saves);
}

void saves_set_language(struct saves *saves, const char *code, const struct alphabet *alphabet)
{
    store_set_language(saves->store, code, alphabet);
    saves->has_summary = false;
    saves->begun[0] = '\0';
    saves_find_waiting(saves);
}

/* Shows the news of the store, if any; returns whether there were any. */
static bool show_news(struct saves *saves)
{
    struct store_news news;
    bool has_news = store_take_news(saves->store, &news);
    if (has_news) {
        notice_show_message(saves->notice, &news.text);
    }
    return has_news;
}

/* Notifies the player that something could not be saved: the news of the store, or its trouble. */
static void say_trouble(struct saves *saves)
{
    if (show_news(saves)) {
        return;
    }
    const struct message *trouble = store_trouble(saves->store);
    if (trouble->format) {
        notice_show_message(saves->notice, trouble);
    } else {
        notice_show(saves->notice, tr("This round could not be saved."));
    }
}

/* --- pending writes --- */

/* Handles the result of saving something for good; `is_news`: say so even if the player
 * knows already that something waits. */
static void queue_write(struct saves *saves, enum status status, bool is_news)
{
    bool has_pending = store_has_pending(saves->store);
    if (status != STATUS_OK && (is_news || !saves->is_pending_reported)) {
        say_trouble(saves);
    } else if (status == STATUS_OK && !show_news(saves) && saves->is_pending_reported &&
               !has_pending) {
        notice_show(saves->notice, tr("Everything has been saved."));
    }
    saves->is_pending_reported = has_pending && (saves->is_pending_reported || status != STATUS_OK);
    saves->tried_ms = 0;
    saves->has_summary = false;
}

/* Handles the result of saving what is under way. That another window is writing is not worth a
 * notice unless it goes on: the next try makes up for it. */
static void judge_saving(struct saves *saves, struct saving *saving, enum status status)
{
    if (status == STATUS_OK) {
        if (!show_news(saves) && saving->is_reported && !store_has_pending(saves->store)) {
            notice_show(saves->notice, tr("Everything has been saved."));
        }
        *saving = (struct saving){0};
        return;
    }
    saving->is_behind = true;
    if (!saving->is_reported && (status != STATUS_BUSY || saving->behind_ms >= AUTOSAVE_MS)) {
        saving->is_reported = true;
        say_trouble(saves);
    }
}

static void age(struct saving *saving, long elapsed_ms)
{
    saving->behind_ms += saving->is_behind ? elapsed_ms : 0;
}

/* Returns whether a round was written, and the last one in `kept`. */
static bool try_writes(struct saves *saves, struct stored_round *kept)
{
    kept->id = 0;
    if (store_has_pending(saves->store)) {
        queue_write(saves, store_try_again(saves->store, STORE_SHORT_PATIENCE_MS, kept), false);
    }
    return kept->id != 0;
}

/* Checks a large file in the background after the first idle second; setting a damaged one aside
 * waits until no round is under way. */
static void advance_check(struct saves *saves, long elapsed_ms)
{
    saves->check_ms += elapsed_ms;
    if (saves->check == CHECK_OVER || saves->is_on || saves->check_ms < AUTOSAVE_MS) {
        return;
    }
    saves->check_ms = 0;
    if (saves->check == CHECK_DUE) {
        saves->check = store_begin_check(saves->store) ? CHECK_RUNS : CHECK_OVER;
    } else if (saves->check == CHECK_RUNS && store_check_found_damage(saves->store)) {
        saves->check = CHECK_ANNOUNCED;
        notice_show(saves->notice, tr("The history is damaged. Saving what can be read…"));
    } else if (!store_is_checking(saves->store)) {
        saves->check = CHECK_OVER;
        (void)store_end_check(saves->store);
        if (show_news(saves)) {
            saves->has_summary = false;
        }
    }
}

bool saves_advance(struct saves *saves, long elapsed_ms, struct stored_round *kept)
{
    advance_check(saves, elapsed_ms);
    age(&saves->saving, elapsed_ms);
    age(&saves->saving_puzzle, elapsed_ms);
    saves->tried_ms += elapsed_ms;
    return saves->tried_ms >= AUTOSAVE_MS && try_writes(saves, kept);
}

void saves_retry(struct saves *saves)
{
    struct stored_round kept;
    (void)try_writes(saves, &kept);
}

/* --- beginning a daily board --- */

/* Notes that a daily board was begun: it counts once, from the moment its clock runs. */
static void record_begun(struct saves *saves, const struct round *round,
                         const struct round_notes *notes)
{
    if (!saves->is_on || notes->kind != ROUND_KIND_DAILY || !notes->counts || !round ||
        round_phase(round) == ROUND_READY || strcmp(saves->begun, notes->date) == 0) {
        return;
    }
    char key[STORE_KEY_MAX];
    memcpy(saves->begun, notes->date, sizeof saves->begun);
    saves_set_setting(saves, store_begun_key(saves->store, key), saves->begun);
}

/* --- the current round --- */

void saves_begin(struct saves *saves)
{
    saves_stop(saves);
    saves->is_on = true;
    saves->since_ms = 0;
    saves->is_tried = false;
    saves->saving = (struct saving){0};
    saves_forget_waiting(saves);
}

void saves_stop(struct saves *saves)
{
    saves->is_on = false;
}

void saves_pass(struct saves *saves, long elapsed_ms)
{
    saves->since_ms += elapsed_ms;
}

bool saves_is_on(const struct saves *saves)
{
    return saves->is_on;
}

/* Counts the words of the lists whose growth is saved at once; those that the computer's search
 * finds are saved once a second. */
static size_t count_words(const struct round *round)
{
    size_t count = round_word_count(round, SIDE_PLAYER) + round_word_count(round, SIDE_SECOND);
    return round_is_live(round) ? count + round_word_count(round, SIDE_COMPUTER) : count;
}

/* Returns whether the round is under way and the store takes it. */
static bool is_to_be_saved(const struct saves *saves, const struct round *round)
{
    if (!round || !saves->is_on) {
        return false;
    }
    enum round_phase phase = round_phase(round);
    return phase != ROUND_READY && phase != ROUND_DONE;
}

bool saves_save(struct saves *saves, const struct round *round, const struct round_notes *notes)
{
    if (!is_to_be_saved(saves, round)) {
        return false;
    }
    enum status status = store_save_unfinished(saves->store, round, notes);
    saves->is_tried = true;
    saves->since_ms = 0;
    saves->seconds = round_seconds(round_left_ms(round));
    saves->phase = round_phase(round);
    saves->words = count_words(round);
    saves->hints = round_hint_count(round);
    saves->quarter_turns = notes->quarter_turns;
    judge_saving(saves, &saves->saving, status);
    return status == STATUS_OK;
}

void saves_autosave(struct saves *saves, const struct round *round, const struct round_notes *notes)
{
    record_begun(saves, round, notes);
    if (!is_to_be_saved(saves, round)) {
        return;
    }
    /* With the clock, so that a still window wakes once a second for both. */
    long ticked = saves->seconds - round_seconds(round_left_ms(round));
    bool is_due = 1000 * ticked >= saves->clock_ms || saves->since_ms >= saves->clock_ms;
    bool is_new = !saves->is_tried || saves->phase != round_phase(round) ||
                  saves->words != count_words(round) || saves->hints != round_hint_count(round) ||
                  saves->quarter_turns != notes->quarter_turns;
    if (is_new || is_due) {
        (void)saves_save(saves, round, notes);
    }
}

long saves_wait_ms(const struct saves *saves, const struct round *running)
{
    /* Without a clock, only words change anything, and what could not be saved is tried again. */
    bool is_changing = running && (round_time_ms(running) > 0 || round_is_live(running) ||
                                   saves->saving.is_behind);
    bool is_checked = saves->check == CHECK_OVER || saves->is_on;
    const struct {
        bool is_due;
        long left_ms;
    } waits[] = {
        {is_to_be_saved(saves, running) && is_changing, saves->clock_ms - saves->since_ms},
        {store_has_pending(saves->store), AUTOSAVE_MS - saves->tried_ms},
        {!is_checked, AUTOSAVE_MS - saves->check_ms},
    };
    long wait_ms = -1;
    for (size_t i = 0; i < sizeof waits / sizeof waits[0]; i++) {
        long left_ms = waits[i].left_ms > 0 ? waits[i].left_ms : 1;
        if (waits[i].is_due && (wait_ms < 0 || left_ms < wait_ms)) {
            wait_ms = left_ms;
        }
    }
    return wait_ms;
}

bool saves_finish(struct saves *saves, const struct round *round, const struct round_notes *notes,
                  const struct practice_news *practice, struct stored_round *kept)
{
    if (!saves->is_on) {
        return false;
    }
    enum status status = store_save_round(saves->store, round, notes, practice, kept);
    queue_write(saves, status, true);
    saves->is_on = false;
    if (status == STATUS_OK) {
        saves_find_waiting(saves); /* one may have been set aside */
    }
    return status == STATUS_OK;
}

/* --- everything, puzzles, words, settings --- */

bool saves_delete_all(struct saves *saves)
{
    if (store_delete_all(saves->store) != STATUS_OK) {
        notice_show_message(saves->notice, store_trouble(saves->store));
        return false;
    }
    if (!show_news(saves)) {
        notice_show(saves->notice, tr("Your history is deleted."));
    }
    saves->has_summary = false;
    saves->begun[0] = '\0';
    saves_find_waiting(saves);
    return true;
}

enum status saves_import(struct saves *saves, const char *path, struct history_import *added)
{
    enum status status = history_import(saves->store, path, added);
    (void)show_news(saves);
    saves->has_summary = false;
    return status;
}

/* --- own words --- */

static enum status show_trouble(struct saves *saves, enum status status)
{
    if (status != STATUS_OK) {
        say_trouble(saves);
    }
    return status;
}

enum status saves_read_own_words(struct saves *saves, long long round, struct own_words *own)
{
    return show_trouble(saves, store_read_own_words(saves->store, round, own));
}

enum status saves_set_own_word(struct saves *saves, const char *word, enum own_word kind)
{
    return show_trouble(saves, store_set_own_word(saves->store, word, kind));
}

enum status saves_add_own_words(struct saves *saves, const struct own_words *own)
{
    return show_trouble(saves, store_add_own_words(saves->store, own));
}

void saves_finish_puzzle(struct saves *saves, const struct stored_puzzle *puzzle)
{
    queue_write(saves, store_save_puzzle(saves->store, puzzle, NULL), true);
}

bool saves_save_puzzle(struct saves *saves, const struct unfinished_puzzle *puzzle)
{
    enum status status = store_keep_puzzle(saves->store, puzzle);
    judge_saving(saves, &saves->saving_puzzle, status);
    return status == STATUS_OK;
}

/* Reports the outcome of a query for a puzzle; returns whether there is one. */
static bool report_puzzle(struct saves *saves, enum status status)
{
    if (status != STATUS_OK && status != STATUS_MISSING) {
        say_trouble(saves);
    } else {
        (void)show_news(saves);
    }
    return status == STATUS_OK;
}

bool saves_take_puzzle(struct saves *saves, struct unfinished_puzzle *puzzle)
{
    enum status status = store_read_puzzle(saves->store, puzzle);
    saves->saving_puzzle = (struct saving){0};
    return report_puzzle(saves, status);
}

bool saves_has_puzzle(struct saves *saves)
{
    return report_puzzle(saves, store_find_puzzle(saves->store));
}

void saves_drop_puzzle(struct saves *saves)
{
    if (store_drop_puzzle(saves->store) != STATUS_OK) {
        notice_show_message(saves->notice, store_trouble(saves->store));
    }
}

enum status saves_practice_drop(struct saves *saves, const char *text)
{
    enum status status = practice_drop(saves->store, text);
    queue_write(saves, status, true);
    return status;
}

void saves_set_setting(struct saves *saves, const char *key, const char *text)
{
    queue_write(saves, store_set_setting(saves->store, key, text), false);
}

/* --- the waiting round --- */

const struct waiting *saves_waiting(const struct saves *saves)
{
    return saves->has_waiting ? &saves->waiting : NULL;
}

bool waiting_finds_all(const struct waiting *waiting)
{
    const struct stored_round *stored = &waiting->stored;
    const struct mode_traits *mode = mode_traits(stored->mode);
    return mode->seats == 1 && !mode->has_computer && stored->time_ms == 0 &&
           stored->notes.kind != ROUND_KIND_PRACTICE;
}

const char *waiting_about(struct arena *arena, const struct waiting *waiting)
{
    const struct stored_round *stored = &waiting->stored;
    bool is_second = waiting->phase == ROUND_HANDOVER || waiting->turn == SIDE_SECOND;
    bool has_clock = stored->time_ms > 0 && waiting->phase != ROUND_HANDOVER;
    const struct phrase_round round = {
        .mode = stored->mode,
        .is_practice = stored->notes.kind == ROUND_KIND_PRACTICE,
        .is_searching = waiting->phase == ROUND_COMPUTER,
        .names = {stored->notes.player_name, stored->notes.second_name},
        .turn = is_second ? 1 : 0,
        .left_ms = has_clock ? waiting->left_ms : -1,
        .points = stored->player_points,
        .words = stored->player_words,
        .to_beat = waiting->to_beat,
        .common_words = waiting_finds_all(waiting) ? stored->notes.common_words : 0,
        .common_found = stored->notes.common_found,
    };
    return phrase_round_left(arena, &round);
}

static struct waiting waiting_of(const struct unfinished *left)
{
    return (struct waiting){left->round, left->phase, left->turn, left->left_ms, -1};
}

size_t saves_count_waiting(struct saves *saves, size_t most)
{
    size_t count = 0;
    return store_count_unfinished(saves->store, most, &count) == STATUS_OK ? count : 0;
}

size_t saves_list_waiting(struct saves *saves, struct saves_slot *left, size_t limit)
{
    long long *ids = memory_new(limit, sizeof *ids);
    struct unfinished *rounds = memory_new(limit, sizeof *rounds);
    size_t count = 0;
    if (!ids || !rounds ||
        store_list_unfinished(saves->store, rounds, ids, limit, &count) != STATUS_OK) {
        count = 0; /* Home then offers the one that it knows of */
    }
    for (size_t i = 0; i < count; i++) {
        const struct unfinished *round = &rounds[i];
        left[i].id = ids[i];
        left[i].waiting = waiting_of(round);
    }
    memory_free(rounds);
    memory_free(ids);
    return count;
}

/* Reads the round of an id; 0: the one that is offered next. STATUS_MISSING: another window
 * has taken it, or there is none. */
static enum status preview(struct saves *saves, long long id)
{
    struct unfinished left;
    saves->has_waiting = false;
    enum status status = store_preview_unfinished(saves->store, &id, &left);
    (void)show_news(saves);
    if (status == STATUS_OK) {
        saves->has_waiting = true;
        saves->waiting_id = id;
        saves->waiting = waiting_of(&left);
        unfinished_deinit(&left);
    }
    return status;
}

void saves_find_waiting(struct saves *saves)
{
    (void)preview(saves, 0);
}

void saves_refresh_waiting(struct saves *saves)
{
    if (!saves->has_waiting) {
        return;
    }
    if (preview(saves, saves->waiting_id) != STATUS_OK) {
        saves_find_waiting(saves);
    }
}

/* Reports a waiting round that cannot be restored; stops offering it unless memory ran out. */
static void say_lost(struct saves *saves, enum status status)
{
    if (status == STATUS_NO_MEMORY) {
        notice_show(saves->notice, tr("There is not enough memory for that."));
        return;
    }
    const struct message *trouble = store_trouble(saves->store);
    if (status == STATUS_DAMAGED || !trouble->format) {
        notice_show(saves->notice, tr("This round can no longer be read."));
    } else {
        notice_show_message(saves->notice, trouble);
    }
    saves_forget_waiting(saves);
}

static void say_taken(struct saves *saves)
{
    notice_show(saves->notice, tr("Another window has taken this round."));
    saves_find_waiting(saves);
}

bool saves_choose_waiting(struct saves *saves, long long id)
{
    enum status status = preview(saves, id);
    if (status == STATUS_MISSING) {
        say_taken(saves);
    } else if (status != STATUS_OK) {
        say_lost(saves, status);
        saves_find_waiting(saves); /* others may be read */
    }
    return status == STATUS_OK;
}

/* Takes the waiting round for this window and reads it. STATUS_MISSING: another window has taken or
 * ended it. Its number may be that of another round by now. */
static enum status claim(struct saves *saves, struct unfinished *left)
{
    const struct stored_round *known = &saves->waiting.stored;
    if (!store_choose_unfinished(saves->store, saves->waiting_id)) {
        return STATUS_MISSING;
    }
    enum status status = store_read_unfinished(saves->store, left);
    if (status == STATUS_OK && (left->round.notes.began_unix_s != known->notes.began_unix_s ||
                                strcmp(left->round.board, known->board) != 0)) {
        unfinished_deinit(left);
        status = STATUS_MISSING;
    }
    if (status != STATUS_OK) {
        store_set_aside(saves->store);
    }
    return status;
}

void saves_replace_waiting(struct saves *saves)
{
    struct unfinished left;
    if (!saves->has_waiting) {
        return;
    }
    if (claim(saves, &left) == STATUS_OK) {
        unfinished_deinit(&left);
    } else {
        store_set_aside(saves->store); /* nor does it replace any other */
    }
    saves_forget_waiting(saves);
}

void saves_forget_waiting(struct saves *saves)
{
    saves->has_waiting = false;
}

void saves_set_aside(struct saves *saves)
{
    store_set_aside(saves->store);
    saves_forget_waiting(saves);
}

enum status saves_take_waiting(struct saves *saves, struct unfinished *left)
{
    if (!saves->has_waiting) {
        say_lost(saves, STATUS_MISSING);
        return STATUS_MISSING;
    }
    enum status status = claim(saves, left);
    if (status == STATUS_MISSING) {
        say_taken(saves);
    } else if (status != STATUS_OK) {
        say_lost(saves, status);
    }
    return status;
}

enum status saves_take_daily(struct saves *saves, enum round_kind kind,
                             const struct daily_date *date, struct unfinished *left)
{
    char text[DAILY_DATE_MAX];
    daily_date_text(date, text);
    enum status status = store_read_unfinished_daily(saves->store, kind, text, left);
    if (status != STATUS_OK && status != STATUS_MISSING) {
        say_lost(saves, status);
    }
    return status;
}

enum status saves_restore(struct saves *saves, const struct unfinished *left,
                          const struct challenge_friend *friend, int race_tier_max,
                          const struct lexicon *lexicon, struct round **round)
{
    enum status status = store_restore_unfinished(left, friend, race_tier_max, lexicon, round);
    if (status != STATUS_OK) {
        say_lost(saves, status);
    }
    return status;
}

void saves_drop(struct saves *saves)
{
    if (store_drop_unfinished(saves->store) != STATUS_OK) {
        notice_show_message(saves->notice, store_trouble(saves->store));
        saves_forget_waiting(saves);
        return;
    }
    saves_find_waiting(saves); /* one may have been set aside */
}

void saves_drop_waiting(struct saves *saves)
{
    struct unfinished left;
    enum status status = saves_take_waiting(saves, &left);
    if (status == STATUS_OK) {
        unfinished_deinit(&left);
        saves_drop(saves);
    }
}
