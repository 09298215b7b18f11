/* SPDX-License-Identifier: MIT */
/*
 * Rounds of every way and kind: how they begin, resume and are repeated, and what the player gets
 * for them.
 */
#include "my_words.h"
#include "rig_test.h"
#include "seed.h"
#include "sending.h"
#include "test.h"

#include "trounce/challenge.h"

#define BOARD "omdssliletasieeu"

static struct rig *open_rig(void)
{
    struct rig *rig = rig_new_kept(NULL);
    rig_begin(rig);
    return rig;
}

/* --- each way --- */

TEST_CASE(test_each_way_is_begun_and_kept)
{
    for (int mode = 0; mode < MODE_COUNT; mode++) {
        struct rig *rig = open_rig();
        struct match *match = &rig->game->session.next;
        match->mode = (enum game_mode)mode;
        match->level = RIVAL_SCHOLAR;
        match->shared_count = true;
        (void)snprintf(match->names[0], SETTING_NAME_SIZE, "Ann");
        (void)snprintf(match->names[1], SETTING_NAME_SIZE, "Ben");
        game_deal(rig->game);
        assert_int_equal(round_mode(rig_round(rig)), mode);
        assert_int_equal(round_rival(rig_round(rig))->level,
                         mode == MODE_TWO ? RIVAL_MERCILESS : RIVAL_SCHOLAR);
        rig_find_words(rig, 3);
        if (mode == MODE_TWO) {
            round_finish(rig_round(rig));
            round_start(rig_round(rig));
            rig_find_words(rig, 2);
        }
        rig_play_out(rig);
        struct stored_round kept = rig_newest_round(rig);
        assert_int_equal(kept.mode, mode);
        assert_int_equal(kept.player_words, 3);
        assert_int_equal(kept.second_words, mode == MODE_TWO ? 2 : 0);
        assert_int_equal(kept.shared_count, mode == MODE_TWO);
        assert_string_equal(kept.notes.player_name, mode == MODE_TWO ? "Ann" : "");
        assert_string_equal(kept.notes.second_name, mode == MODE_TWO ? "Ben" : "");
        assert_string_equal(session_name_of(&rig->game->session, SIDE_PLAYER),
                            mode == MODE_TWO ? "Ann" : "You");
        assert_true(kept.notes.counts);
        assert_int_equal(kept.notes.par > 0, mode != MODE_TWO);
        rig_free(rig);
    }
}

/* A round that was left resumes with all its settings, whatever phase it was in. */
TEST_CASE(test_each_way_goes_on)
{
    for (int mode = 0; mode < MODE_COUNT; mode++) {
        for (int turn = 0; turn <= (mode == MODE_TWO ? 2 : 0); turn++) {
            struct rig *rig = open_rig();
            struct match *match = &rig->game->session.next;
            match->mode = (enum game_mode)mode;
            match->level = RIVAL_LADDER;
            (void)snprintf(match->names[1], SETTING_NAME_SIZE, "Ben");
            game_deal(rig->game);
            rig_find_words(rig, 2);
            round_advance(rig_round(rig), 70000);
            if (turn > 0) {
                round_finish(rig_round(rig)); /* to the curtain */
            }
            if (turn > 1) {
                round_start(rig_round(rig));
                rig_find_words(rig, 1);
            }
            game_autosave(rig->game);
            size_t computers = round_word_count(rig_round(rig), SIDE_COMPUTER);
            long played = round_played_ms(rig_round(rig));
            int strength = round_rival(rig_round(rig))->strength;
            assert_true(round_mode(rig_round(rig)) == MODE_TWO
                            ? strength == RIVAL_STRENGTH_MAX
                            : strength > RIVAL_STRENGTH_NOTHING && strength < RIVAL_STRENGTH_MAX);
            assert_ok(rig_restart(rig));
            rig->game->session.next.mode = MODE_TURNS;
            game_continue(rig->game);
            const struct round *round = rig_round(rig);
            assert_int_equal(round_mode(round), mode);
            assert_int_equal(rig->game->session.match.mode, mode);
            assert_int_equal(round_word_count(round, SIDE_PLAYER), 2);
            assert_int_equal(round_word_count(round, SIDE_SECOND), turn > 1);
            assert_int_equal(round_word_count(round, SIDE_COMPUTER), computers);
            assert_int_equal(round_played_ms(round), played);
            assert_int_equal(round_rival(round)->strength, strength);
            assert_int_equal(round_turn(round), turn > 0 ? SIDE_SECOND : SIDE_PLAYER);
            if (mode == MODE_TWO) {
                assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HANDOVER));
                assert_true(round_phase(round) != ROUND_PLAYER); /* so that the clock rests */
                assert_string_equal(session_name_of(&rig->game->session, SIDE_SECOND), "Ben");
            } else {
                assert_int_equal(round_phase(round), ROUND_PLAYER);
            }
            rig_free(rig);
        }
    }
}

/* The computer enters only common words if the settings say so. */
TEST_CASE(test_a_race_of_common_words)
{
    for (int i = 0; i < 2; i++) {
        struct rig *rig = rig_new_kept(NULL);
        assert_true(rig_set_board(rig, BOARD, NULL));
        assert_true(rig_add_word(rig, "letas", TIER_MAX, false));
        rig->config.mode = MODE_RACE;
        rig->config.time_ms = 0; /* untimed, so that every word comes */
        assert_ok(rig_open(rig));
        rig->game->settings.words = i == 0 ? WORDS_ALL : WORDS_COMMON;
        preferences_keep(rig->game, SETTING_WORDS);
        game_again(rig->game);
        rig_advance(rig, 2000);
        rig->has_board = false; /* for the restart */
        assert_ok(rig_restart(rig));
        game_continue(rig->game);
        round_advance(rig_round(rig), 100000000);
        enum side side = SIDE_PLAYER;
        bool has = round_has_word(rig_round(rig), "letas", 5, &side, NULL);
        assert_int_equal(has, i == 0);
        assert_true(round_word_count(rig_round(rig), SIDE_COMPUTER) > 0);
        rig_free(rig);
    }
}

/* --- again --- */

TEST_CASE(test_play_again_repeats_the_round_that_was_played)
{
    struct rig *rig = open_rig();
    struct game *game = rig->game;
    game->session.next.mode = MODE_RACE;
    game->session.next.size = 5;
    game->session.next.rules = RULES_PLAIN;
    game->session.next.time_ms = 120000;
    game->session.next.level = RIVAL_EXPERT;
    game_deal(game);
    struct board first = game->session.board;
    rig_play_out(rig);
    long long id = rig_newest_round(rig).id;

    /* Open it from the list of past rounds while Home offers something else. */
    struct match other = game->session.next;
    other.mode = MODE_ALONE;
    other.size = 4;
    other.rules = RULES_FOUR;
    other.time_ms = 0;
    other.level = RIVAL_NOVICE;
    stage_go(&game->stage, SCREEN_HOME, NULL);
    game->session.next = other;
    stage_over(&game->stage, SCREEN_STATISTICS, NULL);
    game_open_past(game, id);
    for (int i = 0; i < 2; i++) {
        game_deal_again(game);
        const struct round *round = rig_round(rig);
        assert_int_equal(round_mode(round), MODE_RACE);
        assert_int_equal(round_board(round)->rows, 5);
        assert_int_equal(round_rules(round), RULES_PLAIN);
        assert_int_equal(round_time_ms(round), 120000);
        assert_int_equal(round_rival(round)->level, RIVAL_EXPERT);
        assert_memory_not_equal(first.faces, round_board(round)->faces, 25);
        assert_true(game->session.notes.counts);
        rig_play_out(rig);
    }
    stage_go(&game->stage, SCREEN_HOME, NULL);
    assert_memory_equal(&game->session.next, &other, sizeof other);
}

/* --- challenges --- */

/* Writes the challenge of a finished round as its player would send it. */
static void write_challenge(struct rig *rig, char line[CHALLENGE_LINE_MAX])
{
    (void)snprintf(rig->game->settings.name, SETTING_NAME_SIZE, "Zoë");
    const char *text;
    assert_ok(sending_write(rig->game, &text, NULL));
    assert_non_null(strstr(text, "Trounce"));
    (void)snprintf(line, CHALLENGE_LINE_MAX, "%s", strchr(text, '\n') + 1);
}

static void read_challenge(const char *line, struct challenge *challenge)
{
    assert_ok(challenge_read(line, strlen(line), challenge, NULL));
}

static enum status take(struct rig *rig, const char *line, struct fault *fault)
{
    struct challenge challenge;
    struct board board;
    read_challenge(line, &challenge);
    if (challenge.source == CHALLENGE_LETTERS) {
        board = challenge.board;
    } else {
        assert_ok(session_board_of_code(&rig->game->session, challenge.code, &board, NULL));
    }
    return game_take_challenge(rig->game, &challenge, &board, fault);
}

/* A friend has none of the words that count only for the player. */
TEST_CASE(test_a_challenge_has_no_own_words)
{
    struct rig *zoe = open_rig();
    char line[CHALLENGE_LINE_MAX];
    const char *text;
    game_deal(zoe->game);
    rig_find_words(zoe, 2);
    long score = round_score(rig_round(zoe), SIDE_PLAYER);
    const char *given = rig_solution_word(zoe, 0);
    char own[PATH_LETTERS_MAX + 1];
    char removed[STORE_WORD_MAX];
    (void)snprintf(removed, sizeof removed, "%s", rig_solution_word(zoe, 3));
    size_t length = strlen(given); /* backwards it is on the board, too */
    for (size_t i = 0; i < length; i++) {
        own[i] = given[length - 1 - i];
    }
    own[length] = '\0';
    assert_false(my_words_counts(zoe->game, own));
    assert_true(my_words_say(zoe->game, own, true));
    assert_true(my_words_say(zoe->game, removed, false));
    rig_submit(zoe, own);
    assert_true(session_is_own(&zoe->game->session, own));
    assert_true(round_score(rig_round(zoe), SIDE_PLAYER) > score);
    rig_play_out(zoe);
    write_challenge(zoe, line);
    assert_ok(sending_write(zoe->game, &text, NULL));
    char points[80];
    (void)snprintf(points, sizeof points, "Zoë challenges you to Trounce, a word game: %ld point",
                   score);
    assert_non_null(strstr(text, points));
    rig_free(zoe);

    struct rig *rig = open_rig();
    assert_ok(take(rig, line, NULL));
    rig_play_out(rig);
    assert_int_equal(round_score(rig_round(rig), SIDE_COMPUTER), score);
}

TEST_CASE(test_a_challenge_goes_to_and_fro)
{
    struct rig *zoe = open_rig();
    char line[CHALLENGE_LINE_MAX];
    char words[3][STORE_WORD_MAX];
    zoe->game->session.next.time_ms = 120000;
    game_deal(zoe->game);
    rig_find_words(zoe, 3);
    for (size_t i = 0; i < 3; i++) {
        (void)snprintf(words[i], sizeof words[i], "%s", rig_solution_word(zoe, i));
    }
    assert_true(round_take_hint(rig_round(zoe), 2)); /* which cost her points */
    long zoes = round_score(rig_round(zoe), SIDE_PLAYER);
    assert_int_equal(zoes, round_points(rig_round(zoe), SIDE_PLAYER) - 2);
    rig_play_out(zoe);
    write_challenge(zoe, line);

    struct rig *rig = open_rig();
    assert_ok(take(rig, line, NULL));
    const struct round *round = rig_round(rig);
    assert_string_equal(rig->game->session.code, zoe->game->session.code);
    assert_int_equal(round_mode(round), MODE_TURNS);
    assert_int_equal(round_time_ms(round), 120000);
    assert_string_equal(session_name_of(&rig->game->session, SIDE_COMPUTER), "Zoë");
    rig_submit(rig, words[0]);
    game_autosave(rig->game);

    /* It resumes as Zoë's. */
    assert_ok(rig_restart(rig));
    game_continue(rig->game);
    rig_play_out(rig);
    round = rig_round(rig);
    assert_int_equal(round_word_count(round, SIDE_COMPUTER), 3);
    assert_int_equal(round_score(round, SIDE_COMPUTER), zoes);
    assert_string_equal(session_name_of(&rig->game->session, SIDE_COMPUTER), "Zoë");
    struct stored_round kept = rig_newest_round(rig);
    assert_int_equal(kept.notes.kind, ROUND_KIND_CHALLENGE);
    assert_string_equal(kept.notes.sender, "Zoë");
    assert_int_equal(kept.level, RIVAL_FRIEND);
    assert_int_equal(kept.computer_points, zoes);
    assert_true(kept.notes.counts);

    /* The same board again: the same friend, but it does not count. */
    game_again(rig->game);
    rig_play_out(rig);
    assert_int_equal(round_word_count(rig_round(rig), SIDE_COMPUTER), 3);
    assert_false(rig_newest_round(rig).notes.counts);

    /* "Play again" deals another board, which Zoë has not seen, by the terms of Home, and says so.
     */
    assert_true(rig_shows(rig, "Play again"));
    assert_true(rig_says(rig, "Next: Merciless · Turns"));
    assert_true(rig_says(rig, "4 × 4 · 3:00"));
    game_deal_again(rig->game);
    assert_int_equal(round_rival(rig_round(rig))->level, RIVAL_MERCILESS);
    assert_int_equal(round_time_ms(rig_round(rig)), 180000);
    assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_PLAIN);
}

/* Somebody who has played the board sees both lists side by side. */
TEST_CASE(test_an_answer_is_compared)
{
    struct rig *zoe = open_rig();
    struct rig *rig = open_rig();
    char line[CHALLENGE_LINE_MAX];
    struct challenge answer;
    zoe->game->session.next.level = RIVAL_EXPERT;
    game_deal(zoe->game);
    rig_find_words(zoe, 3);
    assert_true(round_take_hint(rig_round(zoe), 1));
    long zoes = round_score(rig_round(zoe), SIDE_PLAYER);
    rig_play_out(zoe);
    write_challenge(zoe, line);
    assert_ok(take(rig, line, NULL));
    rig_find_words(rig, 2);
    assert_true(round_take_hint(rig_round(rig), 2));
    long mine = round_score(rig_round(rig), SIDE_PLAYER);
    rig_play_out(rig);
    write_challenge(rig, line);

    struct game *game = zoe->game;
    struct stored_round kept = rig_newest_round(zoe);
    read_challenge(line, &answer);
    struct board board = *round_board(rig_round(rig));
    long long id = 0;
    assert_ok(history_find_played(zoe->store, &board, answer.rules, answer.time_ms, &id));
    assert_int_equal(id, kept.id);
    challenge_set_name(&answer, "Ben");
    struct challenge other = answer;
    other.digest ^= 1;
    const struct round *before = rig_round(zoe);
    game_compare(game, &other, &board, kept.id);
    assert_string_equal(game->notice.text, "the challenge was made with another word list");
    assert_ptr_equal(rig_round(zoe), before); /* no round begins */
    game_compare(game, &answer, &board, kept.id);
    assert_true(stage_is_on_top(&game->stage, SCREEN_RESULTS));
    const struct round *round = rig_round(zoe);
    assert_int_equal(round_score(round, SIDE_PLAYER), zoes);
    assert_int_equal(round_score(round, SIDE_COMPUTER), mine);
    assert_int_equal(round_word_count(round, SIDE_COMPUTER), 2);
    assert_true(round_is_shared(round, SIDE_COMPUTER, 0));
    assert_string_equal(session_name_of(&game->session, SIDE_COMPUTER), "Ben");
    assert_true(round_has_ghost(round)); /* his words have times, for the replay */
    for (size_t i = 0; i < 2; i++) {
        long found_ms = round_word(round, SIDE_COMPUTER, i)->found_ms;
        assert_int_in_range(found_ms, 0, round_played_ms(round));
    }
    assert_int_equal(rig_newest_round(zoe).id, kept.id); /* nothing is stored */
    assert_int_equal(rig_newest_round(zoe).level, RIVAL_EXPERT);

    /* The same board again is against the friend; what is played by other rules is not compared. */
    game_again(game);
    rig_play_out(zoe);
    assert_int_equal(round_score(rig_round(zoe), SIDE_COMPUTER), mine);
    assert_ok(history_find_played(zoe->store, &board, answer.rules, answer.time_ms, &id));
    assert_int_equal(id, kept.id); /* still the first */
    assert_ok(history_find_played(zoe->store, &board, RULES_PLAIN, answer.time_ms, &id));
    assert_int_equal(id, 0);
}

TEST_CASE(test_a_challenge_with_other_words_is_refused)
{
    struct rig *zoe = rig_new_kept(NULL);
    char line[CHALLENGE_LINE_MAX];
    struct fault fault = {0};
    assert_true(rig_set_board(zoe, BOARD, NULL));
    assert_true(rig_add_word(zoe, "letas", 35, false));
    assert_ok(rig_open(zoe));
    rig_play_out(zoe);
    write_challenge(zoe, line);
    struct rig *rig = open_rig();
    assert_int_equal(take(rig, line, &fault), STATUS_MISSING);
    assert_non_null(fault.detail.format);
    assert_null(rig_round(rig));
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));

    /* A challenge on typed letters does not count, like any typed board. */
    assert_ok(take(zoe, line, NULL));
    assert_false(zoe->game->session.notes.counts);
}

/* --- honours, strength and practice words --- */

TEST_CASE(test_strength_moves_by_rated_rounds_alone)
{
    static const struct {
        enum game_mode mode;
        long time_ms;
        size_t words;
        bool hint, again, early, rated;
    } rounds[] = {
        {MODE_TURNS, 180000, 9, false, false, false, true},
        {MODE_RACE, 180000, 9, false, false, false, true},
        {MODE_ALONE, 60000, 9, false, false, false, true},
        {MODE_TURNS, 180000, 9, false, true, false, false}, /* repeats the same board */
        {MODE_TWO, 180000, 9, false, false, false, false},
        {MODE_TURNS, 0, 9, false, false, false, false},
        {MODE_TURNS, 180000, 9, true, false, false, false},
        {MODE_TURNS, 180000, 0, false, false, true, false}, /* ended by mistake */
        {MODE_TURNS, 180000, 0, false, false, false, true},
    };
    struct rig *rig = open_rig();
    struct game *game = rig->game;
    int rated = 0;
    for (size_t i = 0; i < sizeof rounds / sizeof rounds[0]; i++) {
        struct strength before = saves_strength(game->saves);
        if (rounds[i].again) {
            game_again(game);
        } else {
            game->session.next.mode = rounds[i].mode;
            game->session.next.time_ms = rounds[i].time_ms;
            game_deal(game);
        }
        rig_find_words(rig, rounds[i].words);
        if (rounds[i].hint) {
            assert_true(round_take_hint(game->session.round, 1));
        }
        if (rounds[i].early) {
            round_finish(game->session.round);
        }
        rig_play_out(rig);
        struct strength after = saves_strength(game->saves);
        const struct honours *honours = &game->session.honours;
        rated += rounds[i].rated;
        assert_int_equal(honours->is_rated, rounds[i].rated);
        assert_int_equal(after.rounds, rated);
        assert_int_equal(honours->strength_before, strength_value(&before));
        assert_int_equal(honours->strength, strength_value(&after));
        assert_int_equal(rig_newest_round(rig).notes.strength_tenths,
                         rounds[i].rated ? after.tenths : -1);
        if (rounds[i].rated && rounds[i].words > 0 && i == 0) {
            assert_true(after.tenths > before.tenths);
        } else if (!rounds[i].rated) {
            assert_int_equal(after.tenths, before.tenths);
        }
        stage_go(&game->stage, SCREEN_HOME, NULL);
    }

    /* The strength is kept, also after a restart; deleting everything resets it. */
    game->session.next.mode = MODE_TURNS;
    game->session.next.level = RIVAL_LADDER;
    game_deal(game);
    struct strength strength = saves_strength(game->saves);
    assert_ok(rig_restart(rig));
    assert_int_equal(saves_strength(rig->game->saves).tenths, strength.tenths);
    assert_true(saves_delete_all(rig->game->saves));
    strength = saves_strength(rig->game->saves);
    assert_int_equal(strength_value(&strength), STRENGTH_NEW);
}

/* Words that the computer takes first count half in a race, so that the player is not rated too
 * weak. */
TEST_CASE(test_words_that_a_race_takes_count_by_half)
{
    struct rig *rig = open_rig();
    struct game *game = rig->game;
    game->session.next.mode = MODE_RACE;
    game->session.next.level = RIVAL_MERCILESS;
    game_deal(game);
    rig_find_words(rig, 4);
    rig_play_out(rig);
    const struct solution *solution = session_findings(&game->session);
    struct strength_scale scale;
    int in_race;
    int alone;
    strength_scale_init(&scale, &game->session.board, solution);
    assert_true(strength_of_score(&scale, round_score(rig_round(rig), SIDE_PLAYER), &alone));
    assert_true(round_word_count(rig_round(rig), SIDE_COMPUTER) > 0);
    assert_true(strength_of_round(rig_round(rig), solution, &in_race));
    assert_true(in_race > alone);
}

/* Ends the round after this time. */
static void end_round_after(struct rig *rig, long used_ms)
{
    round_advance(rig_round(rig), used_ms);
    round_finish(rig_round(rig));
    rig_play_out(rig);
}

TEST_CASE(test_an_early_end_is_judged_by_the_time_used)
{
    struct rig *rig = open_rig();
    struct game *game = rig->game;
    int early;
    int full;
    game->session.next.level = RIVAL_NOVICE;
    game->session.next.time_ms = 180000;
    game_deal(game);
    rig_find_words(rig, 4);
    end_round_after(rig, 120000);
    assert_true(strength_of_round(rig_round(rig), session_findings(&game->session), &early));
    game_again(game);
    rig_find_words(rig, 4);
    rig_play_out(rig);
    assert_true(strength_of_round(rig_round(rig), session_findings(&game->session), &full));
    assert_true(early > full);
}

/* What is found first is easy, and would make strong players of whoever stops then. */
TEST_CASE(test_a_round_cut_short_is_not_rated)
{
    struct rig *rig = open_rig();
    struct game *game = rig->game;
    game->session.next.level = RIVAL_NOVICE;
    game->session.next.time_ms = 180000;
    for (int i = 0; i < 2; i++) {
        game_deal(game);
        rig_find_words(rig, 4);
        end_round_after(rig, i == 0 ? 89999 : 90000);
        assert_int_equal(game->session.honours.is_rated, i == 1);
        const struct results *results = rig_results(rig);
        bool says_so = false;
        for (int k = 0; k < results->verdict.news_count; k++) {
            says_so =
                says_so || strstr(results->verdict.news[k].text, "Too short for strength") != NULL;
        }
        assert_int_equal(says_so, i == 0);
    }
}

/* The terms were changed while a round waited: Play again goes by those of the round, and the line
 * beside it does not promise others. */
TEST_CASE(test_the_next_terms_are_those_of_play_again)
{
    struct rig *rig = open_rig();
    struct game *game = rig->game;
    preferences_set(game, SETTING_MODE, MODE_TURNS);
    preferences_set(game, SETTING_LEVEL, RIVAL_NOVICE);
    game_deal(game);
    rig_find_words(rig, 4);
    assert_true(game_leave(game));
    preferences_set(game, SETTING_LEVEL, RIVAL_SCHOLAR);
    game_continue(game);
    rig_play_out(rig);
    assert_true(stage_is_on_top(&game->stage, SCREEN_RESULTS));
    assert_false(rig_says(rig, "Next: "));
    game_deal_again(game);
    assert_int_equal(game->session.match.level, RIVAL_NOVICE);
    rig_play_out(rig);
    stage_go(&game->stage, SCREEN_HOME, NULL);
    game_deal(game);
    rig_play_out(rig);
    assert_true(rig_says(rig, "Next: Scholar · Turns"));
}

/* Whatever a strong player finds of a board, in whatever time: a win, even with far fewer words
 * than usual, never lowers the strength, and a loss may. */
TEST_CASE(test_a_win_never_lowers_the_strength)
{
    static const enum rival_level levels[] = {RIVAL_NOVICE, RIVAL_LADDER, RIVAL_SCHOLAR};
    struct rig *rig = open_rig();
    struct game *game = rig->game;
    struct random random;
    int wins = 0;
    int weak_wins = 0;
    int falls = 0;
    random_seed(&random, seed_of_tests());
    game->session.next.time_ms = 180000;
    for (int i = 0; i < 60; i++) {
        int tenths = 0;
        bool is_random = i > 6;
        game->session.next.level = i == 6      ? RIVAL_SCHOLAR
                                   : is_random ? levels[random_below(&random, 3)]
                                               : RIVAL_NOVICE;
        game->session.next.mode =
            is_random && random_below(&random, 4) == 0 ? MODE_RACE : MODE_TURNS;
        struct strength before = saves_strength(game->saves);
        game_deal(game);
        size_t all = session_solution(&game->session)->word_count;
        rig_find_words(rig, i < 5    ? all
                            : i == 5 ? all / 2 /* a win, but weaker */
                            : i == 6 ? 0
                                     : random_below(&random, (uint32_t)all));
        if (is_random && random_below(&random, 3) == 0) {
            end_round_after(rig, 60000 + (long)random_below(&random, 119000));
        } else {
            rig_play_out(rig);
        }
        if (!game->session.honours.is_rated) {
            continue;
        }
        assert_true(
            strength_of_round(game->session.round, session_findings(&game->session), &tenths));
        int now = saves_strength(game->saves).tenths;
        falls += now < before.tenths;
        if (game->session.honours.score > round_score(game->session.round, SIDE_COMPUTER)) {
            wins++;
            weak_wins += tenths < before.tenths;
            assert_true(now >= before.tenths);
        }
    }
    assert_true(wins >= 5);
    assert_true(weak_wins > 0);
    assert_true(falls > 0);
}

/* A round without a point is nothing to improve on. */
TEST_CASE(test_a_best_beats_a_score)
{
    struct rig *rig = open_rig();
    for (size_t words = 0; words < 3; words++) {
        game_deal(rig->game);
        rig_find_words(rig, 3 * words);
        rig_play_out(rig);
        assert_int_equal(rig->game->session.honours.feats.is_best, words == 2);
    }
}

TEST_CASE(test_honours_of_a_round)
{
    struct rig *rig = open_rig();
    struct game *game = rig->game;
    game->session.next.level = RIVAL_NOVICE;
    game_deal(game);
    size_t all = session_solution(&game->session)->word_count;
    rig_find_words(rig, all);
    rig_play_out(rig);
    const struct honours *honours = &game->session.honours;
    struct stored_round kept = rig_newest_round(rig);
    assert_int_equal(honours->score, round_score(rig_round(rig), SIDE_PLAYER));
    assert_true(honours->par > 0);
    assert_int_equal(honours->stars, 3);
    assert_true(honours->common_words > 0);
    assert_int_equal(honours->common_found, honours->common_words);
    assert_true(honours->feats.is_first_win);
    assert_false(honours->feats.is_best); /* the first round ever is not a best */
    assert_true(honours->goal_count > 0);
    assert_int_equal(kept.notes.par, honours->par);
    assert_int_equal(kept.notes.stars, 3);
    assert_int_equal(kept.notes.common_words, honours->common_words);
    assert_int_equal(kept.notes.common_found, honours->common_found);
    long par = honours->par;
    long long id = kept.id;

    /* The goals of the first round are not awarded again. */
    int goals = honours->goal_count;
    game_deal_again(game);
    assert_int_equal(game->session.honours.par, 0);
    rig_play_out(rig);
    assert_true(honours->goal_count < goals);
    assert_int_equal(honours->stars, 0);

    /* A past round shows its stars again, but no goals. */
    stage_go(&game->stage, SCREEN_HOME, NULL);
    stage_over(&game->stage, SCREEN_STATISTICS, NULL);
    game_open_past(game, id);
    assert_int_equal(honours->par, par);
    assert_int_equal(honours->stars, 3);
    assert_int_equal(honours->goal_count, 0);
}

/* A win is never without a star, however little it took; a loss or a score of one's own may be. */
TEST_CASE(test_a_win_has_a_star)
{
    static const enum game_mode modes[] = {MODE_TURNS, MODE_TURNS, MODE_ALONE};
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
        struct rig *rig = open_rig();
        const struct honours *honours = &rig->game->session.honours;
        rig->game->session.next.mode = modes[i];
        game_deal(rig->game);
        if (i != 1) {
            rig_submit(
                rig, rig_solution_word(rig, session_solution(&rig->game->session)->word_count - 1));
        }
        rig_cut_short(rig);
        assert_true(honours->score < par_score(1, honours->par));
        assert_int_equal(honours->stars, i == 0);
        assert_int_equal(rig_newest_round(rig).notes.stars, i == 0);
        rig_free(rig);
    }
}

TEST_CASE(test_practice_has_neither_clock_nor_stars)
{
    struct rig *rig = open_rig();
    struct game *game = rig->game;
    game_deal(game);
    rig_submit(rig, rig_solution_word(rig, 0));
    rig_play_out(rig);
    struct board board = game->session.board;
    struct practice_count count;
    assert_ok(practice_count(game->store, "2026-11-21", &count));
    long waiting = count.waiting;
    assert_true(waiting > 0);

    game_practise(game, &board, "");
    assert_int_equal(round_mode(rig_round(rig)), MODE_ALONE);
    assert_int_equal(round_time_ms(rig_round(rig)), 0);
    rig_submit(rig, rig_solution_word(rig, 1));
    rig_play_out(rig);
    const struct honours *honours = &game->session.honours;
    struct stored_round kept = rig_newest_round(rig);
    assert_int_equal(kept.notes.kind, ROUND_KIND_PRACTICE);
    assert_false(kept.notes.counts);
    assert_int_equal(honours->par, 0);
    assert_false(honours->is_rated);
    assert_true(honours->practised_count > 0); /* words missed on this very board */
    assert_ok(practice_count(game->store, "2026-11-21", &count));
    assert_int_equal(count.waiting, waiting); /* practice adds no words */
    game_deal_again(game);
    assert_true(stage_is_on_top(&game->stage, SCREEN_PRACTICE));
}

/* A word waiting for practice may be found in any round. */
TEST_CASE(test_a_waiting_word_is_met)
{
    struct rig *rig = open_rig();
    struct game *game = rig->game;
    struct practice_word word;
    game_deal(game);
    const struct solution *solution = session_solution(&game->session);
    size_t missed = 0;
    while (solution->words[missed].tier > DEAL_COMMON_TIER || solution->words[missed].tier <= 10) {
        missed++;
    }
    char text[STORE_WORD_MAX];
    (void)snprintf(text, sizeof text, "%s", rig_solution_word(rig, missed));
    rig_submit(rig, rig_solution_word(rig, missed + 1));
    rig_play_out(rig);
    assert_ok(practice_find(game->store, text, &word));
    assert_int_equal(word.box, 0);
    assert_int_equal(game->session.honours.practised_count, 0);

    rig->date = date_of_unix(RIG_NOON_UNIX_S + 86400);
    game_again(game);
    rig_submit(rig, text);
    rig_play_out(rig);
    assert_int_equal(game->session.honours.practised_count, 1);
    assert_string_equal(game->session.honours.practised[0].text, text);
    assert_true(game->session.honours.practised[0].is_found);
    assert_ok(practice_find(game->store, text, &word));
    assert_int_equal(word.box, 1);
}

/* A round ended at once, or played by two, adds no missed words. */
TEST_CASE(test_what_teaches_nothing)
{
    struct rig *rig = open_rig();
    struct practice_count count;
    game_deal(rig->game);
    rig_play_out(rig);
    assert_ok(practice_count(rig->game->store, "2026-11-21", &count));
    assert_int_equal(count.waiting, 0);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    rig->game->session.next.mode = MODE_TWO;
    game_deal(rig->game);
    rig_find_words(rig, 2);
    rig_play_out(rig);
    assert_ok(practice_count(rig->game->store, "2026-11-21", &count));
    assert_int_equal(count.waiting, 0);
}

/* A past round opened over the results of another takes their place. Each screen below has the
 * focus that it had when it was covered. */
TEST_CASE(test_the_focus_below_past_rounds)
{
    struct rig *rig = rig_new_kept(NULL);
    struct past_rounds past = {.level = RIVAL_NOVICE, .counts = true, .percent = 9, .count = 1};
    assert_ok(rig_play_past(rig, 4, &past));
    rig_begin(rig);
    struct stage *stage = &rig->game->stage;
    long long id = rig_newest_round(rig).id;
    stage_over(stage, SCREEN_DAILY, NULL);
    stage->ui.focus = 5;
    game_open_past(rig->game, id);
    stage->ui.focus = 4;
    stage_over(stage, SCREEN_STATISTICS, NULL);
    stage->ui.focus = 3;
    game_open_past(rig->game, id);
    stage_back(stage);
    assert_true(stage_is_on_top(stage, SCREEN_STATISTICS));
    assert_int_equal(stage->ui.focus, 3);
    stage_back(stage);
    assert_true(stage_is_on_top(stage, SCREEN_DAILY));
    assert_int_equal(stage->ui.focus, 5);
}
