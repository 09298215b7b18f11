/* SPDX-License-Identifier: MIT */
/*
 * Prints the tables and the JSON.
 */
#include "bench_show.h"

#include <stdio.h>

/* ---- text ---- */

static void write_heading(const char *heading)
{
    printf("\n%s\n", heading);
}

static void write_facts(const struct bench *bench, const struct bench_facts *facts)
{
    printf("Lexicon  %zu words, %s, open after %.2f ms\n", facts->word_count,
           facts->is_packed ? "packed" : "of its own", facts->open_ms);
    printf("Boards   %zu of each kind", bench->kinds[0].boards.count);
    if (facts->has_seed) {
        printf(", seed %llu", (unsigned long long)facts->seed);
    }
    printf("\nTimes    medians of %d rounds in turn, one thread", BENCH_ROUNDS);
    for (int mode = SOLVER_KERNEL_PORTABLE; mode < SOLVER_KERNEL_COUNT; mode++) {
        if (!solver_kernel_is_available((enum solver_kernel)mode)) {
            printf("\nMissing  %s: this processor has it not", bench_way_name(mode));
        }
    }
    putchar('\n');
}

static void write_columns(const struct bench *bench)
{
    printf("\n%-22s", "");
    for (int kind = 0; kind < bench->kind_count; kind++) {
        printf("%14s", bench->kinds[kind].boards.name);
    }
    printf("\n%-22s", "states a board");
    for (int kind = 0; kind < bench->kind_count; kind++) {
        printf("%14.1f", bench->kinds[kind].states);
    }
    putchar('\n');
}

/* The unit in which a table shows times. */
enum figure { FIGURE_US, FIGURE_RATIO, FIGURE_CYCLES };

static double figure_of(const struct bench *bench, const struct bench_kind *kind,
                        enum bench_task task, int mode, enum figure figure)
{
    double us = kind->us[task][mode];
    switch (figure) {
    case FIGURE_US:
        return us;
    case FIGURE_RATIO:
        return kind->us[task][BENCH_WALK] / us;
    case FIGURE_CYCLES:
        return us * bench->cycles_a_us / kind->states;
    }
    return 0;
}

static void write_row(const struct bench *bench, const char *name, enum bench_task task, int mode,
                      enum figure figure)
{
    printf("  %-20s", name);
    for (int kind = 0; kind < bench->kind_count; kind++) {
        printf("%14.2f", figure_of(bench, &bench->kinds[kind], task, mode, figure));
    }
    putchar('\n');
}

static void write_modes(const struct bench *bench, enum bench_task task, enum figure figure)
{
    for (int mode = 0; mode < SOLVER_KERNEL_COUNT; mode++) {
        if (bench->solvers[mode]) {
            write_row(bench, bench_way_name(mode), task, mode, figure);
        }
    }
}

void bench_show_text(const struct bench *bench, const struct bench_facts *facts)
{
    static const char *const headings[BENCH_TASK_COUNT] = {
        [BENCH_SCORES] = "Scores: how many times as fast as the recursive walk",
        [BENCH_LISTS] = "Words listed: how many times as fast as the walk that lists them",
        [BENCH_PATHS] = "Words with paths: how many times as fast as the walk that notes them",
        [BENCH_COLD] = "Words with paths, in order, by a call that has nothing ready: microseconds",
    };
    write_facts(bench, facts);
    write_columns(bench);
    for (int task = 0; task < BENCH_TASK_COUNT; task++) {
        write_heading(headings[task]);
        if (task != BENCH_COLD) {
            write_row(bench, "walk, microseconds", (enum bench_task)task, BENCH_WALK, FIGURE_US);
        }
        write_modes(bench, (enum bench_task)task, task == BENCH_COLD ? FIGURE_US : FIGURE_RATIO);
    }
    if (bench->cycles_a_us > 0) {
        write_heading("Scores: cycles a state, of the time stamp counter");
        write_row(bench, "walk", BENCH_SCORES, BENCH_WALK, FIGURE_CYCLES);
        write_modes(bench, BENCH_SCORES, FIGURE_CYCLES);
    } else {
        write_heading("Cycles a state: this machine has no counter for them");
    }
}

/* ---- JSON ---- */

static void write_json_time(const struct bench *bench, const struct bench_kind *kind,
                            enum bench_task task, int mode)
{
    printf("        {\"way\": \"%s\", \"microseconds\": %.4f, \"ratio\": ", bench_way_name(mode),
           kind->us[task][mode]);
    if (task == BENCH_COLD) {
        printf("null");
    } else {
        printf("%.3f", figure_of(bench, kind, task, mode, FIGURE_RATIO));
    }
    if (bench->cycles_a_us > 0) {
        printf(", \"cycles_a_state\": %.3f}", figure_of(bench, kind, task, mode, FIGURE_CYCLES));
    } else {
        printf(", \"cycles_a_state\": null}");
    }
}

static void write_json_kind(const struct bench *bench, const struct bench_kind *kind)
{
    static const char *const names[BENCH_TASK_COUNT] = {
        [BENCH_SCORES] = "scores",
        [BENCH_LISTS] = "words",
        [BENCH_PATHS] = "paths",
        [BENCH_COLD] = "paths_cold",
    };
    printf("    {\"boards\": \"%s\", \"rows\": %d, \"columns\": %d, \"count\": %zu, "
           "\"states_a_board\": %.2f",
           kind->boards.name, kind->boards.rows, kind->boards.columns, kind->boards.count,
           kind->states);
    for (int task = 0; task < BENCH_TASK_COUNT; task++) {
        printf(",\n      \"%s\": [", names[task]);
        const char *before = "\n";
        for (int mode = BENCH_WALK; mode >= 0; mode--) {
            if (mode == BENCH_WALK ? task != BENCH_COLD : !!bench->solvers[mode]) {
                fputs(before, stdout);
                write_json_time(bench, kind, (enum bench_task)task, mode);
                before = ",\n";
            }
        }
        printf("\n      ]");
    }
    printf("\n    }");
}

void bench_show_json(const struct bench *bench, const struct bench_facts *facts)
{
    printf("{\n  \"lexicon\": {\"words\": %zu, \"packed\": %s, \"open_ms\": %.4f},\n",
           facts->word_count, facts->is_packed ? "true" : "false", facts->open_ms);
    if (facts->has_seed) {
        printf("  \"seed\": %llu,\n", (unsigned long long)facts->seed);
    } else {
        printf("  \"seed\": null,\n");
    }
    printf("  \"rounds\": %d,\n  \"threads\": 1,\n  \"missing\": [", BENCH_ROUNDS);
    const char *before = "";
    for (int mode = SOLVER_KERNEL_PORTABLE; mode < SOLVER_KERNEL_COUNT; mode++) {
        if (!solver_kernel_is_available((enum solver_kernel)mode)) {
            printf("%s\"%s\"", before, bench_way_name(mode));
            before = ", ";
        }
    }
    printf("],\n  \"kinds\": [\n");
    for (int kind = 0; kind < bench->kind_count; kind++) {
        fputs(kind > 0 ? ",\n" : "", stdout);
        write_json_kind(bench, &bench->kinds[kind]);
    }
    printf("\n  ]\n}\n");
}
