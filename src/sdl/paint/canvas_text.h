/* SPDX-License-Identifier: MIT */
/*
 * Pictures of texts and icons.
 */
#ifndef SDL_CANVAS_TEXT_H
#define SDL_CANVAS_TEXT_H

#include "bitmap.h"
#include "fonts.h"

/*
 * Makes the picture of a DRAW_TEXT or DRAW_ICON command, placed relative to the point (rect.x,
 * rect.y), in the colour of the command without its alpha. False if nothing is visible or memory
 * runs out. The caller owns the picture.
 */
bool canvas_text_make(struct fonts *fonts, const struct draw_command *command, const char *text,
                      struct bitmap *bitmap);

/* Returns the window pixels that the command may touch. */
struct rect canvas_text_bounds(struct fonts *fonts, const struct draw_command *command,
                               const char *text);

#endif
