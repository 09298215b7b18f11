/* SPDX-License-Identifier: MIT */
/*
 * Goes through the arguments of a command: `--name value`, `--name=value`, `--name`, words. Leaves
 * what they mean to the command.
 */
#ifndef CLI_ARGUMENTS_H
#define CLI_ARGUMENTS_H

#include "command.h"
#include "trounce/scoring.h"

#include <stdint.h>

/* One that a command knows; a table of them ends with a name of NULL. */
struct option {
    const char *name;  /* without dashes */
    const char *value; /* what its value is called, "FILE"; NULL: it takes none */
};

/* What came next, other than the place of an option in the table. */
enum { ARGUMENTS_END = -1, ARGUMENTS_WORD = -2, ARGUMENTS_HELP = -3, ARGUMENTS_BAD = -4 };

/* Goes on from argv[at]. After "--" everything is a word. */
struct arguments {
    struct cli *cli;
    const struct option *table;
    int argc;
    char **argv;
    int at;
    bool only_words;
};

/*
 * The next argument: the place of an option in the table, with its value (if it takes one) in
 * `*value`; ARGUMENTS_WORD with the word; ARGUMENTS_HELP after --help, the help being printed;
 * ARGUMENTS_BAD for what the command does not know, which has been told; ARGUMENTS_END.
 */
int arguments_next(struct arguments *arguments, const char **value);

/* The same for a command that takes no words: one is ARGUMENTS_BAD, and has been told. */
int arguments_next_option(struct arguments *arguments, const char **value);

/*
 * Hands all options of such a command to `take` with the request that they make up. `take` returns
 * false for a value that is not right, which it has told. Returns ARGUMENTS_END when all were
 * taken, else ARGUMENTS_HELP or ARGUMENTS_BAD.
 */
int arguments_take(struct arguments *arguments,
                   bool (*take)(void *request, int option, const char *value), void *request);

/* The outcome of a command that ends with ARGUMENTS_HELP or ARGUMENTS_BAD. */
enum outcome arguments_outcome(int next);

/* What is wrong with the use, with a hint at --help. Returns OUTCOME_BAD. */
enum outcome arguments_fail(struct cli *cli, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;

/* The value of `--name` as a number of min..max. False when it is none, which has been told. */
bool arguments_number(struct cli *cli, const char *name, const char *value, long min, long max,
                      long *number);

/* The value of --seed: a number that 64 bits hold, as C writes them (10, 0xa, 012). */
bool arguments_seed(struct cli *cli, const char *value, uint64_t *seed);

/* The value of --rules. */
bool arguments_rules(struct cli *cli, const char *value, enum rules *rules);

/* The value of --size as ROWSxCOLUMNS, or a single number for a square; at most 64 cells. */
bool arguments_size(struct cli *cli, const char *value, int *rows, int *columns);

/* The place of `value` among `names` (ended by NULL), the values that `--name` can have. */
bool arguments_choice(struct cli *cli, const char *name, const char *value,
                      const char *const *names, int *choice);

#endif
