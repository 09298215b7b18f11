/* SPDX-License-Identifier: MIT */
/*
 * Settles their rivals and plays their rounds.
 */
#include "climbers.h"

#include "trounce/race.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define FIRST_ROUNDS 10
#define RACE_MS      180000
#define NEVER_MS     RACE_MS /* when a word is found that is not found in time */

static void need(bool done)
{
    if (!done) {
        fprintf(stderr, "climbers: no memory\n");
        exit(2);
    }
}

void climbers_init(struct climbers *climbers, const struct fair_board *boards, int board_count,
                   bool is_race, uint64_t seed)
{
    *climbers = (struct climbers){.boards = boards, .board_count = board_count, .is_race = is_race};
    climbers->rivals = calloc((size_t)board_count, sizeof *climbers->rivals);
    need(climbers->rivals != NULL);
    random_seed(&climbers->random, seed);
    for (int i = 0; i < board_count; i++) {
        const struct board *board = &boards[i].board;
        for (int rung = 1; rung <= LADDER_RUNGS; rung++) {
            struct rival *rival = &climbers->rivals[i][rung];
            ladder_rival(rival, rung, rival_board_seed(board));
            ladder_settle(rival, board, &boards[i].solution, is_race);
        }
    }
}

void climbers_deinit(struct climbers *climbers)
{
    free(climbers->rivals);
}

double climbers_won(const struct climbers_share *share)
{
    return 100 * share->won / (share->won + share->lost);
}

/* The rival takes what the player leaves. */
static void play_turns(const struct fair_board *table, const struct rival *player,
                       const struct rival *rival, long *yours, long *its)
{
    for (size_t i = 0; i < table->solution.word_count; i++) {
        if (players_find(player, table, i)) {
            *yours += table->solution.words[i].points;
        } else if (players_find(rival, table, i)) {
            *its += table->solution.words[i].points;
        }
    }
}

static long found_ms(const struct race *race, uint32_t number)
{
    for (size_t i = 0; i < race->count; i++) {
        if (race->words[i].number == number) {
            return race->words[i].time_ms;
        }
    }
    return NEVER_MS;
}

/* Both find words at the pace of race.h. */
static void play_race(const struct fair_board *table, const struct rival *player,
                      const struct rival *rival, long *yours, long *its)
{
    struct race mine;
    struct race other;
    need(race_plan(&table->board, &table->solution, player, &mine) == STATUS_OK);
    need(race_plan(&table->board, &table->solution, rival, &other) == STATUS_OK);
    for (size_t i = 0; i < table->solution.word_count; i++) {
        const struct solved_word *word = &table->solution.words[i];
        long mine_ms = found_ms(&mine, word->number);
        long other_ms = found_ms(&other, word->number);
        *yours += mine_ms < RACE_MS && mine_ms <= other_ms ? word->points : 0;
        *its += other_ms < RACE_MS && other_ms < mine_ms ? word->points : 0;
    }
    race_deinit(&mine);
    race_deinit(&other);
}

/* Plays a round on a random board against the rival of a rung. */
static void play(struct climbers *climbers, int strength, int rung, long *yours, long *its)
{
    uint32_t index = random_below(&climbers->random, (uint32_t)climbers->board_count);
    const struct fair_board *table = &climbers->boards[index];
    const struct rival *rival = &climbers->rivals[index][rung];
    struct rival player;
    rival_init_strength(&player, strength, random_next(&climbers->random));
    *yours = 0;
    *its = 0;
    if (climbers->is_race) {
        play_race(table, &player, rival, yours, its);
    } else {
        play_turns(table, &player, rival, yours, its);
    }
}

static void count_result(long yours, long its, double share, struct climbers_share *shares)
{
    shares->won += yours > its ? share : 0;
    shares->drawn += yours == its ? share : 0;
    shares->lost += yours < its ? share : 0;
    shares->trounced += ladder_is_trounce(yours, its) ? share : 0;
    shares->close += 5 * labs(yours - its) <= (yours > its ? yours : its) ? share : 0;
}

int climbers_meet(struct climbers *climbers, int strength, int rounds,
                  struct climbers_share rungs[LADDER_RUNGS + 1])
{
    int own = 1;
    double least = 200;
    for (int rung = 1; rung <= LADDER_RUNGS; rung++) {
        rungs[rung] = (struct climbers_share){0};
        for (int i = 0; i < rounds; i++) {
            long yours;
            long its;
            play(climbers, strength, rung, &yours, &its);
            count_result(yours, its, 100.0 / rounds, &rungs[rung]);
        }
        double off = fabs(climbers_won(&rungs[rung]) - 50);
        if (off <= least) {
            least = off;
            own = rung;
        }
    }
    return own;
}

void climbers_play(struct climbers *climbers, int strength, int count, int own,
                   struct climbers_record *record)
{
    double share = 100.0 / count;
    *record = (struct climbers_record){0};
    for (int i = 0; i < count; i++) {
        struct ladder ladder = {.rung = LADDER_FIRST};
        for (int k = 1; k <= CLIMBERS_ROUNDS; k++) {
            long yours;
            long its;
            play(climbers, strength, ladder.rung, &yours, &its);
            (void)ladder_move(&ladder, yours, its);
            bool is_near = abs(ladder.rung - own) <= 1;
            record->near_eight += k == 8 && is_near ? share : 0;
            record->near_ten += k == 10 && is_near ? share : 0;
            if (k <= FIRST_ROUNDS) {
                count_result(yours, its, share / FIRST_ROUNDS, &record->first);
            }
            if (k > CLIMBERS_REST) {
                count_result(yours, its, share / (CLIMBERS_ROUNDS - CLIMBERS_REST), &record->rest);
            }
        }
    }
}
