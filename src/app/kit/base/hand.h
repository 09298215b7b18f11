/* SPDX-License-Identifier: MIT */
/*
 * The hand that plays: one with a mouse and keys, or fingers on a device that has neither. What
 * differs between them in the window's texts is here, in pairs.
 */
#ifndef APP_HAND_H
#define APP_HAND_H

#include "tr.h"

#include <stdbool.h>
#include <stddef.h>

/* Sets whether there are only fingers: tr() then words texts for them. False at first. */
void hand_use_touch(bool is_touch);
bool hand_is_touch(void);

/* Returns a text of the window as it is for the hand; "" if it says nothing to fingers. */
const char *hand_text(const char *text) TR_FORMAT(1);

/* The texts that differ, for tests. `touch` takes the same arguments as `mouse`; NULL: nothing. */
struct hand_pair {
    const char *mouse, *touch;
};
const struct hand_pair *hand_pairs(size_t *count);

#endif
