/* SPDX-License-Identifier: MIT */
/*
 * The look of the desktop as the game comes to know it: from files at once, from gsettings a little
 * later, which on GNOME knows better. It is asked for once; a desktop that changes while the game
 * runs is not followed. Leaves the meaning of what is read to system_theme.h.
 */
#ifndef SDL_DESKTOP_H
#define SDL_DESKTOP_H

#include "app.h"
#include "ask.h"

enum desktop_question {
    DESKTOP_SCHEME,
    DESKTOP_GTK,
    DESKTOP_CONTRAST,
    DESKTOP_QUESTIONS,
};

/* A zeroed one is begun by desktop_begin. */
struct desktop {
    enum theme_id theme; /* as far as it is known; dark as long as nothing is */
    bool is_told;        /* by files, or the variable, and nobody knows better */
    bool is_asked;
    bool is_gnome;                      /* what was never chosen there means something, too */
    struct ask asks[DESKTOP_QUESTIONS]; /* under way, or over */
};

/* Reads the files; `wanted`: and asks, as desktop_ask. */
void desktop_begin(struct desktop *desktop, bool wanted, uint64_t now_ms);

/* Asks gsettings where nothing else has told for certain, and only once; returns at once. For the
 * time, see ask_begin. */
void desktop_ask(struct desktop *desktop, uint64_t now_ms);

/* Takes the answer when it is there, without waiting; tells whether `theme` has become another. */
bool desktop_look(struct desktop *desktop, uint64_t now_ms);

/* For an app: asks when it wishes to look like the desktop, and tells it what that looks like when
 * it is known. */
void desktop_follow(struct desktop *desktop, struct app *app, uint64_t now_ms);

/* As ask_wait_ms. */
long desktop_wait_ms(const struct desktop *desktop);

/* Ends what is still under way. */
void desktop_end(struct desktop *desktop);

#endif
