/* SPDX-License-Identifier: MIT */
/*
 * Carries single draw commands out on a renderer, and keeps the pictures that it made for them.
 * Leaves lists, clips and presenting to the canvas.
 */
#ifndef SDL_PAINTER_H
#define SDL_PAINTER_H

#include "draw.h"
#include "fonts.h"

#include <SDL.h>
#include <stdbool.h>

struct painter;

/* A painter on `renderer` with `fonts`, both borrowed. NULL when there is no memory. */
struct painter *painter_new(SDL_Renderer *renderer, struct fonts *fonts);
void painter_free(struct painter *painter);

/* Drops all textures: the renderer has lost them. */
void painter_reset(struct painter *painter);

/* How large the window is, in device pixels; said before all drawing and whenever it changes. */
void painter_set_size(struct painter *painter, int width, int height);

/* Draws a command, whose text is `text` ("" if it has none). A DRAW_CLIP does nothing here. */
void painter_draw(struct painter *painter, const struct draw_command *command, const char *text);

/* The pixels that painter_draw can touch. */
struct rect painter_bounds(struct painter *painter, const struct draw_command *command,
                           const char *text);

/* Does the processor draw, into a picture that stays as it is when it is presented? */
bool painter_is_in_memory(const struct painter *painter);

#endif
