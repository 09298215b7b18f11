/* SPDX-License-Identifier: MIT */
/*
 * Shows draw lists on a renderer.
 */
#ifndef SDL_CANVAS_H
#define SDL_CANVAS_H

#include "draw.h"
#include "fonts.h"

#include <SDL.h>
#include <stdbool.h>

struct canvas;

/* Creates a canvas on the `renderer` of `window`, which is NULL for one without a window, with
 * `fonts`, all borrowed. NULL if out of memory. */
struct canvas *canvas_new(SDL_Renderer *renderer, SDL_Window *window, struct fonts *fonts);
void canvas_free(struct canvas *canvas);

/*
 * Shows the list in the window. Returns false and draws nothing if no pixel would change. A
 * software renderer redraws only what differs from the previous list. The canvas keeps the list and
 * returns an older one in `*list`, whose memory can be reused.
 */
bool canvas_show(struct canvas *canvas, struct draw_list *list);

/* Returns the list that was shown last, valid until the next. */
const struct draw_list *canvas_shown(const struct canvas *canvas);

/* Call when the window has lost its contents: the next list is drawn completely. */
void canvas_forget(struct canvas *canvas);

/* Call when the renderer has lost its textures: the next list is drawn completely. */
void canvas_reset(struct canvas *canvas);

#endif
