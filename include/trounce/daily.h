/* SPDX-License-Identifier: MIT */
/*
 * The daily board: derived from the date alone, so that everybody gets the same one without a
 * server.
 *
 * With the same dice and words the board is the same on every machine. The date determines the
 * sequence of shakes; the words decide which of them is chosen. The board's code recreates it with
 * any list.
 */
#ifndef TROUNCE_DAILY_H
#define TROUNCE_DAILY_H

#include "trounce/api.h"
#include "trounce/board.h"
#include "trounce/dice.h"
#include "trounce/scoring.h"
#include "trounce/solver.h"
#include "trounce/status.h"

#include <stdbool.h>
#include <stdint.h>

TROUNCE_API_BEGIN

/* The terms are fixed too, to make scores comparable: 4 × 4 from the default dice, Four and up,
 * three minutes, in turns against the Scholar. */
#define DAILY_SIZE    4
#define DAILY_RULES   RULES_FOUR
#define DAILY_TIME_MS 180000

/* A Gregorian date; month and day count from 1. */
struct daily_date {
    int year, month, day;
};

/* Returns whether the date exists, in the years 1 to 9999. */
bool daily_date_is_real(const struct daily_date *date);

/* The days from 1 January 1970 to a real date; negative before it. */
long daily_number(const struct daily_date *date);

#define DAILY_DATE_MAX 11

/* Formats a real date as "2026-11-20". Returns `text`. */
char *daily_date_text(const struct daily_date *date, char text[DAILY_DATE_MAX]);

/* Parses the same form; returns false if it is not a real date. */
bool daily_date_read(const char *text, struct daily_date *date);

/*
 * The seed of a real date for the dice of a language: DAILY_SEED_BASE plus the number of the date,
 * with the two letters of the language mixed in, except for "en" and "". The base is "trounce" in
 * ASCII, far from small seeds, and must never change, as the boards of past days depend on it.
 */
#define DAILY_SEED_BASE UINT64_C(0x74726f756e636500)
uint64_t daily_seed(const char *language, const struct daily_date *date);

/*
 * Deals the board of a real date, with a generator seeded from the date and the language of the
 * dice, which are dice_set_default(DAILY_SIZE) or those of a language for this size. `*state` is
 * for deal_code. STATUS_NO_MEMORY: board and state are undefined.
 *
 * Of up to 500 boards, it is the first with 25 to 45 common words, no offensive word, a common word
 * of eight letters or more, ten or more different faces, and at most one pair of equal ones side by
 * side; if there is none, the first that has most of this, in this order. Before 26 November 2026
 * it was the first fair board (deal_fair).
 */
enum status daily_deal(const struct daily_date *date, const struct dice *dice,
                       struct solver *solver, struct board *board, uint64_t *state);

TROUNCE_API_END

#endif
