/* SPDX-License-Identifier: MIT */
/*
 * Statistics charts drawn from plain numbers: a score curve and bars. Leaves the source of the
 * numbers and the text around the charts to figures.c.
 */
#ifndef APP_CHART_H
#define APP_CHART_H

#include "widgets.h"

#include <stddef.h>

/* the number of values in a mean */
#define CHART_AVERAGE 7

/* A named line of the scale. */
struct chart_level {
    long value;
    const char *name;
};

struct chart {
    const long *values; /* oldest first, at least 0 */
    size_t count;       /* at least 1 */
    const char *mean;   /* name of a second line, through the moving averages; NULL: none */
    const char *mark;   /* label of the highest value (the first, if several); without means of the
                           last value */
    const char *oldest, *newest;      /* labels below the two ends */
    const struct chart_level *levels; /* named lines from low to high, instead of numbers */
    int level_count;                  /* 0: numbers */
};

/* Draws the values in `area` as a line with a dot for each, their means, and scale lines. */
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
