/* SPDX-License-Identifier: MIT */
/*
 * The settings: keys, the pointer and buttons, files to choose, exporting, importing and deleting
 * the history, and the offer to play in the language just chosen for the window. Leaves drawing to
 * settings_draw.c, and what a choice does to preferences.c.
 */
#include "dialog.h"
#include "form.h"
#include "phrase.h"
#include "preferences.h"
#include "settings_screen.h"

#include <stdio.h>
#include <string.h>

#define VOLUME_STEP 5
#define WHEEL_STEP  60 /* design units per notch */
#define OFFER_MS    15000

static bool is_field(int id)
{
    return id == SETTINGS_ID_PATH || id == SETTINGS_ID_NAME;
}

static struct field *field_of(struct settings_screen *screen, int id)
{
    return id == SETTINGS_ID_PATH ? &screen->path : id == SETTINGS_ID_NAME ? &screen->name : NULL;
}

static void open_list(struct settings_screen *screen, struct game *game, int button)
{
    struct settings_offered offered;
    enum setting setting = settings_opened_by(button);
    int first_id = setting == SETTING_COUNT ? SETTINGS_ID_DB : SETTING_ID(setting, 0);
    settings_list_offered(game, button, &offered);
    drop_open(&screen->drop, &game->stage.ui, button, first_id, &offered.content);
}

/* --- buttons --- */

static void use_lexicon(struct settings_screen *screen, struct game *game, const char *path)
{
    screen->typing = false;
    game->answers.lexicon_fault.format = NULL;
    if (session_is_mid_round(&game->session)) { /* it must end with the words it began with */
        game->answers.lexicon_fault =
            (struct message){.format = N_("The list can be changed once this round is over.")};
        return;
    }
    (void)snprintf(screen->asked, sizeof screen->asked, "%.*s", SETTING_PATH_MAX - 1, path);
    output_request(&game->output, REQUEST_LEXICON, screen->asked);
}

/* What the history has to say makes room for what comes. */
static void forget_answers(struct game *game)
{
    struct answers *answers = &game->answers;
    answers->exported.format = answers->export_fault.format = answers->import_fault.format = NULL;
}

static void import_history(struct settings_screen *screen, struct game *game, const char *path)
{
    screen->typing = screen->wants_history = false;
    forget_answers(game);
    (void)snprintf(screen->asked, sizeof screen->asked, "%.*s", SETTING_PATH_MAX - 1, path);
    field_set(&screen->path, game->settings.lexicon);
    output_request(&game->output, REQUEST_HISTORY, screen->asked);
}

/* Uses a file that was chosen, dropped or typed: a history, or a word list. */
static void use_file(struct settings_screen *screen, struct game *game, const char *path)
{
    static const char ending[] = STORE_FILE_NAME;
    const char *dot = strrchr(path, '.');
    if (screen->wants_history || (dot && strcmp(dot, strrchr(ending, '.')) == 0)) {
        import_history(screen, game, path);
    } else {
        use_lexicon(screen, game, path);
    }
}

/* The focus returns to where the offer came from. */
static void end_offer(struct settings_screen *screen, struct game *game)
{
    int *focus = &game->stage.ui.focus;
    anim_finish(&screen->offer);
    if (*focus == SETTINGS_ID_OFFERED || *focus == SETTINGS_ID_REFUSED) {
        *focus = SETTINGS_ID_LANGUAGE;
    }
}

/* Uses the file whose path is typed, or lets the player choose one. */
static void choose_file(struct settings_screen *screen, struct game *game)
{
    if (settings_types_words(screen)) {
        use_file(screen, game, screen->path.text);
    } else {
        screen->wants_history = false;
        field_set(&screen->path, game->settings.lexicon);
        output_request(&game->output, REQUEST_CHOOSE, tr("Word list"));
    }
}

static void choose_history(struct settings_screen *screen, struct game *game)
{
    screen->wants_history = true;
    field_set(&screen->path, "");
    output_request(&game->output, REQUEST_CHOOSE, tr("History"));
}

static void press_choice(struct settings_screen *screen, struct game *game, int id)
{
    bool is_language = preferences_press(game, id) && id >= SETTING_ID(SETTING_LANGUAGE, 0) &&
                       id < SETTING_ID(SETTING_LANGUAGE + 1, 0);
    if (is_language) {
        anim_start(&screen->offer, preferences_offered_play(game) ? OFFER_MS : 0);
    }
}

static void settings_press(void *self, struct game *game, int id)
{
    struct settings_screen *screen = self;
    bool was_open = screen->drop.open == id;
    const char *played;
    screen->typing = false;
    drop_close(&screen->drop, &game->stage.ui);
    switch (id) {
    case SETTINGS_ID_BACK:
        stage_back(&game->stage);
        break;
    case SETTINGS_ID_LANGUAGE:
    case SETTINGS_ID_PLAYED:
    case SETTINGS_ID_EXPORT:
        if (!was_open) {
            open_list(screen, game, id);
        }
        break;
    case SETTINGS_ID_CHOOSE:
        choose_file(screen, game);
        break;
    case SETTINGS_ID_OWN:
        field_set(&screen->path, "");
        use_lexicon(screen, game, "");
        break;
    case SETTINGS_ID_DB:
    case SETTINGS_ID_JSON:
    case SETTINGS_ID_CSV:
        forget_answers(game);
        output_request(&game->output, REQUEST_EXPORT,
                       id == SETTINGS_ID_DB     ? "db"
                       : id == SETTINGS_ID_JSON ? "json"
                                                : "csv");
        break;
    case SETTINGS_ID_IMPORT:
        choose_history(screen, game);
        break;
    case SETTINGS_ID_WORDS:
        stage_over(&game->stage, SCREEN_WORDS, NULL);
        break;
    case SETTINGS_ID_CLEAN:
        preferences_set_words(game, SETTING_CLEAN, !game->settings.clean);
        break;
    case SETTINGS_ID_CHILDREN:
        preferences_set_words(game, SETTING_CHILDREN, !game->settings.children);
        break;
    case SETTINGS_ID_DELETE:
        stage_over(&game->stage, SCREEN_DELETE, NULL);
        break;
    case SETTINGS_ID_OFFERED:
        played = preferences_offered_play(game);
        if (played) {
            preferences_play_in(game, played);
        }
        end_offer(screen, game);
        break;
    case SETTINGS_ID_REFUSED:
        end_offer(screen, game);
        break;
    default: /* a choice; the slider and the fields take keys only */
        press_choice(screen, game, id);
        break;
    }
}

/* --- the keyboard --- */

static void set_volume(struct game *game, int volume)
{
    game->settings.volume = layout_clamped(volume, 0, SETTING_VOLUME_MAX);
    preferences_keep(game, SETTING_VOLUME);
    output_cue(&game->output, CUE_PRESS, 0);
}

static bool volume_key(struct game *game, enum key key)
{
    int volume = game->settings.volume;
    switch (key) {
    case KEY_LEFT:
        set_volume(game, volume - VOLUME_STEP);
        return true;
    case KEY_RIGHT:
        set_volume(game, volume + VOLUME_STEP);
        return true;
    case KEY_HOME:
        set_volume(game, 0);
        return true;
    case KEY_END:
        set_volume(game, SETTING_VOLUME_MAX);
        return true;
    default:
        return false;
    }
}

/* Handles typing into the focused field. */
static bool typing_input(struct settings_screen *screen, struct game *game,
                         const struct input *input)
{
    int id = game->stage.ui.focus;
    if (input->kind == INPUT_KEY && input->key == KEY_ENTER && id == SETTINGS_ID_PATH) {
        use_file(screen, game, screen->path.text);
        return true;
    }
    if (input->kind == INPUT_KEY && (input->key == KEY_ENTER || input->key == KEY_ESCAPE)) {
        screen->typing = false;
        return true;
    }
    enum field_outcome outcome = output_edit(&game->output, field_of(screen, id), input, NULL);
    bool changed = outcome == FIELD_CHANGED || outcome == FIELD_FULL;
    if (changed && id == SETTINGS_ID_NAME) {
        preferences_keep_name(game, SETTING_NAME, &screen->name, NULL);
    } else if (changed) {
        game->answers.lexicon_fault.format = NULL;
    }
    return outcome != FIELD_IGNORED;
}

static bool settings_key(struct settings_screen *screen, struct game *game,
                         const struct input *input)
{
    bool on_field = is_field(game->stage.ui.focus);
    if (on_field && (input->key == KEY_ENTER || input->key == KEY_SPACE)) {
        screen->typing = true;
        return true;
    }
    if (game->stage.ui.focus == SETTINGS_ID_VOLUME && volume_key(game, input->key)) {
        return true;
    }
    if (input->key == KEY_ESCAPE && (game->stage.ui.focus == SETTINGS_ID_OFFERED ||
                                     game->stage.ui.focus == SETTINGS_ID_REFUSED)) {
        end_offer(screen, game);
        return true;
    }
    if (input->key == KEY_ESCAPE) {
        stage_back(&game->stage);
        return true;
    }
    long at;
    bool scrolls = scroll_key(&screen->scroll, input->key, screen->scroll.view / 10, &at);
    if (scrolls) {
        scroll_to(&screen->scroll, at);
    }
    return scrolls;
}

/* --- the pointer --- */

/* Returns the visible part of a row's control; NULL if it is scrolled out of view. */
static const struct rect *shown_rect(const struct game *game, int id)
{
    const struct hot *hot = ui_hot_of(&game->stage.ui, id);
    return hot && hot->rect.w > 0 ? &hot->rect : NULL;
}

static void drag_volume(struct game *game, int x)
{
    const struct rect *area = shown_rect(game, SETTINGS_ID_VOLUME);
    if (area) {
        game->settings.volume = form_slider_value(&game->stage.ui, *area, x);
    }
}

/* Handles the pointer in a field, which then takes keyboard input. */
static bool point_at_field(struct settings_screen *screen, struct game *game, int id,
                           const struct input *input)
{
    const struct rect *area = shown_rect(game, id);
    struct field_look look = settings_look_of(screen, game, id);
    bool is_there = area && field_pointer(field_of(screen, id), &game->stage.ui, *area, &look,
                                          input) != FIELD_IGNORED;
    if (is_there) {
        screen->typing = true;
        game->stage.ui.focus = id;
    }
    return is_there;
}

static bool point_at_fields(struct settings_screen *screen, struct game *game,
                            const struct input *input)
{
    return point_at_field(screen, game, SETTINGS_ID_PATH, input) ||
           point_at_field(screen, game, SETTINGS_ID_NAME, input);
}

static void press_pointer(struct settings_screen *screen, struct game *game,
                          const struct input *input)
{
    const struct rect *volume = shown_rect(game, SETTINGS_ID_VOLUME);
    screen->typing = false;
    if (point_at_fields(screen, game, input)) {
        return;
    }
    if (volume && rect_contains(*volume, input->x, input->y)) {
        screen->dragging_volume = true;
        drag_volume(game, input->x);
    } else {
        (void)scroll_input(&screen->scroll, input, 0);
    }
}

static bool pointer_input(struct settings_screen *screen, struct game *game,
                          const struct input *input)
{
    if (input->kind == INPUT_PRESS && input->button == BUTTON_LEFT) {
        press_pointer(screen, game, input);
        return true;
    }
    if (point_at_fields(screen, game, input)) {
        return true;
    }
    if (input->kind == INPUT_MOVE && screen->dragging_volume) {
        drag_volume(game, input->x);
        return true;
    }
    if (input->kind == INPUT_MOVE && scroll_input(&screen->scroll, input, 0)) {
        return true;
    }
    if (input->kind == INPUT_RELEASE && input->button == BUTTON_LEFT) {
        if (screen->dragging_volume) {
            set_volume(game, game->settings.volume);
        }
        screen->dragging_volume = screen->scroll.dragging = false;
        return true;
    }
    return false;
}

static bool settings_input(void *self, struct game *game, const struct input *input)
{
    struct settings_screen *screen = self;
    struct settings_offered offered;
    int pressed;
    settings_list_offered(game, screen->drop.open, &offered);
    if (drop_input(&screen->drop, &game->stage.ui, input, &offered.content, &pressed)) {
        if (pressed != HOT_NONE) {
            output_cue(&game->output, CUE_PRESS, 0);
            settings_press(screen, game, pressed);
        }
        return true;
    }
    if (!is_field(game->stage.ui.focus)) {
        screen->typing = false; /* Tab moved on */
    }
    if (screen->typing && typing_input(screen, game, input)) {
        return true;
    }
    switch (input->kind) {
    case INPUT_PRESS:
    case INPUT_MOVE:
    case INPUT_RELEASE:
        return pointer_input(screen, game, input);
    case INPUT_WHEEL:
        return scroll_input(&screen->scroll, input, layout_px(&game->stage.layout, WHEEL_STEP));
    case INPUT_KEY:
        return settings_key(screen, game, input);
    case INPUT_DROP:
        drop_close(&screen->drop, &game->stage.ui);
        field_set(&screen->path, input->paste);
        use_file(screen, game, screen->path.text);
        return true;
    default:
        return false;
    }
}

static void count_rounds(struct settings_screen *screen, struct game *game)
{
    struct history_filter all = {.any_rules = true, .any_language = true};
    screen->rounds = 0;
    (void)history_count(game->store, &all, &screen->rounds);
}

static void settings_open(void *self, struct game *game, const struct call *call)
{
    struct settings_screen *screen = self;
    struct answers *answers = &game->answers;
    *screen = (struct settings_screen){.seen_focus = HOT_NONE};
    answers->lexicon_fault.format = NULL;
    forget_answers(game);
    field_init(&screen->path, SETTING_PATH_MAX - 1, NULL);
    field_set(&screen->path, game->settings.lexicon);
    field_init(&screen->name, SETTING_NAME_SIZE - 1, NULL);
    field_set(&screen->name, game->settings.name);
    count_rounds(screen, game);
    if (call->text) {
        field_set(&screen->path, call->text);
        use_file(screen, game, screen->path.text);
    }
}

static void settings_hear(void *self, struct game *game, enum news news)
{
    struct settings_screen *screen = self;
    switch (news) {
    case NEWS_WORDS:
        field_set(&screen->path, game->settings.lexicon);
        break;
    case NEWS_STORE:
        count_rounds(screen, game);
        break;
    case NEWS_COVERED:
        drop_close(&screen->drop, &game->stage.ui);
        break;
    case NEWS_NO_DIALOG:
        screen->types_path = true;
        field_select(&screen->path, 0, (int)strlen(screen->path.text)); /* typing replaces it */
        if (stage_is_on_top(&game->stage, SCREEN_SETTINGS)) {
            screen->typing = true;
            game->stage.ui.focus = SETTINGS_ID_PATH;
        }
        break;
    default:
        break;
    }
}

static void settings_advance(void *self, struct game *game, long elapsed_ms)
{
    struct settings_screen *screen = self;
    if (anim_advance(&screen->offer, elapsed_ms)) {
        end_offer(screen, game);
    }
}

static long settings_wait_ms(const void *self, const struct game *game)
{
    const struct anim *offer = &((const struct settings_screen *)self)->offer;
    (void)game;
    return offer->running ? offer->length_ms - offer->age_ms : -1;
}

static bool settings_holds(const void *self)
{
    const struct settings_screen *screen = self;
    return screen->dragging_volume || screen->scroll.dragging;
}

const struct screen_class screen_settings = {
    .name = "settings",
    .state_size = sizeof(struct settings_screen),
    .holds = settings_holds,
    .open = settings_open,
    .input = settings_input,
    .press = settings_press,
    .advance = settings_advance,
    .draw = settings_draw,
    .wait_ms = settings_wait_ms,
    .hear = settings_hear,
};

/* --- deleting the history, over the settings --- */

enum { ID_KEEP = 1, ID_GO };

struct delete_screen {
    long rounds; /* number of rounds to delete */
};

static void delete_open(void *self, struct game *game, const struct call *call)
{
    struct delete_screen *screen = self;
    struct history_filter all = {.any_rules = true, .any_language = true};
    (void)call;
    screen->rounds = 0;
    (void)history_count(game->store, &all, &screen->rounds);
}

static struct question delete_ask(const void *self, const struct game *game, struct arena *arena)
{
    const struct delete_screen *screen = self;
    (void)game;
    return (struct question){
        .title = tr("Delete everything?"),
        .text = say(arena,
                    tr("%s with their words, practice, statistics and puzzles. Settings "
                       "stay. This can’t be undone."),
                    phrase_rounds(arena, screen->rounds)),
        .buttons = {{ID_KEEP, tr("Keep it"), ICON_NONE, BUTTON_PRIMARY},
                    {ID_GO, tr("Delete for good"), ICON_TRASH_2, BUTTON_DANGER}},
        .escape = ID_KEEP,
    };
}

static void delete_press(void *self, struct game *game, int id)
{
    (void)self;
    stage_back(&game->stage);
    if (id == ID_GO && saves_delete_all(game->saves)) {
        stage_notify(&game->stage, NEWS_STORE);
    }
}

const struct screen_class screen_delete = {
    .name = "delete",
    .state_size = sizeof(struct delete_screen),
    .is_overlay = true,
    .open = delete_open,
    .ask = delete_ask,
    .press = delete_press,
};
