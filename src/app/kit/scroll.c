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
    scroll->view = view;
    scroll->max = height > view ? (int)(height - view) : 0;
    scroll_to(scroll, scroll->at);
}

static bool shows_row(const struct scroll *scroll, long row)
{
    long long top = (long long)row * scroll->pitch;
    return row >= 0 && top + scroll->pitch > scroll->at &&
           top < (long long)scroll->at + scroll->view;
}

void scroll_fit_rows(struct scroll *scroll, long count, int pitch, int view, long row)
{
    bool has_changed = scroll->pitch > 0 && (scroll->pitch != pitch || scroll->view != view);
    bool stays = has_changed && shows_row(scroll, row);
    if (has_changed) {
        scroll->at = (int)((long long)scroll->at * pitch / scroll->pitch);
    }
    scroll->pitch = pitch;
    scroll_fit(scroll, count * pitch, view);
    if (stays) {
        scroll_to(scroll, scroll_showing(scroll, row * pitch, (row + 1) * pitch));
    }
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

long scroll_key_row(const struct scroll *scroll, enum key key, int pitch, long row, long count)
{
    long at;
    if (!scroll_key(scroll, key, pitch, &at)) {
        return -1;
    }
    if (key == KEY_HOME || key == KEY_END) {
        return key == KEY_HOME ? 0 : count - 1;
    }
    row += (at - scroll->at) / pitch;
    return row < 0 ? 0 : row >= count ? count - 1 : row;
}

/* --- the bar --- */

struct rect scroll_bar(const struct layout *layout, struct rect panel)
{
    int wide = layout_px(layout, BAR_WIDE);
    int pad = layout_px(layout, BAR_PAD);
    return (struct rect){panel.x + panel.w - wide, panel.y + pad, wide, panel.h - 2 * pad};
}

static int thumb_length(const struct scroll *scroll, const struct layout *layout, struct rect bar)
{
    long long height = (long long)scroll->max + scroll->view;
    int length = height > 0 ? (int)((long long)bar.h * scroll->view / height) : 0;
    return layout_larger(length, layout_px(layout, THUMB_MIN));
}

bool scroll_press(struct scroll *scroll, struct rect bar, const struct input *input)
{
    if (scroll->max == 0 || input->button != BUTTON_LEFT ||
        !rect_contains(bar, input->x, input->y)) {
        return false;
    }
    scroll->dragging = true;
    scroll->drag_y = input->y;
    scroll->drag_at = scroll->at;
    return true;
}

long scroll_dragged(const struct scroll *scroll, const struct layout *layout, struct rect bar,
                    int y)
{
    int way = bar.h - thumb_length(scroll, layout, bar);
    if (way <= 0) {
        return scroll->at;
    }
    return (long)(scroll->drag_at + (long long)(y - scroll->drag_y) * scroll->max / way);
}

void scroll_draw(const struct scroll *scroll, struct ui *ui, struct rect bar)
{
    if (scroll->max == 0) {
        return;
    }
    int length = thumb_length(scroll, ui->layout, bar);
    int y = bar.y + (int)((long long)(bar.h - length) * scroll->at / scroll->max);
    int wide = ui_px(ui, BAR_SEEN);
    struct rect thumb = {bar.x + (bar.w - wide) / 2, y, wide, length};
    ui_box(ui, thumb, BAR_SEEN / 2, ui->theme->line);
}
