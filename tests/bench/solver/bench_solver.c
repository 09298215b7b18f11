/* SPDX-License-Identifier: MIT */
/*
 * How fast this machine solves boards, compared with a recursive walk in the same run.
 *
 *     bench_solver [--lexicon FILE] [--boards FILE] [--count N] [--seed S] [--format text|json]
 */
#include "bench_boards.h"
#include "bench_measure.h"
#include "bench_show.h"
#include "english.h"

#include "words.h"

#include <errno.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT_DEFAULT 4000
#define COUNT_MAX     1000000
#define OPENINGS      7

struct request {
    const char *lexicon_name;
    const char *boards_name; /* NULL: make the boards */
    size_t count;            /* 0: not given */
    uint64_t seed;
    bool is_json;
};

void bench_fail(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    fflush(stdout);
    fputs("bench_solver: ", stderr);
    vfprintf(stderr, format, values);
    fputc('\n', stderr);
    va_end(values);
    exit(2);
}

/* Opens the lexicon several times and leaves it open the last time. A source that cannot be read
 * twice, such as a pipe, is opened once. */
static void open_words(const char *name, struct words *words, struct bench_facts *facts)
{
    double times_ms[OPENINGS];
    struct message fault;
    int count = 0;
    do {
        words_close(words);
        double start_s = bench_worked_s();
        if (!words_open(words, &alphabet_english, name, &fault)) {
            bench_fail("%s", english(&fault));
        }
        times_ms[count++] = (bench_worked_s() - start_s) * 1e3;
    } while (count < OPENINGS && file_may_be(name, &fault));
    facts->word_count = lexicon_size(&words->lexicon);
    facts->is_packed = !words->lexicon.owned;
    facts->open_ms = bench_median(times_ms, count);
}

static struct solver *new_solver(const struct lexicon *lexicon, enum solver_kernel simd)
{
    struct solver *solver;
    if (solver_new(lexicon, simd, &solver) != STATUS_OK) {
        bench_fail("%s", status_text(STATUS_NO_MEMORY));
    }
    return solver;
}

/* Makes a solver for each way that the processor supports, or only for that in TROUNCE_SIMD. */
static void make_solvers(struct bench *bench)
{
    static const char variable[] = "TROUNCE_SIMD";
    enum solver_kernel wanted;
    struct fault why;
    struct message fault;
    if (solver_kernel_choose(getenv(variable), &wanted, &why) != STATUS_OK) {
        fault_describe(&why, variable, &fault);
        bench_fail("%s", english(&fault));
    }
    if (bench_walk_new(bench->lexicon, &bench->walk) != STATUS_OK) {
        bench_fail("%s", status_text(STATUS_NO_MEMORY));
    }
    for (int mode = 0; mode < SOLVER_KERNEL_COUNT; mode++) {
        enum solver_kernel simd = (enum solver_kernel)mode;
        bool is_wanted = wanted == SOLVER_KERNEL_BEST
                             ? mode >= SOLVER_KERNEL_PORTABLE && solver_kernel_is_available(simd)
                             : simd == wanted;
        bench->solvers[mode] = is_wanted ? new_solver(bench->lexicon, simd) : NULL;
    }
}

static void make_boards(const struct request *request, struct bench *bench)
{
    static const int sides[] = {4, 0, 5, 6}; /* 0: near the best */
    if (request->boards_name) {
        size_t most = request->count > 0 ? request->count : SIZE_MAX;
        bench->kind_count = 1;
        bench_boards_read(request->boards_name, most, &bench->kinds[0].boards);
        return;
    }
    size_t count = request->count > 0 ? request->count : COUNT_DEFAULT;
    bench->kind_count = sizeof sides / sizeof *sides;
    for (int kind = 0; kind < bench->kind_count; kind++) {
        struct bench_boards *boards = &bench->kinds[kind].boards;
        if (sides[kind] > 0) {
            bench_boards_shake(sides[kind], request->seed, count, boards);
        } else {
            struct solver *solver = new_solver(bench->lexicon, SOLVER_KERNEL_BEST);
            bench_boards_climb(solver, request->seed, count, boards);
            solver_free(solver);
        }
    }
}

static void measure(const struct request *request)
{
    struct words words = {0};
    struct bench bench = {.lexicon = &words.lexicon};
    struct bench_facts facts = {.has_seed = !request->boards_name, .seed = request->seed};
    open_words(request->lexicon_name, &words, &facts);
    make_solvers(&bench);
    make_boards(request, &bench);
    bench_measure(&bench);
    if (request->is_json) {
        bench_show_json(&bench, &facts);
    } else {
        bench_show_text(&bench, &facts);
    }
    bench_walk_free(bench.walk);
    for (int mode = 0; mode < SOLVER_KERNEL_COUNT; mode++) {
        solver_free(bench.solvers[mode]);
    }
    for (int kind = 0; kind < bench.kind_count; kind++) {
        bench_boards_deinit(&bench.kinds[kind].boards);
    }
    words_close(&words);
}

/* Parses an unsigned integer in C notation, from `min` to `max`. */
static uint64_t read_number(const char *name, const char *text, uint64_t min, uint64_t max)
{
    char *end;
    errno = 0;
    unsigned long long number = strtoull(text, &end, 0);
    if (*text < '0' || *text > '9' || *end || errno != 0 || number < min || number > max) {
        bench_fail("--%s takes a number from %llu to %llu, not '%s'", name, (unsigned long long)min,
                   (unsigned long long)max, text);
    }
    return number;
}

int main(int argc, char **argv)
{
    static const struct option options[] = {
        {"lexicon", required_argument, NULL, 'l'}, {"boards", required_argument, NULL, 'b'},
        {"count", required_argument, NULL, 'c'},   {"seed", required_argument, NULL, 's'},
        {"format", required_argument, NULL, 'f'},  {NULL, 0, NULL, 0},
    };
    struct request request = {.lexicon_name = TROUNCE_LEXICON, .seed = 1};
    int option;
    while ((option = getopt_long(argc, argv, "", options, NULL)) != -1) {
        switch (option) {
        case 'l':
            request.lexicon_name = optarg;
            break;
        case 'b':
            request.boards_name = optarg;
            break;
        case 'c':
            request.count = (size_t)read_number("count", optarg, 1, COUNT_MAX);
            break;
        case 's':
            request.seed = read_number("seed", optarg, 0, UINT64_MAX);
            break;
        case 'f':
            request.is_json = strcmp(optarg, "json") == 0;
            if (!request.is_json && strcmp(optarg, "text") != 0) {
                bench_fail("--format takes text or json, not '%s'", optarg);
            }
            break;
        default:
            return 2; /* getopt_long has reported the error */
        }
    }
    if (optind < argc) {
        bench_fail("unexpected argument '%s'", argv[optind]);
    }
    measure(&request);
    return fflush(stdout) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
