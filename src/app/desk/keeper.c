/* SPDX-License-Identifier: MIT */
/*
 * When a round is kept, and what the store says of the past. Leaves the file to the store.
 */
#include "keeper_state.h"

#include "text.h"

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

const char *keeper_trouble(const struct keeper *keeper)
{
    return keeper->store ? store_trouble(keeper->store) : "";
}

/* Something could not be kept: the news of the store, or its trouble. */
static void say_trouble(struct keeper *keeper)
{
    const char *trouble = store_trouble(keeper->store);
    struct store_news news;
    if (store_take_news(keeper->store, &news)) {
        post_notify(keeper->post, news.text);
    } else {
        post_notify(keeper->post, trouble[0] ? trouble : TEXT_NOT_KEPT);
    }
}

/* --- what waits to be kept --- */

/* Another window gets so long. */
#define SHORT_PATIENCE_MS 20
#define LONG_PATIENCE_MS  2000

/* Something was to be kept for good, and this came of it; `is_news`: the player has to know of it
 * though they know that something waits. */
static void note_order(struct keeper *keeper, enum status status, bool is_news)
{
    struct store_news news;
    if (status != STATUS_OK && (is_news || !keeper->is_told_orders)) {
        say_trouble(keeper);
    } else if (status == STATUS_OK && store_take_news(keeper->store, &news)) {
        post_notify(keeper->post, news.text);
    } else if (status == STATUS_OK && keeper->is_told_orders) {
        post_notify(keeper->post, TEXT_KEPT_NOW);
    }
    keeper->is_told_orders = status != STATUS_OK && store_has_orders(keeper->store);
    keeper->tried_ms = 0;
    keeper->has_summary = false;
}

static long long try_orders(struct keeper *keeper, int patience_ms)
{
    long long id = 0;
    if (keeper_has_orders(keeper)) {
        note_order(keeper, store_try_again(keeper->store, patience_ms, &id), false);
    }
    return id;
}

bool keeper_has_orders(const struct keeper *keeper)
{
    return keeper->store && store_has_orders(keeper->store);
}

/* A large file is read through beside the first idle second; setting a damaged one aside waits
 * until no round is under way. */
static void advance_check(struct keeper *keeper, long elapsed_ms)
{
    struct store_news news;
    keeper->check_ms += elapsed_ms;
    if (keeper->check == CHECK_OVER || keeper->is_on || keeper->check_ms < KEEPER_MS) {
        return;
    }
    keeper->check_ms = 0;
    if (keeper->check == CHECK_DUE) {
        keeper->check = store_begin_check(keeper->store) ? CHECK_RUNS : CHECK_OVER;
    } else if (!store_is_checking(keeper->store)) {
        keeper->check = CHECK_OVER;
        (void)store_end_check(keeper->store);
        if (store_take_news(keeper->store, &news)) {
            post_notify(keeper->post, news.text);
            keeper->has_summary = false;
        }
    }
}

long long keeper_advance(struct keeper *keeper, long elapsed_ms)
{
    advance_check(keeper, elapsed_ms);
    keeper->tried_ms += elapsed_ms;
    return keeper->tried_ms >= KEEPER_MS ? try_orders(keeper, SHORT_PATIENCE_MS) : 0;
}

void keeper_try(struct keeper *keeper)
{
    (void)try_orders(keeper, SHORT_PATIENCE_MS);
}

bool keeper_settle(struct keeper *keeper)
{
    (void)try_orders(keeper, LONG_PATIENCE_MS);
    return !keeper_has_orders(keeper);
}

/* --- the daily board that was begun --- */

static const char key_of_begun[] = "daily.begun";

/* A daily board counts once, from the moment that its clock runs. */
static void note_begun(struct keeper *keeper, const struct round *round,
                       const struct round_notes *notes)
{
    if (!keeper->is_on || notes->kind != ROUND_KIND_DAILY || !notes->counts || !round ||
        round_phase(round) == ROUND_READY || strcmp(keeper->begun, notes->date) == 0) {
        return;
    }
    memcpy(keeper->begun, notes->date, sizeof keeper->begun);
    keeper_set_setting(keeper, key_of_begun, keeper->begun);
}

/* Here or in another window. */
static bool was_begun(struct keeper *keeper, const char *date)
{
    char begun[STORE_DATE_MAX] = "";
    (void)keeper_get_setting(keeper, key_of_begun, begun, sizeof begun);
    return strcmp(keeper->begun, date) == 0 || strcmp(begun, date) == 0;
}

/* --- the round that is played --- */

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

/* The words of all lists, in phases in which the computer's come at a time of their own; those that
 * its search finds are kept once a second. */
static size_t count_words(const struct round *round)
{
    size_t count = round_word_count(round, SIDE_PLAYER) + round_word_count(round, SIDE_SECOND);
    bool is_race = round_way(round) == WAY_RACE;
    return is_race ? count + round_word_count(round, SIDE_COMPUTER) : count;
}

/* Is the round under way, and does the store take it? */
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
    enum status status = store_keep_unfinished(keeper->store, round, notes);
    keeper->is_tried = true;
    keeper->since_ms = 0;
    keeper->phase = round_phase(round);
    keeper->words = count_words(round);
    keeper->hints = round_hint_count(round);
    /* Another window that writes is no trouble: the next second makes up for it. */
    if (status != STATUS_OK && status != STATUS_BUSY && !keeper->is_told) {
        keeper->is_told = true;
        say_trouble(keeper);
    }
    return status == STATUS_OK;
}

void keeper_look(struct keeper *keeper, const struct round *round, const struct round_notes *notes)
{
    note_begun(keeper, round, notes);
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
    /* Without a clock only words change anything. */
    bool has_clock = running && (round_time_ms(running) > 0 || round_way(running) == WAY_RACE);
    bool is_checked = keeper->check == CHECK_OVER || keeper->is_on;
    const struct {
        bool is_due;
        long since_ms;
    } waits[] = {
        {is_to_be_kept(keeper, running) && has_clock, keeper->since_ms},
        {keeper_has_orders(keeper), keeper->tried_ms},
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
    note_order(keeper, status, true);
    keeper->is_on = false;
    return status == STATUS_OK ? id : 0;
}

/* --- the past --- */

enum status keeper_load(struct keeper *keeper, long long id, const struct lexicon *lexicon,
                        struct stored_round *stored, struct round **round)
{
    struct stored_word *words = NULL;
    size_t count = 0;
    if (!keeper->store) {
        return STATUS_MISSING;
    }
    enum status status = store_load_round(keeper->store, id, stored, &words, &count);
    if (status != STATUS_OK) {
        post_notify(keeper->post,
                    status == STATUS_DAMAGED ? TEXT_ROUND_DAMAGED : keeper_trouble(keeper));
        return status;
    }
    status = store_restore_round(stored, words, count, lexicon, round);
    memory_free(words);
    if (status != STATUS_OK) {
        post_notify(keeper->post, status == STATUS_NO_MEMORY ? TEXT_NO_MEMORY : TEXT_ROUND_DAMAGED);
    }
    return status;
}

static int count_goals(struct keeper *keeper)
{
    struct goal goals[GOAL_COUNT];
    int count = 0;
    if (keeper_goals(keeper, goals) != STATUS_OK) {
        return 0;
    }
    for (int i = 0; i < GOAL_COUNT; i++) {
        count += goals[i].id != 0;
    }
    return count;
}

/* Adds "3 rounds" to a list. */
static void list_count(char text[NOTICE_MAX], char *(*count_text)(char *text, long count),
                       long count)
{
    char counted[TEXT_COUNT_MAX];
    size_t used = strlen(text);
    if (count > 0) {
        (void)snprintf(text + used, NOTICE_MAX - used, "%s%s", used > 0 ? ", " : "",
                       count_text(counted, count));
    }
}

/* Says once what is passed over, and again when there is more of it. */
static void say_damage(struct keeper *keeper)
{
    struct store_damage damage;
    char list[NOTICE_MAX] = "";
    char notice[NOTICE_MAX + sizeof TEXT_HISTORY_DAMAGED];
    if (!keeper->store || store_find_damage(keeper->store, &damage) != STATUS_OK) {
        return;
    }
    long count = damage.rounds + damage.words + damage.puzzles + damage.settings;
    if (count > keeper->damage_told) {
        list_count(list, text_rounds, damage.rounds);
        list_count(list, text_words, damage.words);
        list_count(list, text_puzzles, damage.puzzles);
        list_count(list, text_settings, damage.settings);
        (void)snprintf(notice, sizeof notice, TEXT_HISTORY_DAMAGED, list);
        post_notify(keeper->post, notice);
    }
    keeper->damage_told = count;
}

const struct keeper_summary *keeper_summary(struct keeper *keeper)
{
    struct history_filter all = {.any_rules = true};
    struct history_statistics figures = {0};
    struct strength strength = keeper_strength(keeper);
    if (keeper->has_summary) {
        return &keeper->summary;
    }
    keeper->has_summary = true;
    keeper->summary = (struct keeper_summary){0};
    say_damage(keeper);
    if (keeper_statistics(keeper, &all, &figures) == STATUS_OK) {
        keeper->summary = (struct keeper_summary){.rounds = figures.rounds + figures.others,
                                                  .counted = figures.rounds,
                                                  .best = figures.best};
        memcpy(keeper->summary.longest, figures.longest, sizeof keeper->summary.longest);
        keeper->summary.goals = count_goals(keeper);
    }
    keeper->summary.strength = strength.rounds > 0 ? strength_value(&strength) : 0;
    struct practice_count counted;
    if (keeper_practice_count(keeper, "", &counted) == STATUS_OK) {
        keeper->summary.practice = counted.waiting;
    }
    return &keeper->summary;
}

enum status keeper_count(struct keeper *keeper, const struct history_filter *filter, long *count)
{
    *count = 0;
    return keeper->store ? history_count(keeper->store, filter, count) : STATUS_OK;
}

enum status keeper_list(struct keeper *keeper, const struct history_filter *filter, long offset,
                        size_t limit, struct stored_round *rounds, size_t *count)
{
    *count = 0;
    return keeper->store ? history_list(keeper->store, filter, offset, limit, rounds, count)
                         : STATUS_OK;
}

enum status keeper_statistics(struct keeper *keeper, const struct history_filter *filter,
                              struct history_statistics *statistics)
{
    memset(statistics, 0, sizeof *statistics);
    say_damage(keeper);
    return keeper->store ? history_statistics(keeper->store, filter, statistics) : STATUS_OK;
}

enum status keeper_scores(struct keeper *keeper, const struct history_filter *filter, size_t limit,
                          struct history_score *scores, size_t *count)
{
    *count = 0;
    return keeper->store ? history_scores(keeper->store, filter, limit, scores, count) : STATUS_OK;
}

enum status keeper_strengths(struct keeper *keeper, const struct history_filter *filter,
                             size_t limit, struct history_strength *strengths, size_t *count)
{
    *count = 0;
    return keeper->store ? history_strengths(keeper->store, filter, limit, strengths, count)
                         : STATUS_OK;
}

enum status keeper_feats(struct keeper *keeper, long long id, struct history_feats *feats)
{
    return keeper->store ? history_feats(keeper->store, id, feats) : STATUS_MISSING;
}

enum status keeper_month(struct keeper *keeper, int year, int month,
                         struct history_day days[HISTORY_MONTH_DAYS])
{
    memset(days, 0, HISTORY_MONTH_DAYS * sizeof *days);
    return keeper->store ? history_month(keeper->store, year, month, days) : STATUS_OK;
}

enum status keeper_goals(struct keeper *keeper, struct goal goals[GOAL_COUNT])
{
    return keeper->store ? goals_read(keeper->store, goals) : STATUS_MISSING;
}

/* --- practice --- */

enum status keeper_practice_list(struct keeper *keeper, enum practice_list list, long offset,
                                 size_t limit, struct practice_word *words, size_t *count)
{
    *count = 0;
    return keeper->store ? practice_list(keeper->store, list, offset, limit, words, count)
                         : STATUS_MISSING;
}

enum status keeper_practice_due(struct keeper *keeper, const char *today, size_t limit,
                                struct practice_word *words, size_t *count)
{
    *count = 0;
    return keeper->store ? practice_due(keeper->store, today, limit, words, count) : STATUS_MISSING;
}

enum status keeper_practice_count(struct keeper *keeper, const char *today,
                                  struct practice_count *count)
{
    return keeper->store ? practice_count(keeper->store, today, count) : STATUS_MISSING;
}

enum status keeper_practice_find(struct keeper *keeper, const char *text,
                                 struct practice_word *word)
{
    return keeper->store ? practice_find(keeper->store, text, word) : STATUS_MISSING;
}

enum status keeper_practice_drop(struct keeper *keeper, const char *text)
{
    if (!keeper->store) {
        return STATUS_MISSING;
    }
    enum status status = practice_drop(keeper->store, text);
    note_order(keeper, status, true);
    return status;
}

/* --- strength --- */

struct strength keeper_strength(struct keeper *keeper)
{
    struct strength kept;
    bool is_kept = keeper->store && history_strength(keeper->store, &kept) == STATUS_OK;
    return is_kept && kept.rounds > 0 ? kept : keeper->strength;
}

void keeper_note_strength(struct keeper *keeper, const struct strength *strength)
{
    keeper->strength = *strength;
}

bool keeper_has_board(struct keeper *keeper, const struct board *board, enum rules rules)
{
    bool played = false;
    return keeper->store && history_has_board(keeper->store, board, rules, &played) == STATUS_OK &&
           played;
}

/* What happened since the program began. */
static struct daily_standing remembered(const struct keeper *keeper, long number)
{
    struct daily_standing standing = {0};
    if (!keeper->has_day) {
        return standing;
    }
    standing.counted = keeper->day_number == number;
    standing.score = standing.counted ? keeper->day_score : 0;
    standing.streak =
        number - keeper->day_number <= 1 && number >= keeper->day_number ? keeper->day_streak : 0;
    standing.longest = keeper->day_streak;
    return standing;
}

/* What the store has of the day; false: it is none, or does not answer. */
static bool stored_day(struct keeper *keeper, const struct daily_date *date,
                       struct daily_standing *standing)
{
    char text[DAILY_DATE_MAX];
    struct history_day day;
    long streak;
    long longest;
    daily_date_text(date, text);
    if (!keeper->store || history_day(keeper->store, text, &day) != STATUS_OK ||
        history_streak(keeper->store, text, &streak, &longest) != STATUS_OK) {
        return false;
    }
    *standing = (struct daily_standing){.counted = day.id != 0,
                                        .is_left = day.is_left,
                                        .score = day.id != 0 ? day.score : 0,
                                        .streak = streak,
                                        .longest = longest};
    return true;
}

struct daily_standing keeper_daily(struct keeper *keeper, const struct daily_date *date)
{
    struct daily_standing known = remembered(keeper, daily_number(date));
    struct daily_standing kept;
    char text[DAILY_DATE_MAX];
    known.begun = was_begun(keeper, daily_date_text(date, text));
    if (!stored_day(keeper, date, &kept)) {
        return known;
    }
    if (known.counted && !kept.counted) {
        kept.counted = true;
        kept.score = known.score;
    }
    kept.begun = known.begun;
    kept.streak = known.streak > kept.streak ? known.streak : kept.streak;
    kept.longest = known.longest > kept.longest ? known.longest : kept.longest;
    return kept;
}

bool keeper_note_daily(struct keeper *keeper, const struct daily_date *date, long score,
                       long *streak)
{
    if (keeper->has_day && daily_number(date) <= keeper->day_number) {
        return false;
    }
    struct daily_standing before = keeper_daily(keeper, date);
    keeper->has_day = true;
    keeper->day_number = daily_number(date);
    keeper->day_score = score;
    keeper->day_streak = before.streak + !before.counted; /* the store may have it already */
    *streak = keeper->day_streak;
    return true;
}

bool keeper_delete_all(struct keeper *keeper)
{
    if (!keeper->store || store_delete_all(keeper->store) != STATUS_OK) {
        post_notify(keeper->post, keeper_trouble(keeper));
        return false;
    }
    keeper->has_summary = false;
    strength_init(&keeper->strength);
    keeper->begun[0] = '\0';
    keeper_set_setting(keeper, key_of_begun, NULL);
    keeper_look_for_waiting(keeper);
    return true;
}

/* --- puzzles and settings --- */

void keeper_save_puzzle(struct keeper *keeper, const struct stored_puzzle *puzzle)
{
    if (keeper->store) {
        note_order(keeper, store_save_puzzle(keeper->store, puzzle, NULL), true);
    }
}

void keeper_puzzles(struct keeper *keeper, struct history_puzzles figures[SCRAMBLER_SIZE_MAX + 1])
{
    if (keeper->store) {
        (void)history_puzzles(keeper->store, figures);
    }
}

bool keeper_get_setting(struct keeper *keeper, const char *key, char *text, size_t size)
{
    return keeper->store && store_get_setting(keeper->store, key, text, size) == STATUS_OK;
}

void keeper_set_setting(struct keeper *keeper, const char *key, const char *text)
{
    if (keeper->store) {
        note_order(keeper, store_set_setting(keeper->store, key, text), false);
    }
}
