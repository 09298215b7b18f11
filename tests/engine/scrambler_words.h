/* SPDX-License-Identifier: MIT */
/*
 * Words for the tests of the Scrambler, sources made from words, and comparisons by field: what
 * stands in a structure's padding is not defined.
 */
#ifndef TROUNCE_TESTS_SCRAMBLER_WORDS_H
#define TROUNCE_TESTS_SCRAMBLER_WORDS_H

#include "test.h"

#include "trounce/scrambler.h"

#define SCRAMBLER_TEST_WORDS                                                                       \
    "ace ant arm bag bee cat cow dog ear egg elf fig fox gum hat ink jam key lip map nut oak owl " \
    "pea pig rat sea sun tea urn van wax yak zoo acid bath bird cake corn dawn door east fish "    \
    "frog goat hand iron jazz king lamp moon nest oven pear quiz rain salt tree unit vase wind "   \
    "yarn zinc apple bread chair cloud drink eagle fruit grape horse igloo judge knife lemon "     \
    "mango night ocean piano queen river snake table uncle voice water youth zebra"

static inline void assert_same_grid(const struct scrambler_grid *a, const struct scrambler_grid *b)
{
    assert_int_equal(a->size, b->size);
    assert_memory_equal(a->cells, b->cells, sizeof a->cells);
}

static inline void assert_same_puzzle(const struct scrambler_puzzle *a,
                                      const struct scrambler_puzzle *b)
{
    assert_ptr_equal(a->alphabet, b->alphabet);
    assert_same_grid(&a->jumbled, &b->jumbled);
    assert_int_equal(a->words.count, b->words.count);
    assert_memory_equal(a->words.lengths, b->words.lengths, sizeof a->words.lengths);
    assert_memory_equal(a->words.copies_before, b->words.copies_before,
                        sizeof a->words.copies_before);
    assert_memory_equal(a->words.letters, b->words.letters, sizeof a->words.letters);
    assert_int_equal(a->jumble_count, b->jumble_count);
    assert_memory_equal(a->jumble, b->jumble, sizeof a->jumble);
    assert_true(a->state == b->state);
    assert_int_equal(a->fingerprint, b->fingerprint);
}

/* Makes a source of the words in `text`, separated by spaces. NULL on failure. */
static inline struct scrambler_source *scrambler_source_in(const struct alphabet *alphabet,
                                                           const char *text)
{
    struct trie *trie = NULL;
    struct lexicon lexicon;
    struct scrambler_source *source = NULL;
    if (trie_new(alphabet, &trie) != STATUS_OK) {
        return NULL;
    }
    while (*text != 0) {
        size_t length = strcspn(text, " ");
        const struct word_note common = {.tier = 10};
        if (trie_add(trie, text, length, common, NULL) != STATUS_OK) {
            trie_free(trie);
            return NULL;
        }
        text += length + strspn(text + length, " ");
    }
    if (lexicon_from_trie(&lexicon, trie) == STATUS_OK) {
        if (scrambler_source_new(&lexicon, SCRAMBLER_COMMON_TIER, false, &source) != STATUS_OK) {
            source = NULL;
        }
        lexicon_deinit(&lexicon);
    }
    trie_free(trie);
    return source;
}

static inline struct scrambler_source *scrambler_source_of(const char *text)
{
    return scrambler_source_in(&alphabet_english, text);
}

#endif
