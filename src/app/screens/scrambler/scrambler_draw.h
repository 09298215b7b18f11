/* SPDX-License-Identifier: MIT */
/*
 * Draws the Scrambler. Leaves game logic to screen_scrambler.c.
 */
#ifndef APP_SCRAMBLER_DRAW_H
#define APP_SCRAMBLER_DRAW_H

#include "scrambler_deal.h"

struct scrambler_layout {
    struct rect menu, name, sound; /* at the top */
    struct rect hint;              /* the line between them */
    struct rect board;             /* the tray and its arrows */
    struct rect words, moves;      /* the panels */
    struct rect left_buttons;      /* undo, restart */
    struct rect middle_buttons;    /* a move, the solution */
    struct rect right_buttons;     /* a new puzzle */
};

struct scrambler_layout scrambler_layout(const struct layout *layout);

enum {
    SCRAMBLER_ID_HOME = 1,
    SCRAMBLER_ID_SOUND,
    SCRAMBLER_ID_UNDO,
    SCRAMBLER_ID_RESTART,
    SCRAMBLER_ID_MOVE,
    SCRAMBLER_ID_SOLUTION,
    SCRAMBLER_ID_NEW,
    SCRAMBLER_ID_FEWER, /* moves the next puzzle is scrambled in: the level below */
    SCRAMBLER_ID_MORE,
    SCRAMBLER_ID_LEVEL, /* a stop for its tip; pressing it does nothing */
    SCRAMBLER_ID_SIZE,  /* one id per size */
    SCRAMBLER_ID_GRID = SCRAMBLER_ID_SIZE + SCRAMBLER_SIZE_MAX, /* keyboard cursor */
    SCRAMBLER_ID_ARROW,                                         /* 4 ids per line */
};

/* "4 × 4: 12 solved, best time 0:41, fewest extra moves 0"; returns `text`. */
#define SCRAMBLER_FIGURES_MAX 120
char *scrambler_write_figures(const struct scrambler_screen *scrambler, int size,
                              char text[SCRAMBLER_FIGURES_MAX]);

void scrambler_draw(void *self, const struct desk *desk, struct ui *ui);

/* Draws the words to find inside their panel; those at home have a tick. */
void scrambler_draw_words(const struct scrambler_screen *scrambler, const struct desk *desk,
                          struct ui *ui, struct rect area);

/* Lays out the grid in its current place. */
void scrambler_place(const struct scrambler_screen *scrambler, const struct desk *desk,
                     struct scrambler_view *view);

/* Returns the move that releasing the drag now would make; its shift is 0 if nothing is dragged or
 * the line is near its place. `*rest` (may be NULL) is how far the line then is from its new place,
 * in px. */
struct scrambler_move scrambler_hand_move(const struct scrambler_screen *scrambler, int *rest);

#endif
