/* SPDX-License-Identifier: MIT */
/*
 * Settings between the store, the game and the player. Leaves the screen to screens/settings.
 */
#include "preferences.h"

#include "my_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Finds the language for the first `length` letters of a code, or for the part before its "_".
 * False if there is none; true with NULL for English. */
static bool find_language(const struct game *game, const char *code, size_t length,
                          const struct app_language **found)
{
    static const char *const own = "en";
    size_t plain = strcspn(code, "_-.@:");
    *found = NULL;
    for (size_t shown = length;; shown = plain) {
        for (int i = 0; i < game->language_count; i++) {
            const struct app_language *language = &game->languages[i];
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
static const struct app_language *language_of(const struct game *game)
{
    const struct app_language *language = NULL;
    const char *set = game->settings.language;
    if (*set && find_language(game, set, strlen(set), &language)) {
        return language;
    }
    for (const char *code = game->system_languages; *code;) {
        size_t length = strcspn(code, ":");
        if (find_language(game, code, length, &language)) {
            return language;
        }
        code += length + (code[length] == ':');
    }
    return NULL;
}

/* Applies the settings to the parts of the game. */
static void apply(struct game *game)
{
    const struct settings *settings = &game->settings;
    struct stage *stage = &game->stage;
    bool is_system = settings->theme == THEME_SYSTEM;
    stage->theme = theme_get(is_system ? game->system_theme : settings->theme);
    stage->ui.larger_letters = settings->larger_letters;
    struct layout window =
        layout_make(game->width, game->height, game->density, settings->ui_scale);
    stage_resize(stage, &window);
    stage->stale = true;
    const struct app_language *language = language_of(game);
    tr_use(language ? &language->catalogue : NULL);
    stage->ui.layout = &stage->layout; /* set here for what comes in before anything is drawn */
    stage->ui.theme = stage->theme;
    stage->ui.metrics = &game->metrics;
    output_set_muted(&game->output, !settings->sound);
    stage->ui.speaks = settings->speech || stage->ui.lists;
    speech_switch(&game->output.speech, stage->ui.speaks);
}

/* Falls back to `given_size` if there are no dice of the chosen size. */
static void check_size(struct game *game, int given_size)
{
    if (!game->session.dice[game->settings.match.size - APP_SIZE_MIN]) {
        game->settings.match.size = given_size;
    }
}

/* Reads what is kept under a key; false if nothing is. */
static bool has_setting(const struct game *game, const char *key, char text[SETTING_TEXT_MAX])
{
    return store_get_setting(game->store, key, text, SETTING_TEXT_MAX) == STATUS_OK;
}

/* Older versions stored playing alone as a switch, "solo". */
static void read_solo(struct game *game, unsigned given)
{
    char text[SETTING_TEXT_MAX];
    bool was_alone = !has_setting(game, setting_key(SETTING_MODE), text) &&
                     has_setting(game, "solo", text) && strcmp(text, "on") == 0;
    if (was_alone && !(given & 1u << SETTING_MODE)) {
        (void)setting_read(&game->settings, SETTING_MODE, "alone");
    }
}

/* The language of play at the first start is kept, whatever the system says later. English is the
 * default and is not kept. */
static void keep_first_language(struct game *game, unsigned given)
{
    const char *code = game->session.language->code;
    char text[SETTING_TEXT_MAX];
    if (!(given & 1u << SETTING_PLAYED) && !language_is_english(game->session.language) &&
        !has_setting(game, setting_key(SETTING_PLAYED), text)) {
        saves_set_setting(game->saves, setting_key(SETTING_PLAYED), code);
    }
    (void)snprintf(game->settings.played, sizeof game->settings.played, "%s", code);
}

void preferences_load(struct game *game, const struct app_config *config)
{
    struct settings *settings = &game->settings;
    char text[SETTING_TEXT_MAX];
    settings_default(settings);
    settings->theme = config->theme;
    settings->sound = !config->muted;
    settings->speech = config->speech;
    settings->reduced_motion = config->reduced_motion;
    settings->match.size = config->size;
    settings->match.rules = config->rules;
    settings->match.richness = config->richness;
    settings->match.mode = config->mode;
    settings->match.level = config->level;
    settings->match.time_ms = config->time_ms;
    for (int i = 0; i < SETTING_COUNT; i++) {
        enum setting setting = (enum setting)i;
        if (!(config->given & 1u << i) && has_setting(game, setting_key(setting), text)) {
            (void)setting_read(settings, setting, text); /* invalid values change nothing */
        }
    }
    read_solo(game, config->given);
    (void)snprintf(settings->lexicon, sizeof settings->lexicon, "%s",
                   config->lexicon_path ? config->lexicon_path : "");
    keep_first_language(game, config->given);
    check_size(game, config->size);
    game->session.next = settings_match(settings);
    settings->usual_time_ms = settings->match.time_ms;
    apply(game);
}

void preferences_keep(struct game *game, enum setting setting)
{
    char text[SETTING_TEXT_MAX];
    apply(game);
    setting_write(&game->settings, setting, text);
    char key[SETTING_KEY_MAX];
    saves_set_setting(game->saves,
                      setting == SETTING_LEXICON
                          ? setting_lexicon_key(game->session.language->code, key)
                          : setting_key(setting),
                      text);
}

/* Makes the terms those of the next round. */
static void lay_terms(struct game *game)
{
    game->session.next = settings_match(&game->settings);
}

/* Applies and keeps a setting; a term of a round only becomes one of those that Home offers. */
static void take(struct game *game, enum setting setting)
{
    if (setting <= SETTING_TERM_LAST) {
        lay_terms(game);
    } else {
        preferences_keep(game, setting);
    }
}

void preferences_keep_terms(struct game *game, const struct settings *before)
{
    char old[SETTING_TEXT_MAX];
    char now[SETTING_TEXT_MAX];
    for (int i = 0; i <= SETTING_TERM_LAST; i++) {
        enum setting setting = (enum setting)i;
        if (strcmp(setting_write(before, setting, old),
                   setting_write(&game->settings, setting, now)) != 0) {
            preferences_keep(game, setting);
        }
    }
}

void preferences_restore_terms(struct game *game, const struct settings *before)
{
    game->settings.match = before->match;
    game->settings.time_before_hunt_ms = before->time_before_hunt_ms;
    game->settings.children_size = before->children_size;
    game->settings.words = before->words;
    lay_terms(game);
}

void preferences_set_words(struct game *game, enum setting setting, bool on)
{
    bool before = setting_value(&game->settings, setting) != 0;
    setting_set(&game->settings, setting, on);
    if (!my_words_apply(game)) { /* as a notice says; nothing has changed */
        setting_set(&game->settings, setting, before);
        return;
    }
    lay_terms(game);
    preferences_keep(game, setting);
    stage_notify(&game->stage, NEWS_OWN);
}

void preferences_set(struct game *game, enum setting setting, long value)
{
    setting_set(&game->settings, setting, value);
    take(game, setting);
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

static const char *code_of_language(const struct game *game, long value)
{
    return value == LANGUAGE_SYSTEM    ? ""
           : value == LANGUAGE_ENGLISH ? "en"
                                       : game->languages[value - LANGUAGE_FIRST].code;
}

/* Lists the languages of the window, after the system's; those of play. */
static int list_languages(const struct game *game, struct setting_choice *choices, int *chosen)
{
    static const char *const name = N_IN("this language, as its speakers call it", "English");
    int count = game->language_count > 0 ? LANGUAGE_FIRST + game->language_count : 0;
    long value = LANGUAGE_SYSTEM;
    for (int i = 0; i < count; i++) {
        const struct catalogue *catalogue =
            i < LANGUAGE_FIRST ? NULL : &game->languages[i - LANGUAGE_FIRST].catalogue;
        choices[i] = (struct setting_choice){.value = i};
        (void)snprintf(choices[i].label, sizeof choices[i].label, "%s",
                       i == LANGUAGE_SYSTEM ? tr("Same as system")
                                            : catalogue_text(catalogue, name));
        if (strcmp(game->settings.language, code_of_language(game, i)) == 0) {
            value = i;
        }
    }
    if (count > 0) {
        qsort(choices + 1, (size_t)count - 1, sizeof *choices, by_label);
    }
    *chosen = chosen_of(choices, count, value);
    return count;
}

static int list_played(const struct game *game, struct setting_choice *choices, int *chosen)
{
    const struct session *session = &game->session;
    int count = session->played_count > 1 ? session->played_count : 0;
    for (int i = 0; i < count; i++) {
        choices[i] = (struct setting_choice){.value = i};
        (void)snprintf(choices[i].label, sizeof choices[i].label, "%s",
                       session->played_languages[i].name);
    }
    qsort(choices, (size_t)count, sizeof *choices, by_label);
    *chosen = chosen_of(choices, count, session_language(session));
    return count;
}

/* Returns whether playing for children settles a term, or limits it. */
static bool is_for_children(const struct game *game, enum setting setting)
{
    return game->settings.children &&
           (setting == SETTING_SIZE || setting == SETTING_LEVEL || setting == SETTING_TIME);
}

#define WAY_HUNT MODE_COUNT /* the value of the choice after the modes */

/* Lists the ways to play: the modes and the Hunt, which is Alone without a clock. For children
 * there never is a clock. */
static int list_ways(const struct game *game, struct setting_choice *choices, int *chosen)
{
    const struct match *match = &game->session.next;
    int count = 0;
    for (int i = 0; setting_choice(&game->settings, SETTING_MODE, i, &choices[count]); i++) {
        count += !game->settings.children || choices[count].value != MODE_ALONE;
    }
    choices[count] = (struct setting_choice){.value = WAY_HUNT};
    (void)snprintf(choices[count].label, sizeof choices[count].label, "%s", tr("Hunt"));
    count++;
    *chosen =
        chosen_of(choices, count, match_finds_all(match) ? (long)WAY_HUNT : (long)match->mode);
    return count;
}

static void choose_way(struct game *game, long way)
{
    struct settings *settings = &game->settings;
    struct match *match = &settings->match;
    bool was_hunt = match_finds_all(match);
    if (way == WAY_HUNT) {
        settings->time_before_hunt_ms = was_hunt ? settings->time_before_hunt_ms : match->time_ms;
        match->mode = MODE_ALONE;
        match->time_ms = 0;
    } else {
        long before = settings->time_before_hunt_ms;
        match->mode = (enum game_mode)way;
        match->time_ms = !was_hunt ? match->time_ms : before > 0 ? before : SETTING_TIME_MS;
    }
    lay_terms(game);
}

int preferences_list(const struct game *game, enum setting setting,
                     struct setting_choice choices[SETTING_CHOICES_MAX], int *chosen)
{
    int count = 0;
    *chosen = -1;
    if (setting == SETTING_MODE) {
        return list_ways(game, choices, chosen);
    }
    if (setting == SETTING_LANGUAGE) {
        return list_languages(game, choices, chosen);
    }
    if (setting == SETTING_PLAYED) {
        return list_played(game, choices, chosen);
    }
    struct settings settings = game->settings;
    settings.match = settings_match(&settings);
    bool is_fixed = is_for_children(game, setting) && setting != SETTING_SIZE;
    enum setting listed =
        is_for_children(game, setting) && !is_fixed ? SETTING_CHILDREN_SIZE : setting;
    for (int i = 0;
         count < SETTING_CHOICES_MAX && setting_choice(&settings, listed, i, &choices[count]);
         i++) {
        bool is_chosen = choices[count].value == setting_value(&settings, listed);
        *chosen = is_chosen ? count : *chosen;
        count += is_chosen || !(choices[count].is_old || is_fixed);
    }
    return count;
}

/* Returns the tip of a choice. Those of the words say what the computer plays, or, where there is
 * none, what the results list. */
static const char *tip_of(const struct game *game, enum setting setting,
                          const struct setting_choice *choice)
{
    static const char *const words[WORDS_COUNT] = {
        [WORDS_COMMON] = N_("The results list words that most people know. You may find any."),
        [WORDS_USUAL] = N_("The results list no rare words. You may find any."),
        [WORDS_ALL] = N_("The results list every word, however rare.")};
    return setting == SETTING_WORDS && !mode_traits(game->session.next.mode)->has_computer
               ? tr(words[choice->value])
               : choice->tip;
}

void preferences_draw(const struct game *game, struct ui *ui, enum setting setting,
                      struct rect rect)
{
    struct setting_choice choices[SETTING_CHOICES_MAX];
    const char *labels[SETTING_CHOICES_MAX];
    int chosen;
    int count = preferences_list(game, setting, choices, &chosen);
    for (int i = 0; i < count; i++) {
        labels[i] = choices[i].label;
    }
    (setting == SETTING_MODE ? ui_modes : ui_choices)(ui, SETTING_ID(setting, 0), rect, labels,
                                                      count, chosen);
    for (int i = 0; i < count; i++) {
        ui_tip(ui, SETTING_ID(setting, i), tip_of(game, setting, &choices[i]));
    }
}

bool preferences_press(struct game *game, int id)
{
    struct setting_choice choices[SETTING_CHOICES_MAX];
    int chosen;
    int index = id % SETTING_CHOICES_MAX;
    enum setting setting = (enum setting)((id - SETTING_ID(0, 0)) / SETTING_CHOICES_MAX);
    if (id < SETTING_ID(0, 0) || setting >= SETTING_COUNT ||
        index >= preferences_list(game, setting, choices, &chosen)) {
        return false;
    }
    long value = choices[index].value;
    if (setting == SETTING_MODE) {
        choose_way(game, value);
    } else if (setting == SETTING_PLAYED) {
        preferences_play_in(game, game->session.played_languages[value].code);
    } else if (setting == SETTING_LANGUAGE) {
        preferences_set_language(game, code_of_language(game, value));
    } else if (setting == SETTING_SIZE && !session_has_dice(&game->session, (int)value)) {
        notice_show(&game->notice, tr("The game has no dice for boards of this size."));
    } else if (is_for_children(game, setting)) { /* the others have no choice */
        preferences_set(game, SETTING_CHILDREN_SIZE,
                        setting == SETTING_SIZE ? value : game->settings.children_size);
    } else {
        preferences_set(game, setting, value);
    }
    return true;
}

void preferences_keep_name(struct game *game, enum setting setting, struct field *field,
                           const char *otherwise)
{
    struct challenge whole;
    int caret = field->caret;
    challenge_set_name(&whole, field->text);
    if (strlen(whole.name) < strlen(field->text)) {
        notice_show(&game->notice, say(game->arena,
                                       tr_plural("There is no room for more than %d letter.",
                                                 "There is no room for more than %d letters.",
                                                 (long)CHALLENGE_NAME_CHARACTERS),
                                       CHALLENGE_NAME_CHARACTERS));
    }
    if (strcmp(whole.name, field->text) != 0) {
        field_set(field, whole.name);
        field_place(field, caret < field->caret ? caret : field->caret);
    }
    bool is_blank = whole.name[strspn(whole.name, " ")] == '\0';
    (void)setting_read(&game->settings, setting, is_blank && otherwise ? otherwise : whole.name);
    take(game, setting);
}

void preferences_set_language(struct game *game, const char *code)
{
    (void)snprintf(game->settings.language, sizeof game->settings.language, "%s", code);
    preferences_keep(game, SETTING_LANGUAGE);
}

const char *preferences_language(const struct game *game)
{
    const struct app_language *language = language_of(game);
    return language ? language->code : "en";
}

void preferences_switch_speech(struct game *game)
{
    bool on = !game->settings.speech;
    preferences_set(game, SETTING_SPEECH, on);
    notice_show(&game->notice, on ? tr("Speech is on. F9 reads the screen, and F1 shows the keys.")
                                  : tr("Speech is off."));
}

void preferences_play_in(struct game *game, const char *code)
{
    struct answers *answers = &game->answers;
    answers->language_fault.format = NULL;
    if (session_is_mid_round(&game->session)) {
        answers->language_fault =
            (struct message){.format = N_("The language changes once this round is over.")};
    } else if (strcmp(code, game->session.language->code) != 0) {
        output_request(&game->output, REQUEST_LANGUAGE, code);
    }
}

const char *preferences_offered_play(const struct game *game)
{
    const struct session *session = &game->session;
    const struct app_language *language = language_of(game);
    const char *code = language ? language->code : "en";
    size_t length = strcspn(code, "_");
    for (int i = 0; i < session->played_count && !session_is_mid_round(session); i++) {
        const char *played = session->played_languages[i].code;
        if (strlen(played) == length && strncmp(played, code, length) == 0) {
            return strcmp(played, session->language->code) == 0 ? NULL : played;
        }
    }
    return NULL;
}

void preferences_resize(struct game *game, int width, int height, int density)
{
    game->width = width;
    game->height = height;
    game->density = density;
    apply(game);
}

void preferences_set_system_theme(struct game *game, enum theme_id theme)
{
    game->system_theme = theme;
    apply(game);
}

void preferences_set_languages(struct game *game, const struct app_language *languages, int count)
{
    game->languages = languages;
    game->language_count = count;
    apply(game);
}

/* --- the terms in a line --- */

/* Returns whether a term is named: one of richness and words only if it is not usual. */
static bool is_named(const struct game *game, enum setting setting, long value)
{
    struct settings usual;
    settings_default(&usual);
    switch (setting) {
    case SETTING_LEVEL:
        return mode_traits(game->session.next.mode)->has_rival;
    case SETTING_TIME:
        return !match_finds_all(&game->session.next);
    case SETTING_WORDS:
        return !game->settings.children && value != setting_value(&usual, setting);
    case SETTING_RICHNESS:
        return value != setting_value(&usual, setting);
    default:
        return true;
    }
}

const char *preferences_terms(const struct game *game, struct arena *arena)
{
    static const enum setting shown[] = {SETTING_LEVEL, SETTING_MODE,  SETTING_SIZE,
                                         SETTING_TIME,  SETTING_RULES, SETTING_RICHNESS,
                                         SETTING_WORDS};
    struct setting_choice choices[SETTING_CHOICES_MAX];
    const char *text = "";
    for (size_t i = 0; i < sizeof shown / sizeof shown[0]; i++) {
        enum setting setting = shown[i];
        int chosen;
        (void)preferences_list(game, setting, choices, &chosen);
        if (chosen < 0 || !is_named(game, setting, choices[chosen].value)) {
            continue;
        }
        const char *label = choices[chosen].label;
        if (setting == SETTING_RICHNESS || setting == SETTING_WORDS) {
            label = say(arena, tr("%s: %s"), setting_label(setting), label);
        }
        text = say(arena, "%s%s%s", text, *text ? " · " : "", label);
    }
    return game->settings.children ? say(arena, "%s · %s", text, setting_label(SETTING_CHILDREN))
                                   : text;
}
