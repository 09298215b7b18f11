/* SPDX-License-Identifier: MIT */
/*
 * Translates SDL events to app inputs, and logs these for tests.
 */
#ifndef SDL_EVENTS_H
#define SDL_EVENTS_H

#include "input.h"
#include "pads.h"

#include <SDL.h>
#include <stdbool.h>
#include <stddef.h>

/* A finger that is the pointer. */
enum finger_state {
    FINGER_NONE,
    FINGER_NEW, /* SDL has reported it as a mouse, and will as a finger */
    FINGER_HELD
};

/* The window size in both units, and the state of mouse, fingers and controllers. */
struct events {
    int window_width, window_height; /* in SDL window coordinates */
    int width, height;               /* in device pixels */
    int density; /* percent of the display's own, where SDL's units are its pixels; 0: 100 */
    int x, y;    /* the pointer, in device pixels */
    bool held;   /* the left button is down */
    enum finger_state finger;

    /* SDL_GetGlobalMouseState, the buttons that are down; NULL: SDL's events do. */
    Uint32 (*ask_buttons)(int *x, int *y);
    Uint32 down;    /* buttons of the mouse that SDL has reported as down */
    Uint32 doubted; /* those of them that may be up, since the focus was lost */
    Uint32 lost;    /* those of them that are known to have been up */

    /* SDL_GetScancodeFromKey, whether the layout has a letter; NULL: it has all. */
    SDL_Scancode (*ask_place)(SDL_Keycode symbol);

    Uint16 modifiers;       /* held at the last event: SDL's own state is that of a later one */
    SDL_Scancode key_place; /* of the last key */
    bool key_acts;          /* it is more than its text */

    struct pads pads;
};

enum event_result {
    EVENT_NONE,   /* ignore it */
    EVENT_INPUT,  /* an input for the app */
    EVENT_AGAIN,  /* the same, and the event must be read again for the next */
    EVENT_SIZE,   /* the window has a new size: measure it and pass it on */
    EVENT_EXPOSE, /* the window has lost its contents */
    EVENT_RESET,  /* the renderer has lost its textures */
    EVENT_QUIT    /* end the program at once */
};

/* Translates one event; fills `input` for EVENT_INPUT and EVENT_AGAIN. */
enum event_result events_read(struct events *events, const SDL_Event *event, struct input *input);

/* Returns the window's size as an INPUT_RESIZE. */
struct input events_size(const struct events *events);

/*
 * Writes an input received `time_ms` after the start as one line without a newline, truncated if
 * necessary. Returns `line`.
 *
 *     1204 move 412 300 held       pointer position, button down
 *     1188 press 410 297 left      (left, middle, right); release likewise
 *     2000 wheel -1000             thousandths of a notch
 *     2100 key enter shift         then "shift", "ctrl" where they are held; "key letter-c ctrl"
 *     2200 text l
 *     2300 resize 1280 800         leave, blur, focus, close stand alone
 */
char *events_log_line(const struct input *input, long time_ms, char *line, size_t size);

#endif
