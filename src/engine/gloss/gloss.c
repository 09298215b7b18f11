/* SPDX-License-Identifier: MIT */
/*
 * Looks up glosses, and packs the text form of glosses as a word index.
 */
#include "trounce/gloss.h"

#include "letters.h"
#include "word_index_image.h"

#include <assert.h>
#include <string.h>

#define BASE_LETTERS_LEAST 3 /* shorter bases give false matches: "his" is not a form of "hi" */

/* A rule to remove the ending of a regular form. */
struct detachment {
    char ending[5];
    char instead[3];
    bool is_doubled; /* the letter before the ending was doubled for it: "hopping" */
};

/* Likelier rules first: "hoped" comes from "hope" even if "hop" is known. */
static const struct detachment DETACHMENTS[] = {
    {"ies", "y", false}, {"s", "", false},  {"es", "", false},    {"ied", "y", false},
    {"ed", "e", false},  {"ed", "", false}, {"ed", "", true},     {"ing", "e", false},
    {"ing", "", false},  {"ing", "", true}, {"ier", "y", false},  {"er", "e", false},
    {"er", "", false},   {"er", "", true},  {"iest", "y", false}, {"est", "e", false},
    {"est", "", false},  {"est", "", true}, {"ily", "y", false},  {"ly", "", false},
    {"ly", "le", false},
};
#define DETACHMENT_COUNT (sizeof DETACHMENTS / sizeof DETACHMENTS[0])

/* A word in letters. */
struct letters {
    char text[WORD_LETTERS_MAX + 1];
    size_t length;
};

/* Reads the gloss of the base at `at` in the texts; it follows the other bases of its sense. */
static bool texts_read(const struct word_index *index, uint32_t at, struct gloss *gloss)
{
    uint32_t size = index->texts_size;
    if (at >= size) {
        return false;
    }
    const char *base = index->texts + at;
    while (at < size && (unsigned char)index->texts[at] > GLOSS_SYNONYMS) {
        at += (uint32_t)strlen(index->texts + at) + 1;
    }
    if (at + 1 >= size || index->texts[at] == '\0') {
        return false;
    }
    *gloss = (struct gloss){
        .base = base,
        .base_length = strlen(base),
        .text = index->texts + at + 1,
        .text_length = strlen(index->texts + at + 1),
        .part = (enum gloss_part)index->texts[at],
    };
    return true;
}

static bool word_find(const struct glosses *glosses, const char *word, size_t length,
                      struct gloss *gloss)
{
    uint32_t at;
    return word_index_find(&glosses->index, word, length, &at) &&
           texts_read(&glosses->index, at, gloss);
}

/* Gets the base of `word` if it is a form made by `rule`; returns false if it cannot be. */
static bool detach(const struct letters *word, const struct detachment *rule, struct letters *base)
{
    size_t ending = strlen(rule->ending);
    size_t instead = strlen(rule->instead);
    if (word->length < ending + BASE_LETTERS_LEAST ||
        memcmp(word->text + word->length - ending, rule->ending, ending) != 0) {
        return false;
    }
    *base = *word;
    base->length -= ending;
    if (rule->is_doubled) {
        base->length--;
        return base->length >= BASE_LETTERS_LEAST &&
               base->text[base->length] == base->text[base->length - 1];
    }
    memcpy(base->text + base->length, rule->instead, instead);
    base->length += instead;
    return true;
}

/* Looks up the base of a regular English form. */
static bool base_find(const struct glosses *glosses, const char *word, size_t length,
                      struct gloss *gloss)
{
    struct letters letters = {.length = length};
    if (length == 0 || length > WORD_LETTERS_MAX) {
        return false;
    }
    for (size_t i = 0; i < length; i++) {
        unsigned letter = letter_of(&alphabet_english, word[i]);
        if (letter == LETTER_NONE) {
            return false;
        }
        letters.text[i] = letter_byte(letter);
    }
    for (size_t i = 0; i < DETACHMENT_COUNT; i++) {
        struct letters base;
        if (detach(&letters, &DETACHMENTS[i], &base) &&
            word_find(glosses, base.text, base.length, gloss)) {
            return true;
        }
    }
    return false;
}

bool gloss_find(const struct glosses *glosses, const char *word, size_t length, struct gloss *gloss)
{
    assert(glosses && (word || length == 0) && gloss);
    return word_find(glosses, word, length, gloss) ||
           (glosses->index.alphabet == &alphabet_english &&
            base_find(glosses, word, length, gloss));
}

bool gloss_is_of_base(const struct glosses *glosses, const struct gloss *gloss, const char *word,
                      size_t length)
{
    char base[WORD_LETTERS_MAX + 1];
    size_t count;
    return alphabet_encode(glosses->index.alphabet, gloss->base, gloss->base_length, base,
                           WORD_LETTERS_MAX, &count) == STATUS_OK &&
           count == length && memcmp(base, word, length) == 0;
}

/* ---- packing ---- */

struct span {
    const char *text;
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
static enum status with_fault(const struct reader *reader, enum status status)
{
    switch (status) {
    case STATUS_OK:
        return status;
    case STATUS_RANGE:
        return fault_whole(reader->fault, status, "this text is too long");
    default:
        return fault_status(reader->fault, STATUS_NO_MEMORY);
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
    return with_fault(reader,
                      status == STATUS_OK ? index_add_bytes(&reader->packer, "", 1) : status);
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
    enum status status = with_fault(reader, index_add_bytes(&reader->packer, &part, 1));
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
            status = with_fault(
                reader, index_add_word(&reader->packer, letters.text, letters.length, value));
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

enum status gloss_pack(const struct alphabet *alphabet, const char *text, size_t size, void **image,
                       size_t *image_size, struct fault *fault)
{
    assert((text || size == 0) && image && image_size);
    struct reader reader = {.packer = {.kind = WORD_INDEX_GLOSSES, .alphabet = alphabet},
                            .fault = fault};
    enum status status = lines_read(&reader, text, size);
    if (status == STATUS_OK) {
        status = index_pack(&reader.packer, image, image_size, fault);
    }
    index_packer_deinit(&reader.packer);
    return status;
}
