/* SPDX-License-Identifier: MIT */
/*
 * The daily board page: starting today's board, turning months and copying the result. Leaves
 * drawing to daily_draw.c and which rounds count to desk/daily.c.
 */
#include "daily_draw.h"
#include "game.h"

#include "phrase.h"

#include <string.h>

#define YEAR_FIRST 1970 /* the calendar's first */

/* --- reading the page --- */

static void read_month(struct daily_page *page, struct desk *desk)
{
    if (keeper_month(desk->keeper, page->year, page->month, page->days) != STATUS_OK) {
        memset(page->days, 0, sizeof page->days);
        post_notify_said(&desk->post, keeper_trouble(desk->keeper));
    }
}

static void count_minutes(struct daily_page *page, const struct desk *desk)
{
    long long left = page->next_unix_s - calendar_today(&desk->calendar).unix_seconds;
    page->minutes = left > 0 ? (long)((left + 59) / 60) : 0;
}

/* Reads everything, and shows today's month. */
static void read_page(struct daily_page *page, struct desk *desk)
{
    page->today = daily_today(desk);
    page->next_unix_s = calendar_next_day(&desk->calendar);
    page->standing = keeper_daily(desk->keeper, &page->today);
    page->year = page->today.year;
    page->month = page->today.month;
    read_month(page, desk);
    long long id = daily_round_of(page, page->today.day); /* 0 also if it was not kept */
    page->has_result =
        page->standing.counted && id != 0 && daily_read_result(desk, id, &page->result);
    count_minutes(page, desk);
}

static void turn_month(struct daily_page *page, struct desk *desk, int by)
{
    int month = page->year * 12 + page->month - 1 + by;
    if ((by > 0 && !daily_has_later(page)) || month / 12 < YEAR_FIRST) {
        return;
    }
    page->year = month / 12;
    page->month = month % 12 + 1;
    read_month(page, desk);
}

/* --- the screen --- */

static void daily_open(void *self, struct desk *desk, const struct call *call)
{
    (void)call;
    read_page(self, desk);
}

/* Rereads the page on return from a past round, or from Settings, which can delete the history. */
static void daily_hear(void *self, struct desk *desk, enum news news)
{
    struct daily_page *page = self;
    if (news == NEWS_SHOWN) {
        int year = page->year;
        int month = page->month;
        read_page(page, desk);
        page->year = year;
        page->month = month;
        read_month(page, desk);
    }
}

static void daily_press(void *self, struct desk *desk, int id)
{
    struct daily_page *page = self;
    if (id == DAILY_ID_BACK) {
        stage_back(&desk->stage);
    } else if (id == DAILY_ID_PLAY) {
        daily_begin(desk);
    } else if (id == DAILY_ID_COPY) {
        post_request(&desk->post, REQUEST_COPY,
                     daily_write_result(&page->result, page->copy, sizeof page->copy));
        post_notify(&desk->post, tr("Result copied."));
    } else if (id == DAILY_ID_EARLIER || id == DAILY_ID_LATER) {
        turn_month(page, desk, id == DAILY_ID_LATER ? 1 : -1);
    } else if (id >= DAILY_ID_DAY) {
        long long round = daily_round_of(page, id - DAILY_ID_DAY + 1);
        if (round != 0) {
            game_open_past(desk, round);
        }
    }
}

static bool daily_input(void *self, struct desk *desk, const struct input *input)
{
    if (input->kind != INPUT_KEY) {
        return false;
    }
    switch (input->key) {
    case KEY_ESCAPE:
        stage_back(&desk->stage);
        return true;
    case KEY_ENTER:
    case KEY_SPACE: /* only if nothing has the focus */
        daily_begin(desk);
        return true;
    case KEY_PAGE_UP:
    case KEY_PAGE_DOWN:
        turn_month(self, desk, input->key == KEY_PAGE_DOWN ? 1 : -1);
        return true;
    default:
        return false;
    }
}

/* A new board is due at midnight. */
static void daily_advance(void *self, struct desk *desk, long elapsed_ms)
{
    struct daily_page *page = self;
    struct daily_date today = daily_today(desk);
    (void)elapsed_ms;
    if (daily_number(&today) != daily_number(&page->today)) {
        read_page(page, desk);
    } else {
        count_minutes(page, desk);
    }
}

/* Waits until the time left changes by a minute. */
static long daily_wait_ms(const void *self, const struct desk *desk)
{
    const struct daily_page *page = self;
    long long left = page->next_unix_s - calendar_today(&desk->calendar).unix_seconds;
    long long rest = left - (page->minutes - 1) * 60LL;
    return rest > 0 && rest <= 60 ? (long)rest * 1000 : 60000;
}

const struct screen_class screen_daily = {
    .name = "daily",
    .state_size = sizeof(struct daily_page),
    .open = daily_open,
    .input = daily_input,
    .press = daily_press,
    .advance = daily_advance,
    .draw = daily_draw,
    .wait_ms = daily_wait_ms,
    .hear = daily_hear,
};
