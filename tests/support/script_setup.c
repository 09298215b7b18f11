/* SPDX-License-Identifier: MIT */
/*
 * The commands of scripts that configure the start of the app, and its store.
 */
#include "english.h"
#include "folder.h"
#include "script_command.h"

#include "date.h"

#include "trounce/daily.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* --- before the start --- */

static void do_size(struct script *script, const int *size)
{
    script->rig.config.width = size[0];
    script->rig.config.height = size[1];
}

static bool do_board(struct script *script, const char *text)
{
    struct fault fault = {0};
    return rig_set_board(&script->rig, text, &fault) ||
           script_fails(script, "no board: %s", english(&fault.detail));
}

static bool do_dice(struct script *script, const char *text)
{
    return (script_numbers(script, text, 1, &script->rig.config.size) &&
            script->rig.config.size >= APP_SIZE_MIN && script->rig.config.size <= APP_SIZE_MAX) ||
           script_fails(script, "4, 5 or 6");
}

static void do_daily(struct script *script)
{
    script->rig.config.daily = true;
}

static bool do_link(struct script *script, const char *text)
{
    static char link[256]; /* static: the app reads it when it starts */
    (void)snprintf(link, sizeof link, "%s", text);
    script->rig.config.link = link;
    return true;
}

static bool do_scrambler(struct script *script, const char *text)
{
    script->rig.config.scrambler = true;
    return (script_numbers(script, text, 1, &script->rig.config.scrambler_size) &&
            script->rig.config.scrambler_size >= SCRAMBLER_SIZE_MIN &&
            script->rig.config.scrambler_size <= SCRAMBLER_SIZE_MAX) ||
           script_fails(script, "3 to 9");
}

static bool do_scrambler_code(struct script *script, const char *text)
{
    static char code[32]; /* static: the app reads it when it starts */
    (void)snprintf(code, sizeof code, "%s", text);
    script->rig.config.scrambler = true;
    script->rig.config.scrambler_code = code;
    return true;
}

static bool do_code(struct script *script, const char *text)
{
    static char code[32]; /* static: the app copies it when it starts */
    (void)snprintf(code, sizeof code, "%s", text);
    script->rig.config.code = code;
    return true;
}

static bool do_rules(struct script *script, const char *text)
{
    return scoring_from_name(text, &script->rig.config.rules) ||
           script_fails(script, "no rules of this name: %s", text);
}

static void do_time(struct script *script, const int *seconds)
{
    script->rig.config.time_ms = 1000L * *seconds;
}

static bool do_rival(struct script *script, const char *text)
{
    return rival_from_name(text, &script->rig.config.level) ||
           script_fails(script, "no computer player of this name: %s", text);
}

static void do_solo(struct script *script)
{
    script->rig.config.mode = MODE_ALONE;
}

static bool do_mode(struct script *script, const char *text)
{
    return mode_from_name(text, &script->rig.config.mode) ||
           script_fails(script, "no way to play of this name: %s", text);
}

static void do_mute(struct script *script)
{
    script->rig.config.muted = true;
}

static void do_speech(struct script *script)
{
    script->rig.config.speech = true;
}

static void do_fingers(struct script *script)
{
    script->rig.is_finger = true;
}

static void do_quick(struct script *script)
{
    script->rig.is_quick = true;
}

static void do_reduced_motion(struct script *script)
{
    script->rig.config.reduced_motion = true;
}

static void do_seed(struct script *script, const int *seed)
{
    script->rig.config.seed = (uint64_t)*seed;
}

static bool do_theme(struct script *script, const char *text)
{
    static const char *const names[] = {"dark", "light", "contrast", "system", NULL};
    int theme = script_index_of(names, text);
    if (theme < 0) {
        return script_fails(script, "dark, light, contrast or system");
    }
    script->rig.config.theme = (enum theme_id)theme;
    return true;
}

static bool do_no_dice(struct script *script, const char *text)
{
    int size;
    if (!script_numbers(script, text, 1, &size) || size < APP_SIZE_MIN || size > APP_SIZE_MAX) {
        return script_fails(script, "4, 5 or 6");
    }
    script->rig.config.dice[size - APP_SIZE_MIN] = NULL;
    return true;
}

static void do_today(struct script *script, const int *date)
{
    struct daily_date day = {date[0], date[1], date[2]};
    script->rig.date = date_of_unix(86400LL * daily_number(&day) + 43200);
}

static bool do_words(struct script *script, const char *text)
{
    char path[LINE_MAX_BYTES];
    int line;
    script_beside(script, text, path, sizeof path);
    if (rig_add_words(&script->rig, path, &line)) {
        return true;
    }
    return line > 0 ? script_fails(script, "%s:%d: not a word", text, line)
                    : script_fails(script, "%s cannot be read", text);
}

static bool do_glosses(struct script *script, const char *text)
{
    char path[LINE_MAX_BYTES];
    int line;
    script_beside(script, text, path, sizeof path);
    return rig_add_glosses(&script->rig, path, &line) ||
           script_fails(script, "%s:%d: no gloss", text, line);
}

static bool do_word(struct script *script, const char *text)
{
    char list[LINE_MAX_BYTES];
    (void)snprintf(list, sizeof list, "%s", text);
    for (char *word = strtok(list, " "); word; word = strtok(NULL, " ")) {
        if (!rig_add_word(&script->rig, word, TIER_UNKNOWN, false)) {
            return script_fails(script, "not a word: %s", word);
        }
    }
    return true;
}

/* --- the store --- */

static bool do_store(struct script *script, const char *text)
{
    return (text[0] == '\0' || script_fails(script, "nothing may follow")) &&
           (rig_open_store(&script->rig, NULL) == STATUS_OK || script_fails(script, "no store"));
}

static bool do_store_file(struct script *script, const char *text)
{
    char path[128];
    (void)snprintf(script->folder, sizeof script->folder, "/tmp/trounce-script-XXXXXX");
    if (!mkdtemp(script->folder)) {
        script->folder[0] = '\0';
        return script_fails(script, "no folder for the store");
    }
    (void)snprintf(path, sizeof path, "%s/%s", script->folder, STORE_FILE_NAME);
    return (text[0] == '\0' || script_fails(script, "nothing may follow")) &&
           (rig_open_store(&script->rig, path) == STATUS_OK || script_fails(script, "no store"));
}

static bool do_break_store(struct script *script, const char *text)
{
    return (text[0] == '\0' || script_fails(script, "nothing may follow")) &&
           (rig_break_store(&script->rig) || script_fails(script, "only a file can be broken"));
}

void script_remove_store(struct script *script)
{
    if (script->folder[0]) {
        (void)remove_tree(script->folder);
    }
}

/* Parses "60 4 four novice 40": rounds, size, rules, opponent or solo, percent of the words found
 * by the end; a kind may follow, and "again" or "rated". */
static bool do_played(struct script *script, const char *text)
{
    char rules[16];
    char level[16];
    char kind[16] = "plain";
    char again[16] = "";
    int size;
    struct past_rounds past = {.seed = 1};
    int found = sscanf(text, "%ld %d %15s %15s %d %15s %15s", &past.count, &size, rules, level,
                       &past.percent, kind, again);
    bool is_solo = strcmp(level, "solo") == 0;
    past.mode = is_solo ? MODE_ALONE : MODE_TURNS;
    while (past.kind < ROUND_KIND_COUNT && strcmp(round_kind_name(past.kind), kind) != 0) {
        past.kind++;
    }
    past.rated = found == 7 && strcmp(again, "rated") == 0;
    bool is_good =
        found >= 5 && size >= APP_SIZE_MIN && size <= APP_SIZE_MAX &&
        scoring_from_name(rules, &past.rules) && (is_solo || rival_from_name(level, &past.level)) &&
        past.kind < ROUND_KIND_COUNT && (found < 7 || past.rated || strcmp(again, "again") == 0);
    if (!is_good || !script->rig.store) {
        return script_fails(
            script, "a store, and then: ROUNDS SIZE RULES LEVEL PERCENT [KIND [again | rated]]");
    }
    past.counts = (found < 7 || past.rated) && past.kind != ROUND_KIND_CUSTOM;
    return rig_play_past(&script->rig, size, &past) == STATUS_OK ||
           script_fails(script, "they cannot be played: %s",
                        english(store_trouble(script->rig.store)));
}

static bool do_restart(struct script *script, const char *text)
{
    if (rig_restart(&script->rig) != STATUS_OK) {
        return script_fails(script, "the app did not start");
    }
    rig_draw(&script->rig);
    return text[0] == '\0' || script_fails(script, "nothing may follow");
}

static bool do_start(struct script *script, const char *text)
{
    if (rig_open(&script->rig) != STATUS_OK) {
        return script_fails(script, "the app did not start");
    }
    rig_draw(&script->rig);
    return text[0] == '\0' || script_fails(script, "nothing may follow");
}

const struct script_command script_setup_commands[] = {
    {"size", BEFORE_START, .with_numbers = do_size, .count = 2},
    {"board", BEFORE_START, .with_text = do_board},
    {"dice", BEFORE_START, .with_text = do_dice},
    {"code", BEFORE_START, .with_text = do_code},
    {"daily", BEFORE_START, .alone = do_daily},
    {"link", BEFORE_START, .with_text = do_link},
    {"scrambler", BEFORE_START, .with_text = do_scrambler},
    {"scrambler-code", BEFORE_START, .with_text = do_scrambler_code},
    {"rules", BEFORE_START, .with_text = do_rules},
    {"time", BEFORE_START, .with_numbers = do_time, .count = 1},
    {"rival", BEFORE_START, .with_text = do_rival},
    {"solo", BEFORE_START, .alone = do_solo},
    {"way", BEFORE_START, .with_text = do_mode},
    {"mute", BEFORE_START, .alone = do_mute},
    {"speech", BEFORE_START, .alone = do_speech},
    {"fingers", BEFORE_START, .alone = do_fingers},
    {"quick", BEFORE_START, .alone = do_quick},
    {"reduced-motion", BEFORE_START, .alone = do_reduced_motion},
    {"seed", BEFORE_START, .with_numbers = do_seed, .count = 1},
    {"theme", BEFORE_START, .with_text = do_theme},
    {"no-dice", BEFORE_START, .with_text = do_no_dice},
    {"words", BEFORE_START, .with_text = do_words},
    {"glosses", BEFORE_START, .with_text = do_glosses},
    {"word", BEFORE_START, .with_text = do_word},
    {"store", BEFORE_START, .with_text = do_store},
    {"store-file", BEFORE_START, .with_text = do_store_file},
    {"played", BEFORE_START, .with_text = do_played},
    {"today", BEFORE_START, .with_numbers = do_today, .count = 3},
    {"start", BEFORE_START, .with_text = do_start},
    {"restart", AFTER_START, .with_text = do_restart},
    {"break-store", AFTER_START, .with_text = do_break_store},
    {"tomorrow", AFTER_START, .with_numbers = do_today, .count = 3},
    {0},
};
