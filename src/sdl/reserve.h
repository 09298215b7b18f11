/* SPDX-License-Identifier: MIT */
/*
 * Memory for SDL, which does not look whether it got any. Leaves what the game itself allocates to
 * memory.h.
 */
#ifndef SDL_RESERVE_H
#define SDL_RESERVE_H

#include <stdbool.h>

/* Sets a reserve aside. From then on SDL gets from it what the system refuses; only what is large,
 * such as pictures, it may be refused. To be called before anything else of SDL. */
void reserve_begin(void);

/* Was the reserve needed? Then the game has to end soon: there is none any more. */
bool reserve_is_gone(void);

#endif
