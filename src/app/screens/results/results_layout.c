/* SPDX-License-Identifier: MIT */
/*
 * The layout of the results. Leaves positions within a list to results_places.c.
 */
#include "results_layout.h"

#define COLUMN_PAD  14
#define COLUMN_HEAD 119

#define COLUMN_GAP   18
#define COLUMN_LEAST 210

/* Places what depends on the size of the list's area. */
static void place_lists(const struct layout *layout, struct results_layout *at)
{
    struct rect whole = at->filters;
    whole.w = at->list.w;
    whole.h = at->list.y + at->list.h - whole.y;
    int gap = layout_px(layout, COLUMN_GAP);
    for (int i = 0; i < PANES_MAX; i++) {
        at->columns[i] = rect_column(whole, gap, PANES_MAX, i);
    }
    at->has_columns = layout_units(layout, at->columns[0].w) >= COLUMN_LEAST;
    int legend = layout_px(layout, 40);
    int pad = layout_px(layout, 24);
    at->legend = (struct rect){at->list.x + pad, at->list.y + at->list.h - legend,
                               at->list.w - 2 * pad, legend};
}

static struct results_layout results_wide(const struct layout *layout, int width, int height)
{
    int left = layout->shape == LAYOUT_WIDE ? 400 : 290;
    int top = 182;
    int board = int_min(left, height - top - 6 - 20 - 116 - 18 - 80);
    int detail_y = top + board + 26;
    int right = LAYOUT_MARGIN + left + 32;
    int right_width = width - LAYOUT_MARGIN - right;
    int field = layout_clamped(right_width * 27 / 100, 130, 240);
    int foot = height - 80;
    struct results_layout at = {
        .score = layout_rect(layout, LAYOUT_MARGIN, 16, left, 52),
        .best = layout_rect(layout, LAYOUT_MARGIN, 74, left, 24),
        .headline = layout_rect(layout, LAYOUT_MARGIN, 102, left, 28),
        .sentence = layout_rect(layout, LAYOUT_MARGIN, 131, left, 46),
        .board = layout_rect(layout, LAYOUT_MARGIN + (left - board) / 2, top, board,
                             board + LAYOUT_TRAY_EDGE),
        .detail = layout_rect(layout, LAYOUT_MARGIN, detail_y, left, foot - 18 - detail_y),
        .left_buttons = layout_rect(layout, LAYOUT_MARGIN, foot, left, LAYOUT_BUTTON),
        .filters = layout_rect(layout, right, LAYOUT_MARGIN, right_width - field - 16, 54),
        .field = layout_rect(layout, width - LAYOUT_MARGIN - field, LAYOUT_MARGIN, field, 54),
        .list = layout_rect(layout, right, 100, right_width, foot - 18 - 100),
        .right_buttons = layout_rect(layout, right, foot, right_width, LAYOUT_BUTTON),
    };
    place_lists(layout, &at);
    return at;
}

static struct results_layout results_stack(const struct layout *layout, int width, int height)
{
    int inner = width - 2 * LAYOUT_MARGIN;
    int board = layout_clamped(height - 720, 200, 300);
    int beside = LAYOUT_MARGIN + board + 24;
    int board_y = 166;
    int top = board_y + board + 26;
    struct results_layout at = {
        .score = layout_rect(layout, LAYOUT_MARGIN, 18, inner, 50),
        .best = layout_rect(layout, LAYOUT_MARGIN, 70, inner, 24),
        .headline = layout_rect(layout, LAYOUT_MARGIN, 96, inner, 28),
        .sentence = layout_rect(layout, LAYOUT_MARGIN, 126, inner, 34),
        .board = layout_rect(layout, LAYOUT_MARGIN, board_y, board, board + LAYOUT_TRAY_EDGE),
        .detail = layout_rect(layout, beside, board_y, width - LAYOUT_MARGIN - beside, board - 64),
        .left_buttons = layout_rect(layout, beside, board_y + board - LAYOUT_BUTTON,
                                    width - LAYOUT_MARGIN - beside, LAYOUT_BUTTON),
        .filters = layout_rect(layout, LAYOUT_MARGIN, top, inner - 162, 54),
        .field = layout_rect(layout, width - LAYOUT_MARGIN - 150, top, 150, 54),
        .list = layout_rect(layout, LAYOUT_MARGIN, top + 70, inner, height - 98 - top - 70),
        .right_buttons = layout_rect(layout, LAYOUT_MARGIN, height - 80, inner, LAYOUT_BUTTON),
    };
    place_lists(layout, &at);
    return at;
}

struct results_layout results_layout(const struct layout *layout)
{
    int width = layout_units(layout, layout->width);
    int height = layout_units(layout, layout->height);
    if (layout->shape == LAYOUT_STACK) {
        return results_stack(layout, width, height);
    }
    return results_wide(layout, width, height);
}

/* --- the lists --- */

int results_pane_count(const struct desk *desk)
{
    struct results_layout at = results_layout(&desk->stage.layout);
    return results_are_two(desk) && at.has_columns ? SIDE_COUNT : 1;
}

struct rect results_panel(const struct desk *desk, int pane)
{
    struct results_layout at = results_layout(&desk->stage.layout);
    return results_pane_count(desk) > 1 ? at.columns[pane] : at.list;
}

bool results_has_legend(const struct desk *desk)
{
    return !desk->table.solve_only && !results_are_two(desk);
}

struct rect results_words_area(const struct desk *desk, int pane)
{
    const struct layout *layout = &desk->stage.layout;
    struct rect panel = results_panel(desk, pane);
    bool is_column = results_pane_count(desk) > 1;
    int pad = layout_px(layout, is_column ? COLUMN_PAD : 16);
    int top = is_column ? layout_px(layout, COLUMN_HEAD) : pad;
    int bottom = results_has_legend(desk) ? results_layout(layout).legend.h : pad;
    return (struct rect){panel.x + pad, panel.y + top,
                         panel.w - 2 * pad - (is_column ? 0 : pad / 2), panel.h - top - bottom};
}

struct rect results_bar_area(const struct desk *desk, int pane)
{
    struct rect words = results_words_area(desk, pane);
    struct rect panel = results_panel(desk, pane);
    return scroll_bar(&desk->stage.layout, (struct rect){panel.x, words.y, panel.w, words.h});
}

int results_pane_at(const struct desk *desk, int x, int y)
{
    for (int i = 0; i < results_pane_count(desk); i++) {
        if (rect_contains(results_panel(desk, i), x, y)) {
            return i;
        }
    }
    return -1;
}
