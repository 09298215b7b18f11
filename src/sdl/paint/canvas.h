/* SPDX-License-Identifier: MIT */
/*
 * Carries draw lists out on a renderer. Leaves shapes to shapes.h, texts to canvas_text.h, and the
 * time to draw to the window.
 */
#ifndef SDL_CANVAS_H
#define SDL_CANVAS_H

#include "draw.h"
#include "fonts.h"

#include <SDL.h>
#include <stdbool.h>

struct canvas;

/* A canvas on `renderer` with `fonts`, both borrowed. NULL when there is no memory. */
struct canvas *canvas_new(SDL_Renderer *renderer, struct fonts *fonts);
void canvas_free(struct canvas *canvas);

/*
 * Shows the list in the window and returns true; false when that would change no pixel, and then
 * nothing is done. With a software renderer only what differs from the list before is drawn. The
 * list is kept; in exchange `*list` becomes an older one, whose room can be used again.
 */
bool canvas_show(struct canvas *canvas, struct draw_list *list);

/* The window lost its picture: the next list is drawn as a whole. */
void canvas_forget(struct canvas *canvas);

/* The renderer lost its textures: they are made anew, and the next list is drawn as a whole. */
void canvas_reset(struct canvas *canvas);

#endif
