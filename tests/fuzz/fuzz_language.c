/* SPDX-License-Identifier: MIT */
/*
 * Any bytes as the files of a language: its alphabet, its word list, its richness table, and its
 * spellings and glosses, packed here or as they are with a valid header. The first byte selects
 * which.
 */
#include "fuzz.h"
#include "image.h"

#include "trounce/gloss.h"
#include "trounce/language.h"
#include "trounce/lexicon_io.h"
#include "trounce/memory.h"
#include "trounce/richness.h"
#include "trounce/spelling.h"

#include <stdbool.h>
#include <string.h>

static const char letters_text[] =
    "letters aA bB cC eE fF lL mM nN oO rR sS tT uU \xc3\xa4\xc3\x84\n"
    "folds \xc3\xa9\xc3\x89"
    "e \xc3\xb1n \xc3\x9f\xe1\xba\x9ess "
    "\xc5\x93\xc5\x92oe\npairs Ca\npair Us\n";
static struct alphabet letters;

/* ---- letters ---- */

/* Each letter reads back in either case, and each face reads back from its label. */
static void look_at(const struct alphabet *alphabet)
{
    require(alphabet->letter_count > 0 && alphabet->letter_count <= ALPHABET_LETTERS_MAX);
    require(alphabet->fold_count <= ALPHABET_FOLDS_MAX);
    require(alphabet->face_count > alphabet->letter_count);
    require(alphabet->face_count <= ALPHABET_FACES_MAX);
    for (int k = 0; k < alphabet->letter_count; k++) {
        const struct alphabet_letter *letter = &alphabet->letters[k];
        const char *const forms[] = {letter->lower, letter->upper};
        for (int i = 0; i < 2; i++) {
            char word[2];
            char text[ALPHABET_TEXT_SIZE(1)];
            size_t count;
            require(alphabet_encode(alphabet, forms[i], strlen(forms[i]), word, 1, &count) ==
                    STATUS_OK);
            require(count == 1 && word[0] == (char)('a' + k));
            require(alphabet_upper(alphabet, word, 1, text) == strlen(letter->upper));
        }
    }
    for (int i = 1; i < alphabet->face_count; i++) {
        const char *label = alphabet_label(alphabet, i);
        int face;
        require(alphabet_spelling(alphabet, i)[0] != '\0');
        require(i == alphabet->pair_face || strlen(alphabet_spelling(alphabet, i)) == 1 ||
                alphabet_face_of(alphabet, label, strlen(label), &face));
    }
    for (int i = 0; i < alphabet->fold_count; i++) {
        require(alphabet->folds[i].letters[0] != '\0');
    }
}

static void read_language(const char *text, size_t size)
{
    struct alphabet alphabet;
    struct language language = {.code = "?"};
    struct fault fault = {.status = STATUS_OK};
    if (language_read("xx", text, size, &language, &alphabet, &fault) == STATUS_OK) {
        require(language.name[0] && language.english_name[0] && language.alphabet == &alphabet);
        look_at(&alphabet);
    } else {
        require(fault.detail.format != NULL && language.code[0] == '?');
    }
    if (alphabet_read(text, size, &alphabet, &fault) == STATUS_OK) {
        look_at(&alphabet);
    }
}

/* ---- words and their spelling ---- */

static void write_word(const struct spellings *spellings, const char *word, size_t length)
{
    char text[ALPHABET_TEXT_SIZE(WORD_LETTERS_MAX)];
    char again[WORD_LETTERS_MAX + 1];
    size_t count;
    size_t size = spelling_write(spellings, &letters, word, length, false, text);
    require(size < sizeof text && strlen(text) == size);
    require(alphabet_encode(&letters, text, size, again, WORD_LETTERS_MAX, &count) == STATUS_OK);
    require(count == length && memcmp(again, word, length) == 0);
    require(spelling_write(spellings, &letters, word, length, true, text) < sizeof text);
}

static bool visit(void *context, const char *word, size_t length, struct word_note note)
{
    require(length > 0 && length <= WORD_LETTERS_MAX && note.tier <= TIER_MAX);
    write_word(context, word, length);
    return true;
}

static void read_words(const char *text, size_t size)
{
    struct trie *trie = NULL;
    struct spellings spellings = {.index = {.word_count = 0}};
    struct fault fault = {.status = STATUS_OK};
    void *image = NULL;
    size_t image_size = 0;
    require(trie_new(&letters, &trie) == STATUS_OK);
    enum status status = list_read_coded(trie, text, size, &fault);
    require((status == STATUS_OK) == (!fault.detail.format));
    enum status packed = spelling_pack(&letters, text, size, &image, &image_size, NULL);
    require(packed != STATUS_OK || status == STATUS_OK || status == STATUS_EMPTY);
    if (image) {
        require(word_index_open(&spellings.index, WORD_INDEX_SPELLINGS, &letters, image, image_size,
                                NULL) == STATUS_OK);
    }
    (void)trie_each(trie, visit, image ? &spellings : NULL);
    memory_free(image);
    trie_free(trie);
}

/* ---- packed files ---- */

/* Returns a copy with a header that is valid except for its counts. */
static unsigned char *mended(const uint8_t *data, size_t size, const char *magic, uint32_t version)
{
    unsigned char *image = malloc(size);
    require(image != NULL);
    memcpy(image, data, size);
    struct index_header *header = (struct index_header *)(void *)image;
    memcpy(header->magic, magic, INDEX_MAGIC_SIZE);
    header->byte_order = IMAGE_BYTE_ORDER;
    header->version = version;
    header->size = size;
    header->alphabet = alphabet_fingerprint(&letters);
    header->checksum = image_checksum(image, size);
    return image;
}

#define WORD_COUNT 8

/* In the language's alphabet. */
static char words[WORD_COUNT][WORD_LETTERS_MAX + 1];

static void take_words(void)
{
    static const char *const texts[WORD_COUNT] = {"bon",    "ete", "etes", "fuss",
                                                  "moeurs", "nos", "a",    "sol"};
    for (size_t i = 0; i < WORD_COUNT; i++) {
        size_t count;
        require(alphabet_encode(&letters, texts[i], strlen(texts[i]), words[i], WORD_LETTERS_MAX,
                                &count) == STATUS_OK);
    }
}

static void open_spellings(const uint8_t *data, size_t size)
{
    struct spellings spellings;
    unsigned char *image = mended(data, size, SPELLING_MAGIC, SPELLINGS_VERSION);
    if (word_index_open(&spellings.index, WORD_INDEX_SPELLINGS, &letters, image, size, NULL) ==
        STATUS_OK) {
        for (size_t i = 0; i < WORD_COUNT; i++) {
            write_word(&spellings, words[i], strlen(words[i]));
        }
    }
    free(image);
}

static void ask(const struct glosses *glosses)
{
    for (size_t i = 0; i < WORD_COUNT; i++) {
        struct gloss gloss;
        if (gloss_find(glosses, words[i], strlen(words[i]), &gloss)) {
            require(strlen(gloss.base) == gloss.base_length);
            require(strlen(gloss.text) == gloss.text_length);
            (void)gloss_is_of_base(glosses, &gloss, words[i], strlen(words[i]));
        }
    }
}

static void open_glosses(const uint8_t *data, size_t size)
{
    struct glosses glosses;
    unsigned char *image = mended(data, size, GLOSS_MAGIC, GLOSSES_VERSION);
    if (word_index_open(&glosses.index, WORD_INDEX_GLOSSES, &letters, image, size, NULL) ==
        STATUS_OK) {
        ask(&glosses);
    }
    free(image);
}

static void pack_glosses(const char *text, size_t size)
{
    struct glosses glosses;
    void *image = NULL;
    size_t image_size = 0;
    if (gloss_pack(&letters, text, size, &image, &image_size, NULL) == STATUS_OK) {
        require(word_index_open(&glosses.index, WORD_INDEX_GLOSSES, &letters, image, image_size,
                                NULL) == STATUS_OK);
        ask(&glosses);
        memory_free(image);
    }
}

/* ---- richness ---- */

static void read_richness(const char *text, size_t size)
{
    static struct richness_table table;
    struct fault fault = {.status = STATUS_OK};
    if (richness_read(text, size, &table, &fault) != STATUS_OK) {
        require(fault.detail.format != NULL);
        return;
    }
    for (int i = 0; i < LANGUAGE_DICE; i++) {
        for (int rules = 0; rules < RULES_COUNT; rules++) {
            const short *least = table.spreads[i][rules].least;
            for (int level = 1; level < RICHNESS_LEVELS; level++) {
                require(least[level] >= least[level - 1]);
            }
        }
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (letters.letter_count == 0) {
        require(alphabet_read(letters_text, sizeof letters_text - 1, &letters, NULL) == STATUS_OK);
        take_words();
    }
    if (size == 0) {
        return 0;
    }
    const char *text = (const char *)data + 1;
    size--;
    size_t whole = size / IMAGE_CHUNK * IMAGE_CHUNK;
    switch (data[0] % 6) {
    case 0:
        read_language(text, size);
        break;
    case 1:
        read_words(text, size);
        break;
    case 2:
        read_richness(text, size);
        break;
    case 3:
        pack_glosses(text, size);
        break;
    case 4:
        if (whole >= sizeof(struct index_header)) {
            open_spellings(data + 1, whole);
        }
        break;
    case 5:
        if (whole >= sizeof(struct index_header)) {
            open_glosses(data + 1, whole);
        }
        break;
    }
    return 0;
}
