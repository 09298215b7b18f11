/* SPDX-License-Identifier: MIT */
/*
 * Plays their rounds.
 */
#include "climbers.h"

#include <math.h>
#include <stdlib.h>

/* Plays a round on a random board against the rival of a rung, which takes what the player leaves.
 */
static void play(const struct fair_board *boards, int board_count, int strength, int rung,
                 struct random *random, long *yours, long *its)
{
    const struct fair_board *table = &boards[random_below(random, (uint32_t)board_count)];
    struct rival player;
    struct rival rival;
    rival_init_strength(&player, strength, random_next(random));
    ladder_rival(&rival, rung, rival_board_seed(&table->board));
    *yours = 0;
    *its = 0;
    for (size_t i = 0; i < table->solution.word_count; i++) {
        if (players_find(&player, table, i)) {
            *yours += table->solution.words[i].points;
        } else if (players_find(&rival, table, i)) {
            *its += table->solution.words[i].points;
        }
    }
}

static void count_result(long yours, long its, double share, double *won, double *drawn,
                         double *lost)
{
    *won += yours > its ? share : 0;
    *drawn += yours == its ? share : 0;
    *lost += yours < its ? share : 0;
}

int climbers_meet(const struct fair_board *boards, int board_count, int strength, int rounds,
                  struct random *random, struct climbers_rung rungs[LADDER_RUNGS + 1])
{
    int own = 1;
    double least = 2;
    for (int rung = 1; rung <= LADDER_RUNGS; rung++) {
        struct climbers_rung *at = &rungs[rung];
        *at = (struct climbers_rung){0};
        for (int i = 0; i < rounds; i++) {
            long yours;
            long its;
            play(boards, board_count, strength, rung, random, &yours, &its);
            count_result(yours, its, 100.0 / rounds, &at->won, &at->drawn, &at->lost);
        }
        double off = fabs(at->won / (at->won + at->lost) - 0.5);
        if (off <= least) {
            least = off;
            own = rung;
        }
    }
    return own;
}

void climbers_play(const struct fair_board *boards, int board_count, int strength, int count,
                   int own, struct random *random, struct climbers_record *record)
{
    double share = 100.0 / count;
    double first_decided = 0;
    *record = (struct climbers_record){0};
    for (int i = 0; i < count; i++) {
        struct ladder ladder = {.rung = LADDER_FIRST};
        for (int k = 1; k <= CLIMBERS_ROUNDS; k++) {
            long yours;
            long its;
            play(boards, board_count, strength, ladder.rung, random, &yours, &its);
            (void)ladder_move(&ladder, yours, its);
            bool is_near = abs(ladder.rung - own) <= 1;
            record->first_won += k <= 10 && yours > its;
            first_decided += k <= 10 && yours != its;
            record->near_eight += k == 8 && is_near ? share : 0;
            record->near_ten += k == 10 && is_near ? share : 0;
            if (k > CLIMBERS_REST) {
                count_result(yours, its, share / (CLIMBERS_ROUNDS - CLIMBERS_REST), &record->won,
                             &record->drawn, &record->lost);
            }
        }
    }
    record->first_won *= 100 / first_decided;
}
