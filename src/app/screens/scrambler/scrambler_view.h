/* SPDX-License-Identifier: MIT */
/*
 * The Scrambler's grid on screen: the places of tiles and arrows, and how a line slides. Leaves the
 * meaning of a slide to screen_scrambler.c.
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

/* A line off its place: `offset` px to the right or down, less than the whole line either way. */
struct scrambler_slide {
    bool on;
    bool is_column;
    int line;
    int offset;
};

/* How the grid is drawn. Lit cells belong to words at home. */
struct scrambler_look {
    const struct alphabet *alphabet;
    const struct scrambler_grid *grid;
    struct scrambler_slide slide;
    bool lit[SCRAMBLER_CELLS_MAX];
    int mark; /* cell of the keyboard cursor; -1: none */
    int grow; /* px added on each side of a lit tile */
};

/* Fits a grid of `size` with its arrows into `area`, centred. */
void scrambler_view_layout(struct scrambler_view *view, const struct layout *layout, int size,
                           struct rect area);

int scrambler_view_pitch(const struct scrambler_view *view);

/* Returns by how many cells a line moves if released `offset` px from its place: to the nearest,
 * less than the whole line either way. `*rest` is how far it then is from there, in px. */
int scrambler_view_shift(const struct scrambler_view *view, int offset, int *rest);

/* Finds the row and column at a point; returns false outside the tray. */
bool scrambler_view_cell_at(const struct scrambler_view *view, int x, int y, int *row, int *column);

void scrambler_view_draw(struct ui *ui, const struct scrambler_view *view,
                         const struct scrambler_look *look);

/* Draws the arrows on all sides; the id of one is first_id + 4 * line + side, with sides left,
 * right, up, down. The arrow in the direction of `slide` is lit. */
void scrambler_view_draw_arrows(struct ui *ui, const struct scrambler_view *view, int first_id,
                                const struct scrambler_slide *slide);

/* Returns the move of an arrow; `arrow` = id - first_id. */
struct scrambler_move scrambler_view_arrow_move(int arrow);

#endif
