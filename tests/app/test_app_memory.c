/* SPDX-License-Identifier: MIT */
/*
 * The app when memory runs out: each single allocation of its start, of a deal, of a round and of
 * its results fails once. Nothing crashes or leaks, the player is told, and the game goes on. Built
 * with failing_memory.c in place of the engine's memory.
 */
#include "failing_memory.h"
#include "my_words.h"
#include "preferences.h"
#include "rig_test.h"
#include "seed.h"
#include "test.h"
#include "turn.h"

/* Returns the next allocation to fail: each of the first ones, then every `step`th, or a sample. */
static size_t next_in_sample(size_t nth, size_t step)
{
    bool is_thorough = tests_are_thorough();
    return nth + (nth < (is_thorough ? 12 : 3) ? 1 : step * (is_thorough ? 1 : 40));
}

static struct rig *new_rig(bool with_board)
{
    return rig_new_stored(with_board ? "omdssliletasieeu" : NULL);
}

/* Asserts that the screen agrees with the round. */
static void assert_sound(const struct rig *rig)
{
    const struct game *game = rig->game;
    assert_int_in_range(game->stage.depth, 1, SCREEN_COUNT);
    if (stage_is_on_top(&game->stage, SCREEN_TURN)) {
        enum round_phase phase = round_phase(game->session.round);
        assert_true(phase == ROUND_READY || phase == ROUND_PLAYER || rig_turn(rig)->rest.running);
    } else if (stage_is_on_top(&game->stage, SCREEN_RESULTS)) {
        assert_int_equal(round_phase(game->session.round), ROUND_DONE);
    } else if (stage_is_on_top(&game->stage, SCREEN_COMPUTER)) {
        assert_int_in_range(round_phase(game->session.round), ROUND_COMPUTER, ROUND_DONE);
    } else if (stage_is_on_top(&game->stage, SCREEN_SCRAMBLER)) {
        assert_true(rig_scrambler(rig)->has_game);
        assert_true(rig_scrambler(rig)->path_known || !rig_scrambler(rig)->solver);
    }
}

/* --- the start --- */

TEST_CASE(test_start_fails_cleanly)
{
    for (int with_board = 0; with_board < 2; with_board++) {
        for (size_t nth = 1;; nth = next_in_sample(nth, 1)) {
            struct rig *rig = new_rig(with_board);
            assert_ok(lexicon_from_trie(&rig->lexicon, rig->words));
            size_t live = failing_memory_live_count();
            failing_memory_fail_at(nth);
            enum status status = rig_open(rig);
            int failed = failing_memory_stop();
            if (status == STATUS_OK) {
                assert_sound(rig);
                rig_draw(rig);
            } else {
                assert_int_equal(status, STATUS_NO_MEMORY);
                assert_true(failed);
                assert_null(rig->app);
                assert_int_equal(failing_memory_live_count(), live);
            }
            rig_free(rig);
            if (!failed) {
                assert_true(nth > 1);
                break;
            }
        }
    }
}

/* --- the player's actions --- */

static void deal(struct rig *rig)
{
    rig_key(rig, KEY_ENTER);
}

static void find_a_word(struct rig *rig)
{
    (void)rig_drag_word(rig, "slate");
}

static void find_many(struct rig *rig)
{
    static const char *const words[] = {"slate", "stale", "tales", "late", "steal", "sale",
                                        "seal",  "lets",  "aims",  "ties", "site",  "nope"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        rig_type(rig, words[i]);
        rig_key(rig, KEY_ENTER);
    }
}

static void run_out(struct rig *rig)
{
    app_advance(rig->app, 175000);
    app_advance(rig->app, 6000);
}

static void end_and_skip(struct rig *rig)
{
    rig_end_turn(rig);
    rig_key(rig, KEY_ESCAPE);
}

static void end_and_watch(struct rig *rig)
{
    rig_end_turn(rig);
    for (int i = 0; i < 160; i++) {
        app_advance(rig->app, 100);
    }
}

static void take_hints(struct rig *rig)
{
    for (int i = 0; i < 5; i++) {
        rig_ctrl(rig, 'h');
    }
}

static void pause_and_resume(struct rig *rig)
{
    rig_ctrl(rig, 'p');
    rig_key(rig, KEY_ESCAPE);
}

static void click_text(struct rig *rig, const char *text)
{
    int x, y;
    if (rig_find_text(rig, text, &x, &y)) {
        rig_click(rig, x, y);
    }
}

static void be_refused(struct rig *rig)
{
    rig_type(rig, "tali");
    rig_key(rig, KEY_ENTER);
}

static void count_it(struct rig *rig)
{
    rig_ctrl(rig, 'w');
    rig_draw(rig);
    rig_key(rig, KEY_ENTER);
}

static void import_words(struct rig *rig)
{
    app_import_words(rig->app, "mine.txt", "floof\n-late\ntali\n", 17);
}

static void prepare_guide(struct rig *rig)
{
    find_a_word(rig);
    assert_true(my_words_say(rig->game, "tali", true));
    rig_ctrl(rig, 'g');
    assert_non_null(rig_turn(rig)->guide);
}

static void leave_words_out(struct rig *rig)
{
    preferences_set_words(rig->game, SETTING_CLEAN, true);
    rig_draw(rig);
}

static void look_at_results(struct rig *rig)
{
    click_text(rig, "STALE");
    click_text(rig, "Copy result");
    rig_type(rig, "st");
    rig_draw(rig);
}

static void same_board(struct rig *rig)
{
    click_text(rig, "Same board");
}

static void prepare_results(struct rig *rig)
{
    find_a_word(rig);
    end_and_skip(rig);
}

/* --- the Scrambler --- */

static void go_to_scrambler(struct rig *rig)
{
    click_text(rig, "Scrambler");
}

static void slide_lines(struct rig *rig)
{
    if (stage_is_on_top(&rig->game->stage, SCREEN_SCRAMBLER)) {
        rig_slide(rig, false, 1, 2);
        rig_shift(rig, KEY_DOWN);
        rig_ctrl(rig, 'z');
        rig_ctrl(rig, 'y');
    }
}

static void be_shown_a_move(struct rig *rig)
{
    click_text(rig, "Show me a move");
    rig_advance(rig, 400);
    click_text(rig, "Show me a move");
}

static void be_shown_the_solution(struct rig *rig)
{
    click_text(rig, "Show the solution");
    rig_advance(rig, 1500);
}

static void ask_for_another_puzzle(struct rig *rig)
{
    click_text(rig, "New puzzle");
    click_text(rig, "7");
}

/* --- custom boards --- */

static void open_custom(struct rig *rig)
{
    stage_over(&rig->game->stage, SCREEN_CUSTOM, NULL);
}

static void paste_board(struct rig *rig)
{
    rig_paste(rig, "omdssliletasieeu");
}

static void prepare_custom(struct rig *rig)
{
    open_custom(rig);
    paste_board(rig);
}

static void play_custom(struct rig *rig)
{
    rig_key(rig, KEY_ENTER);
}

static void solve_custom(struct rig *rig)
{
    click_text(rig, "Solve only");
}

static void play_code(struct rig *rig)
{
    stage_over(&rig->game->stage, SCREEN_CUSTOM, NULL);
    rig_type(rig, "NFXMU-9ESB9");
    rig_key(rig, KEY_ENTER);
}

static void play_daily(struct rig *rig)
{
    daily_begin(rig->game);
}

static void open_lesson(struct rig *rig)
{
    stage_over(&rig->game->stage, SCREEN_LEARN, NULL);
    rig_learn(rig)->step = LEARN_ROUND;
    rig_draw(rig);
}

/* Whatever fails in it, Escape leaves it. */
static void play_lesson(struct rig *rig)
{
    rig_key(rig, KEY_ENTER);
    app_advance(rig->app, 2000);
    rig_enter_word(rig, "late");
    for (int i = 0; i < 3 && !stage_is_on_top(&rig->game->stage, SCREEN_LEARN); i++) {
        rig_key(rig, KEY_ESCAPE);
    }
    assert_int_equal(rig_learn(rig)->step, LEARN_READY);
    assert_null(rig_round(rig));
}

static const struct act {
    const char *name;
    bool with_board;
    void (*prepare)(struct rig *rig);
    void (*act)(struct rig *rig);
    size_t step;    /* see next_in_sample: a deal has very many allocations */
    int may_be_mum; /* failures that may pass without a notice: the pace is then chosen less well,
                       or an unimportant event of the round is lost */
} acts[] = {
    {"deal", false, NULL, deal, 211, 0},
    {"find a word", true, NULL, find_a_word, 1, 0},
    {"find many words", true, NULL, find_many, 1, 0},
    {"take hints", true, find_a_word, take_hints, 1, 0},
    {"pause", true, NULL, pause_and_resume, 1, 0},
    {"end the turn", true, find_a_word, rig_end_turn, 1, 2},
    {"run out of time", true, find_a_word, run_out, 1, 2},
    {"skip the search", true, find_a_word, end_and_skip, 1, 2},
    {"watch the search", true, find_a_word, end_and_watch, 1, 2},
    {"count a word from now on", true, be_refused, count_it, 1, 0},
    {"import words", true, be_refused, import_words, 1, 1}, /* what is left may lack its figure */
    {"leave words out", true, prepare_guide, leave_words_out, 1, 0},
    {"look at the results", true, prepare_results, look_at_results, 1, 0},
    {"same board", true, prepare_results, same_board, 1, 0},
    {"go to the Scrambler", false, NULL, go_to_scrambler, 1, 0},
    {"slide lines", false, go_to_scrambler, slide_lines, 1, 0},
    {"be shown a move", false, go_to_scrambler, be_shown_a_move, 1, 0},
    {"be shown the solution", false, go_to_scrambler, be_shown_the_solution, 1, 0},
    {"type a board", false, open_custom, paste_board, 1, 0},
    {"play a board that was typed", false, prepare_custom, play_custom, 1, 0},
    {"solve a board that was typed", false, prepare_custom, solve_custom, 1, 1},
    {"play the board of a code", false, NULL, play_code, 1, 0},
    {"play the board of the day", false, NULL, play_daily, 1, 0},
    {"play the round of How to play", false, open_lesson, play_lesson, 1, 0},
    {"another puzzle", false, go_to_scrambler, ask_for_another_puzzle, 1, 0},
};

/* Grows both lists so that drawing allocates nothing: a failure there is made up for by the next
 * drawing. */
static void make_room(struct rig *rig)
{
    struct draw_command command = {.kind = DRAW_TEXT};
    for (int i = 0; i < 3000; i++) {
        draw_add(&rig->game->stage.scratch, &command, "a text of some letters");
        draw_add(&rig->list, &command, "a text of some letters");
    }
    rig->game->stage.stale = true;
}

/* Returns whether the player was told, in a notice or in the dialog. What could not be saved may
 * have been saved since. */
static bool is_told(const struct rig *rig)
{
    const char *notice = rig->game->notice.text;
    return strstr(notice, "not enough memory") ||
           strcmp(notice, "Everything has been saved.") == 0 || rig_custom(rig)->words < 0;
}

/* The game goes on after the failure: a round can be finished from here. */
static void assert_goes_on(struct rig *rig)
{
    struct app *app = rig->app;
    struct game *game = rig->game;
    for (int i = 0; i < 6 && !stage_is_on_top(&game->stage, SCREEN_RESULTS); i++) {
        if (stage_is_on_top(&game->stage, SCREEN_HOME)) {
            return;
        }
        if (stage_is_on_top(&game->stage, SCREEN_PAUSE)) {
            rig_key(rig, KEY_ESCAPE);
        } else if (stage_is_on_top(&game->stage, SCREEN_TURN)) {
            app_advance(app, 2000);
            rig_key(rig, KEY_ESCAPE); /* drops a trace, or pauses */
            if (stage_is_on_top(&game->stage, SCREEN_PAUSE)) {
                rig_key(rig, KEY_ESCAPE);
            }
            rig_end_turn(rig);
        } else {
            rig_key(rig, KEY_ESCAPE);
        }
    }
    assert_true(stage_is_on_top(&game->stage, SCREEN_RESULTS));
}

/* Returns whether the Scrambler got as far as with enough memory; only advice may be missing. */
static bool is_as_far(const struct rig *rig, const struct rig *whole)
{
    return stage_is_on_top(&rig->game->stage, SCREEN_SCRAMBLER) &&
           strcmp(rig_scrambler(rig)->code, rig_scrambler(whole)->code) == 0 &&
           rig_scrambler(rig)->attempt.made_count == rig_scrambler(whole)->attempt.made_count;
}

/* Plays an act; its nth allocation fails (0: none). */
static struct rig *play(const struct act *act, size_t nth, int *failed)
{
    struct rig *rig = new_rig(act->with_board);
    assert_ok(rig_open(rig));
    if (act->prepare) {
        act->prepare(rig);
    }
    make_room(rig);
    failing_memory_fail_at(nth);
    act->act(rig);
    *failed = failing_memory_stop();
    return rig;
}

/* Makes the nth allocation of an act fail; returns whether there was one, and counts the failure in
 * `mum` if the player was not told. */
static bool fail_once(const struct act *act, size_t nth, const struct rig *whole, int *mum)
{
    int failed;
    struct rig *rig = play(act, nth, &failed);
    *mum += failed && !is_told(rig) && !is_as_far(rig, whole);
    assert_sound(rig);
    assert_goes_on(rig);
    rig_free(rig);
    return failed;
}

TEST_CASE(test_acts_survive_a_failure)
{
    size_t live = failing_memory_live_count();
    for (size_t i = 0; i < sizeof acts / sizeof acts[0]; i++) {
        int mum = 0;
        int failed;
        size_t nth = 1;
        struct rig *whole = play(&acts[i], 0, &failed);
        while (fail_once(&acts[i], nth, whole, &mum)) {
            nth = next_in_sample(nth, acts[i].step);
        }
        rig_free(whole);
        print_message("%s: %ld allocations, %d failures untold\n", acts[i].name, (long)nth - 1,
                      mum);
        assert_int_in_range(mum, 0, acts[i].may_be_mum);
        assert_int_equal(failing_memory_live_count(), live);
    }
}

/* A move of the Scrambler for which memory runs out is not shown, so the puzzle still counts. */
/* Words that are said to be imported are in the history, and no others. */
TEST_CASE(test_words_are_imported_as_the_notice_says)
{
    bool failed = true;
    for (size_t nth = 1; failed; nth++) {
        struct rig *rig = rig_new_kept("omdssliletasieeu");
        struct own_words *own;
        assert_ok(rig_open(rig));
        notice_end(&rig->game->notice);
        failing_memory_fail_at(nth);
        import_words(rig);
        failed = failing_memory_stop() != 0;
        bool is_said = notice_is_shown(&rig->game->notice) &&
                       strcmp(rig->game->notice.text, "3 words imported.") == 0;
        assert_true(is_said || failed);
        assert_ok(own_words_new(&alphabet_english, &own));
        assert_ok(store_read_own_words(rig->store, 0, own));
        assert_int_equal(own_words_count(own, OWN_WORD_ADDED), is_said ? 2 : 0);
        assert_int_equal(own_words_count(own, OWN_WORD_REMOVED), is_said ? 1 : 0);
        own_words_free(own);
        rig_free(rig);
    }
}

TEST_CASE(test_a_move_that_is_not_shown_is_no_help)
{
    int failed = 1;
    for (size_t nth = 1; failed; nth++) {
        struct rig *rig = new_rig(false);
        assert_ok(rig_open(rig));
        go_to_scrambler(rig);
        scrambler_path_stop(rig_scrambler(rig));
        rig_scrambler(rig)->path_known = false;
        make_room(rig);
        failing_memory_fail_at(nth);
        click_text(rig, "Show me a move");
        failed = failing_memory_stop();
        assert_int_equal(rig_scrambler(rig)->was_helped,
                         rig_scrambler(rig)->attempt.made_count > 0);
        assert_true(failed || rig_scrambler(rig)->was_helped);
        rig_free(rig);
    }
}

/* A drawing that runs out of memory reports it, and the next one is complete. */
TEST_CASE(test_a_drawing_may_be_incomplete)
{
    struct rig *whole = new_rig(true);
    assert_ok(rig_open(whole));
    rig_draw(whole);
    for (size_t nth = 1;; nth++) {
        struct rig *rig = new_rig(true);
        assert_ok(rig_open(rig));
        failing_memory_fail_at(nth);
        rig_draw(rig);
        int failed = failing_memory_stop();
        assert_int_equal(rig->list.failed, failed);
        rig_draw(rig);
        assert_false(rig->list.failed);
        assert_true(drawn_same(&rig->list, &whole->list));
        rig_free(rig);
        if (!failed) {
            assert_true(nth > 2);
            break;
        }
    }
}

/* Returns an app in practice, with the missed words of a board. */
static struct rig *open_practice(void)
{
    struct rig *rig = new_rig(true);
    rig_begin(rig);
    prepare_results(rig);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    stage_over(&rig->game->stage, SCREEN_PRACTICE, NULL);
    make_room(rig);
    return rig;
}

static void shake_for_practice(struct rig *rig)
{
    rig_key(rig, KEY_ENTER);
    for (int i = 0; i < 12; i++) {
        app_advance(rig->app, 50);
    }
}

TEST_CASE(test_a_practice_board_that_fails_is_told)
{
    int failed = 1;
    for (size_t nth = 1; failed; nth += nth < 12 ? 1 : tests_are_thorough() ? 7 : 71) {
        struct rig *rig = open_practice();
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_PRACTICE));
        failing_memory_fail_at(nth);
        shake_for_practice(rig);
        failed = failing_memory_stop();
        if (!stage_is_on_top(&rig->game->stage, SCREEN_TURN)) {
            assert_true(failed && is_told(rig));
            shake_for_practice(rig);
        }
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
        rig_free(rig);
    }
}

/* It would be tried again with every frame otherwise. */
TEST_CASE(test_a_guide_that_fails_is_switched_off)
{
    bool failed = true;
    int times = 0;
    for (size_t nth = 1; failed; nth++) {
        struct rig *rig = new_rig(true);
        assert_ok(rig_open(rig));
        (void)rig_settle(rig, 2000);
        int before = rig->game->settings.guide_on;
        failing_memory_fail_at(nth);
        rig_ctrl(rig, 'g');
        rig_advance(rig, 16);
        failed = failing_memory_stop();
        bool is_off = rig->game->settings.guide_on == before;
        assert_int_equal(
            strcmp(rig->game->notice.text, "There is not enough memory for that.") == 0, is_off);
        assert_int_equal(rig_turn(rig)->guide == NULL, is_off);
        assert_true(failed || !is_off);
        times += is_off;
        assert_int_in_range(nth, 1, 1000);
        rig_free(rig);
    }
    assert_true(times > 0);
}

/* If the ghost of a round cannot be raced, the round stays, and the player is told. */
TEST_CASE(test_a_ghost_that_fails_is_told)
{
    for (size_t nth = 1;; nth++) {
        struct rig *rig = new_rig(true);
        assert_ok(lexicon_from_trie(&rig->lexicon, rig->words));
        assert_ok(rig_open(rig));
        prepare_results(rig);
        rig_advance(rig, 1200);
        game_replay(rig->game);
        rig_draw(rig);
        struct board board = rig->game->session.board;
        const struct round *round = rig->game->session.round;
        failing_memory_fail_at(nth);
        bool is_begun = game_race_ghost(rig->game, 0);
        int failed = failing_memory_stop();
        rig_draw(rig);
        if (!is_begun) {
            assert_true(stage_is_on_top(&rig->game->stage, SCREEN_REPLAY));
            assert_true(notice_is_shown(&rig->game->notice));
            assert_memory_equal(&rig->game->session.board, &board, sizeof board);
            assert_ptr_equal(rig->game->session.round, round);
            assert_int_not_equal(rig->game->session.notes.kind, ROUND_KIND_GHOST);
        } else {
            assert_true(session_has_own_ghost(&rig->game->session));
            assert_sound(rig);
        }
        rig_free(rig);
        if (!failed) {
            assert_true(is_begun && nth > 4);
            break;
        }
    }
}

TEST_CASE(test_a_deal_that_fails_is_told)
{
    struct rig *rig = new_rig(false);
    rig_begin(rig);
    failing_memory_fail_at(1);
    game_deal(rig->game);
    assert_true(failing_memory_has_failed());
    failing_memory_fail_at(0);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
    int x, y;
    assert_true(rig_find_text(rig, "There is not enough memory for that.", &x, &y));
    game_deal(rig->game);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
}
