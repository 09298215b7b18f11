/* SPDX-License-Identifier: MIT */
/*
 * The finder: compared with the naive search, near a path, while typing, and where it gives up.
 */
#include "given.h"
#include "naive.h"
#include "test.h"
#include "trounce/finder.h"

static bool find(const struct board *board, const char *word, const struct path *near,
                 struct path *path)
{
    return finder_find(board, word, strlen(word), near, path);
}

/* Finds the word and checks that the path spells it. */
static struct path expect_found(const struct board *board, const char *word,
                                const struct path *near)
{
    struct path path;
    assert_true(find(board, word, near, &path));
    assert_true(path_is_valid(&path, board));
    char text[PATH_LETTERS_MAX + 1];
    path_spell(&path, board, text);
    assert_string_equal(text, word);
    return path;
}

static void expect_cells(const struct path *path, const unsigned char *cells, int count)
{
    assert_int_equal(path->length, count);
    assert_memory_equal(path->cells, cells, (size_t)count);
}

TEST_CASE(test_words_of_a_board)
{
    struct board board = given_board("casemopistrenapd");
    struct path path = expect_found(&board, "mopes", NULL);
    expect_cells(&path, (const unsigned char[]){4, 5, 6, 3, 2}, 5);
    expect_found(&board, "c", NULL);
    expect_found(&board, "drape", NULL);
    struct path before = path;
    assert_false(find(&board, "mopeds", NULL, &path)); /* the D is far away */
    assert_false(find(&board, "mom", NULL, &path));    /* there is one M */
    assert_false(find(&board, "zoo", NULL, &path));
    assert_false(find(&board, "", NULL, &path));
    assert_false(find(&board, "mo-pes", NULL, &path));
    expect_cells(&path, before.cells, before.length);
    assert_true(find(&board, "MoPes", NULL, &path));
}

TEST_CASE(test_no_word_is_too_long)
{
    struct board board = given_board("a");
    char word[4000];
    memset(word, 'a', sizeof word);
    struct path path;
    assert_false(finder_find(&board, word, sizeof word, NULL, &path));
    assert_false(finder_find_prefix(&board, word, sizeof word, NULL, &path));
}

TEST_CASE(test_faces_of_two_letters)
{
    struct board board = given_board("Qu i t e / . th an er / h e u q");
    expect_found(&board, "quit", NULL);
    expect_found(&board, "than", NULL);
    expect_found(&board, "thaner", NULL);
    struct path path;
    assert_false(find(&board, "q", NULL, &path));
    assert_false(find(&board, "qit", NULL, &path));
    assert_false(find(&board, "tha", NULL, &path));
    assert_false(find(&board, "quh", NULL, &path)); /* the blank lies between */
}

TEST_CASE(test_stays_near)
{
    struct board board = given_board("aba/aca/aaa");
    struct path near = {0};
    path_extend(&near, &board, 8);
    path_extend(&near, &board, 7);
    path_extend(&near, &board, 6);
    struct path path = expect_found(&board, "aaac", &near);
    expect_cells(&path, (const unsigned char[]){8, 7, 6, 4}, 4);
    path = expect_found(&board, "aacab", &near);
    expect_cells(&path, (const unsigned char[]){8, 7, 4, 0, 1}, 5);
    path = expect_found(&board, "ca", &near); /* no common prefix, but it reuses a lit cell */
    expect_cells(&path, (const unsigned char[]){4, 7}, 2);
    path_shorten(&near, 1);
    path = expect_found(&board, "bca", &near); /* not even a cell at the same index */
    expect_cells(&path, (const unsigned char[]){1, 4, 8}, 3);
    path_extend(&near, &board, 7);
    path_extend(&near, &board, 6);
    path = expect_found(&board, "aa", &near);
    expect_cells(&path, (const unsigned char[]){8, 7}, 2);
    assert_true(find(&board, "aaac", &near, &near));
    expect_cells(&near, (const unsigned char[]){8, 7, 6, 4}, 4);
}

static void expect_typed(const struct board *board, const char *letters, const char *spelt)
{
    struct path path;
    assert_true(finder_find_prefix(board, letters, strlen(letters), NULL, &path));
    char text[PATH_LETTERS_MAX + 1];
    path_spell(&path, board, text);
    assert_string_equal(text, spelt);
}

TEST_CASE(test_typing)
{
    struct board board = given_board("Qu i / th e");
    expect_typed(&board, "q", "qu");
    expect_typed(&board, "qu", "qu");
    expect_typed(&board, "qui", "qui");
    expect_typed(&board, "quit", "quith");
    expect_typed(&board, "et", "eth");
    struct path path;
    assert_false(finder_find_prefix(&board, "qe", 2, NULL, &path));
    assert_false(finder_find_prefix(&board, "h", 1, NULL, &path));
    assert_false(finder_find_prefix(&board, "", 0, NULL, &path));
    board = given_board("th t / e a"); /* cells that spell exactly the letters come first */
    expect_typed(&board, "t", "t");
    expect_typed(&board, "eat", "eat");
    expect_typed(&board, "tth", "tth");
}

static void compare_on(struct random *random, int rows, int columns)
{
    struct board board;
    naive_random_board(random, rows, columns, &board);
    static struct naive_list list;
    naive_random_list(random, &board, 60, &list);
    for (size_t i = 0; i < list.count; i++) {
        uint64_t cells = 0;
        if (specification_paths(&board, list.words[i], &cells) > 0) {
            expect_found(&board, list.words[i], NULL);
        } else {
            struct path path;
            assert_false(find(&board, list.words[i], NULL, &path));
        }
    }
}

TEST_CASE(test_agrees_with_the_stupid_search)
{
    static const int shapes[][2] = {{1, 1}, {1, 7}, {7, 1}, {2, 3},  {3, 5}, {4, 4},
                                    {5, 5}, {6, 6}, {8, 8}, {1, 64}, {3, 21}};
    struct random random = naive_random();
    for (int i = 0; i < 40; i++) {
        for (size_t shape = 0; shape < sizeof shapes / sizeof *shapes; shape++) {
            compare_on(&random, shapes[shape][0], shapes[shape][1]);
        }
    }
}

/* Returns the number of leading cells that two paths share. */
static int shared_beginning(const struct path *a, const struct path *b)
{
    int length = 0;
    while (length < a->length && length < b->length && a->cells[length] == b->cells[length]) {
        length++;
    }
    return length;
}

/* Returns the most leading cells that any path of the word shares with `near`. */
static int best_beginning(const struct board *board, const char *rest, const struct path *near,
                          struct path *path)
{
    if (*rest == 0) {
        return shared_beginning(path, near);
    }
    int best = -1;
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        const char *spelling = alphabet_spelling(board->alphabet, board->faces[cell]);
        size_t length = strlen(spelling);
        if (strncmp(rest, spelling, length) == 0 && path_extend(path, board, cell)) {
            int found = best_beginning(board, rest + length, near, path);
            best = found > best ? found : best;
            path_shorten(path, path->length - 1);
        }
    }
    return best;
}

TEST_CASE(test_shares_the_longest_beginning)
{
    struct random random = naive_random();
    for (int i = 0; i < 2000; i++) {
        unsigned char faces[12];
        for (size_t cell = 0; cell < sizeof faces; cell++) {
            faces[cell] = (unsigned char)(FACE_A + random_below(&random, 3));
        }
        struct board board;
        board_init(&board, 3, 4, faces);
        struct path near = {0};
        for (int step = 0; step < 20 && near.length < 5; step++) {
            path_extend(&near, &board, (int)random_below(&random, sizeof faces));
        }
        char word[5] = "";
        for (size_t letter = 0; letter < 4; letter++) {
            word[letter] = (char)('a' + random_below(&random, 3));
        }
        struct path walked = {0};
        int best = best_beginning(&board, word, &near, &walked);
        struct path path;
        assert_int_equal(find(&board, word, &near, &path), best >= 0);
        if (best >= 0) {
            assert_int_equal(shared_beginning(&path, &near), best);
        }
    }
}

/* A board of one letter except in a corner, and words of that letter whose last letter cannot be
 * reached. */
TEST_CASE(test_hopeless_words_end)
{
    unsigned char faces[BOARD_CELLS_MAX];
    memset(faces, FACE_A, sizeof faces);
    faces[63] = FACE_A + 1;
    faces[62] = faces[55] = faces[54] = FACE_A + 2; /* encloses the corner */
    struct board board;
    board_init(&board, 8, 8, faces);
    char word[64];
    memset(word, 'a', sizeof word);
    struct path path;
    word[30] = 'b';
    assert_false(finder_find(&board, word, 31, NULL, &path)); /* enclosed */
    word[30] = 'z';
    assert_false(finder_find(&board, word, 31, NULL, &path)); /* not on the board */
    word[30] = 'c';
    assert_true(finder_find(&board, word, 31, NULL, &path));
    word[30] = 'a';
    assert_true(finder_find(&board, word, 50, NULL, &path));
    assert_false(finder_find(&board, word, 61, NULL, &path)); /* there are 60 */
    /* Two separate fields of 24 cells: the search gives up before it has tried all paths. */
    memset(faces, FACE_A, sizeof faces);
    memset(faces + 24, FACE_BLANK, 16);
    board_init(&board, 8, 8, faces);
    assert_false(finder_find(&board, word, 25, NULL, &path));
    assert_true(finder_find(&board, word, 20, NULL, &path));
}
