/* SPDX-License-Identifier: MIT */
/*
 * trounce hunt: looks for the boards with the most points. Leaves the work to hunt_crew.c.
 */
#include "commands.h"
#include "hunt_crew.h"

#include <stdio.h>

enum {
    OPTION_BOARD_SIZE,
    OPTION_RULES,
    OPTION_MIN,
    OPTION_LANGUAGE,
    OPTION_LEXICON,
    OPTION_POOL,
    OPTION_RUNS,
    OPTION_THREADS,
    OPTION_SEEDED,
    OPTION_SHARD,
    OPTION_BEST,
    OPTION_STATE
};

static const struct option_spec options[] = {
    [OPTION_BOARD_SIZE] = {"size", OPTION_SIZE, "RxC", .usual = "4", .offers = "4x4 4x5 5x5 6x6",
                           .help = "rows and columns, or one number for a square"},
    [OPTION_RULES] = {"rules", OPTION_CHOICE, "RULES", .choices = SCORING_CHOICES,
                      .usual = "classic", .help = SCORING_NAMES},
    [OPTION_MIN] = {"min", OPTION_NUMBER, "N", .min = 2, .max = BOARD_CELLS_MAX,
                    .help =
                        "count words of N letters and more (as the rules say; classic has points "
                        "for three on any board)"},
    [OPTION_LANGUAGE] = COMMAND_LANGUAGE_OPTION,
    [OPTION_LEXICON] = COMMAND_LEXICON_OPTION,
    [OPTION_POOL] = {"pool", OPTION_NUMBER, "N", .min = 1, .max = HUNT_POOL_MAX, .usual = "250",
                     .help = "boards that climb together: more of them find more but take longer"},
    [OPTION_RUNS] = {"runs", OPTION_NUMBER, "N", .min = 1, .max = HUNT_RUNS_MAX, .usual = "1",
                     .help = "how many times to climb, each from other boards"},
    [OPTION_THREADS] = {"threads", OPTION_NUMBER, "N", .min = 1, .max = HUNT_THREADS_MAX,
                        .usual = "1",
                        .help = "how many runs to work on at once; the result is the same"},
    [OPTION_SEEDED] = {"seed", OPTION_SEED, "N",
                       .help = "the same seed, size, rules, words and pool find the same boards "
                               "(drawn, and printed)"},
    [OPTION_SHARD] = COMMAND_SHARD_OPTION("runs"),
    [OPTION_BEST] = {"best", OPTION_NUMBER, "N", .min = 1, .max = HUNT_BEST_MAX, .usual = "10",
                     .help = "how many boards to print"},
    [OPTION_STATE] = {"state", OPTION_FILE, "FILE",
                      .help = "keep the hunt in FILE, and continue the one that is in it"},
    {.name = NULL},
};

struct request {
    struct cli *cli;
    const struct option_value *values;
    struct hunt_plan plan;
    long threads;
    const char *language;
    const char *lexicon_name;
    const char *state_name;
};

/* ---- resuming a hunt ---- */

/* Returns whether an option, if given, is as it was when the hunt was begun; reports it if not. */
static bool agrees(const struct request *request, int option, bool is_same)
{
    if (request->values[option].is_given && !is_same) {
        cli_fail(request->cli, "%s: the hunt was started with a different --%s",
                 request->state_name, options[option].name);
        return false;
    }
    return true;
}

/* Adopts the plan of the file. Options may only ask for more runs. */
static bool adopt_plan(struct request *request, const struct hunt_plan *begun)
{
    const struct hunt_plan *wish = &request->plan;
    bool is_same_size = wish->rows == begun->rows && wish->columns == begun->columns;
    bool is_same_shard = wish->shard == begun->shard && wish->shards == begun->shards;
    if (!agrees(request, OPTION_BOARD_SIZE, is_same_size) ||
        !agrees(request, OPTION_RULES, wish->rules == begun->rules) ||
        !agrees(request, OPTION_MIN, wish->min_letters == begun->min_letters) ||
        !agrees(request, OPTION_POOL, wish->pool == begun->pool) ||
        !agrees(request, OPTION_SEEDED, wish->seed == begun->seed) ||
        !agrees(request, OPTION_SHARD, is_same_shard) ||
        !agrees(request, OPTION_BEST, wish->best == begun->best)) {
        return false;
    }
    if (request->values[OPTION_RUNS].is_given && wish->runs < begun->runs) {
        cli_fail(request->cli, "%s: the hunt was started with more runs", request->state_name);
        return false;
    }
    long runs = request->values[OPTION_RUNS].is_given ? wish->runs : begun->runs;
    enum solver_kernel simd = wish->simd;
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
    if (!request->values[OPTION_SEEDED].is_given) {
        enum outcome outcome = cli_load_seed(request->cli, &request->plan.seed);
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
                           .shows_seed = !request->values[OPTION_SEEDED].is_given,
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
    struct language_files files;
    struct hunt_file file = {.database = NULL};
    struct hunt_book book = {.next = 0};
    enum outcome outcome = cli_load_language(request->cli, request->language, request->lexicon_name,
                                             LANGUAGE_WORDS, &files);
    request->plan.alphabet = files.language.alphabet;
    if (outcome == OUTCOME_YES && request->state_name) {
        outcome = hunt_file_open(request->cli, request->state_name, files.language.lexicon, &file);
    }
    if (outcome == OUTCOME_YES) {
        outcome = work(request, files.language.lexicon, &file, &book);
    }
    hunt_file_close(&file);
    book_deinit(&book);
    languages_close(&files);
    return outcome;
}

/* ---- the command ---- */

static enum outcome run(struct cli *cli, const struct arguments *arguments)
{
    const struct option_value *values = arguments->options;
    struct request request = {
        .cli = cli,
        .values = values,
        .plan = {.rows = (int)values[OPTION_BOARD_SIZE].number,
                 .columns = (int)values[OPTION_BOARD_SIZE].second,
                 .min_letters = (int)values[OPTION_MIN].number,
                 .pool = (int)values[OPTION_POOL].number,
                 .runs = values[OPTION_RUNS].number,
                 .best = (int)values[OPTION_BEST].number,
                 .seed = values[OPTION_SEEDED].seed},
        .threads = values[OPTION_THREADS].number,
        .language = values[OPTION_LANGUAGE].text,
        .lexicon_name = values[OPTION_LEXICON].text,
        .state_name = values[OPTION_STATE].text,
    };
    scoring_from_name(values[OPTION_RULES].text, &request.plan.rules);
    int least = scoring_least_letters(request.plan.rules);
    if (values[OPTION_MIN].is_given && request.plan.min_letters < least) {
        return cli_fail_usage(cli, "--min %d: %s has no points for words of fewer than %d letters",
                              request.plan.min_letters, values[OPTION_RULES].text, least);
    }
    enum outcome outcome = cli_take_shard(cli, &options[OPTION_SHARD], &values[OPTION_SHARD],
                                          &request.plan.shard, &request.plan.shards);
    outcome = outcome == OUTCOME_YES ? cli_load_simd(cli, &request.plan.simd) : outcome;
    return outcome == OUTCOME_YES ? hunt(&request) : outcome;
}

const struct command command_hunt = {
    .name = "hunt",
    .summary = "look for the boards worth the most points",
    .usage = "[OPTION]...",
    .options = options,
    .about = "Climbs from random boards to better ones by changing a letter or swapping two, and\n"
             "prints the best boards found, one per line: points and board. Of boards that can be\n"
             "turned or mirrored into one another, only one is printed. Standard error shows the\n"
             "progress. Ctrl+C ends the hunt and prints what was found so far.\n"
             "\n"
             "To divide the runs among machines, use --shard; to merge their outputs, use\n"
             "LC_ALL=C sort -u -k1,1nr -k2 FILE...\n",
    .example = "trounce hunt --runs 4 --threads 2 --state hunt.state",
    .run = run,
};
