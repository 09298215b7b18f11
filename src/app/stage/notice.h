/* SPDX-License-Identifier: MIT */
/*
 * The notice at the top of the window: a text for the player that is shown for some seconds.
 */
#ifndef APP_NOTICE_H
#define APP_NOTICE_H

#include "anim.h"
#include "widgets.h"

#include <stdbool.h>
#include <stddef.h>

#define NOTICE_MAX (MESSAGE_BYTES_MAX + 200)

struct notice {
    char text[NOTICE_MAX];
    size_t at; /* start of the part that is shown */
    struct anim shown;
    unsigned count;    /* of the notices so far */
    bool is_of_screen; /* it ends when the player goes to another screen */
    bool beside_clock; /* a clock runs in the header, and it stands at its right */
};

/* Shows a text (copied, truncated to NOTICE_MAX), replacing the previous one. */
void notice_show(struct notice *notice, const char *text);

/* The same for what a press has just done: it ends when the player leaves the screen. */
void notice_confirm(struct notice *notice, const char *text);

/* The same for a message, which is translated here. */
void notice_show_message(struct notice *notice, const struct message *message);

void notice_end(struct notice *notice);

/* Ends a notice of notice_confirm: another screen is on top. */
void notice_leave(struct notice *notice);

bool notice_is_shown(const struct notice *notice);

/* Advances time: shows the next part of a long notice, or ends it. `ruler` has the arena, the
 * layout and the text metrics of the window. */
void notice_advance(struct notice *notice, const struct ui *ruler, long elapsed_ms);

/* Draws the notice while it is shown. */
void notice_draw(const struct notice *notice, struct ui *ui);

#endif
