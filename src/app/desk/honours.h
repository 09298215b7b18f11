/* SPDX-License-Identifier: MIT */
/*
 * What a round that is over means for its player: stars, bests, goals, strength. Made once, at its
 * end, so that drawing asks nothing. Leaves the formulas to the engine and the past to the store.
 */
#ifndef APP_HONOURS_H
#define APP_HONOURS_H

#include "goals.h"
#include "history.h"
#include "practice.h"

#include "trounce/par.h"
#include "trounce/solver.h"
#include "trounce/strength.h"

#include <stdbool.h>
#include <stddef.h>

#define HONOURS_MET_MAX 32

/* A word of the practice list that the board had. */
struct honours_met {
    char text[STORE_WORD_MAX];
    bool is_found; /* by the player, now */
    int box;       /* where it was before the round */
};

/* All of the player, of two players the first. Zeroed: nothing is known. */
struct honours {
    bool is_known;
    long score;
    long par; /* 0: the round has none, and no stars: two players, practice, no word */
    int stars;
    long common_words; /* of the board, without offensive ones */
    long common_found;
    char overlooked[STORE_WORD_MAX]; /* the longest of six letters or more that a Scholar does not
                                        find on this board; "": none */

    bool is_late; /* the round waits to be kept */

    /* Of a round that was kept; else zero. */
    struct history_feats feats;
    const char *goals[GOAL_COUNT]; /* the names of those that the round reached */
    int goal_count;

    long streak; /* days in a row with this one, of a daily round that counts; else 0 */

    bool is_rated; /* the strength has moved by this round */
    int strength_before;
    int strength;

    /* Found ones in any round, those that were passed by only in practice. */
    struct honours_met met[HONOURS_MET_MAX];
    int met_count;
};

/* What board and words alone say: all down to `overlooked`, of the words in `solution`. */
void honours_of_round(struct honours *honours, const struct round *round,
                      const struct round_notes *notes, const struct solution *solution);

/*
 * Does the round say how strong its player is? It does when it counts for bests and was played
 * against the clock, without hints, by one player. One without a word that was ended before its
 * time does not: that is a slip of the hand.
 */
bool honours_is_rated(const struct round *round, const struct round_notes *notes);

/*
 * What the round shows the strength to be, in tenths; false: nothing. In a race the computer's
 * words count by half: they were there for the player too, but not to the end.
 */
bool honours_strength(const struct round *round, const struct solution *solution, int *tenths);

#endif
