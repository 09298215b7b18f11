/* SPDX-License-Identifier: MIT */
/*
 * Statistics charts drawn from plain numbers: a score curve and bars. Leaves the source of the
 * numbers and the text around the charts to statistics_draw.c.
 */
#ifndef APP_CHART_H
#define APP_CHART_H

#include "widgets.h"

#include <stddef.h>

/* number of values the line averages */
#define CHART_AVERAGE 7

/* A named line of the scale. */
struct chart_level {
    long value;
    const char *name;
};

struct chart {
    const long *values; /* oldest first, at least 0 */
    size_t count;       /* at least 1 */
    const char *mark;   /* label of the highest value (the first, if several); of the last value if
                           is_smooth */
    const char *oldest, *newest;      /* labels below the two ends */
    bool is_smooth;                   /* the line connects the values, not their averages */
    const struct chart_level *levels; /* named lines from low to high, instead of numbers */
    int level_count;                  /* 0: numbers */
};

/* Draws the curve in `area`: a dot per value, a line through moving averages, and scale lines. */
void chart_draw(struct ui *ui, struct rect area, const struct chart *chart);

/* Returns the distance between scale lines for values up to `most` > 0: 1, 2 or 5 times a power of
 * ten, giving at most four lines above zero. */
long chart_step(long most);

/* Returns the mean of value `index` and those before it, CHART_AVERAGE in all at most, in
 * thousandths. */
long chart_average(const long *values, size_t index);

/* A bar divided into consecutive parts in proportion to their sizes; empty parts are left out. If
 * all are empty, the bar is drawn as an empty well. */
struct chart_part {
    long size;
    struct color color;
};

void chart_bar(struct ui *ui, struct rect rect, const struct chart_part *parts, int count);

#endif
