/* SPDX-License-Identifier: MIT */
/*
 * Paths: which cells can follow, and what a path spells.
 */
#include "given.h"
#include "test.h"
#include "trounce/path.h"

/*
 *     Qu A T      0 1 2
 *     .  E Th     3 4 5
 */
static struct board small_board(void)
{
    return given_board("Qu a t / . e th");
}

TEST_CASE(test_extending)
{
    struct board board = small_board();
    struct path path = {0};
    assert_false(path_extend(&path, &board, 3));
    assert_false(path_extend(&path, &board, -1));
    assert_false(path_extend(&path, &board, 6));
    assert_int_equal(path.length, 0);
    assert_true(path_extend(&path, &board, 0));
    assert_false(path_can_extend(&path, &board, 0));
    assert_false(path_can_extend(&path, &board, 2));
    assert_false(path_can_extend(&path, &board, 3));
    assert_true(path_can_extend(&path, &board, 4));
    assert_true(path_extend(&path, &board, 1));
    assert_true(path_extend(&path, &board, 5));
    assert_int_equal(path.length, 3);
    assert_int_equal(path.used, 1u << 0 | 1u << 1 | 1u << 5);
    assert_int_equal(path_index_of(&path, 5), 2);
    assert_int_equal(path_index_of(&path, 0), 0);
    assert_int_equal(path_index_of(&path, 2), -1);
}

TEST_CASE(test_shortening)
{
    struct board board = small_board();
    struct path path = {0};
    path_extend(&path, &board, 0);
    path_extend(&path, &board, 1);
    path_extend(&path, &board, 2);
    path_shorten(&path, 3);
    assert_int_equal(path.length, 3);
    path_shorten(&path, 1);
    assert_int_equal(path.length, 1);
    assert_int_equal(path.used, 1);
    assert_true(path_extend(&path, &board, 4));
    path_clear(&path);
    assert_int_equal(path.length, 0);
    assert_int_equal(path.used, 0);
    assert_true(path_extend(&path, &board, 2));
}

TEST_CASE(test_spelling)
{
    struct board board = small_board();
    struct path path = {0};
    char text[PATH_LETTERS_MAX + 1];
    assert_int_equal(path_spell(&path, &board, text), 0);
    assert_string_equal(text, "");
    path_extend(&path, &board, 0);
    path_extend(&path, &board, 4);
    path_extend(&path, &board, 5);
    assert_int_equal(path_spell(&path, &board, text), 5);
    assert_string_equal(text, "queth");
}

TEST_CASE(test_longest_spelling)
{
    unsigned char faces[BOARD_CELLS_MAX];
    memset(faces, FACE_QU, sizeof faces);
    struct board board;
    board_init(&board, 1, BOARD_CELLS_MAX, faces);
    struct path path = {0};
    for (int cell = 0; cell < BOARD_CELLS_MAX; cell++) {
        assert_true(path_extend(&path, &board, cell));
    }
    char text[PATH_LETTERS_MAX + 1];
    assert_int_equal(path_spell(&path, &board, text), PATH_LETTERS_MAX);
    assert_int_equal(strlen(text), PATH_LETTERS_MAX);
    assert_true(path_is_valid(&path, &board));
    assert_int_equal(path.used, UINT64_MAX);
}

static struct path path_of(const unsigned char *cells, int length)
{
    struct path path = {.length = length};
    for (int i = 0; i < length; i++) {
        path.cells[i] = cells[i];
        path.used |= UINT64_C(1) << cells[i] % 64;
    }
    return path;
}

TEST_CASE(test_validity)
{
    struct board board = small_board();
    struct path path = path_of((const unsigned char[]){0, 1, 4, 5}, 4);
    assert_true(path_is_valid(&path, &board));
    path.used |= 1u << 2;
    assert_false(path_is_valid(&path, &board)); /* `used` disagrees */
    path = path_of((const unsigned char[]){0, 2}, 2);
    assert_false(path_is_valid(&path, &board)); /* not adjacent */
    path = path_of((const unsigned char[]){1, 4, 1}, 3);
    assert_false(path_is_valid(&path, &board)); /* cell used twice */
    path = path_of((const unsigned char[]){3}, 1);
    assert_false(path_is_valid(&path, &board)); /* blank */
    path = path_of((const unsigned char[]){6}, 1);
    assert_false(path_is_valid(&path, &board)); /* off the board */
    path = path_of((const unsigned char[]){200}, 1);
    assert_false(path_is_valid(&path, &board));
    path = (struct path){.length = 7};
    assert_false(path_is_valid(&path, &board));
    path.length = -1;
    assert_false(path_is_valid(&path, &board));
    path.length = 0;
    assert_true(path_is_valid(&path, &board));
}
