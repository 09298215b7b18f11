/* SPDX-License-Identifier: MIT */
/*
 * Advice for the Scrambler: the best way home that is known, kept in the state of the screen.
 * Leaves the slides to screen_scrambler.c.
 */
#ifndef APP_SCRAMBLER_WAY_H
#define APP_SCRAMBLER_WAY_H

#include "state.h"

/* Sets out from the grid as it is; `made` (may be NULL) is the move that led there. Without memory
 * the game goes on without advice. */
void scrambler_way_start(struct scrambler_state *scrambler, const struct scrambler_move *made);

/* Looks on for as long as a frame allows, and stops when there is nothing more to gain. */
void scrambler_way_work(struct scrambler_state *scrambler);

/* Lets go of the search; what is known stays. */
void scrambler_way_stop(struct scrambler_state *scrambler);

#endif
