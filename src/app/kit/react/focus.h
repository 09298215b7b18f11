/* SPDX-License-Identifier: MIT */
/*
 * Keyboard focus: which hot area has it, how Tab and the arrows move it, the ring around it, and
 * mapping a game controller to keys.
 */
#ifndef APP_FOCUS_H
#define APP_FOCUS_H

#include "input.h"
#include "widgets.h"

/* Returns the hot area with the focus; NULL if there is none or it is no longer on the screen. */
const struct hot *focus_hot(const struct ui *ui);

/* Returns the id of the neighbour of `from` in the direction of an arrow key; HOT_NONE if there is
 * none. */
int focus_towards(const struct ui *ui, const struct hot *from, enum key arrow);

bool focus_is_arrow(enum key key);

/* Sets the step of an arrow key: -1, 0 or 1 each. */
void focus_step(enum key arrow, int *dx, int *dy);

/* Handles a key before the screen does: Tab moves the focus, arrows move it between buttons, Enter
 * and Space press one, whose id goes to `pressed` (else HOT_NONE). Returns whether the key was
 * handled. */
bool focus_key(struct ui *ui, const struct input *input, int *pressed);

/* Handles an arrow that the screen did not use: the focus goes to the first hot area, or leaves a
 * place at its edge. Returns whether it moved. */
bool focus_arrow(struct ui *ui, enum key key);

/* Returns the key that a controller input (INPUT_PAD, pressed or moved) stands for on a screen that
 * does not read the controller itself. With A held, a move is an arrow with Shift. */
struct input focus_key_of_pad(const struct input *input, bool a_held);

void focus_draw_ring(struct ui *ui);

#endif
