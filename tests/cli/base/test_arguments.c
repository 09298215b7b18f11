/* SPDX-License-Identifier: MIT */
/*
 * Options and words in every form and order, valid and invalid values, the help text generated from
 * a table.
 */
#include "arguments.h"
#include "test.h"

#define WORDS_MAX 16

enum { FLAG, FLAGON, TEXT, NUMBER, SEED, CHOICE, SIZE, PAIR, WORDS };

static const struct option_spec table[] = {
    [FLAG] = {"flag", .help = "a flag"},
    [FLAGON] = {"flagon", .help = "a name with another at its beginning"},
    [TEXT] = {"text", OPTION_TEXT, "TEXT", .help = "some text"},
    [NUMBER] = {"number", OPTION_NUMBER, "N", .min = 2, .max = 1000000, .usual = "7",
                .help = "a number"},
    [SEED] = {"seed", OPTION_SEED, "S", .help = "a seed"},
    [CHOICE] = {"choice", OPTION_CHOICE, .choices = "one three two", .usual = "two",
                .help = "this or that"},
    [SIZE] = {"size", OPTION_SIZE, "RxC", .heading = "Others", .help = "a size"},
    [PAIR] = {"pair", OPTION_PAIR, "I/N", .separator = "/", .max = 99, .takes = "I/N",
              .help =
                  "a very long explanation of what a pair of numbers is, with so many words that "
                  "they need another line, and then one more"},
    [WORDS] = {"words", OPTION_WORDS, "WORD...", .help = "words"},
    {.name = NULL},
};

static struct arguments arguments;
static char fault[ARGUMENTS_FAULT_MAX];

/* Parses a line of arguments separated by blanks; "''" is an empty one. */
static enum arguments_result read_line(const char *line)
{
    static char text[256];
    char *argv[WORDS_MAX + 2] = {"command"};
    int argc = 1;
    int length = snprintf(text, sizeof text, "%s", line);
    assert_int_in_range(length, 0, (int)sizeof text - 1);
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
        assert_true(argc < WORDS_MAX);
        argv[argc++] = strcmp(word, "''") == 0 ? word + 2 : word;
    }
    fault[0] = '\0';
    return arguments_read(table, argc, argv, &arguments, fault);
}

static const struct option_value *value_of(const char *line, int option)
{
    static struct option_value value;
    if (read_line(line) != ARGUMENTS_READ) {
        fail_msg("%s: %s", line, fault);
    }
    value = arguments.options[option];
    arguments_deinit(&arguments);
    return &value;
}

static void refuses(const char *line, const char *sentence)
{
    assert_int_equal(read_line(line), ARGUMENTS_BAD);
    assert_string_equal(fault, sentence);
}

TEST_CASE(test_values)
{
    assert_false(value_of("", FLAG)->is_given);
    assert_true(value_of("--flag", FLAG)->is_given);
    assert_false(value_of("--flagon", FLAG)->is_given);
    assert_null(value_of("", TEXT)->text);
    assert_string_equal(value_of("--text a=b", TEXT)->text, "a=b");
    assert_string_equal(value_of("--text=a=b", TEXT)->text, "a=b");
    assert_string_equal(value_of("--text --flag", TEXT)->text, "--flag");
    assert_string_equal(value_of("--text=a --text b", TEXT)->text, "b");
    assert_int_equal(value_of("", NUMBER)->number, 7);
    assert_false(value_of("", NUMBER)->is_given);
    assert_int_equal(value_of("--number 002", NUMBER)->number, 2);
    assert_int_equal(value_of("--number=1000000", NUMBER)->number, 1000000);
    assert_int_equal(value_of("", CHOICE)->number, 2);
    assert_int_equal(value_of("--choice one", CHOICE)->number, 0);
    assert_int_equal(value_of("--choice three", CHOICE)->number, 1);
    assert_true(value_of("--seed 0xffffffffffffffff", SEED)->seed == UINT64_MAX);
    assert_true(value_of("--seed 012", SEED)->seed == 10);
    assert_int_equal(value_of("--size 3X5", SIZE)->number, 3);
    assert_int_equal(value_of("--size 3x5", SIZE)->second, 5);
    assert_int_equal(value_of("--size 8", SIZE)->second, 8);
    assert_int_equal(value_of("--pair 0/99", PAIR)->number, 0);
    assert_int_equal(value_of("--pair 0/99", PAIR)->second, 99);
    assert_true(value_of("--words ''", WORDS)->is_given);
}

static void expect_words(const char *line, const struct argument_word *words, int count)
{
    assert_int_equal(read_line(line), ARGUMENTS_READ);
    assert_int_equal(arguments.word_count, count);
    for (int i = 0; i < count; i++) {
        assert_string_equal(arguments.words[i].text, words[i].text);
        assert_int_equal(arguments.words[i].option, words[i].option);
    }
    arguments_deinit(&arguments);
}

TEST_CASE(test_words)
{
    /* POSIXLY_CORRECT, which makes getopt stop at the first word, changes nothing. */
    assert_int_equal(setenv("POSIXLY_CORRECT", "1", 1), 0);
    const struct argument_word plain[] = {{"a", -1}, {"-", FLAG}, {"b", FLAG}};
    expect_words("a --flag - b", plain, 3);
    assert_int_equal(unsetenv("POSIXLY_CORRECT"), 0);
    expect_words("a --flag - b", plain, 3);
    const struct argument_word ended[] = {
        {"a", FLAG}, {"--flag", FLAG}, {"--", FLAG}, {"-h", FLAG}};
    expect_words("--flag a -- --flag -- -h", ended, 4);
    const struct argument_word asked[] = {
        {"a", -1}, {"b", WORDS}, {"c", WORDS}, {"d", TEXT}, {"e", WORDS}};
    expect_words("a --words b c --text x d --words=e", asked, 5);
}

/* Each of the values, separated by blanks, is refused with what the option takes. */
static void refuses_each(const char *option, const char *takes, const char *values)
{
    static char all[128];
    const char *list[WORDS_MAX] = {NULL};
    int count = 0;
    (void)snprintf(all, sizeof all, "%s", values);
    for (char *value = strtok(all, " "); value; value = strtok(NULL, " ")) {
        assert_true(count < WORDS_MAX);
        list[count++] = value;
    }
    for (int i = 0; i < count; i++) {
        char line[64];
        char sentence[ARGUMENTS_FAULT_MAX];
        (void)snprintf(line, sizeof line, "%s %s", option, list[i]);
        (void)snprintf(sentence, sizeof sentence, "%s takes %s, not '%s'", option, takes,
                       strcmp(list[i], "''") == 0 ? "" : list[i]);
        refuses(line, sentence);
    }
}

TEST_CASE(test_refusals)
{
    refuses_each("--number", "a number from 2 to 1000000", "1 1000001 +3 -3 3.5 x '' 4x");
    refuses_each("--size", "rows and columns such as 4x5", "4x 0x4 x four -1x4 4x4x4");
    refuses_each("--pair", "I/N", "1 1/ /2 -1/2 1/2/3 1/100 a/b +1/2");
    refuses("--colour", "there is no option '--colour'");
    refuses("--colour=red", "there is no option '--colour'");
    refuses("--fla", "there is no option '--fla'");
    refuses("--num 3", "there is no option '--num'");
    refuses("--number=3 --tex", "there is no option '--tex'");
    refuses("--hel", "there is no option '--hel'");
    refuses("-x", "there is no option '-x'");
    refuses("-xyz", "there is no option '-xyz'");
    refuses("--flag=yes", "--flag takes no value");
    refuses("--help=yes", "--help takes no value");
    refuses("--number", "--number needs a value: a number from 2 to 1000000");
    refuses("--text", "--text needs a value: TEXT");
    refuses("--text=", "--text takes TEXT, not ''");
    refuses("--number 99999999999999999999",
            "--number takes a number from 2 to 1000000, not '99999999999999999999'");
    refuses("--choice four", "--choice takes one, three or two, not 'four'");
    refuses("--choice tw", "--choice takes one, three or two, not 'tw'");
    refuses("--choice ''", "--choice takes one, three or two, not ''");
    refuses(
        "--seed 18446744073709551616",
        "--seed takes a whole number from 0 to 18446744073709551615, not '18446744073709551616'");
    refuses("--seed -1", "--seed takes a whole number from 0 to 18446744073709551615, not '-1'");
    refuses("--size 8x9", "--size 8x9: a board has at most 64 cells");
    assert_int_equal(read_line("--flag -h --colour"), ARGUMENTS_HELP);
    assert_int_equal(read_line("a --help"), ARGUMENTS_HELP);
}

TEST_CASE(test_help)
{
    static const char expected[] =
        "  --flag                  a flag\n"
        "  --flagon                a name with another at its beginning\n"
        "  --text TEXT             some text\n"
        "  --number N              a number (7)\n"
        "  --seed S                a seed\n"
        "  --choice one|three|two  this or that (two)\n"
        "\n"
        "Others:\n"
        "  --size RxC              a size\n"
        "  --pair I/N              a very long explanation of what a pair of numbers is,\n"
        "                          with so many words that they need another line, and\n"
        "                          then one more\n"
        "  --words WORD...         words\n";
    static struct writer out;
    char text[2048];
    FILE *file = tmpfile();
    assert_non_null(file);
    writer_init(&out, fileno(file));
    arguments_print_options(table, &out);
    assert_true(writer_flush(&out));
    rewind(file);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    assert_string_equal(text, expected);
}
