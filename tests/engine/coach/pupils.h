/* SPDX-License-Identifier: MIT */
/*
 * Simulated players with and without habits, and what the coach says of them.
 */
#ifndef TROUNCE_TESTS_PUPILS_H
#define TROUNCE_TESTS_PUPILS_H

#include "trounce/coach.h"
#include "trounce/random.h"

#include "players.h"

/* A kind of player: how he finds common words, and what he overlooks. */
struct pupil {
    const char *name;
    int strength; /* of a computer player who is a model for him; 0: all words are equally hard */
    int percent;  /* of all words that he finds then */
    enum coach_trait trait; /* COACH_NOTHING: no habit */
    const char *letters;    /* of an ending or a beginning */
    int missed_percent;     /* of the words with the trait that he would find otherwise */
};

#define PUPILS_ROUNDS 10

/* What the coach said of `count` players, each judged after every one of PUPILS_ROUNDS rounds. */
struct pupils_record {
    int named;        /* of whom it named the habit within these rounds */
    int alarmed;      /* of whom it ever named another */
    double first;     /* mean round in which it named the habit */
    double found;     /* mean number of common words found in a round */
    int round_alarms; /* rounds after which it named another habit from this round alone */
};

/* The boards are those of players_deal. If the habit is about an ending or a beginning, only boards
 * count that have such a word: seven of ten have none in -ED. Exits if out of memory. */
void pupils_play(const struct pupil *pupil, const struct fair_board *boards, int board_count,
                 const struct lexicon *lexicon, int count, struct random *random,
                 struct pupils_record *record);

/* Plays one round of three minutes; the caller frees it. */
struct round *pupils_round(const struct pupil *pupil, const struct fair_board *board,
                           const struct lexicon *lexicon, struct random *random);

/* Has a coach take a round in, with the words of its board. Exits if out of memory. */
void pupils_add(struct coach *coach, const struct round *round, const struct solution *solution);

#endif
