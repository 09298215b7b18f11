/* SPDX-License-Identifier: MIT */
/*
 * Players of a known strength on fair boards, to measure how well it is found out and how they do
 * against their match. Leaves what is made of it to test_strength.c and bench_strength.c.
 */
#ifndef TROUNCE_TESTS_PLAYERS_H
#define TROUNCE_TESTS_PLAYERS_H

#include "trounce/deal.h"
#include "trounce/strength.h"

struct fair_board {
    struct board board;
    struct solution solution; /* without offensive words */
    struct strength_scale scale;
};

/* `count` fair boards, the same each time; the program ends when there is no memory. The caller
 * ends with players_free_boards. */
struct fair_board *players_deal(const struct dice *dice, struct solver *solver, enum rules rules,
                                int count);
void players_free_boards(struct fair_board *boards, int count);

/* The points that a player makes on a board. */
long players_score(const struct rival *player, const struct fair_board *table);

#define PLAYERS_RATED_ROUNDS 12

/* How it went for the players of a strength. */
struct players_record {
    /* What they were held for after PLAYERS_RATED_ROUNDS, and how far that was off, in thousandths
     * of their strength: the median, nine of ten, and how many of a hundred within a tenth. */
    double median;
    int error_median;
    int error_nine_of_ten;
    double within_tenth;
    /* Of a hundred later rounds against their match, in which they are still rated: where each has
     * all words that it finds, and where the match has only what the player left. */
    double won, drawn, lost;
    double won_first, drawn_first, lost_first;
};

/* `count` players of a strength, on boards by chance from the list, for PLAYERS_RATED_ROUNDS rounds
 * and `later` more against their match. */
void players_play(const struct fair_board *boards, int board_count, int strength, int count,
                  int later, struct random *random, struct players_record *record);

#endif
