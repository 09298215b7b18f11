/* SPDX-License-Identifier: MIT */
/*
 * Scrolling content that is taller than its view, by keys, by the wheel and by a draggable bar. The
 * pointer asks for the bar where it was last drawn.
 */
#ifndef APP_SCROLL_H
#define APP_SCROLL_H

#include "input.h"
#include "widgets.h"

/* All in device pixels. Zeroed: at the top of content that fits. */
struct scroll {
    int at;          /* 0..max: height hidden above the view */
    int max;         /* as of the last scroll_fit, like `view` */
    int view;        /* height of the view */
    struct rect bar; /* as last drawn; empty: not drawn */
    int thumb;       /* length of its movable part */
    bool dragging;
    int drag_y, drag_at; /* pointer and `at` when the bar was pressed */
};

/* Sets the heights of content and view, and clamps the position. */
void scroll_fit(struct scroll *scroll, long height, int view);

/* Scrolls to `at`, clamped to 0..max. */
void scroll_to(struct scroll *scroll, long at);

/* Returns where to scroll to, to show `top`..`end` with the least movement. */
long scroll_showing(const struct scroll *scroll, long top, long end);

/* Sets `at` to where Page Up, Page Down, Home or End leads; a page is the view minus `kept` px.
 * False for other keys. */
bool scroll_key(const struct scroll *scroll, enum key key, int kept, long *at);

/* Returns the rectangle of the bar along the right edge of a panel. */
struct rect scroll_bar(const struct layout *layout, struct rect panel);

/* Handles the pointer on the bar, and the wheel, of which a notch scrolls by `step` px (0: it does
 * not) and a finger by as much as it moves. Returns whether the input was for it: what turns no
 * further is not, so that the page around it may. */
bool scroll_input(struct scroll *scroll, const struct input *input, int step);

void scroll_draw(struct scroll *scroll, struct ui *ui, struct rect bar);

#endif
