/* SPDX-License-Identifier: MIT */
/*
 * Draws the results, and declares what the results files share. Leaves input to screen_results.c.
 */
#ifndef APP_RESULTS_DRAW_H
#define APP_RESULTS_DRAW_H

#include "results_layout.h"

void results_draw(void *self, const struct desk *desk, struct ui *ui);

/* --- results_places.c --- */

/* What a list contains, in pixels from its own top left. */
enum place_kind {
    PLACE_NEWS,  /* `index`: into the news */
    PLACE_TITLE, /* section title; `index`: its first word */
    PLACE_GROUP, /* group heading; `index`: its first word */
    PLACE_WORD
};

struct result_place {
    enum place_kind kind;
    size_t index;
    int count; /* words in the section or group */
    struct rect rect;
};

/* Called for each place from the top; return false to stop. */
typedef bool result_visitor(void *context, const struct result_place *place);

/* Lays out list `pane` in `width` px and visits its places; returns its height in px. */
int results_layout_list(const struct results *results, const struct desk *desk, const struct ui *ui,
                        int pane, int width, result_visitor *visit, void *context);

/* Returns whose words list `pane` has when two players share the results. */
enum side results_side_of(const struct results *results, const struct desk *desk, int pane);

/* Returns whether the sections shown have titles. */
bool results_has_titles(const struct results *results, const struct desk *desk);

/* Returns whether two words are in the same group: same section and length, or both long enough for
 * the highest points. */
bool results_same_group(const struct results *results, const struct desk *desk, size_t a, size_t b);

/* Returns the text style of news in a list. */
struct text_style results_news_style(const struct ui *ui);

/* --- results_detail.c --- */

void results_draw_detail(struct results *results, const struct desk *desk, struct ui *ui,
                         struct rect area);

/* --- results_panes.c --- */

/* Draws the list or lists, with what is above and below them. */
void results_draw_panes(struct results *results, const struct desk *desk, struct ui *ui);

/* Returns the look of the search field. */
struct field_look results_find_look(const struct results *results);

/* Returns the index of the word at a point of the window; -1 if there is none. */
long results_word_at(const struct results *results, const struct desk *desk, const struct ui *ui,
                     int x, int y);

/* Scrolls list `pane` to `at`, clamped to its ends. */
void results_scroll_to(struct results *results, struct desk *desk, int pane, long at);

/* Shows only words through a die; all words again if it already did. */
void results_filter_die(struct results *results, int cell);

/* --- results_words.c --- */

#define RESULTS_MARK 24 /* width of the tick or icon after a word */

/* Draw a word in its finder's colours; and, in the list of one of two players, with its points
 * there. */
void results_draw_word(const struct results *results, const struct desk *desk, struct ui *ui,
                       struct rect rect, size_t index);
void results_draw_row(const struct results *results, const struct desk *desk, struct ui *ui,
                      enum side side, struct rect rect, size_t index);

/* Draws the legend of whose words have which colour. */
void results_draw_legend(const struct results *results, const struct desk *desk, struct ui *ui,
                         struct rect area);

/* --- results_keys.c --- */

/* Handles an arrow, Enter or Space on a list or the board; returns false if the key is not used. */
bool results_key(struct results *results, struct desk *desk, enum key key);

/* Returns the list that has the keyboard focus, or the first. */
int results_pane_of_focus(const struct desk *desk);

/* --- results_verdict.c --- */

/* Return whether there is a rival, whether there is a score to show first, and whether this was a
 * win over the merciless computer. */
bool results_have_rival(const struct desk *desk);
bool results_have_score(const struct desk *desk);
bool results_are_feast(const struct desk *desk);

/* Returns a headline for a score against another, depending on the margin. */
const char *results_margin_text(long yours, long rivals);

/* Write who won, and a sentence about it. */
void results_write_headline(const struct desk *desk, char *text, size_t size);
void results_write_sentence(const struct results *results, const struct desk *desk, char *text,
                            size_t size);

/* Fills in `news` once the words are collected. */
void results_find_news(struct results *results, const struct desk *desk);

/* Writes a short text about the round, for pasting. Returns `text`. */
char *results_summary(const struct results *results, const struct desk *desk,
                      char text[COPY_TEXT_MAX]);

/* --- results_show.c --- */

/* results_celebrate starts the show for a fresh round; any input ends it. */
void results_celebrate(struct results *results, struct desk *desk);
void results_end_show(struct results *results);
void results_advance(void *self, struct desk *desk, long elapsed_ms);
long results_wait_ms(const void *self, const struct desk *desk);

/* Returns how full a star is now, 0..1000. */
int results_star_milli(const struct results *results, const struct desk *desk, int star);

/* Draws the light that passes over the figure, whose text begins at the left edge of `figure`. */
void results_draw_shimmer(const struct results *results, const struct desk *desk, struct ui *ui,
                          struct rect figure, const struct text_style *style, const char *text);

/* Poses the dice while they jump. */
void results_pose_dice(const struct results *results, const struct board_view *view,
                       struct tile_pose poses[BOARD_CELLS_MAX]);

void results_draw_feast(struct results *results, const struct desk *desk, struct ui *ui);

#endif
