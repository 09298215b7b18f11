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

enum layout_shape {
    LAYOUT_WIDE,  /* a panel on either side of the board */
    LAYOUT_SIDE,  /* one column beside the board */
    LAYOUT_STACK, /* a strip under the board */
    LAYOUT_PHONE  /* one column, as wide as a hand */
};

struct layout {
    int width, height; /* device pixels: the window's, or a minimum if it is smaller */
    int milli;         /* device pixels per 1000 units */
    bool is_bounded;   /* the window is too small for the full UI scale */
    enum layout_shape shape;
};

/* Returns the layout of a window of width × height device pixels. `density` is how many of them are
 * as long as 100 on an ordinary screen (0: 100), so that text is as readable on a high-density one.
 * `ui_scale` in percent, UI_SCALE_MIN..UI_SCALE_MAX, is limited so that everything fits. */
struct layout layout_make(int width, int height, int density, int ui_scale);

/* Returns whether the window is higher than wide, so that things stand below one another. */
bool layout_is_upright(const struct layout *layout);
bool layout_is_phone(const struct layout *layout);

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

/* Returns the margin of this window. */
int layout_margin(const struct layout *layout);

/* Returns the window in units, for screens to be laid out in. */
struct rect layout_window(const struct layout *layout);

/* Converts a rectangle from units to device pixels. */
struct rect layout_to_px(const struct layout *layout, struct rect units);

int int_min(int a, int b);
int int_max(int a, int b);
int layout_clamped(int value, int least, int most);

/* Positions during a round, in the player's turn and in the computer's. */
struct play_layout {
    struct rect menu, name;    /* top left: the button and the label beside it */
    struct rect clock;         /* the bar and the time, or what the computer is doing */
    struct rect second, sound; /* top right: pause or nothing, sound */
    struct rect board;         /* the tray: a square plus its lower edge */
    struct rect you, rival;    /* the panels; smaller in LAYOUT_SIDE and LAYOUT_STACK, and in
                                  LAYOUT_PHONE over word, board and strip if they are wanted */
    struct rect word;          /* the word so far */
    struct rect tools;         /* bottom left: Rotate */
    struct rect actions;       /* bottom right: I'm done, or Faster and Skip */
    struct rect scores, strip; /* LAYOUT_PHONE alone: both scores in a line, and the last words */
};

struct play_layout layout_play(const struct layout *layout);

#endif
