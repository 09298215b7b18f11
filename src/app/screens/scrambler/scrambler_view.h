/* SPDX-License-Identifier: MIT */
/*
 * The grid of the Scrambler on the screen: where its tiles and arrows are, and how a line slides
 * under the hand. Leaves what a slide means to screen_scrambler.c.
 */
#ifndef APP_SCRAMBLER_VIEW_H
#define APP_SCRAMBLER_VIEW_H

#include "widgets.h"

#include "trounce/scrambler.h"

/* Geometry in device pixels. */
struct scrambler_view {
    int size;
    struct rect tray;
    int left, top; /* of the first tile */
    int tile, gap; /* pitch = tile + gap */
};

/* A line out of its place: `offset` px to the right or down, less than the whole line either way.
 */
struct scrambler_slide {
    bool on;
    bool is_column;
    int line;
    int offset;
};

/* How the grid is drawn. `homes` are those of `words`; cells of words that are home are lit. */
struct scrambler_look {
    const struct alphabet *alphabet;
    const struct scrambler_grid *grid;
    struct scrambler_slide slide;
    bool lit[SCRAMBLER_CELLS_MAX];
    int mark; /* the cell that the keyboard is at; -1: none */
    int grow; /* px on each side of a lit tile */
};

/* Fits a grid of `size` with its arrows into `area`, in its middle. */
void scrambler_view_layout(struct scrambler_view *view, const struct layout *layout, int size,
                           struct rect area);

int scrambler_view_pitch(const struct scrambler_view *view);

/* By how many cells a line moves that is let go `offset` px from its place: the nearest, less than
 * the whole line either way. `*rest` is how far from there it then is, px. */
int scrambler_view_shift(const struct scrambler_view *view, int offset, int *rest);

/* The row and column at a point; false outside of the tray. */
bool scrambler_view_cell_at(const struct scrambler_view *view, int x, int y, int *row, int *column);

void scrambler_view_draw(struct ui *ui, const struct scrambler_view *view,
                         const struct scrambler_look *look);

/* Draws the arrows on all sides; the id of one is first_id + 4 * line + side, with sides left,
 * right, up, down. The arrow that pushes the way that `slide` goes is lit. */
void scrambler_view_draw_arrows(struct ui *ui, const struct scrambler_view *view, int first_id,
                                const struct scrambler_slide *slide);

/* The move that an arrow stands for; `arrow` = id - first_id. */
struct scrambler_move scrambler_view_arrow_move(int arrow);

#endif
