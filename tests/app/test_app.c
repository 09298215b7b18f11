/* SPDX-License-Identifier: MIT */
/*
 * The app as a whole: the computer's turn has the same result however it is watched, what is still
 * stays still, and no sequence of input breaks it.
 */
#include "english.h"
#include "phrase.h"
#include "rig_test.h"
#include "seed.h"
#include "test.h"
#include "tip.h"

#include "trounce/solver.h"

static void open_on(struct rig *rig, const char *board)
{
    if (board) {
        assert_true(rig_set_board(rig, board, NULL));
    }
    rig_begin(rig);
}

/* --- the computer's turn --- */

enum watching {
    WATCH_WHOLE,
    WATCH_FASTER,
    WATCH_SKIP,
    WATCH_SKIP_LATE,
    WATCH_HITCHES,
    WATCH_COUNT
};

/* Runs the computer's turn in one of the ways. */
static void watch(struct rig *rig, enum watching how)
{
    struct app *app = rig->app;
    struct game *game = rig->game;
    switch (how) {
    case WATCH_WHOLE:
        break;
    case WATCH_FASTER:
        rig_click_text(rig, "Faster");
        rig_click_text(rig, "Faster ×2");
        rig_click_text(rig, "Faster ×4");
        break;
    case WATCH_SKIP:
        rig_key(rig, KEY_ESCAPE);
        break;
    case WATCH_SKIP_LATE:
        rig_advance(rig, 5000);
        rig_key(rig, KEY_SPACE);
        break;
    case WATCH_HITCHES: /* frames of any length */
        for (int i = 0; i < 60 && !stage_is_on_top(&game->stage, SCREEN_RESULTS); i++) {
            app_advance(app, i * 37 % 900);
        }
        break;
    case WATCH_COUNT:
        break;
    }
    for (int i = 0; i < 1200 && !stage_is_on_top(&game->stage, SCREEN_RESULTS); i++) {
        app_advance(app, RIG_FRAME_MS);
    }
    assert_true(stage_is_on_top(&game->stage, SCREEN_RESULTS));
    assert_int_equal(round_phase(game->session.round), ROUND_DONE);
}

static int compare_texts(const void *a, const void *b)
{
    const char *const *first = a;
    const char *const *second = b;
    return strcmp(*first, *second);
}

/* Returns the computer's words in alphabetical order; the caller frees the list, but not the words.
 */
static const char **sorted_words(const struct round *round, size_t *count)
{
    *count = round_word_count(round, SIDE_COMPUTER);
    const char **words = calloc(*count + 1, sizeof(const char *));
    assert_non_null(words);
    for (size_t i = 0; i < *count; i++) {
        words[i] = round_word(round, SIDE_COMPUTER, i)->text;
    }
    qsort(words, *count, sizeof(const char *), compare_texts);
    return words;
}

/* Asserts that the computer has each word that the solver finds and the player lacks, once. */
static void assert_took_the_rest(const struct game *game)
{
    struct solver_filter filter = {
        .rules = game->session.match.rules, .tier_max = TIER_MAX, .without_offensive = true};
    struct solution solution;
    long points = 0;
    size_t left = 0;
    assert_ok(solver_solve(&game->session.board, game->session.lexicon, &filter, &solution));
    for (size_t i = 0; i < solution.word_count; i++) {
        enum side side;
        const char *text = solution_text(&solution, i);
        assert_true(round_has_word(game->session.round, text, strlen(text), &side, NULL));
        if (side == SIDE_COMPUTER) {
            left++;
            points += solution.words[i].points;
        }
    }
    assert_int_equal(round_word_count(game->session.round, SIDE_COMPUTER), left);
    assert_int_equal(round_score(game->session.round, SIDE_COMPUTER), points);
    solution_deinit(&solution);
}

static void check_all_modes(const char *board, enum rules rules)
{
    struct rig *rigs[WATCH_COUNT];
    const char **words[WATCH_COUNT];
    size_t counts[WATCH_COUNT];
    for (int how = 0; how < WATCH_COUNT; how++) {
        rigs[how] = rig_new_with_words(NULL);
        (void)rig_add_word(rigs[how], "slates", 80, true); /* offensive, for this test */
        rigs[how]->config.rules = rules;
        open_on(rigs[how], board);
        rig_type(rigs[how], "late");
        rig_key(rigs[how], KEY_ENTER);
        rig_end_turn(rigs[how]);
        watch(rigs[how], (enum watching)how);
        assert_took_the_rest(rigs[how]->game);
        words[how] = sorted_words(rigs[how]->game->session.round, &counts[how]);
        assert_int_equal(counts[how], counts[0]);
        for (size_t i = 0; i < counts[0]; i++) {
            assert_string_equal(words[how][i], words[0][i]);
        }
        assert_int_equal(round_score(rigs[how]->game->session.round, SIDE_COMPUTER),
                         round_score(rigs[0]->game->session.round, SIDE_COMPUTER));
    }
    for (int how = 0; how < WATCH_COUNT; how++) {
        free(words[how]);
        rig_free(rigs[how]);
    }
}

TEST_CASE(test_computer_takes_the_same_however_it_is_watched)
{
    check_all_modes("omdssliletasieeu", RULES_FOUR);
    check_all_modes("late/sets/eras", RULES_CLASSIC);
    check_all_modes("Qu i t e s ./Th a n k In g/Er s t o r e/He l p m e An", RULES_PLAIN);
    check_all_modes("zzzzzzzzzzzzzzzz", RULES_FOUR); /* a board without words */
}

TEST_CASE(test_offensive_words_are_the_players_alone)
{
    for (int used = 0; used < 2; used++) {
        struct rig *rig = rig_new_with_words(NULL);
        int x, y;
        assert_true(rig_add_word(rig, "lits", 80, true));
        open_on(rig, "omdssliletasieeu");
        if (used) {
            rig_enter_word(rig, "lits");
            assert_int_equal(round_word_count(rig->game->session.round, SIDE_PLAYER), 1);
        }
        rig_end_turn(rig);
        rig_key(rig, KEY_ESCAPE);
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
        assert_int_equal(rig_find_text(rig, "LITS", &x, &y), used);
        rig_free(rig);
    }
}

TEST_CASE(test_turn_lasts_as_it_should)
{
    static const char *const boards[] = {"omdssliletasieeu", "setrilaouaenncmiptrelodsh",
                                         "rasetiolidemtnerpsatroueciancsledhom"};
    for (size_t i = 0; i < sizeof boards / sizeof boards[0]; i++) {
        struct rig *rig = rig_new_with_words(NULL);
        open_on(rig, boards[i]);
        rig_end_turn(rig);
        long ms = 0;
        for (; !stage_is_on_top(&rig->game->stage, SCREEN_RESULTS); ms += RIG_FRAME_MS) {
            app_advance(rig->app, RIG_FRAME_MS);
            assert_true(ms < 26000);
        }
        assert_int_in_range(ms, 10000, 20500); /* by the words; three of two seconds at its end */
        rig_free(rig);
    }
}

/* --- stillness --- */

/* Asserts that the window may sleep for `least_wait_ms`, and that drawing again shows the same. */
static void assert_still(struct rig *rig, long least_wait_ms)
{
    struct draw_list again = {0};
    long wait = app_wait_ms(rig->app);
    assert_true(wait < 0 || wait >= least_wait_ms);
    rig_draw(rig);
    app_draw(rig->app, &again);
    assert_true(drawn_same(&rig->list, &again));
    /* Time passing until the app wants to be woken changes nothing either. */
    app_advance(rig->app, wait > 1 ? wait - 1 : wait < 0 ? 10000 : 0);
    app_draw(rig->app, &again);
    if (wait < 0) {
        assert_true(drawn_same(&rig->list, &again));
    }
    draw_deinit(&again);
}

TEST_CASE(test_a_still_window_sleeps)
{
    struct rig *rig = rig_new_with_words(NULL);
    rig->config.seed = 5;
    open_on(rig, NULL);
    assert_int_equal(app_wait_ms(rig->app), 15000); /* until a die beside the title turns */
    rig_happens(rig, INPUT_BLUR);
    assert_int_equal(app_wait_ms(rig->app), 60000); /* until a minute less is left of the day */
    rig_happens(rig, INPUT_FOCUS);

    rig_click_text(rig, "Play");
    assert_int_equal(app_wait_ms(rig->app), 0);
    assert_true(rig_settle(rig, 2000));
    rig_advance(rig, 3);
    assert_still(rig, 90); /* until the clock's next second or pixel */
    assert_true(rig_drag_word(rig, "slate"));
    assert_int_equal(app_wait_ms(rig->app), 0);
    assert_true(rig_settle(rig, 2000));
    rig_advance(rig, 2000);
    assert_still(rig, 90);
    rig_ctrl(rig, 'p');
    assert_int_equal(app_wait_ms(rig->app), -1);
    assert_still(rig, 1);
    rig_ctrl(rig, 'p');

    rig_end_turn(rig);
    assert_int_equal(app_wait_ms(rig->app), 0);
    rig_key(rig, KEY_ESCAPE);
    rig_draw(rig);
    assert_int_equal(app_wait_ms(rig->app), 0); /* the scores count */
    assert_true(rig_settle(rig, 5000));
    assert_int_equal(app_wait_ms(rig->app), -1);
    assert_still(rig, 1); /* lets ten seconds pass at once */
    rig_click_text(rig, "Share…");
    rig_click_text(rig, "Copy result");
    assert_int_in_range(app_wait_ms(rig->app), 1000, 10000); /* until the notice goes */
    rig_advance(rig, 10000);
    assert_int_equal(app_wait_ms(rig->app), -1);
    assert_still(rig, 1);
}

TEST_CASE(test_a_round_without_a_clock_sleeps_for_ever)
{
    struct rig *rig = rig_new_with_words(NULL);
    rig->config.time_ms = 0;
    open_on(rig, "omdssliletasieeu");
    assert_int_equal(app_wait_ms(rig->app), -1);
    rig_type(rig, "late");
    assert_int_equal(app_wait_ms(rig->app), -1);
    assert_still(rig, 1);
}

/* The clock wakes the window once its text has changed: not much more often, and at most a
 * millisecond late. */
TEST_CASE(test_the_clock_wakes_in_time)
{
    struct rig *rig = rig_new_with_words(NULL);
    rig->config.time_ms = 60000;
    open_on(rig, "zzzzzzzzzzzzzzzz");
    int wakes = 0;
    char shown[PHRASE_MAX];
    for (long left = 60000; left > 31000;) {
        long wait = app_wait_ms(rig->app);
        int x, y;
        assert_int_in_range(wait, 1, 1000);
        wakes++;
        app_advance(rig->app, wait);
        left -= wait;
        assert_true(rig_find_text(rig, phrase_clock_into(shown, left), &x, &y));
        assert_true(left % 1000 == 999 || left / 1000 == (left + wait) / 1000);
    }
    assert_int_in_range(wakes, 29, 400);
}

/* If the player looks elsewhere while the dice tumble, the round starts paused and says so. */
TEST_CASE(test_a_round_waits_for_who_looks_elsewhere)
{
    struct rig *rig = rig_new_with_words(NULL);
    open_on(rig, NULL);
    rig_click_text(rig, "Play");
    rig_advance(rig, 100);
    rig_happens(rig, INPUT_BLUR);
    rig_advance(rig, 2000);
    assert_int_equal(round_phase(rig->game->session.round), ROUND_PAUSED);
    assert_int_equal(round_left_ms(rig->game->session.round), 180000);
    assert_true(rig_shows(rig, "Resume"));
    rig_happens(rig, INPUT_FOCUS);
    rig_click_text(rig, "Resume");
    assert_int_equal(round_phase(rig->game->session.round), ROUND_PLAYER);
}

/* --- the pointer --- */

static void expect_what_lies_there(struct rig *rig)
{
    const struct ui *ui = &rig->game->stage.ui;
    rig_draw(rig);
    assert_int_equal(ui->hover,
                     ui_hot_at(ui, rig->game->stage.pointer_x, stage_pointer_y(&rig->game->stage)));
}

/* The control under a resting pointer is lit even if the screen changes below it. */
TEST_CASE(test_other_things_come_under_the_pointer)
{
    static const char *const texts[] = {"Statistics", "Settings", "Change"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct rig *rig = rig_new_with_words(NULL);
        open_on(rig, NULL);
        rig_click_text(rig, texts[i]);
        assert_int_not_equal(rig->game->stage.ui.hover, HOT_NONE);
        expect_what_lies_there(rig);
        rig_key(rig, KEY_ENTER);
        expect_what_lies_there(rig);
        rig_key(rig, KEY_ESCAPE);
        expect_what_lies_there(rig);
        rig_free(rig);
    }
}

static bool is_tipped(struct rig *rig)
{
    rig_draw(rig);
    const struct tip *tip = &rig->game->stage.ui.tip;
    return tip->is_shown && tip->is_drawn;
}

/* A tip appears when the pointer rests on a control that has one, stays until the next input, and
 * costs a single frame. */
TEST_CASE(test_a_pointer_that_rests_gets_a_tip)
{
    struct rig *rig = rig_new_with_words(NULL);
    int x, y;
    open_on(rig, NULL);
    rig_click_text(rig, "Change");
    assert_true(rig_find_text(rig, "Merciless", &x, &y));
    rig_move(rig, x, y, false);
    rig_advance(rig, TIP_REST_MS - 100);
    rig_move(rig, x + 2, y, false); /* starts the rest again */
    assert_int_equal(app_wait_ms(rig->app), TIP_REST_MS);
    rig_advance(rig, TIP_REST_MS - 100);
    assert_false(is_tipped(rig));
    rig_advance(rig, 120);
    assert_true(is_tipped(rig));
    assert_string_equal(rig->game->stage.ui.tip.text, "Knows every word, and overlooks none");
    assert_int_equal(app_wait_ms(rig->app), -1);
    rig_move(rig, x, y, false);
    assert_true(is_tipped(rig));
    rig_click(rig, x, y);
    assert_false(is_tipped(rig));
    rig_move(rig, x + 1, y, false); /* the tip was seen, and the control used */
    rig_advance(rig, 2 * TIP_REST_MS);
    assert_false(is_tipped(rig));
    assert_true(rig_find_text(rig, "6 × 6", &x, &y));
    rig_move(rig, x, y, false); /* needs no tip */
    assert_int_equal(app_wait_ms(rig->app), -1);
}

TEST_CASE(test_the_focus_gets_a_tip)
{
    struct rig *rig = rig_new_with_words(NULL);
    open_on(rig, NULL);
    stage_go(&rig->game->stage, SCREEN_SCRAMBLER, NULL);
    (void)rig_settle(rig, 5000);
    rig_key(rig, KEY_TAB);
    rig_advance(rig, TIP_REST_MS + 20);
    assert_true(is_tipped(rig));
    assert_string_equal(rig->game->stage.ui.tip.text, "Home");
    rig_key(rig, KEY_TAB);
    assert_false(is_tipped(rig));
    rig_advance(rig, TIP_REST_MS + 20);
    assert_string_equal(rig->game->stage.ui.tip.text, "Turn sound off");
    rig_key(rig, KEY_ENTER); /* sound is now off */
    assert_false(is_tipped(rig));
    rig_shift(rig, KEY_TAB);
    rig_advance(rig, TIP_REST_MS + 20);
    assert_true(is_tipped(rig));
    rig_key(rig, KEY_F1); /* the same ids belong to other controls there */
    assert_false(is_tipped(rig));
    rig_advance(rig, 2 * TIP_REST_MS);
    assert_false(is_tipped(rig));
}

/* The button that moved the focus is let go long before the tip is due. */
TEST_CASE(test_the_focus_of_a_controller_gets_a_tip)
{
    struct rig *rig = rig_new_with_words(NULL);
    open_on(rig, NULL);
    stage_go(&rig->game->stage, SCREEN_SCRAMBLER, NULL);
    (void)rig_settle(rig, 5000);
    rig_pad(rig, PAD_SHOULDER_RIGHT, true);
    rig_advance(rig, 100);
    rig_pad(rig, PAD_SHOULDER_RIGHT, false);
    rig_advance(rig, TIP_REST_MS);
    assert_true(is_tipped(rig));
    assert_string_equal(rig->game->stage.ui.tip.text, "Home");
    rig_pad(rig, PAD_X, true);
    assert_false(is_tipped(rig));
    rig_free(rig);
}

/* --- settings of the start --- */

TEST_CASE(test_the_start_can_bring_a_notice)
{
    struct rig *rig = rig_new_with_words(NULL);
    rig->config.notice = PLAIN("The sounds cannot be read.");
    rig->config.muted = true;
    open_on(rig, NULL);
    int x, y;
    assert_true(rig_shows(rig, "The sounds cannot be read."));
    assert_true(app_is_muted(rig->app));
    rig_advance(rig, 7000);
    assert_false(rig_find_text(rig, "The sounds cannot be read.", &x, &y));
    rig_free(rig);
    app_free(NULL);
}

TEST_CASE(test_a_seed_deals_the_same_board)
{
    char codes[3][BOARD_CODE_MAX];
    for (int i = 0; i < 3; i++) {
        struct rig *rig = rig_new_with_words(NULL);
        rig->config.seed = i < 2 ? 12345 : 54321;
        open_on(rig, NULL);
        rig_key(rig, KEY_ENTER);
        (void)snprintf(codes[i], sizeof codes[i], "%s", rig->game->session.code);
        struct board again;
        struct dice *dice = &rig->dice[0];
        assert_ok(deal_from_code(codes[i], strlen(codes[i]), dice, &again, NULL));
        assert_memory_equal(again.faces, rig->game->session.board.faces, 16);
        rig_free(rig);
    }
    assert_string_equal(codes[0], codes[1]);
    assert_string_not_equal(codes[0], codes[2]);
}

/* --- random input --- */

static void random_input(struct rig *rig, struct random *random)
{
    int x = (int)random_below(random, (uint32_t)rig->game->stage.layout.width + 20) - 10;
    int y = (int)random_below(random, (uint32_t)rig->game->stage.layout.height + 20) - 10;
    static const char *const letters[] = {"a", "s", "t", "q", "u", "p", "r", "m", "E", "1", "é"};
    static const int sizes[][2] = {{720, 520}, {1280, 800}, {700, 1100}, {1920, 1080}, {901, 900}};
    switch (random_below(random, 20)) {
    case 0:
    case 1:
        rig_press(rig, x, y, (enum button)random_below(random, 3));
        break;
    case 2:
    case 3:
        rig_release(rig, x, y, (enum button)random_below(random, 3));
        break;
    case 4:
    case 5:
        rig_move(rig, x, y, random_below(random, 2));
        break;
    case 6:
        rig_key(rig, (enum key)random_below(random, KEY_LETTER));
        break;
    case 7:
        rig_type(rig, letters[random_below(random, 11)]);
        break;
    case 8:
        rig_ctrl(rig, "rpmxhv"[random_below(random, 6)]);
        break;
    case 9:
        rig_wheel(rig, (int)random_below(random, 4000) - 2000);
        break;
    case 10: {
        uint32_t size = random_below(random, 5);
        if (random_below(random, 10) == 0) {
            rig_resize(rig, sizes[size][0], sizes[size][1]);
        }
        break;
    }
    case 11: {
        static const enum input_kind kinds[] = {INPUT_LEAVE, INPUT_BLUR, INPUT_FOCUS, INPUT_CLOSE};
        if (random_below(random, 4) == 0) {
            rig_happens(rig, kinds[random_below(random, 4)]);
        }
        break;
    }
    case 12: { /* any button */
        const struct ui *ui = &rig->game->stage.ui;
        if (ui->hot_count > 0) {
            struct rect hot = ui->hots[random_below(random, (uint32_t)ui->hot_count)].rect;
            rig_click(rig, hot.x + hot.w / 2, hot.y + hot.h / 2);
        }
        break;
    }
    case 13:
    case 14:
        rig_pad(rig, (enum pad)(PAD_A + (int)random_below(random, 8)), random_below(random, 2));
        break;
    case 15:
        rig_pad_move(rig, (int)random_below(random, 3) - 1, random_below(random, 2) ? 1 : -1);
        break;
    case 16:
        app_advance(rig->app, (long)random_below(random, 3000));
        break;
    default:
        rig_advance(rig, (long)random_below(random, 40));
        break;
    }
}

static void assert_sound(struct rig *rig)
{
    struct app *app = rig->app;
    struct game *game = rig->game;
    struct app_request request;
    assert_int_in_range(game->stage.depth, 1, SCREEN_COUNT);
    assert_true(app_wait_ms(app) >= -1);
    assert_true(path_is_valid(&rig_turn(rig)->tracer.trace.path, &game->session.board));
    assert_true(rig_turn(rig)->scroll.at >= 0);
    assert_true(rig_results(rig)->found.panes[0].scroll.at >= 0);
    while (app_next_request(rig->app, &request)) {
        if (request.kind == REQUEST_COPY) {
            assert_non_null(request.text); /* a result, a challenge, or a field's selection */
        } else if (request.kind == REQUEST_PASTE) {
            rig_paste(rig, "omds slil etas ieeu");
        }
    }
    if (game->session.round && stage_is_on_top(&game->stage, SCREEN_TURN)) {
        enum round_phase phase = round_phase(game->session.round);
        assert_true(phase == ROUND_READY || phase == ROUND_PLAYER || rig_turn(rig)->rest.running);
    } else if (stage_is_on_top(&game->stage, SCREEN_RESULTS)) {
        assert_int_equal(round_phase(game->session.round), ROUND_DONE);
    }
}

TEST_CASE(test_m_mutes_with_ctrl_only)
{
    static const enum screen_id screens[] = {
        SCREEN_HOME,     SCREEN_STATISTICS, SCREEN_FILTER, SCREEN_CUSTOM, SCREEN_DAILY,
        SCREEN_SETTINGS, SCREEN_DELETE,     SCREEN_LEARN,  SCREEN_KEYS,   SCREEN_PRACTICE};
    struct rig *rig = rig_new_with_words(NULL);
    open_on(rig, NULL);
    for (size_t i = 0; i < sizeof screens / sizeof screens[0]; i++) {
        struct stage *stage = &rig->game->stage;
        stage_over(stage, screens[i], NULL);
        rig_draw(rig);
        bool muted = app_is_muted(rig->app);
        rig_type(rig, "mM");
        assert_int_equal(app_is_muted(rig->app), muted);
        rig_ctrl(rig, 'm');
        assert_int_equal(app_is_muted(rig->app), !muted);
        stage_go(stage, SCREEN_HOME, NULL);
    }
}

TEST_CASE(test_any_input_is_borne)
{
    uint64_t seed = seed_of_tests();
    struct random random;
    random_seed(&random, seed);
    for (int run = 0; run < 6; run++) {
        struct rig *rig = rig_new_with_words(NULL);
        rig->config.reduced_motion = run % 3 == 2;
        rig->config.time_ms = run % 2 ? 20000 : 120000;
        rig->config.seed = seed;
        rig->is_quick = run % 2;
        open_on(rig, run == 4 ? "Qu Th . e/a s An r" : NULL);
        for (int i = 0; i < 1500; i++) {
            random_input(rig, &random);
            assert_sound(rig);
            if (i % 16 == 0) {
                rig_draw(rig);
                assert_false(rig->list.failed);
            }
        }
        rig_free(rig);
    }
}

/* Who waits for so long can press; the results count from their second frame, however late it is.
 */
TEST_CASE(test_when_presses_count_is_known)
{
    struct rig *rig = rig_new_with_words(NULL);
    open_on(rig, NULL);
    rig_click_text(rig, "Play");
    assert_int_equal(app_guarded_ms(rig->app), STAGE_QUICK_MS);
    app_advance(rig->app, STAGE_QUICK_MS - 1);
    assert_int_equal(app_guarded_ms(rig->app), 1);
    app_advance(rig->app, 1);
    assert_int_equal(app_guarded_ms(rig->app), 0);

    rig_end_turn(rig);
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    long held_ms = app_guarded_ms(rig->app);
    assert_true(held_ms > STAGE_QUICK_MS);
    rig_draw(rig);
    app_advance(rig->app, 5000);
    assert_int_equal(app_guarded_ms(rig->app), held_ms);
    rig->is_quick = true;
    app_advance(rig->app, held_ms - 1);
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    app_advance(rig->app, 1);
    assert_int_equal(app_guarded_ms(rig->app), 0);
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
    rig_free(rig);
}

/* The next motion or press shows that the button was up: the word is entered as far as it was
 * traced. */
TEST_CASE(test_a_lost_release_comes_late)
{
    for (int how = 0; how < 3; how++) {
        struct rig *rig = rig_new_with_words(NULL);
        open_on(rig, "omdssliletasieeu");
        (void)rig_settle(rig, 5000);
        int cells[BOARD_CELLS_MAX];
        int count = rig_path_of(rig, "late", cells);
        struct board_view view = rig_view(rig);
        for (int i = 0; i < count; i++) {
            struct rect tile = board_view_tile(&view, cells[i]);
            int x = tile.x + tile.w / 2;
            int y = tile.y + tile.h / 2;
            if (i == 0) {
                rig_press(rig, x, y, BUTTON_LEFT);
            }
            rig_move(rig, x, y, true);
        }
        if (how == 0) {
            rig_move(rig, view.left, view.top, false);
        } else if (how == 1) {
            rig_happens(rig, INPUT_LEAVE);
        } else {
            rig_press(rig, 1, 1, BUTTON_LEFT);
            rig_release(rig, 1, 1, BUTTON_LEFT);
        }
        assert_false(trace_is_active(&rig_turn(rig)->tracer.trace));
        assert_int_equal(round_word_count(rig->game->session.round, SIDE_PLAYER), 1);
        rig_move(rig, view.left + view.tile, view.top + view.tile, false);
        assert_false(trace_is_active(&rig_turn(rig)->tracer.trace));
        rig_free(rig);
    }
}

TEST_CASE(test_a_lost_release_presses_nothing)
{
    struct rig *rig = rig_new_with_words(NULL);
    int x, y;
    open_on(rig, NULL);
    assert_true(rig_find_text(rig, "Play", &x, &y));
    rig_press(rig, x, y, BUTTON_LEFT);
    rig_move(rig, x, y, false);
    rig_release(rig, x, y, BUTTON_LEFT);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
    rig_click(rig, x, y);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
}

/* Neither its press nor its release, even between those of the left button. */
TEST_CASE(test_only_the_left_button_presses)
{
    struct rig *rig = rig_new_with_words(NULL);
    int x, y;
    open_on(rig, NULL);
    assert_true(rig_find_text(rig, "Play", &x, &y));
    rig_press(rig, x, y, BUTTON_RIGHT);
    rig_release(rig, x, y, BUTTON_RIGHT);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
    rig_press(rig, x, y, BUTTON_LEFT);
    rig_press(rig, x, y, BUTTON_RIGHT);
    rig_release(rig, x, y, BUTTON_RIGHT);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
    rig_release(rig, x, y, BUTTON_LEFT);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
}
