/* SPDX-License-Identifier: MIT */
/*
 * Rectangles that a screen is laid out with: it cuts pieces off the space that is left, from top to
 * bottom. Any unit will do, device pixels or those of the design.
 */
#ifndef APP_RECT_H
#define APP_RECT_H

#include <stdbool.h>

struct rect {
    int x, y, w, h;
};

/* Cut a piece of this height or width off one side of `rest` and return it. A piece larger than
 * `rest` leaves an empty one. */
struct rect rect_cut_top(struct rect *rest, int height);
struct rect rect_cut_bottom(struct rect *rest, int height);
struct rect rect_cut_left(struct rect *rest, int width);
struct rect rect_cut_right(struct rect *rest, int width);

/* The same with a gap that lies between the piece and the rest. */
struct rect rect_slice_top(struct rect *rest, int height, int gap);
struct rect rect_slice_bottom(struct rect *rest, int height, int gap);
struct rect rect_slice_left(struct rect *rest, int width, int gap);
struct rect rect_slice_right(struct rect *rest, int width, int gap);

/* Shrinks a rectangle by `edge` on each side, no further than to size 0. */
struct rect rect_inset(struct rect rect, int edge);

/* Return row or column `i` of `count` equal ones, `gap` apart. */
struct rect rect_row(struct rect rect, int gap, int count, int i);
struct rect rect_column(struct rect rect, int gap, int count, int i);

/* Returns what both have in common; of size 0 if nothing. */
struct rect rect_overlap(struct rect a, struct rect b);

/* Returns a rectangle of this size in the middle of `rect`. */
struct rect rect_middle(struct rect rect, int width, int height);

/* Returns whether no part of a rectangle is outside of another. */
bool rect_is_within(struct rect rect, struct rect outer);

bool rect_contains(struct rect rect, int x, int y);

/* One of several parts of a length: its least size, and its share of what the least sizes leave. A
 * share of 0 makes its size fixed. */
struct rect_part {
    int least, grow;
};

/* Shares out `room` among the parts, and sets `sizes`. Returns whether every part is as large as
 * its least size; otherwise the growing parts share the shortage. */
bool rect_share(int room, const struct rect_part *parts, int count, int *sizes);

#endif
