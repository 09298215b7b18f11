/* SPDX-License-Identifier: MIT */
/*
 * Sounds that a screen can request, named by meaning.
 */
#ifndef APP_CUE_H
#define APP_CUE_H

/*
 * CUE(kind, name, steps): the name is also that of the file in sounds; a cue with several steps has
 * as many sounds, of which `step` names one, from 0 on; one without steps is made when it is
 * played.
 */
#define CUES(CUE)                                                                                  \
    CUE(CUE_NOTE, "note", 16)  /* a tile joined or left the path: which note of the scale */       \
    CUE(CUE_GOOD, "good", 8)   /* a good word: fullness of the chord, by points and streak */      \
    CUE(CUE_HAVE, "have", 1)   /* a word the player already has */                                 \
    CUE(CUE_BAD, "bad", 1)     /* a word that does not count */                                    \
    CUE(CUE_BEAT, "beat", 1)   /* one of the last thirty seconds, but for the last ten */          \
    CUE(CUE_HEART, "heart", 1) /* one of the last ten seconds */                                   \
    CUE(CUE_BELL, "bell", 1)   /* time is up */                                                    \
    CUE(CUE_SHAKE, "shake", 1) /* the dice are shaken */                                           \
    CUE(CUE_BEGIN, "begin", 1) /* the dice have settled: the round begins */                       \
    CUE(CUE_PRESS, "press", 1) /* a button is pressed */                                           \
    CUE(CUE_STEP, "step", 1)   /* the computer's search advances by a cell */                      \
    CUE(CUE_TURN, "turn", 1)   /* the search backtracks */                                         \
    CUE(CUE_FIND, "find", 6)   /* the search finds a word */                                       \
    CUE(CUE_WIN, "win", 1)                                                                         \
    CUE(CUE_LOSE, "lose", 1)                                                                       \
    CUE(CUE_DRAW, "draw", 1) /* nobody won, or there was no opponent */                            \
    CUE(CUE_PAUSE, "pause", 1)                                                                     \
    CUE(CUE_STAR, "star", 3)             /* a star or a goal: which of the three stars */          \
    CUE(CUE_BEST, "best", 1)             /* a personal best, or a first win */                     \
    CUE(CUE_FEAST, "feast", 1)           /* a win over the merciless computer, every word found */ \
    CUE(CUE_CLIMB, "climb", 1)           /* the first climb out of a tier of the ladder */         \
    CUE(CUE_RIVAL_WORD, "rival-word", 1) /* the computer finds a word in a race */                 \
    CUE(CUE_FALL, "fall", 1)             /* the player's word lowers the rival's target */         \
    CUE(CUE_PLACE, "place", 0)           /* by ear: in which row and column a die is; no file */

#define CUE_KIND(kind, name, steps) kind,
enum cue_kind { CUES(CUE_KIND) CUE_COUNT };
#undef CUE_KIND

struct cue {
    enum cue_kind kind;
    int step; /* of CUE_PLACE the row, from 0 at the top */
    int pan;  /* of CUE_PLACE: -100 for the leftmost column to 100 for the rightmost */
};

#endif
