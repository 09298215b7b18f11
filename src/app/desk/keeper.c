/* SPDX-License-Identifier: MIT */
/*
 * When rounds, puzzles and settings are kept, and the rounds that wait. Leaves the file to the
 * store, and queries of the past to keeper_past.c.
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

/* Shows the news of the store, if any; returns whether there were any. */
static bool show_news(struct keeper *keeper)
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
    if (show_news(keeper)) {
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
    } else if (status == STATUS_OK && !show_news(keeper) && keeper->is_told_pending) {
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
        if (show_news(keeper)) {
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
        (void)show_news(keeper); /* of a new file, say */
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

enum status keeper_import(struct keeper *keeper, const char *path, struct history_import *added)
{
    if (!keeper->store) {
        return STATUS_STORAGE;
    }
    enum status status = history_import(keeper->store, path, added);
    (void)show_news(keeper);
    keeper->has_summary = false;
    keeper->has_day = false;
    return status;
}

/* --- own words --- */

static enum status show_trouble(struct keeper *keeper, enum status status)
{
    if (status != STATUS_OK) {
        say_trouble(keeper);
    }
    return status;
}

enum status keeper_read_own_words(struct keeper *keeper, long long round, struct own_words *own)
{
    return keeper->store ? show_trouble(keeper, store_read_own_words(keeper->store, round, own))
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
        (void)show_news(keeper); /* of a new file, say */
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
        (void)show_news(keeper);
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

/* --- the waiting round --- */

const struct waiting *keeper_waiting(const struct keeper *keeper)
{
    return keeper->has_waiting ? &keeper->waiting : NULL;
}

/* Returns the name of the rival for use within a sentence. */
static const char *rival_of(const struct stored_round *stored)
{
    bool is_named = stored->level == RIVAL_FRIEND && stored->notes.sender[0];
    if (stored->notes.kind == ROUND_KIND_GHOST) {
        return phrase_ghost_against();
    }
    return is_named ? stored->notes.sender : phrase_rival_against(stored->level);
}

#define HOW_FAR_MAX 180

/* "it is Ben’s turn, 2:03 left" */
static void write_turn(const struct waiting *waiting, char text[HOW_FAR_MAX])
{
    const struct stored_round *stored = &waiting->stored;
    bool is_second = waiting->phase == ROUND_HANDOVER || waiting->turn == SIDE_SECOND;
    char turn[STORE_NAME_MAX + 32];
    char clock[PHRASE_MAX];
    if (waiting->phase == ROUND_COMPUTER) {
        (void)snprintf(text, HOW_FAR_MAX, "%s", tr("the computer is searching"));
        return;
    }
    (void)snprintf(
        turn, sizeof turn, tr("it is %s’s turn"),
        phrase_player(is_second ? stored->notes.second_name : stored->notes.player_name));
    if (waiting->phase == ROUND_HANDOVER || stored->time_ms == 0) {
        (void)snprintf(text, HOW_FAR_MAX, "%s", turn);
    } else {
        (void)snprintf(text, HOW_FAR_MAX, tr("%s, %s\u00a0left"), turn,
                       phrase_clock(clock, waiting->left_ms));
    }
}

static void write_how_far(const struct waiting *waiting, char text[HOW_FAR_MAX])
{
    const struct stored_round *stored = &waiting->stored;
    char clock[PHRASE_MAX];
    char points[PHRASE_MAX];
    phrase_unbroken(phrase_points(points, stored->player_points));
    if (mode_traits(stored->mode)->seats == 2) {
        write_turn(waiting, text);
    } else if (waiting->phase == ROUND_COMPUTER) {
        (void)snprintf(text, HOW_FAR_MAX, tr("the computer is searching, %s"), points);
    } else if (stored->time_ms > 0) {
        (void)snprintf(text, HOW_FAR_MAX, tr("%s\u00a0left, %s"),
                       phrase_clock(clock, waiting->left_ms), points);
    } else {
        (void)snprintf(text, HOW_FAR_MAX, "%s", points);
    }
}

bool waiting_finds_all(const struct waiting *waiting)
{
    const struct stored_round *stored = &waiting->stored;
    const struct mode_traits *mode = mode_traits(stored->mode);
    return mode->seats == 1 && !mode->has_computer && stored->time_ms == 0 &&
           stored->notes.kind != ROUND_KIND_PRACTICE;
}

void waiting_write(const struct waiting *waiting, char text[WAITING_TEXT_MAX])
{
    const struct stored_round *stored = &waiting->stored;
    const struct mode_traits *mode = mode_traits(stored->mode);
    char board[PHRASE_MAX];
    char words[PHRASE_MAX];
    char how_far[HOW_FAR_MAX];
    phrase_size(board, stored->rows, stored->columns);
    write_how_far(waiting, how_far);
    if (stored->notes.kind == ROUND_KIND_PRACTICE) {
        (void)snprintf(text, WAITING_TEXT_MAX, tr("Practice, %s so far"),
                       phrase_words(words, stored->player_words));
        return;
    }
    if (waiting_finds_all(waiting) && stored->notes.common_words > 0) {
        char found[PHRASE_MAX];
        (void)snprintf(text, WAITING_TEXT_MAX,
                       tr_plural("%s, %s of %s common word", "%s, %s of %s common words",
                                 stored->notes.common_words),
                       board, phrase_number(found, stored->notes.common_found),
                       phrase_number(words, stored->notes.common_words));
        return;
    }
    if (mode->seats == 2) {
        (void)snprintf(text, WAITING_TEXT_MAX, tr("%s, %s and %s, %s"), board,
                       phrase_player(stored->notes.player_name),
                       phrase_player(stored->notes.second_name), how_far);
    } else if (mode->has_rival) {
        (void)snprintf(text, WAITING_TEXT_MAX,
                       mode->is_race ? tr("%s race against %s, %s") : tr("%s against %s, %s"),
                       board, rival_of(stored), how_far);
    } else {
        (void)snprintf(text, WAITING_TEXT_MAX, tr("%s on your own, %s"), board, how_far);
    }
}

void keeper_write_waiting(const struct keeper *keeper, char text[WAITING_TEXT_MAX])
{
    text[0] = '\0';
    if (keeper->has_waiting) {
        waiting_write(&keeper->waiting, text);
    }
}

size_t keeper_count_waiting(struct keeper *keeper, size_t most)
{
    size_t count = 0;
    return keeper->store && store_count_unfinished(keeper->store, most, &count) == STATUS_OK ? count
                                                                                             : 0;
}

size_t keeper_list_waiting(struct keeper *keeper, struct keeper_left *left, size_t limit)
{
    long long *ids = memory_new(limit, sizeof *ids);
    struct unfinished *rounds = memory_new(limit, sizeof *rounds);
    size_t count = 0;
    if (!keeper->store || !ids || !rounds ||
        store_list_unfinished(keeper->store, rounds, ids, limit, &count) != STATUS_OK) {
        count = 0; /* Home then offers the one that it knows of */
    }
    for (size_t i = 0; i < count; i++) {
        const struct unfinished *round = &rounds[i];
        left[i].id = ids[i];
        left[i].waiting = (struct waiting){round->round, round->phase, round->turn, round->left_ms};
    }
    memory_free(rounds);
    memory_free(ids);
    return count;
}

bool keeper_choose_waiting(struct keeper *keeper, long long id)
{
    bool is_chosen = keeper->store && store_choose_unfinished(keeper->store, id);
    keeper_look_for_waiting(keeper);
    return is_chosen;
}

void keeper_look_for_waiting(struct keeper *keeper)
{
    struct unfinished left;
    keeper->has_waiting = false;
    if (!keeper->store) {
        return;
    }
    enum status status = store_read_unfinished(keeper->store, &left);
    (void)show_news(keeper);
    if (status != STATUS_OK) {
        return;
    }
    keeper->has_waiting = true;
    keeper->waiting = (struct waiting){left.round, left.phase, left.turn, left.left_ms};
    unfinished_deinit(&left);
}

void keeper_forget_waiting(struct keeper *keeper)
{
    keeper->has_waiting = false;
}

void keeper_set_aside(struct keeper *keeper)
{
    if (keeper->store) {
        store_set_aside(keeper->store);
    }
    keeper_forget_waiting(keeper);
}

/* Reports a waiting round that cannot be restored; stops offering it unless memory ran out. */
static void say_lost(struct keeper *keeper, enum status status)
{
    if (status == STATUS_NO_MEMORY) {
        post_notify(keeper->post, tr("There is not enough memory for that."));
        return;
    }
    const struct message *trouble = keeper_trouble(keeper);
    if (status == STATUS_DAMAGED || !trouble->format) {
        post_notify(keeper->post, tr("This round can no longer be read."));
    } else {
        post_notify_message(keeper->post, trouble);
    }
    keeper_forget_waiting(keeper);
}

enum status keeper_take_waiting(struct keeper *keeper, struct unfinished *left)
{
    enum status status =
        keeper->store ? store_read_unfinished(keeper->store, left) : STATUS_MISSING;
    if (status != STATUS_OK) {
        say_lost(keeper, status);
    }
    return status;
}

enum status keeper_take_daily(struct keeper *keeper, const struct daily_date *date,
                              struct unfinished *left)
{
    char text[DAILY_DATE_MAX];
    daily_date_text(date, text);
    enum status status =
        keeper->store ? store_read_unfinished_daily(keeper->store, text, left) : STATUS_MISSING;
    if (status != STATUS_OK && status != STATUS_MISSING) {
        say_lost(keeper, status);
    }
    return status;
}

enum status keeper_restore(struct keeper *keeper, const struct unfinished *left,
                           const struct record_friend *friend, int race_tier_max,
                           const struct lexicon *lexicon, struct round **round)
{
    enum status status = store_restore_unfinished(left, friend, race_tier_max, lexicon, round);
    if (status != STATUS_OK) {
        say_lost(keeper, status);
    }
    return status;
}

void keeper_drop(struct keeper *keeper)
{
    if (keeper->store && store_drop_unfinished(keeper->store) != STATUS_OK) {
        post_notify_message(keeper->post, keeper_trouble(keeper));
        keeper_forget_waiting(keeper);
        return;
    }
    keeper_look_for_waiting(keeper); /* one may have been set aside */
}
