/* SPDX-License-Identifier: MIT */
/*
 * Parts of a board that hang on single cells, by one search in depth (Hopcroft and Tarjan). Leaves
 * letters to solver_word.c.
 */
#include "solver_reach.h"

#include "letters.h"

static int letters_of(const struct reach_bound *bound, int cell)
{
    return 1 + (int)(bound->long_cells >> cell & 1u);
}

/* Takes the part above `mark` off the stack: the letters of a way that uses all of it, and then
 * goes on from one of its cells. */
static int close_part(struct reach_bound *bound, int mark)
{
    int letters = 0;
    int beyond = 0;
    while (bound->stack_size > mark) {
        int cell = bound->stack[--bound->stack_size];
        letters += letters_of(bound, cell);
        beyond = bound->beyond[cell] > beyond ? bound->beyond[cell] : beyond;
    }
    return letters + beyond;
}

/* Goes down from a cell; returns the least order that can be come to from there. */
static int descend(struct reach_bound *bound, int cell, uint64_t cells)
{
    int order = ++bound->order;
    int lowest = order;
    bound->orders[cell] = (unsigned char)order;
    bound->left &= ~(UINT64_C(1) << cell);
    bound->beyond[cell] = 0;
    bound->stack[bound->stack_size++] = (unsigned char)cell;
    for (uint64_t next = bound->neighbours[cell] & cells; next != 0; next &= next - 1) {
        int other = (int)bits_lowest(next);
        int low = bound->orders[other];
        if ((bound->left >> other & 1u) != 0) {
            int mark = bound->stack_size;
            low = descend(bound, other, cells);
            if (low >= order) {
                int letters = close_part(bound, mark);
                if (letters > bound->beyond[cell]) {
                    bound->beyond[cell] = (unsigned char)letters;
                }
            }
        }
        lowest = low < lowest ? low : lowest;
    }
    return lowest;
}

int reach_letters(struct reach_bound *bound, int cell, uint64_t cells)
{
    cells |= UINT64_C(1) << cell;
    bound->left = cells;
    bound->order = 0;
    bound->stack_size = 0;
    descend(bound, cell, cells);
    return bound->beyond[cell];
}
