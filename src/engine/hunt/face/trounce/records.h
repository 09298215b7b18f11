/* SPDX-License-Identifier: MIT */
/*
 * The record book: the boards with the most points that are known, for a list of words and a size.
 * Leaves finding them to hunt.h and prove.h, and scoring them to the caller.
 *
 * The text has a record per line, in nine columns with blanks between them:
 *
 *     en  4x4  3  4399  segsrntreiaeslps  250  1  3  found
 *
 * They are: the list, by the code of a language of the game or the name of another list; rows and
 * columns; the length of the shortest words that count; points by RULES_CLASSIC; the board, as
 * board_parse takes it without blanks; pool and seed of the hunt whose first run found it, and the
 * seconds of processor time that it took, rounded up; "proved" if no board has more points, else
 * "found". Empty lines and those that begin with # are skipped.
 */
#ifndef TROUNCE_RECORDS_H
#define TROUNCE_RECORDS_H

#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define RECORDS_MAX       128
#define RECORD_LIST_SIZE  16
#define RECORD_BOARD_SIZE 128

struct record {
    char list[RECORD_LIST_SIZE];
    int rows;
    int columns;
    int min_letters;
    long points;
    char board[RECORD_BOARD_SIZE];
    int pool;
    uint64_t seed;
    long seconds;
    bool is_proved;
};

struct records {
    int count;
    struct record list[RECORDS_MAX];
};

/*
 * Parses a record book. STATUS_SYNTAX, with line and column in `fault` (may be NULL): a column is
 * missing, superfluous or not as described above, or the book has a record of the list and size
 * already, or RECORDS_MAX records. STATUS_EMPTY: it has none. On failure `records` is empty.
 */
enum status records_read(const char *text, size_t size, struct records *records,
                         struct fault *fault);

/* The record of a list and size; NULL if there is none. */
const struct record *records_find(const struct records *records, const char *list, int rows,
                                  int columns);

#endif
