/* SPDX-License-Identifier: MIT */
/*
 * Every allocation of the engine's word lists failing in turn: nothing crashes, nothing leaks, and
 * nothing changes.
 */
#include "english.h"
#include "failing_memory.h"
#include "test.h"
#include "trounce/gloss.h"
#include "trounce/lexicon_io.h"
#include "trounce/memory.h"
#include "trounce/spelling.h"

/*
 * Runs `attempt` with the first allocation failing, then the second, and so on until it succeeds.
 * Each failed run must return STATUS_NO_MEMORY and free every block; the successful one frees what
 * it made. Returns the number of failed runs.
 */
static size_t exhaust(enum status (*attempt)(const void *), const void *context)
{
    size_t nth = 0;
    while (failing_memory_try(&nth)) {
        (void)failing_memory_end(attempt(context));
    }
    return nth - 1;
}

/* ---- tries ---- */

/* Writes the number `n` as letters, so that words share prefixes. */
static size_t word_of(unsigned n, char *word)
{
    size_t length = 0;
    do {
        word[length++] = (char)('a' + n % 5);
        n /= 5;
    } while (n > 0);
    return length;
}

struct expectation {
    char *text;
    size_t size;
};

static bool append_word(void *context, const char *word, size_t length, struct word_note note)
{
    struct expectation *all = context;
    assert_true(all->size + length + 1 < 1 << 16);
    memcpy(all->text + all->size, word, length);
    all->size += length;
    all->text[all->size++] = (char)(note.tier + ' ');
    return true;
}

static struct expectation words_of(const struct trie *trie)
{
    struct expectation all = {.text = malloc(1 << 16), .size = 0};
    trie_each(trie, append_word, &all);
    return all;
}

/* A walk through long words goes on where it was when there is memory again. */
TEST_CASE(test_a_cursor_waits_for_memory)
{
    char word[1000];
    size_t nth = 0;
    memset(word, 'z', sizeof word);
    while (failing_memory_try(&nth)) {
        struct trie *trie = NULL;
        struct trie_cursor *cursor = NULL;
        const char *seen = NULL;
        size_t length = 0;
        enum status status = trie_new_long(&alphabet_english, &trie);
        if (status == STATUS_OK) {
            status = trie_add(trie, word, sizeof word, (struct word_note){.tier = 10}, NULL);
        }
        if (status == STATUS_OK) {
            status = trie_cursor_new(trie, &cursor);
        }
        if (status == STATUS_OK) {
            status = trie_cursor_next(cursor, &seen, &length);
        }
        bool failed = failing_memory_end(status);
        if (cursor) {
            assert_int_equal(trie_cursor_next(cursor, &seen, &length),
                             failed ? STATUS_OK : STATUS_MISSING);
            assert_int_equal(length, sizeof word);
        }
        trie_cursor_free(cursor);
        trie_free(trie);
    }
}

/* Adding a word without memory must leave the set unchanged; each word is then added for real. */
TEST_CASE(test_trie_add_changes_nothing)
{
    struct trie *trie = NULL;
    assert_ok(trie_new(&alphabet_english, &trie));
    size_t failure_count = 0;
    for (unsigned n = 0; n < 600; n++) {
        char word[16];
        size_t length = word_of(n * 7, word);
        struct expectation before = words_of(trie);
        size_t size_before = trie_size(trie);
        bool had_word = trie_contains(trie, word, length);
        bool had_prefix = trie_has_prefix(trie, word, length);
        bool had_letter = trie_has_prefix(trie, word, 1);
        bool added = false;
        failing_memory_fail_at(1);
        enum status status = trie_add(trie, word, length, (struct word_note){.tier = 10}, &added);
        if (failing_memory_has_failed()) {
            failure_count++;
            assert_int_equal(status, STATUS_NO_MEMORY);
            assert_false(added);
            assert_int_equal(trie_size(trie), size_before);
            assert_int_equal(trie_contains(trie, word, length), had_word);
            assert_int_equal(trie_has_prefix(trie, word, length), had_prefix);
            assert_int_equal(trie_has_prefix(trie, word, 1), had_letter);
            struct expectation after = words_of(trie);
            assert_int_equal(after.size, before.size);
            assert_memory_equal(after.text, before.text, before.size);
            free(after.text);
            failing_memory_fail_at(0);
            assert_ok(trie_add(trie, word, length, (struct word_note){.tier = 10}, &added));
        }
        failing_memory_fail_at(0);
        assert_true(trie_contains(trie, word, length));
        assert_int_equal(trie_size(trie), size_before + (had_word ? 0 : 1));
        free(before.text);
    }
    assert_true(failure_count > 5);
    /* The failed attempts left no nodes behind. */
    struct lexicon lexicon;
    assert_ok(lexicon_from_trie(&lexicon, trie));
    assert_int_equal(lexicon_size(&lexicon), trie_size(trie));
    lexicon_deinit(&lexicon);
    trie_free(trie);
    assert_int_equal(failing_memory_live_count(), 0);
}

static enum status attempt_trie_new(const void *context)
{
    (void)context;
    struct trie *trie = NULL;
    enum status status = trie_new(&alphabet_english, &trie);
    assert_true((trie != NULL) == (status == STATUS_OK));
    trie_free(trie);
    return status;
}

TEST_CASE(test_trie_new)
{
    assert_int_equal(exhaust(attempt_trie_new, NULL), 2);
}

/* ---- lexicons ---- */

static enum status attempt_pack(const void *context)
{
    void *image = NULL;
    size_t size = 77;
    enum status status = lexicon_pack(context, &image, &size);
    if (status != STATUS_OK) {
        assert_null(image);
        assert_int_equal(size, 77);
    }
    memory_free(image);
    return status;
}

static enum status attempt_from_trie(const void *context)
{
    struct lexicon lexicon = {.slot_count = 77};
    enum status status = lexicon_from_trie(&lexicon, context);
    if (status == STATUS_OK) {
        lexicon_deinit(&lexicon);
    } else {
        assert_int_equal(lexicon.slot_count, 77);
    }
    return status;
}

TEST_CASE(test_packing)
{
    struct trie *trie = NULL;
    assert_ok(trie_new(&alphabet_english, &trie));
    for (unsigned n = 0; n < 3000; n++) {
        char word[16];
        size_t length = word_of(n, word);
        assert_ok(trie_add(trie, word, length, (struct word_note){0}, NULL));
    }
    /* The queue, the taken slots (a growing array) and the image. */
    assert_true(exhaust(attempt_pack, trie) >= 4);
    assert_true(exhaust(attempt_from_trie, trie) >= 4);
    trie_free(trie);
    assert_int_equal(failing_memory_live_count(), 0);
}

/* ---- lists ---- */

struct list {
    const char *bytes;
    size_t size;
};

static enum status attempt_list_read(const void *context)
{
    const struct list *list = context;
    struct trie *trie = NULL;
    enum status status = trie_new(&alphabet_english, &trie);
    if (status != STATUS_OK) {
        return status;
    }
    struct fault fault = {.status = STATUS_OK};
    struct list_report report = {.word_count = 77};
    status = list_read(trie, list->bytes, list->size, (struct word_note){0}, &report, &fault);
    if (status != STATUS_OK) {
        assert_int_equal(fault.status, status);
        assert_int_equal(report.word_count, 77);
    }
    trie_free(trie);
    return status;
}

static enum status attempt_list_open(const void *context)
{
    const struct list *list = context;
    struct lexicon lexicon = {.slot_count = 77};
    struct fault fault = {.status = STATUS_OK};
    enum status status =
        list_open(&lexicon, &alphabet_english, list->bytes, list->size, NULL, &fault);
    if (status == STATUS_OK) {
        lexicon_deinit(&lexicon);
    } else {
        assert_int_equal(fault.status, status);
        assert_string_equal(english(&fault.detail), status_text(status));
        assert_int_equal(fault.line, 0); /* no line: the list itself is fine */
        assert_int_equal(lexicon.slot_count, 77);
    }
    return status;
}

TEST_CASE(test_lists_of_text)
{
    char *text = malloc(20000);
    struct list list = {.bytes = text, .size = 0};
    for (unsigned n = 0; n < 2000; n++) {
        list.size += word_of(n, text + list.size);
        text[list.size++] = '\n';
    }
    assert_true(exhaust(attempt_list_read, &list) >= 6);
    assert_true(exhaust(attempt_list_open, &list) >= 10);
    free(text);
}

TEST_CASE(test_lists_as_dawg)
{
    /* A chain of ten pairs of edges, a or b: 2046 words. */
    char bytes[128];
    struct list list = {.bytes = bytes,
                        .size = (size_t)snprintf(bytes, sizeof bytes, "DAWG:0:80:")};
    for (unsigned level = 0; level < 10; level++) {
        unsigned next = level < 9 ? 2 * level + 2 : 0;
        const char edges[] = {0, 0, (char)next, 0x41, 0, 0, (char)next, 0x62};
        memcpy(bytes + list.size, edges, sizeof edges);
        list.size += sizeof edges;
    }
    assert_true(exhaust(attempt_list_read, &list) >= 9);
    assert_true(exhaust(attempt_list_open, &list) >= 12);
}

TEST_CASE(test_packed_lists)
{
    struct trie *trie = NULL;
    assert_ok(trie_new(&alphabet_english, &trie));
    for (unsigned n = 0; n < 500; n++) {
        char word[16];
        size_t length = word_of(n, word);
        assert_ok(trie_add(trie, word, length, (struct word_note){0}, NULL));
    }
    void *image = NULL;
    size_t size = 0;
    assert_ok(lexicon_pack(trie, &image, &size));
    trie_free(trie);
    struct list list = {.bytes = image, .size = size};
    assert_true(exhaust(attempt_list_read, &list) >= 5);
    /* Opening a packed list in place allocates nothing. */
    assert_int_equal(exhaust(attempt_list_open, &list), 0);
    memory_free(image);
    assert_int_equal(failing_memory_live_count(), 0);
}

/* ---- glosses ---- */

static enum status attempt_gloss_pack(const void *context)
{
    const char *text = context;
    void *image = NULL;
    size_t size = 0;
    enum status status = gloss_pack(&alphabet_english, text, strlen(text), &image, &size, NULL);
    assert_int_equal(image != NULL, status == STATUS_OK);
    memory_free(image);
    return status;
}

TEST_CASE(test_packing_glosses)
{
    size_t failure_count = exhaust(attempt_gloss_pack, "n a message\n tale taled tales\n");
    assert_true(failure_count >= 3); /* entries, texts, image */
}

static enum status attempt_spelling_pack(const void *context)
{
    static const struct alphabet letters = {.letter_count = 1,
                                            .fold_count = 1,
                                            .letters = {{"a", "A"}},
                                            .folds = {{"\xc3\xa4", "a", false}}};
    const char *text = context;
    void *image = NULL;
    size_t size = 0;
    enum status status = spelling_pack(&letters, text, strlen(text), &image, &size, NULL);
    assert_int_equal(image != NULL, status == STATUS_OK);
    memory_free(image);
    return status;
}

TEST_CASE(test_packing_spellings)
{
    size_t failure_count = exhaust(attempt_spelling_pack, "0aa\n0\xc3\xa4\n");
    assert_true(failure_count >= 4); /* ways, entries, texts, image */
}
