/* SPDX-License-Identifier: MIT */
/*
 * Where things stand, from the window's size alone. Leaves drawing to the widgets and screens.
 */
#include "layout.h"

#include <assert.h>

#define DESIGN_WIDTH  1280
#define DESIGN_HEIGHT 800
#define MILLI_MIN     560 /* below this, letters of a list are too small to read */
#define MILLI_MAX     4000

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

static int clamped(int value, int least, int most)
{
    return larger(least, smaller(value, most));
}

/* The least sizes in units at which each shape still has room for everything. */
static const struct {
    int width, height;
} least_units[] = {
    [LAYOUT_WIDE] = {1100, 688},
    [LAYOUT_SIDE] = {960, 708},
    [LAYOUT_STACK] = {620, 1000},
};

static enum layout_shape shape_of(int width, int height, int ui_scale)
{
    if (height > width) {
        return LAYOUT_STACK;
    }
    return width * 100 < 900 * ui_scale ? LAYOUT_SIDE : LAYOUT_WIDE;
}

/* For a usual screen. */
static struct layout layout_of(int width, int height, int ui_scale)
{
    struct layout layout = {.width = larger(width, 1), .height = larger(height, 1)};
    ui_scale = clamped(ui_scale, UI_SCALE_MIN, UI_SCALE_MAX);
    layout.shape = shape_of(layout.width, layout.height, ui_scale);

    int design_width = DESIGN_WIDTH;
    int design_height = DESIGN_HEIGHT;
    if (layout.shape == LAYOUT_SIDE) {
        design_width = 960;
    }
    if (layout.shape == LAYOUT_STACK) {
        design_width = 720;
        design_height = 1100;
    }
    int natural = smaller(layout.width * 1000 / design_width, layout.height * 1000 / design_height);
    int wanted = clamped(natural, 700, MILLI_MAX) * ui_scale / 100;
    int most = smaller(layout.width * 1000 / least_units[layout.shape].width,
                       layout.height * 1000 / least_units[layout.shape].height);
    layout.milli = larger(smaller(wanted, most), smaller(most, MILLI_MIN));
    layout.milli = larger(layout.milli, 100);
    return layout;
}

struct layout layout_make(int width, int height, int density, int ui_scale)
{
    density = density > 0 ? density : 100;
    struct layout layout = layout_of(width * 100 / density, height * 100 / density, ui_scale);
    layout.width = larger(width, 1);
    layout.height = larger(height, 1);
    layout.milli = layout.milli * density / 100;
    return layout;
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

/* A rectangle given in units. */
static struct rect in_px(const struct layout *layout, int x, int y, int w, int h)
{
    int left = layout_px(layout, x);
    int top = layout_px(layout, y);
    return (struct rect){left, top, layout_px(layout, x + w) - left,
                         layout_px(layout, y + h) - top};
}

#define STRIP        21 /* at the foot of the window: less than buttons leave of the margin */
#define MARGIN       28
#define BUTTON       52
#define TOP          112 /* of the board and the panels */
#define FOOT         102 /* below them */
#define TRAY_EDGE    6
#define CARD         100
#define PANEL_MIN    230
#define PANEL_NORMAL 294
#define PANEL_MAX    380

struct rect layout_foot(const struct layout *layout)
{
    int height = STRIP * layout->milli / 1000;
    return (struct rect){0, layout->height - height, layout->width, height};
}

/* The panels grow with the window until they are wide enough; the group stands in the middle. */
static struct play_layout play_wide(const struct layout *layout, int width, int height)
{
    int panel_height = height - TOP - FOOT;
    int board = panel_height - TRAY_EDGE;
    int panel = clamped((width - 4 * MARGIN - board) / 2, PANEL_MIN, PANEL_MAX);
    board = smaller(board, width - 4 * MARGIN - 2 * panel);
    int left = (width - 2 * panel - 2 * MARGIN - board) / 2;
    int right = left + panel + MARGIN + board + MARGIN;
    int board_x = left + panel + MARGIN;
    int board_y = TOP + (panel_height - TRAY_EDGE - board) / 2;
    int foot = height - 80;
    int edge = right + panel;
    return (struct play_layout){
        .menu = in_px(layout, left, 24, BUTTON, BUTTON),
        .name = in_px(layout, left + 68, 24, panel - 68, BUTTON),
        .clock = in_px(layout, board_x, 24, board, BUTTON + 12),
        .second = in_px(layout, edge - 116, 24, BUTTON, BUTTON),
        .sound = in_px(layout, edge - 52, 24, BUTTON, BUTTON),
        .board = in_px(layout, board_x, board_y, board, board + TRAY_EDGE),
        .you = in_px(layout, left, TOP, panel, panel_height),
        .rival = in_px(layout, right, TOP, panel, panel_height),
        .word = in_px(layout, board_x, foot - 4, board, 62),
        .tools = in_px(layout, left, foot, panel, BUTTON),
        .actions = in_px(layout, right, foot, panel, BUTTON),
    };
}

/* One column at the right holds both players; the word stands under the board. */
static struct play_layout play_side(const struct layout *layout, int width, int height)
{
    int column = clamped(width * 34 / 100, 270, 340);
    int board = smaller(height - 84 - 96, width - 3 * MARGIN - column);
    int board_x = MARGIN + (width - 3 * MARGIN - column - board) / 2;
    int column_x = width - MARGIN - column;
    int panels = height - 88 - 166;
    int half = (panels - 12) / 2;
    int board_y = 88 + (height - 84 - 96 - board) / 2;
    return (struct play_layout){
        .menu = in_px(layout, MARGIN, 20, BUTTON, BUTTON),
        .name = {0, 0, 0, 0},
        .clock = in_px(layout, MARGIN + 68, 20, column_x - MARGIN - MARGIN - 68, BUTTON + 6),
        .second = in_px(layout, width - MARGIN - 116, 20, BUTTON, BUTTON),
        .sound = in_px(layout, width - MARGIN - 52, 20, BUTTON, BUTTON),
        .board = in_px(layout, board_x, board_y, board, board + TRAY_EDGE),
        .you = in_px(layout, column_x, 88, column, half),
        .rival = in_px(layout, column_x, 88 + half + 12, column, half),
        .word = in_px(layout, MARGIN, height - 80, column_x - 2 * MARGIN, 62),
        .tools = in_px(layout, column_x, height - 144, column, BUTTON),
        .actions = in_px(layout, column_x, height - 80, column, BUTTON),
    };
}

/* Upright windows: the board on top, the word under it, then both players side by side. */
static struct play_layout play_stack(const struct layout *layout, int width, int height)
{
    int board = smaller(width - 2 * MARGIN, height - 96 - 70 - 220 - 90);
    int board_y = 96;
    int word_y = board_y + board + TRAY_EDGE + 10;
    int panels_y = word_y + 68;
    int panels = height - panels_y - 96;
    int half = (width - 2 * MARGIN - 16) / 2;
    return (struct play_layout){
        .menu = in_px(layout, MARGIN, 24, BUTTON, BUTTON),
        .name = {0, 0, 0, 0},
        .clock = in_px(layout, MARGIN + 68, 24, width - 2 * MARGIN - 68 - 132, BUTTON + 6),
        .second = in_px(layout, width - MARGIN - 116, 24, BUTTON, BUTTON),
        .sound = in_px(layout, width - MARGIN - 52, 24, BUTTON, BUTTON),
        .board = in_px(layout, (width - board) / 2, board_y, board, board + TRAY_EDGE),
        .you = in_px(layout, MARGIN, panels_y, half, panels),
        .rival = in_px(layout, MARGIN + half + 16, panels_y, half, panels),
        .word = in_px(layout, MARGIN, word_y, width - 2 * MARGIN, 62),
        .tools = in_px(layout, MARGIN, height - 80, half, BUTTON),
        .actions = in_px(layout, MARGIN + half + 16, height - 80, half, BUTTON),
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
    }
    assert(false && "a shape");
    return (struct play_layout){0};
}

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
            in_px(layout, x + begin + i * 10, y, room * ends[i] / 100 - begin, BUTTON);
    }
    if (!one_row) {
        int half = (width - 10) / 2;
        home->buttons[0] = in_px(layout, x, y, half, BUTTON);
        home->buttons[1] = in_px(layout, x + half + 10, y, width - half - 10, BUTTON);
        home->buttons[2] = in_px(layout, x, y + BUTTON + 10, width, BUTTON);
    }
}

/* A column of cards beside the choices, from the title to the end of the panel. */
static void home_column(const struct layout *layout, struct home_layout *home, int card_count,
                        struct rect area)
{
    bool one_row = area.w >= 390;
    int rows = one_row ? BUTTON : 2 * BUTTON + 10;
    int gap = one_row ? HOME_GAP : 12;
    int room = area.h - rows - card_count * gap;
    for (int i = 0; i < card_count; i++) {
        int top = room * i / card_count + i * gap;
        int bottom = room * (i + 1) / card_count + i * gap;
        home->cards[i] = in_px(layout, area.x, area.y + top, area.w, bottom - top);
    }
    home_buttons(layout, home, area.x, area.y + area.h - rows, area.w, one_row);
}

/* Two cards a row under the choices; an odd one takes the first row for itself. */
static void home_rows(const struct layout *layout, struct home_layout *home, int card_count,
                      struct rect area)
{
    int rows = (card_count + 1) / 2;
    int height = smaller((area.h - BUTTON - rows * HOME_GAP) / rows, 110);
    int half = (area.w - HOME_GAP) / 2;
    int first = card_count % 2;
    if (first) {
        home->cards[0] = in_px(layout, area.x, area.y, area.w, height);
    }
    for (int i = first; i < card_count; i++) {
        int row = (i + first) / 2;
        bool right = (i + first) % 2 == 1;
        home->cards[i] = in_px(layout, area.x + (right ? half + HOME_GAP : 0),
                               area.y + row * (height + HOME_GAP),
                               right ? area.w - half - HOME_GAP : half, height);
    }
    home_buttons(layout, home, area.x, area.y + rows * (height + HOME_GAP), area.w, true);
}

/* A block of 1160 × 634 units in the middle; upright windows have the cards under the choices. */
struct home_layout layout_home(const struct layout *layout, int card_count)
{
    assert(card_count >= HOME_CARDS_MAX - 1 && card_count <= HOME_CARDS_MAX);
    int width = layout_units(layout, layout->width);
    int height = layout_units(layout, layout->height);
    bool stacked = layout->shape == LAYOUT_STACK;
    int block = smaller(stacked ? HOME_PANEL : HOME_BLOCK, width - 2 * MARGIN);
    int panel = stacked ? block : clamped(block * 61 / 100, 600, HOME_PANEL);
    int left = (width - block) / 2;
    bool low = height < 760; /* then the title is closer to what is around it */
    int title_y = low ? clamped(30 + (height - 688) / 2, 30, 60) : 70 + (height - 800) / 3;
    if (stacked) {
        title_y = clamped(30 + (height - 1100) / 3, 30, 240);
    }
    int tagline_y = title_y + (low || stacked ? 104 : 118);
    int panel_y = tagline_y + (low || stacked ? 42 : 60);
    struct home_layout home = {
        .title = in_px(layout, left + 10, title_y, panel, 100),
        .tagline = in_px(layout, left + 10, tagline_y, panel - 20, 32),
        .panel = in_px(layout, left, panel_y, panel, HOME_CHOICES),
        .footer = in_px(layout, left, height - (low || stacked ? 46 : 60), block, 24),
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

static struct results_layout results_wide(const struct layout *layout, int width, int height)
{
    int left = layout->shape == LAYOUT_WIDE ? 400 : 290;
    int board = smaller(left, height - 150 - 6 - 20 - 126 - 18 - 80);
    int detail_y = 150 + board + 26;
    int right = MARGIN + left + 32;
    int right_width = width - MARGIN - right;
    int field = clamped(right_width * 27 / 100, 130, 240);
    int foot = height - 80;
    return (struct results_layout){
        .headline = in_px(layout, MARGIN, 26, left, 52),
        .sentence = in_px(layout, MARGIN, 82, left, 56),
        .board = in_px(layout, MARGIN + (left - board) / 2, 150, board, board + TRAY_EDGE),
        .detail = in_px(layout, MARGIN, detail_y, left, foot - 18 - detail_y),
        .left_buttons = in_px(layout, MARGIN, foot, left, BUTTON),
        .filters = in_px(layout, right, MARGIN, right_width - field - 16, 54),
        .field = in_px(layout, width - MARGIN - field, MARGIN, field, 54),
        .list = in_px(layout, right, 100, right_width, foot - 18 - 100),
        .right_buttons = in_px(layout, right, foot, right_width, BUTTON),
    };
}

static struct results_layout results_stack(const struct layout *layout, int width, int height)
{
    int inner = width - 2 * MARGIN;
    int board = clamped(height - 720, 200, 300);
    int beside = MARGIN + board + 24;
    int top = 132 + board + 26;
    return (struct results_layout){
        .headline = in_px(layout, MARGIN, 22, inner, 50),
        .sentence = in_px(layout, MARGIN, 74, inner, 52),
        .board = in_px(layout, MARGIN, 132, board, board + TRAY_EDGE),
        .detail = in_px(layout, beside, 132, width - MARGIN - beside, board - 64),
        .left_buttons =
            in_px(layout, beside, 132 + board - BUTTON, width - MARGIN - beside, BUTTON),
        .filters = in_px(layout, MARGIN, top, inner - 176, 54),
        .field = in_px(layout, width - MARGIN - 160, top, 160, 54),
        .list = in_px(layout, MARGIN, top + 70, inner, height - 98 - top - 70),
        .right_buttons = in_px(layout, MARGIN, height - 80, inner, BUTTON),
    };
}

struct results_layout layout_results(const struct layout *layout)
{
    int width = layout_units(layout, layout->width);
    int height = layout_units(layout, layout->height);
    if (layout->shape == LAYOUT_STACK) {
        return results_stack(layout, width, height);
    }
    return results_wide(layout, width, height);
}

static struct scrambler_layout scrambler_wide(const struct layout *layout, int width, int height)
{
    int board = height - 208; /* with its arrows */
    int panel = clamped((width - 2 * MARGIN - board - 2 * 36) / 2, 230, 340);
    board = smaller(board, width - 2 * MARGIN - 2 * panel - 2 * 20);
    int left = (width - 2 * panel - board - 2 * 36) / 2;
    left = larger(left, MARGIN);
    int board_x = (width - board) / 2;
    int right = width - left - panel;
    int panel_height = height - TOP - FOOT;
    int foot = height - 80;
    int inner = 46; /* buttons stand under the tray, not under the arrows */
    return (struct scrambler_layout){
        .menu = in_px(layout, left, 24, BUTTON, BUTTON),
        .name = in_px(layout, left + 68, 24, panel - 68, BUTTON),
        .sound = in_px(layout, right + panel - BUTTON, 24, BUTTON, BUTTON),
        .hint = in_px(layout, board_x - 20, 26, board + 40, 34),
        .board = in_px(layout, board_x, 84 + (height - 208 - board) / 2, board, board + TRAY_EDGE),
        .words = in_px(layout, left, TOP, panel, panel_height),
        .moves = in_px(layout, right, TOP, panel, panel_height),
        .left_buttons = in_px(layout, left, foot, panel, BUTTON),
        .middle_buttons = in_px(layout, board_x + inner, foot, board - 2 * inner, BUTTON),
        .right_buttons = in_px(layout, right, foot, panel, BUTTON),
    };
}

static struct scrambler_layout scrambler_side(const struct layout *layout, int width, int height)
{
    int column = clamped(width * 34 / 100, 270, 340);
    int column_x = width - MARGIN - column;
    int board = smaller(height - 88 - 92, column_x - 2 * MARGIN);
    int board_x = MARGIN + (column_x - 2 * MARGIN - board) / 2;
    int panels = height - 88 - 166;
    int moves = panels * 42 / 100;
    if (moves < 224) {
        moves = 124; /* without a list: the words need the room more */
    }
    int words = panels - 12 - moves;
    return (struct scrambler_layout){
        .menu = in_px(layout, MARGIN, 20, BUTTON, BUTTON),
        .name = in_px(layout, column_x, 20, column - 68, BUTTON),
        .sound = in_px(layout, width - MARGIN - BUTTON, 20, BUTTON, BUTTON),
        .hint = in_px(layout, MARGIN + 68, 20, column_x - 2 * MARGIN - 68, BUTTON),
        .board = in_px(layout, board_x, 84 + (height - 180 - board) / 2, board, board),
        .words = in_px(layout, column_x, 88, column, words),
        .moves = in_px(layout, column_x, 88 + words + 12, column, moves),
        .left_buttons = in_px(layout, column_x, height - 144, column, BUTTON),
        .middle_buttons = in_px(layout, MARGIN, height - 80, column_x - 2 * MARGIN, BUTTON),
        .right_buttons = in_px(layout, column_x, height - 80, column, BUTTON),
    };
}

static struct scrambler_layout scrambler_stack(const struct layout *layout, int width, int height)
{
    int board = smaller(width - 2 * MARGIN, height - 88 - 480);
    int panels_y = 88 + board + 12;
    int panels = height - panels_y - 160;
    int half = (width - 2 * MARGIN - 16) / 2;
    int words = (width - 2 * MARGIN - 16) * 58 / 100;
    int moves = width - 2 * MARGIN - 16 - words;
    return (struct scrambler_layout){
        .menu = in_px(layout, MARGIN, 20, BUTTON, BUTTON),
        .name = {0, 0, 0, 0},
        .sound = in_px(layout, width - MARGIN - BUTTON, 20, BUTTON, BUTTON),
        .hint = in_px(layout, MARGIN + 60, 20, width - 2 * MARGIN - 120, BUTTON),
        .board = in_px(layout, (width - board) / 2, 84, board, board),
        .words = in_px(layout, MARGIN, panels_y, words, panels),
        .moves = in_px(layout, MARGIN + words + 16, panels_y, moves, panels),
        .left_buttons = in_px(layout, MARGIN, height - 144, half, BUTTON),
        .middle_buttons = in_px(layout, MARGIN, height - 80, width - 2 * MARGIN, BUTTON),
        .right_buttons = in_px(layout, MARGIN + half + 16, height - 144, half, BUTTON),
    };
}

struct scrambler_layout layout_scrambler(const struct layout *layout)
{
    int width = layout_units(layout, layout->width);
    int height = layout_units(layout, layout->height);
    switch (layout->shape) {
    case LAYOUT_WIDE:
        return scrambler_wide(layout, width, height);
    case LAYOUT_SIDE:
        return scrambler_side(layout, width, height);
    case LAYOUT_STACK:
        break;
    }
    return scrambler_stack(layout, width, height);
}

struct rect rect_inset(struct rect rect, int px)
{
    return (struct rect){rect.x + px, rect.y + px, larger(rect.w - 2 * px, 0),
                         larger(rect.h - 2 * px, 0)};
}

bool rect_contains(struct rect rect, int x, int y)
{
    return x >= rect.x && y >= rect.y && x < rect.x + rect.w && y < rect.y + rect.h;
}

struct rect rect_column(struct rect rect, int index, int count, int gap)
{
    assert(count > 0 && index >= 0 && index < count);
    int room = rect.w - gap * (count - 1);
    int begin = room * index / count;
    int end = room * (index + 1) / count;
    return (struct rect){rect.x + begin + gap * index, rect.y, end - begin, rect.h};
}
