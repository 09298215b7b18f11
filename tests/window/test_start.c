/* SPDX-License-Identifier: MIT */
/*
 * What a game starts with, from files good and bad. Leaves the program as a whole to `survive`.
 */
#include "start.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

static char folder[] = "/tmp/trounce-test-XXXXXX";

static char *path_of(const char *name)
{
    static char path[FILE_PATH_MAX];
    (void)snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static const char *write_file(const char *name, const char *text)
{
    FILE *file = fopen(path_of(name), "w");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
    return path_of(name);
}

/* The game's own dice; the lexicon is the one in the folder. */
static struct paths own_paths(void)
{
    struct paths paths;
    memset(&paths, 0, sizeof paths);
    (void)snprintf(paths.dice, sizeof paths.dice, "%s/assets/dice", TROUNCE_SOURCE_DIR);
    (void)snprintf(paths.lexicon, sizeof paths.lexicon, "%s",
                   write_file("own.txt", "late\nlates\n"));
    (void)snprintf(paths.glosses, sizeof paths.glosses, "%s", TROUNCE_GLOSSES);
    return paths;
}

static void loads(const struct options *options, struct start *start)
{
    char fault[FILE_FAULT_MAX] = "";
    struct paths paths = own_paths();
    if (start_load(start, options, &paths, fault) != START_DONE) {
        fail_msg("%s", fault);
    }
}

static void fails(const struct options *options, enum start_result result, const char *said)
{
    char fault[FILE_FAULT_MAX] = "";
    struct start start;
    struct paths paths = own_paths();
    assert_int_equal(start_load(&start, options, &paths, fault), result);
    if (!strstr(fault, said) || strchr(fault, '\n')) {
        fail_msg("'%s' is not in '%s'", said, fault);
    }
}

static void test_the_game_as_it_is(void **state)
{
    (void)state;
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
    assert_string_equal(start.notice, "");
    assert_true(lexicon_contains(&start.lexicon, "lates", 5));
    start_deinit(&start);
}

static void test_a_board(void **state)
{
    (void)state;
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

    options.board = "abcdefghijklmnopr stuvwxyz";
    options.size = 5;
    fails(&options, START_BAD_OPTION, "--board");
    options.board = "ca#e";
    options.size = 0;
    fails(&options, START_BAD_OPTION, ":1:3");
}

static void test_a_code_brings_its_board(void **state)
{
    (void)state;
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

    code[2] = code[2] == 'A' ? 'B' : 'A';
    fails(&options, START_BAD_OPTION, code);
    options.code = "not a code!";
    fails(&options, START_BAD_OPTION, "not a code!");
}

static void test_dice_of_ones_own(void **state)
{
    (void)state;
    char text[16 * 7 + 1] = "";
    for (int i = 0; i < 16; i++) {
        strcat(text, i == 3 ? "qqqqqq\n" : "abcdef\n");
    }
    write_file("dice.txt", text);
    char dice[FILE_PATH_MAX];
    (void)snprintf(dice, sizeof dice, "%s", path_of("dice.txt"));
    struct options options = {.dice = dice};
    struct start start;
    loads(&options, &start);
    assert_null(start.sets[0]);
    assert_int_equal(start.dice[0].faces[3][0], FACE_QU);
    assert_non_null(start.sets[1]);

    /* Their boards have codes, too, which want these dice. */
    char code[BOARD_CODE_MAX];
    (void)deal_code(NULL, &start.dice[0], 12345, code);
    start_deinit(&start);
    options.code = code;
    loads(&options, &start);
    assert_true(start.has_board);
    assert_string_equal(start.code, code);
    start_deinit(&start);
    options.dice = NULL;
    fails(&options, START_BAD_OPTION, "--dice");

    options = (struct options){.dice = dice, .size = 5};
    fails(&options, START_BAD_OPTION, "25");
    options.size = 0;
    write_file("dice.txt", "abcdef\nabc#ef\n");
    fails(&options, START_BAD_OPTION, "dice.txt:2:4");
    write_file("dice.txt", "abcdef\nabcdef\nabcdef\nabcdef\n");
    fails(&options, START_BAD_OPTION, "16, 25 or 36");
    options.dice = "/nowhere/dice.txt";
    fails(&options, START_BAD_OPTION, "/nowhere/dice.txt");
}

static void test_a_lexicon_of_ones_own(void **state)
{
    (void)state;
    char words[FILE_PATH_MAX];
    (void)snprintf(words, sizeof words, "%s", write_file("words.txt", "zebra\nno-word\nox\n"));
    struct options options = {.lexicon = words};
    struct start start;
    loads(&options, &start);
    assert_true(lexicon_contains(&start.lexicon, "zebra", 5));
    assert_non_null(strstr(start.notice, "words.txt"));
    assert_non_null(strstr(start.notice, "line 2"));
    start_deinit(&start);

    write_file("words.txt", "");
    fails(&options, START_BAD_OPTION, "words.txt");
    options.lexicon = folder; /* a folder cannot be read */
    fails(&options, START_BAD_OPTION, folder);
    options.lexicon = "/nowhere/words.txt";
    fails(&options, START_BAD_OPTION, "/nowhere/words.txt");
}

static void test_files_of_the_game_that_are_missing(void **state)
{
    (void)state;
    struct options options = {0};
    struct start start;
    char fault[FILE_FAULT_MAX] = "";
    struct paths paths = own_paths();
    (void)snprintf(paths.dice, sizeof paths.dice, "%s", "/nowhere");
    assert_int_equal(start_load(&start, &options, &paths, fault), START_DONE);
    assert_false(start.has_dice[0] || start.has_dice[1] || start.has_dice[2]);
    assert_non_null(strstr(start.notice, "/nowhere/"));
    start_deinit(&start);

    paths = own_paths();
    (void)snprintf(paths.glosses, sizeof paths.glosses, "%s", "/nowhere/trounce.glosses");
    assert_int_equal(start_load(&start, &options, &paths, fault), START_DONE);
    assert_non_null(strstr(start.notice, "/nowhere/trounce.glosses"));
    start_deinit(&start);

    (void)snprintf(paths.lexicon, sizeof paths.lexicon, "%s", "/nowhere/trounce.lexicon");
    assert_int_equal(start_load(&start, &options, &paths, fault), START_NO_FILES);
    assert_non_null(strstr(fault, "/nowhere/trounce.lexicon"));
}

/* What has no size, such as a pipe, is read to its end. */
static void test_files_without_a_size(void **state)
{
    (void)state;
    char fault[FILE_FAULT_MAX];
    struct file file;
    int ends[2];
    char name[64];
    assert_int_equal(pipe(ends), 0);
    assert_int_equal(write(ends[1], "late", 4), 4);
    assert_int_equal(close(ends[1]), 0);
    (void)snprintf(name, sizeof name, "/dev/fd/%d", ends[0]);
    assert_true(file_open(&file, name, fault));
    assert_int_equal(file.size, 4);
    assert_memory_equal(file.bytes, "late", 4);
    file_close(&file);
    (void)close(ends[0]);

    write_file("empty", "");
    assert_true(file_open(&file, path_of("empty"), fault));
    assert_int_equal(file.size, 0);
    file_close(&file);
}

static int open_folder(void **state)
{
    (void)state;
    return mkdtemp(folder) ? 0 : -1;
}

static int close_folder(void **state)
{
    (void)state;
    static const char *const names[] = {"own.txt", "dice.txt", "words.txt", "empty"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        (void)unlink(path_of(names[i]));
    }
    return rmdir(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_game_as_it_is),
        cmocka_unit_test(test_a_board),
        cmocka_unit_test(test_a_code_brings_its_board),
        cmocka_unit_test(test_dice_of_ones_own),
        cmocka_unit_test(test_a_lexicon_of_ones_own),
        cmocka_unit_test(test_files_of_the_game_that_are_missing),
        cmocka_unit_test(test_files_without_a_size),
    };
    return cmocka_run_group_tests(tests, open_folder, close_folder);
}
