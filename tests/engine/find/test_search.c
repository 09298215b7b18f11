/* SPDX-License-Identifier: MIT */
/*
 * The search, step by step.
 */
#include "given.h"
#include "naive.h"
#include "test.h"
#include "trounce/search.h"

#define STEPS_MAX 1000

/* Writes all steps as "+ca " (enter), "!ca " (word), "xcb " (dead end) or "-c " (leave), with what
 * the path spells after the step. */
static void write_steps(const struct board *board, const struct lexicon *lexicon,
                        char text[STEPS_MAX])
{
    static const char signs[] = {
        [SEARCH_ENTER] = '+', [SEARCH_WORD] = '!', [SEARCH_DEAD_END] = 'x', [SEARCH_LEAVE] = '-'};
    struct search search;
    search_init(&search, board, lexicon);
    enum search_step step;
    *text = 0;
    while ((step = search_step(&search)) != SEARCH_DONE) {
        char spelt[PATH_LETTERS_MAX + 1];
        path_spell(&search.path, board, spelt);
        text_append(text, STEPS_MAX, "%c%s ", signs[step], spelt);
    }
    assert_int_equal(search_step(&search), SEARCH_DONE);
    assert_true(search.done);
    assert_int_equal(search.path.length, 0);
    assert_int_equal(search.starts_begun, board_cell_count(board));
}

TEST_CASE(test_steps_of_a_small_board)
{
    static const char *const words[] = {"a", "ab", "abc", "bad"};
    struct lexicon lexicon = given_lexicon(words, 4);
    struct board board = given_board("ab/.c"); /* every cell adjoins every other */
    char steps[STEPS_MAX];
    write_steps(&board, &lexicon, steps);
    assert_string_equal(steps, "+a !a +ab !ab +abc !abc -ab -a xac - "
                               "+b +ba xbac -b xbc - "
                               "xc ");
    lexicon_deinit(&lexicon);
}

TEST_CASE(test_digraphs)
{
    static const char *const words[] = {"the", "tan", "qua", "eth"};
    struct lexicon lexicon = given_lexicon(words, 4);
    struct board board = given_board("Qu Th e/");
    char steps[STEPS_MAX];
    write_steps(&board, &lexicon, steps);
    assert_string_equal(steps, "+qu xquth - "
                               "+th xthqu +the !the -th - "
                               "+e +eth !eth -e - ");
    board = given_board("t an e/"); /* "ta" begins words, "tan" is one, and ends in the face AN */
    write_steps(&board, &lexicon, steps);
    assert_string_equal(steps, "+t +tan !tan -t - xan +e xean - ");
    lexicon_deinit(&lexicon);
}

TEST_CASE(test_blank_starts_are_passed_over)
{
    static const char *const words[] = {"at"};
    struct lexicon lexicon = given_lexicon(words, 1);
    struct board board = given_board(". a . t ./");
    struct search search;
    search_init(&search, &board, &lexicon);
    assert_int_equal(search.starts_begun, 0);
    assert_int_equal(search_step(&search), SEARCH_ENTER);
    assert_int_equal(search.starts_begun, 2);
    assert_int_equal(search_step(&search), SEARCH_LEAVE);
    assert_int_equal(search_step(&search), SEARCH_DEAD_END);
    assert_int_equal(search.starts_begun, 4);
    assert_int_equal(search.path.length, 1);
    assert_int_equal(search_step(&search), SEARCH_DONE);
    assert_int_equal(search.starts_begun, 5);
    board = given_board("./././");
    search_init(&search, &board, &lexicon);
    assert_int_equal(search_step(&search), SEARCH_DONE);
    lexicon_deinit(&lexicon);
}

/* Starts and neighbours come in row order, from top left to bottom right: by increasing cell. */
TEST_CASE(test_order_of_cells)
{
    static const char *const words[] = {"aa"};
    struct lexicon lexicon = given_lexicon(words, 1);
    struct board board = given_board("aaa/aaa/aaa/aaa");
    struct search search;
    search_init(&search, &board, &lexicon);
    int expected_pairs[200][2];
    int pairs = 0;
    for (int first = 0; first < 12; first++) {
        for (int second = 0; second < 12; second++) {
            if (board.neighbours[first] >> second & 1) {
                expected_pairs[pairs][0] = first;
                expected_pairs[pairs][1] = second;
                pairs++;
            }
        }
    }
    int told = 0;
    enum search_step step;
    while ((step = search_step(&search)) != SEARCH_DONE) {
        if (step == SEARCH_WORD) {
            assert_true(told < pairs);
            assert_int_equal(search.path.cells[0], expected_pairs[told][0]);
            assert_int_equal(search.path.cells[1], expected_pairs[told][1]);
            told++;
        }
    }
    assert_int_equal(told, pairs);
    lexicon_deinit(&lexicon);
}

static bool has_prefix(const struct lexicon *lexicon, const char *letters, size_t length)
{
    uint32_t node = LEXICON_ROOT;
    for (size_t i = 0; i < length; i++) {
        unsigned letter = (unsigned)(letters[i] - 'a');
        if (!(lexicon_letters(lexicon, node) >> letter & 1)) {
            return false;
        }
        node = lexicon_child(lexicon, node, letter);
    }
    return true;
}

/* Checks that a step changes the path as it may. */
static void check_step(enum search_step step, const struct search *before,
                       const struct search *after)
{
    int length = before->path.length - before->at_dead_end;
    switch (step) {
    case SEARCH_ENTER:
    case SEARCH_DEAD_END:
        assert_int_equal(after->path.length, length + 1);
        break;
    case SEARCH_WORD:
        assert_int_equal(after->path.length, length);
        break;
    case SEARCH_LEAVE:
        assert_int_equal(after->path.length, length - 1);
        break;
    case SEARCH_DONE:
        assert_int_equal(after->path.length, 0);
        break;
    }
    assert_true(path_is_valid(&after->path, after->board));
    char text[PATH_LETTERS_MAX + 1];
    size_t letters = (size_t)path_spell(&after->path, after->board, text);
    if (letters > 0) { /* a lexicon without words has no prefix, not even the empty one */
        assert_int_equal(has_prefix(after->lexicon, text, letters), step != SEARCH_DEAD_END);
    }
    assert_int_equal(step == SEARCH_DEAD_END, after->at_dead_end);
    if (step == SEARCH_WORD) {
        assert_true(lexicon_contains(after->lexicon, text, letters));
    }
}

/* Each word comes once per path that spells it, and search_steps_left counts the steps exactly. */
TEST_CASE(test_any_search_is_exhaustive)
{
    static const int shapes[][2] = {{1, 1}, {1, 9}, {3, 4}, {4, 4}, {5, 3}, {6, 6}, {8, 8}};
    static struct naive_list list;
    struct random random = naive_random();
    for (int i = 0; i < 70; i++) {
        struct board board;
        naive_random_board(&random, shapes[i % 7][0], shapes[i % 7][1], &board);
        naive_random_list(&random, &board, 1 + random_below(&random, 80), &list);
        struct lexicon lexicon;
        naive_lexicon(&list, &lexicon);
        long expected = 0;
        uint64_t cells = 0;
        for (size_t word = 0; word < list.count; word++) {
            expected += specification_paths(&board, list.words[word], &cells);
        }
        struct search search;
        search_init(&search, &board, &lexicon);
        long left = search_steps_left(&search, 10000000);
        long words = 0;
        enum search_step step;
        do {
            struct search before = search;
            step = search_step(&search);
            check_step(step, &before, &search);
            words += step == SEARCH_WORD;
            left -= step != SEARCH_DONE;
        } while (step != SEARCH_DONE);
        assert_int_equal(words, expected);
        assert_int_equal(left, 0);
        lexicon_deinit(&lexicon);
    }
}

TEST_CASE(test_steps_left_stops_at_its_limit)
{
    static const char *const words[] = {"aaaaaaaaaaaaaaaaaaaa"};
    struct lexicon lexicon = given_lexicon(words, 1);
    unsigned char faces[BOARD_CELLS_MAX];
    memset(faces, FACE_A, sizeof faces);
    struct board board;
    board_init(&board, 8, 8, faces);
    struct search search;
    search_init(&search, &board, &lexicon);
    struct search before = search;
    assert_int_equal(search_steps_left(&search, 5000), 5000);
    assert_int_equal(search_steps_left(&search, 0), 0);
    assert_memory_equal(search.nodes, before.nodes, sizeof search.nodes);
    assert_memory_equal(search.todo, before.todo, sizeof search.todo);
    assert_int_equal(search.path.length, before.path.length);
    assert_int_equal(search.starts_begun, before.starts_begun);
    lexicon_deinit(&lexicon);
}
