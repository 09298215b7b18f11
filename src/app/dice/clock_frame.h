/* SPDX-License-Identifier: MIT */
/*
 * The frame of the clock around a tray: full from the top middle on, it shortens clockwise. Leaves
 * the time to the screens.
 */
#ifndef APP_CLOCK_FRAME_H
#define APP_CLOCK_FRAME_H

#include "board_view.h"

struct clock_frame {
    const struct board_view *view;
    long left_ms, whole_ms; /* whole_ms > 0 */
    int units;              /* thickness of the track */
    int more;               /* by which what is left is thicker */
    struct color color;
};

/* Draws the frame; before the tray, which goes over it. */
void clock_frame_draw(struct ui *ui, const struct clock_frame *frame);

#endif
