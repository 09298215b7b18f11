/* SPDX-License-Identifier: MIT */
/*
 * bench_scrambler LEXICON [PUZZLES [WANDER]] Measures how long the Scrambler's solver takes with
 * words of a lexicon of any format, and what it finds: for each size and length of jumble, over
 * PUZZLES of them (20), after WANDER random player moves (0).
 */
#include "bench.h"
#include "english.h"

#include "trounce/memory.h"
#include "trounce/scrambler.h"

#define STEP_SLIDES 8000 /* as in a frame of the window */

struct results {
    double *times_ms;
    size_t count;
    size_t proven_count;
    double step_max_ms;
    size_t undoing_sum; /* slides */
    size_t path_sum;
};

static void solve(const struct scrambler *attempt, struct results *results)
{
    struct scrambler_solver *solver;
    double begin_ms = bench_processor_ms();
    if (scrambler_solver_new(attempt, NULL, 0, &solver) != STATUS_OK) {
        return;
    }
    size_t count;
    scrambler_solver_path(solver, &count);
    results->undoing_sum += count;
    bool has_more = true;
    double time_ms = begin_ms;
    while (has_more) {
        has_more = scrambler_solver_step(solver, STEP_SLIDES);
        double next_ms = bench_processor_ms();
        if (next_ms - time_ms > results->step_max_ms) {
            results->step_max_ms = next_ms - time_ms;
        }
        time_ms = next_ms;
    }
    results->times_ms[results->count++] = time_ms - begin_ms;
    results->proven_count += scrambler_solver_is_proven(solver);
    scrambler_solver_path(solver, &count);
    results->path_sum += count;
    scrambler_solver_free(solver);
}

static void wander(struct scrambler *attempt, struct random *random, int count)
{
    for (int i = 0; i < count; i++) {
        struct scrambler_move move = {
            .is_column = random_below(random, 2) == 0,
            .line = (unsigned char)random_below(random, (uint32_t)attempt->grid.size),
            .shift = (signed char)(random_below(random, 2) == 0 ? 1 : -1)};
        if (scrambler_slide(attempt, move) != STATUS_OK) {
            return;
        }
    }
}

static void measure(const struct scrambler_source *source, int size, int jumble, int puzzle_count,
                    int wandered)
{
    struct results results = {.times_ms = memory_new((size_t)puzzle_count, sizeof(double))};
    struct random random;
    random_seed(&random, 1);
    for (int i = 0; i < puzzle_count && results.times_ms != NULL; i++) {
        struct scrambler_puzzle puzzle;
        struct fault fault;
        if (scrambler_puzzle_deal(source, size, jumble, &random, &puzzle, &fault) != STATUS_OK) {
            printf("%s\n", english(&fault.detail));
            break;
        }
        struct scrambler attempt;
        scrambler_init(&attempt, &puzzle);
        wander(&attempt, &random, wandered);
        if (!scrambler_is_solved(&attempt)) {
            solve(&attempt, &results);
        }
        scrambler_deinit(&attempt);
    }
    qsort(results.times_ms, results.count, sizeof(double), bench_compare);
    size_t count = results.count;
    printf("%d  %4d  %6zu  %8.1f %8.1f  %6.1f  %5.2f %5.2f\n", size, jumble, results.proven_count,
           count > 0 ? results.times_ms[count / 2] : 0.0,
           count > 0 ? results.times_ms[count - 1] : 0.0, results.step_max_ms,
           (double)results.undoing_sum / puzzle_count, (double)results.path_sum / puzzle_count);
    fflush(stdout);
    memory_free(results.times_ms);
}

int main(int argc, char **argv)
{
    struct lexicon lexicon;
    struct scrambler_source *source;
    if (argc < 2) {
        fprintf(stderr, "usage: bench_scrambler LEXICON [PUZZLES [WANDER]]\n");
        return 2;
    }
    bench_open_lexicon(argv[1], &lexicon);
    bench_need(scrambler_source_new(&lexicon, SCRAMBLER_COMMON_TIER, false, &source) == STATUS_OK,
               "no memory");
    int puzzles = argc > 2 ? (int)strtol(argv[2], NULL, 10) : 20;
    int wandered = argc > 3 ? (int)strtol(argv[3], NULL, 10) : 0;
    printf("%zu words, %d puzzles each, %d moves made at random\n", scrambler_source_count(source),
           puzzles, wandered);
    printf("size jumble proven  median ms worst ms  step ms  undone  way\n");
    for (int grid = SCRAMBLER_SIZE_MIN; grid <= SCRAMBLER_SIZE_MAX; grid++) {
        for (int jumble = SCRAMBLER_JUMBLE_MIN; jumble <= SCRAMBLER_JUMBLE_MAX; jumble++) {
            measure(source, grid, jumble, puzzles, wandered);
        }
    }
    scrambler_source_free(source);
    lexicon_deinit(&lexicon);
    return 0;
}
