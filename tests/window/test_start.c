/* SPDX-License-Identifier: MIT */
/*
 * What a game starts with, from valid and broken files.
 */
#include "english.h"
#include "folder.h"
#include "start.h"
#include "test.h"

#include "failing_memory.h"

#include "trounce/memory.h"

#include <errno.h>
#include <sys/stat.h>
#include <unistd.h>

/* Returns the paths of the game's own dice; its lexicon is the one in the folder. */
static struct paths own_paths(void)
{
    struct paths paths;
    memset(&paths, 0, sizeof paths);
    (void)snprintf(paths.dice, sizeof paths.dice, "%s/assets/dice", TROUNCE_SOURCE_DIR);
    (void)snprintf(paths.records, sizeof paths.records, "%s/assets/records.txt",
                   TROUNCE_SOURCE_DIR);
    (void)snprintf(paths.lexicon, sizeof paths.lexicon, "%s",
                   folder_write("own.txt", "late\nlates\n"));
    (void)snprintf(paths.glosses, sizeof paths.glosses, "%s", TROUNCE_GLOSSES);
    (void)snprintf(paths.player, sizeof paths.player, "%s", folder);
    return paths;
}

static void loads(const struct options *options, struct start *start)
{
    struct message fault = {0};
    struct paths paths = own_paths();
    if (!start_load(start, options, &paths, &fault)) {
        fail_msg("%s", english(&fault));
    }
}

static void fails(const struct options *options, const char *said)
{
    struct message fault = {0};
    struct start start;
    struct paths paths = own_paths();
    assert_false(start_load(&start, options, &paths, &fault));
    if (!strstr(english(&fault), said) || strchr(english(&fault), '\n')) {
        fail_msg("'%s' is not in '%s'", said, english(&fault));
    }
}

TEST_CASE(test_the_game_as_it_is)
{
    struct options options = {0};
    struct start start;
    loads(&options, &start);
    assert_int_equal(start.size, 4);
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        assert_true(start.has_dice[i]);
        assert_int_equal(start.dice[i].count, (4 + i) * (4 + i));
        assert_ptr_equal(start.sets[i], dice_set_default(4 + i));
    }
    assert_false(start.has_board);
    assert_string_equal(english(&start.notice), "");
    assert_true(lexicon_contains(&start.words.lexicon, "lates", 5));
    assert_non_null(records_find(&start.records, "en", 4, 4));
    start_deinit(&start);
}

/* The order of POSIX, with LANGUAGE before it, and C for English. */
TEST_CASE(test_what_the_system_speaks)
{
    static const char *const names[] = {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"};
    static const struct {
        const char *values[4]; /* of the variables in `names` */
        const char *wanted;
    } cases[] = {
        {{NULL, "de_DE.UTF-8", NULL, NULL}, "de_DE"},
        {{"", "de_AT.UTF-8@euro", "fr_FR", "it_IT"}, "de_AT"},
        {{NULL, "", "sv_SE.UTF-8", "it_IT.UTF-8"}, "sv_SE"},
        {{NULL, NULL, NULL, "pt_PT"}, "pt_PT"},
        {{"nl:de_AT.UTF-8:en", NULL, NULL, "en_GB.UTF-8"}, "nl:de_AT:en"},
        {{"::pl:", "C.UTF-8", NULL, NULL}, "pl"},
        {{"fr", "C", NULL, "de_DE.UTF-8"}, "C"},
        {{"fr", NULL, "POSIX", NULL}, "POSIX"},
        {{"es", NULL, NULL, NULL}, "es"},
        {{"a-name-that-is-far-too-long:it", NULL, NULL, NULL}, "it"},
    };
    struct options options = {0};
    char kept[4][64] = {""};
    for (size_t i = 0; i < 4; i++) {
        (void)snprintf(kept[i], sizeof kept[i], "%s", getenv(names[i]) ? getenv(names[i]) : "");
    }
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct start start;
        for (size_t k = 0; k < 4; k++) {
            assert_int_equal(cases[i].values[k] ? setenv(names[k], cases[i].values[k], 1)
                                                : unsetenv(names[k]),
                             0);
        }
        loads(&options, &start);
        assert_string_equal(start.system_languages, cases[i].wanted);
        start_deinit(&start);
    }
    for (size_t i = 0; i < 4; i++) {
        assert_int_equal(*kept[i] ? setenv(names[i], kept[i], 1) : unsetenv(names[i]), 0);
    }
}

TEST_CASE(test_how_boards_are_solved)
{
    struct options options = {0};
    struct start start;
    loads(&options, &start);
    assert_int_equal(start.simd, SOLVER_KERNEL_BEST);
    start_deinit(&start);
    assert_int_equal(setenv("TROUNCE_SIMD", "portable", 1), 0);
    loads(&options, &start);
    assert_int_equal(start.simd, SOLVER_KERNEL_PORTABLE);
    assert_string_equal(english(&start.notice), "");
    start_deinit(&start);
    assert_int_equal(setenv("TROUNCE_SIMD", "sse9", 1), 0);
    loads(&options, &start); /* the game starts anyway */
    assert_int_equal(start.simd, SOLVER_KERNEL_BEST);
    assert_string_equal(english(&start.notice),
                        "TROUNCE_SIMD: 'sse9' is not one of portable, avx2 and avx512");
    start_deinit(&start);
    assert_int_equal(unsetenv("TROUNCE_SIMD"), 0);
}

/* A broken translation is left out; the system's languages are taken from the environment. */
TEST_CASE(test_languages)
{
    static const unsigned char empty[28] = {0xde, 0x12, 0x04, 0x95, [12] = 28, [16] = 28};
    static const char *const names[] = {"de.mo", "fr.mo", "sv.mo"};
    struct options options = {0};
    struct start start;
    struct paths paths = own_paths();
    struct message fault;
    char file[FILE_PATH_MAX];
    (void)snprintf(paths.translations, sizeof paths.translations, "%s",
                   folder_path("translations"));
    assert_int_equal(mkdir(paths.translations, 0700), 0);
    for (size_t i = 0; i < 3; i++) {
        (void)snprintf(file, sizeof file, "%.900s/%s", paths.translations, names[i]);
        FILE *stream = fopen(file, "wb");
        assert_non_null(stream);
        size_t size = i == 1 ? 27 : sizeof empty;
        assert_int_equal(fwrite(empty, 1, size, stream), size);
        assert_int_equal(fclose(stream), 0);
    }
    assert_int_equal(setenv("LANG", "de_AT.UTF-8", 1), 0);
    assert_int_equal(unsetenv("LANGUAGE"), 0);
    assert_true(start_load(&start, &options, &paths, &fault));
    assert_string_equal(start.system_languages, "de_AT");
    assert_int_equal(start.texts.count, 2);
    assert_string_equal(start.texts.languages[0].code, "de");
    assert_string_equal(start.texts.languages[1].code, "sv");
    start_deinit(&start);
    assert_int_equal(setenv("LANG", "C", 1), 0);
    for (size_t i = 0; i < 3; i++) {
        (void)snprintf(file, sizeof file, "%.900s/%s", paths.translations, names[i]);
        assert_int_equal(unlink(file), 0);
    }
    assert_int_equal(rmdir(paths.translations), 0);
}

/* Writes a language of the player's: Breton, with some words and dice for 4 × 4. */
static void make_breton(void)
{
    (void)mkdir(folder_path("languages"), 0700);
    (void)mkdir(folder_path("languages/br"), 0700);
    (void)folder_write("languages/br/language.txt",
                       "name Brezhoneg\nenglish Breton\nletters aA bB eE kK zZ ñÑ\n"
                       "folds éÉe\n");
    (void)folder_write("languages/br/words.txt", "bak\nbakañ\nkezeg\nbakk\n");
    char dice[16 * 8 + 1] = "";
    for (int i = 0; i < 16; i++) {
        text_append(dice, sizeof dice, "ABEKZÑ\n");
    }
    (void)folder_write("languages/br/dice-16.txt", dice);
}

/* Writes a spelling for the words of Breton: BÉK for BEK. */
static void write_spellings(void)
{
    static const char letters[] = "letters aA bB eE kK zZ ñÑ\nfolds éÉe\n";
    struct alphabet alphabet;
    void *image;
    size_t size;
    assert_ok(alphabet_read(letters, strlen(letters), &alphabet, NULL));
    assert_ok(spelling_pack(&alphabet, "0bék\n", 6, &image, &size, NULL));
    FILE *file = fopen(folder_path("languages/br/trounce.spellings"), "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(image, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
    memory_free(image);
}

static void remove_breton(void)
{
    static const char *const names[] = {"br/language.txt", "br/words.txt", "br/dice-16.txt", "br",
                                        ""};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char name[64];
        (void)snprintf(name, sizeof name, "languages/%s", names[i]);
        assert_int_equal(remove(folder_path(name)), 0);
    }
}

TEST_CASE(test_how_words_are_written)
{
    struct options options = {.language = "br"};
    struct start start;
    char text[ALPHABET_TEXT_SIZE(3)];
    make_breton();
    write_spellings();
    loads(&options, &start);
    assert_null(strstr(english(&start.notice), "spellings"));
    const struct language *language = &start.play.language;
    char letters[4];
    size_t count;
    assert_ok(alphabet_encode(language->alphabet, "bek", 3, letters, 3, &count));
    (void)spelling_write(language->spellings, language->alphabet, letters, count, true, text);
    assert_string_equal(text, "BÉK");
    start_deinit(&start);
    assert_int_equal(unlink(folder_path("languages/br/trounce.spellings")), 0);
    remove_breton();
}

TEST_CASE(test_the_language_that_is_played)
{
    struct options none = {0};
    struct options options = {.language = "br"};
    struct start start;
    char code[BOARD_CODE_MAX];
    make_breton();
    loads(&options, &start);
    assert_string_equal(start.play.language.name, "Brezhoneg");
    assert_true(start.is_play_given);
    assert_ptr_equal(start.words.lexicon.alphabet, start.play.language.alphabet);
    assert_true(start.has_dice[0]);
    assert_false(start.has_dice[1]);
    assert_string_equal(english(&start.notice), "");
    assert_int_equal(start.played_count, 2);
    assert_string_equal(start.played[1].code, "br");
    (void)deal_code(start.sets[0], &start.dice[0], 12345, code);
    start_deinit(&start);

    /* A board code selects its own language. A language named with it must have its letters. */
    options = (struct options){.code = code};
    loads(&options, &start);
    assert_string_equal(start.play.language.code, "br");
    assert_string_equal(start.code, code);
    assert_ptr_equal(start.board.alphabet, start.play.language.alphabet);
    start_deinit(&start);
    options.language = "en";
    fails(&options, "which the language does not have");
    options = (struct options){.language = "br", .board = "bakañzeak"};
    loads(&options, &start);
    start_deinit(&start);
    options = (struct options){.language = "br", .board = "quiz"};
    fails(&options, "--board");
    options = (struct options){.language = "xx"};
    fails(&options, "there is no language 'xx'");

    /* The stored language is played; if it is gone, English, without replacing the stored one. */
    loads(&none, &start);
    assert_string_equal(start.play.language.code, "en");
    assert_ok(store_set_setting(start.store, "played-language", "br"));
    start_deinit(&start);
    loads(&none, &start);
    assert_string_equal(start.play.language.code, "br");
    assert_false(start.is_play_given);
    start_deinit(&start);
    (void)folder_write("languages/br/words.txt", "0ba\n\n");
    loads(&none, &start);
    assert_string_equal(start.play.language.code, "en");
    assert_true(start.is_play_given);
    assert_non_null(strstr(english(&start.notice),
                           "br/words.txt:2:1: an empty line. Playing in English instead."));
    start_deinit(&start);
    remove_breton();
    loads(&none, &start);
    assert_string_equal(start.play.language.code, "en");
    assert_non_null(strstr(english(&start.notice), "there is no language 'br'"));
    assert_ok(store_set_setting(start.store, "played-language", "en"));
    start_deinit(&start);
}

/* Only a new player gets the system's language. */
TEST_CASE(test_the_language_of_the_system)
{
    struct options options = {0};
    struct start start;
    struct paths paths = own_paths();
    struct message fault;
    make_breton();
    (void)snprintf(paths.languages, sizeof paths.languages, "%s", folder_path("languages"));
    (void)snprintf(paths.player, sizeof paths.player, "%s", folder_path("new"));
    assert_int_equal(mkdir(paths.player, 0700), 0);
    assert_int_equal(setenv("LANG", "br_FR.UTF-8", 1), 0);
    assert_int_equal(unsetenv("LANGUAGE"), 0);
    assert_true(start_load(&start, &options, &paths, &fault));
    assert_string_equal(start.play.language.code, "br");
    assert_false(start.is_play_given);
    assert_ok(store_set_setting(start.store, APP_SEEN_KEY, "1"));
    start_deinit(&start);
    assert_true(start_load(&start, &options, &paths, &fault));
    assert_string_equal(start.play.language.code, "en");
    start_deinit(&start);
    assert_int_equal(setenv("LANG", "C", 1), 0);
    remove_breton();
    assert_int_equal(unlink(folder_path("new/" STORE_FILE_NAME)), 0);
    assert_int_equal(unlink(folder_path("new/" STORE_FILE_NAME "-lock")), 0);
    assert_int_equal(rmdir(folder_path("new")), 0);
}

TEST_CASE(test_whose_theme_is_taken)
{
    struct options options = {.theme = THEME_SYSTEM};
    struct start start;
    loads(&options, &start);
    assert_true(start_follows_system(&start, &options));
    assert_ok(store_set_setting(start.store, setting_key(SETTING_THEME), "light"));
    assert_false(start_follows_system(&start, &options));
    options.given = 1u << SETTING_THEME;
    assert_true(start_follows_system(&start, &options));
    options = (struct options){.theme = THEME_DARK, .given = 1u << SETTING_THEME};
    assert_ok(store_set_setting(start.store, setting_key(SETTING_THEME), "system"));
    assert_false(start_follows_system(&start, &options));
    options.given = 0;
    assert_true(start_follows_system(&start, &options));
    assert_ok(store_set_setting(start.store, setting_key(SETTING_THEME), "pink"));
    assert_false(start_follows_system(&start, &options));
    start_deinit(&start);
}

TEST_CASE(test_a_board)
{
    struct options options = {.board = "casemopistrenapd"};
    struct start start;
    loads(&options, &start);
    assert_true(start.has_board);
    assert_int_equal(start.board.rows, 4);
    assert_int_equal(start.board.faces[0], 3);
    assert_string_equal(start.code, "");
    start_deinit(&start);

    options.board = "catd/ogma";
    loads(&options, &start);
    assert_int_equal(start.board.rows, 2);
    assert_int_equal(start.size, 4);
    start_deinit(&start);

    /* The first of too many letters count, and a notice says so; too few are refused. */
    options.board = "casemopistrenapdxyz";
    for (int i = 0; i < 2; i++) {
        options.size = 4 * i;
        loads(&options, &start);
        assert_int_equal(start.board.rows, 4);
        assert_int_equal(start.board.faces[15], 4);
        assert_string_equal(english(&start.notice),
                            "A 4 × 4 board has 16 dice: the letters after them are left out.");
        start_deinit(&start);
    }
    options.size = 0;
    options.board = "abc";
    fails(&options, "--board: 3 letters: a 4 × 4 board has 16");
    options.board = "abcdefghijklmnopqrstuvwx";
    fails(&options, "--board: 24 letters: a 5 × 5 board has 25");
    options.board = "abcdefghijklmnopr stuvwxyz";
    options.size = 5;
    fails(&options, "--board");
    options.board = "ca#e";
    options.size = 0;
    fails(&options, ":1:3");
}

TEST_CASE(test_a_code_brings_its_board)
{
    struct options options = {0};
    struct start start;
    loads(&options, &start);
    struct random random;
    random_seed(&random, 41);
    uint64_t at = random.state;
    struct board board;
    deal_shake(&start.dice[1], &random, 5, 5, &board);
    char code[BOARD_CODE_MAX];
    (void)deal_code(start.sets[1], &start.dice[1], at, code);
    start_deinit(&start);

    options.code = code;
    loads(&options, &start);
    assert_int_equal(start.size, 5);
    assert_memory_equal(start.board.faces, board.faces, 25);
    assert_string_equal(start.code, code);
    start_deinit(&start);

    char dashed[2 * BOARD_CODE_MAX];
    (void)snprintf(dashed, sizeof dashed, "%.5s\u2013%s", code, code + 6);
    options.code = dashed;
    loads(&options, &start);
    assert_memory_equal(start.board.faces, board.faces, 25);
    assert_string_equal(start.code, code);
    start_deinit(&start);

    options.code = code;
    code[2] = code[2] == 'A' ? 'B' : 'A';
    fails(&options, code);
    options.code = "not a code!";
    fails(&options, "not a code!");
}

TEST_CASE(test_dice_of_ones_own)
{
    char text[16 * 7 + 1] = "";
    for (int i = 0; i < 16; i++) {
        text_append(text, sizeof text, "%s\n", i == 3 ? "qqqqqq" : "abcdef");
    }
    folder_write("dice.txt", text);
    char dice[FILE_PATH_MAX];
    (void)snprintf(dice, sizeof dice, "%s", folder_path("dice.txt"));
    struct options options = {.dice = dice};
    struct start start;
    loads(&options, &start);
    assert_null(start.sets[0]);
    assert_int_equal(start.dice[0].faces[3][0], FACE_QU);
    assert_non_null(start.sets[1]);

    /* Boards of these dice have codes, too, which require the same dice. */
    char code[BOARD_CODE_MAX];
    (void)deal_code(NULL, &start.dice[0], 12345, code);
    start_deinit(&start);
    options.code = code;
    loads(&options, &start);
    assert_true(start.has_board);
    assert_string_equal(start.code, code);
    start_deinit(&start);
    options.dice = NULL;
    fails(&options, "--dice");

    options = (struct options){.dice = dice, .size = 5};
    fails(&options, "25");
    options.size = 0;
    folder_write("dice.txt", "abcdef\nabc#ef\n");
    fails(&options, "dice.txt:2:4");
    folder_write("dice.txt", "abcdef\nabcdef\nabcdef\nabcdef\n");
    fails(&options, "16, 25 or 36");
    options.dice = "/nowhere/dice.txt";
    fails(&options, "/nowhere/dice.txt");
}

/* The history is open by then. */
TEST_CASE(test_the_history_is_no_list)
{
    char path[FILE_PATH_MAX];
    (void)snprintf(path, sizeof path, "%s/" STORE_FILE_NAME, folder);
    fails(&(struct options){.lexicon = path}, "it belongs to the history that is open");
    fails(&(struct options){.dice = path}, "it belongs to the history that is open");
}

TEST_CASE(test_a_lexicon_that_was_kept)
{
    struct start start;
    struct options options = {0};
    char path[FILE_PATH_MAX];
    (void)snprintf(path, sizeof path, "%s", folder_write("kept.txt", "zebra\nzebras\n"));
    loads(&options, &start);
    assert_string_equal(start.lexicon_path, "");
    assert_ok(store_set_setting(start.store, "lexicon", path));
    start_deinit(&start);

    loads(&options, &start);
    assert_string_equal(start.lexicon_path, path);
    assert_true(lexicon_contains(&start.words.lexicon, "zebra", 5));
    assert_string_equal(english(&start.notice), "");
    start_deinit(&start);

    /* The command line overrides it. */
    options.lexicon = folder_write("asked.txt", "late\n");
    loads(&options, &start);
    assert_string_equal(start.lexicon_path, options.lexicon);
    assert_false(lexicon_contains(&start.words.lexicon, "zebra", 5));
    start_deinit(&start);

    /* Now it is a pipe that nobody writes to: the game uses its own words and tells the player. */
    options.lexicon = NULL;
    assert_int_equal(remove(path), 0);
    assert_int_equal(mkfifo(path, 0600), 0);
    loads(&options, &start);
    assert_string_equal(start.lexicon_path, "");
    assert_true(lexicon_contains(&start.words.lexicon, "lates", 5));
    assert_non_null(strstr(english(&start.notice), "kept.txt: it is a pipe"));
    start_deinit(&start);

    /* Likewise if it is gone. */
    assert_int_equal(remove(path), 0);
    loads(&options, &start);
    assert_string_equal(start.lexicon_path, "");
    assert_true(lexicon_contains(&start.words.lexicon, "lates", 5));
    assert_non_null(strstr(english(&start.notice), "kept.txt"));
    assert_ok(store_set_setting(start.store, "lexicon", NULL));
    start_deinit(&start);
}

TEST_CASE(test_a_lexicon_of_ones_own)
{
    char words[FILE_PATH_MAX];
    (void)snprintf(words, sizeof words, "%s", folder_write("words.txt", "zebra\nno-word\nox\n"));
    struct options options = {.lexicon = words};
    struct start start;
    loads(&options, &start);
    assert_true(lexicon_contains(&start.words.lexicon, "zebra", 5));
    assert_non_null(strstr(english(&start.notice), "words.txt"));
    assert_non_null(strstr(english(&start.notice), "line 2"));
    start_deinit(&start);

    folder_write("words.txt", "");
    fails(&options, "words.txt");
    options.lexicon = folder; /* a folder cannot be read */
    fails(&options, folder);
    options.lexicon = "/nowhere/words.txt";
    fails(&options, "/nowhere/words.txt");
}

TEST_CASE(test_files_of_the_game_that_are_missing)
{
    struct options options = {0};
    struct start start;
    struct message fault = {0};
    struct paths paths = own_paths();
    (void)snprintf(paths.dice, sizeof paths.dice, "%s", "/nowhere");
    assert_true(start_load(&start, &options, &paths, &fault));
    assert_false(start.has_dice[0] || start.has_dice[1] || start.has_dice[2]);
    assert_non_null(strstr(english(&start.notice), "/nowhere/"));
    start_deinit(&start);

    paths = own_paths();
    (void)snprintf(paths.glosses, sizeof paths.glosses, "%s", "/nowhere/trounce.glosses");
    assert_true(start_load(&start, &options, &paths, &fault));
    assert_non_null(strstr(english(&start.notice), "/nowhere/trounce.glosses"));
    start_deinit(&start);

    paths = own_paths();
    (void)snprintf(paths.records, sizeof paths.records, "%s", "/nowhere/records.txt");
    assert_true(start_load(&start, &options, &paths, &fault));
    assert_non_null(strstr(english(&start.notice), "/nowhere/records.txt"));
    assert_int_equal(start.records.count, 0);
    start_deinit(&start);

    (void)snprintf(paths.lexicon, sizeof paths.lexicon, "%s", "/nowhere/trounce.lexicon");
    assert_false(start_load(&start, &options, &paths, &fault));
    assert_non_null(strstr(english(&fault), "/nowhere/trounce.lexicon"));
}

/* Whichever allocation fails, a puzzle that cannot be dealt says why. */
TEST_CASE(test_a_puzzle_without_memory)
{
    struct options options = {.scrambler = true};
    struct paths paths = own_paths();
    bool is_loaded = false;
    for (size_t nth = 1; nth == 1 || failing_memory_has_failed(); nth++) {
        struct message fault = {0};
        struct start start;
        failing_memory_fail_at(nth);
        is_loaded = start_load(&start, &options, &paths, &fault);
        if (is_loaded) {
            assert_non_null(start.store);
            start_deinit(&start);
        } else if (!strstr(english(&fault), "not enough memory")) {
            fail_msg("allocation %zu: '%s'", nth, english(&fault));
        }
    }
    assert_true(is_loaded);
    failing_memory_fail_at(0);
}

TEST_CASE(test_what_is_kept)
{
    char data[FILE_PATH_MAX];
    struct message fault = {0};
    struct options options = {0};
    struct start start;
    loads(&options, &start);
    assert_string_equal(store_path(start.store), folder_path(STORE_FILE_NAME));
    start_deinit(&start);

    folder_write(STORE_FILE_NAME, "no database at all, but rather more than a few letters");
    loads(&options, &start);
    assert_non_null(strstr(english(&start.notice), "trounce-damaged-1.db"));
    assert_false(store_is_in_memory(start.store));
    start_deinit(&start);

    struct paths paths = own_paths();
    paths.player[0] = '\0';
    (void)snprintf(paths.player_fault, sizeof paths.player_fault, "HOME is not set");
    assert_true(start_load(&start, &options, &paths, &fault));
    assert_string_equal(english(&start.notice),
                        "Nothing you play now will be saved: HOME is not set.");
    assert_true(store_is_in_memory(start.store));
    start_deinit(&start);

    (void)snprintf(data, sizeof data, "%s", folder_path("new"));
    options.data = data;
    (void)snprintf(paths.player, sizeof paths.player, "%s", data);
    assert_true(start_load(&start, &options, &paths, &fault));
    assert_string_equal(store_path(start.store), folder_path("new/" STORE_FILE_NAME));
    start_deinit(&start);
    assert_int_equal(unlink(folder_path("new/" STORE_FILE_NAME)), 0);
    assert_int_equal(unlink(folder_path("new/" STORE_FILE_NAME "-lock")), 0);
    assert_int_equal(rmdir(data), 0);

    options.data = "/nowhere/at/all";
    fails(&options, "--data /nowhere/at/all");
    (void)snprintf(data, sizeof data, "%s", folder_path("own.txt"));
    options.data = data;
    fails(&options, "not a folder");
}

static void set_or_not(const char *variable, const char *value)
{
    assert_int_equal(value ? setenv(variable, value, 1) : unsetenv(variable), 0);
}

/* Expects the player's folder as an absolute path, or "" and the reason. */
static void settles(const char *data_home, const char *home, const char *data, const char *found,
                    const char *fault)
{
    struct paths paths;
    set_or_not("XDG_DATA_HOME", data_home);
    set_or_not("HOME", home);
    paths_find(&paths, "trounce");
    paths_settle_player(&paths, data);
    assert_string_equal(paths.player, found);
    assert_string_equal(paths.player_fault, fault);
}

TEST_CASE(test_the_players_folder)
{
    char home[FILE_PATH_MAX];
    char fault[FILE_PATH_MAX + 256];
    struct stat status;
    (void)snprintf(home, sizeof home, "%s", folder_path("home"));
    settles(NULL, home, NULL, folder_path("home/.local/share/trounce"), "");
    assert_int_equal(stat(folder_path("home/.local/share/trounce"), &status), 0);
    assert_true(S_ISDIR(status.st_mode));
    assert_int_equal(status.st_mode & 077, 0); /* private to the user */
    settles(NULL, home, NULL, folder_path("home/.local/share/trounce"), "");
    settles(home, NULL, NULL, folder_path("home/trounce"), "");
    settles(NULL, NULL, NULL, "", "HOME is not set");
    /* A folder that is given is used as it is, and created later. */
    settles(NULL, "", "own/", "own", "HOME is empty"); /* HOME is then not needed */
    settles(NULL, home, "/", "/", "");
    /* A folder that cannot be made is not used. */
    (void)snprintf(home, sizeof home, "%s", folder_write("own.txt", "no folder"));
    (void)snprintf(fault, sizeof fault, "%s (%s/.local/share/trounce)", strerror(ENOTDIR), home);
    settles(NULL, home, NULL, "", fault);
    (void)snprintf(fault, sizeof fault, "%s (%s/trounce)", strerror(ENOTDIR), home);
    settles(home, NULL, NULL, "", fault);
    static const char *const folders[] = {"home/.local/share/trounce", "home/.local/share",
                                          "home/.local", "home/trounce", "home"};
    for (size_t i = 0; i < sizeof folders / sizeof folders[0]; i++) {
        assert_int_equal(rmdir(folder_path(folders[i])), 0);
    }
}

RUN_TESTS(folder_make, folder_remove)
