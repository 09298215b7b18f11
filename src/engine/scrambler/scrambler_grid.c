/* SPDX-License-Identifier: MIT */
/*
 * Sliding lines, finding words in rows, writing a grid down. Leaves the history of a game to
 * scrambler.c.
 */
#include "trounce/scrambler_grid.h"

#include <assert.h>
#include <string.h>

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

/* Finds the place of a word that has `skip` places before it, none overlapping: taken from the
 * left, which leaves room for as many as there can be. */
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

char *scrambler_grid_text(const struct scrambler_grid *grid, char text[SCRAMBLER_TEXT_MAX])
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
            *at++ = ' ';
            *at++ = grid->cells[row * grid->size + column];
            at = put(at, " |");
        }
        at = put_dashes(at, grid->size);
    }
    *at = 0;
    assert(at < text + SCRAMBLER_TEXT_MAX);
    return text;
}
