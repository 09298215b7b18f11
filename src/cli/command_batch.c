/* SPDX-License-Identifier: MIT */
/*
 * trounce batch: solves boards of 4 × 4 letters from standard input as they are read, and lists
 * words in the order of a search from the top left. Leaves other boards, scores and paths to
 * command_solve.c.
 */
#include "commands.h"
#include "trounce/board.h"
#include "trounce/memory.h"

#include <stdio.h>

#define SIDE        4
#define CELLS       (SIDE * SIDE)
#define LETTERS_MIN 3

/*
 * The current board and the search over it. Cells are letters 0..25; a Q is a plain Q. Invariant:
 * `text` holds the letters of the cells on the path, in order.
 */
struct batch {
    struct cli *cli;
    const struct lexicon *lexicon;
    unsigned char cells[CELLS];
    uint32_t near_letters[CELLS]; /* bit k: a neighbour has 'a' + k */
    uint32_t neighbours[CELLS];   /* one bit per cell */
    char text[CELLS + 1];
    bool is_unique;
    uint64_t *printed;  /* one bit per word of the lexicon, for unique words */
    uint32_t *to_clear; /* the bits that are set */
    size_t clear_count;
    size_t clear_capacity;
    bool is_out_of_memory;
};

/* Returns whether to print the word: unique words only once per board. */
static bool is_new(struct batch *batch, uint32_t node)
{
    if (!batch->is_unique) {
        return true;
    }
    uint32_t number = lexicon_word_number(batch->lexicon, node);
    uint64_t bit = UINT64_C(1) << number % 64;
    if ((batch->printed[number / 64] & bit) != 0) {
        return false;
    }
    void *to_clear = batch->to_clear;
    bool has_room = memory_reserve(&to_clear, &batch->clear_capacity, batch->clear_count,
                                   sizeof *batch->to_clear);
    batch->to_clear = to_clear;
    if (!has_room) {
        batch->is_out_of_memory = true;
        return false;
    }
    batch->printed[number / 64] |= bit;
    batch->to_clear[batch->clear_count++] = number;
    return true;
}

static void forget_printed(struct batch *batch)
{
    for (size_t i = 0; i < batch->clear_count; i++) {
        batch->printed[batch->to_clear[i] / 64] = 0;
    }
    batch->clear_count = 0;
}

/* Extends the path of `depth` cells by `cell`, whose letter leads to `node`, and searches on. */
static void walk(struct batch *batch, int cell, uint32_t node, uint32_t used, size_t depth)
{
    const struct lexicon *lexicon = batch->lexicon;
    batch->text[depth++] = (char)('a' + batch->cells[cell]);
    if (depth >= LETTERS_MIN && lexicon_word_length(lexicon, node) != 0 && is_new(batch, node)) {
        batch->text[depth] = '\n';
        writer_bytes(&batch->cli->out, batch->text, depth + 1);
    }
    uint32_t letters = lexicon_lower_letters(lexicon, node); /* English has no others */
    if ((letters & batch->near_letters[cell]) == 0) {
        return;
    }
    used |= 1u << cell;
    for (uint32_t left = batch->neighbours[cell] & ~used; left != 0; left &= left - 1) {
        int next = __builtin_ctz(left);
        unsigned letter = batch->cells[next];
        if ((letters >> letter & 1u) != 0) {
            walk(batch, next, lexicon_child(lexicon, node, letter), used, depth);
        }
    }
}

static void solve(struct batch *batch, uint64_t game)
{
    struct writer *out = &batch->cli->out;
    for (int cell = 0; cell < CELLS; cell++) {
        batch->near_letters[cell] = 0;
        for (uint32_t left = batch->neighbours[cell]; left != 0; left &= left - 1) {
            batch->near_letters[cell] |= 1u << batch->cells[__builtin_ctz(left)];
        }
    }
    writer_format(out, "Words for Game #%llu:\n", (unsigned long long)game);
    uint32_t first_letters = lexicon_lower_letters(batch->lexicon, LEXICON_ROOT);
    for (int cell = 0; cell < CELLS; cell++) {
        unsigned letter = batch->cells[cell];
        if ((first_letters >> letter & 1u) != 0) {
            walk(batch, cell, lexicon_child(batch->lexicon, LEXICON_ROOT, letter), 0, 0);
        }
    }
    writer_text(out, "\n\n");
    forget_printed(batch);
}

/* Reports a fault in standard input. */
static enum outcome refuse(struct cli *cli, const struct fault *fault)
{
    return cli_fail_fault(cli, "standard input", fault);
}

/* Reads the next word of the input; sets `*has_ended` at its end. */
static enum outcome next_word(struct cli *cli, struct span *word, bool *has_ended)
{
    *has_ended = !reader_word(&cli->in, word);
    return cli_check_input(cli, word);
}

/* Reads the number of games. */
static enum outcome read_count(struct cli *cli, struct span *word, uint64_t *count)
{
    struct fault fault;
    bool has_ended;
    enum outcome outcome = next_word(cli, word, &has_ended);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    if (has_ended) {
        fault_at_line(&fault, STATUS_EMPTY, word->line, word->column,
                      "the number of games is missing");
        return refuse(cli, &fault);
    }
    uint64_t sum = 0;
    for (size_t i = 0; i < word->length; i++) {
        char byte = word->text[i];
        if (byte < '0' || byte > '9' || sum > UINT64_MAX / 10 - 1) {
            fault_at_line(&fault, STATUS_SYNTAX, word->line, word->column,
                          "'%.40s' is not a number of games", word->text);
            return refuse(cli, &fault);
        }
        sum = sum * 10 + (uint64_t)(byte - '0');
    }
    *count = sum;
    return OUTCOME_YES;
}

/* Reads one line of a board; on failure `fault` has the column and the reason. */
static bool take_row(const struct span *word, unsigned char cells[SIDE], struct fault *fault)
{
    for (size_t i = 0; i < word->length; i++) {
        unsigned letter = ((unsigned char)word->text[i] | 0x20u) - 'a';
        if (letter >= 26) {
            fault_stray(fault, word->line, word->column + i, word->text + i, word->length - i);
            return false;
        }
        if (i < SIDE) {
            cells[i] = (unsigned char)letter;
        }
    }
    fault_at_line(fault, STATUS_SYNTAX, word->line, word->column, "%zu letter%s instead of %d",
                  word->length, word->length == 1 ? "" : "s", SIDE);
    return word->length == SIDE;
}

/* Reads the four lines of a game. */
static enum outcome read_board(struct batch *batch, uint64_t game, struct span *word)
{
    struct cli *cli = batch->cli;
    for (size_t row = 0; row < SIDE; row++) {
        struct fault row_fault;
        bool has_ended;
        enum outcome outcome = next_word(cli, word, &has_ended);
        if (outcome != OUTCOME_YES) {
            return outcome;
        }
        if (has_ended) {
            fault_at_line(&row_fault, STATUS_SYNTAX, word->line, word->column, "it is missing");
        }
        if (has_ended || !take_row(word, batch->cells + row * SIDE, &row_fault)) {
            struct fault fault;
            fault_at_line(&fault, STATUS_SYNTAX, row_fault.line, row_fault.column,
                          "game %llu, line %zu: %p", (unsigned long long)game, row + 1,
                          message_in(&row_fault.detail));
            return refuse(cli, &fault);
        }
    }
    return OUTCOME_YES;
}

/* Checks that nothing follows the last game. */
static enum outcome check_end(struct cli *cli, struct span *word, uint64_t count)
{
    bool has_ended;
    enum outcome outcome = next_word(cli, word, &has_ended);
    if (outcome != OUTCOME_YES || has_ended) {
        return outcome;
    }
    struct fault fault;
    fault_at_line(&fault, STATUS_SYNTAX, word->line, word->column,
                  "there is more input, but only %llu game%s announced", (unsigned long long)count,
                  count == 1 ? " was" : "s were");
    return refuse(cli, &fault);
}

static enum outcome solve_all(struct batch *batch)
{
    struct cli *cli = batch->cli;
    struct span word;
    uint64_t count = 0;
    enum outcome outcome = read_count(cli, &word, &count);
    for (uint64_t game = 1; outcome == OUTCOME_YES && game <= count && writer_is_open(&cli->out);
         game++) {
        outcome = read_board(batch, game, &word);
        if (outcome == OUTCOME_YES) {
            solve(batch, game);
        }
        if (batch->is_out_of_memory) {
            outcome = cli_fail_memory(cli);
        }
    }
    if (outcome == OUTCOME_YES && writer_is_open(&cli->out)) {
        outcome = check_end(cli, &word, count);
    }
    return outcome;
}

static enum outcome run_with(struct cli *cli, const char *lexicon_name, bool is_unique)
{
    struct language_files files;
    struct batch batch = {.cli = cli, .is_unique = is_unique};
    enum outcome outcome = cli_load_language(cli, NULL, lexicon_name, LANGUAGE_WORDS, &files);
    if (outcome == OUTCOME_YES) {
        struct board board;
        board_init(&board, SIDE, SIDE, (unsigned char[CELLS]){0});
        for (int cell = 0; cell < CELLS; cell++) {
            batch.neighbours[cell] = (uint32_t)board.neighbours[cell];
        }
        batch.lexicon = files.language.lexicon;
        batch.printed = memory_new(batch.lexicon->word_count / 64 + 1, sizeof *batch.printed);
        outcome = batch.printed ? solve_all(&batch) : cli_fail_memory(cli);
    }
    memory_free(batch.printed);
    memory_free(batch.to_clear);
    languages_close(&files);
    return outcome;
}

enum { OPTION_LEXICON, OPTION_WORD_CHOICE };

static const struct option_spec options[] = {
    [OPTION_LEXICON] = COMMAND_LEXICON_OPTION,
    [OPTION_WORD_CHOICE] = {"words", OPTION_CHOICE, .choices = "all unique", .usual = "all",
                            .help = "print a word each time it can be formed, or once per game"},
    {.name = NULL},
};

static enum outcome run(struct cli *cli, const struct arguments *arguments)
{
    const struct option_value *values = arguments->options;
    return run_with(cli, values[OPTION_LEXICON].text, values[OPTION_WORD_CHOICE].number == 1);
}

const struct command command_batch = {
    .name = "batch",
    .summary = "solve many 4 x 4 boards from standard input",
    .usage = "[OPTION]...",
    .options = options,
    .about =
        "Standard input: the number of games, then four lines of four letters per game, separated\n"
        "by blanks or newlines. Standard output: each game's words of 3 to 16 letters, in the\n"
        "order in which a search from the top left finds them. Q is a plain letter. The input is\n"
        "read as it comes: a million games take no more memory than one.\n",
    .example = "printf '1\\ncase\\nmopi\\nstre\\nnapd\\n' | trounce batch --words unique",
    .run = run,
};
