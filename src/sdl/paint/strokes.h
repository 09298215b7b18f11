/* SPDX-License-Identifier: MIT */
/*
 * Shapes that are placed at a point, for shapes.h: trails, arrows, straight lines, arcs, stars.
 */
#ifndef SDL_STROKES_H
#define SDL_STROKES_H

#include "bitmap.h"

#define PI_F 3.14159265F

struct point {
    float x, y;
};

static inline float radians(int degrees)
{
    return (float)degrees * PI_F / 180.0F;
}

static inline float clamp(float value, float low, float high)
{
    return value < low ? low : value > high ? high : value;
}

/* Returns how much of a pixel is covered, 0..1, given its centre's signed distance to the edge. */
static inline float cover(float distance)
{
    return clamp(0.5F - distance, 0.0F, 1.0F);
}

/* Fill the picture of a command, placed relative to (rect.x, rect.y). */
void strokes_make_trail(const struct draw_command *command, struct bitmap *bitmap);
void strokes_make_arrow(const struct draw_command *command, struct bitmap *bitmap);
void strokes_make_line(const struct draw_command *command, struct bitmap *bitmap);
void strokes_make_star(const struct draw_command *command, struct bitmap *bitmap);
void strokes_make_arc(const struct draw_command *command, struct bitmap *bitmap);

/* Return the window pixels that the command may touch; empty for a stroke of no size. */
struct rect strokes_trail_bounds(const struct draw_command *command);
struct rect strokes_arrow_bounds(const struct draw_command *command);
struct rect strokes_line_bounds(const struct draw_command *command);
struct rect strokes_star_bounds(const struct draw_command *command);
struct rect strokes_arc_bounds(const struct draw_command *command);

#endif
