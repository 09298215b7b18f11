/* SPDX-License-Identifier: MIT */
/*
 * Whether the desktop is dark, light or of high contrast, as its settings portal says
 * (org.freedesktop.portal.Settings). Dark where nothing answers.
 */
#ifndef SDL_DESKTOP_H
#define SDL_DESKTOP_H

#include "ask.h"
#include "theme.h"

/* A zeroed one is dark and has not asked. */
struct desktop {
    enum theme_id theme; /* by the last answer */
    bool is_asked;
    uint64_t asked_ms;
    struct ask ask;
};

/*
 * Sends the question if `wanted` and not yet asked, and takes an answer that has arrived; never
 * waits. True if `theme` has changed. `now_ms` is as for ask_begin.
 */
bool desktop_follow(struct desktop *desktop, bool wanted, uint64_t now_ms);

/* The player may have changed the desktop meanwhile: the next desktop_follow asks again, unless the
 * last question is less than a second old. */
void desktop_refresh(struct desktop *desktop, uint64_t now_ms);

/* As ask_wait_ms. */
long desktop_wait_ms(const struct desktop *desktop);

/* Ends a question that is still open. */
void desktop_end(struct desktop *desktop);

#endif
