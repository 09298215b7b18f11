/* SPDX-License-Identifier: MIT */
/*
 * UTF-8: every character encoded and decoded, malformed bytes, and making text printable.
 */
#include "test.h"
#include "trounce/utf8.h"

/* Writes a code point in its shortest form; returns the number of bytes. */
static size_t encode(uint32_t point, char bytes[UTF8_LENGTH_MAX])
{
    if (point < 0x80) {
        bytes[0] = (char)point;
        return 1;
    }
    size_t length = point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    for (size_t i = length - 1; i > 0; i--, point >>= 6) {
        bytes[i] = (char)(0x80u | (point & 0x3fu));
    }
    bytes[0] = (char)(0xf00u >> length | point);
    return length;
}

TEST_CASE(test_every_character)
{
    for (uint32_t point = 0; point <= 0x10ffff; point++) {
        char bytes[UTF8_LENGTH_MAX + 1] = {0};
        size_t length = encode(point, bytes);
        uint32_t read = 0x110000;
        bool is_surrogate = point >= 0xd800 && point <= 0xdfff;
        assert_int_equal(utf8_read(bytes, length, &read), is_surrogate ? 0 : length);
        assert_int_equal(read, is_surrogate ? 0x110000 : point);
        if (length > 1) { /* truncated, by the length or by a NUL */
            assert_int_equal(utf8_read(bytes, length - 1, &read), 0);
            bytes[length - 1] = '\0';
            assert_int_equal(utf8_read(bytes, UTF8_LENGTH_MAX, &read), 0);
        }
    }
}

TEST_CASE(test_what_is_no_character)
{
    static const char *const bad[] = {
        "\x80",     "\xbf",      "\xc0\x80",         "\xc1\xbf",         "\xe0\x9f\xbf", "\xc3(",
        "\xe2\x82", "\xe2(\xa1", "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf8\x88\x80", "\xff"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        uint32_t point = 7;
        bool is_printable = true;
        assert_int_equal(utf8_read(bad[i], UTF8_LENGTH_MAX, &point), 0);
        assert_int_equal(point, 7);
        assert_int_equal(utf8_step(bad[i], UTF8_LENGTH_MAX, &is_printable), 1);
        assert_false(is_printable);
    }
}

TEST_CASE(test_what_is_shown)
{
    static const char *const texts[][2] = {
        {"", ""},
        {"Zo\xc3\xab \xe2\x82\xac \xf0\x9f\x8e\xb2 ~",
         "Zo\xc3\xab \xe2\x82\xac \xf0\x9f\x8e\xb2 ~"},
        {"a\x1b[2Jb\nc\td\x7f", "a?[2Jb?c?d?"},
        {"\xc2\x80\xc2\x9b\x33m\xc2\xa0", "??3m\xc2\xa0"}, /* CSI as one character */
        {"\xe2\x80\xa8|\xe2\x80\xa9", "?|?"},              /* separators */
        {"\xe2\x80\xae"
         "cba\xe2\x80\xac\xe2\x81\xa6\xe2\x81\xa9",
         "?cba???"}, /* bidirectional controls */
        {"\x9b\x33mm\xc3", "?3mm?"},
        {"\xe2\x80\x8d\xe2\x80\x8f", "\xe2\x80\x8d\xe2\x80\x8f"}, /* needed in names */
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        char text[64];
        (void)snprintf(text, sizeof text, "%s", texts[i][0]);
        assert_ptr_equal(utf8_make_printable(text), text);
        assert_string_equal(text, texts[i][1]);
    }
}

TEST_CASE(test_what_looks_like_a_letter)
{
    static const char *const letters[] = {"a", "Z", "é", "ł",  "İ",     "ß",
                                          "Ω", "я", "ש", "字", "\ufffd"};
    static const char *const others[] = {"1",      "'", "_",      "\u00a0", "«", "×",
                                         "\u0301", "–", "\u200b", "\u20ac", "→", "│",
                                         "、",     "🎲", "\ufe0f", "\ufeff"};
    uint32_t point;
    for (size_t i = 0; i < sizeof letters / sizeof *letters; i++) {
        assert_int_equal(utf8_read(letters[i], strlen(letters[i]), &point), strlen(letters[i]));
        assert_true(utf8_may_be_letter(point));
    }
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        assert_int_equal(utf8_read(others[i], strlen(others[i]), &point), strlen(others[i]));
        assert_false(utf8_may_be_letter(point));
    }
}

TEST_CASE(test_gaps)
{
    static const char *const gaps[][2] = {
        {" ", " "},      {"\t", " "},     {"\n", " "},     {"-", "-"},      {"\u00a0", " "},
        {"\u2003", " "}, {"\u202f", " "}, {"\u3000", " "}, {"\u2028", " "}, {"\u00ad", "-"},
        {"\u200b", ""},  {"\u2060", ""},  {"\ufeff", ""},  {"\u202a", ""},  {"\u2010", "-"},
        {"\u2011", "-"}, {"\u2012", "-"}, {"\u2013", "-"}, {"\u2014", "-"}, {"\u2015", "-"},
        {"\u2212", "-"}, {"\uff0d", "-"},
    };
    static const char *const others[] = {"a", "1", "_", ",",        "é",
                                         "…", "’", "→", "\xe2\x80", "\x80"};
    for (size_t i = 0; i < sizeof gaps / sizeof *gaps; i++) {
        char plain = '?';
        size_t length = strlen(gaps[i][0]);
        assert_int_equal(utf8_gap(gaps[i][0], length, &plain), length);
        assert_int_equal(plain, gaps[i][1][0]);
    }
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        char plain;
        assert_int_equal(utf8_gap(others[i], strlen(others[i]), &plain), 0);
    }
    char text[32];
    assert_string_equal(utf8_make_plain("a\u2013b\u00a0c\u200bd\n-\té\xe2\x80", text),
                        "a-b cd\n-\té\xe2\x80");
}

/* --- steps and words --- */

/* The cursor steps by characters, in both directions, and stops at the ends. */
TEST_CASE(test_steps)
{
    static const char text[] = "a\xc3\xab\xe2\x82\xac\xf0\x9f\x8e\xb2";
    static const int places[] = {0, 1, 3, 6, 10};
    for (int i = 0; i < 4; i++) {
        assert_true(utf8_begins(text[places[i]]));
        assert_int_equal(utf8_length(text + places[i]), places[i + 1] - places[i]);
        assert_int_equal(utf8_next(text, places[i]), places[i + 1]);
        assert_int_equal(utf8_previous(text, places[i + 1]), places[i]);
    }
    assert_false(utf8_begins(text[2]));
    assert_int_equal(utf8_next(text, 10), 10);
    assert_int_equal(utf8_previous(text, 0), 0);
    assert_int_equal(utf8_previous("\x80\x80", 2), 0); /* no character starts anywhere */
}

TEST_CASE(test_words)
{
    static const char text[] = "  \xc3\x9c"
                               "ber: don't_9Z {x}~";
    static const int begins[] = {2, 9, 19};
    static const int ends[] = {7, 17, 20};
    int at = 0;
    for (int i = 0; i < 3; i++) {
        at = utf8_next_word(text, at);
        assert_int_equal(at, ends[i]);
    }
    assert_int_equal(utf8_next_word(text, at), (int)strlen(text));
    at = (int)strlen(text);
    for (int i = 2; i >= 0; i--) {
        at = utf8_previous_word(text, at);
        assert_int_equal(at, begins[i]);
    }
    assert_int_equal(utf8_previous_word(text, at), 0);
}

TEST_CASE(test_texts_are_cut_behind_whole_characters)
{
    static const char text[] = "aé😀"; /* 1, 2 and 4 bytes */
    static const size_t cuts[] = {0, 1, 1, 3, 3, 3, 3, 7, 7};
    for (size_t most = 0; most < sizeof cuts / sizeof *cuts; most++) {
        assert_int_equal(utf8_cut(text, 7, most), cuts[most]);
        assert_int_equal(utf8_cut(text, 3, most), cuts[most] < 3 ? cuts[most] : 3);
    }
}

/* A double click selects a word, or the text between two words. */
TEST_CASE(test_the_word_around)
{
    static const struct {
        const char *text;
        int at, from, to;
    } cases[] = {
        {"one two", 0, 0, 3},  {"one two", 3, 0, 3},  {"one two", 5, 4, 7}, {"one two", 7, 4, 7},
        {"one  two", 4, 3, 5}, {"", 0, 0, 0},         {"--", 1, 0, 2},      {" a", 0, 0, 1},
        {"/:@[`{", 3, 0, 6},   {"az09AZ_'", 4, 0, 8},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        int from = -1;
        int to = -1;
        utf8_word_around(cases[i].text, cases[i].at, &from, &to);
        assert_int_equal(from, cases[i].from);
        assert_int_equal(to, cases[i].to);
    }
}
