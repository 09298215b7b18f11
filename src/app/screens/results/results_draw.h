/* SPDX-License-Identifier: MIT */
/*
 * Drawing the results, and what its files share. Leaves input to
 * screen_results.c.
 */
#ifndef APP_RESULTS_DRAW_H
#define APP_RESULTS_DRAW_H

#include "results_layout.h"

void results_draw(void *self, const struct desk *desk, struct ui *ui);

/* --- results_places.c --- */

/* What a list shows, in its own pixels from its top. */
enum place_kind {
    PLACE_NEWS,  /* `index`: of the news */
    PLACE_TITLE, /* of a section; `index`: of its first word */
    PLACE_GROUP, /* the heading of a group; `index`: of its first word */
    PLACE_WORD
};

struct result_place {
    enum place_kind kind;
    size_t index;
    int count; /* of words in the section or group */
    struct rect rect;
};

/* Called for each place from the top; returning false ends it. */
typedef bool result_visitor(void *context, const struct result_place *place);

/* Lays list `pane` out in `width` px and visits its places; returns its height in px. */
int results_layout_list(const struct results *results, const struct desk *desk, const struct ui *ui,
                        int pane, int width, result_visitor *visit, void *context);

/* Whose words list `pane` has where two players share the results. */
enum finder_side results_side_of(const struct results *results, const struct desk *desk, int pane);

/* Do sections have titles, with what is shown now? */
bool results_has_titles(const struct results *results, const struct desk *desk);

/* Are the two words in one group: of one section, and as long, or both of the lengths that bring
 * the most? */
bool results_same_group(const struct results *results, const struct desk *desk, size_t a, size_t b);

/* How news in a list are written. */
struct text_style results_news_style(const struct ui *ui);

/* --- results_detail.c --- */

void results_draw_detail(struct results *results, const struct desk *desk, struct ui *ui,
                         struct rect area);

/* --- results_panes.c --- */

/* Draws the list or lists, and what stands over and under them. */
void results_draw_panes(struct results *results, const struct desk *desk, struct ui *ui);

/* How the field looks. */
struct field_look results_find_look(const struct results *results);

/* The index of the word at a point of the window; -1: none. */
long results_word_at(const struct results *results, const struct desk *desk, const struct ui *ui,
                     int x, int y);

/* Scrolls list `pane` to `at`, within its ends. */
void results_scroll_to(struct results *results, struct desk *desk, int pane, long at);

/* Shows only words through a die, or, if it did so already, all again. */
void results_filter_die(struct results *results, int cell);

/* --- results_words.c --- */

/* Draws a word as its finder's; in the list of one of two players, with what it brought there. */
void results_draw_word(const struct results *results, const struct desk *desk, struct ui *ui,
                       struct rect rect, size_t index);
void results_draw_row(const struct results *results, const struct desk *desk, struct ui *ui,
                      enum finder_side side, struct rect rect, size_t index);

/* Whose words are in which colour. */
void results_draw_legend(const struct results *results, const struct desk *desk, struct ui *ui,
                         struct rect area);

/* --- results_keys.c --- */

/* An arrow, Enter or Space on a list or on the board; false: it means something else here. */
bool results_key(struct results *results, struct desk *desk, enum key key);

/* The list that the keyboard is on, or the first. */
int results_pane_of_focus(const struct desk *desk);

/* --- results_verdict.c --- */

/* Is there a rival, and a score to lead with; was it a win over the merciless computer? */
bool results_have_rival(const struct desk *desk);
bool results_have_score(const struct desk *desk);
bool results_are_feast(const struct desk *desk);

/* A headline for a score against another: a win by one is told otherwise than one by far. */
const char *results_margin_text(long yours, long rivals);

/* Who won; and a sentence about it. */
void results_write_headline(const struct desk *desk, char *text, size_t size);
void results_write_sentence(const struct results *results, const struct desk *desk, char *text,
                            size_t size);

/* Fills in `news`, once the words are collected. */
void results_find_news(struct results *results, const struct desk *desk);

/* A short text about the round, to be pasted. Returns `text`. */
char *results_summary(const struct results *results, const struct desk *desk,
                      char text[COPY_TEXT_MAX]);

/* --- results_show.c --- */

/* Begins it for a fresh round; any input ends it. */
void results_celebrate(struct results *results, struct desk *desk);
void results_end_show(struct results *results);
void results_advance(void *self, struct desk *desk, long elapsed_ms);
long results_wait_ms(const void *self, const struct desk *desk);

/* How full a star is now, 0..1000. */
int results_star_milli(const struct results *results, const struct desk *desk, int star);

/* The light that passes over the figure, which is written from the left end of its place. */
void results_draw_shimmer(const struct results *results, const struct desk *desk, struct ui *ui,
                          struct rect figure, const struct text_style *style, const char *text);

/* How the dice lie while they jump. */
void results_pose_dice(const struct results *results, const struct board_view *view,
                       struct tile_pose poses[BOARD_CELLS_MAX]);

void results_draw_feast(struct results *results, const struct desk *desk, struct ui *ui);

#endif
