/* SPDX-License-Identifier: MIT */
/*
 * The app: the stack of screens, what they share, input on its way to them, cues and requests on
 * their way out. Leaves what is on a screen to the screen.
 */
#include "state.h"
#include "text.h"

#include "trounce/memory.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#define NOTICE_MS 6000

enum status app_new(const struct app_config *config, struct app **app)
{
    struct app *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->config = *config;
    made->match = (struct match){config->size, config->rules, config->solo, config->time_ms};
    made->ui_scale = UI_SCALE_DEFAULT;
    made->muted = config->muted;
    made->focused = true;
    made->pointer_x = made->pointer_y = -1;
    made->layout = layout_make(config->width, config->height, made->ui_scale);
    random_seed(&made->random, config->seed);
    app_set_theme(made, config->theme);
    app_show(made, &screen_home);
    if (config->board) {
        made->board = *config->board;
        (void)snprintf(made->code, sizeof made->code, "%s", config->code ? config->code : "");
        if (!app_begin_round(made, false)) {
            app_free(made);
            return STATUS_NO_MEMORY;
        }
    }
    if (config->scrambler) {
        screen_scrambler_enter(made, config->scrambler_code);
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
    screen_results_leave(app);
    screen_scrambler_deinit(app);
    round_free(app->round);
    draw_deinit(&app->scratch);
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

void app_notify(struct app *app, const char *text)
{
    (void)snprintf(app->notice, sizeof app->notice, "%s", text);
    anim_start(&app->notice_shown, NOTICE_MS);
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
    app->screens[app->screen_count++] = screen;
    app->ui.focus = HOT_NONE;
    app->stale = true;
}

void app_pop(struct app *app)
{
    assert(app->screen_count > 1);
    app->screen_count--;
    app->ui.focus = HOT_NONE;
    app->stale = true;
}

void app_show(struct app *app, const struct screen *screen)
{
    app->screen_count = 0;
    app_push(app, screen);
}

bool app_is_on_top(const struct app *app, const struct screen *screen)
{
    return top(app) == screen;
}

long app_motion(const struct app *app, long ms)
{
    return app->config.reduced_motion ? 0 : ms;
}

void app_set_theme(struct app *app, enum theme_id theme)
{
    app->theme_id = theme;
    app->theme = theme_get(theme);
}

void app_toggle_mute(struct app *app)
{
    app->muted = !app->muted;
    if (app->muted) {
        app->cue_count = 0;
    }
    app_cue(app, CUE_PRESS, 0);
}

bool app_is_muted(const struct app *app)
{
    return app->muted;
}

/* --- rounds --- */

bool app_is_mid_round(const struct app *app)
{
    if (!app->round) {
        return false;
    }
    enum round_phase phase = round_phase(app->round);
    return phase != ROUND_DONE;
}

bool app_begin_round(struct app *app, bool with_shake)
{
    struct round_config config = {
        .board = &app->board,
        .lexicon = app->config.lexicon,
        .rules = app->match.rules,
        .solo = app->match.solo,
        .time_ms = app->match.time_ms,
    };
    struct round *round;
    if (round_new(&config, &round) != STATUS_OK) {
        app_notify(app, TEXT_NO_MEMORY);
        return false;
    }
    screen_results_leave(app);
    round_free(app->round);
    app->round = round;
    anim_finish(&app->notice_shown); /* it was about something else */
    screen_play_enter(app, with_shake);
    return true;
}

void app_deal(struct app *app)
{
    int index = app->match.size - APP_SIZE_MIN;
    const struct dice *dice = app->config.dice[index];
    assert(dice);
    uint64_t state;
    if (deal_fair(dice, app->config.lexicon, app->match.rules, &app->random, &app->board, &state) !=
        STATUS_OK) {
        app_notify(app, TEXT_NO_MEMORY);
        return;
    }
    deal_code(app->config.sets[index], dice, state, app->code);
    app->replayed = false;
    (void)app_begin_round(app, true);
}

void app_play_again_same(struct app *app)
{
    app->replayed = true;
    (void)app_begin_round(app, true);
}

/* --- drawing --- */

static void draw_notice(struct app *app, struct ui *ui)
{
    if (!app->notice_shown.running) {
        return;
    }
    struct text_style style = {
        .size = 17, .weight = WEIGHT_700, .color = ui->theme->text, .align = ALIGN_MIDDLE};
    int pad = ui_px(ui, 22);
    int room = app->layout.width - 4 * pad;
    int width = ui_text_width(ui, &style, app->notice);
    if (width > room) {
        width = room;
    }
    int height = ui_px(ui, 44);
    struct rect pill = {(app->layout.width - width) / 2 - pad,
                        app->layout.height - height - ui_px(ui, 96), width + 2 * pad, height};
    struct draw_command shadow = {.kind = DRAW_SHADOW,
                                  .rect = pill,
                                  .color = ui->theme->shadow,
                                  .radius = height / 2,
                                  .blur = ui_px(ui, 16)};
    draw_add(ui->list, &shadow, NULL);
    ui_box(ui, pill, 22, ui->theme->raised);
    ui_text_fit(ui, app->layout.width / 2, pill.y + height / 2, width, &style, app->notice);
}

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
    draw_notice(app, ui);
    ui->list = NULL;
    app->stale = false;
}

void app_draw(struct app *app, struct draw_list *list)
{
    build(app, list);
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
    (void)anim_advance(&app->notice_shown, elapsed_ms);
    if (top(app)->advance) {
        top(app)->advance(app, elapsed_ms);
    }
    app->stale = true;
}

long app_wait_ms(const struct app *app)
{
    long wait = top(app)->wait_ms ? top(app)->wait_ms(app) : -1;
    if (app->notice_shown.running) {
        long left = app->notice_shown.length_ms - app->notice_shown.age_ms;
        if (wait < 0 || wait > left) {
            wait = left;
        }
    }
    return wait;
}

/* --- input --- */

static void resize(struct app *app, int width, int height)
{
    app->config.width = width;
    app->config.height = height;
    app->layout = layout_make(width, height, app->ui_scale);
    app->stale = true;
}

static void zoom(struct app *app, int ui_scale)
{
    if (ui_scale < UI_SCALE_MIN || ui_scale > UI_SCALE_MAX) {
        return;
    }
    app->ui_scale = ui_scale;
    resize(app, app->config.width, app->config.height);
}

static void ask_to_close(struct app *app)
{
    if (!app_is_mid_round(app)) {
        app_request(app, REQUEST_QUIT, NULL);
        return;
    }
    app->leaving_program = true;
    if (app_is_on_top(app, &screen_leave)) {
        return;
    }
    screen_play_interrupt(app);
    app_push(app, &screen_leave);
}

static void press_hot(struct app *app, int id)
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
        zoom(app, app->ui_scale + 25);
        return true;
    case KEY_ZOOM_OUT:
        zoom(app, app->ui_scale - 25);
        return true;
    case KEY_ZOOM_RESET:
        zoom(app, UI_SCALE_DEFAULT);
        return true;
    case KEY_TAB:
        app->ui.focus = ui_next_focus(&app->ui, app->ui.focus, input->shift);
        return true;
    case KEY_ENTER:
    case KEY_SPACE:
        if (app->ui.focus == HOT_NONE) {
            return false;
        }
        press_hot(app, app->ui.focus);
        return true;
    case KEY_LETTER:
        if (input->letter != 'm') {
            return false;
        }
        app_toggle_mute(app);
        return true;
    case KEY_NONE:
    case KEY_ESCAPE:
    case KEY_BACKSPACE:
    case KEY_DELETE:
    case KEY_LEFT:
    case KEY_RIGHT:
    case KEY_UP:
    case KEY_DOWN:
    case KEY_HOME:
    case KEY_END:
    case KEY_PAGE_UP:
    case KEY_PAGE_DOWN:
    case KEY_F1:
        break;
    }
    return false;
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
        press_hot(app, id);
    }
    return true;
}

void app_input(struct app *app, const struct input *input)
{
    bool taken = false;
    switch (input->kind) {
    case INPUT_MOVE:
        pointer_at(app, input);
        taken = app->ui.pressed != HOT_NONE;
        break;
    case INPUT_PRESS:
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
        refresh(app);
        taken = global_key(app, input);
        app->stale = true;
        break;
    case INPUT_RESIZE:
        resize(app, input->x, input->y);
        taken = true;
        break;
    case INPUT_BLUR:
    case INPUT_FOCUS:
        app->focused = input->kind == INPUT_FOCUS;
        break;
    case INPUT_CLOSE:
        ask_to_close(app);
        taken = true;
        break;
    case INPUT_WHEEL:
    case INPUT_TEXT:
        break;
    }
    if (!taken && top(app)->input(app, input)) {
        app->stale = true;
    }
}
