/* SPDX-License-Identifier: MIT */
/*
 * Alphabets: parsing, UTF-8 to letters and back, faces.
 */
#include "english.h"
#include "image.h"
#include "test.h"
#include "trounce/alphabet.h"
#include "trounce/lexicon_io.h"
#include "wide.h"

static const char german[] = "# with umlauts\n"
                             "letters aA bB cC dD eE fF gG hH iI jJ kK lL mM nN oO pP qQ rR sS tT\n"
                             "letters uU vV wW xX yY zZ äÄ öÖ üÜ\r\n"
                             "\n"
                             "folds éÉe ßẞss\n"
                             "pairs Ch\n"
                             "pair Qu";

static struct alphabet read(const char *text)
{
    struct alphabet alphabet;
    assert_ok(alphabet_read(text, strlen(text), &alphabet, NULL));
    return alphabet;
}

static void expect_letters(const struct alphabet *alphabet, const char *text, const char *lower,
                           const char *upper)
{
    char word[64];
    char shown[ALPHABET_TEXT_SIZE(64)];
    size_t count;
    assert_ok(alphabet_encode(alphabet, text, strlen(text), word, 63, &count));
    assert_int_equal(count, strlen(word));
    assert_int_equal(alphabet_lower(alphabet, word, count, shown), strlen(lower));
    assert_string_equal(shown, lower);
    assert_int_equal(alphabet_upper(alphabet, word, count, shown), strlen(upper));
    assert_string_equal(shown, upper);
}

TEST_CASE(test_text_and_letters)
{
    struct alphabet alphabet = read(german);
    expect_letters(&alphabet, "Über", "über", "ÜBER");
    expect_letters(&alphabet, "GROẞ", "gross", "GROSS");
    expect_letters(&alphabet, "Café", "cafe", "CAFE");
    expect_letters(&alphabet, "", "", "");
    expect_letters(&alphabet_english, "Quiz", "quiz", "QUIZ");
    static const char *const wrong[] = {"a b", "naïve", "a\xc3", "\x80", "a'", "\xff\xff"};
    static const size_t places[] = {1, 2, 1, 0, 1, 0};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char word[8];
        size_t at;
        assert_int_equal(alphabet_encode(&alphabet, wrong[i], strlen(wrong[i]), word, 7, &at),
                         STATUS_SYNTAX);
        assert_int_equal(at, places[i]);
    }
    char word[4];
    size_t count;
    assert_int_equal(alphabet_encode(&alphabet, "groß", 5, word, 3, &count), STATUS_RANGE);
    assert_int_equal(alphabet_encode(&alphabet, "groß!", 6, word, 3, &count), STATUS_SYNTAX);
}

static void expect_face(const struct alphabet *alphabet, const char *text, const char *label,
                        size_t letters)
{
    int face = -1;
    assert_true(alphabet_face_of(alphabet, text, strlen(text), &face));
    assert_string_equal(alphabet_label(alphabet, face), label);
    assert_int_equal(strlen(alphabet_spelling(alphabet, face)), letters);
}

/* Some systems write a letter followed by a combining mark. */
TEST_CASE(test_marks_behind_letters)
{
    struct alphabet alphabet = read(german);
    expect_letters(&alphabet, "U\u0308ber", "über", "ÜBER");
    expect_letters(&alphabet, "Cafe\u0301", "cafe", "CAFE");
    assert_int_equal(alphabet_letter_size(&alphabet, "a\u0308b", 4), 3);
    assert_int_equal(alphabet_letter_size(&alphabet, "a\u0308b", 2), 1); /* truncated in the mark */
    struct alphabet polish = read("letters aA ąĄ cC ćĆ eE ęĘ nN ńŃ oO óÓ sS śŚ zZ źŹ żŻ");
    expect_letters(&polish, "a\u0328c\u0301e\u0328n\u0301o\u0301s\u0301z\u0301z\u0307", "ąćęńóśźż",
                   "ĄĆĘŃÓŚŹŻ");
    expect_letters(&polish, "A\u0328C\u0301E\u0328N\u0301O\u0301S\u0301Z\u0301Z\u0307", "ąćęńóśźż",
                   "ĄĆĘŃÓŚŹŻ");
    struct alphabet others = read("letters aA cC nN oO ñÑ åÅ\nfolds çÇc àÀa âÂa ãÃa");
    expect_letters(&others, "n\u0303A\u030ac\u0327a\u0300a\u0302A\u0303", "ñåcaaa", "ÑÅCAAA");
    expect_face(&polish, "z\u0307", "Ż", 1);

    struct alphabet russian = read(WIDE_RUSSIAN);
    expect_letters(&russian, "е\u0308и\u0306", "ёй", "ЁЙ");
    expect_letters(&russian, "Е\u0308И\u0306", "ёй", "ЁЙ");
    struct alphabet czech = read(WIDE_CZECH);
    expect_letters(&czech, "s\u030ct\u030cu\u030a", "šťů", "ŠŤŮ");
    assert_int_equal(alphabet_letter_size(&russian, "е\u0308ж", 6), 4);
    assert_int_equal(alphabet_letter_size(&russian, "е\u0308ж", 3), 2); /* truncated in the mark */

    /* A combining mark that forms no letter of the language, or stands alone. */
    static const char *const wrong[] = {"e\u030c", "e\u0325", "\u0301e", "b\u0301"};
    static const size_t places[] = {1, 1, 0, 1};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char word[8];
        size_t at;
        assert_int_equal(
            alphabet_encode(&alphabet_english, wrong[i], strlen(wrong[i]), word, 7, &at),
            STATUS_SYNTAX);
        assert_int_equal(at, places[i]);
    }
}

/* In English a letter is its own byte. */
TEST_CASE(test_english)
{
    char word[32];
    size_t count;
    const char *text = "abcdefghijklmnopqrstuvwxyz";
    assert_ok(alphabet_encode(&alphabet_english, text, 26, word, 31, &count));
    assert_string_equal(word, text);
    struct alphabet same = read("letters aA bB cC dD eE fF gG hH iI jJ kK lL mM nN oO pP qQ rR sS "
                                "tT uU vV wW xX yY zZ\npair Qu\npairs In");
    assert_int_equal(alphabet_fingerprint(&same), alphabet_fingerprint(&alphabet_english));
    assert_int_equal(same.pair_face, alphabet_english.pair_face);
    struct alphabet other = read(german);
    assert_int_not_equal(alphabet_fingerprint(&other), alphabet_fingerprint(&alphabet_english));
}

/* English has no letters with marks, but is written with them: café, Brontë, Łódź has two more. */
TEST_CASE(test_english_reads_marks)
{
    const struct alphabet *alphabet = &alphabet_english;
    expect_letters(alphabet, "ÇASÉ", "case", "CASE");
    expect_letters(alphabet, &"café naïve"[6], "naive", "NAIVE");
    expect_letters(alphabet, "Cafe\u0301", "cafe", "CAFE");
    expect_letters(alphabet, "Œuvreßæ", "oeuvressae", "OEUVRESSAE");
    expect_face(alphabet, "É", "E", 1);
    assert_int_equal(alphabet_letter_size(alphabet, "ł", 2), 0);
    for (int i = 0; i < alphabet->fold_count; i++) {
        const struct alphabet_fold *fold = &alphabet->folds[i];
        char letters[ALPHABET_FACE_LETTERS + 1];
        size_t count;
        assert_ok(alphabet_encode(alphabet, fold->form, strlen(fold->form), letters,
                                  ALPHABET_FACE_LETTERS, &count));
        assert_string_equal(letters, fold->letters);
        assert_int_equal(fold->is_capital, i % 2);
    }
}

/* The capital of a final sigma is that of the letter, not the first of two letters; nor is that of
 * a long s. */
TEST_CASE(test_a_fold_with_the_capital_of_its_letter)
{
    static const char *const texts[] = {"letters αΑ λΛ οΟ σΣ\nfolds ςσ",
                                        "letters αΑ λΛ οΟ σΣ\nfolds ςΣσ"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct alphabet alphabet = read(texts[i]);
        expect_letters(&alphabet, "λαος", "λαοσ", "ΛΑΟΣ");
        expect_letters(&alphabet, "ΛΑΟΣ", "λαοσ", "ΛΑΟΣ");
    }
    struct alphabet alphabet = read("letters aA sS\nfolds ſSs ßss");
    expect_letters(&alphabet, "aſß", "asss", "ASSS");
}

/* What a Turkish layout types is an i, unless the alphabet has these letters itself. */
TEST_CASE(test_the_turkish_i)
{
    expect_letters(&alphabet_english, "İıI\u0307i\u0307", "iiii", "IIII");
    struct alphabet german_letters = read(german);
    expect_letters(&german_letters, "KİNDı", "kindi", "KINDI");
    struct alphabet turkish = read("letters ıI iİ");
    expect_letters(&turkish, "Iıiİi\u0307", "ııiii", "IIİİİ");
    struct alphabet without = read("letters aA");
    assert_int_equal(alphabet_letter_size(&without, "İ", 2), 0);
}

/* German lists sort ä with a, and after it if nothing else differs. */
TEST_CASE(test_order_of_lists)
{
    struct alphabet alphabet = read("letters aA bB eE lL tT zZ äÄ\nplaces äa");
    static const char *const sorted[] = {"al", "alt", "ält", "alte", "älte",
                                         "az", "bät", "be",  "t"};
    char words[2][8];
    size_t count = sizeof sorted / sizeof *sorted;
    for (size_t i = 0; i < count * count; i++) {
        size_t places[2] = {i / count, i % count};
        for (int k = 0; k < 2; k++) {
            const char *text = sorted[places[k]];
            size_t taken;
            assert_ok(alphabet_encode(&alphabet, text, strlen(text), words[k], sizeof words[k] - 1,
                                      &taken));
        }
        int order = alphabet_compare(&alphabet, words[0], words[1]);
        assert_int_equal((order > 0) - (order < 0),
                         (places[0] > places[1]) - (places[0] < places[1]));
    }
    assert_true(alphabet_compare(&alphabet_english, "zoo", "zoom") < 0);
    assert_true(alphabet_compare(&alphabet_english, "\xff", "zoo") > 0);
}

TEST_CASE(test_faces)
{
    struct alphabet alphabet = read(german);
    expect_face(&alphabet, "ä", "Ä", 1);
    expect_face(&alphabet, "Ä", "Ä", 1);
    expect_face(&alphabet, "q", "Qu", 2);
    expect_face(&alphabet, "QU", "Qu", 2);
    expect_face(&alphabet, "q'", "Q", 1);
    expect_face(&alphabet, "cH", "Ch", 2);
    expect_face(&alphabet, ".", "", 0);
    expect_face(&alphabet_english, "Q'", "Q", 1);
    static const char *const none[] = {"th", "a'", "'", "qu'", "ß", "ab", "", "äöü"};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        int face = -1;
        assert_false(alphabet_face_of(&alphabet, none[i], strlen(none[i]), &face));
        assert_int_equal(face, -1);
    }
    struct alphabet bare = read("letters aA qQ uU");
    expect_face(&bare, "q", "Q", 1);
    assert_int_equal(bare.pair_face, 0);
}

TEST_CASE(test_faults)
{
    static const struct {
        const char *text;
        enum status status;
        size_t line;
        size_t column;
        const char *detail;
    } faults[] = {
        {"", STATUS_EMPTY, 0, 0, "an alphabet without letters"},
        {"# aA\n", STATUS_EMPTY, 0, 0, "an alphabet without letters"},
        {"letters aA b", STATUS_SYNTAX, 1, 12,
         "'b': a letter is a lower-case character and its capital"},
        {"letters aA Aa", STATUS_SYNTAX, 1, 12, "'Aa': this letter occurs twice"},
        {"letters aA\nfold éa", STATUS_SYNTAX, 2, 1,
         "a line of an alphabet begins with letters, folds, places, pairs or pair"},
        {"letters aA\nfolds é", STATUS_SYNTAX, 2, 7,
         "'é': a fold is one or two characters and the one or two letters they are read as"},
        {"letters aA\nplaces a", STATUS_SYNTAX, 2, 8,
         "'a': a place is a letter and the one that lists sort it with"},
        {"letters aA\nplaces äa", STATUS_SYNTAX, 2, 8,
         "'äa': a place is a letter and the one that lists sort it with"},
        {"letters aA\npairs A", STATUS_SYNTAX, 2, 7, "'A': a pair is two letters"},
        {"letters aA\npairs Aa\nletters bB", STATUS_RANGE, 3, 9,
         "'bB': letters must come before two-letter faces"},
        {"letters aA bB\npair Ab\npair Ba", STATUS_SYNTAX, 3, 6,
         "'Ba': there is already such a face"},
        {"letters 1A", STATUS_SYNTAX, 1, 9, "'1A': a digit or a symbol cannot be a letter"},
        {"letters\ta-", STATUS_SYNTAX, 1, 9, "'a-': a digit or a symbol cannot be a letter"},
        {"letters aAb", STATUS_SYNTAX, 1, 9,
         "'aAb': a letter is a lower-case character and its capital"},
        {"letters \xff"
         "A",
         STATUS_SYNTAX, 1, 9,
         "'\xff"
         "A': a letter is a lower-case character and its capital"},
        {"letters abcdefghijklmnopqrstuvwxyz", STATUS_SYNTAX, 1, 9,
         "'abcdefghijklmnopqrst': a letter is a lower-case character and its capital"},
        {"letters aäöüäöüäöüäöüäöü", STATUS_SYNTAX, 1, 9,
         "'aäöüäöüäöü': a letter is a lower-case character and its capital"},
        {"letters aA bA", STATUS_SYNTAX, 1, 12, "'bA': this letter occurs twice"},
        {WIDE_FULL "\nletters ëË", STATUS_RANGE, 2, 9, "'ëË': an alphabet has at most 64 letters"},
        {WIDE_FULL "\npairs ab", STATUS_RANGE, 2, 7, "'ab': an alphabet has at most 64 faces"},
        {"letters aA\nfolds 1a", STATUS_SYNTAX, 2, 7,
         "'1a': a digit or a symbol cannot be a letter"},
        {"letters aA\nfolds aa", STATUS_SYNTAX, 2, 7,
         "'aa': a fold is one or two characters and the one or two letters they are read as"},
        {"letters aA\nfolds é\xff", STATUS_SYNTAX, 2, 7,
         "'é\xff': a fold is one or two characters and the one or two letters they are read as"},
        {"letters aA\nfolds éÉèa", STATUS_SYNTAX, 2, 7,
         "'éÉèa': a fold is one or two characters and the one or two letters they are read as"},
        {"letters aA\nfolds éaaa", STATUS_SYNTAX, 2, 7,
         "'éaaa': a fold is one or two characters and the one or two letters they are read as"},
        {"letters aA\npairs aaaaaaaaaaaa", STATUS_SYNTAX, 2, 7,
         "'aaaaaaaaaaaa': a pair is two letters"},
        {"letters aA\npairs ab", STATUS_SYNTAX, 2, 7, "'ab': a pair is two letters"},
    };
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        struct alphabet alphabet = {.letter_count = -1};
        struct fault fault = {0};
        assert_int_equal(alphabet_read(faults[i].text, strlen(faults[i].text), &alphabet, &fault),
                         faults[i].status);
        assert_int_equal(alphabet.letter_count, -1);
        assert_int_equal(fault.line, faults[i].line);
        assert_int_equal(fault.column, faults[i].column);
        assert_string_equal(english(&fault.detail), faults[i].detail);
    }
}

/* Folds and faces are limited; the first one too many is reported with its line. */
TEST_CASE(test_full_alphabets)
{
    for (int is_pairs = 0; is_pairs < 2; is_pairs++) {
        char text[2048] = "letters aA bB cC dD eE fF gG hH iI\n";
        int most = is_pairs ? ALPHABET_FACES_MAX - 10 : ALPHABET_FOLDS_MAX;
        struct alphabet alphabet;
        struct fault fault;
        for (int i = 0; i <= most; i++) {
            if (is_pairs) {
                text_append(text, sizeof text, "pairs %c%c\n", 'a' + i / 9, 'a' + i % 9);
            } else {
                text_append(text, sizeof text, "folds %c%ca\n", 0xd0 + i / 64, 0x80 + i % 64);
            }
            assert_int_equal(alphabet_read(text, strlen(text), &alphabet, &fault),
                             i < most ? STATUS_OK : STATUS_RANGE);
            assert_int_equal(is_pairs ? alphabet.face_count - 10 : alphabet.fold_count,
                             i < most ? i + 1 : most);
        }
        assert_int_equal(fault.line, most + 2);
        assert_non_null(
            strstr(english(&fault.detail), is_pairs ? "at most 64 faces" : "at most 96 folds"));
    }
}

/* Bytes that are no letters of the alphabet are copied unchanged. */
TEST_CASE(test_other_bytes_stay)
{
    char text[ALPHABET_TEXT_SIZE(3)];
    assert_int_equal(alphabet_upper(&alphabet_english, "a-z", 3, text), 3);
    assert_string_equal(text, "A-Z");
}

/* A UTF-8 list, packed for its own alphabet only. */
TEST_CASE(test_list)
{
    struct alphabet alphabet = read(german);
    const char *text = "Öl\nÄhre\ngroß\nTür\nnaïf\n";
    struct list_report report;
    struct lexicon lexicon;
    assert_ok(list_open(&lexicon, &alphabet, text, strlen(text), &report, NULL));
    assert_int_equal(report.word_count, 4);
    assert_int_equal(report.passed_over_count, 1);
    char word[16];
    size_t count;
    assert_ok(alphabet_encode(&alphabet, "GROSS", 5, word, 15, &count));
    assert_true(lexicon_contains(&lexicon, word, count));
    struct lexicon other;
    struct fault fault;
    assert_int_equal(lexicon_open(&other, &alphabet_english, lexicon.owned,
                                  (size_t)image_layout(lexicon.owned).size, &fault),
                     STATUS_VERSION);
    assert_string_equal(english(&fault.detail),
                        "this lexicon was packed for the letters of another language");
    lexicon_deinit(&lexicon);
}
