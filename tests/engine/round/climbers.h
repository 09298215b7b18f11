/* SPDX-License-Identifier: MIT */
/*
 * Players of known strength on the ladder, in Turns: the rival takes what they leave.
 */
#ifndef TROUNCE_TESTS_CLIMBERS_H
#define TROUNCE_TESTS_CLIMBERS_H

#include "players.h"

#include "trounce/ladder.h"

/* Percentages of rounds against the rival of a rung. */
struct climbers_rung {
    double won, drawn, lost;
};

/* Lets a player of a strength play `rounds` rounds on each rung, on random boards of the list, and
 * sets rungs[1..LADDER_RUNGS]. Returns the rung where he wins most nearly half of the rounds that
 * are not drawn. */
int climbers_meet(const struct fair_board *boards, int board_count, int strength, int rounds,
                  struct random *random, struct climbers_rung rungs[LADDER_RUNGS + 1]);

#define CLIMBERS_ROUNDS 40
#define CLIMBERS_REST   20 /* rounds before he is at rest */

struct climbers_record {
    double first_won; /* percentage of those of the first ten rounds that are not drawn */
    double near_eight, near_ten; /* percentages within a rung of `own` after so many rounds */
    double won, drawn, lost;     /* percentages of the rounds at rest */
};

/* Lets `count` new players of a strength climb from LADDER_FIRST for CLIMBERS_ROUNDS rounds. */
void climbers_play(const struct fair_board *boards, int board_count, int strength, int count,
                   int own, struct random *random, struct climbers_record *record);

#endif
