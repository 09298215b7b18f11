/* SPDX-License-Identifier: MIT */
/*
 * What the statistics are about and what is asked of the store for them. Leaves drawing to
 * statistics_draw.h and input to the screens.
 */
#ifndef APP_STATISTICS_H
#define APP_STATISTICS_H

#include "state.h"

/* The buttons that the statistics and the list of rounds have in common, on top of both. */
enum {
    STATISTICS_ID_BACK = 1,
    STATISTICS_ID_RULES,                                         /* and on: all, each of them */
    STATISTICS_ID_SIZES = STATISTICS_ID_RULES + RULES_COUNT + 1, /* and on: all, each of them */
    STATISTICS_ID_SHAKE = STATISTICS_ID_SIZES + APP_SIZE_COUNT + 1,
    STATISTICS_ID_ALL,
    STATISTICS_ID_OWN /* and on: of one screen alone */
};

/* The filter as the store takes it. */
struct history_filter statistics_asked(const struct app *app);

/* Home is shown: the line about the history is made, unless it is known. */
void statistics_look(struct app *app);

/* Is any round left out? */
bool statistics_is_filtered(const struct app *app);

/* Reads the figures of the filter; what goes wrong stands in `trouble`. */
void statistics_read(struct app *app);

/* A press of one of the buttons above: the filter changes, a round like it is dealt. False when it
 * is another one; `*changed` tells that the figures must be read anew. */
bool statistics_press(struct app *app, int id, bool *changed);

#endif
