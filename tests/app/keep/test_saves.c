/* SPDX-License-Identifier: MIT */
/*
 * What the app keeps: each round and puzzle once and as it was played, and nothing that nobody
 * played; past rounds with another lexicon.
 */
#include "results.h"
#include "rig_test.h"
#include "saves_state.h"
#include "store_state.h"
#include "test.h"
#include "turn.h"

#include <math.h>

static const struct history_filter everything = {.any_rules = true};

static struct rig *open_rig(const char *board)
{
    struct rig *rig = rig_new_kept(board);
    rig_begin(rig);
    return rig;
}

TEST_CASE(test_a_round_is_kept_once_and_as_it_was)
{
    struct rig *rig = open_rig("omdssliletasieeu");
    rig_enter_word(rig, "tales");
    rig_enter_word(rig, "late");
    rig_advance(rig, 30000);
    assert_int_equal(rig_count_rounds(rig), 0);
    rig_end_round(rig);
    struct stored_round round = rig_newest_round(rig);
    assert_int_equal(round.player_words, 2);
    assert_int_equal(round.player_points, 3);
    assert_int_equal(round.computer_words,
                     round_word_count(rig->game->session.round, SIDE_COMPUTER));
    assert_int_equal(round.notes.kind, ROUND_KIND_CUSTOM);
    assert_false(round.notes.counts);
    assert_int_equal(round.notes.board_words, rig_results(rig)->found.counts[FILTER_ALL]);
    assert_int_in_range(round.notes.elapsed_ms, 30000, 30100);
    assert_int_equal(round.notes.ended_unix_s, RIG_NOON_UNIX_S);

    /* Moving around the app keeps nothing more. */
    rig_advance(rig, 3000);
    rig_resize(rig, 800, 600);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    rig_advance(rig, 3000);
    assert_int_equal(rig_count_rounds(rig), 1);
    assert_false(saves_waiting(rig->game->saves));
}

/* A still window wakes once a second: for the clock, which is saved then, whenever a word was. */
TEST_CASE(test_the_clock_is_saved_when_it_moves)
{
    struct rig *rig = open_rig("omdssliletasieeu");
    const struct round *round = rig->game->session.round;
    assert_true(round_time_ms(round) > 0);
    rig_advance(rig, 500);
    rig_enter_word(rig, "tales");
    rig_advance(rig, 2000);
    while (round_left_ms(round) % 1000 > 700 || round_left_ms(round) % 1000 < 300) {
        rig_advance(rig, RIG_FRAME_MS);
    }
    long apart_ms = saves_wait_ms(rig->game->saves, round) - round_left_ms(round) % 1000;
    assert_int_in_range(apart_ms + 2L * RIG_FRAME_MS, 0, 4L * RIG_FRAME_MS);
}

/* Where saving is dear, a clock that runs is not saved each second; all else is saved at once. */
TEST_CASE(test_a_dear_clock_is_saved_less_often)
{
    struct rig *rig = rig_new_kept("omdssliletasieeu");
    rig->config.is_saving_dear = true;
    rig_begin(rig);
    const struct round *round = rig->game->session.round;
    const struct saves *saves = rig->game->saves;
    for (int i = 0; i < 4; i++) {
        rig_advance(rig, 3800 - saves->since_ms);
        assert_int_in_range(saves->since_ms, 3700, 3900);
        switch (i) {
        case 0:
            rig_advance(rig, 1300);
            break;
        case 1:
            rig_enter_word(rig, "tales");
            break;
        case 2:
            rig_press_id(rig, TURN_ID_ROTATE);
            break;
        default:
            rig_happens(rig, INPUT_BLUR);
            assert_int_equal(round_phase(round), ROUND_PAUSED);
        }
        assert_int_in_range(saves->since_ms, 0, 1300);
    }
    rig_free(rig);
}

/* Whatever word range the player chose, rounds are measured against all words of the board except
 * the offensive ones, and the share is that of the common ones. */
TEST_CASE(test_the_share_goes_by_common_words)
{
    struct rig *rig = rig_new_kept("omdssliletasieeu");
    assert_true(rig_add_word(rig, "letas", TIER_MAX, false));
    assert_true(rig_add_word(rig, "omsl", TIER_MAX, true));
    rig_begin(rig);
    long all = 0;
    long common = 0;
    long found = 0;
    long common_found = 0;
    for (int range = 0; range < WORDS_COUNT; range++) {
        rig->game->settings.words = (enum word_range)range;
        preferences_keep(rig->game, SETTING_WORDS);
        rig_enter_word(rig, "tales");
        if (range > 0) {
            rig_enter_word(rig, "letas");
        }
        rig->game->session.notes.kind = ROUND_KIND_CODE; /* typed boards and replays do not count */
        rig->game->session.notes.counts = true;
        rig_end_round(rig);
        all = all == 0 ? rig_newest_round(rig).notes.board_words : all;
        found += rig_newest_round(rig).player_words;
        common += rig_newest_round(rig).notes.common_words;
        common_found += rig_newest_round(rig).notes.common_found;
        assert_int_equal(rig_newest_round(rig).notes.board_words, all);
        assert_int_equal(all, session_solution(&rig->game->session)->word_count - 1);
        game_again(rig->game);
        rig_advance(rig, RIG_FRAME_MS);
    }
    struct history_statistics statistics;
    assert_ok(history_statistics(rig->store, &everything, &statistics));
    assert_true(found == 2 * WORDS_COUNT - 1);
    assert_true(common_found == WORDS_COUNT && common > 0 && common < all * WORDS_COUNT);
    /* Excess floating-point precision (x87) may round differently. */
    double share = (double)common_found / (double)common;
    assert_true(fabs(statistics.share - share) < 1e-9);
}

TEST_CASE(test_the_same_board_does_not_count)
{
    struct rig *rig = open_rig(NULL);
    game_deal(rig->game);
    rig_advance(rig, RIG_FRAME_MS);
    rig_end_round(rig);
    assert_true(rig_newest_round(rig).notes.counts);
    assert_string_equal(rig_newest_round(rig).notes.code, rig->game->session.code);
    game_again(rig->game);
    rig_advance(rig, RIG_FRAME_MS);
    rig_end_round(rig);
    assert_int_equal(rig_count_rounds(rig), 2);
    assert_false(rig_newest_round(rig).notes.counts);
}

/* Nor does the board of a code that the game is started with once more. */
TEST_CASE(test_a_code_counts_once)
{
    struct rig *rig = rig_new_kept("omdssliletasieeu");
    rig->config.code = "NFXMU-9ESB9";
    for (int i = 0; i < 2; i++) {
        app_free(rig->app);
        rig->app = NULL;
        rig_begin(rig);
        assert_int_equal(rig_says(rig, "You’ve played this board before"), i == 1);
        rig_enter_word(rig, "tales");
        assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_CODE);
        rig_end_round(rig);
        assert_int_equal(rig_count_rounds(rig), i + 1);
        assert_int_equal(rig_newest_round(rig).notes.counts, i == 0);
    }
    rig_free(rig);
}

TEST_CASE(test_what_nobody_played_is_not_kept)
{
    struct rig *rig = open_rig("omdssliletasieeu");
    rig_enter_word(rig, "tales");
    rig_ctrl(rig, 'h'); /* what the hint knows of the board goes when a round is made to solve it */
    assert_int_equal(round_hint_count(rig->game->session.round), 1);
    rig_ctrl(rig, 'p');
    assert_true(game_leave(rig->game));
    assert_true(saves_waiting(rig->game->saves));
    game_solve_only(rig->game, &rig->board, "");
    rig_advance(rig, 3000);
    assert_int_equal(rig_count_rounds(rig), 0);

    /* Nor does it replace the round that waits. */
    saves_find_waiting(rig->game->saves);
    assert_true(saves_waiting(rig->game->saves));
    game_continue(rig->game);
    assert_int_equal(round_word_count(rig->game->session.round, SIDE_PLAYER), 1);
}

TEST_CASE(test_a_round_that_was_given_up_is_gone)
{
    struct rig *rig = open_rig("omdssliletasieeu");
    rig_enter_word(rig, "tales");
    rig_ctrl(rig, 'p');
    game_give_up(rig->game);
    assert_false(saves_waiting(rig->game->saves));
    saves_find_waiting(rig->game->saves);
    assert_false(saves_waiting(rig->game->saves));
}

/* Lists a side's words in the order in which they were found. */
static void spell(const struct round *round, enum side side, char *text, size_t size)
{
    size_t used = 0;
    text[0] = '\0';
    for (size_t i = 0; i < round_word_count(round, side) && used < size; i++) {
        used += (size_t)snprintf(text + used, size - used, "%s ", round_word(round, side, i)->text);
    }
}

TEST_CASE(test_the_search_goes_on_to_the_same_end)
{
    char whole[2000];
    char parts[2000];
    for (long cut_ms = 0; cut_ms < 14000; cut_ms += 1700) {
        struct rig *rig = rig_new_kept("omdssliletasieeu");
        rig->config.level = RIVAL_EXPERT;
        rig_begin(rig);
        rig_enter_word(rig, "tales");
        rig_end_turn(rig);
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_COMPUTER));
        if (cut_ms == 0) {
            rig_key(rig, KEY_ESCAPE);
            spell(rig->game->session.round, SIDE_COMPUTER, whole, sizeof whole);
            rig_free(rig);
            continue;
        }
        rig_advance(rig, cut_ms);
        assert_ok(rig_restart(rig));
        if (saves_waiting(rig->game->saves)) {
            game_continue(rig->game);
            assert_true(stage_is_on_top(&rig->game->stage, SCREEN_COMPUTER));
            rig_advance(rig, 20000);
            assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
            spell(rig->game->session.round, SIDE_COMPUTER, parts, sizeof parts);
            assert_string_equal(parts, whole);
        }
        assert_int_equal(rig_count_rounds(rig), 1);
        rig_free(rig);
    }
}

/* Expects one puzzle, solved without help in two seconds. */
static void expect_one_puzzle(const struct rig *rig)
{
    struct query query = query_begin(rig->store->database,
                                     "SELECT count(*), sum(shown), min(elapsed_ms) FROM puzzles");
    assert_true(query_step(&query));
    assert_int_equal(query_number(&query), 1);
    assert_int_equal(query_number(&query), 0);
    assert_int_in_range(query_number(&query), 2000, 2100);
    assert_int_equal(query_end(&query), SQLITE_OK);
}

TEST_CASE(test_a_solved_puzzle_is_kept_once)
{
    struct rig *rig = rig_new_kept(NULL);
    rig->config.scrambler = true;
    rig->config.scrambler_size = 4;
    assert_ok(rig_open(rig));
    rig_advance(rig, 2000);
    struct scrambler_puzzle puzzle = rig_scrambler(rig)->attempt.puzzle;
    for (int i = 0; i < puzzle.jumble_count; i++) {
        assert_true(rig_push(rig, scrambler_puzzle_solution(&puzzle, i)));
    }
    expect_one_puzzle(rig);

    /* Undone and redone, it is the same puzzle. */
    rig_key(rig, KEY_ESCAPE);
    rig_ctrl(rig, 'z');
    rig_ctrl(rig, 'y');
    expect_one_puzzle(rig);
}

/* Words that only the old lexicon had are listed in their place, with points and a path. */
TEST_CASE(test_a_past_round_shows_words_of_another_lexicon)
{
    struct rig *rig = rig_new_kept("omdssliletasieeu");
    assert_true(rig_add_word(rig, "letas", TIER_UNKNOWN, false));
    assert_true(rig_add_word(rig, "domsl", TIER_UNKNOWN, false));
    rig_begin(rig);
    rig_enter_word(rig, "letas");
    rig_enter_word(rig, "tales");
    rig_end_round(rig);
    long score = round_score(rig->game->session.round, SIDE_PLAYER);
    long rivals = round_score(rig->game->session.round, SIDE_COMPUTER);
    size_t all = rig_results(rig)->found.counts[FILTER_ALL];
    struct match match = rig->game->session.match;

    struct rig *other = rig_new_kept(NULL);
    store_close(other->store);
    other->store = rig->store;
    other->config.store = rig->store;
    assert_true(rig_add_word(other, "", TIER_UNKNOWN, false)); /* which has no number */
    assert_ok(rig_open(other));
    other->game->session.next.level = RIVAL_NOVICE;
    struct game *game = other->game;
    const struct results *results = rig_results(other);
    stage_over(&game->stage, SCREEN_STATISTICS, NULL);
    game_open_past(game, rig_newest_round(other).id);
    assert_true(stage_is_on_top(&game->stage, SCREEN_RESULTS));
    assert_int_equal(round_score(game->session.round, SIDE_PLAYER), score);
    assert_int_equal(round_score(game->session.round, SIDE_COMPUTER), rivals);
    assert_int_equal(game->session.match.level, match.level);
    assert_int_equal(results->found.counts[FILTER_ALL], all);
    assert_int_equal(results->found.counts[FILTER_PLAYER], 2);
    bool found = false;
    int letters = 99;
    for (size_t i = 0; i < results->found.word_count; i++) {
        bool reach = results->found.words[i].within_reach;
        assert_true(reach || results->found.words[i].letters <= letters || letters == 99);
        letters = reach ? 99 : results->found.words[i].letters;
        if (strcmp(results->found.words[i].text, "letas") == 0) {
            struct path path;
            findings_path(&results->found, i, &path);
            assert_true(path_is_valid(&path, &game->session.board));
            assert_int_equal(path.length, 5);
            assert_int_equal(results->found.words[i].points, 2);
            assert_true(findings_has(&results->found.words[i], SIDE_PLAYER));
            found = true;
        }
    }
    assert_true(found);
    rig_draw(other);

    /* Back from it, Home offers what it did before, and nothing was kept. */
    rig_key(other, KEY_ESCAPE);
    assert_true(stage_is_on_top(&game->stage, SCREEN_STATISTICS));
    assert_int_equal(game->session.next.level, RIVAL_NOVICE);
    assert_int_equal(rig_count_rounds(other), 1);
    other->store = NULL;
}

/* A list of a thousand rounds holds only a page in memory, wherever it is scrolled to. */
TEST_CASE(test_a_long_list_is_read_by_pages)
{
    struct rig *rig = rig_new_kept(NULL);
    struct past_rounds past = {.level = RIVAL_NOVICE, .counts = true, .percent = 9, .count = 1000};
    assert_ok(rig_play_past(rig, 4, &past));
    assert_ok(rig_open(rig));
    stage_over(&rig->game->stage, SCREEN_STATISTICS, NULL);
    rig_click_text(rig, "Show all 1,000");
    rig_draw(rig);
    struct statistics *rounds = rig_statistics(rig);
    assert_int_equal(rounds->rounds_list.count, 1000);
    assert_int_equal(rounds->rounds_list.page_first, 0);
    long long newest_id = rounds->page[0].id;
    rig_key(rig, KEY_END);
    rig_draw(rig);
    assert_true(rounds->rounds_list.page_first > 900);
    assert_int_equal(rounds->page[rounds->rounds_list.page_count - 1].id, newest_id - 999);
    for (int i = 0; i < 2000; i++) { /* to the top by the wheel */
        rig_wheel(rig, 1000);
        rig_draw(rig);
        assert_true(rounds->rounds_list.page_count <= LIST_PAGE);
    }
    assert_int_equal(rounds->rounds_list.scroll.at, 0);
    assert_int_equal(rounds->page[0].id, newest_id);
}

/* If nothing can be kept, as in a read-only folder, closing asks; the sheet of keys may open over
 * that question, and the question over the sheet, any number of times. */
TEST_CASE(test_closing_and_asking_for_keys_in_turn)
{
    static const bool with_pause[] = {false, true};
    for (size_t i = 0; i < sizeof with_pause / sizeof with_pause[0]; i++) {
        struct rig *rig = rig_new_kept("omdssliletasieeu");
        store_close(rig->store);
        assert_ok(rig_open_store(rig, "/proc/none/" STORE_FILE_NAME));
        assert_ok(rig_open(rig));
        assert_true(store_is_in_memory(rig->game->store));
        struct stage *stage = &rig->game->stage;
        rig_enter_word(rig, "tales");
        if (with_pause[i]) {
            rig_ctrl(rig, 'p');
        }
        int depth = stage->depth;
        for (int turn = 0; turn < 3 * SCREEN_COUNT; turn++) {
            rig_happens(rig, INPUT_CLOSE);
            rig_draw(rig);
            assert_true(stage_is_on_top(stage, SCREEN_LEAVE));
            assert_int_equal(stage->depth, depth + 1);
            rig_key(rig, KEY_F1);
            rig_draw(rig);
            assert_true(stage_is_on_top(stage, SCREEN_KEYS));
            assert_int_equal(stage->depth, depth + 2);
        }
        struct app_request request;
        assert_false(app_next_request(rig->app, &request));
        rig_key(rig, KEY_ESCAPE); /* closes the sheet */
        rig_key(rig, KEY_ESCAPE); /* closes the question */
        if (with_pause[i]) {
            rig_key(rig, KEY_ESCAPE);
        }
        assert_true(stage_is_on_top(stage, SCREEN_TURN));
        assert_int_equal(round_phase(rig->game->session.round), ROUND_PLAYER);
        assert_int_equal(round_word_count(rig->game->session.round, SIDE_PLAYER), 1);
        rig_free(rig);
    }
}

/* A row with impossible values does not stop the game: it is shown as damaged. */
TEST_CASE(test_a_damaged_round_is_passed_over)
{
    struct rig *rig = rig_new_kept(NULL);
    struct past_rounds past = {.level = RIVAL_NOVICE, .counts = true, .percent = 9, .count = 3};
    assert_ok(rig_play_past(rig, 4, &past));
    rig_sql(rig, "UPDATE rounds SET board = '!' "
                 "WHERE id = (SELECT max(id) FROM rounds)");
    rig_begin(rig);
    stage_over(&rig->game->stage, SCREEN_STATISTICS, NULL);
    notice_show(&rig->game->notice, "");
    rig_click_text(rig, "This round can no longer be read.");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_STATISTICS));
    assert_string_equal(rig->game->notice.text, "This round can no longer be read.");
    rig->game->stage.ui.focus = STATISTICS_ID_ROW;
    rig_key(rig, KEY_DOWN);
    rig_key(rig, KEY_ENTER); /* the round below it can be read */
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
}

/* Where a round that waits cannot be read just now, no other window is said to have it. */
TEST_CASE(test_a_chosen_round_that_cannot_be_read)
{
    struct saves_slot left[2];
    struct rig *rig = open_rig("omdssliletasieeu");
    rig_enter_word(rig, "tales");
    game_autosave(rig->game);
    saves_set_aside(rig->game->saves);
    assert_int_equal(saves_list_waiting(rig->game->saves, left, 2), 1);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    rig_sql(rig, "ALTER TABLE rounds RENAME TO moved");
    notice_show(&rig->game->notice, "");
    game_continue_chosen(rig->game, left[0].id);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
    assert_non_null(strstr(rig->game->notice.text, "could not be read"));
    rig_sql(rig, "ALTER TABLE moved RENAME TO rounds");
    game_continue_chosen(rig->game, left[0].id);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
}

/* Nor does an unfinished round: only one that can be resumed waits. */
TEST_CASE(test_a_damaged_round_does_not_wait)
{
    struct rig *rig = open_rig("omdssliletasieeu");
    rig_enter_word(rig, "tales");
    assert_true(game_leave(rig->game));
    assert_non_null(saves_waiting(rig->game->saves));
    struct store *store = rig->store;
    assert_int_equal(query_run(store->database, "UPDATE rounds SET board = '!' WHERE id < 0"),
                     SQLITE_OK);
    session_release(store, SESSION_ROUND); /* as if left by another program */
    assert_ok(rig_restart(rig));
    assert_null(saves_waiting(rig->game->saves));
    assert_non_null(strstr(rig->game->notice.text, "damaged"));
    rig_draw(rig);
}

/* Makes a file of three rounds that is too large to be checked at the start, and damages a page
 * that no query reads. */
static void make_damaged_file(const char *path)
{
    struct past_rounds past = {.level = RIVAL_NOVICE, .counts = true, .percent = 9, .count = 3};
    struct rig *rig = rig_new_with_words(NULL);
    assert_ok(rig_open_store(rig, path));
    assert_ok(rig_play_past(rig, 4, &past));
    rig_sql(rig, "CREATE TABLE filler (x); INSERT INTO filler VALUES "
                 "(zeroblob(3000000)); PRAGMA wal_checkpoint(TRUNCATE)");
    rig_free(rig);
    FILE *file = fopen(path, "r+b");
    assert_non_null(file);
    assert_int_equal(fseek(file, -2L * 4096, SEEK_END), 0);
    assert_int_equal(fputc(0xff, file), 0xff); /* in the link to the next page */
    assert_int_equal(fclose(file), 0);
}

/* The window shows that it saves what can be read before it blocks to do so. */
TEST_CASE(test_a_damaged_file_is_told_before_it_is_saved)
{
    test_skip_in_browsers();
    char folder[RIG_PATH_MAX];
    char path[RIG_PATH_MAX];
    rig_make_folder(folder, path);
    make_damaged_file(path);
    struct rig *rig = rig_new_with_words(NULL);
    assert_ok(rig_open_store(rig, path));
    assert_ok(rig_open(rig));
    app_advance(rig->app, AUTOSAVE_MS);
    assert_int_equal(rig_count_rounds(rig), 3);
    while (store_is_checking(rig->store)) {
    }
    app_advance(rig->app, AUTOSAVE_MS);
    assert_string_equal(rig->game->notice.text, "The history is damaged. Saving what can be read…");
    assert_int_in_range(saves_wait_ms(rig->game->saves, NULL), 1, AUTOSAVE_MS);
    rig_draw(rig);
    app_advance(rig->app, AUTOSAVE_MS);
    assert_non_null(strstr(rig->game->notice.text, "with 3 rounds that could be read"));
    assert_int_equal(rig_count_rounds(rig), 3);
    rig_free(rig);
    static const char *const ends[] = {"", "-wal", "-shm"};
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        char moved[RIG_PATH_MAX + 32];
        (void)snprintf(moved, sizeof moved, "%s/trounce-damaged-1.db%s", folder, ends[i]);
        (void)remove(moved);
    }
    rig_remove_folder(folder, path);
}
