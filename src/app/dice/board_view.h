/* SPDX-License-Identifier: MIT */
/*
 * A board on the screen: the geometry of its tiles, hit-testing and drawing.
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

/* Fits the rotated board into the rectangle `area`, centred. */
void board_view_layout(struct board_view *view, const struct board *board, int quarter_turns,
                       struct rect area);

/* The rectangle of a tile, and its centre. */
struct rect board_view_tile(const struct board_view *view, int cell);
void board_view_middle(const struct board_view *view, int cell, int *x, int *y);

/* Returns the radius of the tray's corners. */
int board_view_radius(const struct board_view *view);

/* Returns the cell whose square (with half the gap around it) contains the point; -1: none. */
int board_view_cell_at(const struct board_view *view, int x, int y);

/* Returns the cell whose inner circle (radius 0.41 of the pitch) contains the point; -1: none. */
int board_view_circle_at(const struct board_view *view, int x, int y);

/* Returns the cell `dx` columns and `dy` rows from another, as the board is rotated on the screen;
 * -1: none. */
int board_view_beside(const struct board_view *view, int cell, int dx, int dy);

/* Returns the step in pixels for sampling a segment, small enough to miss no circle. */
int board_view_walk_step(const struct board_view *view);

enum tile_style {
    TILE_PLAIN,
    TILE_YOU,
    TILE_RIVAL,
    TILE_SECOND,
    TILE_GOOD, /* the verdicts on a word */
    TILE_HAVE,
    TILE_BAD,
    TILE_FADED,
    TILE_COVERED
};

/* How a tile differs from its resting state. A zeroed pose is a plain tile at rest. */
struct tile_pose {
    const char *label; /* NULL: the cell's own; "": none */
    enum tile_style style;
    int dx, dy;     /* px */
    int angle;      /* degrees */
    int grow;       /* px on each side */
    int fade;       /* percent of the way to the colour of the tray */
    int figures[2]; /* in the upper corners; 0: none */
    bool outlined;  /* selected as a filter */
    bool is_mark;   /* the label is not a letter, and is drawn smaller */
};

/* Draws the tray, tiles, trail and letters, in this order from the bottom, with the tiles of `path`
 * in `style`. */
void board_view_draw(struct ui *ui, const struct board_view *view, const struct path *path,
                     enum tile_style style, struct tile_pose *poses);

/* The same, with a glow around the dice of `hinted` and a trail between them
 * below that of `path`; `glow` 0..1000 is its strength. */
void board_view_draw_with_hint(struct ui *ui, const struct board_view *view,
                               const struct path *path, enum tile_style style,
                               struct tile_pose *poses, const struct path *hinted, int glow);

/* The same for a path that grows: its last die is not reached yet, `milli` thousandths of the way
 * to it. */
void board_view_draw_growing(struct ui *ui, const struct board_view *view, const struct path *path,
                             enum tile_style style, int milli);

/* Draws a board that nobody plays on, in `area`, with `path` (NULL: none) in the player's colour;
 * or, if `is_covered`, all its dice face down. */
void board_view_picture(struct ui *ui, struct rect area, const struct board *board,
                        const struct path *path, bool is_covered);

#endif
