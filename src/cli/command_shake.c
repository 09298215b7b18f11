/* SPDX-License-Identifier: MIT */
/*
 * trounce shake: deals a fair board, or brings back the one of a code, and tells what it holds.
 * Leaves the words themselves to command_solve.c.
 */
#include "arguments.h"
#include "load.h"
#include "show.h"
#include "trounce/deal.h"

#include <string.h>

#define BOARD_SIZE_MIN     4
#define BOARD_SIZE_MAX     6
#define BOARD_SIZE_DEFAULT 4

struct request {
    struct cli *cli;
    const char *code;
    const char *dice_name;
    const char *lexicon_name;
    enum rules rules;
    enum richness richness;
    bool has_richness;
    long side; /* 0: not said */
};

/* What is dealt, with what. */
struct deal {
    struct dice dice;
    const struct dice_set *set; /* NULL: dice of one's own */
    struct board board;
    char code[BOARD_CODE_MAX];
};

/* Reads the dice of a file, or else those of `set`. */
static enum outcome choose_dice(const struct request *request, const struct dice_set *set,
                                struct deal *deal)
{
    int count = (int)(request->side * request->side);
    deal->set = set;
    if (request->dice_name == NULL) {
        return load_dice_set(request->cli, set, &deal->dice);
    }
    enum outcome outcome = load_dice(request->cli, request->dice_name, count, &deal->dice);
    if (outcome == OUTCOME_YES) {
        deal->set = dice_set_of(&deal->dice);
    }
    return outcome;
}

/* Brings back the board of the code. */
static enum outcome deal_again(const struct request *request, struct deal *deal)
{
    struct cli *cli = request->cli;
    struct board_code code;
    struct fault fault;
    size_t length = strlen(request->code);
    if (deal_read_code(request->code, length, &code, &fault) != STATUS_OK) {
        return cli_fail_fault(cli, "code", &fault);
    }
    if (code.set == NULL && request->dice_name == NULL) {
        return arguments_fail(cli, "the code was made with dice of one's own: name them by --dice");
    }
    enum outcome outcome = choose_dice(request, code.set, deal);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    if (deal_from_code(request->code, length, &deal->dice, &deal->board, &fault) != STATUS_OK) {
        return cli_fail_fault(cli, "code", &fault);
    }
    deal_code(code.set, &deal->dice, code.state, deal->code);
    return OUTCOME_YES;
}

static enum outcome deal_new(const struct request *request, struct solver *solver,
                             struct deal *deal)
{
    struct cli *cli = request->cli;
    int side = request->side != 0 ? (int)request->side : BOARD_SIZE_DEFAULT;
    enum outcome outcome = choose_dice(request, dice_set_default(side), deal);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    uint64_t seed;
    outcome = load_seed(cli, &seed);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    struct random random;
    uint64_t state;
    random_seed(&random, seed);
    if (deal_by_richness(&deal->dice, solver, request->rules, request->richness, &random,
                         &deal->board, &state) != STATUS_OK) {
        return cli_fail_memory(cli);
    }
    deal_code(deal->set, &deal->dice, state, deal->code);
    return OUTCOME_YES;
}

/* The level is of boards as the game's own words make them: others would be measured by a wrong
 * yard. */
static void tell_level(const struct request *request, const struct deal *deal, int common_count)
{
    int level = richness_level(&deal->dice, request->rules, common_count);
    if (request->lexicon_name == NULL && level != RICHNESS_LEVEL_NONE) {
        writer_format(&request->cli->out, "Level   richer than %d %% of boards\n", level);
    }
}

/* Writes the board, its names and what it holds. */
static enum outcome tell(const struct request *request, struct solver *solver,
                         const struct deal *deal)
{
    struct writer *out = &request->cli->out;
    struct solver_filter filter = {.rules = request->rules, .tier_max = TIER_MAX};
    struct survey survey;
    if (solver_survey_with(solver, &deal->board, &filter, DEAL_COMMON_TIER, &survey) != STATUS_OK) {
        return cli_fail_memory(request->cli);
    }
    char text[BOARD_TEXT_MAX];
    show_board(out, &deal->board);
    writer_format(out, "\nCode    %s\n", deal->code);
    writer_format(out, "Board   %s\n", board_format(&deal->board, text));
    writer_text(out, "Holds   ");
    show_count(out, survey.word_count, "word");
    writer_format(out, " (%d common), ", survey.common_count);
    show_count(out, survey.points, "point");
    writer_format(out, " (%s)\n", scoring_name(request->rules));
    tell_level(request, deal, survey.common_count);
    if (survey.ended_early) {
        (void)cli_fail(request->cli, "too many paths to follow: words may be missing");
    }
    return OUTCOME_YES;
}

static enum outcome shake_one(const struct request *request, struct solver *solver)
{
    struct deal deal = {.set = NULL};
    enum outcome outcome =
        request->code != NULL ? deal_again(request, &deal) : deal_new(request, solver, &deal);
    return outcome == OUTCOME_YES ? tell(request, solver, &deal) : outcome;
}

static enum outcome shake(const struct request *request)
{
    struct words words;
    struct solver *solver = NULL;
    enum outcome outcome = load_words(request->cli, request->lexicon_name, &words);
    if (outcome == OUTCOME_YES) {
        outcome = load_solver(request->cli, &words.lexicon, &solver);
    }
    if (outcome == OUTCOME_YES) {
        outcome = shake_one(request, solver);
    }
    solver_free(solver);
    words_close(&words);
    return outcome;
}

enum { OPTION_CODE, OPTION_SIZE, OPTION_DICE, OPTION_LEXICON, OPTION_RULES, OPTION_RICHNESS };

static bool take_richness(struct request *request, const char *value)
{
    request->has_richness = true;
    if (!richness_from_name(value, &request->richness)) {
        arguments_fail(request->cli, "--richness takes lean, fair, rich or feast, not '%s'", value);
        return false;
    }
    return true;
}

static bool take(void *context, int option, const char *value)
{
    struct request *request = context;
    switch (option) {
    case OPTION_CODE:
        request->code = value;
        return true;
    case OPTION_SIZE:
        return arguments_number(request->cli, "size", value, BOARD_SIZE_MIN, BOARD_SIZE_MAX,
                                &request->side);
    case OPTION_DICE:
        request->dice_name = value;
        return true;
    case OPTION_LEXICON:
        request->lexicon_name = value;
        return true;
    case OPTION_RICHNESS:
        return take_richness(request, value);
    default:
        return arguments_rules(request->cli, value, &request->rules);
    }
}

static enum outcome run(struct cli *cli, int argc, char **argv)
{
    static const struct option table[] = {
        [OPTION_CODE] = {"code", "CODE"},
        [OPTION_SIZE] = {"size", "4, 5 or 6"},
        [OPTION_DICE] = {"dice", "FILE"},
        [OPTION_LEXICON] = {"lexicon", "FILE"},
        [OPTION_RULES] = {"rules", "four, classic or plain"},
        [OPTION_RICHNESS] = {"richness", "lean, fair, rich or feast"},
        {NULL, NULL},
    };
    struct request request = {.cli = cli, .rules = RULES_FOUR, .richness = RICHNESS_FAIR};
    struct arguments arguments = {.cli = cli, .table = table, .argc = argc, .argv = argv};
    int end = arguments_take(&arguments, take, &request);
    if (end != ARGUMENTS_END) {
        return arguments_outcome(end);
    }
    if (request.code != NULL && request.side != 0) {
        return arguments_fail(cli, "--code and --size are two boards: take one");
    }
    if (request.has_richness && request.code != NULL) {
        return arguments_fail(cli, "--code brings a board that is as rich as it is");
    }
    return shake(&request);
}

const struct command command_shake = {
    .name = "shake",
    .summary = "deal a board and tell its code and what it holds",
    .usage = "shake [--code CODE | --size 4|5|6] [--dice FILE] [--lexicon FILE] [--rules RULES]\n"
             "                     [--richness RICHNESS]",
    .help =
        "Shakes dice until the board is fair, that is, holds common words enough, and prints it,\n"
        "its code, its letters, what it holds, and how many boards of these dice in a hundred "
        "hold\n"
        "fewer common words. The code brings the same board back, here and in the window\n"
        "(trounce --code CODE).\n"
        "\n"
        "  --code CODE      the board of this code, instead of a new one\n"
        "  --size 4|5|6     dice on a side of the board (4, or what --dice has)\n"
        "  --dice FILE      dice of one's own: a die a line, six letters each, a square number\n"
        "  --lexicon FILE   the words that count, a list of any kind (the game's own)\n"
        "  --rules RULES    four (4 letters and up, length - 3 points), classic, or plain\n"
        "                   (2 letters and up, a point a word) (four)\n"
        "  --richness WISH  lean, fair, rich or feast: how many common words there are to be "
        "(fair)\n"
        "\n"
        "Example: trounce shake --size 5\n",
    .run = run,
};
