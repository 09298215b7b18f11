/* SPDX-License-Identifier: MIT */
/*
 * The panel of a player beside the board: name, score, words. Leaves input to the screens.
 */
#ifndef APP_SCORE_PANEL_H
#define APP_SCORE_PANEL_H

#include "scroll.h"
#include "trounce/round.h"
#include "widgets.h"

struct score_panel {
    const struct round *round;
    enum finder_side side;
    const char *name;                  /* of the player */
    const struct spellings *spellings; /* of the words; NULL: they stand in their letters */
    const char *remark;                /* dim, behind it; NULL: none */
    long score;                        /* as shown: it may still be counting up */
    bool is_empty;                     /* nobody plays on this side: no score, the message alone */
    bool no_points;                    /* nothing is counted but the words: practice */
    bool hides_words;    /* they are squares, one a letter: the computer's words in a race */
    bool lights_newest;  /* of the squares */
    long turned_ms;      /* since the squares began to turn over, newest first; 0: they lie */
    const char *message; /* instead of words while there are none; NULL: nothing */
    int slide_milli;     /* how far the newest word has slid in, 0..1000 */
    bool hide_newest;    /* it is still on its way */
    bool blink;          /* the word at blink_index is lit */
    size_t blink_index;
    int scroll; /* px, 0: the newest word is at the top */
};

/* The colour of a side's name and words. */
struct color score_panel_color(const struct theme *theme, enum finder_side side);

/* The squares of the words that are seen have turned over after so long. */
#define SCORE_PANEL_TURN_MS 1600

/* Draws the panel into `area`, and the bar of `scroll`, which learns how high the list is; NULL:
 * it cannot be scrolled. */
void score_panel_draw(struct ui *ui, struct rect area, const struct score_panel *panel,
                      struct scroll *scroll);

/* The place of the words in a panel, of what stands there where nobody plays, and of the bar beside
 * the words. */
struct rect score_panel_list(const struct layout *layout, struct rect area);
struct rect score_panel_room(const struct layout *layout, struct rect area);
struct rect score_panel_bar(const struct layout *layout, struct rect area);

/* The word whose row holds the point, and that row; false when there is none. `panel` as it was
 * drawn into `area`. */
bool score_panel_word_at(const struct layout *layout, struct rect area,
                         const struct score_panel *panel, int x, int y, size_t *index,
                         struct rect *row);

/* Where the newest word stands in it: the left end of its row, in its middle. */
void score_panel_newest(const struct ui *ui, struct rect area, int *x, int *y);

/* How far to scroll so that a word is seen. */
int score_panel_scroll_to(const struct layout *layout, struct rect area, const struct round *round,
                          enum finder_side side, size_t index, int scroll);

#endif
