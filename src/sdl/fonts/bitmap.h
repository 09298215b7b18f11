/* SPDX-License-Identifier: MIT */
/*
 * A picture in memory, and operations on single pixels.
 */
#ifndef SDL_BITMAP_H
#define SDL_BITMAP_H

#include "draw.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Pixels are 0xAARRGGBB with straight alpha, rows without padding. `left` and `top` are the offset
 * of the first pixel from the point at which the picture is drawn.
 */
struct bitmap {
    int width, height;
    int left, top;
    uint32_t *pixels;
};

/* Makes a fully transparent picture; false if out of memory. Free it with bitmap_deinit(). */
bool bitmap_init(struct bitmap *bitmap, int width, int height, int left, int top);

/* Frees the pixels; a zeroed bitmap is allowed. */
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
 * Returns a pixel of which `a` covers the fraction cover_a, `b` covers cover_b, and nothing the
 * rest; the fractions and their sum are 0..1. Colours are weighted by alpha, so that half-covered
 * pixels do not darken.
 */
uint32_t bitmap_mix(struct color a, float cover_a, struct color b, float cover_b);

/* Draws `over` on `under` at the offset x, y. `under` must be opaque wherever the result is shown.
 */
void bitmap_blend(struct bitmap *under, const struct bitmap *over, int x, int y);

/* Exchanges red and blue in all pixels. */
void bitmap_swap_red_and_blue(struct bitmap *bitmap);

#define BITMAP_HASH_SEED 0xcbf29ce484222325U

/* Continues the FNV-1a hash of what a picture depends on; starts from BITMAP_HASH_SEED. */
static inline uint64_t bitmap_hash(uint64_t hash, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    for (size_t i = 0; i < size; i++) {
        hash = (hash ^ at[i]) * 0x100000001b3U;
    }
    return hash;
}

#endif
