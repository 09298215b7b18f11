/* SPDX-License-Identifier: MIT */
/*
 * The layout: positions as a pure function of window size and UI scale.
 *
 * Measures are in units of the 1280 × 800 design; layout_px converts them to device pixels.
 */
#ifndef APP_LAYOUT_H
#define APP_LAYOUT_H

#include "draw.h"

#define LAYOUT_WIDTH_MIN  360
#define LAYOUT_HEIGHT_MIN 520

#define UI_SCALE_MIN     75
#define UI_SCALE_MAX     200
#define UI_SCALE_DEFAULT 100

/* Screens are laid out in one of two shapes: they index a table with it, or switch once, in the
 * function that computes their places. */
enum layout_shape {
    LAYOUT_WIDE,   /* things stand beside one another; all of a page is in the window */
    LAYOUT_COLUMN, /* things stand below one another, large enough for fingers; pages may scroll */
    LAYOUT_SHAPES
};

struct layout {
    int width, height; /* device pixels: the window's, or a minimum if it is smaller */
    int view;          /* how much of the height is seen: a page that scrolls is higher */
    int milli;         /* device pixels per 1000 units */
    bool is_bounded;   /* the window is too small for the full UI scale */
    enum layout_shape shape;
};

/* Returns the layout of a window of width × height device pixels. `density` is how many of them are
 * as long as 100 on an ordinary screen (0: 100), so that text is as readable on a high-density one.
 * `ui_scale` in percent, UI_SCALE_MIN..UI_SCALE_MAX, is limited so that everything fits. */
struct layout layout_make(int width, int height, int density, int ui_scale);

/* Returns whether it is a column in a window that is low: a board stands beside the rest there. */
bool layout_is_lying(const struct layout *layout);

/* The margin at the bottom of the window, which screens, dialogs, lists and tips leave free. */
struct rect layout_foot(const struct layout *layout);

/* Converts units to device pixels, rounded; and device pixels to units. */
int layout_px(const struct layout *layout, int units);
int layout_units(const struct layout *layout, int px);

/* Shared measures in units: window margin, button height, edge of a tray. */
#define LAYOUT_MARGIN    28
#define LAYOUT_BUTTON    52
#define LAYOUT_TRAY_EDGE 6

/* The least side of what a finger presses, and the margin of a window as narrow as a hand. */
#define LAYOUT_FINGER       44
#define LAYOUT_PHONE_MARGIN 14

/* Returns the side, in units, of what is pressed: in a column at least that. */
int layout_finger(const struct layout *layout, int units);

/* Returns the margin of this window. */
int layout_margin(const struct layout *layout);

/* Returns where in the window a page is laid out, in units: all of it, but a column is no wider
 * than lines that can be read, and centred. */
struct rect layout_window(const struct layout *layout);

/* Converts a rectangle from units to device pixels. */
struct rect layout_to_px(const struct layout *layout, struct rect units);

int int_min(int a, int b);
int int_max(int a, int b);
int layout_clamped(int value, int least, int most);

#endif
