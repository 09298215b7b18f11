/* SPDX-License-Identifier: MIT */
/*
 * The first climb out of a tier of the ladder, as a moment after the verdict.
 */
#ifndef APP_CLIMB_H
#define APP_CLIMB_H

#include "game_state.h"

/* Shows it over the results if the finished round of the session was that; returns whether it was.
 * The rounds must have been kept. */
bool climb_show(struct game *game);

#endif
