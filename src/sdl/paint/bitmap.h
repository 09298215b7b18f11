/* SPDX-License-Identifier: MIT */
/*
 * A picture on the processor, and the few things that are done with single pixels. Leaves shapes to
 * shapes.h and the way to the screen to the canvas.
 */
#ifndef SDL_BITMAP_H
#define SDL_BITMAP_H

#include "draw.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Pixels are 0xAARRGGBB with straight alpha, rows without gaps. `left` and `top` say where the
 * first pixel lies, counted from the point that the picture is drawn at.
 */
struct bitmap {
    int width, height;
    int left, top;
    uint32_t *pixels;
};

/* A fully transparent picture; false when there is no memory. The caller owns it: bitmap_deinit. */
bool bitmap_init(struct bitmap *bitmap, int width, int height, int left, int top);

/* Frees the pixels; a zeroed bitmap is taken. */
void bitmap_deinit(struct bitmap *bitmap);

static inline uint32_t bitmap_pixel(struct color color)
{
    return (uint32_t)color.a << 24 | (uint32_t)color.r << 16 | (uint32_t)color.g << 8 | color.b;
}

static inline uint32_t *bitmap_row(const struct bitmap *bitmap, int y)
{
    return bitmap->pixels + (long)y * bitmap->width;
}

/*
 * The pixel of which `cover_a` shows `a`, `cover_b` shows `b` and the rest nothing; both parts are
 * 0..1 and at most 1 together. The colour of what is half there is not darkened.
 */
uint32_t bitmap_mix(struct color a, float cover_a, struct color b, float cover_b);

/* Lays `over`, shifted by x, y, on `under`, which must be opaque where it counts. */
void bitmap_blend(struct bitmap *under, const struct bitmap *over, int x, int y);

#define BITMAP_HASH_SEED 0xcbf29ce484222325U

/* A hash (FNV-1a) of what a picture is made from. Goes on from `hash`, which begins as
 * BITMAP_HASH_SEED. */
static inline uint64_t bitmap_hash(uint64_t hash, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    for (size_t i = 0; i < size; i++) {
        hash = (hash ^ at[i]) * 0x100000001b3U;
    }
    return hash;
}

#endif
