/* SPDX-License-Identifier: MIT */
/*
 * Keeps pools of boards, and finds the canonical one of a board's symmetries. Leaves scores and
 * changes to hunt.c.
 */
#include "hunt_pool.h"

#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

/* ---- symmetries ---- */

/* Returns the cell that symmetry 0..7 moves to `row`, `column`: bit 0 mirrors rows, bit 1 columns,
 * bit 2 transposes (square boards only). */
static unsigned char symmetric_cell(int symmetry, int rows, int columns, int row, int column)
{
    int from_row = (symmetry & 1) != 0 ? rows - 1 - row : row;
    int from_column = (symmetry & 2) != 0 ? columns - 1 - column : column;
    int cell =
        (symmetry & 4) != 0 ? from_column * columns + from_row : from_row * columns + from_column;
    return (unsigned char)cell;
}

void symmetries_init(struct symmetries *symmetries, int rows, int columns)
{
    symmetries->count = rows == columns ? HUNT_SYMMETRIES : HUNT_SYMMETRIES / 2;
    symmetries->cell_count = rows * columns;
    for (int symmetry = 0; symmetry < symmetries->count; symmetry++) {
        for (int cell = 0; cell < rows * columns; cell++) {
            symmetries->from[symmetry][cell] =
                symmetric_cell(symmetry, rows, columns, cell / columns, cell % columns);
        }
    }
}

void symmetries_canonical(const struct symmetries *symmetries, const unsigned char *faces,
                          unsigned char *canonical)
{
    int cell_count = symmetries->cell_count;
    const unsigned char *best = symmetries->from[0];
    for (int symmetry = 1; symmetry < symmetries->count; symmetry++) {
        const unsigned char *from = symmetries->from[symmetry];
        int cell = 0;
        while (cell < cell_count && faces[from[cell]] == faces[best[cell]]) {
            cell++;
        }
        if (cell < cell_count && faces[from[cell]] < faces[best[cell]]) {
            best = from;
        }
    }
    for (int cell = 0; cell < cell_count; cell++) {
        canonical[cell] = faces[best[cell]];
    }
}

/* ---- pools ---- */

bool pool_init(struct pool *pool, size_t capacity, size_t size)
{
    assert(size >= 1 && size <= capacity);
    *pool = (struct pool){.capacity = capacity, .size = size};
    pool->members = memory_new(capacity, sizeof *pool->members);
    pool->order = memory_new(capacity, sizeof *pool->order);
    return pool->members && pool->order;
}

void pool_deinit(struct pool *pool)
{
    memory_free(pool->members);
    memory_free(pool->order);
    *pool = (struct pool){.count = 0};
}

void pool_reset(struct pool *pool, size_t size)
{
    assert(size >= 1 && size <= pool->capacity);
    pool->size = size;
    pool->count = 0;
    pool->first_untried = 0;
}

static uint64_t mix_faces(int cell_count, const unsigned char *faces)
{
    /* FNV-1a, then the finisher of SplitMix, so that boards that differ in one cell get very
     * different numbers. */
    uint64_t mix = UINT64_C(14695981039346656037);
    for (int cell = 0; cell < cell_count; cell++) {
        mix = (mix ^ faces[cell]) * UINT64_C(1099511628211);
    }
    mix = (mix ^ mix >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    mix = (mix ^ mix >> 27) * UINT64_C(0x94d049bb133111eb);
    return mix ^ mix >> 31;
}

/* Returns a negative number if `a` ranks before `b`, 0 if they are the same board. */
static int compare(int cell_count, const struct ranked *a, const struct ranked *b)
{
    if (a->member.points != b->member.points) {
        return a->member.points > b->member.points ? -1 : 1;
    }
    if (a->mix != b->mix) {
        return a->mix > b->mix ? -1 : 1;
    }
    return memcmp(a->member.faces, b->member.faces, (size_t)cell_count);
}

bool pool_wants(const struct pool *pool, long points)
{
    return pool->count < pool->size ||
           points >= pool->members[pool->order[pool->count - 1]].member.points;
}

/* Advances `first_untried` past tried boards. */
static void find_untried(struct pool *pool)
{
    while (pool->first_untried < pool->count &&
           pool->members[pool->order[pool->first_untried]].member.is_tried) {
        pool->first_untried++;
    }
}

bool pool_add(struct pool *pool, int cell_count, const struct hunt_member *member)
{
    struct ranked ranked = {.mix = mix_faces(cell_count, member->faces), .member = *member};
    size_t low = 0;
    size_t high = pool->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        int order = compare(cell_count, &ranked, &pool->members[pool->order[middle]]);
        if (order == 0) {
            return false;
        }
        if (order < 0) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    if (low == pool->size) {
        return false;
    }
    uint32_t place = (uint32_t)pool->count;
    if (pool->count == pool->size) {
        pool->count--;
        place = pool->order[pool->count];
    }
    memmove(&pool->order[low + 1], &pool->order[low], (pool->count - low) * sizeof *pool->order);
    pool->order[low] = place;
    pool->members[place] = ranked;
    pool->count++;
    if (low <= pool->first_untried) {
        pool->first_untried = low;
        find_untried(pool);
    }
    return true;
}

void pool_mark_tried(struct pool *pool)
{
    assert(pool->first_untried < pool->count);
    pool->members[pool->order[pool->first_untried]].member.is_tried = true;
    find_untried(pool);
}
