/* SPDX-License-Identifier: MIT */
/*
 * Texts that last a frame: they stay where they are, and too long ones are cut between characters.
 */
#include "test.h"

#include "arena.h"

TEST_CASE(test_texts_stay_until_the_arena_is_cleared)
{
    struct arena arena = {0};
    const char *texts[5000];
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < 5000; i++) {
            texts[i] = say(&arena, "text %d of %s", i, "many");
        }
        for (int i = 0; i < 5000; i++) {
            char expected[32];
            (void)snprintf(expected, sizeof expected, "text %d of many", i);
            assert_string_equal(texts[i], expected);
        }
        assert_false(arena.failed);
        arena_clear(&arena);
    }
    assert_string_equal(say(&arena, "%s", ""), "");
    arena_deinit(&arena);
    arena_deinit(&arena); /* a second time does nothing */
}

TEST_CASE(test_a_text_that_is_too_long_ends_in_an_ellipsis)
{
    struct arena arena = {0};
    char letters[SAY_MAX + 3];
    for (size_t shift = 0; shift < 3; shift++) { /* "é" has two bytes, "…" three */
        (void)memset(letters, 'a', shift);
        for (size_t at = shift; at + 2 < sizeof letters; at += 2) {
            memcpy(letters + at, "é", 2);
            letters[at + 2] = '\0';
        }
        const char *text = say(&arena, "%s", letters);
        assert_string_equal(arena_copy(&arena, letters), text);
        letters[SAY_MAX - 1] = '\0'; /* the longest that fits */
        assert_string_equal(arena_copy(&arena, letters), letters);
        size_t length = strlen(text);
        assert_int_in_range((int)length, SAY_MAX - 3, SAY_MAX - 1);
        assert_string_equal(text + length - 3, "…");
        assert_int_equal((length - 3 - shift) % 2, 0);
        assert_memory_equal(text, letters, length - 3);
    }
    letters[SAY_MAX - 1] = '\0';
    assert_string_equal(say(&arena, "%s", letters), letters);
    arena_deinit(&arena);
}
