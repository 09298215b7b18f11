/* SPDX-License-Identifier: MIT */
/*
 * The daily board. Leaves dealing it to the engine and playing it to the screens of a round.
 *
 * It counts once a day: the first round on it, from the moment that its clock runs. Whoever leaves
 * that round goes on with it later, or gives it up for that day. The computer is the one that is
 * chosen at Home: its words do not change the player's points, which are what people compare.
 */
#include "daily.h"

#include "game.h"
#include "text.h"

#include "trounce/daily.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define SQUARES_MAX 24 /* in a line of the summary; more words add their number */
#define LENGTHS_MAX 8  /* longer words share this line */

static struct daily_date today(const struct desk *desk)
{
    struct app_date date = calendar_today(&desk->calendar);
    return (struct daily_date){date.year, date.month, date.day};
}

/* Is the round that is over a daily one that counts? */
static bool counts_for(const struct desk *desk, struct daily_date *date)
{
    return desk->table.notes.kind == ROUND_KIND_DAILY && desk->table.notes.counts &&
           daily_date_read(desk->table.notes.date, date);
}

void daily_note_end(struct desk *desk)
{
    struct daily_date date;
    long streak;
    if (!counts_for(desk, &date) ||
        !keeper_note_daily(desk->keeper, &date, round_score(desk->table.round, SIDE_PLAYER),
                           &streak) ||
        post_has_notice(&desk->post)) { /* a notice that is shown matters more than this */
        return;
    }
    char days[TEXT_COUNT_MAX];
    char text[NOTICE_MAX];
    (void)snprintf(text, sizeof text, TEXT_DAILY_DONE, text_days(days, streak));
    post_notify(&desk->post, text);
}

/* --- the way into it --- */

void daily_begin(struct desk *desk)
{
    const struct dice_set *set = dice_set_default(DAILY_SIZE);
    int index = DAILY_SIZE - APP_SIZE_MIN;
    const struct dice *dice = desk->table.dice[index];
    if (!dice || desk->table.sets[index] != set) {
        post_notify(&desk->post, TEXT_DAILY_NO_DICE);
        return;
    }
    struct daily_date date = today(desk);
    struct daily_standing standing = keeper_daily(desk->keeper, &date);
    struct board board;
    uint64_t state;
    if (!standing.counted && game_continue_daily(desk, &date)) {
        return;
    }
    if (daily_deal(&date, dice, desk->table.solver, &board, &state) != STATUS_OK) {
        post_notify(&desk->post, TEXT_NO_MEMORY);
        return;
    }
    struct match match = desk->table.lent ? desk->table.own_match : desk->table.match;
    match.size = DAILY_SIZE;
    match.rules = DAILY_RULES;
    match.time_ms = DAILY_TIME_MS;
    if (match.way != WAY_ALONE) {
        match.way = WAY_TURNS; /* points of a race or of two players are not to be compared */
    }
    desk->table.board = board;
    deal_code(set, dice, state, desk->table.code);
    table_note(&desk->table, ROUND_KIND_DAILY, !standing.counted && !standing.begun);
    table_lend_match(&desk->table, &match);
    daily_date_text(&date, desk->table.notes.date);
    if (!game_begin(desk, true)) {
        table_return_match(&desk->table);
    } else if (standing.counted) {
        char points[TEXT_COUNT_MAX];
        char text[NOTICE_MAX];
        (void)snprintf(text, sizeof text, TEXT_DAILY_AGAIN, text_points(points, standing.score));
        post_notify(&desk->post, text);
    } else if (standing.begun) {
        post_notify(&desk->post, TEXT_DAILY_BEGUN);
    }
}

/* --- what is said about it --- */

char *daily_about(const struct desk *desk, char *text, size_t size)
{
    struct daily_date date = today(desk);
    struct daily_standing standing = keeper_daily(desk->keeper, &date);
    char points[TEXT_COUNT_MAX];
    char days[TEXT_COUNT_MAX];
    if (standing.counted && standing.streak > 1) {
        (void)snprintf(text, size, TEXT_DAILY_COUNTED, text_points(points, standing.score),
                       text_days_spelt(days, standing.streak));
    } else if (standing.counted) {
        (void)snprintf(text, size, TEXT_DAILY_ONCE, text_points(points, standing.score));
    } else if (standing.is_left) {
        (void)snprintf(text, size, TEXT_DAILY_LEFT, date.day, text_month(date.month));
    } else if (standing.begun) {
        (void)snprintf(text, size, TEXT_DAILY_BEGUN_CARD, date.day, text_month(date.month));
    } else if (standing.streak > 1) {
        (void)snprintf(text, size, TEXT_DAILY_STREAK, date.day, text_month(date.month),
                       text_days_spelt(days, standing.streak));
    } else if (standing.streak == 1) {
        (void)snprintf(text, size, TEXT_DAILY_YESTERDAY, date.day, text_month(date.month));
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

char *daily_summary(const struct desk *desk, long words_found, long words_there, char *text,
                    size_t size)
{
    struct summary summary = {text, size, 0};
    struct daily_date date;
    char yours[TEXT_COUNT_MAX];
    char words[TEXT_COUNT_MAX];
    char points[TEXT_COUNT_MAX];
    char days[TEXT_COUNT_MAX];
    bool has_date = daily_date_read(desk->table.notes.date, &date);
    assert(has_date);
    (void)has_date;
    add(&summary, TEXT_DAILY_COPY_HEAD, date.day, text_month(date.month), date.year);
    if (!desk->table.notes.counts) {
        add(&summary, "%s", TEXT_DAILY_COPY_AGAIN);
    }
    text_points(points, round_score(desk->table.round, SIDE_PLAYER));
    text_number(yours, words_found);
    text_words(words, words_there);
    add(&summary, TEXT_DAILY_COPY_SCORE, points, yours, words);
    if (desk->table.match.way != WAY_ALONE) {
        char rivals[TEXT_COUNT_MAX];
        add(&summary, TEXT_DAILY_COPY_RIVAL, table_name_of(&desk->table, SIDE_COMPUTER),
            text_number(rivals, round_score(desk->table.round, SIDE_COMPUTER)));
    }
    add(&summary, "\n");
    add_lengths(&summary, desk->table.round);
    struct daily_standing standing = keeper_daily(desk->keeper, &date);
    if (standing.streak > 1) {
        add(&summary, TEXT_DAILY_COPY_STREAK, text_days(days, standing.streak));
    }
    add(&summary, TEXT_BOARD_CODE, desk->table.code);
    return text;
}
