/* SPDX-License-Identifier: MIT */
/*
 * What all shapes need that are made from their signed distances: points, angles, how much of a
 * pixel is covered. Leaves the distances to shapes.c and strokes.c.
 */
#ifndef SDL_DISTANCE_H
#define SDL_DISTANCE_H

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

#endif
