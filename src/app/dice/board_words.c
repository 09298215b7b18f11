/* SPDX-License-Identifier: MIT */
/*
 * Says which dice are where.
 */
#include "board_words.h"

#include "phrase.h"
#include "tr.h"

const char *board_words_die(const struct board_view *view, int cell)
{
    return alphabet_label(view->board->alphabet, view->board->faces[cell]);
}

/* Sets the row and the column of a cell on the screen, from 0 on. */
static void place_of(const struct board_view *view, int cell, int *row, int *column)
{
    board_turned_place(view->board, view->quarter_turns, cell, row, column);
}

const char *board_words_place(struct arena *arena, const struct board_view *view, int cell)
{
    int row, column;
    place_of(view, cell, &row, &column);
    return say(arena, tr("row %d, column %d"), row + 1, column + 1);
}

const char *board_words_row(struct arena *arena, const struct board_view *view, int row)
{
    const struct board *board = view->board;
    bool is_turned = view->quarter_turns % 2 != 0;
    int rows = is_turned ? board->columns : board->rows;
    int columns = is_turned ? board->rows : board->columns;
    const char *letters = "";
    for (int column = 0; row < rows && column < columns; column++) {
        for (int cell = 0; cell < board_cell_count(board); cell++) {
            int at_row, at_column;
            place_of(view, cell, &at_row, &at_column);
            const char *die = board_words_die(view, cell);
            if (at_row == row && at_column == column) {
                letters = say(arena, "%s%s%s", letters, column > 0 ? ", " : "",
                              *die ? die : tr_in("die", "none"));
            }
        }
    }
    return row < rows ? say(arena, tr("Row %d: %s"), row + 1, letters) : NULL;
}

const char *board_words_row_of(struct arena *arena, const struct board_view *view, int cell)
{
    int row, column;
    place_of(view, cell, &row, &column);
    return board_words_row(arena, view, row);
}

const char *board_words_next(struct arena *arena, const struct board_view *view,
                             const struct path *path)
{
    const char *text = "";
    for (int cell = 0; cell < board_cell_count(view->board); cell++) {
        if (path_can_extend(path, view->board, cell)) {
            text = say(arena, "%s%s%s", text, *text ? ", " : "", board_words_die(view, cell));
        }
    }
    return text;
}

const char *board_words_spelt(struct arena *arena, const struct alphabet *alphabet,
                              const char *word)
{
    const char *text = "";
    for (; *word; word++) {
        char letter[2] = {*word, '\0'};
        text = say(arena, "%s%s%s", text, *text ? ", " : "", phrase_upper(arena, alphabet, letter));
    }
    return text;
}

/* Makes the die at `cell` the last hot area's. */
static void name_die(struct ui *ui, const struct board_view *view, int cell)
{
    const char *die = board_words_die(view, cell);
    ui_hot_role(ui, ROLE_DIE, false);
    ui_hot_name(ui, *die || !ui->lists ? die : tr_in("die", "none"));
    if (ui->speaks) {
        ui_hot_value(ui, board_words_place(ui->arena, view, cell));
    }
}

/* Adds all dice, row by row. */
static void list_dice(struct ui *ui, int id, const struct board_view *view)
{
    const struct board *board = view->board;
    int columns = view->quarter_turns % 2 == 0 ? board->columns : board->rows;
    int cells[BOARD_CELLS_MAX];
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        int row, column;
        place_of(view, cell, &row, &column);
        cells[row * columns + column] = cell;
    }
    for (int place = 0; place < board_cell_count(board); place++) {
        ui_listed(ui, id, board_view_tile(view, cells[place]));
        name_die(ui, view, cells[place]);
    }
}

void board_words_place_keys(struct ui *ui, int id, const struct board_view *view, int cell)
{
    ui_keyboard_area(ui, id, board_view_tile(view, cell));
    name_die(ui, view, cell);
    if (ui->lists) {
        list_dice(ui, id, view);
    }
}
