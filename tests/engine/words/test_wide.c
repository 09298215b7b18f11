/* SPDX-License-Identifier: MIT */
/*
 * Lexicons of alphabets of more than 32 letters: packing, opening, looking up.
 */
#include "english.h"
#include "image.h"
#include "naive.h"
#include "seed.h"
#include "test.h"
#include "trounce/lexicon.h"
#include "trounce/memory.h"
#include "wide.h"

static struct alphabet alphabet_of(const char *text)
{
    struct alphabet alphabet;
    assert_ok(alphabet_read(text, strlen(text), &alphabet, NULL));
    return alphabet;
}

/* Mostly the last letters of the alphabet, so that words share beginnings. */
static size_t random_word(struct random *random, const struct alphabet *alphabet,
                          char word[NAIVE_LETTERS_MAX + 1])
{
    size_t length = 1 + random_below(random, 6);
    for (size_t i = 0; i < length; i++) {
        uint32_t count = (uint32_t)alphabet->letter_count;
        uint32_t few = random_below(random, 3) == 0 ? count : 12;
        word[i] = (char)(unsigned char)('a' + count - 1 - random_below(random, few));
    }
    word[length] = '\0';
    return length;
}

struct walk {
    const struct trie *trie;
    const struct lexicon *lexicon;
    char before[NAIVE_LETTERS_MAX + 1];
    size_t count;
};

static bool expect_word(void *context, const char *word, size_t length, struct word_note note)
{
    struct walk *walk = context;
    uint32_t number;
    assert_true(trie_contains(walk->trie, word, length));
    assert_true(lexicon_find(walk->lexicon, word, length, &number));
    assert_int_equal(lexicon_note(walk->lexicon, number).tier, note.tier);
    assert_true(strcmp(walk->before, word) < 0); /* in alphabetical order */
    memcpy(walk->before, word, length + 1);
    walk->count++;
    return true;
}

static void compare_with_trie(struct random *random, const struct alphabet *alphabet, int count)
{
    struct trie *trie;
    struct lexicon lexicon;
    char word[NAIVE_LETTERS_MAX + 1];
    assert_ok(trie_new(alphabet, &trie));
    for (int i = 0; i < count; i++) {
        size_t length = random_word(random, alphabet, word);
        struct word_note note = {.tier = (unsigned char)(1 + random_below(random, 90))};
        assert_ok(trie_add(trie, word, length, note, NULL));
    }
    assert_ok(lexicon_from_trie(&lexicon, trie));
    assert_non_null(lexicon.upper_letters);
    for (int i = 0; i < count; i++) {
        size_t length = random_word(random, alphabet, word);
        assert_int_equal(lexicon_contains(&lexicon, word, length),
                         trie_contains(trie, word, length));
    }
    struct walk walk = {.trie = trie, .lexicon = &lexicon};
    assert_true(lexicon_each(&lexicon, expect_word, &walk));
    assert_int_equal(walk.count, trie_size(trie));
    lexicon_deinit(&lexicon);
    trie_free(trie);
}

TEST_CASE(test_agrees_with_the_trie)
{
    static const char *const texts[] = {WIDE_CZECH, WIDE_RUSSIAN, WIDE_FULL};
    struct random random = naive_random();
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct alphabet alphabet = alphabet_of(texts[i]);
        for (int count = 1; count < 20000; count = count * 4 + 1) {
            compare_with_trie(&random, &alphabet, count);
        }
    }
}

static void pack(const struct alphabet *alphabet, const char *word, void **image, size_t *size)
{
    struct trie *trie;
    char letters[16];
    size_t count;
    assert_ok(trie_new(alphabet, &trie));
    assert_ok(alphabet_encode(alphabet, word, strlen(word), letters, 15, &count));
    assert_ok(trie_add(trie, letters, count, (struct word_note){.tier = 1}, NULL));
    assert_ok(lexicon_pack(trie, image, size));
    trie_free(trie);
}

/* An image says whether it is wide by its version, which must fit the alphabet. */
TEST_CASE(test_only_wide_images_have_their_version)
{
    void *image;
    size_t size;
    struct lexicon lexicon;
    struct alphabet russian = alphabet_of(WIDE_RUSSIAN);
    pack(&alphabet_english, "yes", &image, &size);
    struct image_header *header = image;
    assert_int_equal(header->version, LEXICON_VERSION);
    memory_free(image);

    pack(&russian, "Я", &image, &size);
    header = image;
    assert_int_equal(header->version, LEXICON_VERSION_WIDE);
    assert_ok(lexicon_open(&lexicon, &russian, image, size, NULL));
    assert_true(lexicon_letters(&lexicon, LEXICON_ROOT) == UINT64_C(1) << 32);
    header->alphabet = alphabet_fingerprint(&alphabet_english);
    assert_int_equal(lexicon_open(&lexicon, &alphabet_english, image, size, NULL), STATUS_VERSION);
    header->alphabet = alphabet_fingerprint(&russian);
    header->version = LEXICON_VERSION; /* whose image would be smaller */
    assert_int_equal(lexicon_open(&lexicon, &russian, image, size, NULL), STATUS_DAMAGED);
    memory_free(image);
}

/* No letter of a forged image leads out of it. */
TEST_CASE(test_children_beyond_the_array_are_refused)
{
    void *image;
    size_t size;
    struct lexicon lexicon;
    struct fault fault;
    struct alphabet russian = alphabet_of(WIDE_RUSSIAN);
    pack(&russian, "яя", &image, &size);
    struct image_header *header = image;
    uint64_t *nodes = (void *)((char *)image + sizeof *header);
    uint64_t root = nodes[LEXICON_ROOT];
    for (uint32_t room = LEXICON_ROOM_WIDE - 1; room <= LEXICON_ROOM_WIDE; room++) {
        nodes[LEXICON_ROOT] = (uint32_t)root | (uint64_t)(header->slot_count - room)
                                                   << LEXICON_BASE_SHIFT;
        header->checksum = image_checksum(image, size);
        assert_int_equal(lexicon_open(&lexicon, &russian, image, size, &fault),
                         room == LEXICON_ROOM_WIDE ? STATUS_OK : STATUS_DAMAGED);
    }
    memory_free(image);
}
