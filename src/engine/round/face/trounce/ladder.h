/* SPDX-License-Identifier: MIT */
/*
 * The ladder: ten rungs of rivals, and how a player moves on it. Leaves keeping its state to the
 * caller, and which rounds move it.
 *
 * Who wins two rounds of three climbs, who loses two steps down. A trounce, of either, does so at
 * once. A draw is played again.
 */
#ifndef TROUNCE_LADDER_H
#define TROUNCE_LADDER_H

#include "trounce/rival.h"
#include "trounce/solver.h"

#include <stdbool.h>
#include <stdint.h>

/* Three for each tier (Novice, Scholar, Expert), and Merciless. */
#define LADDER_RUNGS 10
#define LADDER_STEPS 3

/* A rung (1..LADDER_RUNGS) in a set of rungs. */
#define LADDER_BIT(rung) (1u << (rung))

/* Where a player begins of whom nothing is known: the lowest rung whose rival seldom finds nothing.
 */
#define LADDER_FIRST 2

/* Where a player stands. */
struct ladder {
    int rung; /* 1..LADDER_RUNGS; 0: none */
    int won;  /* rounds of the present match, 0..1 */
    int lost;
};

/* Initializes the rival of a rung; the seed decides its luck. Its strength is not settled yet, and
 * 0, except that Merciless finds everything. */
void ladder_rival(struct rival *rival, int rung, uint64_t seed);

/*
 * Settles the strength of such a rival on a board, whose words `solution` has, without offensive
 * ones; changes no other rival. It is the lowest strength at which the rival gets as much as the
 * rung's peers do on average: in Turns of what they leave, in a race (`is_race`) of all words. So
 * it depends on rung, board, seed and mode alone, and a poor board or an unlucky rival makes no
 * round easy.
 */
void ladder_settle(struct rival *rival, const struct board *board, const struct solution *solution,
                   bool is_race);

/* The tier of a rung, RIVAL_NOVICE to RIVAL_MERCILESS. */
enum rival_level ladder_tier(int rung);

/* That tier for RIVAL_LADDER on a rung, else the level itself: whose face and manner a rival has.
 */
enum rival_level ladder_tier_of(enum rival_level level, int rung);

/* The name of a rung, "Novice II", or of a level, "Scholar", in English, to be translated; static.
 * Rung 0, of RIVAL_LADDER in an old history, is "Even match". */
const char *ladder_rung_name(int rung);
const char *ladder_level_name(enum rival_level level);

/* The rung within its tier, 1..LADDER_STEPS; 0 for Merciless, the only one of its tier. */
int ladder_step(int rung);

/* The rung where a player of a strength (RIVAL_STRENGTH_MIN to _MAX) begins: the highest whose
 * peers are no stronger, or the first. */
int ladder_start(int strength);

/* Returns whether a score is a trounce: double the other one, and five points more at least. */
bool ladder_is_trounce(long winner, long loser);

/*
 * Counts a round, whose scores are given, and returns the rungs moved: 1 after two wins of three or
 * a trounce; 2 after a trounce by three times the rival's score and ten points at least; -1 after
 * two losses of three or a trounce by the rival; else 0. Each of these begins a new match, also
 * where the ladder ends.
 * `ladder->rung` is not 0.
 */
int ladder_move(struct ladder *ladder, long score, long rival_score);

#endif
