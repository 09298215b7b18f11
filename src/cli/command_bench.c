/* SPDX-License-Identifier: MIT */
/*
 * trounce bench: how fast this machine solves boards, held against a recursive walk in the same
 * run. Leaves the boards, the measuring and the tables to bench_boards.c, bench_measure.c and
 * bench_show.c.
 */
#include "arguments.h"
#include "bench_boards.h"
#include "bench_measure.h"
#include "bench_show.h"
#include "load.h"

#define COUNT_USUAL 4000
#define COUNT_MAX   1000000
#define SEED_USUAL  1
#define OPENINGS    7

enum format { FORMAT_TEXT, FORMAT_JSON };

struct request {
    struct cli *cli;
    const char *lexicon_name;
    const char *boards_name;
    enum format format;
    long count; /* 0: not said */
    uint64_t seed;
};

/* Opens the lexicon several times, if it is a file that can be read again; the last time it stays
 * open. */
static enum outcome open_words(const struct request *request, struct words *words,
                               struct bench_facts *facts)
{
    double times_ms[OPENINGS];
    enum outcome outcome = OUTCOME_YES;
    int count = 0;
    do {
        words_close(words);
        double start_s = bench_worked_s();
        outcome = load_words(request->cli, request->lexicon_name, words);
        times_ms[count++] = (bench_worked_s() - start_s) * 1e3;
    } while (outcome == OUTCOME_YES && words->file.mapped != NULL && count < OPENINGS);
    if (outcome == OUTCOME_YES) {
        facts->word_count = lexicon_size(&words->lexicon);
        facts->bytes = lexicon_bytes(&words->lexicon);
        facts->is_mapped = words->lexicon.owned == NULL && words->file.mapped != NULL;
        facts->open_ms = bench_median(times_ms, count);
    }
    return outcome;
}

/* Makes what is to be measured: every way that the processor has, or the one that is asked for. */
static enum outcome make_solvers(struct bench *bench)
{
    enum solver_simd wanted;
    enum outcome outcome = load_simd(bench->cli, &wanted);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    bool is_done = bench_walk_new(bench->lexicon, &bench->walk) == STATUS_OK;
    for (int way = 0; is_done && way < SOLVER_SIMD_COUNT; way++) {
        enum solver_simd simd = (enum solver_simd)way;
        bool is_wanted = wanted == SOLVER_SIMD_BEST
                             ? way >= SOLVER_SIMD_PORTABLE && solver_simd_is_available(simd)
                             : simd == wanted;
        is_done = !is_wanted || solver_new(bench->lexicon, simd, &bench->solvers[way]) == STATUS_OK;
    }
    return is_done ? OUTCOME_YES : cli_fail_memory(bench->cli);
}

static enum outcome make_boards(const struct request *request, struct bench *bench)
{
    struct cli *cli = bench->cli;
    if (request->boards_name != NULL) {
        size_t most = request->count > 0 ? (size_t)request->count : SIZE_MAX;
        bench->kind_count = 1;
        return bench_boards_read(cli, request->boards_name, most, &bench->kinds[0].boards);
    }
    size_t count = request->count > 0 ? (size_t)request->count : COUNT_USUAL;
    struct solver *solver;
    bench->kind_count = 4;
    enum outcome outcome = load_solver(cli, bench->lexicon, &solver);
    if (outcome == OUTCOME_YES) {
        outcome = bench_boards_climb(cli, solver, request->seed, count, &bench->kinds[1].boards);
    }
    solver_free(solver);
    static const int sides[] = {4, 0, 5, 6};
    for (int kind = 0; kind < bench->kind_count && outcome == OUTCOME_YES; kind++) {
        if (sides[kind] > 0) {
            outcome = bench_boards_shake(cli, sides[kind], request->seed, count,
                                         &bench->kinds[kind].boards);
        }
    }
    return outcome;
}

static void bench_deinit(struct bench *bench)
{
    bench_walk_free(bench->walk);
    for (int way = 0; way < SOLVER_SIMD_COUNT; way++) {
        solver_free(bench->solvers[way]);
    }
    for (int kind = 0; kind < BENCH_KINDS_MAX; kind++) {
        bench_boards_deinit(&bench->kinds[kind].boards);
    }
}

static enum outcome measure(const struct request *request)
{
    struct words words = {0};
    struct bench bench = {.cli = request->cli, .lexicon = &words.lexicon};
    struct bench_facts facts = {.has_seed = request->boards_name == NULL, .seed = request->seed};
    enum outcome outcome = open_words(request, &words, &facts);
    if (outcome == OUTCOME_YES) {
        outcome = make_solvers(&bench);
    }
    if (outcome == OUTCOME_YES) {
        outcome = make_boards(request, &bench);
    }
    if (outcome == OUTCOME_YES) {
        outcome = bench_measure(&bench);
    }
    if (outcome == OUTCOME_YES && request->format == FORMAT_JSON) {
        bench_show_json(&bench, &facts);
    } else if (outcome == OUTCOME_YES) {
        bench_show_text(&bench, &facts);
    }
    bench_deinit(&bench);
    words_close(&words);
    return outcome;
}

enum { OPTION_LEXICON, OPTION_BOARDS, OPTION_COUNT, OPTION_SEED, OPTION_FORMAT };

static bool take(void *context, int option, const char *value)
{
    struct request *request = context;
    static const char *const formats[] = {"text", "json", NULL};
    int choice = 0;
    bool is_good = true;
    switch (option) {
    case OPTION_LEXICON:
        request->lexicon_name = value;
        return true;
    case OPTION_BOARDS:
        request->boards_name = value;
        return true;
    case OPTION_COUNT:
        return arguments_number(request->cli, "count", value, 1, COUNT_MAX, &request->count);
    case OPTION_SEED:
        return arguments_seed(request->cli, value, &request->seed);
    default:
        is_good = arguments_choice(request->cli, "format", value, formats, &choice);
        request->format = (enum format)choice;
        return is_good;
    }
}

static enum outcome run(struct cli *cli, int argc, char **argv)
{
    static const struct option table[] = {
        [OPTION_LEXICON] = {"lexicon", "FILE"},           [OPTION_BOARDS] = {"boards", "FILE"},
        [OPTION_COUNT] = {"count", "a number of boards"}, [OPTION_SEED] = {"seed", "a number"},
        [OPTION_FORMAT] = {"format", "text or json"},     {NULL, NULL},
    };
    struct request request = {.cli = cli, .seed = SEED_USUAL};
    struct arguments arguments = {.cli = cli, .table = table, .argc = argc, .argv = argv};
    int end = arguments_take(&arguments, take, &request);
    return end == ARGUMENTS_END ? measure(&request) : arguments_outcome(end);
}

const struct command command_bench = {
    .name = "bench",
    .summary = "measure how fast boards are solved here",
    .usage = "bench [--lexicon FILE] [--boards FILE] [--count N] [--seed S] [--format text|json]",
    .help =
        "Measures every way to solve boards that the processor has (plain C, AVX2, AVX-512) "
        "beside\n"
        "a plain recursive walk, in the same run, and prints how many times as fast each is: on\n"
        "random boards of the game's dice (6 x 6 with digraphs and blanks) and on boards close to\n"
        "the best 4 x 4. All of them have to find the same words. TROUNCE_SIMD in the environment\n"
        "(portable, avx2 or avx512) measures one way alone.\n"
        "\n"
        "  --lexicon FILE      the words that count, a list of any kind (the game's own)\n"
        "  --boards FILE       measure these boards instead, one a line, all of one size\n"
        "  --count N           boards of each kind (4000), or of the file (all)\n"
        "  --seed S            what the boards are made from (1)\n"
        "  --format text|json  tables, or a JSON object with times as well (text)\n"
        "\n"
        "Example: trounce bench --lexicon words.txt --count 20\n",
    .run = run,
};
