/* SPDX-License-Identifier: MIT */
/*
 * Catalogues: lookup, plurals, composed texts, and damaged files.
 */
#include "folder.h"
#include "seed.h"
#include "test.h"
#include "tr.h"

#include "translation.h"

#define GERMAN "nplurals=2; plural=n != 1;"
#define FRENCH "nplurals=2; plural=n > 1;"
#define POLISH                                                                                     \
    "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"

static const struct translated list[] = {
    {.text = "Play", .forms = {"Spielen"}},
    {.context = "what one does", .text = "Play", .forms = {"Spiel"}},
    {.text = "%s of %d", .forms = {"%2$d, davon %1$s"}},
    {.text = "75 % of it", .forms = {"75 % davon"}},
    {.text = "Empty", .forms = {""}},
    {.text = "Not kept: %p (%s).", .forms = {"Nicht behalten: %p (%s)."}},
    {.text = "the disk is full", .forms = {"die Platte ist voll"}},
    {.text = "edge %lu leads to %s", .forms = {"zu %2$s von %1$lu"}},
};

enum { LIST = sizeof list / sizeof list[0] };

struct speech {
    void *bytes;
    size_t size;
    struct catalogue catalogue;
};

static struct speech speak(const struct translated *texts, size_t count, const char *rule)
{
    struct speech speech;
    speech.bytes = translation_make(texts, count, rule, &speech.size);
    assert_ok(catalogue_open(&speech.catalogue, speech.bytes, speech.size));
    return speech;
}

static int hush(void **state)
{
    tr_use(NULL);
    return 0;
}

TEST_CASE_WITH(test_english, NULL, hush)
{
    char text[64];
    assert_string_equal(tr("Play"), "Play");
    assert_string_equal(tr_in("what one does", "Play"), "Play");
    assert_string_equal(tr(""), "");
    assert_string_equal(tr_plural("%s word", "%s words", 1), "%s word");
    assert_string_equal(tr_plural("%s word", "%s words", 0), "%s words");
    const struct message full = {.format = "the disk is full"};
    assert_string_equal(tr_message(&full, text, sizeof text), "the disk is full");
}

TEST_CASE_WITH(test_texts, NULL, hush)
{
    struct speech german = speak(list, LIST, GERMAN);
    char text[64];
    tr_use(&german.catalogue);
    assert_string_equal(tr("Play"), "Spielen");
    assert_string_equal(tr_in("what one does", "Play"), "Spiel");
    assert_string_equal(tr_in("what no one does", "Play"), "Play");
    assert_string_equal(tr("75 % of it"), "75 % davon");
    assert_string_equal(tr("Empty"), "Empty");
    assert_string_equal(tr(""), "");
    assert_string_equal(tr("unheard of"), "unheard of");
    (void)snprintf(text, sizeof text, tr("%s of %d"), "drei", 4);
    assert_string_equal(text, "4, davon drei");
    assert_string_equal(catalogue_field(&german.catalogue, "Language", text, sizeof text), "xx");
    assert_string_equal(catalogue_field(&german.catalogue, "Lang", text, sizeof text), "");
    free(german.bytes);
}

/* A name may read like a message: only messages are translated. */
TEST_CASE_WITH(test_messages, NULL, hush)
{
    struct speech german = speak(list, LIST, GERMAN);
    const struct message full = {.format = "the disk is full"};
    struct message message = {.format = NULL};
    char text[64];
    tr_use(&german.catalogue);
    assert_string_equal(tr_message(&message, text, sizeof text), "");
    message_set(&message, "Not kept: %p (%s).", message_in(&full), "the disk is full");
    assert_string_equal(tr_message(&message, text, sizeof text),
                        "Nicht behalten: die Platte ist voll (the disk is full).");
    assert_string_equal(tr_message(&message, text, 10), "Nicht beh");
    message_set(&message, "%p No idea: 100 %% of %.3s.", message_in(&message), "itself");
    assert_string_equal(tr_message(&message, text, sizeof text),
                        "Nicht behalten: die Platte ist voll (the disk is full). No idea");
    message_set(&message, "edge %lu leads to %s", 7UL, "12");
    assert_string_equal(tr_message(&message, text, sizeof text), "zu 12 von 7");
    free(german.bytes);
}

/* Checks that digit `n` of `expected` is the plural form for n. */
static void check_rule(const char *rule, int forms, const char *expected)
{
    static const char *const numbers[] = {"0", "1", "2", "3", "4", "5"};
    struct translated word = {.text = "%d word", .plural = "%d words"};
    for (int i = 0; i < forms; i++) {
        word.forms[i] = numbers[i];
    }
    struct speech speech = speak(&word, 1, rule);
    tr_use(&speech.catalogue);
    for (long n = 0; expected[n]; n++) {
        assert_int_equal(tr_plural("%d word", "%d words", n)[0], expected[n]);
    }
    tr_use(NULL);
    free(speech.bytes);
}

TEST_CASE_WITH(test_plurals, NULL, hush)
{
    check_rule(GERMAN, 2, "10111111111111");
    check_rule(NULL, 2, "10111111111111");
    check_rule(FRENCH, 2, "00111111111111");
    check_rule(POLISH, 3, "20111222222222222222221112222222111222222");
    check_rule("nplurals=1; plural=0;", 1, "0000");
    check_rule("nplurals=3; plural=n*2-1 == 3 || !n ? 2/1 : 7-6*n%4 < 2 ? 1 : 0", 3, "20200");
    struct speech speech = speak(list, LIST, POLISH);
    tr_use(&speech.catalogue);
    assert_string_equal(tr_plural("%d", "%d s", 2), "%d s");
    free(speech.bytes);
}

/* Rules that cannot be parsed, or that yield a form that does not exist. */
TEST_CASE_WITH(test_bad_rules, NULL, hush)
{
    static const char *const rules[] = {"nplurals=2",
                                        "plural=0",
                                        "nplurals=0; plural=0",
                                        "nplurals=9; plural=0",
                                        "nplurals=2; plural=n",
                                        "nplurals=2; plural=",
                                        "nplurals=2; plural=n/0",
                                        "nplurals=2; plural=n%0",
                                        "nplurals=2; plural=(n",
                                        "nplurals=2; plural=n ? 1",
                                        "nplurals=2; plural=n != 1 1",
                                        "nplurals=2; plural=m",
                                        "nplurals=2; plural=n = 1"};
    struct catalogue catalogue;
    size_t size;
    for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++) {
        void *bytes = translation_make(list, LIST, rules[i], &size);
        assert_int_equal(catalogue_open(&catalogue, bytes, size), STATUS_DAMAGED);
        free(bytes);
    }
    char deep[240] = "nplurals=2; plural=";
    memset(deep + strlen(deep), '(', 200);
    void *bytes = translation_make(list, LIST, deep, &size);
    assert_int_equal(catalogue_open(&catalogue, bytes, size), STATUS_DAMAGED);
    free(bytes);
}

/* Translations whose formats do not match the values passed. */
TEST_CASE_WITH(test_bad_formats, NULL, hush)
{
    static const struct translated bad[] = {
        {.text = "Play", .forms = {"%s"}},
        {.text = "%s", .forms = {"%d"}},
        {.text = "%s", .forms = {"%ls"}},
        {.text = "%d", .forms = {"%ld"}},
        {.text = "%s", .forms = {"%s %s"}},
        {.text = "%s %s", .forms = {"%3$s"}},
        {.text = "%s %d", .forms = {"%2$d"}}, /* the type of the first value would be unknown */
        {.text = "%s %d", .forms = {"%d %s"}},
        {.text = "%s", .forms = {"%0$s"}},
        {.text = "%s", .forms = {"%n"}},
        {.text = "%s", .forms = {"%99999999999$s"}},
        {.text = "%s %d", .forms = {"%1$s %1$d"}},
        {.text = "%d word", .plural = "%d words", .forms = {"%d", "%s"}},
        {.text = "%d word", .plural = "%d words", .forms = {"%d"}},
        {.text = "%d word", .plural = "%d words", .forms = {"%d", "%d", "%d"}},
        {.text = "Play", .forms = {"Spiel", "Spiele"}},
    };
    struct catalogue catalogue;
    size_t size;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        void *bytes = translation_make(&bad[i], 1, GERMAN, &size);
        enum status status = catalogue_open(&catalogue, bytes, size);
        free(bytes);
        if (status != STATUS_DAMAGED) {
            fail_msg("\"%s\" for \"%s\"", bad[i].forms[0], bad[i].text);
        }
    }
}

/* A file cut anywhere, in a buffer of exactly that size so that sanitizers see reads past its end.
 */
TEST_CASE_WITH(test_cut, NULL, hush)
{
    size_t size;
    char *bytes = translation_make(list, LIST, POLISH, &size);
    for (size_t cut = 0; cut < size; cut++) {
        char *part = malloc(cut > 0 ? cut : 1);
        struct catalogue catalogue;
        assert_non_null(part);
        memcpy(part, bytes, cut);
        if (cut + 1 < size) { /* the last byte is no part of a text */
            assert_int_equal(catalogue_open(&catalogue, part, cut), STATUS_DAMAGED);
        }
        free(part);
    }
    free(bytes);
}

/* A changed bit may go unnoticed, but nothing is read out of bounds. */
TEST_CASE_WITH(test_changed, NULL, hush)
{
    size_t size;
    unsigned char *bytes = translation_make(list, LIST, POLISH, &size);
    unsigned char *copy = malloc(size);
    assert_non_null(copy);
    for (size_t bit = 0; bit < 8 * size; bit += tests_are_thorough() ? 1 : 13) {
        struct catalogue catalogue;
        memcpy(copy, bytes, size);
        copy[bit / 8] = (unsigned char)(copy[bit / 8] ^ 1u << bit % 8);
        if (catalogue_open(&catalogue, copy, size) == STATUS_OK) {
            tr_use(&catalogue);
            (void)tr("Play");
            (void)tr_plural("Play", "Plays", 5);
            tr_use(NULL);
        }
    }
    free(copy);
    free(bytes);
}

/* A file of the other byte order. */
TEST_CASE_WITH(test_swapped, NULL, hush)
{
    struct catalogue catalogue;
    size_t size;
    unsigned char *bytes = translation_make(list, LIST, POLISH, &size);
    size_t numbers = 28 + 2 * 8 * (LIST + 1);
    for (size_t i = 0; i < numbers; i += 4) {
        unsigned char number[4] = {bytes[i + 3], bytes[i + 2], bytes[i + 1], bytes[i]};
        memcpy(bytes + i, number, 4);
    }
    assert_ok(catalogue_open(&catalogue, bytes, size));
    assert_string_equal(catalogue_text(&catalogue, "Play"), "Spielen");
    free(bytes);
}

#define MARKED(text) TRANSLATION_BEGIN text TRANSLATION_END
#define MORE         TRANSLATION_MORE

/* The template with every text half as long again is a valid catalogue. */
TEST_CASE_WITH(test_long_language, NULL, hush)
{
    struct catalogue catalogue;
    size_t size;
    void *bytes = translation_make_marked(TROUNCE_SOURCE_DIR "/po/trounce.pot", true, &size);
    assert_non_null(bytes);
    assert_ok(catalogue_open(&catalogue, bytes, size));
    assert_string_equal(catalogue_text(&catalogue, "Home"), MARKED("Home" MORE MORE));
    assert_string_equal(catalogue_text(&catalogue, "%d of %d goals"),
                        MARKED("%d" MORE " of" MORE " %d" MORE " goals" MORE MORE MORE));
    free(bytes);
}

/* A file of po/ yields its translations between marks. */
TEST_CASE_WITH(test_marked_language, NULL, hush)
{
    struct catalogue catalogue;
    char field[80];
    size_t size;
    void *bytes = translation_make_marked(TROUNCE_SOURCE_DIR "/po/de.po", false, &size);
    assert_non_null(bytes);
    assert_ok(catalogue_open(&catalogue, bytes, size));
    assert_string_equal(catalogue_field(&catalogue, "Language", field, sizeof field), "de");
    assert_string_equal(catalogue_text(&catalogue, "One day"), MARKED("Ein Tag"));
    tr_use(&catalogue);
    assert_string_equal(tr_plural("%s word", "%s words", 1), MARKED("%s Wort"));
    assert_string_equal(tr_plural("%s word", "%s words", 2), MARKED("%s Wörter"));
    free(bytes);
}

/* What awaits a translator is in English, as in a build. */
TEST_CASE_WITH(test_language_in_review, folder_make, folder_remove)
{
    static const char po[] = "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\n"
                             "#, c-format, fuzzy\n#| msgid \"%d day\"\nmsgid \"One day\"\n"
                             "msgstr \"%d Tag\"\n\nmsgid \"Home\"\nmsgstr \"\"\n\n"
                             "msgid \"Play\"\nmsgstr \"Spielen\"\n";
    struct catalogue catalogue;
    size_t size;
    void *bytes = translation_make_marked(folder_write("review.po", po), false, &size);
    assert_non_null(bytes);
    assert_ok(catalogue_open(&catalogue, bytes, size));
    assert_string_equal(catalogue_text(&catalogue, "One day"), MARKED("One day"));
    assert_string_equal(catalogue_text(&catalogue, "Home"), MARKED("Home"));
    assert_string_equal(catalogue_text(&catalogue, "Play"), MARKED("Spielen"));
    free(bytes);
}
