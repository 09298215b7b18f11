/* SPDX-License-Identifier: MIT */
/*
 * The settings: choices, the slider, the file of words, what becomes of the history. Leaves drawing
 * to settings_draw.c and keeping to keep.c.
 */
#include "preferences.h"
#include "settings_draw.h"
#include "settings_rows.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

#define VOLUME_STEP 5
#define WHEEL_STEP  60 /* units a notch */

void screen_settings_enter(struct app *app)
{
    struct settings_state *options = &app->options;
    options->typing = options->dragging_volume = options->dragging_bar = false;
    options->scroll = 0;
    options->seen_focus = HOT_NONE;
    options->lexicon_fault[0] = options->export_line[0] = '\0';
    options->export_failed = false;
    field_init(&options->path, SETTING_PATH_MAX - 1, NULL);
    field_set(&options->path, app->settings.lexicon);
    app_show(app, &screen_settings);
}

struct field_look settings_path_look(const struct app *app)
{
    return (struct field_look){.hint = TEXT_LEXICON_FIELD,
                               .outlined = app->options.typing,
                               .has_caret = app->options.typing,
                               .size = 17};
}

/* --- what the buttons do --- */

static void use_lexicon(struct app *app, const char *path)
{
    struct settings_state *options = &app->options;
    options->typing = false;
    options->lexicon_fault[0] = '\0';
    (void)snprintf(options->asked, sizeof options->asked, "%s", path);
    app_request(app, REQUEST_LEXICON, options->asked);
}

static void choose_switch(struct app *app, enum setting setting, bool *value, bool wanted)
{
    *value = wanted;
    preferences_keep(app, setting);
}

static void press_choice(struct app *app, int id)
{
    struct settings *settings = &app->settings;
    if (id >= SETTINGS_ID_WORDS) {
        settings->words = (enum word_range)(id - SETTINGS_ID_WORDS);
        preferences_keep(app, SETTING_WORDS);
    } else if (id >= SETTINGS_ID_TRACING) {
        settings->tracing = (enum tracing)(id - SETTINGS_ID_TRACING);
        preferences_keep(app, SETTING_TRACING);
    } else if (id >= SETTINGS_ID_CLOCK) {
        choose_switch(app, SETTING_CLOCK, &settings->clock, id == SETTINGS_ID_CLOCK);
    } else if (id >= SETTINGS_ID_SOUND) {
        choose_switch(app, SETTING_SOUND, &settings->sound, id == SETTINGS_ID_SOUND);
        app_cue(app, CUE_PRESS, 0);
    } else if (id >= SETTINGS_ID_LETTERS) {
        choose_switch(app, SETTING_LARGER_LETTERS, &settings->larger_letters,
                      id != SETTINGS_ID_LETTERS);
    } else if (id >= SETTINGS_ID_MOTION) {
        choose_switch(app, SETTING_REDUCED_MOTION, &settings->reduced_motion,
                      id != SETTINGS_ID_MOTION);
    } else if (id >= SETTINGS_ID_SCALE) {
        settings->ui_scale = UI_SCALE_MIN + (id - SETTINGS_ID_SCALE) * SETTING_UI_SCALE_STEP;
        preferences_keep(app, SETTING_UI_SCALE);
    } else {
        bool system = id == SETTINGS_ID_THEME;
        app_set_theme(app, system ? THEME_SYSTEM : (enum theme_id)(id - SETTINGS_ID_THEME - 1));
    }
}

static void settings_press(struct app *app, int id)
{
    struct settings_state *options = &app->options;
    options->typing = false;
    switch (id) {
    case SETTINGS_ID_BACK:
        app_show(app, &screen_home);
        break;
    case SETTINGS_ID_USE:
        use_lexicon(app, options->path.text);
        break;
    case SETTINGS_ID_OWN:
        field_set(&options->path, "");
        use_lexicon(app, "");
        break;
    case SETTINGS_ID_JSON:
    case SETTINGS_ID_CSV:
        app_request(app, REQUEST_EXPORT, id == SETTINGS_ID_JSON ? "json" : "csv");
        break;
    case SETTINGS_ID_DELETE:
        screen_delete_enter(app);
        break;
    default: /* an id, not one of an enum's values alone */
        press_choice(app, id);
        break;
    }
}

/* --- the keyboard --- */

static void set_volume(struct app *app, int volume)
{
    app->settings.volume = volume < 0                    ? 0
                           : volume > SETTING_VOLUME_MAX ? SETTING_VOLUME_MAX
                                                         : volume;
    preferences_keep(app, SETTING_VOLUME);
    app_cue(app, CUE_PRESS, 0);
}

static bool volume_key(struct app *app, enum key key)
{
    int volume = app->settings.volume;
    if (key == KEY_LEFT) {
        set_volume(app, volume - VOLUME_STEP);
    } else if (key == KEY_RIGHT) {
        set_volume(app, volume + VOLUME_STEP);
    } else if (key == KEY_HOME) {
        set_volume(app, 0);
    } else if (key == KEY_END) {
        set_volume(app, SETTING_VOLUME_MAX);
    } else {
        return false;
    }
    return true;
}

static void scroll_by(struct app *app, int units)
{
    app->options.scroll += layout_px(&app->layout, units); /* drawing keeps it within bounds */
}

static bool page_key(struct app *app, enum key key)
{
    int page = layout_units(&app->layout, settings_view(app).h) * 9 / 10;
    if (key == KEY_PAGE_UP) {
        scroll_by(app, -page);
    } else if (key == KEY_PAGE_DOWN) {
        scroll_by(app, page);
    } else if (key == KEY_HOME) {
        app->options.scroll = 0;
    } else if (key == KEY_END) {
        app->options.scroll = app->options.scroll_max;
    } else {
        return false;
    }
    return true;
}

/* What is typed into the field of the path. */
static bool typing_input(struct app *app, const struct input *input)
{
    struct settings_state *options = &app->options;
    if (input->kind == INPUT_KEY && input->key == KEY_ENTER) {
        use_lexicon(app, options->path.text);
        return true;
    }
    if (input->kind == INPUT_KEY && input->key == KEY_ESCAPE) {
        options->typing = false;
        return true;
    }
    if (input->kind == INPUT_KEY && input->key == KEY_LETTER && input->letter == 'v') {
        app_request(app, REQUEST_PASTE, NULL);
        return true;
    }
    enum field_outcome outcome = field_input(&options->path, input, NULL);
    if (outcome == FIELD_CHANGED) {
        options->lexicon_fault[0] = '\0';
    }
    return outcome != FIELD_IGNORED;
}

static bool settings_key(struct app *app, const struct input *input)
{
    struct settings_state *options = &app->options;
    bool on_path = app->ui.focus == SETTINGS_ID_PATH;
    if (on_path && (input->key == KEY_ENTER || input->key == KEY_SPACE)) {
        options->typing = true;
        return true;
    }
    if (app->ui.focus == SETTINGS_ID_VOLUME && volume_key(app, input->key)) {
        return true;
    }
    if (input->key == KEY_ESCAPE) {
        app_show(app, &screen_home);
        return true;
    }
    return page_key(app, input->key);
}

/* --- the pointer --- */

static bool hot_of(const struct app *app, int id, struct rect *rect)
{
    for (int i = 0; i < app->ui.hot_count; i++) {
        if (app->ui.hots[i].id == id) {
            *rect = app->ui.hots[i].rect;
            return rect->w > 0;
        }
    }
    return false;
}

static void drag_volume(struct app *app, int x)
{
    struct rect area;
    if (hot_of(app, SETTINGS_ID_VOLUME, &area)) {
        app->settings.volume = rows_slider_value(&app->ui, area, x);
    }
}

static void drag_bar(struct app *app, int y)
{
    struct settings_state *options = &app->options;
    struct rect bar = settings_bar(app);
    struct rect view = settings_view(app);
    int height = options->scroll_max + view.h;
    if (bar.h > 0) {
        options->scroll = options->drag_scroll + (y - options->drag_y) * height / bar.h;
    }
}

static void press_pointer(struct app *app, const struct input *input)
{
    struct settings_state *options = &app->options;
    struct rect area;
    bool on_path = hot_of(app, SETTINGS_ID_PATH, &area) && rect_contains(area, input->x, input->y);
    options->typing = on_path;
    if (on_path) {
        struct field_look look = settings_path_look(app);
        app->ui.focus = SETTINGS_ID_PATH;
        options->path.caret = field_caret_at(&app->ui, area, &options->path, &look, input->x);
    } else if (hot_of(app, SETTINGS_ID_VOLUME, &area) && rect_contains(area, input->x, input->y)) {
        options->dragging_volume = true;
        drag_volume(app, input->x);
    } else if (rect_contains(settings_bar(app), input->x, input->y)) {
        options->dragging_bar = true;
        options->drag_y = input->y;
        options->drag_scroll = options->scroll;
    }
}

static bool pointer_input(struct app *app, const struct input *input)
{
    struct settings_state *options = &app->options;
    if (input->kind == INPUT_PRESS && input->button == BUTTON_LEFT) {
        press_pointer(app, input);
        return true;
    }
    if (input->kind == INPUT_MOVE && options->dragging_volume) {
        drag_volume(app, input->x);
        return true;
    }
    if (input->kind == INPUT_MOVE && options->dragging_bar) {
        drag_bar(app, input->y);
        return true;
    }
    if (input->kind == INPUT_RELEASE && input->button == BUTTON_LEFT) {
        if (options->dragging_volume) {
            set_volume(app, app->settings.volume);
        }
        options->dragging_volume = options->dragging_bar = false;
        return true;
    }
    return false;
}

static bool settings_input(struct app *app, const struct input *input)
{
    struct settings_state *options = &app->options;
    if (app->ui.focus != SETTINGS_ID_PATH) {
        options->typing = false; /* Tab went on */
    }
    if (options->typing && typing_input(app, input)) {
        return true;
    }
    switch (input->kind) {
    case INPUT_PRESS:
    case INPUT_MOVE:
    case INPUT_RELEASE:
        return pointer_input(app, input);
    case INPUT_WHEEL:
        scroll_by(app, -input->wheel * WHEEL_STEP / 1000);
        return true;
    case INPUT_KEY:
        return settings_key(app, input);
    case INPUT_TEXT:
        if (input->text[0] == 'm' || input->text[0] == 'M') {
            app_toggle_mute(app);
            return true;
        }
        return false;
    case INPUT_PASTE:
    case INPUT_DROP:
        field_set(&options->path, input->paste);
        if (input->kind == INPUT_DROP) {
            use_lexicon(app, options->path.text);
        }
        return true;
    case INPUT_LEAVE:
    case INPUT_RESIZE:
    case INPUT_BLUR:
    case INPUT_FOCUS:
    case INPUT_CLOSE:
    case INPUT_PAD:
        break;
    }
    return false;
}

const struct screen screen_settings = {
    .input = settings_input, .press = settings_press, .draw = settings_draw};
