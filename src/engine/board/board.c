/* SPDX-License-Identifier: MIT */
/*
 * Boards: which cells are adjacent, where they are on a turned board. Leaves boards as text to
 * board_text.c.
 */
#include "trounce/board.h"

#include <assert.h>
#include <string.h>

static uint64_t neighbours_of(int rows, int columns, int row, int column)
{
    uint64_t cells = 0;
    for (int r = row - 1; r <= row + 1; r++) {
        for (int c = column - 1; c <= column + 1; c++) {
            bool inside = r >= 0 && r < rows && c >= 0 && c < columns;
            if (inside && !(r == row && c == column)) {
                cells |= UINT64_C(1) << (r * columns + c);
            }
        }
    }
    return cells;
}

void board_init(struct board *board, int rows, int columns, const unsigned char *faces)
{
    board_init_in(board, &alphabet_english, rows, columns, faces);
}

void board_init_in(struct board *board, const struct alphabet *alphabet, int rows, int columns,
                   const unsigned char *faces)
{
    assert(rows >= 1 && columns >= 1);
    assert(rows <= BOARD_CELLS_MAX && columns <= BOARD_CELLS_MAX / rows);
    struct board made = {.alphabet = alphabet, .rows = rows, .columns = columns};
    for (int cell = 0; cell < rows * columns; cell++) {
        assert(faces[cell] < alphabet->face_count);
        made.faces[cell] = faces[cell];
        made.neighbours[cell] = neighbours_of(rows, columns, cell / columns, cell % columns);
    }
    *board = made;
}

/* The face of `alphabet` whose spelling as text equals that of a face of `other`; -1 if none. */
static int same_face(const struct alphabet *alphabet, const struct alphabet *other, int face)
{
    char text[ALPHABET_TEXT_SIZE(FACE_LETTERS_MAX)];
    char wanted[ALPHABET_TEXT_SIZE(FACE_LETTERS_MAX)];
    const char *spelling = alphabet_spelling(other, face);
    (void)alphabet_lower(other, spelling, strlen(spelling), wanted);
    for (int i = 0; i < alphabet->face_count; i++) {
        spelling = alphabet_spelling(alphabet, i);
        (void)alphabet_lower(alphabet, spelling, strlen(spelling), text);
        if (strcmp(text, wanted) == 0) {
            return i;
        }
    }
    return -1;
}

enum status board_change_alphabet(struct board *board, const struct alphabet *alphabet,
                                  struct fault *fault)
{
    unsigned char faces[BOARD_CELLS_MAX];
    int cell_count = board_cell_count(board);
    for (int cell = 0; cell < cell_count; cell++) {
        int face = same_face(alphabet, board->alphabet, board->faces[cell]);
        if (face < 0) {
            return fault_whole(fault, STATUS_MISSING,
                               N_("the board has '%s', which the language does not have"),
                               alphabet_label(board->alphabet, board->faces[cell]));
        }
        faces[cell] = (unsigned char)face;
    }
    memcpy(board->faces, faces, (size_t)cell_count);
    board->alphabet = alphabet;
    return STATUS_OK;
}

void board_turned_place(const struct board *board, int quarter_turns, int cell, int *row,
                        int *column)
{
    assert(cell >= 0 && cell < board_cell_count(board));
    int r = cell / board->columns;
    int c = cell % board->columns;
    int last_row = board->rows - 1;
    int last_column = board->columns - 1;
    switch ((unsigned)quarter_turns % 4) {
    case 1:
        *row = c;
        *column = last_row - r;
        break;
    case 2:
        *row = last_row - r;
        *column = last_column - c;
        break;
    case 3:
        *row = last_column - c;
        *column = r;
        break;
    default:
        *row = r;
        *column = c;
        break;
    }
}
