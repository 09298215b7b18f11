/* SPDX-License-Identifier: MIT */
/*
 * Implements the ladder: a table of strengths, a search for the rival that balances a board, and
 * the rule by which a player moves.
 */
#include "trounce/ladder.h"

#include "trounce/message.h"

#include <assert.h>

#define WINS_TO_CLIMB  2
#define LOSSES_TO_STEP 2

#define TROUNCE_POINTS 5
#define TRIPLE_POINTS  (2L * TROUNCE_POINTS)

/* The strength of players who win about half of the rounds on a rung, and about one of ten on the
 * next; chosen with tests/bench/bench_ladder. The steps shrink as strength grows, because luck
 * matters less there. Nobody who takes less than half of a board beats Merciless in Turns, who
 * takes the rest. */
static const int peers[LADDER_RUNGS + 1] = {0, 25, 45, 90, 130, 190, 290, 390, 490, 590, 745};

void ladder_rival(struct rival *rival, int rung, uint64_t seed)
{
    assert(rung >= 1 && rung <= LADDER_RUNGS);
    rival_init(rival, RIVAL_LADDER, seed);
    rival->rung = rung;
    rival->strength = rung == LADDER_RUNGS ? RIVAL_STRENGTH_MAX : 0;
}

/* The chance that the peers of a rung find a word. */
static int64_t chance_of_peers(int rung, const struct board *board, const struct solution *solution,
                               size_t index)
{
    const struct solved_word *word = &solution->words[index];
    int64_t chance = rival_chance(peers[rung], word->tier, word->letters, 0);
    if (chance == 0) {
        return 0; /* whatever its bends */
    }
    int bends = rival_bends(board, solution_text(solution, index), word->letters);
    return rival_chance(peers[rung], word->tier, word->letters, bends);
}

/* Returns the points, in millionths, that a rival finds, in Turns on average of what its peers
 * leave. In a race each word that both find goes to either equally often, so it does not matter. */
static int64_t taken(const struct rival *rival, const struct board *board,
                     const struct solution *solution, bool is_race)
{
    int64_t points = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        if (rival_finds(rival, board, solution_text(solution, i), word->letters, word->tier)) {
            int64_t lost = is_race ? 0 : chance_of_peers(rival->rung, board, solution, i);
            points += word->points * (RIVAL_CERTAIN - lost);
        }
    }
    return points;
}

void ladder_settle(struct rival *rival, const struct board *board, const struct solution *solution,
                   bool is_race)
{
    if (rival->rung == 0 || rival->strength != 0) {
        return;
    }
    int64_t score = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        score += solution->words[i].points * chance_of_peers(rival->rung, board, solution, i);
    }
    int least = RIVAL_STRENGTH_NOTHING + 1;
    int most = RIVAL_STRENGTH_MAX;
    while (least < most) {
        rival->strength = (least + most) / 2;
        if (taken(rival, board, solution, is_race) >= score) {
            most = rival->strength;
        } else {
            least = rival->strength + 1;
        }
    }
    rival->strength = least;
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
    while (rung < LADDER_RUNGS && peers[rung + 1] <= strength) {
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
    if (ladder_is_trounce(rival_score, score)) {
        return move_by(ladder, -1);
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
