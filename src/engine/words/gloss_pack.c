/* SPDX-License-Identifier: MIT */
/*
 * Parses the text form of glosses and packs it as a word index. Leaves reading the image to
 * gloss.c.
 */
#include "trounce/gloss.h"

#include "word_index_image.h"

#include <assert.h>
#include <string.h>

struct span {
    const char *text;
    size_t length;
};

/* A word in letters. */
struct letters {
    char text[WORD_LETTERS_MAX + 1];
    size_t length;
};

struct reader {
    struct index_packer packer;
    struct span sense;   /* the line of the current sense; NULL before the first */
    uint32_t base_count; /* of the current sense */
    size_t line;
    struct fault *fault;
};

/* Fills the fault for a failure; returns `status`. */
static enum status told(const struct reader *reader, enum status status)
{
    switch (status) {
    case STATUS_OK:
        return status;
    case STATUS_RANGE:
        return fault_whole(reader->fault, status, "this text is too long");
    default:
        return fault_whole(reader->fault, status, "there is not enough memory");
    }
}

static bool line_is_sense(struct span line)
{
    return line.length > 2 && strchr("nvars", line.text[0]) && line.text[1] == ' ' &&
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
    case 'r':
        return GLOSS_ADVERB;
    default:
        return GLOSS_SYNONYMS;
    }
}

static enum status texts_add(struct reader *reader, struct span text)
{
    enum status status = index_add_bytes(&reader->packer, text.text, text.length);
    return told(reader, status == STATUS_OK ? index_add_bytes(&reader->packer, "", 1) : status);
}

/* Appends the current sense's part of speech and gloss after its bases. */
static enum status sense_end(struct reader *reader)
{
    if (!reader->sense.text) {
        return STATUS_OK;
    }
    if (reader->base_count == 0) {
        return fault_at_line(reader->fault, STATUS_SYNTAX, reader->line - 1, 0,
                             "a sense without a word");
    }
    char part = sense_part(reader->sense.text[0]);
    enum status status = told(reader, index_add_bytes(&reader->packer, &part, 1));
    return status != STATUS_OK
               ? status
               : texts_add(reader, (struct span){reader->sense.text + 2, reader->sense.length - 2});
}

static enum status sense_begin(struct reader *reader, struct span line)
{
    enum status status = sense_end(reader);
    reader->sense = line;
    reader->base_count = 0;
    return status;
}

/* Removes the word before the next blank from `rest`, whose text becomes NULL after the last. */
static struct span word_take(struct span *rest)
{
    const char *end = memchr(rest->text, ' ', rest->length);
    size_t length = end ? (size_t)(end - rest->text) : rest->length;
    struct span word = {rest->text, length};
    *rest = end ? (struct span){end + 1, rest->length - length - 1} : (struct span){0};
    return word;
}

/* Reads a word as letters. It may begin with a digit for that many letters of `base` (NULL if the
 * word is itself the base). */
static bool word_read(const struct reader *reader, struct span word, const struct letters *base,
                      struct letters *letters)
{
    *letters = (struct letters){.length = 0};
    if (base && word.length > 0 && word.text[0] >= '0' && word.text[0] <= '9') {
        letters->length = (size_t)(word.text[0] - '0');
        if (letters->length > base->length) {
            return false;
        }
        memcpy(letters->text, base->text, letters->length);
        word.text++;
        word.length--;
    }
    size_t count;
    if (alphabet_encode(reader->packer.alphabet, word.text, word.length,
                        letters->text + letters->length, WORD_LETTERS_MAX - letters->length,
                        &count) != STATUS_OK) {
        return false;
    }
    letters->length += count;
    return letters->length > 0;
}

/* Reads a base and its forms: " tale tales", "~fish fished". */
static enum status base_read(struct reader *reader, struct span line)
{
    bool has_entry = line.text[0] == ' ';
    struct span rest = {line.text + 1, line.length - 1};
    uint32_t value = (uint32_t)reader->packer.texts_size;
    struct letters base;
    for (bool is_base = true; rest.text; is_base = false) {
        struct span word = word_take(&rest);
        struct letters letters;
        enum status status = STATUS_OK;
        if (!reader->sense.text || !word_read(reader, word, is_base ? NULL : &base, &letters)) {
            return fault_at_line(reader->fault, STATUS_SYNTAX, reader->line, 0,
                                 "expected words, with a sense above them");
        }
        if (is_base) {
            base = letters;
            reader->base_count++;
            status = texts_add(reader, word);
        }
        if (status == STATUS_OK && (!is_base || has_entry)) {
            status =
                told(reader, index_add_word(&reader->packer, letters.text, letters.length, value));
        }
        if (status != STATUS_OK) {
            return status;
        }
    }
    return STATUS_OK;
}

static enum status line_read(struct reader *reader, struct span line)
{
    if (line.length == 0 || line.text[0] == '#') {
        return STATUS_OK;
    }
    if (line.text[0] == ' ' || line.text[0] == '~') {
        return base_read(reader, line);
    }
    if (line_is_sense(line)) {
        return sense_begin(reader, line);
    }
    return fault_at_line(reader->fault, STATUS_SYNTAX, reader->line, 0,
                         "this line is neither a sense nor words");
}

static enum status lines_read(struct reader *reader, const char *text, size_t size)
{
    for (size_t at = 0; at < size;) {
        const char *end = memchr(text + at, '\n', size - at);
        size_t length = end ? (size_t)(end - text) - at : size - at;
        reader->line++;
        enum status status = line_read(reader, (struct span){text + at, length});
        if (status != STATUS_OK) {
            return status;
        }
        at += length + 1;
    }
    reader->line++;
    return sense_end(reader);
}

enum status gloss_pack_in(const struct alphabet *alphabet, const char *text, size_t size,
                          void **image, size_t *image_size, struct fault *fault)
{
    assert((text || size == 0) && image && image_size);
    struct reader reader = {.packer = {.kind = &gloss_index_kind, .alphabet = alphabet},
                            .fault = fault};
    enum status status = lines_read(&reader, text, size);
    if (status == STATUS_OK) {
        status = index_pack(&reader.packer, image, image_size, fault);
    }
    index_packer_deinit(&reader.packer);
    return status;
}

enum status gloss_pack(const char *text, size_t size, void **image, size_t *image_size,
                       struct fault *fault)
{
    return gloss_pack_in(&alphabet_english, text, size, image, image_size, fault);
}
