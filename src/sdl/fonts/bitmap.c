/* SPDX-License-Identifier: MIT */
/*
 * Makes, mixes and blends pictures in memory.
 */
#include "bitmap.h"

#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

bool bitmap_init(struct bitmap *bitmap, int width, int height, int left, int top)
{
    assert(width > 0 && height > 0);
    uint32_t *pixels = memory_new((size_t)width * (size_t)height, sizeof *pixels);
    if (!pixels) {
        return false;
    }
    *bitmap = (struct bitmap){width, height, left, top, pixels};
    return true;
}

void bitmap_deinit(struct bitmap *bitmap)
{
    memory_free(bitmap->pixels);
    memset(bitmap, 0, sizeof *bitmap);
}

uint32_t bitmap_mix(struct color a, float cover_a, struct color b, float cover_b)
{
    float weight_a = cover_a * (float)a.a;
    float weight_b = cover_b * (float)b.a;
    float alpha = weight_a + weight_b;
    if (alpha < 0.5F) {
        return 0;
    }
    float part_a = weight_a / alpha;
    float part_b = weight_b / alpha;
    return bitmap_pixel((struct color){
        .r = (uint8_t)((float)a.r * part_a + (float)b.r * part_b + 0.5F),
        .g = (uint8_t)((float)a.g * part_a + (float)b.g * part_b + 0.5F),
        .b = (uint8_t)((float)a.b * part_a + (float)b.b * part_b + 0.5F),
        .a = (uint8_t)(alpha + 0.5F),
    });
}

static uint32_t blend_channel(uint32_t under, uint32_t over, uint32_t alpha, int shift)
{
    uint32_t below = under >> shift & 0xff;
    uint32_t above = over >> shift & 0xff;
    return (below * (255 - alpha) + above * alpha + 127) / 255 << shift;
}

void bitmap_blend(struct bitmap *under, const struct bitmap *over, int x, int y)
{
    for (int row = 0; row < over->height; row++) {
        int to_row = y + over->top + row;
        for (int column = 0; column < over->width; column++) {
            int to = x + over->left + column;
            if (to_row < 0 || to_row >= under->height || to < 0 || to >= under->width) {
                continue;
            }
            uint32_t *pixel = bitmap_row(under, to_row) + to;
            uint32_t source = bitmap_row(over, row)[column];
            uint32_t alpha = source >> 24;
            uint32_t old_alpha = *pixel >> 24;
            *pixel = (alpha > old_alpha ? alpha : old_alpha) << 24 |
                     blend_channel(*pixel, source, alpha, 16) |
                     blend_channel(*pixel, source, alpha, 8) |
                     blend_channel(*pixel, source, alpha, 0);
        }
    }
}

void bitmap_swap_red_and_blue(struct bitmap *bitmap)
{
    size_t count = (size_t)bitmap->width * (size_t)bitmap->height;
    for (size_t i = 0; i < count; i++) {
        uint32_t pixel = bitmap->pixels[i];
        bitmap->pixels[i] = (pixel & 0xff00ff00) | (pixel >> 16 & 0xff) | (pixel & 0xff) << 16;
    }
}
