/* SPDX-License-Identifier: MIT */
/*
 * trounce hunt: looks for the boards with most points. Leaves the work to hunt_crew.c.
 */
#include "arguments.h"
#include "hunt_crew.h"
#include "load.h"

#include <stdio.h>
#include <string.h>

#define POOL_DEFAULT 250
#define BEST_DEFAULT 10

enum {
    OPTION_SIZE,
    OPTION_RULES,
    OPTION_LEXICON,
    OPTION_POOL,
    OPTION_RUNS,
    OPTION_THREADS,
    OPTION_SEED,
    OPTION_SHARD,
    OPTION_BEST,
    OPTION_STATE,
    OPTION_COUNT
};

static const struct option table[] = {
    [OPTION_SIZE] = {"size", "rows and columns such as 4x5"},
    [OPTION_RULES] = {"rules", "four, classic or plain"},
    [OPTION_LEXICON] = {"lexicon", "FILE"},
    [OPTION_POOL] = {"pool", "NUMBER"},
    [OPTION_RUNS] = {"runs", "NUMBER"},
    [OPTION_THREADS] = {"threads", "NUMBER"},
    [OPTION_SEED] = {"seed", "NUMBER"},
    [OPTION_SHARD] = {"shard", "I/N"},
    [OPTION_BEST] = {"best", "NUMBER"},
    [OPTION_STATE] = {"state", "FILE"},
    [OPTION_COUNT] = {NULL, NULL},
};

struct request {
    struct cli *cli;
    bool is_given[OPTION_COUNT];
    struct hunt_plan plan;
    long threads;
    const char *lexicon_name;
    const char *state_name;
};

/* ---- a hunt that goes on ---- */

/* An option that is given has to be as it was when the hunt was begun. */
static bool agrees(const struct request *request, int option, bool is_same)
{
    if (request->is_given[option] && !is_same) {
        cli_fail(request->cli, "%s: the hunt was begun with another --%s", request->state_name,
                 table[option].name);
        return false;
    }
    return true;
}

/* Adopts the plan of the file. Options may ask for more runs, and for nothing else. */
static bool adopt_plan(struct request *request, const struct hunt_plan *begun)
{
    const struct hunt_plan *wish = &request->plan;
    bool is_same_size = wish->rows == begun->rows && wish->columns == begun->columns;
    bool is_same_shard = wish->shard == begun->shard && wish->shards == begun->shards;
    if (!agrees(request, OPTION_SIZE, is_same_size) ||
        !agrees(request, OPTION_RULES, wish->rules == begun->rules) ||
        !agrees(request, OPTION_POOL, wish->pool == begun->pool) ||
        !agrees(request, OPTION_SEED, wish->seed == begun->seed) ||
        !agrees(request, OPTION_SHARD, is_same_shard) ||
        !agrees(request, OPTION_BEST, wish->best == begun->best)) {
        return false;
    }
    if (request->is_given[OPTION_RUNS] && wish->runs < begun->runs) {
        cli_fail(request->cli, "%s: the hunt was begun with more runs", request->state_name);
        return false;
    }
    long runs = request->is_given[OPTION_RUNS] ? wish->runs : begun->runs;
    enum solver_simd simd = wish->simd;
    request->plan = *begun;
    request->plan.runs = runs;
    request->plan.simd = simd;
    return true;
}

static enum outcome go_on(struct request *request, const struct hunt_file *file,
                          struct hunt_book *book)
{
    struct hunt_plan begun;
    enum outcome outcome = hunt_file_read_plan(file, &begun);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    if (!adopt_plan(request, &begun)) {
        return OUTCOME_BAD;
    }
    return book_init(book, &request->plan) ? hunt_file_read(file, book)
                                           : cli_fail_memory(request->cli);
}

/* ---- a hunt ---- */

static enum outcome begin(struct request *request, struct hunt_book *book)
{
    if (!request->is_given[OPTION_SEED]) {
        enum outcome outcome = load_seed(request->cli, &request->plan.seed);
        if (outcome != OUTCOME_YES) {
            return outcome;
        }
    }
    return book_init(book, &request->plan) ? OUTCOME_YES : cli_fail_memory(request->cli);
}

static enum outcome work(struct request *request, const struct lexicon *lexicon,
                         struct hunt_file *file, struct hunt_book *book)
{
    bool is_kept = file->database;
    enum outcome outcome =
        is_kept && !file->is_new ? go_on(request, file, book) : begin(request, book);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    struct crew_job job = {.cli = request->cli,
                           .lexicon = lexicon,
                           .book = book,
                           .threads = (int)request->threads,
                           .shows_seed = !request->is_given[OPTION_SEED],
                           .file = is_kept ? file : NULL};
    bool was_cut;
    outcome = crew_work(&job, &was_cut);
    for (int i = 0; i < HUNT_THREADS_MAX; i++) {
        if (book->begun[i].hunt) {
            book_add_found(book, book->begun[i].hunt);
        }
    }
    book_write_found(book, &request->cli->out);
    long count = book_run_count(&book->plan);
    if (was_cut && outcome == OUTCOME_YES && book_done_count(book) < count) {
        fprintf(stderr, "cut after %ld of %ld runs\n", book_done_count(book), count);
    }
    return outcome;
}

static enum outcome hunt(struct request *request)
{
    struct words words;
    struct hunt_file file = {.database = NULL};
    struct hunt_book book = {.next = 0};
    enum outcome outcome = load_words(request->cli, request->lexicon_name, &words);
    if (outcome == OUTCOME_YES && request->state_name) {
        outcome = hunt_file_open(request->cli, request->state_name, &words.lexicon, &file);
    }
    if (outcome == OUTCOME_YES) {
        outcome = work(request, &words.lexicon, &file, &book);
    }
    hunt_file_close(&file);
    book_deinit(&book);
    words_close(&words);
    return outcome;
}

/* ---- options ---- */

/* Reads "I/N": run r belongs to the shard r mod N, so that 0/N and N/N are the same. */
static bool take_shard(struct request *request, const char *value)
{
    char end;
    int used = 0;
    long shard = -1;
    long shards = 0;
    bool is_read = sscanf(value, "%6ld/%6ld%n%c", &shard, &shards, &used, &end) == 2 &&
                   strspn(value, "0123456789/") == (size_t)used;
    if (!is_read || shards < 1 || shard > shards) {
        arguments_fail(request->cli, "--shard takes I/N, I from 0 to N, not '%s'", value);
        return false;
    }
    request->plan.shard = shard % shards;
    request->plan.shards = shards;
    return true;
}

static bool take_int(struct request *request, int option, const char *value, long max, int *number)
{
    long read;
    if (!arguments_number(request->cli, table[option].name, value, 1, max, &read)) {
        return false;
    }
    *number = (int)read;
    return true;
}

static bool take(void *context, int option, const char *value)
{
    struct request *request = context;
    struct hunt_plan *plan = &request->plan;
    request->is_given[option] = true;
    switch (option) {
    case OPTION_SIZE:
        return arguments_size(request->cli, value, &plan->rows, &plan->columns);
    case OPTION_RULES:
        return arguments_rules(request->cli, value, &plan->rules);
    case OPTION_LEXICON:
        request->lexicon_name = value;
        return true;
    case OPTION_POOL:
        return take_int(request, option, value, HUNT_POOL_MAX, &plan->pool);
    case OPTION_RUNS:
        return arguments_number(request->cli, "runs", value, 1, HUNT_RUNS_MAX, &plan->runs);
    case OPTION_THREADS:
        return arguments_number(request->cli, "threads", value, 1, HUNT_THREADS_MAX,
                                &request->threads);
    case OPTION_SEED:
        return arguments_seed(request->cli, value, &plan->seed);
    case OPTION_SHARD:
        return take_shard(request, value);
    case OPTION_BEST:
        return take_int(request, option, value, HUNT_BEST_MAX, &plan->best);
    default:
        request->state_name = value;
        return true;
    }
}

static enum outcome run(struct cli *cli, int argc, char **argv)
{
    struct request request = {.cli = cli,
                              .threads = 1,
                              .plan = {.rows = 4,
                                       .columns = 4,
                                       .rules = RULES_CLASSIC,
                                       .pool = POOL_DEFAULT,
                                       .runs = 1,
                                       .best = BEST_DEFAULT,
                                       .shards = 1}};
    struct arguments arguments = {.cli = cli, .table = table, .argc = argc, .argv = argv};
    int end = arguments_take(&arguments, take, &request);
    if (end != ARGUMENTS_END) {
        return arguments_outcome(end);
    }
    enum outcome outcome = load_simd(cli, &request.plan.simd);
    return outcome == OUTCOME_YES ? hunt(&request) : outcome;
}

const struct command command_hunt = {
    .name = "hunt",
    .summary = "look for the boards with most points",
    .usage = "hunt [--size ROWSxCOLUMNS] [--rules RULES] [--lexicon FILE] [--pool N] [--runs N]\n"
             "                    [--threads N] [--seed N] [--shard I/N] [--best N] [--state FILE]",
    .help =
        "Climbs from boards of chance to better ones, by changing a letter or swapping two, and\n"
        "prints the best that were found, a line each: points and board. Of boards that can be\n"
        "turned or mirrored into one another only one is told. Standard error tells how far it\n"
        "is. Ctrl+C ends the hunt: what was found so far is printed.\n"
        "\n"
        "  --size RxC       rows and columns, or one number for a square (4)\n"
        "  --rules RULES    four, classic or plain (classic)\n"
        "  --lexicon FILE   the words that count, a list of any kind (the game's own)\n"
        "  --pool N         boards that climb together: more find more and take longer (250)\n"
        "  --runs N         climb so often, each time from other boards (1)\n"
        "  --threads N      work on so many runs at once; the result is the same (1)\n"
        "  --seed N         a number that the runs depend on (drawn)\n"
        "  --shard I/N      of these runs, only those whose number leaves I when divided by N\n"
        "  --best N         print so many boards (10)\n"
        "  --state FILE     keep in the file how far it is, and go on from there if it exists\n"
        "\n"
        "The output of shards is put together by: LC_ALL=C sort -u -k1,1nr -k2 FILE...\n"
        "\n"
        "Example: trounce hunt --runs 4 --threads 2 --state hunt.state\n",
    .run = run,
};
