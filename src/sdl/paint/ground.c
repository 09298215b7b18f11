/* SPDX-License-Identifier: MIT */
/*
 * The radial gradient behind everything. Leaves its texture to the painter.
 */
#include "ground.h"

#include <math.h>

/* The order in which 8 × 8 neighbours round up, 0..63: Bayer's matrix by its bits. */
static float threshold(int x, int y)
{
    int value = 0;
    for (int bit = 0; bit < 3; bit++) {
        int xb = x >> bit & 1;
        int yb = y >> bit & 1;
        value |= (xb ^ yb) << (2 * (2 - bit) + 1) | yb << (2 * (2 - bit));
    }
    return ((float)value + 0.5F) / 64.0F;
}

void ground_paint(const struct draw_command *command, int height, struct bitmap *bitmap)
{
    int width = bitmap->width;
    float noise[8][8];
    for (int y = 0; y < 8; y++) {
        for (int x = 0; x < 8; x++) {
            noise[y][x] = threshold(x, y);
        }
    }

    /* An ellipse about the point at 50 %, 40 % that would go through the farthest corner, of which
     * three quarters are the way from one colour to the other. */
    float scale_x = 1.0F / (0.75F * 0.5F * (float)width * sqrtf(2.0F));
    float scale_y = 1.0F / (0.75F * 0.6F * (float)height * sqrtf(2.0F));
    struct color in = command->color;
    struct color out = command->color2;
    float from[3] = {(float)in.r, (float)in.g, (float)in.b};
    float way[3] = {(float)out.r - from[0], (float)out.g - from[1], (float)out.b - from[2]};
    for (int i = 0; i < bitmap->height; i++) {
        int y = bitmap->top + i;
        float dy = ((float)y + 0.5F - 0.4F * (float)height) * scale_y;
        uint32_t *row = bitmap_row(bitmap, i);
        for (int x = 0; x < width; x++) {
            float dx = ((float)x + 0.5F - 0.5F * (float)width) * scale_x;
            float part = sqrtf(dx * dx + dy * dy);
            part = part < 1.0F ? part : 1.0F;
            float add = noise[y & 7][x & 7];
            uint32_t red = (uint32_t)(from[0] + part * way[0] + add);
            uint32_t green = (uint32_t)(from[1] + part * way[1] + add);
            uint32_t blue = (uint32_t)(from[2] + part * way[2] + add);
            row[x] = 0xff000000U | red << 16 | green << 8 | blue;
        }
    }
}
