/* SPDX-License-Identifier: MIT */
/*
 * Opens the lexicon, dice, board and store of a game, and creates the app with them.
 */
#include "start.h"

#include "desktop.h"
#include "errands.h"
#include "file.h"
#include "machine.h"
#include "page.h"

#include "trounce/daily.h"
#include "trounce/scrambler.h"

#include <SDL.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Sets the notice unless there is an earlier one, which takes precedence. */
static void give_notice(struct start *start, const struct message *notice)
{
    if (!start->notice.format) {
        start->notice = *notice;
    }
}

/* --- the language to play --- */

static void list_played(struct start *start, const struct languages *languages)
{
    for (; start->played_count < languages->count && start->played_count < APP_PLAYED_MAX;
         start->played_count++) {
        const struct language_names *names = &languages->list[start->played_count];
        struct app_played *played = &start->played[start->played_count];
        memcpy(played->code, names->code, sizeof played->code);
        memcpy(played->name, names->name, sizeof played->name);
    }
}

/* Returns the first of the system's languages that can be played, or English. */
static const char *played_by_system(const struct start *start)
{
    for (const char *at = start->system_languages; *at;) {
        size_t length = strcspn(at, "_:");
        for (int i = 0; i < start->played_count; i++) {
            if (length == strlen(start->played[i].code) &&
                strncmp(start->played[i].code, at, length) == 0) {
                return start->played[i].code;
            }
        }
        at += strcspn(at, ":");
        at += *at == ':';
    }
    return language_english.code;
}

/* Gets the language of the dice that the code of --code or --link names, or of the Hunt of the
 * latter; "" if there is none. */
static void language_of_code(const struct options *options, char code[SETTING_TEXT_MAX])
{
    struct board_code named = {.side = 0};
    struct daily_link hunt = {.language = ""};
    const char *text = options->code ? options->code : options->link;
    code[0] = '\0';
    if (options->link && daily_link_read(options->link, &hunt)) {
        (void)snprintf(code, SETTING_TEXT_MAX, "%s", hunt.language);
    } else if (text && !options->scrambler &&
               deal_read_code(text, strlen(text), &named, NULL) == STATUS_OK) {
        (void)snprintf(code, SETTING_TEXT_MAX, "%s",
                       named.set ? language_english.code : named.language);
    }
}

/* Chooses the language to play: that of the option, else of the board, else the stored one, else at
 * a first start the system's, else English. */
static void choose_played(struct start *start, const struct options *options,
                          char code[SETTING_TEXT_MAX])
{
    char seen[SETTING_TEXT_MAX];
    language_of_code(options, code);
    if (options->language) {
        (void)snprintf(code, SETTING_TEXT_MAX, "%.64s", options->language);
    }
    start->is_play_given = *code != '\0';
    if (*code || store_get_setting(start->store, setting_key(SETTING_PLAYED), code,
                                   SETTING_TEXT_MAX) == STATUS_OK) {
        return;
    }
    bool is_first = store_get_setting(start->store, APP_SEEN_KEY, seen, sizeof seen) != STATUS_OK;
    (void)snprintf(code, SETTING_TEXT_MAX, "%s",
                   is_first ? played_by_system(start) : language_english.code);
}

/* --- its words --- */

static bool open_words(struct start *start, const struct options *options,
                       const struct paths *paths, struct message *fault)
{
    const struct language *language = &start->play.language;
    struct message notice = {.format = NULL};
    bool is_open = true;
    if (options->lexicon) {
        words_path(options->lexicon, start->lexicon_path);
        is_open = !errands_is_history(start->store, options->lexicon, fault) &&
                  words_open(&start->words, language->alphabet, options->lexicon, fault);
        notice = start->words.skipped;
    } else if (!errands_open_kept(&start->words, start->store, language, start->lexicon_path,
                                  &notice)) {
        is_open = languages_open_words(&start->words, paths, language, fault);
    }
    if (is_open && notice.format) {
        start->notice = notice;
    }
    return is_open;
}

/* Opens a language with its words. Missing dice or glosses only cause a notice. */
static bool open_language(struct start *start, const struct options *options,
                          const struct paths *paths, const char *code, struct message *fault)
{
    struct message notice;
    if (!languages_open(&start->play, paths, code, LANGUAGE_SETS | LANGUAGE_GLOSSES, &notice,
                        fault)) {
        return false;
    }
    if (!open_words(start, options, paths, fault)) {
        languages_close(&start->play);
        return false;
    }
    give_notice(start, &notice);
    return true;
}

/* Opens the language to play. Falls back to English, with a notice, if neither the language nor its
 * words were requested by an option. */
static bool open_played(struct start *start, const struct options *options,
                        const struct paths *paths, struct message *fault)
{
    struct languages languages;
    char code[SETTING_TEXT_MAX];
    languages_list(&languages, paths);
    list_played(start, &languages);
    choose_played(start, options, code);
    bool is_open = open_language(start, options, paths, code, fault);
    if (!is_open && !options->language && !options->lexicon &&
        strcmp(code, language_english.code) != 0) {
        message_set(&start->notice, N_("%p. Playing in English instead."), message_in(fault));
        start->is_play_given = true;
        is_open = open_language(start, options, paths, language_english.code, fault);
    }
    if (is_open) {
        give_notice(start, &languages.notice);
    }
    return is_open;
}

/* --- how boards are solved --- */

static void choose_simd(struct start *start)
{
    static const char variable[] = "TROUNCE_SIMD";
    struct fault why;
    if (solver_kernel_choose(getenv(variable), &start->simd, &why) != STATUS_OK &&
        !start->notice.format) {
        fault_describe(&why, variable, &start->notice);
    }
}

/* --- the store --- */

/* Opens the store, if need be in memory: then nothing lasts, and a notice says so, replacing any
 * other; in a page, the strip above the game does. */
static enum status open_store(struct start *start, const struct paths *paths)
{
    char path[FILE_PATH_MAX + sizeof STORE_FILE_NAME];
    struct store_news news;
    (void)snprintf(path, sizeof path, "%s/%s", paths->player, STORE_FILE_NAME);
    enum status status = store_open(*paths->player ? path : NULL, &start->store, &news);
    if (status != STATUS_OK) {
        return status;
    }
    if (!*paths->player && !page_is_there()) {
        message_set(&news.text, N_("Nothing you play now will be saved: %s."), paths->player_fault);
    }
    if (news.text.format) {
        start->notice = news.text;
    }
    return STATUS_OK;
}

/* --- languages --- */

/* Appends a language to a list such as "de_AT:en" if there is room. */
static void add_language(char *list, size_t size, const char *code, size_t length)
{
    size_t used = strlen(list);
    if (length > 0 && length < APP_LANGUAGE_MAX && used + length + 1 < size) {
        (void)snprintf(list + used, size - used, "%s%.*s", used > 0 ? ":" : "", (int)length, code);
    }
}

static const char *variable(const char *name)
{
    const char *value = getenv(name);
    return value && *value ? value : NULL;
}

/* Returns the languages that the environment requests: by POSIX, and for a list of languages by GNU
 * gettext; NULL if none. */
static const char *ask_environment(void)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    const char *locale = NULL;
    for (size_t i = 0; i < sizeof names / sizeof *names && !locale; i++) {
        locale = variable(names[i]);
    }
    if (locale && (strcmp(locale, "C") == 0 || strcmp(locale, "POSIX") == 0)) {
        return locale; /* English, regardless of LANGUAGE */
    }
    const char *list = variable("LANGUAGE");
    return list ? list : locale;
}

/* Gets the system's preferred languages, best first: "de_AT:en_US"; skips those that do not fit. */
static void ask_languages(char *text, size_t size)
{
    const char *at = ask_environment();
    text[0] = '\0';
    if (at) {
        for (; *at; at += *at == ':') {
            add_language(text, size, at, strcspn(at, ":.@"));
            at += strcspn(at, ":");
        }
        return;
    }
    SDL_Locale *locales = SDL_GetPreferredLocales();
    for (const SDL_Locale *locale = locales; locale && locale->language; locale++) {
        char code[2 * APP_LANGUAGE_MAX];
        int length = snprintf(code, sizeof code, "%s%s%s", locale->language,
                              locale->country ? "_" : "", locale->country ? locale->country : "");
        add_language(text, size, code, (size_t)length);
    }
    SDL_free(locales);
}

/* --- dice --- */

/* Returns the side of a square board with this many dice, or 0 if there is no such size. */
static int side_of(int count)
{
    for (int side = APP_SIZE_MIN; side <= APP_SIZE_MAX; side++) {
        if (side * side == count) {
            return side;
        }
    }
    return 0;
}

static void take_dice(struct start *start)
{
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        const struct dice *dice = start->play.language.dice[i];
        start->has_dice[i] = dice;
        if (dice) {
            start->dice[i] = *dice;
            start->sets[i] = dice->set;
        }
    }
}

static bool open_own_dice(struct start *start, const struct options *options, struct message *fault)
{
    struct dice dice;
    if (errands_is_history(start->store, options->dice, fault) ||
        !file_read_dice(start->play.language.alphabet, options->dice, 0, &dice, fault)) {
        return false;
    }
    int side = side_of(dice.count);
    if (!side) {
        message_set(fault, "%s: %d dice; a board has " LANGUAGE_DICE_COUNTS, options->dice,
                    dice.count);
        return false;
    }
    if (options->size && options->size != side) {
        message_set(fault, "--size %d needs %d dice, but %s has %d", options->size,
                    options->size * options->size, options->dice, dice.count);
        return false;
    }
    int index = side - APP_SIZE_MIN;
    start->dice[index] = dice;
    start->has_dice[index] = true;
    start->sets[index] = NULL;
    start->size = side;
    return true;
}

/* --- the board --- */

/* Returns the side of the square board that a text of the wrong length is most likely to mean; 0 if
 * there is none of the game's sizes. */
static int nearest_side(const struct alphabet *alphabet, const char *text)
{
    int letters = 0;
    while (*text && letters < BOARD_CELLS_MAX) {
        size_t size = alphabet_letter_size(alphabet, text, strlen(text));
        letters += size > 0 || *text == '.';
        text += size > 0 ? size : 1;
    }
    for (int side = APP_SIZE_MIN; side <= APP_SIZE_MAX; side++) {
        if (letters <= side * (side + 1)) {
            return side;
        }
    }
    return 0;
}

/* Reads the board of the option. If there are too many letters, uses the first ones, with a notice,
 * like the custom board dialog; if too few, the fault is about a board of one of the game's sizes.
 */
static bool open_board(struct start *start, const struct options *options, struct message *fault)
{
    struct fault why;
    struct message notice = {.format = NULL};
    const struct alphabet *alphabet = start->play.language.alphabet;
    size_t length = strlen(options->board);
    enum status status = board_parse_in(alphabet, options->board, length, options->size,
                                        options->size, &start->board, &why);
    int side = options->size ? options->size : nearest_side(alphabet, options->board);
    if (status == STATUS_RANGE && side > 0 && length < BOARD_TEXT_MAX) {
        status = board_parse_in(alphabet, options->board, length, side, side, &start->board, &why);
        while (status != STATUS_OK && --length > 0) {
            status =
                board_parse_in(alphabet, options->board, length, side, side, &start->board, NULL);
        }
        message_set(&notice,
                    N_("A %d × %d board has %d dice: the letters after them are left out."), side,
                    side, side * side);
    }
    if (status != STATUS_OK) {
        fault_describe(&why, "--board", fault);
        return false;
    }
    give_notice(start, &notice);
    start->has_board = true;
    return true;
}

/* Formats the reason with the code in front. */
static void refuse_code(const struct options *options, const struct fault *why,
                        struct message *fault)
{
    char name[64];
    (void)snprintf(name, sizeof name, "--code %.40s", options->code);
    fault_describe(why, name, fault);
}

static bool open_code(struct start *start, const struct options *options, const struct paths *paths,
                      struct message *fault)
{
    struct fault why;
    struct board_code named;
    const char *text = options->code;
    const struct alphabet *alphabet = start->play.language.alphabet;
    enum status status = deal_read_code(text, strlen(text), &named, &why);
    if (status == STATUS_OK && !options->dice && !named.set && !named.language[0]) {
        message_set(fault, "--code: this board was dealt from other dice; give their file with "
                           "--dice");
        return false;
    }
    if (status == STATUS_OK && !options->dice) {
        status = languages_deal(paths, text, alphabet, &start->board, &why);
    } else if (status == STATUS_OK) {
        status = deal_from_code(text, strlen(text), &start->dice[start->size - APP_SIZE_MIN],
                                &start->board, &why);
        status =
            status == STATUS_OK ? board_change_alphabet(&start->board, alphabet, &why) : status;
    }
    if (status != STATUS_OK) {
        refuse_code(options, &why, fault);
        return false;
    }
    memcpy(start->code, named.text, sizeof start->code);
    start->has_board = true;
    return true;
}

/* Checks that the requested puzzle can be made. The app deals it again from the same words. */
static bool try_puzzle(struct start *start, const struct options *options, struct message *fault)
{
    struct scrambler_source *source = NULL;
    struct scrambler_puzzle puzzle;
    struct fault why = {.status = STATUS_NO_MEMORY};
    enum status status =
        scrambler_source_new(&start->words.lexicon, SCRAMBLER_COMMON_TIER, false, &source);
    if (status == STATUS_OK && options->code) {
        status =
            scrambler_puzzle_from_code(options->code, strlen(options->code), source, &puzzle, &why);
    } else if (status == STATUS_OK) {
        status = scrambler_source_fills(source, options->size ? options->size : APP_SIZE_MIN, &why);
    }
    scrambler_source_free(source);
    if (status == STATUS_OK) {
        return true;
    }
    if (options->code) {
        refuse_code(options, &why, fault);
    } else {
        fault_describe(&why, "--scrambler", fault);
    }
    return false;
}

/* Selects the size of a given board for the next round, unless --size is given. */
static void choose_size(struct start *start, const struct options *options)
{
    if (start->has_board && start->board.rows == start->board.columns &&
        side_of(board_cell_count(&start->board))) {
        start->size = start->board.rows;
    }
    if (options->size && !options->scrambler) {
        start->size = options->size;
    }
}

bool start_load(struct start *start, const struct options *options, const struct paths *paths,
                struct message *fault)
{
    memset(start, 0, sizeof *start);
    start->paths = paths;
    start->size = APP_SIZE_MIN;
    choose_simd(start);
    if (options->data && !paths_make_data(options->data, fault)) {
        return false;
    }
    enum status status = open_store(start, paths);
    if (status != STATUS_OK) {
        *fault = (struct message){.format = status_text(status)};
        return false;
    }
    ask_languages(start->system_languages, sizeof start->system_languages);
    desktop_user(start->user_name, sizeof start->user_name);
    texts_open(&start->texts, paths);
    if (!open_played(start, options, paths, fault)) {
        start_deinit(start);
        return false;
    }
    take_dice(start);
    struct message notice = {.format = NULL};
    (void)paths_read_records(paths, &start->records, &notice);
    give_notice(start, &notice);
    if ((options->dice && !open_own_dice(start, options, fault)) ||
        (options->board && !open_board(start, options, fault)) ||
        (options->code && !options->scrambler && !open_code(start, options, paths, fault))) {
        start_deinit(start);
        return false;
    }
    start->link = options->link;
    choose_size(start, options);
    if (options->scrambler && !try_puzzle(start, options, fault)) {
        start_deinit(start);
        return false;
    }
    return true;
}

/* --- the app --- */

static int text_width(void *context, enum font_weight weight, int size, const char *text)
{
    return fonts_width(context, weight, size, text);
}

static struct app_date day_of(void *context, long long unix_seconds)
{
    (void)context;
    struct tm local;
    if (!machine_local_time(unix_seconds, &local)) {
        memset(&local, 0, sizeof local);
    }
    return (struct app_date){.year = local.tm_year + 1900,
                             .month = local.tm_mon + 1,
                             .day = local.tm_mday,
                             .minute = local.tm_hour * 60 + local.tm_min,
                             .unix_seconds = unix_seconds};
}

static struct app_date today(void *context)
{
    return day_of(context, (long long)time(NULL));
}

static enum status deal_board(const void *context, const char *code,
                              const struct alphabet *alphabet, struct board *board,
                              struct fault *fault)
{
    return languages_deal(context, code, alphabet, board, fault);
}

/* Returns a seed: not secret, only different each time. Tests fix it. */
static uint64_t make_seed(void)
{
    uint64_t seed;
    const char *wanted = getenv("TROUNCE_SEED");
    if (wanted && *wanted) {
        return strtoull(wanted, NULL, 10);
    }
    if (!machine_seed(&seed)) {
        seed = (uint64_t)time(NULL) << 20 ^ (uint64_t)machine_now_ms();
    }
    return seed;
}

enum status start_open_app(const struct options *options, const struct start *start,
                           struct fonts *fonts, enum theme_id system_theme,
                           const struct input *size, struct app **app)
{
    struct app_config config = {
        .lexicon = &start->words.lexicon,
        .simd = start->simd,
        .glosses = start->play.language.glosses,
        .records = &start->records,
        .metrics = {text_width, fonts},
        .calendar = {.today = today, .day_of = day_of},
        .dealer = {deal_board, start->paths},
        .store = start->store,
        .seed = make_seed(),
        .width = size->x,
        .height = size->y,
        .density = size->density,
        .size = start->size,
        .rules = options->rules,
        .mode = options->mode,
        .level = options->level,
        .time_ms = options->time_ms,
        .richness = options->richness,
        .theme = options->theme,
        .system_theme = system_theme,
        .given = options->given | (options->dice ? 1u << SETTING_SIZE : 0) |
                 (start->is_play_given ? 1u << SETTING_PLAYED : 0),
        .played = &start->play.language,
        .played_languages = start->played,
        .played_count = start->played_count,
        .lexicon_path = start->lexicon_path,
        .languages = start->texts.languages,
        .language_count = start->texts.count,
        .system_languages = start->system_languages,
        .first_weekday = machine_first_weekday(),
        .muted = options->mute,
        .reduced_motion = page_is_calm(),
        .speech = options->speech,
        .lists = page_is_there(),
        .can_share = page_can_share(),
        .is_touch = page_is_touch(),
        .reports_copy = page_is_there(),
        .is_saving_dear = page_is_there(),
        .daily = options->daily,
        .scrambler = options->scrambler,
        .any_jumble = options->any_jumble,
        .scrambler_size = options->scrambler ? options->size : 0,
        .scrambler_code = options->scrambler ? options->code : NULL,
        .board = start->has_board ? &start->board : NULL,
        .code = start->code,
        .link = start->link,
        .welcome = !options->exercise && !getenv("TROUNCE_LOG"), /* tests skip the welcome */
        .ends_by_enter = options->exercise,
        .user_name = start->user_name,
        .has_links = options->web_address[0] != '\0',
        .notice = &start->notice,
    };
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        config.dice[i] = start->has_dice[i] ? &start->dice[i] : NULL;
        config.sets[i] = start->sets[i];
    }
    return app_new(&config, app);
}

bool start_follows_system(const struct start *start, const struct options *options)
{
    struct settings settings;
    char text[SETTING_TEXT_MAX];
    settings_default(&settings);
    settings.theme = options->theme;
    if (!(options->given & 1u << SETTING_THEME) &&
        store_get_setting(start->store, setting_key(SETTING_THEME), text, sizeof text) ==
            STATUS_OK) {
        (void)setting_read(&settings, SETTING_THEME, text);
    }
    return settings.theme == THEME_SYSTEM;
}

void start_deinit(struct start *start)
{
    words_close(&start->words);
    languages_close(&start->play);
    texts_close(&start->texts);
    store_close(start->store);
}
