/* SPDX-License-Identifier: MIT */
/*
 * The model of the computer's turn: the real search, step by step at a pace that can be
 * followed, and what is to be shown of it. Leaves drawing and input to screen_computer.c.
 *
 * The pace: about twelve steps a second for three seconds, then faster, so that the whole lasts
 * about twelve seconds on any board.
 */
#ifndef APP_COMPUTER_H
#define APP_COMPUTER_H

#include "anim.h"
#include "desk.h"
#include "scroll.h"
#include "text.h"

#include "trounce/path.h"
#include "trounce/search.h"

#include <stdbool.h>
#include <stdint.h>

#define PACE_STEPS_A_SECOND 12
#define PACE_SLOW_MS        3000
#define PACE_RAMP_MS        2000
#define PACE_WHOLE_MS       12000
#define PACE_SPEED_MAX      8

/* Work is counted in thousandths of steps; a new word weighs `word_weight` of them, so that it
 * stays to be read. All in whole numbers: every machine makes the same steps in the same frame. */
struct pace {
    int64_t full_rate; /* work a second, once it has climbed so far */
    int64_t word_weight;
    int64_t budget; /* work that may be done now, in thousandths of it */
    int64_t shown_ms;
    int speed; /* 1, 2, 4, 8 */
};

/* What the line under the board says of the lit path. */
enum shown_as {
    SHOWN_PATH,
    SHOWN_DEAD_END,
    SHOWN_FOUND,
    SHOWN_NOBODYS, /* after a race */
    SHOWN_YOURS,
    SHOWN_OVERLOOKED,
    SHOWN_FINEST
};

/* So many words are shown once more at the end. */
#define FINEST_COUNT 3

struct computer {
    struct search search;
    struct pace pace;
    long step_count;
    bool is_endless;          /* it will not be shown to its end */
    struct path shown;        /* what is lit */
    char word[WORD_TEXT_MAX]; /* in capitals, under the board */
    enum shown_as shown_as;
    int points;          /* of the word, where it is one */
    long hold_ms;        /* a found word stays under the board for so long yet */
    long quiet_ms;       /* no sound of a find for so long yet */
    struct anim turning; /* after a race: the squares of its words turn over before the search */
    struct anim finale;  /* the end is seen before the results come: each of the finest words */
    struct anim slide;
    bool searched;
    size_t finest[FINEST_COUNT]; /* in the computer's list, the finest first */
    int finest_count, finest_shown;
    struct scroll scrolls[SIDE_COUNT]; /* of the lists */
};

/* The functions of the screen's class with like names. */
void computer_open(void *self, struct desk *desk, const struct call *call);
void computer_advance(void *self, struct desk *desk, long elapsed_ms);

/* Makes the rest of the steps at once and goes on to the results. */
void computer_skip(struct computer *computer, struct desk *desk);

/* --- the pace --- */

/* For a search of so many steps in which so many words are new. */
void computer_pace_start(struct pace *pace, long step_count, long word_count);

/* Lets time pass. */
void computer_pace_advance(struct pace *pace, long elapsed_ms);

/* May another step be made now? */
bool computer_pace_allows(const struct pace *pace);

/* A step was made; `new_word`: it brought a new word. */
void computer_pace_spend(struct pace *pace, bool new_word);

/* Doubles the speed, up to PACE_SPEED_MAX. */
void computer_pace_faster(struct pace *pace);

/* Still slow enough that each step can be seen and heard? */
bool computer_pace_is_slow(const struct pace *pace);

#endif
