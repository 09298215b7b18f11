/* SPDX-License-Identifier: MIT */
/*
 * Where things stand: a pure function of the window's size and the UI scale. Leaves what they look
 * like to the widgets and screens.
 *
 * All measures of the design are in units of the picture (1280 × 800); layout_px turns them into
 * device pixels.
 */
#ifndef APP_LAYOUT_H
#define APP_LAYOUT_H

#include "draw.h"

#define LAYOUT_WIDTH_MIN  720
#define LAYOUT_HEIGHT_MIN 520

#define UI_SCALE_MIN     75
#define UI_SCALE_MAX     200
#define UI_SCALE_DEFAULT 100

enum layout_shape {
    LAYOUT_WIDE, /* a panel on either side of the board */
    LAYOUT_SIDE, /* one column beside the board */
    LAYOUT_STACK /* a strip under the board */
};

struct layout {
    int width, height; /* device pixels: of the window, or more where it is tiny */
    int milli;         /* device pixels in 1000 units */
    bool is_bounded;   /* the window has no room for all of the UI scale */
    enum layout_shape shape;
};

/* The layout of a window of width × height device pixels, `density` of which in a row (0: 100) are
 * as long as 100 on a usual screen, so that what is large enough there to be read is so on a fine
 * one, too. `ui_scale` in percent, UI_SCALE_MIN..UI_SCALE_MAX, is bounded so that all still fits.
 */
struct layout layout_make(int width, int height, int density, int ui_scale);

/* The strip at the foot of the window that every screen and dialog leaves free, for notices. */
struct rect layout_foot(const struct layout *layout);

/* Units to device pixels, rounded; and the size of the window in units. */
int layout_px(const struct layout *layout, int units);
int layout_units(const struct layout *layout, int px);

/* Units that screens have in common: the edge of the window, the height of a button, the edge of a
 * tray. */
#define LAYOUT_MARGIN    28
#define LAYOUT_BUTTON    52
#define LAYOUT_TRAY_EDGE 6

/* A rectangle given in units. */
struct rect layout_rect(const struct layout *layout, int x, int y, int w, int h);

int layout_smaller(int a, int b);
int layout_larger(int a, int b);
int layout_clamped(int value, int least, int most);

/* What stands where while a round is played, in the player's turn and in the computer's. */
struct play_layout {
    struct rect menu, name;    /* top left: the button and the word beside it */
    struct rect clock;         /* the bar and the figures, or what the computer does */
    struct rect second, sound; /* top right: pause or nothing, sound */
    struct rect board;         /* the tray: a square, and the edge of its dice */
    struct rect you, rival;    /* the panels; in LAYOUT_SIDE and LAYOUT_STACK smaller ones */
    struct rect word;          /* the word so far */
    struct rect tools;         /* bottom left: Rotate */
    struct rect actions;       /* bottom right: I'm done, or Faster and Skip */
};

struct play_layout layout_play(const struct layout *layout);

/* A rectangle made smaller by `px` on each side (never below nothing). */
struct rect rect_inset(struct rect rect, int px);

/* Is the point inside? */
bool rect_contains(struct rect rect, int x, int y);

/* The part `index` of `count` equal parts side by side, `gap` px apart. */
struct rect rect_column(struct rect rect, int index, int count, int gap);

#endif
