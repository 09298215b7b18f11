/* SPDX-License-Identifier: MIT */
/*
 * The trie: its answers one by one, then compared with a sorted array that is too simple to be
 * wrong.
 */
#include "seed.h"
#include "test.h"
#include "trounce/trie.h"

static const struct word_note no_note = {.tier = TIER_UNKNOWN, .marks = WORD_MARK_NONE};

static struct trie *new_trie(void)
{
    struct trie *trie = NULL;
    assert_ok(trie_new(&alphabet_english, &trie));
    return trie;
}

static bool add(struct trie *trie, const char *word)
{
    bool added = false;
    assert_ok(trie_add(trie, word, strlen(word), no_note, &added));
    return added;
}

static bool contains(const struct trie *trie, const char *word)
{
    return trie_contains(trie, word, strlen(word));
}

static bool has_prefix(const struct trie *trie, const char *prefix)
{
    return trie_has_prefix(trie, prefix, strlen(prefix));
}

#define JOINED_MAX 128

/* Appends the word and a comma to a string. */
static bool join(void *context, const char *word, size_t length, struct word_note note)
{
    char *text = context;
    assert_int_equal(strlen(word), length);
    assert_int_equal(note.marks, WORD_MARK_NONE);
    size_t used = strlen(text);
    assert_true(snprintf(text + used, JOINED_MAX - used, "%s,", word) < (int)(JOINED_MAX - used));
    return true;
}

TEST_CASE(test_empty_set)
{
    struct trie *trie = new_trie();
    assert_true(trie_is_empty(trie));
    assert_int_equal(trie_size(trie), 0);
    assert_false(contains(trie, ""));
    assert_true(has_prefix(trie, ""));
    assert_false(has_prefix(trie, "a"));
    assert_false(contains(trie, "a"));
    char text[JOINED_MAX] = "";
    assert_true(trie_each(trie, join, text));
    assert_string_equal(text, "");
    trie_free(trie);
    trie_free(NULL);
}

TEST_CASE(test_empty_string_is_a_word_when_added)
{
    struct trie *trie = new_trie();
    add(trie, "at");
    assert_false(contains(trie, ""));
    assert_true(has_prefix(trie, ""));
    assert_true(add(trie, ""));
    assert_false(add(trie, ""));
    assert_true(contains(trie, ""));
    assert_int_equal(trie_size(trie), 2);
    char text[JOINED_MAX] = "";
    assert_true(trie_each(trie, join, text));
    assert_string_equal(text, ",at,");
    trie_free(trie);
}

TEST_CASE(test_words_come_in_alphabetical_order)
{
    struct trie *trie = new_trie();
    static const char *const words[] = {"quit", "zoo", "a", "Quite", "QUIET", "ab", "aa", "m"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        assert_true(add(trie, words[i]));
    }
    char text[JOINED_MAX] = "";
    assert_true(trie_each(trie, join, text));
    assert_string_equal(text, "a,aa,ab,m,quiet,quit,quite,zoo,");
    trie_free(trie);
}

TEST_CASE(test_case_is_folded_and_other_bytes_are_in_no_set)
{
    struct trie *trie = new_trie();
    add(trie, "Queen");
    assert_true(contains(trie, "qUEEn"));
    assert_true(has_prefix(trie, "QUE"));
    assert_false(contains(trie, "que"));
    assert_false(has_prefix(trie, "queens"));
    assert_false(contains(trie, "queen "));
    assert_false(has_prefix(trie, "qu\xe9"));
    /* Bytes next to the letters, which a careless fold would take for letters. */
    static const char *const strays[] = {"@", "[", "`", "{", "\x01", "\xc1", "\xe1", "5"};
    for (size_t i = 0; i < sizeof strays / sizeof strays[0]; i++) {
        bool added = true;
        assert_int_equal(trie_add(trie, strays[i], 1, no_note, &added), STATUS_SYNTAX);
        assert_true(added);
        assert_false(contains(trie, strays[i]));
        assert_false(has_prefix(trie, strays[i]));
    }
    assert_int_equal(trie_add(trie, "a\0b", 3, no_note, NULL), STATUS_SYNTAX);
    assert_false(has_prefix(trie, "a"));
    assert_int_equal(trie_size(trie), 1);
    trie_free(trie);
}

TEST_CASE(test_longest_word)
{
    struct trie *trie = new_trie();
    char word[WORD_LETTERS_MAX + 1];
    memset(word, 'z', sizeof word);
    assert_int_equal(trie_add(trie, word, WORD_LETTERS_MAX + 1, no_note, NULL), STATUS_RANGE);
    assert_false(trie_has_prefix(trie, word, 1));
    assert_ok(trie_add(trie, word, WORD_LETTERS_MAX, no_note, NULL));
    assert_true(trie_contains(trie, word, WORD_LETTERS_MAX));
    assert_false(trie_contains(trie, word, WORD_LETTERS_MAX + 1));
    char text[JOINED_MAX] = "";
    assert_true(trie_each(trie, join, text));
    assert_int_equal(strlen(text), WORD_LETTERS_MAX + 1);
    trie_free(trie);
}

static bool get_note(void *context, const char *word, size_t length, struct word_note note)
{
    (void)word;
    (void)length;
    *(struct word_note *)context = note;
    return false;
}

TEST_CASE(test_notes_merge)
{
    struct trie *trie = new_trie();
    static const struct {
        unsigned char tier, marks, tier_after, marks_after;
    } steps[] = {
        {TIER_UNKNOWN, WORD_MARK_NONE, TIER_UNKNOWN, WORD_MARK_NONE},
        {50, WORD_MARK_NONE, 50, WORD_MARK_NONE},
        {70, WORD_MARK_NONE, 50, WORD_MARK_NONE},
        {TIER_UNKNOWN, WORD_MARK_OFFENSIVE, 50, WORD_MARK_OFFENSIVE},
        {35, WORD_MARK_NONE, 35, WORD_MARK_OFFENSIVE},
    };
    struct word_note note = {.tier = 99, .marks = 99};
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        struct word_note more = {.tier = steps[i].tier, .marks = steps[i].marks};
        bool added;
        assert_ok(trie_add(trie, "damn", 4, more, &added));
        assert_int_equal(added, i == 0);
        assert_false(trie_each(trie, get_note, &note)); /* stops at the first word */
        assert_int_equal(note.tier, steps[i].tier_after);
        assert_int_equal(note.marks, steps[i].marks_after);
    }
    trie_free(trie);
}

static bool stop_at_second(void *context, const char *word, size_t length, struct word_note note)
{
    (void)word;
    (void)length;
    (void)note;
    return ++*(int *)context < 2;
}

TEST_CASE(test_visitor_stops_the_walk)
{
    struct trie *trie = new_trie();
    add(trie, "a");
    add(trie, "b");
    add(trie, "c");
    int visits = 0;
    assert_false(trie_each(trie, stop_at_second, &visits));
    assert_int_equal(visits, 2);
    trie_free(trie);
}

/* ---- against a sorted array ---- */

#define SHORT_WORD_MAX 6

struct words {
    char (*items)[SHORT_WORD_MAX + 1];
    size_t count;
};

static bool words_contain(const struct words *words, const char *word)
{
    for (size_t i = 0; i < words->count; i++) {
        if (strcmp(words->items[i], word) == 0) {
            return true;
        }
    }
    return false;
}

static bool words_have_prefix(const struct words *words, const char *prefix)
{
    for (size_t i = 0; i < words->count; i++) {
        if (strncmp(words->items[i], prefix, strlen(prefix)) == 0) {
            return true;
        }
    }
    return false;
}

static int by_alphabet(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* Few letters and short words, so that prefixes are shared and words repeat. */
static void random_word(char *word, unsigned letters)
{
    size_t length = (size_t)rand() % (SHORT_WORD_MAX + 1);
    for (size_t i = 0; i < length; i++) {
        word[i] = (char)('a' + (25 - (unsigned)rand() % letters));
    }
    word[length] = '\0';
}

struct expectation {
    const struct words *words;
    size_t at;
};

static bool expect_next(void *context, const char *word, size_t length, struct word_note note)
{
    struct expectation *expectation = context;
    assert_true(expectation->at < expectation->words->count);
    assert_string_equal(word, expectation->words->items[expectation->at++]);
    assert_int_equal(length, strlen(word));
    assert_int_equal(note.tier, TIER_UNKNOWN);
    return true;
}

static void compare_with_array(size_t add_count, unsigned letters)
{
    struct words words = {.items = calloc(add_count, sizeof words.items[0]), .count = 0};
    struct trie *trie = new_trie();
    char word[SHORT_WORD_MAX + 1];
    for (size_t i = 0; i < add_count; i++) {
        random_word(word, letters);
        bool is_new = !words_contain(&words, word);
        assert_int_equal(add(trie, word), is_new);
        if (is_new) {
            memcpy(words.items[words.count++], word, sizeof word);
        }
        assert_int_equal(trie_size(trie), words.count);
    }
    for (size_t i = 0; i < add_count; i++) {
        random_word(word, letters + 1);
        assert_int_equal(contains(trie, word), words_contain(&words, word));
        assert_int_equal(has_prefix(trie, word), words_have_prefix(&words, word));
    }
    qsort(words.items, words.count, sizeof words.items[0], by_alphabet);
    struct expectation expectation = {.words = &words, .at = 0};
    assert_true(trie_each(trie, expect_next, &expectation));
    assert_int_equal(expectation.at, words.count);
    struct trie_cursor *cursor;
    const char *next;
    size_t length;
    assert_ok(trie_cursor_new(trie, &cursor));
    for (size_t i = 0; i < words.count; i++) {
        assert_ok(trie_cursor_next(cursor, &next, &length));
        assert_string_equal(next, words.items[i]);
        assert_int_equal(length, strlen(next));
    }
    assert_int_equal(trie_cursor_next(cursor, &next, &length), STATUS_MISSING);
    assert_int_equal(trie_cursor_next(cursor, &next, &length), STATUS_MISSING);
    trie_cursor_free(cursor);
    trie_free(trie);
    free(words.items);
}

TEST_CASE(test_a_cursor_meets_words_that_are_added_later)
{
    struct trie *trie;
    struct trie_cursor *cursor;
    const char *word;
    size_t length;
    char long_word[1000];
    memset(long_word, 'z', sizeof long_word - 1);
    long_word[sizeof long_word - 1] = '\0';
    assert_ok(trie_new_long(&alphabet_english, &trie));
    add(trie, "ant");
    assert_ok(trie_cursor_new(trie, &cursor));
    assert_ok(trie_cursor_next(cursor, &word, &length));
    assert_string_equal(word, "ant");
    add(trie, "aardvark");
    add(trie, "ante");
    add(trie, long_word);
    assert_ok(trie_cursor_next(cursor, &word, &length));
    assert_string_equal(word, "ante");
    assert_ok(trie_cursor_next(cursor, &word, &length));
    assert_string_equal(word, long_word);
    assert_int_equal(trie_cursor_next(cursor, &word, &length), STATUS_MISSING);
    trie_cursor_free(cursor);
    trie_cursor_free(NULL);
    trie_free(trie);
}

TEST_CASE(test_agrees_with_a_sorted_array)
{
    srand((unsigned)seed_of_tests());
    for (unsigned letters = 1; letters <= 25; letters += 3) {
        for (size_t add_count = 1; add_count <= 1000; add_count *= 10) {
            compare_with_array(add_count, letters);
        }
    }
}
