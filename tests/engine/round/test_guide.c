/* SPDX-License-Identifier: MIT */
/*
 * The guide: after every word it says what a plain search for the words that are left would say.
 */
#include "naive.h"
#include "seed.h"
#include "test.h"
#include "trounce/finder.h"
#include "trounce/guide.h"

/* Adds the cells of the paths from `cell` on that spell `rest`; returns whether there is one. */
static bool follow(const struct board *board, const char *rest, int cell, uint64_t used,
                   uint64_t *cells)
{
    const char *spelling = alphabet_spelling(board->alphabet, board->faces[cell]);
    size_t length = strlen(spelling);
    bool is_found = false;
    if ((used >> cell & 1) != 0 || length == 0 || strncmp(rest, spelling, length) != 0) {
        return false;
    }
    used |= UINT64_C(1) << cell;
    if (rest[length] == '\0') {
        *cells |= used;
        return true;
    }
    for (int next = 0; next < board_cell_count(board); next++) {
        if (abs(cell / board->columns - next / board->columns) <= 1 &&
            abs(cell % board->columns - next % board->columns) <= 1) {
            is_found |= follow(board, rest + length, next, used, cells);
        }
    }
    return is_found;
}

/* What the guide of a round has to say. */
struct expected {
    int begins[BOARD_CELLS_MAX], passes[BOARD_CELLS_MAX];
};

static void expect_word(struct expected *expected, const struct board *board, const char *word)
{
    uint64_t passes = 0;
    uint64_t begins = 0;
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        begins |= (uint64_t)follow(board, word, cell, 0, &passes) << cell;
    }
    uint64_t covered_begins;
    uint64_t covered;
    assert_true(finder_cover(board, word, strlen(word), &covered_begins, &covered));
    assert_true(covered_begins == begins && covered == passes);
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        expected->begins[cell] += (int)(begins >> cell & 1);
        expected->passes[cell] += (int)(passes >> cell & 1);
    }
}

static struct expected expect(const struct round *round, const struct solution *solution,
                              int tier_max)
{
    struct expected expected = {{0}, {0}};
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        const char *text = solution_text(solution, i);
        if (word->tier > tier_max || (word->marks & WORD_MARK_OFFENSIVE)) {
            continue;
        }
        if (!round_has_word(round, text, word->letters, NULL, NULL)) {
            expect_word(&expected, round_board(round), text);
        }
    }
    return expected;
}

static void assert_guide(const struct guide *guide, const struct expected *expected)
{
    for (int cell = 0; cell < BOARD_CELLS_MAX; cell++) {
        assert_int_equal(guide_begins(guide, cell), expected->begins[cell]);
        assert_int_equal(guide_passes(guide, cell), expected->passes[cell]);
    }
}

/* Plays random words of a random board, and compares after each, also with a guide made anew. */
static void play(struct random *random)
{
    static struct naive_list list;
    struct board board;
    struct lexicon lexicon;
    struct solution solution;
    struct round *round;
    struct guide *guide;
    struct solver_filter filter = {.rules = RULES_PLAIN, .tier_max = TIER_MAX};
    int tier_max = (int)random_below(random, TIER_MAX + 1);
    int rows = 1 + (int)random_below(random, 4);
    naive_random_board(random, rows, 1 + (int)random_below(random, 5), &board);
    list.count = 0;
    naive_random_list(random, &board, 12, &list);
    naive_lexicon(&list, &lexicon);
    assert_ok(solver_solve(&board, &lexicon, &filter, &solution));
    struct round_config config = {
        .board = &board, .lexicon = &lexicon, .rules = RULES_PLAIN, .mode = MODE_ALONE};
    assert_ok(round_new(&config, &round));
    round_start(round);
    assert_ok(guide_new(round, &solution, tier_max, &guide));
    for (int plays = 0; plays < 4; plays++) {
        struct expected expected = expect(round, &solution, tier_max);
        struct guide *anew;
        assert_guide(guide, &expected);
        assert_ok(guide_new(round, &solution, tier_max, &anew));
        assert_guide(anew, &expected);
        guide_free(anew);
        if (solution.word_count == 0) {
            break;
        }
        size_t index = random_below(random, (uint32_t)solution.word_count);
        const struct solved_word *word = &solution.words[index];
        enum verdict verdict;
        assert_ok(
            round_submit_word(round, solution_text(&solution, index), word->letters, &verdict));
        bool is_left = verdict == VERDICT_GOOD && word->tier <= tier_max &&
                       !(word->marks & WORD_MARK_OFFENSIVE);
        assert_int_equal(guide_take(guide, word->number), is_left);
        assert_false(guide_take(guide, word->number));
    }
    guide_free(guide);
    round_free(round);
    solution_deinit(&solution);
    lexicon_deinit(&lexicon);
}

TEST_CASE(test_it_is_what_a_plain_search_says)
{
    struct random random = naive_random();
    for (int i = 0; i < (tests_are_thorough() ? 100000 : 3000); i++) {
        play(&random);
    }
}

TEST_CASE(test_what_is_not_there_has_no_cells)
{
    struct board board;
    uint64_t begins = 1;
    uint64_t passes = 1;
    assert_ok(board_parse("late/snid", 9, 0, 0, &board, NULL));
    assert_false(finder_cover(&board, "zebra", 5, &begins, &passes));
    assert_true(begins == 0 && passes == 0);
    assert_false(finder_cover(&board, "", 0, &begins, &passes));
    assert_false(finder_cover(&board, "late1", 5, &begins, &passes));
    guide_free(NULL);
}
