/* SPDX-License-Identifier: MIT */
/*
 * Links in what is copied: lines that are challenges or codes, and nothing else.
 */
#include "page_link.h"

#include "trounce/memory.h"

#include "test.h"

#define PAGE "https://example.org/trounce/"

static void expect(const char *text, const char *linked)
{
    char *written = page_link_write(PAGE, text);
    if (linked) {
        assert_non_null(written);
        assert_string_equal(written, linked);
    } else {
        assert_null(written);
    }
    memory_free(written);
}

TEST_CASE(test_codes_and_challenges_become_links)
{
    expect("N3NAG-Z33SX", PAGE "#N3NAG-Z33SX");
    expect("4K7Q4-M2XPD-HF", PAGE "#4K7Q4-M2XPD-HF");
    expect("T1-NK7Q4M2XPD1", PAGE "#T1-NK7Q4M2XPD1");
    expect("I got 28 on this Trounce board. Beat me:\nT1-NK7Q4M2XPD1",
           "I got 28 on this Trounce board. Beat me:\n" PAGE "#T1-NK7Q4M2XPD1");
    expect("Trounce Hunt, 24 November 2026\nhunt-2026-11-24-en",
           "Trounce Hunt, 24 November 2026\n" PAGE "#hunt-2026-11-24-en");
    expect("a\n\nN3NAG-Z33SX\nb\n", "a\n\n" PAGE "#N3NAG-Z33SX\nb\n");
}

TEST_CASE(test_nothing_else_does)
{
    expect("", NULL);
    expect("SLATE", NULL);
    expect("hunt", NULL);
    expect("hunt-2026-11-24 words", NULL);
    expect("Trounce 4 × 4, Classic: 8 points. Board N3NAG-Z33SX", NULL);
    expect("WELL-KNOWN WORDS", NULL);
    expect("A-B", NULL);
    expect("ABCDEF-GHIJK", NULL);
    expect("-ABCD", NULL);
    assert_null(page_link_write("", "N3NAG-Z33SX"));
}
