/* SPDX-License-Identifier: MIT */
/*
 * Any bytes as a text of glosses, and as packed ones, unchanged and with a valid checksum. Leaves
 * word lists to fuzz_lexicon.c.
 */
#include "fuzz.h"
#include "image.h"

#include "trounce/gloss.h"
#include "trounce/memory.h"

#include <stdbool.h>
#include <string.h>

#define WORD_MAX  70
#define ASKED_MAX 256 /* bytes used as words */

static bool lies_in(const struct glosses *glosses, const char *text, size_t length)
{
    const char *end = glosses->index.texts + glosses->index.texts_size;
    return text >= glosses->index.texts && text < end && length < (size_t)(end - text) &&
           strlen(text) == length;
}

static void ask(const struct glosses *glosses, const char *word, size_t length)
{
    struct gloss gloss;
    if (gloss_find(glosses, word, length, &gloss)) {
        require(lies_in(glosses, gloss.base, gloss.base_length));
        require(lies_in(glosses, gloss.text, gloss.text_length));
        require(gloss.part >= GLOSS_NOUN && gloss.part <= GLOSS_SYNONYMS);
    }
}

/* Looks up existing words and those at the start of the bytes. */
static void ask_all(const struct glosses *glosses, const unsigned char *bytes, size_t size)
{
    static const char *const words[] = {"a", "slate", "slates", "slated", "lax", "eased", "zebras"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        ask(glosses, words[i], strlen(words[i]));
    }
    for (size_t at = 0; at < size && at < ASKED_MAX;) {
        size_t length = 0;
        while (at + length < size && length < WORD_MAX && (bytes[at + length] | 0x20) >= 'a' &&
               (bytes[at + length] | 0x20) <= 'z') {
            length++;
        }
        ask(glosses, (const char *)bytes + at, length);
        at += length + 1;
    }
}

static void open_image(const unsigned char *image, size_t size, const unsigned char *words,
                       size_t words_size)
{
    struct glosses glosses;
    struct fault fault = {.status = STATUS_OK};
    if (word_index_open(&glosses.index, WORD_INDEX_GLOSSES, &alphabet_english, image, size,
                        &fault) == STATUS_OK) {
        ask_all(&glosses, words, words_size);
    } else {
        require(fault.status != STATUS_OK && fault.detail.format != NULL);
    }
}

static void repair(unsigned char *image, size_t size)
{
    struct index_header *header = (struct index_header *)(void *)image;
    memcpy(header->magic, GLOSS_MAGIC, INDEX_MAGIC_SIZE);
    header->byte_order = IMAGE_BYTE_ORDER;
    header->version = GLOSSES_VERSION;
    header->size = size;
    header->alphabet = alphabet_fingerprint(&alphabet_english);
    header->checksum = image_checksum(image, size);
}

static void pack(const uint8_t *data, size_t size)
{
    void *image = NULL;
    size_t image_size = 0;
    struct fault fault = {.status = STATUS_OK};
    if (gloss_pack(&alphabet_english, (const char *)data, size, &image, &image_size, &fault) ==
        STATUS_OK) {
        struct glosses glosses;
        require(word_index_open(&glosses.index, WORD_INDEX_GLOSSES, &alphabet_english, image,
                                image_size, NULL) == STATUS_OK);
        ask_all(&glosses, data, size);
        memory_free(image);
    } else {
        require(fault.status != STATUS_OK && fault.detail.format != NULL);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    pack(data, size);
    size_t whole = size / IMAGE_CHUNK * IMAGE_CHUNK;
    unsigned char *image = malloc(size + 1);
    require(image != NULL);
    memcpy(image, data, size);
    open_image(image, size, data, size);
    if (whole >= sizeof(struct index_header)) {
        repair(image, whole);
        open_image(image, whole, data, size);
    }
    free(image);
    return 0;
}
