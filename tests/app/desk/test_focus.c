/* SPDX-License-Identifier: MIT */
/*
 * The keyboard alone: on every screen, in windows of every shape, Tab comes to all that can be
 * pressed, forwards and backwards, arrows join all of it, a ring shows where one is, and no text is
 * cut on the screens that came with it. Leaves what presses do to the scripts.
 */
#include "custom_draw.h"
#include "focus.h"
#include "learn_draw.h"
#include "scrambler_draw.h"
#include "stage.h"
#include "state.h"
#include "text.h"
#include "text_boxes.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const int sizes[][2] = {{1280, 800}, {720, 520}, {700, 1100}, {1920, 1080}, {900, 600}};
enum { SIZE_COUNT = sizeof sizes / sizeof sizes[0] };

static const char board[] = "omdssliletasieeu";

#define CODE_FIELD_ID 1 /* of the dialog for codes */

/* --- ways to the screens --- */

static void go_home(struct stage *stage)
{
    (void)stage;
}

static void go_play(struct stage *stage)
{
    stage_type(stage, "slate");
    stage_key(stage, KEY_ENTER);
    stage_advance(stage, 3000);
}

static void go_pause(struct stage *stage)
{
    stage_ctrl(stage, 'p');
}

static void go_leave(struct stage *stage)
{
    stage_happens(stage, INPUT_CLOSE);
}

static void go_computer(struct stage *stage)
{
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ENTER);
    stage_advance(stage, 2000);
}

static void go_results(struct stage *stage)
{
    go_play(stage);
    go_computer(stage);
    stage_key(stage, KEY_ESCAPE);
}

static void go_keys(struct stage *stage)
{
    stage_key(stage, KEY_F1);
}

static void go_scrambler(struct stage *stage)
{
    screen_scrambler_enter(stage->app, NULL);
    (void)stage_settle(stage, 60000);
}

static void go_custom(struct stage *stage)
{
    screen_custom_enter(stage->app);
    stage_type(stage, board);
}

static void go_code(struct stage *stage)
{
    screen_code_enter(stage->app);
    stage_type(stage, "NFXMU9");
}

static void go_settings(struct stage *stage)
{
    screen_settings_enter(stage->app);
}

static void go_delete(struct stage *stage)
{
    screen_settings_enter(stage->app);
    screen_delete_enter(stage->app);
}

static void go_statistics(struct stage *stage)
{
    screen_statistics_enter(stage->app);
}

static void go_rounds(struct stage *stage)
{
    screen_statistics_enter(stage->app);
    screen_rounds_enter(stage->app);
}

/* Takes a hint, and if it is about a word, enters that; false: there is none to be had. */
static bool find_hinted(struct stage *stage)
{
    const struct hint_state *hint = &stage->app->play.hint;
    stage_ctrl(stage, 'h');
    if (hint->said != HINT_SAYS_STEP) {
        return false;
    }
    if (hint->has_word) {
        struct path path;
        int cells[BOARD_CELLS_MAX];
        solution_path(&hint->solution, hint->word, &path);
        for (int i = 0; i < path.length; i++) {
            cells[i] = path.cells[i];
        }
        stage_drag_cells(stage, cells, path.length);
    }
    return true;
}

/* A round is left for Home, and another one begun. */
static void go_waiting(struct stage *stage)
{
    stage_key(stage, KEY_ENTER);
    (void)stage_settle(stage, 5000);
    assert_true(find_hinted(stage));
    assert_true(find_hinted(stage));
    stage_ctrl(stage, 'p');
    int x, y;
    assert_true(stage_find_icon(stage, ICON_HOUSE, &x, &y));
    stage_click(stage, x, y);
    assert_true(app_is_on_top(stage->app, &screen_home));
    stage_key(stage, KEY_ENTER);
    assert_true(app_is_on_top(stage->app, &screen_waiting));
}

static void go_learn(struct stage *stage)
{
    screen_learn_enter(stage->app);
}

static void go_learn_back(struct stage *stage)
{
    go_learn(stage);
    stage_type(stage, "late");
    stage_key(stage, KEY_ENTER);
    (void)stage_settle(stage, 2000);
}

static void go_learn_straight(struct stage *stage)
{
    go_learn_back(stage);
    stage_type(stage, "later");
    stage_key(stage, KEY_ENTER);
    (void)stage_settle(stage, 2000);
}

static void go_learn_ready(struct stage *stage)
{
    go_learn_back(stage);
    stage_type(stage, "lati");
    stage_key(stage, KEY_BACKSPACE);
    stage_type(stage, "er");
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ENTER);
    assert_int_equal(stage->app->learn.step, LEARN_READY);
}

static void take_hints(struct stage *stage, int count)
{
    go_play(stage);
    for (int i = 0; i < count; i++) {
        stage_ctrl(stage, 'h');
    }
    (void)stage_settle(stage, 2000);
}

static void go_lengths(struct stage *stage)
{
    take_hints(stage, 1);
}

static void go_first_die(struct stage *stage)
{
    take_hints(stage, 2);
}

static void go_hinted_path(struct stage *stage)
{
    take_hints(stage, 4);
}

static void go_hinted_results(struct stage *stage)
{
    take_hints(stage, 4);
    go_computer(stage);
    stage_key(stage, KEY_ESCAPE);
}

/* All that is common is the player's. */
static void go_common_found(struct stage *stage)
{
    go_play(stage);
    for (int tries = 0; tries < 400 && find_hinted(stage); tries++) {
    }
    assert_int_equal(stage->app->play.hint.said, HINT_SAYS_NO_COMMON);
    go_computer(stage);
    stage_key(stage, KEY_ESCAPE);
    assert_true(stage_settle(stage, 60000));
}

/* What a scene begins with. */
enum with { WITH_NOTHING, WITH_BOARD, WITH_PAST };

struct scene {
    const char *name;
    enum with with;
    void (*go)(struct stage *stage);
};

static const struct scene scenes[] = {
    {"home", WITH_NOTHING, go_home},
    {"the player's turn", WITH_BOARD, go_play},
    {"pause", WITH_BOARD, go_pause},
    {"leaving", WITH_BOARD, go_leave},
    {"the computer's turn", WITH_BOARD, go_computer},
    {"results", WITH_BOARD, go_results},
    {"keys", WITH_NOTHING, go_keys},
    {"keys over a round", WITH_BOARD, go_keys},
    {"the Scrambler", WITH_NOTHING, go_scrambler},
    {"custom board", WITH_NOTHING, go_custom},
    {"board by code", WITH_NOTHING, go_code},
    {"settings", WITH_NOTHING, go_settings},
    {"settings with a history", WITH_PAST, go_settings},
    {"deleting", WITH_PAST, go_delete},
    {"no statistics", WITH_NOTHING, go_statistics},
    {"statistics", WITH_PAST, go_statistics},
    {"no past rounds", WITH_NOTHING, go_rounds},
    {"past rounds", WITH_PAST, go_rounds},
    {"a round is waiting", WITH_PAST, go_waiting},
    {"how to play", WITH_NOTHING, go_learn},
    {"how to play, step 2", WITH_NOTHING, go_learn_back},
    {"how to play, a straight way", WITH_NOTHING, go_learn_straight},
    {"how to play, the end", WITH_NOTHING, go_learn_ready},
    {"a hint: lengths", WITH_BOARD, go_lengths},
    {"a hint: first die", WITH_BOARD, go_first_die},
    {"a hint: path", WITH_BOARD, go_hinted_path},
    {"results with hints", WITH_BOARD, go_hinted_results},
    {"every common word", WITH_BOARD, go_common_found},
};
enum { SCENE_COUNT = sizeof scenes / sizeof scenes[0] };

static struct stage *open_scene(const struct scene *scene)
{
    struct stage *stage = calloc(1, sizeof *stage);
    char path[400];
    int line;
    assert_non_null(stage);
    stage_init(stage);
    (void)snprintf(path, sizeof path, "%s/tests/scripts/words.txt", TROUNCE_SOURCE_DIR);
    assert_true(stage_add_words(stage, path, &line));
    if (scene->with == WITH_BOARD) {
        assert_true(stage_set_board(stage, board, NULL));
    } else if (scene->with == WITH_PAST) {
        struct past_rounds past = {.counts = true, .percent = 20, .count = 30, .seed = 3};
        assert_int_equal(stage_open_store(stage, NULL), STATUS_OK);
        assert_int_equal(stage_play_past(stage, 4, &past), STATUS_OK);
    }
    assert_int_equal(stage_open(stage), STATUS_OK);
    stage_draw(stage);
    scene->go(stage);
    return stage;
}

static void close_scene(struct stage *stage)
{
    stage_deinit(stage);
    free(stage);
}

/* --- Tab --- */

/* Has the screen other keys for this? Arrows of the Scrambler stand for its mark; the letters of a
 * field are typed wherever the focus is. */
static bool has_keys_of_its_own(const struct app *app, int id)
{
    return (app_is_on_top(app, &screen_scrambler) && id >= SCRAMBLER_ID_ARROW) ||
           (app_is_on_top(app, &screen_custom) && id == CUSTOM_ID_FIELD) ||
           (app_is_on_top(app, &screen_code) && id == CODE_FIELD_ID);
}

static int index_of(const struct ui *ui, int id)
{
    for (int i = 0; i < ui->hot_count; i++) {
        if (ui->hots[i].id == id) {
            return i;
        }
    }
    fail_msg("the focus is on %d, which is not there", id);
    return -1;
}

static void tab(struct stage *stage, bool backwards)
{
    if (backwards) {
        stage_shift(stage, KEY_TAB);
    } else {
        stage_key(stage, KEY_TAB);
    }
    stage_draw(stage);
}

/* Goes round once in each direction. */
static void check_tab(struct stage *stage, const char *name)
{
    struct app *app = stage->app;
    struct ui *ui = &app->ui;
    int order[HOT_MAX];
    bool reached[HOT_MAX] = {false};
    int count = 0;
    stage_draw(stage);
    app->ui.focus = HOT_NONE;
    for (tab(stage, false); count == 0 || ui->focus != order[0]; tab(stage, false)) {
        assert_true(count < HOT_MAX);
        order[count++] = ui->focus;
        reached[index_of(ui, ui->focus)] = true;
    }
    for (int i = 0; i < ui->hot_count; i++) {
        if (!reached[i] && !has_keys_of_its_own(app, ui->hots[i].id)) {
            fail_msg("%s, %d x %d: Tab never comes to %d", name, app->layout.width,
                     app->layout.height, ui->hots[i].id);
        }
    }
    for (int i = count - 1; i >= 0; i--) {
        tab(stage, true);
        assert_int_equal(ui->focus, order[i]);
    }
    app->ui.focus = HOT_NONE;
}

static void test_tab_comes_to_everything(void **state)
{
    (void)state;
    for (int i = 0; i < SCENE_COUNT; i++) {
        struct stage *stage = open_scene(&scenes[i]);
        for (int k = 0; k < SIZE_COUNT; k++) {
            stage_resize(stage, sizes[k][0], sizes[k][1]);
            check_tab(stage, scenes[i].name);
        }
        close_scene(stage);
    }
}

/* --- arrows --- */

/* From the first one, does a way of arrows lead to each? */
static void check_arrows(struct stage *stage, const char *name)
{
    static const enum key arrows[] = {KEY_LEFT, KEY_RIGHT, KEY_UP, KEY_DOWN};
    const struct ui *ui = &stage->app->ui;
    bool reached[HOT_MAX] = {false};
    int queue[HOT_MAX];
    int first = 0, count = 0;
    stage_draw(stage);
    queue[count++] = index_of(ui, ui_next_focus(ui, HOT_NONE, false));
    reached[queue[0]] = true;
    while (first < count) {
        const struct hot *from = &ui->hots[queue[first++]];
        for (int i = 0; i < 4; i++) {
            int id = focus_towards(ui, from, arrows[i]);
            if (id != HOT_NONE && !reached[index_of(ui, id)]) {
                reached[index_of(ui, id)] = true;
                queue[count++] = index_of(ui, id);
            }
        }
    }
    for (int i = 0; i < ui->hot_count; i++) {
        if (ui->hots[i].in_focus_order && !reached[i]) {
            fail_msg("%s, %d x %d: no arrow leads to %d", name, stage->app->layout.width,
                     stage->app->layout.height, ui->hots[i].id);
        }
    }
}

static void test_arrows_join_everything(void **state)
{
    (void)state;
    for (int i = 0; i < SCENE_COUNT; i++) {
        struct stage *stage = open_scene(&scenes[i]);
        for (int k = 0; k < SIZE_COUNT; k++) {
            stage_resize(stage, sizes[k][0], sizes[k][1]);
            check_arrows(stage, scenes[i].name);
        }
        close_scene(stage);
    }
}

/*      1    2
 *      33333     4
 *             5      */
static void test_an_arrow_goes_to_the_neighbour(void **state)
{
    (void)state;
    struct ui ui = {.hot_count = 5,
                    .hots = {{.id = 1, .rect = {0, 0, 40, 20}, .in_focus_order = true},
                             {.id = 2, .rect = {60, 0, 40, 20}, .in_focus_order = true},
                             {.id = 3, .rect = {0, 30, 100, 20}, .in_focus_order = true},
                             {.id = 4, .rect = {140, 30, 40, 20}, .in_focus_order = true},
                             {.id = 5, .rect = {110, 60, 40, 20}, .in_focus_order = false}}};
    const struct hot *hots = ui.hots;
    assert_int_equal(focus_towards(&ui, &hots[0], KEY_RIGHT), 2);
    assert_int_equal(focus_towards(&ui, &hots[0], KEY_DOWN), 3);
    assert_int_equal(focus_towards(&ui, &hots[1], KEY_DOWN), 3);
    assert_int_equal(focus_towards(&ui, &hots[2], KEY_RIGHT), 4);
    assert_int_equal(focus_towards(&ui, &hots[3], KEY_LEFT), 3);
    assert_int_equal(focus_towards(&ui, &hots[0], KEY_LEFT), HOT_NONE);
    assert_int_equal(focus_towards(&ui, &hots[0], KEY_UP), HOT_NONE);
    assert_int_equal(focus_towards(&ui, &hots[2], KEY_DOWN), HOT_NONE); /* 5 is no stop */
}

/* --- the ring --- */

static bool has_ring(const struct draw_list *list, struct rect around)
{
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_command *c = &list->commands[i];
        if (c->kind == DRAW_BOX && c->border > 0 && c->rect.x < around.x && c->rect.y < around.y &&
            c->rect.x + c->rect.w > around.x + around.w &&
            c->rect.y + c->rect.h > around.y + around.h &&
            c->rect.w < around.w + around.w / 2 + 24) {
            return true;
        }
    }
    return false;
}

static void test_a_ring_shows_the_focus(void **state)
{
    (void)state;
    for (int i = 0; i < SCENE_COUNT; i++) {
        struct stage *stage = open_scene(&scenes[i]);
        struct ui *ui = &stage->app->ui;
        stage_draw(stage);
        int count = ui->hot_count;
        for (int k = 0; k < count; k++) {
            tab(stage, false);
            const struct hot *hot = focus_hot(ui);
            assert_non_null(hot);
            if (!has_ring(&stage->list, hot->rect)) {
                fail_msg("%s: nothing shows that %d has the focus", scenes[i].name, hot->id);
            }
        }
        close_scene(stage);
    }
}

static void test_the_pointer_takes_the_focus_away(void **state)
{
    (void)state;
    struct stage *stage = open_scene(&scenes[0]);
    tab(stage, false);
    assert_non_null(focus_hot(&stage->app->ui));
    stage_press(stage, 2, 2, BUTTON_LEFT);
    stage_release(stage, 2, 2, BUTTON_LEFT);
    assert_null(focus_hot(&stage->app->ui));
    close_scene(stage);
}

/* --- the sheet of keys, and the way back --- */

static void test_the_keys_come_over_everything(void **state)
{
    (void)state;
    for (int i = 0; i < SCENE_COUNT; i++) {
        struct stage *stage = open_scene(&scenes[i]);
        struct app *app = stage->app;
        struct draw_list before = {0};
        if (!app_is_on_top(app, &screen_keys)) {
            tab(stage, false);
            app_draw(app, &before);
            int focus = app->ui.focus;
            int depth = app->screen_count;
            stage_key(stage, KEY_F1);
            assert_true(app_is_on_top(app, &screen_keys));
            stage_advance(stage, 1000); /* nothing goes on below */
            stage_key(stage, KEY_F1);
            stage_draw(stage);
            assert_int_equal(app->screen_count, depth);
            assert_int_equal(app->ui.focus, focus);
            if (!draw_lists_same(&before, &stage->list)) {
                fail_msg("%s: it is not as it was", scenes[i].name);
            }
            draw_deinit(&before);
        }
        close_scene(stage);
    }
}

/* Escape leads from every screen to Home; but for a round, which it pauses and goes on with. */
static void test_escape_goes_back(void **state)
{
    (void)state;
    for (int i = 0; i < SCENE_COUNT; i++) {
        struct stage *stage = open_scene(&scenes[i]);
        struct app *app = stage->app;
        bool over_round = app_is_mid_round(app) || app_is_on_top(app, &screen_waiting);
        for (int k = 0; k < 4 && !app_is_on_top(app, &screen_home); k++) {
            stage_key(stage, KEY_ESCAPE);
        }
        if (!over_round && !app_is_on_top(app, &screen_home)) {
            fail_msg("%s: Escape does not lead to Home", scenes[i].name);
        }
        close_scene(stage);
    }
}

/* --- texts --- */

static int fault_count;

static void tell_fault(void *context, const char *what)
{
    if (fault_count++ < 60) {
        print_error("%s: %s\n", (const char *)context, what);
    }
}

/* Is a text shortened? Some end in dots as they are meant. */
static bool is_cut(const char *text)
{
    static const char dots[] = "…";
    static const char *const meant[] = {TEXT_FIND_WORD,    TEXT_SEARCHING,  TEXT_GET_READY,
                                        "Custom board…",   TEXT_DELETE_ALL, TEXT_DELETE_GO,
                                        TEXT_WAY_SEARCHING};
    size_t length = strlen(text);
    size_t tail = sizeof dots - 1;
    if (length < tail || strcmp(text + length - tail, dots) != 0) {
        return false;
    }
    for (size_t i = 0; i < sizeof meant / sizeof meant[0]; i++) {
        if (strcmp(text, meant[i]) == 0) {
            return false;
        }
    }
    return true;
}

static void check_cuts(const struct draw_list *list, char *where)
{
    for (size_t i = 0; i < list->count; i++) {
        const char *text = draw_text_of(list, &list->commands[i]);
        if (list->commands[i].kind == DRAW_TEXT && is_cut(text)) {
            char what[300];
            (void)snprintf(what, sizeof what, "\"%.200s\" is cut", text);
            tell_fault(where, what);
        }
    }
}

static void test_texts_stand_in_their_boxes(void **state)
{
    (void)state;
    fault_count = 0;
    for (int i = 0; i < SCENE_COUNT; i++) {
        struct stage *stage = open_scene(&scenes[i]);
        for (int k = 0; k < SIZE_COUNT; k++) {
            char where[120];
            (void)snprintf(where, sizeof where, "%s, %d x %d", scenes[i].name, sizes[k][0],
                           sizes[k][1]);
            stage_resize(stage, sizes[k][0], sizes[k][1]);
            stage_draw(stage);
            (void)text_boxes_check(&stage->list, &stage->config.metrics, tell_fault, where);
            check_cuts(&stage->list, where);
        }
        close_scene(stage);
    }
    assert_int_equal(fault_count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tab_comes_to_everything),
        cmocka_unit_test(test_arrows_join_everything),
        cmocka_unit_test(test_an_arrow_goes_to_the_neighbour),
        cmocka_unit_test(test_a_ring_shows_the_focus),
        cmocka_unit_test(test_the_pointer_takes_the_focus_away),
        cmocka_unit_test(test_the_keys_come_over_everything),
        cmocka_unit_test(test_escape_goes_back),
        cmocka_unit_test(test_texts_stand_in_their_boxes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
