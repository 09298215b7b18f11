/* SPDX-License-Identifier: MIT */
/*
 * Pictures of texts and icons. Leaves typefaces to fonts.h and the keeping of pictures to the
 * canvas.
 */
#ifndef SDL_CANVAS_TEXT_H
#define SDL_CANVAS_TEXT_H

#include "bitmap.h"
#include "fonts.h"

/*
 * Makes the picture of a DRAW_TEXT or DRAW_ICON command as it lies about the point (rect.x,
 * rect.y), in the command's colour without its alpha. False when there is nothing to be seen or no
 * memory. The caller owns the picture.
 */
bool canvas_text_make(struct fonts *fonts, const struct draw_command *command, const char *text,
                      struct bitmap *bitmap);

/* The pixels that the command can touch, in the window. */
struct rect canvas_text_bounds(struct fonts *fonts, const struct draw_command *command,
                               const char *text);

#endif
