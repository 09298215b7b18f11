/* SPDX-License-Identifier: MIT */
/*
 * The times of a replay, and what its keys, its timeline and its buttons do.
 */
#include "rig_test.h"
#include "test.h"

#include <string.h>

/* A round in turns against Merciless on PERSLATGSINETERS, with SLATE after ten seconds and LATES
 * after a minute, ended after 90 seconds; at its results. */
static struct rig *rig_at_end(void)
{
    struct rig *rig = rig_new_with_words("perslatgsineters");
    rig_begin(rig);
    (void)rig_settle(rig, 2000);
    struct round *round = rig->game->session.round;
    round_advance(round, 10000 - round_played_ms(round));
    rig_enter_word(rig, "slate");
    round_advance(round, 60000 - round_played_ms(round));
    rig_enter_word(rig, "lates");
    round_advance(round, 90000 - round_played_ms(round));
    rig_end_round(rig);
    return rig;
}

static struct rig *rig_at_replay(void)
{
    struct rig *rig = rig_at_end();
    rig_advance(rig, 1200);
    assert_true(game_has_replay(rig->game));
    rig_click(rig, rig_hot(rig, RESULTS_ID_REPLAY).x + 5, rig_hot(rig, RESULTS_ID_REPLAY).y + 5);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_REPLAY));
    rig_draw(rig);
    return rig;
}

static void expect_at(const struct rig *rig, long at_ms)
{
    assert_int_equal(rig_replay(rig)->at_ms, at_ms);
}

/* Every word is entered at its time; the computer's turn follows the player's. */
TEST_CASE(test_words_come_at_their_times)
{
    struct rig *rig = rig_at_replay();
    const struct round *round = rig->game->session.round;
    struct replay *replay = rig_replay(rig);
    assert_int_equal(replay->end_ms, 90000);
    assert_true(replay->whole_ms > 90000);
    assert_int_equal(replay_listed(replay, SIDE_PLAYER, 9999), 0);
    assert_int_equal(replay_listed(replay, SIDE_PLAYER, 10000), 1);
    assert_int_equal(replay_points(replay, SIDE_PLAYER, 60000), round_points(round, SIDE_PLAYER));
    assert_int_equal(replay_listed(replay, SIDE_COMPUTER, 90000), 0);
    assert_int_equal(replay_listed(replay, SIDE_COMPUTER, replay->whole_ms),
                     round_word_count(round, SIDE_COMPUTER));
    for (size_t i = 0; i < replay->count; i++) {
        assert_true(replay->words[i].from_ms <= replay->words[i].at_ms);
        assert_true(i == 0 || replay->words[i - 1].at_ms <= replay->words[i].at_ms);
    }

    /* The path grows up to that moment. */
    int length = 0;
    for (long at_ms = replay->words[0].from_ms + 1; at_ms < 10000; at_ms += 20) {
        replay_go(replay, at_ms);
        struct replay_shown shown = replay_shown(replay, round, true);
        assert_ptr_equal(shown.word, &replay->words[0]);
        assert_true(shown.path.length >= length && shown.milli >= 0 && shown.milli < 1000);
        length = shown.path.length;
        assert_null(replay_shown(replay, round, false).word);
    }
    assert_int_equal(length, 5);
    replay_go(replay, 10000);
    assert_int_equal(replay_shown(replay, round, true).milli, 1000);
    assert_non_null(replay_shown(replay, round, false).word);
}

/* Draws; returns whether anything has this colour. */
static bool has_color(struct rig *rig, struct color color)
{
    bool has = false;
    rig_draw(rig);
    for (size_t i = 0; i < rig->list.count; i++) {
        has = has || memcmp(&rig->list.commands[i].color, &color, sizeof color) == 0;
    }
    return has;
}

/* As in the turn, little time is left of a short round only in its second half. */
TEST_CASE(test_a_short_clock_does_not_begin_low)
{
    struct rig *rig = rig_new_with_words("perslatgsineters");
    rig->config.time_ms = 30000;
    rig_begin(rig);
    (void)rig_settle(rig, 2000);
    rig_enter_word(rig, "late");
    round_advance(rig_round(rig), 30000);
    rig_end_round(rig);
    game_replay(rig->game);
    replay_go(rig_replay(rig), 14000);
    assert_false(has_color(rig, rig->game->stage.theme->bad));
    replay_go(rig_replay(rig), 16000);
    assert_true(has_color(rig, rig->game->stage.theme->bad));
}

/* Words count what they are worth, and hints are paid and named at the end. */
TEST_CASE(test_hints_are_paid)
{
    struct rig *rig = rig_new_with_words("perslatgsineters");
    rig_begin(rig);
    (void)rig_settle(rig, 2000);
    struct round *round = rig->game->session.round;
    round_advance(round, 10000 - round_played_ms(round));
    rig_enter_word(rig, "late"); /* a point */
    assert_true(round_take_hint(round, 4));
    round_advance(round, 60000 - round_played_ms(round));
    rig_enter_word(rig, "slate");
    round_advance(round, 70000 - round_played_ms(round));
    rig_enter_word(rig, "lates");
    round_advance(round, 90000 - round_played_ms(round));
    rig_end_round(rig);
    game_replay(rig->game);
    rig_draw(rig);
    const struct replay *replay = rig_replay(rig);
    long score = round_score(round, SIDE_PLAYER);
    assert_int_equal(score, round_points(round, SIDE_PLAYER) - 4);
    assert_int_equal(replay_points(replay, SIDE_PLAYER, 0), 0);
    assert_int_equal(replay_points(replay, SIDE_PLAYER, 59999), 1);
    assert_int_equal(replay_points(replay, SIDE_PLAYER, replay->end_ms), score + 4);
    assert_false(rig_shows(rig, "usual")); /* after the first round */
    assert_false(rig_says(rig, "Hints: −4"));
    replay_go(rig_replay(rig), replay->whole_ms);
    rig_draw(rig);
    assert_true(rig_says(rig, "Hints: −4"));
}

/* Left and Right go from word to word, Home and End to the ends, and digits set the speed. */
TEST_CASE(test_keys_go_through_it)
{
    struct rig *rig = rig_at_replay();
    struct replay *replay = rig_replay(rig);
    rig_key(rig, KEY_SPACE);
    assert_true(replay->is_paused);
    rig_key(rig, KEY_HOME);
    rig_key(rig, KEY_LEFT);
    expect_at(rig, 0);
    rig_key(rig, KEY_RIGHT);
    expect_at(rig, 10000);
    assert_true(rig_shows(rig, "SLATE"));
    assert_false(rig_shows(rig, "LATES"));
    rig_key(rig, KEY_RIGHT);
    expect_at(rig, 60000);
    assert_true(rig_shows(rig, "LATES"));
    rig_pad_move(rig, -1, 0);
    expect_at(rig, 10000);
    rig_advance(rig, 1000);
    expect_at(rig, 10000);
    rig_type(rig, "2");
    rig_pad(rig, PAD_X, true);
    assert_false(replay->is_paused);
    rig_advance(rig, 600);
    assert_true(replay->at_ms >= 10000 + 4 * 500 && replay->at_ms <= 10000 + 4 * 700);
    rig_type(rig, "3");
    assert_int_equal(replay_factor(replay), 16);
    rig_type(rig, "4");
    assert_int_equal(replay_factor(replay), 16);
    /* A French keyboard has other characters at the places of digits. */
    app_input(rig->app, &(struct input){.kind = INPUT_TEXT, .text = "é", .digit = '2'});
    assert_int_equal(replay_factor(replay), 4);
    app_input(rig->app, &(struct input){.kind = INPUT_TEXT, .text = "3", .digit = '1'});
    assert_int_equal(replay_factor(replay), 16);
    rig_key(rig, KEY_LEFT); /* while it plays, past the word that was just entered */
    rig_key(rig, KEY_END);
    expect_at(rig, replay->whole_ms);
    rig_advance(rig, 100);
    assert_true(replay->is_paused);
    assert_int_equal(app_wait_ms(rig->app), -1);
    rig_key(rig, KEY_SPACE); /* from the start */
    rig_advance(rig, 32);
    assert_false(replay->is_paused);
    assert_true(replay->at_ms < replay->words[0].from_ms);
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
}

/* Of the times in which nothing happens, two seconds are seen at any speed. */
TEST_CASE(test_idle_times_are_cut)
{
    static const char *const speeds[REPLAY_SPEEDS] = {"1", "2", "3"};
    for (int i = 0; i < REPLAY_SPEEDS; i++) {
        struct rig *rig = rig_at_replay();
        struct replay *replay = rig_replay(rig);
        const struct replay_word *words = replay->words;
        rig_type(rig, speeds[i]);
        long idle_ms = 2000L * replay_factor(replay);
        replay_go(replay, 0);
        rig_advance(rig, RIG_FRAME_MS);
        assert_true(replay->at_ms >= words[0].from_ms - idle_ms);
        replay_go(replay, 10000);
        rig_advance(rig, 800); /* the word is no longer lit */
        assert_int_in_range(replay->at_ms, words[1].from_ms - idle_ms, words[1].from_ms);
        rig_advance(rig, 2100);
        assert_true(replay->at_ms > words[1].from_ms);
        rig_key(rig, KEY_SPACE);
        replay_go(replay, 30000); /* paused, all of them can be looked at */
        rig_advance(rig, 1000);
        expect_at(rig, 30000);
        rig_free(rig);
    }
}

/* Pressing and dragging on the bar go there, on a mark to its word; the pointer on one names it. */
TEST_CASE(test_the_bar_is_pressed_and_dragged)
{
    struct rig *rig = rig_at_replay();
    struct replay *replay = rig_replay(rig);
    const struct replay_places *at = &replay->at;
    int y = at->bar.y + at->bar.h / 2;
    rig_key(rig, KEY_SPACE);
    rig_press(rig, at->bar.x + at->bar.w / 2, y, BUTTON_LEFT);
    assert_true(replay->at_ms >= 44000 && replay->at_ms <= 46000);
    rig_move(rig, at->rest.x + at->rest.w, y + 200, true);
    expect_at(rig, replay->whole_ms);
    rig_move(rig, at->bar.x - 50, y, true);
    expect_at(rig, 0);
    rig_release(rig, at->bar.x - 50, y, BUTTON_LEFT);
    rig_move(rig, at->bar.x + at->bar.w / 2, y, false);
    expect_at(rig, 0);
    rig_draw(rig);
    rig_move(rig, at->bar.x + at->bar.w * 2 / 3, at->marks.y + at->marks.h - 4, false);
    assert_true(rig_says(rig, "LATES +2 · 1:00"));
    rig_press(rig, at->bar.x + at->bar.w * 2 / 3, at->marks.y + at->marks.h - 4, BUTTON_LEFT);
    expect_at(rig, 60000);
    rig_release(rig, at->bar.x + at->bar.w * 2 / 3, at->marks.y + at->marks.h - 4, BUTTON_LEFT);
    rig_happens(rig, INPUT_LEAVE);
    assert_false(rig_says(rig, "LATES +2 · 1:00"));
}

/* The mark of a word found at the very end does not stick out of the bar. */
TEST_CASE(test_marks_stay_within_the_bar)
{
    struct rig *rig = rig_at_replay();
    struct replay *replay = rig_replay(rig);
    const struct replay_places *at = &replay->at;
    const struct layout *layout = &rig->game->stage.layout;
    int end = at->bar.x + at->bar.w;
    int y = at->marks.y + at->marks.h - 2;
    int beyond = 3 + 1; /* so far the pointer reaches */
    replay->words[0].at_ms = replay->end_ms;
    assert_int_equal(replay_mark_at(replay, layout, end - 2, y), 0);
    assert_int_equal(replay_mark_at(replay, layout, end + beyond, y), -1);
    replay->words[0].at_ms = 0;
    assert_int_equal(replay_mark_at(replay, layout, at->bar.x + 2, y), 0);
    assert_int_equal(replay_mark_at(replay, layout, at->bar.x - beyond, y), -1);
}

/* A stored round is replayed over the statistics; Result leads to its results, and those back. */
TEST_CASE(test_a_past_round)
{
    struct rig *rig = rig_new_kept(NULL);
    struct past_rounds past = {
        .level = RIVAL_NOVICE, .counts = true, .percent = 60, .count = 2, .seed = 3};
    assert_ok(rig_play_past(rig, 4, &past));
    assert_ok(rig_open(rig));
    const struct stage *stage = &rig->game->stage;
    stage_over(&rig->game->stage, SCREEN_STATISTICS, NULL);
    rig_draw(rig);
    assert_true(rig_statistics(rig)->page[0].has_times);
    struct rect button = rig_hot(rig, STATISTICS_ID_REPLAY);
    rig_click(rig, button.x + 5, button.y + 5);
    assert_true(stage_is_on_top(stage, SCREEN_REPLAY));
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(stage, SCREEN_STATISTICS));
    assert_null(rig->game->session.round);
    rig_draw(rig);
    rig_click(rig, button.x + 5, button.y + 5);
    rig_click_text(rig, "Result");
    assert_true(stage_is_on_top(stage, SCREEN_RESULTS));
    rig_advance(rig, 1200);
    rig_click(rig, rig_hot(rig, RESULTS_ID_REPLAY).x + 5, rig_hot(rig, RESULTS_ID_REPLAY).y + 5);
    assert_true(stage_is_on_top(stage, SCREEN_REPLAY));
    rig_click_text(rig, "Result");
    assert_true(stage_is_on_top(stage, SCREEN_RESULTS));
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(stage, SCREEN_STATISTICS));
}

/* The turns of two players follow one another, each with its clock; a race has both colours. */
TEST_CASE(test_other_ways)
{
    static const enum game_mode modes[] = {MODE_TWO, MODE_RACE};
    for (int i = 0; i < 2; i++) {
        struct rig *rig = rig_new_kept(NULL);
        struct past_rounds past = {.mode = modes[i],
                                   .level = RIVAL_MERCILESS,
                                   .counts = true,
                                   .percent = 60,
                                   .count = 1,
                                   .seed = 3};
        assert_ok(rig_play_past(rig, 4, &past));
        assert_ok(rig_open(rig));
        game_replay_past(rig->game, 1);
        const struct replay *replay = rig_replay(rig);
        const struct round *round = rig->game->session.round;
        long computer = (long)replay_listed(replay, SIDE_COMPUTER, replay->end_ms);
        long second = (long)replay_listed(replay, SIDE_SECOND, replay->end_ms);
        assert_int_equal(replay->count, round_word_count(round, SIDE_PLAYER) +
                                            round_word_count(round, SIDE_SECOND) +
                                            round_word_count(round, SIDE_COMPUTER));
        assert_int_equal(computer > 0, modes[i] == MODE_RACE);
        assert_int_equal(second > 0, modes[i] == MODE_TWO);
        assert_int_equal(replay->second_ms > 0, modes[i] == MODE_TWO);
        assert_false(rig_shows(rig, "Computer")); /* it has no part in either */
        assert_true(modes[i] == MODE_TWO || replay->whole_ms == replay->end_ms);
        for (size_t k = 0; k < replay->count && modes[i] == MODE_TWO; k++) {
            bool is_first = replay->words[k].side == SIDE_PLAYER;
            bool is_second = replay->words[k].side == SIDE_SECOND;
            assert_true(!is_first || replay->words[k].at_ms <= replay->second_ms);
            assert_true(!is_second || replay->words[k].from_ms >= replay->second_ms);
        }
        rig_free(rig);
    }
}

/* Races the ghost of the round, by the button in the rival's panel. */
static struct rig *rig_at_ghost(void)
{
    struct rig *rig = rig_at_replay();
    rig_click_text(rig, "Race this ghost");
    (void)rig_settle(rig, 2000);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    return rig;
}

/* The same board and clock, with the words of the round as the rival's at their times. It does not
 * count, and it can be raced again. */
TEST_CASE(test_a_ghost_is_raced)
{
    struct rig *rig = rig_at_ghost();
    const struct session *session = &rig->game->session;
    struct round *round = session->round;
    assert_true(session_has_ghost(session) && session_has_own_ghost(session));
    assert_int_equal(session->notes.kind, ROUND_KIND_GHOST);
    assert_false(session->notes.counts);
    assert_int_equal(round_time_ms(round), 180000);
    assert_true(rig_shows(rig, "Your ghost"));
    rig_advance(rig, 10200 - round_played_ms(round));
    assert_int_equal(round_word_count(round, SIDE_COMPUTER), 1);
    assert_int_in_range(round_word(round, SIDE_COMPUTER, 0)->found_ms, 9900, 10100);
    rig_enter_word(rig, "late");
    rig_end_round(rig);
    rig_draw(rig);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    assert_int_equal(round_word_count(session->round, SIDE_COMPUTER), 2);
    assert_true(game_has_ghost(rig->game));
    assert_false(rig->game->session.honours.is_rated);
    assert_true(game_race_ghost(rig->game, 0));
    (void)rig_settle(rig, 2000);
    assert_true(session_has_own_ghost(session));
    game_deal_again(rig->game); /* by the terms of Home */
    assert_false(session_has_own_ghost(session));
    assert_int_not_equal(session->match.level, RIVAL_FRIEND);
}

/* The dice lie as they did at the end of its round, whenever that was. */
TEST_CASE(test_a_ghost_begins_with_the_rotation_of_its_round)
{
    struct rig *rig = rig_new_kept("perslatgsineters");
    rig_begin(rig);
    const struct session *session = &rig->game->session;
    rig_enter_word(rig, "slate");
    rig_ctrl(rig, 'r');
    rig_ctrl(rig, 'r');
    rig_ctrl(rig, 'r');
    rig_end_round(rig);
    long long id = rig_newest_round(rig).id;
    assert_true(game_race_ghost(rig->game, 0));
    assert_int_equal(session->notes.quarter_turns, 3);
    rig_advance(rig, 100);
    assert_int_equal(rig_turn(rig)->tracer.view.quarter_turns, 3);
    rig_enter_word(rig, "late");
    rig_ctrl(rig, 'r');
    rig_end_round(rig);
    assert_int_equal(session->notes.quarter_turns, 0);
    assert_true(game_race_ghost(rig->game, 0)); /* the same ghost, as its dice lay last */
    assert_int_equal(session->notes.quarter_turns, 0);
    rig_ctrl(rig, 'r');
    assert_true(game_race_ghost(rig->game, id));
    assert_int_equal(session->notes.quarter_turns, 3);
    rig_advance(rig, 100);
    assert_int_equal(rig_turn(rig)->tracer.view.quarter_turns, 3);
    assert_ok(rig_restart(rig)); /* and so in a round that waits, and in one of long ago */
    session = &rig->game->session;
    game_continue(rig->game);
    assert_int_equal(session->notes.quarter_turns, 3);
    game_deal(rig->game);
    assert_int_equal(session->notes.quarter_turns, 0);
    assert_true(game_race_ghost(rig->game, id));
    assert_int_equal(session->notes.quarter_turns, 3);
}

/* A round without a clock is raced against one that is as long as the round was. */
TEST_CASE(test_a_ghost_without_a_clock)
{
    struct rig *rig = rig_at_end();
    struct round *round = rig->game->session.round;
    rig->game->session.match.time_ms = 0;
    game_again(rig->game);
    (void)rig_settle(rig, 2000);
    round = rig->game->session.round;
    assert_int_equal(round_time_ms(round), 0);
    round_advance(round, 70000 - round_played_ms(round));
    rig_enter_word(rig, "slate");
    rig_end_round(rig);
    assert_true(game_race_ghost(rig->game, 0));
    assert_int_equal(round_time_ms(rig->game->session.round), 90000);
    assert_true(session_has_ghost(&rig->game->session));
}

/* Of several rounds on such boards the best can be chosen, by mouse and in a narrow window. */
TEST_CASE(test_the_best_ghost)
{
    for (int is_narrow = 0; is_narrow < 2; is_narrow++) {
        struct rig *rig = rig_new_kept(NULL);
        struct past_rounds past = {
            .level = RIVAL_NOVICE, .counts = true, .percent = 60, .count = 4, .seed = 3};
        struct history_ghost best = {.id = 0};
        assert_ok(rig_play_past(rig, 4, &past));
        assert_ok(rig_open(rig));
        struct history_filter all = {.any_rules = true, .counted_only = true};
        assert_ok(history_best_ghost(rig->game->store, &all, 180000, &best));
        assert_true(best.id > 0 && best.score > 0);
        if (is_narrow) {
            rig_resize(rig, 1000, 640);
        }
        game_replay_past(rig->game, best.id);
        rig_draw(rig);
        assert_int_equal(rig_replay(rig)->best.id, 0); /* it is the best itself */
        rig_key(rig, KEY_ESCAPE);
        game_replay_past(rig->game, best.id == 4 ? 3 : 4); /* later rounds found more */
        rig_draw(rig);
        assert_int_equal(rig_replay(rig)->best.id, best.id);
        char board[BOARD_TEXT_MAX];
        struct stored_round stored;
        struct round *round;
        assert_ok(saves_load(rig->game->saves, best.id, NULL, &rig->lexicon, &stored, &round));
        if (is_narrow) {
            struct rect button = rig_hot(rig, REPLAY_ID_RACE_BEST);
            rig_click(rig, button.x + 5, button.y + 5);
        } else {
            struct rect which = rig_hot(rig, REPLAY_ID_WHICH + 1);
            rig_click(rig, which.x + 5, which.y + 5);
            rig_click_text(rig, "Race this ghost");
        }
        (void)rig_settle(rig, 2000);
        assert_true(session_has_own_ghost(&rig->game->session));
        assert_string_equal(board_format(&rig->game->session.board, board), stored.board);
        round_free(round);
        rig_free(rig);
    }
}

/* Words of an older version have no times: there is nothing to replay. */
TEST_CASE(test_a_round_without_times)
{
    struct rig *rig = rig_at_end();
    struct round_word *word =
        (struct round_word *)round_word(rig->game->session.round, SIDE_PLAYER, 1);
    word->found_ms = -1;
    assert_false(game_has_replay(rig->game));
    results_decide(rig_results(rig), rig->game);
    rig_draw(rig);
    assert_null(ui_hot_of(&rig->game->stage.ui, RESULTS_ID_REPLAY));
}
