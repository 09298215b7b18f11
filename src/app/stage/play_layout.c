/* SPDX-License-Identifier: MIT */
/*
 * Computes where things stand during a round, for each shape of the window.
 */
#include "play_layout.h"

#define TOP       112 /* top of the board and the panels */
#define FOOT      102 /* below them */
#define PANEL_MIN 230
#define PANEL_MAX 380

/* The panels grow with the window up to a maximum; the group is centred. All is in units
 * until play_layout_of() converts it. */
static struct play_layout play_wide(int width, int height)
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
        .menu = {left, 24, LAYOUT_BUTTON, LAYOUT_BUTTON},
        .name = {left + 68, 24, panel - 68, LAYOUT_BUTTON},
        .clock = {board_x, 24, board, LAYOUT_BUTTON + 12},
        .second = {edge - 116, 24, LAYOUT_BUTTON, LAYOUT_BUTTON},
        .sound = {edge - 52, 24, LAYOUT_BUTTON, LAYOUT_BUTTON},
        .board = {board_x, board_y, board, board + LAYOUT_TRAY_EDGE},
        .you = {left, TOP, panel, panel_height},
        .rival = {right, TOP, panel, panel_height},
        .word = {board_x, foot - 4, board, 62},
        .tools = {left, foot, panel, LAYOUT_BUTTON},
        .actions = {right, foot, panel, LAYOUT_BUTTON},
    };
}

/* What a column has left above its least, in thousandths of what its design has. */
#define UPRIGHT_FIXED 360 /* all but the board */
#define UPRIGHT_SPARE 134
#define LYING_FIXED   290
#define LYING_SPARE   90

#define BESIDE_MIN 250 /* what stands beside the board */
#define BESIDE_LOW 320 /* the same where the tools have one row */
#define BESIDE_MAX 380
#define LOW        440 /* a window of this height has */
#define FRAME      18  /* around the board, for the clock */

static int share_of(int spare, int most)
{
    return layout_clamped(spare, 0, most) * 1000 / most;
}

/* Places the top line of a column, with a gap beside each button. */
static void place_top(struct play_layout *at, struct rect top, int gap)
{
    at->menu = rect_cut_left(&top, top.h);
    at->sound = rect_cut_right(&top, top.h);
    at->clock = (struct rect){top.x + gap, top.y, top.w - 2 * gap, top.h};
}

/* One column: what is looked at on top, so that the hand does not cover it; the buttons below,
 * under the thumb. A window that is higher than the design has more room around the board. */
static struct play_layout play_upright(struct rect window, int board)
{
    struct play_layout at = {.word = {.w = 0}};
    int margin = LAYOUT_PHONE_MARGIN;
    int spare = int_max(window.h - UPRIGHT_FIXED - board, 0);
    int share = share_of(spare, UPRIGHT_SPARE);
    int over = int_max(spare - UPRIGHT_SPARE, 0);
    struct rect rest = {margin, 8 + 6 * share / 1000, window.w - 2 * margin, window.h};
    rest.h = window.h - rest.y - 12 - 16 * share / 1000;
    place_top(&at, rect_slice_top(&rest, 44 + 4 * share / 1000, 4 + 8 * share / 1000), 12);
    at.scores = rect_cut_top(&rest, 60 + 18 * share / 1000);
    at.actions = rect_slice_bottom(&rest, 56, 8 + 8 * share / 1000);
    at.tools = rect_slice_bottom(&rest, 56 + 6 * share / 1000, 6 + 16 * share / 1000 + over / 3);
    struct rect sheet = rest;
    (void)rect_cut_top(&sheet, 8);
    at.you = rect_row(sheet, 12, 2, 0);
    at.rival = rect_row(sheet, 12, 2, 1);
    at.strip = rect_slice_bottom(&rest, 32 + 10 * share / 1000, 14 + 6 * share / 1000);
    struct rect tray = rect_cut_bottom(&rest, board + LAYOUT_TRAY_EDGE);
    at.board = (struct rect){(window.w - board) / 2, tray.y, board, tray.h};
    (void)rect_cut_bottom(&rest, 14);
    at.word = rest;
    return at;
}

/* The same in a low window: the board is as high as the window, and all else stands beside it. */
static struct play_layout play_lying(struct rect window, int board)
{
    struct play_layout at = {.word = {.w = 0}};
    int share = share_of(window.h - LYING_FIXED, LYING_SPARE);
    int room = window.w - board - 2 * FRAME - LAYOUT_PHONE_MARGIN;
    int beside = layout_clamped(room, BESIDE_MIN, BESIDE_MAX);
    int tools_height = beside < BESIDE_LOW ? 2 * 50 + 10 : 56;
    struct rect group = rect_middle(window, board + FRAME + beside, board + LAYOUT_TRAY_EDGE);
    struct rect rest = {group.x + board + FRAME, 8, beside, window.h - 16};
    at.board = rect_cut_left(&group, board);
    at.you = rect_column(at.board, 12, 2, 0);
    at.rival = rect_column(at.board, 12, 2, 1);
    place_top(&at, rect_slice_top(&rest, 44, 4 + 8 * share / 1000), 8);
    at.scores = rect_slice_top(&rest, 60 + 18 * share / 1000, 4);
    at.actions = rect_slice_bottom(&rest, 56, 8);
    at.tools = rect_slice_bottom(&rest, tools_height, 8);
    at.strip = rect_slice_bottom(&rest, 32 + 10 * share / 1000, 4);
    at.word = rest;
    return at;
}

/* The board is as large as it can be. */
static struct play_layout play_column(struct rect window)
{
    int below = int_max(int_min(window.w - 40, window.h - UPRIGHT_FIXED), 0);
    int rest = 2 * FRAME + LAYOUT_PHONE_MARGIN + (window.h > LOW ? BESIDE_MIN : BESIDE_LOW);
    int high = window.h - 2 * FRAME - LAYOUT_TRAY_EDGE;
    int beside = int_max(int_min(window.w - rest, high), 0);
    return below > beside ? play_upright(window, below) : play_lying(window, beside);
}

struct play_layout play_layout_of(const struct layout *layout)
{
    int width = layout_units(layout, layout->width);
    int height = layout_units(layout, layout->height);
    struct play_layout at = layout->shape == LAYOUT_WIDE
                                ? play_wide(width, height)
                                : play_column((struct rect){0, 0, width, height});
    struct rect *const places[] = {&at.menu,    &at.name,   &at.clock, &at.second, &at.sound,
                                   &at.board,   &at.you,    &at.rival, &at.word,   &at.tools,
                                   &at.actions, &at.scores, &at.strip};
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        *places[i] = layout_to_px(layout, *places[i]);
    }
    return at;
}
