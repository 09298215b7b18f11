/* SPDX-License-Identifier: MIT */
/*
 * What the player's and the computer's turn have in common on the screen: the bar on top, the line
 * under the board. Leaves what their buttons do to the two screens.
 */
#ifndef APP_PLAY_H
#define APP_PLAY_H

#include "desk.h"
#include "score_panel.h"
#include "scroll.h"

/* Ids of the buttons that both screens show; their own begin at PLAY_ID_OWN. */
enum { PLAY_ID_MENU = 1, PLAY_ID_SOUND, PLAY_ID_OWN };

/* The menu, the title, the sound switch. */
void play_draw_top(const struct desk *desk, struct ui *ui, const struct play_layout *at,
                   const char *title, struct color color);

/* The clock: a bar and the `left` milliseconds, or that there is no limit. */
void play_draw_clock(const struct desk *desk, struct ui *ui, struct rect area, long left);

/* A word in large letters with something behind it, both in the middle of `area`. */
struct word_line {
    const char *word;
    struct color color;
    const char *chip;    /* in a box of the player's colour; NULL: none */
    const char *comment; /* dim; NULL: none */
};

void play_draw_word(struct ui *ui, struct rect area, const struct word_line *line);

/* A message with an icon in the middle of `area`. */
void play_draw_message(struct ui *ui, struct rect area, enum icon icon, struct color color,
                       const char *text);

/* The panel of a side as it is at rest: whose it is, the score, nothing moving. */
struct score_panel play_panel(const struct desk *desk, enum finder_side side);

/* The wheel turns over one of the lists. */
void play_scroll(const struct desk *desk, struct scroll *scroll, int wheel);

/* The pointer on the bar of the list in the panel `area`; false: it has nothing to do with it. */
bool play_drag(const struct desk *desk, struct scroll *scroll, struct rect area,
               const struct input *input);

#endif
