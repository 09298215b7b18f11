/* SPDX-License-Identifier: MIT */
/*
 * Converts settings to text and back, by a table. Leaves the store to preferences.c.
 */
#include "settings.h"

#include "app_config.h"
#include "layout.h"

#include "trounce/deal.h"

#include <assert.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define USUAL_TIER 60 /* the largest of the SCOWL sizes for spelling checkers */

/* --- choices; each function fills one in, and returns false past the last --- */

/* Fills in a choice of a number, which is stored as that. */
static bool offer_number(struct setting_choice *choice, long value)
{
    *choice = (struct setting_choice){.value = value};
    return true;
}

/* Fills in a choice by its name in the store. */
static bool offer(struct setting_choice *choice, long value, const char *text, const char *label)
{
    *choice = (struct setting_choice){.value = value, .text = text};
    (void)snprintf(choice->label, sizeof choice->label, "%s", label);
    return true;
}

struct named {
    int value;
    const char *text;
    const char *label;
    const char *tip; /* NULL: none */
};

static bool size_choice(const struct settings *settings, int index, struct setting_choice *choice)
{
    int size = APP_SIZE_MIN + index;
    (void)settings;
    (void)offer_number(choice, size);
    (void)snprintf(choice->label, sizeof choice->label, tr("%d × %d"), size, size);
    return size <= APP_SIZE_MAX;
}

static bool children_size_choice(const struct settings *settings, int index,
                                 struct setting_choice *choice)
{
    int size = SETTING_CHILDREN_SIZE_MIN + index;
    (void)settings;
    (void)offer_number(choice, size);
    (void)snprintf(choice->label, sizeof choice->label, tr("%d × %d"), size, size);
    return size <= SETTING_CHILDREN_SIZE_MAX;
}

static bool scale_choice(const struct settings *settings, int index, struct setting_choice *choice)
{
    int scale = UI_SCALE_MIN + index * SETTING_UI_SCALE_STEP;
    (void)settings;
    (void)offer_number(choice, scale);
    (void)snprintf(choice->label, sizeof choice->label, tr("%d%%"), scale);
    return scale <= UI_SCALE_MAX;
}

/* The usual times, after the one the game started with if that is another. Alone there is always a
 * clock: without one, it is the Hunt. */
static bool time_choice(const struct settings *settings, int index, struct setting_choice *choice)
{
    static const long times_ms[] = {60000, 120000, 180000, 300000, 0};
    const struct mode_traits *mode = mode_traits(settings->match.mode);
    enum { TIME_COUNT = sizeof times_ms / sizeof times_ms[0] };
    char clock[PHRASE_MAX];
    bool is_usual = false;
    for (int i = 0; i < TIME_COUNT; i++) {
        is_usual = is_usual || times_ms[i] == settings->usual_time_ms;
    }
    index -= !is_usual;
    if (index >= TIME_COUNT) {
        return false;
    }
    (void)offer_number(choice, index < 0 ? settings->usual_time_ms : times_ms[index]);
    (void)snprintf(choice->label, sizeof choice->label, "%s",
                   choice->value ? phrase_clock_into(clock, choice->value) : tr("No limit"));
    choice->is_old = choice->value == 0 && mode->seats == 1 && !mode->has_computer;
    return true;
}

static bool mode_choice(const struct settings *settings, int index, struct setting_choice *choice)
{
    enum game_mode mode = (enum game_mode)index;
    (void)settings;
    return mode_name(mode) && offer(choice, index, mode_name(mode), phrase_mode_name(mode));
}

static bool level_choice(const struct settings *settings, int index, struct setting_choice *choice)
{
    /* The ladder comes first, and a friend only with a challenge. */
    enum rival_level level = index == 0 ? RIVAL_LADDER : (enum rival_level)(index - 1);
    (void)settings;
    if (index > RIVAL_FIXED_COUNT) {
        return false;
    }
    (void)offer(choice, level, rival_name(level), phrase_rival_name(level));
    choice->tip = phrase_rival_tip(level);
    return true;
}

static bool richness_choice(const struct settings *settings, int index,
                            struct setting_choice *choice)
{
    static const enum richness order[RICHNESS_COUNT] = {RICHNESS_ANY, RICHNESS_FAIR, RICHNESS_RICH,
                                                        RICHNESS_LEAN, RICHNESS_FEAST};
    (void)settings;
    if (index >= RICHNESS_COUNT) {
        return false;
    }
    enum richness richness = order[index];
    (void)offer(choice, richness, richness_name(richness), phrase_richness_name(richness));
    choice->tip = phrase_richness_tip(richness);
    choice->is_old = richness == RICHNESS_LEAN || richness == RICHNESS_FEAST;
    return true;
}

static bool rules_choice(const struct settings *settings, int index, struct setting_choice *choice)
{
    enum rules rules = (enum rules)index;
    bool is_offered = index < RULES_OFFERED || settings->match.rules == RULES_ANY;
    return index < RULES_COUNT && is_offered &&
           offer(choice, index, scoring_name(rules), phrase_rules_name(rules));
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

#define AT(member) offsetof(struct settings, member)
static const struct {
    const char *key;
    enum kind kind;
    enum setting_panel panel;
    size_t at; /* offset in struct settings */
    const char *label;
    long low, high, step; /* of a number; of a time in seconds */
    bool (*choice)(const struct settings *settings, int index, struct setting_choice *choice);
    struct named named[5]; /* instead of `choice`, in the order of the form */
} table[SETTING_COUNT] = {
    [SETTING_MODE] = {"way", KIND_CHOICE, .at = AT(match.mode), .choice = mode_choice},
    [SETTING_LEVEL] = {"rival", KIND_CHOICE, .at = AT(match.level), .label = N_("Rival"),
                       .choice = level_choice},
    [SETTING_FIRST_NAME] = {"name.first", KIND_NAME, .at = AT(match.names[0]),
                            .label = N_("Players"), .low = 1},
    [SETTING_SECOND_NAME] = {"name.second", KIND_NAME, .at = AT(match.names[1]), .low = 1},
    [SETTING_SIZE] = {"size", KIND_NUMBER, .at = AT(match.size), .label = N_("Board"),
                      .low = APP_SIZE_MIN, .high = APP_SIZE_MAX, .step = 1, .choice = size_choice},
    [SETTING_RICHNESS] = {"richness", KIND_CHOICE, .at = AT(match.richness),
                          .label = N_("Richness"), .choice = richness_choice},
    [SETTING_TIME] = {"time", KIND_TIME, .at = AT(match.time_ms), .label = N_("Time"),
                      .high = SETTING_TIME_MAX_MS / 1000, .step = 1, .choice = time_choice},
    [SETTING_RULES] = {"rules", KIND_CHOICE, .at = AT(match.rules), .label = N_("Rules"),
                       .choice = rules_choice},
    [SETTING_WORDS] = {"words", KIND_CHOICE, .at = AT(words), .label = N_("Words"),
                       .named = {{WORDS_COMMON, "common", N_("Common"),
                                  N_("The computer plays words that most people know. You may find "
                                     "any.")},
                                 {WORDS_USUAL, "usual", N_("Usual"),
                                  N_("The computer plays no rare words. You may find any.")},
                                 {WORDS_ALL, "all", N_("All"),
                                  N_("The computer plays every word, however rare.")}}},
    [SETTING_CHILDREN_SIZE] = {"children-size", KIND_NUMBER, .at = AT(children_size),
                               .low = SETTING_CHILDREN_SIZE_MIN, .high = SETTING_CHILDREN_SIZE_MAX,
                               .step = 1, .choice = children_size_choice},
    [SETTING_SHARED_COUNT] = {"shared-count", KIND_SWITCH, .at = AT(match.shared_count),
                              .label = N_("Shared words count"),
                              .named = {{false, "off", NULL, NULL}, {true, "on", NULL, NULL}}},
    [SETTING_LANGUAGE] = {"language", KIND_CODE, PANEL_LANGUAGES, AT(language),
                          .label = N_("Language")},
    [SETTING_THEME] = {"theme", KIND_CHOICE, PANEL_LOOK, AT(theme), N_("Theme"),
                       .named = {{THEME_SYSTEM, "system", N_("Same as system"), NULL},
                                 {THEME_DARK, "dark", N_("Dark"), NULL},
                                 {THEME_LIGHT, "light", N_("Light"), NULL},
                                 {THEME_CONTRAST, "contrast", N_("High contrast"), NULL}}},
    [SETTING_UI_SCALE] = {"ui-scale", KIND_NUMBER, PANEL_LOOK, AT(ui_scale), N_("Size"),
                          UI_SCALE_MIN, UI_SCALE_MAX, SETTING_UI_SCALE_STEP,
                          .choice = scale_choice},
    [SETTING_LARGER_LETTERS] = {"larger-letters", KIND_SWITCH, PANEL_LOOK, AT(larger_letters),
                                N_("Letters"),
                                .named = {{false, "off", N_("Normal"), NULL},
                                          {true, "on", N_("Larger"), NULL}}},
    [SETTING_REDUCED_MOTION] = {"reduced-motion", KIND_SWITCH, PANEL_LOOK, AT(reduced_motion),
                                N_("Motion"),
                                .named = {{false, "off", N_("Full"), NULL},
                                          {true, "on", N_("Reduced"), NULL}}},
    [SETTING_PLAYED] = {"played-language", KIND_CODE, PANEL_LANGUAGES, AT(played),
                        .label = N_("Play in")},
    [SETTING_CLOCK] = {"clock", KIND_SWITCH, PANEL_PLAY, AT(clock), N_("Clock"),
                       .named = {{true, "on", N_("Shown"), NULL},
                                 {false, "off", N_("Hidden"), NULL}}},
    [SETTING_GUIDE] = {"guide", KIND_CHOICE, PANEL_PLAY, AT(guide), N_("Guide"),
                       .named = {{GUIDE_DICE, "dice", N_("Words left"),
                                  N_("Dice fade when no word that is left starts there, and the "
                                     "common words left are counted. Point at a die for its "
                                     "numbers.")},
                                 {GUIDE_FIGURES, "figures", N_("With numbers"),
                                  N_("The same, and each die says how many words start there and "
                                     "how many pass through it.")}}},
    [SETTING_TRACING] = {"tracing", KIND_CHOICE, PANEL_PLAY, AT(tracing), N_("Tracing"),
                         .named = {{TRACING_BOTH, "both", N_("Drag or click"), NULL},
                                   {TRACING_DRAG, "drag", N_("Drag"), NULL},
                                   {TRACING_CLICK, "click", N_("Click"), NULL}}},
    [SETTING_NAME] = {"name", KIND_NAME, PANEL_PLAY, AT(name), .label = N_("Your name")},
    [SETTING_SOUND] = {"sound", KIND_SWITCH, PANEL_SOUND, AT(sound), N_("Sound"),
                       .named = {{true, "on", N_("On"), NULL}, {false, "off", N_("Off"), NULL}}},
    [SETTING_VOLUME] = {"volume", KIND_NUMBER, PANEL_SOUND, AT(volume), .label = N_("Volume"),
                        .high = SETTING_VOLUME_MAX, .step = 1},
    [SETTING_ROOM] = {"room", KIND_SWITCH, PANEL_SOUND, AT(room), N_("Room"),
                      .named = {{false, "off", N_("Dry"), N_("Sounds without an echo.")},
                                {true, "on", N_("Soft echo"),
                                 N_("Sounds with the soft echo of a room.")}}},
    [SETTING_SPEECH] = {"speech", KIND_SWITCH, PANEL_SOUND, AT(speech), N_("Speech"),
                        .named = {{false, "off", N_("Silent"), NULL},
                                  {true, "on", N_("Aloud"),
                                   N_("A voice says what happens, so that the game can be played "
                                      "without seeing it. Ctrl+Alt+S switches it anywhere.")}}},
    [SETTING_LEXICON] = {"lexicon", KIND_PATH, .at = AT(lexicon)},
    [SETTING_CLEAN] = {"without-offensive", KIND_SWITCH, .at = AT(clean),
                       .label = N_("Without offensive words"),
                       .named = {{false, "off", NULL, NULL}, {true, "on", NULL, NULL}}},
    [SETTING_CHILDREN] = {"for-children", KIND_SWITCH, .at = AT(children),
                          .label = N_("For children"),
                          .named = {{false, "off", NULL, NULL}, {true, "on", NULL, NULL}}},
    [SETTING_GUIDE_ON] = {"guide-on", KIND_NUMBER, .at = AT(guide_on),
                          .high = (1 << GUIDE_WAY_COUNT) - 1, .step = 1},
};
#undef AT

/* Choices are read and written as ints. */
static_assert(sizeof(enum theme_id) == sizeof(int) && sizeof(enum tracing) == sizeof(int) &&
                  sizeof(enum word_range) == sizeof(int) && sizeof(enum rules) == sizeof(int) &&
                  sizeof(enum richness) == sizeof(int) && sizeof(enum game_mode) == sizeof(int) &&
                  sizeof(enum rival_level) == sizeof(int),
              "an enum is as wide as an int");

bool match_shares(const struct match *match)
{
    return mode_traits(match->mode)->seats == 2 && match->shared_count;
}

bool match_finds_all(const struct match *match)
{
    const struct mode_traits *mode = mode_traits(match->mode);
    return mode->seats == 1 && !mode->has_computer && match->time_ms == 0;
}

const char *match_about(const struct match *match)
{
    return match_finds_all(match)
               ? tr("Find every common word, at your leisure. The board waits for days.")
               : phrase_mode_about(match->mode, match_shares(match));
}

struct match settings_match(const struct settings *settings)
{
    struct match match = settings->match;
    if (settings->children) {
        match.size = settings->children_size;
        match.level = RIVAL_NOVICE;
        match.time_ms = 0;
    }
    return match;
}

int settings_word_sets(const struct settings *settings)
{
    return (settings->clean ? WORD_SET_CLEAN : 0) | (settings->children ? WORD_SET_CHILDREN : 0);
}

int settings_tier_max(const struct settings *settings, enum round_kind kind)
{
    struct round_notes notes = {.kind = kind, .word_sets = settings_word_sets(settings)};
    return settings_tier_max_in(settings, &notes);
}

int settings_tier_max_in(const struct settings *settings, const struct round_notes *notes)
{
    bool is_for_children =
        (notes->word_sets & WORD_SET_CHILDREN) && round_kind_has_own_words(notes->kind);
    return word_range_tier_max(round_kind_has_date(notes->kind) ? WORDS_ALL
                               : is_for_children                ? WORDS_COMMON
                                                                : settings->words);
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
        .guide = GUIDE_FIGURES,
        .guide_on = 1 << GUIDE_IN_HUNT,
        .clock = true,
        .tracing = TRACING_BOTH,
        .words = WORDS_ALL,
        .children_size = SETTING_CHILDREN_SIZE_MIN,
        .match = {.size = 4,
                  .rules = RULES_FOUR,
                  .richness = RICHNESS_FAIR,
                  .level = RIVAL_LADDER,
                  .time_ms = SETTING_TIME_MS,
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

enum setting_panel setting_panel(enum setting setting)
{
    return table[setting].panel;
}

const char *setting_label(enum setting setting)
{
    return tr(table[setting].label);
}

bool setting_choice(const struct settings *settings, enum setting setting, int index,
                    struct setting_choice *choice)
{
    enum { NAMED_MAX = sizeof table[0].named / sizeof table[0].named[0] };
    if (table[setting].choice) {
        return table[setting].choice(settings, index, choice);
    }
    const struct named *named = &table[setting].named[index < NAMED_MAX ? index : NAMED_MAX - 1];
    if (!named->text) {
        return false;
    }
    (void)offer(choice, named->value, named->text, named->label ? tr(named->label) : "");
    choice->tip = named->tip ? tr(named->tip) : NULL;
    return true;
}

long setting_value(const struct settings *settings, enum setting setting)
{
    const char *at = (const char *)settings + table[setting].at;
    bool on;
    int number;
    long ms;
    switch (table[setting].kind) {
    case KIND_SWITCH:
        memcpy(&on, at, sizeof on);
        return on;
    case KIND_TIME:
        memcpy(&ms, at, sizeof ms);
        return ms;
    default:
        memcpy(&number, at, sizeof number);
        return number;
    }
}

void setting_set(struct settings *settings, enum setting setting, long value)
{
    char *at = (char *)settings + table[setting].at;
    switch (table[setting].kind) {
    case KIND_SWITCH:
        memcpy(at, &(bool){value != 0}, sizeof(bool));
        break;
    case KIND_TIME:
        memcpy(at, &value, sizeof value);
        break;
    case KIND_NUMBER:
        if (value >= table[setting].low && value <= table[setting].high) {
            memcpy(at, &(int){(int)value}, sizeof(int));
        }
        break;
    default:
        memcpy(at, &(int){(int)value}, sizeof(int));
        break;
    }
}

/* Returns whether the setting offers a choice of this stored name. */
static bool find_named(enum setting setting, const char *text, struct setting_choice *choice)
{
    static const struct settings none;
    for (int i = 0; setting_choice(&none, setting, i, choice); i++) {
        if (strcmp(choice->text, text) == 0) {
            return true;
        }
    }
    return false;
}

char *setting_write(const struct settings *settings, enum setting setting,
                    char text[SETTING_TEXT_MAX])
{
    struct setting_choice choice;
    switch (table[setting].kind) {
    case KIND_SWITCH:
    case KIND_CHOICE:
        for (int i = 0; setting_choice(settings, setting, i, &choice); i++) {
            if (choice.value == setting_value(settings, setting)) {
                (void)snprintf(text, SETTING_TEXT_MAX, "%s", choice.text);
            }
        }
        break;
    case KIND_NUMBER:
        (void)snprintf(text, SETTING_TEXT_MAX, "%ld", setting_value(settings, setting));
        break;
    case KIND_TIME:
        (void)snprintf(text, SETTING_TEXT_MAX, "%ld", setting_value(settings, setting) / 1000);
        break;
    case KIND_PATH:
    case KIND_CODE:
    case KIND_NAME:
        (void)snprintf(text, SETTING_TEXT_MAX, "%s", (const char *)settings + table[setting].at);
        break;
    }
    return text;
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
    struct setting_choice choice;
    size_t room = 0;
    switch (table[setting].kind) {
    case KIND_SWITCH:
    case KIND_CHOICE:
        if (!find_named(setting, text, &choice)) {
            return false;
        }
        setting_set(settings, setting, choice.value);
        return true;
    case KIND_NUMBER:
    case KIND_TIME:
        if (!read_number(setting, text, &choice.value)) {
            return false;
        }
        setting_set(settings, setting,
                    table[setting].kind == KIND_TIME ? choice.value * 1000 : choice.value);
        return true;
    case KIND_CODE:
        room = SETTING_LANGUAGE_MAX;
        break;
    case KIND_PATH:
        room = SETTING_PATH_MAX;
        break;
    case KIND_NAME:
        room = (long)strlen(text) >= table[setting].low && is_name(text) ? SETTING_NAME_SIZE : 0;
        break;
    }
    if (strlen(text) >= room) {
        return false;
    }
    memcpy(at, text, strlen(text) + 1);
    return true;
}
