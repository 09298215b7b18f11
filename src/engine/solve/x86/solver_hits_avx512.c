/* SPDX-License-Identifier: MIT */
/*
 * Takes hits with AVX-512, sixteen at once: which are of new words, and what are these worth?
 * Leaves the same in plain C to solver_find.c and solver_score.c.
 *
 * A mark cannot be read before those of the hits in front of it have been written, so that reading
 * and writing go hit by hit; but no address waits for a count of words, as it does where each word
 * is written by itself. What was read becomes a bit, sixteen of them a mask, and by that the words
 * are packed.
 */
#include "solver_levels.h"

#ifdef __x86_64__
#include "letters.h"
#include "solver_avx512.h"

/* Appends to `bits` whether the word of `hit` is new; it no longer is. No mark is greater than the
 * latest: the comparison leaves in the carry whether it is less, and the addition, of the bits to
 * themselves, takes it from there. In C compilers make two or three instructions more. */
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

/* The words that `is_new` has a bit for, the first hit the highest, packed. */
AVX512_INLINE __m512i pack(const uint32_t *words, __mmask16 is_new)
{
    const __m512i backwards =
        _mm512_setr_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
    return _mm512_maskz_compress_epi32(is_new, _mm512_permutexvar_epi32(backwards, load(words)));
}

AVX512_INLINE size_t take_new(uint32_t *hits, uint32_t *states, size_t count, unsigned char *marks,
                              unsigned char mark, uint32_t *words, bool with_states)
{
    size_t taken = 0;
    /* At the root no word ends: hits of it fill the last sixteen up. */
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
    return states != NULL ? take_new(hits, states, count, marks, mark, words, true)
                          : take_new(hits, states, count, marks, mark, words, false);
}

/* Where gcc does not optimize, its header makes the intrinsic a macro, which hands a mask of all
 * ones to a signed parameter: a warning of gcc about gcc. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wsign-conversion"
/* The lower half of each of these nodes. */
AVX512_INLINE __m512i gather(const uint64_t *nodes, __m512i numbers)
{
    return _mm512_i32gather_epi32(numbers, nodes, sizeof *nodes);
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
        __m512i masks = gather(nodes, load(words + i));
        __m512i lengths = _mm512_srli_epi32(masks, LETTER_COUNT);
        __mmask16 is_long = _mm512_test_epi32_mask(lengths, _mm512_set1_epi32(2 * MADE));
        __m512i worth = _mm512_permutex2var_epi32(short_points[0], lengths, short_points[1]);
        __m512i more = _mm512_permutex2var_epi32(long_points[0], lengths, long_points[1]);
        sum = _mm512_add_epi32(sum, _mm512_mask_blend_epi32(is_long, worth, more));
    }
    return _mm512_reduce_add_epi32(sum);
}
#endif
