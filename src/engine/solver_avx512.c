/* SPDX-License-Identifier: MIT */
/*
 * The step of the walk level by level with AVX-512 (VBMI, VBMI2, BITALG): vectors of 64 bytes, with
 * masks of a bit a lane. Leaves the levels to solver_levels.c.
 *
 * Eight states are gone on from at once, and each has at most eight neighbours: 64 questions, a
 * byte each. Byte 8 s + k of a vector belongs to neighbour k of state s.
 *
 *     nodes    | node of state 0 (mask and base) | node of state 1 | ...   8 × 64 bits
 *     letters  | l0 l1 l2 l3 l4 l5 l6 l7         | l0 ...          | ...   letters around its cell
 *     cells    | c0 c1 c2 c3 c4 c5 c6 c7         | c0 ...          | ...   and the cells themselves
 *
 * One instruction (vpshufbitqmb) looks up for each byte of `letters` that bit of its state's node:
 * can the letter follow? The same one with `cells` looks up whether the cell is used. What is left
 * is a mask of 64 bits, a bit a state to be made. Packing the numbers 0..63 by that mask gives the
 * list of them; from each number come its state (above 3 bits) and its place (the number itself),
 * and so by further lookups (vpermb, vpermd) base, letter, cell and used cells.
 */
#include "solver_levels.h"

#ifdef __x86_64__
#include <immintrin.h>

#define FEATURES                                                                                   \
    "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vbmi2,avx512bitalg,bmi,bmi2,popcnt,lzcnt"
#define AVX512        __attribute__((target(FEATURES)))
#define AVX512_INLINE static inline __attribute__((always_inline, target(FEATURES)))

#define STRIDE 8  /* states gone on from at once */
#define MADE   16 /* states made at once */

/* The first byte of each 32-bit lane. */
#define LOW_BYTES UINT64_C(0x1111111111111111)

/* Tables of 8 bytes a cell, 8 cells a vector; boards of up to 16 cells need the first half only. */
struct around {
    __m512i part[4];
};

AVX512_INLINE __m512i load(const void *bytes)
{
    return _mm512_loadu_si512(bytes);
}

AVX512 static void avx512_prepare(struct levels *levels)
{
    __m512i letters =
        _mm512_castsi256_si512(_mm256_loadu_si256((const __m256i *)(const void *)levels->letters));
    for (size_t i = 0; i < 4; i++) {
        __m512i cells = load(levels->around[i * 8]);
        _mm512_storeu_si512(levels->body.around_bytes[i * 8],
                            _mm512_permutexvar_epi8(cells, letters));
    }
}

/* The 8 bytes of each of eight cells (64-bit lanes, 0..31). */
AVX512_INLINE __m512i look_up(const struct around *table, __m512i cells, bool is_large)
{
    __m512i low = _mm512_permutex2var_epi64(table->part[0], cells, table->part[1]);
    if (!is_large) {
        return low;
    }
    __m512i high = _mm512_permutex2var_epi64(table->part[2], cells, table->part[3]);
    return _mm512_mask_blend_epi64(_mm512_test_epi64_mask(cells, _mm512_set1_epi64(16)), low, high);
}

AVX512_INLINE __m128i load_pair(const uint64_t *nodes, const uint32_t *slots)
{
    __m128i low = _mm_loadl_epi64((const __m128i *)(const void *)&nodes[slots[0]]);
    __m128d both =
        _mm_loadh_pd(_mm_castsi128_pd(low), (const double *)(const void *)&nodes[slots[1]]);
    return _mm_castpd_si128(both);
}

/* Eight nodes. Plain loads are faster than the instruction that gathers. */
AVX512_INLINE __m512i load_nodes(const uint64_t *nodes, const uint32_t *slots)
{
    __m256i low = _mm256_set_m128i(load_pair(nodes, slots + 2), load_pair(nodes, slots));
    __m256i high = _mm256_set_m128i(load_pair(nodes, slots + 6), load_pair(nodes, slots + 4));
    return _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
}

AVX512_INLINE size_t avx512_step(struct levels *levels, size_t first, size_t end, size_t out,
                                 bool is_large, bool traced)
{
    static const unsigned char numbers[64] = {
        0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
        22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
        44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63};
    /* A cell as the bit and the number that it is in a state. */
    static const uint32_t cell_paths[32] = {
#define CELL(c) ((uint32_t)(c) << LEVELS_CELL_SHIFT | UINT32_C(1) << (c))
        CELL(0),  CELL(1),  CELL(2),  CELL(3),  CELL(4),  CELL(5),  CELL(6),  CELL(7),  CELL(8),
        CELL(9),  CELL(10), CELL(11), CELL(12), CELL(13), CELL(14), CELL(15), CELL(16), CELL(17),
        CELL(18), CELL(19), CELL(20), CELL(21), CELL(22), CELL(23), CELL(24), CELL(25), CELL(26),
#undef CELL
    };
    struct around letters_around;
    struct around cells_around;
    for (size_t i = 0; i < (is_large ? 4U : 2U); i++) {
        letters_around.part[i] = load(levels->body.around_bytes[i * 8]);
        cells_around.part[i] = load(levels->around[i * 8]);
    }
    const __m512i identity = load(numbers);
    const __m512i low_cells = load(cell_paths);
    const __m512i high_cells = load(cell_paths + 16);
    const __m512i used_bits = _mm512_set1_epi32((int)LEVELS_USED);
    const __m256i word_bits = _mm256_set1_epi32((int)~LEXICON_LETTERS);
    const __m256i least_word = _mm256_set1_epi32((int)levels->least_word);
    const uint64_t *lexicon_nodes = levels->nodes;
    uint32_t *state_nodes = levels->state_nodes;
    uint32_t *state_paths = levels->state_paths;
    uint32_t *state_parents = levels->state_parents;
    uint32_t *hits = levels->hits + levels->hit_count;
    uint32_t *hit_states = levels->hit_states + levels->hit_count;
    size_t begin = out;
    for (size_t i = first; i < end; i += STRIDE) {
        __m256i slots = _mm256_loadu_si256((const __m256i *)(const void *)(state_nodes + i));
        __m256i paths = _mm256_loadu_si256((const __m256i *)(const void *)(state_paths + i));
        __m512i nodes = load_nodes(lexicon_nodes, state_nodes + i);
        __m512i wide_paths = _mm512_cvtepu32_epi64(paths);
        __m512i last_cells = _mm512_srli_epi64(wide_paths, LEVELS_CELL_SHIFT);
        __m512i letters = look_up(&letters_around, last_cells, is_large);
        __m512i cells = look_up(&cells_around, last_cells, is_large);
        __mmask64 follows = _kandn_mask64(_mm512_bitshuffle_epi64_mask(wide_paths, cells),
                                          _mm512_bitshuffle_epi64_mask(nodes, letters));

        __m256i masks = _mm512_cvtepi64_epi32(nodes);
        __mmask8 words = _mm256_cmpge_epu32_mask(masks, least_word);
        /* slots | (masks & word_bits) */
        __m256i met = _mm256_ternarylogic_epi32(slots, masks, word_bits, 0xf8);
        _mm256_storeu_si256((__m256i *)(void *)hits, _mm256_maskz_compress_epi32(words, met));
        hits += __builtin_popcount(words);
        if (traced) {
            __m256i here = _mm256_add_epi32(_mm256_set1_epi32((int)i),
                                            _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
            _mm256_storeu_si256((__m256i *)(void *)hit_states,
                                _mm256_maskz_compress_epi32(words, here));
            hit_states += __builtin_popcount(words);
        }

        size_t made = (size_t)__builtin_popcountll(follows);
        __m512i list = _mm512_maskz_compress_epi8(follows, identity);
        for (size_t done = 0;; list = _mm512_alignr_epi64(list, list, 2)) {
            __m512i number = _mm512_cvtepu8_epi32(_mm512_castsi512_si128(list));
            __m512i state = _mm512_srli_epi32(number, 3);
            __m512i letter = _mm512_maskz_permutexvar_epi8(LOW_BYTES, number, letters);
            __m512i cell = _mm512_maskz_permutexvar_epi8(LOW_BYTES, number, cells);
            /* The base is the upper half of the node: 32-bit lane 2 s + 1. */
            __m512i upper = _mm512_or_si512(_mm512_srli_epi32(number, 2), _mm512_set1_epi32(1));
            __m512i base = _mm512_permutexvar_epi32(upper, nodes);
            __m512i path = _mm512_permutexvar_epi32(state, _mm512_castsi256_si512(paths));
            __m512i step = is_large ? _mm512_permutex2var_epi32(low_cells, cell, high_cells)
                                    : _mm512_permutexvar_epi32(cell, low_cells);
            _mm512_storeu_si512(state_nodes + out + done, _mm512_add_epi32(base, letter));
            /* step | (path & used_bits) */
            _mm512_storeu_si512(state_paths + out + done,
                                _mm512_ternarylogic_epi32(step, path, used_bits, 0xf8));
            if (traced) {
                _mm512_storeu_si512(state_parents + out + done,
                                    _mm512_add_epi32(state, _mm512_set1_epi32((int)i)));
            }
            done += MADE;
            if (__builtin_expect(done >= made, 1)) {
                break;
            }
        }
        out += made;
    }
    levels->hit_count = (size_t)(hits - levels->hits);
    /* The last stride of the next level reads on into these. */
    _mm256_storeu_si256((__m256i *)(void *)(state_nodes + out),
                        _mm256_set1_epi32((int)LEVELS_DEAD_NODE));
    _mm256_storeu_si256((__m256i *)(void *)(state_paths + out),
                        _mm256_set1_epi32((int)LEVELS_DEAD_PATH));
    return out - begin;
}

AVX512 static size_t avx512_expand(struct levels *levels, size_t first, size_t end, size_t out)
{
    return levels->cell_count <= 16 ? avx512_step(levels, first, end, out, false, false)
                                    : avx512_step(levels, first, end, out, true, false);
}

AVX512 static size_t avx512_expand_traced(struct levels *levels, size_t first, size_t end,
                                          size_t out)
{
    return avx512_step(levels, first, end, out, true, true);
}

const struct levels_body levels_avx512 = {avx512_prepare, avx512_expand, avx512_expand_traced};
#endif
