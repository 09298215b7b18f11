/* SPDX-License-Identifier: MIT */
/*
 * Settings between the store, the desk and the player. Leaves the screen to screens/settings.
 */
#include "preferences.h"

#include <stdio.h>
#include <string.h>

/* Finds the catalogue for the first `length` letters of a language code, or for the part before its
 * "_". False if there is none; true with NULL for English. */
static bool find_language(const struct desk *desk, const char *code, size_t length,
                          const struct catalogue **catalogue)
{
    static const char *const own = "en";
    size_t plain = strcspn(code, "_-.@:");
    *catalogue = NULL;
    for (size_t shown = length;; shown = plain) {
        for (int i = 0; i < desk->language_count; i++) {
            const struct app_language *language = &desk->languages[i];
            if (strlen(language->code) == shown && strncmp(language->code, code, shown) == 0) {
                *catalogue = &language->catalogue;
                return true;
            }
        }
        if (shown <= plain) {
            return plain == strlen(own) && strncmp(code, own, plain) == 0;
        }
    }
}

/* Finds the window's language: the one set, else the first system language that is available. */
static const struct catalogue *find_catalogue(const struct desk *desk)
{
    const struct catalogue *catalogue = NULL;
    const char *set = desk->settings.language;
    if (*set && find_language(desk, set, strlen(set), &catalogue)) {
        return catalogue;
    }
    for (const char *code = desk->system_languages; *code;) {
        size_t length = strcspn(code, ":");
        if (find_language(desk, code, length, &catalogue)) {
            return catalogue;
        }
        code += length + (code[length] == ':');
    }
    return NULL;
}

/* Applies the settings to the parts of the desk. */
static void apply(struct desk *desk)
{
    const struct settings *settings = &desk->settings;
    struct stage *stage = &desk->stage;
    stage->theme_id = settings->theme == THEME_SYSTEM ? desk->system_theme : settings->theme;
    stage->theme = theme_get(stage->theme_id);
    stage->ui.larger_letters = settings->larger_letters;
    stage->layout = layout_make(desk->width, desk->height, desk->density, settings->ui_scale);
    stage->stale = true;
    tr_use(find_catalogue(desk));
    stage->ui.layout = &stage->layout; /* set here for what comes in before anything is drawn */
    stage->ui.theme = stage->theme;
    stage->ui.metrics = &desk->metrics;
    post_set_muted(&desk->post, !settings->sound);
}

/* Falls back to `given_size` if there are no dice of the chosen size. */
static void check_size(struct desk *desk, int given_size)
{
    if (!desk->table.dice[desk->settings.match.size - APP_SIZE_MIN]) {
        desk->settings.match.size = given_size;
    }
}

/* Older versions stored playing alone as a switch, "solo". */
static void read_solo(struct desk *desk, unsigned given)
{
    char text[SETTING_TEXT_MAX];
    bool was_alone =
        !keeper_get_setting(desk->keeper, setting_key(SETTING_MODE), text, sizeof text) &&
        keeper_get_setting(desk->keeper, "solo", text, sizeof text) && strcmp(text, "on") == 0;
    if (was_alone && !(given & 1u << SETTING_MODE)) {
        (void)setting_read(&desk->settings, SETTING_MODE, "alone");
    }
}

/* The language of play at the first start is kept, whatever the system says later. English is the
 * default and is not kept. */
static void keep_first_language(struct desk *desk, unsigned given)
{
    const char *code = desk->table.language->code;
    char text[SETTING_TEXT_MAX];
    if (!(given & 1u << SETTING_PLAYED) && !language_is_english(desk->table.language) &&
        !keeper_get_setting(desk->keeper, setting_key(SETTING_PLAYED), text, sizeof text)) {
        keeper_set_setting(desk->keeper, setting_key(SETTING_PLAYED), code);
    }
    (void)snprintf(desk->settings.played, sizeof desk->settings.played, "%s", code);
}

void preferences_load(struct desk *desk, const struct app_config *config)
{
    struct settings *settings = &desk->settings;
    char text[SETTING_TEXT_MAX];
    settings_default(settings);
    settings->theme = config->theme;
    settings->sound = !config->muted;
    settings->reduced_motion = config->reduced_motion;
    settings->match.size = config->size;
    settings->match.rules = config->rules;
    settings->match.richness = config->richness;
    settings->match.mode = config->mode;
    settings->match.level = config->level;
    settings->match.time_ms = config->time_ms;
    for (int i = 0; i < SETTING_COUNT; i++) {
        enum setting setting = (enum setting)i;
        if (!(config->given & 1u << i) &&
            keeper_get_setting(desk->keeper, setting_key(setting), text, sizeof text)) {
            (void)setting_read(settings, setting, text); /* invalid values change nothing */
        }
    }
    read_solo(desk, config->given);
    (void)snprintf(settings->lexicon, sizeof settings->lexicon, "%s",
                   config->lexicon_path ? config->lexicon_path : "");
    keep_first_language(desk, config->given);
    check_size(desk, config->size);
    desk->table.match = settings->match;
    desk->usual_time_ms = settings->match.time_ms;
    apply(desk);
}

void preferences_keep(struct desk *desk, enum setting setting)
{
    char text[SETTING_TEXT_MAX];
    apply(desk);
    setting_write(&desk->settings, setting, text);
    char key[SETTING_KEY_MAX];
    keeper_set_setting(desk->keeper,
                       setting == SETTING_LEXICON
                           ? setting_lexicon_key(desk->table.language->code, key)
                           : setting_key(setting),
                       text);
}

void preferences_keep_choice(struct desk *desk, enum setting setting)
{
    desk->settings.match = desk->table.match;
    preferences_keep(desk, setting);
}

void preferences_set_theme(struct desk *desk, enum theme_id theme)
{
    desk->settings.theme = theme;
    preferences_keep(desk, SETTING_THEME);
}

void preferences_set_language(struct desk *desk, const char *code)
{
    (void)snprintf(desk->settings.language, sizeof desk->settings.language, "%s", code);
    preferences_keep(desk, SETTING_LANGUAGE);
}

void preferences_play_in(struct desk *desk, const char *code)
{
    struct answers *answers = &desk->answers;
    answers->language_fault[0] = '\0';
    if (table_is_mid_round(&desk->table)) {
        (void)snprintf(answers->language_fault, sizeof answers->language_fault, "%s",
                       tr("The language changes once this round is over."));
    } else if (strcmp(code, desk->table.language->code) != 0) {
        post_request(&desk->post, REQUEST_LANGUAGE, code);
    }
}

void preferences_set_scale(struct desk *desk, int ui_scale)
{
    if (ui_scale >= UI_SCALE_MIN && ui_scale <= UI_SCALE_MAX) {
        desk->settings.ui_scale = ui_scale;
        preferences_keep(desk, SETTING_UI_SCALE);
    }
}

void preferences_toggle_sound(struct desk *desk)
{
    desk->settings.sound = !desk->settings.sound;
    preferences_keep(desk, SETTING_SOUND);
}

void preferences_resize(struct desk *desk, int width, int height, int density)
{
    desk->width = width;
    desk->height = height;
    desk->density = density;
    apply(desk);
}

void preferences_set_system_theme(struct desk *desk, enum theme_id theme)
{
    desk->system_theme = theme;
    apply(desk);
}
