/* SPDX-License-Identifier: MIT */
/*
 * The places of the statistics, in units of the design. Leaves drawing to statistics_draw.c.
 */
#include "statistics_layout.h"

#define MARGIN      28
#define BUTTON      52
#define CHOICES     54
#define TITLE_LEFT  (MARGIN + BUTTON + 16)
#define SMALL_TILES 4 /* before the one of the longest word */

/* Four tiles of one width in a row, from x = MARGIN on. */
static void place_tiles(const struct layout *layout, struct statistics_layout *at, int y, int width,
                        int height, int gap)
{
    for (int i = 0; i < SMALL_TILES; i++) {
        at->tiles[i] = layout_rect(layout, MARGIN + i * (width + gap), y, width, height);
    }
}

/* The filters stand beside the title; the chart has the two other panels at its right. */
static struct statistics_layout beside(const struct layout *layout, int width, int height)
{
    bool low = height < 740;
    int inner = width - 2 * MARGIN;
    int sizes = layout_clamped(width * 26 / 100, 270, 340);
    int rules = layout_clamped(width * 32 / 100, 300, 420);
    int sizes_x = width - MARGIN - sizes;
    int rules_x = sizes_x - 14 - rules;
    int gap = low ? 16 : 24;
    int tile_gap = low ? 12 : 16;
    int top = low ? 94 : 104;
    int tile = (inner - SMALL_TILES * tile_gap) * (low ? 166 : 155) / 1000;
    int tile_height = low ? 104 : 124;
    int longest = MARGIN + SMALL_TILES * (tile + tile_gap);
    int chart_y = top + tile_height + gap;
    int chart_height = height - MARGIN - chart_y;
    int chart = (inner - gap) * 64 / 100;
    int column_x = MARGIN + chart + gap;
    int column = width - MARGIN - column_x;
    int lengths = (chart_height - gap) * 504 / 1000;
    struct statistics_layout at = {
        .back = layout_rect(layout, MARGIN, 24, BUTTON, BUTTON),
        .title = layout_rect(layout, TITLE_LEFT, 24, rules_x - 16 - TITLE_LEFT, BUTTON),
        .rules = layout_rect(layout, rules_x, 24, rules, CHOICES),
        .sizes = layout_rect(layout, sizes_x, 24, sizes, CHOICES),
        .body = layout_rect(layout, MARGIN, top, inner, height - MARGIN - top),
        .chart = layout_rect(layout, MARGIN, chart_y, chart, chart_height),
        .lengths = layout_rect(layout, column_x, chart_y, column, lengths),
        .matches = layout_rect(layout, column_x, chart_y + lengths + gap, column,
                               chart_height - lengths - gap),
    };
    place_tiles(layout, &at, top, tile, tile_height, tile_gap);
    at.tiles[TILE_LONGEST] =
        layout_rect(layout, longest, top, width - MARGIN - longest, tile_height);
    return at;
}

/* Upright windows: the longest word and the chart have rows of their own. */
static struct statistics_layout stacked(const struct layout *layout, int width, int height)
{
    int inner = width - 2 * MARGIN;
    int gap = 16;
    int sizes = layout_clamped(inner * 55 / 100, 270, 400);
    int top = 24 + 2 * (CHOICES + 14);
    int tile = (inner - 3 * gap) / SMALL_TILES;
    int longest_y = top + 104 + gap;
    int chart_y = longest_y + 84 + gap;
    int lower = layout_clamped(height * 26 / 100, 250, 330);
    int lower_y = height - MARGIN - lower;
    int half = (inner - gap) / 2;
    struct statistics_layout at = {
        .back = layout_rect(layout, MARGIN, 24, BUTTON, BUTTON),
        .title =
            layout_rect(layout, TITLE_LEFT, 24, width - MARGIN - sizes - 16 - TITLE_LEFT, BUTTON),
        .sizes = layout_rect(layout, width - MARGIN - sizes, 24, sizes, CHOICES),
        .rules = layout_rect(layout, MARGIN, 24 + CHOICES + 14, inner, CHOICES),
        .body = layout_rect(layout, MARGIN, top, inner, height - MARGIN - top),
        .tiles[TILE_LONGEST] = layout_rect(layout, MARGIN, longest_y, inner, 84),
        .chart = layout_rect(layout, MARGIN, chart_y, inner, lower_y - gap - chart_y),
        .lengths = layout_rect(layout, MARGIN, lower_y, half, lower),
        .matches = layout_rect(layout, MARGIN + half + gap, lower_y, inner - half - gap, lower),
    };
    place_tiles(layout, &at, top, tile, 104, gap);
    return at;
}

struct statistics_layout statistics_layout(const struct layout *layout)
{
    int width = layout_units(layout, layout->width);
    int height = layout_units(layout, layout->height);
    return layout->shape == LAYOUT_STACK ? stacked(layout, width, height)
                                         : beside(layout, width, height);
}
