/* SPDX-License-Identifier: MIT */
/*
 * How the statistics look, and what the list of rounds has in common with them. Leaves input to the
 * screens.
 */
#ifndef APP_STATISTICS_DRAW_H
#define APP_STATISTICS_DRAW_H

#include "statistics.h"
#include "statistics_layout.h"

enum {
    STATISTICS_ID_ROUNDS = STATISTICS_ID_OWN, /* to the list */
    STATISTICS_ID_BEST,                       /* to the round of the best score */
    STATISTICS_ID_LONGEST                     /* to the round of the longest word */
};

void statistics_draw(void *self, const struct desk *desk, struct ui *ui);

/* The way back, a title, the filters. */
void statistics_draw_top(struct statistics *statistics, struct ui *ui,
                         const struct statistics_layout *at, const char *title);

/* In the place of what is not there: why, and what can be done. */
void statistics_draw_empty(struct statistics *statistics, struct ui *ui, struct rect area);

#endif
