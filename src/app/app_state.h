/* SPDX-License-Identifier: MIT */
/*
 * The state of an app, and what its files share. Not for the window.
 */
#ifndef APP_APP_STATE_H
#define APP_APP_STATE_H

#include "app.h"
#include "app_game.h"

/* A finger on the window. */
struct finger {
    bool is_down;
    bool is_free; /* it holds nothing, and may draw a list or the page */
    bool draws;
    int x, y; /* of the press, or while it draws, of the last move */
};

struct app {
    struct game game;
    struct arena texts, frame_texts; /* composed outside of drawing, and in it */
    struct finger finger;
    bool is_first_frame; /* of a held screen: the time to show it does not count */
    bool left_held;      /* the pointer's button */
    bool pad_a_held;     /* on the controller */
};

/* --- app.c --- */

/* Brings the hot areas up to date. */
void app_refresh(struct game *game);

/* Return the screen on top, and its state. */
const struct screen_class *app_top_class(const struct stage *stage);
void *app_top_state(const struct stage *stage);

#endif
