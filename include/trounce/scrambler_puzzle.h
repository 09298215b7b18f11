/* SPDX-License-Identifier: MIT */
/*
 * Puzzles of the Scrambler: the words to draw from, rows filled with them and jumbled, the code
 * that names a puzzle, and its solution as text. Leaves playing to scrambler.h.
 */
#ifndef TROUNCE_SCRAMBLER_PUZZLE_H
#define TROUNCE_SCRAMBLER_PUZZLE_H

#include "trounce/lexicon.h"
#include "trounce/random.h"
#include "trounce/scrambler_grid.h"
#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The default for the greatest tier of words that are drawn. */
#define SCRAMBLER_COMMON_TIER 35

/* A jumble has 3 moves and up to 7 more. */
#define SCRAMBLER_JUMBLE_MIN 3
#define SCRAMBLER_JUMBLE_MAX 10

/* ---- the words to draw from ---- */

struct scrambler_source;

/*
 * Copies the words of 3..5 letters and of tier <= `tier_max` (unknown tiers count as common) from a
 * lexicon, of which only the alphabet is needed afterwards; words marked as offensive only if
 * `with_offensive`. The caller owns it. STATUS_NO_MEMORY.
 */
enum status scrambler_source_new(const struct lexicon *lexicon, int tier_max, bool with_offensive,
                                 struct scrambler_source **source);

/* Frees the words; NULL is allowed. */
void scrambler_source_free(struct scrambler_source *source);

/* How many words there are. */
size_t scrambler_source_count(const struct scrambler_source *source);

/*
 * Can a row of `size` cells (3..9) be filled? Decided by the lengths of the words alone.
 * STATUS_EMPTY (no word of 3..5 letters), STATUS_RANGE (none fits, or three cells always remain)
 * with the reason in `fault` (may be NULL).
 */
enum status scrambler_source_fills(const struct scrambler_source *source, int size,
                                   struct fault *fault);

/* ---- puzzles ---- */

/* A puzzle, complete in itself but for its alphabet, that of the lexicon. */
struct scrambler_puzzle {
    const struct alphabet *alphabet;
    struct scrambler_grid jumbled; /* the start; not solved */
    struct scrambler_words words;  /* in alphabetical order, which does not give the rows away */
    int jumble_count;              /* 3..10 */
    struct scrambler_move jumble[SCRAMBLER_JUMBLE_MAX]; /* each by one cell */
    uint64_t state;                                     /* of the generator that deals the puzzle */
    uint32_t fingerprint;                               /* of the words that it was drawn from */
};

/*
 * Fills a grid of `size` (3..9) and jumbles it. Each row is filled from the left: while more than
 * two cells are left, a random word is put in, with a space before it when it follows another. It
 * is drawn from those that fit and leave a rest that other words can fill, so that three cells, for
 * which no word is short enough, never remain. Then x of 0..7 is drawn and x + 3 random lines are
 * slid by one cell: rows and columns in turn, a row first. If the words still read across, the
 * filled grid is jumbled again.
 *
 * `jumble_count` is the wanted number of moves, 3..10, or 0 for any: more are dealt until one has
 * it. Failures of scrambler_source_fills; STATUS_RANGE also for words that no jumble hides ("aaa"
 * alone). On failure `puzzle` is as it was.
 */
enum status scrambler_puzzle_deal(const struct scrambler_source *source, int size, int jumble_count,
                                  struct random *random, struct scrambler_puzzle *puzzle,
                                  struct fault *fault);

/*
 * The code of a puzzle: the size, eight characters for the state of the generator, two for the
 * words that it was drawn from, one to check: "4K7Q4-M2XPD-HF". It recreates the puzzle as long as
 * the words are the same. No code of a board begins with a digit.
 */
#define SCRAMBLER_CODE_MAX 16

/* Returns `code`. */
char *scrambler_puzzle_code(const struct scrambler_puzzle *puzzle, char code[SCRAMBLER_CODE_MAX]);

/*
 * Deals the puzzle of a code (either case; blanks and dashes anywhere). STATUS_SYNTAX: not a code,
 * or mistyped; STATUS_MISSING: made with other words; failures of scrambler_puzzle_deal. On failure
 * `puzzle` is as it was.
 */
enum status scrambler_puzzle_from_code(const char *text, size_t length,
                                       const struct scrambler_source *source,
                                       struct scrambler_puzzle *puzzle, struct fault *fault);

/* The `index`-th move of the solution: the jumble undone, newest first; index < jumble_count. */
struct scrambler_move scrambler_puzzle_solution(const struct scrambler_puzzle *puzzle, int index);

#define SCRAMBLER_SOLUTION_TEXT_MAX                                                                \
    ((SCRAMBLER_JUMBLE_MAX + 1) * (SCRAMBLER_TEXT_MAX + (int)sizeof "\n*** Move 10 (r,1,r)\n"))

/*
 * Writes the solution as the text game prints it: the jumbled grid, then for each move of the
 * solution a newline, "*** Move K (r,1,r)" (K and the line count from 1; the move that is made, not
 * the one that it undoes), a newline and the grid. Returns `text`.
 */
char *scrambler_puzzle_solution_text(const struct scrambler_puzzle *puzzle,
                                     char text[SCRAMBLER_SOLUTION_TEXT_MAX]);

#endif
