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
    RIVAL_COUNT
};

/* A player. Holds no memory of its own; copying it copies the player. */
struct rival {
    enum rival_level level;
    uint64_t salt; /* the seed of its luck */
};

/* "novice", "scholar", "expert", "merciless"; static. */
const char *rival_name(enum rival_level level);

/* Finds the level of a name; false when there is none. */
bool rival_from_name(const char *name, enum rival_level *level);

/* A seed that depends on the board alone (its faces and shape), so that a board and a level always
 * give the same opponent, wherever the board came from. */
uint64_t rival_board_seed(const struct board *board);

/* Makes a player of a level; the seed decides what it overlooks. */
void rival_init(struct rival *rival, enum rival_level level, uint64_t seed);

/*
 * Does the player find this word? `word` has `length` lower-case letters (1..PATH_LETTERS_MAX) and
 * lies on the board; `tier` is its commonness, from TIER_UNKNOWN to TIER_MAX.
 *
 * A draw that depends on the seed and the letters alone is compared with rival_chance, with the
 * bends of rival_bends. So the answer is the same on every machine, with every lexicon that gives
 * the word this tier, in whatever order words are met and on any of its paths. The draw does not
 * depend on the level: with the same seed a stronger player finds all that a weaker one does.
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
 * How bent a word (as for rival_finds) is on the board: the changes of direction on its straightest
 * way. A way goes from die to neighbouring die without turning straight back; it may use a die
 * twice, which hardly ever makes it straighter than the straightest path and avoids an endless
 * search on boards of one letter. -1 when there is no way.
 */
int rival_bends(const struct board *board, const char *word, size_t length);

#endif
