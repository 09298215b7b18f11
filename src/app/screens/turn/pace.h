/* SPDX-License-Identifier: MIT */
/*
 * How fast the computer's search is shown: about twelve steps a second for three seconds, so that
 * it can be followed, then faster, so that the whole lasts about twelve seconds on any board.
 * Leaves the steps themselves to the search.
 */
#ifndef APP_PACE_H
#define APP_PACE_H

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

/* For a search of so many steps in which so many words are new. */
void pace_start(struct pace *pace, long step_count, long word_count);

/* Lets time pass. */
void pace_advance(struct pace *pace, long elapsed_ms);

/* May another step be made now? */
bool pace_allows(const struct pace *pace);

/* A step was made; `new_word`: it brought a new word. */
void pace_spend(struct pace *pace, bool new_word);

/* Doubles the speed, up to PACE_SPEED_MAX. */
void pace_faster(struct pace *pace);

/* Still slow enough that each step can be seen and heard? */
bool pace_is_slow(const struct pace *pace);

#endif
