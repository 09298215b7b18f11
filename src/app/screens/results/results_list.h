/* SPDX-License-Identifier: MIT */
/*
 * The words of a finished round: who found which, filters, and where each stands in the list.
 * Leaves drawing to results_draw.c and input to screen_results.c.
 */
#ifndef APP_RESULTS_LIST_H
#define APP_RESULTS_LIST_H

#include "state.h"

/* Solves the board and marks who found what. False when memory gave out. */
bool results_collect(struct app *app);

/* Was there nobody to play against? */
bool results_are_solo(const struct app *app);

/* Does the word pass the filter, the field and the chosen die? */
bool results_passes(const struct app *app, size_t index);

/* The filters that make sense for this round, in their order; returns how many. */
int results_filters(const struct app *app, enum result_filter filters[FILTER_COUNT]);

/* The letters of a word in capitals into `text`; returns `text`. */
char *results_word(const struct app *app, size_t index, char text[WORD_TEXT_MAX]);

/* The same as it is, in lower case; its length, its points, its way over the board. */
const char *results_text(const struct app *app, size_t index);
int results_letters(const struct app *app, size_t index);
int results_points(const struct app *app, size_t index);
void results_path(const struct app *app, size_t index, struct path *path);

/* Is it marked offensive? */
bool results_is_offensive(const struct app *app, size_t index);

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
int results_layout_list(const struct app *app, const struct ui *ui, int width,
                        result_visitor *visit, void *context);

/* Is the word in one of the groups that stand above the others: those of the common words that the
 * player missed? Not where they are all that is shown, or where nobody knows which are common. */
bool results_comes_first(const struct app *app, size_t index);

/* Are the two words in one group: as long, or both of the lengths that bring the most, and both
 * among those that come first or neither? */
bool results_same_group(const struct app *app, size_t a, size_t b);

/* What all words of the board bring together. */
long results_all_points(const struct app *app);

/* A short text about the round, to be pasted. Returns `text`. */
char *results_summary(const struct app *app, char text[COPY_TEXT_MAX]);

#endif
