/* SPDX-License-Identifier: MIT */
/*
 * trounce find: are words on a board, and along which cells? Leaves the question whether they are
 * words at all to command_lexicon.c.
 */
#include "arguments.h"
#include "show.h"
#include "trounce/finder.h"
#include "trounce/memory.h"

#include <string.h>

static void tell_found(struct writer *out, const struct board *board, const char *word,
                       const struct path *path)
{
    writer_style(out, STYLE_GOOD);
    writer_text(out, word);
    writer_style(out, STYLE_PLAIN);
    writer_char(out, '\t');
    show_path(out, board, path);
    writer_char(out, '\n');
}

static void tell_missing(struct writer *out, const char *word)
{
    writer_style(out, STYLE_BAD);
    writer_text(out, word);
    writer_style(out, STYLE_PLAIN);
    writer_text(out, "\tnot on the board\n");
}

/* Looks for each of the words, the first of which is the board. */
static enum outcome find(struct cli *cli, const char **words, int count, int rows, int columns)
{
    struct board board;
    struct fault fault;
    if (board_parse(words[0], strlen(words[0]), rows, columns, &board, &fault) != STATUS_OK) {
        return cli_fail_fault(cli, "board", &fault);
    }
    enum outcome outcome = OUTCOME_YES;
    for (int i = 1; i < count; i++) {
        struct path path;
        if (finder_find(&board, words[i], strlen(words[i]), NULL, &path)) {
            tell_found(&cli->out, &board, words[i], &path);
        } else {
            tell_missing(&cli->out, words[i]);
            outcome = OUTCOME_NO;
        }
    }
    return outcome;
}

static enum outcome read_and_find(struct cli *cli, int argc, char **argv, const char **words)
{
    static const struct option table[] = {{"size", "ROWSxCOLUMNS"}, {NULL, NULL}};
    struct arguments arguments = {.cli = cli, .table = table, .argc = argc, .argv = argv};
    const char *value = NULL;
    int count = 0;
    int rows = 0;
    int columns = 0;
    int next;
    while ((next = arguments_next(&arguments, &value)) != ARGUMENTS_END) {
        if (next == ARGUMENTS_WORD) {
            words[count++] = value;
        } else if (next < 0) {
            return arguments_outcome(next);
        } else if (!arguments_size(cli, value, &rows, &columns)) {
            return OUTCOME_BAD;
        }
    }
    if (count < 2) {
        return arguments_fail(cli, "it takes a board and the words to find on it");
    }
    return find(cli, words, count, rows, columns);
}

static enum outcome run(struct cli *cli, int argc, char **argv)
{
    const char **words = (const char **)memory_new((size_t)argc, sizeof *words);
    enum outcome outcome =
        words != NULL ? read_and_find(cli, argc, argv, words) : cli_fail_memory(cli);
    memory_free((void *)words);
    return outcome;
}

const struct command command_find = {
    .name = "find",
    .summary = "tell whether words are on a board, and where",
    .usage = "find [--size ROWSxCOLUMNS] BOARD WORD...",
    .help = "A line a word: the word, a tab, and its cells as row,column from 1, or \"not on the\n"
            "board\". The exit status is 1 if any is not. Any string counts as a word. BOARD is\n"
            "what trounce solve takes.\n"
            "\n"
            "  --size ROWSxCOLUMNS   the size of the board (what the board shows)\n"
            "\n"
            "Example: trounce find casemopistrenapd corpse aorta\n",
    .run = run,
};
