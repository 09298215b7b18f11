/* SPDX-License-Identifier: MIT */
/*
 * The tables of lines and marks. Leaves searching to scrambler_perimeter.c and scrambler_search.c.
 */
#include "scrambler_lines.h"

#include "trounce/random.h"

#include <assert.h>

#define MARKS_SEED 9

void scrambler_lines_init(struct scrambler_lines *lines, int size)
{
    assert(size >= SCRAMBLER_SIZE_MIN && size <= SCRAMBLER_SIZE_MAX);
    lines->size = (unsigned)size;
    lines->slide_count = 4 * lines->size;
    for (unsigned line = 0; line < lines->size; line++) {
        for (unsigned i = 0; i < lines->size; i++) {
            lines->cells[line][i] = (unsigned char)(line * lines->size + i);
            lines->cells[lines->size + line][i] = (unsigned char)(i * lines->size + line);
        }
    }
    struct random random;
    random_seed(&random, MARKS_SEED);
    for (unsigned cell = 0; cell < SCRAMBLER_CELLS_MAX; cell++) {
        for (unsigned symbol = 0; symbol < MARK_SYMBOLS; symbol++) {
            lines->marks[cell][symbol] = random_next(&random);
        }
    }
}

uint64_t scrambler_lines_key(const struct scrambler_lines *lines, const char *cells)
{
    uint64_t key = 0;
    for (unsigned cell = 0; cell < lines->size * lines->size; cell++) {
        key ^= lines->marks[cell][symbol_of(cells[cell])];
    }
    return key;
}

struct scrambler_move scrambler_lines_move(const struct scrambler_lines *lines, unsigned slide)
{
    assert(slide < lines->slide_count);
    return (struct scrambler_move){.is_column = slide_is_column(lines, slide),
                                   .line = (unsigned char)(slide / 2 % lines->size),
                                   .shift = (signed char)(slide % 2 == 0 ? 1 : -1)};
}

unsigned scrambler_lines_slide(const struct scrambler_lines *lines, struct scrambler_move move)
{
    assert(scrambler_move_cells(move) == 1 && move.line < lines->size);
    return 2 * (move.line + (move.is_column ? lines->size : 0)) + (move.shift < 0 ? 1 : 0);
}
