/* SPDX-License-Identifier: MIT */
/*
 * A die of the game as the icon of its window. Leaves shapes and letters to the makers of pictures.
 */
#include "window_icon.h"

#include "canvas_text.h"
#include "shapes.h"

#define ICON_PX 64

static const struct color fill = {0xff, 0xc1, 0x45, 0xff};
static const struct color lower_edge = {0xc9, 0x8a, 0x12, 0xff};
static const struct color ink = {0x24, 0x32, 0x38, 0xff};

void window_icon_set(SDL_Window *window, struct fonts *fonts)
{
    struct draw_command die = {.kind = DRAW_BOX,
                               .rect = {0, 0, ICON_PX, ICON_PX},
                               .color = fill,
                               .color2 = lower_edge,
                               .radius = 11,
                               .edge = 5};
    struct draw_command letter = {
        .kind = DRAW_TEXT, .color = ink, .size = 42, .weight = WEIGHT_900, .align = ALIGN_MIDDLE};
    struct bitmap picture;
    struct bitmap glyph;
    if (!shapes_make(&die, &picture)) {
        return;
    }
    if (canvas_text_make(fonts, &letter, "T", &glyph)) {
        bitmap_blend(&picture, &glyph, ICON_PX / 2, (ICON_PX - die.edge) / 2);
        bitmap_deinit(&glyph);
    }
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormatFrom(
        picture.pixels, ICON_PX, ICON_PX, 32, ICON_PX * 4, SDL_PIXELFORMAT_ARGB8888);
    if (surface) {
        SDL_SetWindowIcon(window, surface);
        SDL_FreeSurface(surface);
    }
    bitmap_deinit(&picture);
}
