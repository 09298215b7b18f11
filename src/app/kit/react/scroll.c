/* SPDX-License-Identifier: MIT */
/*
 * Scrolling. Heights are computed in wide integers: ten thousand rows times the height of the bar
 * overflow an int.
 */
#include "scroll.h"

#define BAR_WIDE  20 /* of the hit area */
#define BAR_SEEN  6
#define BAR_PAD   12
#define THUMB_MIN 40

void scroll_fit(struct scroll *scroll, long height, int view)
{
    scroll->bar = (struct rect){0, 0, 0, 0};
    scroll->view = view;
    scroll->max = height > view ? (int)(height - view) : 0;
    scroll_to(scroll, scroll->at);
}

void scroll_to(struct scroll *scroll, long at)
{
    at = at < scroll->max ? at : scroll->max;
    scroll->at = at > 0 ? (int)at : 0;
}

long scroll_showing(const struct scroll *scroll, long top, long end)
{
    if (top < scroll->at) {
        return top;
    }
    return end > scroll->at + scroll->view ? end - scroll->view : scroll->at;
}

bool scroll_key(const struct scroll *scroll, enum key key, int kept, long *at)
{
    int page = scroll->view - kept;
    switch (key) {
    case KEY_PAGE_UP:
        *at = scroll->at - page;
        return true;
    case KEY_PAGE_DOWN:
        *at = scroll->at + page;
        return true;
    case KEY_HOME:
        *at = 0;
        return true;
    case KEY_END:
        *at = scroll->max;
        return true;
    default:
        return false;
    }
}

/* --- the bar --- */

struct rect scroll_bar(const struct layout *layout, struct rect panel)
{
    int wide = layout_px(layout, BAR_WIDE);
    int pad = layout_px(layout, BAR_PAD);
    return (struct rect){panel.x + panel.w - wide, panel.y + pad, wide, panel.h - 2 * pad};
}

bool scroll_input(struct scroll *scroll, const struct input *input, int step)
{
    bool drags = scroll->dragging;
    int length = scroll->bar.h - scroll->thumb;
    switch (input->kind) {
    case INPUT_PRESS:
        if (scroll->max == 0 || input->button != BUTTON_LEFT ||
            !rect_contains(scroll->bar, input->x, input->y)) {
            return false;
        }
        scroll->dragging = true;
        scroll->drag_y = input->y;
        scroll->drag_at = scroll->at;
        return true;
    case INPUT_MOVE:
        if (drags && length > 0) {
            long long moved = (long long)(input->y - scroll->drag_y) * scroll->max / length;
            scroll_to(scroll, (long)(scroll->drag_at + moved));
        }
        return drags;
    case INPUT_RELEASE:
        scroll->dragging = false;
        return drags;
    case INPUT_WHEEL: {
        int before = scroll->at;
        scroll_to(scroll, scroll->at - (long)input->wheel * step / 1000 - input->drawn);
        return scroll->at != before;
    }
    default:
        return false;
    }
}

void scroll_draw(struct scroll *scroll, struct ui *ui, struct rect bar)
{
    if (scroll->max == 0) {
        return;
    }
    long long height = (long long)scroll->max + scroll->view;
    scroll->bar = bar;
    scroll->thumb = int_max((int)((long long)bar.h * scroll->view / height), ui_px(ui, THUMB_MIN));
    int y = bar.y + (int)((long long)(bar.h - scroll->thumb) * scroll->at / scroll->max);
    int wide = ui_px(ui, BAR_SEEN);
    struct rect seen = {bar.x + (bar.w - wide) / 2, y, wide, scroll->thumb};
    ui_box(ui, seen, BAR_SEEN / 2, ui->theme->line);
}
