/* SPDX-License-Identifier: MIT */
/*
 * The keyboard alone: on every screen, in windows of every shape, Tab comes to all that can be
 * pressed, forwards and backwards, arrows join all of it, a ring shows where one is, and no text is
 * cut on the screens that came with it. Leaves what presses do to the scripts.
 */
#include "custom_draw.h"
#include "focus.h"
#include "learn_draw.h"
#include "rig.h"
#include "scrambler_draw.h"
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

/* --- ways to the screens --- */

static void go_home(struct rig *rig)
{
    (void)rig;
}

static void go_play(struct rig *rig)
{
    rig_type(rig, "slate");
    rig_key(rig, KEY_ENTER);
    rig_advance(rig, 3000);
}

static void go_pause(struct rig *rig)
{
    rig_ctrl(rig, 'p');
}

static void go_curtain(struct rig *rig)
{
    struct match match = rig->desk->table.match;
    match.way = WAY_TWO;
    table_lend_match(&rig->desk->table, &match);
    assert_true(game_begin(rig->desk, false));
    go_play(rig);
    rig_advance(rig, 190000);
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_CURTAIN));
}

static void go_leave(struct rig *rig)
{
    rig_happens(rig, INPUT_CLOSE);
}

static void go_computer(struct rig *rig)
{
    rig_key(rig, KEY_ENTER);
    rig_key(rig, KEY_ENTER);
    rig_advance(rig, 2000);
}

static void go_results(struct rig *rig)
{
    go_play(rig);
    go_computer(rig);
    rig_key(rig, KEY_ESCAPE);
}

static void go_keys(struct rig *rig)
{
    rig_key(rig, KEY_F1);
}

static void go_scrambler(struct rig *rig)
{
    stage_go(&rig->desk->stage, SCREEN_SCRAMBLER, NULL);
    (void)rig_settle(rig, 60000);
}

static void go_custom(struct rig *rig)
{
    stage_over(&rig->desk->stage, SCREEN_CUSTOM, NULL);
    rig_type(rig, board);
}

static void go_code(struct rig *rig)
{
    stage_over(&rig->desk->stage, SCREEN_CUSTOM, NULL);
    rig_type(rig, "NFXMU9ESB9");
}

static void go_settings(struct rig *rig)
{
    stage_go(&rig->desk->stage, SCREEN_SETTINGS, NULL);
}

static void go_delete(struct rig *rig)
{
    stage_go(&rig->desk->stage, SCREEN_SETTINGS, NULL);
    stage_over(&rig->desk->stage, SCREEN_DELETE, NULL);
}

static void go_statistics(struct rig *rig)
{
    stage_over(&rig->desk->stage, SCREEN_STATISTICS, NULL);
}

static void go_rounds(struct rig *rig)
{
    stage_over(&rig->desk->stage, SCREEN_STATISTICS, NULL);
    stage_over(&rig->desk->stage, SCREEN_ROUNDS, NULL);
}

/* Takes a hint, and if it is about a word, enters that; false: there is none to be had. */
static bool find_hinted(struct rig *rig)
{
    const struct hint_shown *hint = &rig_turn(rig)->hint;
    rig_ctrl(rig, 'h');
    if (hint->said != HINT_SAYS_STEP) {
        return false;
    }
    if (hint->has_word) {
        struct path path;
        int cells[BOARD_CELLS_MAX];
        solution_path(&rig->desk->table.solution, hint->word, &path);
        for (int i = 0; i < path.length; i++) {
            cells[i] = path.cells[i];
        }
        rig_drag_cells(rig, cells, path.length);
    }
    return true;
}

/* A round is left for Home, and another one begun. */
static void go_waiting(struct rig *rig)
{
    rig_key(rig, KEY_ENTER);
    (void)rig_settle(rig, 5000);
    assert_true(find_hinted(rig));
    assert_true(find_hinted(rig));
    rig_ctrl(rig, 'p');
    int x, y;
    assert_true(rig_find_icon(rig, ICON_HOUSE, &x, &y));
    rig_click(rig, x, y);
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_HOME));
    rig_key(rig, KEY_ENTER);
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_WAITING));
}

static void go_learn(struct rig *rig)
{
    stage_go(&rig->desk->stage, SCREEN_LEARN, NULL);
}

static void go_learn_back(struct rig *rig)
{
    go_learn(rig);
    rig_type(rig, "late");
    rig_key(rig, KEY_ENTER);
    (void)rig_settle(rig, 2000);
}

static void go_learn_straight(struct rig *rig)
{
    go_learn_back(rig);
    rig_type(rig, "later");
    rig_key(rig, KEY_ENTER);
    (void)rig_settle(rig, 2000);
}

static void go_learn_ready(struct rig *rig)
{
    go_learn_back(rig);
    rig_type(rig, "lati");
    rig_key(rig, KEY_BACKSPACE);
    rig_type(rig, "er");
    rig_key(rig, KEY_ENTER);
    rig_key(rig, KEY_ENTER);
    assert_int_equal(rig_learn(rig)->step, LEARN_READY);
}

static void take_hints(struct rig *rig, int count)
{
    go_play(rig);
    for (int i = 0; i < count; i++) {
        rig_ctrl(rig, 'h');
    }
    (void)rig_settle(rig, 2000);
}

static void go_lengths(struct rig *rig)
{
    take_hints(rig, 1);
}

static void go_first_die(struct rig *rig)
{
    take_hints(rig, 2);
}

static void go_hinted_path(struct rig *rig)
{
    take_hints(rig, 4);
}

static void go_hinted_results(struct rig *rig)
{
    take_hints(rig, 4);
    go_computer(rig);
    rig_key(rig, KEY_ESCAPE);
}

/* All that is common is the player's. */
static void go_common_found(struct rig *rig)
{
    go_play(rig);
    for (int tries = 0; tries < 400 && find_hinted(rig); tries++) {
    }
    assert_int_equal(rig_turn(rig)->hint.said, HINT_SAYS_NO_COMMON);
    go_computer(rig);
    rig_key(rig, KEY_ESCAPE);
    assert_true(rig_settle(rig, 60000));
}

/* What a scene begins with. */
enum with { WITH_NOTHING, WITH_BOARD, WITH_PAST };

struct scene {
    const char *name;
    enum with with;
    void (*go)(struct rig *rig);
};

static const struct scene scenes[] = {
    {"home", WITH_NOTHING, go_home},
    {"the player's turn", WITH_BOARD, go_play},
    {"pause", WITH_BOARD, go_pause},
    {"curtain", WITH_BOARD, go_curtain},
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

static struct rig *open_scene(const struct scene *scene)
{
    struct rig *rig = calloc(1, sizeof *rig);
    char path[400];
    int line;
    assert_non_null(rig);
    rig_init(rig);
    (void)snprintf(path, sizeof path, "%s/tests/scripts/words.txt", TROUNCE_SOURCE_DIR);
    assert_true(rig_add_words(rig, path, &line));
    if (scene->with == WITH_BOARD) {
        assert_true(rig_set_board(rig, board, NULL));
    } else if (scene->with == WITH_PAST) {
        struct past_rounds past = {.counts = true, .percent = 20, .count = 30, .seed = 3};
        assert_int_equal(rig_open_store(rig, NULL), STATUS_OK);
        assert_int_equal(rig_play_past(rig, 4, &past), STATUS_OK);
    }
    assert_int_equal(rig_open(rig), STATUS_OK);
    rig_draw(rig);
    scene->go(rig);
    return rig;
}

static void close_scene(struct rig *rig)
{
    rig_deinit(rig);
    free(rig);
}

/* --- Tab --- */

/* Has the screen other keys for this? Arrows of the Scrambler stand for its mark. */
static bool has_keys_of_its_own(const struct desk *desk, int id)
{
    return stage_is_on_top(&desk->stage, SCREEN_SCRAMBLER) && id >= SCRAMBLER_ID_ARROW;
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

static void tab(struct rig *rig, bool backwards)
{
    if (backwards) {
        rig_shift(rig, KEY_TAB);
    } else {
        rig_key(rig, KEY_TAB);
    }
    rig_draw(rig);
}

/* Goes round once in each direction. */
static void check_tab(struct rig *rig, const char *name)
{
    struct desk *desk = rig->desk;
    struct ui *ui = &desk->stage.ui;
    int order[HOT_MAX];
    bool reached[HOT_MAX] = {false};
    int count = 0;
    rig_draw(rig);
    desk->stage.ui.focus = HOT_NONE;
    for (tab(rig, false); count == 0 || ui->focus != order[0]; tab(rig, false)) {
        assert_true(count < HOT_MAX);
        order[count++] = ui->focus;
        reached[index_of(ui, ui->focus)] = true;
    }
    for (int i = 0; i < ui->hot_count; i++) {
        if (!reached[i] && !has_keys_of_its_own(desk, ui->hots[i].id)) {
            fail_msg("%s, %d x %d: Tab never comes to %d", name, desk->stage.layout.width,
                     desk->stage.layout.height, ui->hots[i].id);
        }
    }
    for (int i = count - 1; i >= 0; i--) {
        tab(rig, true);
        assert_int_equal(ui->focus, order[i]);
    }
    desk->stage.ui.focus = HOT_NONE;
}

static void test_tab_comes_to_everything(void **state)
{
    (void)state;
    for (int i = 0; i < SCENE_COUNT; i++) {
        struct rig *rig = open_scene(&scenes[i]);
        for (int k = 0; k < SIZE_COUNT; k++) {
            rig_resize(rig, sizes[k][0], sizes[k][1]);
            check_tab(rig, scenes[i].name);
        }
        close_scene(rig);
    }
}

/* --- arrows --- */

/* From the first one, does a way of arrows lead to each? */
static void check_arrows(struct rig *rig, const char *name)
{
    static const enum key arrows[] = {KEY_LEFT, KEY_RIGHT, KEY_UP, KEY_DOWN};
    const struct ui *ui = &rig->desk->stage.ui;
    bool reached[HOT_MAX] = {false};
    int queue[HOT_MAX];
    int first = 0, count = 0;
    rig_draw(rig);
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
            fail_msg("%s, %d x %d: no arrow leads to %d", name, rig->desk->stage.layout.width,
                     rig->desk->stage.layout.height, ui->hots[i].id);
        }
    }
}

static void test_arrows_join_everything(void **state)
{
    (void)state;
    for (int i = 0; i < SCENE_COUNT; i++) {
        struct rig *rig = open_scene(&scenes[i]);
        for (int k = 0; k < SIZE_COUNT; k++) {
            rig_resize(rig, sizes[k][0], sizes[k][1]);
            check_arrows(rig, scenes[i].name);
        }
        close_scene(rig);
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
        struct rig *rig = open_scene(&scenes[i]);
        struct ui *ui = &rig->desk->stage.ui;
        rig_draw(rig);
        int count = ui->hot_count;
        for (int k = 0; k < count; k++) {
            tab(rig, false);
            const struct hot *hot = focus_hot(ui);
            assert_non_null(hot);
            if (!has_ring(&rig->list, hot->rect)) {
                fail_msg("%s: nothing shows that %d has the focus", scenes[i].name, hot->id);
            }
        }
        close_scene(rig);
    }
}

static void test_the_pointer_takes_the_focus_away(void **state)
{
    (void)state;
    struct rig *rig = open_scene(&scenes[0]);
    tab(rig, false);
    assert_non_null(focus_hot(&rig->desk->stage.ui));
    rig_press(rig, 2, 2, BUTTON_LEFT);
    rig_release(rig, 2, 2, BUTTON_LEFT);
    assert_null(focus_hot(&rig->desk->stage.ui));
    close_scene(rig);
}

/* --- the sheet of keys, and the way back --- */

static void test_the_keys_come_over_everything(void **state)
{
    (void)state;
    for (int i = 0; i < SCENE_COUNT; i++) {
        struct rig *rig = open_scene(&scenes[i]);
        struct app *app = rig->app;
        struct desk *desk = rig->desk;
        struct draw_list before = {0};
        if (!stage_is_on_top(&desk->stage, SCREEN_KEYS)) {
            tab(rig, false);
            app_draw(app, &before);
            int focus = desk->stage.ui.focus;
            int depth = desk->stage.depth;
            rig_key(rig, KEY_F1);
            assert_true(stage_is_on_top(&desk->stage, SCREEN_KEYS));
            rig_advance(rig, 1000); /* nothing goes on below */
            rig_key(rig, KEY_F1);
            rig_draw(rig);
            assert_int_equal(desk->stage.depth, depth);
            assert_int_equal(desk->stage.ui.focus, focus);
            if (!draw_lists_same(&before, &rig->list)) {
                fail_msg("%s: it is not as it was", scenes[i].name);
            }
            draw_deinit(&before);
        }
        close_scene(rig);
    }
}

/* Escape leads from every screen to Home; but for a round, which it pauses and goes on with. */
static void test_escape_goes_back(void **state)
{
    (void)state;
    for (int i = 0; i < SCENE_COUNT; i++) {
        struct rig *rig = open_scene(&scenes[i]);
        struct desk *desk = rig->desk;
        bool over_round =
            table_is_mid_round(&desk->table) || stage_is_on_top(&desk->stage, SCREEN_WAITING);
        for (int k = 0; k < 4 && !stage_is_on_top(&desk->stage, SCREEN_HOME); k++) {
            rig_key(rig, KEY_ESCAPE);
        }
        if (!over_round && !stage_is_on_top(&desk->stage, SCREEN_HOME)) {
            fail_msg("%s: Escape does not lead to Home", scenes[i].name);
        }
        close_scene(rig);
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
        struct rig *rig = open_scene(&scenes[i]);
        for (int k = 0; k < SIZE_COUNT; k++) {
            char where[120];
            (void)snprintf(where, sizeof where, "%s, %d x %d", scenes[i].name, sizes[k][0],
                           sizes[k][1]);
            rig_resize(rig, sizes[k][0], sizes[k][1]);
            rig_draw(rig);
            (void)text_boxes_check(&rig->list, &rig->config.metrics, tell_fault, where);
            check_cuts(&rig->list, where);
        }
        close_scene(rig);
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
