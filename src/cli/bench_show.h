/* SPDX-License-Identifier: MIT */
/*
 * Writes what was measured, for people and for programs. Leaves measuring to bench_measure.h.
 */
#ifndef CLI_BENCH_SHOW_H
#define CLI_BENCH_SHOW_H

#include "bench_measure.h"

#include <stdint.h>

/* The lexicon as it was opened, and what the boards were made from. */
struct bench_facts {
    size_t word_count;
    size_t bytes;   /* in memory */
    bool is_mapped; /* these are pages of the file, which all programs share */
    double open_ms;
    bool has_seed; /* false: the boards came from a file */
    uint64_t seed;
};

/* Tables in which a row is a way and a column a kind of boards. */
void bench_show_text(const struct bench *bench, const struct bench_facts *facts);

/* One JSON object. */
void bench_show_json(const struct bench *bench, const struct bench_facts *facts);

#endif
