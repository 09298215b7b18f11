/* SPDX-License-Identifier: MIT */
/*
 * The Scrambler: moves, grids, dealing, codes, texts and the history of a game. Leaves short ways
 * home to test_scrambler_solver.c.
 */
#include "scrambler_words.h"

#include "trounce/scrambler.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#define SEED 20240611u

/* Cells of a grid as text, '_' for a space. */
static struct scrambler_grid grid_of(const char *cells)
{
    struct scrambler_grid grid = {.size = 0};
    size_t count = strlen(cells);
    while ((size_t)(grid.size * grid.size) < count) {
        grid.size++;
    }
    assert_int_equal(grid.size * grid.size, count);
    for (size_t i = 0; i < count; i++) {
        grid.cells[i] = cells[i] == '_' ? SCRAMBLER_SPACE : cells[i];
    }
    return grid;
}

static void assert_grid(const struct scrambler_grid *grid, const char *cells)
{
    struct scrambler_grid wanted = grid_of(cells);
    assert_int_equal(grid->size, wanted.size);
    assert_memory_equal(grid->cells, wanted.cells, strlen(cells));
}

static struct scrambler_move move_of(const char *text, int size)
{
    struct scrambler_move move = {.line = 0};
    assert_int_equal(scrambler_move_read(text, strlen(text), size, &move), SCRAMBLER_SLIDE);
    return move;
}

static struct scrambler_words words_of(const char *text)
{
    struct scrambler_words words = {.count = 0};
    while (*text != 0) {
        size_t length = strcspn(text, " ");
        scrambler_words_add(&words, text, length);
        text += length + strspn(text + length, " ");
    }
    return words;
}

static struct scrambler_move random_move(struct random *random, int size)
{
    struct scrambler_move move = {
        .is_column = random_below(random, 2) == 1,
        .line = (unsigned char)random_below(random, (uint32_t)size),
        .shift = (signed char)(1 + (int)random_below(random, (uint32_t)size - 1))};
    if (random_below(random, 2) == 1) {
        move.shift = (signed char)-move.shift;
    }
    return move;
}

/* ---- moves ---- */

static void test_known_moves(void **state)
{
    (void)state;
    struct scrambler_grid grid = grid_of("tfcude_odny_obla");
    scrambler_grid_slide(&grid, move_of("r2r", 4));
    assert_grid(&grid, "tfcuode_dny_obla");
    scrambler_grid_slide(&grid, move_of("R2L", 4));
    assert_grid(&grid, "tfcude_odny_obla");
    grid = grid_of("btmtbieirlodjeit");
    scrambler_grid_slide(&grid, move_of("c3d", 4));
    assert_grid(&grid, "btitbimirledjeot");
    scrambler_grid_slide(&grid, move_of("C3u", 4));
    assert_grid(&grid, "btmtbieirlodjeit");
    scrambler_grid_slide(&grid, (struct scrambler_move){.is_column = true, .line = 2, .shift = -3});
    assert_grid(&grid, "btitbimirledjeot");
}

static void test_move_read(void **state)
{
    (void)state;
    struct scrambler_move move = {.line = 77};
    static const char *const nothing[] = {"",    "x",       "rr",   "r0r", "r5r", "r1u",
                                          "c1r", "c1",      "c1dd", "1rr", "r r", " r1",
                                          "r1 ", "restart", "r-1",  "c9d", "d1c", "r1\n"};
    for (size_t i = 0; i < sizeof nothing / sizeof *nothing; i++) {
        assert_int_equal(scrambler_move_read(nothing[i], strlen(nothing[i]), 4, &move),
                         SCRAMBLER_NOTHING);
    }
    assert_int_equal(scrambler_move_read("r\0l", 3, 4, &move), SCRAMBLER_NOTHING);
    assert_int_equal(scrambler_move_read("r", 1, 4, &move), SCRAMBLER_RESTART);
    assert_int_equal(scrambler_move_read("R", 1, 4, &move), SCRAMBLER_RESTART);
    assert_int_equal(scrambler_move_read("q", 1, 4, &move), SCRAMBLER_QUIT);
    assert_int_equal(scrambler_move_read("Q", 1, 4, &move), SCRAMBLER_QUIT);
    assert_int_equal(move.line, 77); /* only a slide is written */
    move = move_of("C9U", 9);
    assert_true(move.is_column);
    assert_int_equal(move.line, 8);
    assert_int_equal(move.shift, -1);
}

static void test_move_text_reads_back(void **state)
{
    (void)state;
    int count = 0;
    for (int line = 0; line < SCRAMBLER_SIZE_MAX; line++) {
        for (int way = 0; way < 4; way++) {
            struct scrambler_move move = {.is_column = way >= 2,
                                          .line = (unsigned char)line,
                                          .shift = (signed char)(way % 2 == 0 ? 1 : -1)};
            char text[SCRAMBLER_MOVE_TEXT_MAX];
            struct scrambler_move read = move_of(scrambler_move_text(move, text), 9);
            assert_int_equal(read.is_column, move.is_column);
            assert_int_equal(read.line, move.line);
            assert_int_equal(read.shift, move.shift);
            count++;
        }
    }
    assert_int_equal(count, 36);
}

static void test_moves_and_opposites_return(void **state)
{
    (void)state;
    struct random random;
    random_seed(&random, SEED);
    print_message("seed %u\n", SEED);
    for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size++) {
        struct scrambler_grid start = {.size = size};
        for (int cell = 0; cell < size * size; cell++) {
            start.cells[cell] = (char)(' ' + cell); /* all different */
        }
        struct scrambler_grid grid = start;
        struct scrambler_move moves[200];
        for (int i = 0; i < 200; i++) {
            moves[i] = random_move(&random, size);
            scrambler_grid_slide(&grid, moves[i]);
        }
        assert_memory_not_equal(grid.cells, start.cells, (size_t)(size * size));
        for (int i = 200; i > 0; i--) {
            scrambler_grid_slide(&grid, scrambler_move_opposite(moves[i - 1]));
        }
        assert_memory_equal(&grid, &start, sizeof grid);
    }
}

/* ---- words in rows ---- */

static int count_homes(const char *cells, const char *text)
{
    struct scrambler_grid grid = grid_of(cells);
    struct scrambler_words words = words_of(text);
    struct scrambler_home homes[SCRAMBLER_WORDS_MAX];
    int count = scrambler_grid_homes(&grid, &words, homes);
    assert_int_equal(scrambler_grid_is_solved(&grid, &words), count == words.count);
    for (int i = 0; i < words.count; i++) {
        if (homes[i].is_home) {
            const char *at = grid.cells + homes[i].row * grid.size + homes[i].column;
            assert_true(homes[i].column + words.lengths[i] <= grid.size);
            assert_memory_equal(at, words.letters[i], words.lengths[i]);
        }
    }
    return count;
}

static void test_homes(void **state)
{
    (void)state;
    assert_int_equal(count_homes("catdogsun", "cat dog sun"), 3);
    assert_int_equal(count_homes("sundogcat", "cat dog sun"), 3);        /* in whichever row */
    assert_int_equal(count_homes("cdsaoutgn", "cat dog sun"), 0);        /* columns do not count */
    assert_int_equal(count_homes("tcadogsun", "cat dog sun"), 2);        /* nor does wrapping */
    assert_int_equal(count_homes("_catdogxxsun____", "cat dog sun"), 3); /* whatever is beside */
    assert_int_equal(count_homes("_cadtogxxsun____", "cat dog sun"), 1);
}

static void test_homes_that_share_letters(void **state)
{
    (void)state;
    assert_int_equal(count_homes("cart____________", "art cart"), 2);
    assert_int_equal(count_homes("_art____________", "art cart"), 1);
    assert_int_equal(count_homes("catin____________________", "cat tin"), 2);
    /* Twice the same word: in two places that do not overlap. */
    assert_int_equal(count_homes("anana____________________", "ana ana"), 1);
    assert_int_equal(count_homes("anana__ana_______________", "ana ana"), 2);
    assert_int_equal(count_homes("anaana______________________________", "ana ana"), 2);
    assert_int_equal(count_homes("anaana______________________________", "ana ana ana"), 2);
}

/* ---- text ---- */

static void test_grid_text(void **state)
{
    (void)state;
    char text[SCRAMBLER_TEXT_MAX];
    struct scrambler_grid grid = grid_of("tfcude_odny_obla");
    assert_string_equal(scrambler_grid_text(&grid, text), "    1   2   3   4\n"
                                                          "   ----------------\n"
                                                          "1 | t | f | c | u |\n"
                                                          "   ----------------\n"
                                                          "2 | d | e |   | o |\n"
                                                          "   ----------------\n"
                                                          "3 | d | n | y |   |\n"
                                                          "   ----------------\n"
                                                          "4 | o | b | l | a |\n"
                                                          "   ----------------");
    grid = (struct scrambler_grid){.size = SCRAMBLER_SIZE_MAX};
    memset(grid.cells, 'x', sizeof grid.cells);
    assert_int_equal(strlen(scrambler_grid_text(&grid, text)), SCRAMBLER_TEXT_MAX - 1);
}

/* A puzzle made by hand: "cat dog sun" jumbled by r1r, c2d, r3l. */
static struct scrambler_puzzle small_puzzle(void)
{
    struct scrambler_puzzle puzzle = {
        .jumbled = grid_of("tuadcgons"), .words = words_of("cat dog sun"), .jumble_count = 3};
    puzzle.jumble[0] = move_of("r1r", 3);
    puzzle.jumble[1] = move_of("c2d", 3);
    puzzle.jumble[2] = move_of("r3l", 3);
    struct scrambler_grid grid = grid_of("catdogsun");
    for (int i = 0; i < puzzle.jumble_count; i++) {
        scrambler_grid_slide(&grid, puzzle.jumble[i]);
    }
    assert_memory_equal(&grid, &puzzle.jumbled, sizeof grid);
    return puzzle;
}

static void test_solution_text(void **state)
{
    (void)state;
    struct scrambler_puzzle puzzle = small_puzzle();
    char text[SCRAMBLER_SOLUTION_TEXT_MAX];
    assert_string_equal(scrambler_puzzle_solution_text(&puzzle, text), "    1   2   3\n"
                                                                       "   ------------\n"
                                                                       "1 | t | u | a |\n"
                                                                       "   ------------\n"
                                                                       "2 | d | c | g |\n"
                                                                       "   ------------\n"
                                                                       "3 | o | n | s |\n"
                                                                       "   ------------\n"
                                                                       "*** Move 1 (r,3,r)\n"
                                                                       "    1   2   3\n"
                                                                       "   ------------\n"
                                                                       "1 | t | u | a |\n"
                                                                       "   ------------\n"
                                                                       "2 | d | c | g |\n"
                                                                       "   ------------\n"
                                                                       "3 | s | o | n |\n"
                                                                       "   ------------\n"
                                                                       "*** Move 2 (c,2,u)\n"
                                                                       "    1   2   3\n"
                                                                       "   ------------\n"
                                                                       "1 | t | c | a |\n"
                                                                       "   ------------\n"
                                                                       "2 | d | o | g |\n"
                                                                       "   ------------\n"
                                                                       "3 | s | u | n |\n"
                                                                       "   ------------\n"
                                                                       "*** Move 3 (r,1,l)\n"
                                                                       "    1   2   3\n"
                                                                       "   ------------\n"
                                                                       "1 | c | a | t |\n"
                                                                       "   ------------\n"
                                                                       "2 | d | o | g |\n"
                                                                       "   ------------\n"
                                                                       "3 | s | u | n |\n"
                                                                       "   ------------");
}

/* Plays the moves of a solution text as a player would, and compares each grid that it shows. */
static void play_solution(const struct scrambler_puzzle *puzzle)
{
    char text[SCRAMBLER_SOLUTION_TEXT_MAX];
    char shown[SCRAMBLER_TEXT_MAX];
    scrambler_puzzle_solution_text(puzzle, text);
    struct scrambler game;
    scrambler_init(&game, puzzle);
    assert_false(scrambler_is_over(&game));
    const char *at = text;
    int number = 0;
    for (;;) {
        scrambler_grid_text(&game.grid, shown);
        assert_memory_equal(at, shown, strlen(shown));
        at += strlen(shown);
        if (*at == 0) {
            break;
        }
        int told;
        char typed[4] = "";
        assert_int_equal(
            sscanf(at, "\n*** Move %d (%c,%c,%c)", &told, &typed[0], &typed[1], &typed[2]), 4);
        assert_int_equal(told, ++number);
        at = strchr(at + 1, '\n') + 1;
        assert_int_equal(scrambler_slide(&game, move_of(typed, game.grid.size)), STATUS_OK);
    }
    assert_int_equal(number, puzzle->jumble_count);
    assert_true(scrambler_is_over(&game));
    scrambler_deinit(&game);
}

/* ---- sources ---- */

static void add_word(struct trie *trie, const char *word, int tier, enum word_mark marks)
{
    struct word_note note = {.tier = (unsigned char)tier, .marks = (unsigned char)marks};
    assert_int_equal(trie_add(trie, word, strlen(word), note, NULL), STATUS_OK);
}

static void test_source_takes_what_it_should(void **state)
{
    (void)state;
    struct trie *trie = NULL;
    struct lexicon lexicon;
    assert_int_equal(trie_new(&trie), STATUS_OK);
    add_word(trie, "ox", 10, WORD_MARK_NONE);
    add_word(trie, "cat", 10, WORD_MARK_NONE);
    add_word(trie, "bird", 35, WORD_MARK_NONE);
    add_word(trie, "zebra", 40, WORD_MARK_NONE);
    add_word(trie, "gnu", TIER_UNKNOWN, WORD_MARK_NONE);
    add_word(trie, "rude", 10, WORD_MARK_OFFENSIVE);
    add_word(trie, "monkey", 10, WORD_MARK_NONE);
    assert_int_equal(lexicon_from_trie(&lexicon, trie), STATUS_OK);
    static const struct {
        int tier_max;
        bool with_offensive;
        size_t count;
    } cases[] = {
        {35, false, 3}, {35, true, 4}, {34, false, 2}, {40, false, 4}, {TIER_MAX, true, 5}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct scrambler_source *source;
        assert_int_equal(
            scrambler_source_new(&lexicon, cases[i].tier_max, cases[i].with_offensive, &source),
            STATUS_OK);
        assert_int_equal(scrambler_source_count(source), cases[i].count);
        scrambler_source_free(source);
    }
    scrambler_source_free(NULL);
    lexicon_deinit(&lexicon);
    trie_free(trie);
}

/* Can the rule of the text game come to an end in this row? Each rest that it can reach is tried.
 */
static bool rule_can_fill(unsigned lengths, int size)
{
    bool is_reached[SCRAMBLER_SIZE_MAX + 1] = {false};
    is_reached[size] = true;
    for (int left = size; left > 2; left--) {
        for (int length = 3; is_reached[left] && length <= 5; length++) {
            int rest = left - length - (left < size ? 1 : 0);
            if ((lengths >> (length - 3) & 1u) != 0 && rest >= 0 && rest != 3) {
                is_reached[rest] = true;
            }
        }
    }
    return is_reached[0] || is_reached[1] || is_reached[2];
}

static void test_source_refuses_what_never_fills(void **state)
{
    (void)state;
    static const char *const texts[] = {
        [0] = "ox monkey", [1] = "cat",       [2] = "bird",       [3] = "cat bird",
        [4] = "zebra",     [5] = "cat zebra", [6] = "bird zebra", [7] = "cat bird zebra"};
    int refused_count = 0;
    for (unsigned lengths = 0; lengths < 8; lengths++) {
        struct scrambler_source *source = scrambler_source_of(texts[lengths]);
        assert_non_null(source);
        for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size++) {
            struct fault fault = {.detail = ""};
            enum status wanted = lengths == 0                   ? STATUS_EMPTY
                                 : rule_can_fill(lengths, size) ? STATUS_OK
                                                                : STATUS_RANGE;
            assert_int_equal(scrambler_source_fills(source, size, &fault), wanted);
            struct random random = {.state = 5};
            struct scrambler_puzzle puzzle = {.state = 123456};
            assert_int_equal(scrambler_puzzle_deal(source, size, 0, &random, &puzzle, NULL),
                             wanted);
            assert_int_equal(puzzle.state == 123456, wanted != STATUS_OK);
            assert_int_equal(strlen(fault.detail) > 0, wanted != STATUS_OK);
            refused_count += wanted == STATUS_RANGE;
        }
        scrambler_source_free(source);
    }
    assert_int_in_range(refused_count, 5, 30);
    struct scrambler_source *source = scrambler_source_of("bird");
    struct fault fault;
    assert_int_equal(scrambler_source_fills(source, 7, &fault), STATUS_RANGE);
    assert_string_equal(fault.detail, "a row of 7 cells is never full with words of 4 letters");
    scrambler_source_free(source);
}

/* ---- dealing ---- */

/* Is this row as it should be filled? Counts its words off in `counts`, one for each of `words`. */
static void check_row(const char *cells, int size, const struct scrambler_words *words, int *counts)
{
    int at = 0;
    for (;;) {
        int length = 0;
        while (at + length < size && cells[at + length] != SCRAMBLER_SPACE) {
            length++;
        }
        int word = 0;
        while (word < words->count &&
               (counts[word] > 0 || words->lengths[word] != length ||
                memcmp(words->letters[word], cells + at, (size_t)length) != 0)) {
            word++;
        }
        assert_true(word < words->count);
        counts[word]++;
        at += length;
        if (size - at <= 2) {
            break;
        }
        assert_int_equal(cells[at], SCRAMBLER_SPACE);
        at++;
    }
    for (; at < size; at++) {
        assert_int_equal(cells[at], SCRAMBLER_SPACE);
    }
}

static void check_puzzle(const struct scrambler_puzzle *puzzle, int size)
{
    assert_int_equal(puzzle->jumbled.size, size);
    assert_false(scrambler_grid_is_solved(&puzzle->jumbled, &puzzle->words));
    assert_int_in_range(puzzle->jumble_count, SCRAMBLER_JUMBLE_MIN, SCRAMBLER_JUMBLE_MAX);
    struct scrambler_grid grid = puzzle->jumbled;
    for (int i = 0; i < puzzle->jumble_count; i++) {
        assert_int_equal(puzzle->jumble[i].is_column, i % 2 == 1);
        assert_int_equal(scrambler_move_cells(puzzle->jumble[i]), 1);
        scrambler_grid_slide(&grid, scrambler_puzzle_solution(puzzle, i));
    }
    assert_true(scrambler_grid_is_solved(&grid, &puzzle->words));
    int counts[SCRAMBLER_WORDS_MAX] = {0};
    for (int row = 0; row < size; row++) {
        check_row(grid.cells + row * size, size, &puzzle->words, counts);
    }
    for (int word = 0; word < puzzle->words.count; word++) {
        assert_int_equal(counts[word], 1);
        assert_true(word == 0 ||
                    strcmp(puzzle->words.letters[word - 1], puzzle->words.letters[word]) <= 0);
    }
}

static void test_dealt_puzzles(void **state)
{
    (void)state;
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    assert_non_null(source);
    struct random random;
    random_seed(&random, SEED);
    print_message("seed %u\n", SEED);
    int jumble_counts[SCRAMBLER_JUMBLE_MAX + 1] = {0};
    for (int i = 0; i < 7000; i++) {
        int size = SCRAMBLER_SIZE_MIN + i % 7;
        struct scrambler_puzzle puzzle;
        assert_int_equal(scrambler_puzzle_deal(source, size, 0, &random, &puzzle, NULL), STATUS_OK);
        check_puzzle(&puzzle, size);
        play_solution(&puzzle);
        jumble_counts[puzzle.jumble_count]++;
    }
    for (int count = SCRAMBLER_JUMBLE_MIN; count <= SCRAMBLER_JUMBLE_MAX; count++) {
        assert_int_in_range(jumble_counts[count], 7000 / 8 - 150, 7000 / 8 + 150);
    }
    scrambler_source_free(source);
}

/* A five first would leave four cells for ever: only fours fill a row of nine. */
static void test_dealing_avoids_dead_ends(void **state)
{
    (void)state;
    struct scrambler_source *source = scrambler_source_of("bird fish goat apple zebra");
    assert_non_null(source);
    struct random random = {.state = 1};
    for (int i = 0; i < 200; i++) {
        struct scrambler_puzzle puzzle;
        assert_int_equal(scrambler_puzzle_deal(source, 9, 0, &random, &puzzle, NULL), STATUS_OK);
        check_puzzle(&puzzle, 9);
        assert_int_equal(puzzle.words.count, 18);
    }
    scrambler_source_free(source);
}

/* Words that a jumble often leaves as they are. */
static void test_dealt_puzzles_are_never_solved(void **state)
{
    (void)state;
    struct random random = {.state = 1};
    struct scrambler_puzzle puzzle;
    static const char *const texts[] = {"aaa bbb", "aab", "aba aab aaa", "aaaa aaab", "aaa aaaa"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct scrambler_source *source = scrambler_source_of(texts[i]);
        assert_non_null(source);
        int size = i < 3 ? 3 : 4;
        for (int puzzles = 0; puzzles < 300; puzzles++) {
            assert_int_equal(scrambler_puzzle_deal(source, size, 0, &random, &puzzle, NULL),
                             STATUS_OK);
            check_puzzle(&puzzle, size);
        }
        scrambler_source_free(source);
    }
    struct scrambler_source *source = scrambler_source_of("aaa");
    struct fault fault;
    assert_int_equal(scrambler_puzzle_deal(source, 3, 0, &random, &puzzle, &fault), STATUS_RANGE);
    assert_non_null(strstr(fault.detail, "read across"));
    assert_int_equal(scrambler_puzzle_deal(source, 3, 5, &random, &puzzle, &fault), STATUS_RANGE);
    assert_int_equal(scrambler_puzzle_deal(source, 4, 0, &random, &puzzle, &fault), STATUS_OK);
    scrambler_source_free(source);
}

static void test_chosen_jumbles(void **state)
{
    (void)state;
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct random random = {.state = 3};
    for (int count = SCRAMBLER_JUMBLE_MIN; count <= SCRAMBLER_JUMBLE_MAX; count++) {
        for (int i = 0; i < 20; i++) {
            struct scrambler_puzzle puzzle;
            struct scrambler_puzzle again;
            char code[SCRAMBLER_CODE_MAX];
            assert_int_equal(scrambler_puzzle_deal(source, 5, count, &random, &puzzle, NULL),
                             STATUS_OK);
            assert_int_equal(puzzle.jumble_count, count);
            scrambler_puzzle_code(&puzzle, code);
            assert_int_equal(scrambler_puzzle_from_code(code, strlen(code), source, &again, NULL),
                             STATUS_OK);
            assert_memory_equal(&again, &puzzle, sizeof puzzle);
        }
    }
    scrambler_source_free(source);
}

/* ---- codes ---- */

static enum status read_code(const char *code, const struct scrambler_source *source,
                             struct scrambler_puzzle *puzzle, struct fault *fault)
{
    return scrambler_puzzle_from_code(code, strlen(code), source, puzzle, fault);
}

static void test_codes_bring_puzzles_back(void **state)
{
    (void)state;
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct random random;
    random_seed(&random, SEED);
    print_message("seed %u\n", SEED);
    for (int i = 0; i < 700; i++) {
        int size = SCRAMBLER_SIZE_MIN + i % 7;
        struct scrambler_puzzle puzzle;
        struct scrambler_puzzle again;
        char code[SCRAMBLER_CODE_MAX];
        assert_int_equal(scrambler_puzzle_deal(source, size, 0, &random, &puzzle, NULL), STATUS_OK);
        scrambler_puzzle_code(&puzzle, code);
        assert_int_equal(strlen(code), 14);
        assert_int_equal(code[0], '0' + size);
        assert_int_equal(read_code(code, source, &again, NULL), STATUS_OK);
        assert_memory_equal(&again, &puzzle, sizeof puzzle);
        /* As somebody types it. */
        char typed[2 * SCRAMBLER_CODE_MAX] = " ";
        for (size_t at = 0; code[at] != 0; at++) {
            char c = code[at] >= 'A' && code[at] <= 'Z' ? (char)(code[at] - 'A' + 'a') : code[at];
            snprintf(typed + strlen(typed), sizeof typed - strlen(typed), "%c%s", c,
                     at % 3 == 0 ? " " : "");
        }
        assert_int_equal(read_code(typed, source, &again, NULL), STATUS_OK);
        assert_memory_equal(&again, &puzzle, sizeof puzzle);
    }
    scrambler_source_free(source);
}

static void test_mistyped_codes_are_refused(void **state)
{
    (void)state;
    static const char alphabet[] = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct random random = {.state = 99};
    struct scrambler_puzzle puzzle;
    char code[SCRAMBLER_CODE_MAX];
    assert_int_equal(scrambler_puzzle_deal(source, 6, 0, &random, &puzzle, NULL), STATUS_OK);
    scrambler_puzzle_code(&puzzle, code);
    for (size_t at = 0; code[at] != 0; at++) {
        char right = code[at];
        for (const char *wrong = alphabet; right != '-' && *wrong != 0; wrong++) {
            code[at] = *wrong;
            struct scrambler_puzzle read = {.state = 1};
            struct fault fault = {.detail = ""};
            enum status status = read_code(code, source, &read, &fault);
            assert_int_equal(status, *wrong == right ? STATUS_OK : STATUS_SYNTAX);
            assert_true(status == STATUS_OK || (read.state == 1 && fault.detail[0] != 0));
        }
        code[at] = right;
    }
    static const char *const others[] = {"",
                                         "  - ",
                                         "4",
                                         "2K7Q4-M2XPD-HF",
                                         "NK7Q4-M2XPD",
                                         "4K7Q4-M2XPD-HF2",
                                         "4K7Q4-M2XPD-H0",
                                         "4K7Q4\x01"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        struct fault fault = {.detail = ""};
        assert_int_equal(read_code(others[i], source, &puzzle, &fault), STATUS_SYNTAX);
        assert_true(fault.detail[0] != 0);
    }
    scrambler_source_free(source);
}

static void test_codes_of_other_words_are_refused(void **state)
{
    (void)state;
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct scrambler_source *other = scrambler_source_of(SCRAMBLER_TEST_WORDS " xylem");
    struct random random = {.state = 7};
    struct scrambler_puzzle puzzle;
    struct fault fault;
    char code[SCRAMBLER_CODE_MAX];
    assert_int_equal(scrambler_puzzle_deal(source, 4, 0, &random, &puzzle, NULL), STATUS_OK);
    scrambler_puzzle_code(&puzzle, code);
    assert_int_equal(read_code(code, other, &puzzle, &fault), STATUS_MISSING);
    assert_non_null(strstr(fault.detail, "another list of words"));
    scrambler_source_free(source);
    scrambler_source_free(other);
}

/* ---- the game ---- */

static void test_undo_and_redo(void **state)
{
    (void)state;
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct random random;
    random_seed(&random, SEED);
    print_message("seed %u\n", SEED);
    struct scrambler_puzzle puzzle;
    assert_int_equal(scrambler_puzzle_deal(source, 5, 0, &random, &puzzle, NULL), STATUS_OK);
    struct scrambler game;
    scrambler_init(&game, &puzzle);
    /* The model: every grid there was, and which one is shown. */
    struct scrambler_grid *grids = malloc(4000 * sizeof *grids);
    assert_non_null(grids);
    size_t at = 0;
    size_t last = 0;
    grids[0] = puzzle.jumbled;
    for (int i = 0; i < 3000; i++) {
        struct scrambler_grid shown = game.grid;
        struct scrambler_move move;
        bool is_done = false;
        switch (random_below(&random, 20)) {
        case 0:
            scrambler_restart(&game);
            at = 0;
            break;
        case 1:
        case 2:
        case 3:
        case 4:
            is_done = scrambler_undo(&game, &move);
            assert_int_equal(is_done, at > 0);
            at -= is_done;
            break;
        case 5:
        case 6:
        case 7:
        case 8:
            is_done = scrambler_redo(&game, &move);
            assert_int_equal(is_done, at < last);
            at += is_done;
            break;
        default:
            move = random_move(&random, 5);
            is_done = true;
            assert_int_equal(scrambler_slide(&game, move), STATUS_OK);
            grids[++at] = shown;
            scrambler_grid_slide(&grids[at], move);
            last = at;
            break;
        }
        if (is_done) { /* the move told is the one that the grid made */
            scrambler_grid_slide(&shown, move);
            assert_memory_equal(&shown, &game.grid, sizeof shown);
        }
        assert_int_equal(game.made_count, at);
        assert_int_equal(game.known_count, last);
        assert_memory_equal(&game.grid, &grids[at], sizeof game.grid);
    }
    while (scrambler_undo(&game, NULL)) {
    }
    assert_memory_equal(&game.grid, &puzzle.jumbled, sizeof game.grid);
    while (scrambler_redo(&game, NULL)) {
    }
    assert_memory_equal(&game.grid, &grids[last], sizeof game.grid);
    free(grids);
    scrambler_deinit(&game);
    scrambler_source_free(source);
}

static void test_end_of_game(void **state)
{
    (void)state;
    struct scrambler_puzzle puzzle = small_puzzle();
    struct scrambler game;
    scrambler_init(&game, &puzzle);
    assert_false(scrambler_is_over(&game));
    /* Rows may change their places: everything one row further up. */
    static const char *const moves[] = {"r3r", "c2u", "r1l", "c1u", "c2u", "c3u"};
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        assert_int_equal(scrambler_is_over(&game), i == 3);
        assert_int_equal(scrambler_slide(&game, move_of(moves[i], 3)), STATUS_OK);
    }
    assert_grid(&game.grid, "dogsuncat");
    assert_true(scrambler_is_solved(&game));
    scrambler_restart(&game);
    assert_false(scrambler_is_over(&game));
    scrambler_quit(&game);
    assert_true(scrambler_is_over(&game));
    assert_false(scrambler_is_solved(&game));
    scrambler_deinit(&game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_known_moves),
        cmocka_unit_test(test_move_read),
        cmocka_unit_test(test_move_text_reads_back),
        cmocka_unit_test(test_moves_and_opposites_return),
        cmocka_unit_test(test_homes),
        cmocka_unit_test(test_homes_that_share_letters),
        cmocka_unit_test(test_grid_text),
        cmocka_unit_test(test_solution_text),
        cmocka_unit_test(test_source_takes_what_it_should),
        cmocka_unit_test(test_source_refuses_what_never_fills),
        cmocka_unit_test(test_dealt_puzzles),
        cmocka_unit_test(test_dealing_avoids_dead_ends),
        cmocka_unit_test(test_dealt_puzzles_are_never_solved),
        cmocka_unit_test(test_chosen_jumbles),
        cmocka_unit_test(test_codes_bring_puzzles_back),
        cmocka_unit_test(test_mistyped_codes_are_refused),
        cmocka_unit_test(test_codes_of_other_words_are_refused),
        cmocka_unit_test(test_undo_and_redo),
        cmocka_unit_test(test_end_of_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
