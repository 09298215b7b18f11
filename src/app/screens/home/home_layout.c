/* SPDX-License-Identifier: MIT */
/*
 * Places the choices, and the cards beside or below them. Leaves units to layout.h.
 */
#include "home_layout.h"

#include <assert.h>

#define BLOCK        1160
#define PANEL_WIDTH  700
#define PANEL_HEIGHT 560
#define PANEL_LEAST  500
#define TITLE        108 /* from its top to that of the panel */
#define TITLE_LOW    80
#define FOOT         76 /* below the panel, for the footer and the notice */
#define FOOT_LOW     54
#define GAP          12
#define PAD          32 /* of the panel */
#define ROW          47
#define ROW_GAP      8

/* In design units. */
struct area {
    int x, y, w, h;
};

/* The rows share the remaining height of the panel. */
static void lay_rows(const struct layout *layout, struct home_layout *home, struct area area,
                     int row_count)
{
    int left = area.w >= 640 ? 172 : 148;
    for (int i = 0; i < row_count; i++) {
        int top = area.h * i / row_count;
        int pitch = area.h * (i + 1) / row_count - top;
        int height = int_min(ROW, pitch - ROW_GAP + 2);
        int y = area.y + top + (pitch - height) / 2;
        home->labels[i] = layout_rect(layout, area.x + PAD, y, left - PAD - 6, height);
        home->rows[i] = layout_rect(layout, area.x + left, y, area.w - left - PAD, height);
    }
}

/* From the top: modes and their sentence; from the bottom: button, switches and hint. */
static void lay_panel(const struct layout *layout, struct home_layout *home, struct area area,
                      int row_count)
{
    bool tight = area.h < 550;
    int left = area.w >= 640 ? 172 : PAD;
    int width = area.w - left - PAD;
    int y = area.y + (tight ? 14 : 20);
    int modes = tight ? 50 : 58;
    home->panel = layout_rect(layout, area.x, area.y, area.w, area.h);
    home->modes = layout_rect(layout, area.x + 24, y, area.w - 48, modes);
    y += modes + 4;
    home->sentence = layout_rect(layout, area.x + PAD, y, area.w - 2 * PAD, 26);
    y += 30;
    int shake = tight ? 54 : 58;
    int below = area.y + area.h - shake - (tight ? 18 : 22);
    home->shake = layout_rect(layout, area.x + PAD, below, area.w - 2 * PAD, shake);
    below -= 40;
    for (int i = 0; i < HOME_SWITCHES_MAX; i++) {
        int begin = width * i / HOME_SWITCHES_MAX;
        int end = width * (i + 1) / HOME_SWITCHES_MAX - (i + 1 < HOME_SWITCHES_MAX ? GAP : 0);
        home->switches[i] = layout_rect(layout, area.x + left + begin, below, end - begin, 32);
    }
    below -= 46;
    home->hint = layout_rect(layout, area.x + left, below, width, 44);
    lay_rows(layout, home, (struct area){area.x, y, area.w, below - 2 - y}, row_count);
}

/* Places Settings and How to play side by side. */
static void lay_buttons(const struct layout *layout, struct home_layout *home, struct area area)
{
    int half = (area.w - 20) / HOME_BUTTON_COUNT;
    for (int i = 0; i < HOME_BUTTON_COUNT; i++) {
        home->buttons[i] =
            layout_rect(layout, area.x + i * (area.w - half), area.y, half, LAYOUT_BUTTON);
    }
}

/* Places the cards in a column beside the choices, from the title to the end of the panel. */
static void lay_column(const struct layout *layout, struct home_layout *home, int card_count,
                       struct area area)
{
    int room = area.h - LAYOUT_BUTTON - card_count * GAP;
    for (int i = 0; i < card_count; i++) {
        int top = room * i / card_count + i * GAP;
        int bottom = room * (i + 1) / card_count + i * GAP;
        home->cards[i] = layout_rect(layout, area.x, area.y + top, area.w, bottom - top);
    }
    area.y += area.h - LAYOUT_BUTTON;
    lay_buttons(layout, home, area);
}

/* Places two cards per row below the choices; an odd one takes the whole first row. */
static void lay_grid(const struct layout *layout, struct home_layout *home, int card_count,
                     struct area area)
{
    int rows = (card_count + 1) / 2;
    int height = int_min((area.h - LAYOUT_BUTTON - rows * GAP) / rows, 110);
    int half = (area.w - GAP) / 2;
    int first = card_count % 2;
    if (first) {
        home->cards[0] = layout_rect(layout, area.x, area.y, area.w, height);
    }
    for (int i = first; i < card_count; i++) {
        int row = (i + first) / 2;
        bool right = (i + first) % 2 == 1;
        home->cards[i] = layout_rect(layout, area.x + (right ? area.w - half : 0),
                                     area.y + row * (height + GAP), half, height);
    }
    area.y += rows * (height + GAP);
    lay_buttons(layout, home, area);
}

/* A centred block of 1160 × 668 units; in portrait windows the cards are below the choices. */
struct home_layout home_layout(const struct layout *layout, int row_count, int card_count)
{
    assert(row_count >= HOME_ROWS_MAX - 1 && row_count <= HOME_ROWS_MAX);
    assert(card_count >= HOME_CARDS_MAX - 1 && card_count <= HOME_CARDS_MAX);
    int width = layout_units(layout, layout->width);
    int height = layout_units(layout, layout->height);
    bool stacked = layout->shape == LAYOUT_STACK;
    int block = int_min(stacked ? PANEL_WIDTH : BLOCK, width - 2 * LAYOUT_MARGIN);
    int left = (width - block) / 2;
    bool low = height < (stacked ? 1080 : 760); /* then everything is closer together */
    int title = low ? TITLE_LOW : TITLE;
    int foot = low ? FOOT_LOW : FOOT;
    int top = stacked ? layout_clamped(20 + (height - 1040) / 3, 20, 240)
                      : layout_larger(20, (height - 688) / 2);
    struct area panel = {left, top + title, block, PANEL_HEIGHT};
    if (stacked) {
        panel.h = layout_clamped(PANEL_HEIGHT - (1100 - height) / 2, PANEL_LEAST, PANEL_HEIGHT);
    } else {
        panel.w = layout_clamped(block * 61 / 100, 600, PANEL_WIDTH);
        panel.h = layout_clamped(height - foot - panel.y, PANEL_LEAST, PANEL_HEIGHT);
    }
    int bottom = panel.y + panel.h;
    struct home_layout home = {
        .title =
            layout_rect(layout, left + 10, top, int_min(low ? 490 : 616, panel.w - 20), title - 8),
        .footer = layout_rect(layout, left, stacked || low ? height - 46 : bottom + 21, block, 24),
    };
    lay_panel(layout, &home, panel, row_count);
    if (stacked) {
        int below = bottom + GAP;
        lay_grid(layout, &home, card_count, (struct area){left, below, block, height - 52 - below});
    } else {
        int x = left + panel.w + (block > 1000 ? 40 : 24);
        lay_column(layout, &home, card_count,
                   (struct area){x, top, left + block - x, bottom - top});
    }
    return home;
}
