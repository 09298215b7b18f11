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

static void open_list(struct settings_screen *screen, struct desk *desk, int button)
{
    struct settings_offered offered;
    enum setting setting = settings_opened_by(button);
    int first_id = setting == SETTING_COUNT ? SETTINGS_ID_DB : SETTING_ID(setting, 0);
    settings_list_offered(desk, button, &offered);
    drop_open(&screen->drop, &desk->stage.ui, button, first_id, &offered.content);
}

/* --- buttons --- */

static void use_lexicon(struct settings_screen *screen, struct desk *desk, const char *path)
{
    screen->typing = false;
    desk->answers.lexicon_fault.format = NULL;
    if (table_is_mid_round(&desk->table)) { /* it must end with the words it began with */
        desk->answers.lexicon_fault =
            (struct message){.format = N_("The list can be changed once this round is over.")};
        return;
    }
    (void)snprintf(screen->asked, sizeof screen->asked, "%.*s", SETTING_PATH_MAX - 1, path);
    post_request(&desk->post, REQUEST_LEXICON, screen->asked);
}

/* What the history has to say makes room for what comes. */
static void forget_answers(struct desk *desk)
{
    struct answers *answers = &desk->answers;
    answers->exported.format = answers->export_fault.format = answers->import_fault.format = NULL;
}

static void import_history(struct settings_screen *screen, struct desk *desk, const char *path)
{
    screen->typing = screen->wants_history = false;
    forget_answers(desk);
    (void)snprintf(screen->asked, sizeof screen->asked, "%.*s", SETTING_PATH_MAX - 1, path);
    field_set(&screen->path, desk->settings.lexicon);
    post_request(&desk->post, REQUEST_HISTORY, screen->asked);
}

/* Uses a file that was chosen, dropped or typed: a history, or a word list. */
static void use_file(struct settings_screen *screen, struct desk *desk, const char *path)
{
    static const char ending[] = STORE_FILE_NAME;
    const char *dot = strrchr(path, '.');
    if (screen->wants_history || (dot && strcmp(dot, strrchr(ending, '.')) == 0)) {
        import_history(screen, desk, path);
    } else {
        use_lexicon(screen, desk, path);
    }
}

/* The focus returns to where the offer came from. */
static void end_offer(struct settings_screen *screen, struct desk *desk)
{
    int *focus = &desk->stage.ui.focus;
    anim_finish(&screen->offer);
    if (*focus == SETTINGS_ID_OFFERED || *focus == SETTINGS_ID_REFUSED) {
        *focus = SETTINGS_ID_LANGUAGE;
    }
}

/* Uses the file whose path is typed, or lets the player choose one. */
static void choose_file(struct settings_screen *screen, struct desk *desk)
{
    if (settings_types_words(screen)) {
        use_file(screen, desk, screen->path.text);
    } else {
        screen->wants_history = false;
        field_set(&screen->path, desk->settings.lexicon);
        post_request(&desk->post, REQUEST_CHOOSE, tr("Word list"));
    }
}

static void choose_history(struct settings_screen *screen, struct desk *desk)
{
    screen->wants_history = true;
    field_set(&screen->path, "");
    post_request(&desk->post, REQUEST_CHOOSE, tr("History"));
}

static void press_choice(struct settings_screen *screen, struct desk *desk, int id)
{
    bool is_language = preferences_press(desk, id) && id >= SETTING_ID(SETTING_LANGUAGE, 0) &&
                       id < SETTING_ID(SETTING_LANGUAGE + 1, 0);
    if (is_language) {
        anim_start(&screen->offer, preferences_offered_play(desk) ? OFFER_MS : 0);
    }
}

static void settings_press(void *self, struct desk *desk, int id)
{
    struct settings_screen *screen = self;
    bool was_open = screen->drop.open == id;
    const char *played;
    screen->typing = false;
    drop_close(&screen->drop, &desk->stage.ui);
    switch (id) {
    case SETTINGS_ID_BACK:
        stage_back(&desk->stage);
        break;
    case SETTINGS_ID_LANGUAGE:
    case SETTINGS_ID_PLAYED:
    case SETTINGS_ID_EXPORT:
        if (!was_open) {
            open_list(screen, desk, id);
        }
        break;
    case SETTINGS_ID_CHOOSE:
        choose_file(screen, desk);
        break;
    case SETTINGS_ID_OWN:
        field_set(&screen->path, "");
        use_lexicon(screen, desk, "");
        break;
    case SETTINGS_ID_DB:
    case SETTINGS_ID_JSON:
    case SETTINGS_ID_CSV:
        forget_answers(desk);
        post_request(&desk->post, REQUEST_EXPORT,
                     id == SETTINGS_ID_DB     ? "db"
                     : id == SETTINGS_ID_JSON ? "json"
                                              : "csv");
        break;
    case SETTINGS_ID_IMPORT:
        choose_history(screen, desk);
        break;
    case SETTINGS_ID_WORDS:
        stage_over(&desk->stage, SCREEN_WORDS, NULL);
        break;
    case SETTINGS_ID_CLEAN:
        preferences_set_words(desk, SETTING_CLEAN, !desk->settings.clean);
        break;
    case SETTINGS_ID_CHILDREN:
        preferences_set_words(desk, SETTING_CHILDREN, !desk->settings.children);
        break;
    case SETTINGS_ID_DELETE:
        stage_over(&desk->stage, SCREEN_DELETE, NULL);
        break;
    case SETTINGS_ID_OFFERED:
        played = preferences_offered_play(desk);
        if (played) {
            preferences_play_in(desk, played);
        }
        end_offer(screen, desk);
        break;
    case SETTINGS_ID_REFUSED:
        end_offer(screen, desk);
        break;
    default: /* a choice; the slider and the fields take keys only */
        press_choice(screen, desk, id);
        break;
    }
}

/* --- the keyboard --- */

static void set_volume(struct desk *desk, int volume)
{
    desk->settings.volume = layout_clamped(volume, 0, SETTING_VOLUME_MAX);
    preferences_keep(desk, SETTING_VOLUME);
    post_cue(&desk->post, CUE_PRESS, 0);
}

static bool volume_key(struct desk *desk, enum key key)
{
    int volume = desk->settings.volume;
    switch (key) {
    case KEY_LEFT:
        set_volume(desk, volume - VOLUME_STEP);
        return true;
    case KEY_RIGHT:
        set_volume(desk, volume + VOLUME_STEP);
        return true;
    case KEY_HOME:
        set_volume(desk, 0);
        return true;
    case KEY_END:
        set_volume(desk, SETTING_VOLUME_MAX);
        return true;
    default:
        return false;
    }
}

/* Handles typing into the focused field. */
static bool typing_input(struct settings_screen *screen, struct desk *desk,
                         const struct input *input)
{
    int id = desk->stage.ui.focus;
    if (input->kind == INPUT_KEY && input->key == KEY_ENTER && id == SETTINGS_ID_PATH) {
        use_file(screen, desk, screen->path.text);
        return true;
    }
    if (input->kind == INPUT_KEY && (input->key == KEY_ENTER || input->key == KEY_ESCAPE)) {
        screen->typing = false;
        return true;
    }
    enum field_outcome outcome = post_edit(&desk->post, field_of(screen, id), input, NULL);
    bool changed = outcome == FIELD_CHANGED || outcome == FIELD_FULL;
    if (changed && id == SETTINGS_ID_NAME) {
        preferences_keep_name(desk, SETTING_NAME, &screen->name, NULL);
    } else if (changed) {
        desk->answers.lexicon_fault.format = NULL;
    }
    return outcome != FIELD_IGNORED;
}

static bool settings_key(struct settings_screen *screen, struct desk *desk,
                         const struct input *input)
{
    bool on_field = is_field(desk->stage.ui.focus);
    if (on_field && (input->key == KEY_ENTER || input->key == KEY_SPACE)) {
        screen->typing = true;
        return true;
    }
    if (desk->stage.ui.focus == SETTINGS_ID_VOLUME && volume_key(desk, input->key)) {
        return true;
    }
    if (input->key == KEY_ESCAPE && (desk->stage.ui.focus == SETTINGS_ID_OFFERED ||
                                     desk->stage.ui.focus == SETTINGS_ID_REFUSED)) {
        end_offer(screen, desk);
        return true;
    }
    if (input->key == KEY_ESCAPE) {
        stage_back(&desk->stage);
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
static const struct rect *shown_rect(const struct desk *desk, int id)
{
    const struct hot *hot = ui_hot_of(&desk->stage.ui, id);
    return hot && hot->rect.w > 0 ? &hot->rect : NULL;
}

static void drag_volume(struct desk *desk, int x)
{
    const struct rect *area = shown_rect(desk, SETTINGS_ID_VOLUME);
    if (area) {
        desk->settings.volume = form_slider_value(&desk->stage.ui, *area, x);
    }
}

/* Handles the pointer in a field, which then takes keyboard input. */
static bool point_at_field(struct settings_screen *screen, struct desk *desk, int id,
                           const struct input *input)
{
    const struct rect *area = shown_rect(desk, id);
    struct field_look look = settings_look_of(screen, desk, id);
    bool is_there = area && field_pointer(field_of(screen, id), &desk->stage.ui, *area, &look,
                                          input) != FIELD_IGNORED;
    if (is_there) {
        screen->typing = true;
        desk->stage.ui.focus = id;
    }
    return is_there;
}

static bool point_at_fields(struct settings_screen *screen, struct desk *desk,
                            const struct input *input)
{
    return point_at_field(screen, desk, SETTINGS_ID_PATH, input) ||
           point_at_field(screen, desk, SETTINGS_ID_NAME, input);
}

static void press_pointer(struct settings_screen *screen, struct desk *desk,
                          const struct input *input)
{
    const struct rect *volume = shown_rect(desk, SETTINGS_ID_VOLUME);
    screen->typing = false;
    if (point_at_fields(screen, desk, input)) {
        return;
    }
    if (volume && rect_contains(*volume, input->x, input->y)) {
        screen->dragging_volume = true;
        drag_volume(desk, input->x);
    } else {
        (void)scroll_input(&screen->scroll, input, 0);
    }
}

static bool pointer_input(struct settings_screen *screen, struct desk *desk,
                          const struct input *input)
{
    if (input->kind == INPUT_PRESS && input->button == BUTTON_LEFT) {
        press_pointer(screen, desk, input);
        return true;
    }
    if (point_at_fields(screen, desk, input)) {
        return true;
    }
    if (input->kind == INPUT_MOVE && screen->dragging_volume) {
        drag_volume(desk, input->x);
        return true;
    }
    if (input->kind == INPUT_MOVE && scroll_input(&screen->scroll, input, 0)) {
        return true;
    }
    if (input->kind == INPUT_RELEASE && input->button == BUTTON_LEFT) {
        if (screen->dragging_volume) {
            set_volume(desk, desk->settings.volume);
        }
        screen->dragging_volume = screen->scroll.dragging = false;
        return true;
    }
    return false;
}

static bool settings_input(void *self, struct desk *desk, const struct input *input)
{
    struct settings_screen *screen = self;
    struct settings_offered offered;
    int pressed;
    settings_list_offered(desk, screen->drop.open, &offered);
    if (drop_input(&screen->drop, &desk->stage.ui, input, &offered.content, &pressed)) {
        if (pressed != HOT_NONE) {
            post_cue(&desk->post, CUE_PRESS, 0);
            settings_press(screen, desk, pressed);
        }
        return true;
    }
    if (!is_field(desk->stage.ui.focus)) {
        screen->typing = false; /* Tab moved on */
    }
    if (screen->typing && typing_input(screen, desk, input)) {
        return true;
    }
    switch (input->kind) {
    case INPUT_PRESS:
    case INPUT_MOVE:
    case INPUT_RELEASE:
        return pointer_input(screen, desk, input);
    case INPUT_WHEEL:
        return scroll_input(&screen->scroll, input, layout_px(&desk->stage.layout, WHEEL_STEP));
    case INPUT_KEY:
        return settings_key(screen, desk, input);
    case INPUT_DROP:
        drop_close(&screen->drop, &desk->stage.ui);
        field_set(&screen->path, input->paste);
        use_file(screen, desk, screen->path.text);
        return true;
    default:
        return false;
    }
}

static void count_rounds(struct settings_screen *screen, struct desk *desk)
{
    struct history_filter all = {.any_rules = true, .any_language = true};
    (void)keeper_count(desk->keeper, &all, &screen->rounds);
}

static void settings_open(void *self, struct desk *desk, const struct call *call)
{
    struct settings_screen *screen = self;
    struct answers *answers = &desk->answers;
    *screen = (struct settings_screen){.seen_focus = HOT_NONE};
    answers->lexicon_fault.format = NULL;
    forget_answers(desk);
    field_init(&screen->path, SETTING_PATH_MAX - 1, NULL);
    field_set(&screen->path, desk->settings.lexicon);
    field_init(&screen->name, SETTING_NAME_SIZE - 1, NULL);
    field_set(&screen->name, desk->settings.name);
    count_rounds(screen, desk);
    if (call->text) {
        field_set(&screen->path, call->text);
        use_file(screen, desk, screen->path.text);
    }
}

static void settings_hear(void *self, struct desk *desk, enum news news)
{
    struct settings_screen *screen = self;
    switch (news) {
    case NEWS_WORDS:
        field_set(&screen->path, desk->settings.lexicon);
        break;
    case NEWS_STORE:
        count_rounds(screen, desk);
        break;
    case NEWS_COVERED:
        drop_close(&screen->drop, &desk->stage.ui);
        break;
    case NEWS_NO_DIALOG:
        screen->types_path = true;
        field_select(&screen->path, 0, (int)strlen(screen->path.text)); /* typing replaces it */
        if (stage_is_on_top(&desk->stage, SCREEN_SETTINGS)) {
            screen->typing = true;
            desk->stage.ui.focus = SETTINGS_ID_PATH;
        }
        break;
    default:
        break;
    }
}

static void settings_advance(void *self, struct desk *desk, long elapsed_ms)
{
    struct settings_screen *screen = self;
    if (anim_advance(&screen->offer, elapsed_ms)) {
        end_offer(screen, desk);
    }
}

static long settings_wait_ms(const void *self, const struct desk *desk)
{
    const struct anim *offer = &((const struct settings_screen *)self)->offer;
    (void)desk;
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

static void delete_open(void *self, struct desk *desk, const struct call *call)
{
    struct delete_screen *screen = self;
    struct history_filter all = {.any_rules = true, .any_language = true};
    (void)call;
    (void)keeper_count(desk->keeper, &all, &screen->rounds);
}

static struct question delete_ask(const void *self, const struct desk *desk,
                                  struct question_room *room)
{
    const struct delete_screen *screen = self;
    char rounds[PHRASE_MAX];
    (void)desk;
    return (struct question){
        .title = tr("Delete everything?"),
        .text = dialog_format(room,
                              tr("%s with their words, practice, statistics and puzzles. Settings "
                                 "stay. This can’t be undone."),
                              phrase_rounds(rounds, screen->rounds)),
        .buttons = {{ID_KEEP, tr("Keep it"), ICON_NONE, BUTTON_PRIMARY},
                    {ID_GO, tr("Delete for good"), ICON_TRASH_2, BUTTON_DANGER}},
        .escape = ID_KEEP,
    };
}

static void delete_press(void *self, struct desk *desk, int id)
{
    (void)self;
    stage_back(&desk->stage);
    if (id == ID_GO && keeper_delete_all(desk->keeper)) {
        stage_tell(&desk->stage, NEWS_STORE);
        post_notify(&desk->post, tr("Your history is deleted."));
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
