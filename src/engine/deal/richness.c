/* SPDX-License-Identifier: MIT */
/*
 * Levels of boards and the bands between them. Leaves the numbers to richness_table.c, which
 * `richness --table` writes.
 */
#include "trounce/richness.h"

#include "richness_table.h"

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
    [RICHNESS_LEAN] = "lean",
    [RICHNESS_FAIR] = "fair",
    [RICHNESS_RICH] = "rich",
    [RICHNESS_FEAST] = "feast",
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
    return cell_count <= 16 ? 25 : cell_count <= 25 ? 50 : 80;
}

/* NULL: it was never measured how rich the boards of these dice of a language are. */
static const struct richness_spread *find_spread(const struct dice_set *set, enum rules rules)
{
    int count;
    if (set->language[0]) {
        return set->spreads ? &set->spreads[rules] : NULL;
    }
    const struct richness_spread *spreads = richness_table(&count);
    for (int i = 0; i < count; i++) {
        if (spreads[i].set == set->id && spreads[i].rules == rules) {
            return &spreads[i];
        }
    }
    return NULL;
}

/* The spread of these dice, or of the known set that is closest in size. */
static const struct richness_spread *nearest_spread(const struct dice *dice, enum rules rules)
{
    const struct dice_set *set = dice_set_of(dice);
    const struct richness_spread *spread = set ? find_spread(set, rules) : NULL;
    if (!spread) {
        set = dice_set_default(dice->count <= 16 ? 4 : dice->count <= 25 ? 5 : 6);
        spread = find_spread(set, rules);
    }
    assert(spread);
    return spread;
}

struct richness_band richness_band(enum richness richness, const struct dice *dice,
                                   enum rules rules)
{
    const short *least = nearest_spread(dice, rules)->least;
    switch (richness) {
    case RICHNESS_LEAN:
        return (struct richness_band){least[LEVEL_LEAN], least[LEVEL_LEAN_END] - 1, false};
    case RICHNESS_FAIR:
        return (struct richness_band){richness_fair_least(dice->count), INT_MAX, true};
    case RICHNESS_RICH:
        return (struct richness_band){least[LEVEL_RICH], least[LEVEL_FEAST] - 1, true};
    case RICHNESS_FEAST:
        return (struct richness_band){least[LEVEL_FEAST], INT_MAX, true};
    case RICHNESS_COUNT:
        break;
    }
    return (struct richness_band){0};
}

int richness_level(const struct dice *dice, enum rules rules, int common_count)
{
    const struct dice_set *set = dice_set_of(dice);
    if (!set) {
        return RICHNESS_LEVEL_NONE;
    }
    const struct richness_spread *spread = find_spread(set, rules);
    if (!spread) {
        return RICHNESS_LEVEL_NONE;
    }
    int level = RICHNESS_LEVELS - 1;
    while (level > 0 && spread->least[level] > common_count) {
        level--;
    }
    return level;
}
