/* SPDX-License-Identifier: MIT */
/*
 * A game controller where a screen knows nothing of it: its inputs as keys. Leaves the device to
 * the window, and tracing words with it to cursor.h.
 */
#ifndef APP_PAD_H
#define APP_PAD_H

#include "input.h"

struct app;

/* Hands an input of a controller, which the screen on top did not take, to the app as the key that
 * means the same. */
void pad_input(struct app *app, const struct input *input);

#endif
