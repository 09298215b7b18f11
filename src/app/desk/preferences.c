/* SPDX-License-Identifier: MIT */
/*
 * Settings between the store, the app and the player's hand. Leaves the screen to
 * screen_settings.c.
 */
#include "preferences.h"
#include "state.h"

#include "store.h"

#include <stdio.h>

/* What the settings mean for what the app goes by. */
static void apply(struct app *app)
{
    const struct settings *settings = &app->settings;
    app->theme_id = settings->theme == THEME_SYSTEM ? app->config.system_theme : settings->theme;
    app->theme = theme_get(app->theme_id);
    app->ui.larger_letters = settings->larger_letters;
    app->muted = !settings->sound;
    if (app->muted) {
        app->cue_count = 0;
    }
    app->layout = layout_make(app->config.width, app->config.height, app->config.density,
                              settings->ui_scale);
    app->stale = true;
}

/* Dice that the window has not got cannot be chosen. */
static void check_size(struct app *app)
{
    if (!app->config.dice[app->settings.size - APP_SIZE_MIN]) {
        app->settings.size = app->config.size;
    }
}

void preferences_load(struct app *app)
{
    const struct app_config *config = &app->config;
    struct settings *settings = &app->settings;
    char text[SETTING_TEXT_MAX];
    settings_default(settings);
    settings->theme = config->theme;
    settings->sound = !config->muted;
    settings->reduced_motion = config->reduced_motion;
    settings->size = config->size;
    settings->rules = config->rules;
    settings->richness = config->richness;
    settings->solo = config->solo;
    settings->level = config->level;
    settings->time_ms = config->time_ms;
    for (int i = 0; config->store && i < SETTING_COUNT; i++) {
        enum setting setting = (enum setting)i;
        if (!(config->given & 1u << i) && store_get_setting(config->store, setting_key(setting),
                                                            text, sizeof text) == STATUS_OK) {
            (void)setting_read(settings, setting, text); /* what is no value stays as it was */
        }
    }
    (void)snprintf(settings->lexicon, sizeof settings->lexicon, "%s",
                   config->lexicon_path ? config->lexicon_path : "");
    check_size(app);
    app->match = (struct match){.size = settings->size,
                                .rules = settings->rules,
                                .solo = settings->solo,
                                .level = settings->level,
                                .time_ms = settings->time_ms,
                                .richness = settings->richness};
    app->config.time_ms = settings->time_ms;
    apply(app);
}

bool app_follows_system(const struct app *app)
{
    return app->settings.theme == THEME_SYSTEM;
}

void app_set_system_theme(struct app *app, enum theme_id theme)
{
    app->config.system_theme = theme;
    apply(app);
}

void preferences_keep(struct app *app, enum setting setting)
{
    char text[SETTING_TEXT_MAX];
    apply(app);
    if (!app->config.store) {
        return;
    }
    setting_write(&app->settings, setting, text);
    if (store_set_setting(app->config.store, setting_key(setting), text) != STATUS_OK) {
        app_notify(app, store_trouble(app->config.store));
    }
}

void preferences_keep_choice(struct app *app, enum setting setting)
{
    struct settings *settings = &app->settings;
    settings->size = app->match.size;
    settings->rules = app->match.rules;
    settings->richness = app->match.richness;
    settings->solo = app->match.solo;
    settings->level = app->match.level;
    settings->time_ms = app->match.time_ms;
    preferences_keep(app, setting);
}
