/* SPDX-License-Identifier: MIT */
/*
 * How common words are spread over boards as they fall, for people and as the table that the engine
 * has. Leaves the command to command_shake.c.
 */
#ifndef CLI_DISTRIBUTION_H
#define CLI_DISTRIBUTION_H

#include "command.h"
#include "trounce/dice.h"
#include "trounce/solver.h"

/* Shakes boards of these dice, which make a square, and tells how many common words they hold. A
 * failure has been told. */
enum outcome distribution_tell(struct cli *cli, struct solver *solver, const struct dice *dice,
                               enum rules rules);

/* Writes src/engine/deal/richness_table.c: the known sets by all rules. A failure has been told. */
enum outcome distribution_table(struct cli *cli, struct solver *solver);

#endif
