/* SPDX-License-Identifier: MIT */
/*
 * Drawing is a list: what a screen shows, as plain commands in device pixels, back to front. Leaves
 * the pixels to the canvas of the window, and to tests, which read the list as text.
 */
#ifndef APP_DRAW_H
#define APP_DRAW_H

#include "icon.h"
#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct color {
    uint8_t r, g, b, a;
};

struct rect {
    int x, y, w, h;
};

enum font_weight { WEIGHT_600, WEIGHT_700, WEIGHT_800, WEIGHT_900, WEIGHT_COUNT };

/* Where the point of a text lies in it: sideways at its start, middle or end. Upright it is always
 * the middle of the capitals, so that texts of any size stand on one line's middle. */
enum text_align { ALIGN_START, ALIGN_MIDDLE, ALIGN_END };

enum draw_kind {
    DRAW_GROUND, /* the whole window: radial from `color` (at 50 %, 40 %) to `color2` (corners) */
    DRAW_BOX,    /* a rounded rectangle `rect`; `edge` px of it at the bottom are the lower edge in
                    `color2`; an outline of `border` px in `color2` when `edge` is 0; turned by
                    `angle` about its middle */
    DRAW_SHADOW, /* the soft shadow of a rounded rectangle `rect`, `blur` px wide, in `color` */
    DRAW_HOLLOW, /* a sunken rounded rectangle: filled with `color`, with a soft shadow `blur` px
                    wide inside along its upper edge in `color2` */
    DRAW_TEXT,   /* `text` from the point (rect.x, rect.y); `spacing` thousandths of an em between
                    letters; `tabular`: digits all as wide as the widest; turned by `angle` */
    DRAW_ICON,   /* `icon`, `size` px high, its middle at the point (rect.x, rect.y) */
    DRAW_TRAIL,  /* the piece of a trail inside one cell: from the middle (rect.x, rect.y) half the
                    way to the neighbours at `from` and `to` (enum direction), where a neighbour's
                    middle is rect.w px across and rect.h px down; `size` px thick, round ends */
    DRAW_ARROW,  /* a triangle, `size` px long, its middle at the point, pointing to `angle` */
    DRAW_LINE,   /* from the point (rect.x, rect.y) to the one rect.w px to the right and rect.h px
                    below it (both may be negative); `size` px thick, round ends */
    DRAW_STAR,   /* a star of five points, `size` px across, its middle at the point */
    DRAW_CLIP    /* what follows is only seen inside of `rect`; an empty one ends it */
};

/* Eight ways from a cell, clockwise from upward; DIRECTION_NONE: the trail begins or ends here. */
enum direction {
    DIRECTION_N,
    DIRECTION_NE,
    DIRECTION_E,
    DIRECTION_SE,
    DIRECTION_S,
    DIRECTION_SW,
    DIRECTION_W,
    DIRECTION_NW,
    DIRECTION_NONE
};

struct draw_command {
    enum draw_kind kind;
    struct rect rect;
    struct color color;
    struct color color2;
    int radius;
    int edge;
    int border;
    int blur;
    int angle; /* whole degrees, clockwise; for arrows 0 points to the right */
    int size;
    int spacing;
    enum font_weight weight;
    enum text_align align;
    enum icon icon;
    enum direction from, to;
    bool tabular;
    size_t text_at; /* in the list's text */
};

/* A zeroed list is an empty one. When memory gave out, `failed` is set and what did not fit is left
 * out. */
struct draw_list {
    struct draw_command *commands;
    size_t count, capacity;
    char *text;
    size_t text_size, text_capacity;
    int width, height; /* of the window, in device pixels */
    bool failed;
};

/* Empties the list (its room is kept) for a window of so many pixels. */
void draw_begin(struct draw_list *list, int width, int height);
void draw_deinit(struct draw_list *list);

/* Adds a copy of the command; `text` (may be NULL) is copied too and set in it. */
void draw_add(struct draw_list *list, const struct draw_command *command, const char *text);

/* The text of a command; "" when it has none. */
const char *draw_text_of(const struct draw_list *list, const struct draw_command *command);

/* Do the two commands show the same? */
bool draw_same(const struct draw_list *a, const struct draw_command *command_a,
               const struct draw_list *b, const struct draw_command *command_b);

/* Do the two lists show the same? */
bool draw_lists_same(const struct draw_list *a, const struct draw_list *b);

/* Writes a command as one line of text without a newline, for tests and for people. Returns `line`.
 * A text that is too long is cut. */
char *draw_describe(const struct draw_list *list, const struct draw_command *command, char *line,
                    size_t size);

#endif
