/* SPDX-License-Identifier: MIT */
/*
 * Code shared by the narrow and the wide step with AVX-512. Only for solver_avx512.c, which
 * explains the method, and solver_wide_avx512.c.
 */
#ifndef TROUNCE_ENGINE_SOLVER_AVX512_H
#define TROUNCE_ENGINE_SOLVER_AVX512_H

#include "solver_body.h"

#include <immintrin.h>

#define AVX512        __attribute__((TARGET_FEATURES(AVX512_FEATURES)))
#define AVX512_INLINE static inline __attribute__((always_inline, TARGET_FEATURES(AVX512_FEATURES)))

/* Defined in solver_avx512.c, for both bodies. */
levels_take_faces avx512_take_faces;
levels_take_new avx512_take_new;
levels_sum_points avx512_sum_points;

#define STRIDE 16 /* states whose hits are recorded at once */
#define HALF   8  /* states expanded at once, one per 64-bit lane */
#define MADE   16 /* states made at once, one per 32-bit lane */

/* Byte masks of the first byte of each 32-bit or 64-bit lane. */
#define LOW_OF_4 UINT64_C(0x1111111111111111)
#define LOW_OF_8 UINT64_C(0x0101010101010101)

AVX512_INLINE __m512i load(const void *bytes)
{
    return _mm512_loadu_si512(bytes);
}

AVX512_INLINE __m256i load_half(const void *bytes)
{
    return _mm256_loadu_si256((const __m256i *)bytes);
}

/*
 * Makes the compiler treat the vector as a new value, without an instruction. Otherwise compilers
 * keep a copy of a vector for each lane size it is used with, and rematerialize constants on paths
 * they consider rare; each such instruction costs throughput here.
 */
AVX512_INLINE void renew(__m512i *vector)
{
    __asm__("" : "+v"(*vector));
}

/* Returns the bytes 0, 1, ... 63. */
AVX512_INLINE __m512i numbers(void)
{
    static const unsigned char bytes[64] = {
        0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
        22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
        44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63};
    return load(bytes);
}

/* A bit field in a 32-bit word. */
struct field {
    unsigned shift;
    uint32_t mask; /* after the shift */
};

/* Loads the 8-byte row of `table` whose index is the field of `word`. */
AVX512_INLINE __m128i load_row(const void *table, uint32_t word, struct field field)
{
    size_t row = word >> field.shift & field.mask;
    return _mm_loadl_epi64((const void *)((const char *)table + row * 8));
}

/* The same for four words, `step` apart: two are combined, two broadcast by masked loads. */
AVX512_INLINE __m256i load_four_rows(const void *table, const uint32_t *words, size_t step,
                                     struct field field)
{
    __m256i rows = _mm256_castsi128_si256(
        _mm_unpacklo_epi64(load_row(table, words[0], field), load_row(table, words[step], field)));
    rows = _mm256_mask_broadcastq_epi64(rows, 1 << 2, load_row(table, words[2 * step], field));
    return _mm256_mask_broadcastq_epi64(rows, 1 << 3, load_row(table, words[3 * step], field));
}

AVX512_INLINE __m512i join(__m256i low, __m256i high)
{
    return _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
}

/*
 * Loads eight 8-byte rows, one per 64-bit lane. Combining uses the busy shuffle port, but eight
 * masked loads would form a dependency chain. Both are faster than a gather.
 */
AVX512_INLINE __m512i load_rows(const void *table, const uint32_t *words, struct field field)
{
    return join(load_four_rows(table, words, 1, field), load_four_rows(table, words + 4, 1, field));
}

/* The same in the order 0, 2, 4, 6, 1, 3, 5, 7. */
AVX512_INLINE __m512i load_rows_evens_first(const void *table, const uint32_t *words,
                                            struct field field)
{
    return join(load_four_rows(table, words, 2, field), load_four_rows(table, words + 1, 2, field));
}

/* Reduces the upper halves of nodes to their bases. */
AVX512_INLINE __m512i without_lengths(__m512i nodes)
{
    return _mm512_and_si512(
        nodes, _mm512_set1_epi64((long long)((uint64_t)LEXICON_BASE << 32 | UINT32_MAX)));
}

/* Where a step reads and writes. A local copy, so the compiler knows that no store changes it. */
struct ground {
    __m512i least_word;
    const uint64_t *nodes;
    uint32_t *states; /* the node of the first state */
    uint64_t *state_used;
    uint32_t *hits;
    uint32_t *hit;       /* the next one */
    uint64_t long_cells; /* no word ends at these */
};

AVX512_INLINE struct ground ground_of(const struct levels *levels)
{
    return (struct ground){
        .least_word = _mm512_set1_epi32((int)levels->least_word),
        .nodes = levels->nodes,
        .states = levels->state_nodes,
        .state_used = levels->state_used,
        .hits = levels->hits,
        .hit = levels->hits + levels->hit_count,
        .long_cells = levels->long_cells,
    };
}

AVX512_INLINE size_t hits_on(const struct ground *ground)
{
    return (size_t)(ground->hit - ground->hits);
}

/* Broadcasts the index of the state whose node is at `state`. */
AVX512_INLINE __m512i number_of(const struct ground *ground, const uint32_t *state)
{
    return _mm512_set1_epi32((int)(state - ground->states));
}

/* Returns a mask of the long ones of 16 cells, one per 32-bit lane. */
AVX512_INLINE __mmask16 find_long(const struct ground *ground, __m512i cells, bool is_wide)
{
    if (!is_wide) {
        __m512i bits = _mm512_sllv_epi32(_mm512_set1_epi32(1), cells);
        return _mm512_test_epi32_mask(bits, _mm512_set1_epi32((int)ground->long_cells));
    }
    __m512i long_cells = _mm512_set1_epi64((long long)ground->long_cells);
    __m512i low = _mm512_cvtepu32_epi64(_mm512_castsi512_si256(cells));
    __m512i high = _mm512_cvtepu32_epi64(_mm512_extracti64x4_epi64(cells, 1));
    __m512i bit = _mm512_set1_epi64(1);
    return _mm512_kunpackb(_mm512_test_epi64_mask(_mm512_sllv_epi64(bit, high), long_cells),
                           _mm512_test_epi64_mask(_mm512_sllv_epi64(bit, low), long_cells));
}

/* Records hits for those of the 16 states from `first` on that end words; `upper` has the upper
 * halves of their nodes. */
AVX512_INLINE void note_hits(struct ground *ground, const uint32_t *first, __m512i upper,
                             bool is_wide, bool has_long, bool traced)
{
    const __m512i lanes = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    __mmask16 words = _mm512_cmpge_epu32_mask(upper, ground->least_word);
    __m512i slots = load(first);
    if (has_long) {
        __m512i cells = is_wide
                            ? _mm512_srli_epi32(slots, WIDE_CELL_SHIFT)
                            : _mm512_srli_epi32(load(first + LEVELS_TO_PATHS), NARROW_CELL_SHIFT);
        words = _kandn_mask16(find_long(ground, cells, is_wide), words);
    }
    if (is_wide) {
        slots = _mm512_and_si512(slots, _mm512_set1_epi32((int)WIDE_SLOT));
    }
    _mm512_storeu_si512(ground->hit, _mm512_maskz_compress_epi32(words, slots));
    if (traced) {
        __m512i states = _mm512_add_epi32(number_of(ground, first), lanes);
        _mm512_storeu_si512(ground->hit + LEVELS_TO_HIT_STATES,
                            _mm512_maskz_compress_epi32(words, states));
    }
    ground->hit += __builtin_popcount(words);
}

#endif
