/* SPDX-License-Identifier: MIT */
/*
 * A list of rows of one height, of which some are in view and some in memory: scrolling by wheel,
 * bar and keys, and which row has the keyboard focus or is chosen. Leaves what a row shows, and
 * what pressing it does, to the screens.
 *
 * Drawing a list:
 *
 *     list_fit(list, ui, area, pitch, height);
 *     if (list_turns_page(list)) read rows from list->page_first on, and set list->page_count
 *     for (struct list_row row = {0}; list_next(list, ui, &row);) draw row.index in row.rect
 *     list_draw_bar(list, ui, panel);
 */
#ifndef APP_LIST_H
#define APP_LIST_H

#include "scroll.h"

#define LIST_PAGE 64 /* rows in memory at most */

enum list_kind {
    LIST_PRESSED, /* every row is a button, where Tab stops */
    LIST_CHOSEN,  /* arrows choose a row; Tab stops at that one only */
    LIST_READ     /* rows cannot be pressed; Tab stops at the list, if it scrolls */
};

struct list {
    enum list_kind kind;
    int first_id; /* row `i` of the list, in view or not, has the id first_id + i */
    long count;
    long chosen; /* of LIST_CHOSEN; -1: none */
    struct scroll scroll;
    struct rect area; /* of the rows, as last drawn */
    int pitch, height;
    long page_first; /* rows in memory */
    size_t page_count;
};

struct list_row {
    long next; /* the index of the row after it */
    long index;
    int id; /* HOT_NONE for LIST_READ */
    struct rect rect;
};

/* Places the rows, `height` px high and `pitch` px from one to the next, in `area`. */
void list_fit(struct list *list, const struct ui *ui, struct rect area, int pitch, int height);

/* Returns whether rows in view are not in memory, and sets where to read a page of LIST_PAGE rows
 * from. */
bool list_turns_page(struct list *list);

/* The same for a page that has row `row`, or would have if the list were long enough. */
void list_turn_page_to(struct list *list, long row);

/* Returns the index of a row in the page in memory; -1 if it is not there. */
long list_in_page(const struct list *list, long row);

/* Goes on to the next row in view, clips what follows to the list and adds the row's hot area;
 * returns false, and ends clipping, after the last. */
bool list_next(struct list *list, struct ui *ui, struct list_row *row);

/* Draws the bar at the right edge of `panel`. */
void list_draw_bar(struct list *list, struct ui *ui, struct rect panel);

/* Returns the row with the focus; -1 if there is none. */
long list_focused(const struct list *list, const struct ui *ui);

/* Focuses a row, chooses it if the list is LIST_CHOSEN, and scrolls it into view; returns false if
 * there is no such row. */
bool list_go_to(struct list *list, struct ui *ui, long row);

/* Handles the wheel, the pointer on the bar, and the keys that scroll or move the focus. Returns
 * whether the input was for the list: an arrow at its edge is not, so that the focus leaves it. */
bool list_input(struct list *list, struct ui *ui, const struct input *input);

#endif
