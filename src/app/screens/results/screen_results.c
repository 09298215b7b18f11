/* SPDX-License-Identifier: MIT */
/*
 * The results: filters, the field, pointing at words and dice, and what comes next. Leaves drawing
 * to results_draw.c and the list to results_list.c.
 */
#include "focus.h"
#include "keeping.h"
#include "past.h"
#include "results_draw.h"
#include "text.h"

#include "trounce/memory.h"

#include <string.h>

void screen_results_leave(struct app *app)
{
    solution_deinit(&app->results.solution);
    memory_free(app->results.words);
    memset(&app->results, 0, sizeof app->results);
}

/* Where the board stands among those that the game's dice make. */
static int level_of(const struct app *app)
{
    const struct board *board = &app->board;
    int index = board->rows - APP_SIZE_MIN;
    struct solver_filter filter = {.rules = app->match.rules, .tier_max = TIER_MAX};
    struct survey survey;
    bool asked = app->settings.lexicon[0] == '\0' && board->rows == board->columns && index >= 0 &&
                 index < APP_SIZE_COUNT && app->config.dice[index];
    if (!asked ||
        solver_survey_with(app->solver, board, &filter, DEAL_COMMON_TIER, &survey) != STATUS_OK) {
        return RICHNESS_LEVEL_NONE;
    }
    return richness_level(app->config.dice[index], app->match.rules, survey.common_count);
}

void screen_results_enter(struct app *app)
{
    struct results_state *results = &app->results;
    screen_results_leave(app);
    results->through = -1;
    results->selected = -1;
    results->pointed = -1;
    results->quarter_turns = app->play.quarter_turns;
    field_init(&results->find, FIND_TEXT_MAX - 1, field_take_letter);
    if (!results_collect(app)) {
        app_notify(app, TEXT_NO_MEMORY);
    } else if (results->solution.ended_early) {
        app_notify(app, TEXT_MANY_WAYS);
    }
    results->level = level_of(app);
    keeping_save(app);
    app_show(app, &screen_results);
    if (app->past.is_open) {
        return; /* it was heard then */
    }
    daily_note_end(app);

    if (!app->solve_only) { /* else nobody won or lost */
        results_celebrate(app);
    }
}

/* The list is another one: from its top, nothing chosen. */
static void list_changed(struct app *app)
{
    app->results.scroll = 0;
    app->results.selected = -1;
    app->results.pointed = -1;
}

/* To the list that a past round was opened from, or home. */
static void go_back(struct app *app)
{
    if (app->past.is_open) {
        past_close(app);
    } else {
        app_show(app, &screen_home);
    }
}

/* Another round; or, when the board was only solved, another board. */
static void go_on(struct app *app)
{
    if (app->solve_only) {
        screen_custom_enter(app);
    } else {
        app_deal(app);
    }
}

static void results_press(struct app *app, int id)
{
    struct results_state *results = &app->results;
    anim_finish(&results->feast);
    if (id == RESULTS_ID_SAME) {
        app_play_again_same(app);
    } else if (id == RESULTS_ID_AGAIN) {
        go_on(app);
    } else if (id == RESULTS_ID_HOME) {
        go_back(app);
    } else if (id == RESULTS_ID_STATISTICS) {
        screen_statistics_enter(app);
    } else if (id == RESULTS_ID_COPY) {
        app_request(app, REQUEST_COPY, results_summary(app, results->copy));
        app_notify(app, TEXT_COPIED);
    } else if (id >= RESULTS_ID_FILTER && id < RESULTS_ID_FILTER + FILTER_COUNT) {
        enum result_filter filters[FILTER_COUNT];
        (void)results_filters(app, filters);
        results->filter = filters[id - RESULTS_ID_FILTER];
        list_changed(app);
    }
}

void results_scroll_to(struct app *app, int scroll)
{
    struct results_state *results = &app->results;
    if (scroll > results->scroll_max) {
        scroll = results->scroll_max;
    }
    results->scroll = scroll > 0 ? scroll : 0;
    results->pointed = results_word_at(app, &app->ui, app->pointer_x, app->pointer_y);
}

/* --- pointer --- */

void results_filter_die(struct app *app, int cell)
{
    struct results_state *results = &app->results;
    int through = results->through == cell ? -1 : cell;
    list_changed(app);
    results->through = through;
}

static void press_die(struct app *app, int x, int y)
{
    int cell = board_view_cell_at(&app->results.view, x, y);
    if (cell >= 0 && app->board.faces[cell] != FACE_BLANK) {
        results_filter_die(app, cell);
    }
}

static bool press_at(struct app *app, const struct input *input)
{
    struct results_state *results = &app->results;
    if (input->button != BUTTON_LEFT) {
        return false;
    }
    if (rect_contains(results_bar_area(app), input->x, input->y)) {
        results->dragging_bar = true;
        results->drag_y = input->y;
        results->drag_scroll = results->scroll;
        return true;
    }
    long word = results_word_at(app, &app->ui, input->x, input->y);
    if (word >= 0) {
        results->selected = results->selected == word ? -1 : word;
        return true;
    }
    press_die(app, input->x, input->y);
    return true;
}

static bool move_to(struct app *app, const struct input *input)
{
    struct results_state *results = &app->results;
    if (results->dragging_bar) {
        struct rect area = results_words_area(app);
        int height = area.h + results->scroll_max;
        results_scroll_to(app,
                          results->drag_scroll + (input->y - results->drag_y) * height / area.h);
        return true;
    }
    long pointed = results_word_at(app, &app->ui, input->x, input->y);
    if (pointed == results->pointed) {
        return false;
    }
    results->pointed = pointed;
    return true;
}

/* --- keys --- */

static bool edit_find(struct app *app, const struct input *input)
{
    enum field_outcome outcome = field_input(&app->results.find, input, NULL);
    if (outcome == FIELD_CHANGED) {
        list_changed(app);
    }
    return outcome != FIELD_IGNORED;
}

static bool key_input(struct app *app, const struct input *input)
{
    struct results_state *results = &app->results;
    struct rect area = results_words_area(app);
    int row = layout_px(&app->layout, 32);
    if (focus_hot(&app->ui) && results_key(app, input->key)) {
        return true;
    }
    switch (input->key) {
    case KEY_ESCAPE:
        if (!results->find.text[0] && results->through < 0 && results->selected < 0) {
            go_back(app);
            return true;
        }
        field_set(&results->find, "");
        results->through = -1;
        list_changed(app);
        return true;
    case KEY_ENTER:
        if (app->past.is_open) {
            go_back(app);
        } else {
            go_on(app);
        }
        return true;
    case KEY_PAGE_UP:
        results_scroll_to(app, results->scroll - area.h + row);
        return true;
    case KEY_PAGE_DOWN:
        results_scroll_to(app, results->scroll + area.h - row);
        return true;
    case KEY_HOME:
        results_scroll_to(app, 0);
        return true;
    case KEY_END:
        results_scroll_to(app, results->scroll_max);
        return true;
    case KEY_UP:
    case KEY_DOWN:
        return results_key(app, input->key);
    case KEY_LEFT:
    case KEY_RIGHT:
        return results->find.text[0] ? edit_find(app, input) : results_key(app, input->key);
    case KEY_BACKSPACE:
    case KEY_DELETE:
        return edit_find(app, input);
    case KEY_NONE:
    case KEY_TAB:
    case KEY_SPACE:
    case KEY_F1:
    case KEY_F11:
    case KEY_ZOOM_IN:
    case KEY_ZOOM_OUT:
    case KEY_ZOOM_RESET:
    case KEY_LETTER:
        break;
    }
    return false;
}

static bool results_input(struct app *app, const struct input *input)
{
    struct results_state *results = &app->results;
    if (input->kind == INPUT_PRESS || input->kind == INPUT_KEY || input->kind == INPUT_TEXT ||
        input->kind == INPUT_PAD) {
        anim_finish(&results->feast);
    }
    switch (input->kind) {
    case INPUT_PRESS:
        return press_at(app, input);
    case INPUT_MOVE:
        return move_to(app, input);
    case INPUT_RELEASE:
        results->dragging_bar = false;
        return false;
    case INPUT_LEAVE:
        results->pointed = -1;
        return true;
    case INPUT_WHEEL:
        results_scroll_to(app, results->scroll - input->wheel * layout_px(&app->layout, 64) / 1000);
        return true;
    case INPUT_KEY:
        return key_input(app, input);
    case INPUT_TEXT:
        return edit_find(app, input);
    case INPUT_RESIZE:
    case INPUT_BLUR:
    case INPUT_FOCUS:
    case INPUT_PASTE:
    case INPUT_DROP:
    case INPUT_CLOSE:
    case INPUT_PAD:
        break;
    }
    return false;
}

static void results_advance(struct app *app, long elapsed_ms)
{
    (void)anim_advance(&app->results.feast, elapsed_ms);
}

const struct screen screen_results = {results_input, results_press, results_advance, results_draw,
                                      results_feast_wait_ms};
