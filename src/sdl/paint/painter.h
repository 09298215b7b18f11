/* SPDX-License-Identifier: MIT */
/*
 * Draws single commands on a renderer, and caches the pictures that they need.
 */
#ifndef SDL_PAINTER_H
#define SDL_PAINTER_H

#include "draw.h"
#include "fonts.h"

#include <SDL.h>
#include <stdbool.h>

struct painter;

/* A painter on `renderer` with `fonts`, both borrowed. NULL if out of memory. */
struct painter *painter_new(SDL_Renderer *renderer, struct fonts *fonts);
void painter_free(struct painter *painter);

/* Drops all textures, which the renderer has lost. */
void painter_reset(struct painter *painter);

/* Sets the size of the window in device pixels: before the first drawing, and whenever it changes.
 */
void painter_set_size(struct painter *painter, int width, int height);

/* Draws a command with its text ("" if it has none). DRAW_CLIP draws nothing. */
void painter_draw(struct painter *painter, const struct draw_command *command, const char *text);

/* The pixels that painter_draw may touch. */
struct rect painter_bounds(struct painter *painter, const struct draw_command *command,
                           const char *text);

/* Is this a software renderer, whose picture survives being presented? */
bool painter_is_in_memory(const struct painter *painter);

#endif
