/* SPDX-License-Identifier: MIT */
/*
 * Computer players: which words of a board each of them knows and sees. Leaves the search to
 * search.h and solver.h, and whether a word counts at all (and that offensive ones are never taken)
 * to the round.
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
    RIVAL_NOVICE,    /* everyday words, the short and straight ones */
    RIVAL_SCHOLAR,   /* what most people know (tiers up to 50) */
    RIVAL_EXPERT,    /* words of good dictionaries too (tiers up to 70) */
    RIVAL_MERCILESS, /* every word there is */
    RIVAL_MATCH,     /* as strong as the player is */
    RIVAL_FRIEND,    /* somebody who has played the board already: finds nothing by chance */
    RIVAL_COUNT
};

/* The levels that have a strength of their own come first: Novice 100, Scholar 300, Expert 600,
 * Merciless 1000. */
#define RIVAL_FIXED_COUNT (RIVAL_MERCILESS + 1)

#define RIVAL_STRENGTH_MIN 1
#define RIVAL_STRENGTH_MAX 1000
/* Up to here nothing is found. From here to Novice it is a line so steep that a few words more or
 * less say something: were it to begin at 0, half a Novice would take twenty rounds to tell. */
#define RIVAL_STRENGTH_NOTHING 20
/* Of a match before anything is known of its player. */
#define RIVAL_STRENGTH_NEW 100

/* A player. Holds no memory of its own; copying it copies the player. */
struct rival {
    enum rival_level level;
    int strength;  /* RIVAL_STRENGTH_MIN to _MAX; 0 for a friend */
    uint64_t salt; /* the seed of its luck */
};

/* "novice", "scholar", "expert", "merciless", "match", "friend"; static. */
const char *rival_name(enum rival_level level);

/* Finds the level of a name; false when there is none. */
bool rival_from_name(const char *name, enum rival_level *level);

/* The strength of a level; of a match, RIVAL_STRENGTH_NEW; of a friend, 0. */
int rival_level_strength(enum rival_level level);

/* A seed that depends on the board alone (its faces and shape), so that a board and a level always
 * give the same opponent, wherever the board came from. */
uint64_t rival_board_seed(const struct board *board);

/* Makes a player of a level, with rival_level_strength; the seed decides what it overlooks. */
void rival_init(struct rival *rival, enum rival_level level, uint64_t seed);

/* Makes a match of a strength from RIVAL_STRENGTH_MIN to _MAX. Against a player of that strength it
 * is even where words that both find count alike for both. If it had only what the player leaves,
 * players of 300 would win four rounds of five, and those of 600 all. */
void rival_init_match(struct rival *rival, int strength, uint64_t seed);

/*
 * Does the player find this word? `word` has `length` lower-case letters (1..PATH_LETTERS_MAX) and
 * lies on the board; `tier` is its commonness, from TIER_UNKNOWN to TIER_MAX.
 *
 * A draw that depends on the seed and the letters alone is compared with rival_chance, with the
 * bends of rival_bends. So the answer is the same on every machine, with every lexicon that gives
 * the word this tier, in whatever order words are met and on any of its paths. The draw does not
 * depend on the strength: with the same seed a stronger player finds all that a weaker one does. A
 * friend finds nothing.
 */
bool rival_finds(const struct rival *rival, const struct board *board, const char *word,
                 size_t length, int tier);

#define RIVAL_CERTAIN 1000000

/*
 * How likely a player of a strength (0 to RIVAL_STRENGTH_MAX) is to find a word, in millionths,
 * rounded down. The levels have chances of their own: 0 for words beyond what they know,
 * RIVAL_CERTAIN for RIVAL_MERCILESS. Rare words, letters past the fourth and bends make it less.
 * Between them rival_blend applies. A word of TIER_UNKNOWN (all words, in a lexicon without tiers)
 * is known to everyone, and as likely to be found as words of the game's own lexicon are on
 * average, so that the levels stay apart with any list of words.
 */
uint32_t rival_chance(int strength, int tier, size_t letters, int bends);

/*
 * What is `at_levels` (>= 0, below 2^50, never less for a stronger level) for the levels with a
 * strength of their own is so much for a strength (0 to RIVAL_STRENGTH_MAX, in tenths): on a
 * straight line between two levels, and below Novice on one down to 0 at RIVAL_STRENGTH_NOTHING.
 * Rounded down.
 */
int64_t rival_blend(const int64_t at_levels[RIVAL_FIXED_COUNT], int strength_tenths);

/*
 * How bent a word (as for rival_finds) is on the board: the changes of direction on its straightest
 * way. A way goes from die to neighbouring die without turning straight back; it may use a die
 * twice, which hardly ever makes it straighter than the straightest path and avoids an endless
 * search on boards of one letter. -1 when there is no way.
 */
int rival_bends(const struct board *board, const char *word, size_t length);

#endif
