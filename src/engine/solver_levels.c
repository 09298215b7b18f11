/* SPDX-License-Identifier: MIT */
/*
 * The frame of the walk level by level: the board as its bodies want it, the stack of levels, cells
 * of two letters. Leaves the step itself to solver_portable.c, solver_avx2.c and solver_avx512.c.
 */
#include "solver_levels.h"

#include "trounce/face.h"
#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

/* The richest real boards have some ten thousand states. */
#define STATES_MAX 1000000u

/* A line of the cache: a stride that lies across two is slower. */
#define LEVELS_ALIGNMENT 64

bool levels_fit(const struct lexicon *lexicon)
{
    return lexicon->slot_count <= HIT_SLOT && lexicon_word_length(lexicon, LEXICON_ROOT) == 0;
}

bool levels_init(struct levels *levels, const struct lexicon *lexicon)
{
    *levels = (struct levels){.nodes = lexicon->nodes};
    /* Not cleared: ordinary boards touch a few pages of it only. */
    levels->block = memory_resize(
        NULL, 3 * LEVELS_STATES + 2 * LEVELS_HITS + LEVELS_ALIGNMENT / sizeof(uint32_t),
        sizeof(uint32_t));
    if (levels->block == NULL) {
        return false;
    }
    uintptr_t address = (uintptr_t)levels->block;
    size_t offset = (LEVELS_ALIGNMENT - address % LEVELS_ALIGNMENT) % LEVELS_ALIGNMENT;
    levels->state_nodes = (uint32_t *)(void *)((char *)levels->block + offset);
    levels->state_paths = levels->state_nodes + (size_t)LEVELS_STATES;
    levels->state_parents = levels->state_paths + (size_t)LEVELS_STATES;
    levels->hits = levels->state_parents + (size_t)LEVELS_STATES;
    levels->hit_states = levels->hits + (size_t)LEVELS_HITS;
    return true;
}

void levels_deinit(struct levels *levels)
{
    memory_free(levels->block);
    *levels = (struct levels){0};
}

static void add_neighbour(struct levels *levels, int cell, int *count, int row, int column)
{
    int other = row * levels->columns + column;
    if (row < 0 || row >= levels->rows || column < 0 || column >= levels->columns ||
        other == cell) {
        return;
    }
    uint32_t bit = UINT32_C(1) << other;
    levels->neighbours[cell] |= bit;
    levels->around[cell][*count] = (unsigned char)other;
    levels->around_paths[cell][*count] = bit | (uint32_t)other << LEVELS_CELL_SHIFT;
    ++*count;
}

static void set_shape(struct levels *levels, int rows, int columns)
{
    levels->rows = rows;
    levels->columns = columns;
    levels->cell_count = rows * columns;
    memset(levels->neighbours, 0, sizeof levels->neighbours);
    memset(levels->around, LEVELS_NO_CELL, sizeof levels->around);
    memset(levels->around_paths, 0, sizeof levels->around_paths);
    for (int cell = 0; cell < levels->cell_count; cell++) {
        int count = 0;
        for (int place = 0; place < 9; place++) {
            add_neighbour(levels, cell, &count, cell / columns - 1 + place / 3,
                          cell % columns - 1 + place % 3);
        }
    }
}

static void set_faces(struct levels *levels, const unsigned char *faces)
{
    memset(levels->letters, LEVELS_NO_LETTER, sizeof levels->letters);
    levels->long_cells = 0;
    levels->blank_cells = 0;
    for (int cell = 0; cell < levels->cell_count; cell++) {
        enum face face = (enum face)faces[cell];
        if (face >= FACE_A && face <= FACE_Z) {
            levels->letters[cell] = (unsigned char)(face - FACE_A);
        }
        if (face == FACE_QU || face > FACE_Z || face == FACE_BLANK) {
            const char *spelling = face_spelling(face);
            if (spelling[0] == 0) {
                levels->blank_cells |= UINT32_C(1) << cell;
                continue;
            }
            levels->letters[cell] = (unsigned char)(spelling[0] - 'a');
            if (spelling[1] != 0) {
                levels->long_cells |= UINT32_C(1) << cell;
                levels->seconds[cell] = (unsigned char)(spelling[1] - 'a');
            }
        }
    }
}

/* The paths of one cell. */
static size_t begin_paths(struct levels *levels)
{
    uint32_t letters = (uint32_t)levels->nodes[LEXICON_ROOT] & LEXICON_LETTERS;
    uint32_t base = (uint32_t)(levels->nodes[LEXICON_ROOT] >> 32);
    size_t count = 0;
    for (uint32_t cell = 0; cell < (uint32_t)levels->cell_count; cell++) {
        uint32_t letter = levels->letters[cell];
        levels->state_nodes[count] = base + letter;
        levels->state_paths[count] =
            levels->blank_cells | UINT32_C(1) << cell | cell << LEVELS_CELL_SHIFT;
        levels->state_parents[count] = LEVELS_NO_PARENT;
        count += (uint64_t)letters >> letter & 1u;
    }
    for (size_t i = count; i < count + LEVELS_SLACK; i++) {
        levels->state_nodes[i] = LEVELS_DEAD_NODE;
        levels->state_paths[i] = LEVELS_DEAD_PATH;
    }
    return count;
}

/* States whose last cell spells two letters have come as far as the first of them: takes them on to
 * the second, or makes them dead. */
static void take_second_letters(struct levels *levels, size_t first, size_t end)
{
    for (size_t i = first; i < end; i++) {
        uint32_t cell = levels->state_paths[i] >> LEVELS_CELL_SHIFT;
        if ((levels->long_cells >> cell & 1u) == 0) {
            continue;
        }
        uint64_t node = levels->nodes[levels->state_nodes[i]];
        uint32_t letter = levels->seconds[cell];
        if (((uint32_t)node & LEXICON_LETTERS) >> letter & 1u) {
            levels->state_nodes[i] = (uint32_t)(node >> 32) + letter;
        } else {
            levels->state_nodes[i] = LEVELS_DEAD_NODE;
            levels->state_paths[i] = LEVELS_DEAD_PATH;
        }
    }
}

static void take_hits(struct levels *levels, levels_taker *take, void *context)
{
    take(context);
    levels->hit_count = 0;
}

/* Goes on from all `count` states at the bottom of the stack and from what follows. */
static bool walk_levels(struct levels *levels, levels_expand *expand, size_t count,
                        levels_taker *take, void *context)
{
    size_t begins[LEVELS_CELLS_MAX + 3] = {0}; /* where each level lies, and where the next will */
    size_t ends[LEVELS_CELLS_MAX + 3] = {count}; /* of what has not been gone on from */
    size_t depth = 0;
    size_t states = 0;
    begins[1] = (count + LEVELS_SLACK) & ~(size_t)(LEVELS_SLACK - 1);
    for (;;) {
        bool has_returned = false;
        while (ends[depth] == begins[depth]) {
            if (depth == 0) {
                return true;
            }
            depth--;
            has_returned = true;
        }
        /* What is made now takes the place of states that waiting hits may come from. */
        if (has_returned || levels->hit_count > LEVELS_HITS - LEVELS_CHUNK - LEVELS_SLACK) {
            take_hits(levels, take, context);
        }
        size_t first =
            begins[depth] + (ends[depth] - begins[depth] - 1) / LEVELS_CHUNK * LEVELS_CHUNK;
        size_t out = begins[depth + 1];
        states += ends[depth] - first;
        if (states > STATES_MAX) {
            return false;
        }
        size_t made = expand(levels, first, ends[depth], out);
        ends[depth] = first;
        if (made == 0) {
            continue;
        }
        if (levels->long_cells != 0) {
            take_second_letters(levels, out, out + made);
        }
        depth++;
        assert(depth < LEVELS_CELLS_MAX);
        ends[depth] = out + made;
        begins[depth + 1] = (out + made + LEVELS_SLACK) & ~(size_t)(LEVELS_SLACK - 1);
    }
}

bool levels_run(struct levels *levels, const struct levels_body *body, bool traced, int rows,
                int columns, const unsigned char *faces, int min_letters, levels_taker *take,
                void *context)
{
    assert(rows >= 1 && columns >= 1 && rows * columns <= LEVELS_CELLS_MAX && min_letters > 0);
    if (rows != levels->rows || columns != levels->columns) {
        set_shape(levels, rows, columns);
    }
    set_faces(levels, faces);
    levels->least_word = (uint32_t)min_letters << HIT_LENGTH_SHIFT;
    levels->hit_count = 0;
    body->prepare(levels);
    size_t count = begin_paths(levels);
    if (levels->long_cells != 0) {
        take_second_letters(levels, 0, count);
    }
    if (!walk_levels(levels, traced ? body->expand_traced : body->expand, count, take, context)) {
        return false;
    }
    take_hits(levels, take, context);
    return true;
}

int levels_path(const struct levels *levels, uint32_t state, unsigned char cells[LEVELS_CELLS_MAX])
{
    int length = 0;
    for (uint32_t at = state; at != LEVELS_NO_PARENT; at = levels->state_parents[at]) {
        length++;
    }
    int place = length;
    for (uint32_t at = state; at != LEVELS_NO_PARENT; at = levels->state_parents[at]) {
        cells[--place] = (unsigned char)(levels->state_paths[at] >> LEVELS_CELL_SHIFT);
    }
    return length;
}
