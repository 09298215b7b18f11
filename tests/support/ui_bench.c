/* SPDX-License-Identifier: MIT */
/*
 * Builds by hand what a drawing pass needs.
 */
#include "ui_bench.h"
#include "test.h"

#include "rig.h"

struct ui_bench *ui_bench_new(void)
{
    struct ui_bench *bench = calloc(1, sizeof *bench);
    assert_non_null(bench);
    bench->layout = layout_make(1280, 800, 100, 100);
    bench->metrics = (struct text_metrics){rig_text_width, NULL};
    bench->ui.list = &bench->list;
    bench->ui.arena = &bench->arena;
    bench->ui.theme = theme_get(THEME_DARK);
    bench->ui.layout = &bench->layout;
    bench->ui.metrics = &bench->metrics;
    draw_begin(&bench->list, 1280, 800);
    return bench;
}

void ui_bench_free(struct ui_bench *bench)
{
    draw_deinit(&bench->list);
    arena_deinit(&bench->arena);
    free(bench);
}
