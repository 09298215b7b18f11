/* SPDX-License-Identifier: MIT */
/*
 * Tips: what a hot area is or costs, in a box beside it, for a pointer that rests on it or the
 * focus of the keyboard. Leaves what they say to widgets and screens (ui_tip).
 */
#ifndef APP_TIP_H
#define APP_TIP_H

#include "widgets.h"

#define TIP_REST_MS 600

/* A pointer or the focus came to the hot area `id` (HOT_NONE: to none). A tip that is shown for it
 * stays; where it was dismissed, it stays away until another area was visited. */
void tip_visit(struct ui *ui, int id);

/* Something was done: the tip goes, and none comes for this area. */
void tip_dismiss(struct ui *ui);

/* Another screen is there, whose ids mean something else. */
void tip_forget(struct ui *ui);

void tip_advance(struct ui *ui, long elapsed_ms);

/* How long until one comes; -1: none will. */
long tip_wait_ms(const struct ui *ui);

/* Draws the tip that is due: in the window, and beside what it is about. */
void tip_draw(struct ui *ui);

#endif
