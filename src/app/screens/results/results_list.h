/* SPDX-License-Identifier: MIT */
/*
 * The words of a finished round: who found which, filters, and where each stands in the list.
 * Leaves drawing to results_draw.c and input to screen_results.c.
 */
#ifndef APP_RESULTS_LIST_H
#define APP_RESULTS_LIST_H

#include "anim.h"
#include "board_view.h"
#include "cursor.h"
#include "desk.h"
#include "field.h"
#include "scroll.h"

#include "trounce/deal.h"

/* Who found a word of the results. */
enum result_owner { OWNER_PLAYER, OWNER_COMPUTER, OWNER_NOBODY };

struct result_word {
    size_t index;                  /* in the solution, unless: */
    const struct round_word *kept; /* a word of the round that the lexicon of today lacks */
    enum result_owner owner;
    bool within_reach;
};

/* FILTER_RIVAL and FILTER_NOBODY are only offered where there can be such words. */
enum result_filter {
    FILTER_ALL,
    FILTER_PLAYER,
    FILTER_RIVAL,
    FILTER_NOBODY,
    FILTER_REACH,
    FILTER_COUNT
};

#define FIND_TEXT_MAX 24
#define COPY_TEXT_MAX 1024

struct results {
    struct board_view view;
    bool is_past;                    /* of a past round, opened from the list */
    const struct solution *solution; /* of the table; NULL: memory gave out */
    struct result_word *words;       /* those of the solution that may be shown, in its order */
    size_t word_count;
    size_t counts[FILTER_COUNT];
    int level; /* boards in a hundred that are poorer; RICHNESS_LEVEL_NONE */
    enum result_filter filter;
    struct field find;    /* in capitals */
    int through;          /* a cell, -1: any */
    struct cursor cursor; /* of the keyboard, on the board */
    struct anim feast;
    long selected; /* index in words, -1: none */
    long pointed;  /* the same, under the pointer */
    struct scroll scroll;
    char copy[COPY_TEXT_MAX];
};

/* Solves the board and marks who found what. False when memory gave out. */
bool results_collect(struct results *results, struct desk *desk);

/* Was there nobody to play against? */
bool results_are_solo(const struct desk *desk);

/* Does the word pass the filter, the field and the chosen die? */
bool results_passes(const struct results *results, size_t index);

/* The filters that make sense for this round, in their order; returns how many. */
int results_filters(const struct desk *desk, enum result_filter filters[FILTER_COUNT]);

/* The letters of a word in capitals into `text`; returns `text`. */
char *results_word(const struct results *results, size_t index, char text[WORD_TEXT_MAX]);

/* The same as it is, in lower case; its length, its points, its way over the board. */
const char *results_text(const struct results *results, size_t index);
int results_letters(const struct results *results, size_t index);
int results_points(const struct results *results, size_t index);
void results_path(const struct results *results, size_t index, struct path *path);

/* What the list shows, in its own pixels from its top: a heading or a word. */
struct result_place {
    bool is_heading;
    size_t index; /* of the word, or of the first word of the group */
    int count;    /* of words in the group, for a heading */
    struct rect rect;
};

/* Called for each place from the top; returning false ends it. */
typedef bool result_visitor(void *context, const struct result_place *place);

/* Lays the list out in `width` px and visits its places; returns its height in px. */
int results_layout_list(const struct results *results, const struct desk *desk, const struct ui *ui,
                        int width, result_visitor *visit, void *context);

/* Is the word in one of the groups that stand above the others: those of the common words that the
 * player missed? Not where they are all that is shown, or where nobody knows which are common. */
bool results_comes_first(const struct results *results, const struct desk *desk, size_t index);

/* Are the two words in one group: as long, or both of the lengths that bring the most, and both
 * among those that come first or neither? */
bool results_same_group(const struct results *results, const struct desk *desk, size_t a, size_t b);

/* What all words of the board bring together. */
long results_all_points(const struct results *results);

/* A short text about the round, to be pasted. Returns `text`. */
char *results_summary(const struct results *results, const struct desk *desk,
                      char text[COPY_TEXT_MAX]);

#endif
