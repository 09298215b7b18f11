/* SPDX-License-Identifier: MIT */
/*
 * trounce scrambler: plays the Scrambler as a dialogue, or prints the solution of a puzzle. Leaves
 * the game to scrambler.h, and undo and advice to the window.
 */
#include "commands.h"
#include "trounce/scrambler.h"

#include <string.h>

#define SIZE_DEFAULT 4

struct request {
    struct cli *cli;
    const char *language;   /* NULL: English */
    const char *words_name; /* NULL: the language's own */
    const char *code;       /* NULL: a new puzzle */
    long size;              /* 0: not given */
    long tier;
    uint64_t seed;
    bool has_seed;
};

/* Makes the puzzle of the code, or a new one. */
static enum outcome deal_from(const struct request *request, const struct scrambler_source *source,
                              struct scrambler_puzzle *puzzle)
{
    struct cli *cli = request->cli;
    struct fault fault;
    if (request->code) {
        enum status status = scrambler_puzzle_from_code(request->code, strlen(request->code),
                                                        source, puzzle, &fault);
        return status == STATUS_OK ? OUTCOME_YES : cli_fail_fault(cli, "code", &fault);
    }
    uint64_t seed = request->seed;
    if (!request->has_seed) {
        enum outcome outcome = cli_load_seed(cli, &seed);
        if (outcome != OUTCOME_YES) {
            return outcome;
        }
    }
    struct random random;
    random_seed(&random, seed);
    int size = request->size > 0 ? (int)request->size : SIZE_DEFAULT;
    enum status status = scrambler_puzzle_deal(source, size, 0, &random, puzzle, &fault);
    const char *name = request->words_name ? request->words_name : "the game's word list";
    return status == STATUS_OK ? OUTCOME_YES : cli_fail_fault(cli, name, &fault);
}

static enum outcome deal(const struct request *request, struct language_files *files,
                         struct scrambler_puzzle *puzzle)
{
    struct scrambler_source *source = NULL;
    enum outcome outcome = cli_load_language(request->cli, request->language, request->words_name,
                                             LANGUAGE_WORDS, files);
    if (outcome == OUTCOME_YES) {
        enum status status =
            scrambler_source_new(files->language.lexicon, (int)request->tier, false, &source);
        outcome = status == STATUS_OK ? deal_from(request, source, puzzle)
                                      : cli_fail_memory(request->cli);
    }
    scrambler_source_free(source);
    return outcome;
}

static void write_board(struct writer *out, const struct scrambler *scrambler)
{
    char text[SCRAMBLER_TEXT_MAX];
    writer_text(out, scrambler_grid_text(scrambler->puzzle.alphabet, &scrambler->grid, text));
    writer_char(out, '\n');
}

/* Names the hidden words at a terminal, and says how moves and, while playing, commands are typed.
 */
static void write_help(struct writer *out, const struct scrambler_puzzle *puzzle, bool is_playing)
{
    const struct scrambler_words *words = &puzzle->words;
    if (!cli_is_typed()) {
        return;
    }
    for (int i = 0; i < words->count; i++) {
        writer_text(out, i == 0 ? "Hidden: " : " ");
        writer_word(out, puzzle->alphabet, words->letters[i], words->lengths[i]);
    }
    writer_format(out, ". Type c3u to slide column 3 up, r2l row 2 left%s.\n",
                  is_playing ? "; r restarts, q quits" : "");
}

/* Names the commands to a player who typed anything else. */
static void refuse(struct writer *out, const char *typed, int size)
{
    writer_char(out, '\'');
    writer_printable(out, typed);
    writer_format(out,
                  "' is not a command: type c3u or c3d, r2l or r2r, with lines from 1 to %d; "
                  "r restarts, q quits.\n",
                  size);
}

/* Asks for commands until the game is over; shows the board again after each but quit. */
static enum outcome ask_on(struct cli *cli, struct scrambler *scrambler)
{
    struct writer *out = &cli->out;
    struct span line = {.is_cut = false};
    bool is_typed = cli_is_typed();
    write_help(out, &scrambler->puzzle, true);
    write_board(out, scrambler);
    while (!scrambler_is_over(scrambler)) {
        writer_text(out, "Enter command: ");
        if (!writer_flush(out)) {
            return OUTCOME_YES;
        }
        bool is_command = true;
        if (!reader_line(&cli->in, &line)) {
            scrambler_quit(scrambler);
        } else if (line.is_cut) { /* no command is that long */
            reader_skip_line(&cli->in);
        } else {
            bool has_zero = memchr(line.text, 0, line.length);
            enum status status =
                has_zero ? STATUS_SYNTAX : scrambler_try_move(scrambler, line.text);
            if (status == STATUS_NO_MEMORY) {
                return cli_fail_memory(cli);
            }
            is_command = status != STATUS_SYNTAX;
        }
        if (is_typed && !is_command) {
            refuse(out, line.text, scrambler->grid.size);
            continue;
        }
        writer_char(out, '\n');
        if (!scrambler->has_quit) {
            write_board(out, scrambler);
        }
    }
    return cli_check_input(cli, &line);
}

static enum outcome play(struct cli *cli, const struct scrambler_puzzle *puzzle)
{
    struct scrambler scrambler;
    char code[SCRAMBLER_CODE_MAX];
    scrambler_init(&scrambler, puzzle);
    enum outcome outcome = ask_on(cli, &scrambler);
    if (outcome == OUTCOME_YES) {
        struct writer *out = &cli->out;
        bool is_solved = scrambler_is_solved(&scrambler);
        writer_style(out, is_solved ? STYLE_GOOD : STYLE_PLAIN);
        writer_format(out, "Puzzle %s %s after ", scrambler_puzzle_code(puzzle, code),
                      is_solved ? "solved" : "left");
        writer_count(out, (long)scrambler.made_count, "move");
        writer_text(out, ".\n");
        writer_style(out, STYLE_PLAIN);
    }
    scrambler_deinit(&scrambler);
    return outcome;
}

static void print_solution(struct cli *cli, const struct scrambler_puzzle *puzzle)
{
    char text[SCRAMBLER_SOLUTION_TEXT_MAX];
    write_help(&cli->out, puzzle, false);
    writer_text(&cli->out, scrambler_puzzle_solution_text(puzzle, text));
    writer_char(&cli->out, '\n');
}

enum {
    OPTION_LANGUAGE,
    OPTION_LIST,
    OPTION_SIDE,
    OPTION_SEEDED,
    OPTION_CODE,
    OPTION_TIER,
    OPTION_SOLUTION
};

static const struct option_spec options[] = {
    [OPTION_LANGUAGE] = COMMAND_LANGUAGE_OPTION,
    [OPTION_LIST] = {"words", OPTION_FILE, "FILE",
                     .help = "the words to hide: a list of any kind, of which words of 3 to 5 "
                             "letters are used (the game's own)"},
    [OPTION_SIDE] = {"size", OPTION_NUMBER, "N", .min = SCRAMBLER_SIZE_MIN,
                     .max = SCRAMBLER_SIZE_MAX, .help = "cells on a side, 3 to 9 (4)"},
    [OPTION_SEEDED] = {"seed", OPTION_SEED, "S",
                       .help = "the same seed, size and words give the same puzzle"},
    [OPTION_CODE] = {"code", OPTION_TEXT, "CODE", .takes = "the code of a puzzle",
                     .help = "the puzzle of this code, which is printed at the end of a game"},
    [OPTION_TIER] = {"tier", OPTION_NUMBER, "N", .min = 1, .max = TIER_MAX, .usual = "35",
                     .offers = "10 20 35 40 50 55 60 70 80",
                     .help = "only words of commonness N or more common"},
    [OPTION_SOLUTION] = {"solution", .help = "print the puzzle and a solution instead of playing"},
    {.name = NULL},
};

static enum outcome run(struct cli *cli, const struct arguments *arguments)
{
    const struct option_value *values = arguments->options;
    const struct request request = {
        .cli = cli,
        .language = values[OPTION_LANGUAGE].text,
        .words_name = values[OPTION_LIST].text,
        .code = values[OPTION_CODE].text,
        .size = values[OPTION_SIDE].number,
        .tier = values[OPTION_TIER].number,
        .seed = values[OPTION_SEEDED].seed,
        .has_seed = values[OPTION_SEEDED].is_given,
    };
    if (request.code && (request.size != 0 || request.has_seed)) {
        return cli_fail_usage(cli, "--code names a puzzle: leave out --size and --seed");
    }
    struct scrambler_puzzle puzzle = {0};
    struct language_files files;
    enum outcome outcome = deal(&request, &files, &puzzle);
    if (outcome == OUTCOME_YES && values[OPTION_SOLUTION].is_given) {
        print_solution(cli, &puzzle);
    } else if (outcome == OUTCOME_YES) {
        outcome = play(cli, &puzzle);
    }
    languages_close(&files);
    return outcome;
}

const struct command command_scrambler = {
    .name = "scrambler",
    .summary = "play the Scrambler: slide rows and columns until the words are home",
    .usage = "[OPTION]...",
    .options = options,
    .about =
        "Words are hidden in the rows of a square whose rows and columns were then slid. Slide\n"
        "them back, or to anywhere else where every word reads across. Commands, one per line and\n"
        "in either case: r2r and r2l slide row 2 right or left, c3u and c3d slide column 3 up or\n"
        "down, r restarts, q or the end of the input quits; anything else changes nothing.\n",
    .example = "trounce scrambler --size 4 --seed 7",
    .run = run,
};
