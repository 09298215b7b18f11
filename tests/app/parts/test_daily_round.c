/* SPDX-License-Identifier: MIT */
/*
 * Playing the daily board: it counts once a day, also if the game is closed and started again in
 * between.
 */
#include "phrase.h"
#include "preferences.h"
#include "rig_test.h"
#include "sending.h"
#include "store.h"
#include "test.h"

#include "trounce/deal.h"

static struct rig *new_rig(struct store *store)
{
    struct rig *rig = rig_new_with_words(NULL);
    rig->config.store = store;
    rig->config.rules = RULES_CLASSIC;
    rig->config.mode = MODE_ALONE;
    rig->config.size = 5;
    rig->config.time_ms = 0;
    return rig;
}

static struct rig *open_rig(struct store *store)
{
    struct rig *rig = new_rig(store);
    assert_ok(rig_open(rig));
    return rig;
}

static void set_date(struct rig *rig, int year, int month, int day)
{
    rig->date = (struct app_date){.year = year, .month = month, .day = day};
}

/* Plays today's board to its end, entering some words if `with_word`. */
static void play(struct rig *rig, bool with_word)
{
    struct game *game = rig->game;
    daily_begin(game);
    assert_true(stage_is_on_top(&game->stage, SCREEN_TURN));
    (void)rig_settle(rig, 2000);
    if (with_word) {
        static const char *const words[] = {"late", "stale", "rate", "dare", "site", "tone",
                                            "lets", "sits",  "thus", "seat", "nose", "wait"};
        for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
            rig_enter_word(rig, words[i]);
        }
        assert_true(round_score(game->session.round, SIDE_PLAYER) > 0);
    }
    rig_end_round(rig);
    assert_true(stage_is_on_top(&game->stage, SCREEN_RESULTS));
}

/* Saves the round like the app. */
static void keep(struct store *store, const struct game *game)
{
    assert_ok(store_save_round(store, game->session.round, &game->session.notes, NULL, NULL));
}

static void assert_standing(const struct game *game, bool counted, long score, long streak)
{
    struct app_date day = calendar_today(&game->calendar);
    struct daily_date date = {day.year, day.month, day.day};
    struct daily_standing standing = saves_daily(game->saves, &date);
    assert_int_equal(standing.counted, counted);
    assert_int_equal(standing.score, score);
    assert_int_equal(standing.streak, streak);
}

TEST_CASE(test_it_has_terms_of_its_own)
{
    struct rig *rig = open_rig(NULL);
    struct game *game = rig->game;
    daily_begin(game);
    assert_int_equal(game->session.board.rows, 4);
    assert_int_equal(game->session.match.rules, RULES_FOUR);
    assert_int_equal(game->session.match.time_ms, 180000);
    assert_int_equal(game->session.match.mode, MODE_TURNS); /* not Home's choice */
    assert_int_equal(game->session.match.level, RIVAL_SCHOLAR);
    assert_int_equal(game->session.notes.kind, ROUND_KIND_DAILY);
    assert_string_equal(game->session.notes.date, "2026-11-20");
    assert_string_equal(game->session.notes.code, game->session.code);
    assert_true(game->session.notes.counts);
    (void)rig_settle(rig, 2000);
    rig_end_round(rig);
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&game->stage, SCREEN_HOME));
    assert_int_equal(game->session.next.size, 5);
    assert_int_equal(game->session.next.rules, RULES_CLASSIC);
    assert_int_equal(game->session.next.time_ms, 0);
}

/* The score to beat is known before the round, and is what the rival has at its end, whatever the
 * player finds; two stars are given for it. */
TEST_CASE(test_its_score_to_beat_does_not_move)
{
    for (int with_words = 0; with_words < 2; with_words++) {
        struct rig *rig = open_rig(NULL);
        struct session *session = &rig->game->session;
        long points = daily_board(rig->game)->rival_points;
        assert_true(points > 0);
        play(rig, with_words != 0);
        assert_true(round_computer_shares(session->round));
        assert_int_equal(round_score(session->round, SIDE_COMPUTER), points);
        assert_int_equal(session->honours.par, points);
        rig_free(rig);
    }
}

/* Adds the rows and columns of today's board, read both ways, as words that are not common. */
static void add_rare_words(struct rig *rig)
{
    struct rig *other = open_rig(NULL);
    struct board board = daily_board(other->game)->board;
    rig_free(other);
    for (int line = 0; line < 16; line++) {
        struct path path = {.length = 4};
        char word[PATH_LETTERS_MAX + 1];
        for (int i = 0; i < 4; i++) {
            int step = line % 2 ? 3 - i : i;
            int at = line / 4;
            path.cells[i] = (unsigned char)(line % 4 < 2 ? 4 * at + step : 4 * step + at);
        }
        (void)path_spell(&path, &board, word);
        assert_true(rig_add_word(rig, word, 2 + DEAL_COMMON_TIER, false));
    }
}

/* Nor do the words that the player wants to see in other rounds change it. */
TEST_CASE(test_its_score_to_beat_is_the_same_for_everyone)
{
    struct rig *rig = new_rig(NULL);
    add_rare_words(rig);
    assert_ok(rig_open(rig));
    long points = daily_board(rig->game)->rival_points;
    preferences_set(rig->game, SETTING_WORDS, WORDS_COMMON);
    assert_int_equal(daily_board(rig->game)->rival_points, points);
    preferences_set(rig->game, SETTING_CHILDREN, true);
    preferences_set(rig->game, SETTING_CLEAN, true);
    assert_int_equal(daily_board(rig->game)->rival_points, points);
    play(rig, true);
    assert_int_equal(round_score(rig->game->session.round, SIDE_COMPUTER), points);
}

/* Another window, seed and choice at Home give the same board. */
TEST_CASE(test_it_is_the_same_for_everyone)
{
    struct rig *one = open_rig(NULL);
    struct rig *other = new_rig(NULL);
    other->config.seed = 99;
    other->config.size = 6;
    other->config.rules = RULES_PLAIN;
    assert_ok(rig_open(other));
    daily_begin(one->game);
    game_deal(other->game); /* earlier deals do not matter */
    daily_begin(other->game);
    assert_memory_equal(&one->game->session.board, &other->game->session.board,
                        sizeof one->game->session.board);
    assert_string_equal(one->game->session.code, other->game->session.code);
    set_date(other, 2026, 11, 21);
    daily_begin(other->game);
    assert_string_not_equal(one->game->session.code, other->game->session.code);
}

TEST_CASE(test_it_counts_once)
{
    struct rig *rig = open_rig(NULL);
    assert_standing(rig->game, false, 0, 0);
    play(rig, true);
    long score = round_score(rig->game->session.round, SIDE_PLAYER);
    assert_standing(rig->game, true, score, 1);
    play(rig, false);
    assert_false(rig->game->session.notes.counts);
    assert_standing(rig->game, true, score, 1);
    set_date(rig, 2026, 11, 21);
    assert_standing(rig->game, false, 0, 1);
    play(rig, false);
    assert_true(rig->game->session.notes.counts);
    assert_standing(rig->game, true, 0, 2);
    set_date(rig, 2026, 11, 23);
    assert_standing(rig->game, false, 0, 0);
    play(rig, false);
    assert_standing(rig->game, true, 0, 1);
    set_date(rig, 2026, 11, 22); /* the clock was put back */
    assert_standing(rig->game, false, 0, 2);
}

TEST_CASE(test_its_round_is_titled)
{
    struct rig *rig = open_rig(NULL);
    daily_begin(rig->game);
    (void)rig_settle(rig, 2000);
    assert_true(rig_says(rig, "Daily Sprint"));
    assert_false(rig_says(rig, "Trounce"));
}

/* A board that is finished after midnight is named by its own day, then and later. */
TEST_CASE(test_a_board_of_yesterday_is_not_todays)
{
    struct store *store;
    assert_ok(store_open(NULL, &store, NULL));
    struct rig *rig = open_rig(store);
    daily_begin(rig->game);
    (void)rig_settle(rig, 2000);
    rig_enter_word(rig, "late");
    set_date(rig, 2026, 11, 21);
    rig_end_round(rig);
    assert_int_equal(rig->game->session.honours.streak, 1);
    rig_results(rig)->has_more = true;
    assert_true(rig_says(rig, "The board of 20 November is done. Streak: 1 day."));
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    stage_over(&rig->game->stage, SCREEN_STATISTICS, NULL);
    assert_true(rig_shows(rig, "yesterday"));
    rig_click_text(rig, "yesterday");
    assert_true(rig_shows(rig, "Daily Sprint · yesterday"));
    game_replay(rig->game);
    assert_true(rig_shows(rig, "Daily Sprint · 4 × 4 · yesterday"));
    rig_free(rig);
    store_close(store);
}

TEST_CASE(test_the_same_board_again_is_not_another_day)
{
    struct rig *rig = open_rig(NULL);
    play(rig, false);
    game_again(rig->game);
    (void)rig_settle(rig, 2000);
    assert_false(rig->game->session.notes.counts);
    assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_DAILY);
    assert_int_equal(rig->game->session.match.rules, RULES_FOUR);
    rig_end_turn(rig);
    assert_standing(rig->game, true, 0, 1);
}

TEST_CASE(test_a_round_that_is_left_does_not_count)
{
    struct rig *rig = open_rig(NULL);
    daily_begin(rig->game);
    (void)rig_settle(rig, 2000);
    round_free(rig->game->session.round);
    rig->game->session.round = NULL;
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    assert_standing(rig->game, false, 0, 0);
    assert_int_equal(rig->game->session.next.rules, RULES_CLASSIC);
}

/* The next round goes by the terms of Home: if its mode is another, the button names it, as there
 * is no room for the line beside it in a small window. */
/* Begins today's Hunt and ends it at once. */
static void end_hunt(struct rig *rig)
{
    daily_begin_hunt(rig->game);
    (void)rig_settle(rig, 2000);
    round_finish(rig_round(rig));
    game_end(rig->game);
}

TEST_CASE(test_the_next_round_after_a_daily_board_names_another_mode)
{
    struct rig *rig = open_rig(NULL);
    play(rig, true);
    assert_true(rig_shows(rig, "Play the Hunt"));
    end_hunt(rig);
    play(rig, true); /* for fun */
    assert_true(rig_shows(rig, "Alone"));
    assert_false(rig_shows(rig, "Play again"));
    rig_click_text(rig, "Alone");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_false(round_traits(rig_round(rig))->has_computer);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    preferences_set(rig->game, SETTING_MODE, MODE_TURNS);
    play(rig, false); /* for fun */
    assert_true(rig_shows(rig, "Play again"));
}

/* Returns the time left on today's daily board in whole seconds. */
static long seconds_left(const struct rig *rig)
{
    assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_DAILY);
    assert_int_equal(round_phase(rig->game->session.round), ROUND_PLAYER);
    return round_left_ms(rig->game->session.round) / 1000;
}

static void leave(struct rig *rig)
{
    rig_ctrl(rig, 'p');
    assert_true(game_leave(rig->game));
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
}

static void begin_and_wait(struct rig *rig, long ms)
{
    daily_begin(rig->game);
    (void)rig_settle(rig, 2000);
    rig_advance(rig, ms);
}

/* Seeing the board begins it, even without finding a word: the clock resumes where it was. */
TEST_CASE(test_a_board_that_was_left_goes_on)
{
    struct store *store;
    assert_ok(store_open(NULL, &store, NULL));
    struct rig *rig = open_rig(store);
    begin_and_wait(rig, 100000);
    long left = seconds_left(rig);
    assert_int_in_range(left, 78, 80);
    leave(rig);
    assert_standing(rig->game, false, 0, 0);
    assert_true(rig_says(rig, "Pick up where you left off"));
    daily_begin(rig->game);
    assert_int_equal(seconds_left(rig), left);
    assert_true(rig->game->session.notes.counts);

    /* Close the window during the round. */
    rig_advance(rig, 20000);
    assert_ok(rig_restart(rig));
    daily_begin(rig->game);
    assert_int_equal(seconds_left(rig), left - 20);

    /* Other rounds neither ask about the daily one nor replace it. */
    leave(rig);
    game_deal(rig->game);
    (void)rig_settle(rig, 2000);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_PLAIN);
    rig_advance(rig, 5000);
    leave(rig);
    assert_int_equal(saves_waiting(rig->game->saves)->stored.notes.kind, ROUND_KIND_PLAIN);
    assert_ok(rig_restart(rig));
    assert_int_equal(saves_waiting(rig->game->saves)->stored.notes.kind, ROUND_KIND_PLAIN);
    daily_begin(rig->game);
    assert_int_equal(seconds_left(rig), left - 20);

    /* It counts when it ends, and the other round still waits. */
    rig_end_round(rig);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    assert_standing(rig->game, true, 0, 1);
    rig_key(rig, KEY_ESCAPE);
    saves_find_waiting(rig->game->saves);
    assert_non_null(saves_waiting(rig->game->saves));
    assert_int_equal(saves_waiting(rig->game->saves)->stored.notes.kind, ROUND_KIND_PLAIN);
    game_continue(rig->game);
    assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_PLAIN);
    rig_free(rig);
    store_close(store);
}

/* A paused round is still there after the daily board, which asks nothing. Only another shaken
 * round takes its place, after a question whose first answer is to continue. */
TEST_CASE(test_a_paused_round_survives_the_daily_board)
{
    struct store *store;
    assert_ok(store_open(NULL, &store, NULL));
    struct rig *rig = open_rig(store);
    rig->game->session.next.time_ms = 60000;
    game_deal(rig->game);
    (void)rig_settle(rig, 2000);
    rig_enter_word(rig, rig_solution_word(rig, 0));
    long points = round_score(rig->game->session.round, SIDE_PLAYER);
    assert_true(points > 0);
    leave(rig);
    daily_begin(rig->game);
    (void)rig_settle(rig, 2000);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_DAILY);
    rig_end_round(rig);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    rig_key(rig, KEY_ESCAPE);
    (void)rig_settle(rig, 2000);
    rig_draw(rig);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
    assert_non_null(saves_waiting(rig->game->saves));
    assert_true(rig_says(rig, "Continue"));

    rig_click_text(rig, "Play");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_int_equal(round_score(rig->game->session.round, SIDE_PLAYER), 0);
    game_give_up(rig->game);
    rig_click_text(rig, "Continue");
    assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_PLAIN);
    assert_int_equal(round_score(rig->game->session.round, SIDE_PLAYER), points);
    rig_free(rig);
    store_close(store);
}

/* Continue offers the daily board again when nothing newer waits. */
TEST_CASE(test_a_board_that_was_set_aside_waits)
{
    struct store *store;
    assert_ok(store_open(NULL, &store, NULL));
    struct rig *rig = open_rig(store);
    begin_and_wait(rig, 30000);
    rig_type(rig, "late");
    long left = seconds_left(rig);
    leave(rig);
    game_deal(rig->game);
    (void)rig_settle(rig, 2000);
    rig_end_round(rig);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    saves_find_waiting(rig->game->saves);
    assert_non_null(saves_waiting(rig->game->saves));
    game_continue(rig->game);
    assert_int_equal(seconds_left(rig), left);
    rig_free(rig);
    store_close(store);
}

TEST_CASE(test_a_board_that_was_given_up_was_begun)
{
    for (int i = 0; i < 2; i++) { /* in one run of the program, and in two */
        struct rig *rig = open_rig(NULL);
        begin_and_wait(rig, 30000);
        game_give_up(rig->game);
        assert_ok(i == 0 ? rig_restart(rig) : STATUS_OK);
        assert_standing(rig->game, false, 0, 0);
        assert_true(rig_says(rig, "Started before: now it is for fun"));
        daily_begin(rig->game);
        assert_string_equal(rig->game->notice.text,
                            "You have already started today’s Sprint: this round is for fun.");
        assert_false(rig->game->session.notes.counts);
        (void)rig_settle(rig, 2000);
        rig_end_turn(rig);
        assert_standing(rig->game, false, 0, 0);
        set_date(rig, 2026, 11, 21);
        play(rig, false);
        assert_standing(rig->game, true, 0, 1);
        rig_free(rig);
    }
}

/* A board begun in one window counts there only. */
TEST_CASE(test_two_windows_have_one_try)
{
    test_skip_in_browsers();
    char folder[RIG_PATH_MAX];
    char path[RIG_PATH_MAX];
    rig_make_folder(folder, path);
    struct store *stores[2];
    struct rig *rigs[2];
    for (int i = 0; i < 2; i++) {
        assert_ok(store_open(path, &stores[i], NULL));
        rigs[i] = open_rig(stores[i]);
    }
    begin_and_wait(rigs[0], 30000);
    begin_and_wait(rigs[1], 1000);
    assert_false(rigs[1]->game->session.notes.counts);
    assert_int_in_range(seconds_left(rigs[1]), 178, 179);
    leave(rigs[1]);
    leave(rigs[0]);
    begin_and_wait(rigs[0], 0);
    assert_true(rigs[0]->game->session.notes.counts);
    assert_int_in_range(seconds_left(rigs[0]), 148, 150);
    for (int i = 0; i < 2; i++) {
        rig_free(rigs[i]);
        store_close(stores[i]);
    }
    rig_remove_folder(folder, path);
}

TEST_CASE(test_the_store_remembers_over_the_end_of_a_year)
{
    static const int days[][3] = {{2026, 12, 30}, {2026, 12, 31}, {2027, 1, 1}};
    struct store *store;
    assert_ok(store_open(NULL, &store, NULL));
    for (int i = 0; i < 3; i++) {
        /* Restart the program each day. */
        struct rig *rig = open_rig(store);
        set_date(rig, days[i][0], days[i][1], days[i][2]);
        assert_standing(rig->game, false, 0, i);
        play(rig, i == 1);
        long score = round_score(rig->game->session.round, SIDE_PLAYER);
        assert_standing(rig->game, true, score, i + 1); /* before it is saved */
        keep(store, rig->game);
        assert_standing(rig->game, true, score, i + 1); /* and after */
        rig_free(rig);

        rig = open_rig(store);
        set_date(rig, days[i][0], days[i][1], days[i][2]);
        assert_standing(rig->game, true, score, i + 1);
        play(rig, i == 0);
        assert_false(rig->game->session.notes.counts);
        keep(store, rig->game);
        assert_standing(rig->game, true, score, i + 1);
        rig_free(rig);
    }
    struct rig *rig = open_rig(store);
    set_date(rig, 2027, 1, 3);
    assert_standing(rig->game, false, 0, 0);
    rig_free(rig);
    store_close(store);
}

TEST_CASE(test_the_result_spoils_nothing)
{
    struct rig *rig = open_rig(NULL);
    play(rig, true);
    const struct round *round = rig->game->session.round;
    const char *text = daily_summary(rig->game);
    for (size_t i = 0; i < round_word_count(round, SIDE_PLAYER); i++) {
        char word[WORD_TEXT_MAX];
        const char *found = round_word(round, SIDE_PLAYER, i)->text;
        assert_null(strstr(text, found));
        assert_null(
            strstr(text, phrase_written_into(NULL, &alphabet_english, word, sizeof word, found)));
    }
    struct challenge challenge;
    assert_ok(challenge_read(text, strlen(text), &challenge, NULL));
    assert_int_equal(challenge_found_count(&challenge), round_word_count(round, SIDE_PLAYER));
}

/* Date, points, a square for each word, and a challenge. */
TEST_CASE(test_the_result_has_four_lines)
{
    struct arena arena = {0};
    struct daily_result result = {.date = {2026, 11, 26},
                                  .counts = true,
                                  .score = 34,
                                  .stars = 2,
                                  .by_length = {[4] = 2, [5] = 1, [6] = 1, [8] = 1},
                                  .rival = "Scholar",
                                  .rival_score = 30,
                                  .line = "T1-LINE"};
    assert_string_equal(daily_lines(&arena, &result),
                        "Trounce Sprint, 26 November 2026\n34 points ★★☆ · Scholar: 30\n"
                        "⬜⬜🟨🟧🟥\nT1-LINE");
    result = (struct daily_result){
        .date = result.date, .score = 1, .stars = -1, .by_length = {[4] = 42}, .line = "Board X"};
    const char *text = daily_lines(&arena, &result);
    assert_non_null(strstr(text, "2026, played again\n1 point\n"));
    assert_non_null(strstr(text, "⬜ +2\nBoard X"));
    result.by_length[4] = 0;
    assert_string_equal(strchr(daily_lines(&arena, &result), '\n'), "\n1 point\nBoard X");
    arena_deinit(&arena);
}

TEST_CASE(test_dice_of_ones_own_have_no_daily_board)
{
    struct rig *rig = new_rig(NULL);
    rig->config.sets[0] = NULL;
    assert_ok(rig_open(rig));
    daily_begin(rig->game);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
    assert_string_equal(rig->game->notice.text,
                        "The daily puzzles need the 4 × 4 dice that come with the game.");
    rig->game->session.dice[0] = NULL;
    daily_begin(rig->game);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
}

/* The end of the round records it, not a view of its results. */
TEST_CASE(test_the_end_of_a_round_records_it)
{
    struct rig *rig = open_rig(NULL);
    struct call call = {.what = RESULTS_OF_ROUND};
    daily_begin(rig->game);
    (void)rig_settle(rig, 2000);
    stage_go(&rig->game->stage, SCREEN_RESULTS, &call);
    assert_standing(rig->game, false, 0, 0);
    rig_cut_short(rig);
    assert_standing(rig->game, true, 0, 1);
    assert_int_equal(rig->game->session.honours.streak, 1);
}

/* It is not ended by one press, whatever was found. */
TEST_CASE(test_the_only_try_is_not_ended_by_a_slip)
{
    struct rig *rig = open_rig(NULL);
    daily_begin(rig->game);
    (void)rig_settle(rig, 2000);
    const struct solution *solution = session_solution(&rig->game->session);
    for (size_t i = 0; i < 5; i++) {
        char word[PATH_LETTERS_MAX + 1];
        (void)snprintf(word, sizeof word, "%.*s", solution->words[i].letters,
                       solution_text(solution, i));
        rig_enter_word(rig, word);
    }
    assert_int_in_range(round_word_count(rig_round(rig), SIDE_PLAYER), 3, 5);
    rig_click_text(rig, "I’m done");
    assert_int_equal(round_phase(rig_round(rig)), ROUND_PLAYER);
    assert_true(rig_says(rig, "Finish with"));
    rig_click_text(rig, "Yes, I’m done");
    assert_int_equal(round_phase(rig_round(rig)), ROUND_COMPUTER);
    rig_free(rig);
}

/* A result that was shared ends with a challenge on the board. Whoever has not played that board
 * yet gets it as the daily board, and compares afterwards. */
TEST_CASE(test_a_challenge_does_not_spoil_it)
{
    const char *written;
    char message[SAY_MAX];
    struct rig *rig = open_rig(NULL);
    play(rig, true);
    assert_ok(sending_write(rig->game, &written, NULL));
    (void)snprintf(message, sizeof message, "%s", written);
    rig_free(rig);

    rig = open_rig(NULL);
    stage_over(&rig->game->stage, SCREEN_CUSTOM, NULL);
    rig_paste(rig, message);
    (void)rig_settle(rig, 2000);
    assert_true(rig_says(rig, "your one try comes first")); /* before it begins */
    rig_key(rig, KEY_ENTER);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_DAILY);
    assert_true(rig->game->session.notes.counts);
    rig_end_round(rig);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    stage_over(&rig->game->stage, SCREEN_CUSTOM, NULL);
    rig_paste(rig, message);
    (void)rig_settle(rig, 2000);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_CHALLENGE);
}
