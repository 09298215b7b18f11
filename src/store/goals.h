/* SPDX-License-Identifier: MIT */
/*
 * Forty goals, computed from the rounds played: past rounds count, and no state of the goals
 * themselves is stored.
 */
#ifndef STORE_GOALS_H
#define STORE_GOALS_H

#include "store.h"

#define GOAL_COUNT 40

/*
 * Only rounds that count (round_notes) reach a goal, in whatever way they were played. A match is
 * won in turns and races, against the computer or a friend. Words and points are the player's; with
 * two players, the first one's. A goal stays reached as long as the round that reached it exists.
 */
struct goal {
    const char *name; /* "first-six"; static, and the same in all versions */
    long have;        /* progress, at most `need` */
    long need;
    long long id; /* of the round that reached it (just saved: the goal is new); 0: not reached */
    int64_t ended_unix_s; /* of that round */
};

/* Reads all goals, the easiest first. */
enum status goals_read(struct store *store, struct goal goals[GOAL_COUNT]);

/* Puts the names of the goals that a round, which is kept, has reached into `names`, the easiest
 * first. On failure there are none. */
enum status goals_reached(struct store *store, const struct stored_round *round,
                          const char *names[GOAL_COUNT], int *count);

/* The same as goals_read for history_export.c, but returns SQLite's code; `goals` is undefined on
 * failure. */
int goals_measure(struct store *store, struct goal goals[GOAL_COUNT]);

#endif
