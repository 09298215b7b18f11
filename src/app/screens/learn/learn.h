/* SPDX-License-Identifier: MIT */
/*
 * The three steps of "How to play", as tests know them: two words, and a round.
 */
#ifndef APP_LEARN_H
#define APP_LEARN_H

#include "anim.h"
#include "play.h"
#include "tracer.h"

/* The steps, and the remark on the last word. */
enum learn_step { LEARN_TRACE, LEARN_BACK, LEARN_ROUND, LEARN_READY };
enum learn_says {
    LEARN_SAYS_NOTHING,
    LEARN_SAYS_GOOD,
    LEARN_SAYS_OTHER,    /* a word, but not the one asked for */
    LEARN_SAYS_SHORT,    /* too few letters */
    LEARN_SAYS_NO_WORD,  /* not in the list */
    LEARN_SAYS_NO_PATH,  /* typed, and not on the board */
    LEARN_SAYS_STRAIGHT, /* the right word, but without going back */
    LEARN_SAYS_NOT_YET,  /* done, before any word */
    LEARN_SAYS_ENOUGH,   /* a word, when none is asked for */
    LEARN_SAYS_SCORES,   /* of the round that was played */
};

struct learn {
    enum learn_step step;
    char letters[PATH_LETTERS_MAX + 1]; /* of the board, row by row */
    struct board board;
    struct tracer tracer;
    bool went_back;     /* since the path began */
    bool went_straight; /* the word of LEARN_BACK was traced without that */
    enum learn_says says;
    char word[WORD_TEXT_MAX]; /* of the remark, in capitals */
    long you, rival;          /* the scores of the round */
    struct path lit;          /* of the last word, while `motion` runs */
    struct anim motion;
    struct anim show; /* the demonstration of what is asked for */
    int shows_left;   /* demonstrations left */
    long idle_ms;     /* since the last input or demonstration */
};

enum {
    LEARN_ID_SKIP = PLAY_ID_OWN, /* or Home, at the end */
    LEARN_ID_DONE                /* or what comes next, at the end */
};

#define LEARN_STEP_COUNT  3
#define LEARN_LETTERS_MIN 4

/* Returns the word that the step asks for, in capitals; "" if none. */
const char *learn_word(const struct learn *learn, struct arena *arena);

/* Returns the next die of the path that the step asks for; -1: none. */
int learn_next_die(const struct learn *learn);

/* Computes the demonstration of a step at `milli` thousandths: `path` gets the dice held by then;
 * the pointer is `*between` thousandths of the way from die `*from` to die `*to`. False: the step
 * has no demonstration. */
bool learn_show(enum learn_step step, int milli, struct path *path, int *from, int *to,
                int *between);

#endif
