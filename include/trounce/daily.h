/* SPDX-License-Identifier: MIT */
/*
 * The board of a day: derived from the date alone, so that everybody gets the same one without a
 * server. Leaves the clock, and who played when, to others.
 *
 * With the same dice and words the board is the same on every machine. The date alone determines
 * the sequence of shakes; the words only decide which of them is the first fair one, so another
 * list of words mostly changes nothing, and the code of the board recreates it with any list.
 */
#ifndef TROUNCE_DAILY_H
#define TROUNCE_DAILY_H

#include "trounce/board.h"
#include "trounce/dice.h"
#include "trounce/scoring.h"
#include "trounce/solver.h"
#include "trounce/status.h"

#include <stdbool.h>
#include <stdint.h>

/* The terms are the same for everybody too, or points could not be compared: 4 × 4 from the default
 * dice, Four and up, three minutes. */
#define DAILY_SIZE    4
#define DAILY_RULES   RULES_FOUR
#define DAILY_TIME_MS 180000

/* A day of the Gregorian calendar; month and day from 1. */
struct daily_date {
    int year, month, day;
};

/* Does this day exist, in the years 1 to 9999? */
bool daily_date_is_real(const struct daily_date *date);

/* The days from 1 January 1970 to a real date; negative before it. */
long daily_number(const struct daily_date *date);

#define DAILY_DATE_MAX 11

/* "2026-11-20", of a real date. Returns `text`. */
char *daily_date_text(const struct daily_date *date, char text[DAILY_DATE_MAX]);

/* Reads the same; false when it is not a real date. */
bool daily_date_read(const char *text, struct daily_date *date);

/*
 * The seed of a real date: DAILY_SEED_BASE plus its number. It is "trounce" in ASCII, far
 * from small seeds, and fixed forever: with another one the boards of past days would change.
 */
#define DAILY_SEED_BASE UINT64_C(0x74726f756e636500)
uint64_t daily_seed(const struct daily_date *date);

/*
 * The same for the dice of a language, whose boards are others: the two letters of its code count
 * too, but not those of English.
 */
uint64_t daily_seed_in(const char *language, const struct daily_date *date);

/*
 * Deals the board of a real date: deal_fair with DAILY_RULES and a generator seeded from the date
 * and the language of the dice, which are those of dice_set_default(DAILY_SIZE), or a language's
 * for boards of this size. `*state` is what deal_code takes.
 * STATUS_NO_MEMORY.
 */
enum status daily_deal(const struct daily_date *date, const struct dice *dice,
                       struct solver *solver, struct board *board, uint64_t *state);

#endif
