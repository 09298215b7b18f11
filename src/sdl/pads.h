/* SPDX-License-Identifier: MIT */
/*
 * Game controllers: opened when they appear, closed when they go, their events as inputs. Leaves
 * what a button does to the app.
 */
#ifndef SDL_PADS_H
#define SDL_PADS_H

#include "input.h"

#include <SDL.h>
#include <stdbool.h>

#define PADS_MAX 4

/* A zeroed one has no controller. All that there are act as one. */
struct pads {
    SDL_GameController *open[PADS_MAX];
    bool begun;
    bool deflected;   /* the stick is out, and what it meant was told */
    bool a_held;      /* then a direction does not repeat: each die is meant */
    int dx, dy;       /* the direction that is held; 0, 0: none */
    Uint64 repeat_ms; /* when it says itself again */
};

/* Looks for controllers, now and whenever one comes. Where there can be none, nothing happens. */
void pads_begin(struct pads *pads);
void pads_end(struct pads *pads);

/* Reads an event; true fills `input`. */
bool pads_read(struct pads *pads, const SDL_Event *event, struct input *input);

/* Milliseconds until a direction that is held says itself again; -1: none is. */
long pads_wait_ms(const struct pads *pads);

/* Is it time? Then `input` says it again. */
bool pads_repeat(struct pads *pads, struct input *input);

#endif
