/* SPDX-License-Identifier: MIT */
/*
 * Settings to texts and back. Leaves the store to keep.c.
 */
#include "settings.h"

#include "layout.h"

#include "trounce/deal.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define USUAL_TIER 60 /* the largest of the SCOWL sizes that spelling checkers are made from */

static const char *const keys[SETTING_COUNT] = {
    [SETTING_THEME] = "theme",
    [SETTING_UI_SCALE] = "ui-scale",
    [SETTING_REDUCED_MOTION] = "reduced-motion",
    [SETTING_LARGER_LETTERS] = "larger-letters",
    [SETTING_SOUND] = "sound",
    [SETTING_VOLUME] = "volume",
    [SETTING_CLOCK] = "clock",
    [SETTING_TRACING] = "tracing",
    [SETTING_WORDS] = "words",
    [SETTING_LEXICON] = "lexicon",
    [SETTING_SIZE] = "size",
    [SETTING_RULES] = "rules",
    [SETTING_RICHNESS] = "richness",
    [SETTING_SOLO] = "solo",
    [SETTING_LEVEL] = "rival",
    [SETTING_TIME] = "time",
};

static const char *const switch_names[] = {"off", "on", NULL};
static const char *const theme_names[] = {[THEME_DARK] = "dark",
                                          [THEME_LIGHT] = "light",
                                          [THEME_CONTRAST] = "contrast",
                                          [THEME_SYSTEM] = "system",
                                          NULL};
static const char *const tracing_names[] = {
    [TRACING_BOTH] = "both", [TRACING_DRAG] = "drag", [TRACING_CLICK] = "click", NULL};
static const char *const word_names[] = {
    [WORDS_COMMON] = "common", [WORDS_USUAL] = "usual", [WORDS_ALL] = "all", NULL};

int settings_tier_max(const struct settings *settings)
{
    return word_range_tier_max(settings->words);
}

long settings_motion(const struct settings *settings, long ms)
{
    return settings->reduced_motion ? 0 : ms;
}

void settings_default(struct settings *settings)
{
    *settings = (struct settings){
        .theme = THEME_SYSTEM,
        .ui_scale = UI_SCALE_DEFAULT,
        .sound = true,
        .volume = SETTING_VOLUME_MAX,
        .clock = true,
        .tracing = TRACING_BOTH,
        .words = WORDS_ALL,
        .size = 4,
        .rules = RULES_FOUR,
        .richness = RICHNESS_FAIR,
        .level = RIVAL_MERCILESS,
        .time_ms = 180000,
    };
}

int word_range_tier_max(enum word_range range)
{
    switch (range) {
    case WORDS_COMMON:
        return DEAL_COMMON_TIER;
    case WORDS_USUAL:
        return USUAL_TIER;
    case WORDS_ALL:
    case WORDS_COUNT:
        break;
    }
    return TIER_MAX;
}

const char *setting_key(enum setting setting)
{
    return keys[setting];
}

char *setting_write(const struct settings *settings, enum setting setting,
                    char text[SETTING_TEXT_MAX])
{
    const char *name = "";
    long number = -1;
    switch (setting) {
    case SETTING_THEME:
        name = theme_names[settings->theme];
        break;
    case SETTING_UI_SCALE:
        number = settings->ui_scale;
        break;
    case SETTING_REDUCED_MOTION:
        name = switch_names[settings->reduced_motion];
        break;
    case SETTING_LARGER_LETTERS:
        name = switch_names[settings->larger_letters];
        break;
    case SETTING_SOUND:
        name = switch_names[settings->sound];
        break;
    case SETTING_VOLUME:
        number = settings->volume;
        break;
    case SETTING_CLOCK:
        name = switch_names[settings->clock];
        break;
    case SETTING_TRACING:
        name = tracing_names[settings->tracing];
        break;
    case SETTING_WORDS:
        name = word_names[settings->words];
        break;
    case SETTING_LEXICON:
        name = settings->lexicon;
        break;
    case SETTING_SIZE:
        number = settings->size;
        break;
    case SETTING_RULES:
        name = scoring_name(settings->rules);
        break;
    case SETTING_RICHNESS:
        name = richness_name(settings->richness);
        break;
    case SETTING_SOLO:
        name = switch_names[settings->solo];
        break;
    case SETTING_LEVEL:
        name = rival_name(settings->level);
        break;
    case SETTING_TIME:
        number = settings->time_ms / 1000;
        break;
    case SETTING_COUNT:
        assert(false && "a setting");
        break;
    }
    if (number >= 0) {
        (void)snprintf(text, SETTING_TEXT_MAX, "%ld", number);
    } else {
        (void)snprintf(text, SETTING_TEXT_MAX, "%s", name);
    }
    return text;
}

/* The place of a text in a list ended by NULL. */
static bool read_name(const char *const *names, const char *text, int *index)
{
    for (int i = 0; names[i]; i++) {
        if (strcmp(names[i], text) == 0) {
            *index = i;
            return true;
        }
    }
    return false;
}

static bool read_switch(const char *text, bool *value)
{
    int index;
    if (!read_name(switch_names, text, &index)) {
        return false;
    }
    *value = index == 1;
    return true;
}

/* A whole number in low..high, written as setting_write does. */
static bool read_number(const char *text, long low, long high, long *number)
{
    if (*text < '0' || *text > '9' || strlen(text) > 9) {
        return false;
    }
    char *end;
    long value = strtol(text, &end, 10);
    if (*end || value < low || value > high) {
        return false;
    }
    *number = value;
    return true;
}

static bool read_int(const char *text, int low, int high, int *value)
{
    long number;
    if (!read_number(text, low, high, &number)) {
        return false;
    }
    *value = (int)number;
    return true;
}

static bool read_ui_scale(const char *text, int *scale)
{
    int value;
    if (!read_int(text, UI_SCALE_MIN, UI_SCALE_MAX, &value) || value % SETTING_UI_SCALE_STEP != 0) {
        return false;
    }
    *scale = value;
    return true;
}

static bool read_time(const char *text, long *time_ms)
{
    long seconds;
    if (!read_number(text, 0, SETTING_TIME_MAX_MS / 1000, &seconds)) {
        return false;
    }
    *time_ms = seconds * 1000;
    return true;
}

static bool read_path(const char *text, char path[SETTING_PATH_MAX])
{
    if (strlen(text) >= SETTING_PATH_MAX) {
        return false;
    }
    (void)snprintf(path, SETTING_PATH_MAX, "%s", text);
    return true;
}

bool setting_read(struct settings *settings, enum setting setting, const char *text)
{
    int index = 0;
    switch (setting) {
    case SETTING_THEME:
        if (!read_name(theme_names, text, &index)) {
            return false;
        }
        settings->theme = (enum theme_id)index;
        return true;
    case SETTING_UI_SCALE:
        return read_ui_scale(text, &settings->ui_scale);
    case SETTING_REDUCED_MOTION:
        return read_switch(text, &settings->reduced_motion);
    case SETTING_LARGER_LETTERS:
        return read_switch(text, &settings->larger_letters);
    case SETTING_SOUND:
        return read_switch(text, &settings->sound);
    case SETTING_VOLUME:
        return read_int(text, 0, SETTING_VOLUME_MAX, &settings->volume);
    case SETTING_CLOCK:
        return read_switch(text, &settings->clock);
    case SETTING_TRACING:
        if (!read_name(tracing_names, text, &index)) {
            return false;
        }
        settings->tracing = (enum tracing)index;
        return true;
    case SETTING_WORDS:
        if (!read_name(word_names, text, &index)) {
            return false;
        }
        settings->words = (enum word_range)index;
        return true;
    case SETTING_LEXICON:
        return read_path(text, settings->lexicon);
    case SETTING_SIZE:
        return read_int(text, 4, 6, &settings->size);
    case SETTING_RULES:
        return scoring_from_name(text, &settings->rules);
    case SETTING_RICHNESS:
        return richness_from_name(text, &settings->richness);
    case SETTING_SOLO:
        return read_switch(text, &settings->solo);
    case SETTING_LEVEL:
        return rival_from_name(text, &settings->level);
    case SETTING_TIME:
        return read_time(text, &settings->time_ms);
    case SETTING_COUNT:
        break;
    }
    assert(false && "a setting");
    return false;
}
