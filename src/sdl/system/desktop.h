/* SPDX-License-Identifier: MIT */
/*
 * Is the desktop dark, light or of high contrast? Asks its settings portal
 * (org.freedesktop.portal.Settings); dark if there is no answer.
 */
#ifndef SDL_DESKTOP_H
#define SDL_DESKTOP_H

#include "ask.h"
#include "theme.h"

/* A zeroed one is dark and has not asked. */
struct desktop {
    enum theme_id theme; /* from the last answer */
    bool is_asked;
    uint64_t asked_ms;
    struct ask ask;
};

/*
 * Asks if `wanted` and not asked yet, and takes an answer that has arrived, without blocking. True
 * if `theme` has changed. `now_ms` as in ask_begin.
 */
bool desktop_follow(struct desktop *desktop, bool wanted, uint64_t now_ms);

/* Lets the next desktop_follow ask again, as the desktop may have changed; ignored within a second
 * of the last question. */
void desktop_refresh(struct desktop *desktop, uint64_t now_ms);

/* As ask_wait_ms. */
long desktop_wait_ms(const struct desktop *desktop);

/* Drops a question that is still open. */
void desktop_end(struct desktop *desktop);

/* Discards stderr until desktop_unhush, which takes the result: libraries print there what the game
 * reports itself, in one line. Does not nest. */
int desktop_hush(void);
void desktop_unhush(int kept);

#endif
