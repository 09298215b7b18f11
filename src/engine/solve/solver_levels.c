/* SPDX-License-Identifier: MIT */
/*
 * The walk level by level: puts the board into the form that bodies use, splits cells of two
 * letters, and keeps the stack of levels. Leaves the step to the bodies: solver_plain.c and those
 * in x86/.
 */
#include "solver_levels.h"

#include "letters.h"
#include "lowest_bit.h"
#include "trounce/face.h"
#include "trounce/memory.h"
#include "trounce/solver.h"

#include <assert.h>
#include <string.h>

/* One cache line: a stride that spans two is slower. */
#define LEVELS_ALIGNMENT 64

bool levels_fit(const struct lexicon *lexicon)
{
    static_assert(LEXICON_SLOTS_MAX - 1 <= WIDE_SLOT, "every slot fits");
    return !lexicon->upper_letters && lexicon_word_length(lexicon, LEXICON_ROOT) == 0;
}

bool levels_init(struct levels *levels, const struct lexicon *lexicon)
{
    *levels = (struct levels){.alphabet = lexicon->alphabet, .nodes = lexicon->nodes};
    for (unsigned bits = 1; bits < 256; bits++) {
        levels->packed[bits] = levels->packed[bits & (bits - 1)] << 8 | lowest_bit(bits);
    }
    /* Not zeroed, as ordinary boards touch only a few pages of it. */
    size_t words = LEVELS_TO_HITS + LEVELS_TO_HIT_STATES * 2;
    levels->block = memory_resize(NULL, words * sizeof(uint32_t) + LEVELS_ALIGNMENT, 1);
    if (!levels->block) {
        return false;
    }
    uintptr_t address = (uintptr_t)levels->block;
    size_t offset = (LEVELS_ALIGNMENT - address % LEVELS_ALIGNMENT) % LEVELS_ALIGNMENT;
    uint32_t *begin = (void *)((char *)levels->block + offset);
    levels->state_nodes = begin;
    levels->state_parents = begin + LEVELS_TO_PARENTS;
    levels->state_paths = begin + LEVELS_TO_PATHS;
    levels->state_used = (void *)levels->state_paths;
    levels->hits = begin + LEVELS_TO_HITS;
    levels->hit_states = levels->hits + LEVELS_TO_HIT_STATES;
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
    ++*count;
}

static void set_shape(struct levels *levels, int rows, int columns, bool is_wide)
{
    levels->is_wide = is_wide;
    levels->rows = rows;
    levels->columns = columns;
    levels->cell_count = rows * columns;
    levels->walked_count = levels->cell_count;
    memset(levels->neighbours, 0, sizeof levels->neighbours);
    memset(levels->around, levels->is_wide ? WIDE_NO_CELL : NARROW_NO_CELL, sizeof levels->around);
    for (int cell = 0; cell < levels->cell_count; cell++) {
        int count = 0;
        for (int place = 0; place < 9; place++) {
            add_neighbour(levels, cell, &count, cell / columns - 1 + place / 3,
                          cell % columns - 1 + place % 3);
        }
    }
}

static uint64_t all_cells(const struct levels *levels)
{
    return UINT64_MAX >> (BOARD_CELLS_MAX - levels->cell_count);
}

/* The letter of a one-letter face is the face minus FACE_A. Blanks become LEVELS_NO_LETTER, and so
 * does NO_FACE, which stands for entries past the board. */
#define NO_FACE (LEVELS_NO_LETTER + FACE_A)

static unsigned char face_letter(unsigned char face)
{
    return (unsigned char)((face - FACE_A) & LEVELS_NO_LETTER);
}

/* Splits a cell of two letters into two cells; the added one shows `second`. */
static void split_cell(struct levels *levels, int cell, unsigned char second)
{
    int half = levels->walked_count++;
    levels->long_cells |= UINT64_C(1) << cell;
    levels->least_words[cell] = UINT32_MAX;
    levels->letters[half] = second;
    memcpy(levels->around[half], levels->around[cell], LEVELS_AROUND);
    memset(levels->around[cell] + 1, levels->is_wide ? WIDE_NO_CELL : NARROW_NO_CELL,
           LEVELS_AROUND - 1);
    levels->around[cell][0] = (unsigned char)half;
    levels->neighbours[half] = levels->neighbours[cell];
    levels->neighbours[cell] = UINT64_C(1) << half;
}

/* Undoes the splits of the previous board. */
static void join_cells(struct levels *levels)
{
    uint64_t cells = levels->long_cells;
    for (int half = levels->cell_count; cells != 0; half++) {
        uint32_t cell = lowest_bit(cells);
        cells &= cells - 1;
        memcpy(levels->around[cell], levels->around[half], LEVELS_AROUND);
        levels->neighbours[cell] = levels->neighbours[half];
        levels->least_words[cell] = levels->least_word;
    }
    levels->long_cells = 0;
    levels->walked_count = levels->cell_count;
}

/* Returns 1 or 0; branch-free so that compilers vectorize it. */
static unsigned char is_unusual(unsigned char face, unsigned char pair_face,
                                unsigned char last_letter)
{
    return (unsigned char)((face == FACE_BLANK) | (face == pair_face) |
                           ((face > last_letter) & (face != NO_FACE)));
}

/* A levels_take_faces. The first loop vectorizes to a few instructions; unusual cells are located
 * only if there are any. */
static uint64_t load_faces(struct levels *levels, const unsigned char *faces)
{
    unsigned char all[BOARD_CELLS_MAX];
    unsigned char any = 0;
    unsigned char pair_face = (unsigned char)levels->alphabet->pair_face;
    unsigned char last_letter = (unsigned char)levels->alphabet->letter_count;
    memset(all, NO_FACE, sizeof all);
    memcpy(all, faces, (size_t)levels->cell_count);
    for (size_t cell = 0; cell < BOARD_CELLS_MAX; cell++) {
        levels->letters[cell] = face_letter(all[cell]);
        any |= is_unusual(all[cell], pair_face, last_letter);
    }
    uint64_t unusual = 0;
    for (int cell = 0; any != 0 && cell < levels->cell_count; cell++) {
        unusual |= (uint64_t)is_unusual(all[cell], pair_face, last_letter) << cell;
    }
    return unusual;
}

/* Handles the cells that show no letter or two; false if too many show two. */
static bool set_unusual_faces(struct levels *levels, const unsigned char *faces, uint64_t cells)
{
    int max = levels->is_wide ? BOARD_CELLS_MAX : NARROW_CELLS_MAX;
    for (; cells != 0; cells &= cells - 1) {
        uint32_t cell = lowest_bit(cells);
        const char *spelling = alphabet_spelling(levels->alphabet, faces[cell]);
        if (spelling[0] == 0) {
            levels->blank_cells |= UINT64_C(1) << cell;
            continue;
        }
        levels->letters[cell] = (unsigned char)letter_number(spelling[0]);
        if (spelling[1] != 0) {
            if (levels->walked_count == max) {
                return false;
            }
            split_cell(levels, (int)cell, (unsigned char)letter_number(spelling[1]));
        }
    }
    return true;
}

/* Returns false if there are too many cells of two letters. */
static bool set_faces(struct levels *levels, const unsigned char *faces)
{
    levels_take_faces *take = levels->body->load_faces;
    uint64_t unusual = take ? take(levels, faces) : load_faces(levels, faces);
    levels->blank_cells = 0;
    bool has_room = set_unusual_faces(levels, faces, unusual);
    levels->letter_cells = all_cells(levels) & ~levels->blank_cells;
    return has_room;
}

/* Writes the states that the last stride of a level reads past its end. */
static void write_dead_states(struct levels *levels, size_t at)
{
    static_assert(LEVELS_DEAD_NODE == 0 && NARROW_DEAD_PATH == UINT32_MAX &&
                      WIDE_DEAD_USED == UINT64_MAX,
                  "dead states are bytes");
    memset(levels->state_nodes + at, 0, LEVELS_SLACK * sizeof *levels->state_nodes);
    if (levels->is_wide) {
        memset(levels->state_used + at, 0xff, LEVELS_SLACK * sizeof *levels->state_used);
    } else {
        memset(levels->state_paths + at, 0xff, LEVELS_SLACK * sizeof *levels->state_paths);
    }
}

/* A levels_begin_paths. */
static size_t begin_paths(struct levels *levels)
{
    uint64_t root = levels->nodes[LEXICON_ROOT];
    uint64_t letters = (uint32_t)root;
    uint32_t base = lexicon_base_in(root);
    uint64_t blank_cells = levels->blank_cells;
    bool is_wide = levels->is_wide;
    uint32_t *nodes = levels->state_nodes;
    uint32_t *paths = levels->state_paths;
    uint64_t *used = levels->state_used;
    uint32_t *parents = levels->state_parents;
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
        parents[count] = LEVELS_NO_PARENT;
        count += (size_t)(letters >> letter & 1u);
    }
    write_dead_states(levels, count);
    return count;
}

/* Pushes the `count` states from `begin` on the stack as level `depth`. */
static void write_level(struct levels *levels, size_t depth, size_t begin, size_t count)
{
    levels->depth = depth;
    levels->begins[depth] = begin;
    levels->ends[depth] = begin + count;
    levels->begins[depth + 1] = levels_behind(begin + count);
}

static void set_least_word(struct levels *levels, int min_letters)
{
    levels->least_word = (uint32_t)min_letters << (LEXICON_LENGTH_SHIFT - 32);
    for (int cell = 0; cell < BOARD_CELLS_MAX; cell++) {
        levels->least_words[cell] = levels->least_word;
    }
}

bool levels_begin(struct levels *levels, const struct levels_body *body, bool is_traced, int rows,
                  int columns, const unsigned char *faces, int min_letters)
{
    assert(rows >= 1 && columns >= 1 && rows * columns <= BOARD_CELLS_MAX && min_letters > 0);
    assert(body->is_wide || !levels_is_wide(rows * columns));
    join_cells(levels);
    if (rows != levels->rows || columns != levels->columns || body->is_wide != levels->is_wide) {
        set_shape(levels, rows, columns, body->is_wide);
    }
    if (levels->min_letters != min_letters) {
        levels->min_letters = min_letters;
        set_least_word(levels, min_letters);
    }
    levels->body = body;
    if (!set_faces(levels, faces)) {
        return false;
    }
    levels->hit_count = 0;
    levels->is_traced = is_traced;
    levels->has_gone_on = false;
    levels->states = 0;
    if (body->prepare) {
        body->prepare(levels);
    }
    size_t count = body->begin_paths ? body->begin_paths(levels) : begin_paths(levels);
    write_level(levels, 0, 0, count);
    return true;
}

/* Returns the deepest level that has states left, or 0 if none has. */
static size_t open_level(const struct levels *levels)
{
    size_t depth = levels->depth;
    while (depth > 0 && levels->ends[depth] == levels->begins[depth]) {
        depth--;
    }
    return depth;
}

/* Returns where the last chunk of a level begins; the level must have states. */
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

void levels_begin_at(struct levels *levels, size_t count, size_t states_before)
{
    assert(!levels->is_wide && count <= (size_t)LEVELS_CHUNK * LEVELS_AROUND);
    write_dead_states(levels, count);
    levels->hit_count = 0;
    levels->states = states_before;
    write_level(levels, 0, 0, count);
}

static inline __attribute__((always_inline)) enum levels_step step(struct levels *levels,
                                                                   bool is_steady)
{
    size_t depth = open_level(levels);
    if (levels->ends[depth] == levels->begins[depth]) {
        return LEVELS_DONE;
    }
    /* The states made now would overwrite those of waiting hits. */
    bool has_returned = depth != levels->depth || levels->has_gone_on;
    levels->depth = depth;
    if (levels->hit_count > (has_returned ? 0 : LEVELS_HITS_FREE)) {
        return LEVELS_FULL;
    }
    size_t end = levels->ends[depth];
    size_t first = chunk_begin(levels, depth);
    size_t begin = levels->begins[depth + 1];
    size_t out = begin;
    levels->states += end - first;
    if (levels->states > SOLVER_PATHS_MAX) {
        return LEVELS_LOST;
    }
    levels->made_max = is_steady ? LEVELS_CHUNK : 0;
    levels_expand *expand = levels->is_traced ? levels->body->expand_traced : levels->body->expand;
    levels->ends[depth] = first;
    size_t made = expand(levels, first, end, &out);
    while (levels_goes_on(levels, made, levels->hit_count)) {
        first = out;
        end = out + made;
        out = levels_behind(end);
        made = expand(levels, first, end, &out);
    }
    levels->has_gone_on = out != begin;
    levels->states += out - begin;
    if (made > 0) {
        assert(depth + 1 < BOARD_CELLS_MAX);
        write_level(levels, depth + 1, out, made);
        return LEVELS_GOES_ON;
    }
    /* A caller of single turns may still need the states just expanded. */
    return is_steady && depth == 0 && levels->ends[0] == 0 ? LEVELS_DONE : LEVELS_GOES_ON;
}

enum levels_step levels_step(struct levels *levels)
{
    return step(levels, false);
}

enum levels_step levels_run(struct levels *levels)
{
    enum levels_step turn;
    do {
        turn = step(levels, true);
    } while (turn == LEVELS_GOES_ON);
    return turn;
}

int levels_path(const struct levels *levels, uint32_t state, unsigned char *end)
{
    const uint32_t *words = levels->is_wide ? levels->state_nodes : levels->state_paths;
    const unsigned shift = levels->is_wide ? WIDE_CELL_SHIFT : NARROW_CELL_SHIFT;
    const uint32_t *parents = levels->state_parents;
    unsigned char *at = end;
    do {
        uint32_t cell = words[state] >> shift;
        *--at = (unsigned char)cell;
        at += cell >= (uint32_t)levels->cell_count; /* a second half: replaced by its first half */
        state = parents[state];
    } while (state != LEVELS_NO_PARENT);
    return (int)(end - at);
}

uint64_t levels_beside(const struct levels *levels, int cell)
{
    uint64_t beside = 0;
    for (int other = 0; other < levels->walked_count; other++) {
        beside |= (levels->neighbours[other] >> cell & 1u) << other;
    }
    return beside;
}
