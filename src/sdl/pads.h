/* SPDX-License-Identifier: MIT */
/*
 * Game controllers: opened when plugged in, closed when unplugged, and read as inputs.
 */
#ifndef SDL_PADS_H
#define SDL_PADS_H

#include "input.h"

#include <SDL.h>
#include <stdbool.h>

#define PADS_MAX 4

/* A zeroed one has no controllers. All controllers act as one. */
struct pads {
    SDL_GameController *open[PADS_MAX];
    bool begun;
    bool deflected;   /* the stick is out, and its step was reported */
    bool a_held;      /* then directions do not repeat: each step adds a die */
    int dx, dy;       /* the direction that is held; 0, 0: none */
    Uint64 repeat_ms; /* when it repeats */
};

/* Opens the controllers, also those that are plugged in later. Does nothing where there is no
 * support for any. */
void pads_begin(struct pads *pads);
void pads_end(struct pads *pads);

/* Translates an event; true if it fills `input`. */
bool pads_read(struct pads *pads, const SDL_Event *event, struct input *input);

/* Milliseconds until the direction that is held repeats; -1: none is held. */
long pads_wait_ms(const struct pads *pads);

/* If the repeat is due, fills `input` and returns true. */
bool pads_repeat(struct pads *pads, struct input *input);

#endif
