/* SPDX-License-Identifier: MIT */
/*
 * Levels of boards and bands of levels. Leaves the numbers to richness_table.c, which is written by
 * `richness --table`.
 */
#include "trounce/richness.h"

#include "richness_table.h"

#include "trounce/utf8.h"

#include <assert.h>
#include <limits.h>
#include <stddef.h>
#include <string.h>

/* The levels where bands begin, and where the lean one ends. */
#define LEVEL_LEAN     5
#define LEVEL_LEAN_END 25
#define LEVEL_RICH     75
#define LEVEL_FEAST    95

static const char *const names[RICHNESS_COUNT] = {
    [RICHNESS_LEAN] = "lean",   [RICHNESS_FAIR] = "fair", [RICHNESS_RICH] = "rich",
    [RICHNESS_FEAST] = "feast", [RICHNESS_ANY] = "any",
};

const char *richness_name(enum richness richness)
{
    assert(richness < RICHNESS_COUNT);
    return names[richness];
}

bool richness_from_name(const char *name, enum richness *richness)
{
    for (int i = 0; i < RICHNESS_COUNT; i++) {
        if (strcmp(names[i], name) == 0) {
            *richness = (enum richness)i;
            return true;
        }
    }
    return false;
}

int richness_fair_least(int cell_count)
{
    return cell_count <= 9 ? 10 : cell_count <= 16 ? 25 : cell_count <= 25 ? 50 : 80;
}

/* The distribution for a dice set; NULL if it was never measured. It is one of common words, of
 * which none has only one letter. */
static const struct richness_spread *find_spread(const struct dice_set *set, enum rules rules)
{
    int count;
    rules = rules == RULES_ANY ? RULES_PLAIN : rules;
    if (set->language[0]) {
        const struct richness_spread *spread = set->spreads ? &set->spreads[rules] : NULL;
        return spread && spread->least[RICHNESS_LEVELS - 1] > 0 ? spread : NULL;
    }
    const struct richness_row *rows = richness_table(&count);
    for (int i = 0; i < count; i++) {
        if (rows[i].set == set->id && rows[i].rules == rules) {
            return &rows[i].spread;
        }
    }
    return NULL;
}

/* The distribution for these dice, or for the default English set closest in size; NULL if there is
 * none for the rules, or for so few dice, whose boards are far poorer than those of 16. */
static const struct richness_spread *nearest_spread(const struct dice *dice, enum rules rules)
{
    const struct dice_set *set = dice_set_of(dice);
    const struct richness_spread *spread = set ? find_spread(set, rules) : NULL;
    if (!spread && dice->count > 9) {
        set = dice_set_default(dice->count <= 16 ? 4 : dice->count <= 25 ? 5 : 6);
        spread = find_spread(set, rules);
    }
    return spread;
}

struct richness_band richness_band(enum richness richness, const struct dice *dice,
                                   enum rules rules)
{
    const struct richness_spread *spread = nearest_spread(dice, rules);
    const short *least = spread ? spread->least : NULL;
    switch (least || richness == RICHNESS_ANY ? richness : RICHNESS_FAIR) {
    case RICHNESS_LEAN:
        return (struct richness_band){least[LEVEL_LEAN], least[LEVEL_LEAN_END] - 1, false};
    case RICHNESS_FAIR:
        return (struct richness_band){richness_fair_least(dice->count), INT_MAX, true};
    case RICHNESS_RICH:
        return (struct richness_band){least[LEVEL_RICH], least[LEVEL_FEAST] - 1, true};
    case RICHNESS_FEAST:
        return (struct richness_band){least[LEVEL_FEAST], INT_MAX, true};
    case RICHNESS_ANY:
        return (struct richness_band){0, INT_MAX, false};
    case RICHNESS_COUNT:
        break;
    }
    return (struct richness_band){0};
}

int richness_level(const struct dice *dice, enum rules rules, int common_count)
{
    const struct dice_set *set = dice_set_of(dice);
    const struct richness_spread *spread = set ? find_spread(set, rules) : NULL;
    if (!spread) {
        return RICHNESS_LEVEL_NONE;
    }
    int level = RICHNESS_LEVELS - 1;
    while (level > 0 && spread->least[level] > common_count) {
        level--;
    }
    return level;
}

/* ---- from text ---- */

/* The text being parsed, and the current item. */
struct reading {
    const char *text;
    size_t size;
    size_t at;
    size_t line;
    const char *item;
    size_t length;
};

static bool is_gap(char byte)
{
    return utf8_is_blank(byte) || byte == '\n';
}

/* Advances to the next item; returns false at the end. */
static bool next_item(struct reading *reading)
{
    const char *text = reading->text;
    while (reading->at < reading->size && (is_gap(text[reading->at]) || text[reading->at] == '#')) {
        bool is_comment = text[reading->at] == '#';
        while (is_comment && reading->at < reading->size && text[reading->at] != '\n') {
            reading->at++;
        }
        if (reading->at < reading->size) {
            reading->line += text[reading->at++] == '\n';
        }
    }
    reading->item = text + reading->at;
    while (reading->at < reading->size && !is_gap(text[reading->at])) {
        reading->at++;
    }
    reading->length = (size_t)(text + reading->at - reading->item);
    return reading->length > 0;
}

/* The next item as a number of at most four digits; -1 if it is not one. */
static int next_number(struct reading *reading)
{
    int number = 0;
    if (!next_item(reading) || reading->length > 4) {
        return -1;
    }
    for (size_t i = 0; i < reading->length; i++) {
        if (reading->item[i] < '0' || reading->item[i] > '9') {
            return -1;
        }
        number = 10 * number + (reading->item[i] - '0');
    }
    return number;
}

/* Reads the next item as the name of rules. */
static bool next_rules(struct reading *reading, enum rules *rules)
{
    char name[16];
    if (!next_item(reading) || reading->length >= sizeof name) {
        return false;
    }
    memcpy(name, reading->item, reading->length);
    name[reading->length] = '\0';
    return scoring_from_name(name, rules);
}

/* Reads the levels of a spread; returns false unless they begin with 0 and never decrease. */
static bool read_spread(struct reading *reading, struct richness_spread *spread)
{
    int before = 0;
    for (int level = 0; level < RICHNESS_LEVELS; level++) {
        int least = next_number(reading);
        if (least < before || (level == 0 && least != 0)) {
            return false;
        }
        spread->least[level] = (short)least;
        before = least;
    }
    return true;
}

/* The dice of a language's set. */
static int cells_of(int index)
{
    return (LANGUAGE_SIDE_MIN + index) * (LANGUAGE_SIDE_MIN + index);
}

enum status richness_read(const char *text, size_t size, struct richness_table *table,
                          struct fault *fault)
{
    struct reading reading = {.text = text, .size = size, .line = 1};
    struct richness_table read = {0};
    bool is_read[LANGUAGE_DICE][RULES_COUNT] = {{false}};
    int count = 0;
    for (int dice; (dice = next_number(&reading)) >= 0 || reading.length > 0; count++) {
        int index = 0;
        enum rules rules;
        while (index < LANGUAGE_DICE && dice != cells_of(index)) {
            index++;
        }
        if (index == LANGUAGE_DICE || !next_rules(&reading, &rules) || is_read[index][rules] ||
            !read_spread(&reading, &read.spreads[index][rules])) {
            return fault_at_line(fault, STATUS_SYNTAX, reading.line, 0,
                                 "expected a number of dice (" LANGUAGE_DICE_COUNTS
                                 "), rules and %d word counts that never decrease",
                                 RICHNESS_LEVELS);
        }
        is_read[index][rules] = true;
    }
    if (count == 0) {
        return fault_whole(fault, STATUS_MISSING, "it has no distributions");
    }
    *table = read;
    return STATUS_OK;
}
