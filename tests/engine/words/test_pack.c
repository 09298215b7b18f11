/* SPDX-License-Identifier: MIT */
/*
 * The build's packing program: its messages for faulty lists, and the lexicon that it makes from
 * ours.
 */
#include "test.h"
#include "trounce/lexicon.h"
#include "whole_file.h"

#include <sys/wait.h>
#include <unistd.h>

#define SAID_MAX     1024
#define LEXICON_MAX  (6u << 20) /* maximum size of the game's lexicon, in bytes */
#define REFUSED      2
#define PROGRAM_NAME "pack_lexicon"

static char folder[] = "/tmp/trounce-test-pack-XXXXXX";

static int make_folder(void **state)
{
    return mkdtemp(folder) == NULL || chdir(folder) != 0;
}

static int remove_folder(void **state)
{
    static const char *const names[] = {"out",       "offensive.txt", "tier-10.txt", "tier-35.txt",
                                        "words.txt", "tier-200.txt",  "language.txt"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        remove(names[i]);
    }
    return chdir("/") != 0 || rmdir(folder) != 0;
}

static void write_file(const char *name, const char *text)
{
    FILE *stream = fopen(name, "wb");
    assert_non_null(stream);
    assert_true(fputs(text, stream) >= 0);
    assert_int_equal(fclose(stream), 0);
}

/* Runs the program with `arguments` and compares its output and exit code. */
static void expect_run(const char *arguments, int expected_exit, const char *expected_said)
{
    char command[2048];
    snprintf(command, sizeof command, TROUNCE_EMULATOR "'%s' %s 2>&1", TROUNCE_PACK_LEXICON,
             arguments);
    FILE *stream = popen(command, "r");
    assert_non_null(stream);
    char said[SAID_MAX] = "";
    size_t length = fread(said, 1, sizeof said - 1, stream);
    said[length] = '\0';
    int ending = pclose(stream);
    assert_string_equal(said, expected_said);
    assert_true(WIFEXITED(ending));
    assert_int_equal(WEXITSTATUS(ending), expected_exit);
}

static void write_good_lists(void)
{
    write_file("tier-10.txt", "cat\ndog\n");
    write_file("tier-35.txt", "dog\ndamn\n");
    write_file("offensive.txt", "# The player may use them.\n\ndamn\n");
}

TEST_CASE(test_lists_become_a_lexicon)
{
    write_good_lists();
    expect_run("out offensive.txt tier-35.txt tier-10.txt", 0, "");
    size_t size;
    void *bytes = whole_file("out", &size);
    struct lexicon lexicon;
    assert_ok(lexicon_open(&lexicon, &alphabet_english, bytes, size, NULL));
    static const struct {
        const char *word;
        struct word_note note;
    } words[] = {{"cat", {10, WORD_MARK_NONE}},
                 {"dog", {10, WORD_MARK_NONE}},
                 {"damn", {35, WORD_MARK_OFFENSIVE}}};
    assert_int_equal(lexicon_size(&lexicon), 3);
    for (size_t i = 0; i < 3; i++) {
        uint32_t number;
        assert_true(lexicon_find(&lexicon, words[i].word, strlen(words[i].word), &number));
        assert_int_equal(lexicon_note(&lexicon, number).tier, words[i].note.tier);
        assert_int_equal(lexicon_note(&lexicon, number).marks, words[i].note.marks);
    }
    free(bytes);
}

TEST_CASE(test_mistakes_are_named_with_file_and_line)
{
    write_good_lists();
    write_file("out", "as it was");
    expect_run("out offensive.txt tier-40.txt", REFUSED,
               PROGRAM_NAME ": tier-40.txt: No such file or directory\n");
    expect_run("out nothing.txt tier-10.txt", REFUSED,
               PROGRAM_NAME ": nothing.txt: No such file or directory\n");
    expect_run("out offensive.txt tier-10.txt", REFUSED,
               PROGRAM_NAME ": offensive.txt:3: 'damn' is in none of the lists\n");
    write_file("words.txt", "cat\n");
    expect_run("out offensive.txt words.txt", REFUSED,
               PROGRAM_NAME ": words.txt: a list of words must be called tier-NN.txt\n");
    write_file("tier-200.txt", "cat\n");
    expect_run("out offensive.txt tier-200.txt", REFUSED,
               PROGRAM_NAME ": tier-200.txt: a list of words must be called tier-NN.txt\n");
    write_file("tier-10.txt", "cat\n\nit's\n");
    expect_run("out offensive.txt tier-10.txt", REFUSED,
               PROGRAM_NAME ": tier-10.txt:3: this line is no word of letters alone\n");
    write_file("tier-10.txt", "");
    expect_run("out offensive.txt tier-10.txt", REFUSED,
               PROGRAM_NAME ": tier-10.txt: it is empty\n");
    expect_run("out offensive.txt", REFUSED,
               "usage: " PROGRAM_NAME " OUT OFFENSIVE TIER-FILES...\n"
               "       " PROGRAM_NAME " OUT --language LANGUAGE.TXT WORDS.TXT\n");
    write_file("language.txt", "name Gallo\nenglish Gallo\nletters aA bB\n");
    write_file("words.txt", "0ab1\n2ba\n1c\n");
    expect_run("out --language nothing.txt words.txt", REFUSED,
               PROGRAM_NAME ": nothing.txt: No such file or directory\n");
    expect_run("out --language words.txt words.txt", REFUSED,
               PROGRAM_NAME ": words.txt: no line begins with name\n");
    expect_run("out --language language.txt words.txt", REFUSED,
               PROGRAM_NAME ": words.txt:3: 'ac' is not a word in the letters of the language\n");
    /* The existing file is unchanged. */
    size_t size;
    char *bytes = whole_file("out", &size);
    assert_int_equal(size, strlen("as it was"));
    assert_memory_equal(bytes, "as it was", size);
    free(bytes);
}

TEST_CASE(test_places_that_cannot_be_written)
{
    write_good_lists();
    expect_run("no/such/folder/out offensive.txt tier-10.txt tier-35.txt", REFUSED,
               PROGRAM_NAME ": no/such/folder/out.partial: No such file or directory\n");
}

/* ---- the lexicon of the game ---- */

static void expect_tier(const struct lexicon *lexicon, const char *word, unsigned least,
                        unsigned greatest)
{
    uint32_t number;
    assert_true(lexicon_find(lexicon, word, strlen(word), &number));
    assert_int_in_range(lexicon_note(lexicon, number).tier, least, greatest);
}

static bool check_ours(void *context, const char *word, size_t length, struct word_note note)
{
    (void)word;
    assert_int_in_range(length, 2, 25);
    assert_int_in_range(note.tier, 10, 80);
    *(size_t *)context += (note.marks & WORD_MARK_OFFENSIVE) != 0;
    return true;
}

TEST_CASE(test_our_lexicon)
{
    size_t size;
    void *bytes = whole_file(TROUNCE_LEXICON, &size);
    assert_int_in_range(size, 1u << 20, LEXICON_MAX);
    struct lexicon lexicon;
    assert_ok(lexicon_open(&lexicon, &alphabet_english, bytes, size, NULL));
    assert_true(lexicon.has_tiers);
    assert_false(lexicon.has_empty_word);
    assert_int_in_range(lexicon_size(&lexicon), 230000, 280000);
    size_t offensive_count = 0;
    assert_true(lexicon_each(&lexicon, check_ours, &offensive_count));
    assert_int_in_range(offensive_count, 50, 5000);
    expect_tier(&lexicon, "the", 10, 10);
    expect_tier(&lexicon, "quiet", 10, 35);
    expect_tier(&lexicon, "zyzzyva", 60, 80);
    assert_false(lexicon_contains(&lexicon, "zac", 3));
    assert_false(lexicon_contains(&lexicon, "xqz", 3));
    free(bytes);
}

RUN_TESTS(make_folder, remove_folder)
