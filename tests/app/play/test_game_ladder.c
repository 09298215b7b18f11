/* SPDX-License-Identifier: MIT */
/*
 * Rounds on the ladder: against whom they are played, and which of them move the player there.
 */
#include "rig_test.h"
#include "test.h"

#include "trounce/ladder.h"

static struct rig *open_rig(void)
{
    struct rig *rig = rig_new_kept(NULL);
    rig->config.level = RIVAL_LADDER;
    rig_begin(rig);
    return rig;
}

/* Plays a round with so many words, 0 to lose it, all of them to trounce the rival. */
static void play(struct rig *rig, size_t words)
{
    game_deal(rig->game);
    rig_find_words(rig, words);
    rig_play_out(rig);
}

static size_t all_words(struct rig *rig)
{
    return session_solution(&rig->game->session)->word_count;
}

/* A round leads where its honours say, whatever happens to the program then. */
TEST_CASE(test_rounds_move_on_the_ladder)
{
    struct rig *rig = open_rig();
    assert_int_equal(game_ladder(rig->game).rung, LADDER_FIRST);
    for (int i = 0; i < 12; i++) {
        struct ladder before = game_ladder(rig->game);
        game_deal(rig->game);
        assert_int_equal(round_rival(rig_round(rig))->rung, before.rung);
        assert_int_in_range(round_rival(rig_round(rig))->strength, RIVAL_STRENGTH_NOTHING + 1,
                            RIVAL_STRENGTH_MAX);
        rig_find_words(rig, i < 6 ? all_words(rig) : 0);
        rig_play_out(rig);
        const struct honours *honours = &rig->game->session.honours;
        struct ladder after = before;
        int moved = ladder_move(&after, round_score(rig_round(rig), SIDE_PLAYER),
                                round_score(rig_round(rig), SIDE_COMPUTER));
        assert_memory_equal(&honours->ladder_before, &before, sizeof before);
        assert_memory_equal(&honours->ladder, &after, sizeof after);
        assert_int_equal(honours->ladder_moved, moved);
        assert_true(i >= 6 || moved == (before.rung < 9 ? 2 : LADDER_RUNGS - before.rung));
        struct ladder kept = rig_newest_round(rig).notes.ladder;
        assert_memory_equal(&kept, &after, sizeof after);
        assert_ok(rig_restart(rig));
        struct ladder now = game_ladder(rig->game);
        assert_memory_equal(&now, &after, sizeof after);
    }
    struct ladder_record record;
    assert_ok(history_ladder(rig->game->store, &record));
    assert_int_equal(record.best_rung, LADDER_RUNGS);
    assert_true(record.now.rung < LADDER_RUNGS);
    assert_true(saves_delete_all(rig->game->saves));
    assert_int_equal(game_ladder(rig->game).rung, LADDER_FIRST);
}

/* After the verdict, the first climb out of a tier is shown; not one inside of a tier, and not the
 * same climb later. */
TEST_CASE(test_the_first_climb_out_of_a_tier_is_shown)
{
    struct rig *rig = open_rig();
    struct game *game = rig->game;
    int shown = 0;
    for (int i = 0; i < 10; i++) {
        rig->date = date_of_unix(RIG_NOON_UNIX_S + 60 * i);
        int from = game_ladder(game).rung;
        game_deal(game);
        rig_find_words(rig, i < 3 || i == 9 ? all_words(rig) : 0);
        rig_play_out(rig);
        int to = game->session.honours.ladder.rung;
        bool is_first = to > from && ladder_tier(to) != ladder_tier(from) && i != 9;
        (void)rig_settle(rig, 10000);
        assert_int_equal(stage_is_on_top(&game->stage, SCREEN_CLIMB), is_first);
        stage_go(&game->stage, SCREEN_HOME, NULL);
        shown += is_first;
    }
    assert_int_equal(shown, 2);
}

/* Turns and Race with a clock and without the guide, against its rivals alone. */
TEST_CASE(test_which_rounds_move_on_the_ladder)
{
    static const struct {
        enum game_mode mode;
        enum rival_level level;
        long time_ms;
        int hint; /* its price, 0 for the guide; -1: none */
        bool again, moves;
    } cases[] = {
        {MODE_TURNS, RIVAL_LADDER, 180000, -1, false, true},
        {MODE_RACE, RIVAL_LADDER, 180000, -1, false, true},
        {MODE_TURNS, RIVAL_LADDER, 60000, -1, false, true},
        {MODE_TURNS, RIVAL_LADDER, 180000, -1, true, false}, /* the same board */
        {MODE_TURNS, RIVAL_LADDER, 0, -1, false, false},
        {MODE_TURNS, RIVAL_LADDER, 180000, 0, false, false}, /* with the guide */
        {MODE_TURNS, RIVAL_LADDER, 180000, 1, false, true},
        {MODE_TURNS, RIVAL_SCHOLAR, 180000, -1, false, false},
        {MODE_TWO, RIVAL_LADDER, 180000, -1, false, false},
        {MODE_ALONE, RIVAL_LADDER, 180000, -1, false, false},
    };
    struct rig *rig = open_rig();
    struct game *game = rig->game;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct ladder before = game_ladder(game);
        game->session.next.mode = cases[i].mode;
        game->session.next.level = cases[i].level;
        game->session.next.time_ms = cases[i].time_ms;
        if (cases[i].again) {
            game_again(game);
        } else {
            game_deal(game);
        }
        rig_find_words(rig, 1);
        if (cases[i].hint >= 0) {
            assert_true(round_take_hint(game->session.round, cases[i].hint));
        }
        rig_play_out(rig);
        assert_int_equal(rig_newest_round(rig).notes.ladder.rung > 0, cases[i].moves);
        assert_int_equal(game->session.honours.ladder.rung > 0, cases[i].moves);
        struct ladder after = game_ladder(game);
        if (!cases[i].moves) {
            assert_memory_equal(&after, &before, sizeof before);
        }
    }
}

/* Who has a history, but none on the ladder, begins on the rung of his strength. */
TEST_CASE(test_a_history_decides_where_one_begins)
{
    struct rig *rig = open_rig();
    struct past_rounds past = {
        .level = RIVAL_NOVICE, .counts = true, .rated = true, .percent = 50, .count = 12};
    assert_int_equal(game_ladder(rig->game).rung, LADDER_FIRST);
    assert_ok(rig_play_past(rig, 4, &past));
    struct strength strength = saves_strength(rig->game->saves);
    int rung = ladder_start(strength_value(&strength));
    assert_true(rung > LADDER_FIRST);
    assert_int_equal(game_ladder(rig->game).rung, rung);
    rig->game->session.next.level = RIVAL_LADDER;
    rig->game->session.next.mode = MODE_TURNS;
    rig->game->session.next.time_ms = 180000;
    play(rig, 0);
    assert_int_equal(rig->game->session.honours.ladder_before.rung, rung);
}
