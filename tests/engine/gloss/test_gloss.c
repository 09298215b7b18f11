/* SPDX-License-Identifier: MIT */
/*
 * Glosses: small ones packed here, whole, damaged, truncated and forged, and those of the build.
 */
#include "image.h"
#include "test.h"
#include "trounce/gloss.h"
#include "trounce/memory.h"
#include "whole_file.h"

#define LINE_MAX_SIZE 128

static const char SMALL[] = "# a comment\n"
                            "n a message that tells the particulars\n"
                            " narrative narratives\n"
                            " tale tales\n"
                            "\n"
                            "v move fast by using one's feet\n"
                            " run ran running runs\n"
                            "n cold-blooded vertebrates\n"
                            " fish fishes\n"
                            "v seek indirectly\n"
                            "~fish fished fishing\n"
                            "a prominent \xe2\x80\xa6\n"
                            " salient\n"
                            "r without haste\n"
                            " slow slowly\n"
                            "v jump lightly\n"
                            " hop";

/* A file or an image on the heap, aligned to 8 bytes. */
struct image {
    void *bytes;
    size_t size;
};

static struct image packed(const char *text)
{
    struct image image = {0};
    struct fault fault;
    assert_ok(gloss_pack(&alphabet_english, text, strlen(text), &image.bytes, &image.size, &fault));
    return image;
}

static struct glosses opened(struct image image)
{
    struct glosses glosses;
    assert_ok(word_index_open(&glosses.index, WORD_INDEX_GLOSSES, &alphabet_english, image.bytes,
                              image.size, NULL));
    return glosses;
}

/* Recomputes the checksum of an image, as a forger would. */
static void sign(struct image image)
{
    struct index_header *header = image.bytes;
    header->checksum = image_checksum(image.bytes, image.size);
}

/* Returns "base (part): text", or "-" for a word without a gloss. */
static const char *told(const struct glosses *glosses, const char *word)
{
    static const char *const parts[] = {[GLOSS_NOUN] = "noun",
                                        [GLOSS_VERB] = "verb",
                                        [GLOSS_ADJECTIVE] = "adjective",
                                        [GLOSS_ADVERB] = "adverb",
                                        [GLOSS_SYNONYMS] = ""};
    static char line[512];
    struct gloss gloss;
    if (!gloss_find(glosses, word, strlen(word), &gloss)) {
        return "-";
    }
    assert_int_equal(strlen(gloss.base), gloss.base_length);
    assert_int_equal(strlen(gloss.text), gloss.text_length);
    snprintf(line, sizeof line, "%s (%s): %s", gloss.base, parts[gloss.part], gloss.text);
    return line;
}

TEST_CASE(test_words_and_their_forms)
{
    struct image image = packed(SMALL);
    struct glosses glosses = opened(image);
    const char *tale = "tale (noun): a message that tells the particulars";
    assert_string_equal(told(&glosses, "tale"), tale);
    assert_string_equal(told(&glosses, "tales"), tale);
    assert_string_equal(told(&glosses, "TALES"), tale);
    assert_string_equal(told(&glosses, "narratives"),
                        "narrative (noun): a message that tells the particulars");
    assert_string_equal(told(&glosses, "ran"), "run (verb): move fast by using one's feet");
    assert_string_equal(told(&glosses, "fish"), "fish (noun): cold-blooded vertebrates");
    assert_string_equal(told(&glosses, "fished"), "fish (verb): seek indirectly");
    assert_string_equal(told(&glosses, "salient"), "salient (adjective): prominent \xe2\x80\xa6");
    assert_string_equal(told(&glosses, "slowly"), "slow (adverb): without haste");
    memory_free(image.bytes);
}

TEST_CASE(test_regular_forms_of_known_words)
{
    struct image image = packed(SMALL);
    struct glosses glosses = opened(image);
    const char *tale = "tale (noun): a message that tells the particulars";
    assert_string_equal(told(&glosses, "taled"), tale);
    assert_string_equal(told(&glosses, "taling"), tale);
    assert_string_equal(told(&glosses, "hops"), "hop (verb): jump lightly");
    assert_string_equal(told(&glosses, "hopped"), "hop (verb): jump lightly");
    assert_string_equal(told(&glosses, "slowest"), "slow (adverb): without haste");
    assert_string_equal(told(&glosses, "saliently"), "salient (adjective): prominent \xe2\x80\xa6");
    memory_free(image.bytes);
}

TEST_CASE(test_words_without_a_gloss)
{
    struct image image = packed("n a greeting\n hi\nn a big beast\n horse\n");
    struct glosses glosses = opened(image);
    static const char *const WORDS[] = {
        "", "a", "zyzzyva", "his", "hors", "horseshoe", "hi ", "h", "ing", "ed", "s", "h\xc3\xa9",
    };
    for (size_t i = 0; i < sizeof WORDS / sizeof WORDS[0]; i++) {
        assert_string_equal(told(&glosses, WORDS[i]), "-");
    }
    char longest[80];
    memset(longest, 'a', sizeof longest);
    struct gloss gloss = {.base = "kept"};
    for (size_t length = 0; length <= sizeof longest; length++) {
        assert_false(gloss_find(&glosses, longest, length, &gloss));
    }
    assert_string_equal(gloss.base, "kept");
    memory_free(image.bytes);
    struct glosses none = {0};
    assert_string_equal(told(&none, "horse"), "-");
}

/* Three-letter words, enough for many blocks, each with a gloss that repeats it. */
TEST_CASE(test_many_words)
{
    size_t count = 26 * 26 * 5;
    char *text = malloc(count * 16);
    assert_non_null(text);
    size_t size = 0;
    char word[4] = "";
    for (size_t i = 0; i < count; i++) {
        size_t shuffled = i * 1237 % count; /* 1237 is prime: each index comes once */
        snprintf(word, sizeof word, "%c%c%c", (char)('a' + shuffled % 26),
                 (char)('a' + shuffled / 26 % 26), (char)('a' + shuffled / 676));
        size += (size_t)snprintf(text + size, 16, "n %s.\n %s\n", word, word);
    }
    struct image image = packed(text);
    struct glosses glosses = opened(image);
    for (size_t i = 0; i < count; i++) {
        snprintf(word, sizeof word, "%c%c%c", (char)('a' + i % 26), (char)('a' + i / 26 % 26),
                 (char)('a' + i / 676));
        struct gloss gloss;
        assert_true(gloss_find(&glosses, word, 3, &gloss));
        assert_string_equal(gloss.base, word);
        assert_memory_equal(gloss.text, word, 3);
    }
    assert_string_equal(told(&glosses, "aaz"), "-");
    assert_string_equal(told(&glosses, "zzz"), "-");
    memory_free(image.bytes);
    free(text);
}

/* Letters after z, forms with the prefix of their base, synonyms without a part of speech. */
TEST_CASE(test_glosses_in_an_alphabet)
{
    static const char LETTERS[] = "letters aA eE iI lL mM rR sS tT uU \xc3\xb6\xc3\x96\n"
                                  "folds \xc3\xa9\xc3\x89"
                                  "e\n";
    static const char TEXT[] = "s saison, moment\n"
                               " \xc3\xa9t\xc3\xa9 3s\n"
                               "n R\xc3\xb6mer\n"
                               " Ma\xc3\xb6 2es 3s\n"
                               "v lire\n"
                               " lire";
    struct alphabet alphabet;
    struct glosses glosses;
    struct image image;
    assert_ok(alphabet_read(LETTERS, strlen(LETTERS), &alphabet, NULL));
    assert_ok(gloss_pack(&alphabet, TEXT, strlen(TEXT), &image.bytes, &image.size, NULL));
    assert_int_equal(word_index_open(&glosses.index, WORD_INDEX_GLOSSES, &alphabet_english,
                                     image.bytes, image.size, NULL),
                     STATUS_VERSION);
    assert_ok(word_index_open(&glosses.index, WORD_INDEX_GLOSSES, &alphabet, image.bytes,
                              image.size, NULL));
    static const struct {
        const char *text;
        const char *told;
        bool is_base;
    } CASES[] = {
        {"ete", "\xc3\xa9t\xc3\xa9 (): saison, moment", true},
        {"etes", "\xc3\xa9t\xc3\xa9 (): saison, moment", false},
        {"ma\xc3\xb6", "Ma\xc3\xb6 (noun): R\xc3\xb6mer", true},
        {"maes", "Ma\xc3\xb6 (noun): R\xc3\xb6mer", false},
        {"ma\xc3\xb6s", "Ma\xc3\xb6 (noun): R\xc3\xb6mer", false},
        {"lire", "lire (verb): lire", true},
        {"lires", "-", false},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        char word[16];
        size_t count;
        struct gloss gloss;
        assert_ok(alphabet_encode(&alphabet, CASES[i].text, strlen(CASES[i].text), word,
                                  sizeof word - 1, &count));
        assert_string_equal(told(&glosses, word), CASES[i].told);
        if (gloss_find(&glosses, word, count, &gloss)) {
            assert_int_equal(gloss_is_of_base(&glosses, &gloss, word, count), CASES[i].is_base);
        }
    }
    memory_free(image.bytes);
}

TEST_CASE(test_every_damaged_byte_is_refused)
{
    struct image image = packed(SMALL);
    unsigned char *bytes = image.bytes;
    for (size_t at = 0; at < image.size; at++) {
        for (unsigned bit = 0; bit < 8; bit++) {
            bytes[at] ^= (unsigned char)(1u << bit);
            struct glosses glosses = {.index = {.word_count = 7}};
            struct fault fault;
            enum status status =
                word_index_open(&glosses.index, WORD_INDEX_GLOSSES, &alphabet_english, image.bytes,
                                image.size, &fault);
            assert_true(status == STATUS_DAMAGED || status == STATUS_VERSION);
            assert_int_equal(fault.status, status);
            assert_non_null(fault.detail.format);
            assert_int_equal(glosses.index.word_count, 7);
            bytes[at] ^= (unsigned char)(1u << bit);
        }
    }
    opened(image);
    memory_free(image.bytes);
}

TEST_CASE(test_every_cut_is_refused)
{
    struct image image = packed(SMALL);
    struct glosses glosses;
    assert_int_equal(
        word_index_open(&glosses.index, WORD_INDEX_GLOSSES, &alphabet_english, NULL, 0, NULL),
        STATUS_EMPTY);
    for (size_t size = 0; size < image.size; size++) {
        /* A separate block, so that the sanitizer detects reads beyond the end. */
        void *cut = malloc(size + (size == 0));
        assert_non_null(cut);
        memcpy(cut, image.bytes, size);
        assert_int_equal(
            word_index_open(&glosses.index, WORD_INDEX_GLOSSES, &alphabet_english, cut, size, NULL),
            size == 0 ? STATUS_EMPTY : STATUS_DAMAGED);
        free(cut);
    }
    memory_free(image.bytes);
}

/* Lookups in forged images with a valid checksum end and stay inside the image. */
TEST_CASE(test_forged_images_lead_nowhere)
{
    static const char *const WORDS[] = {"tale", "narratives", "ran", "zzz", "fished", "aaa"};
    struct image image = packed(SMALL);
    unsigned char *bytes = image.bytes;
    size_t opened_count = 0;
    for (size_t at = offsetof(struct index_header, word_count); at < image.size; at++) {
        unsigned char before = bytes[at];
        for (unsigned value = 0; value < 256; value += at < IMAGE_CHUNK ? 1 : 15) {
            bytes[at] = (unsigned char)value;
            sign(image);
            struct glosses glosses;
            if (word_index_open(&glosses.index, WORD_INDEX_GLOSSES, &alphabet_english, image.bytes,
                                image.size, NULL) != STATUS_OK) {
                continue;
            }
            opened_count++;
            for (size_t i = 0; i < sizeof WORDS / sizeof WORDS[0]; i++) {
                struct gloss gloss;
                if (gloss_find(&glosses, WORDS[i], strlen(WORDS[i]), &gloss)) {
                    const char *end = gloss.text + gloss.text_length;
                    assert_int_in_range((uintptr_t)end, (uintptr_t)bytes,
                                        (uintptr_t)bytes + image.size - 1);
                    assert_int_in_range(gloss.part, GLOSS_NOUN, GLOSS_SYNONYMS);
                }
            }
        }
        bytes[at] = before;
    }
    assert_true(opened_count > 1000);
    memory_free(image.bytes);
}

TEST_CASE(test_faults_in_the_text)
{
    static const struct {
        const char *text;
        enum status status;
        size_t line;
    } CASES[] = {
        {"", STATUS_EMPTY, 0},
        {"# nothing\n", STATUS_EMPTY, 0},
        {" tale\n", STATUS_SYNTAX, 1},
        {"n \n tale\n", STATUS_SYNTAX, 1},
        {"x text\n tale\n", STATUS_SYNTAX, 1},
        {"n text\n t\xc4\x9ble\n", STATUS_SYNTAX, 2},
        {"n text\n 3tale\n", STATUS_SYNTAX, 2},
        {"n text\n tale 5s\n", STATUS_SYNTAX, 2},
        {"n text\n tale \n", STATUS_SYNTAX, 2},
        {"n text\n tale  tales\n", STATUS_SYNTAX, 2},
        {"n text\n \n", STATUS_SYNTAX, 2},
        {"n text\n\nn other\n tale\n", STATUS_SYNTAX, 2},
        {"n text\n tale\nn other\n", STATUS_SYNTAX, 3},
        {"n text\n tale\nv other\n tale\n", STATUS_SYNTAX, 0},
        {"n text\n~tale\n", STATUS_EMPTY, 0},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        struct image image = {.size = 7};
        struct fault fault;
        assert_int_equal(gloss_pack(&alphabet_english, CASES[i].text, strlen(CASES[i].text),
                                    &image.bytes, &image.size, &fault),
                         CASES[i].status);
        assert_int_equal(fault.line, CASES[i].line);
        assert_int_equal(fault.column, 0); /* whole lines are at fault */
        assert_null(image.bytes);
        assert_int_equal(image.size, 7);
    }
}

/* Returns the file `name` on the heap; the caller frees it. */
static struct image file_read(const char *name)
{
    struct image file;
    file.bytes = whole_file(name, &file.size);
    return file;
}

static void assert_begins(const struct glosses *glosses, const char *word, const char *beginning)
{
    const char *line = told(glosses, word);
    if (strncmp(line, beginning, strlen(beginning)) != 0) {
        fail_msg("%s: '%s' does not begin with '%s'", word, line, beginning);
    }
}

TEST_CASE(test_built_glosses)
{
    struct image file = file_read(TROUNCE_GLOSSES);
    assert_true(file.size <= 5000000);
    struct glosses glosses = opened(file);
    assert_begins(&glosses, "tale", "tale (noun): a message that tells the particulars of an act");
    assert_begins(&glosses, "taled", "tale (noun): a message that tells");
    assert_begins(&glosses, "salient", "salient (adjective): having a quality that thrusts itself");
    assert_begins(&glosses, "cat", "cat (noun): feline mammal");
    assert_begins(&glosses, "cats", "cat (noun): feline mammal");
    assert_begins(&glosses, "ran", "run (verb): move fast");
    assert_begins(&glosses, "better", "good (adjective): having desirable");
    assert_begins(&glosses, "geese", "goose (noun): web-footed");
    assert_begins(&glosses, "goes", "go (verb): change location");
    assert_begins(&glosses, "quickly", "quickly (adverb): ");
    /* "win" is far more frequent than "wine", but would double its letter. */
    assert_begins(&glosses, "wined", "wine (verb): ");
    assert_begins(&glosses, "wining", "wine (verb): ");
    assert_begins(&glosses, "wines", "wine (noun): ");
    assert_begins(&glosses, "planed", "plane (verb): ");
    assert_begins(&glosses, "griped", "gripe (verb): ");
    assert_begins(&glosses, "cutest", "cute (adjective): ");
    assert_begins(&glosses, "bees", "bee (noun): ");
    assert_begins(&glosses, "winning", "win (verb): ");
    assert_begins(&glosses, "pinned", "pin (verb): ");
    assert_begins(&glosses, "taxed", "tax (verb): ");
    assert_begins(&glosses, "gases", "gas (noun): ");
    /* The general sense comes before that of a game, and before an entry that is never used. */
    assert_begins(&glosses, "plate", "plate (noun): a sheet of metal");
    assert_begins(&glosses, "plates", "plate (noun): a sheet of metal");
    assert_begins(&glosses, "stroke", "stroke (noun): (sports) the act of swinging");
    assert_begins(&glosses, "hearts", "heart (noun): the locus of feelings");
    assert_begins(&glosses, "stops", "stop (verb): come to a halt");
    assert_begins(&glosses, "bars", "bar (noun): a room or establishment");
    assert_begins(&glosses, "falls", "fall (verb): descend");
    assert_begins(&glosses, "glasses", "glasses (noun): ");
    assert_string_equal(told(&glosses, "his"), "-");
    assert_string_equal(told(&glosses, "shit"), "-");
    assert_string_equal(told(&glosses, "qqq"), "-");
    free(file.bytes);
}

/* Looks up every seventh word of a list; returns the percentage that has a gloss. */
static double sample_coverage(const struct glosses *glosses, const char *name)
{
    FILE *stream = fopen(name, "r");
    assert_non_null(stream);
    char line[LINE_MAX_SIZE];
    size_t number = 0;
    size_t asked_count = 0;
    size_t found_count = 0;
    while (fgets(line, sizeof line, stream) != NULL) {
        struct gloss gloss;
        size_t length = strcspn(line, "\n");
        if (number++ % 7 != 0) {
            continue;
        }
        asked_count++;
        if (gloss_find(glosses, line, length, &gloss)) {
            found_count++;
            assert_true(gloss.base_length >= 2 && gloss.base_length <= 25);
            assert_int_equal(strlen(gloss.base), gloss.base_length);
            assert_true(gloss.text_length > 0 && gloss.text_length <= 123);
            assert_int_equal(strlen(gloss.text), gloss.text_length);
            assert_int_in_range(gloss.part, GLOSS_NOUN, GLOSS_ADVERB);
        }
    }
    fclose(stream);
    assert_true(asked_count > 0);
    return 100.0 * (double)found_count / (double)asked_count;
}

TEST_CASE(test_words_of_the_lists)
{
    static const char LISTS[] = TROUNCE_SOURCE_DIR "/assets/lexicon/tier-";
    static const int TIERS[] = {10, 20, 35, 40, 50, 55, 60, 70, 80};
    struct image file = file_read(TROUNCE_GLOSSES);
    struct glosses glosses = opened(file);
    for (size_t i = 0; i < sizeof TIERS / sizeof TIERS[0]; i++) {
        char name[sizeof LISTS + 16];
        snprintf(name, sizeof name, "%s%d.txt", LISTS, TIERS[i]);
        double coverage = sample_coverage(&glosses, name);
        assert_true(coverage >= (TIERS[i] <= 35 ? 95.0 : TIERS[i] <= 60 ? 75.0 : 30.0));
    }
    free(file.bytes);
}
