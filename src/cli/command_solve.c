/* SPDX-License-Identifier: MIT */
/*
 * trounce solve: lists every word of boards, with points and paths, as text, JSON or tab-separated
 * values. Leaves millions of boards to command_batch.c.
 */
#include "commands.h"
#include "trounce/memory.h"
#include "trounce/solver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LETTERS_MIN_MIN 2
#define LETTERS_MIN_MAX WORD_LETTERS_MAX

enum sort { SORT_LENGTH, SORT_ALPHA, SORT_POINTS };
enum format { FORMAT_TEXT, FORMAT_JSON, FORMAT_TSV };

/* The request of the command line. */
struct request {
    struct cli *cli;
    const char *language;
    const char *lexicon_name;
    enum rules rules;
    long min; /* 0: what the rules say */
    int rows; /* 0: what the board says */
    int columns;
    enum sort sort;
    enum format format;
    bool has_paths;
    struct language_files files;
    struct solver *solver;
    long solved_count; /* boards written so far */
};

/* A word of a listing. */
struct entry {
    const char *text; /* in letters */
    size_t index;     /* in the solution */
    int letters;
    int points;
};

struct listing {
    const struct board *board;
    struct solution solution;
    struct entry *entries;
    size_t count;
    long points;
};

static int by_text(const void *a, const void *b)
{
    const struct entry *left = a;
    const struct entry *right = b;
    return strcmp(left->text, right->text);
}

static int by_length(const void *a, const void *b)
{
    const struct entry *left = a;
    const struct entry *right = b;
    return left->letters != right->letters ? right->letters - left->letters : by_text(a, b);
}

static int by_points(const void *a, const void *b)
{
    const struct entry *left = a;
    const struct entry *right = b;
    return left->points != right->points ? right->points - left->points : by_length(a, b);
}

/* Solves a board. Free with listing_deinit. */
static enum status listing_make(const struct request *request, const struct board *board,
                                struct listing *listing)
{
    static int (*const compare[])(const void *, const void *) = {
        [SORT_LENGTH] = by_length, [SORT_ALPHA] = by_text, [SORT_POINTS] = by_points};
    int cell_count = board_cell_count(board);
    long rules_min = scoring_min_letters(request->rules, cell_count);
    long min = request->min > 0 ? request->min : rules_min;
    /* Words that are too short for the rules are found by rules that allow them. */
    struct solver_filter filter = {.rules = min < rules_min ? RULES_PLAIN : request->rules,
                                   .tier_max = TIER_MAX};
    *listing = (struct listing){.board = board};
    enum status status = solver_solve_with(request->solver, board, &filter, &listing->solution);
    if (status != STATUS_OK) {
        return status;
    }
    listing->entries = memory_new(listing->solution.word_count, sizeof *listing->entries);
    if (!listing->entries) {
        return STATUS_NO_MEMORY;
    }
    for (size_t i = 0; i < listing->solution.word_count; i++) {
        int letters = listing->solution.words[i].letters;
        if (letters >= min) {
            int points = scoring_points(request->rules, cell_count, letters);
            const char *text = solution_text(&listing->solution, i);
            listing->entries[listing->count++] = (struct entry){text, i, letters, points};
            listing->points += points;
        }
    }
    qsort(listing->entries, listing->count, sizeof *listing->entries, compare[request->sort]);
    return STATUS_OK;
}

static void listing_deinit(struct listing *listing)
{
    solution_deinit(&listing->solution);
    memory_free(listing->entries);
}

static struct path path_of(const struct listing *listing, const struct entry *entry)
{
    struct path path;
    solution_path(&listing->solution, entry->index, &path);
    return path;
}

static void write_word(const struct request *request, const struct entry *entry)
{
    writer_word(&request->cli->out, request->files.language.alphabet, entry->text,
                (size_t)entry->letters);
}

static void write_text(const struct request *request, const struct listing *listing,
                       const char *board_text)
{
    struct writer *out = &request->cli->out;
    int width = 0;
    for (size_t i = 0; i < listing->count; i++) {
        width = listing->entries[i].letters > width ? listing->entries[i].letters : width;
    }
    writer_text(out, request->solved_count > 0 ? "\n" : "");
    writer_style(out, STYLE_STRONG);
    writer_text(out, board_text);
    writer_format(out, "  (%dx%d)\n", listing->board->rows, listing->board->columns);
    writer_style(out, STYLE_PLAIN);
    for (size_t i = 0; i < listing->count; i++) {
        const struct entry *entry = &listing->entries[i];
        write_word(request, entry);
        writer_format(out, "%*s %3d", width - entry->letters, "", entry->points);
        if (request->has_paths) {
            struct path path = path_of(listing, entry);
            writer_text(out, "  ");
            writer_style(out, STYLE_FAINT);
            writer_path(out, listing->board, &path);
            writer_style(out, STYLE_PLAIN);
        }
        writer_char(out, '\n');
    }
    writer_style(out, STYLE_STRONG);
    writer_count(out, (long)listing->count, "word");
    writer_text(out, ", ");
    writer_count(out, listing->points, "point");
    writer_format(out, " (%s)\n", scoring_name(request->rules));
    writer_style(out, STYLE_PLAIN);
}

static void write_tsv(const struct request *request, const struct listing *listing,
                      const char *board_text)
{
    struct writer *out = &request->cli->out;
    for (size_t i = 0; i < listing->count; i++) {
        const struct entry *entry = &listing->entries[i];
        writer_text(out, board_text);
        writer_char(out, '\t');
        write_word(request, entry);
        writer_format(out, "\t%d\t%d", entry->letters, entry->points);
        if (request->has_paths) {
            struct path path = path_of(listing, entry);
            writer_char(out, '\t');
            writer_path(out, listing->board, &path);
        }
        writer_char(out, '\n');
    }
}

static void write_json_path(struct writer *out, const struct board *board, const struct path *path)
{
    writer_text(out, ", \"path\": [");
    for (int i = 0; i < path->length; i++) {
        writer_format(out, "%s[%d, %d]", i > 0 ? ", " : "", path->cells[i] / board->columns + 1,
                      path->cells[i] % board->columns + 1);
    }
    writer_char(out, ']');
}

/* The texts have nothing to escape: only letters, blanks, apostrophes, "." and "/". */
static void write_json(const struct request *request, const struct listing *listing,
                       const char *board_text)
{
    struct writer *out = &request->cli->out;
    writer_text(out, request->solved_count > 0 ? ",\n" : "\n");
    writer_format(out, "  {\"board\": \"");
    writer_text(out, board_text);
    writer_format(out, "\", \"rows\": %d, \"columns\": %d, ", listing->board->rows,
                  listing->board->columns);
    writer_format(out, "\"rules\": \"%s\", \"word_count\": %zu, \"points\": %ld, \"words\": [",
                  scoring_name(request->rules), listing->count, listing->points);
    for (size_t i = 0; i < listing->count; i++) {
        const struct entry *entry = &listing->entries[i];
        writer_text(out, i > 0 ? ",\n    " : "\n    ");
        writer_text(out, "{\"word\": \"");
        write_word(request, entry);
        writer_format(out, "\", \"letters\": %d, \"points\": %d", entry->letters, entry->points);
        if (request->has_paths) {
            struct path path = path_of(listing, entry);
            write_json_path(out, listing->board, &path);
        }
        writer_char(out, '}');
    }
    writer_text(out, listing->count > 0 ? "\n  ]}" : "]}");
}

/* Solves one board and writes its words. Faults are reported in line `line` of `name`; 0: in `name`
 * itself. */
static enum outcome solve_board(struct request *request, const char *text, size_t length,
                                const char *name, size_t line)
{
    struct cli *cli = request->cli;
    struct board board;
    struct fault fault;
    if (board_parse_in(request->files.language.alphabet, text, length, request->rows,
                       request->columns, &board, &fault) != STATUS_OK) {
        fault.line = line > 0 ? line : fault.line;
        return cli_fail_fault(cli, name, &fault);
    }
    struct listing listing;
    enum outcome outcome = OUTCOME_YES;
    if (listing_make(request, &board, &listing) != STATUS_OK) {
        outcome = cli_fail_memory(cli);
    } else {
        char board_text[BOARD_TEXT_MAX];
        board_format(&board, board_text);
        switch (request->format) {
        case FORMAT_TEXT:
            write_text(request, &listing, board_text);
            break;
        case FORMAT_JSON:
            write_json(request, &listing, board_text);
            break;
        case FORMAT_TSV:
            write_tsv(request, &listing, board_text);
            break;
        }
        if (listing.solution.ended_early) {
            (void)cli_fail(cli, "%s: too many paths to follow: words may be missing", board_text);
        }
        request->solved_count++;
    }
    listing_deinit(&listing);
    return outcome;
}

/* Returns whether the line is blank. */
static bool is_blank_line(const struct span *line)
{
    return strspn(line->text, " \t\r") == line->length;
}

static enum outcome solve_input(struct request *request)
{
    struct cli *cli = request->cli;
    struct span line = {.is_cut = false};
    enum outcome outcome = OUTCOME_YES;
    while (outcome == OUTCOME_YES && writer_is_open(&cli->out) && reader_line(&cli->in, &line)) {
        outcome = cli_check_input(cli, &line);
        if (outcome == OUTCOME_YES && !is_blank_line(&line)) {
            outcome = solve_board(request, line.text, line.length, "standard input", line.line);
        }
    }
    return outcome == OUTCOME_YES ? cli_check_input(cli, &line) : outcome;
}

static enum outcome solve_arguments(struct request *request, const struct arguments *arguments)
{
    enum outcome outcome = OUTCOME_YES;
    for (int i = 0; outcome == OUTCOME_YES && i < arguments->word_count; i++) {
        const char *text = arguments->words[i].text;
        char name[32];
        snprintf(name, sizeof name, "board %d", i + 1);
        outcome = solve_board(request, text, strlen(text), name, 0);
    }
    return outcome;
}

static enum outcome solve(struct request *request, const struct arguments *arguments)
{
    struct writer *out = &request->cli->out;
    enum outcome outcome = cli_load_language(request->cli, request->language, request->lexicon_name,
                                             LANGUAGE_WORDS, &request->files);
    if (outcome == OUTCOME_YES) {
        outcome = cli_load_solver(request->cli, request->files.language.lexicon, &request->solver);
    }
    if (outcome == OUTCOME_YES) {
        if (request->format == FORMAT_JSON) {
            writer_char(out, '[');
        } else if (request->format == FORMAT_TSV) {
            writer_format(out, "board\tword\tletters\tpoints%s\n",
                          request->has_paths ? "\tpath" : "");
        }
        outcome =
            arguments->word_count > 0 ? solve_arguments(request, arguments) : solve_input(request);
        if (request->format == FORMAT_JSON) {
            writer_text(out, request->solved_count > 0 ? "\n]\n" : "]\n");
        }
    }
    solver_free(request->solver);
    languages_close(&request->files);
    return outcome;
}

enum {
    OPTION_LANGUAGE,
    OPTION_LEXICON,
    OPTION_RULES,
    OPTION_MIN,
    OPTION_BOARD_SIZE,
    OPTION_SORT,
    OPTION_FORMAT,
    OPTION_PATHS
};

static const struct option_spec options[] = {
    [OPTION_LANGUAGE] = COMMAND_LANGUAGE_OPTION,
    [OPTION_LEXICON] = COMMAND_LEXICON_OPTION,
    [OPTION_RULES] = COMMAND_RULES_OPTION,
    [OPTION_MIN] = {"min", OPTION_NUMBER, "N", .min = LETTERS_MIN_MIN, .max = LETTERS_MIN_MAX,
                    .help = "the fewest letters; words too short for the rules are then listed "
                            "with 0 points (as the rules say)"},
    [OPTION_BOARD_SIZE] = {"size", OPTION_SIZE, "ROWSxCOLUMNS", .offers = "4x4 4x5 5x5 6x6",
                           .help = "the size of the boards (what the board shows)"},
    [OPTION_SORT] = {"sort", OPTION_CHOICE, "ORDER", .choices = "length alpha points",
                     .usual = "length",
                     .help = "length (longest first), alpha or points (most first)"},
    [OPTION_FORMAT] = {"format", OPTION_CHOICE, .choices = "text json tsv", .usual = "text",
                       .help = "text with a summary line, a JSON array with an object per board, "
                               "or a header line and a line per word with tabs"},
    [OPTION_PATHS] = {"paths", .help = "the cells of each word, as row,column from 1"},
    {.name = NULL},
};

static enum outcome run(struct cli *cli, const struct arguments *arguments)
{
    static const enum sort sorts[] = {SORT_LENGTH, SORT_ALPHA, SORT_POINTS};
    static const enum format formats[] = {FORMAT_TEXT, FORMAT_JSON, FORMAT_TSV};
    const struct option_value *values = arguments->options;
    struct request request = {
        .cli = cli,
        .language = values[OPTION_LANGUAGE].text,
        .lexicon_name = values[OPTION_LEXICON].text,
        .min = values[OPTION_MIN].number,
        .rows = (int)values[OPTION_BOARD_SIZE].number,
        .columns = (int)values[OPTION_BOARD_SIZE].second,
        .sort = sorts[values[OPTION_SORT].number],
        .format = formats[values[OPTION_FORMAT].number],
        .has_paths = values[OPTION_PATHS].is_given,
    };
    scoring_from_name(values[OPTION_RULES].text, &request.rules);
    return solve(&request, arguments);
}

const struct command command_solve = {
    .name = "solve",
    .summary = "list every word of boards, with points and paths",
    .usage = "[OPTION]... [BOARD]...",
    .takes_words = true,
    .options = options,
    .about =
        "Lists every word of each BOARD, or of the boards on standard input, one per line.\n"
        "A board is letters row by row (casemopistrenapd; q is Qu), or cells separated by blanks\n"
        "or commas (\"Qu a t . th\", where . is empty), with rows separated by / if it is not\n"
        "square (cat/dog).\n"
        "\n"
        "All words of the list are printed. The results in the window have fewer, as they\n"
        "show an offensive word only once a player has found it.\n",
    .example = "trounce solve --rules classic --sort points --paths casemopistrenapd",
    .run = run,
};
