/* SPDX-License-Identifier: MIT */
/*
 * Languages to play in: packed ones compared with their lists, a player's own, and broken folders.
 */
#include "disk.h"
#include "english.h"
#include "folder.h"
#include "languages.h"
#include "seed.h"
#include "test.h"
#include "whole_file.h"

#include "trounce/deal.h"
#include "trounce/finder.h"
#include "trounce/solver.h"

#include <unistd.h>

static struct paths paths; /* the build's languages, and the player's below `folder` */
static struct language_files files;
static struct message notice;
static struct message fault;

static const char *path_of(const char *code, const char *name)
{
    static char path[FILE_PATH_MAX];
    (void)snprintf(path, sizeof path, "%s/languages/%s/%s", folder, code, name);
    return path;
}

static void write_bytes(const char *code, const char *name, const void *bytes, size_t size)
{
    (void)disk_make_folder(path_of("", ""));
    (void)disk_make_folder(path_of(code, ""));
    FILE *file = fopen(path_of(code, name), "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

static void write_text(const char *code, const char *name, const char *text)
{
    write_bytes(code, name, text, strlen(text));
}

/* Returns the bytes of one of the build's files; the caller frees them. */
static char *read_built(const char *code, const char *name, size_t *size)
{
    char path[FILE_PATH_MAX];
    (void)snprintf(path, sizeof path, "%s/%s/%s", TROUNCE_LANGUAGES_DIR, code, name);
    return whole_file(path, size);
}

static int set_up(void **state)
{
    int made = folder_make(state);
    (void)snprintf(paths.player, sizeof paths.player, "%s", folder);
    (void)snprintf(paths.languages, sizeof paths.languages, "%s", TROUNCE_LANGUAGES_DIR);
    (void)snprintf(paths.lexicon, sizeof paths.lexicon, "%s", TROUNCE_LEXICON);
    (void)snprintf(paths.glosses, sizeof paths.glosses, "%s", TROUNCE_GLOSSES);
    (void)snprintf(paths.dice, sizeof paths.dice, "%s/assets/dice", TROUNCE_SOURCE_DIR);
    return made;
}

static int close_files(void **state)
{
    languages_close(&files);
    return 0;
}

/* Opens a language; fails the test if it cannot. */
static void open_whole(const char *code)
{
    if (!languages_open(&files, &paths, code, LANGUAGE_ALL, &notice, &fault)) {
        fail_msg("%s: %s", code, english(&fault));
    }
}

static void expect_refused(const char *code, const char *said)
{
    static const struct language_files nothing;
    assert_false(languages_open(&files, &paths, code, LANGUAGE_ALL, &notice, &fault));
    if (!strstr(english(&fault), said)) {
        fail_msg("'%s' does not say '%s'", english(&fault), said);
    }
    assert_memory_equal(&files, &nothing, sizeof files);
}

/* --- packed languages --- */

/* Reads a line of words.txt independently of the game: byte by byte from the end. */
static void next_word(const char *line, size_t length, char spelling[256], size_t *spelt,
                      struct word_note *note)
{
    int shared = line[0] <= '9' ? line[0] - '0' : line[0] - 'a' + 10;
    size_t at = 0;
    for (; shared > 0; shared--) {
        at++;
        while (at < *spelt && ((unsigned char)spelling[at] & 0xc0) == 0x80) {
            at++;
        }
    }
    assert_true(at <= *spelt);
    note->marks = line[length - 1] == '!';
    length -= note->marks;
    note->tier = 80;
    static const char figures[] = "1234567";
    static const unsigned char tiers[] = {10, 20, 35, 40, 50, 60, 70};
    const char *figure = strchr(figures, line[length - 1]);
    if (figure) {
        note->tier = tiers[figure - figures];
        length--;
    }
    memcpy(spelling + at, line + 1, length - 1);
    *spelt = at + length - 1;
}

/* The lexicon has exactly the words of the list, folded, with their tiers and marks. */
static void compare_with_list(const char *code)
{
    char path[FILE_PATH_MAX];
    struct file list;
    char spelling[256];
    size_t spelt = 0;
    size_t count = 0;
    size_t offensive = 0;
    (void)snprintf(path, sizeof path, "%s/assets/languages/%s/words.txt", TROUNCE_SOURCE_DIR, code);
    assert_true(file_open(&list, path, &fault));
    const char *at = list.bytes;
    for (const char *end = at + list.size; at < end; count++) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        struct word_note note;
        char word[WORD_LETTERS_MAX + 1];
        size_t letters;
        uint32_t number;
        assert_non_null(stop);
        next_word(at, (size_t)(stop - at), spelling, &spelt, &note);
        assert_ok(alphabet_encode(files.language.alphabet, spelling, spelt, word, WORD_LETTERS_MAX,
                                  &letters));
        if (!lexicon_find(files.language.lexicon, word, letters, &number)) {
            fail_msg("%s: %.*s is missing", code, (int)spelt, spelling);
        }
        char written[ALPHABET_TEXT_SIZE(WORD_LETTERS_MAX)];
        assert_int_equal(spelling_write(files.language.spellings, files.language.alphabet, word,
                                        letters, false, written),
                         spelt);
        assert_memory_equal(written, spelling, spelt);
        struct word_note kept = lexicon_note(files.language.lexicon, number);
        assert_int_equal(kept.tier, note.tier);
        assert_int_equal(kept.marks == WORD_MARK_OFFENSIVE, note.marks);
        offensive += note.marks;
        at = stop + 1;
    }
    assert_int_equal(lexicon_size(files.language.lexicon), count);
    assert_true(offensive > 20);
    file_close(&list);
}

TEST_CASE_WITH(test_packed_languages_are_their_lists, NULL, close_files)
{
    struct languages languages;
    languages_list(&languages, &paths);
    assert_string_equal(english(&languages.notice), "");
    assert_string_equal(languages.list[0].code, "en");
    for (int i = 1; i < languages.count; i++) {
        const char *code = languages.list[i].code;
        if (!tests_try_next()) {
            continue;
        }
        open_whole(code);
        assert_string_equal(english(&notice), "");
        assert_string_equal(files.language.code, code);
        assert_string_equal(files.language.name, languages.list[i].name);
        assert_true(files.words.file.size < 12000000);
        assert_null(files.words.lexicon.owned); /* used as it is packed */
        compare_with_list(code);
        for (int side = 4; side <= 6; side++) {
            const struct dice *dice = files.language.dice[side - 4];
            assert_int_equal(dice->count, side * side);
            assert_string_equal(dice->set->language, code);
            assert_ptr_equal(dice->alphabet, files.language.alphabet);
            int rich = richness_band(RICHNESS_RICH, dice, RULES_FOUR).least;
            assert_int_in_range(richness_level(dice, RULES_FOUR, rich), 75, 94);
        }
        languages_close(&files);
    }
}

static void assert_explained(const char *code, const char *text, const char *upper,
                             const char *synonym)
{
    char word[WORD_LETTERS_MAX + 1];
    char written[ALPHABET_TEXT_SIZE(WORD_LETTERS_MAX)];
    size_t count;
    struct gloss gloss;
    open_whole(code);
    assert_ok(alphabet_encode(files.language.alphabet, text, strlen(text), word, WORD_LETTERS_MAX,
                              &count));
    spelling_write(files.language.spellings, files.language.alphabet, word, count, true, written);
    assert_string_equal(written, upper);
    assert_true(gloss_find(files.language.glosses, word, count, &gloss));
    if (!strstr(gloss.text, synonym)) {
        fail_msg("%s, %s: %s", code, text, gloss.text);
    }
    assert_true(files.gloss_file.size < 3000000);
    languages_close(&files);
}

TEST_CASE_WITH(test_words_are_written_and_explained, NULL, close_files)
{
    assert_explained("fr", "ete", "ÉTÉ", "");
    assert_explained("fr", "maisons", "MAISONS", "");
    assert_explained("de", "strassen", "STRASSEN", "");
    assert_explained("es", "razones", "RAZONES", "");
    assert_explained("es", "razon", "RAZÓN", "");
    assert_explained("pt", "país", "PAÍS", "terra");
    assert_explained("pl", "flory", "FLORY", "roślina");
    assert_explained("it", "musa", "MUSA", "arte");
    assert_explained("sv", "åsikten", "ÅSIKTEN", "uppfattning");
}

static void assert_tiers(const char *code, const char *words, bool are_common)
{
    char text[64];
    int length;
    open_whole(code);
    for (; sscanf(words, "%63s%n", text, &length) == 1; words += length) {
        char word[WORD_LETTERS_MAX + 1];
        size_t count;
        uint32_t number;
        assert_ok(alphabet_encode(files.language.alphabet, text, strlen(text), word,
                                  WORD_LETTERS_MAX, &count));
        if (!lexicon_find(files.language.lexicon, word, count, &number)) {
            fail_msg("%s: %s is no word", code, text);
        }
        int tier = lexicon_note(files.language.lexicon, number).tier;
        if ((tier <= DEAL_COMMON_TIER) != are_common) {
            fail_msg("%s: %s has tier %d", code, text, tier);
        }
    }
    languages_close(&files);
}

TEST_CASE_WITH(test_a_form_is_as_common_as_it_occurs, NULL, close_files)
{
    assert_tiers("nl", "aprils imams spina sound", false);
    assert_tiers("nl", "dagen boek liep kinderen", true);
    assert_tiers("pl", "stosom sosom osiom asom dniom łonu", false);
    assert_tiers("pl", "dzień miasto rybę wodzie", true);
    assert_tiers("it", "esseri", false);
    assert_tiers("it", "essere casa andare", true);
    assert_tiers("de", "nestern rennens essener bachs", false);
    assert_tiers("de", "nest rennen haus kinder", true);
}

TEST_CASE_WITH(test_english_is_a_language, NULL, close_files)
{
    open_whole("en");
    assert_string_equal(english(&notice), "");
    assert_string_equal(files.language.name, "English");
    assert_ptr_equal(files.language.alphabet, &alphabet_english);
    assert_ptr_equal(files.language.dice[0]->set, dice_set_default(4));
    assert_non_null(files.language.glosses);
    assert_true(lexicon_contains(files.language.lexicon, "cat", 3));
}

/* What English reads, every language reads, and the other way round but for letters of its own. */
TEST_CASE_WITH(test_all_languages_read_the_same_marks, NULL, close_files)
{
    struct languages list;
    languages_list(&list, &paths);
    assert_int_equal(list.count, 9);
    for (int i = 0; i < list.count; i++) {
        assert_true(
            languages_open(&files, &paths, list.list[i].code, LANGUAGE_LETTERS, &notice, &fault));
        const struct alphabet *alphabet = files.language.alphabet;
        for (int k = 0; k < alphabet_english.fold_count; k++) {
            const char *form = alphabet_english.folds[k].form;
            assert_int_equal(alphabet_letter_size(alphabet, form, strlen(form)), strlen(form));
        }
        for (int k = 0; k < alphabet->fold_count; k++) {
            const char *form = alphabet->folds[k].form;
            bool is_dutch = strcmp(form, "ĳ") == 0 || strcmp(form, "Ĳ") == 0;
            assert_int_equal(alphabet_letter_size(&alphabet_english, form, strlen(form)),
                             is_dutch ? 0 : strlen(form));
        }
        assert_int_equal(alphabet_letter_size(alphabet, "İ", 2), 2);
        assert_int_equal(alphabet_letter_size(alphabet, "ı", 2), 2);
        languages_close(&files);
    }
}

TEST_CASE_WITH(test_parts_are_left_closed, NULL, close_files)
{
    assert_true(languages_open(&files, &paths, "en", LANGUAGE_LETTERS, &notice, &fault));
    assert_null(files.language.lexicon);
    assert_null(files.language.glosses);
    assert_null(files.language.dice[0]);
    assert_null(files.words.file.bytes);
}

/* --- a language of the player --- */

static const char breton[] =
    "name Brezhoneg\nenglish Breton\nletters aA bB eE kK zZ ñÑ\nfolds ùÙe\n";

static const char dice_16[] = "ABEKZÑ\nABEKZÑ\nABEKZÑ\nABEKZÑ\nABEKZÑ\nABEKZÑ\nABEKZÑ\nABEKZÑ\n"
                              "ABEKZÑ\nABEKZÑ\nABEKZÑ\nABEKZÑ\nABEKZÑ\nABEKZÑ\nABEKZÑ\nABEKZÑ\n";

static void make_breton(void)
{
    write_text("br", "language.txt", breton);
    write_text("br", "words.txt", "0bak1\n3añ\n1ez3!\n0kab\n");
    write_text("br", "dice-16.txt", dice_16);
}

TEST_CASE_WITH(test_a_language_of_the_player, NULL, close_files)
{
    struct languages languages;
    uint32_t number;
    make_breton();
    write_text("br", "README", "no language");
    write_text("x", "language.txt", breton);
    languages_list(&languages, &paths);
    assert_string_equal(languages.list[0].code, "en");
    assert_string_equal(languages.list[1].code, "br");
    assert_string_equal(languages.list[1].name, "Brezhoneg");
    open_whole("br");
    assert_int_equal(lexicon_size(files.language.lexicon), 4);
    char word[8];
    size_t count;
    assert_ok(alphabet_encode(files.language.alphabet, "BÙZ", 4, word, 7, &count));
    assert_true(lexicon_find(files.language.lexicon, word, count, &number));
    struct word_note note = lexicon_note(files.language.lexicon, number);
    assert_int_equal(note.tier, 35);
    assert_int_equal(note.marks, WORD_MARK_OFFENSIVE);
    /* Dice for larger boards are optional; those for 4 × 4 are required. */
    assert_non_null(files.language.dice[0]);
    assert_null(files.language.dice[1]);
    assert_null(files.language.dice[2]);
    assert_string_equal(english(&notice), "");
    languages_close(&files);
    assert_int_equal(remove(path_of("br", "dice-16.txt")), 0);
    open_whole("br");
    assert_null(files.language.dice[0]);
    assert_non_null(strstr(english(&notice), "dice-16.txt"));
    languages_close(&files);
    /* A list of plain words works, too. */
    write_text("br", "words.txt", "bak\nbakañ\nq\n");
    open_whole("br");
    assert_int_equal(lexicon_size(files.language.lexicon), 2);
}

/* Whether a word is on a board, tried in every way. */
static bool is_on(const struct board *board, const char *word, size_t length)
{
    struct path path;
    return finder_find(board, word, length, NULL, &path);
}

struct lookup {
    const struct board *board;
    size_t count;
};

static bool look_up(void *context, const char *word, size_t length, struct word_note note)
{
    struct lookup *lookup = context;
    (void)note;
    lookup->count += length >= 4 && is_on(lookup->board, word, length);
    return true;
}

/* Greek and, with 33 letters, Ukrainian: words are found on boards of their dice, which come back
 * from their text and code. */
TEST_CASE_WITH(test_other_scripts, NULL, close_files)
{
    static const char *const codes[] = {"el", "uk"};
    static const int letter_counts[] = {24, 33};
    static const char *const words[] = {"ΚΑΡΔΙΑ", "ҐУДЗИК"};
    struct paths given = paths;
    struct random random = {.state = seed_of_tests() & UINT32_MAX};
    (void)snprintf(given.languages, sizeof given.languages, "%s/tests/data/languages",
                   TROUNCE_SOURCE_DIR);
    for (int i = 0; i < 2; i++) {
        if (!languages_open(&files, &given, codes[i], LANGUAGE_ALL, &notice, &fault)) {
            fail_msg("%s", english(&fault));
        }
        const struct alphabet *alphabet = files.language.alphabet;
        char word[16];
        size_t length, total = 0;
        assert_string_equal(english(&notice), "");
        assert_int_equal(alphabet->letter_count, letter_counts[i]);
        assert_ok(alphabet_encode(alphabet, words[i], strlen(words[i]), word, 15, &length));
        assert_true(lexicon_contains(files.language.lexicon, word, length));
        for (int k = 0; k < 100; k++) {
            struct board board, read;
            struct solution solution;
            char text[BOARD_TEXT_MAX];
            char code[BOARD_CODE_MAX];
            uint64_t shake = random_below(&random, UINT32_MAX);
            struct random dealing = {.state = shake};
            const struct solver_filter filter = {.min_letters = 4, .tier_max = TIER_MAX};
            deal_shake(files.language.dice[0], &dealing, 4, 4, &board);
            assert_ok(solver_solve(&board, files.language.lexicon, &filter, &solution));
            struct lookup lookup = {.board = &board};
            lexicon_each(files.language.lexicon, look_up, &lookup);
            assert_int_equal(solution.word_count, lookup.count);
            total += lookup.count;
            solution_deinit(&solution);

            board_format(&board, text);
            assert_ok(board_parse_in(alphabet, text, strlen(text), 0, 0, &read, NULL));
            assert_memory_equal(read.faces, board.faces, sizeof board.faces);
            deal_code(files.language.dice[0]->set, files.language.dice[0], shake, code);
            assert_ok(languages_deal(&given, code, alphabet, &read, NULL));
            assert_memory_equal(read.faces, board.faces, sizeof board.faces);
        }
        assert_true(total > 0);
        languages_close(&files);
    }
}

/* With another folder for what is saved, languages are still found in the default one. */
TEST_CASE_WITH(test_a_language_beside_a_chosen_folder, NULL, close_files)
{
    struct languages languages;
    struct paths given = paths;
    make_breton();
    paths_settle_player(&given, "/nowhere/at/all");
    languages_list(&languages, &given);
    assert_string_equal(languages.list[1].code, "br");
    assert_true(languages_open(&files, &given, "br", LANGUAGE_WORDS, &notice, &fault));
    assert_int_equal(lexicon_size(files.language.lexicon), 4);
}

/* Meanings of words as text; if they are faulty, the language is played without them. */
TEST_CASE_WITH(test_synonyms_of_the_player, NULL, close_files)
{
    struct gloss gloss;
    make_breton();
    write_text("br", "synonyms.txt", "s lod, rann\n bak 3añ\n");
    open_whole("br");
    assert_string_equal(english(&notice), "");
    assert_non_null(files.language.glosses);
    char word[8];
    size_t count;
    assert_ok(alphabet_encode(files.language.alphabet, "bakañ", 6, word, 7, &count));
    assert_true(gloss_find(files.language.glosses, word, count, &gloss));
    languages_close(&files);
    write_text("br", "synonyms.txt", "? lod\n");
    open_whole("br");
    assert_null(files.language.glosses);
    assert_non_null(strstr(english(&notice), "br/synonyms.txt:1"));
    languages_close(&files);
    /* A packed file takes precedence. */
    write_text("br", "trounce.glosses", "none");
    open_whole("br");
    assert_non_null(strstr(english(&notice), "br/trounce.glosses"));
    languages_close(&files);
    assert_int_equal(remove(path_of("br", "trounce.glosses")), 0);
    assert_int_equal(remove(path_of("br", "synonyms.txt")), 0);
}

/* The player's folder wins even if it is broken: its owner should hear about it. */
TEST_CASE_WITH(test_the_player_replaces_a_language, NULL, close_files)
{
    struct languages languages;
    struct languages before;
    languages_list(&before, &paths);
    if (before.count < 3) {
        skip();
    }
    write_text("fr", "language.txt", "name Gallo\nenglish Gallo\nletters aA bB eE kK zZ ñÑ\n");
    write_text("fr", "words.txt", "bak\n");
    languages_list(&languages, &paths);
    assert_int_equal(languages.count, before.count);
    open_whole("fr");
    assert_string_equal(files.language.name, "Gallo");
    languages_close(&files);
    write_text("fr", "language.txt", "name Gallo\n");
    expect_refused("fr", "fr/language.txt: no line begins with english");
    assert_int_equal(remove(path_of("fr", "language.txt")), 0);
    open_whole("fr");
    assert_string_equal(files.language.name, "Français");
}

/* --- what is broken --- */

TEST_CASE_WITH(test_there_is_no_such_language, NULL, close_files)
{
    expect_refused("xx", "there is no language 'xx'");
    expect_refused("", "there is no language ''");
    expect_refused("..", "there is no language '..'");
    expect_refused("../etc", "there is no language '../etc'");
    expect_refused("EN", "there is no language 'EN'");
}

TEST_CASE_WITH(test_broken_folders_are_named, NULL, close_files)
{
    struct languages languages;
    write_text("zz", "language.txt", "name Zz\nenglish Zz\nletters aA aA\n");
    languages_list(&languages, &paths);
    assert_non_null(strstr(english(&languages.notice), "zz/language.txt:3:12: "));
    expect_refused("zz", "zz/language.txt:3:12: 'aA': this letter occurs twice");
    write_text("zz", "language.txt", "name Zz\nenglish Zz\nletters aA 1! bB\n");
    expect_refused("zz", "zz/language.txt:3:12: ");
    write_text("zz", "language.txt", "name Zz\nenglish Zz\nletters aA bB\n");
    expect_refused("zz", "zz/trounce.lexicon: ");
    static const char *const lists[][2] = {
        {"0ab\ngab\n", "zz/words.txt:2:1: a line begins with"},
        {"0ab\n\n0ba\n", "zz/words.txt:2:1: an empty line"},
        {"0ab\n3a\n", "zz/words.txt:2:1: the previous word"},
        {"0ab\n1c\n", "zz/words.txt:2: 'ac' is not a word"},
        {"0\xc3\n", "zz/words.txt:1: "},
        {"0ab\n\x01", "zz/words.txt:2:1: "},
        {"ab\n\x01", "zz/words.txt, byte 3"},
        {"", "zz/words.txt: it is empty"},
    };
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        write_text("zz", "words.txt", lists[i][0]);
        expect_refused("zz", lists[i][1]);
    }
    write_text("zz", "words.txt", "0ab\n");
    write_text("zz", "dice-16.txt", "ABABAB\n");
    open_whole("zz");
    assert_null(files.language.dice[0]);
    languages_close(&files);
    write_text("zz", "trounce.glosses", "no glosses");
    open_whole("zz");
    assert_non_null(strstr(english(&notice), "trounce.glosses"));
    assert_null(files.language.glosses);
    assert_int_equal(remove(path_of("zz", "language.txt")), 0);
}

/* A folder with a file truncated at any byte is refused, or opened as a shorter one. */
TEST_CASE_WITH(test_cut_files, NULL, close_files)
{
    for (size_t size = 0; size < sizeof breton; size++) {
        make_breton();
        write_bytes("br", "language.txt", breton, size);
        if (languages_open(&files, &paths, "br", LANGUAGE_ALL, &notice, &fault)) {
            assert_true(files.language.alphabet->letter_count >= 1);
            languages_close(&files);
        } else {
            assert_non_null(strstr(english(&fault), "br/"));
        }
    }
    make_breton();
    for (size_t size = 0; size < sizeof dice_16 - 1; size++) {
        write_bytes("br", "dice-16.txt", dice_16, size);
        open_whole("br");
        assert_true(size == sizeof dice_16 - 2 || !files.language.dice[0]);
        languages_close(&files);
    }
}

TEST_CASE_WITH(test_cut_and_changed_lexicons, NULL, close_files)
{
    struct languages languages;
    languages_list(&languages, &paths);
    size_t size;
    const char *code = languages.list[languages.count - 1].code;
    if (strlen(languages.list[languages.count - 1].code) == 0 || languages.count < 2 ||
        access(path_of(code, "language.txt"), F_OK) == 0) {
        skip();
    }
    char *image = read_built(code, "trounce.lexicon", &size);
    size_t text_size;
    char *text = read_built(code, "language.txt", &text_size);
    write_bytes("yy", "language.txt", text, text_size);
    static const size_t cuts[] = {0, 1, 7, 8, 63, 64, 65, 4096, 1000000};
    for (size_t i = 0; i < sizeof cuts / sizeof *cuts; i++) {
        write_bytes("yy", "trounce.lexicon", image, cuts[i] < size ? cuts[i] : size - 1);
        expect_refused("yy", "yy/trounce.lexicon");
    }
    write_bytes("yy", "trounce.lexicon", image, size - 1);
    expect_refused("yy", "yy/trounce.lexicon");
    image[size / 2] ^= 1;
    write_bytes("yy", "trounce.lexicon", image, size);
    expect_refused("yy", "yy/trounce.lexicon");
    image[size / 2] ^= 1;
    /* A lexicon of another alphabet. */
    write_bytes("yy", "trounce.lexicon", image, size);
    write_text("yy", "language.txt", breton);
    expect_refused("yy", "yy/trounce.lexicon");
    write_bytes("yy", "language.txt", text, text_size);
    open_whole("yy");
    /* What is open outlives the file. */
    write_bytes("yy", "trounce.lexicon", image, 0);
    uint32_t last = (uint32_t)lexicon_size(files.language.lexicon) - 1;
    assert_int_in_range(lexicon_note(files.language.lexicon, last).tier, 1, TIER_MAX);
    free(image);
    free(text);
}

/* Codes of any language yield their boards if the alphabet has their letters. */
TEST_CASE_WITH(test_boards_of_codes, NULL, close_files)
{
    struct board board;
    struct fault why;
    char code[BOARD_CODE_MAX];
    open_whole("fr");
    deal_code(&files.sets[1], &files.dice[1], 4711, code);
    assert_ok(languages_deal(&paths, code, &alphabet_english, &board, &why));
    assert_int_equal(board.rows, 5);
    assert_ptr_equal(board.alphabet, &alphabet_english);
    struct board again;
    assert_ok(deal_from_code(code, strlen(code), &files.dice[1], &again, &why));
    assert_ok(board_change_alphabet(&again, &alphabet_english, &why));
    assert_memory_equal(again.faces, board.faces, 25);

    /* An English code, with Q as QU, in French. */
    assert_ok(languages_deal(&paths, "N3NAG-Z33SX", &files.alphabet, &board, &why));
    assert_int_equal(board.rows, 4);

    /* A typo, no code, custom dice, a missing language. */
    code[strlen(code) - 1] = code[strlen(code) - 1] == 'A' ? 'B' : 'A';
    assert_int_equal(languages_deal(&paths, code, &alphabet_english, &board, &why), STATUS_SYNTAX);
    assert_int_equal(languages_deal(&paths, "no code", &alphabet_english, &board, &why),
                     STATUS_SYNTAX);
    deal_code(NULL, &files.dice[0], 4711, code);
    assert_int_equal(languages_deal(&paths, code, &alphabet_english, &board, &why), STATUS_MISSING);
    struct dice_set set = files.sets[0];
    memcpy(set.language, "zy", 3);
    deal_code(&set, &files.dice[0], 4711, code);
    assert_int_equal(languages_deal(&paths, code, &alphabet_english, &board, &why), STATUS_MISSING);

    /* A letter that the alphabet lacks. */
    languages_close(&files);
    open_whole("pl");
    bool is_foreign = false;
    for (uint64_t seed = 1; seed < 200 && !is_foreign; seed++) {
        deal_code(&files.sets[0], &files.dice[0], seed, code);
        is_foreign = languages_deal(&paths, code, &alphabet_english, &board, &why) != STATUS_OK;
    }
    assert_true(is_foreign);
    assert_non_null(strstr(english(&why.detail), "which the language does not have"));
}

RUN_TESTS(set_up, folder_remove)
