/* SPDX-License-Identifier: MIT */
/*
 * Paths as players write them, and good and bad word lists.
 */
#include "disk.h"
#include "english.h"
#include "test.h"
#include "words.h"

#include <unistd.h>

#if defined TEST_POSIX || defined __EMSCRIPTEN__
#define HOME_VARIABLE "HOME"
#define ROOT          ""
#else
#define HOME_VARIABLE "USERPROFILE"
#define ROOT          "/" /* before the drive letter, in a URL */
#endif

static char made[] = "/tmp/trounce-words-XXXXXX";
static char folder[DISK_PATH_MAX]; /* the same, as reported */

static void write_file(const char *name, const char *text)
{
    char path[FILE_PATH_MAX];
    (void)snprintf(path, sizeof path, "%s/%s", made, name);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

static int set_up(void **state)
{
    assert_non_null(mkdtemp(made));
    assert_non_null(realpath(made, folder));
    write_file("a list.txt", "late\nslate\n");
    write_file("odd.txt", "late\nl8\nslate\n");
    write_file("none.txt", "\n\n");
    return setenv(HOME_VARIABLE, folder, 1);
}

static int tear_down(void **state)
{
    static const char *const names[] = {"a list.txt", "odd.txt", "none.txt", "foreign"};
    char path[FILE_PATH_MAX];
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        (void)snprintf(path, sizeof path, "%.500s/%s", folder, names[i]);
        (void)remove(path);
    }
    return rmdir(folder);
}

static void means(const char *text, const char *wanted)
{
    char path[FILE_PATH_MAX];
    assert_ptr_equal(words_path(text, path), path);
    assert_string_equal(path, wanted);
}

TEST_CASE(test_paths_as_people_write_them)
{
    char wanted[FILE_PATH_MAX];
    char text[FILE_PATH_MAX];
    (void)snprintf(wanted, sizeof wanted, "%.500s/a list.txt", folder);
    means(wanted, wanted);
    means("~/a list.txt", wanted);
    means("  '~/a list.txt'\n", wanted);
    (void)snprintf(text, sizeof text, "file://" ROOT "%.500s/a%%20list.txt", folder);
    means(text, wanted);
    (void)snprintf(text, sizeof text, "\"%.500s/../%.100s/a list.txt\" ", folder,
                   disk_name(folder));
    means(text, wanted);
    assert_int_equal(chdir(folder), 0);
    means("a list.txt", wanted);
    assert_int_equal(chdir("/"), 0);
}

TEST_CASE(test_what_is_not_there_keeps_its_name)
{
    char long_name[2 * FILE_PATH_MAX];
    means("/nowhere/list.txt", "/nowhere/list.txt");
    means("file:///no%2", "/no%2");
    means("file:///no%zz%00", "/no%zz%00");
    means("", "");
    memset(long_name, 'x', sizeof long_name - 1);
    long_name[sizeof long_name - 1] = '\0';
    means(long_name, "");
}

TEST_CASE(test_lists)
{
    struct words words;
    char path[FILE_PATH_MAX];
    struct message notice;
    struct message fault;
    assert_true(words_open(&words, &alphabet_english, words_path("~/a list.txt", path), &fault));
    assert_string_equal(english(&words.skipped), "");
    assert_true(lexicon_contains(&words.lexicon, "slate", 5));
    words_close(&words);
    assert_true(words_open(&words, &alphabet_english, words_path("~/odd.txt", path), &fault));
    assert_non_null(strstr(english(&words.skipped),
                           "odd.txt: skipped 1 line that is not a word, the first in line 2"));
    words_close(&words);
    assert_string_equal(english(&words.skipped), "");
    write_file("odd.txt", "late\nit's\nst\xe4te\nslate\n");
    assert_true(words_open(&words, &alphabet_english, words_path("~/odd.txt", path), &fault));
    assert_string_equal(english(&words.skipped),
                        "odd.txt: skipped 2 lines that are not words, the first in line 2; line 3 "
                        "is not in UTF-8 but perhaps in Latin-1");
    words_close(&words);
    struct list_report report = {.format = LIST_FORMAT_DAWG, .passed_over_count = 3};
    words_report("/a/list.dawg", &report, &notice); /* it has no lines */
    assert_string_equal(english(&notice), "list.dawg: skipped words of more than 63 letters");
    assert_false(words_open(&words, &alphabet_english, words_path("~/none.txt", path), &fault));
    assert_non_null(strstr(english(&fault), "none.txt"));
    assert_false(words_open(&words, &alphabet_english, "/nowhere/list.txt", &fault));
    assert_non_null(strstr(english(&fault), "/nowhere/list.txt"));
}

/* The list is converted before it is checked, so the fault is its size, not its byte order. */
TEST_CASE(test_a_list_of_the_other_byte_order)
{
    unsigned char bytes[64] = "\x89trounce\4\3\2\1"; /* least significant first */
    uint32_t order;
    memcpy(&order, bytes + 8, sizeof order);
    bool is_own = order == 0x01020304;
    memcpy(bytes + 8, is_own ? "\1\2\3\4" : "\4\3\2\1", 4);
    bytes[is_own ? 15 : 12] = LEXICON_VERSION;
    char path[FILE_PATH_MAX];
    (void)snprintf(path, sizeof path, "%.500s/foreign", folder);
    FILE *stream = fopen(path, "wb");
    assert_non_null(stream);
    assert_int_equal(fwrite(bytes, 1, sizeof bytes, stream), sizeof bytes);
    assert_int_equal(fclose(stream), 0);
    struct words words;
    struct message fault;
    assert_false(words_open(&words, &alphabet_english, path, &fault));
    assert_non_null(strstr(english(&fault), "should have 0 bytes, but has 64"));
}

RUN_TESTS(set_up, tear_down)
