/* SPDX-License-Identifier: MIT */
/*
 * Lists. Rows are counted in wide integers, as a history has tens of thousands.
 */
#include "list.h"

/* Rows read before the first one in view, for scrolling back. */
#define ROWS_BEFORE (LIST_PAGE / 4)

/* Scrolls just enough to show a row. */
static void show_row(struct list *list, long row)
{
    scroll_to(&list->scroll,
              scroll_showing(&list->scroll, row * list->pitch, (row + 1) * list->pitch));
}

/* If the pitch or the view has changed, as by a zoom, the first row stays the first and the row
 * with the focus stays in view, if it was. */
void list_fit(struct list *list, const struct ui *ui, struct rect area, int pitch, int height)
{
    struct scroll *scroll = &list->scroll;
    long row = list->kind == LIST_CHOSEN ? list->chosen : list_focused(list, ui);
    long long top = (long long)row * list->pitch - scroll->at;
    bool has_changed = list->pitch > 0 && (list->pitch != pitch || scroll->view != area.h);
    bool stays = has_changed && row >= 0 && top + list->pitch > 0 && top < scroll->view;
    if (has_changed) {
        scroll->at = (int)((long long)scroll->at * pitch / list->pitch);
    }
    list->area = area;
    list->pitch = pitch;
    list->height = height;
    int below = pitch - height;
    long total = list->count * pitch;
    if (list->kind == LIST_READ) {
        total -= below; /* the last row needs no gap */
    } else if (total > area.h && total - area.h <= below / 2) {
        total = area.h; /* rows are whole pixels, and may exceed what was computed for them */
    }
    scroll_fit(scroll, total, area.h);
    if (stays) {
        show_row(list, row);
    }
}

bool list_turns_page(struct list *list)
{
    long first = list->scroll.at / list->pitch;
    long end = first + list->area.h / list->pitch + 2;
    end = end < list->count ? end : list->count;
    if (first >= list->page_first && end <= list->page_first + (long)list->page_count) {
        return false;
    }
    list_turn_page_to(list, first);
    return true;
}

void list_turn_page_to(struct list *list, long row)
{
    list->page_first = row > ROWS_BEFORE ? row - ROWS_BEFORE : 0;
    list->page_count = 0;
}

long list_in_page(const struct list *list, long row)
{
    long index = row - list->page_first;
    return index >= 0 && index < (long)list->page_count ? index : -1;
}

bool list_next(struct list *list, struct ui *ui, struct list_row *row)
{
    struct rect area = list->area;
    if (row->next == 0) {
        row->next = list->scroll.at / list->pitch;
        ui_clip(ui, area);
    }
    row->index = row->next++;
    row->rect = (struct rect){area.x, area.y + (int)(row->index * list->pitch - list->scroll.at),
                              area.w, list->height};
    if (row->index >= list->count || row->rect.y >= area.y + area.h) {
        ui_clip_end(ui);
        return false;
    }
    struct rect seen = rect_overlap(row->rect, area);
    row->id = list->kind == LIST_READ ? HOT_NONE : list->first_id + (int)row->index;
    if (row->id != HOT_NONE && seen.h > 0) {
        ui_hot(ui, row->id, seen, list->kind == LIST_PRESSED || row->index == list->chosen);
        ui_hear_arrows(ui);
        ui_hot_role(ui, ROLE_ROW, false);
    }
    return true;
}

void list_draw_bar(struct list *list, struct ui *ui, struct rect panel)
{
    scroll_draw(&list->scroll, ui, scroll_bar(ui->layout, panel));
    if (list->kind == LIST_READ && list->scroll.max > 0) {
        ui_keyboard_area(ui, list->first_id, list->area);
    }
}

long list_focused(const struct list *list, const struct ui *ui)
{
    long row = (long)ui->focus - list->first_id;
    return list->kind != LIST_READ && row >= 0 && row < list->count ? row : -1;
}

bool list_go_to(struct list *list, struct ui *ui, long row)
{
    if (row < 0 || row >= list->count) {
        return false;
    }
    show_row(list, row);
    list->chosen = row;
    ui->focus = list->first_id + (int)row;
    return true;
}

/* Moves the focus up or down a row, or into the list. */
static bool move_focus(struct list *list, struct ui *ui, int by)
{
    struct scroll *scroll = &list->scroll;
    int before = scroll->at;
    long row = list_focused(list, ui);
    switch (list->kind) {
    case LIST_PRESSED:
        return (row >= 0 || by > 0) &&
               list_go_to(list, ui,
                          row < 0 ? (scroll->at + list->pitch - 1) / list->pitch : row + by);
    case LIST_CHOSEN:
        return list_go_to(list, ui, list->chosen + (row >= 0 ? by : 0));
    case LIST_READ:
        break;
    }
    if (ui->focus == list->first_id) {
        scroll_to(scroll, scroll->at + (long)by * list->pitch);
    }
    return scroll->at != before;
}

/* Scrolls by a page or to an end, with the row that is focused or chosen, if any. */
static bool turn_page(struct list *list, struct ui *ui, enum key key)
{
    long row = list->kind == LIST_CHOSEN ? list->chosen : list_focused(list, ui);
    struct scroll *scroll = &list->scroll;
    long at;
    if (!scroll_key(scroll, key, list->pitch, &at)) {
        return false;
    }
    if (row < 0) {
        scroll_to(scroll, at);
        return true;
    }
    long to = key == KEY_HOME ? 0 : list->count - 1;
    if (key == KEY_PAGE_UP || key == KEY_PAGE_DOWN) {
        to = layout_clamped((int)(row + (at - scroll->at) / list->pitch), 0, (int)to);
    }
    return list_go_to(list, ui, to);
}

bool list_input(struct list *list, struct ui *ui, const struct input *input)
{
    if (input->kind != INPUT_KEY) {
        return scroll_input(&list->scroll, input, list->pitch * 3 / 2);
    }
    if (input->key == KEY_UP || input->key == KEY_DOWN) {
        return move_focus(list, ui, input->key == KEY_UP ? -1 : 1);
    }
    return turn_page(list, ui, input->key);
}
