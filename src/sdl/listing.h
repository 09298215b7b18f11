/* SPDX-License-Identifier: MIT */
/*
 * The screen as a list for the page, which screen readers read: brought up to date when a picture
 * has changed, but seldom while something moves.
 */
#ifndef SDL_LISTING_H
#define SDL_LISTING_H

#include "app.h"

#include <stdint.h>

/* Zeroed: nothing is listed yet. */
struct listing {
    struct listing_text {
        char *bytes; /* not terminated */
        size_t size, capacity;
        bool failed; /* there was no memory for all of it */
    } last, next;    /* what the page has, and what it may get */
    bool is_due;
    int focus; /* as in the last list */
    uint64_t listed_ms;
};

/* Lists what app_draw has drawn into `list` and the window shows; `has_changed`: that differs from
 * the picture before. The next one is drawn in `wait_ms`, negative: not without an event. */
void listing_follow(struct listing *listing, struct app *app, const struct draw_list *list,
                    bool has_changed, long wait_ms, uint64_t now_ms);

/* Does what a screen reader has done to the list since. */
void listing_answer(struct app *app);

void listing_deinit(struct listing *listing);

#endif
