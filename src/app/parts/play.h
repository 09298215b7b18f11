/* SPDX-License-Identifier: MIT */
/*
 * What the player's and the computer's turn share on the screen: the bar on top, the line under the
 * board, and what a phone has in place of panels.
 */
#ifndef APP_PLAY_H
#define APP_PLAY_H

#include "game_state.h"
#include "play_layout.h"
#include "score_panel.h"
#include "scroll.h"

/* Ids of the shared buttons; those of a screen start at PLAY_ID_OWN. In How to play, the first goes
 * back. */
enum { PLAY_ID_MENU = 1, PLAY_ID_SOUND, PLAY_ID_BOARD, PLAY_ID_OWN };

/* Returns the title of the round, unless it says more than that; "Trounce" for the usual one. */
const char *play_title(const struct game *game);

/* Returns the theme of the round: a rival that is a ghost has the colours of a second player. */
struct theme play_theme(const struct game *game, const struct theme *theme);

/* Draws the menu button with this icon, the title and the sound button. */
void play_draw_top(const struct game *game, struct ui *ui, const struct play_layout *at,
                   enum icon menu, const char *title, struct color color);

/* A word in large letters followed by a chip or comment, both centred in `area`. */
struct word_line {
    const char *word;
    struct color color;
    const char *chip;    /* in a box of the player's colour, or green if `is_good`; NULL: none */
    const char *comment; /* dim; NULL: none */
    bool is_good;        /* the verdict on a word that counts: with a tick */
};

void play_draw_word(struct ui *ui, struct rect area, const struct word_line *line);

/* Draws a message with an icon, centred in `area`. */
void play_draw_message(struct ui *ui, struct rect area, enum icon icon, struct color color,
                       const char *text);

/* Returns the panel of a side at rest: name and score, nothing moving. */
struct score_panel play_panel(const struct game *game, enum side side);

/* Draws the scores of LAYOUT_COLUMN: those of a player and of the rival, or up to three. Returns
 * the room between what stands at the left and the right. */
struct rect play_draw_scores(struct ui *ui, struct rect area, const struct score_panel *panels,
                             int count);

/* Sets the middle of the player's score there. */
void play_scores_figure(const struct ui *ui, struct rect area, int *x, int *y);

/* Draws the last words of a player in a line, newest first, as many as find room. */
void play_draw_strip(struct ui *ui, struct rect area, const struct score_panel *panel);

/* A rival is in a mood for so long after a word of so many letters. */
#define PLAY_LONG_WORD 6
#define PLAY_MOOD_MS   1000

#define PLAY_WHEEL 60 /* units that a notch of the wheel scrolls a list */

/* Handles the scroll bar of a list, and the wheel if the pointer is in its panel `area`. Returns
 * whether the input was for it. */
bool play_scroll(const struct game *game, struct scroll *scroll, struct rect area,
                 const struct input *input);

#endif
