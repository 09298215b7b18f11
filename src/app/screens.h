/* SPDX-License-Identifier: MIT */
/*
 * The table of all screens. Leaves the screens themselves to their folders.
 */
#ifndef APP_SCREENS_H
#define APP_SCREENS_H

#include "stage.h"

/* The class of each screen, by enum screen_id. */
extern const struct screen_class *const screen_classes[SCREEN_COUNT];

#endif
