/* SPDX-License-Identifier: MIT */
/*
 * Where the window was when it was closed, for each arrangement of displays, and how to bring it
 * back. Leaves making the window to display.h.
 */
#ifndef SDL_PLACE_H
#define SDL_PLACE_H

#include "store.h"

#include <SDL.h>
#include <stdbool.h>

struct place {
    SDL_Rect rect; /* when it was neither maximised nor full screen; x and y as for
                      SDL_CreateWindow */
    bool is_maximised;
    bool is_full;
};

/* The place of a window that is open. Zeroed: nothing is known of it. */
struct place_watch {
    struct place place;
    SDL_Rect before;   /* until the last change */
    Uint64 changed_ms; /* when that was */
};

/*
 * Follows a window with these SDL_WINDOW_ flags in `rect`, after each of its events, at a time that
 * never decreases. A size that comes just before the window is maximised is not its own.
 */
void place_follow(struct place_watch *watch, Uint32 flags, const SDL_Rect *rect, Uint64 now_ms);

/* Returns the place and the flags of a window, for place_follow. */
SDL_Rect place_of(SDL_Window *window, Uint32 *flags);

#define PLACE_DISPLAYS_MAX 16

/* An arrangement of displays. */
struct displays {
    int count;
    SDL_Rect all[PLACE_DISPLAYS_MAX];
    SDL_Rect rooms[PLACE_DISPLAYS_MAX]; /* of each, beside the panels of the desktop */
};

/* Lists the displays. Call it after SDL has begun video. */
void place_read_displays(struct displays *displays);

/* Reads the place in an arrangement of displays, in whichever order they are listed, moved to where
 * it can be seen; false if there is none. */
bool place_recall(struct store *store, const struct displays *displays, struct place *place);

/* Keeps a place, if it is not kept already. A failure is of no importance. */
void place_keep(struct store *store, const struct displays *displays, const struct place *place);

/* Moves a rectangle into the room that has most of it, and makes it no larger than that. */
void place_fit(SDL_Rect *rect, const SDL_Rect *rooms, int count);

/* Write a place as text, and read it; false if the text is none. */
#define PLACE_TEXT_MAX 64
void place_write(const struct place *place, char text[PLACE_TEXT_MAX]);
bool place_read(const char *text, struct place *place);

#endif
