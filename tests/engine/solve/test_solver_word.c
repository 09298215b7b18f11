/* SPDX-License-Identifier: MIT */
/*
 * The search for one word: against a stupid one on boards of few letters, where words have many
 * half-ways and often no way. Leaves lexicons and whole boards to test_solver_misled.c.
 */
#include "naive.h"

#include "solver_word.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define BOARDS 3000

/* What the stupid search may take; where that is not enough, nothing is compared. */
#define STUPID_STEPS 100000L

struct stupid {
    const struct board *board;
    const char *word;
    bool may_overhang;
    int place; /* the letter that is to be spelt by cell `through`; -1: no matter */
    int through;
    long steps_left;
};

/* Can the letters from `at` on be spelt from `cell` on? */
static bool spells(struct stupid *stupid, int at, int cell, uint64_t used)
{
    const struct board *board = stupid->board;
    const char *spelling = face_spelling((enum face)board->faces[cell]);
    int length = (int)strlen(spelling);
    const char *rest = stupid->word + at;
    int left = (int)strlen(rest);
    int common = length < left || !stupid->may_overhang ? length : left;
    if (stupid->steps_left-- <= 0 || length == 0 || (used >> cell & 1) != 0 ||
        strncmp(rest, spelling, (size_t)common) != 0 ||
        (stupid->place >= at && stupid->place < at + length && stupid->through != cell)) {
        return false;
    }
    if (left <= length) {
        return true;
    }
    for (int next = 0; next < board_cell_count(board); next++) {
        if ((board->neighbours[cell] >> next & 1) != 0 &&
            spells(stupid, at + length, next, used | UINT64_C(1) << cell)) {
            return true;
        }
    }
    return false;
}

static bool is_there(struct stupid *stupid)
{
    for (int cell = 0; cell < board_cell_count(stupid->board); cell++) {
        if (spells(stupid, 0, cell, 0)) {
            return true;
        }
    }
    return false;
}

/* A board of two or three letters, some cells of two letters, some blank. */
static void random_board(struct random *random, struct board *board)
{
    static const enum face kinds[][4] = {{FACE_A, FACE_A + 1, FACE_A, FACE_A + 1},
                                         {FACE_A, FACE_A, FACE_A, FACE_BLANK},
                                         {FACE_A, FACE_A, FACE_A + 1, FACE_A + 2},
                                         {FACE_A + 7, FACE_A + 19, FACE_TH, FACE_HE},
                                         {FACE_A, FACE_A + 13, FACE_AN, FACE_AN}};
    static const int shapes[][2] = {{5, 5}, {4, 4}, {3, 5}, {6, 4},
                                    {1, 9}, {9, 1}, {2, 8}, {1, 64}};
    const enum face *kind = kinds[random_below(random, 5)];
    const int *shape = shapes[random_below(random, 8)];
    unsigned char faces[BOARD_CELLS_MAX];
    for (int i = 0; i < shape[0] * shape[1]; i++) {
        faces[i] = (unsigned char)kind[random_below(random, 4)];
    }
    board_init(board, shape[0], shape[1], faces);
}

/* The spelling of a path by chance, now and then with a letter changed; at most 63 letters. */
static void random_word(struct random *random, const struct board *board, char *word)
{
    uint32_t cells = (uint32_t)board_cell_count(board);
    uint32_t wanted = 1 + random_below(random, cells < 24 ? cells : 24);
    struct path path = {0};
    word[0] = 0;
    for (int tries = 0; tries < 200 && path.length < (int)wanted; tries++) {
        int cell = (int)random_below(random, cells);
        if (path_extend(&path, board, cell)) {
            strcat(word, face_spelling((enum face)board->faces[cell]));
        }
    }
    size_t length = strlen(word);
    if (length > 1 && random_below(random, 2) == 0) {
        word[random_below(random, (uint32_t)length)] = word[random_below(random, (uint32_t)length)];
    }
    if (length > 2 && random_below(random, 8) == 0) {
        word[length - 1] = 0;
    }
}

static void check_path(const struct stupid *stupid, const struct path *path)
{
    char text[PATH_LETTERS_MAX + 1];
    int length = path_spell(path, stupid->board, text);
    assert_true(path_is_valid(path, stupid->board));
    if (!stupid->may_overhang) {
        assert_string_equal(text, stupid->word);
    }
    assert_memory_equal(text, stupid->word, strlen(stupid->word));
    assert_true((size_t)length <= strlen(stupid->word) + stupid->may_overhang);
    int at = 0;
    for (int i = 0; i < path->length && stupid->place >= 0; i++) {
        int end = at + (int)strlen(face_spelling((enum face)stupid->board->faces[path->cells[i]]));
        if (stupid->place >= at && stupid->place < end) {
            assert_int_equal(path->cells[i], stupid->through);
        }
        at = end;
    }
}

struct counts {
    long compared;
    long found;
    long absent;
    long undecided;
};

/* One question to both; with few steps the answer may be that it is not decided. */
static void compare(struct word_search *search, struct stupid *stupid, int64_t steps,
                    struct counts *counts)
{
    unsigned char letters[WORD_LETTERS_MAX];
    int length = (int)strlen(stupid->word);
    for (int i = 0; i < length; i++) {
        letters[i] = (unsigned char)(stupid->word[i] - 'a');
    }
    struct word_question question = {letters, length, stupid->may_overhang, 0, 0};
    if (stupid->place >= 0) {
        question.place = stupid->place;
        question.through = UINT64_C(1) << stupid->through;
    }
    struct path path;
    int64_t steps_left = INT64_MAX;
    enum word_outcome outcome = word_search_answer(search, &question, steps, &steps_left, &path);
    stupid->steps_left = STUPID_STEPS;
    bool expected = is_there(stupid);
    if (outcome == WORD_FOUND) {
        check_path(stupid, &path);
    }
    if (outcome == WORD_UNDECIDED) {
        assert_true(steps < INT64_MAX && steps_left <= INT64_MAX - steps);
        counts->undecided++;
    } else if (stupid->steps_left > 0) {
        assert_int_equal(outcome, expected ? WORD_FOUND : WORD_ABSENT);
        counts->found += expected;
        counts->absent += !expected;
    }
    counts->compared += stupid->steps_left > 0;
}

static void test_each_word_as_the_stupid_search_says(void **state)
{
    (void)state;
    struct random random = naive_random();
    struct counts counts = {0};
    for (int i = 0; i < BOARDS; i++) {
        struct board board;
        struct word_search search;
        char word[PATH_LETTERS_MAX + 1];
        random_board(&random, &board);
        assert_true(word_search_init(&search, &board));
        for (int k = 0; k < 6; k++) {
            random_word(&random, &board, word);
            if (word[0] == 0 || strlen(word) > WORD_LETTERS_MAX) {
                continue;
            }
            struct stupid stupid = {.board = &board, .word = word, .place = -1};
            compare(&search, &stupid, INT64_MAX, &counts);
            compare(&search, &stupid, 1 + random_below(&random, 200), &counts);
            stupid.may_overhang = true;
            compare(&search, &stupid, INT64_MAX, &counts);
            stupid.may_overhang = false;
            stupid.place = (int)random_below(&random, (uint32_t)strlen(word));
            stupid.through = (int)random_below(&random, (uint32_t)board_cell_count(&board));
            compare(&search, &stupid, INT64_MAX, &counts);
        }
        word_search_deinit(&search);
    }
    printf("%ld compared: %ld found, %ld absent; %ld undecided\n", counts.compared, counts.found,
           counts.absent, counts.undecided);
    assert_true(counts.found > BOARDS && counts.absent > BOARDS);
    assert_true(counts.undecided > 0);
}

/* The letters of the longest path from `cell` on. */
static int longest_from(const struct board *board, int cell, uint64_t cells)
{
    int longest = 0;
    cells &= ~(UINT64_C(1) << cell);
    for (uint64_t next = board->neighbours[cell] & cells; next != 0; next &= next - 1) {
        int other = (int)bits_lowest(next);
        int length = (int)strlen(face_spelling((enum face)board->faces[other])) +
                     longest_from(board, other, cells);
        longest = length > longest ? length : longest;
    }
    return longest;
}

/* The longest paths of boards of a's: there the search fails often before it finds one. A table of
 * two failures mixes them up as much as can be. */
static void test_failures_are_not_mixed_up(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        int longest;
    } boards[] = {
        {"a..a..a./.a.a.a../..aaa.../aaaaaaaa/..aaa.../.a.a.a../a..a..a./...a....", 17},
        {".......a/a..a..a./.a.a.a../..aaa.../aaaaaa../..aaa.../.a.a.a../a..a..a.", 18},
        {"a.a.a.a./.a.a.a.a/a.a.a.a./.a.a.a.a/a.a.a.a./.a.a.a.a/a.a.a.a./.a.a.a.a", 29},
    };
    static const unsigned char letters[WORD_LETTERS_MAX]; /* all a */
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        struct board board;
        struct word_search search;
        struct path path;
        int64_t steps_left = INT64_MAX;
        struct word_question question = {letters, boards[i].longest, false, 0, 0};
        assert_int_equal(board_parse(boards[i].text, strlen(boards[i].text), 0, 0, &board, NULL),
                         STATUS_OK);
        assert_true(word_search_init(&search, &board));
        search.failures_bits = 1;
        for (int cell = 0; cell < board_cell_count(&board); cell++) {
            bool can_be = (search.has[0] >> cell & 1) != 0 &&
                          longest_from(&board, cell, search.has[0]) + 1 == boards[i].longest;
            question.through = UINT64_C(1) << cell;
            enum word_outcome outcome =
                word_search_answer(&search, &question, INT64_MAX, &steps_left, &path);
            assert_int_equal(outcome, can_be ? WORD_FOUND : WORD_ABSENT);
        }
        word_search_deinit(&search);
    }
}

/* The bound on reach is none that a path exceeds; on boards without rings it is exact. */
static void test_reach(void **state)
{
    (void)state;
    struct random random = naive_random();
    int exact = 0;
    for (int i = 0; i < 2000; i++) {
        unsigned char faces[20];
        struct board board;
        struct reach_bound bound = {.long_cells = 0};
        uint64_t solid = 0;
        for (int cell = 0; cell < 20; cell++) {
            static const enum face kinds[] = {FACE_BLANK, FACE_BLANK, FACE_A, FACE_TH};
            faces[cell] = (unsigned char)kinds[random_below(&random, 4)];
            solid |= (uint64_t)(faces[cell] != FACE_BLANK) << cell;
            bound.long_cells |= (uint64_t)(faces[cell] == FACE_TH) << cell;
        }
        board_init(&board, 4, 5, faces);
        memcpy(bound.neighbours, board.neighbours, sizeof bound.neighbours);
        int cell = (int)random_below(&random, 20);
        int longest = longest_from(&board, cell, solid);
        int most = reach_letters(&bound, cell, solid);
        assert_true(most >= longest);
        exact += most == longest;
    }
    assert_true(exact > 1000);
    struct board line;
    unsigned char faces[BOARD_CELLS_MAX];
    memset(faces, FACE_A, sizeof faces);
    board_init(&line, 1, 30, faces);
    struct reach_bound bound = {.long_cells = 0};
    memcpy(bound.neighbours, line.neighbours, sizeof bound.neighbours);
    assert_int_equal(reach_letters(&bound, 10, UINT64_MAX >> 34), 19);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_word_as_the_stupid_search_says),
        cmocka_unit_test(test_failures_are_not_mixed_up),
        cmocka_unit_test(test_reach),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
