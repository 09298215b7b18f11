/* SPDX-License-Identifier: MIT */
/*
 * Computes positions from the window's size and the UI scale.
 */
#include "layout.h"

#include <assert.h>

#define MILLI_MIN 560 /* below this, text in lists is too small to read */
#define MILLI_MAX 4000

/* Narrower windows have the shape of a phone if they are upright, and still narrower ones always.
 */
#define PHONE_WIDTH  600
#define PHONE_SURELY 540

/* No layout is smaller than this; a smaller window shows part of it. */
#define WIDTH_LEAST  (LAYOUT_WIDTH_MIN * 2 / 3)
#define HEIGHT_LEAST (LAYOUT_HEIGHT_MIN / 2)

int int_min(int a, int b)
{
    return a < b ? a : b;
}

int int_max(int a, int b)
{
    return a > b ? a : b;
}

int layout_clamped(int value, int least, int most)
{
    return int_max(least, int_min(value, most));
}

/* Smallest size in units at which each shape fits everything. */
static const struct {
    int width, height;
} least_units[] = {
    [LAYOUT_WIDE] = {1100, 688},
    [LAYOUT_SIDE] = {960, 708},
    [LAYOUT_STACK] = {620, 1000},
    [LAYOUT_PHONE] = {360, 640},
};

/* Size in units that each shape was designed for. */
static const struct {
    int width, height;
} design_units[] = {
    [LAYOUT_WIDE] = {1280, 800},
    [LAYOUT_SIDE] = {960, 800},
    [LAYOUT_STACK] = {720, 1100},
    [LAYOUT_PHONE] = {390, 844},
};

/* Returns the layout at ordinary density. */
static struct layout layout_of(int width, int height, int ui_scale, enum layout_shape shape)
{
    struct layout layout = {.width = width, .height = height, .shape = shape};
    int natural = int_min(width * 1000 / design_units[shape].width,
                          height * 1000 / design_units[shape].height);
    int least = shape == LAYOUT_PHONE ? 1000 : 700; /* near the eye, but under a finger */
    int wanted = layout_clamped(natural, least, MILLI_MAX) * ui_scale / 100;
    int most =
        int_min(width * 1000 / least_units[shape].width, height * 1000 / least_units[shape].height);
    layout.is_bounded = wanted > most;
    layout.milli = int_max(int_min(wanted, most), int_min(most, MILLI_MIN));
    return layout;
}

/* Picks the shape that suits the window; if only the UI scale calls for the other, the one that
 * comes closer to that scale. */
static struct layout best_layout(int width, int height, int ui_scale)
{
    if (width < (height > width ? PHONE_WIDTH : PHONE_SURELY)) {
        return layout_of(width, height, ui_scale, LAYOUT_PHONE);
    }
    if (height > width) {
        return layout_of(width, height, ui_scale, LAYOUT_STACK);
    }
    struct layout wide = layout_of(width, height, ui_scale, LAYOUT_WIDE);
    struct layout side = layout_of(width, height, ui_scale, LAYOUT_SIDE);
    bool is_wide = width * 100 >= 900 * ui_scale || (width >= 900 && wide.milli >= side.milli);
    return is_wide ? wide : side;
}

struct layout layout_make(int width, int height, int density, int ui_scale)
{
    density = density > 0 ? density : 100;
    width = int_max(width, WIDTH_LEAST * density / 100);
    height = int_max(height, HEIGHT_LEAST * density / 100);
    struct layout layout = best_layout(width * 100 / density, height * 100 / density,
                                       layout_clamped(ui_scale, UI_SCALE_MIN, UI_SCALE_MAX));
    layout.width = width;
    layout.height = height;
    layout.milli = layout.milli * density / 100;
    return layout;
}

bool layout_is_upright(const struct layout *layout)
{
    return layout->shape == LAYOUT_STACK || layout->shape == LAYOUT_PHONE;
}

bool layout_is_phone(const struct layout *layout)
{
    return layout->shape == LAYOUT_PHONE;
}

int layout_margin(const struct layout *layout)
{
    return layout->shape == LAYOUT_PHONE ? LAYOUT_PHONE_MARGIN : LAYOUT_MARGIN;
}

int layout_px(const struct layout *layout, int units)
{
    int scaled = units * layout->milli;
    return (scaled >= 0 ? scaled + 500 : scaled - 500) / 1000;
}

int layout_units(const struct layout *layout, int px)
{
    return px * 1000 / layout->milli;
}

struct rect layout_window(const struct layout *layout)
{
    return (struct rect){0, 0, layout_units(layout, layout->width),
                         layout_units(layout, layout->height)};
}

static struct rect in_px(const struct layout *layout, int x, int y, int w, int h)
{
    int left = layout_px(layout, x);
    int top = layout_px(layout, y);
    return (struct rect){left, top, layout_px(layout, x + w) - left,
                         layout_px(layout, y + h) - top};
}

struct rect layout_to_px(const struct layout *layout, struct rect units)
{
    return in_px(layout, units.x, units.y, units.w, units.h);
}

#define STRIP     24  /* at the bottom of the window: the margin below a button with its ring */
#define TOP       112 /* top of the board and the panels */
#define FOOT      102 /* below them */
#define PANEL_MIN 230
#define PANEL_MAX 380

struct rect layout_foot(const struct layout *layout)
{
    int height = STRIP * layout->milli / 1000;
    return (struct rect){0, layout->height - height, layout->width, height};
}

/* The panels grow with the window up to a maximum; the group is centred. */
static struct play_layout play_wide(const struct layout *layout, int width, int height)
{
    int panel_height = height - TOP - FOOT;
    int board = panel_height - LAYOUT_TRAY_EDGE;
    int panel = layout_clamped((width - 4 * LAYOUT_MARGIN - board) / 2, PANEL_MIN, PANEL_MAX);
    board = int_min(board, width - 4 * LAYOUT_MARGIN - 2 * panel);
    int left = (width - 2 * panel - 2 * LAYOUT_MARGIN - board) / 2;
    int right = left + panel + LAYOUT_MARGIN + board + LAYOUT_MARGIN;
    int board_x = left + panel + LAYOUT_MARGIN;
    int board_y = TOP + (panel_height - LAYOUT_TRAY_EDGE - board) / 2;
    int foot = height - 80;
    int edge = right + panel;
    return (struct play_layout){
        .menu = in_px(layout, left, 24, LAYOUT_BUTTON, LAYOUT_BUTTON),
        .name = in_px(layout, left + 68, 24, panel - 68, LAYOUT_BUTTON),
        .clock = in_px(layout, board_x, 24, board, LAYOUT_BUTTON + 12),
        .second = in_px(layout, edge - 116, 24, LAYOUT_BUTTON, LAYOUT_BUTTON),
        .sound = in_px(layout, edge - 52, 24, LAYOUT_BUTTON, LAYOUT_BUTTON),
        .board = in_px(layout, board_x, board_y, board, board + LAYOUT_TRAY_EDGE),
        .you = in_px(layout, left, TOP, panel, panel_height),
        .rival = in_px(layout, right, TOP, panel, panel_height),
        .word = in_px(layout, board_x, foot - 4, board, 62),
        .tools = in_px(layout, left, foot, panel, LAYOUT_BUTTON),
        .actions = in_px(layout, right, foot, panel, LAYOUT_BUTTON),
    };
}

/* One column on the right holds both players; the word is under the board. */
static struct play_layout play_side(const struct layout *layout, int width, int height)
{
    int column = layout_clamped(width * 34 / 100, 270, 340);
    int board = int_min(height - 96 - 104, width - 3 * LAYOUT_MARGIN - column);
    int board_x = LAYOUT_MARGIN + (width - 3 * LAYOUT_MARGIN - column - board) / 2;
    int column_x = width - LAYOUT_MARGIN - column;
    int panels = height - 88 - 166;
    int half = (panels - 12) / 2;
    int board_y = 96 + (height - 96 - 104 - board) / 2;
    return (struct play_layout){
        .menu = in_px(layout, LAYOUT_MARGIN, 20, LAYOUT_BUTTON, LAYOUT_BUTTON),
        .name = {0, 0, 0, 0},
        .clock = in_px(layout, LAYOUT_MARGIN + 68, 20,
                       column_x - LAYOUT_MARGIN - LAYOUT_MARGIN - 68, LAYOUT_BUTTON + 6),
        .second = in_px(layout, width - LAYOUT_MARGIN - 116, 20, LAYOUT_BUTTON, LAYOUT_BUTTON),
        .sound = in_px(layout, width - LAYOUT_MARGIN - 52, 20, LAYOUT_BUTTON, LAYOUT_BUTTON),
        .board = in_px(layout, board_x, board_y, board, board + LAYOUT_TRAY_EDGE),
        .you = in_px(layout, column_x, 88, column, half),
        .rival = in_px(layout, column_x, 88 + half + 12, column, half),
        .word = in_px(layout, LAYOUT_MARGIN, height - 80, column_x - 2 * LAYOUT_MARGIN, 62),
        .tools = in_px(layout, column_x, height - 144, column, LAYOUT_BUTTON),
        .actions = in_px(layout, column_x, height - 80, column, LAYOUT_BUTTON),
    };
}

/* Portrait windows: the board on top, the word under it, then both players side by side. */
static struct play_layout play_stack(const struct layout *layout, int width, int height)
{
    int board = int_min(width - 2 * LAYOUT_MARGIN, height - 96 - 82 - 220 - 90);
    int board_y = 96;
    int word_y = board_y + board + LAYOUT_TRAY_EDGE + 22;
    int panels_y = word_y + 68;
    int panels = height - panels_y - 96;
    int half = (width - 2 * LAYOUT_MARGIN - 16) / 2;
    return (struct play_layout){
        .menu = in_px(layout, LAYOUT_MARGIN, 24, LAYOUT_BUTTON, LAYOUT_BUTTON),
        .name = {0, 0, 0, 0},
        .clock = in_px(layout, LAYOUT_MARGIN + 68, 24, width - 2 * LAYOUT_MARGIN - 68 - 132,
                       LAYOUT_BUTTON + 6),
        .second = in_px(layout, width - LAYOUT_MARGIN - 116, 24, LAYOUT_BUTTON, LAYOUT_BUTTON),
        .sound = in_px(layout, width - LAYOUT_MARGIN - 52, 24, LAYOUT_BUTTON, LAYOUT_BUTTON),
        .board = in_px(layout, (width - board) / 2, board_y, board, board + LAYOUT_TRAY_EDGE),
        .you = in_px(layout, LAYOUT_MARGIN, panels_y, half, panels),
        .rival = in_px(layout, LAYOUT_MARGIN + half + 16, panels_y, half, panels),
        .word = in_px(layout, LAYOUT_MARGIN, word_y, width - 2 * LAYOUT_MARGIN, 62),
        .tools = in_px(layout, LAYOUT_MARGIN, height - 80, half, LAYOUT_BUTTON),
        .actions = in_px(layout, LAYOUT_MARGIN + half + 16, height - 80, half, LAYOUT_BUTTON),
    };
}

/* What a phone's layout has left above its least, in thousandths of what its design has. */
#define PHONE_FIXED 360 /* all but the board */
#define PHONE_SPARE 134

/* One column: what is looked at on top, so that the hand does not cover it; the buttons below,
 * under the thumb. A window that is higher than the design has more room around the board. */
static struct play_layout play_phone(const struct layout *layout, int width, int height)
{
    int margin = LAYOUT_PHONE_MARGIN;
    int board = int_max(int_min(width - 40, height - PHONE_FIXED), 0);
    int spare = int_max(height - PHONE_FIXED - board, 0);
    int share = int_min(spare, PHONE_SPARE) * 1000 / PHONE_SPARE;
    int over = int_max(spare - PHONE_SPARE, 0);
    struct rect rest = {margin, 8 + 6 * share / 1000, width - 2 * margin, height};
    rest.h = height - rest.y - 12 - 16 * share / 1000;
    struct rect top = rect_slice_top(&rest, 44 + 4 * share / 1000, 4 + 8 * share / 1000);
    struct rect scores = rect_cut_top(&rest, 60 + 18 * share / 1000);
    struct rect done = rect_slice_bottom(&rest, 56, 8 + 8 * share / 1000);
    struct rect tools =
        rect_slice_bottom(&rest, 56 + 6 * share / 1000, 6 + 16 * share / 1000 + over / 3);
    struct rect sheet = rest;
    (void)rect_cut_top(&sheet, 8);
    struct rect strip = rect_slice_bottom(&rest, 32 + 10 * share / 1000, 14 + 6 * share / 1000);
    struct rect tray = rect_cut_bottom(&rest, board + LAYOUT_TRAY_EDGE);
    tray = (struct rect){(width - board) / 2, tray.y, board, tray.h};
    (void)rect_cut_bottom(&rest, 14);
    return (struct play_layout){
        .menu = in_px(layout, top.x, top.y, top.h, top.h),
        .clock = in_px(layout, top.x + top.h + 12, top.y, top.w - 2 * top.h - 24, top.h),
        .sound = in_px(layout, top.x + top.w - top.h, top.y, top.h, top.h),
        .scores = layout_to_px(layout, scores),
        .word = layout_to_px(layout, rest),
        .board = layout_to_px(layout, tray),
        .strip = layout_to_px(layout, strip),
        .you = layout_to_px(layout, rect_row(sheet, 12, 2, 0)),
        .rival = layout_to_px(layout, rect_row(sheet, 12, 2, 1)),
        .tools = layout_to_px(layout, tools),
        .actions = layout_to_px(layout, done),
    };
}

struct play_layout layout_play(const struct layout *layout)
{
    int width = layout_units(layout, layout->width);
    int height = layout_units(layout, layout->height);
    switch (layout->shape) {
    case LAYOUT_WIDE:
        return play_wide(layout, width, height);
    case LAYOUT_SIDE:
        return play_side(layout, width, height);
    case LAYOUT_STACK:
        return play_stack(layout, width, height);
    case LAYOUT_PHONE:
        return play_phone(layout, width, height);
    }
    assert(false && "a shape");
    return (struct play_layout){0};
}
