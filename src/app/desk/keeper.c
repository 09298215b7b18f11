/* SPDX-License-Identifier: MIT */
/*
 * When rounds, puzzles and settings are kept. Leaves the file to the store, and queries of the past
 * to keeper_past.c.
 */
#include "keeper_state.h"

#include "phrase.h"

#include "trounce/memory.h"

#include <stdio.h>
#include <string.h>

enum status keeper_new(struct store *store, struct post *post, struct keeper **keeper)
{
    struct keeper *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->store = store;
    made->post = post;
    made->check = store && store_wants_check(store) ? CHECK_DUE : CHECK_OVER;
    strength_init(&made->strength);
    keeper_look_for_waiting(made);
    *keeper = made;
    return STATUS_OK;
}

void keeper_free(struct keeper *keeper)
{
    memory_free(keeper);
}

bool keeper_keeps(const struct keeper *keeper)
{
    return keeper->store;
}

bool keeper_lasts(const struct keeper *keeper)
{
    return keeper->store && !store_is_in_memory(keeper->store);
}

const char *keeper_path(const struct keeper *keeper)
{
    return keeper->store ? store_path(keeper->store) : "";
}

const struct message *keeper_trouble(const struct keeper *keeper)
{
    static const struct message none;
    return keeper->store ? store_trouble(keeper->store) : &none;
}

void keeper_set_language(struct keeper *keeper, const char *code, const struct alphabet *alphabet)
{
    if (keeper->store) {
        store_set_language(keeper->store, code, alphabet);
    }
    keeper->has_summary = false;
    keeper->has_day = false;
    keeper->begun[0] = '\0';
    strength_init(&keeper->strength);
    keeper_look_for_waiting(keeper);
}

bool keeper_show_news(struct keeper *keeper)
{
    struct store_news news;
    bool has_news = store_take_news(keeper->store, &news);
    if (has_news) {
        post_notify_message(keeper->post, &news.text);
    }
    return has_news;
}

/* Notifies the player that something could not be kept: the news of the store, or its trouble. */
static void say_trouble(struct keeper *keeper)
{
    if (keeper_show_news(keeper)) {
        return;
    }
    const struct message *trouble = store_trouble(keeper->store);
    if (trouble->format) {
        post_notify_message(keeper->post, trouble);
    } else {
        post_notify(keeper->post, tr("This round could not be saved."));
    }
}

/* --- pending writes --- */

/* How long to wait for another window. */
#define SHORT_PATIENCE_MS 20

/* Handles the result of keeping something for good; `is_news`: tell the player even if they already
 * know that something waits. */
static void queue_write(struct keeper *keeper, enum status status, bool is_news)
{
    if (status != STATUS_OK && (is_news || !keeper->is_told_pending)) {
        say_trouble(keeper);
    } else if (status == STATUS_OK && !keeper_show_news(keeper) && keeper->is_told_pending) {
        post_notify(keeper->post, tr("Everything has been saved."));
    }
    keeper->is_told_pending = status != STATUS_OK && store_has_pending(keeper->store);
    keeper->tried_ms = 0;
    keeper->has_summary = false;
}

static long long try_writes(struct keeper *keeper, int patience_ms)
{
    long long id = 0;
    if (keeper_has_pending(keeper)) {
        queue_write(keeper, store_try_again(keeper->store, patience_ms, &id), false);
    }
    return id;
}

bool keeper_has_pending(const struct keeper *keeper)
{
    return keeper->store && store_has_pending(keeper->store);
}

/* Checks a large file in the background after the first idle second; setting a damaged one aside
 * waits until no round is under way. */
static void advance_check(struct keeper *keeper, long elapsed_ms)
{
    keeper->check_ms += elapsed_ms;
    if (keeper->check == CHECK_OVER || keeper->is_on || keeper->check_ms < KEEPER_MS) {
        return;
    }
    keeper->check_ms = 0;
    if (keeper->check == CHECK_DUE) {
        keeper->check = store_begin_check(keeper->store) ? CHECK_RUNS : CHECK_OVER;
    } else if (keeper->check == CHECK_RUNS && store_check_found_damage(keeper->store)) {
        keeper->check = CHECK_TOLD;
        post_notify(keeper->post, tr("The history is damaged. Saving what can be read…"));
    } else if (!store_is_checking(keeper->store)) {
        keeper->check = CHECK_OVER;
        (void)store_end_check(keeper->store);
        if (keeper_show_news(keeper)) {
            keeper->has_summary = false;
        }
    }
}

long long keeper_advance(struct keeper *keeper, long elapsed_ms)
{
    advance_check(keeper, elapsed_ms);
    keeper->tried_ms += elapsed_ms;
    return keeper->tried_ms >= KEEPER_MS ? try_writes(keeper, SHORT_PATIENCE_MS) : 0;
}

void keeper_try(struct keeper *keeper)
{
    (void)try_writes(keeper, SHORT_PATIENCE_MS);
}

bool keeper_settle(struct keeper *keeper)
{
    return !keeper->store || store_settle(keeper->store, STORE_PATIENCE_MS) == STATUS_OK;
}

/* --- beginning a daily board --- */

const char *keeper_key_of_begun(const struct keeper *keeper, char key[STORE_KEY_MAX])
{
    const char *language = keeper->store ? store_language(keeper->store) : "en";
    bool is_english = strcmp(language, "en") == 0;
    (void)snprintf(key, STORE_KEY_MAX, "daily.begun%s%s", is_english ? "" : ".",
                   is_english ? "" : language);
    return key;
}

/* Notes that a daily board was begun: it counts once, from the moment its clock runs. */
static void record_begun(struct keeper *keeper, const struct round *round,
                         const struct round_notes *notes)
{
    if (!keeper->is_on || notes->kind != ROUND_KIND_DAILY || !notes->counts || !round ||
        round_phase(round) == ROUND_READY || strcmp(keeper->begun, notes->date) == 0) {
        return;
    }
    char key[STORE_KEY_MAX];
    memcpy(keeper->begun, notes->date, sizeof keeper->begun);
    keeper_set_setting(keeper, keeper_key_of_begun(keeper, key), keeper->begun);
}

/* --- the current round --- */

void keeper_begin(struct keeper *keeper)
{
    keeper_stop(keeper);
    keeper->is_on = true;
    keeper->since_ms = 0;
    keeper->is_tried = keeper->is_told = false;
    keeper_forget_waiting(keeper);
}

void keeper_stop(struct keeper *keeper)
{
    keeper->is_on = false;
}

void keeper_pass(struct keeper *keeper, long elapsed_ms)
{
    keeper->since_ms += elapsed_ms;
}

bool keeper_is_on(const struct keeper *keeper)
{
    return keeper->is_on;
}

/* Counts the words of the lists whose growth is kept at once; those that the computer's search
 * finds are kept once a second. */
static size_t count_words(const struct round *round)
{
    size_t count = round_word_count(round, SIDE_PLAYER) + round_word_count(round, SIDE_SECOND);
    return round_is_live(round) ? count + round_word_count(round, SIDE_COMPUTER) : count;
}

/* Returns whether the round is under way and the store takes it. */
static bool is_to_be_kept(const struct keeper *keeper, const struct round *round)
{
    if (!keeper->store || !round || !keeper->is_on) {
        return false;
    }
    enum round_phase phase = round_phase(round);
    return phase != ROUND_READY && phase != ROUND_DONE;
}

bool keeper_now(struct keeper *keeper, const struct round *round, const struct round_notes *notes)
{
    if (!is_to_be_kept(keeper, round)) {
        return false;
    }
    enum status status = store_save_unfinished(keeper->store, round, notes);
    keeper->is_tried = true;
    keeper->since_ms = 0;
    keeper->phase = round_phase(round);
    keeper->words = count_words(round);
    keeper->hints = round_hint_count(round);
    if (status == STATUS_OK) {
        (void)keeper_show_news(keeper); /* of a new file, say */
    }
    /* If another window is writing, the next second makes up for it. */
    if (status != STATUS_OK && status != STATUS_BUSY && !keeper->is_told) {
        keeper->is_told = true;
        say_trouble(keeper);
    }
    return status == STATUS_OK;
}

void keeper_look(struct keeper *keeper, const struct round *round, const struct round_notes *notes)
{
    record_begun(keeper, round, notes);
    if (!is_to_be_kept(keeper, round)) {
        return;
    }
    bool is_new = !keeper->is_tried || keeper->phase != round_phase(round) ||
                  keeper->words != count_words(round) || keeper->hints != round_hint_count(round);
    if (is_new || keeper->since_ms >= KEEPER_MS) {
        (void)keeper_now(keeper, round, notes);
    }
}

long keeper_wait_ms(const struct keeper *keeper, const struct round *running)
{
    /* Without a clock, only words change anything. */
    bool has_clock = running && (round_time_ms(running) > 0 || round_is_live(running));
    bool is_checked = keeper->check == CHECK_OVER || keeper->is_on;
    const struct {
        bool is_due;
        long since_ms;
    } waits[] = {
        {is_to_be_kept(keeper, running) && has_clock, keeper->since_ms},
        {keeper_has_pending(keeper), keeper->tried_ms},
        {!is_checked, keeper->check_ms},
    };
    long wait_ms = -1;
    for (size_t i = 0; i < sizeof waits / sizeof waits[0]; i++) {
        long left_ms = waits[i].since_ms < KEEPER_MS ? KEEPER_MS - waits[i].since_ms : 1;
        if (waits[i].is_due && (wait_ms < 0 || left_ms < wait_ms)) {
            wait_ms = left_ms;
        }
    }
    return wait_ms;
}

long long keeper_save(struct keeper *keeper, const struct round *round,
                      const struct round_notes *notes, const struct practice_news *practice)
{
    long long id = 0;
    if (!keeper->store || !keeper->is_on) {
        return 0;
    }
    enum status status = store_save_round(keeper->store, round, notes, practice, &id);
    queue_write(keeper, status, true);
    keeper->is_on = false;
    if (status == STATUS_OK) {
        keeper_look_for_waiting(keeper); /* one may have been set aside */
    }
    return status == STATUS_OK ? id : 0;
}

/* --- everything, puzzles, words, settings --- */

bool keeper_delete_all(struct keeper *keeper)
{
    if (!keeper->store || store_delete_all(keeper->store) != STATUS_OK) {
        post_notify_message(keeper->post, keeper_trouble(keeper));
        return false;
    }
    keeper->has_summary = false;
    strength_init(&keeper->strength);
    keeper->begun[0] = '\0';
    char key[STORE_KEY_MAX];
    keeper_set_setting(keeper, keeper_key_of_begun(keeper, key), NULL);
    keeper_look_for_waiting(keeper);
    return true;
}

/* --- own words --- */

static enum status show_trouble(struct keeper *keeper, enum status status)
{
    if (status != STATUS_OK) {
        say_trouble(keeper);
    }
    return status;
}

enum status keeper_read_own_words(struct keeper *keeper, struct own_words *own)
{
    return keeper->store ? show_trouble(keeper, store_read_own_words(keeper->store, own))
                         : STATUS_OK;
}

enum status keeper_set_own_word(struct keeper *keeper, const char *word, enum own_word kind)
{
    return keeper->store ? show_trouble(keeper, store_set_own_word(keeper->store, word, kind))
                         : STATUS_OK;
}

enum status keeper_add_own_words(struct keeper *keeper, const struct own_words *own)
{
    return keeper->store ? show_trouble(keeper, store_add_own_words(keeper->store, own))
                         : STATUS_OK;
}

void keeper_save_puzzle(struct keeper *keeper, const struct stored_puzzle *puzzle)
{
    if (keeper->store) {
        queue_write(keeper, store_save_puzzle(keeper->store, puzzle, NULL), true);
    }
}

void keeper_keep_puzzle(struct keeper *keeper, const struct unfinished_puzzle *puzzle)
{
    if (!keeper->store) {
        return;
    }
    enum status status = store_keep_puzzle(keeper->store, puzzle);
    if (status == STATUS_OK) {
        (void)keeper_show_news(keeper); /* of a new file, say */
    }
    if (status != STATUS_OK && status != STATUS_BUSY && !keeper->is_told_puzzle) {
        keeper->is_told_puzzle = true;
        say_trouble(keeper);
    }
}

bool keeper_take_puzzle(struct keeper *keeper, struct unfinished_puzzle *puzzle)
{
    enum status status = keeper->store ? store_read_puzzle(keeper->store, puzzle) : STATUS_MISSING;
    if (status != STATUS_OK && status != STATUS_MISSING) {
        say_trouble(keeper);
    } else if (keeper->store) {
        (void)keeper_show_news(keeper);
    }
    keeper->is_told_puzzle = false;
    return status == STATUS_OK;
}

void keeper_drop_puzzle(struct keeper *keeper)
{
    if (keeper->store && store_drop_puzzle(keeper->store) != STATUS_OK) {
        post_notify_message(keeper->post, keeper_trouble(keeper));
    }
}

void keeper_set_puzzle_aside(struct keeper *keeper)
{
    if (keeper->store) {
        store_set_puzzle_aside(keeper->store);
    }
}

enum status keeper_practice_drop(struct keeper *keeper, const char *text)
{
    if (!keeper->store) {
        return STATUS_MISSING;
    }
    enum status status = practice_drop(keeper->store, text);
    queue_write(keeper, status, true);
    return status;
}

bool keeper_get_setting(struct keeper *keeper, const char *key, char *text, size_t size)
{
    return keeper->store && store_get_setting(keeper->store, key, text, size) == STATUS_OK;
}

void keeper_set_setting(struct keeper *keeper, const char *key, const char *text)
{
    if (keeper->store) {
        queue_write(keeper, store_set_setting(keeper->store, key, text), false);
    }
}
