/* SPDX-License-Identifier: MIT */
/*
 * Finds out whether the desktop is dark, light or of high contrast, whether a screen reader runs,
 * and the name of the user. Asks the settings portal (org.freedesktop.portal.Settings), the bus of
 * assistive technologies (org.a11y.Status), and whether Orca runs; dark and without a reader if
 * there is no answer.
 */
#ifndef SYSTEM_DESKTOP_H
#define SYSTEM_DESKTOP_H

#include "ask.h"

enum desktop_scheme { DESKTOP_DARK, DESKTOP_LIGHT, DESKTOP_CONTRAST };

/* A zeroed one is dark and has not asked. */
struct desktop {
    enum desktop_scheme scheme; /* from the last answer */
    bool is_asked;
    uint64_t asked_ms;
    struct ask ask;
    int reader_asked; /* how many questions about it have been asked */
    struct ask reader;
};

/*
 * Asks if `wanted` and not asked yet, and takes an answer that has arrived, without blocking. True
 * if `scheme` has changed. `now_ms` as in ask_begin.
 */
bool desktop_follow(struct desktop *desktop, bool wanted, uint64_t now_ms);

/* Lets the next desktop_follow ask again, as the desktop may have changed; ignored within a second
 * of the last question. */
void desktop_refresh(struct desktop *desktop, uint64_t now_ms);

/* Asks once, if `wanted`, whether a screen reader runs, without blocking; true once if one does.
 * Always false in a browser, which does not say. */
bool desktop_finds_reader(struct desktop *desktop, bool wanted, uint64_t now_ms);

/* Like ask_wait_ms. */
long desktop_wait_ms(const struct desktop *desktop);

/* Drops the questions that are still open. */
void desktop_end(struct desktop *desktop);

/* Writes the user's name in UTF-8, the full one if it is known, truncated to `size`; "" if the
 * system knows none. */
void desktop_user(char *name, size_t size);

#endif
