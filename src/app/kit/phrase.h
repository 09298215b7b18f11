/* SPDX-License-Identifier: MIT */
/*
 * Texts of the window that are composed from numbers, dates and enums, in the player's language.
 */
#ifndef APP_PHRASE_H
#define APP_PHRASE_H

#include "icon.h"
#include "input.h"
#include "tr.h"

#include "trounce/gloss.h"
#include "trounce/richness.h"
#include "trounce/rival.h"
#include "trounce/round.h"
#include "trounce/scoring.h"
#include "trounce/spelling.h"

#include <stddef.h>

#define PHRASE_TITLE "TROUNCE"

/* "1 word", "9 words", "1,234 words". Return `text`. */
#define PHRASE_MAX 96
char *phrase_words(char text[PHRASE_MAX], long count);
char *phrase_points(char text[PHRASE_MAX], long count);
char *phrase_rounds(char text[PHRASE_MAX], long count);
char *phrase_days(char text[PHRASE_MAX], long count);
char *phrase_moves(char text[PHRASE_MAX], long count);
char *phrase_hints(char text[PHRASE_MAX], long count);

/* Three stars, `stars` of them filled. Returns `text`. */
#define PHRASE_STARS_MAX 10
char *phrase_stars(char text[PHRASE_STARS_MAX], int stars);

/* "Five days", for the start of a line: spelt out up to twelve. */
char *phrase_days_spelt(char text[PHRASE_MAX], long count);

/* "Five words today", of seven at most; more are just words. */
char *phrase_words_today(char text[PHRASE_MAX], long count);

/* "1,234": grouped in threes. */
char *phrase_number(char text[PHRASE_MAX], long count);

/* "9%" for 0.09, "0.4%" for 0.004; `share` is 0 to 1. */
char *phrase_share(char text[PHRASE_MAX], double share);

/* Removes a number and its space from a text: "words" from "1,234 words". Returns `text`. */
char *phrase_without(char text[PHRASE_MAX], const char *number);

/* Leaves one full stop at the end of a sentence whose last word has one itself, as "nov.." does. */
void phrase_end_once(char *text);

/* Replaces the spaces in `text` with no-break spaces; returns it. */
char *phrase_unbroken(char text[PHRASE_MAX]);

/* "2:03" from milliseconds, rounded up to seconds. */
char *phrase_clock(char text[PHRASE_MAX], long ms);

/* "three" for 2..4, else digits. */
char *phrase_letters_min(char text[PHRASE_MAX], int count);

/* One line on how to trace words; static. */
const char *phrase_trace_hint(enum tracing tracing);

/* "Lean" …; static. */
const char *phrase_richness_name(enum richness richness);

/* The title of a goal of the store, by its name; static, or `name` if it is unknown. */
const char *phrase_goal(const char *name);

/* "noun", …; "" for synonyms. Static. */
const char *phrase_gloss_part(enum gloss_part part);

/* What a button with only this icon does; NULL if undefined. Static. */
const char *phrase_icon_tip(enum icon icon);

/* What a choice brings, in a sentence; static, NULL if there is nothing to say. */
const char *phrase_richness_tip(enum richness richness);
const char *phrase_rival_tip(enum rival_level level);

/* The name of month 1..12 that stands alone; static. */
const char *phrase_month_title(int month);

/* "19 November", "19 Nov", "19 November 2026", "19 Nov 2026". */
char *phrase_day_of_month(char text[PHRASE_MAX], int day, int month);
char *phrase_day_short(char text[PHRASE_MAX], int day, int month);
char *phrase_date(char text[PHRASE_MAX], int day, int month, int year);
char *phrase_date_short(char text[PHRASE_MAX], int day, int month, int year);

/* "4 × 5" */
char *phrase_size(char text[PHRASE_MAX], int rows, int columns);

/* "Mo" … and "Monday" … for 0..6; static. */
const char *phrase_weekday(int day);
const char *phrase_weekday_name(int day);

/* "19th" for 1..31; static. */
const char *phrase_ordinal(int day);

/* A player's name, with the default names translated; static or `name`. */
const char *phrase_player(const char *name);

/* "Two players" …, "Two" …, and a sentence about it; static. */
const char *phrase_mode_name(enum game_mode mode);
const char *phrase_mode_brief(enum game_mode mode);
const char *phrase_mode_about(enum game_mode mode, bool shared_count);

/* Returns what the strength is, for tips. */
const char *phrase_strength_about(void);

/* "Novice" …; static. */
const char *phrase_rival_name(enum rival_level level);

/* The same within a sentence, as the opponent that was beaten: other languages need an article or
 * another case there; static. */
const char *phrase_rival_against(enum rival_level level);

/* The same for the ghost of an earlier round. */
const char *phrase_ghost_against(void);

/* What the rival is like, in a few words below its name; static. In a race nothing is left to it.
 */
const char *phrase_rival_line(enum rival_level level, bool is_race);

/* The name of the rules and a sentence about them; static. */
const char *phrase_rules_name(enum rules rules);
const char *phrase_rules_hint(enum rules rules, int cell_count);

/* Buffer size for a word in capitals. */
#define WORD_TEXT_MAX ALPHABET_TEXT_SIZE(PATH_LETTERS_MAX)

/* Writes the letters of `word` as capitals into `text` of `size` bytes, truncated between letters
 * if necessary; returns `text`. */
char *phrase_upper(const struct alphabet *alphabet, char *text, size_t size, const char *word);

/* The same as people spell the word: ÉTÉ for ETE. A truncated word, or one that `spellings` (may be
 * NULL) lacks, keeps its plain letters. */
char *phrase_written(const struct spellings *spellings, const struct alphabet *alphabet, char *text,
                     size_t size, const char *word);

#endif
