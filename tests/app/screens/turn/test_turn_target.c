/* SPDX-License-Identifier: MIT */
/*
 * The score that the rival will reach, as the player's turn shows it, against any rival; friends
 * and their challenges.
 */
#include "rig_test.h"
#include "test.h"

#include <stdio.h>

static struct rig *open_against(enum rival_level level)
{
    struct rig *rig = rig_new_stored("omdssliletasieeu");
    rig->config.level = level;
    rig->config.mode = MODE_TURNS;
    rig_begin(rig);
    return rig;
}

/* Whatever the player finds, the target is what the rival scores when the turn ends. */
TEST_CASE(test_the_target_is_what_the_rival_will_score)
{
    static const char *const words[] = {"slate", "late", "almost", "sales", "ales", "steal"};
    for (int level = RIVAL_NOVICE; level <= RIVAL_MERCILESS; level++) {
        long at_first = 0;
        for (size_t count = 0; count <= sizeof words / sizeof *words; count++) {
            struct rig *rig = open_against((enum rival_level)level);
            at_first = rig_turn(rig)->target.points;
            for (size_t i = 0; i < count; i++) {
                rig_enter_word(rig, words[i]);
            }
            assert_true(rig_turn(rig)->target.is_known);
            long target = rig_turn(rig)->target.points;
            round_finish(rig_round(rig));
            rig_advance(rig, 20);
            rig_key(rig, KEY_ESCAPE); /* to the end of the search */
            assert_int_equal(round_phase(rig_round(rig)), ROUND_DONE);
            assert_int_equal(round_score(rig_round(rig), SIDE_COMPUTER), target);
            assert_true(target <= at_first);
            assert_true(level != RIVAL_MERCILESS || count == 0 || target < at_first);
            rig_free(rig);
        }
    }
}

/* The figure falls after a moment, with a sound of the rival's. */
TEST_CASE(test_the_target_falls_when_the_rival_loses_a_word)
{
    struct rig *rig = open_against(RIVAL_MERCILESS);
    long before = turn_target_shown(rig_turn(rig));
    rig_enter_word(rig, "almost");
    assert_int_equal(rig_turn(rig)->target.mood, FACE_BEATEN);
    assert_true(rig_turn(rig)->target.feels.running);
    assert_int_equal(turn_target_shown(rig_turn(rig)), before);
    rig_hear(rig);
    rig->heard_count = 0;
    rig_advance(rig, 300);
    rig_hear(rig);
    assert_int_equal(rig->heard_count, 1);
    assert_int_equal(rig->heard[0].kind, CUE_FALL);
    rig_advance(rig, 1000);
    assert_int_equal(turn_target_shown(rig_turn(rig)), before - 3);
    assert_false(rig_turn(rig)->target.feels.running);
    rig_enter_word(rig, "late");
    assert_false(rig_turn(rig)->target.feels.running); /* short words impress nobody */
}

/* Returns the mood of the rival's face as drawn. */
static enum face_mood drawn_mood(struct rig *rig)
{
    rig_draw(rig);
    for (size_t i = 0; i < rig->list.count; i++) {
        if (rig->list.commands[i].kind == DRAW_FACE) {
            return rig->list.commands[i].mood;
        }
    }
    fail_msg("no face is drawn");
    return FACE_MOOD_COUNT;
}

/* For a second the rival is pleased with a word of six letters, whether found in its turn or not.
 */
TEST_CASE(test_the_rival_is_pleased_with_its_long_words)
{
    struct rig *rig = open_against(RIVAL_MERCILESS);
    const struct computer *computer = rig_computer(rig);
    round_finish(rig_round(rig));
    rig_advance(rig, 20);
    assert_int_equal(drawn_mood(rig), FACE_WAITING);
    long since_ms = PLAY_MOOD_MS;
    int pleased = 0;
    for (size_t count = 0; !computer->searched;) {
        rig_advance(rig, RIG_FRAME_MS);
        since_ms += RIG_FRAME_MS;
        for (; count < round_word_count(rig_round(rig), SIDE_COMPUTER); count++) {
            bool is_long = round_word(rig_round(rig), SIDE_COMPUTER, count)->letters >= 6;
            since_ms = is_long ? 0 : since_ms;
            pleased += is_long;
        }
        assert_int_equal(drawn_mood(rig), since_ms < PLAY_MOOD_MS ? FACE_PLEASED : FACE_WAITING);
    }
    assert_true(pleased > 0);
}

/* The target of a rung stands there from the first round, and falls with each of its words. */
TEST_CASE(test_the_ladder_has_a_target_at_once)
{
    struct rig *rig = open_against(RIVAL_LADDER);
    long target = rig_turn(rig)->target.points;
    assert_true(rig_turn(rig)->target.is_known);
    const struct solution *solution = session_solution(&rig->game->session);
    for (size_t i = 0; i < solution->word_count; i++) {
        const char *text = solution_text(solution, i);
        bool is_its = round_would_list(rig_round(rig), text, strlen(text), TIER_MAX);
        rig_enter_word(rig, text);
        target -= is_its ? solution->words[i].points : 0;
        assert_int_equal(rig_turn(rig)->target.points, target);
    }
    assert_int_equal(target, 0);
}

/* What the round decides on the ladder stands below its title, until the guide is switched on. */
TEST_CASE(test_what_the_round_decides)
{
    struct rig *rig = open_against(RIVAL_LADDER);
    assert_false(rig_says(rig, "win two of three")); /* typed boards do not count */
    rig->game->session.next.time_ms = 180000;
    game_deal(rig->game);
    (void)rig_settle(rig, 2000);
    assert_true(rig_says(rig, "win two of three"));
    rig_ctrl(rig, 'g');
    rig_ctrl(rig, 'g');
    assert_false(rig_says(rig, "win two of three"));
    assert_true(rig_says(rig, "not rated"));
    rig->game->session.next.level = RIVAL_SCHOLAR;
    game_deal(rig->game);
    (void)rig_settle(rig, 2000);
    assert_false(rig_says(rig, "win two of three"));
}

/* Where a loss decides it, all of it is said, too. */
TEST_CASE(test_what_a_loss_decides_is_said_in_full)
{
    struct rig *rig = open_against(RIVAL_LADDER);
    rig->game->session.next.time_ms = 180000;
    game_deal(rig->game);
    (void)rig_settle(rig, 2000);
    rig_turn(rig)->ladder = (struct ladder){.rung = 5, .lost = 1};
    assert_true(rig_says(rig, "0–1 · one more loss and you step down"));
    rig_free(rig);
}

/* After the first word of a round that counts, a slip on the switch of the guide costs nothing. */
TEST_CASE(test_the_guide_asks_before_it_costs_the_step)
{
    static const char question[] = "With the guide: not rated. Press once more";
    struct rig *rig = open_against(RIVAL_LADDER);
    rig->game->session.next.time_ms = 180000;
    game_deal(rig->game);
    (void)rig_settle(rig, 2000);
    rig_find_words(rig, 1);
    rig_ctrl(rig, 'g');
    assert_true(rig_says(rig, question));
    assert_null(rig_turn(rig)->guide);
    assert_false(session_had_guide(&rig->game->session));
    rig_advance(rig, 3000 + 100);
    assert_false(rig_says(rig, question));
    rig_ctrl(rig, 'g');
    rig_click_text(rig, "I’m done"); /* another question takes its place */
    assert_false(rig_says(rig, question));
    rig_ctrl(rig, 'g');
    assert_true(rig_says(rig, question));
    assert_true(rig_shows(rig, "I’m done"));
    assert_null(rig_turn(rig)->guide);
    rig_ctrl(rig, 'g');
    assert_non_null(rig_turn(rig)->guide);
    rig_ctrl(rig, 'g'); /* off, and on again: nothing is left to lose */
    rig_ctrl(rig, 'g');
    assert_non_null(rig_turn(rig)->guide);
    assert_false(rig_says(rig, question));
    rig_free(rig);
}

/* The newest word of a Hunt is on top of its list, which is drawn from its end. Below, long words
 * come first, and then the alphabet. */
TEST_CASE(test_the_words_of_a_hunt_are_in_order)
{
    struct rig *rig = rig_new_stored("omdssliletasieeu");
    rig->config.mode = MODE_ALONE;
    rig->config.time_ms = 0;
    rig_begin(rig);
    const struct solution *solution = session_solution(&rig->game->session);
    const struct target *target = &rig_turn(rig)->target;
    size_t count = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        size_t at = (i * 7 + 3) % solution->word_count;
        rig_enter_word(rig, solution_text(solution, at));
        if (target->listed_count == count) {
            continue; /* a rarer one, or one that is there */
        }
        count = target->listed_count;
        const struct round_word *newest =
            round_word(rig_round(rig), SIDE_PLAYER, target->listed[count - 1]);
        assert_string_equal(newest->text, solution_text(solution, at));
        for (size_t k = 0; k + 2 < count; k++) {
            const struct round_word *below =
                round_word(rig_round(rig), SIDE_PLAYER, target->listed[k]);
            const struct round_word *above =
                round_word(rig_round(rig), SIDE_PLAYER, target->listed[k + 1]);
            assert_true(above->letters > below->letters ||
                        (above->letters == below->letters && strcmp(above->text, below->text) < 0));
        }
    }
    assert_true(count > 5);
}

/* --- friends --- */

/* Takes a challenge of Zoë, who found the first two words of the solution, ALMOST and MILES. */
static void take_challenge(struct rig *rig)
{
    struct session *session = &rig->game->session;
    struct challenge challenge = {.source = CHALLENGE_LETTERS,
                                  .rules = RULES_FOUR,
                                  .time_ms = 60000,
                                  .board = session->board};
    const struct solution *solution = session_solution(session);
    assert_non_null(solution);
    challenge_set_name(&challenge, "Zoë");
    assert_ok(challenge_set_words(&challenge, solution, NULL));
    challenge_add_found(&challenge, 0);
    challenge_add_found(&challenge, 1);
    assert_ok(game_take_challenge(rig->game, &challenge, &challenge.board, NULL));
}

/* Lets time pass until the points of a word have arrived and are counted. */
static void count_points(struct rig *rig)
{
    for (int i = 0; i < 200; i++) {
        rig_advance(rig, RIG_FRAME_MS);
    }
}

/* Returns how many percent of the bar to the score that wins are filled. */
static int filled_percent(struct rig *rig)
{
    count_points(rig);
    rig_draw(rig);
    struct color amber = rig->game->stage.ui.theme->you;
    struct rect track = {0};
    for (size_t i = 0; i < rig->list.count; i++) {
        struct rect box = rig->list.commands[i].rect;
        bool is_amber = memcmp(&rig->list.commands[i].color, &amber, sizeof amber) == 0;
        if (is_amber && box.x == track.x && box.y == track.y && box.h == track.h) {
            return box.w * 100 / track.w;
        }
        if (rig->list.commands[i].kind == DRAW_BOX &&
            box.h == layout_px(&rig->game->stage.layout, 12)) {
            track = box;
        }
    }
    return 0;
}

/* A word that the rival loses counts twice, so the distance says nothing about what would win. It
 * changes with the scores that are shown, not before. */
TEST_CASE(test_the_distance_to_a_target_that_falls)
{
    struct rig *rig = open_against(RIVAL_MERCILESS);
    long target = turn_target_shown(rig_turn(rig));
    char text[40];
    (void)snprintf(text, sizeof text, "%ld behind", target);
    assert_true(rig_shows(rig, text));
    rig_enter_word(rig, "almost"); /* 3 points */
    assert_true(rig_shows(rig, text));
    count_points(rig);
    (void)snprintf(text, sizeof text, "%ld behind", target - 6);
    assert_true(rig_shows(rig, text));
}

TEST_CASE(test_a_friend_is_named_and_shows_the_words_that_were_found)
{
    struct rig *rig = open_against(RIVAL_MERCILESS);
    take_challenge(rig);
    (void)rig_settle(rig, 3000);
    assert_true(rig_shows(rig, "Zoë"));
    assert_false(rig_shows(rig, "Computer"));
    long target = turn_target_shown(rig_turn(rig));
    assert_int_equal(target, 5);
    assert_true(rig_shows(rig, "to beat"));
    assert_true(rig_shows(rig, "6 more to win"));
    assert_int_equal(filled_percent(rig), 0);
    rig_enter_word(rig, "almost"); /* counts for both */
    count_points(rig);
    assert_int_equal(turn_target_shown(rig_turn(rig)), target);
    assert_true(rig_shows(rig, "3 more to win"));
    assert_int_in_range(filled_percent(rig), 49, 50); /* not three of the five that are beaten */
    rig_enter_word(rig, "steal");
    rig_enter_word(rig, "late");
    count_points(rig);
    assert_true(rig_shows(rig, "Ahead by 1"));
    assert_int_equal(filled_percent(rig), 100);
    rig_end_turn(rig);
    assert_true(rig_shows(rig, "What Zoë found…"));
    for (int i = 0; i < 2000 && round_word_count(rig_round(rig), SIDE_COMPUTER) < 2; i++) {
        rig_advance(rig, RIG_FRAME_MS);
        assert_false(rig_shows(rig, "dead end")); /* she did not search */
    }
    assert_true(rig_shows(rig, "5"));
    assert_int_equal(round_word_count(rig_round(rig), SIDE_COMPUTER), 2);
    assert_true(rig_shows(rig, "ALMOST"));
}

/* A word with which the player draws level with a score that does not move, or passes it, says so;
 * in a column the score has the sender's name. */
TEST_CASE(test_a_duel_says_when_the_lead_changes)
{
    struct rig *rig = open_against(RIVAL_MERCILESS);
    take_challenge(rig);
    (void)rig_settle(rig, 3000);
    rig_resize(rig, 390, 844);
    assert_true(rig_shows(rig, "Zoë: to beat"));
    rig_enter_word(rig, "almost");
    assert_true(rig_shows(rig, "+3"));
    assert_false(rig_shows(rig, "You are level"));
    rig_enter_word(rig, "miles");
    assert_true(rig_shows(rig, "You are level"));
    rig_enter_word(rig, "steal");
    assert_true(rig_shows(rig, "Ahead by 2"));
    rig_enter_word(rig, "late");
    assert_false(rig_shows(rig, "Ahead by 3"));
}

/* Nobody raced in a duel: the answer to it is none either. */
TEST_CASE(test_the_answer_to_a_duel_is_a_duel)
{
    struct rig *rig = open_against(RIVAL_MERCILESS);
    struct session *session = &rig->game->session;
    char line[CHALLENGE_LINE_MAX];
    struct challenge answer;
    for (int is_answer = 0; is_answer < 2; is_answer++) {
        if (is_answer) {
            take_challenge(rig);
        }
        (void)rig_settle(rig, 3000);
        rig_submit(rig, "steal");
        assert_ok(game_write_challenge(rig->game, session->round, "", session_solution(session),
                                       line, NULL));
        assert_ok(challenge_read(line, strlen(line), &answer, NULL));
        assert_int_equal(answer.has_times, !is_answer);
    }
}

/* No words were found yet, but the challenge itself could not be recovered. */
TEST_CASE(test_a_challenge_that_waits_is_not_lost)
{
    for (int i = 0; i < 2; i++) {
        struct rig *rig = open_against(RIVAL_MERCILESS);
        if (i == 1) {
            take_challenge(rig);
        }
        rig_advance(rig, 2000);
        rig_ctrl(rig, 'p');
        rig_click_text(rig, "Home");
        rig_click_text(rig, "Play");
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
        game_give_up(rig->game);
        assert_int_equal(saves_count_waiting(rig->game->saves, 2), i);
        rig_free(rig);
    }
}
