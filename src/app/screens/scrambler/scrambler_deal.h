/* SPDX-License-Identifier: MIT */
/*
 * A new puzzle for the Scrambler. Leaves playing it to screen_scrambler.c.
 */
#ifndef APP_SCRAMBLER_DEAL_H
#define APP_SCRAMBLER_DEAL_H

#include "scrambler_way.h"

/*
 * Puts a puzzle of `size`, SCRAMBLER_SIZE_MIN..SCRAMBLER_SIZE_MAX, in the place of the one that is
 * there, or that of `code` when it is not NULL. False when it cannot be had, which the player has
 * been told; the one before stays.
 */
bool scrambler_deal(struct scrambler_screen *scrambler, struct desk *desk, int size,
                    const char *code);

#endif
