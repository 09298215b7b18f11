/* SPDX-License-Identifier: MIT */
/*
 * The window and what draws in it: the best renderer that works on the display that there is.
 * Leaves what is drawn to the canvas and what happens in the window to window.h.
 */
#ifndef SDL_DISPLAY_H
#define SDL_DISPLAY_H

#include "fonts.h"
#include "options.h"
#include "words.h"

#include <SDL.h>
#include <stdbool.h>
#include <stdio.h>

/* A zeroed one is opened by display_open. */
struct display {
    SDL_Window *window;
    SDL_Renderer *renderer;
    enum renderer_kind kind;     /* what draws; never RENDERER_BEST */
    char notice[FILE_FAULT_MAX]; /* which wish could not be had, and what is there instead; or "" */
};

/*
 * Opens the window as the options want it. The renderer that they name is a wish: where it does not
 * work, another draws, and `notice` tells. False when there is no display, or none on which
 * anything can draw, with a line that says why in `fault`.
 */
bool display_open(struct display *display, const struct options *options,
                  char fault[FILE_FAULT_MAX]);

/* From now on presenting waits for the screen, if the renderer can; tells whether it does. Not to
 * be called before the first frame is shown, which would come late: on Wayland it would wait for
 * the frame before it. */
bool display_wait_for_screen(struct display *display);

/* Gives the window its icon, a die with a T; none without memory. */
void display_set_icon(struct display *display, struct fonts *fonts);

/* Writes a line for --help: which renderer would be taken here, with these options. Nothing where
 * there is no display. No window is shown. */
void display_print_choice(const struct options *options, FILE *stream);

/* Also one that could not be opened. */
void display_close(struct display *display);

#endif
