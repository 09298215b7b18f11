/* SPDX-License-Identifier: MIT */
/*
 * Computer players: which words of a board each of them knows and finds. Leaves the search to
 * search.h and solver.h, and whether a word counts (offensive ones never do) to the round.
 */
#ifndef TROUNCE_RIVAL_H
#define TROUNCE_RIVAL_H

#include "trounce/board.h"
#include "trounce/path.h"
#include "trounce/trie.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum rival_level {
    RIVAL_NOVICE,    /* everyday words, short and straight */
    RIVAL_SCHOLAR,   /* what most people know (tiers up to 50) */
    RIVAL_EXPERT,    /* words of good dictionaries too (tiers up to 70) */
    RIVAL_MERCILESS, /* every word there is */
    RIVAL_LADDER,    /* on a rung of the ladder, see ladder.h */
    RIVAL_FRIEND,    /* somebody who has already played the board: finds nothing by chance */
    RIVAL_COUNT
};

/* The levels of fixed strength come first: Novice 100, Scholar 300, Expert 600, Merciless 1000. */
#define RIVAL_FIXED_COUNT (RIVAL_MERCILESS + 1)

#define RIVAL_STRENGTH_MIN 1
#define RIVAL_STRENGTH_MAX 1000
/* Up to this strength nothing is found. From here to Novice the line is steep, so that a few words
 * make a difference: if it began at 0, half a Novice would take twenty rounds to detect. */
#define RIVAL_STRENGTH_NOTHING 20

/* A player. Owns no memory; copying the struct copies the player. */
struct rival {
    enum rival_level level;
    int strength; /* RIVAL_STRENGTH_MIN to _MAX; 0 for a friend, and before ladder_settle */
    int rung;     /* of RIVAL_LADDER; 0: an Even match of an old history, as strong as the player */
    uint64_t salt; /* seed of its luck */
};

/* "novice", "scholar", "expert", "merciless", "ladder", "friend"; static. */
const char *rival_name(enum rival_level level);

/* Looks up a level by name; returns false if there is none. "match", as older versions wrote it, is
 * RIVAL_LADDER. */
bool rival_from_name(const char *name, enum rival_level *level);

/* The strength of a level; 0 for RIVAL_LADDER, which has one for each rung, and for a friend. */
int rival_level_strength(enum rival_level level);

/* A seed that depends only on the board (its faces and shape), so that a board and a level always
 * give the same opponent, wherever the board came from. */
uint64_t rival_board_seed(const struct board *board);

/* Initializes a player of a level other than RIVAL_LADDER, with rival_level_strength; the seed
 * decides which words it misses. */
void rival_init(struct rival *rival, enum rival_level level, uint64_t seed);

/* Initializes a player of a strength from RIVAL_STRENGTH_MIN to _MAX, with the level RIVAL_LADDER
 * and no rung. */
void rival_init_strength(struct rival *rival, int strength, uint64_t seed);

/*
 * Returns whether the player finds a word. `word` has `length` lower-case letters
 * (1..PATH_LETTERS_MAX) and is on the board; `tier` is its commonness, TIER_UNKNOWN to TIER_MAX.
 *
 * A draw that depends only on the seed and the letters is compared with rival_chance, with the
 * bends of rival_bends. The result is therefore the same on every machine, with every lexicon that
 * gives the word this tier, in any order of words and for any of its paths. The draw does not
 * depend on the strength: with the same seed a stronger player finds everything that a weaker one
 * does. A friend finds nothing.
 */
bool rival_finds(const struct rival *rival, const struct board *board, const char *word,
                 size_t length, int tier);

#define RIVAL_CERTAIN 1000000

/*
 * The probability that a player of a strength (0 to RIVAL_STRENGTH_MAX) finds a word, in
 * millionths, rounded down. Each level has its own chances: 0 for words beyond its vocabulary,
 * RIVAL_CERTAIN for RIVAL_MERCILESS, and less for rare words, letters past the fourth and bends.
 * rival_blend interpolates between levels. A word of TIER_UNKNOWN (all words, in a lexicon without
 * tiers) is known to everyone and as likely to be found as the average word of the game's own
 * lexicon, so that the levels differ with any word list.
 */
uint32_t rival_chance(int strength, int tier, size_t letters, int bends);

/*
 * Interpolates values given for the levels with a fixed strength (`at_levels`: 0 to 2^50 - 1, never
 * less for a stronger level) at a strength (0 to RIVAL_STRENGTH_MAX, in tenths): linearly between
 * levels, and below Novice down to 0 at RIVAL_STRENGTH_NOTHING. Rounds down.
 */
int64_t rival_blend(const int64_t at_levels[RIVAL_FIXED_COUNT], int strength_tenths);

/*
 * The number of changes of direction on the straightest way to trace a word (as for rival_finds) on
 * the board; -1 if there is none. A way goes from cell to neighbouring cell without turning
 * straight back. It may use a cell twice: that is hardly ever straighter than the straightest path,
 * and avoids an exponential search on boards of one letter.
 */
int rival_bends(const struct board *board, const char *word, size_t length);

#endif
