/* SPDX-License-Identifier: MIT */
/*
 * The Scrambler. Texts are written whenever the square changes, so that questions change nothing.
 */
#include "error.h"
#include "trounce_lexicon.h"

#include "trounce/memory.h"
#include "trounce/scrambler.h"

#include <assert.h>
#include <string.h>

#define ROW_TEXT_MAX  ALPHABET_TEXT_SIZE(SCRAMBLER_SIZE_MAX)
#define WORD_TEXT_MAX ALPHABET_TEXT_SIZE(SCRAMBLER_LETTER_MAX)

static_assert(TROUNCE_SCRAMBLER_SIZE_MIN == SCRAMBLER_SIZE_MIN &&
                  TROUNCE_SCRAMBLER_SIZE_MAX == SCRAMBLER_SIZE_MAX,
              "squares have the same sizes inside");

struct trounce_scrambler {
    struct alphabet alphabet; /* which `game` refers to */
    struct scrambler game;
    int word_count;
    char words[SCRAMBLER_WORDS_MAX][WORD_TEXT_MAX];
    char code[SCRAMBLER_CODE_MAX];
    char text[SCRAMBLER_TEXT_MAX];
    char rows[SCRAMBLER_SIZE_MAX][ROW_TEXT_MAX];
    char solution[SCRAMBLER_SOLUTION_TEXT_MAX];
};

static void write_square(trounce_scrambler *scrambler)
{
    const struct scrambler_grid *grid = &scrambler->game.grid;
    size_t side = (size_t)grid->size;
    (void)scrambler_grid_text(&scrambler->alphabet, grid, scrambler->text);
    for (size_t row = 0; row < side; row++) {
        size_t size = alphabet_lower(&scrambler->alphabet, grid->cells + row * side, side,
                                     scrambler->rows[row]);
        scrambler->rows[row][size] = '\0';
    }
}

static void write_puzzle(trounce_scrambler *scrambler)
{
    const struct scrambler_puzzle *puzzle = &scrambler->game.puzzle;
    struct scrambler_words words;
    scrambler_puzzle_row_words(puzzle, &words);
    scrambler->word_count = words.count;
    for (int i = 0; i < words.count; i++) {
        size_t size = alphabet_lower(&scrambler->alphabet, words.letters[i], words.lengths[i],
                                     scrambler->words[i]);
        scrambler->words[i][size] = '\0';
    }
    (void)scrambler_puzzle_code(puzzle, scrambler->code);
    (void)scrambler_puzzle_solution_text(puzzle, scrambler->solution);
}

/* Makes the puzzle of a code, or if that is NULL one of a size and seed. */
static enum trounce_status make(const trounce_lexicon *lexicon, const char *code, int size,
                                uint64_t seed, trounce_scrambler **scrambler)
{
    struct fault fault;
    struct scrambler_puzzle puzzle;
    struct scrambler_source *source = NULL;
    trounce_scrambler *made = memory_new(1, sizeof *made);
    enum status status = STATUS_NO_MEMORY;
    if (made) {
        status = scrambler_source_new(&lexicon->lexicon, SCRAMBLER_COMMON_TIER, false, &source);
    }
    if (status == STATUS_OK && code) {
        status = scrambler_puzzle_from_code(code, strlen(code), source, &puzzle, &fault);
    } else if (status == STATUS_OK) {
        struct random random;
        random_seed(&random, seed);
        status = scrambler_puzzle_deal(source, size, 0, &random, &puzzle, &fault);
    }
    scrambler_source_free(source);
    if (status != STATUS_OK) {
        memory_free(made);
        return error_fault(status, &fault, code ? "code" : "words");
    }
    made->alphabet = lexicon->alphabet;
    puzzle.alphabet = &made->alphabet;
    scrambler_init(&made->game, &puzzle);
    write_puzzle(made);
    write_square(made);
    *scrambler = made;
    return TROUNCE_OK;
}

enum trounce_status trounce_scrambler_new(const trounce_lexicon *lexicon, int size, uint64_t seed,
                                          trounce_scrambler **scrambler)
{
    if (!lexicon || size < SCRAMBLER_SIZE_MIN || size > SCRAMBLER_SIZE_MAX || !scrambler) {
        return error_invalid(__func__);
    }
    return make(lexicon, NULL, size, seed, scrambler);
}

enum trounce_status trounce_scrambler_from_code(const trounce_lexicon *lexicon, const char *code,
                                                trounce_scrambler **scrambler)
{
    if (!lexicon || !code || !scrambler) {
        return error_invalid(__func__);
    }
    return make(lexicon, code, 0, 0, scrambler);
}

void trounce_scrambler_free(trounce_scrambler *scrambler)
{
    if (scrambler) {
        scrambler_deinit(&scrambler->game);
        memory_free(scrambler);
    }
}

int trounce_scrambler_size(const trounce_scrambler *scrambler)
{
    return scrambler ? scrambler->game.grid.size : ((void)error_invalid(__func__), 0);
}

const char *trounce_scrambler_code(const trounce_scrambler *scrambler)
{
    return scrambler ? scrambler->code : ((void)error_invalid(__func__), "");
}

enum trounce_status trounce_scrambler_move(trounce_scrambler *scrambler, const char *typed)
{
    if (!scrambler || !typed) {
        return error_invalid(__func__);
    }
    enum trounce_status status = error_status(scrambler_try_move(&scrambler->game, typed));
    write_square(scrambler);
    return status;
}

bool trounce_scrambler_undo(trounce_scrambler *scrambler)
{
    if (!scrambler) {
        (void)error_invalid(__func__);
        return false;
    }
    bool is_undone = scrambler_undo(&scrambler->game, NULL);
    write_square(scrambler);
    return is_undone;
}

bool trounce_scrambler_redo(trounce_scrambler *scrambler)
{
    if (!scrambler) {
        (void)error_invalid(__func__);
        return false;
    }
    bool is_made = scrambler_redo(&scrambler->game, NULL);
    write_square(scrambler);
    return is_made;
}

bool trounce_scrambler_is_solved(const trounce_scrambler *scrambler)
{
    return scrambler ? scrambler_is_solved(&scrambler->game)
                     : ((void)error_invalid(__func__), false);
}

bool trounce_scrambler_is_over(const trounce_scrambler *scrambler)
{
    return scrambler ? scrambler_is_over(&scrambler->game) : ((void)error_invalid(__func__), false);
}

const char *trounce_scrambler_text(const trounce_scrambler *scrambler)
{
    return scrambler ? scrambler->text : ((void)error_invalid(__func__), "");
}

const char *trounce_scrambler_row(const trounce_scrambler *scrambler, int row)
{
    if (!scrambler || row < 0 || row >= scrambler->game.grid.size) {
        (void)error_invalid(__func__);
        return "";
    }
    return scrambler->rows[row];
}

const char *trounce_scrambler_solution(const trounce_scrambler *scrambler)
{
    return scrambler ? scrambler->solution : ((void)error_invalid(__func__), "");
}

int trounce_scrambler_word_count(const trounce_scrambler *scrambler)
{
    return scrambler ? scrambler->word_count : ((void)error_invalid(__func__), 0);
}

const char *trounce_scrambler_word(const trounce_scrambler *scrambler, int index)
{
    if (!scrambler || index < 0 || index >= scrambler->word_count) {
        (void)error_invalid(__func__);
        return "";
    }
    return scrambler->words[index];
}
