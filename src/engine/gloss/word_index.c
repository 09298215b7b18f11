/* SPDX-License-Identifier: MIT */
/*
 * Opens a word index in place, looks words up, and packs one, in the format of image.h.
 */
#include "word_index_image.h"

#include "image.h"
#include "letters.h"
#include "trounce/memory.h"

#include <stdlib.h>
#include <string.h>

/* A kind of index file. */
struct index_kind {
    const char *magic; /* INDEX_MAGIC_SIZE bytes */
    uint32_t version;
    const char *name; /* for faults, in the plural */
};

static const struct index_kind kinds[] = {
    [WORD_INDEX_GLOSSES] = {GLOSS_MAGIC, GLOSSES_VERSION, "glosses"},
    [WORD_INDEX_SPELLINGS] = {SPELLING_MAGIC, SPELLINGS_VERSION, "spellings"},
};

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

enum status word_index_open(struct word_index *index, enum word_index_kind of,
                            const struct alphabet *alphabet, const void *image, size_t size,
                            struct fault *fault)
{
    assert(alphabet && (image || size == 0));
    const struct index_kind *kind = &kinds[of];
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

/* ---- packing ---- */

#define TEXTS_SIZE_MAX 0x7fffffffu

enum status index_add_word(struct index_packer *packer, const char *word, size_t length,
                           uint32_t value)
{
    assert(length > 0 && length <= WORD_LETTERS_MAX);
    void *entries = packer->entries;
    if (!memory_reserve(&entries, &packer->entry_capacity, packer->entry_count,
                        sizeof *packer->entries)) {
        return STATUS_NO_MEMORY;
    }
    packer->entries = entries;
    struct index_entry *entry = &packer->entries[packer->entry_count++];
    entry->value = value;
    entry->length = (unsigned char)length;
    for (size_t i = 0; i < length; i++) {
        entry->letters[i] = (unsigned char)letter_of(packer->alphabet, word[i]);
        assert(entry->letters[i] != LETTER_NONE);
    }
    return STATUS_OK;
}

enum status index_add_bytes(struct index_packer *packer, const void *bytes, size_t size)
{
    if (size > TEXTS_SIZE_MAX - packer->texts_size) {
        return STATUS_RANGE;
    }
    while (packer->texts_capacity - packer->texts_size < size) {
        void *texts = packer->texts;
        if (!memory_reserve(&texts, &packer->texts_capacity, packer->texts_capacity, 1)) {
            return STATUS_NO_MEMORY;
        }
        packer->texts = texts;
    }
    if (size > 0) {
        memcpy(packer->texts + packer->texts_size, bytes, size);
        packer->texts_size += size;
    }
    return STATUS_OK;
}

static int by_letters(const void *a, const void *b)
{
    const struct index_entry *first = a;
    const struct index_entry *second = b;
    size_t shared = first->length < second->length ? first->length : second->length;
    int order = memcmp(first->letters, second->letters, shared);
    return order != 0 ? order : (first->length > second->length) - (first->length < second->length);
}

/* Sorts the words. STATUS_SYNTAX for a repeated word. */
static enum status entries_sort(struct index_packer *packer, struct fault *fault)
{
    qsort(packer->entries, packer->entry_count, sizeof *packer->entries, by_letters);
    for (size_t i = 1; i < packer->entry_count; i++) {
        const struct index_entry *entry = &packer->entries[i];
        if (by_letters(entry - 1, entry) == 0) {
            char word[WORD_LETTERS_MAX + 1];
            char text[ALPHABET_TEXT_SIZE(WORD_LETTERS_MAX)];
            for (size_t k = 0; k < entry->length; k++) {
                word[k] = letter_byte(entry->letters[k]);
            }
            alphabet_lower(packer->alphabet, word, entry->length, text);
            return fault_whole(fault, STATUS_SYNTAX, "'%s' occurs twice", text);
        }
    }
    return STATUS_OK;
}

/* The number of leading letters that two words share, but never all of `entry`, as its last is
 * marked. */
static size_t shared_count(const struct index_entry *before, const struct index_entry *entry)
{
    size_t shared = 0;
    while (shared < before->length && shared + 1u < entry->length &&
           before->letters[shared] == entry->letters[shared]) {
        shared++;
    }
    return shared;
}

/* The number of letters that word `number` shares with the previous one of its block. */
static size_t shared_at(const struct index_packer *packer, size_t number)
{
    const struct index_entry *entry = &packer->entries[number];
    return number % INDEX_BLOCK_WORDS == 0 ? 0 : shared_count(entry - 1, entry);
}

/* Fills the sections before the texts. */
static void sections_fill(const struct index_packer *packer, const struct index_layout *layout,
                          unsigned char *image)
{
    uint32_t *block_offsets = (void *)(image + layout->block_offsets);
    unsigned char *words = image + layout->words;
    uint32_t at = 0;
    for (size_t i = 0; i < packer->entry_count; i++) {
        const struct index_entry *entry = &packer->entries[i];
        size_t shared = shared_at(packer, i);
        if (i % INDEX_BLOCK_WORDS == 0) {
            block_offsets[i / INDEX_BLOCK_WORDS] = at;
        }
        words[at++] = (unsigned char)shared;
        memcpy(words + at, entry->letters + shared, entry->length - shared);
        at += (uint32_t)(entry->length - shared);
        words[at - 1] |= INDEX_LAST_LETTER;
        uint16_t narrow = (uint16_t)entry->value;
        memcpy(image + layout->values + i * layout->value_size,
               layout->value_size == sizeof narrow ? (const void *)&narrow : &entry->value,
               layout->value_size);
    }
}

static struct index_header header_of(const struct index_packer *packer)
{
    struct index_header header = {
        .byte_order = IMAGE_BYTE_ORDER,
        .version = kinds[packer->kind].version,
        .word_count = (uint32_t)packer->entry_count,
        .texts_size = (uint32_t)packer->texts_size,
        .alphabet = alphabet_fingerprint(packer->alphabet),
    };
    for (size_t i = 0; i < packer->entry_count; i++) {
        header.words_size += (uint32_t)(1 + packer->entries[i].length - shared_at(packer, i));
    }
    memcpy(header.magic, kinds[packer->kind].magic, INDEX_MAGIC_SIZE);
    header.size = index_layout(&header).size;
    return header;
}

enum status index_pack(struct index_packer *packer, void **image, size_t *size, struct fault *fault)
{
    if (packer->entry_count == 0) {
        return fault_whole(fault, STATUS_EMPTY, "there are no words in it");
    }
    enum status status = entries_sort(packer, fault);
    if (status != STATUS_OK) {
        return status;
    }
    struct index_header header = header_of(packer);
    struct index_layout layout = index_layout(&header);
    unsigned char *made = memory_new((size_t)layout.size, 1);
    if (!made) {
        return fault_status(fault, STATUS_NO_MEMORY);
    }
    sections_fill(packer, &layout, made);
    memcpy(made + layout.texts, packer->texts, packer->texts_size);
    memcpy(made, &header, sizeof header);
    *size = (size_t)layout.size;
    ((struct index_header *)(void *)made)->checksum = image_checksum(made, *size);
    *image = made;
    return STATUS_OK;
}

void index_packer_deinit(struct index_packer *packer)
{
    memory_free(packer->entries);
    memory_free(packer->texts);
}
