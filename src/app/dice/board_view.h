/* SPDX-License-Identifier: MIT */
/*
 * A board on the screen: where its tiles are, which of them is at a point, and how it is drawn.
 * Leaves the hand to trace.h and the rules to the round.
 */
#ifndef APP_BOARD_VIEW_H
#define APP_BOARD_VIEW_H

#include "trounce/path.h"
#include "widgets.h"

/* Geometry in device pixels. `board` is borrowed. */
struct board_view {
    const struct board *board;
    int quarter_turns; /* clockwise */
    struct rect tray;
    int left, top; /* of the first tile */
    int tile, gap; /* pitch = tile + gap */
};

/* Fits the board, turned, into the square or rectangle `area`, in its middle. */
void board_view_layout(struct board_view *view, const struct board *board, int quarter_turns,
                       struct rect area);

/* The rectangle of a tile, and its middle. */
struct rect board_view_tile(const struct board_view *view, int cell);
void board_view_middle(const struct board_view *view, int cell, int *x, int *y);

/* The cell whose square (with half the gap around it) holds the point; -1: none. */
int board_view_cell_at(const struct board_view *view, int x, int y);

/* The cell whose inner circle, 0.41 of the pitch about its middle, holds the point; -1: none. */
int board_view_circle_at(const struct board_view *view, int x, int y);

/* The cell `dx` columns and `dy` rows away from another one as the board lies on the screen; -1:
 * none. */
int board_view_beside(const struct board_view *view, int cell, int dx, int dy);

/* The step in pixels at which a segment is sampled: small enough that no circle is missed. */
int board_view_walk_step(const struct board_view *view);

enum tile_style { TILE_PLAIN, TILE_YOU, TILE_RIVAL, TILE_SECOND, TILE_FADED, TILE_COVERED };

/* How a tile departs from its rest. A zeroed pose is a plain tile at rest. */
struct tile_pose {
    const char *label; /* NULL: what the cell shows; "" : nothing */
    enum tile_style style;
    int dx, dy;    /* px */
    int angle;     /* degrees */
    int grow;      /* px on each side */
    bool outlined; /* chosen as a filter */
    bool is_mark;  /* the label is no letter, and smaller than one */
};

/* Draws the tray, the tiles, the trail and the letters on top, in this order, with the tiles of
 * `path` in `style`. */
void board_view_draw(struct ui *ui, const struct board_view *view, const struct path *path,
                     enum tile_style style, struct tile_pose *poses);

/* The same in the player's colour, with a glow around the dice of `hinted` and, under the player's
 * own, a trail between them; `glow` 0..1000: how far it has come. */
void board_view_draw_with_hint(struct ui *ui, const struct board_view *view,
                               const struct path *path, struct tile_pose *poses,
                               const struct path *hinted, int glow);

#endif
