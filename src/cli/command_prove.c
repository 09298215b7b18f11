/* SPDX-License-Identifier: MIT */
/*
 * trounce prove: finds the boards with the most points, and proves that there are no better ones.
 * Leaves the work to proof_crew.c.
 */
#include "commands.h"
#include "proof_crew.h"
#include "trounce/hunt.h"

#include <stdio.h>

/* The hunt for a good board, which makes the proof short. */
#define HUNT_POOL 100
#define HUNT_SEED 1

enum {
    OPTION_BOARD_SIZE,
    OPTION_RULES,
    OPTION_LANGUAGE,
    OPTION_LEXICON,
    OPTION_LEAST,
    OPTION_THREADS,
    OPTION_SHARD,
    OPTION_STATE,
    OPTION_CERTIFICATE
};

static const struct option_spec options[] = {
    [OPTION_BOARD_SIZE] = {"size", OPTION_SIZE, "RxC", .usual = "3", .offers = "2x3 3x3 3x4",
                           .help = "rows and columns, 3 to 12 cells"},
    [OPTION_RULES] = {"rules", OPTION_CHOICE, "RULES", .choices = SCORING_CHOICES,
                      .usual = "classic", .help = SCORING_NAMES},
    [OPTION_LANGUAGE] = COMMAND_LANGUAGE_OPTION,
    [OPTION_LEXICON] = COMMAND_LEXICON_OPTION,
    [OPTION_LEAST] = {"least", OPTION_NUMBER, "N", .min = 1, .max = PROOF_LEAST_MAX,
                      .help = "find all boards with N points and more (only the best)"},
    [OPTION_THREADS] = {"threads", OPTION_NUMBER, "N", .min = 1, .max = PROOF_THREADS_MAX,
                        .usual = "1",
                        .help = "how many parts to work on at once, with about 2 GB of memory "
                                "each, up to 7 in Polish; the result is the same"},
    [OPTION_SHARD] = COMMAND_SHARD_OPTION("parts"),
    [OPTION_STATE] = {"state", OPTION_FILE, "FILE",
                      .help = "keep the proof in FILE, and continue the one that is in it"},
    [OPTION_CERTIFICATE] = {"certificate", OPTION_FLAG,
                            .help =
                                "write to the file, too, which classes of boards were divided, and "
                                "the bounds of the rest"},
    {.name = NULL},
};

struct proof_request {
    struct cli *cli;
    struct proof_plan plan;
    int threads;
    const char *state_name;
    bool wants_all; /* boards with the points asked for, not only the best */
};

/* Hunts for a good board; the points of the best one, or 1. */
static enum outcome find_least(struct proof_request *request)
{
    const struct proof_config *config = &request->plan.config;
    const struct hunt_config hunted = {.rows = config->rows,
                                       .columns = config->columns,
                                       .rules = config->rules,
                                       .pool = HUNT_POOL,
                                       .seed = HUNT_SEED,
                                       .simd = config->simd};
    struct hunt *hunt = NULL;
    enum status status = hunt_new(request->plan.lexicon, &hunted, &hunt);
    while (status == STATUS_OK && !hunt_is_done(hunt)) {
        status = hunt_step(hunt);
    }
    if (status == STATUS_OK) {
        long best = hunt_best(hunt);
        request->plan.config.least = best > 1 ? best : 1;
        fprintf(stderr, "a hunt finds %ld points\n", best);
    }
    hunt_free(hunt);
    return status == STATUS_OK ? OUTCOME_YES : cli_fail_memory(request->cli);
}

/* Takes the points asked for from the options, the file or a hunt. */
static enum outcome settle_least(struct proof_request *request)
{
    bool is_there = false;
    long kept = 0;
    enum outcome outcome =
        proof_book_look(request->cli, request->state_name, &request->plan, &is_there, &kept);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    if (is_there && request->wants_all && kept != request->plan.config.least) {
        return cli_fail(request->cli, "%s: the proof was started with a different --least",
                        request->state_name);
    }
    if (is_there) {
        request->plan.config.least = kept;
    }
    return is_there || request->wants_all ? OUTCOME_YES : find_least(request);
}

static void report_end(const struct proof_request *request, const struct proof_book *book,
                       bool was_cut)
{
    long least = book->plan.config.least;
    const char *of = request->plan.shards > 1 ? " of the shard" : "";
    if (was_cut) {
        fprintf(stderr, "cut after %zu of %zu parts\n", book->done_count, book->own_count);
    } else if (book->board_count == 0) {
        fprintf(stderr, "proved: no board%s has %ld points or more\n", of, least);
    } else {
        fprintf(stderr, "proved: no board%s has more than %ld points\n", of,
                book->boards[0].points);
    }
}

static enum outcome prove(struct proof_request *request)
{
    struct proof_book book;
    enum outcome outcome = settle_least(request);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    bool was_cut = false;
    outcome = proof_book_open(request->cli, request->state_name, &request->plan, &book);
    if (outcome == OUTCOME_YES) {
        outcome = proof_crew_work(&book, request->threads, &was_cut);
    }
    if (outcome == OUTCOME_YES) {
        long best = book.board_count > 0 ? book.boards[0].points : 0;
        proof_book_write(&book, request->wants_all ? 0 : best, &request->cli->out);
        report_end(request, &book, was_cut);
    }
    proof_book_close(&book);
    return outcome;
}

/* ---- the command ---- */

static enum outcome run(struct cli *cli, const struct arguments *arguments)
{
    const struct option_value *values = arguments->options;
    if (values[OPTION_CERTIFICATE].is_given && !values[OPTION_STATE].is_given) {
        return cli_fail_usage(cli, "--certificate needs --state");
    }
    const struct option_value *size = &values[OPTION_BOARD_SIZE];
    long cells = size->number * size->second;
    if (cells < PROOF_CELLS_MIN || cells > PROOF_CELLS_MAX) {
        return cli_fail_usage(cli, "--size %s: a proof takes boards of %d to %d cells", size->text,
                              PROOF_CELLS_MIN, PROOF_CELLS_MAX);
    }
    struct proof_request request = {
        .cli = cli,
        .plan = {.config = {.rows = (int)size->number,
                            .columns = (int)size->second,
                            .least = values[OPTION_LEAST].number},
                 .is_certified = values[OPTION_CERTIFICATE].is_given},
        .threads = (int)values[OPTION_THREADS].number,
        .state_name = values[OPTION_STATE].text,
        .wants_all = values[OPTION_LEAST].is_given,
    };
    scoring_from_name(values[OPTION_RULES].text, &request.plan.config.rules);
    enum outcome outcome = cli_take_shard(cli, &options[OPTION_SHARD], &values[OPTION_SHARD],
                                          &request.plan.shard, &request.plan.shards);
    outcome = outcome == OUTCOME_YES ? cli_load_simd(cli, &request.plan.config.simd) : outcome;
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    struct language_files files;
    outcome = cli_load_language(cli, values[OPTION_LANGUAGE].text, values[OPTION_LEXICON].text,
                                LANGUAGE_WORDS, &files);
    request.plan.lexicon = files.language.lexicon;
    if (outcome == OUTCOME_YES) {
        outcome = prove(&request);
    }
    languages_close(&files);
    return outcome;
}

const struct command command_prove = {
    .name = "prove",
    .summary = "find the best boards of a small size, and prove that none is better",
    .usage = "[OPTION]...",
    .options = options,
    .about =
        "Hunts for a good board, then rules out all others: words that boards with some letters\n"
        "can have bound their points. Prints the boards with the most points, one per line:\n"
        "points and board. Of boards that can be turned or mirrored into one another, only one\n"
        "is printed. Standard error shows the progress. Ctrl+C ends the work after the parts\n"
        "that have begun.\n"
        "\n"
        "To divide the parts among machines, use --shard; to merge their outputs, use\n"
        "LC_ALL=C sort -u -k1,1nr -k2 FILE...\n",
    .example = "trounce prove --size 3 --threads 2 --state proof.state",
    .run = run,
};
