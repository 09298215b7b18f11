/* SPDX-License-Identifier: MIT */
/*
 * The list of past rounds: pages of it from the store, scrolling, and the way into one. Leaves
 * drawing to rounds_draw.c and a round of the past to past.c.
 */
#include "past.h"
#include "rounds_draw.h"

#include <stdio.h>

/* Of a page, so many rows lie before the row that was asked for: the hand may turn back. */
#define ROWS_BEFORE (ROUNDS_PAGE / 4)

/* --- pages --- */

static void tell_trouble(struct app *app)
{
    (void)snprintf(app->statistics.trouble, sizeof app->statistics.trouble, "%s",
                   store_trouble(app->config.store));
}

static void read_count(struct app *app)
{
    struct rounds_state *rounds = &app->rounds;
    struct history_filter asked = statistics_asked(app);
    app->statistics.trouble[0] = '\0';
    rounds->count = 0;
    rounds->page_count = 0;
    if (app->config.store &&
        history_count(app->config.store, &asked, &rounds->count) != STATUS_OK) {
        tell_trouble(app);
    }
}

const struct stored_round *rounds_row(struct app *app, long row)
{
    struct rounds_state *rounds = &app->rounds;
    bool is_there =
        row >= rounds->page_first && row < rounds->page_first + (long)rounds->page_count;
    if (!is_there) {
        struct history_filter asked = statistics_asked(app);
        rounds->page_first = row > ROWS_BEFORE ? row - ROWS_BEFORE : 0;
        rounds->page_count = 0;
        if (history_list(app->config.store, &asked, rounds->page_first, ROUNDS_PAGE, rounds->page,
                         &rounds->page_count) != STATUS_OK) {
            tell_trouble(app);
        }
    }
    size_t index = (size_t)(row - rounds->page_first);
    return index < rounds->page_count ? &rounds->page[index] : NULL;
}

/* --- going about --- */

void screen_rounds_enter(struct app *app)
{
    read_count(app);
    app->rounds.dragging_bar = false;
    app_show(app, &screen_rounds);
}

/* The row that has the focus; -1: none. */
static long focused_row(const struct app *app)
{
    int id = app->ui.focus - ROUNDS_ID_ROW;
    return id < 0 ? -1 : app->rounds.scroll / rounds_pitch(app) + id;
}

/* The row keeps its focus as long as it is to be seen. */
static void scroll_to(struct app *app, long scroll)
{
    struct rounds_state *rounds = &app->rounds;
    long row = focused_row(app);
    if (scroll > rounds->scroll_max) {
        scroll = rounds->scroll_max;
    }
    rounds->scroll = scroll > 0 ? (int)scroll : 0;
    app->stale = true;
    if (row >= 0) {
        long first = rounds->scroll / rounds_pitch(app);
        bool is_seen =
            row >= first && row * rounds_pitch(app) < rounds->scroll + rounds_area(app).h;
        app->ui.focus = is_seen ? ROUNDS_ID_ROW + (int)(row - first) : HOT_NONE;
    }
}

static void go_back(struct app *app)
{
    app->rounds.scroll = 0;
    statistics_read(app);
    app_show(app, &screen_statistics);
}

static void rounds_press(struct app *app, int id)
{
    bool changed;
    if (statistics_press(app, id, &changed)) {
        if (changed) {
            read_count(app);
            app->rounds.scroll = 0;
        }
    } else if (id == STATISTICS_ID_BACK) {
        go_back(app);
    } else if (id >= ROUNDS_ID_ROW) {
        long row = app->rounds.scroll / rounds_pitch(app) + id - ROUNDS_ID_ROW;
        const struct stored_round *stored = rounds_row(app, row);
        if (stored) {
            past_open(app, stored->id);
        }
    }
}

/* --- input --- */

/* The focus goes a row up or down, and the list with it where it ends. False: there is no row. */
static bool move_focus(struct app *app, int by)
{
    struct rounds_state *rounds = &app->rounds;
    struct rect area = rounds_area(app);
    int pitch = rounds_pitch(app);
    long row = focused_row(app);
    if (row >= 0) {
        row += by;
    } else if (by > 0) {
        row = (rounds->scroll + pitch - 1) / pitch;
    }
    if (row < 0 || row >= rounds->count) {
        return false;
    }
    long top = row * pitch;
    if (top < rounds->scroll) {
        scroll_to(app, top);
    } else if (top + pitch > rounds->scroll + area.h) {
        scroll_to(app, top + pitch - area.h);
    }
    app->ui.focus = ROUNDS_ID_ROW + (int)(row - rounds->scroll / pitch);
    return true;
}

static bool key_input(struct app *app, enum key key)
{
    const struct rounds_state *rounds = &app->rounds;
    struct rect area = rounds_area(app);
    int pitch = rounds_pitch(app);
    switch (key) {
    case KEY_ESCAPE:
        go_back(app);
        return true;
    case KEY_UP:
        return move_focus(app, -1); /* else to what stands above the list */
    case KEY_DOWN:
        return move_focus(app, 1);
    case KEY_PAGE_UP:
        scroll_to(app, (long)rounds->scroll - area.h + pitch);
        return true;
    case KEY_PAGE_DOWN:
        scroll_to(app, (long)rounds->scroll + area.h - pitch);
        return true;
    case KEY_HOME:
        scroll_to(app, 0);
        return true;
    case KEY_END:
        scroll_to(app, rounds->scroll_max);
        return true;
    case KEY_NONE:
    case KEY_ENTER:
    case KEY_BACKSPACE:
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

static bool press_at(struct app *app, const struct input *input)
{
    struct rounds_state *rounds = &app->rounds;
    if (input->button != BUTTON_LEFT || !rect_contains(rounds_bar_area(app), input->x, input->y)) {
        return false;
    }
    rounds->dragging_bar = true;
    rounds->drag_y = input->y;
    rounds->drag_scroll = rounds->scroll;
    return true;
}

static bool move_to(struct app *app, const struct input *input)
{
    struct rounds_state *rounds = &app->rounds;
    if (!rounds->dragging_bar) {
        return true; /* another row may be lit */
    }
    struct rect area = rounds_area(app);
    long long height = (long long)area.h + rounds->scroll_max;
    scroll_to(app, (long)(rounds->drag_scroll + (input->y - rounds->drag_y) * height / area.h));
    return true;
}

static bool rounds_input(struct app *app, const struct input *input)
{
    struct rounds_state *rounds = &app->rounds;
    switch (input->kind) {
    case INPUT_PRESS:
        return press_at(app, input);
    case INPUT_MOVE:
        return move_to(app, input);
    case INPUT_RELEASE:
        rounds->dragging_bar = false;
        return false;
    case INPUT_WHEEL:
        scroll_to(app,
                  (long)rounds->scroll - (long)input->wheel * rounds_pitch(app) * 3 / 2 / 1000);
        return true;
    case INPUT_KEY:
        return key_input(app, input->key);
    case INPUT_TEXT:
        if (input->text[0] == 'm' || input->text[0] == 'M') {
            app_toggle_mute(app);
        }
        return true;
    case INPUT_LEAVE:
    case INPUT_RESIZE:
    case INPUT_BLUR:
    case INPUT_FOCUS:
    case INPUT_PASTE:
    case INPUT_DROP:
    case INPUT_PAD:
    case INPUT_CLOSE:
        break;
    }
    return false;
}

const struct screen screen_rounds = {
    .input = rounds_input, .press = rounds_press, .draw = rounds_draw};
