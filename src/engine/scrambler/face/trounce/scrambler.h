/* SPDX-License-Identifier: MIT */
/*
 * The Scrambler: a square of letters and spaces whose rows and columns slide until every hidden
 * word reads across. The grid with its moves; puzzles, dealt or made from codes; a game with undo;
 * and a solver, which works in small steps, so that a UI needs no thread for it.
 */
#ifndef TROUNCE_SCRAMBLER_H
#define TROUNCE_SCRAMBLER_H

#include "trounce/alphabet.h"
#include "trounce/lexicon.h"
#include "trounce/random.h"
#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ==== the grid ==== */

#define SCRAMBLER_SIZE_MIN 3
#define SCRAMBLER_SIZE_MAX 9

/*
 * A row or column and how far it slides. `line` counts from 0; `shift` is in cells, not 0 and less
 * than the size of the grid in magnitude: positive to the right or down, negative to the left or
 * up.
 */
struct scrambler_move {
    bool is_column;
    unsigned char line;
    signed char shift;
};

/* The move that undoes `move`. */
struct scrambler_move scrambler_move_opposite(struct scrambler_move move);

/* The number of cells that the line slides, 1 or more. */
int scrambler_move_cells(struct scrambler_move move);

/* Parses a move by one cell as it is typed, in either case: `r2r` `r2l` `c3u` `c3d`, with lines
 * from 1 to `size`. Returns false for anything else, with `*move` unchanged. */
bool scrambler_move_parse(const char *text, size_t length, int size, struct scrambler_move *move);

#define SCRAMBLER_MOVE_TEXT_MAX 4

/* Formats the move as it is typed, "c3d", without the number of cells. Returns `text`. */
char *scrambler_move_text(struct scrambler_move move, char text[SCRAMBLER_MOVE_TEXT_MAX]);

#define SCRAMBLER_CELLS_MAX  (SCRAMBLER_SIZE_MAX * SCRAMBLER_SIZE_MAX)
#define SCRAMBLER_SPACE      ' '
#define SCRAMBLER_LETTER_MIN 3 /* letters of a hidden word */
#define SCRAMBLER_LETTER_MAX 5
#define SCRAMBLER_WORDS_MAX  (2 * SCRAMBLER_SIZE_MAX) /* at most two per row */

/* Cells row by row: letters (see alphabet.h) or SCRAMBLER_SPACE; those after size × size are
 * unused. */
struct scrambler_grid {
    int size;
    char cells[SCRAMBLER_CELLS_MAX];
};

/* Slides a line of the grid; the move must be valid for its size. */
void scrambler_grid_slide(struct scrambler_grid *grid, struct scrambler_move move);

/*
 * Hidden words, in letters. A word may be hidden twice: `copies_before` counts the earlier copies
 * of the word.
 */
struct scrambler_words {
    int count;
    unsigned char lengths[SCRAMBLER_WORDS_MAX];
    unsigned char copies_before[SCRAMBLER_WORDS_MAX];
    char letters[SCRAMBLER_WORDS_MAX][SCRAMBLER_LETTER_MAX + 1]; /* NUL-terminated */
};

/* Appends a word of 3..5 letters; there must be room. */
void scrambler_words_add(struct scrambler_words *words, const char *letters, size_t length);

/* The place of a hidden word that is home. */
struct scrambler_home {
    bool is_home;
    unsigned char row;
    unsigned char column; /* of its first letter */
};

/*
 * Finds the words that are home: those that can be read in some row from left to right without
 * wrapping, whatever is around them. Different words may share letters ("art" is home in "cart"); a
 * word that is hidden twice needs two places that do not overlap. Fills homes[0..words->count-1];
 * returns how many are home.
 */
int scrambler_grid_homes(const struct scrambler_grid *grid, const struct scrambler_words *words,
                         struct scrambler_home homes[SCRAMBLER_WORDS_MAX]);

/* Returns whether every word is home; stops at the first that is not. */
bool scrambler_grid_is_solved(const struct scrambler_grid *grid,
                              const struct scrambler_words *words);

/* A line of numbers, a line of dashes, two lines per row, and a NUL. */
#define SCRAMBLER_TEXT_MAX                                                                         \
    ((4 * SCRAMBLER_SIZE_MAX + 2) + (4 * SCRAMBLER_SIZE_MAX + 4) * (2 * SCRAMBLER_SIZE_MAX + 1) +  \
     (ALPHABET_FORM_SIZE - 2) * SCRAMBLER_CELLS_MAX)

/*
 * Formats the grid as the text game prints it, in lower case and without a final newline. Returns
 * `text`.
 *
 *         1   2   3
 *        ------------
 *     1 | t | f | c |
 *        ------------
 */
char *scrambler_grid_text(const struct alphabet *alphabet, const struct scrambler_grid *grid,
                          char text[SCRAMBLER_TEXT_MAX]);

/* ==== puzzles ==== */

/* The default maximum tier of the words to draw from. */
#define SCRAMBLER_COMMON_TIER 35

/* The number of moves in a jumble; one below the minimum is dealt on request only, to beginners. */
#define SCRAMBLER_JUMBLE_SHORT 2
#define SCRAMBLER_JUMBLE_MIN   3
#define SCRAMBLER_JUMBLE_MAX   10

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
 * Deals the puzzle of a code (either case; blanks and dashes of any kind anywhere, see utf8_gap).
 * STATUS_SYNTAX: not a code, or mistyped; STATUS_MISSING: made with other words; otherwise fails
 * like scrambler_puzzle_deal. On failure `puzzle` is unchanged.
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

/* ==== a game ==== */

/*
 * Read-only for callers. Invariants: made_count <= known_count; `grid` is the jumbled grid after
 * moves[0..made_count-1]. The moves after these have been undone.
 */
struct scrambler {
    struct scrambler_puzzle puzzle;
    struct scrambler_grid grid;
    struct scrambler_move *moves;
    size_t made_count; /* moves made and not undone */
    size_t known_count;
    size_t capacity;
    bool has_quit;
};

/* Begins a game; copies the puzzle. Allocates nothing until the first move. */
void scrambler_init(struct scrambler *scrambler, const struct scrambler_puzzle *puzzle);

/*
 * Resumes a game: `known` moves were made, and all but the first `made` of them undone.
 * STATUS_DAMAGED for an invalid move, STATUS_NO_MEMORY; the game is then at its beginning.
 */
enum status scrambler_resume(struct scrambler *scrambler, const struct scrambler_puzzle *puzzle,
                             const struct scrambler_move *moves, size_t known, size_t made);

/* Frees the history. */
void scrambler_deinit(struct scrambler *scrambler);

/* Returns whether every hidden word is home (see scrambler_grid_homes). */
bool scrambler_is_solved(const struct scrambler *scrambler);

/* Returns whether the player has quit or solved the puzzle. Moves and undo still work then. */
bool scrambler_is_over(const struct scrambler *scrambler);

/* Makes a move, of any number of cells, as one undo step. Discards moves that had been undone.
 * STATUS_NO_MEMORY: nothing has changed. */
enum status scrambler_slide(struct scrambler *scrambler, struct scrambler_move move);

/*
 * Does what a player types, in either case and with blanks around it ignored: a move by one cell,
 * such as "c3u" (see scrambler_move_parse), "r" to restart, "q" to quit. STATUS_EMPTY for blanks
 * alone, STATUS_SYNTAX for anything else, STATUS_NO_MEMORY: nothing has changed then.
 */
enum status scrambler_try_move(struct scrambler *scrambler, const char *typed);

/* Undoes the last move, or redoes the one undone last; returns false if there is none. `*move` (may
 * be NULL) gets the move applied to the grid. */
bool scrambler_undo(struct scrambler *scrambler, struct scrambler_move *move);
bool scrambler_redo(struct scrambler *scrambler, struct scrambler_move *move);

/* Returns to the jumbled start by undoing all moves; redo brings them back. */
void scrambler_restart(struct scrambler *scrambler);

void scrambler_quit(struct scrambler *scrambler);

/* ==== the solver ==== */

/*
 * Finds a sequence of slides from a grid to one in which every hidden word reads across: the
 * shortest one if it has up to five slides, else the one that undoes the moves and then the jumble,
 * without those that cancel out.
 * Memory: a few KiB, and 15 bytes for each move that has been made, allocated at the start. Work is
 * counted in slides tried: ten thousand take less than 3 ms. With the game's words, all sequences
 * of up to five slides have been tried after about 1 ms on 4 × 4 and 50 ms on 9 × 9.
 */
struct scrambler_solver;

/*
 * Starts from the current grid; `scrambler` is not needed afterwards. The initial solution undoes
 * the moves and then the jumble, without obvious detours. If `known[0..known_count-1]` (may be
 * NULL), such as the rest of an earlier solution, leads home and is not longer, it is used instead.
 * The caller owns the solver. STATUS_NO_MEMORY.
 */
enum status scrambler_solver_new(const struct scrambler *scrambler,
                                 const struct scrambler_move *known, size_t known_count,
                                 struct scrambler_solver **solver);

/* Frees the solver, at any time; NULL is allowed. */
void scrambler_solver_free(struct scrambler_solver *solver);

/* Works for about `budget` slides. Returns false when there is nothing more to try: the solution is
 * proven to be the shortest, or none has five slides or fewer. */
bool scrambler_solver_step(struct scrambler_solver *solver, long budget);

/* The best solution so far: `*count` moves by one cell each, 0 if every word is home. Valid until
 * the next step. It never gets longer. */
const struct scrambler_move *scrambler_solver_path(const struct scrambler_solver *solver,
                                                   size_t *count);

/* Returns whether the solution is proven to be the shortest. */
bool scrambler_solver_is_proven(const struct scrambler_solver *solver);

#endif
