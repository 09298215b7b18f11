/* SPDX-License-Identifier: MIT */
/*
 * trounce find: checks whether words are on a board, and along which cells. Leaves word lists to
 * command_lexicon.c.
 */
#include "commands.h"
#include "trounce/finder.h"

#include <string.h>

static void print_found(struct writer *out, const struct board *board, const char *word,
                        const struct path *path)
{
    writer_style(out, STYLE_GOOD);
    writer_printable(out, word);
    writer_style(out, STYLE_PLAIN);
    writer_char(out, '\t');
    writer_path(out, board, path);
    writer_char(out, '\n');
}

static void print_missing(struct writer *out, const char *word)
{
    writer_style(out, STYLE_BAD);
    writer_printable(out, word);
    writer_style(out, STYLE_PLAIN);
    writer_text(out, "\tnot on the board\n");
}

enum { OPTION_LANGUAGE, OPTION_BOARD_SIZE };

static const struct option_spec options[] = {
    [OPTION_LANGUAGE] = COMMAND_LANGUAGE_OPTION,
    [OPTION_BOARD_SIZE] = {"size", OPTION_SIZE, "ROWSxCOLUMNS", .offers = "4x4 4x5 5x5 6x6",
                           .help = "the size of the board (what the board shows)"},
    {.name = NULL},
};

/* Finds a word as typed; anything but letters is not found. */
static bool find(const struct board *board, const char *text, struct path *path)
{
    char word[BOARD_CELLS_MAX * FACE_LETTERS_MAX + 1];
    size_t length;
    return alphabet_encode(board->alphabet, text, strlen(text), word, sizeof word - 1, &length) ==
               STATUS_OK &&
           finder_find(board, word, length, NULL, path);
}

static enum outcome find_all(struct cli *cli, const struct arguments *arguments,
                             const struct alphabet *alphabet)
{
    const struct option_value *size = &arguments->options[OPTION_BOARD_SIZE];
    const struct argument_word *words = arguments->words;
    struct board board;
    struct fault fault;
    if (board_parse_in(alphabet, words[0].text, strlen(words[0].text), (int)size->number,
                       (int)size->second, &board, &fault) != STATUS_OK) {
        return cli_fail_fault(cli, "board", &fault);
    }
    enum outcome outcome = OUTCOME_YES;
    for (int i = 1; i < arguments->word_count; i++) {
        const char *word = words[i].text;
        struct path path;
        if (find(&board, word, &path)) {
            print_found(&cli->out, &board, word, &path);
        } else {
            print_missing(&cli->out, word);
            outcome = OUTCOME_NO;
        }
    }
    return outcome;
}

static enum outcome run(struct cli *cli, const struct arguments *arguments)
{
    struct language_files files;
    if (arguments->word_count < 2) {
        return cli_fail_usage(cli, "give a board and the words to find on it");
    }
    enum outcome outcome = cli_load_language(cli, arguments->options[OPTION_LANGUAGE].text, NULL,
                                             LANGUAGE_LETTERS, &files);
    if (outcome == OUTCOME_YES) {
        outcome = find_all(cli, arguments, files.language.alphabet);
    }
    languages_close(&files);
    return outcome;
}

const struct command command_find = {
    .name = "find",
    .summary = "check whether words are on a board, and where",
    .usage = "[OPTION]... BOARD WORD...",
    .takes_words = true,
    .options = options,
    .about =
        "Prints a line per word: the word, a tab, and its cells as row,column from 1, or \"not on\n"
        "the board\". The exit status is 1 if any word is not. Any string counts as a word.\n"
        "BOARD is as for trounce solve.\n",
    .example = "trounce find casemopistrenapd corpse aorta",
    .run = run,
};
