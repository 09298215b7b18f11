/* SPDX-License-Identifier: MIT */
/*
 * Computes positions from the window's size and the UI scale.
 */
#include "layout.h"

#define MILLI_MIN  560 /* below this, text in lists is too small to read */
#define MILLI_MAX  4000
#define MILLI_TEXT 900 /* from here on all text has 14 pixels */

#define COLUMN_MOST 600 /* units that a page of a column is wide */

/* No layout is smaller than this; a smaller window shows part of it. */
#define WIDTH_LEAST  (LAYOUT_WIDTH_MIN * 2 / 3)
#define HEIGHT_LEAST (LAYOUT_HEIGHT_MIN / 2)

int int_min(int a, int b)
{
    return a < b ? a : b;
}

int int_max(int a, int b)
{
    return a > b ? a : b;
}

int layout_clamped(int value, int least, int most)
{
    return int_max(least, int_min(value, most));
}

/* What a shape needs; a column, whose pages scroll, differs where the board stands beside the rest
 * of a round. */
struct need {
    int width, height;               /* units in which everything fits */
    int design_width, design_height; /* units that it was designed for */
    int least;                       /* thousandths at which its text is large enough to read */
};

static const struct need wide_need = {1100, 688, 1280, 800, MILLI_TEXT};
static const struct need upright_need = {360, 640, 390, 844, 1000};
static const struct need lying_need = {580, 360, 960, 540, 1000};

static int most_milli(int width, int height, const struct need *need)
{
    return int_min(width * 1000 / need->width, height * 1000 / need->height);
}

/* Returns the layout at ordinary density. Wide is what is wide enough for text that can be read. */
static struct layout layout_of(int width, int height, int ui_scale)
{
    bool is_wide = width >= height && most_milli(width, height, &wide_need) >= MILLI_TEXT;
    const struct need *need = is_wide ? &wide_need : height > width ? &upright_need : &lying_need;
    int natural = int_min(width * 1000 / need->design_width, height * 1000 / need->design_height);
    int wanted = layout_clamped(natural, need->least, MILLI_MAX) * ui_scale / 100;
    int most = most_milli(width, height, need);
    return (struct layout){.width = width,
                           .height = height,
                           .milli = int_max(int_min(wanted, most), int_min(most, MILLI_MIN)),
                           .is_bounded = wanted > most,
                           .shape = is_wide ? LAYOUT_WIDE : LAYOUT_COLUMN};
}

struct layout layout_make(int width, int height, int density, int ui_scale)
{
    density = density > 0 ? density : 100;
    width = int_max(width, WIDTH_LEAST * density / 100);
    height = int_max(height, HEIGHT_LEAST * density / 100);
    struct layout layout = layout_of(width * 100 / density, height * 100 / density,
                                     layout_clamped(ui_scale, UI_SCALE_MIN, UI_SCALE_MAX));
    layout.width = width;
    layout.height = layout.view = height;
    layout.milli = layout.milli * density / 100;
    return layout;
}

bool layout_is_lying(const struct layout *layout)
{
    return layout->shape == LAYOUT_COLUMN && layout->width > layout->view;
}

int layout_finger(const struct layout *layout, int units)
{
    return layout->shape == LAYOUT_COLUMN ? int_max(units, LAYOUT_FINGER) : units;
}

int layout_margin(const struct layout *layout)
{
    return layout->shape == LAYOUT_COLUMN ? LAYOUT_PHONE_MARGIN : LAYOUT_MARGIN;
}

int layout_px(const struct layout *layout, int units)
{
    int scaled = units * layout->milli;
    return (scaled >= 0 ? scaled + 500 : scaled - 500) / 1000;
}

int layout_units(const struct layout *layout, int px)
{
    return px * 1000 / layout->milli;
}

struct rect layout_window(const struct layout *layout)
{
    struct rect window = {0, 0, layout_units(layout, layout->width),
                          layout_units(layout, layout->height)};
    int width = layout->shape == LAYOUT_COLUMN ? int_min(window.w, COLUMN_MOST) : window.w;
    return rect_middle(window, width, window.h);
}

struct rect layout_to_px(const struct layout *layout, struct rect units)
{
    int left = layout_px(layout, units.x);
    int top = layout_px(layout, units.y);
    return (struct rect){left, top, layout_px(layout, units.x + units.w) - left,
                         layout_px(layout, units.y + units.h) - top};
}

#define STRIP 24 /* at the bottom of the window: the margin below a button with its ring */

struct rect layout_foot(const struct layout *layout)
{
    int height = STRIP * layout->milli / 1000;
    return (struct rect){0, layout->height - height, layout->width, height};
}
