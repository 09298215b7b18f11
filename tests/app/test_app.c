/* SPDX-License-Identifier: MIT */
/*
 * The app as a whole: the computer's turn is the same however it is watched, what is still stays
 * still, and no input in any order breaks it. Leaves what a round shows to the scripts.
 */
#include "stage.h"
#include "state.h"
#include "text.h"

#include "trounce/solver.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

static struct stage *new_stage(void)
{
    struct stage *stage = calloc(1, sizeof *stage);
    char path[400];
    int line;
    assert_non_null(stage);
    stage_init(stage);
    (void)snprintf(path, sizeof path, "%s/tests/scripts/words.txt", TROUNCE_SOURCE_DIR);
    assert_true(stage_add_words(stage, path, &line));
    return stage;
}

static void free_stage(struct stage *stage)
{
    stage_deinit(stage);
    free(stage);
}

static void open_on(struct stage *stage, const char *board)
{
    if (board) {
        assert_true(stage_set_board(stage, board, NULL));
    }
    assert_int_equal(stage_open(stage), STATUS_OK);
    stage_draw(stage);
}

static void click_text(struct stage *stage, const char *text)
{
    int x, y;
    if (!stage_find_text(stage, text, &x, &y)) {
        fail_msg("there is no text \"%s\"", text);
    }
    stage_click(stage, x, y);
}

static void end_turn(struct stage *stage)
{
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ENTER);
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

/* Lets the computer's turn run in one of the ways. */
static void watch(struct stage *stage, enum watching how)
{
    struct app *app = stage->app;
    switch (how) {
    case WATCH_WHOLE:
        break;
    case WATCH_FASTER:
        click_text(stage, "Faster");
        click_text(stage, "Faster ×2");
        click_text(stage, "Faster ×4");
        break;
    case WATCH_SKIP:
        stage_key(stage, KEY_ESCAPE);
        break;
    case WATCH_SKIP_LATE:
        stage_advance(stage, 5000);
        stage_key(stage, KEY_SPACE);
        break;
    case WATCH_HITCHES: /* frames of any length */
        for (int i = 0; i < 60 && !app_is_on_top(app, &screen_results); i++) {
            app_advance(app, i * 37 % 900);
        }
        break;
    case WATCH_COUNT:
        break;
    }
    for (int i = 0; i < 1200 && !app_is_on_top(app, &screen_results); i++) {
        app_advance(app, STAGE_FRAME_MS);
    }
    assert_true(app_is_on_top(app, &screen_results));
    assert_int_equal(round_phase(app->round), ROUND_DONE);
}

static int compare_texts(const void *a, const void *b)
{
    const char *const *first = a;
    const char *const *second = b;
    return strcmp(*first, *second);
}

/* The words of the computer in alphabetical order; the caller frees the list, not the words. */
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

/* The computer has all that the solver knows and the player lacks, each word once. */
static void assert_took_the_rest(const struct app *app)
{
    struct solver_filter filter = {
        .rules = app->match.rules, .tier_max = TIER_MAX, .without_offensive = true};
    struct solution solution;
    long points = 0;
    size_t left = 0;
    assert_int_equal(solver_solve(&app->board, app->config.lexicon, &filter, &solution), STATUS_OK);
    for (size_t i = 0; i < solution.word_count; i++) {
        enum finder_side side;
        const char *text = solution_text(&solution, i);
        assert_true(round_has_word(app->round, text, strlen(text), &side, NULL));
        if (side == SIDE_COMPUTER) {
            left++;
            points += solution.words[i].points;
        }
    }
    assert_int_equal(round_word_count(app->round, SIDE_COMPUTER), left);
    assert_int_equal(round_score(app->round, SIDE_COMPUTER), points);
    solution_deinit(&solution);
}

static void check_all_ways(const char *board, enum rules rules)
{
    struct stage *stages[WATCH_COUNT];
    const char **words[WATCH_COUNT];
    size_t counts[WATCH_COUNT];
    for (int how = 0; how < WATCH_COUNT; how++) {
        stages[how] = new_stage();
        (void)stage_add_word(stages[how], "slates", 80, true); /* offensive, for this test */
        stages[how]->config.rules = rules;
        open_on(stages[how], board);
        stage_type(stages[how], "late");
        stage_key(stages[how], KEY_ENTER);
        end_turn(stages[how]);
        watch(stages[how], (enum watching)how);
        assert_took_the_rest(stages[how]->app);
        words[how] = sorted_words(stages[how]->app->round, &counts[how]);
        assert_int_equal(counts[how], counts[0]);
        for (size_t i = 0; i < counts[0]; i++) {
            assert_string_equal(words[how][i], words[0][i]);
        }
        assert_int_equal(round_score(stages[how]->app->round, SIDE_COMPUTER),
                         round_score(stages[0]->app->round, SIDE_COMPUTER));
    }
    for (int how = 0; how < WATCH_COUNT; how++) {
        free(words[how]);
        free_stage(stages[how]);
    }
}

static void test_computer_takes_the_same_however_it_is_watched(void **state)
{
    (void)state;
    check_all_ways("omdssliletasieeu", RULES_FOUR);
    check_all_ways("late/sets/eras", RULES_CLASSIC);
    check_all_ways("Qu i t e s ./Th a n k In g/Er s t o r e/He l p m e An", RULES_PLAIN);
    check_all_ways("zzzzzzzzzzzzzzzz", RULES_FOUR); /* nothing at all */
}

static void test_offensive_words_are_the_players_alone(void **state)
{
    (void)state;
    for (int used = 0; used < 2; used++) {
        struct stage *stage = new_stage();
        int x, y;
        assert_true(stage_add_word(stage, "lits", 80, true));
        open_on(stage, "omdssliletasieeu");
        if (used) {
            stage_type(stage, "lits");
            stage_key(stage, KEY_ENTER);
            assert_int_equal(round_word_count(stage->app->round, SIDE_PLAYER), 1);
        }
        end_turn(stage);
        stage_key(stage, KEY_ESCAPE);
        assert_true(app_is_on_top(stage->app, &screen_results));
        assert_int_equal(stage_find_text(stage, "LITS", &x, &y), used);
        free_stage(stage);
    }
}

static void test_turn_lasts_as_it_should(void **state)
{
    (void)state;
    static const char *const boards[] = {"omdssliletasieeu", "setrilaouaenncmiptrelodsh",
                                         "rasetiolidemtnerpsatroueciancsledhom"};
    for (size_t i = 0; i < sizeof boards / sizeof boards[0]; i++) {
        struct stage *stage = new_stage();
        open_on(stage, boards[i]);
        end_turn(stage);
        long ms = 0;
        for (; !app_is_on_top(stage->app, &screen_results); ms += STAGE_FRAME_MS) {
            app_advance(stage->app, STAGE_FRAME_MS);
            assert_true(ms < 20000);
        }
        assert_in_range(ms, 10000, 15500); /* with the moment at its end */
        free_stage(stage);
    }
}

/* --- stillness --- */

/* Nothing moves: the window may sleep, and a second drawing shows the same. */
static void assert_still(struct stage *stage, long least_wait_ms)
{
    struct draw_list again = {0};
    long wait = app_wait_ms(stage->app);
    assert_true(wait < 0 || wait >= least_wait_ms);
    stage_draw(stage);
    app_draw(stage->app, &again);
    assert_true(draw_lists_same(&stage->list, &again));
    /* Nor does it when time passes up to when the app wants to be woken. */
    app_advance(stage->app, wait > 1 ? wait - 1 : wait < 0 ? 10000 : 0);
    app_draw(stage->app, &again);
    if (wait < 0) {
        assert_true(draw_lists_same(&stage->list, &again));
    }
    draw_deinit(&again);
}

static void test_a_still_window_sleeps(void **state)
{
    (void)state;
    struct stage *stage = new_stage();
    stage->config.seed = 5;
    open_on(stage, NULL);
    assert_int_equal(app_wait_ms(stage->app), -1);
    assert_still(stage, 1);

    click_text(stage, "Shake the dice");
    assert_int_equal(app_wait_ms(stage->app), 0);
    assert_true(stage_settle(stage, 2000));
    stage_advance(stage, 3);
    assert_still(stage, 90); /* the clock's next second or pixel */
    assert_true(stage_drag_word(stage, "slate"));
    assert_int_equal(app_wait_ms(stage->app), 0);
    assert_true(stage_settle(stage, 2000));
    stage_advance(stage, 2000);
    assert_still(stage, 90);
    stage_ctrl(stage, 'p');
    assert_int_equal(app_wait_ms(stage->app), -1);
    assert_still(stage, 1);
    stage_ctrl(stage, 'p');

    end_turn(stage);
    assert_int_equal(app_wait_ms(stage->app), 0);
    stage_key(stage, KEY_ESCAPE);
    assert_int_equal(app_wait_ms(stage->app), -1);
    assert_still(stage, 1);
    click_text(stage, "Copy result");
    assert_in_range(app_wait_ms(stage->app), 1000, 10000); /* until the notice goes */
    stage_advance(stage, 10000);
    assert_int_equal(app_wait_ms(stage->app), -1);
    assert_still(stage, 1);
    free_stage(stage);
}

static void test_a_round_without_a_clock_sleeps_for_ever(void **state)
{
    (void)state;
    struct stage *stage = new_stage();
    stage->config.time_ms = 0;
    open_on(stage, "omdssliletasieeu");
    assert_int_equal(app_wait_ms(stage->app), -1);
    stage_type(stage, "late");
    assert_int_equal(app_wait_ms(stage->app), -1);
    assert_still(stage, 1);
    free_stage(stage);
}

/* The clock wakes the window when the figure changes: never much more often, never too late. */
static void test_the_clock_wakes_in_time(void **state)
{
    (void)state;
    struct stage *stage = new_stage();
    stage->config.time_ms = 60000;
    open_on(stage, "zzzzzzzzzzzzzzzz");
    int wakes = 0;
    char shown[TEXT_COUNT_MAX];
    for (long left = 60000; left > 31000;) {
        long wait = app_wait_ms(stage->app);
        int x, y;
        assert_in_range(wait, 1, 1000);
        wakes++;
        app_advance(stage->app, wait);
        left -= wait;
        assert_true(stage_find_text(stage, text_clock(shown, left), &x, &y));
        assert_true(left % 1000 == 0 || left / 1000 == (left + wait - 1) / 1000);
    }
    assert_in_range(wakes, 29, 400);
    free_stage(stage);
}

/* Whoever looks elsewhere while the dice tumble finds a round that waits, and says so. */
static void test_a_round_waits_for_who_looks_elsewhere(void **state)
{
    (void)state;
    struct stage *stage = new_stage();
    int x, y;
    open_on(stage, NULL);
    click_text(stage, "Shake the dice");
    stage_advance(stage, 100);
    stage_happens(stage, INPUT_BLUR);
    stage_advance(stage, 2000);
    assert_int_equal(round_phase(stage->app->round), ROUND_PAUSED);
    assert_int_equal(round_left_ms(stage->app->round), 180000);
    assert_true(stage_find_text(stage, TEXT_RESUME, &x, &y));
    stage_happens(stage, INPUT_FOCUS);
    click_text(stage, TEXT_RESUME);
    assert_int_equal(round_phase(stage->app->round), ROUND_PLAYER);
    free_stage(stage);
}

/* --- the pointer --- */

static void expect_what_lies_there(struct stage *stage)
{
    const struct ui *ui = &stage->app->ui;
    stage_draw(stage);
    assert_int_equal(ui->hover, ui_hot_at(ui, stage->app->pointer_x, stage->app->pointer_y));
}

/* What a pointer that rests lights up is what lies there now, not what lay there before. */
static void test_other_things_come_under_the_pointer(void **state)
{
    (void)state;
    static const char *const texts[] = {TEXT_STATISTICS, TEXT_SETTINGS, "6 × 6", "Feast"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct stage *stage = new_stage();
        open_on(stage, NULL);
        click_text(stage, texts[i]);
        assert_int_not_equal(stage->app->ui.hover, HOT_NONE);
        expect_what_lies_there(stage);
        stage_key(stage, KEY_ENTER);
        expect_what_lies_there(stage);
        stage_key(stage, KEY_ESCAPE);
        expect_what_lies_there(stage);
        free_stage(stage);
    }
}

/* --- settings of the start --- */

static void test_the_start_can_bring_a_notice(void **state)
{
    (void)state;
    struct stage *stage = new_stage();
    stage->config.notice = "The sounds cannot be read.";
    stage->config.muted = true;
    open_on(stage, NULL);
    int x, y;
    assert_true(stage_find_text(stage, "The sounds cannot be read.", &x, &y));
    assert_true(app_is_muted(stage->app));
    stage_advance(stage, 7000);
    assert_false(stage_find_text(stage, "The sounds cannot be read.", &x, &y));
    free_stage(stage);
    app_free(NULL);
}

static void test_a_seed_deals_the_same_board(void **state)
{
    (void)state;
    char codes[3][BOARD_CODE_MAX];
    for (int i = 0; i < 3; i++) {
        struct stage *stage = new_stage();
        stage->config.seed = i < 2 ? 12345 : 54321;
        open_on(stage, NULL);
        stage_key(stage, KEY_ENTER);
        (void)snprintf(codes[i], sizeof codes[i], "%s", stage->app->code);
        struct board again;
        struct dice *dice = &stage->dice[0];
        assert_int_equal(deal_from_code(codes[i], strlen(codes[i]), dice, &again, NULL), STATUS_OK);
        assert_memory_equal(again.faces, stage->app->board.faces, 16);
        free_stage(stage);
    }
    assert_string_equal(codes[0], codes[1]);
    assert_string_not_equal(codes[0], codes[2]);
}

/* --- anything in any order --- */

static void random_input(struct stage *stage, struct random *random)
{
    int x = (int)random_below(random, (uint32_t)stage->app->layout.width + 20) - 10;
    int y = (int)random_below(random, (uint32_t)stage->app->layout.height + 20) - 10;
    static const char *const letters[] = {"a", "s", "t", "q", "u", "p", "r", "m", "E", "1", "é"};
    static const int sizes[][2] = {{720, 520}, {1280, 800}, {700, 1100}, {1920, 1080}, {901, 900}};
    switch (random_below(random, 20)) {
    case 0:
    case 1:
        stage_press(stage, x, y, (enum button)random_below(random, 3));
        break;
    case 2:
    case 3:
        stage_release(stage, x, y, (enum button)random_below(random, 3));
        break;
    case 4:
    case 5:
        stage_move(stage, x, y, random_below(random, 2));
        break;
    case 6:
        stage_key(stage, (enum key)random_below(random, KEY_LETTER));
        break;
    case 7:
        stage_type(stage, letters[random_below(random, 11)]);
        break;
    case 8:
        stage_ctrl(stage, "rpmxhv"[random_below(random, 6)]);
        break;
    case 9:
        stage_wheel(stage, (int)random_below(random, 4000) - 2000);
        break;
    case 10: {
        uint32_t size = random_below(random, 5);
        if (random_below(random, 10) == 0) {
            stage_resize(stage, sizes[size][0], sizes[size][1]);
        }
        break;
    }
    case 11: {
        static const enum input_kind kinds[] = {INPUT_LEAVE, INPUT_BLUR, INPUT_FOCUS, INPUT_CLOSE};
        if (random_below(random, 4) == 0) {
            stage_happens(stage, kinds[random_below(random, 4)]);
        }
        break;
    }
    case 12: { /* a button, wherever it is */
        const struct ui *ui = &stage->app->ui;
        if (ui->hot_count > 0) {
            struct rect hot = ui->hots[random_below(random, (uint32_t)ui->hot_count)].rect;
            stage_click(stage, hot.x + hot.w / 2, hot.y + hot.h / 2);
        }
        break;
    }
    case 13:
    case 14:
        stage_pad(stage, (enum pad)(PAD_A + (int)random_below(random, 8)), random_below(random, 2));
        break;
    case 15:
        stage_pad_move(stage, (int)random_below(random, 3) - 1, random_below(random, 2) ? 1 : -1);
        break;
    case 16:
        app_advance(stage->app, (long)random_below(random, 3000));
        break;
    default:
        stage_advance(stage, (long)random_below(random, 40));
        break;
    }
}

static void assert_sound(struct stage *stage)
{
    const struct app *app = stage->app;
    struct app_request request;
    assert_in_range(app->screen_count, 1, SCREENS_MAX);
    assert_true(app_wait_ms(app) >= -1);
    assert_true(path_is_valid(&app->play.trace.path, &app->board));
    assert_true(app->play.scroll >= 0);
    assert_true(app->results.scroll >= 0);
    while (app_next_request(stage->app, &request)) {
        if (request.kind == REQUEST_COPY) {
            assert_true(strncmp(request.text, "Trounce ", 8) == 0);
        } else if (request.kind == REQUEST_PASTE) {
            stage_paste(stage, "omds slil etas ieeu");
        }
    }
    if (app->round && app_is_on_top(app, &screen_play)) {
        enum round_phase phase = round_phase(app->round);
        assert_true(phase == ROUND_READY || phase == ROUND_PLAYER);
    } else if (app_is_on_top(app, &screen_results)) {
        assert_int_equal(round_phase(app->round), ROUND_DONE);
    }
}

static void test_any_input_is_borne(void **state)
{
    (void)state;
    const char *given = getenv("TROUNCE_SEED");
    uint64_t seed = given ? strtoull(given, NULL, 10) : (uint64_t)time(NULL);
    print_message("seed %llu\n", (unsigned long long)seed);
    struct random random;
    random_seed(&random, seed);
    for (int run = 0; run < 6; run++) {
        struct stage *stage = new_stage();
        stage->config.reduced_motion = run % 3 == 2;
        stage->config.time_ms = run % 2 ? 20000 : 120000;
        stage->config.seed = seed;
        open_on(stage, run == 4 ? "Qu Th . e/a s An r" : NULL);
        for (int i = 0; i < 1500; i++) {
            random_input(stage, &random);
            assert_sound(stage);
            if (i % 16 == 0) {
                stage_draw(stage);
                assert_false(stage->list.failed);
            }
        }
        free_stage(stage);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_computer_takes_the_same_however_it_is_watched),
        cmocka_unit_test(test_offensive_words_are_the_players_alone),
        cmocka_unit_test(test_turn_lasts_as_it_should),
        cmocka_unit_test(test_a_still_window_sleeps),
        cmocka_unit_test(test_a_round_without_a_clock_sleeps_for_ever),
        cmocka_unit_test(test_the_clock_wakes_in_time),
        cmocka_unit_test(test_a_round_waits_for_who_looks_elsewhere),
        cmocka_unit_test(test_other_things_come_under_the_pointer),
        cmocka_unit_test(test_the_start_can_bring_a_notice),
        cmocka_unit_test(test_a_seed_deals_the_same_board),
        cmocka_unit_test(test_any_input_is_borne),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
