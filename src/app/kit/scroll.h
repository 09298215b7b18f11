/* SPDX-License-Identifier: MIT */
/*
 * What is higher than its place: how far it is scrolled, by keys and by a bar that can be dragged.
 * Leaves drawing what scrolls to the screens.
 */
#ifndef APP_SCROLL_H
#define APP_SCROLL_H

#include "input.h"
#include "widgets.h"

/* All in device pixels. A zeroed one is at the top of something that fits. */
struct scroll {
    int at;   /* 0..max: how much lies above the view */
    int max;  /* as of the last scroll_fit, like: */
    int view; /* the height of the place */
    bool dragging;
    int drag_y, drag_at; /* where the bar was pressed, and what `at` was then */
};

/* What is drawn is `height` high in a place of `view`. */
void scroll_fit(struct scroll *scroll, long height, int view);

/* As far as it goes. */
void scroll_to(struct scroll *scroll, long at);

/* Where to scroll to: so that the stretch from `top` to `end` is in view, moving as little as
 * possible; and while the bar is dragged with the pointer at `y`. */
long scroll_showing(const struct scroll *scroll, long top, long end);
long scroll_dragged(const struct scroll *scroll, const struct layout *layout, struct rect bar,
                    int y);

/* The same for Page Up, Page Down, Home and End, where a page is the view without `kept` px; false
 * for other keys. */
bool scroll_key(const struct scroll *scroll, enum key key, int kept, long *at);

/* Where these keys go from one row of `count` > 0, `pitch` px high each; -1 for other keys. */
long scroll_key_row(const struct scroll *scroll, enum key key, int pitch, long row, long count);

/* The place of the bar along the right edge of a panel. */
struct rect scroll_bar(const struct layout *layout, struct rect panel);

/* Takes hold of the bar where an input presses it; false: it does not. */
bool scroll_press(struct scroll *scroll, struct rect bar, const struct input *input);

void scroll_draw(const struct scroll *scroll, struct ui *ui, struct rect bar);

#endif
