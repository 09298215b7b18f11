/* SPDX-License-Identifier: MIT */
/*
 * Faces: spelling, label, and parsing.
 */
#include "test.h"
#include "trounce/face.h"

static const char *spelling_of(int face)
{
    return alphabet_spelling(&alphabet_english, face);
}

static bool read_face(const char *text, size_t length, int *face)
{
    return alphabet_face_of(&alphabet_english, text, length, face);
}

TEST_CASE(test_letters_spell_themselves)
{
    for (int face = FACE_A; face <= FACE_Z; face++) {
        if (face != FACE_QU) {
            const char spelling[] = {(char)('a' + face - FACE_A), 0};
            const char label[] = {(char)('A' + face - FACE_A), 0};
            assert_string_equal(spelling_of(face), spelling);
            assert_string_equal(face_label((enum face)face), label);
        }
    }
    assert_string_equal(spelling_of(FACE_QU), "qu");
    assert_string_equal(face_label(FACE_QU), "Qu");
    assert_string_equal(spelling_of(FACE_AN), "an");
    assert_string_equal(spelling_of(FACE_PLAIN_Q), "q");
    assert_string_equal(face_label(FACE_PLAIN_Q), "Q");
    assert_string_equal(spelling_of(FACE_BLANK), "");
    assert_string_equal(face_label(FACE_BLANK), "");
}

TEST_CASE(test_every_label_reads_back)
{
    for (int face = FACE_A; face < FACE_PLAIN_Q; face++) {
        const char *label = face_label((enum face)face);
        const char *spelling = spelling_of(face);
        int read = FACE_BLANK;
        assert_true(read_face(label, strlen(label), &read));
        assert_int_equal(read, face);
        assert_true(read_face(spelling, strlen(spelling), &read));
        assert_int_equal(read, face);
    }
}

TEST_CASE(test_q_and_blanks)
{
    int face = FACE_A;
    assert_true(read_face("q", 1, &face));
    assert_int_equal(face, FACE_QU);
    assert_true(read_face("qUick", 2, &face));
    assert_int_equal(face, FACE_QU);
    assert_true(read_face(".", 1, &face));
    assert_int_equal(face, FACE_BLANK);
    face = FACE_A;
    assert_true(read_face("_", 1, &face));
    assert_int_equal(face, FACE_BLANK);
}

TEST_CASE(test_other_text_is_no_face)
{
    static const char *const texts[] = {"", "1", "#", "ab", "..", "the", "q.", "\xc4\x9b", " "};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        int face = FACE_Z;
        assert_false(read_face(texts[i], strlen(texts[i]), &face));
        assert_int_equal(face, FACE_Z);
    }
}
