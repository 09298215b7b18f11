/* SPDX-License-Identifier: MIT */
/*
 * Proves which boards of a small size have the most points. Leaves finding good boards, which makes
 * a proof short, to hunt.h, and threads, clock and files to the caller.
 *
 * All boards, but for turned and mirrored ones, are divided into parts. Within a part, letters are
 * put on the cells one by one. What words could still add bounds the points of all boards with the
 * letters so far, and if that is less than the points of a known board, none of them is looked at.
 * What is left over at the end is scored. A part depends on the words, the size, the rules and the
 * points asked for, not on other parts, so parts can be worked on in any order, anywhere.
 */
#ifndef TROUNCE_PROVE_H
#define TROUNCE_PROVE_H

#include "trounce/lexicon.h"
#include "trounce/scoring.h"
#include "trounce/solver.h"
#include "trounce/status.h"

#include <stddef.h>
#include <stdint.h>

#define PROOF_CELLS_MIN 3
#define PROOF_CELLS_MAX 12

struct proof_config {
    int rows; /* rows * columns in PROOF_CELLS_MIN..PROOF_CELLS_MAX */
    int columns;
    enum rules rules;
    long least;              /* boards with so many points and more are found; at least 1 */
    enum solver_kernel simd; /* how boards are scored; the results are the same */
};

/* What is to be proved; it may be shared by threads. The lexicon is borrowed. */
struct proof;

/* End with proof_free. STATUS_NO_MEMORY. */
enum status proof_new(const struct lexicon *lexicon, const struct proof_config *config,
                      struct proof **proof);

/* NULL is allowed. */
void proof_free(struct proof *proof);

/* The number of parts; 0: no word has points on a board. Parts with similar numbers are similar,
 * and some take a hundred times as long as others. */
size_t proof_part_count(const struct proof *proof);

/* The cells in the order in which classes give letters to them, and the faces of letters from the
 * most frequent one on; returns the number of these. Of the images of a board, a part has one whose
 * letter in the first cell is the rarest of all cells to which turning and mirroring moves that
 * cell; of what leaves it in place, the same goes for the second cell, and so on. */
int proof_order(const struct proof *proof, unsigned char cells[PROOF_CELLS_MAX],
                unsigned char faces[ALPHABET_FACES_MAX]);

/* A board with the points asked for, or more. Its faces are those of single letters; Q is QU. */
struct proof_board {
    long points;
    unsigned char faces[PROOF_CELLS_MAX];
};

/* A class of boards that was divided by the letter of one more cell: those with `faces` in the
 * first cells of proof_order. All its boards have at most `bound` points, but for those that are
 * found, and those of the classes that have the same letters and one more. */
struct proof_class {
    unsigned char faces[PROOF_CELLS_MAX];
    int letters;
    long bound;
};

/* The result of a part; its arrays are valid until the prover works on another one. */
struct proof_result {
    const struct proof_board *boards; /* in no particular order; also images of each other */
    size_t board_count;
    const struct proof_class *open; /* a class comes after those into which it is divided */
    size_t open_count;
    uint64_t items;   /* ways to lay words on boards of the part */
    uint64_t classes; /* classes of boards that were bounded */
    uint64_t scored;  /* boards that were scored */
};

/* Works on parts; for one thread at a time. */
struct prover;

/* The proof must outlive it. End with prover_free. STATUS_NO_MEMORY. */
enum status prover_new(const struct proof *proof, struct prover **prover);

/* NULL is allowed. */
void prover_free(struct prover *prover);

/* Finds the boards of a part that have the points asked for. STATUS_NO_MEMORY; STATUS_RANGE: so
 * many words can be made of the same letters that their points cannot be added up. */
enum status prover_work(struct prover *prover, size_t part, struct proof_result *result);

#endif
