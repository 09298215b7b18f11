/* SPDX-License-Identifier: MIT */
/*
 * Draws single commands on a renderer, and caches the pictures they need.
 */
#ifndef SDL_PAINTER_H
#define SDL_PAINTER_H

#include "draw.h"
#include "fonts.h"

#include <SDL.h>
#include <stdbool.h>

struct painter;

/* Creates a painter on `renderer` with `fonts`, both borrowed. `red_first`: the bytes of
 * the window's pixels begin with red instead of blue: software renderers are much faster if those
 * of pictures do so, too. NULL if out of memory. */
struct painter *painter_new(SDL_Renderer *renderer, bool red_first, struct fonts *fonts);
void painter_free(struct painter *painter);

/* Drops all textures, after the renderer has lost them. */
void painter_reset(struct painter *painter);

/* Sets the window size in device pixels; call before the first drawing and when it changes. */
void painter_set_size(struct painter *painter, int width, int height);

/* Draws a command with its text ("" if it has none). DRAW_CLIP draws nothing. */
void painter_draw(struct painter *painter, const struct draw_command *command, const char *text);

/* Returns the pixels that painter_draw() may touch. */
struct rect painter_bounds(struct painter *painter, const struct draw_command *command,
                           const char *text);

/* Returns whether this is a software renderer, whose picture survives presenting. */
bool painter_is_in_memory(const struct painter *painter);

#endif
