/* SPDX-License-Identifier: MIT */
/*
 * Scrambler puzzles: which lists fill grids, dealing, and codes that restore puzzles.
 */
#include "english.h"
#include "scrambler_words.h"
#include "test.h"

#include "trounce/scrambler.h"

#define SEED 20240611u

/* ---- sources ---- */

static void add_word(struct trie *trie, const char *word, int tier, enum word_mark marks)
{
    struct word_note note = {.tier = (unsigned char)tier, .marks = (unsigned char)marks};
    assert_ok(trie_add(trie, word, strlen(word), note, NULL));
}

TEST_CASE(test_source_takes_what_it_should)
{
    struct trie *trie = NULL;
    struct lexicon lexicon;
    assert_ok(trie_new(&alphabet_english, &trie));
    add_word(trie, "ox", 10, WORD_MARK_NONE);
    add_word(trie, "cat", 10, WORD_MARK_NONE);
    add_word(trie, "bird", 35, WORD_MARK_NONE);
    add_word(trie, "zebra", 40, WORD_MARK_NONE);
    add_word(trie, "gnu", TIER_UNKNOWN, WORD_MARK_NONE);
    add_word(trie, "rude", 10, WORD_MARK_OFFENSIVE);
    add_word(trie, "monkey", 10, WORD_MARK_NONE);
    assert_ok(lexicon_from_trie(&lexicon, trie));
    static const struct {
        int tier_max;
        bool with_offensive;
        size_t count;
    } cases[] = {
        {35, false, 3}, {35, true, 4}, {34, false, 2}, {40, false, 4}, {TIER_MAX, true, 5}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct scrambler_source *source;
        assert_ok(
            scrambler_source_new(&lexicon, cases[i].tier_max, cases[i].with_offensive, &source));
        assert_int_equal(scrambler_source_count(source), cases[i].count);
        scrambler_source_free(source);
    }
    scrambler_source_free(NULL);
    lexicon_deinit(&lexicon);
    trie_free(trie);
}

/* Returns whether the filling rule of the text game can complete a row; tries every remainder that
 * it can reach. */
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

/* The reason names the lengths of the words and the cells that would remain. */
static void refuses_row(const char *words, int size, const char *lengths, int rest)
{
    struct scrambler_source *source = scrambler_source_of(words);
    struct fault fault;
    char reason[160];
    (void)snprintf(reason, sizeof reason,
                   "a row of %d cells cannot be filled with words of %s letters: "
                   "%d cells would remain, too few for a space and another word",
                   size, lengths, rest);
    assert_int_equal(scrambler_source_fills(source, size, &fault), STATUS_RANGE);
    assert_string_equal(english(&fault.detail), reason);
    scrambler_source_free(source);
}

TEST_CASE(test_source_refuses_what_never_fills)
{
    static const char *const texts[] = {
        [0] = "ox monkey", [1] = "cat",       [2] = "bird",       [3] = "cat bird",
        [4] = "zebra",     [5] = "cat zebra", [6] = "bird zebra", [7] = "cat bird zebra"};
    int refused_count = 0;
    for (unsigned lengths = 0; lengths < 8; lengths++) {
        struct scrambler_source *source = scrambler_source_of(texts[lengths]);
        assert_non_null(source);
        for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size++) {
            struct fault fault = {.status = STATUS_OK};
            enum status wanted = lengths == 0                   ? STATUS_EMPTY
                                 : rule_can_fill(lengths, size) ? STATUS_OK
                                                                : STATUS_RANGE;
            assert_int_equal(scrambler_source_fills(source, size, &fault), wanted);
            struct random random = {.state = 5};
            struct scrambler_puzzle puzzle = {.state = 123456};
            assert_int_equal(scrambler_puzzle_deal(source, size, 0, &random, &puzzle, NULL),
                             wanted);
            assert_int_equal(puzzle.state == 123456, wanted != STATUS_OK);
            assert_int_equal(fault.detail.format != NULL, wanted != STATUS_OK);
            refused_count += wanted == STATUS_RANGE;
        }
        scrambler_source_free(source);
    }
    assert_int_in_range(refused_count, 5, 30);
    refuses_row("cat", 6, "3", 3);
    refuses_row("bird", 8, "4", 4);
    refuses_row("bird crane", 3, "4 or 5", 3);
    refuses_row("bird crane", 8, "4 or 5", 3);
}

/* ---- dealing ---- */

/* Plays the moves of a solution text like a player, and compares each grid in it. */
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
        scrambler_grid_text(&alphabet_english, &game.grid, shown);
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
        assert_ok(scrambler_try_move(&game, typed));
    }
    assert_int_equal(number, puzzle->jumble_count);
    assert_true(scrambler_is_over(&game));
    scrambler_deinit(&game);
}

/* Checks that the row is filled correctly, with the words of `in_rows` from `*next` on; counts each
 * of its `words` in `counts`. */
static void check_row(const char *cells, int size, const struct scrambler_words *words, int *counts,
                      const struct scrambler_words *in_rows, int *next)
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
        assert_true(*next < in_rows->count);
        assert_string_equal(in_rows->letters[(*next)++], words->letters[word]);
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
    assert_int_in_range(puzzle->jumble_count, SCRAMBLER_JUMBLE_SHORT, SCRAMBLER_JUMBLE_MAX);
    struct scrambler_grid grid = puzzle->jumbled;
    for (int i = 0; i < puzzle->jumble_count; i++) {
        assert_int_equal(puzzle->jumble[i].is_column, i % 2 == 1);
        assert_int_equal(scrambler_move_cells(puzzle->jumble[i]), 1);
        scrambler_grid_slide(&grid, scrambler_puzzle_solution(puzzle, i));
    }
    assert_true(scrambler_grid_is_solved(&grid, &puzzle->words));
    int counts[SCRAMBLER_WORDS_MAX] = {0};
    struct scrambler_words in_rows;
    scrambler_puzzle_row_words(puzzle, &in_rows);
    assert_int_equal(in_rows.count, puzzle->words.count);
    int next = 0;
    for (int row = 0; row < size; row++) {
        check_row(grid.cells + row * size, size, &puzzle->words, counts, &in_rows, &next);
    }
    for (int word = 0; word < puzzle->words.count; word++) {
        assert_int_equal(counts[word], 1);
        assert_true(word == 0 ||
                    strcmp(puzzle->words.letters[word - 1], puzzle->words.letters[word]) <= 0);
    }
}

TEST_CASE(test_dealt_puzzles)
{
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    assert_non_null(source);
    struct random random;
    random_seed(&random, SEED);
    print_message("seed %u\n", SEED);
    int jumble_counts[SCRAMBLER_JUMBLE_MAX + 1] = {0};
    for (int i = 0; i < 7000; i++) {
        int size = SCRAMBLER_SIZE_MIN + i % 7;
        struct scrambler_puzzle puzzle;
        assert_ok(scrambler_puzzle_deal(source, size, 0, &random, &puzzle, NULL));
        check_puzzle(&puzzle, size);
        play_solution(&puzzle);
        jumble_counts[puzzle.jumble_count]++;
    }
    for (int count = SCRAMBLER_JUMBLE_MIN; count <= SCRAMBLER_JUMBLE_MAX; count++) {
        assert_int_in_range(jumble_counts[count], 7000 / 8 - 150, 7000 / 8 + 150);
    }
    scrambler_source_free(source);
}

/* Starting with a five would leave four cells for good: only fours fill a row of nine. */
TEST_CASE(test_dealing_avoids_dead_ends)
{
    struct scrambler_source *source = scrambler_source_of("bird fish goat apple zebra");
    assert_non_null(source);
    struct random random = {.state = 1};
    for (int i = 0; i < 200; i++) {
        struct scrambler_puzzle puzzle;
        assert_ok(scrambler_puzzle_deal(source, 9, 0, &random, &puzzle, NULL));
        check_puzzle(&puzzle, 9);
        assert_int_equal(puzzle.words.count, 18);
    }
    scrambler_source_free(source);
}

/* Words that jumbling often leaves unchanged. */
TEST_CASE(test_dealt_puzzles_are_never_solved)
{
    struct random random = {.state = 1};
    struct scrambler_puzzle puzzle;
    static const char *const texts[] = {"aaa bbb", "aab", "aba aab aaa", "aaaa aaab", "aaa aaaa"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct scrambler_source *source = scrambler_source_of(texts[i]);
        assert_non_null(source);
        int size = i < 3 ? 3 : 4;
        for (int puzzles = 0; puzzles < 300; puzzles++) {
            assert_ok(scrambler_puzzle_deal(source, size, 0, &random, &puzzle, NULL));
            check_puzzle(&puzzle, size);
        }
        scrambler_source_free(source);
    }
    struct scrambler_source *source = scrambler_source_of("aaa");
    struct fault fault;
    assert_int_equal(scrambler_puzzle_deal(source, 3, 0, &random, &puzzle, &fault), STATUS_RANGE);
    assert_non_null(strstr(english(&fault.detail), "read across"));
    assert_int_equal(scrambler_puzzle_deal(source, 3, 5, &random, &puzzle, &fault), STATUS_RANGE);
    assert_ok(scrambler_puzzle_deal(source, 4, 0, &random, &puzzle, &fault));
    scrambler_source_free(source);
}

TEST_CASE(test_chosen_jumbles)
{
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct random random = {.state = 3};
    for (int count = SCRAMBLER_JUMBLE_SHORT; count <= SCRAMBLER_JUMBLE_MAX; count++) {
        for (int i = 0; i < 20; i++) {
            struct scrambler_puzzle puzzle;
            struct scrambler_puzzle again;
            char code[SCRAMBLER_CODE_MAX];
            assert_ok(scrambler_puzzle_deal(source, 5, count, &random, &puzzle, NULL));
            assert_int_equal(puzzle.jumble_count, count);
            scrambler_puzzle_code(&puzzle, code);
            assert_ok(scrambler_puzzle_from_code(code, strlen(code), source, &again, NULL));
            assert_same_puzzle(&again, &puzzle);
        }
    }
    scrambler_source_free(source);
}

/* Both moves of a short jumble are needed. */
TEST_CASE(test_short_jumbles)
{
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct random random = {.state = 5};
    for (int i = 0; i < 700; i++) {
        int size = SCRAMBLER_SIZE_MIN + i % 7;
        struct scrambler_puzzle puzzle;
        assert_ok(
            scrambler_puzzle_deal(source, size, SCRAMBLER_JUMBLE_SHORT, &random, &puzzle, NULL));
        assert_int_equal(puzzle.jumble_count, SCRAMBLER_JUMBLE_SHORT);
        check_puzzle(&puzzle, size);
        scrambler_grid_slide(&puzzle.jumbled, scrambler_puzzle_solution(&puzzle, 0));
        assert_false(scrambler_grid_is_solved(&puzzle.jumbled, &puzzle.words));
    }
    scrambler_source_free(source);
}

/* ---- codes ---- */

static enum status read_code(const char *code, const struct scrambler_source *source,
                             struct scrambler_puzzle *puzzle, struct fault *fault)
{
    return scrambler_puzzle_from_code(code, strlen(code), source, puzzle, fault);
}

TEST_CASE(test_codes_bring_puzzles_back)
{
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct random random;
    random_seed(&random, SEED);
    print_message("seed %u\n", SEED);
    for (int i = 0; i < 700; i++) {
        int size = SCRAMBLER_SIZE_MIN + i % 7;
        struct scrambler_puzzle puzzle;
        struct scrambler_puzzle again;
        char code[SCRAMBLER_CODE_MAX];
        assert_ok(scrambler_puzzle_deal(source, size, 0, &random, &puzzle, NULL));
        scrambler_puzzle_code(&puzzle, code);
        assert_int_equal(strlen(code), 14);
        assert_int_equal(code[0], '0' + size);
        assert_ok(read_code(code, source, &again, NULL));
        assert_same_puzzle(&again, &puzzle);
        /* As someone might type it. */
        char typed[4 * SCRAMBLER_CODE_MAX] = " ";
        for (size_t at = 0; code[at] != 0; at++) {
            char c = code[at] >= 'A' && code[at] <= 'Z' ? (char)(code[at] - 'A' + 'a') : code[at];
            snprintf(typed + strlen(typed), sizeof typed - strlen(typed), "%c%s", c,
                     at % 3 == 0   ? " "
                     : at % 3 == 1 ? "\u2013"
                                   : "");
        }
        assert_ok(read_code(typed, source, &again, NULL));
        assert_same_puzzle(&again, &puzzle);
    }
    scrambler_source_free(source);
}

TEST_CASE(test_mistyped_codes_are_refused)
{
    static const char alphabet[] = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct random random = {.state = 99};
    struct scrambler_puzzle puzzle;
    char code[SCRAMBLER_CODE_MAX];
    assert_ok(scrambler_puzzle_deal(source, 6, 0, &random, &puzzle, NULL));
    scrambler_puzzle_code(&puzzle, code);
    for (size_t at = 0; code[at] != 0; at++) {
        char right = code[at];
        for (const char *wrong = alphabet; right != '-' && *wrong != 0; wrong++) {
            code[at] = *wrong;
            struct scrambler_puzzle read = {.state = 1};
            struct fault fault = {.status = STATUS_OK};
            enum status status = read_code(code, source, &read, &fault);
            assert_int_equal(status, *wrong == right ? STATUS_OK : STATUS_SYNTAX);
            assert_true(status == STATUS_OK || (read.state == 1 && fault.detail.format != NULL));
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
        struct fault fault = {.status = STATUS_OK};
        assert_int_equal(read_code(others[i], source, &puzzle, &fault), STATUS_SYNTAX);
        assert_non_null(fault.detail.format);
    }
    scrambler_source_free(source);
}

TEST_CASE(test_codes_of_other_words_are_refused)
{
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct scrambler_source *other = scrambler_source_of(SCRAMBLER_TEST_WORDS " xylem");
    struct random random = {.state = 7};
    struct scrambler_puzzle puzzle;
    struct fault fault;
    char code[SCRAMBLER_CODE_MAX];
    assert_ok(scrambler_puzzle_deal(source, 4, 0, &random, &puzzle, NULL));
    scrambler_puzzle_code(&puzzle, code);
    assert_int_equal(read_code(code, other, &puzzle, &fault), STATUS_MISSING);
    assert_non_null(strstr(english(&fault.detail), "another word list"));
    scrambler_source_free(source);
    scrambler_source_free(other);
}
