/* SPDX-License-Identifier: MIT */
/*
 * The model of the computer's turn: the real search, step by step at a pace that can be followed,
 * and what to show of it. Leaves drawing and input to screen_computer.c.
 *
 * The pace is about twelve steps a second for a quarter of the search, then faster. The search
 * takes from three to twelve seconds on any board, depending on the number of words there are to
 * show. A race ends with its words turned over, without a search; the results can open one for what
 * nobody found.
 */
#ifndef APP_COMPUTER_H
#define APP_COMPUTER_H

#include "anim.h"
#include "game_state.h"
#include "phrase.h"
#include "scroll.h"

#include "trounce/path.h"
#include "trounce/search.h"

#include <stdbool.h>
#include <stdint.h>

#define PACE_STEPS_A_SECOND 12
#define PACE_SHORTEST_MS    2900  /* up to PACE_WORDS_FEW; with the pause after it, four seconds */
#define PACE_LONGEST_MS     12000 /* from PACE_WORDS_MANY on */
#define PACE_WORDS_FEW      2
#define PACE_WORDS_MANY     100
#define PACE_SPEED_MAX      8

/* Work is counted in thousandths of steps; a new word weighs `word_weight` of them, so that it
 * stays readable. All integers: every machine makes the same steps in the same frame. */
struct pace {
    int64_t full_rate; /* work per second after the ramp */
    int64_t word_weight;
    int64_t budget; /* work that may be done now, in thousandths */
    int64_t shown_ms;
    int64_t slow_ms, ramp_ms; /* lengths of the slow part and of the climb to the full rate */
    int speed;                /* 1, 2, 4, 8 */
};

/* What the line below the board says about the lit path. */
enum shown_as {
    SHOWN_PATH,
    SHOWN_DEAD_END,
    SHOWN_FOUND,
    SHOWN_NOBODYS,
    SHOWN_YOURS,
    SHOWN_OVERLOOKED,
    SHOWN_FINEST
};

/* Number of words shown once more at the end, if there are more than that. */
#define FINEST_COUNT 3

/* Number of words said while they are found: more than there is time for. */
#define SAID_MAX 64

struct computer {
    struct search search;
    struct pace pace;
    long step_count;
    bool shows_nobodys; /* the words that nobody found in a race, over its results */
    bool is_endless;    /* the search will not be shown to its end */
    bool searched;
    struct path shown;        /* the lit path */
    char word[WORD_TEXT_MAX]; /* in capitals, below the board */
    enum shown_as shown_as;
    int points;    /* of the word, if it is one */
    long hold_ms;  /* how long a found word still stays below the board */
    long quiet_ms; /* how long no further find makes a sound */
    int finds_heard;
    int said_count;        /* of said, below */
    long speaking_ms;      /* how long no further word is said */
    size_t said[SAID_MAX]; /* indices into the computer's list of those that were */
    struct anim turning;   /* after a race: its words are turned over */
    struct anim finale;    /* a pause before the results, or for each of the finest words */
    struct anim slide;
    struct anim pleased;         /* with a long word */
    size_t finest[FINEST_COUNT]; /* indices into the computer's list, best first */
    int finest_count, finest_shown;
    struct scroll scrolls[SIDE_COUNT]; /* one per list */
};

/* Callbacks of the screen's class. */
void computer_open(void *self, struct game *game, const struct call *call);
void computer_advance(void *self, struct game *game, long elapsed_ms);

/* Returns whether there is a search: after a race, only if it was asked for. */
bool computer_searches(const struct computer *computer, const struct game *game);

/* Returns whether the words are those of a friend: they are shown one after the other. */
bool computer_is_friend(const struct computer *computer, const struct game *game);

/* Makes the remaining steps at once and goes on to the results, or back to them. */
void computer_skip(struct computer *computer, struct game *game);

/* --- the pace --- */

/* Starts the pace for a search of `step_count` steps with `word_count` new words. */
void computer_pace_start(struct pace *pace, long step_count, long word_count);

/* Adds elapsed time. */
void computer_pace_advance(struct pace *pace, long elapsed_ms);

/* Returns whether another step may be made now. */
bool computer_pace_allows(const struct pace *pace);

/* Accounts for a step; `new_word`: it found a new word. */
void computer_pace_spend(struct pace *pace, bool new_word);

/* Doubles the speed, up to PACE_SPEED_MAX. */
void computer_pace_faster(struct pace *pace);

/* Returns whether it is slow enough for each step to be seen and heard. */
bool computer_pace_is_slow(const struct pace *pace);

#endif
