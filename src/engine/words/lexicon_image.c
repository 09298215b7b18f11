/* SPDX-License-Identifier: MIT */
/*
 * The layout of a packed lexicon. Leaves its content to lexicon_pack.c and lexicon.c.
 */
#include "lexicon_image.h"

static uint64_t rounded_up(uint64_t size, uint64_t unit)
{
    return (size + unit - 1) / unit * unit;
}

struct image_layout image_layout(uint32_t slot_count, uint32_t word_count)
{
    assert(slot_count % IMAGE_BLOCK_SLOTS == 0);
    uint64_t rank_count = slot_count / IMAGE_RANK_SLOTS + 1;
    struct image_layout layout;
    layout.nodes = sizeof(struct image_header);
    layout.word_bits = layout.nodes + (uint64_t)slot_count * sizeof(uint64_t);
    layout.word_ranks = layout.word_bits + slot_count / 8;
    layout.notes = rounded_up(layout.word_ranks + rank_count * sizeof(uint32_t), 8);
    layout.size = rounded_up(layout.notes + word_count + 1, IMAGE_CHUNK);
    return layout;
}
