/* SPDX-License-Identifier: MIT */
/*
 * The tray game: a small shift register, the tray it shakes, and word scores. Leaves the dialogue
 * and the timer to the text command. All other boards use a better generator and fairer deals
 * (random.h, deal.h).
 *
 * The rules are those of a well-known exercise from a C course: every number here is fixed by it,
 * and a seed gives the same tray.
 */
#ifndef TROUNCE_TRAY_H
#define TROUNCE_TRAY_H

#include "trounce/dice.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define TRAY_SIDE        4
#define TRAY_CELLS       (TRAY_SIDE * TRAY_SIDE)
#define TRAY_LETTERS_MIN 3
#define TRAY_LETTERS_MAX 16

/* The name of the tray's dice set (dice.h), in the order of the die numbers. */
#define TRAY_DICE_NAME "ece209_order_16"

/* Sizes of the texts of a tray and of a timer second, with the NUL. */
#define TRAY_TEXT_MAX (TRAY_CELLS * 3 + TRAY_SIDE + 1)
#define TRAY_TICK_MAX 8

/* A generator of somebody else's: returns its next state. */
typedef uint16_t tray_generator(void *context);

/*
 * A shift register of 16 or 32 bits, or another generator. Invariant: `state` is not 0 and fits the
 * width. With 16 bits every state occurs once in 65,535 steps.
 */
struct tray_random {
    uint32_t state;
    int bits;
    tray_generator *other; /* makes the steps instead; NULL: none */
    void *context;         /* its argument */
};

/* Starts the register at 1; `bits` is 16 or 32. */
void tray_random_init(struct tray_random *random, int bits);

/* Sets the state to the lowest bits of `seed`; no effect if these are 0. */
void tray_random_seed(struct tray_random *random, uint32_t seed);

/* Makes one step and returns the new state. */
uint32_t tray_random_next(struct tray_random *random);

/* Makes one step and returns the state modulo `limit` >= 1: slightly biased, as in the original. */
uint32_t tray_random_below(struct tray_random *random, uint32_t limit);

/*
 * Shuffles an array of `count` values of `size` bytes each, from the last down, swapping each with
 * one at or before it: count - 1 steps, none for an empty array. The generator's width limits how
 * far apart values can be that are swapped: with 16 bits, 65,535 places.
 */
void tray_permute(struct tray_random *random, void *values, size_t count, size_t size);

/* Which die is in each place, and its face (enum face). A new tray shows blanks. */
struct tray {
    unsigned char order[TRAY_CELLS];
    unsigned char faces[TRAY_CELLS];
};

/* The dice in their original order, not shaken. */
void tray_init(struct tray *tray);

/* Shuffles the dice from their current places, then draws a face of each: 31 steps. `dice` has
 * TRAY_CELLS dice. */
void tray_shake(struct tray *tray, const struct dice *dice, struct tray_random *random);

/* Writes four lines, each letter followed by two blanks and Qu by one. Returns `text`. */
char *tray_text(const struct tray *tray, char text[TRAY_TEXT_MAX]);

/* Returns whether the tray spells `word` (either case); false if it has anything but letters. A Q
 * counts as QU: a word with a Q not followed by U is not found. */
bool tray_find(const struct tray *tray, const char *word, size_t length);

/* The points of a word of `letters` letters: 3-4: 1, 5: 2, 6: 3, 7: 5, 8 to 16: 11, else 0. */
int tray_points(size_t letters);

/* The points of a word if the tray spells it, else 0. */
int tray_score(const struct tray *tray, const char *word, size_t length);

/* What the timer prints after second `second` (from 1): ".", " 5 " at a multiple of five, " 60 "
 * and a newline at the end of a minute. Returns `text`. */
char *tray_tick(long second, char text[TRAY_TICK_MAX]);

#endif
