/* SPDX-License-Identifier: MIT */
/*
 * The text about a word, and the search for a board. Leaves the list to screen_practice.c and the
 * search itself to practice_deal.h.
 */
#include "game.h"
#include "practice_screen.h"

#include "trounce/deal.h"
#include "trounce/memory.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* Boards to search per frame, adjusted so that a frame lasts about twice as long as usual on any
 * machine. Only tumbling dice move meanwhile, and they need fewer frames. */
#define SLICE_FIRST 16384
#define SLICE_LEAST 1024
#define SLICE_MOST  131072
#define STEP_MS     8  /* minimum, from one slice to the next */
#define FRAME_MS    34 /* up to this a frame had time left */
#define LATE_MS     42 /* above this it took too long */
#define TUMBLE_MS   64

#define DAY_TEXT_MAX PHRASE_MAX

/* --- text about a word --- */

static long number_of(const struct app_date *date)
{
    return daily_number(&(struct daily_date){date->year, date->month, date->day});
}

/* "19 November", with the year unless it is the current one. */
static void write_day(const struct daily_date *day, const struct app_date *today,
                      char text[PHRASE_MAX])
{
    if (day->year == today->year) {
        phrase_day_of_month(text, day->day, day->month);
    } else {
        phrase_date(text, day->day, day->month, day->year);
    }
}

/* "today", "yesterday", "on 19 November", or "on the 19th" if `named`, which may be NULL, has just
 * named the month. */
static void write_when(const struct daily_date *day, const struct app_date *today,
                       const struct daily_date *named, char *text, size_t size)
{
    char date[DAY_TEXT_MAX];
    long ago = number_of(today) - daily_number(day);
    if (ago == 0 || ago == 1) {
        (void)snprintf(text, size, "%s", ago == 0 ? tr("today") : tr("yesterday"));
    } else if (named && named->year == day->year && named->month == day->month &&
               number_of(today) - daily_number(named) > 1) {
        (void)snprintf(text, size, tr("on the %s"), phrase_ordinal(day->day));
    } else {
        write_day(day, today, date);
        (void)snprintf(text, size, tr("on %s"), date);
    }
}

/* "Back tomorrow." */
static void write_back(const struct practice_word *word, const struct app_date *today, char *text,
                       size_t size)
{
    struct daily_date due;
    bool is_learned = word->box == PRACTICE_LEARNED;
    if (!daily_date_read(word->due, &due)) {
        (void)snprintf(text, size, "%s", tr("Learned for good."));
        return;
    }
    char when[PHRASE_MAX];
    char days[PHRASE_MAX];
    struct daily_date chosen;
    bool is_left = daily_date_read(word->chosen, &chosen) &&
                   daily_number(&chosen) == number_of(today) &&
                   strcmp(word->found, word->chosen) < 0;
    long ahead = is_left ? 0 : daily_number(&due) - number_of(today);
    if (ahead > 1) {
        (void)snprintf(when, sizeof when, tr_plural("in %s day", "in %s days", ahead),
                       phrase_number(days, ahead));
    } else if (ahead == 1 || is_learned) {
        (void)snprintf(when, sizeof when, "%s", ahead == 1 ? tr("tomorrow") : tr("today"));
    } else {
        (void)snprintf(text, size, "%s", tr("One of today’s words."));
        return;
    }
    (void)snprintf(text, size, is_learned ? tr("Learned. Back once more %s.") : tr("Back %s."),
                   when);
}

void practice_write_fate(const struct practice_word *word, const struct app_date *today,
                         char text[PRACTICE_FATE_MAX])
{
    struct daily_date missed;
    struct daily_date found;
    char when_missed[DAY_TEXT_MAX + 8];
    char when_found[DAY_TEXT_MAX + 8];
    char back[DAY_TEXT_MAX + 8];
    text[0] = '\0';
    if (!daily_date_read(word->missed, &missed)) {
        return;
    }
    write_back(word, today, back, sizeof back);
    if (!daily_date_read(word->found, &found)) {
        write_when(&missed, today, NULL, when_missed, sizeof when_missed);
        (void)snprintf(text, PRACTICE_FATE_MAX, tr("Missed %s. %s"), when_missed, back);
    } else if (daily_number(&found) < daily_number(&missed)) {
        write_when(&found, today, NULL, when_found, sizeof when_found);
        write_when(&missed, today, &found, when_missed, sizeof when_missed);
        (void)snprintf(text, PRACTICE_FATE_MAX, tr("Found %s, missed again %s. %s"), when_found,
                       when_missed, back);
    } else {
        write_when(&missed, today, NULL, when_missed, sizeof when_missed);
        write_when(&found, today, &missed, when_found, sizeof when_found);
        (void)snprintf(text, PRACTICE_FATE_MAX, tr("Missed %s, found %s. %s"), when_missed,
                       when_found, back);
    }
}

void practice_write_about(const struct practice_word *word, const struct app_date *today,
                          char text[PRACTICE_FATE_MAX])
{
    struct daily_date missed;
    char day[DAY_TEXT_MAX];
    text[0] = '\0';
    if (daily_date_read(word->missed, &missed)) {
        write_day(&missed, today, day);
        (void)snprintf(text, PRACTICE_FATE_MAX,
                       tr("The board of %s. A word is learned once you have found it three times, "
                          "days apart."),
                       day);
    }
}

/* --- the search --- */

static_assert(PRACTICE_PORTION <= PRACTICE_WANTED, "a portion is searched for at once");

struct wanted {
    struct practice_word *words;
    const char **texts;
    size_t count;
};

/* Takes the words of today's portion, or waiting ones once that is done. */
static enum status read_wanted(struct wanted *wanted, const struct practice_portion *portion,
                               struct desk *desk)
{
    enum status status = STATUS_OK;
    *wanted = (struct wanted){
        .words = memory_new(PRACTICE_WANTED, sizeof *wanted->words),
        .texts = memory_new(PRACTICE_WANTED, sizeof *wanted->texts),
    };
    if (!wanted->words || !wanted->texts) {
        return STATUS_NO_MEMORY;
    }
    if (portion->left > 0) {
        wanted->count = portion->left;
        memcpy(wanted->words, portion->words, portion->left * sizeof *wanted->words);
    } else {
        status = keeper_practice_list(desk->keeper, PRACTICE_WAITING, 0, PRACTICE_WANTED,
                                      wanted->words, &wanted->count);
    }
    for (size_t i = 0; i < wanted->count; i++) {
        wanted->texts[i] = wanted->words[i].text;
    }
    return status;
}

static enum status start_deal(struct practice_screen *practice, struct desk *desk,
                              const struct dice *dice)
{
    struct table *table = &desk->table;
    struct wanted wanted;
    enum status status = read_wanted(&wanted, &practice->portion, desk);
    if (status == STATUS_OK) {
        struct practice_deal_config config = {
            .dice = dice,
            .lexicon = table_lexicon(table, ROUND_KIND_PRACTICE),
            .solver = table->solver,
            .simd = table->simd,
            .rules = table->match.rules,
            .words = wanted.texts,
            .word_count = wanted.count,
            .seed = random_next(&table->random),
        };
        status = practice_deal_new(&config, &practice->search.deal);
    }
    memory_free(wanted.words);
    memory_free(wanted.texts);
    return status;
}

static void tumble(struct practice_search *search, const struct dice *dice)
{
    int side = dice_side(dice);
    deal_shake(dice, &search->tumble, side, side, &search->tumbling);
}

void practice_search_start(struct practice_screen *practice, struct desk *desk)
{
    struct practice_search *search = &practice->search;
    const struct match *match = &desk->table.match;
    char text[NOTICE_MAX];
    if (search->deal) {
        return;
    }
    if (!table_dice(&desk->table, &search->dice)) {
        post_notify(&desk->post, tr("The game has no dice for boards of this size."));
        return;
    }
    enum status status = start_deal(practice, desk, &search->dice);
    if (status != STATUS_OK) {
        const struct message *trouble = keeper_trouble(desk->keeper);
        if (status == STATUS_NO_MEMORY || !trouble->format) {
            post_notify(&desk->post, tr("There is not enough memory for that."));
        } else {
            post_notify_message(&desk->post, trouble);
        }
        return;
    }
    if (practice_deal_word_count(search->deal) == 0) {
        practice_search_stop(practice);
        (void)snprintf(text, sizeof text,
                       tr("No waiting word fits a %d × %d board under these rules. Home offers "
                          "other sizes and "
                          "rules."),
                       match->size, match->size);
        post_notify(&desk->post, text);
        return;
    }
    search->age_ms = search->since_ms = 0;
    search->slice = SLICE_FIRST;
    search->is_seen = !desk->settings.reduced_motion;
    random_seed(&search->tumble, random_next(&desk->table.random));
    tumble(search, &search->dice);
    post_end_notice(&desk->post);
}

void practice_search_stop(struct practice_screen *practice)
{
    practice_deal_free(practice->search.deal);
    practice->search.deal = NULL;
}

static void begin_round(struct practice_screen *practice, struct desk *desk)
{
    struct practice_board best = {0};
    char code[BOARD_CODE_MAX] = "";
    enum status status = practice_deal_finish(practice->search.deal, &best);
    practice_search_stop(practice);
    if (status != STATUS_OK) {
        post_notify(&desk->post, tr("There is not enough memory for that."));
        return;
    }
    if (best.is_shaken) {
        table_write_code(&desk->table, &practice->search.dice, best.state, code);
    }
    game_practise(desk, &best.board, code);
}

/* Returns how many boards to search in the next frame, judging by this one. */
static long next_slice(long slice, long elapsed_ms)
{
    if (elapsed_ms > LATE_MS) {
        slice = slice * 2 / 3;
    } else if (elapsed_ms <= FRAME_MS) {
        slice = slice * 3 / 2;
    }
    return slice < SLICE_LEAST ? SLICE_LEAST : slice > SLICE_MOST ? SLICE_MOST : slice;
}

void practice_search_advance(struct practice_screen *practice, struct desk *desk, long elapsed_ms)
{
    struct practice_search *search = &practice->search;
    if (!search->deal) {
        return;
    }
    long before_ms = search->age_ms;
    search->age_ms += elapsed_ms;
    search->since_ms += elapsed_ms;
    if (search->since_ms < STEP_MS) {
        return;
    }
    if (search->age_ms / TUMBLE_MS != before_ms / TUMBLE_MS) {
        tumble(search, &search->dice);
    }
    search->slice = next_slice(search->slice, search->since_ms);
    search->since_ms = 0;
    if (practice_deal_step(search->deal, search->slice) != STATUS_OK) {
        practice_search_stop(practice);
        post_notify(&desk->post, tr("There is not enough memory for that."));
    } else if (search->age_ms >= PRACTICE_SEARCH_MS) {
        begin_round(practice, desk);
    }
}
