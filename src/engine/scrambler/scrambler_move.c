/* SPDX-License-Identifier: MIT */
/*
 * Moves as numbers and as text. Leaves what they do to letters to scrambler_grid.c.
 */
#include "trounce/scrambler_move.h"

#include <assert.h>

struct scrambler_move scrambler_move_opposite(struct scrambler_move move)
{
    move.shift = (signed char)-move.shift;
    return move;
}

int scrambler_move_cells(struct scrambler_move move)
{
    return move.shift < 0 ? -move.shift : move.shift;
}

static char lower(char c)
{
    return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

enum scrambler_command scrambler_move_read(const char *text, size_t length, int size,
                                           struct scrambler_move *move)
{
    assert(size >= SCRAMBLER_SIZE_MIN && size <= SCRAMBLER_SIZE_MAX);
    if (length != 1 && length != 3) {
        return SCRAMBLER_NOTHING;
    }
    char kind = lower(text[0]);
    if (length == 1) {
        return kind == 'r' ? SCRAMBLER_RESTART : kind == 'q' ? SCRAMBLER_QUIT : SCRAMBLER_NOTHING;
    }
    bool is_column = kind == 'c';
    char forth = is_column ? 'd' : 'r';
    char back = is_column ? 'u' : 'l';
    char way = lower(text[2]);
    if ((!is_column && kind != 'r') || text[1] < '1' || text[1] > '0' + size ||
        (way != forth && way != back)) {
        return SCRAMBLER_NOTHING;
    }
    *move = (struct scrambler_move){.is_column = is_column,
                                    .line = (unsigned char)(text[1] - '1'),
                                    .shift = (signed char)(way == forth ? 1 : -1)};
    return SCRAMBLER_SLIDE;
}

char *scrambler_move_text(struct scrambler_move move, char text[SCRAMBLER_MOVE_TEXT_MAX])
{
    assert(move.shift != 0 && move.line < SCRAMBLER_SIZE_MAX);
    const char kind = move.is_column ? 'c' : 'r';
    const char forth = move.is_column ? 'd' : 'r';
    const char back = move.is_column ? 'u' : 'l';
    text[0] = kind;
    text[1] = (char)('1' + move.line);
    text[2] = (char)(move.shift > 0 ? forth : back);
    text[3] = 0;
    return text;
}
