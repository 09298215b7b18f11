/* SPDX-License-Identifier: MIT */
/*
 * Every moment of the game in windows of phones, from the top of its page to the end: no text
 * leaves its box or covers another, what is pressed is large enough for a finger and overlaps
 * nothing, and fingers draw pages and lists.
 */
#include "moments.h"
#include "practice_screen.h"
#include "preferences.h"
#include "rig_test.h"
#include "seed.h"
#include "test.h"
#include "text_boxes.h"

#include <string.h>

static const struct {
    int width, height;
} phones[] = {{390, 844}, {360, 640}};
enum { PHONE_COUNT = sizeof phones / sizeof phones[0] };

static int fault_count;

static void report(void *moment, const char *what)
{
    fault_count++;
    print_error("%s: %s\n", (const char *)moment, what);
}

/* Returns whether the settings, which scroll below their title and an offer, may show only a part
 * of a control. */
static bool is_cut(const struct rig *rig, struct rect rect)
{
    struct rect view = rig_settings(rig)->view;
    return stage_is_on_top(&rig->game->stage, SCREEN_SETTINGS) &&
           (rect.y <= view.y || rect.y + rect.h >= view.y + view.h ||
            rig_settings(rig)->offer.running);
}

/* Rows of lists, which are cut off at its ends, are as high as their list makes them. */
static void check_fingers(const struct rig *rig, char *moment)
{
    const struct ui *ui = &rig->game->stage.ui;
    const struct layout *layout = &rig->game->stage.layout;
    const struct rect page = {0, 0, layout->width, layout->height};
    for (int i = 0; i < ui->hot_count; i++) {
        const struct hot *hot = &ui->hots[i];
        char line[120];
        if (hot->is_place) {
            continue;
        }
        if (hot->rect.w > 0 && !hot->wants_arrows && !is_cut(rig, hot->rect) &&
            (hot->rect.w < LAYOUT_FINGER || hot->rect.h < LAYOUT_FINGER)) {
            (void)snprintf(line, sizeof line, "the control %d is too small: %d × %d", hot->id,
                           hot->rect.w, hot->rect.h);
            report(moment, line);
        }
        struct rect shown = rect_overlap(hot->rect, page);
        if (hot->rect.w > 0 && (shown.w != hot->rect.w || shown.h != hot->rect.h)) {
            (void)snprintf(line, sizeof line, "the control %d is not on the page", hot->id);
            report(moment, line);
        }
        for (int j = 0; j < i; j++) {
            struct rect shared = rect_overlap(hot->rect, ui->hots[j].rect);
            if (!ui->hots[j].is_place && shared.w > 0 && shared.h > 0) {
                (void)snprintf(line, sizeof line, "the control %d is covered by %d", ui->hots[j].id,
                               hot->id);
                report(moment, line);
            }
        }
    }
}

/* Looks at the whole page, from window to window. */
static void check_page(struct rig *rig, const char *moment)
{
    struct stage *stage = &rig->game->stage;
    struct scroll *page = &stage->pages[stage_top(stage)];
    for (size_t i = tests_first(); i < PHONE_COUNT; i += (size_t)tests_stride()) {
        char name[200];
        int before;
        (void)snprintf(name, sizeof name, "%.80s, %d × %d", moment, phones[i].width,
                       phones[i].height);
        rig_resize(rig, phones[i].width, phones[i].height);
        rig_draw(rig);
        assert_int_equal(stage->layout.shape, LAYOUT_COLUMN);
        check_fingers(rig, name);
        do {
            before = page->at;
            (void)text_boxes_check(&rig->list, &rig->config.metrics, report, name);
            scroll_to(page, page->at + page->view);
            rig_draw(rig);
        } while (page->at > before);
    }
}

TEST_CASE(test_moments_fit_a_phone)
{
    moment_everywhere(check_page);
    assert_int_equal(fault_count, 0);
}

/* --- fingers --- */

/* Opens a round on a known board, or Home without one, in a window of a phone. */
static struct rig *open_phone(bool has_board)
{
    struct rig *rig = rig_new();
    assert_true(rig_add_word(rig, "late", 10, false));
    assert_true(rig_add_word(rig, "tale", 10, false));
    assert_true(!has_board || rig_set_board(rig, "perslatgsineters", NULL));
    assert_ok(rig_open(rig));
    rig_resize(rig, phones[0].width, phones[0].height);
    rig_draw(rig);
    (void)rig_settle(rig, 3000);
    return rig;
}

static void touch(struct rig *rig, enum input_kind kind, int x, int y)
{
    const struct input input = {.kind = kind,
                                .x = x,
                                .y = y,
                                .button = BUTTON_LEFT,
                                .held = kind == INPUT_MOVE,
                                .is_finger = true};
    app_input(rig->app, &input);
    rig_draw(rig);
}

/* Puts a finger down and moves it in steps. */
static void draw_over(struct rig *rig, int x, int from_y, int to_y)
{
    touch(rig, INPUT_PRESS, x, from_y);
    for (int i = 1; i <= 10; i++) {
        touch(rig, INPUT_MOVE, x, from_y + (to_y - from_y) * i / 10);
    }
}

static int page_at(const struct rig *rig)
{
    return stage_page_at(&rig->game->stage);
}

TEST_CASE(test_a_finger_draws_the_page)
{
    struct rig *rig = open_phone(false);
    const struct scroll *page = &rig->game->stage.pages[SCREEN_HOME];
    rig_resize(rig, 390, 600);
    rig_draw(rig);
    assert_true(page->max > 0);
    draw_over(rig, 195, 500, 350);               /* from a button on */
    assert_int_in_range(page_at(rig), 120, 150); /* less what it takes to tell this from a press */
    touch(rig, INPUT_RELEASE, 195, 350);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME)); /* nothing was pressed */
    draw_over(rig, 195, 100, 560);
    touch(rig, INPUT_RELEASE, 195, 560);
    assert_int_equal(page_at(rig), 0);
    int x, y;
    draw_over(rig, 195, 580, 100);
    touch(rig, INPUT_RELEASE, 195, 100);
    assert_int_equal(page_at(rig), page->max);
    assert_true(rig_find_text(rig, "Practice", &x, &y)); /* where it is in the window */
    rig_advance(rig, 500);
    touch(rig, INPUT_PRESS, x, y);
    touch(rig, INPUT_RELEASE, x, y);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_PRACTICE));
}

static void tap_at(struct rig *rig, int x, int y)
{
    touch(rig, INPUT_PRESS, x, y);
    touch(rig, INPUT_RELEASE, x, y);
}

/* The second tap of a double tap presses nothing where a scrolled page is left, or is back. */
TEST_CASE(test_a_double_tap_is_one_on_a_scrolled_page)
{
    struct rig *rig = open_phone(false);
    const struct stage *stage = &rig->game->stage;
    int x, y;
    rig_resize(rig, 390, 600);
    rig_draw(rig);
    draw_over(rig, 195, 580, 100);
    touch(rig, INPUT_RELEASE, 195, 100);
    rig_advance(rig, 500);
    assert_true(page_at(rig) > layout_px(&stage->window, STAGE_AWAY_UNITS));
    assert_true(rig_find_text(rig, "Practice", &x, &y));
    rig->is_quick = true;
    tap_at(rig, x, y);
    assert_true(stage_is_on_top(stage, SCREEN_PRACTICE));
    tap_at(rig, x, y);
    assert_true(stage_is_guarded(stage));
    rig_advance(rig, 500);
    struct rect back = rig_hot(rig, PRACTICE_ID_BACK);
    tap_at(rig, back.x + back.w / 2, back.y + back.h / 2);
    assert_true(stage_is_on_top(stage, SCREEN_HOME));
    assert_true(page_at(rig) > layout_px(&stage->window, STAGE_AWAY_UNITS));
    tap_at(rig, back.x + back.w / 2, back.y + back.h / 2);
    assert_true(stage_is_guarded(stage));
    rig_advance(rig, 500);

    /* What lies under a resting pointer is known. */
    rig_click(rig, x, y);
    assert_true(stage_is_on_top(stage, SCREEN_PRACTICE));
    assert_int_equal(stage_pointer_y(stage), y);
    rig_key(rig, KEY_ESCAPE);
    rig_advance(rig, 500);
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(stage, SCREEN_HOME));
    assert_int_equal(stage_pointer_y(stage), y + page_at(rig));
}

/* Returns a control that is in the window and has a tip. */
static const struct hot *find_tip(const struct rig *rig)
{
    const struct ui *ui = &rig->game->stage.ui;
    for (int i = 0; i < ui->hot_count; i++) {
        const struct hot *hot = &ui->hots[i];
        if (hot->has_tip && hot->rect.y >= page_at(rig) &&
            hot->rect.y + hot->rect.h <= page_at(rig) + rig->list.height) {
            return hot;
        }
    }
    return NULL;
}

/* Returns how many controls have been pressed so far. */
static int count_presses(struct rig *rig)
{
    int count = 0;
    rig_hear(rig);
    for (int i = 0; i < rig->heard_count; i++) {
        count += rig->heard[i].kind == CUE_PRESS;
    }
    return count;
}

/* A finger that rests on a control shows what its tip is, and then presses nothing. */
TEST_CASE(test_a_finger_finds_tips)
{
    struct rig *rig = open_phone(true);
    const struct ui *ui = &rig->game->stage.ui;
    assert_true(rig_settle(rig, 3000));
    const struct hot *hot = find_tip(rig);
    assert_non_null(hot);
    int id = hot->id;
    int x = hot->rect.x + hot->rect.w / 2;
    int y = hot->rect.y + hot->rect.h / 2 - page_at(rig);
    preferences_set(rig->game, SETTING_SOUND, true);
    touch(rig, INPUT_PRESS, x, y);
    assert_int_equal(ui->tip.id, id);
    rig_advance(rig, 400);
    touch(rig, INPUT_MOVE, x + 1, y); /* no finger is quite still */
    assert_int_in_range(app_wait_ms(rig->app), 1, 200);
    assert_false(ui->tip.is_shown);
    rig_advance(rig, 200);
    assert_true(ui->tip.is_shown);
    touch(rig, INPUT_MOVE, x, y);
    assert_int_equal(ui->pressed, HOT_NONE);
    touch(rig, INPUT_RELEASE, x, y);
    assert_true(ui->tip.is_shown); /* without a finger over it */
    rig_draw(rig);
    assert_true(ui->tip.is_drawn);
    assert_int_equal(count_presses(rig), 0);

    touch(rig, INPUT_PRESS, x, y); /* leaves it */
    assert_false(ui->tip.is_shown);
    rig_advance(rig, 400);
    touch(rig, INPUT_MOVE, x, y > rig->list.height / 2 ? 20 : rig->list.height - 20);
    rig_advance(rig, 1000);
    assert_false(ui->tip.is_shown);
    touch(rig, INPUT_RELEASE, 20, 20);

    touch(rig, INPUT_PRESS, x, y); /* and a short touch presses */
    rig_advance(rig, 100);
    assert_int_equal(ui->pressed, id);
    touch(rig, INPUT_RELEASE, x, y);
    rig_advance(rig, 1000);
    assert_false(ui->tip.is_shown);
    assert_int_equal(count_presses(rig), 1);
}

TEST_CASE(test_the_focus_draws_the_page)
{
    struct rig *rig = open_phone(false);
    struct input back = {.kind = INPUT_KEY, .key = KEY_TAB, .shift = true};
    app_input(rig->app, &back);
    rig_draw(rig);
    const struct hot *hot = ui_hot_of(&rig->game->stage.ui, rig->game->stage.ui.focus);
    assert_non_null(hot);
    assert_true(hot->rect.y >= page_at(rig));
    assert_true(hot->rect.y + hot->rect.h <= page_at(rig) + rig->list.height);
    rig_key(rig, KEY_HOME);
    rig_draw(rig);
    assert_int_equal(page_at(rig), 0);
}

/* Traces the first letters of LATE by finger. */
static void trace_some(struct rig *rig, int count)
{
    static const int late[] = {4, 5, 6, 1};
    struct board_view view = rig_view(rig);
    for (int i = 0; i < count; i++) {
        int x, y;
        board_view_middle(&view, late[i], &x, &y);
        touch(rig, i == 0 ? INPUT_PRESS : INPUT_MOVE, x, y);
    }
}

TEST_CASE(test_a_finger_traces_a_word)
{
    struct rig *rig = open_phone(true);
    struct board_view view = rig_view(rig);
    int x, y;
    trace_some(rig, 4);
    board_view_middle(&view, 1, &x, &y);
    touch(rig, INPUT_RELEASE, x, y);
    assert_int_equal(round_word_count(rig->game->session.round, SIDE_PLAYER), 1);
    assert_int_equal(rig->game->stage.ui.hover, HOT_NONE);
}

TEST_CASE(test_a_second_finger_drops_the_word)
{
    struct rig *rig = open_phone(true);
    const struct input second = {.kind = INPUT_PRESS, .button = BUTTON_RIGHT};
    trace_some(rig, 4);
    app_input(rig->app, &second);
    touch(rig, INPUT_RELEASE, 195, 400);
    assert_false(trace_is_active(&rig_turn(rig)->tracer.trace));
    assert_int_equal(round_word_count(rig->game->session.round, SIDE_PLAYER), 0);
}

TEST_CASE(test_words_open_over_the_board)
{
    struct rig *rig = open_phone(true);
    int x, y;
    rig_enter_word(rig, "late");
    rig_draw(rig);
    assert_true(rig_find_text(rig, "Words", &x, &y));
    touch(rig, INPUT_PRESS, x, y);
    touch(rig, INPUT_RELEASE, x, y);
    assert_true(rig_turn(rig)->shows_words);
    trace_some(rig, 4); /* nothing is traced below it */
    touch(rig, INPUT_RELEASE, 195, 400);
    assert_int_equal(round_word_count(rig->game->session.round, SIDE_PLAYER), 1);
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_false(rig_turn(rig)->shows_words);
}

/* --- results: board and words in one window --- */

static struct rig *open_results(void)
{
    struct rig *rig = moment_of_results("results");
    rig_resize(rig, phones[1].width, phones[1].height);
    rig_draw(rig);
    (void)rig_settle(rig, 5000);
    return rig;
}

static bool is_in_window(const struct rig *rig, struct rect rect)
{
    const struct rect seen = {0, page_at(rig), rig->list.width, rig->list.height};
    return rect.h > 0 && rect_is_within(rect, seen);
}

/* Puts a finger on the middle of a rectangle of the page, and lifts it. */
static void tap(struct rig *rig, struct rect rect)
{
    tap_at(rig, rect.x + rect.w / 2, rect.y + rect.h / 2 - page_at(rig));
}

TEST_CASE(test_a_tap_shows_a_word_below_the_board)
{
    struct rig *rig = open_results();
    struct results *results = rig_results(rig);
    const struct scroll *page = &rig->game->stage.pages[SCREEN_RESULTS];
    const struct scroll *list = &results->found.panes[0].scroll;
    results->found.filter = FILTER_ALL;
    rig_draw(rig);
    for (int i = 0; i < 12; i++) { /* the page; from its end on the list, below the board */
        draw_over(rig, 180, 600, 500);
        touch(rig, INPUT_RELEASE, 180, 500);
        assert_int_equal(list->at, int_max(page->at - results->at.pinned, 0));
    }
    assert_true(list->at > 0);
    assert_true(results->found.panes[0].scroll.bar.w == 0);
    assert_int_equal(results->found.selected, -1);
    assert_true(is_in_window(rig, results->at.board));
    assert_true(is_in_window(rig, results->at.detail));
    assert_true(is_in_window(rig, results->at.list));

    struct rect area = results->found.panes[0].area;
    struct rect row = {area.x + 10, area.y + area.h / 2, 40, 2};
    tap(rig, row);
    long word = results->found.selected;
    assert_true(word >= 0);
    assert_false(results->card.is_open);
    struct rect shown = findings_word_rect(&results->found, (size_t)word);
    assert_true(shown.h >= layout_px(&rig->game->stage.layout, LAYOUT_FINGER));
    assert_true(is_in_window(rig, shown));
    assert_true(is_in_window(rig, results->at.board));
    assert_int_equal(results_shown_word(results), word);
    tap(rig, findings_word_rect(&results->found, (size_t)word));
    assert_true(results->card.is_open); /* more about it */
    rig_free(rig);
}

TEST_CASE(test_a_finger_scrolls_from_the_board)
{
    struct rig *rig = open_results();
    struct results *results = rig_results(rig);
    const struct scroll *page = &rig->game->stage.pages[SCREEN_RESULTS];
    draw_over(rig, 180, 600, 50);
    touch(rig, INPUT_RELEASE, 180, 50);
    draw_over(rig, 180, 600, 50);
    touch(rig, INPUT_RELEASE, 180, 50);
    assert_int_equal(page->at, page->max);
    int x, y;
    board_view_middle(&results->view, 5, &x, &y);
    draw_over(rig, x, y - page_at(rig), y - page_at(rig) + 200);
    touch(rig, INPUT_RELEASE, x, y - page_at(rig));
    assert_int_in_range(page->max - page->at, 160, 200);
    assert_int_equal(results->found.through, -1);
    board_view_middle(&results->view, 5, &x, &y); /* it was kept in view */
    tap(rig, (struct rect){x - 2, y - 2, 4, 4});
    assert_int_equal(results->found.through, 5);
    assert_int_equal(page->at, results->at.pinned);
    rig_free(rig);
}

/* The lists of two players, beside one another on a phone held sideways, scroll with the page, too,
 * each to its end. */
TEST_CASE(test_two_lists_scroll_as_one_page)
{
    struct rig *rig = moment_of_results("results of two with many words");
    struct results *results = rig_results(rig);
    const struct scroll *page = &rig->game->stage.pages[SCREEN_RESULTS];
    rig_resize(rig, 844, 390);
    rig_draw(rig);
    (void)rig_settle(rig, 5000);
    assert_int_equal(rig->game->stage.layout.shape, LAYOUT_COLUMN);
    assert_int_equal(results->found.pane_count, PANES_MAX);
    struct scroll *longer = &results->found.panes[0].scroll;
    struct scroll *shorter = &results->found.panes[1].scroll;
    assert_true(longer->max > shorter->max);
    for (int i = 0; i < 20; i++) {
        draw_over(rig, 500, 300, 200);
        touch(rig, INPUT_RELEASE, 500, 200);
        assert_int_equal(longer->at, layout_clamped(page->at - results->at.pinned, 0, longer->max));
        assert_int_equal(shorter->at, int_min(longer->at, shorter->max));
    }
    assert_int_equal(longer->at, longer->max);
    assert_int_equal(page->at, page->max);
    assert_true(is_in_window(rig, results->at.board));
    struct rect area = results->found.panes[0].area;
    assert_true(is_in_window(rig, area));
    assert_int_equal(longer->bar.w, 0);
    rig_free(rig);
}

/* What finds no room as chips opens below them, and not in the list far below. */
TEST_CASE(test_more_opens_where_it_was_pressed)
{
    struct rig *rig = open_results();
    struct results *results = rig_results(rig);
    assert_true(results->verdict.news_count > results->chip_count);
    int best = results->at.best.y;
    rig_press_id(rig, RESULTS_ID_MORE);
    rig_draw(rig);
    int more = results->found.line_count;
    assert_true(results->at.more.y >= results->at.chips.y + results->at.chips.h);
    assert_int_equal(results->at.best.y, best + results->at.more.h);
    assert_true(rig_shows(rig, results->verdict.lines[results->chip_count].text));
    assert_int_in_range(results->at.more.h, more * LAYOUT_FINGER, more * 60);
    rig_press_id(rig, RESULTS_ID_MORE);
    rig_draw(rig);
    assert_int_equal(results->at.best.y, best);
}

static bool text_is_drawn(const struct draw_list *list, const char *text)
{
    bool is_drawn = false;
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->commands[i];
        is_drawn = is_drawn ||
                   (command->kind == DRAW_TEXT && strcmp(draw_text_of(list, command), text) == 0);
    }
    return is_drawn;
}

/* The lists that lie over the board are narrow there: nothing is cut, or too small to read. */
TEST_CASE(test_lists_are_read_in_a_low_window)
{
    struct rig *rig = rig_new_with_words("omdssliletasieeu");
    struct lengths lengths = {.title = "Still on the board", .sum = 60};
    assert_ok(rig_open(rig));
    rig_resize(rig, 844, 390);
    (void)rig_settle(rig, 3000);
    rig_press_id(rig, TURN_ID_HINT);
    rig_press_id(rig, TURN_ID_WORDS);
    rig_draw(rig);
    struct ui ui = rig->game->stage.ui;
    ui.list = &rig->list;
    ui.arena = rig->game->arena;
    for (int letters = 4; letters <= 8; letters++) {
        lengths.left[letters] = 66;
    }
    lengths_draw(&ui, (struct rect){200, 200, 118, 110}, &lengths);
    assert_true(text_is_drawn(&rig->list, "8:"));
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *text = &rig->list.commands[i];
        if (text->kind == DRAW_TEXT) {
            assert_null(strstr(draw_text_of(&rig->list, text), "…"));
            assert_true(text->size >= layout_px(ui.layout, 11));
        }
    }
}
