/* SPDX-License-Identifier: MIT */
/*
 * Which hot area has the focus, how Tab and the arrows move it, the ring around it, and a
 * controller as a keyboard. Leaves what a press means to the screens.
 */
#ifndef APP_FOCUS_H
#define APP_FOCUS_H

#include "input.h"
#include "widgets.h"

/* The hot area that has the focus; NULL: none has, or it is not on the screen any more. */
const struct hot *focus_hot(const struct ui *ui);

/* The id of the hot area that lies next to `from` in the direction of an arrow key; HOT_NONE: there
 * is none. */
int focus_towards(const struct ui *ui, const struct hot *from, enum key arrow);

/* Left, right, up or down? */
bool focus_is_arrow(enum key key);

/* One cell to the side that an arrow key points to: -1, 0 or 1 each. */
void focus_step(enum key arrow, int *dx, int *dy);

/* What a key does to the focus before the screen gets it: Tab moves it, arrows move it from one
 * button to another, Enter and Space press one: its id is in `pressed`, else HOT_NONE. Returns
 * whether the key was one of these. */
bool focus_key(struct ui *ui, const struct input *input, int *pressed);

/* An arrow that the screen did not use: the focus goes to the first hot area, or leaves a place at
 * its edge. Returns whether it moved. */
bool focus_arrow(struct ui *ui, enum key key);

/* The key that an input of a controller (INPUT_PAD, going down or moving) stands for where no
 * screen reads the controller itself. With A held, a move is an arrow with Shift. */
struct input focus_key_of_pad(const struct input *input, bool a_held);

void focus_draw_ring(struct ui *ui);

#endif
