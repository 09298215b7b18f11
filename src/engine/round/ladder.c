/* SPDX-License-Identifier: MIT */
/*
 * Implements the ladder: a table of strengths, and the rule by which a player moves.
 */
#include "trounce/ladder.h"

#include "trounce/message.h"

#include <assert.h>

#define WINS_TO_CLIMB  2
#define LOSSES_TO_STEP 2

#define TROUNCE_POINTS 5
#define TRIPLE_POINTS  (2L * TROUNCE_POINTS)

/* From tests/bench/bench_ladder: a rival that takes what the player leaves must be stronger than
 * the player to win half of the rounds in Turns. */
static const int strengths[LADDER_RUNGS + 1] = {
    0, 33, 52, 76, 110, 168, 250, 370, 540, 670, RIVAL_STRENGTH_MAX,
};

/* The strength of players who win about half of the rounds on a rung. */
static const int equals[LADDER_RUNGS + 1] = {0, 40, 57, 75, 97, 140, 200, 300, 400, 575, 725};

int ladder_strength(int rung)
{
    assert(rung >= 1 && rung <= LADDER_RUNGS);
    return strengths[rung];
}

void ladder_rival(struct rival *rival, int rung, uint64_t seed)
{
    rival_init_strength(rival, ladder_strength(rung), seed);
    rival->rung = rung;
}

enum rival_level ladder_tier(int rung)
{
    assert(rung >= 1 && rung <= LADDER_RUNGS);
    return (enum rival_level)(RIVAL_NOVICE + (rung - 1) / LADDER_STEPS);
}

enum rival_level ladder_tier_of(enum rival_level level, int rung)
{
    return level == RIVAL_LADDER && rung > 0 ? ladder_tier(rung) : level;
}

const char *ladder_rung_name(int rung)
{
    static const char *const names[LADDER_RUNGS + 1] = {
        N_("Even match"), N_("Novice I"),   N_("Novice II"),   N_("Novice III"),
        N_("Scholar I"),  N_("Scholar II"), N_("Scholar III"), N_("Expert I"),
        N_("Expert II"),  N_("Expert III"), N_("Merciless"),
    };
    assert(rung >= 0 && rung <= LADDER_RUNGS);
    return names[rung];
}

const char *ladder_level_name(enum rival_level level)
{
    static const char *const names[RIVAL_COUNT] = {
        [RIVAL_NOVICE] = N_("Novice"), [RIVAL_SCHOLAR] = N_("Scholar"),
        [RIVAL_EXPERT] = N_("Expert"), [RIVAL_MERCILESS] = N_("Merciless"),
        [RIVAL_LADDER] = N_("Ladder"), [RIVAL_FRIEND] = N_("A friend"),
    };
    assert(level < RIVAL_COUNT);
    return names[level];
}

int ladder_step(int rung)
{
    return rung == LADDER_RUNGS ? 0 : (rung - 1) % LADDER_STEPS + 1;
}

int ladder_start(int strength)
{
    int rung = 1;
    while (rung < LADDER_RUNGS && equals[rung + 1] <= strength) {
        rung++;
    }
    return rung;
}

bool ladder_is_trounce(long winner, long loser)
{
    return winner >= 2 * loser && winner - loser >= TROUNCE_POINTS;
}

/* Moves by up to `rungs`, which begins a new match. */
static int move_by(struct ladder *ladder, int rungs)
{
    int rung = ladder->rung + rungs;
    rung = rung < 1 ? 1 : rung > LADDER_RUNGS ? LADDER_RUNGS : rung;
    int moved = rung - ladder->rung;
    *ladder = (struct ladder){.rung = rung};
    return moved;
}

int ladder_move(struct ladder *ladder, long score, long rival_score)
{
    assert(ladder->rung >= 1 && ladder->rung <= LADDER_RUNGS);
    if (ladder_is_trounce(score, rival_score)) {
        bool is_triple = score >= 3 * rival_score && score - rival_score >= TRIPLE_POINTS;
        return move_by(ladder, is_triple ? 2 : 1);
    }
    ladder->won += score > rival_score;
    ladder->lost += score < rival_score;
    if (ladder->won == WINS_TO_CLIMB) {
        return move_by(ladder, 1);
    }
    if (ladder->lost == LOSSES_TO_STEP) {
        return move_by(ladder, -1);
    }
    return 0;
}
