/* SPDX-License-Identifier: MIT */
/*
 * The ground of the whole window. Leaves all that stands on it to shapes.h.
 */
#ifndef SDL_GROUND_H
#define SDL_GROUND_H

#include "bitmap.h"

/*
 * Paints `bitmap`, which is as wide as the window, with those rows of the ground that begin at
 * bitmap->top: command->color in the middle of a window `height` px high, command->color2 outside,
 * with a little ordered noise so that no bands are seen.
 */
void ground_paint(const struct draw_command *command, int height, struct bitmap *bitmap);

#endif
