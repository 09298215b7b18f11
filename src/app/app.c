/* SPDX-License-Identifier: MIT */
/*
 * The app: the stack of screens, what they share, input on its way to them, cues and requests on
 * their way out. Leaves what is on a screen to the screen.
 */
#include "date.h"
#include "explain.h"
#include "focus.h"
#include "keeping.h"
#include "notice.h"
#include "pad.h"
#include "past.h"
#include "play_hand.h"
#include "preferences.h"
#include "state.h"
#include "statistics.h"
#include "text.h"
#include "unfinished.h"

#include "trounce/memory.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

enum status app_new(const struct app_config *config, struct app **app)
{
    struct app *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    if (solver_new(config->lexicon, config->simd, &made->solver) != STATUS_OK) {
        memory_free(made);
        return STATUS_NO_MEMORY;
    }
    made->config = *config;
    made->focused = true;
    made->pointer_x = made->pointer_y = -1;
    random_seed(&made->random, config->seed);
    preferences_load(made);
    unfinished_look(made);
    app_show(made, &screen_home);
    if (config->board) {
        made->board = *config->board;
        (void)snprintf(made->code, sizeof made->code, "%s", config->code ? config->code : "");
        app_note_round(made, made->code[0] ? ROUND_KIND_CODE : ROUND_KIND_CUSTOM,
                       made->code[0] != '\0');
        if (!app_begin_round(made, false)) {
            app_free(made);
            return STATUS_NO_MEMORY;
        }
    }
    if (config->scrambler) {
        screen_scrambler_enter(made, config->scrambler_code);
    }
    if (config->welcome && app_is_on_top(made, &screen_home)) {
        screen_learn_welcome(made);
    }
    if (config->notice) {
        app_notify(made, config->notice);
    }
    *app = made;
    return STATUS_OK;
}

void app_free(struct app *app)
{
    if (!app) {
        return;
    }
    play_hint_deinit(app);
    (void)keeping_now(app);
    screen_results_leave(app);
    screen_scrambler_deinit(app);
    round_free(app->round);
    draw_deinit(&app->scratch);
    solver_free(app->solver);
    memory_free(app);
}

/* --- out: cues, requests, notices --- */

void app_cue(struct app *app, enum cue_kind kind, int step)
{
    if (app->muted || app->cue_count == CUE_QUEUE_MAX) {
        return;
    }
    app->cues[(app->cue_first + app->cue_count++) % CUE_QUEUE_MAX] = (struct cue){kind, step};
}

bool app_next_cue(struct app *app, struct cue *cue)
{
    if (app->cue_count == 0) {
        return false;
    }
    *cue = app->cues[app->cue_first];
    app->cue_first = (app->cue_first + 1) % CUE_QUEUE_MAX;
    app->cue_count--;
    return true;
}

void app_request(struct app *app, enum app_request_kind kind, const char *text)
{
    if (app->request_count == REQUEST_QUEUE_MAX) {
        return;
    }
    app->requests[(app->request_first + app->request_count++) % REQUEST_QUEUE_MAX] =
        (struct app_request){kind, text};
}

bool app_next_request(struct app *app, struct app_request *request)
{
    if (app->request_count == 0) {
        return false;
    }
    *request = app->requests[app->request_first];
    app->request_first = (app->request_first + 1) % REQUEST_QUEUE_MAX;
    app->request_count--;
    return true;
}

struct app_date app_today(const struct app *app)
{
    const struct app_calendar *calendar = &app->config.calendar;
    if (!calendar->today) {
        return (struct app_date){.year = 1970, .month = 1, .day = 1};
    }
    return calendar->today(calendar->context);
}

struct app_date app_day_of(const struct app *app, long long unix_seconds)
{
    const struct app_calendar *calendar = &app->config.calendar;
    if (!calendar->day_of) {
        return date_of_unix(unix_seconds);
    }
    return calendar->day_of(calendar->context, unix_seconds);
}

int app_sound_step(int points)
{
    if (points <= 3) {
        return points > 1 ? points - 1 : 0;
    }
    if (points <= 5) {
        return 3;
    }
    return points <= 8 ? 4 : 5;
}

/* --- screens --- */

static const struct screen *top(const struct app *app)
{
    return app->screens[app->screen_count - 1];
}

void app_push(struct app *app, const struct screen *screen)
{
    assert(app->screen_count < SCREENS_MAX);
    app->focuses[app->screen_count] = app->ui.focus;
    app->screens[app->screen_count++] = screen;
    explain_close(app);
    app->ui.focus = HOT_NONE;
    app->stale = true;
}

void app_pop(struct app *app)
{
    assert(app->screen_count > 1);
    app->screen_count--;
    app->ui.focus = app->focuses[app->screen_count];
    app->stale = true;
    if (top(app) == &screen_home) {
        app_return_match(app);
    }
}

void app_show(struct app *app, const struct screen *screen)
{
    if (screen == &screen_home) {
        app_return_match(app);
        statistics_look(app);
    }
    app->screen_count = 0;
    app_push(app, screen);
}

bool app_is_on_top(const struct app *app, const struct screen *screen)
{
    return top(app) == screen;
}

long app_motion(const struct app *app, long ms)
{
    return app->settings.reduced_motion ? 0 : ms;
}

void app_set_theme(struct app *app, enum theme_id theme)
{
    app->settings.theme = theme;
    preferences_keep(app, SETTING_THEME);
}

void app_toggle_mute(struct app *app)
{
    app->settings.sound = app->muted;
    preferences_keep(app, SETTING_SOUND);
    app_cue(app, CUE_PRESS, 0);
}

bool app_is_muted(const struct app *app)
{
    return app->muted;
}

int app_tier_max(const struct app *app)
{
    return word_range_tier_max(app->settings.words);
}

int app_volume(const struct app *app)
{
    return app->settings.volume;
}

/* --- drawing --- */

static void build(struct app *app, struct draw_list *list)
{
    struct ui *ui = &app->ui;
    ui->list = list;
    ui->theme = app->theme;
    ui->layout = &app->layout;
    ui->metrics = &app->config.metrics;
    draw_begin(list, app->layout.width, app->layout.height);
    struct draw_command ground = {.kind = DRAW_GROUND,
                                  .rect = {0, 0, app->layout.width, app->layout.height},
                                  .color = app->theme->ground,
                                  .color2 = app->theme->ground_edge};
    draw_add(list, &ground, NULL);
    for (int i = 0; i < app->screen_count; i++) {
        ui->hot_count = 0; /* only the top screen can be pressed */
        app->screens[i]->draw(app, ui);
    }
    focus_draw_ring(ui);
    explain_draw(app, ui);
    notice_draw(app, ui);
    ui->list = NULL;
    app->stale = false;
}

void app_draw(struct app *app, struct draw_list *list)
{
    build(app, list);
    /* Other things may lie under the pointer now, on another screen or where a list was turned. */
    int hover = ui_hot_at(&app->ui, app->pointer_x, app->pointer_y);
    if (hover != app->ui.hover) {
        app->ui.hover = hover;
        build(app, list);
    }
}

/* The hot areas as they are now. */
static void refresh(struct app *app)
{
    if (app->stale || app->ui.hot_count == 0) {
        build(app, &app->scratch);
    }
}

/* --- time --- */

void app_advance(struct app *app, long elapsed_ms)
{
    assert(elapsed_ms >= 0);
    notice_advance(app, elapsed_ms);
    (void)anim_advance(&app->explained.shown, elapsed_ms);
    keeping_pass(app, elapsed_ms);
    if (top(app)->advance) {
        top(app)->advance(app, elapsed_ms);
    }
    keeping_look(app);
    app->stale = true;
}

/* The wait until the end of something that is shown for a while, if that is shorter. */
static long sooner(long wait, const struct anim *shown)
{
    long left = shown->length_ms - shown->age_ms;
    return shown->running && (wait < 0 || wait > left) ? left : wait;
}

long app_wait_ms(const struct app *app)
{
    long wait = top(app)->wait_ms ? top(app)->wait_ms(app) : -1;
    wait = sooner(sooner(wait, &app->notice_shown), &app->explained.shown);
    long keeping = keeping_wait_ms(app);
    return wait < 0 || (keeping >= 0 && keeping < wait) ? keeping : wait;
}

/* --- input --- */

static void resize(struct app *app, int width, int height)
{
    app->config.width = width;
    app->config.height = height;
    app->layout = layout_make(width, height, app->settings.ui_scale);
    app->stale = true;
}

static void zoom(struct app *app, int ui_scale)
{
    if (ui_scale < UI_SCALE_MIN || ui_scale > UI_SCALE_MAX) {
        return;
    }
    app->settings.ui_scale = ui_scale;
    preferences_keep(app, SETTING_UI_SCALE);
}

void app_press(struct app *app, int id)
{
    app_cue(app, CUE_PRESS, 0);
    top(app)->press(app, id);
}

/* Keys that mean the same on every screen; tells whether this was one. */
static bool global_key(struct app *app, const struct input *input)
{
    switch (input->key) {
    case KEY_F11:
        app_request(app, REQUEST_FULLSCREEN, NULL);
        return true;
    case KEY_ZOOM_IN:
        zoom(app, app->settings.ui_scale + SETTING_UI_SCALE_STEP);
        return true;
    case KEY_ZOOM_OUT:
        zoom(app, app->settings.ui_scale - SETTING_UI_SCALE_STEP);
        return true;
    case KEY_ZOOM_RESET:
        zoom(app, UI_SCALE_DEFAULT);
        return true;
    case KEY_F1:
        if (app_is_on_top(app, &screen_keys)) {
            return false; /* it closes itself */
        }
        screen_keys_enter(app);
        return true;
    case KEY_LETTER:
        if (input->letter != 'm') {
            return false;
        }
        app_toggle_mute(app);
        return true;
    case KEY_NONE:
    case KEY_ENTER:
    case KEY_ESCAPE:
    case KEY_BACKSPACE:
    case KEY_DELETE:
    case KEY_TAB:
    case KEY_SPACE:
    case KEY_LEFT:
    case KEY_RIGHT:
    case KEY_UP:
    case KEY_DOWN:
    case KEY_HOME:
    case KEY_END:
    case KEY_PAGE_UP:
    case KEY_PAGE_DOWN:
        break;
    }
    return focus_key(app, input);
}

static void pointer_at(struct app *app, const struct input *input)
{
    app->pointer_x = input->x;
    app->pointer_y = input->y;
    refresh(app);
    int hover = ui_hot_at(&app->ui, input->x, input->y);
    if (hover != app->ui.hover) {
        app->stale = true;
    }
    app->ui.hover = hover;
}

/* Presses and releases on hot areas; tells whether one took the input. */
static bool hot_input(struct app *app, const struct input *input)
{
    if (input->button != BUTTON_LEFT) {
        return false;
    }
    if (input->kind == INPUT_PRESS) {
        app->ui.pressed = app->ui.hover;
        app->ui.focus = HOT_NONE;
        app->stale = true;
        return app->ui.pressed != HOT_NONE;
    }
    int id = app->ui.pressed;
    app->ui.pressed = HOT_NONE;
    if (id == HOT_NONE) {
        return false;
    }
    app->stale = true;
    if (id == app->ui.hover) {
        app_press(app, id);
    }
    return true;
}

/* To the hot areas, to what is the same on every screen, to the screen on top. */
static void deliver(struct app *app, const struct input *input)
{
    bool taken = false;
    switch (input->kind) {
    case INPUT_MOVE:
        pointer_at(app, input);
        taken = app->ui.pressed != HOT_NONE;
        break;
    case INPUT_PRESS:
        explain_close(app);
        pointer_at(app, input);
        taken = hot_input(app, input);
        break;
    case INPUT_RELEASE:
        pointer_at(app, input);
        taken = hot_input(app, input);
        break;
    case INPUT_LEAVE:
        app->pointer_x = app->pointer_y = -1;
        app->ui.hover = HOT_NONE;
        app->stale = true;
        break;
    case INPUT_KEY:
        explain_close(app);
        refresh(app);
        taken = global_key(app, input);
        app->stale = true;
        break;
    case INPUT_RESIZE:
        explain_close(app); /* the word is elsewhere now */
        resize(app, input->x, input->y);
        taken = true;
        break;
    case INPUT_BLUR:
    case INPUT_FOCUS:
        app->focused = input->kind == INPUT_FOCUS;
        break;
    case INPUT_CLOSE:
        unfinished_close(app);
        taken = true;
        break;
    case INPUT_PAD:
        refresh(app);
        break;
    case INPUT_WHEEL:
    case INPUT_TEXT:
        explain_close(app);
        break;
    case INPUT_PASTE:
    case INPUT_DROP:
        break;
    }
    if (taken) {
        return;
    }
    bool changed = top(app)->input(app, input);
    if (!changed && input->kind == INPUT_KEY) {
        changed = focus_arrow(app, input->key);
    }
    if (!changed && input->kind == INPUT_PAD) {
        pad_input(app, input);
    }
    app->stale = app->stale || changed;
}

void app_input(struct app *app, const struct input *input)
{
    deliver(app, input);
    keeping_look(app);
}
