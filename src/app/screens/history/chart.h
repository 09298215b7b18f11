/* SPDX-License-Identifier: MIT */
/*
 * Charts of the statistics, drawn from plain figures: a curve of scores, bars. Leaves where the
 * figures come from and what is written about them to statistics_draw.c.
 */
#ifndef APP_CHART_H
#define APP_CHART_H

#include "widgets.h"

#include <stddef.h>

/* How many values the line averages. */
#define CHART_AVERAGE 7

/* A line of the scale that has a name. */
struct chart_level {
    long value;
    const char *name;
};

struct chart {
    const long *values; /* oldest first, from 0 up */
    size_t count;       /* from 1 up */
    const char *mark;   /* what stands at the highest value (the first, if there are several); of
                           smooth ones at the last */
    const char *oldest, *newest;      /* what stands under the two ends */
    bool is_smooth;                   /* the line goes through the values, not their average */
    const struct chart_level *levels; /* the scale, from low to high, instead of numbers */
    int level_count;                  /* 0: numbers */
};

/* The curve in `area`: a dot for each value, a line through their average over the last few, lines
 * of the scale. */
void chart_draw(struct ui *ui, struct rect area, const struct chart *chart);

/* The distance between lines of the scale for figures up to `most` > 0: 1, 2 or 5 times a power of
 * ten, so that there are at most four lines above zero. */
long chart_step(long most);

/* The mean of the value `index` and those before it, up to CHART_AVERAGE, in thousandths. */
long chart_average(const long *values, size_t index);

/* A bar cut into parts of these sizes, one after the other; parts of no size are
 * left out. If all are, the bar is an empty well. */
struct chart_part {
    long size;
    struct color color;
};

void chart_bar(struct ui *ui, struct rect rect, const struct chart_part *parts, int count);

#endif
