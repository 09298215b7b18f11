/* SPDX-License-Identifier: MIT */
/*
 * The table of scoring rules.
 */
#include "trounce/scoring.h"

#include "trounce/status.h"

#include <stddef.h>
#include <string.h>

/* The maximum cells of a small board; some rules accept shorter words there. */
#define SMALL_BOARD_CELLS 16

#define POINTS_LETTERS 8

struct scoring {
    const char *name;
    const char *title;
    const char *hint_small; /* on small boards, if it differs there */
    const char *hint;
    int least_small; /* letters */
    int least;
    int top;                        /* see scoring_top_letters */
    int points[POINTS_LETTERS + 1]; /* by letters */
    int further;                    /* points for each letter past POINTS_LETTERS */
};

static const struct scoring table[RULES_COUNT] = {
    [RULES_FOUR] =
        {
            .name = "four",
            .title = N_("Four and up"),
            .hint = N_("Words of four letters or more; a point for the word and one for each "
                       "letter past the fourth."),
            .least_small = 4,
            .least = 4,
            .points = {[4] = 1, [5] = 2, [6] = 3, [7] = 4, [8] = 5},
            .further = 1,
        },
    [RULES_CLASSIC] =
        {
            .name = "classic",
            .title = N_("Classic"),
            .hint_small = N_("Words of three letters or more: 1 point for three or four letters, "
                             "then 2, 3, 5, and 11 for eight or more."),
            .hint = N_("Words of four letters or more: 1 point for four letters, then 2, 3, 5, "
                       "and 11 for eight or more."),
            .least_small = 3,
            .least = 4,
            .top = 8,
            .points = {[3] = 1, [4] = 1, [5] = 2, [6] = 3, [7] = 5, [8] = 11},
        },
    [RULES_PLAIN] =
        {
            .name = "plain",
            .title = N_("Plain"),
            .hint = N_("Words of two letters or more; each word is one point."),
            .least_small = 2,
            .least = 2,
            .points = {[2] = 1, [3] = 1, [4] = 1, [5] = 1, [6] = 1, [7] = 1, [8] = 1},
        },
    [RULES_ANY] =
        {
            .name = "any",
            .title = N_("Any length"),
            .hint = N_("Words of any length; each word is one point."),
            .least_small = 1,
            .least = 1,
            .points = {[1] = 1, [2] = 1, [3] = 1, [4] = 1, [5] = 1, [6] = 1, [7] = 1, [8] = 1},
        },
};

static const struct scoring *row(enum rules rules)
{
    return &table[rules];
}

int scoring_min_letters(enum rules rules, int cell_count)
{
    return cell_count <= SMALL_BOARD_CELLS ? row(rules)->least_small : row(rules)->least;
}

int scoring_least_letters(enum rules rules)
{
    return row(rules)->least_small;
}

int scoring_points(enum rules rules, int cell_count, int letters)
{
    const struct scoring *scoring = row(rules);
    if (letters < scoring_min_letters(rules, cell_count)) {
        return 0;
    }
    return letters <= POINTS_LETTERS
               ? scoring->points[letters]
               : scoring->points[POINTS_LETTERS] + (letters - POINTS_LETTERS) * scoring->further;
}

int scoring_top_letters(enum rules rules)
{
    return row(rules)->top;
}

const char *scoring_name(enum rules rules)
{
    return row(rules)->name;
}

const char *scoring_title(enum rules rules)
{
    return row(rules)->title;
}

const char *scoring_hint(enum rules rules, int cell_count)
{
    const char *small = row(rules)->hint_small;
    return small && cell_count <= SMALL_BOARD_CELLS ? small : row(rules)->hint;
}

bool scoring_from_name(const char *name, enum rules *rules)
{
    for (int i = 0; i < RULES_COUNT; i++) {
        if (strcmp(table[i].name, name) == 0) {
            *rules = (enum rules)i;
            return true;
        }
    }
    return false;
}
