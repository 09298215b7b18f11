/* SPDX-License-Identifier: MIT */
/*
 * A place to draw widgets without an app: 1280 × 800, dark, with the rig's text ruler.
 */
#ifndef TESTS_UI_BENCH_H
#define TESTS_UI_BENCH_H

#include "widgets.h"

struct ui_bench {
    struct ui ui;
    struct draw_list list;
    struct arena arena;
    struct layout layout;
    struct text_metrics metrics;
};

/* Returns a bench ready for drawing; fails the test if out of memory. Free with ui_bench_free. */
struct ui_bench *ui_bench_new(void);
void ui_bench_free(struct ui_bench *bench);

#endif
