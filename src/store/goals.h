/* SPDX-License-Identifier: MIT */
/*
 * Forty goals, read from what was played: rounds of the past count, and nothing is kept of the
 * goals themselves. Leaves their titles to the screens.
 */
#ifndef STORE_GOALS_H
#define STORE_GOALS_H

#include "store.h"

#define GOAL_COUNT 40

/*
 * Only rounds that count (round_notes) reach a goal, of whatever way they are; a match is won in
 * turns and races, against the computer or a friend. Words and points are the player's, of two
 * players the first one's. A goal that was reached stays reached as long as the round is there.
 */
struct goal {
    const char *name; /* "first-six"; static, and the same in all versions */
    long have;        /* how far it is, at most `need` */
    long need;
    long long id; /* of the round that reached it: of the one just saved, it is a new one; 0: not
                     reached */
    int64_t ended_unix_s; /* of that round */
};

/* Reads all of them, the easy ones first. */
enum status goals_read(struct store *store, struct goal goals[GOAL_COUNT]);

#endif
