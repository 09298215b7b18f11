/* SPDX-License-Identifier: MIT */
/*
 * Files whole, and where the game's own lie. Leaves standard input to reader.h and the meaning of
 * the bytes to the engine.
 */
#ifndef CLI_LOAD_H
#define CLI_LOAD_H

#include "command.h"
#include "trounce/dice.h"
#include "trounce/lexicon_io.h"
#include "trounce/solver.h"

#include <stddef.h>
#include <stdint.h>

/* The bytes of a file; none when zeroed. */
struct content {
    const void *bytes;
    size_t size;
    void *mapped; /* the pages, when the file is mapped */
    void *owned;  /* the block, when it was read */
};

/* Brings a file into memory, mapped where that can be done. A failure has been told. The caller
 * ends with content_deinit in either case. */
enum outcome load_file(struct cli *cli, const char *name, struct content *content);

/* Gives the memory back; a zeroed one is taken. */
void content_deinit(struct content *content);

/* A lexicon with the file it may lie in. */
struct words {
    struct content content;
    struct lexicon lexicon;
};

/* Opens a word list of any format, that of the game when `name` is NULL. A failure has been told.
 * The caller ends with words_deinit in either case. */
enum outcome load_words(struct cli *cli, const char *name, struct words *words);
void words_deinit(struct words *words);

/* How boards are to be solved: by TROUNCE_SIMD of the environment, else the best way. A failure has
 * been told. */
enum outcome load_simd(struct cli *cli, enum solver_simd *simd);

/* Makes a solver over a lexicon, which goes that way. A failure has been told, and `*solver` is
 * NULL then. The caller ends with solver_free. */
enum outcome load_solver(struct cli *cli, const struct lexicon *lexicon, struct solver **solver);

/* Reads `count` dice (0: any square number) from a file. A failure has been told. */
enum outcome load_dice(struct cli *cli, const char *name, int count, struct dice *dice);

/* The same for one of the game's own sets. */
enum outcome load_dice_set(struct cli *cli, const struct dice_set *set, struct dice *dice);

/* Draws a seed from the system's entropy. A failure has been told. */
enum outcome load_seed(struct cli *cli, uint64_t *seed);

#endif
