/* SPDX-License-Identifier: MIT */
/*
 * Tips: a box beside a hot area that says what it is or costs, shown while the pointer or the
 * keyboard focus rests on it, or once a finger has. Leaves the texts to widgets and screens
 * (ui_tip).
 */
#ifndef APP_TIP_H
#define APP_TIP_H

#include "widgets.h"

#define TIP_REST_MS 600

/* The pointer, the focus or a finger came to the hot area `id` (HOT_NONE: to none). A tip already
 * shown for it stays; a dismissed one stays away until another area is visited. */
void tip_visit(struct ui *ui, int id);

/* Hides the tip after an action, and shows none for this area. */
void tip_dismiss(struct ui *ui);

/* Resets the tip when the screen changes, since ids then mean something else. */
void tip_forget(struct ui *ui);

void tip_advance(struct ui *ui, long elapsed_ms);

/* Returns how long until a tip comes; -1 if none will. */
long tip_wait_ms(const struct ui *ui);

/* Draws the tip that is shown, inside the window and beside its hot area. */
void tip_draw(struct ui *ui);

#endif
