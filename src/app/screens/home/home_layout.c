/* SPDX-License-Identifier: MIT */
/*
 * The choices, and the cards beside or below them. Leaves units to layout.h.
 */
#include "home_layout.h"

#include <assert.h>

#define HOME_BLOCK   1160
#define HOME_PANEL   700
#define HOME_CHOICES 460 /* the height of the panel with its five rows */
#define HOME_GAP     16

/* The buttons in `area` units: in one row, or the last of them in a second one. */
static void home_buttons(const struct layout *layout, struct home_layout *home, int x, int y,
                         int width, bool one_row)
{
    /* As wide as their labels want: Settings, How to play, Board by code. */
    static const int needed[] = {28, 62, 100};
    static const int even[] = {33, 67, 100};
    const int *ends = width < 560 ? needed : even;
    int room = width - (HOME_BUTTON_COUNT - 1) * 10;
    for (int i = 0; i < HOME_BUTTON_COUNT; i++) {
        int begin = i > 0 ? room * ends[i - 1] / 100 : 0;
        home->buttons[i] =
            layout_rect(layout, x + begin + i * 10, y, room * ends[i] / 100 - begin, LAYOUT_BUTTON);
    }
    if (!one_row) {
        int half = (width - 10) / 2;
        home->buttons[0] = layout_rect(layout, x, y, half, LAYOUT_BUTTON);
        home->buttons[1] = layout_rect(layout, x + half + 10, y, width - half - 10, LAYOUT_BUTTON);
        home->buttons[2] = layout_rect(layout, x, y + LAYOUT_BUTTON + 10, width, LAYOUT_BUTTON);
    }
}

/* A column of cards beside the choices, from the title to the end of the panel. */
static void home_column(const struct layout *layout, struct home_layout *home, int card_count,
                        struct rect area)
{
    bool one_row = area.w >= 390;
    int rows = one_row ? LAYOUT_BUTTON : 2 * LAYOUT_BUTTON + 10;
    int gap = one_row ? HOME_GAP : 12;
    int room = area.h - rows - card_count * gap;
    for (int i = 0; i < card_count; i++) {
        int top = room * i / card_count + i * gap;
        int bottom = room * (i + 1) / card_count + i * gap;
        home->cards[i] = layout_rect(layout, area.x, area.y + top, area.w, bottom - top);
    }
    home_buttons(layout, home, area.x, area.y + area.h - rows, area.w, one_row);
}

/* Two cards a row under the choices; an odd one takes the first row for itself. */
static void home_rows(const struct layout *layout, struct home_layout *home, int card_count,
                      struct rect area)
{
    int rows = (card_count + 1) / 2;
    int height = layout_smaller((area.h - LAYOUT_BUTTON - rows * HOME_GAP) / rows, 110);
    int half = (area.w - HOME_GAP) / 2;
    int first = card_count % 2;
    if (first) {
        home->cards[0] = layout_rect(layout, area.x, area.y, area.w, height);
    }
    for (int i = first; i < card_count; i++) {
        int row = (i + first) / 2;
        bool right = (i + first) % 2 == 1;
        home->cards[i] = layout_rect(layout, area.x + (right ? half + HOME_GAP : 0),
                                     area.y + row * (height + HOME_GAP),
                                     right ? area.w - half - HOME_GAP : half, height);
    }
    home_buttons(layout, home, area.x, area.y + rows * (height + HOME_GAP), area.w, true);
}

/* A block of 1160 × 634 units in the middle; upright windows have the cards under the choices. */
struct home_layout home_layout(const struct layout *layout, int card_count)
{
    assert(card_count >= HOME_CARDS_MAX - 1 && card_count <= HOME_CARDS_MAX);
    int width = layout_units(layout, layout->width);
    int height = layout_units(layout, layout->height);
    bool stacked = layout->shape == LAYOUT_STACK;
    int block = layout_smaller(stacked ? HOME_PANEL : HOME_BLOCK, width - 2 * LAYOUT_MARGIN);
    int panel = stacked ? block : layout_clamped(block * 61 / 100, 600, HOME_PANEL);
    int left = (width - block) / 2;
    bool low = height < 760; /* then the title is closer to what is around it */
    int title_y = low ? layout_clamped(30 + (height - 688) / 2, 30, 60) : 70 + (height - 800) / 3;
    if (stacked) {
        title_y = layout_clamped(30 + (height - 1100) / 3, 30, 240);
    }
    int tagline_y = title_y + (low || stacked ? 104 : 118);
    int panel_y = tagline_y + (low || stacked ? 42 : 60);
    struct home_layout home = {
        .title = layout_rect(layout, left + 10, title_y, panel, 100),
        .tagline = layout_rect(layout, left + 10, tagline_y, panel - 20, 32),
        .panel = layout_rect(layout, left, panel_y, panel, HOME_CHOICES),
        .footer = layout_rect(layout, left, height - (low || stacked ? 46 : 60), block, 24),
    };
    int bottom = panel_y + HOME_CHOICES;
    if (stacked) {
        int below = bottom + HOME_GAP;
        home_rows(layout, &home, card_count,
                  (struct rect){left, below, block, height - 56 - below});
    } else {
        int x = left + panel + (block > 1000 ? 40 : 24);
        home_column(layout, &home, card_count,
                    (struct rect){x, title_y, left + block - x, bottom - title_y});
    }
    return home;
}
