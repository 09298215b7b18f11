/* SPDX-License-Identifier: MIT */
/*
 * What is shown once more after the search.
 */
#include "computer.h"
#include "daily.h"
#include "rig_test.h"
#include "test.h"

#include <string.h>

/* Lets the search end by itself, up to the first of the finest words. */
static const struct computer *see_search(struct rig *rig)
{
    const struct computer *computer = rig_computer(rig);
    rig_end_turn(rig);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_COMPUTER));
    for (int i = 0; i < 3000 && !computer->searched; i++) {
        rig_advance(rig, RIG_FRAME_MS);
    }
    assert_true(computer->searched);
    return computer;
}

static bool has_player(const struct round *round, const char *text)
{
    enum side side;
    return round_has_word(round, text, strlen(text), &side, NULL) && side == SIDE_PLAYER;
}

/* The finest are the longest that the player did not have, and none is worth only a point. */
static void expect_finest(struct rig *rig, const struct computer *computer)
{
    const struct round *round = rig_round(rig);
    int shortest = WORD_LETTERS_MAX;
    for (int i = 0; i < computer->finest_count; i++) {
        const struct round_word *word = round_word(round, SIDE_COMPUTER, computer->finest[i]);
        assert_false(has_player(round, word->text));
        assert_true(word->points > 1);
        assert_true(word->letters <= shortest);
        shortest = word->letters;
    }
    int fine = 0;
    for (size_t k = 0; k < round_word_count(round, SIDE_COMPUTER); k++) {
        const struct round_word *word = round_word(round, SIDE_COMPUTER, k);
        bool is_fine = word->points > 1 && !has_player(round, word->text);
        bool is_finest = false;
        for (int i = 0; i < computer->finest_count; i++) {
            is_finest = is_finest || computer->finest[i] == k;
        }
        assert_true(is_finest || !is_fine || word->letters <= shortest);
        fine += is_fine;
    }
    assert_true(fine > 0);
    assert_int_equal(computer->finest_count, fine < FINEST_COUNT ? fine : FINEST_COUNT);
}

/* In a duel the rival has the player's words as well. */
TEST_CASE(test_the_finest_words_are_those_that_the_player_lacks)
{
    for (int is_duel = 0; is_duel < 2; is_duel++) {
        struct rig *rig = rig_new_stored(is_duel ? NULL : "perslatgsineters");
        rig->config.level = RIVAL_MERCILESS;
        rig_begin(rig);
        if (is_duel) {
            daily_begin(rig->game);
            rig_advance(rig, 2000);
        }
        const struct solution *solution = session_solution(&rig->game->session);
        int found = 0;
        for (size_t i = 0; i < solution->word_count && found < 2; i++) {
            const char *text = solution_text(solution, i);
            if (round_would_list(rig_round(rig), text, solution->words[i].letters, TIER_MAX)) {
                rig_submit(rig, text);
                found++;
            }
        }
        assert_int_equal(round_computer_shares(rig_round(rig)), is_duel);
        expect_finest(rig, see_search(rig));
        assert_true(rig_shows(rig, "Its finest words"));
        rig_free(rig);
    }
}

/* In a duel it lists the player's words as well: they are no reason to search faster. */
TEST_CASE(test_a_duel_is_searched_at_one_pace)
{
    int64_t slow_ms[2];
    for (int finds = 0; finds < 2; finds++) {
        struct rig *rig = rig_new_stored(NULL);
        rig_begin(rig);
        daily_begin(rig->game);
        rig_advance(rig, 2000);
        const struct solution *solution = session_solution(&rig->game->session);
        for (size_t i = 0; finds && i < solution->word_count; i += 2) {
            rig_submit(rig, solution_text(solution, i));
        }
        rig_end_turn(rig);
        slow_ms[finds] = rig_computer(rig)->pace.slow_ms;
        rig_free(rig);
    }
    assert_int_equal(slow_ms[0], slow_ms[1]);
}
