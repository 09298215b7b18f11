/* SPDX-License-Identifier: MIT */
/*
 * The frame of the walk level by level: the board as its bodies want it, the stack of levels, cells
 * of two letters. Leaves the step itself to solver_portable.c, solver_avx2.c, solver_avx512.c,
 * solver_wide.c and solver_wide_avx512.c.
 */
#include "solver_levels.h"

#include "letters.h"
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
    for (unsigned bits = 1; bits < 256; bits++) {
        levels->packed[bits] = levels->packed[bits & (bits - 1)] << 8 | bits_lowest(bits);
    }
    /* Not cleared: ordinary boards touch a few pages of it only. */
    size_t words = (size_t)LEVELS_STATES * 4 + (size_t)LEVELS_HITS * 2;
    levels->block = memory_resize(NULL, words * sizeof(uint32_t) + LEVELS_ALIGNMENT, 1);
    if (levels->block == NULL) {
        return false;
    }
    uintptr_t address = (uintptr_t)levels->block;
    size_t offset = (LEVELS_ALIGNMENT - address % LEVELS_ALIGNMENT) % LEVELS_ALIGNMENT;
    uint32_t *begin = (uint32_t *)(void *)((char *)levels->block + offset);
    levels->state_nodes = begin;
    levels->state_parents = begin + (size_t)LEVELS_STATES;
    levels->state_paths = begin + (size_t)LEVELS_STATES * 2;
    levels->state_used = (uint64_t *)(void *)levels->state_paths;
    levels->hits = begin + (size_t)LEVELS_STATES * 4;
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
    levels->neighbours[cell] |= UINT64_C(1) << other;
    levels->around[cell][*count] = (unsigned char)other;
    if (!levels->is_wide) {
        levels->around_paths[cell][*count] = UINT32_C(1) << other | (uint32_t)other
                                                                        << NARROW_CELL_SHIFT;
    }
    ++*count;
}

static void set_shape(struct levels *levels, int rows, int columns)
{
    levels->rows = rows;
    levels->columns = columns;
    levels->cell_count = rows * columns;
    levels->is_wide = levels_is_wide(levels->cell_count);
    memset(levels->neighbours, 0, sizeof levels->neighbours);
    memset(levels->around, levels->is_wide ? WIDE_NO_CELL : NARROW_NO_CELL, sizeof levels->around);
    memset(levels->around_paths, 0, sizeof levels->around_paths);
    for (int cell = 0; cell < levels->cell_count; cell++) {
        int count = 0;
        for (int place = 0; place < 9; place++) {
            add_neighbour(levels, cell, &count, cell / columns - 1 + place / 3,
                          cell % columns - 1 + place % 3);
        }
    }
}

/* The first letter of each face as a number. */
static const unsigned char first_letters[FACE_COUNT] = {
    LEVELS_NO_LETTER,
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    15,
    16,
    17,
    18,
    19,
    20,
    21,
    22,
    23,
    24,
    25,
    'i' - 'a',
    't' - 'a',
    'e' - 'a',
    'h' - 'a',
    'a' - 'a',
    'q' - 'a',
};

/* A bit for each face that does not spell a single letter. */
#define UNUSUAL_FACES                                                                              \
    (UINT64_C(1) << FACE_BLANK | UINT64_C(1) << FACE_QU |                                          \
     ((UINT64_C(1) << FACE_PLAIN_Q) - (UINT64_C(1) << FACE_IN)))

static void set_unusual_faces(struct levels *levels, const unsigned char *faces)
{
    for (int cell = 0; cell < levels->cell_count; cell++) {
        const char *spelling = face_spelling((enum face)faces[cell]);
        if (spelling[0] == 0) {
            levels->blank_cells |= UINT64_C(1) << cell;
        } else if (spelling[1] != 0) {
            levels->long_cells |= UINT64_C(1) << cell;
            levels->seconds[cell] = (unsigned char)(spelling[1] - 'a');
        }
    }
}

static void set_faces(struct levels *levels, const unsigned char *faces)
{
    memset(levels->letters, LEVELS_NO_LETTER, sizeof levels->letters);
    levels->long_cells = 0;
    levels->blank_cells = 0;
    uint64_t shown = 0;
    for (int cell = 0; cell < levels->cell_count; cell++) {
        levels->letters[cell] = first_letters[faces[cell]];
        shown |= UINT64_C(1) << faces[cell];
    }
    if ((shown & UNUSUAL_FACES) != 0) {
        set_unusual_faces(levels, faces);
    }
}

static inline void put_dead_state(struct levels *levels, size_t at)
{
    levels->state_nodes[at] = LEVELS_DEAD_NODE;
    if (levels->is_wide) {
        levels->state_used[at] = WIDE_DEAD_USED;
    } else {
        levels->state_paths[at] = NARROW_DEAD_PATH;
    }
}

static inline uint32_t cell_of(const struct levels *levels, size_t at)
{
    return levels->is_wide ? levels->state_nodes[at] >> WIDE_CELL_SHIFT
                           : levels->state_paths[at] >> NARROW_CELL_SHIFT;
}

/* The paths of one cell, and dead ones behind them. */
static size_t begin_paths(struct levels *levels)
{
    uint64_t root = levels->nodes[LEXICON_ROOT];
    uint64_t letters = root & LEXICON_LETTERS;
    uint32_t base = (uint32_t)(root >> 32);
    uint64_t blank_cells = levels->blank_cells;
    bool is_wide = levels->is_wide;
    uint32_t *nodes = levels->state_nodes;
    uint32_t *paths = levels->state_paths;
    uint64_t *used = levels->state_used;
    size_t count = 0;
    for (uint32_t cell = 0; cell < (uint32_t)levels->cell_count; cell++) {
        uint32_t letter = levels->letters[cell];
        uint64_t closed = blank_cells | UINT64_C(1) << cell;
        if (is_wide) {
            nodes[count] = (base + letter) | cell << WIDE_CELL_SHIFT;
            used[count] = closed;
        } else {
            nodes[count] = base + letter;
            paths[count] = (uint32_t)closed | cell << NARROW_CELL_SHIFT;
        }
        levels->state_parents[count] = LEVELS_NO_PARENT;
        count += letters >> letter & 1u;
    }
    static_assert(LEVELS_DEAD_NODE == 0 && NARROW_DEAD_PATH == UINT32_MAX, "dead states are bytes");
    memset(nodes + count, 0, LEVELS_SLACK * sizeof *nodes);
    if (is_wide) {
        memset(used + count, 0xff, LEVELS_SLACK * sizeof *used);
    } else {
        memset(paths + count, 0xff, LEVELS_SLACK * sizeof *paths);
    }
    return count;
}

/* A state whose last cell spells two letters has come as far as the first of them: takes it on to
 * the second, or makes it dead. */
static void take_second_letter(struct levels *levels, size_t at)
{
    uint32_t cell = cell_of(levels, at);
    uint64_t node = levels->nodes[levels->state_nodes[at] & HIT_SLOT];
    uint32_t letter = levels->seconds[cell];
    if (((uint32_t)node & LEXICON_LETTERS) >> letter & 1u) {
        uint32_t slot = (uint32_t)(node >> 32) + letter;
        levels->state_nodes[at] = levels->is_wide ? slot | cell << WIDE_CELL_SHIFT : slot;
    } else {
        put_dead_state(levels, at);
    }
}

static void take_second_letters(struct levels *levels, size_t first, size_t end)
{
    for (size_t i = first; i < end; i += LEVELS_SLACK) {
        uint32_t found = levels->body->find_long(levels, i);
        if (end - i < LEVELS_SLACK) {
            found &= (UINT32_C(1) << (end - i)) - 1;
        }
        for (; found != 0; found &= found - 1) {
            take_second_letter(levels, i + bits_lowest(found));
        }
    }
}

/* Puts `count` states that lie from `begin` on, on the stack as its level `depth`. */
static void put_level(struct levels *levels, size_t depth, size_t begin, size_t count)
{
    if (levels->long_cells != 0) {
        take_second_letters(levels, begin, begin + count);
    }
    levels->depth = depth;
    levels->begins[depth] = begin;
    levels->ends[depth] = begin + count;
    levels->begins[depth + 1] = (begin + count + LEVELS_SLACK) & ~(size_t)(LEVELS_SLACK - 1);
}

void levels_begin(struct levels *levels, const struct levels_body *body, bool is_traced, int rows,
                  int columns, const unsigned char *faces, int min_letters)
{
    assert(rows >= 1 && columns >= 1 && rows * columns <= BOARD_CELLS_MAX && min_letters > 0);
    if (rows != levels->rows || columns != levels->columns) {
        set_shape(levels, rows, columns);
    }
    set_faces(levels, faces);
    levels->least_word = (uint32_t)min_letters << HIT_LENGTH_SHIFT;
    levels->hit_count = 0;
    levels->body = body;
    levels->is_traced = is_traced;
    levels->states = 0;
    if (body->prepare != NULL) {
        body->prepare(levels);
    }
    put_level(levels, 0, 0, begin_paths(levels));
}

/* The deepest level that has states to go on from; 0 when none has. */
static size_t open_level(const struct levels *levels)
{
    size_t depth = levels->depth;
    while (depth > 0 && levels->ends[depth] == levels->begins[depth]) {
        depth--;
    }
    return depth;
}

/* The last chunk of a level that has states begins here. */
static size_t chunk_begin(const struct levels *levels, size_t depth)
{
    size_t begin = levels->begins[depth];
    return begin + (levels->ends[depth] - begin - 1) / LEVELS_CHUNK * LEVELS_CHUNK;
}

bool levels_next(const struct levels *levels, size_t *first, size_t *end)
{
    size_t depth = open_level(levels);
    if (levels->ends[depth] == levels->begins[depth]) {
        return false;
    }
    *first = chunk_begin(levels, depth);
    *end = levels->ends[depth];
    return true;
}

void levels_begin_at(struct levels *levels, size_t count)
{
    assert(!levels->is_wide && count <= (size_t)LEVELS_CHUNK * LEVELS_AROUND);
    for (size_t i = count; i < count + LEVELS_SLACK; i++) {
        put_dead_state(levels, i);
    }
    levels->hit_count = 0;
    levels->states = 0;
    put_level(levels, 0, 0, count);
}

enum levels_turn levels_turn(struct levels *levels)
{
    size_t depth = open_level(levels);
    if (levels->ends[depth] == levels->begins[depth]) {
        return LEVELS_DONE;
    }
    /* What is made now takes the place of states that waiting hits may come from. */
    bool has_returned = depth != levels->depth;
    levels->depth = depth;
    if (levels->hit_count > (has_returned ? 0 : LEVELS_HITS - LEVELS_CHUNK - LEVELS_SLACK)) {
        return LEVELS_FULL;
    }
    size_t end = levels->ends[depth];
    size_t first = chunk_begin(levels, depth);
    size_t out = levels->begins[depth + 1];
    levels->states += end - first;
    if (levels->states > STATES_MAX) {
        return LEVELS_LOST;
    }
    levels_expand *expand = levels->is_traced ? levels->body->expand_traced : levels->body->expand;
    size_t made = expand(levels, first, end, out);
    levels->ends[depth] = first;
    if (made > 0) {
        assert(depth + 1 < BOARD_CELLS_MAX);
        put_level(levels, depth + 1, out, made);
    }
    return LEVELS_GOES_ON;
}

int levels_path(const struct levels *levels, uint32_t state, unsigned char *end)
{
    const uint32_t *words = levels->is_wide ? levels->state_nodes : levels->state_paths;
    const unsigned shift = levels->is_wide ? WIDE_CELL_SHIFT : NARROW_CELL_SHIFT;
    const uint32_t *parents = levels->state_parents;
    unsigned char *at = end;
    do {
        *--at = (unsigned char)(words[state] >> shift);
        state = parents[state];
    } while (state != LEVELS_NO_PARENT);
    return (int)(end - at);
}
