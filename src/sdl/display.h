/* SPDX-License-Identifier: MIT */
/*
 * The window with the best renderer that works on this display.
 */
#ifndef SDL_DISPLAY_H
#define SDL_DISPLAY_H

#include "fonts.h"
#include "options.h"
#include "words.h"

#include <SDL.h>
#include <stdbool.h>

/* A zeroed one is opened by display_open. */
struct display {
    SDL_Window *window;
    SDL_Renderer *renderer;
    enum renderer_kind kind;     /* of the renderer in use; never RENDERER_BEST */
    char notice[FILE_FAULT_MAX]; /* which wish failed, and what is used instead; or "" */
};

/*
 * Opens the window with these options. If the renderer that they name does not work, another is
 * used, and `notice` says so. False if there is no display, or no renderer works, with a line for
 * the player in `fault`.
 */
bool display_open(struct display *display, const struct options *options,
                  char fault[FILE_FAULT_MAX]);

/* Makes presenting wait for the screen; false if the renderer cannot. To be called after the first
 * frame, which it would delay: on Wayland that would wait for a frame before it. */
bool display_wait_for_screen(struct display *display);

/* Gives the window its icon, a die with a T; none if out of memory. On Windows it has that of the
 * program already. */
void display_set_icon(struct display *display, struct fonts *fonts);

/* Prints, for --help, the renderer that these options would get here; nothing without a display.
 * Shows no window. */
void display_print_choice(const struct options *options, struct writer *out);

/* A display that could not be opened may be closed as well. */
void display_close(struct display *display);

#endif
