/* SPDX-License-Identifier: MIT */
/*
 * Boards and paths as text for people. Leaves what to show to the commands.
 */
#include "show.h"

void show_board(struct writer *out, const struct board *board)
{
    writer_style(out, STYLE_STRONG);
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        enum face face = board->faces[cell];
        const char *label = face == FACE_BLANK ? "." : face_label(face);
        bool ends_row = cell % board->columns == board->columns - 1;
        writer_format(out, ends_row ? "%s\n" : "%-3s", label);
    }
    writer_style(out, STYLE_PLAIN);
}

void show_path(struct writer *out, const struct board *board, const struct path *path)
{
    for (int i = 0; i < path->length; i++) {
        writer_format(out, "%s%d,%d", i > 0 ? " " : "", path->cells[i] / board->columns + 1,
                      path->cells[i] % board->columns + 1);
    }
}

void show_count(struct writer *out, long count, const char *noun)
{
    writer_format(out, "%ld %s%s", count, noun, count == 1 ? "" : "s");
}
