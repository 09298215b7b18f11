/* SPDX-License-Identifier: MIT */
/*
 * The shapes of a draw list made into pictures on the processor, from their signed distances, so
 * that their edges are equally smooth whatever draws them. Leaves textures to the canvas.
 */
#ifndef SDL_SHAPES_H
#define SDL_SHAPES_H

#include "bitmap.h"

/*
 * Makes the picture of a DRAW_BOX, DRAW_SHADOW, DRAW_HOLLOW, DRAW_TRAIL, DRAW_ARROW or DRAW_LINE
 * command as it lies about (rect.x, rect.y): the upper left corner of the rectangle, or the point.
 * False when there is nothing to be seen or no memory. The caller owns the picture.
 */
bool shapes_make(const struct draw_command *command, struct bitmap *bitmap);

/* The pixels that the command can touch, in the window. Empty for a shape of no size. */
struct rect shapes_bounds(const struct draw_command *command);

/*
 * How a shape that is not turned is cut into nine: the corners, `x` wide and `top` and `bottom`
 * high inside the rectangle, and `outside` px around it; between them rows and columns repeat and
 * the middle is all of one colour.
 */
struct shape_corners {
    int x, top, bottom;
    int outside;
};

struct shape_corners shapes_corners(const struct draw_command *command);

/*
 * Paints rows of the ground of a window `height` px high into `bitmap`, which is as wide as the
 * window and begins at row bitmap->top: a gradient from command->color in the middle to
 * command->color2 outside, with ordered noise against banding.
 */
void shapes_paint_ground(const struct draw_command *command, int height, struct bitmap *bitmap);

#endif
