/* SPDX-License-Identifier: MIT */
/*
 * Prints the results, for people and for programs.
 */
#ifndef BENCH_SHOW_H
#define BENCH_SHOW_H

#include "bench_measure.h"

#include <stdint.h>

/* Facts about the opened lexicon and the source of the boards. */
struct bench_facts {
    size_t word_count;
    bool is_packed; /* the file is used as it is */
    double open_ms;
    bool has_seed; /* false: the boards came from a file */
    uint64_t seed;
};

/* Prints tables: a row per way, a column per kind of board. */
void bench_show_text(const struct bench *bench, const struct bench_facts *facts);

/* Prints one JSON object. */
void bench_show_json(const struct bench *bench, const struct bench_facts *facts);

#endif
