/* SPDX-License-Identifier: MIT */
/*
 * The draw list: what a screen shows, as plain commands in device pixels, back to front. Leaves
 * rendering to the window's canvas; tests read the list as text.
 */
#ifndef APP_DRAW_H
#define APP_DRAW_H

#include "icon.h"
#include "rect.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct color {
    uint8_t r, g, b, a;
};

enum font_weight { WEIGHT_600, WEIGHT_700, WEIGHT_800, WEIGHT_900, WEIGHT_COUNT };

/* Horizontal anchor of a text: its start, middle or end. The vertical anchor is always the middle
 * of the capitals, so that texts of any size share a centre line. */
enum text_align { ALIGN_START, ALIGN_MIDDLE, ALIGN_END };

enum draw_kind {
    DRAW_GROUND, /* the whole window: radial gradient from `color` (at 50 %, 40 %) to `color2`
                    (corners) */
    DRAW_BOX,    /* a rounded rectangle `rect`; its lowest `edge` px are in `color2`, or if `edge`
                    is 0, an outline of `border` px; rotated by `angle` about its centre */
    DRAW_WASH,   /* an opaque rounded rectangle `rect` that goes from `color` by way of `middle` to
                    `color2`, from left to right, turned by `angle` */
    DRAW_SHADOW, /* the soft shadow of a rounded rectangle `rect`, `blur` px wide, in `color` */
    DRAW_HOLLOW, /* a sunken rounded rectangle: filled with `color`, with a soft inner shadow in
                    `color2`, `blur` px wide, along its upper edge */
    DRAW_TEXT,   /* `text` at the point (rect.x, rect.y); `spacing` thousandths of an em between
                    letters; `tabular`: all digits as wide as the widest; rotated by `angle` */
    DRAW_ICON,   /* `icon`, `size` px high, centred on the point (rect.x, rect.y) */
    DRAW_TRAIL,  /* the piece of a trail inside one cell: from the centre (rect.x, rect.y) halfway
                    to the neighbours at `from` and `to` (enum direction), whose centres are rect.w
                    px across and rect.h px down; `size` px thick, round ends */
    DRAW_ARROW,  /* a triangle, `size` px long, centred on the point, pointing along `angle` */
    DRAW_LINE,   /* from the point (rect.x, rect.y) to the one rect.w px to the right and rect.h px
                    down (either may be negative); `size` px thick, round ends */
    DRAW_STAR,   /* a five-pointed star, `size` px across, centred on the point */
    DRAW_ARC,    /* part of a circle: `radius` px about the point, from `angle` on clockwise for
                    `sweep` degrees, `size` px thick, round ends; 0 points right */
    DRAW_FACE,   /* the face of rival `face` (enum rival_level) in the square `rect`, tinted with
                    `color` as far as that is opaque */
    DRAW_CLIP    /* clips what follows to `rect`; an empty one ends clipping */
};

/* The eight directions from a cell, clockwise from north; DIRECTION_NONE: the trail begins or ends
 * here. */
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

/* Waiting: it watches the board. Pleased: it wins or found a long word. Beaten: somebody else did.
 */
enum face_mood { FACE_WAITING, FACE_PLEASED, FACE_BEATEN, FACE_MOOD_COUNT };

struct draw_command {
    enum draw_kind kind;
    struct rect rect;
    struct color color;
    struct color middle;
    struct color color2;
    int radius;
    int edge;
    int border;
    int blur;
    int angle; /* whole degrees, clockwise; for arrows 0 points right */
    int sweep;
    int size;
    int spacing;
    int face;
    enum face_mood mood;
    enum font_weight weight;
    enum text_align align;
    enum icon icon;
    enum direction from, to;
    bool tabular;
    size_t text_at; /* offset in the list's text */
};

/* A zeroed list is empty. If an allocation fails, `failed` is set and the command is dropped. */
struct draw_list {
    struct draw_command *commands;
    size_t count, capacity;
    char *text;
    size_t text_size, text_capacity;
    int width, height; /* of the window, in device pixels */
    bool failed;
};

/* Empties the list, keeping its buffers, for a window of this size in device pixels. */
void draw_begin(struct draw_list *list, int width, int height);
void draw_deinit(struct draw_list *list);

/* Appends a copy of the command and of `text`, which may be NULL. */
void draw_add(struct draw_list *list, const struct draw_command *command, const char *text);

/* Moves the commands from `first` on up by `up` px, in a window of which they are to fill `view`:
 * clips end there. */
void draw_move_up(struct draw_list *list, size_t first, int up, struct rect view);

/* Returns the text of a command; "" if it has none. */
const char *draw_text_of(const struct draw_list *list, const struct draw_command *command);

/* Returns whether the two commands draw the same. */
bool draw_same(const struct draw_list *a, const struct draw_command *command_a,
               const struct draw_list *b, const struct draw_command *command_b);

#endif
