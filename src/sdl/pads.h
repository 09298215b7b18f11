/* SPDX-License-Identifier: MIT */
/*
 * Game controllers: opens them when plugged in, closes them when unplugged, and reads them as
 * inputs.
 */
#ifndef SDL_PADS_H
#define SDL_PADS_H

#include "input.h"

#include <SDL.h>
#include <stdbool.h>

#define PADS_MAX 4

/* Has no controllers when zeroed. All controllers act as one. */
struct pads {
    SDL_GameController *open[PADS_MAX];
    bool begun;
    bool deflected;   /* the stick is deflected, and its step was reported */
    bool a_held;      /* directions then do not repeat, as each step adds a die */
    int dx, dy;       /* the direction held; 0, 0: none */
    Uint64 repeat_ms; /* when it repeats next */
};

/* Opens all controllers, including those plugged in later. Does nothing where SDL has no support
 * for controllers. */
void pads_begin(struct pads *pads);
void pads_end(struct pads *pads);

/* Translates an event; returns whether it filled `input`. */
bool pads_read(struct pads *pads, const SDL_Event *event, struct input *input);

/* Ends the repeating of the held direction, until there is another. */
void pads_rest(struct pads *pads);

/* Returns the milliseconds until the held direction repeats; -1 if none repeats. */
long pads_wait_ms(const struct pads *pads);

/* Fills `input` and returns true if the repeat is due. */
bool pads_repeat(struct pads *pads, struct input *input);

#endif
