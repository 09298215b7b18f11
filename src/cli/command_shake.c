/* SPDX-License-Identifier: MIT */
/*
 * trounce shake: deals a fair board, or recreates the one of a code, and prints what it holds.
 * Leaves the words themselves to command_solve.c.
 */
#include "commands.h"
#include "shaken.h"

#include <string.h>

/* Levels were measured with the words of the dice's own language, and are wrong for others. */
static void print_level(const struct shaken_request *request, const struct shaken *shaken,
                        int common_count)
{
    const char *language = shaken->set ? shaken->set->language : "";
    if (strcmp(*language ? language : language_english.code, shaken->language->code) != 0) {
        return;
    }
    int level = richness_level(&shaken->dice, request->rules, common_count);
    if (!request->lexicon_name && level != RICHNESS_LEVEL_NONE) {
        writer_format(&request->cli->out, "Level   richer than %d %% of boards\n", level);
    } else if (!request->lexicon_name && shaken->set && (!*language || shaken->set->spreads)) {
        writer_format(&request->cli->out, "Level   not measured by these rules\n");
    }
}

/* Writes the board, its code and letters, and what it holds. */
static enum outcome print(const struct shaken_request *request, struct solver *solver,
                          const struct shaken *shaken)
{
    struct writer *out = &request->cli->out;
    struct solver_filter filter = {.rules = request->rules, .tier_max = TIER_MAX};
    struct survey survey;
    if (solver_survey(solver, &shaken->board, &filter, DEAL_COMMON_TIER, &survey) != STATUS_OK) {
        return cli_fail_memory(request->cli);
    }
    char text[BOARD_TEXT_MAX];
    writer_board(out, &shaken->board);
    writer_format(out, "\nCode    %s\n", shaken->code);
    writer_format(out, "Board   %s\n", board_format(&shaken->board, text));
    writer_text(out, "Holds   ");
    writer_count(out, survey.word_count, "word");
    writer_format(out, " (%d common), ", survey.common_count);
    writer_count(out, survey.points, "point");
    writer_format(out, " (%s)\n", scoring_name(request->rules));
    print_level(request, shaken, survey.common_count);
    if (survey.ended_early) {
        (void)cli_fail(request->cli, "too many paths to follow: words may be missing");
    }
    return OUTCOME_YES;
}

static enum outcome shake_one(const struct shaken_request *request, const struct language *language,
                              struct solver *solver)
{
    struct shaken shaken = {.language = language};
    struct language_files from;
    enum outcome outcome = shaken_deal(request, solver, &from, &shaken);
    if (outcome == OUTCOME_YES) {
        outcome = print(request, solver, &shaken);
    }
    languages_close(&from);
    return outcome;
}

static enum outcome shake(const struct shaken_request *request)
{
    struct language_files files;
    struct solver *solver = NULL;
    enum outcome outcome = shaken_open(request, LANGUAGE_WORDS, &files);
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
    struct shaken_request request = {
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
