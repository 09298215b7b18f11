/* SPDX-License-Identifier: MIT */
/*
 * Packs the text form of the glosses into the image that image.h describes. Leaves reading it to
 * gloss.c and writing the text to assets/glosses.
 */
#include "image.h"
#include "trounce/gloss.h"
#include "trounce/memory.h"
#include "trounce/trie.h"

#include <stdlib.h>
#include <string.h>

#define TEXT_SIZE_MAX 0x7fffffffu

/* A word of the text and its value. */
struct entry {
    const char *word;
    uint32_t length;
    uint32_t value;
};

/* A part of a line. */
struct span {
    const char *text;
    size_t length;
};

/* What has been read so far. `texts` and `words` are never larger than the text: there each piece
 * that goes into them has at least one more character, a mark or a newline. */
struct packer {
    struct entry *entries;
    size_t entry_count;
    size_t entry_capacity;
    char *texts;
    uint32_t texts_size;
    unsigned char *words;
    uint32_t words_size;
    struct span sense; /* the line of the sense whose bases are being read; NULL before the first */
    uint32_t base_count; /* of that sense */
    size_t line;
};

static bool line_is_sense(struct span line)
{
    return line.length > 2 && strchr("nvar", line.text[0]) && line.text[1] == ' ' &&
           !memchr(line.text, '\0', line.length);
}

static char sense_part(char letter)
{
    switch (letter) {
    case 'n':
        return GLOSS_NOUN;
    case 'v':
        return GLOSS_VERB;
    case 'a':
        return GLOSS_ADJECTIVE;
    default:
        return GLOSS_ADVERB;
    }
}

static void texts_add(struct packer *packer, struct span text)
{
    memcpy(packer->texts + packer->texts_size, text.text, text.length);
    packer->texts_size += (uint32_t)text.length;
    packer->texts[packer->texts_size++] = '\0';
}

/* Appends the sense to its bases. */
static enum status sense_end(struct packer *packer, struct fault *fault)
{
    if (!packer->sense.text) {
        return STATUS_OK;
    }
    if (packer->base_count == 0) {
        return fault_at_line(fault, STATUS_SYNTAX, packer->line - 1, 0, "a sense without a word");
    }
    packer->texts[packer->texts_size++] = sense_part(packer->sense.text[0]);
    texts_add(packer, (struct span){packer->sense.text + 2, packer->sense.length - 2});
    return STATUS_OK;
}

static enum status sense_begin(struct packer *packer, struct span line, struct fault *fault)
{
    enum status status = sense_end(packer, fault);
    packer->sense = line;
    packer->base_count = 0;
    return status;
}

/* Takes the next word off `rest`; false when there is none of 1 to WORD_LETTERS_MAX letters. */
static bool word_take(struct span *rest, struct span *word)
{
    size_t length = 0;
    while (length < rest->length && rest->text[length] >= 'a' && rest->text[length] <= 'z') {
        length++;
    }
    *word = (struct span){rest->text, length};
    bool is_last = length == rest->length;
    if (length == 0 || length > WORD_LETTERS_MAX || (!is_last && rest->text[length] != ' ')) {
        return false;
    }
    /* A trailing blank leaves a word without letters, which the next call refuses. */
    rest->text += length + !is_last;
    rest->length -= length;
    if (is_last) {
        rest->text = NULL;
    } else {
        rest->length--;
    }
    return true;
}

static enum status entry_add(struct packer *packer, struct span word, uint32_t value,
                             struct fault *fault)
{
    void *entries = packer->entries;
    if (!memory_reserve(&entries, &packer->entry_capacity, packer->entry_count,
                        sizeof *packer->entries)) {
        return fault_whole(fault, STATUS_NO_MEMORY, "there is not enough memory");
    }
    packer->entries = entries;
    packer->entries[packer->entry_count++] =
        (struct entry){word.text, (uint32_t)word.length, value};
    return STATUS_OK;
}

/* A base and its forms: " tale tales", "~fish fished". */
static enum status base_read(struct packer *packer, struct span line, struct fault *fault)
{
    bool has_entry = line.text[0] == ' ';
    struct span rest = {line.text + 1, line.length - 1};
    uint32_t value = packer->texts_size;
    bool is_base = true;
    do {
        struct span word;
        if (!packer->sense.text || !word_take(&rest, &word)) {
            return fault_at_line(fault, STATUS_SYNTAX, packer->line, 0,
                                 "this is no line of words with a sense above it");
        }
        if (is_base) {
            texts_add(packer, word);
            packer->base_count++;
        }
        if (!is_base || has_entry) {
            enum status status = entry_add(packer, word, value, fault);
            if (status != STATUS_OK) {
                return status;
            }
        }
        is_base = false;
    } while (rest.text);
    return STATUS_OK;
}

static enum status line_read(struct packer *packer, struct span line, struct fault *fault)
{
    if (line.length == 0 || line.text[0] == '#') {
        return STATUS_OK;
    }
    if (line.text[0] == ' ' || line.text[0] == '~') {
        return base_read(packer, line, fault);
    }
    if (line_is_sense(line)) {
        return sense_begin(packer, line, fault);
    }
    return fault_at_line(fault, STATUS_SYNTAX, packer->line, 0,
                         "this line is neither a sense nor words");
}

static enum status lines_read(struct packer *packer, const char *text, size_t size,
                              struct fault *fault)
{
    for (size_t at = 0; at < size;) {
        const char *end = memchr(text + at, '\n', size - at);
        size_t length = end ? (size_t)(end - text) - at : size - at;
        packer->line++;
        enum status status = line_read(packer, (struct span){text + at, length}, fault);
        if (status != STATUS_OK) {
            return status;
        }
        at += length + 1;
    }
    packer->line++;
    enum status status = sense_end(packer, fault);
    if (status == STATUS_OK && packer->entry_count == 0) {
        status = fault_whole(fault, STATUS_EMPTY, "there is no word in it");
    }
    return status;
}

static int by_word(const void *a, const void *b)
{
    const struct entry *first = a;
    const struct entry *second = b;
    size_t shared = first->length < second->length ? first->length : second->length;
    int order = memcmp(first->word, second->word, shared);
    return order != 0 ? order : (first->length > second->length) - (first->length < second->length);
}

/* How many leading letters two words share, but never all of `word`, whose last is marked. */
static uint32_t shared_count(const struct entry *before, const struct entry *word)
{
    uint32_t shared = 0;
    while (shared < before->length && shared + 1 < word->length &&
           before->word[shared] == word->word[shared]) {
        shared++;
    }
    return shared;
}

/* Writes the sorted words one after another, and the offsets of blocks into `block_offsets`. */
static void words_fill(struct packer *packer, uint32_t *block_offsets, uint32_t *values)
{
    for (size_t i = 0; i < packer->entry_count; i++) {
        const struct entry *entry = &packer->entries[i];
        uint32_t shared = 0;
        if (i % GLOSS_BLOCK_WORDS == 0) {
            block_offsets[i / GLOSS_BLOCK_WORDS] = packer->words_size;
        } else {
            shared = shared_count(entry - 1, entry);
        }
        packer->words[packer->words_size++] = (unsigned char)shared;
        memcpy(packer->words + packer->words_size, entry->word + shared, entry->length - shared);
        packer->words_size += entry->length - shared;
        packer->words[packer->words_size - 1] |= GLOSS_LAST_LETTER;
        values[i] = entry->value;
    }
}

/* Sorts the words; STATUS_SYNTAX if one has two senses. */
static enum status entries_sort(struct packer *packer, struct fault *fault)
{
    assert(packer->entries);
    qsort(packer->entries, packer->entry_count, sizeof *packer->entries, by_word);
    for (size_t i = 1; i < packer->entry_count; i++) {
        if (by_word(&packer->entries[i - 1], &packer->entries[i]) == 0) {
            return fault_whole(fault, STATUS_SYNTAX, "'%.*s' is explained twice",
                               (int)packer->entries[i].length, packer->entries[i].word);
        }
    }
    return STATUS_OK;
}

/* Makes the image of all that was read; NULL when there is no memory. */
static unsigned char *image_make(struct packer *packer, size_t *size)
{
    uint32_t word_count = (uint32_t)packer->entry_count;
    uint32_t block_count = gloss_block_count(word_count);
    uint32_t *numbers = memory_new((size_t)block_count + word_count, sizeof *numbers);
    if (!numbers) {
        return NULL;
    }
    words_fill(packer, numbers, numbers + block_count);
    struct gloss_header header = {
        .byte_order = IMAGE_BYTE_ORDER,
        .version = GLOSSES_VERSION,
        .word_count = word_count,
        .words_size = packer->words_size,
        .texts_size = packer->texts_size,
    };
    memcpy(header.magic, GLOSS_MAGIC, GLOSS_MAGIC_SIZE);
    struct gloss_layout layout = gloss_layout(&header);
    header.size = layout.size;
    size_t chunk_count = (size_t)(layout.size / IMAGE_CHUNK);
    unsigned char *image = memory_new(chunk_count, IMAGE_CHUNK);
    if (image) {
        memcpy(image + layout.block_offsets, numbers,
               (size_t)(layout.words - layout.block_offsets));
        memcpy(image + layout.words, packer->words, packer->words_size);
        memcpy(image + layout.texts, packer->texts, packer->texts_size);
        struct image_digest digest = image_digest_begin(&header);
        image_digest_take(&digest, (const void *)(image + sizeof header), chunk_count - 1);
        header.checksum = image_digest_end(&digest);
        memcpy(image, &header, sizeof header);
        *size = (size_t)layout.size;
    }
    memory_free(numbers);
    return image;
}

static enum status packer_run(struct packer *packer, struct span text, void **image,
                              size_t *image_size, struct fault *fault)
{
    packer->texts = memory_new(text.length + 1, 1);
    packer->words = memory_new(text.length + 1, 1);
    if (!packer->texts || !packer->words) {
        return fault_whole(fault, STATUS_NO_MEMORY, "there is not enough memory");
    }
    enum status status = lines_read(packer, text.text, text.length, fault);
    if (status == STATUS_OK) {
        status = entries_sort(packer, fault);
    }
    if (status != STATUS_OK) {
        return status;
    }
    unsigned char *made = image_make(packer, image_size);
    if (!made) {
        return fault_whole(fault, STATUS_NO_MEMORY, "there is not enough memory");
    }
    *image = made;
    return STATUS_OK;
}

enum status gloss_pack(const char *text, size_t size, void **image, size_t *image_size,
                       struct fault *fault)
{
    assert((text || size == 0) && image && image_size);
    if (size > TEXT_SIZE_MAX) {
        return fault_whole(fault, STATUS_RANGE, "this text is too long");
    }
    struct packer packer = {.line = 0};
    enum status status = packer_run(&packer, (struct span){text, size}, image, image_size, fault);
    memory_free(packer.entries);
    memory_free(packer.texts);
    memory_free(packer.words);
    return status;
}
