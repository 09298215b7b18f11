/* SPDX-License-Identifier: MIT */
/*
 * Computer players: which of the words of a board each of them knows and sees. Leaves the search to
 * search.h and solver.h, and whether a word counts at all (also that none marked offensive is ever
 * taken) to the round.
 */
#ifndef TROUNCE_RIVAL_H
#define TROUNCE_RIVAL_H

#include "trounce/board.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum rival_level {
    RIVAL_NOVICE,    /* everyday words, the short and straight ones */
    RIVAL_SCHOLAR,   /* what most people know (tiers up to 50) */
    RIVAL_EXPERT,    /* words of good dictionaries too (tiers up to 70) */
    RIVAL_MERCILESS, /* every word there is */
    RIVAL_COUNT
};

/* A player. Holds no memory of its own; copying it copies the player. */
struct rival {
    enum rival_level level;
    uint64_t salt; /* what its luck is drawn from */
};

/* "novice", "scholar", "expert", "merciless"; static. */
const char *rival_name(enum rival_level level);

/* The level of a name; false when there is none. */
bool rival_from_name(const char *name, enum rival_level *level);

/* A seed that depends on the board alone (its faces and shape), so that a board and a level always
 * meet the same opponent, however the board was come by. */
uint64_t rival_board_seed(const struct board *board);

/* Makes a player of a level; the seed decides what it overlooks. */
void rival_init(struct rival *rival, enum rival_level level, uint64_t seed);

/*
 * Does the player find this word? `word` has `length` lower-case letters (1..WORD_LETTERS_MAX) and
 * lies on the board; `tier` is its commonness, TIER_UNKNOWN.. TIER_MAX.
 *
 * A draw that depends on the seed and the letters alone is held against rival_chance, with the
 * bends of rival_bends. So the answer is the same on every machine, with every lexicon that gives
 * the word this tier, in whatever order words are met and on whichever of its paths. The draw does
 * not know the level: with the same seed a stronger player finds all that a weaker one does.
 */
bool rival_finds(const struct rival *rival, const struct board *board, const char *word,
                 size_t length, int tier);

#define RIVAL_CERTAIN 1000000

/*
 * How likely a player of a level is to find a word, in millionths: 0 for words beyond what it
 * knows, RIVAL_CERTAIN for RIVAL_MERCILESS. Rare words, letters past the fourth and bends make it
 * less. A word of TIER_UNKNOWN (all words, in a lexicon without tiers) is known to everyone, and as
 * likely to be found as words of the game's own lexicon are on average, so that the levels stay
 * apart with any list of words.
 */
uint32_t rival_chance(enum rival_level level, int tier, size_t letters, int bends);

/*
 * How bent a word (as for rival_finds) lies: the turns of direction of its straightest way over the
 * board. A way goes from die to neighbouring die without turning right back; one that crosses
 * itself counts too, which is hardly ever straighter than the straightest path and spares a search
 * without bounds on boards of one letter. -1 when there is no way.
 */
int rival_bends(const struct board *board, const char *word, size_t length);

#endif
