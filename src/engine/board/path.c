/* SPDX-License-Identifier: MIT */
/*
 * Paths over the cells of a board. Leaves whether they spell words to the lexicon.
 */
#include "trounce/path.h"

#include <assert.h>
#include <string.h>

void path_clear(struct path *path)
{
    memset(path, 0, sizeof *path);
}

bool path_can_extend(const struct path *path, const struct board *board, int cell)
{
    if (cell < 0 || cell >= board_cell_count(board) || board->faces[cell] == FACE_BLANK ||
        path->used >> cell & 1) {
        return false;
    }
    return path->length == 0 || (board->neighbours[path->cells[path->length - 1]] >> cell & 1);
}

bool path_extend(struct path *path, const struct board *board, int cell)
{
    if (!path_can_extend(path, board, cell)) {
        return false;
    }
    path->cells[path->length] = (unsigned char)cell;
    path->length++;
    path->used |= UINT64_C(1) << cell;
    return true;
}

void path_shorten(struct path *path, int length)
{
    assert(length >= 0 && length <= path->length);
    while (path->length > length) {
        path->length--;
        path->used &= ~(UINT64_C(1) << path->cells[path->length]);
    }
}

int path_index_of(const struct path *path, int cell)
{
    for (int i = 0; i < path->length; i++) {
        if (path->cells[i] == cell) {
            return i;
        }
    }
    return -1;
}

bool path_is_valid(const struct path *path, const struct board *board)
{
    if (path->length < 0 || path->length > board_cell_count(board)) {
        return false;
    }
    struct path again = {0};
    for (int i = 0; i < path->length; i++) {
        if (!path_extend(&again, board, path->cells[i])) {
            return false;
        }
    }
    return again.used == path->used;
}

int path_spell(const struct path *path, const struct board *board, char text[PATH_LETTERS_MAX + 1])
{
    int length = 0;
    for (int i = 0; i < path->length; i++) {
        const char *spelling = alphabet_spelling(board->alphabet, board->faces[path->cells[i]]);
        while (*spelling != 0) {
            text[length++] = *spelling++;
        }
    }
    text[length] = 0;
    return length;
}
