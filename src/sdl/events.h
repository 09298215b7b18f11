/* SPDX-License-Identifier: MIT */
/*
 * SDL's events as inputs of the app.
 */
#ifndef SDL_EVENTS_H
#define SDL_EVENTS_H

#include "input.h"
#include "pads.h"

#include <SDL.h>
#include <stdbool.h>

/* The scale between window coordinates and device pixels, and the state of mouse and controllers.
 */
struct events {
    int window_width, window_height; /* in SDL's units */
    int width, height;               /* in device pixels */
    bool held;                       /* the left button is down */
    struct pads pads;
};

enum event_result {
    EVENT_NONE,   /* to be ignored */
    EVENT_INPUT,  /* an input for the app */
    EVENT_SIZE,   /* the window has a new size: measure it and pass it on */
    EVENT_EXPOSE, /* the window has lost its contents */
    EVENT_RESET,  /* the renderer has lost its textures */
    EVENT_QUIT    /* the program is to end at once */
};

/* Translates one event; fills `input` for EVENT_INPUT. */
enum event_result events_read(struct events *events, const SDL_Event *event, struct input *input);

/* The window's size as an INPUT_RESIZE. */
struct input events_size(const struct events *events);

#endif
