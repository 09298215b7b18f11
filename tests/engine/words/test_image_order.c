/* SPDX-License-Identifier: MIT */
/*
 * Packed files of the other byte order, forged from those of this machine: converted, they equal
 * what this machine packs.
 */
#include "test.h"
#include "trounce/lexicon_io.h"

#include "image.h"
#include "trounce/gloss.h"
#include "trounce/lexicon.h"
#include "trounce/memory.h"
#include "trounce/trie.h"
#include "wide.h"

struct image {
    void *bytes;
    size_t size;
};

static struct image packed(const struct alphabet *alphabet)
{
    static const char *const words[] = {"tale", "tales", "steal", "zebra"};
    struct image image;
    struct trie *trie;
    struct word_note note = {.tier = 10, .marks = WORD_MARK_NONE};
    bool added;
    assert_ok(trie_new(alphabet, &trie));
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        assert_ok(trie_add(trie, words[i], strlen(words[i]), note, &added));
    }
    assert_ok(lexicon_pack(trie, &image.bytes, &image.size));
    trie_free(trie);
    return image;
}

static struct image small_lexicon(void)
{
    return packed(&alphabet_english);
}

static struct image wide_lexicon(void)
{
    struct alphabet alphabet;
    assert_ok(alphabet_read(WIDE_FULL, strlen(WIDE_FULL), &alphabet, NULL));
    return packed(&alphabet);
}

/* Texts may exceed 65535 bytes: then values have 32 bits instead of 16. */
static struct image glosses(int sense_count)
{
    struct image image;
    struct fault fault;
    size_t capacity = (size_t)sense_count * 64;
    char *text = memory_new(capacity, 1);
    assert_non_null(text);
    size_t size = 0;
    for (int i = 0; i < sense_count; i++) {
        size += (size_t)snprintf(text + size, capacity - size, "n sense %d of words\n %c%c%c%c\n",
                                 i, 'a' + i / 676 % 26, 'a' + i / 26 % 26, 'a' + i % 26, 's');
    }
    assert_ok(gloss_pack(&alphabet_english, text, size, &image.bytes, &image.size, &fault));
    memory_free(text);
    return image;
}

static void reverse(unsigned char *bytes, size_t count, size_t width)
{
    for (size_t i = 0; i < count; i++, bytes += width) {
        for (size_t k = 0; k < width / 2; k++) {
            unsigned char byte = bytes[k];
            bytes[k] = bytes[width - 1 - k];
            bytes[width - 1 - k] = byte;
        }
    }
}

/* Returns the checksum that a machine of the other byte order computes for these bytes. */
static uint64_t checksum_there(struct image image)
{
    unsigned char *copy = memory_new(image.size, 1);
    assert_non_null(copy);
    memcpy(copy, image.bytes, image.size);
    reverse(copy, image.size / 8, 8);
    uint64_t checksum = image_checksum(copy, image.size);
    memory_free(copy);
    return checksum;
}

/* A section after the header, to forge what the other machine would have packed. */
struct section {
    size_t count;
    size_t width;
};

static struct image forged(struct image image, const struct section *sections, size_t section_count)
{
    struct image there = {memory_new(image.size, 1), image.size};
    assert_non_null(there.bytes);
    memcpy(there.bytes, image.bytes, image.size);
    unsigned char *at = there.bytes;
    reverse(at + 8, 2, 4);
    reverse(at + 24, 1, 8);
    reverse(at + 32, 8, 4);
    at += IMAGE_CHUNK;
    for (size_t i = 0; i < section_count; i++) {
        reverse(at, sections[i].count, sections[i].width);
        at += sections[i].count * sections[i].width;
    }
    uint64_t checksum = checksum_there(there);
    memcpy((char *)there.bytes + 16, &checksum, sizeof checksum);
    reverse((unsigned char *)there.bytes + 16, 1, 8);
    return there;
}

static struct image forged_lexicon(struct image image)
{
    uint32_t slots = ((const struct image_header *)image.bytes)->slot_count;
    const struct section sections[] = {{slots, 8}, {slots / 64, 8}, {slots / 64 + 1, 4}};
    return forged(image, sections, 3);
}

/* A wide one has notes, and what follows them in 32 bits. */
static struct image forged_wide_lexicon(struct image image)
{
    const struct image_header *header = image.bytes;
    uint32_t slots = header->slot_count;
    struct image_layout layout = image_layout(header);
    size_t ranks = slots / 64 + 1;
    const struct section sections[] = {{slots, 8},
                                       {slots / 64, 8},
                                       {ranks, 4},
                                       {layout.letters - layout.word_ranks - 4 * ranks, 1},
                                       {slots, 4}};
    return forged(image, sections, 5);
}

static struct image forged_index(struct image image)
{
    const struct index_header *header = image.bytes;
    const struct section sections[] = {{(header->word_count + 15) / 16, 4},
                                       {header->word_count, header->texts_size < 65536 ? 2 : 4}};
    return forged(image, sections, 2);
}

/* Converted, the forged image equals its original; frees both. */
static void expect_turned(struct image image, struct image there)
{
    assert_false(image_is_foreign(image.bytes, image.size));
    assert_true(image_is_foreign(there.bytes, there.size));
    image_byteswap(there.bytes, there.size);
    assert_memory_equal(there.bytes, image.bytes, image.size);
    memory_free(image.bytes);
    memory_free(there.bytes);
}

TEST_CASE(test_lexicons_are_turned)
{
    struct image image = small_lexicon();
    expect_turned(image, forged_lexicon(image));
    image = wide_lexicon();
    expect_turned(image, forged_wide_lexicon(image));
}

TEST_CASE(test_indexes_are_turned)
{
    struct image image = glosses(40);
    expect_turned(image, forged_index(image));
    image = glosses(4000);
    assert_true(((const struct index_header *)image.bytes)->texts_size > 65535);
    expect_turned(image, forged_index(image));
}

/* Damage in any byte after the byte-order mark makes every reader refuse the image. */
TEST_CASE(test_damage_is_seen_after_turning)
{
    struct image image = small_lexicon();
    struct image there = forged_lexicon(image);
    unsigned char *copy = memory_new(image.size, 1);
    assert_non_null(copy);
    for (size_t at = 12; at < image.size; at += at < IMAGE_CHUNK ? 1 : 97) {
        struct lexicon lexicon;
        memcpy(copy, there.bytes, there.size);
        copy[at] ^= 0x20;
        image_byteswap(copy, there.size);
        enum status status = lexicon_open(&lexicon, &alphabet_english, copy, there.size, NULL);
        assert_true(status == STATUS_DAMAGED || status == STATUS_VERSION);
    }
    for (size_t size = 0; size < image.size; size += 61) {
        struct lexicon lexicon;
        memcpy(copy, there.bytes, there.size);
        assert_int_equal(image_is_foreign(copy, size), size >= IMAGE_CHUNK);
        if (size >= IMAGE_CHUNK) {
            image_byteswap(copy, size);
            assert_int_equal(lexicon_open(&lexicon, &alphabet_english, copy, size, NULL),
                             STATUS_DAMAGED);
        }
    }
    memory_free(copy);
    memory_free(image.bytes);
    memory_free(there.bytes);
}
