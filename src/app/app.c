/* SPDX-License-Identifier: MIT */
/*
 * The frame of the game: delivers input to the top screen, passes time, draws, and handles the
 * window's calls.
 */
#include "app.h"

#include "app_desk.h"
#include "focus.h"
#include "game.h"
#include "my_words.h"
#include "phrase.h"
#include "preferences.h"
#include "screens.h"
#include "tip.h"

#include "trounce/memory.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

/* A finger on the window. */
struct finger {
    bool is_down;
    bool is_free; /* it holds nothing, and may draw a list or the page */
    bool draws;
    int x, y; /* of the press, or while it draws, of the last move */
};

/* How far a finger goes before it draws, in units. */
#define FINGER_SLOP 10

struct app {
    struct desk desk;
    struct finger finger;
    bool is_first_frame; /* of a held screen: the time to show it does not count */
    bool left_held;      /* the pointer's button */
    bool pad_a_held;     /* on the controller */
};

struct desk *app_desk(struct app *app)
{
    return &app->desk;
}

/* Returns whether the player is new and starts with How to play. Remembers that, so it is true only
 * once, and never without a lasting store. */
static bool is_new_player(struct desk *desk)
{
    static const char key[] = APP_SEEN_KEY;
    char seen[SETTING_TEXT_MAX];
    if (!keeper_lasts(desk->keeper) || keeper_get_setting(desk->keeper, key, seen, sizeof seen)) {
        return false;
    }
    keeper_set_setting(desk->keeper, key, "1");
    return true;
}

/* Opens the first screen. False if out of memory. */
static bool open_first_screen(struct desk *desk, const struct app_config *config)
{
    struct table *table = &desk->table;
    stage_go(&desk->stage, SCREEN_HOME, NULL);
    if (config->board) {
        table->board = *config->board;
        (void)snprintf(table->code, sizeof table->code, "%s", config->code ? config->code : "");
        table_note(table, table->code[0] ? ROUND_KIND_CODE : ROUND_KIND_CUSTOM,
                   table->code[0] != '\0');
        if (!game_begin(desk, false)) {
            return false;
        }
    }
    if (config->link) {
        struct call call = {.text = config->link};
        stage_over(&desk->stage, SCREEN_CUSTOM, &call);
    }
    if (config->daily) {
        stage_go(&desk->stage, SCREEN_DAILY, NULL);
    }
    if (config->scrambler) {
        struct call call = {.text = config->scrambler_code};
        stage_go(&desk->stage, SCREEN_SCRAMBLER, &call);
    }
    bool is_asked = (config->given & 1u << SETTING_SIZE) != 0; /* a player who knows what to play */
    if (config->welcome && !is_asked && stage_is_on_top(&desk->stage, SCREEN_HOME) &&
        is_new_player(desk)) {
        stage_go(&desk->stage, SCREEN_LEARN, NULL);
    }
    if (config->notice && config->notice->format) {
        post_notify_message(&desk->post, config->notice);
    }
    return true;
}

/* Initialises the parts of the desk, in the order of their dependencies. */
static enum status lay_desk(struct desk *desk, const struct app_config *config)
{
    desk->calendar = config->calendar;
    desk->explain.glosses = config->glosses;
    desk->explain.spellings = config->played ? config->played->spellings : NULL;
    desk->metrics = config->metrics;
    desk->version = config->version;
    desk->languages = config->languages;
    desk->language_count = config->language_count;
    desk->system_languages = config->system_languages ? config->system_languages : "";
    desk->scrambler_size = config->scrambler_size;
    desk->system_theme = config->system_theme;
    desk->width = config->width;
    desk->height = config->height;
    desk->density = config->density;
    enum status status = table_init(&desk->table, config);
    if (status == STATUS_OK) {
        status = keeper_new(config->store, &desk->post, &desk->keeper);
    }
    if (status == STATUS_OK && !language_is_english(desk->table.language)) {
        keeper_set_language(desk->keeper, desk->table.language->code,
                            desk->table.language->alphabet);
    }
    if (status == STATUS_OK) {
        status = stage_init(&desk->stage, desk, screen_classes);
    }
    return status;
}

enum status app_new(const struct app_config *config, struct app **app)
{
    struct app *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    enum status status = lay_desk(&made->desk, config);
    if (status == STATUS_OK) {
        preferences_load(&made->desk, config);
        my_words_load(&made->desk);
        status = open_first_screen(&made->desk, config) ? STATUS_OK : STATUS_NO_MEMORY;
        stage_unguard(&made->desk.stage); /* there was no earlier screen to press */
    }
    if (status != STATUS_OK) {
        app_free(made);
        return status;
    }
    *app = made;
    return STATUS_OK;
}

void app_free(struct app *app)
{
    if (!app) {
        return;
    }
    struct desk *desk = &app->desk;
    if (desk->keeper) {
        game_keep(desk);
    }
    if (desk->stage.classes) {
        stage_deinit(&desk->stage);
    }
    table_deinit(&desk->table);
    my_words_deinit(desk);
    keeper_free(desk->keeper);
    memory_free(app);
}

/* --- output, and the window's answers --- */

bool app_next_cue(struct app *app, struct cue *cue)
{
    return post_next_cue(&app->desk.post, cue);
}

bool app_next_request(struct app *app, struct app_request *request)
{
    return post_next_request(&app->desk.post, request);
}

void app_notify(struct app *app, const struct message *message)
{
    post_notify_message(&app->desk.post, message);
}

bool app_is_muted(const struct app *app)
{
    return app->desk.post.muted;
}

int app_volume(const struct app *app)
{
    return app->desk.settings.volume;
}

bool app_has_room(const struct app *app)
{
    return app->desk.settings.room;
}

bool app_follows_system(const struct app *app)
{
    return app->desk.settings.theme == THEME_SYSTEM;
}

void app_set_system_theme(struct app *app, enum theme_id theme)
{
    preferences_set_system_theme(&app->desk, theme);
}

void app_tell_silence(struct app *app, const struct message *why)
{
    app->desk.answers.silence = *why;
    app->desk.stage.stale = true;
}

enum status app_set_lexicon(struct app *app, const struct lexicon *lexicon, const char *path)
{
    enum status status = game_set_lexicon(&app->desk, lexicon, path);
    if (status == STATUS_OK) {
        app->desk.answers.lexicon_fault.format = NULL;
    }
    return status;
}

void app_refuse_lexicon(struct app *app, const struct message *why)
{
    message_set(&app->desk.answers.lexicon_fault, N_("%p. The list stays as it was."),
                message_in(why));
    app->desk.stage.stale = true;
}

void app_lack_dialog(struct app *app)
{
    stage_tell(&app->desk.stage, NEWS_NO_DIALOG);
    app->desk.stage.stale = true;
}

enum status app_set_language(struct app *app, const struct language *language,
                             const struct lexicon *lexicon, const char *path)
{
    enum status status = game_set_language(&app->desk, language, lexicon, path);
    if (status == STATUS_OK) {
        app->desk.answers.lexicon_fault.format = app->desk.answers.language_fault.format = NULL;
    }
    return status;
}

void app_refuse_language(struct app *app, const struct message *why)
{
    app->desk.answers.language_fault = *why;
    app->desk.stage.stale = true;
}

void app_play_in(struct app *app, const char *code)
{
    preferences_play_in(&app->desk, code);
    app->desk.stage.stale = true;
}

void app_set_glosses(struct app *app, const struct glosses *glosses)
{
    explain_close(&app->desk.explain);
    app->desk.explain.glosses = glosses;
    app->desk.stage.stale = true;
}

void app_set_languages(struct app *app, const struct app_language *languages, int count)
{
    preferences_set_languages(&app->desk, languages, count);
}

void app_tell_export(struct app *app, const char *path, const struct message *why)
{
    struct answers *answers = &app->desk.answers;
    answers->exported.format = answers->export_fault.format = NULL;
    if (path) {
        message_set(&answers->exported, "%s", path);
    } else {
        answers->export_fault = *why;
    }
    app->desk.stage.stale = true;
}

char *app_own_words(const struct app *app)
{
    return my_words_export(&app->desk);
}

void app_refuse_import(struct app *app, const struct message *why)
{
    message_set(&app->desk.answers.import_fault, N_("%p. Nothing was imported."), message_in(why));
    app->desk.stage.stale = true;
}

void app_import_words(struct app *app, const char *name, const char *text, size_t size)
{
    struct desk *desk = &app->desk;
    struct fault fault = {.status = STATUS_OK};
    struct message why;
    char words[PHRASE_MAX];
    char notice[PHRASE_MAX + 64];
    size_t count = 0;
    desk->answers.import_fault.format = NULL;
    if (my_words_import(desk, text, size, &count, &fault)) {
        (void)snprintf(notice, sizeof notice, tr("%s imported."), phrase_words(words, (long)count));
        post_notify(&desk->post, notice);
    } else if (fault.status != STATUS_OK) {
        fault_describe(&fault, name, &why);
        app_refuse_import(app, &why);
    }
    desk->stage.stale = true;
}

void app_import_history(struct app *app, const char *name, const char *path)
{
    struct desk *desk = &app->desk;
    struct history_import added;
    struct message why;
    char rounds[PHRASE_MAX];
    char notice[PHRASE_MAX + 64];
    desk->answers.import_fault.format = NULL;
    enum status status = keeper_import(desk->keeper, path, &added);
    if (status != STATUS_OK) {
        struct fault fault = {.status = status};
        fault.detail.format = status == STATUS_SYNTAX    ? N_("it is not a history of Trounce")
                              : status == STATUS_VERSION ? N_("the history is from a newer Trounce")
                                                         : NULL;
        fault_describe(&fault, name, &why);
        app_refuse_import(app, &why);
        return;
    }
    (void)snprintf(notice, sizeof notice,
                   added.is_any ? tr("%s added to the history.")
                                : tr("All of it is in the history already."),
                   phrase_rounds(rounds, added.rounds));
    post_notify(&desk->post, notice);
    my_words_load(desk);
    stage_tell(&desk->stage, NEWS_STORE);
    stage_tell(&desk->stage, NEWS_OWN);
    desk->stage.stale = true;
}

/* --- drawing --- */

/* Returns whether the screen on top shows a clock that runs. */
static bool has_clock(const struct desk *desk)
{
    return stage_is_on_top(&desk->stage, SCREEN_TURN) && desk->table.match.time_ms > 0 &&
           desk->settings.clock;
}

static void build(struct desk *desk, struct draw_list *list)
{
    struct stage *stage = &desk->stage;
    struct ui *ui = &stage->ui;
    ui->list = list;
    draw_begin(list, stage->window.width, stage->window.height);
    struct draw_command ground = {.kind = DRAW_GROUND,
                                  .rect = {0, 0, stage->window.width, stage->window.height},
                                  .color = stage->theme->ground,
                                  .color2 = stage->theme->ground_edge};
    draw_add(list, &ground, NULL);
    ui->tip.is_drawn = false;
    stage_draw(stage, ui);
    ui->layout = &stage->window; /* what follows is not on the page */
    tip_draw(ui);
    explain_draw(&desk->explain, ui, stage_page_at(stage));
    desk->post.beside_clock = has_clock(desk);
    post_draw_notice(&desk->post, ui);
    ui->layout = &stage->layout;
    ui->list = NULL;
    stage->stale = false;
}

void app_draw(struct app *app, struct draw_list *list)
{
    struct stage *stage = &app->desk.stage;
    build(&app->desk, list);
    /* The pointer may be over something else now: another screen, or a list that has scrolled. */
    int hover = ui_hot_at(&stage->ui, stage->pointer_x, stage->pointer_y);
    if (hover != stage->ui.hover) {
        stage->ui.hover = hover;
        build(&app->desk, list);
    }
    if (stage->held_ms < 0) {
        stage->held_ms = -stage->held_ms;
        app->is_first_frame = true;
    }
}

/* Brings the hot areas up to date. */
static void refresh(struct desk *desk)
{
    struct stage *stage = &desk->stage;
    if (stage->stale || stage->ui.hot_count == 0) {
        build(desk, &stage->scratch);
    }
}

static const struct screen_class *top_class(const struct stage *stage)
{
    return stage->classes[stage_top(stage)];
}

static void *top_state(const struct stage *stage)
{
    return stage_state(stage, stage_top(stage));
}

/* --- time --- */

void app_advance(struct app *app, long elapsed_ms)
{
    struct desk *desk = &app->desk;
    struct stage *stage = &desk->stage;
    struct ui ruler = {.layout = &stage->layout, .metrics = &desk->metrics};
    assert(elapsed_ms >= 0);
    post_advance(&desk->post, &ruler, elapsed_ms);
    stage_advance(stage, app->is_first_frame ? 0 : elapsed_ms);
    app->is_first_frame = false;
    tip_advance(&stage->ui, elapsed_ms);
    if (app->finger.is_down && stage->ui.tip.is_shown) { /* that is all it will do */
        stage->ui.pressed = HOT_NONE;
    }
    (void)anim_advance(&desk->explain.shown, elapsed_ms);
    game_advance(desk, elapsed_ms);
    if (top_class(stage)->advance) {
        top_class(stage)->advance(top_state(stage), desk, elapsed_ms);
    }
    game_autosave(desk);
    stage->stale = true;
}

/* Returns the shorter of two waits, where -1 is forever. */
static long shorter(long a, long b)
{
    return a < 0 || (b >= 0 && b < a) ? b : a;
}

/* Returns the wait until something shown for a while ends; -1 if it is not shown. */
static long rest_of(const struct anim *shown)
{
    return shown->running ? shown->length_ms - shown->age_ms : -1;
}

long app_wait_ms(const struct app *app)
{
    const struct desk *desk = &app->desk;
    const struct stage *stage = &desk->stage;
    long wait = app->is_first_frame ? 0 : -1; /* what follows it counts from it */
    if (top_class(stage)->wait_ms) {
        wait = shorter(wait, top_class(stage)->wait_ms(top_state(stage), desk));
    }
    wait = shorter(wait, rest_of(&desk->post.notice_shown));
    wait = shorter(wait, rest_of(&desk->explain.shown));
    wait = shorter(wait, tip_wait_ms(&stage->ui));
    return shorter(wait, game_wait_ms(desk));
}

/* --- input --- */

static void press(struct desk *desk, int id)
{
    const struct stage *stage = &desk->stage;
    bool was_muted = desk->post.muted;
    post_cue(&desk->post, CUE_PRESS, 0);
    if (top_class(stage)->press) {
        top_class(stage)->press(top_state(stage), desk, id);
    }
    if (was_muted) { /* heard only if this turned the sound on */
        post_cue(&desk->post, CUE_PRESS, 0);
    }
}

/* Handles keys that mean the same on every screen; returns whether this was one. */
static bool global_key(struct desk *desk, const struct input *input)
{
    struct stage *stage = &desk->stage;
    int pressed;
    switch (input->key) {
    case KEY_F11:
        post_request(&desk->post, REQUEST_FULLSCREEN, NULL);
        return true;
    case KEY_ZOOM_IN:
        preferences_set(desk, SETTING_UI_SCALE, desk->settings.ui_scale + SETTING_UI_SCALE_STEP);
        return true;
    case KEY_ZOOM_OUT:
        preferences_set(desk, SETTING_UI_SCALE, desk->settings.ui_scale - SETTING_UI_SCALE_STEP);
        return true;
    case KEY_ZOOM_RESET:
        preferences_set(desk, SETTING_UI_SCALE, UI_SCALE_DEFAULT);
        return true;
    case KEY_F1:
        if (stage_is_on_top(stage, SCREEN_KEYS)) {
            return false; /* it closes on its own */
        }
        stage_over(stage, SCREEN_KEYS, NULL);
        return true;
    case KEY_LETTER:
        if (input->letter == 'm') { /* also while typing text */
            preferences_set(desk, SETTING_SOUND, !desk->settings.sound);
            post_cue(&desk->post, CUE_PRESS, 0);
            return true;
        }
        return false;
    default:
        break;
    }
    if (!focus_key(&stage->ui, input, &pressed)) {
        return false;
    }
    if (pressed != HOT_NONE) {
        press(desk, pressed);
    }
    return true;
}

static void pointer_at(struct desk *desk, const struct input *input)
{
    struct stage *stage = &desk->stage;
    stage_point(stage, input->x, input->y);
    refresh(desk);
    int hover = ui_hot_at(&stage->ui, input->x, input->y);
    if (hover != stage->ui.hover) {
        stage->stale = true;
    }
    stage->ui.hover = hover;
}

/* Handles presses and releases on hot areas; returns whether one took the input. */
static bool hot_input(struct desk *desk, const struct input *input)
{
    struct stage *stage = &desk->stage;
    if (input->button != BUTTON_LEFT) {
        return false;
    }
    if (input->kind == INPUT_PRESS) {
        stage->ui.pressed = stage_is_guarded(stage) ? HOT_NONE : stage->ui.hover;
        stage->ui.focus = HOT_NONE;
        stage->stale = true;
        return stage->ui.hover != HOT_NONE;
    }
    int id = stage->ui.pressed;
    stage->ui.pressed = HOT_NONE;
    if (id == HOT_NONE) {
        return false;
    }
    stage->stale = true;
    if (id == stage->ui.hover) {
        press(desk, id);
    }
    return true;
}

/* Handles what concerns hot areas or is the same on every screen; returns whether that was all. */
static bool handle(struct desk *desk, const struct input *input)
{
    struct stage *stage = &desk->stage;
    if (input->kind == INPUT_PRESS || input->kind == INPUT_KEY || input->kind == INPUT_RESIZE ||
        input->kind == INPUT_WHEEL || input->kind == INPUT_TEXT) {
        explain_close(&desk->explain);
    }
    switch (input->kind) {
    case INPUT_MOVE:
        pointer_at(desk, input);
        return stage->ui.pressed != HOT_NONE;
    case INPUT_PRESS:
    case INPUT_RELEASE:
        pointer_at(desk, input);
        return hot_input(desk, input);
    case INPUT_LEAVE:
        stage->pointer_x = stage->pointer_y = -1;
        stage->ui.hover = HOT_NONE;
        stage->stale = true;
        return false;
    case INPUT_KEY:
        refresh(desk);
        stage->stale = true;
        return global_key(desk, input);
    case INPUT_RESIZE:
        preferences_resize(desk, input->x, input->y, input->density);
        return true;
    case INPUT_BLUR:
    case INPUT_FOCUS:
        stage->focused = input->kind == INPUT_FOCUS;
        return false;
    case INPUT_CLOSE:
        game_close(desk);
        return true;
    case INPUT_PAD:
    case INPUT_WHEEL:
        refresh(desk);
        return false;
    default:
        return false;
    }
}

/* Returns whether the top screen used the input. */
static bool deliver(struct app *app, const struct input *input)
{
    struct desk *desk = &app->desk;
    struct stage *stage = &desk->stage;
    if (handle(desk, input)) {
        return false;
    }
    int answer = stage_answer(stage, input);
    bool changed = answer != HOT_NONE;
    if (changed) {
        top_class(stage)->press(top_state(stage), desk, answer);
    } else if (top_class(stage)->input) {
        changed = top_class(stage)->input(top_state(stage), desk, input);
    }
    if (!changed && input->kind == INPUT_KEY) {
        changed = focus_arrow(&stage->ui, input->key);
    }
    if (!changed && input->kind == INPUT_PAD && (input->pad == PAD_MOVE || input->held)) {
        struct input key = focus_key_of_pad(input, app->pad_a_held); /* keys have no release */
        (void)deliver(app, &key);
    }
    changed = changed || stage_scroll(stage, input);
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
static void look_for_tip_by_finger(struct app *app, const struct input *input)
{
    struct ui *ui = &app->desk.stage.ui;
    if (input->kind == INPUT_PRESS) {
        tip_forget(ui);
        tip_visit(ui, ui->pressed);
    } else if (input->kind == INPUT_MOVE && (app->finger.draws || ui->hover != ui->tip.id)) {
        tip_dismiss(ui);
    }
}

/* Moving the pointer or the focus looks for a tip; most other input hides it. */
static void look_for_tip(struct app *app, const struct input *input, int focus_before)
{
    struct ui *ui = &app->desk.stage.ui;
    bool is_key = input->kind == INPUT_KEY || input->kind == INPUT_PAD;
    if (input->is_finger) {
        look_for_tip_by_finger(app, input);
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
    struct stage *stage = &app->desk.stage;
    struct input release = {.kind = INPUT_RELEASE,
                            .button = BUTTON_LEFT,
                            .x = stage->pointer_x,
                            .y = stage->pointer_y - stage_page_at(stage),
                            .is_finger = app->finger.is_down};
    stage->ui.pressed = HOT_NONE;
    app_input(app, &release);
}

/* --- fingers --- */

static void place_finger(struct app *app, const struct input *input, bool is_used)
{
    const struct stage *stage = &app->desk.stage;
    const struct screen_class *top = top_class(stage);
    bool is_held = is_used && (!top->holds || top->holds(top_state(stage)));
    app->finger =
        (struct finger){.is_down = true, .is_free = !is_held, .x = input->x, .y = input->y};
}

/* A finger that holds nothing and moves up or down draws what is there. Returns whether it does. */
static bool draw_by_finger(struct app *app, const struct input *input)
{
    struct stage *stage = &app->desk.stage;
    struct finger *finger = &app->finger;
    int dx = abs(input->x - finger->x);
    int dy = abs(input->y - finger->y);
    if (!finger->is_down || !finger->is_free) {
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

/* A finger that is lifted points at nothing. A tip that it has found stays until the next press. */
static void lift_finger(struct app *app)
{
    const struct input leave = {.kind = INPUT_LEAVE};
    app->finger = (struct finger){.is_down = false};
    (void)deliver(app, &leave);
    if (!app->desk.stage.ui.tip.is_shown) {
        tip_forget(&app->desk.stage.ui);
    }
}

/* Delivers an input, which fingers may turn into another. */
static void hand_over(struct app *app, const struct input *input)
{
    struct input on_page = *input;
    bool is_pointer =
        input->kind == INPUT_MOVE || input->kind == INPUT_PRESS || input->kind == INPUT_RELEASE;
    if (is_pointer) {
        on_page.y += stage_page_at(&app->desk.stage);
    }
    if (!is_pointer || !input->is_finger ||
        (input->kind != INPUT_MOVE && input->button != BUTTON_LEFT)) {
        (void)deliver(app, &on_page);
    } else if (input->kind == INPUT_PRESS) {
        bool is_used = deliver(app, &on_page);
        place_finger(app, input, is_used);
    } else if (input->kind == INPUT_MOVE) {
        if (!draw_by_finger(app, input)) {
            (void)deliver(app, &on_page);
        }
    } else {
        (void)deliver(app, &on_page);
        lift_finger(app);
    }
}

/* A screen is left for another, but not for what lies over it. */
static bool is_left(const struct stage *stage, enum screen_id before)
{
    return stage_top(stage) != before && !stage->classes[before]->is_overlay &&
           !top_class(stage)->is_overlay;
}

void app_input(struct app *app, const struct input *input)
{
    struct desk *desk = &app->desk;
    int focus_before = desk->stage.ui.focus;
    enum screen_id screen_before = stage_top(&desk->stage);
    if (input->button == BUTTON_LEFT &&
        (input->kind == INPUT_PRESS || input->kind == INPUT_RELEASE)) {
        app->left_held = input->kind == INPUT_PRESS;
    } else if (app->left_held &&
               (input->kind == INPUT_LEAVE || (input->kind == INPUT_MOVE && !input->held))) {
        release_late(app);
    }
    if (input->kind == INPUT_PAD && input->pad == PAD_A) {
        app->pad_a_held = input->held; /* however a screen uses it */
    }
    if (input->kind == INPUT_TEXT) {
        stage_type(&app->desk.stage);
    }
    if (stage_is_guarded(&app->desk.stage) && is_press(input)) {
        return; /* too quick: it was meant for the previous screen */
    }
    hand_over(app, input);
    if (is_left(&desk->stage, screen_before)) {
        post_leave(&desk->post);
    }
    look_for_tip(app, input, focus_before);
    game_autosave(&app->desk);
}
