/* SPDX-License-Identifier: MIT */
/*
 * The page of the ladder, as it and tests know it.
 */
#ifndef APP_LADDER_H
#define APP_LADDER_H

#include "history.h"
#include "rung.h"

enum { LADDER_ID_BACK = 1, LADDER_ID_PLAY };

#define LADDER_TIERS HISTORY_TIERS
#define LADDER_RULES 3

struct ladder_page {
    struct ladder now;
    struct ladder_record record; /* what has been played on it */
    bool has_dice;               /* for the next round */
};

/* Where everything is, in device pixels; an empty rectangle: it is not shown. */
struct ladder_places {
    struct rect title, panel;
    struct rect about, name, best, play;
    struct rect rules[LADDER_RULES];
    struct rect steps[LADDER_RUNGS]; /* of rung i + 1 */
    struct rect tiers[LADDER_TIERS]; /* the lines about them */
    bool is_list;                    /* the steps are rows, each with its face inside */
};

/* Lays out the page; `title` is the row beside its back button and `rest` what is below, in units.
 */
struct ladder_places ladder_lay_out(const struct layout *layout, struct rect title,
                                    struct rect rest);

/* How high the page of a column is, in units. */
#define LADDER_COLUMN_HEIGHT 1330

#endif
