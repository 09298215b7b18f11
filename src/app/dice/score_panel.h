/* SPDX-License-Identifier: MIT */
/*
 * The panel of a player beside the board: name, score, words. Leaves input to the screens.
 */
#ifndef APP_SCORE_PANEL_H
#define APP_SCORE_PANEL_H

#include "trounce/round.h"
#include "widgets.h"

struct score_panel {
    const struct round *round;
    enum finder_side side;
    long score;          /* as shown: it may still be counting up */
    const char *message; /* instead of words while there are none; NULL: nothing */
    int slide_milli;     /* how far the newest word has slid in, 0..1000 */
    bool hide_newest;    /* it is still on its way */
    bool blink;          /* the word at blink_index is lit */
    size_t blink_index;
    int scroll; /* px, 0: the newest word is at the top */
};

/* Draws the panel into `area`; returns how far it can be scrolled, px. */
int score_panel_draw(struct ui *ui, struct rect area, const struct score_panel *panel);

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
