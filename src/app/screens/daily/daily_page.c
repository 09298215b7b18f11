/* SPDX-License-Identifier: MIT */
/*
 * Reads what the page of the daily puzzles shows. Leaves drawing to screen_daily.c and
 * daily_month.c.
 */
#include "daily_page.h"

#include "phrase.h"

#include <string.h>

/* How many days back a result is looked for, to be shared. */
#define SHARE_DAYS 31

/* Returns the first day of the week, 0: Monday: the system's, or else the language's. */
static int week_start(const struct game *game)
{
    if (game->first_weekday > 0) {
        return game->first_weekday - 1;
    }
    return strcmp(tr_in("the first day of the week, Mo or Su", "Mo"), "Su") == 0 ? 6 : 0;
}

static void read_day(struct daily_page *page, struct game *game)
{
    char text[DAILY_DATE_MAX];
    page->day = (struct history_day){.stars = -1};
    if (page->chosen.year > 0) {
        (void)history_day(game->store, daily_date_text(&page->chosen, text), &page->day);
    }
}

void daily_page_read_month(struct daily_page *page, struct game *game)
{
    if (history_month(game->store, page->year, page->month, page->days) != STATUS_OK) {
        memset(page->days, 0, sizeof page->days);
        notice_show_message(&game->notice, store_trouble(game->store));
    }
    read_day(page, game);
}

/* Finds the last day with something to share. */
static void read_share(struct daily_page *page, struct game *game)
{
    struct daily_date date = page->today;
    page->can_share = false;
    for (int i = 0; i < SHARE_DAYS && !page->can_share; i++) {
        struct daily_standing standing = saves_daily(game->saves, &date);
        if (standing.counted || standing.hunt.found > 0) {
            page->can_share = daily_read_share(game, &date, &page->share);
        }
        date = daily_day_before(&date);
    }
}

void daily_page_read(struct daily_page *page, struct game *game)
{
    const struct today *board = daily_board(game);
    page->today = daily_today(game);
    page->standing = saves_daily(game->saves, &page->today);
    page->year = page->today.year;
    page->month = page->today.month;
    page->board = board ? board->board : (struct board){.rows = DAILY_SIZE, .columns = DAILY_SIZE};
    page->rival_points = board ? board->rival_points : 0;
    page->hunt = daily_hunt_of(game, &page->today);
    page->week_start = week_start(game);
    page->hunt_words = 0;
    (void)history_hunt_words(game->store, &page->hunt_words);
    daily_page_read_month(page, game);
    page->has_result =
        page->standing.counted && daily_read_result_of(game, &page->today, &page->result);
    read_share(page, game);
    page->seconds = daily_seconds_left(game);
}

bool daily_page_can_turn(const struct daily_page *page, int by)
{
    int month = page->year * 12 + page->month - 1 + by;
    return month >= DAILY_YEAR_FIRST * 12 && month < page->today.year * 12 + page->today.month;
}

void daily_page_turn(struct daily_page *page, struct game *game, int by)
{
    if (daily_page_can_turn(page, by)) {
        int month = page->year * 12 + page->month - 1 + by;
        page->year = month / 12;
        page->month = month % 12 + 1;
        daily_page_read_month(page, game);
    }
}

void daily_page_choose(struct daily_page *page, struct game *game, int day)
{
    page->chosen = (struct daily_date){page->year, page->month, day};
    read_day(page, game);
}
