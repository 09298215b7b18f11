/* SPDX-License-Identifier: MIT */
/*
 * The faces of the rivals, for shapes.h.
 */
#ifndef SDL_FACES_H
#define SDL_FACES_H

#include "bitmap.h"

/* Draws the face of a command into a transparent picture of its bounds; false if memory runs out.
 */
bool faces_make(const struct draw_command *command, struct bitmap *bitmap);

/* Returns the window pixels that the command may touch; empty for a face of no size. */
struct rect faces_bounds(const struct draw_command *command);

#endif
