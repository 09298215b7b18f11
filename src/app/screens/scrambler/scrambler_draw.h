/* SPDX-License-Identifier: MIT */
/*
 * How the Scrambler looks. Leaves what happens to screen_scrambler.c.
 */
#ifndef APP_SCRAMBLER_DRAW_H
#define APP_SCRAMBLER_DRAW_H

#include "scrambler_deal.h"

struct scrambler_layout {
    struct rect menu, name, sound; /* on top */
    struct rect hint;              /* the line between them */
    struct rect board;             /* the tray with its arrows */
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
    SCRAMBLER_ID_FEWER, /* moves that the next puzzle is scrambled in */
    SCRAMBLER_ID_MORE,
    SCRAMBLER_ID_SIZE,                                          /* and on: a size each */
    SCRAMBLER_ID_GRID = SCRAMBLER_ID_SIZE + SCRAMBLER_SIZE_MAX, /* the mark, for keys */
    SCRAMBLER_ID_ARROW,                                         /* and on: 4 a line */
};

/* "4 × 4: 12 solved, best time 0:41, fewest extra moves 0"; returns `text`. */
#define SCRAMBLER_FIGURES_MAX 120
char *scrambler_write_figures(const struct scrambler_screen *scrambler, int size,
                              char text[SCRAMBLER_FIGURES_MAX]);

void scrambler_draw(void *self, const struct desk *desk, struct ui *ui);

/* The words to find, within their panel; those that are home have a tick. */
void scrambler_draw_words(const struct scrambler_screen *scrambler, const struct desk *desk,
                          struct ui *ui, struct rect area);

/* The grid where it stands now. */
void scrambler_place(const struct scrambler_screen *scrambler, const struct desk *desk,
                     struct scrambler_view *view);

/* What the hand would do if it let go now: a shift of 0 when it holds nothing, or the line near its
 * place. `*rest` (may be NULL) is how far from there the line then is, px. */
struct scrambler_move scrambler_hand_move(const struct scrambler_screen *scrambler, int *rest);

#endif
