/* SPDX-License-Identifier: MIT */
/*
 * trounce play: reads the terms of a round and opens what it needs. Leaves playing to cli/play.
 */
#include "commands.h"
#include "play.h"
#include "round_options.h"
#include "shaken.h"
#include "sprint.h"
#include "waiting.h"

#include "history.h"
#include "patience.h"

#include "trounce/own_words.h"

#include <stdio.h>
#include <string.h>

enum {
    OPTION_SIDE,
    OPTION_RULES,
    OPTION_TIME,
    OPTION_RIVAL,
    OPTION_MODE,
    OPTION_RICHNESS,
    OPTION_SOLO,
    OPTION_EXERCISE,
    OPTION_BOARD,
    OPTION_CODE,
    OPTION_SEEDED,
    OPTION_CONTINUE,
    OPTION_DAILY,
    OPTION_DICE,
    OPTION_LEXICON,
    OPTION_LANGUAGE,
    OPTION_DATA,
    OPTION_COUNT
};

static const struct option_spec options[] = {
    [OPTION_SIDE] = {"size", OPTION_NUMBER, "SIZE", .heading = "The round",
                     .min = LANGUAGE_SIDE_MIN, .max = LANGUAGE_SIDE_MAX,
                     .offers = LANGUAGE_SIDE_CHOICES, .help = ROUND_SIZE_HELP},
    [OPTION_RULES] = COMMAND_RULES_OPTION,
    [OPTION_TIME] = ROUND_TIME_OPTION,
    [OPTION_RIVAL] = ROUND_RIVAL_OPTION,
    [OPTION_MODE] = {"mode", OPTION_CHOICE, "MODE", .choices = "turns race alone", .usual = "turns",
                     .help = "turns, race (against the computer) or alone"},
    [OPTION_RICHNESS] = ROUND_RICHNESS_OPTION,
    [OPTION_SOLO] = ROUND_SOLO_OPTION,
    [OPTION_EXERCISE] =
        ROUND_EXERCISE_OPTION("the terms of an exercise that Trounce grew from, stanford or "
                              "oberlin, with boards as the dice fall"),
    [OPTION_BOARD] = ROUND_BOARD_OPTION("The board"),
    [OPTION_CODE] = ROUND_CODE_OPTION,
    [OPTION_SEEDED] = {"seed", OPTION_SEED, "S",
                       .help = "the same seed, size and words shake the same board"},
    [OPTION_CONTINUE] = {"continue", .help = "the newest round that waits, with its own terms"},
    [OPTION_DAILY] = {"daily", .help = "today's Sprint, with its own terms; it counts once"},
    [OPTION_DICE] = ROUND_DICE_OPTION,
    [OPTION_LEXICON] = ROUND_LEXICON_OPTION,
    [OPTION_LANGUAGE] = ROUND_LANGUAGE_OPTION,
    [OPTION_DATA] = ROUND_DATA_OPTION,
    [OPTION_COUNT] = {.name = NULL},
};

/* --- the history --- */

/* Opens it, if need be in memory: then nothing lasts, as a warning says. */
static enum outcome open_store(struct cli *cli, const char *data, struct store **store)
{
    char path[FILE_PATH_MAX + sizeof STORE_FILE_NAME];
    struct store_news news;
    struct message fault;
    if (data && !paths_make_data(data, &fault)) {
        return cli_fail_message(cli, &fault);
    }
    paths_settle_player(&cli->paths, data);
    const char *folder = cli->paths.player;
    (void)snprintf(path, sizeof path, "%s/%s", folder, STORE_FILE_NAME);
    enum status status = store_open(*folder ? path : NULL, store, &news);
    if (status != STATUS_OK) {
        return cli_fail(cli, "%s", status_text(status));
    }
    if (!*folder) {
        message_set(&news.text, N_("Nothing you play now will be saved: %s."),
                    cli->paths.player_fault);
    }
    cli_warn(cli, &news.text);
    return OUTCOME_YES;
}

/* Makes the lexicon with the player's own words and the sets of the round, in `room`; `*mine` is
 * NULL if that changes nothing. End with lexicon_deinit. */
static enum outcome open_own(struct cli *cli, const struct play_terms *terms, struct lexicon *room,
                             struct lexicon **mine)
{
    struct store *store = terms->store;
    const struct lexicon *lexicon = terms->language->lexicon;
    struct own_words *own;
    *mine = NULL;
    if (own_words_new(lexicon->alphabet, &own) != STATUS_OK) {
        return cli_fail_memory(cli);
    }
    word_sets_limit(terms->notes.word_sets, own);
    enum outcome outcome = OUTCOME_YES;
    if (store_read_own_words(store, 0, own) != STATUS_OK) {
        outcome = cli_fail_message(cli, store_trouble(store));
    } else if (!own_words_are_none(own)) {
        bool is_made = own_words_apply(own, lexicon, room) == STATUS_OK;
        *mine = is_made ? room : NULL;
        outcome = is_made ? OUTCOME_YES : cli_fail_memory(cli);
    }
    own_words_free(own);
    return outcome;
}

/* --- the board --- */

static enum outcome read_board(struct cli *cli, const struct option_value *values,
                               struct play_terms *terms)
{
    const char *text = values[OPTION_BOARD].text;
    int side = (int)values[OPTION_SIDE].number;
    struct fault fault;
    terms->kind = ROUND_KIND_CUSTOM;
    return board_parse_in(terms->language->alphabet, text, strlen(text), side, side, &terms->board,
                          &fault) == STATUS_OK
               ? OUTCOME_YES
               : cli_fail_fault(cli, "--board", &fault);
}

static enum outcome shake(const struct shaken_request *request, struct play_terms *terms)
{
    struct shaken shaken = {.language = terms->language};
    struct language_files from;
    struct solver *solver;
    bool played = false;
    enum outcome outcome = cli_load_solver(request->cli, terms->language->lexicon, &solver);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    outcome = shaken_deal(request, solver, &from, &shaken);
    int side = outcome == OUTCOME_YES ? dice_side(&shaken.dice) : LANGUAGE_SIDE_MIN;
    if (side < LANGUAGE_SIDE_MIN || side > LANGUAGE_SIDE_MAX) {
        outcome = cli_fail(request->cli, "%s: %d dice; a board has " LANGUAGE_DICE_COUNTS,
                           request->dice_name, shaken.dice.count);
    }
    if (outcome == OUTCOME_YES) {
        terms->board = shaken.board;
        memcpy(terms->code, shaken.code, sizeof terms->code);
        terms->kind = request->code ? ROUND_KIND_CODE : ROUND_KIND_PLAIN;
        if (request->code || request->has_seed) { /* the player may know it */
            (void)history_has_board(terms->store, &terms->board, terms->rules, &played);
        }
        terms->counts = !played;
    }
    solver_free(solver);
    languages_close(&from);
    return outcome;
}

/* --- the round --- */

/* Plays the round: of the board, or the one that waits (NULL: none). */
static enum outcome play(struct cli *cli, const struct option_value *values,
                         const struct shaken_request *request, const struct waiting *waiting,
                         struct play_terms *terms)
{
    struct lexicon room;
    struct lexicon *mine = NULL;
    enum outcome outcome = OUTCOME_YES;
    if (waiting) {
        terms->notes.word_sets = waiting->stored.notes.word_sets;
        terms->kind = waiting->stored.notes.kind;
    } else if (values[OPTION_DAILY].is_given) {
        outcome = sprint_open(cli, terms);
    } else {
        outcome =
            values[OPTION_BOARD].is_given ? read_board(cli, values, terms) : shake(request, terms);
    }
    terms->lexicon = terms->language->lexicon;
    if (outcome == OUTCOME_YES && round_kind_has_own_words(terms->kind)) {
        outcome = open_own(cli, terms, &room, &mine);
    }
    if (mine) {
        terms->lexicon = mine;
    }
    if (outcome == OUTCOME_YES && waiting) {
        outcome = waiting_take(cli, waiting, terms);
    }
    if (outcome == OUTCOME_YES) {
        outcome = play_run(cli, terms);
    }
    if (mine) {
        lexicon_deinit(mine);
    }
    terms->lexicon = NULL;
    return outcome;
}

/* Says on the terminal what could not be kept. */
static void settle(struct cli *cli, struct store *store)
{
    struct store_news news;
    if (store_settle(store, STORE_LONG_PATIENCE_MS) != STATUS_OK) {
        cli_warn(cli, store_trouble(store));
    }
    if (store_take_news(store, &news)) {
        cli_warn(cli, &news.text);
    }
}

static enum outcome open_and_play(struct cli *cli, const struct option_value *values,
                                  struct shaken_request *request, struct play_terms *terms)
{
    static struct waiting waiting;
    struct language_files files = {.language = language_english};
    unsigned parts = LANGUAGE_WORDS | LANGUAGE_GLOSSES; /* that is, with spellings */
    bool goes_on = values[OPTION_CONTINUE].is_given;
    enum outcome outcome = open_store(cli, values[OPTION_DATA].text, &terms->store);
    if (outcome == OUTCOME_YES && goes_on) {
        outcome = waiting_find(cli, terms->store, &waiting);
        request->language = waiting.stored.language;
    }
    if (outcome == OUTCOME_YES) {
        outcome = shaken_open(request, parts, &files);
    }
    if (outcome == OUTCOME_YES) {
        terms->language = &files.language;
        store_set_language(terms->store, files.language.code, files.language.alphabet);
        outcome = play(cli, values, request, goes_on ? &waiting : NULL, terms);
        settle(cli, terms->store);
    }
    store_close(terms->store);
    terms->language = NULL;
    languages_close(&files);
    return outcome;
}

/* Returns the first option that does not go with `alone`, as only `other` and --data do; NULL if
 * there is none. */
static const char *misfit(const struct option_value *values, int alone, int other)
{
    for (int i = 0; i < OPTION_COUNT && values[alone].is_given; i++) {
        if (values[i].is_given && i != alone && i != other && i != OPTION_DATA) {
            return options[i].name;
        }
    }
    return NULL;
}

/* Checks that the options can be combined. */
static enum outcome check(struct cli *cli, const struct option_value *values, enum game_mode mode)
{
    bool has_board = values[OPTION_BOARD].is_given;
    bool has_code = values[OPTION_CODE].is_given;
    const char *more = misfit(values, OPTION_CONTINUE, OPTION_LEXICON);
    if (more) {
        return cli_fail_usage(cli, "--continue has its own terms: it takes no --%s", more);
    }
    more = misfit(values, OPTION_DAILY, OPTION_LANGUAGE);
    if (more) {
        return cli_fail_usage(cli, "--daily has its own terms: it takes no --%s", more);
    }
    if (has_board && has_code) {
        return cli_fail_usage(cli, "--board and --code each give a board: use only one");
    }
    if ((has_board || has_code) &&
        (values[OPTION_SEEDED].is_given || values[OPTION_RICHNESS].is_given)) {
        return cli_fail_usage(cli, "--seed and --richness are for boards that are shaken, without "
                                   "--board or --code");
    }
    if (has_code && values[OPTION_SIDE].is_given) {
        return cli_fail_usage(cli, "--code and --size each give a board: use only one");
    }
    if (has_board && values[OPTION_DICE].is_given) {
        return cli_fail_usage(cli, "--board needs no --dice");
    }
    if (values[OPTION_SOLO].is_given && values[OPTION_MODE].is_given && mode != MODE_ALONE) {
        return cli_fail_usage(cli, "--solo is --mode alone: it takes no --mode %s",
                              values[OPTION_MODE].text);
    }
    if (values[OPTION_RIVAL].is_given && (values[OPTION_SOLO].is_given || mode == MODE_ALONE)) {
        return cli_fail_usage(cli, "a round alone has no rival: it takes no --rival");
    }
    return OUTCOME_YES;
}

/* Takes the terms of an exercise, but for those that are given themselves. */
static void take_exercise(const struct option_value *values, struct play_terms *terms,
                          struct shaken_request *request)
{
    const struct round_exercise *exercise = &round_exercises[values[OPTION_EXERCISE].number];
    if (!values[OPTION_RULES].is_given) {
        terms->rules = exercise->rules;
    }
    if (!values[OPTION_TIME].is_given) {
        terms->time_ms = exercise->time_ms;
    }
    if (!values[OPTION_MODE].is_given) {
        terms->mode = exercise->mode;
    }
    if (!values[OPTION_RIVAL].is_given) {
        terms->level = RIVAL_MERCILESS;
    }
    if (!values[OPTION_RICHNESS].is_given) {
        request->richness = RICHNESS_ANY;
    }
}

static enum outcome run(struct cli *cli, const struct arguments *arguments)
{
    const struct option_value *values = arguments->options;
    struct play_terms terms = {.time_ms = values[OPTION_TIME].number * 1000};
    struct shaken_request request = {
        .cli = cli,
        .code = values[OPTION_CODE].text,
        .language = values[OPTION_LANGUAGE].text,
        .dice_name = values[OPTION_DICE].text,
        .lexicon_name = values[OPTION_LEXICON].text,
        .side = values[OPTION_SIDE].number,
        .seed = values[OPTION_SEEDED].seed,
        .has_seed = values[OPTION_SEEDED].is_given,
    };
    (void)scoring_from_name(values[OPTION_RULES].text, &terms.rules);
    (void)rival_from_name(values[OPTION_RIVAL].text, &terms.level);
    (void)mode_from_name(values[OPTION_MODE].text, &terms.mode);
    (void)richness_from_name(values[OPTION_RICHNESS].text, &request.richness);
    if (values[OPTION_EXERCISE].is_given) {
        take_exercise(values, &terms, &request);
    }
    enum outcome outcome = check(cli, values, terms.mode);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    request.rules = terms.rules;
    terms.mode = values[OPTION_SOLO].is_given ? MODE_ALONE : terms.mode;
    return open_and_play(cli, values, &request, &terms);
}

const struct command command_play = {
    .name = "play",
    .summary = "play a round here: type words, then see the computer's and the result",
    .usage = "[OPTION]...",
    .options = options,
    .about =
        "Prints the board and takes words, one or more on each line, with a verdict on each. ?\n"
        "explains, and shows the board and how the round stands. The turn ends with the clock, an\n"
        "empty line or the end of the input. Then come the computer's words, some that nobody\n"
        "found, and the result. The output is plain text that is never written over: it suits\n"
        "pipes, ssh, screen readers and braille lines.\n"
        "\n"
        "The round is saved in the history like any other, and moves its player on the ladder.\n"
        "One without a word is not saved. An interrupt (Ctrl+C) leaves the round to be continued,\n"
        "here with --continue or in the window; the exit status is then 1. The settings of the\n"
        "window do not matter here, but words that the player added or removed do.\n",
    .example = "trounce play --time 120 --rival novice",
    .run = run,
};
