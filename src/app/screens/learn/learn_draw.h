/* SPDX-License-Identifier: MIT */
/*
 * How the three steps of "How to play" look. Leaves what happens to screen_learn.c.
 */
#ifndef APP_LEARN_DRAW_H
#define APP_LEARN_DRAW_H

#include "anim.h"
#include "board_view.h"
#include "desk.h"
#include "trace.h"

/* How to play: the steps, and what was said about the last word. */
enum learn_step { LEARN_TRACE, LEARN_BACK, LEARN_FINISH, LEARN_READY };
enum learn_says {
    LEARN_SAYS_NOTHING,
    LEARN_SAYS_GOOD,
    LEARN_SAYS_OTHER,     /* another word than the one that is asked for */
    LEARN_SAYS_SHORT,     /* too few letters */
    LEARN_SAYS_NO_WORD,   /* nothing that is in the list */
    LEARN_SAYS_STRAIGHT,  /* the right one, but nothing was taken back */
    LEARN_SAYS_NOT_YET,   /* done, before there was a word */
    LEARN_SAYS_ONLY_DONE, /* a word, when none is asked for any more */
};

struct learn {
    enum learn_step step;
    struct board board;
    struct board_view view;
    struct trace trace;
    struct cursor cursor;
    bool went_back; /* since the path began */
    enum learn_says says;
    char word[WORD_TEXT_MAX]; /* that it is about, in capitals */
    struct path lit;          /* of the last word, while `motion` runs */
    struct anim motion;
    struct anim show; /* the hand, showing what is asked for */
    int shows_left;   /* until it rests for good */
    long idle_ms;     /* since the last input, or the last time it was shown */
};

enum {
    LEARN_ID_BACK = 1,
    LEARN_ID_SOUND,
    LEARN_ID_SKIP, /* or home, at the end */
    LEARN_ID_DONE, /* or a round, at the end */
    LEARN_ID_BOARD /* the die under the cursor, for keys */
};

#define LEARN_STEP_COUNT  3
#define LEARN_LETTERS_MIN 4

/* The word that the step asks for, in capitals, into `text`; "" where it asks for none. Returns
 * `text`. */
char *learn_word(const struct learn *learn, char text[WORD_TEXT_MAX]);

/* The die that comes next on the way that a step asks for; -1: none. */
int learn_next_die(const struct learn *learn);

/* The hand as it is `milli` thousandths through showing the step: the dice that it holds by then
 * go into `path`; it is between the dice `*from` and `*to`, `*between` thousandths of the way.
 * False: this step is not shown. */
bool learn_show(enum learn_step step, int milli, struct path *path, int *from, int *to,
                int *between);

/* Does nobody do anything, so that the hand may be shown? */
bool learn_is_idle(const struct learn *learn);

/* The little board where it stands now. */
void learn_place(const struct learn *learn, const struct desk *desk, struct board_view *view);

void learn_draw(void *self, const struct desk *desk, struct ui *ui);

#endif
