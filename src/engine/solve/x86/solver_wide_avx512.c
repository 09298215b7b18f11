/* SPDX-License-Identifier: MIT */
/*
 * The step of the walk level by level with AVX-512 for boards of more than 27 cells: the method of
 * solver_avx512.c, but the used cells of a state take a 64-bit lane. Leaves the levels to
 * solver_levels.c.
 */
#include "solver_body.h"

#ifdef __x86_64__
#include "solver_avx512.h"

/* Returns the used cells of the eight states in the first bytes of `list`: those of the state that
 * each extends, and its own cell. */
AVX512_INLINE __m512i make_used(__m128i list, __m512i used, __m512i cells)
{
    __m512i number = _mm512_cvtepu8_epi64(list);
    __m512i before = _mm512_permutexvar_epi64(_mm512_srli_epi64(number, 3), used);
    __m512i cell = _mm512_maskz_permutexvar_epi8(LOW_OF_8, number, cells);
    return _mm512_or_si512(before, _mm512_sllv_epi64(_mm512_set1_epi64(1), cell));
}

/* Constants of the board. */
struct board_tables {
    __m512i letters; /* one byte per cell */
    const void *around;
};

/* Expands the eight states from `first` on, with node words `nodes`; returns how many it made. */
AVX512_INLINE size_t expand_half(const struct ground *ground, const struct board_tables *board,
                                 size_t first, __m512i nodes, size_t out, bool traced)
{
    const struct field last_cell = {.shift = WIDE_CELL_SHIFT, .mask = UINT32_MAX};
    nodes = without_lengths(nodes);
    __m512i used = load(ground->state_used + first);
    __m512i cells = load_rows(board->around, ground->states + first, last_cell);
    __m512i letters = _mm512_permutexvar_epi8(cells, board->letters);
    /* The top bit marks WIDE_NO_CELL. */
    __mmask64 closed =
        _kor_mask64(_mm512_bitshuffle_epi64_mask(used, cells), _mm512_movepi8_mask(cells));
    __mmask64 follows = _kandn_mask64(closed, _mm512_bitshuffle_epi64_mask(nodes, letters));
    size_t made = (size_t)__builtin_popcountll(follows);
    __m512i list = _mm512_maskz_compress_epi8(follows, numbers());
    for (size_t done = 0;; list = _mm512_alignr_epi64(list, list, 2)) {
        __m128i bytes = _mm512_castsi512_si128(list);
        __m512i number = _mm512_cvtepu8_epi32(bytes);
        __m512i letter = _mm512_maskz_permutexvar_epi8(LOW_OF_4, number, letters);
        __m512i cell = _mm512_maskz_permutexvar_epi8(LOW_OF_4, number, cells);
        __m512i upper = _mm512_or_si512(_mm512_srli_epi32(number, 2), _mm512_set1_epi32(1));
        __m512i slot = _mm512_add_epi32(_mm512_permutexvar_epi32(upper, nodes), letter);
        _mm512_storeu_si512(ground->states + out + done,
                            _mm512_or_si512(slot, _mm512_slli_epi32(cell, WIDE_CELL_SHIFT)));
        _mm512_storeu_si512(ground->state_used + out + done, make_used(bytes, used, cells));
        _mm512_storeu_si512(ground->state_used + out + done + HALF,
                            make_used(_mm_srli_si128(bytes, HALF), used, cells));
        if (traced) {
            __m512i state = _mm512_srli_epi32(number, 3);
            _mm512_storeu_si512(ground->states + LEVELS_TO_PARENTS + out + done,
                                _mm512_add_epi32(state, _mm512_set1_epi32((int)first)));
        }
        done += MADE;
        if (__builtin_expect(done >= made, 1)) {
            return made;
        }
    }
}

AVX512_INLINE size_t wide_avx512_step(struct levels *levels, size_t first, size_t end, size_t out,
                                      bool traced)
{
    struct board_tables board = {load(levels->letters), levels->around};
    struct ground ground = ground_of(levels);
    const struct field slot = {.shift = 0, .mask = WIDE_SLOT};
    const __m512i upper_halves =
        _mm512_setr_epi32(1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
    size_t begin = out;
    for (size_t i = first; i < end; i += STRIDE) {
        __m512i low = load_rows(ground.nodes, ground.states + i, slot);
        __m512i high = load_rows(ground.nodes, ground.states + i + HALF, slot);
        note_hits(&ground, ground.states + i, _mm512_permutex2var_epi32(low, upper_halves, high),
                  true, true, traced);
        out += expand_half(&ground, &board, i, low, out, traced);
        if (i + HALF < end) {
            out += expand_half(&ground, &board, i + HALF, high, out, traced);
        }
    }
    levels->hit_count = hits_on(&ground);
    /* The last stride of the next level reads past its end. */
    _mm512_storeu_si512(levels->state_nodes + out, _mm512_set1_epi32((int)LEVELS_DEAD_NODE));
    for (size_t i = 0; i < LEVELS_SLACK; i += HALF) {
        _mm512_storeu_si512(levels->state_used + out + i,
                            _mm512_set1_epi64((long long)WIDE_DEAD_USED));
    }
    return out - begin;
}

AVX512 static size_t wide_avx512_expand(struct levels *levels, size_t first, size_t end,
                                        size_t *out)
{
    return wide_avx512_step(levels, first, end, *out, false);
}

AVX512 static size_t wide_avx512_expand_traced(struct levels *levels, size_t first, size_t end,
                                               size_t *out)
{
    return wide_avx512_step(levels, first, end, *out, true);
}

const struct levels_body levels_wide_avx512 = {
    .is_wide = true,
    .load_faces = avx512_take_faces,
    .expand = wide_avx512_expand,
    .expand_traced = wide_avx512_expand_traced,
    .add_new = avx512_take_new,
    .sum_points = avx512_sum_points,
};
#endif
