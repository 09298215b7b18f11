/* SPDX-License-Identifier: MIT */
/*
 * Makes pictures of the shapes of a draw list from signed distances, so that edges are equally
 * smooth on every renderer.
 */
#ifndef SDL_SHAPES_H
#define SDL_SHAPES_H

#include "bitmap.h"

/*
 * Makes the picture of a DRAW_BOX, DRAW_WASH, DRAW_SHADOW, DRAW_HOLLOW, DRAW_TRAIL, DRAW_ARROW,
 * DRAW_LINE, DRAW_STAR, DRAW_ARC or DRAW_FACE command, placed relative to (rect.x, rect.y): the
 * upper left corner of the rectangle, or the point. False if nothing is visible or memory runs out.
 * The caller owns the picture.
 */
bool shapes_make(const struct draw_command *command, struct bitmap *bitmap);

/* Returns the window pixels that the command may touch; empty for a shape of no size. */
struct rect shapes_bounds(const struct draw_command *command);

/*
 * How an unrotated shape is cut into nine pieces: the corners are `x` wide and `top` and `bottom`
 * high inside the rectangle, plus `outside` px around it. Between them rows and columns repeat, and
 * the middle has one colour.
 */
struct shape_corners {
    int x, top, bottom;
    int outside;
};

struct shape_corners shapes_corners(const struct draw_command *command);

/*
 * Paints rows of the background of a window `height` px high into `bitmap`, which is as wide as the
 * window and begins at row bitmap->top: a gradient from command->color in the middle to
 * command->color2 outside, dithered to avoid banding.
 */
void shapes_paint_ground(const struct draw_command *command, int height, struct bitmap *bitmap);

#endif
