/* SPDX-License-Identifier: MIT */
/*
 * The step of the walk level by level with AVX2 (32-byte vectors) and BMI2 (pext). Leaves the
 * levels to solver_levels.c.
 *
 * To find the cells that show a letter that can follow, byte c of `selector` holds the index of the
 * byte of a node's mask that contains the bit of cell c's letter, and byte c of `bit` holds that
 * bit. A shuffle gives each cell its byte, a comparison tests the bit, and movemask turns the
 * result into a bit per cell. All eight possible states are then made at once, with the ones that
 * do follow moved to the front. Another shuffle gives all of them the node's base.
 */
#include "solver_body.h"

#ifdef __x86_64__
#include <immintrin.h>

#define AVX2        __attribute__((TARGET_FEATURES(AVX2_FEATURES)))
#define AVX2_INLINE static inline __attribute__((always_inline, TARGET_FEATURES(AVX2_FEATURES)))

AVX2_INLINE void store(uint32_t *words, __m256i vector)
{
    _mm256_storeu_si256((void *)words, vector);
}

AVX2_INLINE __m256i load(const void *words)
{
    return _mm256_loadu_si256((const __m256i *)words);
}

AVX2_INLINE __m128i load_half(const void *bytes)
{
    return _mm_loadu_si128((const __m128i *)bytes);
}

/* Loads eight bytes as 32-bit lanes. */
AVX2_INLINE __m256i load_bytes(const void *bytes)
{
    return _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)bytes));
}

/* Entries past a cell's last neighbour have an invalid cell number and are never used. */
AVX2 static void avx2_prepare(struct levels *levels)
{
    __m128i low = load_half(levels->letters);
    __m128i high = load_half(levels->letters + 16);
    for (int cell = 0; cell < levels->walked_count; cell++) {
        struct narrow_steps *steps = &levels->tables.steps[cell];
        __m128i around = _mm_loadl_epi64((const void *)levels->around[cell]);
        /* Both lookups use the lower four bits of a cell; the fifth, shifted up, selects one. */
        __m128i letters =
            _mm_blendv_epi8(_mm_shuffle_epi8(low, around), _mm_shuffle_epi8(high, around),
                            _mm_slli_epi16(around, 3));
        __m256i cells = _mm256_cvtepu8_epi32(around);
        __m256i bits = _mm256_sllv_epi32(_mm256_set1_epi32(1), cells);
        __m256i change = _mm256_xor_si256(cells, _mm256_set1_epi32(cell));
        store(steps->letters, _mm256_cvtepu8_epi32(letters));
        store(steps->paths, _mm256_or_si256(_mm256_slli_epi32(change, NARROW_CELL_SHIFT), bits));
        steps->neighbours = levels->neighbours[cell];
    }
}

/* Broadcasts a word from memory: from a register it would cost two uops on the shuffle port. */
AVX2_INLINE __m256i load_to_all(const void *word)
{
    return _mm256_broadcastd_epi32(_mm_loadu_si32(word));
}

AVX2_INLINE size_t avx2_step(struct levels *levels, size_t first, size_t end, size_t out,
                             bool has_long, bool traced)
{
    __m256i letters = load(levels->letters);
    __m256i selector = _mm256_and_si256(_mm256_srli_epi16(letters, 3), _mm256_set1_epi8(7));
    __m256i powers = _mm256_set1_epi64x((long long)UINT64_C(0x8040201008040201));
    __m256i bit = _mm256_shuffle_epi8(powers, _mm256_and_si256(letters, _mm256_set1_epi8(7)));
    static_assert(LEXICON_BASE == 0xffffff, "three bytes of a node");
    const __m256i base_bytes = _mm256_set1_epi32((int)0x80060504);
    const uint64_t *nodes = levels->nodes;
    uint32_t *hits = levels->hits;
    uint32_t *state_nodes = levels->state_nodes;
    uint32_t *state_paths = levels->state_paths;
    const struct narrow_steps *all_steps = levels->tables.steps;
    const uint64_t *packed = levels->packed;
    const uint64_t least_node = (uint64_t)levels->least_word << 32;
    size_t hit = levels->hit_count;
    size_t begin = out;
    for (size_t i = first; i < end; i++) {
        uint32_t slot = state_nodes[i];
        hits[hit] = slot;
        if (traced) {
            levels->hit_states[hit] = (uint32_t)i;
        }
        uint64_t node = nodes[slot];
        uint32_t path = state_paths[i];
        uint32_t cell = path >> NARROW_CELL_SHIFT;
        const struct narrow_steps *steps = &all_steps[cell];
        hit += node >= (has_long ? (uint64_t)levels->least_words[cell] << 32 : least_node);

        __m256i bits = _mm256_set1_epi64x((long long)node);
        __m256i bytes = _mm256_shuffle_epi8(bits, selector);
        __m256i masked = _mm256_and_si256(bytes, bit);
        uint32_t shown = (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(masked, bit));
        /* From one bit per cell to one bit per entry of the list of neighbours. */
        uint32_t places = _pext_u32(shown & ~path, (uint32_t)steps->neighbours);

        /* Move the entries of these bits to the front; the lanes after them do not matter. */
        __m256i lanes = load_bytes(&packed[places]);
        __m256i letter = _mm256_permutevar8x32_epi32(load(steps->letters), lanes);
        __m256i change = _mm256_permutevar8x32_epi32(load(steps->paths), lanes);
        __m256i base = _mm256_shuffle_epi8(bits, base_bytes);
        store(state_nodes + out, _mm256_add_epi32(base, letter));
        store(state_paths + out, _mm256_xor_si256(load_to_all(&state_paths[i]), change));
        if (traced) {
            store(levels->state_parents + out, _mm256_set1_epi32((int)i));
        }
        out += (size_t)__builtin_popcount(places);
    }
    levels->hit_count = hit;
    return out - begin;
}

/* Without long cells, one threshold decides which nodes end a word that counts. */
AVX2_INLINE size_t expand(struct levels *levels, size_t first, size_t end, size_t out, bool traced)
{
    return levels->long_cells == 0 ? avx2_step(levels, first, end, out, false, traced)
                                   : avx2_step(levels, first, end, out, true, traced);
}

AVX2 static size_t avx2_expand(struct levels *levels, size_t first, size_t end, size_t *out)
{
    return expand(levels, first, end, *out, false);
}

AVX2 static size_t avx2_expand_traced(struct levels *levels, size_t first, size_t end, size_t *out)
{
    return expand(levels, first, end, *out, true);
}

const struct levels_body levels_avx2 = {
    .prepare = avx2_prepare,
    .expand = avx2_expand,
    .expand_traced = avx2_expand_traced,
};
#endif
