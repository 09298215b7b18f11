/* SPDX-License-Identifier: MIT */
/*
 * Hints: prices, the word that they reveal, what is left, and their cost in the round's score.
 */
#include "test.h"
#include "trounce/hint.h"
#include "trounce/trie.h"

/*
 *     L A T E R
 *     S N I D S
 */
static const char board_text[] = "later/snids";

struct bench {
    struct board board;
    struct lexicon lexicon;
    struct round *round;
    struct solution solution;
};

static void add(struct trie *trie, const char *word, int tier, enum word_mark mark)
{
    struct word_note note = {(unsigned char)tier, (unsigned char)mark};
    assert_ok(trie_add(trie, word, strlen(word), note, NULL));
}

static void set_up(struct bench *bench, const struct round_config *config)
{
    struct trie *trie;
    memset(bench, 0, sizeof *bench);
    assert_ok(trie_new(&alphabet_english, &trie));
    add(trie, "later", 20, WORD_MARK_NONE);
    add(trie, "late", 10, WORD_MARK_NONE);
    add(trie, "tide", 10, WORD_MARK_NONE);
    add(trie, "tides", 35, WORD_MARK_NONE);
    add(trie, "slain", 10, WORD_MARK_OFFENSIVE);
    add(trie, "anti", 50, WORD_MARK_NONE);
    add(trie, "zest", 10, WORD_MARK_NONE); /* not on the board */
    assert_ok(lexicon_from_trie(&bench->lexicon, trie));
    trie_free(trie);
    assert_ok(board_parse(board_text, strlen(board_text), 0, 0, &bench->board, NULL));

    struct round_config full = *config;
    struct solver_filter filter = {.rules = RULES_FOUR, .tier_max = TIER_MAX};
    full.board = &bench->board;
    full.lexicon = &bench->lexicon;
    full.rules = RULES_FOUR;
    assert_ok(round_new(&full, &bench->round));
    round_start(bench->round);
    assert_ok(solver_solve(&bench->board, &bench->lexicon, &filter, &bench->solution));
}

static void tear_down(struct bench *bench)
{
    solution_deinit(&bench->solution);
    round_free(bench->round);
    lexicon_deinit(&bench->lexicon);
}

static void find(struct bench *bench, const char *word)
{
    enum verdict verdict;
    assert_ok(round_submit_word(bench->round, word, strlen(word), &verdict));
    assert_int_equal(verdict, VERDICT_GOOD);
}

/* All hints for a word together never cost more than it is worth. */
TEST_CASE(test_prices)
{
    for (int worth = 0; worth <= 30; worth++) {
        int sum = 0;
        assert_int_equal(hint_price(HINT_LENGTHS, worth), 0);
        for (enum hint_step step = HINT_FIRST; step < HINT_STEP_COUNT; step++) {
            assert_true(hint_price(step, worth) >= 0);
            sum += hint_price(step, worth);
        }
        assert_int_equal(sum, worth < 4 ? worth : 4);
    }
    assert_int_equal(hint_price(HINT_FIRST, 1), 1);
    assert_int_equal(hint_price(HINT_FIRST, 11), 1);
    assert_int_equal(hint_price(HINT_SECOND, 2), 1);
    assert_int_equal(hint_price(HINT_PATH, 3), 1);
    assert_int_equal(hint_price(HINT_PATH, 4), 2);
}

TEST_CASE(test_dice_of_each_step)
{
    assert_int_equal(hint_dice(HINT_LENGTHS, 5), 0);
    assert_int_equal(hint_dice(HINT_FIRST, 5), 1);
    assert_int_equal(hint_dice(HINT_FIRST, 0), 0);
    assert_int_equal(hint_dice(HINT_SECOND, 5), 2);
    assert_int_equal(hint_dice(HINT_PATH, 5), 5);
    assert_int_equal(hint_dice(HINT_SECOND, 1), 1); /* a word of one die, on a board of QU and IT */
}

static void expect_word(struct bench *bench, const char *word)
{
    size_t index;
    bool found = hint_choose(bench->round, &bench->solution, &index);
    if (!word) {
        assert_false(found);
        return;
    }
    assert_true(found);
    assert_string_equal(solution_text(&bench->solution, index), word);
}

TEST_CASE(test_the_most_common_word_comes_first)
{
    struct bench bench;
    struct round_config config = {0};
    set_up(&bench, &config);
    expect_word(&bench, "late"); /* of the same tier as TIDE, before it in the alphabet */
    expect_word(&bench, "late"); /* asking changes nothing */
    find(&bench, "late");
    expect_word(&bench, "tide");
    find(&bench, "tide");
    expect_word(&bench, "later"); /* less common, though longer */
    find(&bench, "later");
    expect_word(&bench, "tides");
    find(&bench, "tides");
    expect_word(&bench, NULL); /* ANTI is not common, SLAIN not for everyone */
    tear_down(&bench);
}

TEST_CASE(test_what_is_left)
{
    struct bench bench;
    struct round_config config = {0};
    int counts[PATH_LETTERS_MAX + 1];
    set_up(&bench, &config);
    assert_int_equal(hint_count_left(bench.round, &bench.solution, TIER_MAX, counts), 5);
    assert_int_equal(counts[4], 3);
    assert_int_equal(counts[5], 2); /* without SLAIN */
    assert_int_equal(counts[3], 0);
    find(&bench, "tides");
    assert_int_equal(hint_count_left(bench.round, &bench.solution, TIER_MAX, counts), 4);
    assert_int_equal(counts[5], 1);
    tear_down(&bench);
}

/* What a ghost has listed counts for the player, too. */
TEST_CASE(test_a_ghosts_words_are_left)
{
    struct bench bench;
    struct round_config config = {0};
    int counts[PATH_LETTERS_MAX + 1];
    uint32_t late;
    set_up(&bench, &config);
    assert_true(lexicon_find(&bench.lexicon, "late", 4, &late));
    round_free(bench.round);
    config = (struct round_config){.board = &bench.board,
                                   .lexicon = &bench.lexicon,
                                   .rules = RULES_FOUR,
                                   .friend_words = &late,
                                   .friend_ms = (const long[]){0},
                                   .friend_word_count = 1};
    assert_ok(round_new(&config, &bench.round));
    round_start(bench.round);
    assert_int_equal(round_advance(bench.round, 1).rival_words, 1);
    expect_word(&bench, "late");
    assert_int_equal(hint_count_left(bench.round, &bench.solution, TIER_MAX, counts), 5);
    find(&bench, "late");
    expect_word(&bench, "tide");
    assert_int_equal(hint_count_left(bench.round, &bench.solution, TIER_MAX, counts), 4);
    tear_down(&bench);
}

TEST_CASE(test_the_score_counts_hints)
{
    struct bench bench;
    struct round_config config = {0};
    set_up(&bench, &config);
    assert_true(round_take_hint(bench.round, 1));
    assert_true(round_take_hint(bench.round, 2));
    assert_int_equal(round_hint_count(bench.round), 2);
    assert_int_equal(round_hint_points(bench.round), 3);
    assert_int_equal(round_score(bench.round, SIDE_PLAYER), 0); /* never below 0 */
    find(&bench, "later");
    assert_int_equal(round_points(bench.round, SIDE_PLAYER), 2);
    assert_int_equal(round_score(bench.round, SIDE_PLAYER), 0);
    find(&bench, "tides");
    assert_int_equal(round_points(bench.round, SIDE_PLAYER), 4);
    assert_int_equal(round_score(bench.round, SIDE_PLAYER), 1);
    tear_down(&bench);
}

TEST_CASE(test_hints_are_for_the_players_turn)
{
    struct bench bench;
    struct round_config config = {0};
    set_up(&bench, &config);
    round_pause(bench.round);
    assert_false(round_take_hint(bench.round, 1));
    round_resume(bench.round);
    assert_true(round_take_hint(bench.round, 1));
    round_finish(bench.round);
    assert_false(round_take_hint(bench.round, 1));
    assert_int_equal(round_hint_count(bench.round), 1);
    struct path late = {0};
    for (int cell = 0; cell < 4; cell++) {
        assert_true(path_extend(&late, &bench.board, cell));
    }
    assert_ok(round_reveal(bench.round, &late, NULL));
    assert_int_equal(round_score(bench.round, SIDE_COMPUTER), 1); /* it pays for no hints */
    tear_down(&bench);
}

TEST_CASE(test_a_round_that_goes_on_keeps_its_hints)
{
    struct bench bench;
    struct round_config config = {.hint_count = 3, .hint_points = 4};
    set_up(&bench, &config);
    find(&bench, "later");
    find(&bench, "tides");
    find(&bench, "late");
    assert_int_equal(round_hint_count(bench.round), 3);
    assert_int_equal(round_hint_points(bench.round), 4);
    assert_int_equal(round_score(bench.round, SIDE_PLAYER), 1);
    tear_down(&bench);
}
