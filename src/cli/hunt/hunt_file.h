/* SPDX-License-Identifier: MIT */
/*
 * The file that keeps the book of a hunt, so that the hunt can go on from it. Leaves what is in the
 * book to hunt_book.h.
 *
 * It is an SQLite database of four tables: `hunt` has the plan, in one row; `best` the boards of
 * the runs that are done; `run` those that were begun and are not done; `member` their pools.
 */
#ifndef CLI_HUNT_FILE_H
#define CLI_HUNT_FILE_H

#include "command.h"
#include "hunt_book.h"

#include <sqlite3.h>

/* The file of a book, open; a zeroed one can be closed. No other program can write to it. */
struct hunt_file {
    struct cli *cli;
    const char *name;
    const struct lexicon *lexicon;
    int64_t word_digest; /* of the lexicon's words */
    sqlite3 *database;   /* with a transaction begun */
    bool is_new;         /* nothing was saved in it yet */
};

/*
 * Opens the file, which is made when it is missing. OUTCOME_BAD after a message when it cannot be
 * opened, another hunt has it open, or it is not the file of a hunt. The caller ends with
 * hunt_file_close in any case.
 */
enum outcome hunt_file_open(struct cli *cli, const char *name, const struct lexicon *lexicon,
                            struct hunt_file *file);

/* Reads the plan from a file that is not new. OUTCOME_BAD after a message when what is there cannot
 * be the plan of a hunt for these words. */
enum outcome hunt_file_read_plan(const struct hunt_file *file, struct hunt_plan *plan);

/* Reads the rest into a book that book_init has begun with the plan: its runs are ready to go on.
 * OUTCOME_BAD after a message when it cannot be the rest of this plan. */
enum outcome hunt_file_read(const struct hunt_file *file, struct hunt_book *book);

/* Saves the book in one transaction: a program that is killed leaves this book or the one before.
 * OUTCOME_BAD after a message when it cannot be written; the file then has the book before. */
enum outcome hunt_file_save(struct hunt_file *file, const struct hunt_book *book);

void hunt_file_close(struct hunt_file *file);

#endif
