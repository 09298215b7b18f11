/* SPDX-License-Identifier: MIT */
/*
 * The daily board. Leaves dealing it to the engine and playing it to the screens of a round.
 *
 * It counts once a day: the first round on it that is played to its end. Whoever leaves a round
 * before has not played it. The computer is the one that is chosen at Home: its words do not change
 * the player's points, which are what people compare.
 */
#include "daily.h"

#include "state.h"
#include "text.h"

#include "trounce/daily.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define SQUARES_MAX 24 /* in a line of the summary; of more words the number is told */
#define LENGTHS_MAX 8  /* words of so many letters and more are one line of it */

static struct daily_date today(const struct app *app)
{
    struct app_date date = app_today(app);
    return (struct daily_date){date.year, date.month, date.day};
}

/* --- what was played --- */

/* What the app itself remembers of the day. */
static struct daily_standing remembered(const struct daily_state *state, long number)
{
    struct daily_standing standing = {0};
    if (!state->played) {
        return standing;
    }
    standing.counted = state->number == number;
    standing.score = standing.counted ? state->score : 0;
    standing.streak = number - state->number <= 1 && number >= state->number ? state->streak : 0;
    return standing;
}

/* What the store keeps of the day; false: there is none, or it cannot tell. */
static bool stored(const struct app *app, const struct daily_date *date,
                   struct daily_standing *standing)
{
    char text[DAILY_DATE_MAX];
    struct history_day day;
    long streak;
    if (!app->config.store) {
        return false;
    }
    daily_date_text(date, text);
    if (history_day(app->config.store, text, &day) != STATUS_OK ||
        history_streak(app->config.store, text, &streak, NULL) != STATUS_OK) {
        return false;
    }
    *standing = (struct daily_standing){day.id != 0, day.id != 0 ? day.score : 0, streak};
    return true;
}

/* The store knows more, unless it could not keep the last round. */
static struct daily_standing standing_of(const struct app *app, const struct daily_date *date)
{
    struct daily_standing known = remembered(&app->daily, daily_number(date));
    struct daily_standing kept;
    if (!stored(app, date, &kept)) {
        return known;
    }
    if (known.counted && !kept.counted) {
        kept.counted = true;
        kept.score = known.score;
    }
    kept.streak = known.streak > kept.streak ? known.streak : kept.streak;
    return kept;
}

struct daily_standing daily_today(const struct app *app)
{
    struct daily_date date = today(app);
    return standing_of(app, &date);
}

/* Is the round that is over a daily one that counts? */
static bool counts_for(const struct app *app, struct daily_date *date)
{
    return app->notes.kind == ROUND_KIND_DAILY && app->notes.counts &&
           daily_date_read(app->notes.date, date);
}

void daily_note_end(struct app *app)
{
    struct daily_state *state = &app->daily;
    struct daily_date date;
    if (!counts_for(app, &date) || (state->played && daily_number(&date) <= state->number)) {
        return;
    }
    struct daily_standing before = standing_of(app, &date);
    state->played = true;
    state->number = daily_number(&date);
    state->score = round_score(app->round, SIDE_PLAYER);
    state->streak = before.streak + !before.counted; /* the store may have it already */
    if (!app->notice_shown.running) {                /* what is told already is more than this */
        char days[TEXT_COUNT_MAX];
        char text[NOTICE_MAX];
        (void)snprintf(text, sizeof text, TEXT_DAILY_DONE, text_days(days, state->streak));
        app_notify(app, text);
    }
}

/* --- the way into it --- */

void daily_enter(struct app *app)
{
    const struct dice_set *set = dice_set_default(DAILY_SIZE);
    int index = DAILY_SIZE - APP_SIZE_MIN;
    const struct dice *dice = app->config.dice[index];
    if (!dice || app->config.sets[index] != set) {
        app_notify(app, TEXT_DAILY_NO_DICE);
        return;
    }
    struct daily_date date = today(app);
    struct daily_standing standing = daily_today(app);
    struct board board;
    uint64_t state;
    if (daily_deal(&date, dice, app->solver, &board, &state) != STATUS_OK) {
        app_notify(app, TEXT_NO_MEMORY);
        return;
    }
    struct match match = app->lent ? app->own_match : app->match;
    match.size = DAILY_SIZE;
    match.rules = DAILY_RULES;
    match.time_ms = DAILY_TIME_MS;
    app->board = board;
    deal_code(set, dice, state, app->code);
    app_note_round(app, ROUND_KIND_DAILY, !standing.counted);
    app_lend_match(app, &match);
    daily_date_text(&date, app->notes.date);
    if (!app_begin_round(app, true)) {
        app_return_match(app);
    } else if (standing.counted) {
        char points[TEXT_COUNT_MAX];
        char text[NOTICE_MAX];
        (void)snprintf(text, sizeof text, TEXT_DAILY_AGAIN, text_points(points, standing.score));
        app_notify(app, text);
    }
}

/* --- what is said about it --- */

char *daily_about(const struct app *app, char *text, size_t size)
{
    struct daily_standing standing = daily_today(app);
    struct daily_date date = today(app);
    char points[TEXT_COUNT_MAX];
    char days[TEXT_COUNT_MAX];
    if (standing.counted) {
        (void)snprintf(text, size, TEXT_DAILY_COUNTED, text_points(points, standing.score),
                       text_days(days, standing.streak));
    } else if (standing.streak > 0) {
        (void)snprintf(text, size, TEXT_DAILY_STREAK, date.day, text_month(date.month),
                       text_days(days, standing.streak));
    } else {
        (void)snprintf(text, size, TEXT_DAILY_CARD, date.day, text_month(date.month));
    }
    return text;
}

/* A text that grows; what does not fit is left out. */
struct summary {
    char *text;
    size_t size, used;
};

static void add(struct summary *summary, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static void add(struct summary *summary, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    size_t room = summary->size - summary->used;
    int length = vsnprintf(summary->text + summary->used, room, format, values);
    va_end(values);
    if (length > 0) {
        summary->used += (size_t)length < room ? (size_t)length : room - 1;
    }
}

/* A line a length, with a square for each word. */
static void add_lengths(struct summary *summary, const struct round *round)
{
    long counts[LENGTHS_MAX + 1] = {0};
    for (size_t i = 0; i < round_word_count(round, SIDE_PLAYER); i++) {
        int letters = round_word(round, SIDE_PLAYER, i)->letters;
        counts[letters < LENGTHS_MAX ? letters : LENGTHS_MAX]++;
    }
    for (int letters = 0; letters <= LENGTHS_MAX; letters++) {
        if (counts[letters] == 0) {
            continue;
        }
        add(summary, letters < LENGTHS_MAX ? "%d " : "%d+ ", letters);
        for (long i = 0; i < counts[letters] && i < SQUARES_MAX; i++) {
            add(summary, "■");
        }
        if (counts[letters] > SQUARES_MAX) {
            add(summary, " %ld", counts[letters]);
        }
        add(summary, "\n");
    }
}

char *daily_summary(const struct app *app, char *text, size_t size)
{
    struct summary summary = {text, size, 0};
    struct daily_date date;
    char yours[TEXT_COUNT_MAX];
    char words[TEXT_COUNT_MAX];
    char points[TEXT_COUNT_MAX];
    char days[TEXT_COUNT_MAX];
    bool has_date = daily_date_read(app->notes.date, &date);
    assert(has_date);
    (void)has_date;
    add(&summary, TEXT_DAILY_COPY_HEAD, date.day, text_month(date.month), date.year);
    if (!app->notes.counts) {
        add(&summary, "%s", TEXT_DAILY_COPY_AGAIN);
    }
    text_points(points, round_score(app->round, SIDE_PLAYER));
    text_number(yours, (long)app->results.counts[FILTER_PLAYER]);
    text_words(words, (long)app->results.counts[FILTER_ALL]);
    add(&summary, TEXT_DAILY_COPY_SCORE, points, yours, words);
    if (!app->match.solo) {
        add(&summary, TEXT_DAILY_COPY_RIVAL, text_rival_name(app->match.level),
            round_score(app->round, SIDE_COMPUTER));
    }
    add(&summary, "\n");
    add_lengths(&summary, app->round);
    struct daily_standing standing = standing_of(app, &date);
    if (standing.streak > 1) {
        add(&summary, TEXT_DAILY_COPY_STREAK, text_days(days, standing.streak));
    }
    add(&summary, TEXT_BOARD_CODE, app->code);
    return text;
}
