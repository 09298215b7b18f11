/* SPDX-License-Identifier: MIT */
/*
 * The results: filters, the field, pointing at words and dice, and what comes next. Leaves drawing
 * to results_draw.c and the list to results_list.c.
 */
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

void screen_results_enter(struct app *app)
{
    struct results_state *results = &app->results;
    screen_results_leave(app);
    results->through = -1;
    results->selected = -1;
    results->pointed = -1;
    results->quarter_turns = app->play.quarter_turns;
    if (!results_collect(app)) {
        app_notify(app, TEXT_NO_MEMORY);
    }
    app_show(app, &screen_results);

    long yours = round_score(app->round, SIDE_PLAYER);
    long rivals = round_score(app->round, SIDE_COMPUTER);
    if (app->match.solo || yours == rivals) {
        app_cue(app, CUE_DRAW, 0);
    } else {
        app_cue(app, yours > rivals ? CUE_WIN : CUE_LOSE, 0);
    }
}

/* The list is another one: from its top, nothing chosen. */
static void list_changed(struct app *app)
{
    app->results.scroll = 0;
    app->results.selected = -1;
    app->results.pointed = -1;
}

static void results_press(struct app *app, int id)
{
    struct results_state *results = &app->results;
    if (id == RESULTS_ID_SAME) {
        app_play_again_same(app);
    } else if (id == RESULTS_ID_AGAIN) {
        app_deal(app);
    } else if (id == RESULTS_ID_HOME) {
        app_show(app, &screen_home);
    } else if (id == RESULTS_ID_COPY) {
        app_request(app, REQUEST_COPY, results_summary(app, results->copy));
        app_notify(app, TEXT_COPIED);
    } else if (id >= RESULTS_ID_FILTER && id < RESULTS_ID_FILTER + FILTER_COUNT) {
        results->filter = (enum result_filter)(id - RESULTS_ID_FILTER);
        list_changed(app);
    }
}

static void scroll_to(struct app *app, int scroll)
{
    struct results_state *results = &app->results;
    if (scroll > results->scroll_max) {
        scroll = results->scroll_max;
    }
    results->scroll = scroll > 0 ? scroll : 0;
    results->pointed = results_word_at(app, &app->ui, app->pointer_x, app->pointer_y);
}

/* --- pointer --- */

static void press_die(struct app *app, int x, int y)
{
    struct results_state *results = &app->results;
    int cell = board_view_cell_at(&results->view, x, y);
    if (cell < 0 || app->board.faces[cell] == FACE_BLANK) {
        return;
    }
    int through = results->through == cell ? -1 : cell;
    list_changed(app);
    results->through = through;
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
        scroll_to(app, results->drag_scroll + (input->y - results->drag_y) * height / area.h);
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

static void type_find(struct app *app, const char *text)
{
    struct results_state *results = &app->results;
    size_t length = strlen(results->find);
    for (; *text; text++) {
        char letter = *text;
        if (letter >= 'A' && letter <= 'Z') {
            letter = (char)(letter - 'A' + 'a');
        }
        if (letter < 'a' || letter > 'z' || length + 1 >= sizeof results->find) {
            continue;
        }
        results->find[length++] = letter;
        results->find[length] = '\0';
    }
    list_changed(app);
}

static bool key_input(struct app *app, enum key key)
{
    struct results_state *results = &app->results;
    struct rect area = results_words_area(app);
    int row = layout_px(&app->layout, 32);
    size_t length = strlen(results->find);
    switch (key) {
    case KEY_BACKSPACE:
        if (length > 0) {
            results->find[length - 1] = '\0';
        }
        list_changed(app);
        return true;
    case KEY_ESCAPE:
        if (length == 0 && results->through < 0 && results->selected < 0) {
            app_show(app, &screen_home);
            return true;
        }
        results->find[0] = '\0';
        results->through = -1;
        list_changed(app);
        return true;
    case KEY_ENTER:
        app_deal(app);
        return true;
    case KEY_UP:
        scroll_to(app, results->scroll - row);
        return true;
    case KEY_DOWN:
        scroll_to(app, results->scroll + row);
        return true;
    case KEY_PAGE_UP:
        scroll_to(app, results->scroll - area.h + row);
        return true;
    case KEY_PAGE_DOWN:
        scroll_to(app, results->scroll + area.h - row);
        return true;
    case KEY_HOME:
        scroll_to(app, 0);
        return true;
    case KEY_END:
        scroll_to(app, results->scroll_max);
        return true;
    case KEY_NONE:
    case KEY_DELETE:
    case KEY_TAB:
    case KEY_SPACE:
    case KEY_LEFT:
    case KEY_RIGHT:
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
        scroll_to(app, results->scroll - input->wheel * layout_px(&app->layout, 64) / 1000);
        return true;
    case INPUT_KEY:
        return key_input(app, input->key);
    case INPUT_TEXT:
        type_find(app, input->text);
        return true;
    case INPUT_RESIZE:
    case INPUT_BLUR:
    case INPUT_FOCUS:
    case INPUT_CLOSE:
        break;
    }
    return false;
}

const struct screen screen_results = {
    .input = results_input, .press = results_press, .draw = results_draw};
