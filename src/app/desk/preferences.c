/* SPDX-License-Identifier: MIT */
/*
 * Settings between the store, the desk and the player. Leaves the screen to screens/settings.
 */
#include "preferences.h"

#include "my_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Finds the language for the first `length` letters of a code, or for the part before its "_".
 * False if there is none; true with NULL for English. */
static bool find_language(const struct desk *desk, const char *code, size_t length,
                          const struct app_language **found)
{
    static const char *const own = "en";
    size_t plain = strcspn(code, "_-.@:");
    *found = NULL;
    for (size_t shown = length;; shown = plain) {
        for (int i = 0; i < desk->language_count; i++) {
            const struct app_language *language = &desk->languages[i];
            if (strlen(language->code) == shown && strncmp(language->code, code, shown) == 0) {
                *found = language;
                return true;
            }
        }
        if (shown <= plain) {
            return plain == strlen(own) && strncmp(code, own, plain) == 0;
        }
    }
}

/* Returns the window's language: the one set, else the first system language that is available;
 * NULL for English. */
static const struct app_language *language_of(const struct desk *desk)
{
    const struct app_language *language = NULL;
    const char *set = desk->settings.language;
    if (*set && find_language(desk, set, strlen(set), &language)) {
        return language;
    }
    for (const char *code = desk->system_languages; *code;) {
        size_t length = strcspn(code, ":");
        if (find_language(desk, code, length, &language)) {
            return language;
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
    struct layout window =
        layout_make(desk->width, desk->height, desk->density, settings->ui_scale);
    stage_resize(stage, &window);
    stage->stale = true;
    const struct app_language *language = language_of(desk);
    tr_use(language ? &language->catalogue : NULL);
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
    desk->table.match = settings_match(settings);
    settings->usual_time_ms = settings->match.time_ms;
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

/* Makes the terms those of the next round; one that is being played keeps its own. */
static void lay_terms(struct desk *desk)
{
    struct table *table = &desk->table;
    if (table_is_mid_round(table) && !table->lent) {
        struct match played = table->match;
        table_lend_match(table, &played);
    }
    *(table->lent ? &table->own_match : &table->match) = settings_match(&desk->settings);
}

/* Applies and keeps a setting; a term of a round only becomes one of the match on the table. */
static void take(struct desk *desk, enum setting setting)
{
    if (setting <= SETTING_TERM_LAST) {
        desk->table.match = settings_match(&desk->settings);
    } else {
        preferences_keep(desk, setting);
    }
}

void preferences_keep_terms(struct desk *desk, const struct settings *before)
{
    char old[SETTING_TEXT_MAX];
    char now[SETTING_TEXT_MAX];
    for (int i = 0; i <= SETTING_TERM_LAST; i++) {
        enum setting setting = (enum setting)i;
        if (strcmp(setting_write(before, setting, old),
                   setting_write(&desk->settings, setting, now)) != 0) {
            preferences_keep(desk, setting);
        }
    }
}

void preferences_restore_terms(struct desk *desk, const struct settings *before)
{
    desk->settings.match = before->match;
    desk->settings.children_size = before->children_size;
    desk->settings.words = before->words;
    desk->table.match = settings_match(&desk->settings);
}

void preferences_set_words(struct desk *desk, enum setting setting, bool on)
{
    bool before = setting_value(&desk->settings, setting) != 0;
    setting_set(&desk->settings, setting, on);
    if (!my_words_lay(desk)) { /* as a notice says */
        setting_set(&desk->settings, setting, before);
        (void)my_words_lay(desk);
        return;
    }
    lay_terms(desk);
    preferences_keep(desk, setting);
    stage_tell(&desk->stage, NEWS_OWN);
}

void preferences_set(struct desk *desk, enum setting setting, long value)
{
    setting_set(&desk->settings, setting, value);
    take(desk, setting);
}

/* Languages stand in the order of their own names. */
static int by_label(const void *a, const void *b)
{
    const struct setting_choice *first = a;
    const struct setting_choice *second = b;
    return strcmp(first->label, second->label);
}

static int chosen_of(const struct setting_choice *choices, int count, long value)
{
    for (int i = 0; i < count; i++) {
        if (choices[i].value == value) {
            return i;
        }
    }
    return -1;
}

/* A value is 0 for the system's language, 1 for English, from 2 on an index. */
enum { LANGUAGE_SYSTEM, LANGUAGE_ENGLISH, LANGUAGE_FIRST };

static const char *code_of_language(const struct desk *desk, long value)
{
    return value == LANGUAGE_SYSTEM    ? ""
           : value == LANGUAGE_ENGLISH ? "en"
                                       : desk->languages[value - LANGUAGE_FIRST].code;
}

/* Lists the languages of the window, after the system's; those of play. */
static int list_languages(const struct desk *desk, struct setting_choice *choices, int *chosen)
{
    static const char *const name = N_IN("this language, as its speakers call it", "English");
    int count = desk->language_count > 0 ? LANGUAGE_FIRST + desk->language_count : 0;
    long value = LANGUAGE_SYSTEM;
    for (int i = 0; i < count; i++) {
        const struct catalogue *catalogue =
            i < LANGUAGE_FIRST ? NULL : &desk->languages[i - LANGUAGE_FIRST].catalogue;
        choices[i] = (struct setting_choice){.value = i};
        (void)snprintf(choices[i].label, sizeof choices[i].label, "%s",
                       i == LANGUAGE_SYSTEM ? tr("Same as system")
                                            : catalogue_text(catalogue, name));
        if (strcmp(desk->settings.language, code_of_language(desk, i)) == 0) {
            value = i;
        }
    }
    if (count > 0) {
        qsort(choices + 1, (size_t)count - 1, sizeof *choices, by_label);
    }
    *chosen = chosen_of(choices, count, value);
    return count;
}

static int list_played(const struct desk *desk, struct setting_choice *choices, int *chosen)
{
    const struct table *table = &desk->table;
    int count = table->played_count > 1 ? table->played_count : 0;
    for (int i = 0; i < count; i++) {
        choices[i] = (struct setting_choice){.value = i};
        (void)snprintf(choices[i].label, sizeof choices[i].label, "%s",
                       table->played_languages[i].name);
    }
    qsort(choices, (size_t)count, sizeof *choices, by_label);
    *chosen = chosen_of(choices, count, table_language(table));
    return count;
}

/* Returns whether playing for children settles a term, or limits it. */
static bool is_for_children(const struct desk *desk, enum setting setting)
{
    return desk->settings.children &&
           (setting == SETTING_SIZE || setting == SETTING_LEVEL || setting == SETTING_TIME);
}

int preferences_list(const struct desk *desk, enum setting setting,
                     struct setting_choice choices[SETTING_CHOICES_MAX], int *chosen)
{
    int count = 0;
    *chosen = -1;
    if (setting == SETTING_LANGUAGE) {
        return list_languages(desk, choices, chosen);
    }
    if (setting == SETTING_PLAYED) {
        return list_played(desk, choices, chosen);
    }
    struct settings settings = desk->settings;
    settings.match = settings_match(&settings);
    bool is_fixed = is_for_children(desk, setting) && setting != SETTING_SIZE;
    enum setting listed =
        is_for_children(desk, setting) && !is_fixed ? SETTING_CHILDREN_SIZE : setting;
    for (int i = 0;
         count < SETTING_CHOICES_MAX && setting_choice(&settings, listed, i, &choices[count]);
         i++) {
        bool is_chosen = choices[count].value == setting_value(&settings, listed);
        *chosen = is_chosen ? count : *chosen;
        count += is_chosen || !(choices[count].is_old || is_fixed);
    }
    return count;
}

void preferences_draw(const struct desk *desk, struct ui *ui, enum setting setting,
                      struct rect rect)
{
    struct setting_choice choices[SETTING_CHOICES_MAX];
    const char *labels[SETTING_CHOICES_MAX];
    int chosen;
    int count = preferences_list(desk, setting, choices, &chosen);
    for (int i = 0; i < count; i++) {
        labels[i] = choices[i].label;
    }
    (setting == SETTING_MODE ? ui_modes : ui_choices)(ui, SETTING_ID(setting, 0), rect, labels,
                                                      count, chosen);
    bool is_of_computer = setting == SETTING_WORDS; /* the tips are about what it plays */
    bool has_computer = mode_traits(desk->table.match.mode)->has_computer;
    for (int i = 0; i < count; i++) {
        ui_tip(ui, SETTING_ID(setting, i), is_of_computer && !has_computer ? NULL : choices[i].tip);
    }
}

bool preferences_press(struct desk *desk, int id)
{
    struct setting_choice choices[SETTING_CHOICES_MAX];
    int chosen;
    int index = id % SETTING_CHOICES_MAX;
    enum setting setting = (enum setting)((id - SETTING_ID(0, 0)) / SETTING_CHOICES_MAX);
    if (id < SETTING_ID(0, 0) || setting >= SETTING_COUNT ||
        index >= preferences_list(desk, setting, choices, &chosen)) {
        return false;
    }
    long value = choices[index].value;
    if (setting == SETTING_PLAYED) {
        preferences_play_in(desk, desk->table.played_languages[value].code);
    } else if (setting == SETTING_LANGUAGE) {
        preferences_set_language(desk, code_of_language(desk, value));
    } else if (setting == SETTING_SIZE && !table_has_dice(&desk->table, (int)value)) {
        post_notify(&desk->post, tr("The game has no dice for boards of this size."));
    } else if (is_for_children(desk, setting)) { /* the others have no choice */
        preferences_set(desk, SETTING_CHILDREN_SIZE,
                        setting == SETTING_SIZE ? value : desk->settings.children_size);
    } else {
        preferences_set(desk, setting, value);
    }
    return true;
}

void preferences_keep_name(struct desk *desk, enum setting setting, struct field *field,
                           const char *otherwise)
{
    struct challenge whole;
    int caret = field->caret;
    challenge_set_name(&whole, field->text);
    if (strlen(whole.name) < strlen(field->text)) {
        char text[PHRASE_MAX + 160];
        (void)snprintf(text, sizeof text,
                       tr_plural("There is no room for more than %d letter.",
                                 "There is no room for more than %d letters.",
                                 (long)CHALLENGE_NAME_CHARACTERS),
                       CHALLENGE_NAME_CHARACTERS);
        post_notify(&desk->post, text);
    }
    if (strcmp(whole.name, field->text) != 0) {
        field_set(field, whole.name);
        field_place(field, caret < field->caret ? caret : field->caret);
    }
    bool is_blank = whole.name[strspn(whole.name, " ")] == '\0';
    (void)setting_read(&desk->settings, setting, is_blank && otherwise ? otherwise : whole.name);
    take(desk, setting);
}

void preferences_set_language(struct desk *desk, const char *code)
{
    (void)snprintf(desk->settings.language, sizeof desk->settings.language, "%s", code);
    preferences_keep(desk, SETTING_LANGUAGE);
}

void preferences_play_in(struct desk *desk, const char *code)
{
    struct answers *answers = &desk->answers;
    answers->language_fault.format = NULL;
    if (table_is_mid_round(&desk->table)) {
        answers->language_fault =
            (struct message){.format = N_("The language changes once this round is over.")};
    } else if (strcmp(code, desk->table.language->code) != 0) {
        post_request(&desk->post, REQUEST_LANGUAGE, code);
    }
}

const char *preferences_offered_play(const struct desk *desk)
{
    const struct table *table = &desk->table;
    const struct app_language *language = language_of(desk);
    const char *code = language ? language->code : "en";
    size_t length = strcspn(code, "_");
    for (int i = 0; i < table->played_count && !table_is_mid_round(table); i++) {
        const char *played = table->played_languages[i].code;
        if (strlen(played) == length && strncmp(played, code, length) == 0) {
            return strcmp(played, table->language->code) == 0 ? NULL : played;
        }
    }
    return NULL;
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

void preferences_set_languages(struct desk *desk, const struct app_language *languages, int count)
{
    desk->languages = languages;
    desk->language_count = count;
    apply(desk);
}

/* --- the terms in a line --- */

void preferences_write_terms(const struct desk *desk, char *text, size_t size)
{
    static const enum setting shown[] = {SETTING_MODE, SETTING_LEVEL, SETTING_SIZE,
                                         SETTING_TIME, SETTING_RULES, SETTING_RICHNESS,
                                         SETTING_WORDS};
    struct setting_choice choices[SETTING_CHOICES_MAX];
    const struct match *match = table_own_match(&desk->table);
    struct settings usual;
    size_t used = 0;
    settings_default(&usual);
    text[0] = '\0';
    for (size_t i = 0; i < sizeof shown / sizeof shown[0] && used < size; i++) {
        enum setting setting = shown[i];
        bool is_extra = setting == SETTING_RICHNESS || setting == SETTING_WORDS;
        char label[2 * PHRASE_MAX];
        int chosen;
        (void)preferences_list(desk, setting, choices, &chosen);
        if (chosen < 0 || (setting == SETTING_LEVEL && !mode_traits(match->mode)->has_rival) ||
            (is_extra && (choices[chosen].value == setting_value(&usual, setting) ||
                          (desk->settings.children && setting == SETTING_WORDS)))) {
            continue;
        }
        (void)snprintf(label, sizeof label, is_extra ? tr("%s: %s") : "%s%s",
                       is_extra ? setting_label(setting) : "",
                       setting == SETTING_TIME && match_finds_all(match) ? tr("Find them all")
                                                                         : choices[chosen].label);
        int length = snprintf(text + used, size - used, "%s%s", used > 0 ? " · " : "", label);
        used += length > 0 ? (size_t)length : 0;
    }
    if (desk->settings.children && used < size) {
        (void)snprintf(text + used, size - used, " · %s", setting_label(SETTING_CHILDREN));
    }
}
