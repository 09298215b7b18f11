/* SPDX-License-Identifier: MIT */
/*
 * The round that waits: one that was interrupted here or left in the window.
 */
#ifndef CLI_WAITING_H
#define CLI_WAITING_H

#include "play.h"

/* A round that waits. */
struct waiting {
    long long id;
    struct stored_round stored;
};

/* Finds the newest round that can be continued here: of one player, shaken, typed or from a code.
 */
enum outcome waiting_find(struct cli *cli, struct store *store, struct waiting *waiting);

/* Takes the round over and fills in the terms, whose language, lexicon and store are set; the store
 * is in its language. The round is the caller's, in `terms->begun`. */
enum outcome waiting_take(struct cli *cli, const struct waiting *waiting, struct play_terms *terms);

/* The same for today's Sprint of the date `day` that waits. */
enum outcome waiting_take_sprint(struct cli *cli, const char *day, struct play_terms *terms);

#endif
