/* SPDX-License-Identifier: MIT */
/*
 * Word lists in every supported form, and in malformed ones.
 */
#include "english.h"
#include "test.h"
#include "trounce/lexicon_io.h"
#include "trounce/memory.h"
#include "whole_file.h"

#define JOINED_MAX 4096

static const struct word_note common_note = {.tier = 35, .marks = WORD_MARK_NONE};

/* The result of reading a list. */
struct reading {
    enum status status;
    struct list_report report;
    struct fault fault;
    char words[JOINED_MAX]; /* a space after each */
    char sentence[256];     /* of the fault */
};

static bool join(void *context, const char *word, size_t length, struct word_note note)
{
    char *text = context;
    size_t used = strlen(text);
    assert_true(used + length + 2 < JOINED_MAX);
    assert_int_equal(note.tier, common_note.tier);
    memcpy(text + used, word, length);
    memcpy(text + used + length, " ", 2);
    return true;
}

/* Reads an exact-size copy of `bytes`, so that a sanitizer detects reads beyond the end. */
static struct reading read_in(const struct alphabet *alphabet, const void *bytes, size_t size)
{
    struct reading reading = {0};
    char *copy = malloc(size > 0 ? size : 1);
    if (size > 0) {
        memcpy(copy, bytes, size);
    }
    struct trie *trie = NULL;
    assert_ok(trie_new(alphabet, &trie));
    reading.report.word_count = 77;
    reading.status = list_read(trie, copy, size, common_note, &reading.report, &reading.fault);
    if (reading.status == STATUS_OK) {
        trie_each(trie, join, reading.words);
    } else {
        assert_int_equal(reading.report.word_count, 77);
        assert_int_equal(reading.fault.status, reading.status);
        fault_format(&reading.fault, "list", reading.sentence, sizeof reading.sentence);
    }
    trie_free(trie);
    free(copy);
    return reading;
}

static struct reading read_bytes(const void *bytes, size_t size)
{
    return read_in(&alphabet_english, bytes, size);
}

static struct reading read_text(const char *text)
{
    return read_bytes(text, strlen(text));
}

static void expect_words(const char *text, enum list_format format, const char *words)
{
    struct reading reading = read_text(text);
    assert_string_equal(reading.sentence, "");
    assert_ok(reading.status);
    assert_int_equal(reading.report.format, format);
    assert_string_equal(reading.words, words);
}

static void expect_fault(struct reading reading, enum status status, const char *sentence)
{
    assert_int_equal(reading.status, status);
    assert_string_equal(reading.sentence, sentence);
}

/* ---- text ---- */

TEST_CASE(test_line_ends_of_all_kinds)
{
    expect_words("cat\ndog\n", LIST_FORMAT_TEXT, "cat dog ");
    expect_words("cat\ndog", LIST_FORMAT_TEXT, "cat dog ");
    expect_words("cat\r\ndog\r\n", LIST_FORMAT_TEXT, "cat dog ");
    expect_words("cat\r\ndog", LIST_FORMAT_TEXT, "cat dog ");
    expect_words("\n\ncat\n\r\n  \ndog\n\n", LIST_FORMAT_TEXT, "cat dog ");
    expect_words("\xef\xbb\xbf"
                 "cat\ndog\n",
                 LIST_FORMAT_TEXT, "cat dog ");
    expect_words("cat\ndog\n\x1a", LIST_FORMAT_TEXT, "cat dog ");
    expect_words("cat\ndog\x1a", LIST_FORMAT_TEXT, "cat dog ");
}

TEST_CASE(test_case_and_blanks_are_folded)
{
    expect_words("  Cat\t\n\tDOG  \r\nzoO", LIST_FORMAT_TEXT, "cat dog zoo ");
}

TEST_CASE(test_repeated_words_are_counted)
{
    struct reading reading = read_text("dog\ncat\nDog\ndog\n");
    assert_ok(reading.status);
    assert_int_equal(reading.report.word_count, 2);
    assert_int_equal(reading.report.repeated_count, 2);
    assert_int_equal(reading.report.passed_over_count, 0);
    assert_int_equal(reading.report.first_passed_line, 0);
}

TEST_CASE(test_what_is_no_word_is_passed_over)
{
    struct reading reading = read_text("cat\n\ncaf\xc4\x9b\nit's\nhot dog\ndog\n# x\n42\n");
    assert_ok(reading.status);
    assert_string_equal(reading.words, "cat dog ");
    assert_int_equal(reading.report.word_count, 2);
    assert_int_equal(reading.report.passed_over_count, 5);
    assert_int_equal(reading.report.first_passed_line, 3);
}

TEST_CASE(test_accents_are_folded)
{
    struct reading reading = read_text("caf\xc3\xa9\nCafe\nna\xc3\xafve\n\xc5\x93uvre\n");
    assert_ok(reading.status);
    assert_string_equal(reading.words, "cafe naive oeuvre ");
    assert_int_equal(reading.report.word_count, 3);
    assert_int_equal(reading.report.repeated_count, 1);
    assert_int_equal(reading.report.passed_over_count, 0);
}

/* Bytes of another encoding than UTF-8 are noted, but only where they cost a word. */
TEST_CASE(test_bytes_that_are_no_utf8_are_noted)
{
    struct reading reading = read_text("cat\nit's\nstra\xdf\x65\nt\xfcr\ndog\n");
    assert_ok(reading.status);
    assert_string_equal(reading.words, "cat dog ");
    assert_int_equal(reading.report.passed_over_count, 3);
    assert_int_equal(reading.report.first_passed_line, 2);
    assert_int_equal(reading.report.first_bytes_line, 3);
    reading = read_text("cat\nit's\n\xc5\x99\x65ka\n");
    assert_int_equal(reading.report.first_passed_line, 2);
    assert_int_equal(reading.report.first_bytes_line, 0);
    expect_fault(read_text("it's\n\xfc\x62\x65r\n"), STATUS_EMPTY,
                 "list:2: no line of this list is a word made only of letters: it is not in UTF-8 "
                 "but perhaps in Latin-1");
}

/* CR ends lines where there is no LF at all, as in old Mac files. */
TEST_CASE(test_lines_that_end_in_cr_alone)
{
    struct reading reading = read_text("cat\rdog\r\rit's\rhorse");
    assert_ok(reading.status);
    assert_string_equal(reading.words, "cat dog horse ");
    assert_int_equal(reading.report.format, LIST_FORMAT_TEXT);
    assert_int_equal(reading.report.first_passed_line, 4);
    reading = read_text("\xef\xbb\xbf"
                        "2\rcat\rdog\r");
    assert_ok(reading.status);
    assert_int_equal(reading.report.format, LIST_FORMAT_COUNTED);
    assert_string_equal(reading.words, "cat dog ");
    reading = read_text("cat\rdog\nhorse\r\n"); /* a stray one */
    assert_string_equal(reading.words, "horse ");
    assert_int_equal(reading.report.passed_over_count, 1);
}

TEST_CASE(test_long_lines_are_passed_over)
{
    enum { LONG = 1 << 20 };
    char *text = malloc(LONG + 8);
    memset(text, 'a', LONG);
    memcpy(text + LONG, "\ndog\n", 5);
    struct reading reading = read_bytes(text, LONG + 5);
    assert_ok(reading.status);
    assert_string_equal(reading.words, "dog ");
    assert_int_equal(reading.report.passed_over_count, 1);
    assert_int_equal(reading.report.first_passed_line, 1);

    /* The longest word, and one that is a letter too long. */
    memcpy(text + WORD_LETTERS_MAX, "\n", 1);
    text[2 * WORD_LETTERS_MAX + 2] = '\n';
    reading = read_bytes(text, 2 * WORD_LETTERS_MAX + 3);
    assert_int_equal(reading.report.word_count, 1);
    assert_int_equal(reading.report.passed_over_count, 1);
    assert_int_equal(reading.report.first_passed_line, 2);
    free(text);
}

TEST_CASE(test_lists_without_a_word)
{
    expect_fault(read_bytes(NULL, 0), STATUS_EMPTY, "list: it is empty");
    expect_fault(read_text("\n \r\n\t\n"), STATUS_EMPTY, "list: there are no words in it");
    expect_fault(read_text("\xef\xbb\xbf"), STATUS_EMPTY, "list: there are no words in it");
    expect_fault(read_text("0\n"), STATUS_EMPTY, "list: there are no words in it");
    expect_fault(read_text("\n\nit's\n{}\n"), STATUS_EMPTY,
                 "list:3: no line of this list is a word made only of letters");
}

TEST_CASE(test_binary_files_are_refused)
{
    expect_fault(read_bytes("cat\ndo\0g\n", 9), STATUS_SYNTAX,
                 "list, byte 6: a byte 0: this is not a word list in plain text");
    expect_fault(read_bytes("\x89PNG\r\n\x1a\n", 8), STATUS_SYNTAX,
                 "list, byte 6: a byte 26: this is not a word list in plain text");
    expect_fault(read_bytes("\x7f"
                            "ELF\x02",
                            5),
                 STATUS_SYNTAX, "list, byte 0: a byte 127: this is not a word list in plain text");
    expect_fault(read_bytes("c\0a\0t\0", 6), STATUS_SYNTAX,
                 "list, byte 1: a byte 0: this is not a word list in plain text");
}

TEST_CASE(test_counted_lists)
{
    expect_words("2\ncat\ndog\n", LIST_FORMAT_COUNTED, "cat dog ");
    expect_words("2\r\ncat\r\ndog", LIST_FORMAT_COUNTED, "cat dog ");
    expect_words("\xef\xbb\xbf"
                 "2 \n\ncat\n\ndog",
                 LIST_FORMAT_COUNTED, "cat dog ");
    expect_words("0002\ncat\ndog\n", LIST_FORMAT_COUNTED, "cat dog ");
    /* The count in the file includes skipped and repeated words. */
    expect_words("4\ncat\ndog\ndog\nit's\n", LIST_FORMAT_COUNTED, "cat dog ");
    expect_words("cat\n2\ndog\n", LIST_FORMAT_TEXT, "cat dog ");
}

TEST_CASE(test_wrong_counts_name_both_numbers)
{
    expect_fault(read_text("3\ncat\ndog\n"), STATUS_SYNTAX,
                 "list:1: the first line announces 3 words, but 2 follow");
    expect_fault(read_text("12\r\ncat\r\n\r\n"), STATUS_SYNTAX,
                 "list:1: the first line announces 12 words, but 1 follow");
    expect_fault(read_text("0\ncat\n"), STATUS_SYNTAX,
                 "list:1: the first line announces 0 words, but 1 follow");
    expect_fault(read_text("18446744073709551618\ncat\ndog"), STATUS_SYNTAX,
                 "list:1: the first line announces 18446744073709551618 words, but 2 follow");
}

TEST_CASE(test_forms_are_told_apart)
{
    assert_int_equal(list_format_of("", 0), LIST_FORMAT_TEXT);
    assert_int_equal(list_format_of("17", 2), LIST_FORMAT_COUNTED);
    assert_int_equal(list_format_of("17 18\n", 6), LIST_FORMAT_TEXT);
    assert_int_equal(list_format_of("\n17\n", 4), LIST_FORMAT_TEXT);
    assert_int_equal(list_format_of("DAWG\nDOG\n", 9), LIST_FORMAT_TEXT);
    assert_int_equal(list_format_of("DAWG:", 5), LIST_FORMAT_DAWG);
}

/* ---- DAWG ---- */

#define LAST     0x20u
#define ACCEPTS  0x40u
#define TO(edge) ((uint32_t)(edge) << 8)

/* Reads a DAWG file of the given edges. */
static struct reading read_edges_in(const struct alphabet *alphabet, unsigned start,
                                    const uint32_t *edges, size_t edge_count)
{
    char *bytes = malloc(64 + edge_count * 4);
    size_t size = (size_t)snprintf(bytes, 64, "DAWG:%u:%zu:", start, edge_count * 4);
    for (size_t i = 0; i < edge_count; i++) {
        for (unsigned shift = 32; shift > 0; shift -= 8) {
            bytes[size++] = (char)(edges[i] >> (shift - 8) & 0xffu);
        }
    }
    struct reading reading = read_in(alphabet, bytes, size);
    free(bytes);
    return reading;
}

static struct reading read_edges(unsigned start, const uint32_t *edges, size_t edge_count)
{
    return read_edges_in(&alphabet_english, start, edges, edge_count);
}

#define READ_EDGES(start, ...)                                                                     \
    read_edges(start, (const uint32_t[]){__VA_ARGS__},                                             \
               sizeof((const uint32_t[]){__VA_ARGS__}) / sizeof(uint32_t))

TEST_CASE(test_dawg_spells_its_words)
{
    /* at, to, tot: the last t is shared. */
    struct reading reading = READ_EDGES(1, 0, 1 | TO(3), 20 | LAST | TO(4), 20 | LAST | ACCEPTS,
                                        15 | LAST | ACCEPTS | TO(3));
    assert_ok(reading.status);
    assert_int_equal(reading.report.format, LIST_FORMAT_DAWG);
    assert_string_equal(reading.words, "at to tot ");
    assert_int_equal(reading.report.word_count, 3);
}

/* The numbers stand for a to z, wherever these are in the alphabet, and if they are. */
TEST_CASE(test_dawg_letters_of_another_language)
{
    static const char letters[] = "letters aA ñÑ oO zZ";
    static const uint32_t edges[] = {15 | TO(2) | ACCEPTS,
                                     26 | LAST | ACCEPTS,
                                     1 | ACCEPTS, /* oq, oqa and oqz are passed over */
                                     17 | LAST | ACCEPTS | TO(4),
                                     1 | ACCEPTS,
                                     26 | LAST | ACCEPTS};
    struct alphabet alphabet;
    assert_ok(alphabet_read(letters, strlen(letters), &alphabet, NULL));
    struct reading reading = read_edges_in(&alphabet, 0, edges, sizeof edges / sizeof *edges);
    assert_ok(reading.status);
    assert_string_equal(reading.words, "c ca d "); /* o, oa and z */
    assert_int_equal(reading.report.word_count, 3);
    assert_int_equal(reading.report.passed_over_count, 3);
}

TEST_CASE(test_dawg_edges_out_of_order_and_repeated)
{
    struct reading reading = READ_EDGES(0, 2 | ACCEPTS, 1 | ACCEPTS, 2 | LAST | ACCEPTS | TO(1));
    expect_fault(reading, STATUS_SYNTAX,
                 "list, byte 18: the edges run in a circle, from edge 2 back to edge 1");
    reading = READ_EDGES(0, 2 | ACCEPTS, 1 | ACCEPTS, 2 | LAST | ACCEPTS);
    assert_ok(reading.status);
    assert_string_equal(reading.words, "a b ");
    assert_int_equal(reading.report.repeated_count, 1);
}

TEST_CASE(test_dawg_edges_that_are_wrong)
{
    expect_fault(READ_EDGES(0, 1 | LAST | ACCEPTS | TO(2), 2 | LAST | ACCEPTS), STATUS_SYNTAX,
                 "list, byte 9: edge 0 leads to edge 2, but there are 2 edges");
    expect_fault(READ_EDGES(1, 0, 1 | ACCEPTS), STATUS_SYNTAX,
                 "list, byte 13: the file ends within a node: edge 1 is not marked as its last");
    expect_fault(READ_EDGES(0, 0), STATUS_SYNTAX,
                 "list, byte 9: edge 0 has letter number 0, which is not 1 to 26");
    expect_fault(READ_EDGES(1, 0, 27 | LAST | ACCEPTS), STATUS_SYNTAX,
                 "list, byte 13: edge 1 has letter number 27, which is not 1 to 26");
    expect_fault(READ_EDGES(2, 0, 1 | LAST | ACCEPTS), STATUS_SYNTAX,
                 "list, byte 5: the start is edge 2, but there are 2 edges");
    expect_fault(READ_EDGES(1, 0, 1 | LAST | ACCEPTS | TO(1)), STATUS_SYNTAX,
                 "list, byte 13: the edges run in a circle, from edge 1 back to edge 1");
    /* A circle through sibling edges: 1 leads to 2, whose sibling 3 leads to 1. */
    expect_fault(READ_EDGES(1, 0, 1 | LAST | TO(2), 2 | ACCEPTS, 3 | LAST | TO(1)), STATUS_SYNTAX,
                 "list, byte 22: the edges run in a circle, from edge 3 back to edge 1");
    expect_fault(READ_EDGES(1, 0, 1 | LAST), STATUS_EMPTY, "list: there are no words in it");
    /* Edges that the start does not reach are not checked. */
    assert_ok(READ_EDGES(2, 0xffffffff, 0, 1 | LAST | ACCEPTS).status);
}

TEST_CASE(test_dawg_headers_that_are_wrong)
{
    static const struct {
        const char *bytes;
        const char *sentence;
    } cases[] = {
        {"DAWG:", "list, byte 5: a DAWG file begins with DAWG:START:BYTES:, two numbers"},
        {"DAWG::4:", "list, byte 5: a DAWG file begins with DAWG:START:BYTES:, two numbers"},
        {"DAWG:1", "list, byte 6: a DAWG file begins with DAWG:START:BYTES:, two numbers"},
        {"DAWG:1:", "list, byte 7: a DAWG file begins with DAWG:START:BYTES:, two numbers"},
        {"DAWG:1:x", "list, byte 7: a DAWG file begins with DAWG:START:BYTES:, two numbers"},
        {"DAWG:-1:8:", "list, byte 5: a DAWG file begins with DAWG:START:BYTES:, two numbers"},
        {"DAWG: 1:8:", "list, byte 5: a DAWG file begins with DAWG:START:BYTES:, two numbers"},
        {"DAWG:4294967296:8:",
         "list, byte 14: a DAWG file begins with DAWG:START:BYTES:, two numbers"},
        {"DAWG:0:8:abcd", "list, byte 9: the file announces 8 bytes of edges, but 4 follow"},
        {"DAWG:0:4:abcd\n", "list, byte 9: the file announces 4 bytes of edges, but 5 follow"},
        {"DAWG:0:5:abcde", "list, byte 9: 5 bytes of edges, which have four bytes each"},
        {"DAWG:0:0:", "list, byte 5: the start is edge 0, but there are 0 edges"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        expect_fault(read_text(cases[i].bytes), STATUS_SYNTAX, cases[i].sentence);
    }
}

/* A chain of 70 letters, each of which ends a word. */
TEST_CASE(test_dawg_words_that_are_too_long)
{
    enum { LETTERS = WORD_LETTERS_MAX + 7 };
    uint32_t edges[LETTERS + 1] = {0};
    for (unsigned i = 1; i <= LETTERS; i++) {
        edges[i] = 1 | LAST | ACCEPTS | (i < LETTERS ? TO(i + 1) : 0);
    }
    struct reading reading = read_edges(1, edges, LETTERS + 1);
    assert_ok(reading.status);
    assert_int_equal(reading.report.word_count, WORD_LETTERS_MAX);
    assert_int_equal(reading.report.passed_over_count, 7);
    for (unsigned i = 1; i < LETTERS; i++) {
        edges[i] &= ~ACCEPTS;
    }
    expect_fault(read_edges(1, edges, LETTERS + 1), STATUS_EMPTY, "list: there are no words in it");
}

/*
 * Two ways from each level to the next: 2 to the power of the levels. A 32-bit count would wrap
 * around to -2, which the chain in front would bring back to a small number.
 */
TEST_CASE(test_dawg_that_spells_without_end_is_refused)
{
    enum { CHAIN = 8 };
    for (uint32_t levels = 30; levels < 2000; levels *= 4) {
        uint32_t edge_count = 1 + CHAIN + 2 * levels;
        uint32_t *edges = calloc(edge_count, sizeof *edges);
        for (uint32_t i = 1; i <= CHAIN; i++) {
            edges[i] = 3 | LAST | TO(i + 1);
        }
        for (uint32_t i = CHAIN + 1; i < edge_count; i += 2) {
            uint32_t next = i + 2 < edge_count ? TO(i + 2) : ACCEPTS;
            edges[i] = 1 | next;
            edges[i + 1] = 2 | LAST | next;
        }
        struct reading reading = read_edges(1, edges, edge_count);
        assert_int_equal(reading.status, STATUS_RANGE);
        assert_string_equal(english(&reading.fault.detail),
                            "the edges spell more than 16777216 beginnings of words");
        free(edges);
    }
}

/* ---- files ---- */

struct content {
    char *bytes;
    size_t size;
};

/* Returns the file `name` of tests/data; the caller frees the bytes. */
static struct content test_file(const char *name)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/tests/data/%s", TROUNCE_SOURCE_DIR, name);
    struct content content;
    content.bytes = whole_file(path, &content.size);
    return content;
}

static struct reading read_file(const char *name)
{
    struct content content = test_file(name);
    struct reading reading = read_bytes(content.bytes, content.size);
    free(content.bytes);
    return reading;
}

TEST_CASE(test_dawg_files)
{
    static const char *const pairs[][2] = {
        {"dawg_tiny_cs106.dat", "dawg_tiny_cs106.txt"},
        {"dawg_tiny_prefix.dat", "dawg_tiny_prefix.txt"},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        struct reading dawg = read_file(pairs[i][0]);
        struct reading text = read_file(pairs[i][1]);
        assert_ok(dawg.status);
        assert_int_equal(dawg.report.format, LIST_FORMAT_DAWG);
        assert_int_equal(text.report.format, LIST_FORMAT_TEXT);
        assert_string_equal(dawg.words, text.words);
        assert_int_equal(dawg.report.word_count, text.report.word_count);
    }
    expect_fault(read_file("dawg_bad_cycle.dat"), STATUS_SYNTAX,
                 "list, byte 13: the edges run in a circle, from edge 1 back to edge 1");
    expect_fault(read_file("dawg_bad_trunc.dat"), STATUS_SYNTAX,
                 "list, byte 10: the file announces 36 bytes of edges, but 31 follow");
    expect_fault(read_file("dawg_bad_magic.dat"), STATUS_SYNTAX,
                 "list, byte 10: a byte 0: this is not a word list in plain text");
}

/* A truncated DAWG file is refused, whatever its length. */
TEST_CASE(test_cut_dawg_files_are_refused)
{
    struct content content = test_file("dawg_tiny_cs106.dat");
    for (size_t size = sizeof "DAWG:" - 1; size < content.size; size++) {
        assert_int_equal(read_bytes(content.bytes, size).status, STATUS_SYNTAX);
    }
    free(content.bytes);
}

TEST_CASE(test_a_counted_file_with_line_ends_of_dos)
{
    struct reading reading = read_file("counted_crlf.txt");
    assert_ok(reading.status);
    assert_int_equal(reading.report.format, LIST_FORMAT_COUNTED);
    assert_string_equal(reading.words, "aahing aahs zymurgy ");
}

/* ---- packed, and opening ---- */

static struct content packed_words(const char *const *words, size_t count)
{
    struct trie *trie = NULL;
    assert_ok(trie_new(&alphabet_english, &trie));
    for (size_t i = 0; i < count; i++) {
        assert_ok(trie_add(trie, words[i], strlen(words[i]), common_note, NULL));
    }
    struct content content = {0};
    void *image = NULL;
    assert_ok(lexicon_pack(trie, &image, &content.size));
    content.bytes = image;
    trie_free(trie);
    return content;
}

TEST_CASE(test_packed_lists_are_read)
{
    static const char *const words[] = {"cat", "dog", "dogs"};
    struct content image = packed_words(words, 3);
    assert_int_equal(list_format_of(image.bytes, image.size), LIST_FORMAT_PACKED);
    struct trie *trie = NULL;
    assert_ok(trie_new(&alphabet_english, &trie));
    assert_ok(trie_add(trie, "dog", 3, common_note, NULL));
    /* Words keep the notes they were packed with. */
    struct word_note other = {.tier = 10, .marks = WORD_MARK_OFFENSIVE};
    struct list_report report;
    assert_ok(list_read(trie, image.bytes, image.size, other, &report, NULL));
    assert_int_equal(report.word_count, 2);
    assert_int_equal(report.repeated_count, 1);
    char joined[JOINED_MAX] = "";
    assert_true(trie_each(trie, join, joined));
    assert_string_equal(joined, "cat dog dogs ");
    trie_free(trie);

    expect_fault(read_bytes(image.bytes, image.size - 1), STATUS_DAMAGED,
                 "list, byte 24: this packed lexicon should have 4288 bytes, but has 4287");
    image.bytes[image.size - 1] ^= 1;
    expect_fault(read_bytes(image.bytes, image.size), STATUS_DAMAGED,
                 "list: this packed lexicon is damaged: its checksum does not match");
    memory_free(image.bytes);

    image = packed_words(words, 0);
    expect_fault(read_bytes(image.bytes, image.size), STATUS_EMPTY,
                 "list: there are no words in it");
    struct lexicon lexicon;
    assert_int_equal(list_open(&lexicon, &alphabet_english, image.bytes, image.size, NULL, NULL),
                     STATUS_EMPTY);
    memory_free(image.bytes);
}

TEST_CASE(test_packed_lists_are_opened_as_they_lie)
{
    static const char *const words[] = {"cat", "dog"};
    struct content image = packed_words(words, 2);
    struct lexicon lexicon;
    struct list_report report;
    assert_ok(list_open(&lexicon, &alphabet_english, image.bytes, image.size, &report, NULL));
    assert_int_equal(report.format, LIST_FORMAT_PACKED);
    assert_int_equal(report.word_count, 2);
    assert_null(lexicon.owned);
    assert_true((const char *)lexicon.nodes > image.bytes &&
                (const char *)lexicon.nodes < image.bytes + image.size);
    lexicon_deinit(&lexicon);
    memory_free(image.bytes);
}

TEST_CASE(test_other_lists_are_packed)
{
    struct lexicon lexicon;
    struct list_report report;
    const char *text = "2\r\nCat\r\ndogs";
    assert_ok(list_open(&lexicon, &alphabet_english, text, strlen(text), &report, NULL));
    assert_int_equal(report.format, LIST_FORMAT_COUNTED);
    assert_non_null(lexicon.owned);
    assert_false(lexicon.has_tiers);
    assert_int_equal(lexicon_size(&lexicon), 2);
    assert_true(lexicon_contains(&lexicon, "cat", 3));
    lexicon_deinit(&lexicon);

    lexicon.slot_count = 77;
    struct fault fault;
    assert_int_equal(list_open(&lexicon, &alphabet_english, "it's", 4, NULL, &fault), STATUS_EMPTY);
    assert_int_equal(fault.line, 1);
    assert_int_equal(lexicon.slot_count, 77);
}
