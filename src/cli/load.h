/* SPDX-License-Identifier: MIT */
/*
 * What a command needs from files and from the system. Each call returns OUTCOME_BAD after a
 * message when it fails. Leaves standard input to reader.h, and the reading itself to file.h,
 * words.h and dice_file.h.
 */
#ifndef CLI_LOAD_H
#define CLI_LOAD_H

#include "command.h"
#include "file.h"
#include "trounce/dice.h"
#include "trounce/solver.h"
#include "words.h"

#include <stdint.h>

/* Brings a file into memory. The caller ends with file_close in any case. */
enum outcome load_file(struct cli *cli, const char *name, struct file *file);

/* Opens a word list of any format, the game's own when `name` is NULL. The caller ends with
 * words_close in any case. */
enum outcome load_words(struct cli *cli, const char *name, struct words *words);

/* The way to solve boards: TROUNCE_SIMD of the environment, or else the best. */
enum outcome load_simd(struct cli *cli, enum solver_simd *simd);

/* Makes a solver over a lexicon, by load_simd; `*solver` is NULL when that fails. The caller ends
 * with solver_free. */
enum outcome load_solver(struct cli *cli, const struct lexicon *lexicon, struct solver **solver);

/* Reads `count` dice (0: any square number) from a file. */
enum outcome load_dice(struct cli *cli, const char *name, int count, struct dice *dice);

/* The same for one of the game's own sets. */
enum outcome load_dice_set(struct cli *cli, const struct dice_set *set, struct dice *dice);

/* Draws a seed from the system's entropy. */
enum outcome load_seed(struct cli *cli, uint64_t *seed);

#endif
