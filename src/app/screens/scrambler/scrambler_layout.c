/* SPDX-License-Identifier: MIT */
/*
 * The layout of the Scrambler screen for each window shape. Leaves drawing to scrambler_draw.c and
 * the grid to scrambler_view.c.
 */
#include "scrambler_draw.h"

#define TOP  112 /* top of the board and the panels, in design units */
#define FOOT 102 /* height below them */

static struct scrambler_layout scrambler_wide(const struct layout *layout, int width, int height)
{
    int board = height - 208; /* including its arrows */
    int panel = layout_clamped((width - 2 * LAYOUT_MARGIN - board - 2 * 36) / 2, 230, 340);
    board = int_min(board, width - 2 * LAYOUT_MARGIN - 2 * panel - 2 * 20);
    int left = (width - 2 * panel - board - 2 * 36) / 2;
    left = layout_larger(left, LAYOUT_MARGIN);
    int board_x = (width - board) / 2;
    int right = width - left - panel;
    int panel_height = height - TOP - FOOT;
    int foot = height - 80;
    int inner = 46; /* buttons are below the tray, not the arrows */
    return (struct scrambler_layout){
        .menu = layout_rect(layout, left, 24, LAYOUT_BUTTON, LAYOUT_BUTTON),
        .name = layout_rect(layout, left + 68, 24, panel - 68, LAYOUT_BUTTON),
        .sound =
            layout_rect(layout, right + panel - LAYOUT_BUTTON, 24, LAYOUT_BUTTON, LAYOUT_BUTTON),
        .hint = layout_rect(layout, board_x - 20, 26, board + 40, 34),
        .board = layout_rect(layout, board_x, 84 + (height - 208 - board) / 2, board,
                             board + LAYOUT_TRAY_EDGE),
        .words = layout_rect(layout, left, TOP, panel, panel_height),
        .moves = layout_rect(layout, right, TOP, panel, panel_height),
        .left_buttons = layout_rect(layout, left, foot, panel, LAYOUT_BUTTON),
        .middle_buttons =
            layout_rect(layout, board_x + inner, foot, board - 2 * inner, LAYOUT_BUTTON),
        .right_buttons = layout_rect(layout, right, foot, panel, LAYOUT_BUTTON),
    };
}

static struct scrambler_layout scrambler_side(const struct layout *layout, int width, int height)
{
    int column = layout_clamped(width * 34 / 100, 270, 340);
    int column_x = width - LAYOUT_MARGIN - column;
    int board = int_min(height - 88 - 92, column_x - 2 * LAYOUT_MARGIN);
    int board_x = LAYOUT_MARGIN + (column_x - 2 * LAYOUT_MARGIN - board) / 2;
    int panels = height - 88 - 166;
    int moves = panels * 42 / 100;
    if (moves < 224) {
        moves = 124; /* no list of moves: the words need the room more */
    }
    int words = panels - 12 - moves;
    return (struct scrambler_layout){
        .menu = layout_rect(layout, LAYOUT_MARGIN, 20, LAYOUT_BUTTON, LAYOUT_BUTTON),
        .name = layout_rect(layout, column_x, 20, column - 68, LAYOUT_BUTTON),
        .sound = layout_rect(layout, width - LAYOUT_MARGIN - LAYOUT_BUTTON, 20, LAYOUT_BUTTON,
                             LAYOUT_BUTTON),
        .hint = layout_rect(layout, LAYOUT_MARGIN + 68, 20, column_x - 2 * LAYOUT_MARGIN - 68,
                            LAYOUT_BUTTON),
        .board = layout_rect(layout, board_x, 84 + (height - 180 - board) / 2, board, board),
        .words = layout_rect(layout, column_x, 88, column, words),
        .moves = layout_rect(layout, column_x, 88 + words + 12, column, moves),
        .left_buttons = layout_rect(layout, column_x, height - 144, column, LAYOUT_BUTTON),
        .middle_buttons = layout_rect(layout, LAYOUT_MARGIN, height - 80,
                                      column_x - 2 * LAYOUT_MARGIN, LAYOUT_BUTTON),
        .right_buttons = layout_rect(layout, column_x, height - 80, column, LAYOUT_BUTTON),
    };
}

static struct scrambler_layout scrambler_stack(const struct layout *layout, int width, int height)
{
    int board = int_min(width - 2 * LAYOUT_MARGIN, height - 88 - 480);
    int panels_y = 88 + board + 12;
    int panels = height - panels_y - 160;
    int half = (width - 2 * LAYOUT_MARGIN - 16) / 2;
    int words = (width - 2 * LAYOUT_MARGIN - 16) * 58 / 100;
    int moves = width - 2 * LAYOUT_MARGIN - 16 - words;
    return (struct scrambler_layout){
        .menu = layout_rect(layout, LAYOUT_MARGIN, 20, LAYOUT_BUTTON, LAYOUT_BUTTON),
        .name = {0, 0, 0, 0},
        .sound = layout_rect(layout, width - LAYOUT_MARGIN - LAYOUT_BUTTON, 20, LAYOUT_BUTTON,
                             LAYOUT_BUTTON),
        .hint = layout_rect(layout, LAYOUT_MARGIN + 60, 20, width - 2 * LAYOUT_MARGIN - 120,
                            LAYOUT_BUTTON),
        .board = layout_rect(layout, (width - board) / 2, 84, board, board),
        .words = layout_rect(layout, LAYOUT_MARGIN, panels_y, words, panels),
        .moves = layout_rect(layout, LAYOUT_MARGIN + words + 16, panels_y, moves, panels),
        .left_buttons = layout_rect(layout, LAYOUT_MARGIN, height - 144, half, LAYOUT_BUTTON),
        .middle_buttons = layout_rect(layout, LAYOUT_MARGIN, height - 80, width - 2 * LAYOUT_MARGIN,
                                      LAYOUT_BUTTON),
        .right_buttons =
            layout_rect(layout, LAYOUT_MARGIN + half + 16, height - 144, half, LAYOUT_BUTTON),
    };
}

struct scrambler_layout scrambler_layout(const struct layout *layout)
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
