/* SPDX-License-Identifier: MIT */
/*
 * Players of known strength on fair boards, to measure how well their strength is estimated and how
 * they do against their match.
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

/* Deals `count` fair boards, the same each time; exits if out of memory. Free them with
 * players_free_boards. */
struct fair_board *players_deal(const struct dice *dice, struct solver *solver, enum rules rules,
                                int count);
void players_free_boards(struct fair_board *boards, int count);

/* Returns whether a player finds a word of the board's solution. */
bool players_find(const struct rival *player, const struct fair_board *table, size_t index);

/* Returns the points that a player scores on a board. */
long players_score(const struct rival *player, const struct fair_board *table);

#define PLAYERS_RATED_ROUNDS 12

/* The results of the players of one strength. */
struct players_record {
    /* Their estimated strength after PLAYERS_RATED_ROUNDS (median), its error in thousandths of the
     * true one (median and 90th percentile), and the percentage of players within a tenth. */
    double median;
    int error_median;
    int error_nine_of_ten;
    double within_tenth;
    /* Percentages of later rounds against their match, in which they are still rated: if each gets
     * all words that it finds, and if the match gets only what the player left. */
    double won, drawn, lost;
    double won_first, drawn_first, lost_first;
};

/* Lets `count` players of a strength play PLAYERS_RATED_ROUNDS rounds, and `later` more against
 * their match, on random boards of the list. */
void players_play(const struct fair_board *boards, int board_count, int strength, int count,
                  int later, struct random *random, struct players_record *record);

#endif
