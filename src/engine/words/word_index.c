/* SPDX-License-Identifier: MIT */
/*
 * Opens a word index in place and looks words up. Leaves packing to word_index_pack.c.
 */
#include "word_index_image.h"

#include "image.h"
#include "letters.h"

#include <string.h>

/* A word as letter numbers. */
struct letters {
    unsigned char text[WORD_LETTERS_MAX];
    size_t length;
};

static enum status header_check(const struct index_kind *kind, const struct alphabet *alphabet,
                                const struct index_header *header, size_t size, struct fault *fault)
{
    if (header->byte_order != IMAGE_BYTE_ORDER) {
        return fault_at_offset(fault, STATUS_VERSION, offsetof(struct index_header, byte_order),
                               "these %s were packed for another kind of machine", kind->name);
    }
    if (header->version != kind->version) {
        return fault_at_offset(fault, STATUS_VERSION, offsetof(struct index_header, version),
                               "these %s have format version %lu, not %lu", kind->name,
                               (unsigned long)header->version, (unsigned long)kind->version);
    }
    if (header->size != size) {
        return fault_at_offset(fault, STATUS_DAMAGED, offsetof(struct index_header, size),
                               "these packed %s should have %llu bytes, but have %zu", kind->name,
                               (unsigned long long)header->size, size);
    }
    if (header->word_count == 0 || header->texts_size == 0 || index_layout(header).size != size) {
        return fault_at_offset(fault, STATUS_DAMAGED, offsetof(struct index_header, word_count),
                               "the counts of these packed %s contradict their size", kind->name);
    }
    if (header->alphabet != alphabet_fingerprint(alphabet)) {
        return fault_at_offset(fault, STATUS_VERSION, offsetof(struct index_header, alphabet),
                               "these %s were packed for the letters of another language",
                               kind->name);
    }
    return STATUS_OK;
}

enum status word_index_open(const struct index_kind *kind, const struct alphabet *alphabet,
                            const void *image, size_t size, struct word_index *index,
                            struct fault *fault)
{
    assert(alphabet && (image || size == 0));
    if (size == 0) {
        return fault_whole(fault, STATUS_EMPTY, "it is empty");
    }
    if (size < INDEX_MAGIC_SIZE || memcmp(image, kind->magic, INDEX_MAGIC_SIZE) != 0) {
        return fault_at_offset(fault, STATUS_DAMAGED, 0, "these are not packed %s", kind->name);
    }
    if (size < sizeof(struct index_header)) {
        return fault_at_offset(fault, STATUS_DAMAGED, size,
                               "these packed %s end within their header", kind->name);
    }
    assert((uintptr_t)image % sizeof(uint64_t) == 0);
    const unsigned char *bytes = image;
    const struct index_header *header = image;
    enum status status = header_check(kind, alphabet, header, size, fault);
    if (status != STATUS_OK) {
        return status;
    }
    struct index_layout layout = index_layout(header);
    if (image_checksum(bytes, size) != header->checksum ||
        bytes[layout.texts + header->texts_size - 1] != '\0') {
        return fault_whole(fault, STATUS_DAMAGED,
                           "these packed %s are damaged: their checksum does not match",
                           kind->name);
    }
    *index = (struct word_index){
        .alphabet = alphabet,
        .block_offsets = (const void *)(bytes + layout.block_offsets),
        .values = bytes + layout.values,
        .words = bytes + layout.words,
        .texts = (const char *)bytes + layout.texts,
        .value_size = layout.value_size,
        .word_count = header->word_count,
        .block_count = index_block_count(header->word_count),
        .words_size = header->words_size,
        .texts_size = header->texts_size,
    };
    return STATUS_OK;
}

/* Decodes the word at `*at` into `word`, which holds the previous one; returns false if there is
 * none. */
static bool word_next(const struct word_index *index, uint32_t *at, struct letters *word)
{
    if (*at >= index->words_size || index->words[*at] > word->length) {
        return false;
    }
    word->length = index->words[(*at)++];
    while (*at < index->words_size && word->length < WORD_LETTERS_MAX) {
        unsigned char letter = index->words[(*at)++];
        word->text[word->length++] = letter & (INDEX_LAST_LETTER - 1);
        if (letter & INDEX_LAST_LETTER) {
            return true;
        }
    }
    return false;
}

static int letters_compare(const struct letters *a, const struct letters *b)
{
    int order = memcmp(a->text, b->text, a->length < b->length ? a->length : b->length);
    return order != 0 ? order : (a->length > b->length) - (a->length < b->length);
}

/* The last block that does not begin after `word`; the first if all do. */
static uint32_t block_find(const struct word_index *index, const struct letters *word)
{
    uint32_t low = 0;
    uint32_t high = index->block_count;
    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;
        uint32_t at = index->block_offsets[middle];
        struct letters first = {.length = 0};
        if (word_next(index, &at, &first) && letters_compare(&first, word) <= 0) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return low;
}

static uint32_t value_of(const struct word_index *index, uint32_t number)
{
    return index->value_size == sizeof(uint16_t) ? ((const uint16_t *)index->values)[number]
                                                 : ((const uint32_t *)index->values)[number];
}

bool word_index_find(const struct word_index *index, const char *word, size_t length,
                     uint32_t *value)
{
    assert(index && (word || length == 0) && value);
    if (index->word_count == 0 || length == 0 || length > WORD_LETTERS_MAX) {
        return false;
    }
    struct letters letters = {.length = length};
    for (size_t i = 0; i < length; i++) {
        unsigned letter = letter_of(index->alphabet, word[i]);
        if (letter == LETTER_NONE) {
            return false;
        }
        letters.text[i] = (unsigned char)letter;
    }
    uint32_t block = block_find(index, &letters);
    uint32_t at = index->block_offsets[block];
    uint32_t first = block * INDEX_BLOCK_WORDS;
    struct letters found = {.length = 0};
    for (uint32_t i = first; i < index->word_count && i - first < INDEX_BLOCK_WORDS; i++) {
        if (!word_next(index, &at, &found)) {
            return false;
        }
        int order = letters_compare(&found, &letters);
        if (order >= 0) {
            *value = order == 0 ? value_of(index, i) : *value;
            return order == 0;
        }
    }
    return false;
}
