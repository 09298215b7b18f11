/* SPDX-License-Identifier: MIT */
/*
 * Packs a word index into the format of image.h. Leaves reading it to word_index.c.
 */
#include "word_index_image.h"

#include "image.h"
#include "letters.h"
#include "trounce/memory.h"

#include <stdlib.h>
#include <string.h>

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
        .version = packer->kind->version,
        .word_count = (uint32_t)packer->entry_count,
        .texts_size = (uint32_t)packer->texts_size,
        .alphabet = alphabet_fingerprint(packer->alphabet),
    };
    for (size_t i = 0; i < packer->entry_count; i++) {
        header.words_size += (uint32_t)(1 + packer->entries[i].length - shared_at(packer, i));
    }
    memcpy(header.magic, packer->kind->magic, INDEX_MAGIC_SIZE);
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
        return fault_whole(fault, STATUS_NO_MEMORY, "there is not enough memory");
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
