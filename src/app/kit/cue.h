/* SPDX-License-Identifier: MIT */
/*
 * Sounds that a screen can request, named by meaning. Leaves playback to the window.
 */
#ifndef APP_CUE_H
#define APP_CUE_H

enum cue_kind {
    CUE_NOTE,  /* a tile joined or left the path; `step` 0..15: which note of the scale */
    CUE_GOOD,  /* a good word; `step` 0..7: fullness of the chord, by points and streak */
    CUE_HAVE,  /* a word the player already has */
    CUE_BAD,   /* a word that does not count */
    CUE_BEAT,  /* one of the last thirty seconds, but for the last ten */
    CUE_HEART, /* one of the last ten seconds */
    CUE_BELL,  /* time is up */
    CUE_SHAKE, /* the dice are shaken */
    CUE_BEGIN, /* the dice have settled: the round begins */
    CUE_PRESS, /* a button is pressed */
    CUE_STEP,  /* the computer's search advances by a cell */
    CUE_TURN,  /* the search backtracks */
    CUE_FIND,  /* the search finds a word; `step` 0..5 */
    CUE_WIN,
    CUE_LOSE,
    CUE_DRAW, /* nobody won, or there was no opponent */
    CUE_PAUSE,
    CUE_STAR,       /* a star or a goal; `step` 0..2: which of the three stars */
    CUE_BEST,       /* a personal best, or a first win */
    CUE_FEAST,      /* a win over the merciless computer */
    CUE_RIVAL_WORD, /* the computer finds a word in a race */
    CUE_FALL,       /* the player's word lowers the rival's target */
    CUE_COUNT
};

struct cue {
    enum cue_kind kind;
    int step;
};

#endif
