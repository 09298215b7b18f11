/* SPDX-License-Identifier: MIT */
/*
 * trounce scrambler: the Scrambler as a dialogue, or the solution of a puzzle. Leaves the game to
 * scrambler.h, and undo and advice to the window.
 */
#include "arguments.h"
#include "load.h"
#include "show.h"
#include "trounce/scrambler.h"

#include <string.h>

#define SIZE_DEFAULT 4

struct request {
    struct cli *cli;
    const char *words_name; /* NULL: the game's own */
    const char *code;       /* NULL: a new puzzle */
    long size;              /* 0: not said */
    long tier;
    uint64_t seed;
    bool has_seed;
    bool is_solution;
};

/* The puzzle of the code, or a new one. */
static enum outcome deal_from(const struct request *request, const struct scrambler_source *source,
                              struct scrambler_puzzle *puzzle)
{
    struct cli *cli = request->cli;
    struct fault fault;
    if (request->code != NULL) {
        enum status status = scrambler_puzzle_from_code(request->code, strlen(request->code),
                                                        source, puzzle, &fault);
        return status == STATUS_OK ? OUTCOME_YES : cli_fail_fault(cli, "code", &fault);
    }
    uint64_t seed = request->seed;
    if (!request->has_seed) {
        enum outcome outcome = load_seed(cli, &seed);
        if (outcome != OUTCOME_YES) {
            return outcome;
        }
    }
    struct random random;
    random_seed(&random, seed);
    int size = request->size > 0 ? (int)request->size : SIZE_DEFAULT;
    enum status status = scrambler_puzzle_deal(source, size, 0, &random, puzzle, &fault);
    const char *name = request->words_name != NULL ? request->words_name : "the game's word list";
    return status == STATUS_OK ? OUTCOME_YES : cli_fail_fault(cli, name, &fault);
}

static enum outcome deal(const struct request *request, struct scrambler_puzzle *puzzle)
{
    struct words words;
    struct scrambler_source *source = NULL;
    enum outcome outcome = load_words(request->cli, request->words_name, &words);
    if (outcome == OUTCOME_YES) {
        enum status status =
            scrambler_source_new(&words.lexicon, (int)request->tier, false, &source);
        outcome = status == STATUS_OK ? deal_from(request, source, puzzle)
                                      : cli_fail_memory(request->cli);
    }
    scrambler_source_free(source);
    words_close(&words);
    return outcome;
}

static void write_board(struct writer *out, const struct scrambler *scrambler)
{
    char text[SCRAMBLER_TEXT_MAX];
    writer_text(out, scrambler_grid_text(&scrambler->grid, text));
    writer_char(out, '\n');
}

/* Does what the player typed; blanks around it do not matter. */
static enum status obey(struct scrambler *scrambler, const struct span *line)
{
    struct scrambler_move move;
    size_t start = strspn(line->text, " \t");
    size_t end = line->length;
    while (end > start && (line->text[end - 1] == ' ' || line->text[end - 1] == '\t')) {
        end--;
    }
    switch (scrambler_move_read(line->text + start, end - start, scrambler->grid.size, &move)) {
    case SCRAMBLER_NOTHING:
        break;
    case SCRAMBLER_SLIDE:
        return scrambler_slide(scrambler, move);
    case SCRAMBLER_RESTART:
        scrambler_restart(scrambler);
        break;
    case SCRAMBLER_QUIT:
        scrambler_quit(scrambler);
        break;
    }
    return STATUS_OK;
}

/* Asks for commands until the game is over; the board is shown again after each but quit. */
static enum outcome ask_on(struct cli *cli, struct scrambler *scrambler, struct span *line)
{
    struct writer *out = &cli->out;
    write_board(out, scrambler);
    while (!scrambler_is_over(scrambler)) {
        writer_text(out, "Enter command: ");
        if (!writer_flush(out)) {
            return OUTCOME_YES;
        }
        enum reader_result result = reader_line(&cli->in, line);
        if (result == READER_NO_MEMORY ||
            (result == READER_GOT && obey(scrambler, line) != STATUS_OK)) {
            return cli_fail_memory(cli);
        }
        if (result == READER_END) {
            scrambler_quit(scrambler);
        }
        writer_char(out, '\n');
        if (!scrambler->has_quit) {
            write_board(out, scrambler);
        }
    }
    return cli_check_input(cli);
}

static enum outcome play(struct cli *cli, const struct scrambler_puzzle *puzzle)
{
    struct scrambler scrambler;
    struct span line = {0};
    char code[SCRAMBLER_CODE_MAX];
    scrambler_init(&scrambler, puzzle);
    enum outcome outcome = ask_on(cli, &scrambler, &line);
    if (outcome == OUTCOME_YES) {
        struct writer *out = &cli->out;
        bool is_solved = scrambler_is_solved(&scrambler);
        writer_style(out, is_solved ? STYLE_GOOD : STYLE_PLAIN);
        writer_format(out, "Puzzle %s %s after ", scrambler_puzzle_code(puzzle, code),
                      is_solved ? "solved" : "left");
        show_count(out, (long)scrambler.made_count, "move");
        writer_text(out, ".\n");
        writer_style(out, STYLE_PLAIN);
    }
    span_deinit(&line);
    scrambler_deinit(&scrambler);
    return outcome;
}

static void print_solution(struct cli *cli, const struct scrambler_puzzle *puzzle)
{
    char text[SCRAMBLER_SOLUTION_TEXT_MAX];
    writer_text(&cli->out, scrambler_puzzle_solution_text(puzzle, text));
    writer_char(&cli->out, '\n');
}

enum { OPTION_WORDS, OPTION_SIZE, OPTION_SEED, OPTION_CODE, OPTION_TIER, OPTION_SOLUTION };

static bool take(void *context, int option, const char *value)
{
    struct request *request = context;
    struct cli *cli = request->cli;
    switch (option) {
    case OPTION_WORDS:
        request->words_name = value;
        return true;
    case OPTION_SIZE:
        return arguments_number(cli, "size", value, SCRAMBLER_SIZE_MIN, SCRAMBLER_SIZE_MAX,
                                &request->size);
    case OPTION_SEED:
        request->has_seed = true;
        return arguments_seed(cli, value, &request->seed);
    case OPTION_CODE:
        request->code = value;
        return true;
    case OPTION_TIER:
        return arguments_number(cli, "tier", value, 1, TIER_MAX, &request->tier);
    default:
        request->is_solution = true;
        return true;
    }
}

static enum outcome run(struct cli *cli, int argc, char **argv)
{
    static const struct option table[] = {
        [OPTION_WORDS] = {"words", "FILE"},
        [OPTION_SIZE] = {"size", "3 to 9"},
        [OPTION_SEED] = {"seed", "a number"},
        [OPTION_CODE] = {"code", "CODE"},
        [OPTION_TIER] = {"tier", "a number"},
        [OPTION_SOLUTION] = {"solution", NULL},
        {NULL, NULL},
    };
    struct request request = {.cli = cli, .tier = SCRAMBLER_COMMON_TIER};
    struct arguments arguments = {.cli = cli, .table = table, .argc = argc, .argv = argv};
    int end = arguments_take(&arguments, take, &request);
    if (end != ARGUMENTS_END) {
        return arguments_outcome(end);
    }
    if (request.code != NULL && (request.size != 0 || request.has_seed)) {
        return arguments_fail(cli, "--code names a puzzle: take it without --size and --seed");
    }
    struct scrambler_puzzle puzzle;
    enum outcome outcome = deal(&request, &puzzle);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    if (!request.is_solution) {
        return play(cli, &puzzle);
    }
    print_solution(cli, &puzzle);
    return OUTCOME_YES;
}

const struct command command_scrambler = {
    .name = "scrambler",
    .summary = "play the Scrambler: slide rows and columns until the words are home",
    .usage = "scrambler [--words FILE] [--size N] [--seed S] [--code CODE] [--tier N] [--solution]",
    .help =
        "Words are hidden in the rows of a square; then rows and columns were slid. Slide them\n"
        "back, or anywhere else where every word reads across. Commands, in either case, a line\n"
        "each: r2r and r2l slide row 2 to the right or left, c3u and c3d column 3 up or down, r\n"
        "restarts, q or the end of the input quits; anything else changes nothing.\n"
        "\n"
        "  --words FILE   the words to hide, a list of any kind; those of 3 to 5 letters are\n"
        "                 taken (the game's own)\n"
        "  --size N       cells on a side, 3 to 9 (4)\n"
        "  --seed S       the same seed and words give the same puzzle\n"
        "  --code CODE    the puzzle of this code; it is told at the end of a game\n"
        "  --tier N       only words of commonness N or more common (35)\n"
        "  --solution     print the puzzle and a way home instead of playing\n"
        "\n"
        "Example: trounce scrambler --size 4 --seed 7\n",
    .run = run,
};
