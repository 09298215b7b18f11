/* SPDX-License-Identifier: MIT */
/*
 * The command line.
 */
#include "options.h"
#include "test.h"

#define ARGUMENTS_MAX 16

/* Parses arguments separated by blanks. The texts stay valid until the next call. */
static bool read_line(const char *line, struct options *options, char fault[ARGUMENTS_FAULT_MAX])
{
    static char text[256];
    char *arguments[ARGUMENTS_MAX + 2] = {"trounce"};
    int count = 1;
    int length = snprintf(text, sizeof text, "%s", line);
    assert_int_in_range(length, 0, (int)sizeof text - 1);
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
        assert_true(count <= ARGUMENTS_MAX); /* the last one stays NULL */
        arguments[count++] = word;
    }
    return options_read(count, arguments, options, fault);
}

static void accepts(const char *line, struct options *options)
{
    char fault[ARGUMENTS_FAULT_MAX] = "";
    if (!read_line(line, options, fault)) {
        fail_msg("%s: %s", line, fault);
    }
}

/* Expects a refusal in one line with `named` and `allowed`, and unchanged options. */
static void refuses(const char *line, const char *named, const char *allowed)
{
    char fault[ARGUMENTS_FAULT_MAX] = "";
    struct options options;
    struct options before;
    memset(&options, 0x5a, sizeof options);
    before = options;
    assert_false(read_line(line, &options, fault));
    assert_memory_equal(&options, &before, sizeof options);
    if (!strstr(fault, named) || !strstr(fault, allowed) || strchr(fault, '\n')) {
        fail_msg("%s: said '%s'", line, fault);
    }
}

TEST_CASE(test_nothing_said)
{
    struct options options;
    accepts("", &options);
    assert_int_equal(options.action, OPTIONS_PLAY);
    assert_null(options.board);
    assert_null(options.code);
    assert_null(options.lexicon);
    assert_null(options.dice);
    assert_null(options.data);
    assert_int_equal(options.size, 0);
    assert_int_equal(options.rules, RULES_FOUR);
    assert_int_equal(options.time_ms, 180000);
    assert_int_equal(options.width, 0);
    assert_int_equal(options.theme, THEME_SYSTEM);
    assert_int_equal(options.given, 0);
    assert_int_equal(options.renderer, RENDERER_BEST);
    assert_false(options.mode != MODE_TURNS || options.mute || options.fullscreen);
}

TEST_CASE(test_all_said)
{
    struct options options;
    accepts("--board=catdog --size 5 --dice d.txt --lexicon=w.txt --data kept", &options);
    assert_string_equal(options.data, "kept");
    assert_string_equal(options.board, "catdog");
    assert_string_equal(options.dice, "d.txt");
    assert_string_equal(options.lexicon, "w.txt");
    assert_int_equal(options.size, 5);
    accepts("--code NK7Q4-M2XPD --rules classic --solo --time 0", &options);
    assert_string_equal(options.code, "NK7Q4-M2XPD");
    assert_int_equal(options.rules, RULES_CLASSIC);
    assert_int_equal(options.mode, MODE_ALONE);
    assert_int_equal(options.time_ms, 0);
    accepts("--window 900x600 --renderer opengl --theme light --mute --fullscreen --speech",
            &options);
    assert_int_equal(options.width, 900);
    assert_int_equal(options.height, 600);
    assert_int_equal(options.renderer, RENDERER_OPENGL);
    assert_int_equal(options.theme, THEME_LIGHT);
    assert_int_equal(options.given,
                     1u << SETTING_THEME | 1u << SETTING_SOUND | 1u << SETTING_SPEECH);
    assert_true(options.mute && options.fullscreen && options.speech);
    assert_false(options.daily || options.scrambler);
    accepts("--daily --language de", &options);
    assert_true(options.daily);
}

TEST_CASE(test_words_of_the_scrambler)
{
    struct options options;
    accepts("--scrambler --words w.txt --size 9", &options);
    assert_true(options.scrambler && options.any_jumble);
    assert_string_equal(options.lexicon, "w.txt");
    accepts("--scrambler --lexicon w.txt", &options);
    assert_false(options.any_jumble);
    refuses("--words w.txt", "--words", "--scrambler");
    refuses("--scrambler --words w.txt --lexicon w.txt", "--words", "--lexicon");
}

TEST_CASE(test_exercises)
{
    struct options options;
    accepts("--exercise stanford", &options);
    assert_true(options.exercise);
    assert_int_equal(options.rules, RULES_FOUR);
    assert_int_equal(options.mode, MODE_TURNS);
    assert_int_equal(options.level, RIVAL_MERCILESS);
    assert_int_equal(options.richness, RICHNESS_ANY);
    assert_int_equal(options.time_ms, 0);
    assert_int_equal(options.given, 1u << SETTING_RULES | 1u << SETTING_TIME | 1u << SETTING_LEVEL |
                                        1u << SETTING_MODE | 1u << SETTING_RICHNESS);
    accepts("--exercise oberlin", &options);
    assert_int_equal(options.rules, RULES_ANY);
    assert_int_equal(options.mode, MODE_ALONE);
    assert_int_equal(options.time_ms, 120000);
    accepts("--exercise oberlin --time 60 --rules four --richness rich --mode turns", &options);
    assert_int_equal(options.rules, RULES_FOUR);
    assert_int_equal(options.mode, MODE_TURNS);
    assert_int_equal(options.richness, RICHNESS_RICH);
    assert_int_equal(options.time_ms, 60000);
    refuses("--exercise other", "other", "stanford");
}

TEST_CASE(test_links)
{
    struct options options;
    accepts("--link https://example.org/trounce/#daily", &options);
    assert_true(options.daily);
    assert_null(options.link);
    accepts("--web-address https://example.org/", &options);
    assert_string_equal(options.web_address, "https://example.org/");
    accepts("--link #scrambler", &options);
    assert_true(options.scrambler);
    accepts("--link #Daily", &options);
    assert_true(options.daily);
    accepts("--link https://example.org/?lang=de#N3NAG-Z33SX", &options);
    assert_null(options.code); /* whose clock would run at once */
    assert_string_equal(options.link, "N3NAG-Z33SX");
    accepts("--link T1-NK7Q4M2XPD1", &options);
    assert_string_equal(options.link, "T1-NK7Q4M2XPD1");
}

TEST_CASE(test_modes_and_rules_by_name)
{
    struct options options;
    for (int i = 0; i < MODE_COUNT; i++) {
        char line[64];
        (void)snprintf(line, sizeof line, "--rival novice --mode %s", mode_name((enum game_mode)i));
        accepts(line, &options);
        assert_int_equal(options.mode, i);
        assert_int_equal(options.level, RIVAL_NOVICE);
        assert_true(options.given & 1u << SETTING_MODE);
    }
    for (int i = 0; i < RULES_OFFERED; i++) {
        char line[64];
        (void)snprintf(line, sizeof line, "--rules %s", scoring_name((enum rules)i));
        accepts(line, &options);
        assert_int_equal(options.rules, i);
    }
    accepts("--solo --mode alone", &options);
    assert_int_equal(options.mode, MODE_ALONE);
}

TEST_CASE(test_the_last_counts)
{
    struct options options;
    accepts("--time 60 --time=90", &options);
    assert_int_equal(options.time_ms, 90000);
    accepts("-h", &options);
    assert_int_equal(options.action, OPTIONS_HELP);
    accepts("--version --help", &options);
    assert_int_equal(options.action, OPTIONS_HELP);
    accepts("--help --version", &options);
    assert_int_equal(options.action, OPTIONS_HELP);
    accepts("--version", &options);
    assert_int_equal(options.action, OPTIONS_VERSION);
}

TEST_CASE(test_refusals_name_what_is_allowed)
{
    refuses("--colour", "--colour", "there is no option");
    refuses("--colour=3", "--colour", "there is no option");
    refuses("solve", "solve", "unexpected argument");
    refuses("-x", "-x", "there is no option");
    refuses("--siz 4", "--siz", "there is no option");
    refuses("--size 7", "--size", "4, 5 or 6");
    refuses("--size 4.5", "--size", "4, 5 or 6");
    refuses("--size=", "--size", "4, 5 or 6");
    refuses("--rules strict", "strict", "four, classic or plain");
    refuses("--mode solo", "solo", "turns, race, two or alone");
    refuses("--mode race --solo", "--mode race", "--solo");
    refuses("--time -5", "--time", "0 for no clock");
    refuses("--time 99999999999999999999", "--time", "86400");
    refuses("--time 3:00", "3:00", "seconds");
    refuses("--window 1280", "--window", "1280x800");
    refuses("--window 1280x", "--window", "1280x800");
    refuses("--window 350x600", "--window", "360x520");
    refuses("--window 1280x800x3", "--window", "360x520");
    refuses("--renderer vulkan", "vulkan", "software or opengl");
    refuses("--theme blue", "blue", "dark, light, contrast or system");
    refuses("--mute=yes", "--mute", "no value");
    refuses("--board", "--board", "letters");
    refuses("--mute --dice", "--dice", "file");
    refuses("--lexicon=", "--lexicon", "file");
    refuses("--board abcd --code efgh", "--board", "--code");
    refuses("--board abcd --daily", "--daily", "--board");
    refuses("--daily --code efgh", "--daily", "--code");
    refuses("--daily --scrambler", "--daily", "--scrambler");
    refuses("--link N3NAG-Z33SX --code N3NAG-Z33SX", "--link", "--code");
    refuses("--link", "--link", "challenge");
}

TEST_CASE(test_help_names_every_option)
{
    static const char *const names[] = {"board",    "code",     "size",   "dice",       "lexicon",
                                        "rules",    "mode",     "solo",   "time",       "window",
                                        "theme",    "mute",     "speech", "fullscreen", "version",
                                        "renderer", "exercise", "words"};
    char text[8192];
    FILE *stream = tmpfile();
    assert_non_null(stream);
    static struct writer out;
    writer_init(&out, fileno(stream));
    options_print_help(&out);
    assert_true(writer_flush(&out));
    rewind(stream);
    size_t size = fread(text, 1, sizeof text - 1, stream);
    (void)fclose(stream);
    text[size] = '\0';
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char option[32];
        (void)snprintf(option, sizeof option, "\n  --%s", names[i]);
        if (!strstr(text, option)) {
            fail_msg("--help does not name --%s", names[i]);
        }
    }
    int width = 0;
    for (const char *at = text; *at; at++) {
        width = *at == '\n' ? 0 : width + 1;
        assert_true(width <= 80);
    }
}
