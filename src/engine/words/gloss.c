/* SPDX-License-Identifier: MIT */
/*
 * Opens packed glosses in place and looks words up. Leaves packing to gloss_pack.c.
 */
#include "trounce/gloss.h"

#include "image.h"
#include "letters.h"
#include "word_index_image.h"

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

/* An English word in lower case. */
struct letters {
    char text[WORD_LETTERS_MAX];
    size_t length;
};

const struct index_kind gloss_index_kind = {GLOSS_MAGIC, GLOSSES_VERSION, "glosses"};

enum status gloss_open_in(const struct alphabet *alphabet, struct glosses *glosses,
                          const void *image, size_t size, struct fault *fault)
{
    return word_index_open(&gloss_index_kind, alphabet, image, size, &glosses->index, fault);
}

enum status gloss_open(struct glosses *glosses, const void *image, size_t size, struct fault *fault)
{
    return gloss_open_in(&alphabet_english, glosses, image, size, fault);
}

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
