/* SPDX-License-Identifier: MIT */
/*
 * Finds out whether the desktop is dark, light or of high contrast, and the name of its user. Asks
 * its settings portal (org.freedesktop.portal.Settings); dark if there is no answer.
 */
#ifndef SYSTEM_DESKTOP_H
#define SYSTEM_DESKTOP_H

#include "ask.h"

enum desktop_look { DESKTOP_DARK, DESKTOP_LIGHT, DESKTOP_CONTRAST };

/* A zeroed one is dark and has not asked. */
struct desktop {
    enum desktop_look look; /* from the last answer */
    bool is_asked;
    uint64_t asked_ms;
    struct ask ask;
};

/*
 * Asks if `wanted` and not asked yet, and takes an answer that has arrived, without blocking. True
 * if `look` has changed. `now_ms` as in ask_begin.
 */
bool desktop_follow(struct desktop *desktop, bool wanted, uint64_t now_ms);

/* Lets the next desktop_follow ask again, as the desktop may have changed; ignored within a second
 * of the last question. */
void desktop_refresh(struct desktop *desktop, uint64_t now_ms);

/* Like ask_wait_ms. */
long desktop_wait_ms(const struct desktop *desktop);

/* Drops a question that is still open. */
void desktop_end(struct desktop *desktop);

/* Writes the user's name in UTF-8, the full one if it is known, truncated to `size`; "" if the
 * system knows none. */
void desktop_user(char *name, size_t size);

#endif
