/* SPDX-License-Identifier: MIT */
/*
 * Opens packed glosses in place and looks words up. Leaves packing to gloss_pack.c.
 */
#include "trounce/gloss.h"
#include "image.h"
#include "letters.h"
#include "trounce/trie.h"

#include <string.h>

#define BASE_LETTERS_LEAST 3 /* shorter ones give false matches: "his" is not a form of "hi" */

/* A way to take the ending off a regular form. */
struct detachment {
    char ending[5];
    char instead[3];
    bool is_doubled; /* the letter before the ending was doubled for it: "hopping" */
};

/* The likelier way first: "hoped" is of "hope" even where "hop" is known. */
static const struct detachment DETACHMENTS[] = {
    {"ies", "y", false}, {"s", "", false},  {"es", "", false},    {"ied", "y", false},
    {"ed", "e", false},  {"ed", "", false}, {"ed", "", true},     {"ing", "e", false},
    {"ing", "", false},  {"ing", "", true}, {"ier", "y", false},  {"er", "e", false},
    {"er", "", false},   {"er", "", true},  {"iest", "y", false}, {"est", "e", false},
    {"est", "", false},  {"est", "", true}, {"ily", "y", false},  {"ly", "", false},
    {"ly", "le", false},
};
#define DETACHMENT_COUNT (sizeof DETACHMENTS / sizeof DETACHMENTS[0])

/* A word in lower case. */
struct letters {
    unsigned char text[WORD_LETTERS_MAX];
    size_t length;
};

static enum status header_check(const struct gloss_header *header, size_t size, struct fault *fault)
{
    if (header->byte_order != IMAGE_BYTE_ORDER) {
        return fault_at_offset(fault, STATUS_VERSION, offsetof(struct gloss_header, byte_order),
                               "these glosses were packed for another kind of machine");
    }
    if (header->version != GLOSSES_VERSION) {
        return fault_at_offset(fault, STATUS_VERSION, offsetof(struct gloss_header, version),
                               "these glosses have format version %lu, not %lu",
                               (unsigned long)header->version, (unsigned long)GLOSSES_VERSION);
    }
    if (header->size != size) {
        return fault_at_offset(fault, STATUS_DAMAGED, offsetof(struct gloss_header, size),
                               "packed glosses of %llu bytes, of which %zu are there",
                               (unsigned long long)header->size, size);
    }
    if (header->word_count == 0 || header->texts_size == 0 || gloss_layout(header).size != size) {
        return fault_at_offset(fault, STATUS_DAMAGED, offsetof(struct gloss_header, word_count),
                               "the counts of these packed glosses contradict their size");
    }
    return STATUS_OK;
}

static uint64_t image_checksum(const unsigned char *image, size_t size)
{
    struct image_digest digest = image_digest_begin(image);
    image_digest_take(&digest, (const void *)(image + IMAGE_CHUNK), size / IMAGE_CHUNK - 1);
    return image_digest_end(&digest);
}

enum status gloss_open(struct glosses *glosses, const void *image, size_t size, struct fault *fault)
{
    assert(glosses && (image || size == 0));
    if (size == 0) {
        return fault_whole(fault, STATUS_EMPTY, "there is nothing in it");
    }
    if (size < GLOSS_MAGIC_SIZE || memcmp(image, GLOSS_MAGIC, GLOSS_MAGIC_SIZE) != 0) {
        return fault_at_offset(fault, STATUS_DAMAGED, 0, "these are no packed glosses");
    }
    if (size < sizeof(struct gloss_header)) {
        return fault_at_offset(fault, STATUS_DAMAGED, size,
                               "these packed glosses end within their header");
    }
    assert((uintptr_t)image % sizeof(uint64_t) == 0);
    const unsigned char *bytes = image;
    const struct gloss_header *header = image;
    enum status status = header_check(header, size, fault);
    if (status != STATUS_OK) {
        return status;
    }
    struct gloss_layout layout = gloss_layout(header);
    if (image_checksum(bytes, size) != header->checksum ||
        bytes[layout.texts + header->texts_size - 1] != '\0') {
        return fault_whole(fault, STATUS_DAMAGED,
                           "these packed glosses are damaged: their checksum does not match");
    }
    *glosses = (struct glosses){
        .block_offsets = (const void *)(bytes + layout.block_offsets),
        .values = (const void *)(bytes + layout.values),
        .words = bytes + layout.words,
        .texts = (const char *)bytes + layout.texts,
        .word_count = header->word_count,
        .block_count = gloss_block_count(header->word_count),
        .words_size = header->words_size,
        .texts_size = header->texts_size,
    };
    return STATUS_OK;
}

/* Turns `word`, which is the word before it, into the one at `*at`; false where there is none. */
static bool word_next(const struct glosses *glosses, uint32_t *at, struct letters *word)
{
    if (*at >= glosses->words_size || glosses->words[*at] > word->length) {
        return false;
    }
    word->length = glosses->words[(*at)++];
    while (*at < glosses->words_size && word->length < WORD_LETTERS_MAX) {
        unsigned char letter = glosses->words[(*at)++];
        word->text[word->length++] = letter & (GLOSS_LAST_LETTER - 1);
        if (letter & GLOSS_LAST_LETTER) {
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

/* The number of the last block that does not begin after `word`; the first if all do. */
static uint32_t block_find(const struct glosses *glosses, const struct letters *word)
{
    uint32_t low = 0;
    uint32_t high = glosses->block_count;
    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;
        uint32_t at = glosses->block_offsets[middle];
        struct letters first = {.length = 0};
        if (word_next(glosses, &at, &first) && letters_compare(&first, word) <= 0) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return low;
}

/* Finds the number of a word in the image. */
static bool word_find(const struct glosses *glosses, const struct letters *word, uint32_t *number)
{
    if (glosses->word_count == 0) {
        return false;
    }
    uint32_t block = block_find(glosses, word);
    uint32_t at = glosses->block_offsets[block];
    uint32_t first = block * GLOSS_BLOCK_WORDS;
    struct letters found = {.length = 0};
    for (uint32_t i = first; i < glosses->word_count && i - first < GLOSS_BLOCK_WORDS; i++) {
        if (!word_next(glosses, &at, &found)) {
            return false;
        }
        int order = letters_compare(&found, word);
        if (order >= 0) {
            *number = i;
            return order == 0;
        }
    }
    return false;
}

/* The gloss of the base at `at` in the texts, which follows the other bases of its sense. */
static bool texts_read(const struct glosses *glosses, uint32_t at, struct gloss *gloss)
{
    uint32_t size = glosses->texts_size;
    if (at >= size) {
        return false;
    }
    const char *base = glosses->texts + at;
    while (at < size && (unsigned char)glosses->texts[at] > GLOSS_ADVERB) {
        at += (uint32_t)strlen(glosses->texts + at) + 1;
    }
    if (at + 1 >= size || glosses->texts[at] == '\0') {
        return false;
    }
    *gloss = (struct gloss){
        .base = base,
        .base_length = strlen(base),
        .text = glosses->texts + at + 1,
        .text_length = strlen(glosses->texts + at + 1),
        .part = (enum gloss_part)glosses->texts[at],
    };
    return true;
}

static bool letters_find(const struct glosses *glosses, const struct letters *word,
                         struct gloss *gloss)
{
    uint32_t number;
    return word_find(glosses, word, &number) && texts_read(glosses, glosses->values[number], gloss);
}

/* The base of `word` if it is a form made by `way`; false when it cannot be. */
static bool detach(const struct letters *word, const struct detachment *way, struct letters *base)
{
    size_t ending = strlen(way->ending);
    size_t instead = strlen(way->instead);
    if (word->length < ending + BASE_LETTERS_LEAST ||
        memcmp(word->text + word->length - ending, way->ending, ending) != 0) {
        return false;
    }
    *base = *word;
    base->length -= ending;
    if (way->is_doubled) {
        base->length--;
        return base->length >= BASE_LETTERS_LEAST &&
               base->text[base->length] == base->text[base->length - 1];
    }
    memcpy(base->text + base->length, way->instead, instead);
    base->length += instead;
    return true;
}

bool gloss_find(const struct glosses *glosses, const char *word, size_t length, struct gloss *gloss)
{
    assert(glosses && (word || length == 0) && gloss);
    struct letters letters = {.length = length};
    if (length == 0 || length > WORD_LETTERS_MAX) {
        return false;
    }
    for (size_t i = 0; i < length; i++) {
        unsigned letter = letter_of(&alphabet_english, word[i]);
        if (letter == LETTER_NONE) {
            return false;
        }
        letters.text[i] = (unsigned char)('a' + letter);
    }
    if (letters_find(glosses, &letters, gloss)) {
        return true;
    }
    for (size_t i = 0; i < DETACHMENT_COUNT; i++) {
        struct letters base;
        if (detach(&letters, &DETACHMENTS[i], &base) && letters_find(glosses, &base, gloss)) {
            return true;
        }
    }
    return false;
}

const char *gloss_part_text(enum gloss_part part)
{
    switch (part) {
    case GLOSS_NOUN:
        return "noun";
    case GLOSS_VERB:
        return "verb";
    case GLOSS_ADJECTIVE:
        return "adjective";
    case GLOSS_ADVERB:
        return "adverb";
    }
    return "";
}
