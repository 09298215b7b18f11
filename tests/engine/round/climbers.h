/* SPDX-License-Identifier: MIT */
/*
 * Players of known strength on the ladder: in Turns, where the rival takes what they leave, or in
 * races of three minutes, where a word goes to whoever finds it first.
 */
#ifndef TROUNCE_TESTS_CLIMBERS_H
#define TROUNCE_TESTS_CLIMBERS_H

#include "players.h"

#include "trounce/ladder.h"
#include "trounce/random.h"

/* Boards, and the rival of each rung on each of them. Owned by whoever called climbers_init. */
struct climbers {
    const struct fair_board *boards; /* borrowed */
    int board_count;
    bool is_race;
    struct rival (*rivals)[LADDER_RUNGS + 1]; /* [board][rung] */
    struct random random;                     /* players' luck, and their boards */
};

/* Settles the rivals for one mode; exits if out of memory. Free them with climbers_deinit. */
void climbers_init(struct climbers *climbers, const struct fair_board *boards, int board_count,
                   bool is_race, uint64_t seed);
void climbers_deinit(struct climbers *climbers);

/* What becomes of a player's rounds: percentages. */
struct climbers_share {
    double won, drawn, lost;
    double trounced; /* of the rounds, part of those won */
    double close;    /* decided by a fifth of the higher score at most */
};

/* Returns the percentage won of the rounds that are not drawn: a draw is played again. */
double climbers_won(const struct climbers_share *share);

/* Lets a player of a strength play `rounds` rounds on each rung, on random boards, and sets
 * rungs[1..LADDER_RUNGS]. Returns the rung where he wins most nearly half of the rounds that are
 * not drawn. */
int climbers_meet(struct climbers *climbers, int strength, int rounds,
                  struct climbers_share rungs[LADDER_RUNGS + 1]);

#define CLIMBERS_ROUNDS 40
#define CLIMBERS_REST   20 /* rounds before he is at rest */

struct climbers_record {
    struct climbers_share first; /* of the first ten rounds */
    struct climbers_share rest;  /* of the rounds at rest */
    double near_eight, near_ten; /* percentages within a rung of `own` after so many rounds */
};

/* Lets `count` new players of a strength climb from LADDER_FIRST for CLIMBERS_ROUNDS rounds. */
void climbers_play(struct climbers *climbers, int strength, int count, int own,
                   struct climbers_record *record);

#endif
