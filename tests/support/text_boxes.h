/* SPDX-License-Identifier: MIT */
/*
 * Looks through a drawing for texts that leave the window, run out of the box they stand in, or
 * cover one another. Leaves the making of drawings to rig.c.
 */
#ifndef TESTS_TEXT_BOXES_H
#define TESTS_TEXT_BOXES_H

#include "app.h"

/* Called for each text that is wrong: `what` says how. */
typedef void text_fault(void *context, const char *what);

/* Looks at every text of a drawing whose animations are over. `metrics` are those it was made
 * with. Returns how many faults it told. */
int text_boxes_check(const struct draw_list *list, const struct text_metrics *metrics,
                     text_fault *tell, void *context);

#endif
