/* SPDX-License-Identifier: MIT */
/*
 * Scrolling content that is taller than its view, by keys and by a draggable bar. Leaves drawing
 * the content to the screens.
 */
#ifndef APP_SCROLL_H
#define APP_SCROLL_H

#include "input.h"
#include "widgets.h"

/* All in device pixels. Zeroed: at the top of content that fits. */
struct scroll {
    int at;    /* 0..max: height hidden above the view */
    int max;   /* as of the last scroll_fit, like `view` */
    int view;  /* height of the view */
    int pitch; /* of the rows, as of the last scroll_fit_rows */
    bool dragging;
    int drag_y, drag_at; /* pointer and `at` when the bar was pressed */
};

/* Sets the heights of content and view, and clamps the position. */
void scroll_fit(struct scroll *scroll, long height, int view);

/* The same for a list of `count` rows `pitch` px high. If that or the view has changed, as by a
 * zoom, the first row stays the first and row `row` (-1: none) stays in view, if it was. */
void scroll_fit_rows(struct scroll *scroll, long count, int pitch, int view, long row);

/* Scrolls to `at`, clamped to 0..max. */
void scroll_to(struct scroll *scroll, long at);

/* Return where to scroll to: to show `top`..`end` with the least movement; and while the bar is
 * dragged, with the pointer at `y`. */
long scroll_showing(const struct scroll *scroll, long top, long end);
long scroll_dragged(const struct scroll *scroll, const struct layout *layout, struct rect bar,
                    int y);

/* Sets `at` to where Page Up, Page Down, Home or End leads; a page is the view minus `kept` px.
 * False for other keys. */
bool scroll_key(const struct scroll *scroll, enum key key, int kept, long *at);

/* Returns the row that these keys lead to from `row`, of `count` > 0 rows `pitch` px high; -1 for
 * other keys. */
long scroll_key_row(const struct scroll *scroll, enum key key, int pitch, long row, long count);

/* Returns the rectangle of the bar along the right edge of a panel. */
struct rect scroll_bar(const struct layout *layout, struct rect panel);

/* Starts dragging if the input presses the bar; returns whether it does. */
bool scroll_press(struct scroll *scroll, struct rect bar, const struct input *input);

void scroll_draw(const struct scroll *scroll, struct ui *ui, struct rect bar);

#endif
