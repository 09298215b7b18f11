/* SPDX-License-Identifier: MIT */
/*
 * Spellings of words: small lists packed here, whole and forged, and those of the languages. Leaves
 * damaged images to test_gloss.c, which has the same format.
 */
#include "image.h"
#include "test.h"
#include "trounce/memory.h"
#include "trounce/spelling.h"

static const char LETTERS[] = "letters aA bB cC eE fF lL mM nN oO rR sS tT uU äÄ\n"
                              "folds éÉe èÈe ñn ßẞss œŒoe\n";
static const char LIST[] = "0bon1\n0été3\n3s\n0fuß\n0mœurs!\n0nä8\n0ños\n0strasse\n";

/* An opened list with its alphabet. */
struct written {
    struct alphabet alphabet;
    struct spellings spellings;
    void *image;
    size_t size;
};

static void set_up(struct written *written)
{
    struct fault fault;
    assert_ok(alphabet_read(LETTERS, strlen(LETTERS), &written->alphabet, &fault));
    assert_ok(spelling_pack(&written->alphabet, LIST, strlen(LIST), &written->image, &written->size,
                            &fault));
    assert_ok(word_index_open(&written->spellings.index, WORD_INDEX_SPELLINGS, &written->alphabet,
                              written->image, written->size, &fault));
}

static void assert_written(const struct written *written, const char *word, const char *lower,
                           const char *upper)
{
    const struct alphabet *alphabet = &written->alphabet;
    char letters[16];
    char text[ALPHABET_TEXT_SIZE(16)];
    size_t count;
    assert_ok(alphabet_encode(alphabet, word, strlen(word), letters, 15, &count));
    assert_int_equal(spelling_write(&written->spellings, alphabet, letters, count, false, text),
                     strlen(lower));
    assert_string_equal(text, lower);
    assert_int_equal(spelling_write(&written->spellings, alphabet, letters, count, true, text),
                     strlen(upper));
    assert_string_equal(text, upper);
}

TEST_CASE(test_words_are_written_as_in_the_list)
{
    struct written written;
    set_up(&written);
    assert_written(&written, "bon", "bon", "BON");
    assert_written(&written, "ete", "été", "ÉTÉ");
    assert_written(&written, "etes", "étés", "ÉTÉS");
    assert_written(&written, "fuss", "fuß", "FUSS");
    assert_written(&written, "moeurs", "mœurs", "MOEURS");
    assert_written(&written, "nä", "nä", "NÄ");
    assert_written(&written, "nos", "ños", "NOS"); /* this fold has no capital */
    assert_written(&written, "strasse", "strasse", "STRASSE");
    assert_written(&written, "fouet", "fouet", "FOUET");
    assert_written(&written, "", "", "");
    memory_free(written.image);
}

/* Some systems write an accent as a character of its own, after the letter. */
TEST_CASE(test_decomposed_letters)
{
    static const char list[] = "0e\u0301te\u0301\n0na\u0308ße\n";
    struct written written;
    set_up(&written);
    memory_free(written.image);
    assert_ok(
        spelling_pack(&written.alphabet, list, strlen(list), &written.image, &written.size, NULL));
    assert_ok(word_index_open(&written.spellings.index, WORD_INDEX_SPELLINGS, &written.alphabet,
                              written.image, written.size, NULL));
    assert_written(&written, "ete", "été", "ÉTÉ");
    assert_written(&written, "nässe", "näße", "NÄSSE");
    memory_free(written.image);
}

TEST_CASE(test_without_spellings_letters_are_written)
{
    struct written written;
    char text[ALPHABET_TEXT_SIZE(3)];
    set_up(&written);
    assert_int_equal(spelling_write(NULL, &written.alphabet, "ete", 0, true, text), 0);
    written.spellings = (struct spellings){0};
    assert_written(&written, "ete", "ete", "ETE");
    void *image = written.image;
    size_t size = 7;
    assert_ok(spelling_pack(&written.alphabet, "0bon\n", 5, &image, &size, NULL));
    assert_null(image);
    assert_int_equal(size, 0);
    memory_free(written.image);
}

TEST_CASE(test_faults)
{
    struct written written;
    struct fault fault;
    void *image;
    size_t size;
    set_up(&written);
    assert_int_equal(spelling_pack(&written.alphabet, "0bon\n0xyz\n", 10, &image, &size, &fault),
                     STATUS_SYNTAX);
    assert_int_equal(fault.line, 2);
    assert_int_equal(spelling_pack(&written.alphabet, "0été\n0ète\n", 13, &image, &size, &fault),
                     STATUS_SYNTAX);
    assert_int_equal(word_index_open(&written.spellings.index, WORD_INDEX_SPELLINGS,
                                     &alphabet_english, written.image, written.size, &fault),
                     STATUS_VERSION);
    memory_free(written.image);
}

/* The number of spelling patterns is limited; within it, each word keeps its own. */
#define WAYS_MAX 16384

TEST_CASE(test_many_ways)
{
    struct written written;
    struct spellings spellings;
    struct fault fault;
    void *image;
    size_t size;
    set_up(&written);
    char *list = malloc((size_t)(WAYS_MAX + 2) * 64);
    assert_non_null(list);
    for (unsigned most = WAYS_MAX; most <= WAYS_MAX + 1; most++) {
        size_t length = 0;
        for (unsigned n = 1; n <= most; n++) { /* n in binary, first as accents, then as letters */
            list[length++] = '0';
            for (int bit = 0; bit < 15; bit++) {
                length += (size_t)snprintf(list + length, 4, "%s", n >> bit & 1 ? "\xc3\xa9" : "e");
            }
            for (int bit = 0; bit < 15; bit++) {
                list[length++] = n >> bit & 1 ? 'n' : 'e';
            }
            list[length++] = '\n';
        }
        enum status status = spelling_pack(&written.alphabet, list, length, &image, &size, &fault);
        assert_int_equal(status, most <= WAYS_MAX ? STATUS_OK : STATUS_RANGE);
        if (status != STATUS_OK) {
            break;
        }
        assert_ok(word_index_open(&spellings.index, WORD_INDEX_SPELLINGS, &written.alphabet, image,
                                  size, NULL));
        for (const char *line = list; line < list + length; line = strchr(line, '\n') + 1) {
            char word[64];
            char text[ALPHABET_TEXT_SIZE(64)];
            size_t count;
            size_t bytes = strcspn(line, "\n") - 1;
            assert_ok(alphabet_encode(&written.alphabet, line + 1, bytes, word, 63, &count));
            assert_int_equal(
                spelling_write(&spellings, &written.alphabet, word, count, false, text), bytes);
            assert_memory_equal(text, line + 1, bytes);
        }
        memory_free(image);
    }
    free(list);
    memory_free(written.image);
}

/* With a forged image under a valid checksum, no spelling exceeds its buffer. */
TEST_CASE(test_forged_images_lead_nowhere)
{
    static const char *const words[] = {"bon", "ete", "etes", "fuss", "moeurs", "nos"};
    struct written written;
    set_up(&written);
    unsigned char *bytes = written.image;
    struct index_header *header = written.image;
    size_t opened = 0;
    for (size_t at = offsetof(struct index_header, word_count); at < written.size; at++) {
        unsigned char before = bytes[at];
        for (unsigned value = 0; value < 256; value += at < IMAGE_CHUNK ? 1 : 5) {
            bytes[at] = (unsigned char)value;
            header->checksum = image_checksum(bytes, written.size);
            if (word_index_open(&written.spellings.index, WORD_INDEX_SPELLINGS, &written.alphabet,
                                bytes, written.size, NULL) != STATUS_OK) {
                continue;
            }
            opened++;
            for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
                size_t length = strlen(words[i]);
                char *text = malloc(ALPHABET_TEXT_SIZE(length));
                assert_non_null(text);
                char letters[16];
                size_t count;
                alphabet_encode(&written.alphabet, words[i], length, letters, 15, &count);
                spelling_write(&written.spellings, &written.alphabet, letters, count, false, text);
                spelling_write(&written.spellings, &written.alphabet, letters, count, true, text);
                free(text);
            }
        }
        bytes[at] = before;
    }
    assert_true(opened > 1000);
    memory_free(written.image);
}
