/* SPDX-License-Identifier: MIT */
/*
 * Parses and writes moves, slides lines, finds words in rows, writes the grid as text. Leaves the
 * history of a game to scrambler.c.
 */
#include "trounce/scrambler.h"

#include <assert.h>
#include <string.h>

/* ---- moves ---- */

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

bool scrambler_move_parse(const char *text, size_t length, int size, struct scrambler_move *move)
{
    assert(size >= SCRAMBLER_SIZE_MIN && size <= SCRAMBLER_SIZE_MAX);
    if (length != 3) {
        return false;
    }
    char kind = lower(text[0]);
    bool is_column = kind == 'c';
    char forth = is_column ? 'd' : 'r';
    char back = is_column ? 'u' : 'l';
    char path = lower(text[2]);
    if ((!is_column && kind != 'r') || text[1] < '1' || text[1] > '0' + size ||
        (path != forth && path != back)) {
        return false;
    }
    *move = (struct scrambler_move){.is_column = is_column,
                                    .line = (unsigned char)(text[1] - '1'),
                                    .shift = (signed char)(path == forth ? 1 : -1)};
    return true;
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

/* ---- grids ---- */

void scrambler_grid_slide(struct scrambler_grid *grid, struct scrambler_move move)
{
    int size = grid->size;
    assert(move.line < size && move.shift != 0 && scrambler_move_cells(move) < size);
    int first = move.is_column ? move.line : move.line * size;
    int stride = move.is_column ? size : 1;
    char line[SCRAMBLER_SIZE_MAX];
    for (int i = 0; i < size; i++) {
        line[(i + move.shift + size) % size] = grid->cells[first + i * stride];
    }
    for (int i = 0; i < size; i++) {
        grid->cells[first + i * stride] = line[i];
    }
}

void scrambler_words_add(struct scrambler_words *words, const char *letters, size_t length)
{
    assert(words->count < SCRAMBLER_WORDS_MAX);
    assert(length >= SCRAMBLER_LETTER_MIN && length <= SCRAMBLER_LETTER_MAX);
    int at = words->count++;
    memset(words->letters[at], 0, sizeof words->letters[at]);
    memcpy(words->letters[at], letters, length);
    words->lengths[at] = (unsigned char)length;
    words->copies_before[at] = 0;
    for (int i = 0; i < at; i++) {
        if (strcmp(words->letters[i], words->letters[at]) == 0) {
            words->copies_before[at]++;
        }
    }
}

/* Finds the occurrence of a word after `skip` others that do not overlap, scanning from the left,
 * which fits in as many as possible. */
static bool find_word(const struct scrambler_grid *grid, const char *letters, int length, int skip,
                      int *cell)
{
    int size = grid->size;
    for (int row = 0; row < size; row++) {
        const char *cells = grid->cells + (size_t)row * (size_t)size;
        int column = 0;
        while (column + length <= size) {
            if (cells[column] != letters[0] ||
                memcmp(cells + column + 1, letters + 1, (size_t)length - 1) != 0) {
                column++;
                continue;
            }
            if (skip == 0) {
                *cell = row * size + column;
                return true;
            }
            skip--;
            column += length;
        }
    }
    return false;
}

int scrambler_grid_homes(const struct scrambler_grid *grid, const struct scrambler_words *words,
                         struct scrambler_home homes[SCRAMBLER_WORDS_MAX])
{
    int count = 0;
    for (int i = 0; i < words->count; i++) {
        int cell = 0;
        bool is_home =
            find_word(grid, words->letters[i], words->lengths[i], words->copies_before[i], &cell);
        homes[i] = (struct scrambler_home){.is_home = is_home,
                                           .row = (unsigned char)(cell / grid->size),
                                           .column = (unsigned char)(cell % grid->size)};
        count += is_home;
    }
    return count;
}

bool scrambler_grid_is_solved(const struct scrambler_grid *grid,
                              const struct scrambler_words *words)
{
    for (int i = 0; i < words->count; i++) {
        int cell;
        if (!find_word(grid, words->letters[i], words->lengths[i], words->copies_before[i],
                       &cell)) {
            return false;
        }
    }
    return true;
}

static char *put(char *at, const char *text)
{
    while (*text != 0) {
        *at++ = *text++;
    }
    return at;
}

static char *put_dashes(char *at, int size)
{
    at = put(at, "\n   ");
    memset(at, '-', 4 * (size_t)size);
    return at + 4 * (size_t)size;
}

char *scrambler_grid_text(const struct alphabet *alphabet, const struct scrambler_grid *grid,
                          char text[SCRAMBLER_TEXT_MAX])
{
    char *at = put(text, " ");
    for (int column = 0; column < grid->size; column++) {
        at = put(at, "   ");
        *at++ = (char)('1' + column);
    }
    at = put_dashes(at, grid->size);
    for (int row = 0; row < grid->size; row++) {
        *at++ = '\n';
        *at++ = (char)('1' + row);
        at = put(at, " |");
        for (int column = 0; column < grid->size; column++) {
            const char *cell = &grid->cells[row * grid->size + column];
            *at++ = ' ';
            if (*cell == SCRAMBLER_SPACE) {
                *at++ = ' ';
            } else {
                at += alphabet_lower(alphabet, cell, 1, at);
            }
            at = put(at, " |");
        }
        at = put_dashes(at, grid->size);
    }
    *at = 0;
    assert(at < text + SCRAMBLER_TEXT_MAX);
    return text;
}
