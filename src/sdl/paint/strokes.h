/* SPDX-License-Identifier: MIT */
/*
 * The shapes that go from a point: pieces of trails, arrows, straight lines. Leaves rectangles to
 * shapes.h, which is what others ask for a shape of any kind.
 */
#ifndef SDL_STROKES_H
#define SDL_STROKES_H

#include "bitmap.h"

/* Fill a picture of the command as it lies about the point (rect.x, rect.y). */
void strokes_make_trail(const struct draw_command *command, struct bitmap *bitmap);
void strokes_make_arrow(const struct draw_command *command, struct bitmap *bitmap);
void strokes_make_line(const struct draw_command *command, struct bitmap *bitmap);

/* The pixels that the command can touch, in the window. Empty for a stroke of no size. */
struct rect strokes_trail_bounds(const struct draw_command *command);
struct rect strokes_arrow_bounds(const struct draw_command *command);
struct rect strokes_line_bounds(const struct draw_command *command);

#endif
