/* SPDX-License-Identifier: MIT */
/*
 * What is to be proved, which parts are done, the boards found, and the text file that has all
 * this.
 *
 * The file begins with a line for each term of the proof, "size 3x3". Each part that is done adds
 * "part 17", a line for each board, "545 streaedlp", and "end 17" with the classes that it took. A
 * file that was cut off lacks the end of its last part, which is then worked on again.
 */
#ifndef CLI_PROOF_BOOK_H
#define CLI_PROOF_BOOK_H

#include "command.h"
#include "trounce/prove.h"

#include <stdio.h>

#define PROOF_THREADS_MAX 256
#define PROOF_LEAST_MAX   999999

struct proof_plan {
    const struct lexicon *lexicon;
    struct proof_config config;
    long shard; /* parts number shard, shard + shards, and so on */
    long shards;
    bool is_certified; /* write the classes that were divided, too */
};

struct proof_book {
    struct cli *cli;
    struct proof_plan plan;
    struct proof *proof;
    bool *is_done;     /* of each part */
    size_t own_count;  /* parts of this shard */
    size_t done_count; /* of these */
    size_t stride;     /* see proof_book_part */
    uint64_t classes;
    struct proof_board *boards; /* canonical ones, each once, by points and then by letters */
    size_t board_count;
    size_t board_capacity;
    const char *name; /* of the file; NULL: there is none */
    FILE *stream;
    int lock; /* the file again; no other proof can take its lock */
};

/* Reads which points are asked for from an older file; clears `*is_there` if there is none yet.
 * OUTCOME_BAD after a message when the file is not that of the same proof. */
enum outcome proof_book_look(struct cli *cli, const char *name, const struct proof_plan *plan,
                             bool *is_there, long *least);

/* Begins a book, or goes on with that in the file `name`, which may be NULL. OUTCOME_BAD after a
 * message; call proof_book_close in any case. */
enum outcome proof_book_open(struct cli *cli, const char *name, const struct proof_plan *plan,
                             struct proof_book *book);
void proof_book_close(struct proof_book *book);

/* The part to work on in a turn, 0..own_count - 1; each part of the shard has one. Those of the
 * first turns are spread evenly over all, so that they are a fair sample of the work. */
size_t proof_book_part(const struct proof_book *book, size_t turn);

/* Enters the result of a part. OUTCOME_BAD after a message when memory or the disk runs out. */
enum outcome proof_book_enter(struct proof_book *book, size_t part,
                              const struct proof_result *result);

/* Prints the boards that have at least `least` points. */
void proof_book_write(const struct proof_book *book, long least, struct writer *out);

#endif
