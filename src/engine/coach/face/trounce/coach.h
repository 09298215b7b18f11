/* SPDX-License-Identifier: MIT */
/*
 * The coach: what a player overlooks, judged from finished rounds. It counts the common words that
 * the player found and left, and says something only if chance does not explain it. Leaves the
 * sentences, and which rounds count, to the caller.
 */
#ifndef TROUNCE_COACH_H
#define TROUNCE_COACH_H

#include "trounce/alphabet.h"
#include "trounce/round.h"
#include "trounce/solver.h"

#include <stddef.h>

#define COACH_ROUNDS_MAX  20
#define COACH_LONG        6 /* letters of a long word, at least */
#define COACH_LATE_MS     60000L
#define COACH_LETTERS_MAX 8

/* What words have in common. */
enum coach_trait {
    COACH_NOTHING,
    COACH_ENDING,    /* the word ends in `letters` */
    COACH_BEGINNING, /* it begins with `letters` */
    COACH_DOUBLE,    /* a letter twice in a row */
    COACH_LONG_WORD,
    /* The path passes through a part of the board: an outer line, a corner of side / 2 × side / 2
     * dice, or one of the four dice at the very corners; or it begins at the edge. */
    COACH_LEFT,
    COACH_RIGHT,
    COACH_TOP,
    COACH_BOTTOM,
    COACH_TOP_LEFT,
    COACH_TOP_RIGHT,
    COACH_BOTTOM_LEFT,
    COACH_BOTTOM_RIGHT,
    COACH_CORNERS,
    COACH_EDGE_STARTS,
    /* Found in the last minute of a turn of two minutes or more. Words that were left have no such
     * trait: `words` counts those found at any time, `found` those of the last minute. */
    COACH_LAST_MINUTE,
    COACH_TRAIT_COUNT
};

/* What the player overlooks, with the figures behind it. */
struct coach_habit {
    enum coach_trait trait;
    char letters[COACH_LETTERS_MAX]; /* as in struct alphabet; "" for most traits */
    int words, found;                /* common words with the trait, and those found */
    int other_words, other_found;    /* without it */
    double expected;                 /* how many with the trait such a player would find */
    double chance;                   /* that he finds so few nevertheless */
};

struct coach;

/* Makes a coach for words in a language ("en"; endings are unknown for others than the game's);
 * the alphabet is only used within the call. End with coach_free. STATUS_NO_MEMORY. */
enum status coach_new(const char *language, const struct alphabet *alphabet, struct coach **coach);

/* NULL is allowed. */
void coach_free(struct coach *coach);

/*
 * Adds what the first player found and left in a round, with `solution`: the words of its board by
 * its rules, here and below with round_find_all. Words that the computer took in a race are left
 * out. Rounds beyond COACH_ROUNDS_MAX are ignored. STATUS_NO_MEMORY: nothing was added.
 */
enum status coach_add(struct coach *coach, const struct round *round,
                      const struct solution *solution);

/* The number of rounds added. */
int coach_round_count(const struct coach *coach);

/*
 * Finds the trait whose words the player overlooks most certainly, by exact tests against what he
 * finds of the other common words; `habit->trait` is COACH_NOTHING if there is none. Players
 * without habits get one in fewer than 5 of 100 series of ten rounds (tests/engine/coach).
 * STATUS_NO_MEMORY: nothing.
 */
enum status coach_judge(const struct coach *coach, struct coach_habit *habit);

/*
 * For a heat map of boards of `rows` × `columns`: how many common words, in all rounds on such
 * boards, pass through each cell, and how many of these were left. Returns the number of rounds.
 */
int coach_heat(const struct coach *coach, int rows, int columns, int words[BOARD_CELLS_MAX],
               int left[BOARD_CELLS_MAX]);

/* Counts the common words of a board that have a trait of a habit; 0 for those of time. */
int coach_count(const struct coach_habit *habit, const struct board *board,
                const struct solution *solution);

/* Counts the common words with the habit's trait on the board of a round, and those of them that
 * the first player found, into `words` and `found`; 0 for a habit of time. */
void coach_measure(struct coach_habit *habit, const struct round *round,
                   const struct solution *solution);

/* Words derived from a found word, dice and all: RATED and RATES of RATE, not GRATE. With two found
 * words in it, a word is a relative of the longer. */
#define COACH_FAMILY_MAX 8

struct coach_family {
    size_t of;                      /* the found word, as in round_word */
    int count;                      /* relatives that were left */
    int listed;                     /* of these, shortest first */
    size_t words[COACH_FAMILY_MAX]; /* in the solution */
};

/* The least relatives to be worth a sentence. */
#define COACH_FAMILY_LEAST 2

/* Finds the first player's word of which the most relatives that are common were left, in a
 * language as for coach_new; `count` is 0 if no word has COACH_FAMILY_LEAST, and more left than
 * found. */
void coach_find_family(const char *language, const struct round *round,
                       const struct solution *solution, struct coach_family *family);

#endif
