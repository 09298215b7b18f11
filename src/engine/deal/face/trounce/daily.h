/* SPDX-License-Identifier: MIT */
/*
 * The daily puzzles: two boards derived from the date alone, so that everybody gets the same ones
 * without a server.
 *
 * With the same dice and words a board is the same on every machine. The date determines the
 * sequence of shakes; the words decide which of them is chosen. The board's code recreates it with
 * any list.
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

/* The Sprint is played once, against the clock; of the Hunt all common words are to be found, at
 * leisure. */
enum daily_puzzle { DAILY_SPRINT, DAILY_HUNT, DAILY_PUZZLE_COUNT };

/* The terms are fixed too, to make scores comparable: 4 × 4 from the default dice, Four and up; the
 * Sprint three minutes, in turns against the Scholar; the Hunt alone, without a clock. */
#define DAILY_SIZE    4
#define DAILY_RULES   RULES_FOUR
#define DAILY_TIME_MS 180000

/* The first day of the archive: 1 January 2026. */
#define DAILY_YEAR_FIRST 2026

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

/* What a link to a Hunt names. */
struct daily_link {
    struct daily_date date; /* year 0: of today */
    char language[3];       /* "de"; "" if the link names none */
};

#define DAILY_LINK_MAX 19

/* Formats what a link to the Hunt of a real date has after its "#": "hunt-2026-11-24-de".
 * `language` is of two letters. Returns `text`. */
char *daily_link_text(const struct daily_date *date, const char *language,
                      char text[DAILY_LINK_MAX]);

/* Parses that, in any case; blanks and lines may follow. The language may lack, or the date with
 * it. Returns false if it is no such text, or not a real date; then `link` is unchanged. */
bool daily_link_read(const char *text, struct daily_link *link);

/*
 * The seed of a real date for the dice of a language: the puzzle's base plus the number of the
 * date, with the two letters of the language mixed in, except for "en" and "". The bases are
 * "trounce" and "tr hunt" in ASCII, far from small seeds and from each other, and must never
 * change, as the boards of past days depend on them.
 */
#define DAILY_SEED_BASE UINT64_C(0x74726f756e636500)
#define DAILY_HUNT_BASE UINT64_C(0x74722068756e7400)
uint64_t daily_seed(enum daily_puzzle puzzle, const char *language, const struct daily_date *date);

/*
 * Deals the board of a real date, with a generator seeded from the date and the language of the
 * dice, which are dice_set_default(DAILY_SIZE) or those of a language for this size. `*state` is
 * for deal_code. STATUS_NO_MEMORY: board and state are undefined.
 *
 * Of up to 500 boards, it is the first with 25 to 45 common words (in the Hunt 30 to 60), no
 * offensive word, a common word of eight letters or more, ten or more different faces, and at most
 * one pair of equal ones side by side; if there is none, the first that has most of this, in this
 * order. Before 26 November 2026 the Sprint had the first fair board (deal_fair).
 */
enum status daily_deal(enum daily_puzzle puzzle, const struct daily_date *date,
                       const struct dice *dice, struct solver *solver, struct board *board,
                       uint64_t *state);

#endif
