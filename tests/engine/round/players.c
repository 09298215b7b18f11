/* SPDX-License-Identifier: MIT */
/*
 * Boards, players and their rounds.
 */
#include "players.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define SEED 1987

static void need(bool done)
{
    if (!done) {
        fprintf(stderr, "players: no memory\n");
        exit(2);
    }
}

struct fair_board *players_deal(const struct dice *dice, struct solver *solver, enum rules rules,
                                int count)
{
    struct solver_filter filter = {.rules = rules, .tier_max = TIER_MAX, .without_offensive = true};
    struct fair_board *boards = calloc((size_t)count, sizeof *boards);
    need(boards != NULL);
    struct random random;
    random_seed(&random, SEED);
    for (int i = 0; i < count; i++) {
        struct fair_board *table = &boards[i];
        uint64_t state;
        need(deal_fair(dice, solver, rules, &random, &table->board, &state) == STATUS_OK);
        need(solver_solve_with(solver, &table->board, &filter, &table->solution) == STATUS_OK);
        strength_scale_init(&table->scale, &table->board, &table->solution);
    }
    return boards;
}

void players_free_boards(struct fair_board *boards, int count)
{
    for (int i = 0; i < count; i++) {
        solution_deinit(&boards[i].solution);
    }
    free(boards);
}

bool players_find(const struct rival *player, const struct fair_board *table, size_t index)
{
    const struct solved_word *word = &table->solution.words[index];
    return rival_finds(player, &table->board, solution_text(&table->solution, index), word->letters,
                       word->tier);
}

long players_score(const struct rival *player, const struct fair_board *table)
{
    long score = 0;
    for (size_t i = 0; i < table->solution.word_count; i++) {
        score += players_find(player, table, i) ? table->solution.words[i].points : 0;
    }
    return score;
}

/* Plays a match: `all` is its whole score, `left` its score without the player's words. */
static void play_match(const struct rival *player, const struct rival *match,
                       const struct fair_board *table, long *all, long *left)
{
    *all = 0;
    *left = 0;
    for (size_t i = 0; i < table->solution.word_count; i++) {
        if (players_find(match, table, i)) {
            int points = table->solution.words[i].points;
            *all += points;
            *left += players_find(player, table, i) ? 0 : points;
        }
    }
}

static void count_result(long yours, long its, double *won, double *drawn, double *lost)
{
    *won += yours > its;
    *drawn += yours == its;
    *lost += yours < its;
}

static void rate(struct strength *strength, const struct fair_board *table, long score)
{
    int tenths;
    if (strength_of_score(&table->scale, score, &tenths)) {
        strength_update(strength, tenths);
    }
}

/* Plays a player's rounds; returns its estimated strength after the rated ones, in tenths. */
static int play_rounds(const struct fair_board *boards, int board_count, int strength, int later,
                       struct random *random, struct players_record *record)
{
    struct strength known;
    strength_init(&known);
    int tenths = 0;
    for (int i = 0; i < PLAYERS_RATED_ROUNDS + later; i++) {
        const struct fair_board *table = &boards[random_below(random, (uint32_t)board_count)];
        struct rival player;
        rival_init_strength(&player, strength, random_next(random));
        long score = players_score(&player, table);
        if (i >= PLAYERS_RATED_ROUNDS) {
            struct rival match;
            long all;
            long left;
            rival_init_strength(&match, strength_value(&known), random_next(random));
            play_match(&player, &match, table, &all, &left);
            count_result(score, all, &record->won, &record->drawn, &record->lost);
            count_result(score, left, &record->won_first, &record->drawn_first,
                         &record->lost_first);
        }
        rate(&known, table, score);
        if (i == PLAYERS_RATED_ROUNDS - 1) {
            tenths = known.tenths;
        }
    }
    return tenths;
}

static int by_size(const void *a, const void *b)
{
    int left = *(const int *)a;
    int right = *(const int *)b;
    return (left > right) - (left < right);
}

void players_play(const struct fair_board *boards, int board_count, int strength, int count,
                  int later, struct random *random, struct players_record *record)
{
    *record = (struct players_record){0};
    int *values = calloc((size_t)count, sizeof *values);
    need(values != NULL);
    for (int i = 0; i < count; i++) {
        values[i] = play_rounds(boards, board_count, strength, later, random, record);
    }
    qsort(values, (size_t)count, sizeof *values, by_size);
    record->median = values[count / 2] / 10.0;
    for (int i = 0; i < count; i++) {
        values[i] = abs(values[i] - 10 * strength) * 100 / strength;
        record->within_tenth += values[i] <= 100;
    }
    qsort(values, (size_t)count, sizeof *values, by_size);
    record->error_median = values[count / 2];
    record->error_nine_of_ten = values[count * 9 / 10];
    free(values);
    record->within_tenth *= 100.0 / count;
    double *shares[] = {&record->won,       &record->drawn,       &record->lost,
                        &record->won_first, &record->drawn_first, &record->lost_first};
    for (int i = 0; i < 6 && later > 0; i++) {
        *shares[i] *= 100.0 / count / later;
    }
}
