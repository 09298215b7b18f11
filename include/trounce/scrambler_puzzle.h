/* SPDX-License-Identifier: MIT */
/*
 * Puzzles of the Scrambler: the words to draw from, dealing and jumbling a grid, puzzle codes, and
 * solutions as text. Leaves playing to scrambler.h.
 */
#ifndef TROUNCE_SCRAMBLER_PUZZLE_H
#define TROUNCE_SCRAMBLER_PUZZLE_H

#include "trounce/api.h"
#include "trounce/lexicon.h"
#include "trounce/random.h"
#include "trounce/scrambler_grid.h"
#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

TROUNCE_API_BEGIN

/* The default maximum tier of the words to draw from. */
#define SCRAMBLER_COMMON_TIER 35

/* The number of moves in a jumble; one below the minimum is dealt on request only, to beginners. */
#define SCRAMBLER_JUMBLE_SHORT 2
#define SCRAMBLER_JUMBLE_MIN   3
#define SCRAMBLER_JUMBLE_MAX   10

/* ---- the words to draw from ---- */

struct scrambler_source;

/*
 * Copies the words of 3..5 letters and of tier <= `tier_max` (unknown tiers count as common) from a
 * lexicon, offensive ones only if `with_offensive`. Afterwards only the lexicon's alphabet is
 * needed. The caller owns the source. STATUS_NO_MEMORY.
 */
enum status scrambler_source_new(const struct lexicon *lexicon, int tier_max, bool with_offensive,
                                 struct scrambler_source **source);

/* Frees the words; NULL is allowed. */
void scrambler_source_free(struct scrambler_source *source);

/* The number of words. */
size_t scrambler_source_count(const struct scrambler_source *source);

/*
 * Checks whether a row of `size` cells (3..9) can be filled, which depends only on word lengths.
 * STATUS_EMPTY (no word of 3..5 letters), STATUS_RANGE (three or more cells always remain)
 * with the reason in `fault` (may be NULL).
 */
enum status scrambler_source_fills(const struct scrambler_source *source, int size,
                                   struct fault *fault);

/* ---- puzzles ---- */

/* A puzzle, self-contained except for the borrowed alphabet of the lexicon. */
struct scrambler_puzzle {
    const struct alphabet *alphabet;
    struct scrambler_grid jumbled; /* the start; not solved */
    struct scrambler_words words;  /* in alphabetical order, which hides the rows */
    int jumble_count;              /* 2..10 */
    struct scrambler_move jumble[SCRAMBLER_JUMBLE_MAX]; /* by one cell each */
    uint64_t state;                                     /* generator state that deals the puzzle */
    uint32_t fingerprint;                               /* of the source's words */
};

/*
 * Fills a grid of `size` (3..9) and jumbles it. Each row is filled from the left: while more than
 * two cells are left, a random word is added, preceded by a space unless it is the first. It is
 * drawn from the words that fit and leave a rest that other words can fill, so that three cells,
 * too few for a space and a word, never remain. Then x of 0..7 is drawn and x + 3 random lines are
 * slid by one cell: rows and columns in turn, a row first. If the words still read across, the
 * filled grid is jumbled again.
 *
 * `jumble_count` is the wanted number of moves, 3..10, or 0 for any; puzzles are dealt until one
 * has it. With 2, x is not drawn, and the first move alone breaks a word. Fails like
 * scrambler_source_fills, and with STATUS_RANGE for words that no jumble hides
 * ("aaa" alone). On failure `puzzle` is unchanged.
 */
enum status scrambler_puzzle_deal(const struct scrambler_source *source, int size, int jumble_count,
                                  struct random *random, struct scrambler_puzzle *puzzle,
                                  struct fault *fault);

/*
 * The code of a puzzle: the size, eight characters for the generator's state, two for the source's
 * words (inverted for a jumble of two moves), one to check: "4K7Q4-M2XPD-HF". It recreates the
 * puzzle as long as the words are the same. No board code begins with a digit.
 */
#define SCRAMBLER_CODE_MAX 16

/* Returns `code`. */
char *scrambler_puzzle_code(const struct scrambler_puzzle *puzzle, char code[SCRAMBLER_CODE_MAX]);

/*
 * Deals the puzzle of a code (either case; blanks and dashes anywhere). STATUS_SYNTAX: not a code,
 * or mistyped; STATUS_MISSING: made with other words; otherwise fails like scrambler_puzzle_deal.
 * On failure `puzzle` is unchanged.
 */
enum status scrambler_puzzle_from_code(const char *text, size_t length,
                                       const struct scrambler_source *source,
                                       struct scrambler_puzzle *puzzle, struct fault *fault);

/* The `index`-th move of the solution: the jumble undone, newest first; index < jumble_count. */
struct scrambler_move scrambler_puzzle_solution(const struct scrambler_puzzle *puzzle, int index);

/* Gets the hidden words in the order of the rows that were filled, each row from the left, as they
 * read across when the jumble is undone. This gives the solution away. */
void scrambler_puzzle_row_words(const struct scrambler_puzzle *puzzle,
                                struct scrambler_words *words);

#define SCRAMBLER_SOLUTION_TEXT_MAX                                                                \
    ((SCRAMBLER_JUMBLE_MAX + 1) * (SCRAMBLER_TEXT_MAX + (int)sizeof "\n*** Move 10 (r,1,r)\n"))

/*
 * Formats the solution as the text game prints it: the jumbled grid, then for each move a newline,
 * "*** Move K (r,1,r)" (K and the line count from 1; the move made, not the one it undoes), a
 * newline and the grid. Returns `text`.
 */
char *scrambler_puzzle_solution_text(const struct scrambler_puzzle *puzzle,
                                     char text[SCRAMBLER_SOLUTION_TEXT_MAX]);

TROUNCE_API_END

#endif
