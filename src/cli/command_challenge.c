/* SPDX-License-Identifier: MIT */
/*
 * trounce challenge: prints what a challenge line contains.
 */
#include "commands.h"
#include "trounce/challenge.h"
#include "trounce/memory.h"

#include <string.h>

/* A line being read, and what that needs. */
struct reading {
    struct cli *cli;
    const char *language; /* NULL: not given */
    const char *dice_name;
    const char *lexicon_name;
    struct language_files files; /* letters and words */
    struct challenge challenge;
    struct board board;
};

/* Makes the board if the line has one and its dice are available; otherwise `fault` says why not.
 * OUTCOME_BAD after a message when the dice file cannot be read. */
static enum outcome make_board(struct reading *reading, bool *has_board, struct fault *fault)
{
    const struct challenge *challenge = &reading->challenge;
    const struct alphabet *alphabet = reading->files.language.alphabet;
    const char *text = challenge->code;
    struct board_code code;
    *has_board = challenge->source == CHALLENGE_LETTERS;
    reading->board = challenge->board;
    if (reading->dice_name && *has_board) {
        return cli_fail_usage(reading->cli,
                              "--dice is for boards with a code: this one has its letters");
    }
    if (challenge->source != CHALLENGE_CODE ||
        deal_read_code(text, strlen(text), &code, fault) != STATUS_OK) {
        return OUTCOME_YES;
    }
    if (reading->dice_name) {
        struct dice dice;
        enum outcome outcome = cli_load_dice(reading->cli, alphabet, reading->dice_name, &dice);
        *has_board = outcome == OUTCOME_YES &&
                     deal_from_code(text, strlen(text), &dice, &reading->board, fault) == STATUS_OK;
        return outcome;
    }
    if (!code.set && !code.language[0]) {
        (void)fault_whole(fault, STATUS_MISSING,
                          "the board has dice other than the game's: name them with --dice");
        return OUTCOME_YES;
    }
    *has_board =
        languages_deal(&reading->cli->paths, text, alphabet, &reading->board, fault) == STATUS_OK;
    return OUTCOME_YES;
}

static void print_board(const struct reading *reading)
{
    struct writer *out = &reading->cli->out;
    char text[BOARD_TEXT_MAX];
    writer_board(out, &reading->board);
    writer_char(out, '\n');
    if (reading->challenge.source == CHALLENGE_CODE) {
        writer_format(out, "Code    %s\n", reading->challenge.code);
    }
    writer_format(out, "Board   %s\n", board_format(&reading->board, text));
}

static void print_terms(const struct reading *reading)
{
    const struct challenge *challenge = &reading->challenge;
    struct writer *out = &reading->cli->out;
    writer_format(out, "Rules   %s\n", scoring_name(challenge->rules));
    if (challenge->time_ms > 0) {
        writer_text(out, "Time    ");
        writer_count(out, challenge->time_ms / 1000, "second");
        writer_char(out, '\n');
    } else {
        writer_text(out, "Time    no clock\n");
    }
    writer_format(out, "From    %s\n", challenge->name[0] ? challenge->name : "no name");
    writer_format(out, "Found   %d of ", challenge_found_count(challenge));
    writer_count(out, (long)challenge->word_count, "word");
}

static void print_words(const struct reading *reading, const struct solution *solution)
{
    struct writer *out = &reading->cli->out;
    int width = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        if (challenge_has_found(&reading->challenge, i)) {
            width = word->letters > width ? word->letters : width;
        }
    }
    writer_text(out, ", ");
    writer_count(out, challenge_score(&reading->challenge, solution), "point");
    if (reading->challenge.hint_points > 0) {
        writer_text(out, " after hints for ");
        writer_count(out, reading->challenge.hint_points, "point");
    }
    writer_text(out, "\n\n");
    size_t rank = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        if (challenge_has_found(&reading->challenge, i)) {
            writer_word(out, reading->files.language.alphabet, solution_text(solution, i),
                        (size_t)word->letters);
            writer_format(out, "%*s  %d", width - word->letters, "", word->points);
            if (reading->challenge.has_times) {
                long seconds = (challenge_time_ms(&reading->challenge, rank++) + 500) / 1000;
                writer_format(out, "%*s%ld:%02ld", word->points > 9 ? 2 : 3, "", seconds / 60,
                              seconds % 60);
            }
            writer_char(out, '\n');
        }
    }
}

/* Prints an intact line with its board. */
static enum outcome print_whole(const struct reading *reading)
{
    struct cli *cli = reading->cli;
    struct solver_filter filter = challenge_filter(reading->challenge.rules);
    struct solver *solver = NULL;
    struct solution solution = {0};
    struct fault fault;
    enum outcome outcome = cli_load_solver(cli, reading->files.language.lexicon, &solver);
    if (outcome == OUTCOME_YES &&
        solver_solve_with(solver, &reading->board, &filter, &solution) != STATUS_OK) {
        outcome = cli_fail_memory(cli);
    }
    if (outcome == OUTCOME_YES) {
        print_board(reading);
        print_terms(reading);
        if (challenge_matches(&reading->challenge, &solution, &fault) == STATUS_OK) {
            print_words(reading, &solution);
        } else {
            writer_char(&cli->out, '\n');
            outcome = cli_fail_message(cli, &fault.detail);
        }
    }
    solution_deinit(&solution);
    solver_free(solver);
    return outcome;
}

static enum outcome print_line(struct reading *reading, const char *line)
{
    struct cli *cli = reading->cli;
    struct fault fault;
    struct fault board_fault;
    bool is_whole = challenge_read_in(reading->files.language.alphabet, line, strlen(line),
                                      &reading->challenge, &fault) == STATUS_OK;
    bool has_board;
    enum outcome outcome = make_board(reading, &has_board, &board_fault);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    if (!is_whole) {
        if (has_board) {
            print_board(reading);
        }
        return cli_fail_fault(cli, "challenge", &fault);
    }
    return has_board ? print_whole(reading) : cli_fail_message(cli, &board_fault.detail);
}

/* Loads the words of the language that the challenge's code names, unless another one is given. */
static enum outcome load_language(struct reading *reading, const char *line)
{
    struct board_code code = {.side = 0};
    const struct challenge *challenge = &reading->challenge;
    (void)challenge_read(line, strlen(line), &reading->challenge, NULL);
    bool is_named =
        !reading->language && challenge->source == CHALLENGE_CODE &&
        deal_read_code(challenge->code, strlen(challenge->code), &code, NULL) == STATUS_OK &&
        code.language[0];
    return cli_load_language(reading->cli, is_named ? code.language : reading->language,
                             reading->lexicon_name, LANGUAGE_WORDS, &reading->files);
}

/* Joins the words of the command line, which the shell has split, into one text, which the caller
 * frees. NULL: no memory. */
static char *join(const struct arguments *arguments)
{
    size_t size = 1;
    for (int i = 0; i < arguments->word_count; i++) {
        size += strlen(arguments->words[i].text) + 1;
    }
    char *text = memory_new(1, size);
    size_t at = 0;
    for (int i = 0; text && i < arguments->word_count; i++) {
        size_t length = strlen(arguments->words[i].text);
        memcpy(text + at, arguments->words[i].text, length);
        at += length;
        if (i + 1 < arguments->word_count) {
            text[at++] = ' ';
        }
    }
    if (text) {
        text[at] = '\0';
    }
    return text;
}

enum { OPTION_LANGUAGE, OPTION_LEXICON, OPTION_DICE };

static const struct option_spec options[] = {
    [OPTION_LANGUAGE] = COMMAND_LANGUAGE_OPTION,
    [OPTION_LEXICON] = COMMAND_LEXICON_OPTION,
    [OPTION_DICE] = {"dice", OPTION_FILE, "FILE",
                     .help = "the dice of the board's code, if not the game's own"},
    {.name = NULL},
};

static enum outcome run(struct cli *cli, const struct arguments *arguments)
{
    if (arguments->word_count == 0) {
        return cli_fail_usage(cli, "give the line of a challenge");
    }
    char *line = join(arguments);
    if (!line) {
        return cli_fail_memory(cli);
    }
    struct reading reading = {
        .cli = cli,
        .language = arguments->options[OPTION_LANGUAGE].text,
        .dice_name = arguments->options[OPTION_DICE].text,
        .lexicon_name = arguments->options[OPTION_LEXICON].text,
    };
    enum outcome outcome = load_language(&reading, line);
    if (outcome == OUTCOME_YES) {
        outcome = print_line(&reading, line);
    }
    languages_close(&reading.files);
    memory_free(line);
    return outcome;
}

const struct command command_challenge = {
    .name = "challenge",
    .summary = "print what a challenge holds",
    .usage = "[OPTION]... LINE",
    .takes_words = true,
    .options = options,
    .about =
        "Prints the board of a challenge, its code, the rules and the time, who sent it, and the\n"
        "words that the sender found, each with its time if the line has times. LINE begins with\n"
        "T1- and ends in a 1; it may contain blanks and be part of a longer text.\n"
        "\n"
        "If the line is cut off or was changed, only the board is printed, if that can be read.\n"
        "If the word list has other words on the board than the sender's, everything but the\n"
        "words is printed. The exit status is 2 in both cases.\n"
        "\n"
        "The words are in the language that the board's code names. If the sender played in\n"
        "another language, or typed its letters as a board, name it with --language.\n",
    .example = "trounce challenge T1-NBSFC84LYT45ASJDGFTJUDFHRR6HB5ALY48CE91",
    .run = run,
};
