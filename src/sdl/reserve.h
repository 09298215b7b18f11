/* SPDX-License-Identifier: MIT */
/*
 * Memory allocation for SDL, which often does not check whether it succeeds. Leaves the game's own
 * allocations to memory.h.
 */
#ifndef SDL_RESERVE_H
#define SDL_RESERVE_H

#include <stdbool.h>

/* Sets a reserve aside that is released to SDL when the system runs out of memory. Only large
 * allocations, such as pictures, can still fail. Call before any other SDL function. */
void reserve_begin(void);

/* Returns whether the reserve has been used up; the game must then end soon. */
bool reserve_is_gone(void);

#endif
