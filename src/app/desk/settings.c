/* SPDX-License-Identifier: MIT */
/*
 * Converts settings to text and back, by a table. Leaves the store to preferences.c.
 */
#include "settings.h"

#include "layout.h"
#include "phrase.h"

#include "trounce/deal.h"

#include <assert.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define USUAL_TIER 60 /* the largest of the SCOWL sizes for spelling checkers */

/* --- names of choices; NULL past the last --- */

static const char *switch_name(int value)
{
    static const char *const names[] = {"off", "on"};
    return value < 2 ? names[value] : NULL;
}

static const char *theme_name(int value)
{
    static const char *const names[] = {[THEME_DARK] = "dark",
                                        [THEME_LIGHT] = "light",
                                        [THEME_CONTRAST] = "contrast",
                                        [THEME_SYSTEM] = "system"};
    return value <= THEME_SYSTEM ? names[value] : NULL;
}

static const char *tracing_name(int value)
{
    static const char *const names[TRACING_COUNT] = {
        [TRACING_BOTH] = "both", [TRACING_DRAG] = "drag", [TRACING_CLICK] = "click"};
    return value < TRACING_COUNT ? names[value] : NULL;
}

static const char *words_name(int value)
{
    static const char *const names[WORDS_COUNT] = {
        [WORDS_COMMON] = "common", [WORDS_USUAL] = "usual", [WORDS_ALL] = "all"};
    return value < WORDS_COUNT ? names[value] : NULL;
}

static const char *rules_name(int value)
{
    return value < RULES_COUNT ? scoring_name((enum rules)value) : NULL;
}

static const char *richness_of(int value)
{
    return value < RICHNESS_COUNT ? richness_name((enum richness)value) : NULL;
}

static const char *level_name(int value)
{
    return value < RIVAL_FRIEND ? rival_name((enum rival_level)value) : NULL;
}

static const char *mode_of(int value)
{
    return value < MODE_COUNT ? mode_name((enum game_mode)value) : NULL;
}

/* --- the table --- */

enum kind {
    KIND_SWITCH, /* bool */
    KIND_CHOICE, /* an enum, by name */
    KIND_NUMBER, /* int */
    KIND_TIME,   /* long, milliseconds; whole seconds in the text */
    KIND_PATH,   /* char[SETTING_PATH_MAX] */
    KIND_CODE,   /* char[SETTING_LANGUAGE_MAX] */
    KIND_NAME    /* char[SETTING_NAME_SIZE], at least `low` bytes */
};

static const struct {
    const char *key;
    enum kind kind;
    size_t at; /* offset in struct settings */
    const char *(*name)(int value);
    long low, high, step; /* of a number; of a time in seconds */
} table[SETTING_COUNT] = {
#define AT(member) offsetof(struct settings, member)
    [SETTING_THEME] = {"theme", KIND_CHOICE, AT(theme), theme_name, 0, 0, 0},
    [SETTING_UI_SCALE] = {"ui-scale", KIND_NUMBER, AT(ui_scale), NULL, UI_SCALE_MIN, UI_SCALE_MAX,
                          SETTING_UI_SCALE_STEP},
    [SETTING_REDUCED_MOTION] = {"reduced-motion", KIND_SWITCH, AT(reduced_motion), NULL, 0, 0, 0},
    [SETTING_LARGER_LETTERS] = {"larger-letters", KIND_SWITCH, AT(larger_letters), NULL, 0, 0, 0},
    [SETTING_SOUND] = {"sound", KIND_SWITCH, AT(sound), NULL, 0, 0, 0},
    [SETTING_VOLUME] = {"volume", KIND_NUMBER, AT(volume), NULL, 0, SETTING_VOLUME_MAX, 1},
    [SETTING_CLOCK] = {"clock", KIND_SWITCH, AT(clock), NULL, 0, 0, 0},
    [SETTING_TRACING] = {"tracing", KIND_CHOICE, AT(tracing), tracing_name, 0, 0, 0},
    [SETTING_WORDS] = {"words", KIND_CHOICE, AT(words), words_name, 0, 0, 0},
    [SETTING_LEXICON] = {"lexicon", KIND_PATH, AT(lexicon), NULL, 0, 0, 0},
    [SETTING_SIZE] = {"size", KIND_NUMBER, AT(match.size), NULL, 4, 6, 1},
    [SETTING_RULES] = {"rules", KIND_CHOICE, AT(match.rules), rules_name, 0, 0, 0},
    [SETTING_RICHNESS] = {"richness", KIND_CHOICE, AT(match.richness), richness_of, 0, 0, 0},
    [SETTING_MODE] = {"way", KIND_CHOICE, AT(match.mode), mode_of, 0, 0, 0},
    [SETTING_LEVEL] = {"rival", KIND_CHOICE, AT(match.level), level_name, 0, 0, 0},
    [SETTING_TIME] = {"time", KIND_TIME, AT(match.time_ms), NULL, 0, SETTING_TIME_MAX_MS / 1000, 1},
    [SETTING_SHARED_COUNT] = {"shared-count", KIND_SWITCH, AT(match.shared_count), NULL, 0, 0, 0},
    [SETTING_FIRST_NAME] = {"name.first", KIND_NAME, AT(match.names[0]), NULL, 1, 0, 0},
    [SETTING_SECOND_NAME] = {"name.second", KIND_NAME, AT(match.names[1]), NULL, 1, 0, 0},
    [SETTING_LANGUAGE] = {"language", KIND_CODE, AT(language), NULL, 0, 0, 0},
    [SETTING_PLAYED] = {"played-language", KIND_CODE, AT(played), NULL, 0, 0, 0},
    [SETTING_NAME] = {"name", KIND_NAME, AT(name), NULL, 0, 0, 0},
#undef AT
};

/* Choices are read and written as ints. */
static_assert(sizeof(enum theme_id) == sizeof(int) && sizeof(enum tracing) == sizeof(int) &&
                  sizeof(enum word_range) == sizeof(int) && sizeof(enum rules) == sizeof(int) &&
                  sizeof(enum richness) == sizeof(int) && sizeof(enum game_mode) == sizeof(int) &&
                  sizeof(enum rival_level) == sizeof(int),
              "an enum is as wide as an int");

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
        .played = "en",
        .theme = THEME_SYSTEM,
        .ui_scale = UI_SCALE_DEFAULT,
        .sound = true,
        .volume = SETTING_VOLUME_MAX,
        .clock = true,
        .tracing = TRACING_BOTH,
        .words = WORDS_ALL,
        .match = {.size = 4,
                  .rules = RULES_FOUR,
                  .richness = RICHNESS_FAIR,
                  .level = RIVAL_MATCH,
                  .time_ms = 180000,
                  .names = {N_("Player 1"), N_("Player 2")}},
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
    return table[setting].key;
}

const char *setting_lexicon_key(const char *played, char key[SETTING_KEY_MAX])
{
    bool is_english = strcmp(played, "en") == 0;
    (void)snprintf(key, SETTING_KEY_MAX, is_english ? "%s" : "%s.%.8s",
                   setting_key(SETTING_LEXICON), played);
    return key;
}

char *setting_write(const struct settings *settings, enum setting setting,
                    char text[SETTING_TEXT_MAX])
{
    const char *at = (const char *)settings + table[setting].at;
    bool on;
    int number;
    long ms;
    switch (table[setting].kind) {
    case KIND_SWITCH:
        memcpy(&on, at, sizeof on);
        (void)snprintf(text, SETTING_TEXT_MAX, "%s", switch_name(on));
        break;
    case KIND_CHOICE:
        memcpy(&number, at, sizeof number);
        (void)snprintf(text, SETTING_TEXT_MAX, "%s", table[setting].name(number));
        break;
    case KIND_NUMBER:
        memcpy(&number, at, sizeof number);
        (void)snprintf(text, SETTING_TEXT_MAX, "%d", number);
        break;
    case KIND_TIME:
        memcpy(&ms, at, sizeof ms);
        (void)snprintf(text, SETTING_TEXT_MAX, "%ld", ms / 1000);
        break;
    case KIND_PATH:
    case KIND_CODE:
    case KIND_NAME:
        (void)snprintf(text, SETTING_TEXT_MAX, "%s", at);
        break;
    }
    return text;
}

static bool read_name(const char *(*name)(int value), const char *text, int *value)
{
    for (int i = 0; name(i); i++) {
        if (strcmp(name(i), text) == 0) {
            *value = i;
            return true;
        }
    }
    return false;
}

/* Parses a whole number in the setting's range, as setting_write formats it. */
static bool read_number(enum setting setting, const char *text, long *number)
{
    if (*text < '0' || *text > '9' || strlen(text) > 9) {
        return false;
    }
    char *end;
    *number = strtol(text, &end, 10);
    return !*end && *number >= table[setting].low && *number <= table[setting].high &&
           *number % table[setting].step == 0;
}

/* Returns whether a challenge can carry the name. */
static bool is_name(const char *text)
{
    struct challenge challenge;
    challenge_set_name(&challenge, text);
    return strcmp(challenge.name, text) == 0;
}

bool setting_read(struct settings *settings, enum setting setting, const char *text)
{
    char *at = (char *)settings + table[setting].at;
    int value;
    long number;
    switch (table[setting].kind) {
    case KIND_SWITCH:
        if (!read_name(switch_name, text, &value)) {
            return false;
        }
        memcpy(at, &(bool){value == 1}, sizeof(bool));
        return true;
    case KIND_CHOICE:
        if (!read_name(table[setting].name, text, &value)) {
            return false;
        }
        memcpy(at, &value, sizeof value);
        return true;
    case KIND_NUMBER:
        if (!read_number(setting, text, &number)) {
            return false;
        }
        value = (int)number;
        memcpy(at, &value, sizeof value);
        return true;
    case KIND_TIME:
        if (!read_number(setting, text, &number)) {
            return false;
        }
        number *= 1000;
        memcpy(at, &number, sizeof number);
        return true;
    case KIND_CODE:
        if (strlen(text) >= SETTING_LANGUAGE_MAX) {
            return false;
        }
        memcpy(at, text, strlen(text) + 1);
        return true;
    case KIND_PATH:
        if (strlen(text) >= SETTING_PATH_MAX) {
            return false;
        }
        memcpy(at, text, strlen(text) + 1);
        return true;
    case KIND_NAME:
        if ((long)strlen(text) < table[setting].low || !is_name(text)) {
            return false;
        }
        memcpy(at, text, strlen(text) + 1);
        return true;
    }
    return false;
}
