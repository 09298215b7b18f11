/* SPDX-License-Identifier: MIT */
/*
 * The shapes that go from a point: pieces of trails, arrows, straight lines. Leaves rectangles to
 * shapes.h, which is what others ask for a shape of any kind.
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

/* Of a pixel whose middle is so far from the edge, 0..1. */
static inline float cover(float distance)
{
    return clamp(0.5F - distance, 0.0F, 1.0F);
}

/* Fill a picture of the command as it lies about the point (rect.x, rect.y). */
void strokes_make_trail(const struct draw_command *command, struct bitmap *bitmap);
void strokes_make_arrow(const struct draw_command *command, struct bitmap *bitmap);
void strokes_make_line(const struct draw_command *command, struct bitmap *bitmap);

/* The pixels that the command can touch, in the window. Empty for a stroke of no size. */
struct rect strokes_trail_bounds(const struct draw_command *command);
struct rect strokes_arrow_bounds(const struct draw_command *command);
struct rect strokes_line_bounds(const struct draw_command *command);

#endif
