/* SPDX-License-Identifier: MIT */
/*
 * Today's Sprint, the daily board with a clock, whose terms are the same for everybody.
 */
#ifndef CLI_SPRINT_H
#define CLI_SPRINT_H

#include "play.h"

#include "trounce/daily.h"

/* Returns the date here. */
struct daily_date sprint_today(void);

/* Fills in the terms of today's Sprint, whose language and store are set: of a new round, or of the
 * one that waits and would count. It counts once, from when it is begun. OUTCOME_BAD after a
 * message. */
enum outcome sprint_open(struct cli *cli, struct play_terms *terms);

#endif
