/* SPDX-License-Identifier: MIT */
/*
 * The file that saves the book of a hunt, so that the hunt can be resumed. Leaves the contents of
 * the book to hunt_book.h.
 *
 * It is an SQLite database with four tables: `hunt` has the plan, in one row; `best` the boards of
 * finished runs; `run` the runs in progress; `member` their pools.
 */
#ifndef CLI_HUNT_FILE_H
#define CLI_HUNT_FILE_H

#include "command.h"
#include "hunt_book.h"

#include <sqlite3.h>

/* An open book file; a zeroed one can be closed. No other program can write to it. */
struct hunt_file {
    struct cli *cli;
    const char *name;
    const struct lexicon *lexicon;
    int64_t word_digest; /* of the lexicon's words */
    sqlite3 *database;   /* with an open transaction */
    bool is_new;         /* nothing saved yet */
};

/*
 * Opens the file, created if missing. OUTCOME_BAD after a message when it cannot be opened, another
 * hunt has it open, or it is not the file of a hunt. Call hunt_file_close in any case.
 */
enum outcome hunt_file_open(struct cli *cli, const char *name, const struct lexicon *lexicon,
                            struct hunt_file *file);

/* Reads the plan from a file that is not new. OUTCOME_BAD after a message when it cannot be the
 * plan of a hunt for these words. */
enum outcome hunt_file_read_plan(const struct hunt_file *file, struct hunt_plan *plan);

/* Reads the rest into a book that book_init has started with the plan; its runs are ready to
 * resume. OUTCOME_BAD after a message when it does not fit the plan. */
enum outcome hunt_file_read(const struct hunt_file *file, struct hunt_book *book);

/* Saves the book in one transaction: a program that is killed leaves this book or the previous one.
 * OUTCOME_BAD after a message when it cannot be written; the file then has the previous book. */
enum outcome hunt_file_save(struct hunt_file *file, const struct hunt_book *book);

void hunt_file_close(struct hunt_file *file);

#endif
