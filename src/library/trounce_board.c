/* SPDX-License-Identifier: MIT */
/*
 * Boards, from texts and from dice, and the search for one word.
 */
#include "trounce_board.h"

#include "error.h"
#include "trounce_lexicon.h"
#include "word.h"

#include "trounce/deal.h"
#include "trounce/finder.h"
#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

static_assert(TROUNCE_CELLS_MAX == BOARD_CELLS_MAX, "a board has as many cells inside");

static bool is_shape(int rows, int columns)
{
    return (rows == 0 && columns == 0) || (rows >= 1 && columns >= 1 && rows <= BOARD_CELLS_MAX &&
                                           columns <= BOARD_CELLS_MAX / rows);
}

static trounce_board *board_new(const trounce_lexicon *letters)
{
    trounce_board *board = memory_new(1, sizeof *board);
    if (board) {
        board->alphabet = *letters_of(letters);
    }
    return board;
}

/* Hands a board out if it could be read, else frees it. */
static enum trounce_status finish(trounce_board *made, enum status status,
                                  const struct fault *fault, const char *name,
                                  trounce_board **board)
{
    if (status != STATUS_OK) {
        memory_free(made);
        return error_fault(status, fault, name);
    }
    (void)board_format(&made->board, made->text);
    (void)board_format_rows(&made->board, made->grid);
    *board = made;
    return TROUNCE_OK;
}

enum trounce_status trounce_board_parse(const char *text, int rows, int columns,
                                        const trounce_lexicon *letters, trounce_board **board)
{
    if (!text || !board || !is_shape(rows, columns)) {
        return error_invalid(__func__);
    }
    struct fault fault;
    trounce_board *made = board_new(letters);
    if (!made) {
        return error_status(STATUS_NO_MEMORY);
    }
    enum status status =
        board_parse_in(&made->alphabet, text, strlen(text), rows, columns, &made->board, &fault);
    return finish(made, status, &fault, "board", board);
}

enum trounce_status trounce_board_shake(const char *dice, int rows, int columns, uint64_t seed,
                                        const trounce_lexicon *letters, trounce_board **board)
{
    if (!dice || !board || !is_shape(rows, columns)) {
        return error_invalid(__func__);
    }
    struct fault fault;
    struct dice set;
    trounce_board *made = board_new(letters);
    if (!made) {
        return error_status(STATUS_NO_MEMORY);
    }
    enum status status =
        dice_read(&made->alphabet, dice, strlen(dice), rows * columns, &set, &fault);
    if (status == STATUS_OK) {
        struct random random;
        int side = dice_side(&set);
        random_seed(&random, seed);
        deal_shake(&set, &random, rows > 0 ? rows : side, rows > 0 ? columns : side, &made->board);
    }
    return finish(made, status, &fault, "dice", board);
}

void trounce_board_free(trounce_board *board)
{
    memory_free(board);
}

int trounce_board_rows(const trounce_board *board)
{
    return board ? board->board.rows : ((void)error_invalid(__func__), 0);
}

int trounce_board_columns(const trounce_board *board)
{
    return board ? board->board.columns : ((void)error_invalid(__func__), 0);
}

const char *trounce_board_face(const trounce_board *board, int cell)
{
    if (!board || cell < 0 || cell >= board_cell_count(&board->board)) {
        (void)error_invalid(__func__);
        return "";
    }
    return alphabet_label(&board->alphabet, board->board.faces[cell]);
}

const char *trounce_board_text(const trounce_board *board)
{
    return board ? board->text : ((void)error_invalid(__func__), "");
}

const char *trounce_board_grid(const trounce_board *board)
{
    return board ? board->grid : ((void)error_invalid(__func__), "");
}

/* Looks for a word in letters. */
static enum trounce_status find(const trounce_board *board, const struct word *word, int *cells,
                                int *count)
{
    struct path path;
    if (word->length == 0) {
        return error_status(STATUS_EMPTY);
    }
    if (word->length > (size_t)PATH_LETTERS_MAX ||
        !finder_find(&board->board, word->letters, word->length, NULL, &path)) {
        return error_message(TROUNCE_MISSING,
                             &(struct message){.format = "the word is not on the board"});
    }
    for (int i = 0; cells && i < path.length; i++) {
        cells[i] = path.cells[i];
    }
    if (count) {
        *count = path.length;
    }
    return TROUNCE_OK;
}

enum trounce_status trounce_board_find(const trounce_board *board, const char *word, int *cells,
                                       int *count)
{
    if (!board || !word) {
        return error_invalid(__func__);
    }
    struct word read;
    enum trounce_status status = word_read(&read, &board->alphabet, word);
    if (status == TROUNCE_OK) {
        status = find(board, &read, cells, count);
    }
    word_free(&read);
    return status;
}
