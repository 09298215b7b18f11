/* SPDX-License-Identifier: MIT */
/*
 * What the screen of the computer's turn remembers. Not for other screens.
 */
#ifndef APP_COMPUTER_H
#define APP_COMPUTER_H

#include "anim.h"
#include "pace.h"
#include "text.h"

#include "trounce/path.h"
#include "trounce/search.h"

/* What the line under the board tells of the lit path. */
enum shown_as { SHOWN_PATH, SHOWN_DEAD_END, SHOWN_FOUND, SHOWN_YOURS, SHOWN_OVERLOOKED };

struct computer {
    struct search search;
    struct pace pace;
    long step_count;
    bool is_endless;          /* it will not be shown to its end */
    struct path shown;        /* what is lit */
    char word[WORD_TEXT_MAX]; /* in capitals, under the board */
    enum shown_as shown_as;
    long hold_ms;       /* a found word stays under the board for so long yet */
    long quiet_ms;      /* no sound of a find for so long yet */
    struct anim finale; /* the end is seen before the results come */
    struct anim slide;
    bool searched;
    int scroll, scroll_max; /* of the computer's list, px */
    int scroll_yours, scroll_yours_max;
};

#endif
