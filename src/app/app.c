/* SPDX-License-Identifier: MIT */
/*
 * The frame of the game: delivers input to the top screen, passes time, draws, and handles the
 * window's calls.
 */
#include "app.h"

#include "app_game.h"
#include "focus.h"
#include "game.h"
#include "hand.h"
#include "my_words.h"
#include "phrase.h"
#include "preferences.h"
#include "screens.h"
#include "tip.h"

#include "trounce/daily.h"
#include "trounce/memory.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
    struct game game;
    struct arena texts, frame_texts; /* composed outside of drawing, and in it */
    struct finger finger;
    bool is_first_frame; /* of a held screen: the time to show it does not count */
    bool left_held;      /* the pointer's button */
    bool pad_a_held;     /* on the controller */
};

struct game *app_game(struct app *app)
{
    return &app->game;
}

/* Returns whether the player is new and starts with How to play. Remembers that, so it is true only
 * once, and never without a lasting store. */
static bool is_new_player(struct game *game)
{
    static const char key[] = APP_SEEN_KEY;
    char seen[SETTING_TEXT_MAX];
    if (store_is_in_memory(game->store) ||
        store_get_setting(game->store, key, seen, sizeof seen) == STATUS_OK) {
        return false;
    }
    saves_set_setting(game->saves, key, "1");
    return true;
}

/* Opens the first screen. False if out of memory. */
static bool open_first_screen(struct game *game, const struct app_config *config)
{
    stage_go(&game->stage, SCREEN_HOME, NULL);
    if (config->board &&
        !game_begin_given(game, config->board, config->code ? config->code : "", false)) {
        return false;
    }
    if (config->link) {
        struct call call = {.text = config->link};
        struct daily_link hunt;
        stage_over(&game->stage,
                   daily_link_read(config->link, &hunt) ? SCREEN_DAILY : SCREEN_CUSTOM, &call);
    }
    if (config->daily) {
        stage_go(&game->stage, SCREEN_DAILY, NULL);
    }
    if (config->scrambler) {
        struct call call = {.text = config->scrambler_code};
        stage_go(&game->stage, SCREEN_SCRAMBLER, &call);
    }
    bool is_asked = config->link || /* even if it opened nothing: why not is said at Home */
                    (config->given & 1u << SETTING_SIZE) != 0; /* a player who knows what to play */
    if (config->welcome && !is_asked && stage_is_on_top(&game->stage, SCREEN_HOME) &&
        is_new_player(game)) {
        stage_go(&game->stage, SCREEN_LEARN, NULL);
    }
    if (config->notice && config->notice->format) {
        notice_show_message(&game->notice, config->notice);
    }
    return true;
}

/* Initialises the parts of the game, in the order of their dependencies. */
static enum status init_game(struct game *game, const struct app_config *config)
{
    game->store = config->store;
    game->calendar = config->calendar;
    game->explain.glosses = config->glosses;
    game->explain.spellings = config->played ? config->played->spellings : NULL;
    game->metrics = config->metrics;
    game->version = config->version;
    game->user_name = config->user_name ? config->user_name : "";
    game->has_links = config->has_links;
    game->ends_by_enter = config->ends_by_enter;
    game->output.can_share = config->can_share;
    hand_use_touch(config->is_touch);
    game->output.reports_copy = config->reports_copy;
    game->languages = config->languages;
    game->language_count = config->language_count;
    game->first_weekday = config->first_weekday;
    game->system_languages = config->system_languages ? config->system_languages : "";
    game->scrambler_size = config->scrambler_size;
    game->any_jumble = config->any_jumble;
    game->system_theme = config->system_theme;
    game->width = config->width;
    game->height = config->height;
    game->density = config->density;
    enum status status = session_init(&game->session, config);
    if (status == STATUS_OK) {
        status = saves_new(config->store, &game->notice, &game->saves);
    }
    if (status == STATUS_OK && !language_is_english(game->session.language)) {
        saves_set_language(game->saves, game->session.language->code,
                           game->session.language->alphabet);
    }
    if (status == STATUS_OK) {
        status = stage_init(&game->stage, game, screen_classes);
    }
    return status;
}

enum status app_new(const struct app_config *config, struct app **app)
{
    struct app *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->game.arena = &made->texts;
    bool has_texts = arena_prepare(&made->texts) && arena_prepare(&made->frame_texts);
    enum status status = has_texts ? init_game(&made->game, config) : STATUS_NO_MEMORY;
    made->game.stage.ui.arena = &made->frame_texts;
    made->game.stage.ui.lists = config->lists;
    if (status == STATUS_OK) {
        preferences_load(&made->game, config);
        my_words_load(&made->game);
        status = open_first_screen(&made->game, config) ? STATUS_OK : STATUS_NO_MEMORY;
        stage_unguard(&made->game.stage); /* there was no earlier screen to press */
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
    struct game *game = &app->game;
    if (game->saves) {
        game_keep(game);
    }
    if (game->stage.classes) {
        stage_deinit(&game->stage);
    }
    session_deinit(&game->session);
    my_words_deinit(game);
    saves_free(game->saves);
    speech_deinit(&game->output.speech);
    arena_deinit(&app->texts);
    arena_deinit(&app->frame_texts);
    memory_free(app);
}

/* --- output, and the window's answers --- */

bool app_next_cue(struct app *app, struct cue *cue)
{
    return output_next_cue(&app->game.output, cue);
}

bool app_next_sentence(struct app *app, struct sentence *sentence)
{
    return speech_next(&app->game.output.speech, sentence);
}

bool app_speaks(const struct app *app, char code[APP_LANGUAGE_MAX])
{
    (void)snprintf(code, APP_LANGUAGE_MAX, "%s", preferences_language(&app->game));
    code[strcspn(code, "_")] = '\0';
    return app->game.settings.speech;
}

bool app_may_speak(const struct app *app)
{
    const struct game *game = &app->game;
    char kept[SETTING_TEXT_MAX];
    return !game->settings.speech && store_get_setting(game->store, setting_key(SETTING_SPEECH),
                                                       kept, sizeof kept) != STATUS_OK;
}

void app_meet_reader(struct app *app)
{
    if (!app->game.settings.speech) {
        preferences_switch_speech(&app->game);
    }
}

void app_lack_voice(struct app *app, const struct message *why)
{
    struct game *game = &app->game;
    preferences_set(game, SETTING_SPEECH, false);
    notice_show(&game->notice,
                say(game->arena, tr("Speech is off: %s."), phrase_message(game->arena, why)));
    game->stage.stale = true;
}

bool app_next_request(struct app *app, struct app_request *request)
{
    return output_next_request(&app->game.output, request);
}

void app_notify(struct app *app, const struct message *message)
{
    notice_show_message(&app->game.notice, message);
}

bool app_is_muted(const struct app *app)
{
    return app->game.output.muted;
}

int app_volume(const struct app *app)
{
    return app->game.settings.volume;
}

bool app_has_room(const struct app *app)
{
    return app->game.settings.room;
}

bool app_follows_system(const struct app *app)
{
    return app->game.settings.theme == THEME_SYSTEM;
}

void app_set_touch(struct app *app, bool is_touch)
{
    if (hand_is_touch() != is_touch) {
        hand_use_touch(is_touch);
        app->game.stage.stale = true;
    }
}

void app_set_system_theme(struct app *app, enum theme_id theme)
{
    preferences_set_system_theme(&app->game, theme);
}

void app_report_copy(struct app *app)
{
    struct game *game = &app->game;
    if (game->output.said[0]) {
        notice_confirm(&game->notice, game->output.said);
        game->output.said[0] = '\0';
        game->stage.stale = true;
    }
}

void app_report_silence(struct app *app, const struct message *why)
{
    app->game.answers.silence = *why;
    app->game.stage.stale = true;
}

enum status app_set_lexicon(struct app *app, const struct lexicon *lexicon, const char *path)
{
    enum status status = game_set_lexicon(&app->game, lexicon, path);
    if (status == STATUS_OK) {
        app->game.answers.lexicon_fault.format = NULL;
    }
    return status;
}

void app_refuse_lexicon(struct app *app, const struct message *why)
{
    message_set(&app->game.answers.lexicon_fault, N_("%p. The list stays as it was."),
                message_in(why));
    app->game.stage.stale = true;
}

void app_lack_dialog(struct app *app)
{
    stage_notify(&app->game.stage, NEWS_NO_DIALOG);
    app->game.stage.stale = true;
}

enum status app_set_language(struct app *app, const struct language *language,
                             const struct lexicon *lexicon, const char *path)
{
    enum status status = game_set_language(&app->game, language, lexicon, path);
    if (status == STATUS_OK) {
        app->game.answers.lexicon_fault.format = app->game.answers.language_fault.format = NULL;
    }
    return status;
}

void app_refuse_language(struct app *app, const struct message *why)
{
    app->game.answers.language_fault = *why;
    app->game.awaited = 0;
    app->game.stage.stale = true;
}

bool app_may_set_language(const struct app *app)
{
    enum screen_id top = stage_top(&app->game.stage);
    bool is_chosen_there = top == SCREEN_HOME || top == SCREEN_SETTINGS || top == SCREEN_CUSTOM;
    return is_chosen_there && !session_is_mid_round(&app->game.session);
}

bool app_shows_settings(const struct app *app)
{
    return stage_is_on_top(&app->game.stage, SCREEN_SETTINGS);
}

void app_focus_ends(const struct app *app, bool *is_first, bool *is_last)
{
    const struct ui *ui = &app->game.stage.ui;
    const struct hot *hot = focus_hot(ui);
    *is_first = hot && hot->id == focus_end(ui, true);
    *is_last = hot && hot->id == focus_end(ui, false);
}

void app_leave_focus(struct app *app)
{
    app->game.stage.ui.focus = HOT_NONE;
    app->game.stage.stale = true;
}

/* Returns whether something that can be pressed was drawn over a field. */
static bool is_covered(const struct ui *ui, const struct ui_field *field)
{
    for (int i = field->hots_below; i < ui->hot_count; i++) {
        const struct hot *hot = &ui->hots[i];
        struct rect shared = rect_overlap(hot->rect, field->rect);
        bool is_own = rect_is_within(field->rect, hot->rect);
        if (!hot->is_place && !is_own && shared.w > 0 && shared.h > 0) {
            return true;
        }
    }
    return false;
}

int app_fields(const struct app *app, struct ui_field fields[UI_FIELDS_MAX])
{
    const struct stage *stage = &app->game.stage;
    const struct ui *ui = &stage->ui;
    const struct rect window = {0, 0, stage->window.width, stage->window.height};
    int count = 0;
    for (int i = 0; i < ui->field_count; i++) {
        struct ui_field *field = &fields[count];
        *field = ui->fields[i];
        field->rect.y -= stage_page_at(stage);
        count += rect_is_within(field->rect, window) && !is_covered(ui, &ui->fields[i]);
    }
    return count;
}

bool app_is_playing(const struct app *app)
{
    return session_is_mid_round(&app->game.session) ||
           stage_is_on_top(&app->game.stage, SCREEN_SCRAMBLER);
}

void app_set_glosses(struct app *app, const struct glosses *glosses)
{
    explain_close(&app->game.explain);
    app->game.explain.glosses = glosses;
    app->game.stage.stale = true;
}

void app_set_languages(struct app *app, const struct app_language *languages, int count)
{
    preferences_set_languages(&app->game, languages, count);
}

void app_report_export(struct app *app, const char *path, const struct message *why)
{
    struct answers *answers = &app->game.answers;
    answers->exported.format = answers->export_fault.format = NULL;
    if (path) {
        message_set(&answers->exported, "%s", path);
    } else {
        answers->export_fault = *why;
    }
    app->game.stage.stale = true;
}

char *app_own_words(const struct app *app)
{
    return my_words_export(&app->game);
}

void app_refuse_import(struct app *app, const struct message *why)
{
    message_set(&app->game.answers.import_fault, N_("%p. Nothing was imported."), message_in(why));
    app->game.stage.stale = true;
}

void app_import_words(struct app *app, const char *name, const char *text, size_t size)
{
    struct message why;
    app->game.answers.import_fault.format = NULL;
    if (!my_words_import(&app->game, name, text, size, &why)) {
        app_refuse_import(app, &why);
    }
    app->game.stage.stale = true;
}

void app_import_history(struct app *app, const char *name, const char *path)
{
    struct game *game = &app->game;
    struct history_import added;
    struct message why;
    game->answers.import_fault.format = NULL;
    enum status status = saves_import(game->saves, path, &added);
    if (status != STATUS_OK) {
        struct fault fault = {.status = status};
        fault.detail.format = status == STATUS_SYNTAX    ? N_("it is not a history of Trounce")
                              : status == STATUS_VERSION ? N_("the history is from a newer Trounce")
                                                         : NULL;
        fault_describe(&fault, name, &why);
        app_refuse_import(app, &why);
        return;
    }
    notice_show(&game->notice, added.is_any ? say(game->arena, tr("%s added to the history."),
                                                  phrase_rounds(game->arena, added.rounds))
                                            : tr("All of it is in the history already."));
    my_words_load(game);
    stage_notify(&game->stage, NEWS_STORE);
    stage_notify(&game->stage, NEWS_OWN);
    game->stage.stale = true;
}

/* --- drawing --- */

/* Returns whether the screen on top shows a clock that runs. */
static bool has_clock(const struct game *game)
{
    return stage_is_on_top(&game->stage, SCREEN_TURN) && game->session.match.time_ms > 0 &&
           game->settings.clock;
}

static void build(struct game *game, struct draw_list *list)
{
    struct stage *stage = &game->stage;
    struct ui *ui = &stage->ui;
    ui->list = list;
    arena_clear(ui->arena);
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
    explain_draw(&game->explain, ui, stage_page_at(stage));
    game->notice.beside_clock = has_clock(game);
    notice_draw(&game->notice, ui);
    ui->layout = &stage->layout;
    ui->list = NULL;
    list->failed |= ui->arena->failed;
    stage->stale = false;
}

void app_draw(struct app *app, struct draw_list *list)
{
    struct stage *stage = &app->game.stage;
    build(&app->game, list);
    /* The pointer may be over something else now: another screen, or a list that has scrolled. */
    int hover = ui_hot_at(&stage->ui, stage->pointer_x, stage->pointer_y);
    if (hover != stage->ui.hover) {
        stage->ui.hover = hover;
        build(&app->game, list);
    }
    aloud_follow(&app->game.aloud, stage, &app->game.notice, &app->game.output, list);
    if (stage->held_ms < 0) {
        stage->held_ms = -stage->held_ms;
        app->is_first_frame = true;
    }
}

/* Brings the hot areas up to date. */
static void refresh(struct game *game)
{
    struct stage *stage = &game->stage;
    if (stage->stale || stage->ui.hot_count == 0) {
        build(game, &stage->scratch);
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
    struct game *game = &app->game;
    struct stage *stage = &game->stage;
    struct ui ruler = {.arena = game->arena, .layout = &stage->layout, .metrics = &game->metrics};
    assert(elapsed_ms >= 0);
    arena_clear(game->arena);
    notice_advance(&game->notice, &ruler, elapsed_ms);
    stage_advance(stage, app->is_first_frame ? 0 : elapsed_ms);
    app->is_first_frame = false;
    tip_advance(&stage->ui, elapsed_ms);
    if (app->finger.is_down && stage->ui.tip.is_shown) { /* that is all it will do */
        stage->ui.pressed = HOT_NONE;
    }
    (void)anim_advance(&game->explain.shown, elapsed_ms);
    game_advance(game, elapsed_ms);
    if (top_class(stage)->advance) {
        top_class(stage)->advance(top_state(stage), game, elapsed_ms);
    }
    game_autosave(game);
    stage->stale = true;
}

void app_thaw(struct app *app)
{
    struct game *game = &app->game;
    stage_notify(&game->stage, NEWS_FROZEN);
    game_autosave(game);
    game->stage.stale = true;
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
    const struct game *game = &app->game;
    const struct stage *stage = &game->stage;
    long wait = app->is_first_frame ? 0 : -1; /* what follows it counts from it */
    if (top_class(stage)->wait_ms) {
        wait = shorter(wait, top_class(stage)->wait_ms(top_state(stage), game));
    }
    wait = shorter(wait, rest_of(&game->notice.shown));
    wait = shorter(wait, rest_of(&game->explain.shown));
    wait = shorter(wait, tip_wait_ms(&stage->ui));
    return shorter(wait, game_wait_ms(game));
}

long app_guarded_ms(const struct app *app)
{
    return stage_guarded_ms(&app->game.stage);
}

/* --- input --- */

static void press(struct game *game, int id)
{
    const struct stage *stage = &game->stage;
    bool was_muted = game->output.muted;
    output_cue(&game->output, CUE_PRESS, 0);
    if (top_class(stage)->press) {
        top_class(stage)->press(top_state(stage), game, id);
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
    refresh(game);
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

/* A challenge, or a result that ends with one, may be pasted anywhere: Custom board takes it, and
 * compares it at once if its board was played. So may a link to a Hunt. */
static bool take_challenge(struct game *game, const char *text)
{
    const char *mark = strrchr(text, '#');
    const struct call challenge = {.text = text};
    const struct call hunt = {.text = mark ? mark + 1 : ""};
    struct daily_link link;
    bool is_challenge = challenge_classify(session_alphabet(&game->session), text, strlen(text)) ==
                        CHALLENGE_TEXT_CHALLENGE;
    if (session_is_mid_round(&game->session)) {
        return false;
    }
    if (is_challenge && !stage_is_on_top(&game->stage, SCREEN_CUSTOM)) {
        stage_over(&game->stage, SCREEN_CUSTOM, &challenge);
        return true;
    }
    if (!is_challenge && daily_link_read(hunt.text, &link)) {
        stage_go(&game->stage, SCREEN_DAILY, &hunt);
        return true;
    }
    return false;
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
        refresh(game);
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
        refresh(game);
        return false;
    default:
        return false;
    }
}

/* A text that is pasted where nothing is typed is for Custom board. */
static bool paste_anywhere(struct game *game, const struct input *input)
{
    const struct call call = {.text = input->paste};
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
        top_class(stage)->press(top_state(stage), game, answer);
    } else if (top_class(stage)->input) {
        changed = top_class(stage)->input(top_state(stage), game, input);
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
                            .y = stage->pointer_y - stage_page_at(stage),
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
    const struct screen_class *top = top_class(stage);
    if (!input->is_finger || input->button != BUTTON_LEFT) {
        return;
    }
    if (input->kind == INPUT_PRESS) {
        bool is_held = is_used && (!top->holds || top->holds(top_state(stage)));
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
static void hush(struct game *game, const struct input *input)
{
    if (input->kind == INPUT_KEY || input->kind == INPUT_TEXT || input->kind == INPUT_PRESS ||
        input->kind == INPUT_PASTE || (input->kind == INPUT_PAD && input->held) ||
        (input->kind == INPUT_PAD && input->pad == PAD_MOVE)) {
        speech_hush(&game->output.speech);
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
    struct game *game = &app->game;
    arena_clear(game->arena);
    hush(game, input);
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
