/* SPDX-License-Identifier: MIT */
/*
 * Boards that hold wanted words, compared with searching every board for each word.
 */
#include "naive.h"
#include "test.h"
#include "trounce/deal.h"
#include "trounce/finder.h"
#include "trounce/practice_deal.h"

#define SHAKES 640

/* Nine dice with few letters, some faces with two. */
static const char nine_dice[] =
    "aaabbb\nacc3ed\nbbeeff\naaeecd\nffabcd\neeaa2c\nddd4ff\nabcdef\naeaeaq\n";

static struct dice dice_of(const char *text)
{
    struct dice dice;
    assert_ok(dice_read(&alphabet_english, text, strlen(text), 0, &dice, NULL));
    return dice;
}

/* A lexicon and its solver; the first half of the words is common. */
struct game {
    struct lexicon lexicon;
    struct solver *solver;
};

static void game_init(struct game *game, const char *const *words, size_t count)
{
    struct trie *trie;
    assert_ok(trie_new(&alphabet_english, &trie));
    for (size_t i = 0; i < count; i++) {
        struct word_note note = {.tier = i < count / 2 ? DEAL_COMMON_TIER : DEAL_COMMON_TIER + 20};
        assert_ok(trie_add(trie, words[i], strlen(words[i]), note, NULL));
    }
    assert_ok(lexicon_from_trie(&game->lexicon, trie));
    trie_free(trie);
    assert_ok(solver_new(&game->lexicon, SOLVER_KERNEL_BEST, &game->solver));
}

static void game_deinit(struct game *game)
{
    solver_free(game->solver);
    lexicon_deinit(&game->lexicon);
}

static struct practice_deal *new_deal(const struct game *game, const struct dice *dice,
                                      const char *const *words, size_t count, uint64_t seed)
{
    struct practice_deal_config config = {.dice = dice,
                                          .lexicon = &game->lexicon,
                                          .solver = game->solver,
                                          .simd = SOLVER_KERNEL_BEST,
                                          .rules = RULES_CLASSIC,
                                          .words = words,
                                          .word_count = count,
                                          .seed = seed};
    struct practice_deal *deal;
    assert_ok(practice_deal_new(&config, &deal));
    return deal;
}

static int count_held(const struct board *board, const char *const *words, size_t count)
{
    int held = 0;
    struct path path;
    for (size_t i = 0; i < count; i++) {
        held += finder_find(board, words[i], strlen(words[i]), NULL, &path);
    }
    return held;
}

static int count_common(const struct game *game, const struct board *board)
{
    const struct solver_filter filter = {.rules = RULES_CLASSIC, .tier_max = TIER_MAX};
    struct survey survey;
    assert_ok(solver_survey(game->solver, board, &filter, DEAL_COMMON_TIER, &survey));
    return survey.common_count;
}

static const char *const list[] = {"bad", "ether", "faced"};

/* The best board is the one that the naive search picks: most wanted words, then most common words,
 * then earliest. */
TEST_CASE(test_best_of_all_shakes)
{
    static const char *const words[] = {"bad",  "dead",  "face", "feed", "bead", "faced", "cede",
                                        "deaf", "ether", "quad", "ace",  "abed", "beef",  "fade"};
    const size_t count = sizeof words / sizeof words[0];
    struct game game;
    struct dice dice = dice_of(nine_dice);
    struct random random = naive_random();
    game_init(&game, words, count);
    for (int round = 0; round < 8; round++) {
        uint64_t seed = random_next(&random);
        size_t wanted = 1 + random_below(&random, 6);
        size_t first = random_below(&random, (uint32_t)(count - wanted));
        struct practice_deal *deal = new_deal(&game, &dice, words + first, wanted, seed);
        assert_int_equal(practice_deal_word_count(deal), wanted);
        assert_ok(practice_deal_step(deal, SHAKES));
        struct random shaker;
        struct practice_board expected = {.held = 0};
        int most_common = 0;
        random_seed(&shaker, seed);
        for (int i = 0; i < SHAKES; i++) {
            struct board board;
            uint64_t before = shaker.state;
            deal_shake(&dice, &shaker, 3, 3, &board);
            int held = count_held(&board, words + first, wanted);
            int common = count_common(&game, &board);
            if (held > 0 &&
                (held > expected.held || (held == expected.held && common > most_common))) {
                expected = (struct practice_board){board, held, true, before};
                most_common = common;
            }
        }
        struct practice_board best;
        assert_ok(practice_deal_finish(deal, &best));
        if (expected.held > 0) {
            assert_int_equal(best.held, expected.held);
            assert_true(best.is_shaken);
            assert_true(best.state == expected.state);
            assert_memory_equal(best.board.faces, expected.board.faces, 9);
        }
        assert_true(best.held >= 1);
        assert_int_equal(best.held, count_held(&best.board, words + first, wanted));
        practice_deal_free(deal);
        practice_deal_free(NULL);
    }
    game_deinit(&game);
}

/* Shaking from the returned state brings the board back. */
TEST_CASE(test_state_shakes_the_board)
{
    struct game game;
    struct dice dice = dice_of(nine_dice);
    game_init(&game, list, 3);
    struct practice_deal *deal = new_deal(&game, &dice, list, 3, 7);
    struct practice_board best;
    struct board again;
    assert_ok(practice_deal_step(deal, 5000));
    assert_ok(practice_deal_finish(deal, &best));
    assert_true(best.is_shaken);
    struct random random = {best.state};
    deal_shake(&dice, &random, 3, 3, &again);
    assert_memory_equal(&again, &best.board, sizeof again);
    practice_deal_free(deal);
    game_deinit(&game);
}

/* Words that no such board holds, or that no round on it accepts, are skipped. */
TEST_CASE(test_words_that_cannot_be_met)
{
    static const char *const known[] = {"dead", "zeal",         "at",     "decade",
                                        "qed",  "abcdefabcdef", "ddddddd"};
    static const char *const wanted[] = {"dead", "dead",         "zeal",    "at", "decade",
                                         "bead", "abcdefabcdef", "ddddddd", "",   "qed"};
    struct game game;
    struct dice dice = dice_of(nine_dice);
    game_init(&game, known, sizeof known / sizeof known[0]);
    struct practice_deal *deal =
        new_deal(&game, &dice, wanted, sizeof wanted / sizeof wanted[0], 1);
    assert_int_equal(practice_deal_word_count(deal), 2); /* dead and decade */
    practice_deal_free(deal);
    deal = new_deal(&game, &dice, wanted + 2, 2, 1);
    struct practice_board best;
    assert_int_equal(practice_deal_word_count(deal), 0);
    assert_ok(practice_deal_step(deal, 1));
    assert_int_equal(practice_deal_finish(deal, &best), STATUS_MISSING);
    practice_deal_free(deal);
    deal = new_deal(&game, &dice, NULL, 0, 1);
    assert_int_equal(practice_deal_finish(deal, &best), STATUS_MISSING);
    practice_deal_free(deal);
    game_deinit(&game);
}

/* A word of thirty pairs, each for one die or two, and a last letter that no die shows: there are a
 * thousand million ways to try. */
TEST_CASE(test_a_word_of_too_many_ways)
{
    char word[62] = "";
    char text[64 * 7 + 1] = "";
    const char *words[] = {word};
    struct game game;
    for (int i = 0; i < 30; i++) {
        memcpy(word + 2 * i, "an", 2);
    }
    word[60] = 'z';
    for (int i = 0; i < 64; i++) {
        memcpy(text + 7 * i, "aann66\n", 7);
    }
    struct dice dice = dice_of(text);
    game_init(&game, words, 1);
    struct practice_deal *deal = new_deal(&game, &dice, words, 1, 1);
    assert_int_equal(practice_deal_word_count(deal), 0);
    practice_deal_free(deal);
    game_deinit(&game);
}

/* Returns whether the dice can show the board from `cell` on: each die shows one of its faces. */
static bool is_from_dice(const struct board *board, const struct dice *dice, uint64_t used,
                         int cell)
{
    if (cell == dice->count) {
        return true;
    }
    for (int die = 0; die < dice->count; die++) {
        if (!(used >> die & 1) && memchr(dice->faces[die], board->faces[cell], DICE_FACES) &&
            is_from_dice(board, dice, used | UINT64_C(1) << die, cell + 1)) {
            return true;
        }
    }
    return false;
}

/* A deal holds at least one word, even before any shake and if the word fills the board. */
TEST_CASE(test_at_least_one)
{
    static const char *const words[] = {"abbaceded", "faded", "there", "quizzes"};
    struct game game;
    struct dice dice = dice_of(nine_dice);
    struct random random = naive_random();
    game_init(&game, words, 4);
    for (size_t i = 0; i < 4; i++) {
        struct practice_deal *deal = new_deal(&game, &dice, words + i, 1, random_next(&random));
        struct practice_board best;
        assert_int_equal(practice_deal_word_count(deal), i < 3);
        if (i < 3) {
            assert_ok(practice_deal_finish(deal, &best)); /* without any shake */
            assert_int_equal(best.held, 1);
            assert_false(best.is_shaken);
            assert_int_equal(count_held(&best.board, words + i, 1), 1);
            assert_true(is_from_dice(&best.board, &dice, 0, 0));
        }
        practice_deal_free(deal);
    }
    game_deinit(&game);
}

/* Dice and words in another alphabet. */
TEST_CASE(test_words_of_other_alphabets)
{
    static const char letters[] = "letters aA lL łŁ óÓ wW zZ żŻ";
    static const char four_dice[] = "żżżżża\nóóóóóa\nłłłłłl\nwwwwwz\n";
    struct alphabet polish;
    struct dice dice;
    struct trie *trie;
    struct game game;
    char word[5];
    size_t count;
    assert_ok(alphabet_read(letters, strlen(letters), &polish, NULL));
    assert_ok(dice_read(&polish, four_dice, strlen(four_dice), 0, &dice, NULL));
    assert_ok(alphabet_encode(&polish, "żółw", 7, word, 4, &count));
    assert_ok(trie_new(&polish, &trie));
    assert_ok(trie_add(trie, word, count, (struct word_note){.tier = 10}, NULL));
    assert_ok(lexicon_from_trie(&game.lexicon, trie));
    trie_free(trie);
    assert_ok(solver_new(&game.lexicon, SOLVER_KERNEL_BEST, &game.solver));
    const char *wanted[] = {word};
    for (long shakes = 0; shakes <= SHAKES; shakes += SHAKES) { /* laid by the deal, then shaken */
        struct practice_deal *deal = new_deal(&game, &dice, wanted, 1, 7);
        struct practice_board best;
        assert_int_equal(practice_deal_word_count(deal), 1);
        assert_ok(practice_deal_step(deal, shakes));
        assert_ok(practice_deal_finish(deal, &best));
        assert_int_equal(best.held, 1);
        assert_int_equal(count_held(&best.board, wanted, 1), 1);
        assert_ptr_equal(best.board.alphabet, &polish);
        practice_deal_free(deal);
    }
    game_deinit(&game);
}
