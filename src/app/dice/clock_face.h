/* SPDX-License-Identifier: MIT */
/*
 * The clock of a turn: a frame around the tray, full from the top middle on and shortening
 * clockwise once a second, and the time in figures above it.
 *
 * In the last thirty seconds both change their colour and the frame pulses once a second; in the
 * last ten, frame and figures are larger, a heartbeat moves them and the edges of the window glow.
 */
#ifndef APP_CLOCK_FACE_H
#define APP_CLOCK_FACE_H

#include "anim.h"
#include "board_view.h"

#include "trounce/round.h"

#define CLOCK_LAST_MS (ROUND_LAST_TICKS_S * 1000L)

/* Returns how much of a time is little: not the whole of a short one. */
static inline long clock_low_ms(long whole_ms)
{
    return whole_ms > ROUND_LOW_TIME_MS ? ROUND_LOW_TIME_MS : whole_ms / 2;
}

struct clock_face {
    const char *text; /* the time, or why it is not shown */
    bool is_shown;
    bool is_still;           /* nothing glows */
    long left_ms, whole_ms;  /* left_ms in whole seconds, rounded up as in the text */
    const struct anim *beat; /* of the last thirty seconds */
};

/* Draw the figures in `area`, and the frame, which goes below the tray. */
void clock_face_draw(struct ui *ui, struct rect area, const struct clock_face *clock);
void clock_face_draw_frame(struct ui *ui, const struct board_view *view,
                           const struct clock_face *clock);

#endif
