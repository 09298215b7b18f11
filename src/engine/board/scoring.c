/* SPDX-License-Identifier: MIT */
/*
 * The three sets of scoring rules. Leaves words and boards to others.
 */
#include "trounce/scoring.h"

#include <assert.h>
#include <string.h>

/* The maximum cells of a small board, where three letters count by the classic rules. */
#define SMALL_BOARD_CELLS 16

static const char *const names[RULES_COUNT] = {
    [RULES_FOUR] = "four",
    [RULES_CLASSIC] = "classic",
    [RULES_PLAIN] = "plain",
};

int scoring_min_letters(enum rules rules, int cell_count)
{
    assert(rules < RULES_COUNT);
    switch (rules) {
    case RULES_FOUR:
        return 4;
    case RULES_CLASSIC:
        return cell_count <= SMALL_BOARD_CELLS ? 3 : 4;
    case RULES_PLAIN:
        return 2;
    case RULES_COUNT:
        break;
    }
    return 0;
}

static int classic_points(int letters)
{
    static const int points[] = {[3] = 1, [4] = 1, [5] = 2, [6] = 3, [7] = 5, [8] = 11};
    return points[letters < 8 ? letters : 8];
}

int scoring_points(enum rules rules, int cell_count, int letters)
{
    if (letters < scoring_min_letters(rules, cell_count)) {
        return 0;
    }
    switch (rules) {
    case RULES_FOUR:
        return letters - 3;
    case RULES_CLASSIC:
        return classic_points(letters);
    case RULES_PLAIN:
        return 1;
    case RULES_COUNT:
        break;
    }
    return 0;
}

const char *scoring_name(enum rules rules)
{
    assert(rules < RULES_COUNT);
    return names[rules];
}

bool scoring_from_name(const char *name, enum rules *rules)
{
    for (int i = 0; i < RULES_COUNT; i++) {
        if (strcmp(names[i], name) == 0) {
            *rules = (enum rules)i;
            return true;
        }
    }
    return false;
}
