/* SPDX-License-Identifier: MIT */
/*
 * The window with the best renderer that works on this display.
 */
#ifndef SDL_DISPLAY_H
#define SDL_DISPLAY_H

#include "fonts.h"
#include "options.h"
#include "place.h"
#include "words.h"

#include <SDL.h>
#include <stdbool.h>

/* Zeroed until display_open(). */
struct display {
    SDL_Window *window;
    SDL_Renderer *renderer;
    enum renderer_kind kind; /* of the renderer in use; never RENDERER_BEST */
    int density;             /* as density_ask */
    struct place place;      /* where the window was opened */
    struct message notice;   /* what did not work, and what is used instead; or none */
};

/*
 * Opens the window with these options, where it was when it was closed last with these displays, as
 * `store` knows (NULL: nothing is known), unless the options have a size. If the requested renderer
 * does not work, another is used, and `notice` says so. False if there is no display or no renderer
 * works, with a line for the player in `fault`.
 */
bool display_open(struct display *display, const struct options *options, struct store *store,
                  struct message *fault);

/* Makes presenting wait for vertical sync; false if the renderer cannot. Call after the first
 * frame, which it would delay: on Wayland the first present would wait for a previous frame. */
bool display_wait_for_screen(struct display *display);

/* Sets the window's icon, a die with a T; does nothing if out of memory, or on Windows, where the
 * window has the program's icon. */
void display_set_icon(struct display *display, struct fonts *fonts);

/* Prints, for --help, the renderer that these options would get here; prints nothing without a
 * display. Shows no window. */
void display_print_choice(const struct options *options, struct writer *out);

/* Closes the display, even one that failed to open. */
void display_close(struct display *display);

#endif
