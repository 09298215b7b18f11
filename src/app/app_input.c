/* SPDX-License-Identifier: MIT */
/*
 * Delivers input to the button or the screen that it is for.
 */
#include "app_state.h"

#include "focus.h"
#include "game.h"
#include "hand.h"
#include "phrase.h"
#include "preferences.h"
#include "tip.h"

#include <stdlib.h>
#include <string.h>

/* How far a finger goes before it draws, in units. */
#define FINGER_SLOP 10

static void press(struct game *game, int id)
{
    const struct stage *stage = &game->stage;
    bool was_muted = game->output.muted;
    output_cue(&game->output, CUE_PRESS, 0);
    if (app_top_class(stage)->press) {
        app_top_class(stage)->press(app_top_state(stage), game, id);
    }
    if (was_muted) { /* heard only if this turned the sound on */
        output_cue(&game->output, CUE_PRESS, 0);
    }
}

/* Handles letters with Ctrl that mean the same on every screen, also while text is typed. */
static bool letter_everywhere(struct game *game, const struct input *input)
{
    if (input->letter == 'm') {
        preferences_set(game, SETTING_SOUND, !game->settings.sound);
        output_cue(&game->output, CUE_PRESS, 0);
        output_say(&game->output, game->settings.sound ? tr("Sound: on") : tr("Sound: off"));
        return true;
    }
    if (input->letter == 's' && input->alt) {
        preferences_switch_speech(game);
        return true;
    }
    return false;
}

/* Handles keys that mean the same on every screen; returns whether this was one. */
static bool global_key(struct game *game, const struct input *input)
{
    struct stage *stage = &game->stage;
    int pressed;
    switch (input->key) {
    case KEY_F11:
        output_request(&game->output, REQUEST_FULLSCREEN, NULL);
        return true;
    case KEY_ZOOM_IN:
        preferences_set(game, SETTING_UI_SCALE, game->settings.ui_scale + SETTING_UI_SCALE_STEP);
        return true;
    case KEY_ZOOM_OUT:
        preferences_set(game, SETTING_UI_SCALE, game->settings.ui_scale - SETTING_UI_SCALE_STEP);
        return true;
    case KEY_ZOOM_RESET:
        preferences_set(game, SETTING_UI_SCALE, UI_SCALE_DEFAULT);
        return true;
    case KEY_F1:
        if (stage_is_on_top(stage, SCREEN_KEYS)) {
            return false; /* it closes on its own */
        }
        stage_over(stage, SCREEN_KEYS, NULL);
        return true;
    case KEY_LETTER:
        return letter_everywhere(game, input);
    case KEY_F9:
        aloud_read(&game->aloud);
        return true;
    default:
        break;
    }
    if (!focus_key(&stage->ui, input, &pressed)) {
        return false;
    }
    if (pressed != HOT_NONE) {
        press(game, pressed);
    }
    return true;
}

/* Points at what is there, and handles presses and releases of hot areas; returns whether one took
 * the input. */
static bool pointer_input(struct game *game, const struct input *input)
{
    struct stage *stage = &game->stage;
    struct ui *ui = &stage->ui;
    stage_point(stage, input->x, input->y);
    app_refresh(game);
    int hover = ui_hot_at(ui, input->x, input->y);
    stage->stale = stage->stale || hover != ui->hover;
    ui->hover = hover;
    if (input->kind == INPUT_MOVE) {
        return ui->pressed != HOT_NONE;
    }
    if (input->button != BUTTON_LEFT) {
        return false;
    }
    int id = ui->pressed;
    bool is_press = input->kind == INPUT_PRESS;
    stage->stale = stage->stale || is_press || id != HOT_NONE;
    if (is_press) {
        ui->pressed = stage_is_guarded(stage) ? HOT_NONE : hover;
        ui->focus = HOT_NONE;
        return hover != HOT_NONE;
    }
    ui->pressed = HOT_NONE;
    if (id != HOT_NONE && id == hover) {
        press(game, id);
    }
    return id != HOT_NONE;
}

/* Returns whether there is a round that is not over, or that the results have yet to keep. */
static bool has_open_round(const struct game *game)
{
    const struct stage *stage = &game->stage;
    bool is_played = stage_is_open(stage, SCREEN_TURN) || stage_is_open(stage, SCREEN_COMPUTER);
    return session_is_mid_round(&game->session) ||
           (is_played && !stage_is_open(stage, SCREEN_RESULTS));
}

/* A challenge, or a result that ends with one, may be pasted anywhere: Custom board takes it, and
 * compares it at once if its board was played. So may a link to a Hunt. */
static bool take_challenge(struct game *game, const char *text)
{
    const char *mark = strrchr(text, '#');
    const struct call call = {.text = text};
    struct daily_link hunt;
    bool invites = challenge_classify(session_alphabet(&game->session), text, strlen(text)) ==
                       CHALLENGE_TEXT_CHALLENGE ||
                   daily_link_read(mark ? mark + 1 : "", &hunt);
    if (!invites || has_open_round(game) || stage_is_on_top(&game->stage, SCREEN_CUSTOM)) {
        return false;
    }
    stage_over(&game->stage, SCREEN_CUSTOM, &call);
    return true;
}

/* Handles what concerns hot areas or is the same on every screen; returns whether that was all. */
static bool handle(struct game *game, const struct input *input)
{
    struct stage *stage = &game->stage;
    if (input->kind == INPUT_PRESS || input->kind == INPUT_KEY || input->kind == INPUT_RESIZE ||
        input->kind == INPUT_WHEEL || input->kind == INPUT_TEXT) {
        explain_close(&game->explain);
    }
    switch (input->kind) {
    case INPUT_MOVE:
    case INPUT_PRESS:
    case INPUT_RELEASE:
        return pointer_input(game, input);
    case INPUT_LEAVE:
        stage->pointer_x = stage->pointer_y = -1;
        stage->ui.hover = HOT_NONE;
        stage->stale = true;
        return false;
    case INPUT_KEY:
        app_refresh(game);
        stage->stale = true;
        return global_key(game, input);
    case INPUT_RESIZE:
        preferences_resize(game, input->x, input->y, input->density);
        return true;
    case INPUT_BLUR:
    case INPUT_FOCUS:
        stage->focused = input->kind == INPUT_FOCUS;
        return false;
    case INPUT_CLOSE:
        game_close(game);
        return true;
    case INPUT_PASTE:
        return take_challenge(game, input->paste);
    case INPUT_PAD:
    case INPUT_WHEEL:
        app_refresh(game);
        return false;
    default:
        return false;
    }
}

/* A text that is pasted where nothing is typed is for Custom board. */
static bool paste_anywhere(struct game *game, const struct input *input)
{
    const struct call call = {.what = CUSTOM_OF_PASTE, .text = input->paste};
    if (session_is_mid_round(&game->session) || stage_is_on_top(&game->stage, SCREEN_LEARN)) {
        return false;
    }
    if (input->kind == INPUT_KEY && input->key == KEY_LETTER && input->letter == 'v') {
        output_request(&game->output, REQUEST_PASTE, NULL);
        return true;
    }
    if (input->kind == INPUT_PASTE && stage_is_on_top(&game->stage, SCREEN_HOME)) {
        stage_over(&game->stage, SCREEN_CUSTOM, &call);
        return true;
    }
    return false;
}

/* Returns whether a key only speaks, on the screens that have something to say of it. */
static bool is_speaking_key(enum key key)
{
    return key >= KEY_F2 && key <= KEY_F8;
}

/* Returns whether the top screen used the input. */
static bool deliver(struct app *app, const struct input *input)
{
    struct game *game = &app->game;
    struct stage *stage = &game->stage;
    if (handle(game, input)) {
        return false;
    }
    int answer = stage_answer(stage, game->arena, input);
    bool changed = answer != HOT_NONE;
    if (changed) {
        app_top_class(stage)->press(app_top_state(stage), game, answer);
    } else if (app_top_class(stage)->input) {
        changed = app_top_class(stage)->input(app_top_state(stage), game, input);
    }
    if (!changed && input->kind == INPUT_KEY) {
        changed = focus_arrow(&stage->ui, input->key);
    }
    changed = changed || paste_anywhere(game, input);
    if (!changed && input->kind == INPUT_PAD && (input->pad == PAD_MOVE || input->held)) {
        struct input key = focus_key_of_pad(input, app->pad_a_held); /* keys have no release */
        (void)deliver(app, &key);
    }
    changed = changed || stage_scroll(stage, input);
    if (!changed && input->kind == INPUT_KEY && is_speaking_key(input->key)) {
        output_say(&game->output, tr("Nothing to say here."));
    }
    stage->stale = stage->stale || changed;
    return changed;
}

/* Returns whether the input presses something, or answers or leaves a screen. Excludes the pointer,
 * which is guarded at buttons only: tracing may begin at once. */
static bool is_press(const struct input *input)
{
    if (input->kind == INPUT_KEY) {
        return input->key == KEY_ENTER || input->key == KEY_SPACE || input->key == KEY_ESCAPE;
    }
    return input->kind == INPUT_PAD && input->held && input->pad != PAD_MOVE &&
           input->pad != PAD_SHOULDER_LEFT && input->pad != PAD_SHOULDER_RIGHT;
}

/* Returns whether a button is let go: of the pointer, or of a controller. */
static bool is_release(const struct input *input)
{
    return input->kind == INPUT_RELEASE ||
           (input->kind == INPUT_PAD && input->pad != PAD_MOVE && !input->held);
}

/* A finger looks for a tip where it is put down, as long as it stays there. */
static void find_tip_by_finger(struct app *app, const struct input *input)
{
    struct ui *ui = &app->game.stage.ui;
    if (input->kind == INPUT_PRESS) {
        tip_forget(ui);
        tip_visit(ui, ui->pressed);
    } else if (input->kind == INPUT_MOVE && (app->finger.draws || ui->hover != ui->tip.id)) {
        tip_dismiss(ui);
    }
}

/* Moving the pointer or the focus looks for a tip; most other input hides it. */
static void find_tip(struct app *app, const struct input *input, int focus_before)
{
    struct ui *ui = &app->game.stage.ui;
    bool is_key = input->kind == INPUT_KEY || input->kind == INPUT_PAD;
    if (input->is_finger) {
        find_tip_by_finger(app, input);
    } else if (input->kind == INPUT_MOVE && !input->held) {
        tip_visit(ui, ui->hover);
    } else if (is_key && ui->focus != focus_before) {
        tip_visit(ui, ui->focus);
    } else if (input->kind == INPUT_LEAVE || input->kind == INPUT_RESIZE) {
        tip_forget(ui);
    } else if (input->kind != INPUT_FOCUS && !is_release(input)) {
        tip_dismiss(ui);
    }
}

/* A release may be lost, as when another window takes over during a drag. Then it comes late, where
 * the pointer was last seen, and presses no button. */
static void release_late(struct app *app)
{
    struct stage *stage = &app->game.stage;
    struct input release = {.kind = INPUT_RELEASE,
                            .button = BUTTON_LEFT,
                            .x = stage->pointer_x,
                            .y = stage->pointer_y,
                            .is_finger = app->finger.is_down};
    stage->ui.pressed = HOT_NONE;
    app_input(app, &release);
}

/* --- fingers --- */

/* A finger that holds nothing and moves up or down draws what is there. Returns whether this input
 * is such a move. */
static bool draw_by_finger(struct app *app, const struct input *input)
{
    struct stage *stage = &app->game.stage;
    struct finger *finger = &app->finger;
    int dx = abs(input->x - finger->x);
    int dy = abs(input->y - finger->y);
    if (input->kind != INPUT_MOVE || !input->is_finger || !finger->is_down || !finger->is_free) {
        return false;
    }
    if (!finger->draws && dy > layout_px(&stage->window, FINGER_SLOP) && dy > dx) {
        finger->draws = true;
        stage->ui.pressed = HOT_NONE;
        stage->stale = true;
    } else if (finger->draws) {
        struct input draw = {.kind = INPUT_WHEEL, .drawn = input->y - finger->y};
        (void)deliver(app, &draw);
    }
    if (finger->draws) {
        finger->x = input->x;
        finger->y = input->y;
    }
    return finger->draws;
}

/* Notes where a finger was put down, and whether something there holds it. One that is lifted
 * points at nothing; a tip that it has found stays until the next press. */
static void follow_finger(struct app *app, const struct input *input, bool is_used)
{
    const struct stage *stage = &app->game.stage;
    const struct screen_class *top = app_top_class(stage);
    if (!input->is_finger || input->button != BUTTON_LEFT) {
        return;
    }
    if (input->kind == INPUT_PRESS) {
        bool is_held = is_used && (!top->holds || top->holds(app_top_state(stage)));
        app->finger =
            (struct finger){.is_down = true, .is_free = !is_held, .x = input->x, .y = input->y};
    } else if (input->kind == INPUT_RELEASE) {
        const struct input leave = {.kind = INPUT_LEAVE};
        app->finger = (struct finger){.is_down = false};
        (void)deliver(app, &leave);
        if (!stage->ui.tip.is_shown) {
            tip_forget(&app->game.stage.ui);
        }
    }
}

/* Silences what is being said, since the player goes on. */
static void cancel_speech(struct game *game, const struct input *input)
{
    if (input->kind == INPUT_KEY || input->kind == INPUT_TEXT || input->kind == INPUT_PRESS ||
        input->kind == INPUT_PASTE || (input->kind == INPUT_PAD && input->held) ||
        (input->kind == INPUT_PAD && input->pad == PAD_MOVE)) {
        speech_cancel(&game->output.speech);
    }
}

/* A screen is left for another, but not for what lies over it. */
static bool is_left(const struct stage *stage, enum screen_id before)
{
    return stage_top(stage) != before && !stage->classes[before]->is_overlay &&
           !app_top_class(stage)->is_overlay;
}

void app_input(struct app *app, const struct input *input)
{
    struct game *game = &app->game;
    arena_clear(game->arena);
    cancel_speech(game, input);
    int focus_before = game->stage.ui.focus;
    enum screen_id screen_before = stage_top(&game->stage);
    bool presses = input->kind == INPUT_PRESS && input->button == BUTTON_LEFT;
    if (app->left_held &&
        (presses || input->kind == INPUT_LEAVE || (input->kind == INPUT_MOVE && !input->held))) {
        release_late(app);
    }
    if (presses || (input->kind == INPUT_RELEASE && input->button == BUTTON_LEFT)) {
        app->left_held = presses;
    }
    if (input->kind == INPUT_PAD && input->pad == PAD_A) {
        app->pad_a_held = input->held; /* however a screen uses it */
    }
    if (input->kind == INPUT_TEXT) {
        stage_type(&app->game.stage);
    }
    if (stage_is_guarded(&app->game.stage) && is_press(input)) {
        return; /* too quick: it was meant for the previous screen */
    }
    struct input on_page = *input;
    if (input->kind == INPUT_MOVE || input->kind == INPUT_PRESS || input->kind == INPUT_RELEASE) {
        on_page.y += stage_page_at(&game->stage);
    }
    if (!draw_by_finger(app, input)) {
        bool is_used = deliver(app, &on_page);
        follow_finger(app, input, is_used);
    }
    if (is_left(&game->stage, screen_before)) {
        notice_leave(&game->notice);
    }
    find_tip(app, input, focus_before);
    game_autosave(&app->game);
}
