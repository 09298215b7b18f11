/* SPDX-License-Identifier: MIT */
/*
 * Checks a drawing for texts that leave the window, overflow their box, or overlap.
 */
#ifndef TESTS_TEXT_BOXES_H
#define TESTS_TEXT_BOXES_H

#include "app.h"

/* Called for each faulty text; `what` describes the fault. */
typedef void text_fault(void *context, const char *what);

/* Checks every text of a drawing whose animations are over. `metrics` are those it was made with.
 * Returns the number of reported faults. */
int text_boxes_check(const struct draw_list *list, const struct text_metrics *metrics,
                     text_fault *tell, void *context);

#endif
