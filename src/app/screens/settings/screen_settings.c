/* SPDX-License-Identifier: MIT */
/*
 * The settings screen: choices, the slider, the lexicon file, exporting and deleting the history.
 * Leaves drawing to settings_draw.c and saving to preferences.c.
 */
#include "dialog.h"
#include "phrase.h"
#include "preferences.h"
#include "settings_draw.h"
#include "settings_rows.h"

#include <stdio.h>
#include <string.h>

#define VOLUME_STEP 5
#define WHEEL_STEP  60 /* design units per notch */

struct field_look settings_field_look(const struct settings_screen *screen, const struct desk *desk,
                                      int id)
{
    bool typing = screen->typing && desk->stage.ui.focus == id;
    return (struct field_look){.hint = id == SETTINGS_ID_PATH ? tr("Path of a file")
                                                              : tr("For challenges that you send"),
                               .outlined = typing,
                               .has_caret = typing,
                               .size = 17};
}

static bool is_field(int id)
{
    return id == SETTINGS_ID_PATH || id == SETTINGS_ID_NAME;
}

static struct field *field_of(struct settings_screen *screen, int id)
{
    return id == SETTINGS_ID_PATH ? &screen->path : id == SETTINGS_ID_NAME ? &screen->name : NULL;
}

/* --- buttons --- */

static void use_lexicon(struct settings_screen *screen, struct desk *desk, const char *path)
{
    screen->typing = false;
    desk->answers.lexicon_fault[0] = '\0';
    if (table_is_mid_round(&desk->table)) { /* it must end with the words it began with */
        (void)snprintf(desk->answers.lexicon_fault, sizeof desk->answers.lexicon_fault, "%s",
                       tr("The list can be changed once this round is over."));
        return;
    }
    (void)snprintf(screen->asked, sizeof screen->asked, "%.*s", SETTING_PATH_MAX - 1, path);
    post_request(&desk->post, REQUEST_LEXICON, screen->asked);
}

static void choose_switch(struct desk *desk, enum setting setting, bool *value, bool wanted)
{
    *value = wanted;
    preferences_keep(desk, setting);
}

static void press_language(struct desk *desk, int which)
{
    preferences_set_language(desk, which == 0   ? ""
                                   : which == 1 ? "en"
                                                : desk->languages[which - 2].code);
}

static void press_choice(struct desk *desk, int id)
{
    struct settings *settings = &desk->settings;
    int which = id % SETTINGS_GROUP;
    switch (id - which) {
    case SETTINGS_ID_THEME:
        preferences_set_theme(desk, which == 0 ? THEME_SYSTEM : (enum theme_id)(which - 1));
        break;
    case SETTINGS_ID_SCALE:
        preferences_set_scale(desk, UI_SCALE_MIN + which * SETTING_UI_SCALE_STEP);
        break;
    case SETTINGS_ID_MOTION:
        choose_switch(desk, SETTING_REDUCED_MOTION, &settings->reduced_motion, which != 0);
        break;
    case SETTINGS_ID_LETTERS:
        choose_switch(desk, SETTING_LARGER_LETTERS, &settings->larger_letters, which != 0);
        break;
    case SETTINGS_ID_SOUND:
        choose_switch(desk, SETTING_SOUND, &settings->sound, which == 0);
        break;
    case SETTINGS_ID_CLOCK:
        choose_switch(desk, SETTING_CLOCK, &settings->clock, which == 0);
        break;
    case SETTINGS_ID_TRACING:
        settings->tracing = (enum tracing)which;
        preferences_keep(desk, SETTING_TRACING);
        break;
    case SETTINGS_ID_WORDS:
        settings->words = (enum word_range)which;
        preferences_keep(desk, SETTING_WORDS);
        break;
    case SETTINGS_ID_LANGUAGE:
        press_language(desk, which);
        break;
    case SETTINGS_ID_PLAYED:
        preferences_play_in(desk, desk->table.played_languages[which].code);
        break;
    default: /* the slider and the fields take keys only */
        break;
    }
}

static void settings_press(void *self, struct desk *desk, int id)
{
    struct settings_screen *screen = self;
    screen->typing = false;
    switch (id) {
    case SETTINGS_ID_BACK:
        stage_back(&desk->stage);
        break;
    case SETTINGS_ID_USE:
        use_lexicon(screen, desk, screen->path.text);
        break;
    case SETTINGS_ID_OWN:
        field_set(&screen->path, "");
        use_lexicon(screen, desk, "");
        break;
    case SETTINGS_ID_JSON:
    case SETTINGS_ID_CSV:
        post_request(&desk->post, REQUEST_EXPORT, id == SETTINGS_ID_JSON ? "json" : "csv");
        break;
    case SETTINGS_ID_DELETE:
        stage_over(&desk->stage, SCREEN_DELETE, NULL);
        break;
    default: /* ids beyond the enum's constants */
        press_choice(desk, id);
        break;
    }
}

/* --- the keyboard --- */

static void set_volume(struct desk *desk, int volume)
{
    desk->settings.volume = volume < 0                    ? 0
                            : volume > SETTING_VOLUME_MAX ? SETTING_VOLUME_MAX
                                                          : volume;
    preferences_keep(desk, SETTING_VOLUME);
    post_cue(&desk->post, CUE_PRESS, 0);
}

static bool volume_key(struct desk *desk, enum key key)
{
    int volume = desk->settings.volume;
    if (key == KEY_LEFT) {
        set_volume(desk, volume - VOLUME_STEP);
    } else if (key == KEY_RIGHT) {
        set_volume(desk, volume + VOLUME_STEP);
    } else if (key == KEY_HOME) {
        set_volume(desk, 0);
    } else if (key == KEY_END) {
        set_volume(desk, SETTING_VOLUME_MAX);
    } else {
        return false;
    }
    return true;
}

/* Applies the name at once, cut to what challenges can hold. */
static void take_name(struct settings_screen *screen, struct desk *desk)
{
    struct challenge whole;
    int caret = screen->name.caret;
    challenge_set_name(&whole, screen->name.text);
    if (strcmp(whole.name, screen->name.text) != 0) {
        field_set(&screen->name, whole.name);
        field_place(&screen->name, caret < screen->name.caret ? caret : screen->name.caret);
    }
    memcpy(desk->settings.name, whole.name, sizeof whole.name);
    preferences_keep(desk, SETTING_NAME);
}

/* Handles typing into the focused field. */
static bool typing_input(struct settings_screen *screen, struct desk *desk,
                         const struct input *input)
{
    int id = desk->stage.ui.focus;
    if (input->kind == INPUT_KEY && input->key == KEY_ENTER && id == SETTINGS_ID_PATH) {
        use_lexicon(screen, desk, screen->path.text);
        return true;
    }
    if (input->kind == INPUT_KEY && (input->key == KEY_ENTER || input->key == KEY_ESCAPE)) {
        screen->typing = false;
        return true;
    }
    enum field_outcome outcome = post_edit(&desk->post, field_of(screen, id), input, NULL);
    bool changed = outcome == FIELD_CHANGED || outcome == FIELD_FULL;
    if (changed && id == SETTINGS_ID_NAME) {
        take_name(screen, desk);
    } else if (changed) {
        desk->answers.lexicon_fault[0] = '\0';
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
        desk->settings.volume = rows_slider_value(&desk->stage.ui, *area, x);
    }
}

/* Handles the pointer in a field, which then takes keyboard input. */
static bool point_at_field(struct settings_screen *screen, struct desk *desk, int id,
                           const struct input *input)
{
    const struct rect *area = shown_rect(desk, id);
    struct field_look look = settings_field_look(screen, desk, id);
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
        scroll_to(&screen->scroll, screen->scroll.at - layout_px(&desk->stage.layout,
                                                                 input->wheel * WHEEL_STEP / 1000));
        return true;
    case INPUT_KEY:
        return settings_key(screen, desk, input);
    case INPUT_PASTE:
    case INPUT_DROP:
        field_set(&screen->path, input->paste);
        desk->answers.lexicon_fault[0] = '\0'; /* it was about another path */
        if (input->kind == INPUT_DROP) {
            use_lexicon(screen, desk, screen->path.text);
        }
        return true;
    default:
        return false;
    }
}

static void settings_open(void *self, struct desk *desk, const struct call *call)
{
    struct settings_screen *screen = self;
    struct answers *answers = &desk->answers;
    *screen = (struct settings_screen){.seen_focus = HOT_NONE};
    answers->lexicon_fault[0] = answers->export_line[0] = '\0';
    answers->export_failed = false;
    field_init(&screen->path, SETTING_PATH_MAX - 1, NULL);
    field_set(&screen->path, desk->settings.lexicon);
    field_init(&screen->name, SETTING_NAME_SIZE - 1, NULL);
    field_set(&screen->name, desk->settings.name);
    if (call->text) {
        field_set(&screen->path, call->text);
        use_lexicon(screen, desk, screen->path.text);
    }
}

static void settings_hear(void *self, struct desk *desk, enum news news)
{
    struct settings_screen *screen = self;
    if (news == NEWS_WORDS) {
        field_set(&screen->path, desk->settings.lexicon);
    }
}

const struct screen_class screen_settings = {
    .name = "settings",
    .state_size = sizeof(struct settings_screen),
    .open = settings_open,
    .input = settings_input,
    .press = settings_press,
    .draw = settings_draw,
    .hear = settings_hear,
};

/* --- deleting the history: asked twice, over the settings --- */

enum { ID_KEEP = 1, ID_GO };

struct delete_screen {
    bool asked_twice;
    long rounds; /* number of rounds to delete */
};

static void delete_open(void *self, struct desk *desk, const struct call *call)
{
    struct delete_screen *screen = self;
    struct history_filter all = {.any_rules = true};
    (void)call;
    screen->asked_twice = false;
    (void)keeper_count(desk->keeper, &all, &screen->rounds);
}

static void delete_draw(void *self, const struct desk *desk, struct ui *ui)
{
    const struct delete_screen *screen = self;
    bool twice = screen->asked_twice;
    char rounds[PHRASE_MAX];
    char text[160];
    (void)desk;
    (void)snprintf(text, sizeof text,
                   tr("%s with their words, practice, statistics and puzzles. Settings stay."),
                   phrase_rounds(rounds, screen->rounds));
    struct dialog_button keep = {
        ID_KEEP, {.kind = BUTTON_PRIMARY, .label = tr("Keep it"), .size = 22}, false};
    struct dialog_button go = {ID_GO,
                               {.kind = BUTTON_GHOST,
                                .label = twice ? tr("Delete for good") : tr("Delete…"),
                                .has_icon = true,
                                .icon = ICON_TRASH_2},
                               false};
    struct dialog dialog = {
        .title = twice ? tr("All of it, really?") : tr("Delete your history?"),
        .text = twice ? tr("This can’t be undone.") : text,
        /* Swapped the second time, so that a double click does not delete. */
        .buttons = {twice ? go : keep, twice ? keep : go},
        .button_count = 2,
    };
    dialog_draw(ui, &dialog);
}

static void delete_press(void *self, struct desk *desk, int id)
{
    struct delete_screen *screen = self;
    if (id == ID_GO && !screen->asked_twice) {
        screen->asked_twice = true;
        desk->stage.ui.focus = HOT_NONE;
        stage_guard(&desk->stage);
        return;
    }
    stage_back(&desk->stage);
    if (id == ID_GO && keeper_delete_all(desk->keeper)) {
        stage_tell(&desk->stage, NEWS_STORE);
        post_notify(&desk->post, tr("Your history is deleted."));
    }
}

static bool delete_input(void *self, struct desk *desk, const struct input *input)
{
    (void)self;
    bool leaves = input->kind == INPUT_KEY && (input->key == KEY_ESCAPE || input->key == KEY_ENTER);
    if (leaves) {
        stage_back(&desk->stage);
    }
    return leaves;
}

const struct screen_class screen_delete = {
    .name = "delete",
    .state_size = sizeof(struct delete_screen),
    .is_overlay = true,
    .open = delete_open,
    .input = delete_input,
    .press = delete_press,
    .draw = delete_draw,
};
