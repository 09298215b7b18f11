/* SPDX-License-Identifier: MIT */
/*
 * The sounds that a screen asks for, by what they mean. Leaves the playing to the window.
 */
#ifndef APP_CUE_H
#define APP_CUE_H

enum cue_kind {
    CUE_NOTE,  /* a tile joined or left the path; `step` 0..15: which note of the scale */
    CUE_GOOD,  /* a good word; `step` 0..5: how high the chord, by points */
    CUE_HAVE,  /* a word that the player has already */
    CUE_BAD,   /* a word that does not count */
    CUE_TICK,  /* one of the last ten seconds */
    CUE_BELL,  /* time is up */
    CUE_SHAKE, /* the dice are shaken */
    CUE_BEGIN, /* the dice lie: the round begins */
    CUE_PRESS, /* a button */
    CUE_STEP,  /* the computer's search goes a cell further */
    CUE_TURN,  /* it turns back */
    CUE_FIND,  /* it found a word; `step` 0..5 */
    CUE_WIN,
    CUE_LOSE,
    CUE_DRAW, /* nobody won, or nobody played against anybody */
    CUE_PAUSE,
    CUE_STAR,       /* a star or a goal; `step` 0..2: which of the three stars */
    CUE_BEST,       /* a best, or a first win */
    CUE_FEAST,      /* a win over the merciless computer */
    CUE_RIVAL_WORD, /* the computer has a word of a race */
    CUE_COUNT
};

struct cue {
    enum cue_kind kind;
    int step;
};

#endif
