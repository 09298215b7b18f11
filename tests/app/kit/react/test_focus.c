/* SPDX-License-Identifier: MIT */
/*
 * The keyboard alone: on every screen, in windows of every shape, Tab reaches every control,
 * forwards and backwards, arrows connect them all, a ring shows the focus, and no text is cut on
 * the screens that Home leads to.
 */
#include "app.h"
#include "focus.h"
#include "moments.h"
#include "practice_screen.h"
#include "rig.h"
#include "scrambler_screen.h"
#include "seed.h"
#include "settings_screen.h"
#include "test.h"
#include "text_boxes.h"

static const int sizes[][2] = {{1280, 800}, {720, 520}, {700, 1100}, {1920, 1080}, {900, 600}};
enum { SIZE_COUNT = sizeof sizes / sizeof sizes[0] };

/* --- Tab --- */

/* Returns whether other keys reach this control: the Scrambler's mark stands for its arrows, the
 * selection in practice and in a list that opens for its rows. */
static bool has_keys_of_its_own(const struct game *game, int id)
{
    const struct settings_screen *settings = stage_state(&game->stage, SCREEN_SETTINGS);
    const struct custom_screen *custom = stage_state(&game->stage, SCREEN_CUSTOM);
    bool is_custom = stage_is_on_top(&game->stage, SCREEN_CUSTOM);
    const struct drop *drop = is_custom ? &custom->more : &settings->drop;
    return ((is_custom || stage_is_on_top(&game->stage, SCREEN_SETTINGS)) &&
            drop->open != HOT_NONE && id >= drop->list.first_id) ||
           (stage_is_on_top(&game->stage, SCREEN_SCRAMBLER) && id >= SCRAMBLER_ID_ARROW) ||
           (stage_is_on_top(&game->stage, SCREEN_PRACTICE) && id >= PRACTICE_ID_ROW);
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

/* Tabs through all controls, but one for a row of choices, once in each direction; a ring shows the
 * focus. */
static void check_tab(struct rig *rig, const char *name)
{
    struct game *game = rig->game;
    struct ui *ui = &game->stage.ui;
    int order[HOT_MAX];
    bool reached[HOT_MAX] = {false};
    int count = 0;
    rig_draw(rig);
    game->stage.ui.focus = HOT_NONE;
    for (tab(rig, false); count == 0 || ui->focus != order[0]; tab(rig, false)) {
        assert_true(count < HOT_MAX);
        order[count++] = ui->focus;
        reached[index_of(ui, ui->focus)] = true;
        struct rect around = focus_hot(ui)->rect;
        around.y -= stage_page_at(&game->stage);
        if (!has_ring(&rig->list, around)) {
            fail_msg("%s: nothing shows that %d has the focus", name, ui->focus);
        }
    }
    for (int i = 0; i < ui->hot_count; i++) {
        if (!reached[i] && !ui->hots[i].is_passed && !has_keys_of_its_own(game, ui->hots[i].id)) {
            fail_msg("%s, %d x %d: Tab never comes to %d", name, game->stage.layout.width,
                     game->stage.layout.height, ui->hots[i].id);
        }
    }
    int first_count = 0, last_count = 0, at_first = -1, at_last = -1;
    for (int i = count - 1; i >= 0; i--) {
        tab(rig, true);
        assert_int_equal(ui->focus, order[i]);
        bool is_first, is_last; /* there Tab leaves a page */
        app_focus_ends(rig->app, &is_first, &is_last);
        at_first = is_first ? i : at_first;
        at_last = is_last ? i : at_last;
        first_count += is_first;
        last_count += is_last;
    }
    assert_int_equal(first_count, 1);
    assert_int_equal(last_count, 1);
    assert_int_equal((at_last + 1) % count, at_first);
    game->stage.ui.focus = HOT_NONE;
}

/* --- arrows --- */

/* Checks that arrows reach every control from the first one. */
static void check_arrows(struct rig *rig, const char *name)
{
    static const enum key arrows[] = {KEY_LEFT, KEY_RIGHT, KEY_UP, KEY_DOWN};
    const struct ui *ui = &rig->game->stage.ui;
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
            fail_msg("%s, %d x %d: no arrow leads to %d", name, rig->game->stage.layout.width,
                     rig->game->stage.layout.height, ui->hots[i].id);
        }
    }
}

/* --- Escape --- */

/* Escape leads from every screen to Home, except that it pauses and resumes a round. */
static void check_escape(struct rig *rig, const char *moment)
{
    struct game *game = rig->game;
    bool over_round = session_is_mid_round(&game->session);
    for (int i = 0; i < 6 && !stage_is_on_top(&game->stage, SCREEN_HOME); i++) {
        rig_key(rig, KEY_ESCAPE);
    }
    if (!over_round && !stage_is_on_top(&game->stage, SCREEN_HOME)) {
        fail_msg("%s: Escape does not lead to Home", moment);
    }
}

/* --- everywhere --- */

static void check_keyboard(struct rig *rig, const char *moment)
{
    for (size_t i = tests_first(); i < SIZE_COUNT; i += (size_t)tests_stride()) {
        rig_resize(rig, sizes[i][0], sizes[i][1]);
        check_tab(rig, moment);
        check_arrows(rig, moment);
    }
    check_escape(rig, moment);
}

TEST_CASE(test_tab_and_arrows_come_to_everything_and_escape_goes_back)
{
    moment_everywhere(check_keyboard);
}

/*      1    2
 *      33333     4
 *             5      */
TEST_CASE(test_an_arrow_goes_to_the_neighbour)
{
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
    assert_int_equal(focus_towards(&ui, &hots[2], KEY_DOWN), HOT_NONE); /* 5 is no Tab stop */
}

TEST_CASE(test_the_pointer_takes_the_focus_away)
{
    struct rig *rig = moment_stage(&moments[0]);
    moment_go(&moments[0], rig);
    tab(rig, false);
    assert_non_null(focus_hot(&rig->game->stage.ui));
    rig_press(rig, 2, 2, BUTTON_LEFT);
    rig_release(rig, 2, 2, BUTTON_LEFT);
    assert_null(focus_hot(&rig->game->stage.ui));
}

/* --- the sheet of keys --- */

static void check_keys(struct rig *rig, const char *moment)
{
    struct game *game = rig->game;
    struct draw_list before = {0};
    if (!tests_try_next()) {
        return;
    }
    (void)rig_settle(rig, 60000);
    if (stage_is_on_top(&game->stage, SCREEN_KEYS) ||
        trace_is_active(&rig_turn(rig)->tracer.trace)) {
        return; /* a trace does not survive the sheet */
    }
    tab(rig, false);
    app_draw(rig->app, &before);
    int focus = game->stage.ui.focus;
    int depth = game->stage.depth;
    rig_key(rig, KEY_F1);
    assert_true(stage_is_on_top(&game->stage, SCREEN_KEYS));
    rig_advance(rig, 1000); /* nothing moves below the sheet */
    rig_key(rig, KEY_F1);
    rig_draw(rig);
    assert_int_equal(game->stage.depth, depth);
    assert_int_equal(game->stage.ui.focus, focus);
    if (!drawn_same(&before, &rig->list)) {
        fail_msg("%s: it is not as it was", moment);
    }
    draw_deinit(&before);
}

TEST_CASE(test_the_keys_come_over_everything)
{
    for (size_t i = 0; moment_lists[i]; i++) {
        if (moment_lists[i] != history_moments) { /* these read their figures again */
            moment_each(moment_lists[i], check_keys);
        }
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

/* Returns whether a text was shortened; some end in dots by design. */
static bool is_cut(const char *text)
{
    static const char dots[] = "…";
    static const char *const meant[] = {"Find a word…",
                                        "The computer is searching…",
                                        "Shaking the dice…",
                                        "Custom board…",
                                        "Choose…",
                                        "Export…",
                                        "Edit…",
                                        "Import…",
                                        "board…", /* the second line of Custom board… */
                                        "Add a word…",
                                        "Delete…",
                                        "Looking for the shortest way back…"};
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
        bool is_long_name = strstr(text, "MMM") != NULL || strstr(text, "WWW") != NULL;
        if (list->commands[i].kind == DRAW_TEXT && is_cut(text) && !is_long_name) {
            char what[300];
            (void)snprintf(what, sizeof what, "\"%.200s\" is cut", text);
            tell_fault(where, what);
        }
    }
}

static void check_texts(struct rig *rig, const char *moment)
{
    for (int i = 0; i < SIZE_COUNT; i++) {
        char where[120];
        (void)snprintf(where, sizeof where, "%s, %d x %d", moment, sizes[i][0], sizes[i][1]);
        rig_resize(rig, sizes[i][0], sizes[i][1]);
        rig_draw(rig);
        (void)text_boxes_check(&rig->list, &rig->config.metrics, tell_fault, where);
        if (!stage_is_on_top(&rig->game->stage,
                             SCREEN_RESULTS)) { /* the ruler's letters are wide */
            check_cuts(&rig->list, where);
        }
    }
}

TEST_CASE(test_texts_stand_in_their_boxes)
{
    fault_count = 0;
    moment_each(home_moments, check_texts);
    moment_each(learn_moments, check_texts);
    assert_int_equal(fault_count, 0);
}
