/* SPDX-License-Identifier: MIT */
/*
 * Says what has changed since the last frame: another screen is on top, another control has the
 * focus, its value has changed, a notice has come. What a screen does besides, it says itself, with
 * output_say.
 */
#ifndef APP_ALOUD_H
#define APP_ALOUD_H

#include "notice.h"
#include "output.h"
#include "stage.h"

struct drawn; /* in control.h */

#define ALOUD_TEXT_MAX 512

/* What was said last. Zeroed: nothing yet. */
struct aloud {
    bool has_screen;
    enum screen_id screen;
    int focus;
    char name[ALOUD_TEXT_MAX];
    char value[ALOUD_TEXT_MAX];
    bool has_typed;
    char typed[ALOUD_TEXT_MAX];
    char topic[ALOUD_TEXT_MAX];
    char status[ALOUD_TEXT_MAX];
    unsigned notices; /* the number of those that have come so far */
    bool reads;       /* the next frame is read from its first to its last text */
};

/* Compares the last frame, whose commands are in `list`, with the one before. Nothing while speech
 * is off. */
void aloud_follow(struct aloud *aloud, const struct stage *stage, const struct notice *notice,
                  struct output *output, const struct draw_list *list);

/* Returns what the screen on top is called. */
const char *aloud_title(const struct stage *stage, const struct drawn *drawn);

/* Has the next frame read aloud. */
void aloud_read(struct aloud *aloud);

#endif
