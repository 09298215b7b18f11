/* SPDX-License-Identifier: MIT */
/*
 * Texts of the window that are composed from numbers, dates and enums, in the player's language.
 */
#ifndef APP_PHRASE_H
#define APP_PHRASE_H

#include "arena.h"
#include "icon.h"
#include "input.h"
#include "tr.h"

#include "trounce/gloss.h"
#include "trounce/ladder.h"
#include "trounce/rank.h"
#include "trounce/richness.h"
#include "trounce/rival.h"
#include "trounce/round.h"
#include "trounce/scoring.h"

#include <stddef.h>

struct spellings;

#define PHRASE_TITLE "TROUNCE"

/* --- texts in an arena --- */

/* "1 word", "9 words", "1,234 words". */
const char *phrase_words(struct arena *arena, long count);
const char *phrase_points(struct arena *arena, long count);
const char *phrase_rounds(struct arena *arena, long count);
const char *phrase_days(struct arena *arena, long count);
const char *phrase_moves(struct arena *arena, long count);
const char *phrase_hints(struct arena *arena, long count);

/* "Five days", for the start of a line: spelt out up to twelve. */
const char *phrase_days_spelt(struct arena *arena, long count);

/* "Five words today", of seven at most; more are just words. */
const char *phrase_words_today(struct arena *arena, long count);

/* "1,234": grouped in threes. */
const char *phrase_number(struct arena *arena, long count);

/* "2:03" from milliseconds, rounded up to seconds. */
const char *phrase_clock(struct arena *arena, long ms);

/* "9%" for 0.09, "0.4%" for 0.004; `share` is 0 to 1. */
const char *phrase_share(struct arena *arena, double share);

/* "three" for 2..4, else digits. */
const char *phrase_letters_min(struct arena *arena, int count);

/* "19 November", "19 Nov", "19 November 2026", "19 Nov 2026". */
const char *phrase_day_of_month(struct arena *arena, int day, int month);
const char *phrase_day_short(struct arena *arena, int day, int month);
const char *phrase_date(struct arena *arena, int day, int month, int year);
const char *phrase_date_short(struct arena *arena, int day, int month, int year);

/* "4 × 5" */
const char *phrase_size(struct arena *arena, int rows, int columns);

/* Removes a number and its space from a text: "words" from "1,234 words". */
const char *phrase_without(struct arena *arena, const char *text, const char *number);

/* Replaces the spaces in a text with no-break spaces. */
const char *phrase_unbroken(struct arena *arena, const char *text);

/* Leaves one full stop at the end of a sentence whose last word has one itself, as "nov.." does. */
const char *phrase_end_once(struct arena *arena, const char *text);

/* A message in the language of the window. */
const char *phrase_message(struct arena *arena, const struct message *message);

/* The letters of a word as capitals; as people spell the word: ÉTÉ for ETE. A word that
 * `spellings` (may be NULL) lacks keeps its plain letters. */
const char *phrase_upper(struct arena *arena, const struct alphabet *alphabet, const char *word);
const char *phrase_written(struct arena *arena, const struct spellings *spellings,
                           const struct alphabet *alphabet, const char *word);

/* A round that was interrupted. */
struct phrase_round {
    enum game_mode mode;
    bool is_practice;
    bool is_searching;    /* the computer has the turn */
    const char *names[2]; /* of two players */
    int turn;             /* whose it is of two players */
    long left_ms;         /* -1: no clock runs */
    long points, words;   /* so far */
    long to_beat;      /* what the rival has or would have now; 0 or less: nothing, or not known */
    long common_words; /* where they are to be found at leisure; else 0 */
    long common_found;
};

/* "23 points, 2:03 left · 15 to beat" */
const char *phrase_round_left(struct arena *arena, const struct phrase_round *round);

/* --- texts in a buffer, which they return; as above --- */

#define PHRASE_MAX 96

/* "2:03" from milliseconds, rounded up to seconds. */
char *phrase_clock_into(char text[PHRASE_MAX], long ms);

/* --- texts that last --- */

/* Three stars, `stars` of them filled; static. */
const char *phrase_stars(int stars);

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

/* "Novice" …; static. The rivals of the ladder are named by their rung. */
const char *phrase_rival_name(enum rival_level level);

/* The same within a sentence, as the opponent that was beaten: other languages need an article or
 * another case there; static. */
const char *phrase_rival_against(enum rival_level level);

/* "Novice I" … "Merciless", and the same as phrase_rival_against; 0 is the Even match of an old
 * history; static. */
const char *phrase_rung(int rung);
const char *phrase_rung_against(int rung);

/* The name of any rival: of its rung, or of its level. */
const char *phrase_rival(enum rival_level level, int rung);

/* "1–0": the rounds won and lost of the match on the ladder. */
const char *phrase_ladder_match(struct arena *arena, const struct ladder *ladder);

/* "1–0 · one more win and you climb": the match on the ladder, and what decides it; or in fewer
 * words, "1–0 · one more win". */
const char *phrase_ladder_next(struct arena *arena, const struct ladder *ladder, bool is_brief);

/* "Two more wins and you meet the Expert."; NULL at the top. */
const char *phrase_ladder_ahead(struct arena *arena, const struct ladder *ladder);

/* The same for the ghost of an earlier round. */
const char *phrase_ghost_against(void);

/* What the rival is like, in a few words below its name; static. In a race nothing is left to it.
 */
const char *phrase_rival_line(enum rival_level level, bool is_race);

/* "Sharp-eyed" …; static. */
const char *phrase_rank(enum rank rank);

/* The name of the rules and a sentence about them; static. */
const char *phrase_rules_name(enum rules rules);
const char *phrase_rules_hint(enum rules rules, int cell_count);

/* Buffer size for a word in capitals. */
#define WORD_TEXT_MAX ALPHABET_TEXT_SIZE(PATH_LETTERS_MAX)

/* Writes `word` in capitals, as people spell it, ÉTÉ for ETE, into `text` of `size` bytes,
 * truncated between letters if necessary; returns `text`. A truncated word, or one that `spellings`
 * (may be NULL) lacks, keeps its plain letters. */
char *phrase_written_into(const struct spellings *spellings, const struct alphabet *alphabet,
                          char *text, size_t size, const char *word);

#endif
