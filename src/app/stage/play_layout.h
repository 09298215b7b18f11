/* SPDX-License-Identifier: MIT */
/*
 * Where things stand during a round: in both turns, in How to play, and for the notices over them.
 */
#ifndef APP_PLAY_LAYOUT_H
#define APP_PLAY_LAYOUT_H

#include "layout.h"

/* Positions in device pixels. */
struct play_layout {
    struct rect menu, name;    /* top left: the button and the label beside it */
    struct rect clock;         /* the bar and the time, or what the computer is doing */
    struct rect second, sound; /* top right: pause or nothing, sound */
    struct rect board;         /* the tray: a square plus its lower edge */
    struct rect you, rival;    /* the panels; in LAYOUT_COLUMN over the board if they are wanted */
    struct rect word;          /* the word so far */
    struct rect tools;         /* bottom left: Rotate; in a narrow place two rows high */
    struct rect actions;       /* bottom right: I'm done, or Faster and Skip */
    struct rect scores, strip; /* LAYOUT_COLUMN alone: both scores in a line, and the last words */
};

struct play_layout play_layout_of(const struct layout *layout);

#endif
