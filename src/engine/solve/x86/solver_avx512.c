/* SPDX-License-Identifier: MIT */
/*
 * The step of the walk level by level, and taking hits, with AVX-512 (VBMI, VBMI2, BITALG): 64-byte
 * vectors, with masks of one bit per lane. Leaves the levels to solver_levels.c.
 *
 * Eight states are expanded at once, and each has at most eight neighbours: 64 candidates, one byte
 * each. Byte 8 s + k of a vector belongs to neighbour k of state s.
 *
 *     nodes    | node of state 0 (mask and base) | node of state 1 | ...   8 × 64 bits
 *     letters  | l0 l1 l2 l3 l4 l5 l6 l7         | l0 ...          | ...   letters around its cell
 *     cells    | c0 c1 c2 c3 c4 c5 c6 c7         | c0 ...          | ...   and the cells themselves
 *
 * The cells are looked up in a table by the last cell of each state, the letters in the board by
 * the cells (vpermb). One instruction (vpshufbitqmb) tests, for each byte of `letters`, that bit of
 * its state's node: whether the letter can follow. The same instruction with `cells` tests whether
 * the cell is used. The result is a 64-bit mask, one bit for each state to make. Compressing the
 * numbers 0..63 by that mask lists them; the upper three bits of a number are its state, and
 * further lookups (vpermb, vpermd) give its base, letter, cell and used cells. Hits are recorded
 * for two times eight states at once.
 *
 * Eight 32-bit paths are loaded into both halves of a vector:
 *
 *     loaded   | p0 p1 | p2 p3 | p4 p5 | p6 p7 | p0 p1 | p2 p3 | p4 p5 | p6 p7 |
 *     shifted  |  0 p0 |  0 p2 |  0 p4 |  0 p6 | p0 p1 | p2 p3 | p4 p5 | p6 p7 |
 *
 * With the first four lanes shifted by 32 bits, each lane has the path of one state in its upper
 * half, like its base, so one index finds both. That is faster than moving each path to its lane,
 * as the shuffle port is the bottleneck. In return, the order of states in a vector is 0, 2, 4, 6,
 * 1, 3, 5, 7, and bit numbers of cells in a path are 32 higher.
 *
 * Ordinary boards have a few hundred paths in about eight levels. To save a call per level, the
 * step continues with the next level by itself while levels are small.
 */
#include "solver_body.h"

#ifdef __x86_64__
#include "letters.h"
#include "solver_avx512.h"
#include "trounce/face.h"

/* Entries past the board are read as blanks. A letter is its face minus FACE_A. */
AVX512 uint64_t avx512_take_faces(struct levels *levels, const unsigned char *faces)
{
    static_assert(FACE_BLANK == 0 && FACE_A == 1 && LEVELS_NO_LETTER == UINT8_MAX >> 2, "by bytes");
    __mmask64 cells = UINT64_MAX >> (BOARD_CELLS_MAX - levels->cell_count);
    __m512i all = _mm512_maskz_loadu_epi8(cells, faces);
    __m512i letters = _mm512_sub_epi8(all, _mm512_set1_epi8(FACE_A));
    _mm512_storeu_si512(levels->letters,
                        _mm512_and_si512(letters, _mm512_set1_epi8(LEVELS_NO_LETTER)));
    __mmask64 unusual = _mm512_mask_cmpgt_epu8_mask(
        cells, letters, _mm512_set1_epi8((char)(levels->alphabet->letter_count - 1)));
    __m512i pair_face = _mm512_set1_epi8((char)levels->alphabet->pair_face);
    return unusual | _mm512_mask_cmpeq_epi8_mask(cells, all, pair_face);
}

/* A table of 8 bytes per cell, 8 cells per vector; boards of up to 16 cells need only the first
 * half. */
struct around {
    __m512i part[4];
};

/* The lowest bit of a state's path in its lane. */
#define PATH_BIT 32

/* Constants of the board. */
struct constants {
    struct around cells; /* each plus PATH_BIT, which lookups of 4 or 5 bits ignore */
    __m512i letters;     /* of the board: one byte per cell, repeated from PATH_BIT on */
    __m512i numbers;
    __m512i low_cells; /* narrow_cell_paths of cells 0..15 */
    __m512i high_cells;
    __m512i ones; /* 1 in each 32-bit lane */
    __m512i used; /* NARROW_USED in each */
    __mmask64 low_of_4;
};

AVX512_INLINE void set_constants(struct constants *constants, const struct levels *levels,
                                 bool is_large)
{
    for (size_t i = 0; i < (is_large ? 4U : 2U); i++) {
        constants->cells.part[i] =
            _mm512_add_epi8(load(levels->around[i * 8]), _mm512_set1_epi8(PATH_BIT));
    }
    constants->letters = _mm512_broadcast_i64x4(load_half(levels->letters));
    constants->numbers = numbers();
    constants->low_cells = load(narrow_cell_paths);
    constants->high_cells = load(narrow_cell_paths + 16);
    constants->ones = _mm512_set1_epi32(1);
    constants->used = _mm512_set1_epi32((int)NARROW_USED);
    constants->low_of_4 = LOW_OF_4;
    renew(&constants->ones);
    renew(&constants->used);
    __asm__("" : "+Yk"(constants->low_of_4)); /* like renew() */
}

/* Looks up the 8 bytes of each of eight cells (64-bit lanes, 0..31). */
AVX512_INLINE __m512i look_up(const struct around *table, __m512i cells, bool is_large)
{
    __m512i low = _mm512_permutex2var_epi64(table->part[0], cells, table->part[1]);
    if (!is_large) {
        return low;
    }
    __m512i high = _mm512_permutex2var_epi64(table->part[2], cells, table->part[3]);
    return _mm512_mask_blend_epi64(_mm512_test_epi64_mask(cells, _mm512_set1_epi64(16)), low, high);
}

/* Eight states to expand, with the neighbours of the last cell of each. */
struct eight {
    __m512i nodes;
    __m512i paths; /* in the upper halves */
    __m512i cells;
    __m512i letters;
};

AVX512_INLINE __m512i load_eight_nodes(const struct ground *ground, const uint32_t *first)
{
    const struct field slot = {.shift = 0, .mask = UINT32_MAX};
    return load_rows_evens_first(ground->nodes, first, slot);
}

AVX512_INLINE __m512i load_eight_paths(const uint32_t *first)
{
    const __m512i shifts = _mm512_setr_epi64(PATH_BIT, PATH_BIT, PATH_BIT, PATH_BIT, 0, 0, 0, 0);
    return _mm512_sllv_epi64(_mm512_broadcast_i64x4(load_half(first + LEVELS_TO_PATHS)), shifts);
}

/* Returns the upper halves of two times eight nodes, in the order of the states. */
AVX512_INLINE __m512i upper_halves(__m512i low, __m512i high)
{
    const __m512i lanes =
        _mm512_setr_epi32(1, 9, 3, 11, 5, 13, 7, 15, 17, 25, 19, 27, 21, 29, 23, 31);
    return _mm512_permutex2var_epi32(low, lanes, high);
}

/* Makes the states of the first 16 numbers in `list`, some meaningless if there are fewer; `first`
 * is the index of the first of the eight. */
AVX512_INLINE void make_sixteen(const struct constants *constants, const struct eight *eight,
                                __m512i list, __m512i first, uint32_t *out, bool is_large,
                                bool traced)
{
    const __m512i states = _mm512_setr_epi32(0, 2, 4, 6, 1, 3, 5, 7, 0, 0, 0, 0, 0, 0, 0, 0);
    __m512i number = _mm512_cvtepu8_epi32(_mm512_castsi512_si128(list));
    __m512i letter = _mm512_maskz_permutexvar_epi8(constants->low_of_4, number, eight->letters);
    __m512i cell = _mm512_maskz_permutexvar_epi8(constants->low_of_4, number, eight->cells);
    /* The upper half of a 64-bit lane s: 32-bit lane 2 s + 1. */
    __m512i upper = _mm512_or_si512(_mm512_srli_epi32(number, 2), constants->ones);
    __m512i base = _mm512_permutexvar_epi32(upper, eight->nodes);
    __m512i path = _mm512_permutexvar_epi32(upper, eight->paths);
    __m512i step =
        is_large ? _mm512_permutex2var_epi32(constants->low_cells, cell, constants->high_cells)
                 : _mm512_permutexvar_epi32(cell, constants->low_cells);
    /* step | (path & NARROW_USED) */
    path = _mm512_ternarylogic_epi32(step, path, constants->used, 0xf8);
    _mm512_storeu_si512(out, _mm512_add_epi32(base, letter));
    _mm512_storeu_si512(out + LEVELS_TO_PATHS, path);
    if (traced) {
        __m512i state = _mm512_permutexvar_epi32(_mm512_srli_epi32(number, 3), states);
        _mm512_storeu_si512(out + LEVELS_TO_PARENTS, _mm512_add_epi32(state, first));
    }
}

/* Makes the states that have a bit in `follows`; returns their end. */
AVX512_INLINE uint32_t *make_states(const struct constants *constants, struct eight eight,
                                    __mmask64 follows, __m512i first, uint32_t *out, bool is_large,
                                    bool traced)
{
    size_t count = (size_t)__builtin_popcountll(follows);
    uint32_t *end = out + count;
    __m512i list = _mm512_maskz_compress_epi8(follows, constants->numbers);
    make_sixteen(constants, &eight, list, first, out, is_large, traced);
    if (__builtin_expect(count > MADE, 0)) {
        /* Makes the compiler put copies here, not above where they are not needed. */
        renew(&eight.nodes);
        renew(&eight.paths);
        renew(&eight.cells);
        renew(&eight.letters);
        do {
            out += MADE;
            list = _mm512_alignr_epi64(list, list, 2);
            make_sixteen(constants, &eight, list, first, out, is_large, traced);
        } while (out + MADE < end);
    }
    return end;
}

/* Expands the eight states from `first` on, with node words `nodes`; returns the new end. */
AVX512_INLINE uint32_t *expand_half(const struct ground *ground, const struct constants *constants,
                                    const uint32_t *first, __m512i nodes, uint32_t *out,
                                    bool is_large, bool traced)
{
    struct eight eight = {.nodes = without_lengths(nodes), .paths = load_eight_paths(first)};
    __m512i last_cells = _mm512_srli_epi64(eight.paths, PATH_BIT + NARROW_CELL_SHIFT);
    eight.cells = look_up(&constants->cells, last_cells, is_large);
    eight.letters = _mm512_permutexvar_epi8(eight.cells, constants->letters);
    __mmask64 follows = _kandn_mask64(_mm512_bitshuffle_epi64_mask(eight.paths, eight.cells),
                                      _mm512_bitshuffle_epi64_mask(nodes, eight.letters));
    return make_states(constants, eight, follows, number_of(ground, first), out, is_large, traced);
}

/* Writes the states that the last stride of the next level reads past its end. */
AVX512_INLINE void put_dead_states(uint32_t *out)
{
    _mm512_storeu_si512(out, _mm512_set1_epi32((int)LEVELS_DEAD_NODE));
    _mm512_storeu_si512(out + LEVELS_TO_PATHS, _mm512_set1_epi32((int)NARROW_DEAD_PATH));
}

AVX512_INLINE size_t avx512_step(struct levels *levels, size_t first, size_t end, size_t *out,
                                 bool is_large, bool has_long, bool traced)
{
    struct constants constants;
    set_constants(&constants, levels, is_large);
    struct ground ground = ground_of(levels);
    const uint32_t *from = ground.states + first;
    const uint32_t *to = ground.states + end;
    uint32_t *begin = ground.states + *out;
    for (;;) {
        uint32_t *at = begin;
        for (; from < to; from += STRIDE) {
            __m512i low = load_eight_nodes(&ground, from);
            __m512i high = load_eight_nodes(&ground, from + HALF);
            note_hits(&ground, from, upper_halves(low, high), false, has_long, traced);
            renew(&low);
            renew(&high);
            at = expand_half(&ground, &constants, from, low, at, is_large, traced);
            if (from + HALF < to) {
                at = expand_half(&ground, &constants, from + HALF, high, at, is_large, traced);
            }
        }
        put_dead_states(at);
        size_t made = (size_t)(at - begin);
        if (!levels_goes_on(levels, made, hits_on(&ground))) {
            levels->hit_count = hits_on(&ground);
            *out = (size_t)(begin - ground.states);
            return made;
        }
        from = begin;
        to = at;
        begin += levels_behind(made);
    }
}

/* Long cells are so rare that their cost on a small board does not matter. */
AVX512_INLINE size_t expand(struct levels *levels, size_t first, size_t end, size_t *out,
                            bool traced)
{
    if (levels->long_cells != 0) {
        return avx512_step(levels, first, end, out, true, true, traced);
    }
    return levels->cell_count <= 16 ? avx512_step(levels, first, end, out, false, false, traced)
                                    : avx512_step(levels, first, end, out, true, false, traced);
}

AVX512 static size_t avx512_expand(struct levels *levels, size_t first, size_t end, size_t *out)
{
    return expand(levels, first, end, out, false);
}

AVX512 static size_t avx512_expand_traced(struct levels *levels, size_t first, size_t end,
                                          size_t *out)
{
    return expand(levels, first, end, out, true);
}

/* Makes the one-cell states of the sixteen cells from `first` on, after `count` others; returns the
 * new count. */
AVX512_INLINE size_t begin_sixteen(struct levels *levels, size_t first, size_t count)
{
    uint64_t root = levels->nodes[LEXICON_ROOT];
    __m512i letters =
        _mm512_cvtepu8_epi32(_mm_loadu_si128((const __m128i *)&levels->letters[first]));
    __m512i slots = _mm512_add_epi32(letters, _mm512_set1_epi32((int)lexicon_base_in(root)));
    __m512i paths = _mm512_or_si512(load(narrow_cell_paths + first),
                                    _mm512_set1_epi32((int)levels->blank_cells));
    __mmask16 cells = (__mmask16)(levels->letter_cells >> first);
    __mmask16 begins =
        _mm512_mask_test_epi32_mask(cells, _mm512_sllv_epi32(_mm512_set1_epi32(1), letters),
                                    _mm512_set1_epi32((int)(uint32_t)root));
    uint32_t *out = levels->state_nodes + count;
    _mm512_storeu_si512(out, _mm512_maskz_compress_epi32(begins, slots));
    _mm512_storeu_si512(out + LEVELS_TO_PATHS, _mm512_maskz_compress_epi32(begins, paths));
    _mm512_storeu_si512(out + LEVELS_TO_PARENTS, _mm512_set1_epi32((int)LEVELS_NO_PARENT));
    return count + (size_t)__builtin_popcount(begins);
}

AVX512 static size_t avx512_begin_paths(struct levels *levels)
{
    size_t count = begin_sixteen(levels, 0, 0);
    if (levels->cell_count > 16) {
        count = begin_sixteen(levels, 16, count);
    }
    put_dead_states(levels->state_nodes + count);
    return count;
}

/* ---- hits ---- */

/*
 * Taking hits, sixteen at once: finding the new words, and their points.
 *
 * A mark cannot be read before those of earlier hits are written, so marks are read and written hit
 * by hit. But no address depends on the number of words so far, as it does when words are written
 * one by one: the results are collected as bits of a 16-bit mask, by which the words are
 * compressed.
 */

/* Appends to `bits` whether the word of `hit` is new, and marks it. The current mark is the
 * greatest: the comparison sets the carry flag if the old one is less, and doubling the bits with
 * carry appends that. Compilers generate two or three more instructions from C. */
AVX512_INLINE uint32_t meet(uint32_t bits, uint32_t hit, unsigned char *marks, unsigned char mark)
{
    __asm__("cmpb %2, %1\n\tadcl %0, %0\n\tmovb %2, %1"
            : "+&r"(bits), "+m"(marks[hit])
            : "q"(mark)
            : "cc");
    return bits;
}

AVX512_INLINE uint32_t meet_four(uint32_t bits, const uint32_t *hits, unsigned char *marks,
                                 unsigned char mark)
{
    bits = meet(bits, hits[0], marks, mark);
    bits = meet(bits, hits[1], marks, mark);
    bits = meet(bits, hits[2], marks, mark);
    return meet(bits, hits[3], marks, mark);
}

/* Compresses the words that have a bit in `is_new`, the highest bit for the first one. */
AVX512_INLINE __m512i pack(const uint32_t *words, __mmask16 is_new)
{
    const __m512i backwards =
        _mm512_setr_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
    return _mm512_maskz_compress_epi32(is_new, _mm512_permutexvar_epi32(backwards, load(words)));
}

AVX512_INLINE size_t add_new(uint32_t *hits, uint32_t *states, size_t count, unsigned char *marks,
                             unsigned char mark, uint32_t *words, bool with_states)
{
    size_t taken = 0;
    /* No word ends at the root, so it pads the last sixteen hits. */
    marks[LEXICON_ROOT] = mark;
    _mm512_storeu_si512(hits + count, _mm512_set1_epi32((int)LEXICON_ROOT));
    for (size_t i = 0; i < count; i += STRIDE) {
        uint32_t bits = meet_four(0, hits + i, marks, mark);
        bits = meet_four(bits, hits + i + 4, marks, mark);
        bits = meet_four(bits, hits + i + 8, marks, mark);
        bits = meet_four(bits, hits + i + 12, marks, mark);
        __mmask16 is_new = (__mmask16)bits;
        _mm512_storeu_si512(words + taken, pack(hits + i, is_new));
        if (with_states) {
            _mm512_storeu_si512(states + taken, pack(states + i, is_new));
        }
        taken += (size_t)__builtin_popcount(bits);
    }
    return taken;
}

AVX512 size_t avx512_take_new(uint32_t *hits, uint32_t *states, size_t count, unsigned char *marks,
                              unsigned char mark, uint32_t *words)
{
    return states ? add_new(hits, states, count, marks, mark, words, true)
                  : add_new(hits, states, count, marks, mark, words, false);
}

/* Without optimization, gcc's header defines the intrinsic as a macro that passes a mask of all
 * ones to a signed parameter, which gcc warns about. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wsign-conversion"
/* Gathers the upper halves of these nodes. */
AVX512_INLINE __m512i gather(const uint64_t *nodes, __m512i numbers)
{
    return _mm512_i32gather_epi32(numbers, (const uint32_t *)(const void *)nodes + 1,
                                  sizeof *nodes);
}
#pragma GCC diagnostic pop

AVX512 long avx512_sum_points(const uint64_t *nodes, uint32_t *words, size_t count,
                              const int points[LEVELS_LENGTHS])
{
    static_assert(LEVELS_LENGTHS == 4 * MADE, "the table has four parts");
    const __m512i short_points[2] = {load(points), load(points + 16)};
    const __m512i long_points[2] = {load(points + 32), load(points + 48)};
    __m512i sum = _mm512_setzero_si512();
    _mm512_storeu_si512(words + count, _mm512_set1_epi32((int)LEXICON_ROOT));
    for (size_t i = 0; i < count; i += MADE) {
        __m512i upper = gather(nodes, load(words + i));
        __m512i lengths = _mm512_srli_epi32(upper, LEXICON_LENGTH_SHIFT - 32);
        __mmask16 is_long = _mm512_test_epi32_mask(lengths, _mm512_set1_epi32(2 * MADE));
        __m512i worth = _mm512_permutex2var_epi32(short_points[0], lengths, short_points[1]);
        __m512i more = _mm512_permutex2var_epi32(long_points[0], lengths, long_points[1]);
        sum = _mm512_add_epi32(sum, _mm512_mask_blend_epi32(is_long, worth, more));
    }
    return _mm512_reduce_add_epi32(sum);
}

const struct levels_body levels_avx512 = {
    .load_faces = avx512_take_faces,
    .begin_paths = avx512_begin_paths,
    .expand = avx512_expand,
    .expand_traced = avx512_expand_traced,
    .add_new = avx512_take_new,
    .sum_points = avx512_sum_points,
};
#endif
