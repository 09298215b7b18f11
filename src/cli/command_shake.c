/* SPDX-License-Identifier: MIT */
/*
 * trounce shake: deals a fair board, or recreates the one of a code, and prints what it holds.
 * Leaves the words themselves to command_solve.c.
 */
#include "commands.h"
#include "trounce/deal.h"

#include <string.h>

#define BOARD_SIZE_DEFAULT 4

struct request {
    struct cli *cli;
    const char *code;
    const char *language; /* NULL: not given */
    const char *dice_name;
    const char *lexicon_name;
    enum rules rules;
    enum richness richness;
    long side; /* 0: not given */
};

/* A board and what it is dealt from. */
struct deal {
    const struct language *language; /* of the words */
    struct dice dice;
    const struct dice_set *set; /* NULL: not the game's own */
    struct board board;
    char code[BOARD_CODE_MAX];
};

/* Reads the dice from the named file. */
static enum outcome load_own_dice(const struct request *request, struct deal *deal)
{
    struct message fault;
    int count = (int)(request->side * request->side);
    if (!file_read_dice(deal->language->alphabet, request->dice_name, count, &deal->dice, &fault)) {
        return cli_fail_message(request->cli, &fault);
    }
    deal->set = dice_set_of(&deal->dice);
    return OUTCOME_YES;
}

/* Takes the dice of a language for boards of a side. */
static enum outcome take_dice(struct cli *cli, const struct language *language, int side,
                              struct deal *deal)
{
    const struct dice *dice = language->dice[side - LANGUAGE_SIDE_MIN];
    if (!dice) {
        return cli_fail(cli, "%s has no set of %d dice", language->english_name, side * side);
    }
    deal->dice = *dice;
    deal->set = dice->set;
    return OUTCOME_YES;
}

/* Deals the board of a code; `from` holds what its dice borrow. */
static enum outcome deal_code_from(const struct request *request, const struct board_code *code,
                                   struct language_files *from, struct deal *deal)
{
    struct cli *cli = request->cli;
    struct fault fault;
    enum outcome outcome = OUTCOME_YES;
    if (request->dice_name) {
        outcome = load_own_dice(request, deal);
        deal->set = code->set;
    } else if (code->set) {
        outcome = cli_load_dice_set(cli, code->set, &deal->dice);
        deal->set = code->set;
    } else {
        outcome = cli_load_language(cli, code->language, NULL, LANGUAGE_SETS, from);
        if (outcome == OUTCOME_YES) {
            outcome = take_dice(cli, &from->language, code->side, deal);
        }
    }
    if (outcome == OUTCOME_YES && deal_from_code(request->code, strlen(request->code), &deal->dice,
                                                 &deal->board, &fault) != STATUS_OK) {
        outcome = cli_fail_fault(cli, "code", &fault);
    }
    if (outcome == OUTCOME_YES &&
        board_change_alphabet(&deal->board, deal->language->alphabet, &fault) != STATUS_OK) {
        outcome = cli_fail_fault(cli, "code", &fault);
    }
    if (outcome == OUTCOME_YES) {
        deal_code(deal->set, &deal->dice, code->state, deal->code);
    }
    return outcome;
}

/* Recreates the board of the code; `from` as above. */
static enum outcome deal_again(const struct request *request, struct language_files *from,
                               struct deal *deal)
{
    struct board_code code;
    struct fault fault;
    if (deal_read_code(request->code, strlen(request->code), &code, &fault) != STATUS_OK) {
        return cli_fail_fault(request->cli, "code", &fault);
    }
    if (!code.set && !code.language[0] && !request->dice_name) {
        return cli_fail_usage(
            request->cli,
            "the code was made with dice other than the game's: name them with --dice");
    }
    return deal_code_from(request, &code, from, deal);
}

static enum outcome deal_new(const struct request *request, struct solver *solver,
                             struct deal *deal)
{
    struct cli *cli = request->cli;
    int side = request->side != 0 ? (int)request->side : BOARD_SIZE_DEFAULT;
    enum outcome outcome = request->dice_name ? load_own_dice(request, deal)
                                              : take_dice(cli, deal->language, side, deal);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    uint64_t seed;
    outcome = cli_load_seed(cli, &seed);
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

/* Levels were measured with the words of the dice's own language, and are wrong for others. */
static void print_level(const struct request *request, const struct deal *deal, int common_count)
{
    const char *language = deal->set ? deal->set->language : "";
    if (strcmp(*language ? language : language_english.code, deal->language->code) != 0) {
        return;
    }
    int level = richness_level(&deal->dice, request->rules, common_count);
    if (!request->lexicon_name && level != RICHNESS_LEVEL_NONE) {
        writer_format(&request->cli->out, "Level   richer than %d %% of boards\n", level);
    } else if (!request->lexicon_name && deal->set && (!*language || deal->set->spreads)) {
        writer_format(&request->cli->out, "Level   not measured by these rules\n");
    }
}

/* Writes the board, its code and letters, and what it holds. */
static enum outcome print(const struct request *request, struct solver *solver,
                          const struct deal *deal)
{
    struct writer *out = &request->cli->out;
    struct solver_filter filter = {.rules = request->rules, .tier_max = TIER_MAX};
    struct survey survey;
    if (solver_survey(solver, &deal->board, &filter, DEAL_COMMON_TIER, &survey) != STATUS_OK) {
        return cli_fail_memory(request->cli);
    }
    char text[BOARD_TEXT_MAX];
    writer_board(out, &deal->board);
    writer_format(out, "\nCode    %s\n", deal->code);
    writer_format(out, "Board   %s\n", board_format(&deal->board, text));
    writer_text(out, "Holds   ");
    writer_count(out, survey.word_count, "word");
    writer_format(out, " (%d common), ", survey.common_count);
    writer_count(out, survey.points, "point");
    writer_format(out, " (%s)\n", scoring_name(request->rules));
    print_level(request, deal, survey.common_count);
    if (survey.ended_early) {
        (void)cli_fail(request->cli, "too many paths to follow: words may be missing");
    }
    return OUTCOME_YES;
}

static enum outcome shake_one(const struct request *request, const struct language *language,
                              struct solver *solver)
{
    struct deal deal = {.language = language};
    struct language_files from = {.language = language_english};
    enum outcome outcome =
        request->code ? deal_again(request, &from, &deal) : deal_new(request, solver, &deal);
    if (outcome == OUTCOME_YES) {
        outcome = print(request, solver, &deal);
    }
    languages_close(&from);
    return outcome;
}

static enum outcome shake(const struct request *request)
{
    struct language_files files;
    struct solver *solver = NULL;
    unsigned dice = request->code || request->dice_name ? 0 : LANGUAGE_SETS;
    enum outcome outcome = cli_load_language(request->cli, request->language, request->lexicon_name,
                                             LANGUAGE_WORDS | dice, &files);
    if (outcome == OUTCOME_YES) {
        outcome = cli_load_solver(request->cli, files.language.lexicon, &solver);
    }
    if (outcome == OUTCOME_YES) {
        outcome = shake_one(request, &files.language, solver);
    }
    solver_free(solver);
    languages_close(&files);
    return outcome;
}

enum {
    OPTION_LANGUAGE,
    OPTION_CODE,
    OPTION_SIDE,
    OPTION_DICE,
    OPTION_LEXICON,
    OPTION_RULES,
    OPTION_RICHNESS
};

static const struct option_spec options[] = {
    [OPTION_LANGUAGE] = COMMAND_LANGUAGE_OPTION,
    [OPTION_CODE] = {"code", OPTION_TEXT, "CODE", .takes = "the code of a board",
                     .help = "the board of this code, instead of a new one"},
    [OPTION_SIDE] = {"size", OPTION_NUMBER, "SIZE", .min = LANGUAGE_SIDE_MIN,
                     .max = LANGUAGE_SIDE_MAX,
                     .help =
                         LANGUAGE_SIDE_NAMES " dice on a side of the board (4, or to suit --dice)"},
    [OPTION_DICE] =
        {"dice", OPTION_FILE, "FILE",
         .help = "your own dice, a square number of them: a die per line, six letters each"},
    [OPTION_LEXICON] = COMMAND_LEXICON_OPTION,
    [OPTION_RULES] = COMMAND_RULES_OPTION,
    [OPTION_RICHNESS] = {"richness", OPTION_CHOICE, "WISH", .choices = "lean fair rich feast any",
                         .usual = "fair",
                         .help =
                             "lean, fair, rich or feast: how many common words the board should "
                             "have; or any, as the dice fall"},
    {.name = NULL},
};

static enum outcome run(struct cli *cli, const struct arguments *arguments)
{
    const struct option_value *values = arguments->options;
    struct request request = {
        .cli = cli,
        .language = values[OPTION_LANGUAGE].text,
        .code = values[OPTION_CODE].text,
        .side = values[OPTION_SIDE].number,
        .dice_name = values[OPTION_DICE].text,
        .lexicon_name = values[OPTION_LEXICON].text,
    };
    scoring_from_name(values[OPTION_RULES].text, &request.rules);
    richness_from_name(values[OPTION_RICHNESS].text, &request.richness);
    if (request.code && request.side != 0) {
        return cli_fail_usage(cli, "--code and --size each give a board: use only one");
    }
    if (request.code && values[OPTION_RICHNESS].is_given) {
        return cli_fail_usage(cli, "--richness does not apply to the board of a --code");
    }
    /* A code's own language supplies the words, unless another one is given. */
    struct board_code code = {.side = 0};
    if (request.code && !request.language &&
        deal_read_code(request.code, strlen(request.code), &code, NULL) == STATUS_OK &&
        code.language[0]) {
        request.language = code.language;
    }
    return shake(&request);
}

const struct command command_shake = {
    .name = "shake",
    .summary = "deal a board and print its code and what it holds",
    .usage = "[OPTION]...",
    .options = options,
    .about =
        "Shakes dice until the board is fair, that is, has enough common words, and prints it,\n"
        "its code, its letters, what it holds, and its level: how many in a hundred boards of\n"
        "these dice have fewer common words. The code brings the same board back, here and in\n"
        "the window (trounce --code CODE).\n"
        "\n"
        "A fair board has at least 25, 50 or 80 common words, depending on its size. A rich one\n"
        "has level 75 to 94, a feast 95 or more, and on all three every die is part of a word. A\n"
        "lean board has level 5 to 24. If none of several hundred boards is as wished, the\n"
        "nearest is dealt.\n"
        "\n"
        "A code names the language of its dice, whose words count unless --language names\n"
        "another: then the board keeps its letters, and the other language must have them all.\n"
        "\n"
        "All words of the list are counted. The results in the window have fewer, as they\n"
        "show an offensive word only once a player has found it.\n",
    .example = "trounce shake --size 5",
    .run = run,
};
