/* SPDX-License-Identifier: MIT */
/*
 * What SDL reports, as the screens hear of it. Leaves the waiting and the window itself to
 * window.h.
 */
#ifndef SDL_EVENTS_H
#define SDL_EVENTS_H

#include "input.h"
#include "pads.h"

#include <SDL.h>
#include <stdbool.h>

/* How places in the window become device pixels, and what the hand is doing. */
struct events {
    int window_width, window_height; /* as SDL counts them */
    int width, height;               /* in device pixels */
    bool held;                       /* the left button is down */
    struct pads pads;
};

enum event_result {
    EVENT_NONE,   /* nothing that matters here */
    EVENT_INPUT,  /* an input for the screens */
    EVENT_SIZE,   /* the window has another size: measure it and tell the screens */
    EVENT_EXPOSE, /* the window lost its picture */
    EVENT_RESET,  /* the renderer lost its textures */
    EVENT_QUIT    /* the program is told to end at once */
};

/* Reads one event; EVENT_INPUT fills `input`. */
enum event_result events_read(struct events *events, const SDL_Event *event, struct input *input);

/* The window's size as an INPUT_RESIZE. */
struct input events_size(const struct events *events);

#endif
