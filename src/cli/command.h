/* SPDX-License-Identifier: MIT */
/*
 * What every command is given and what it says about itself. Leaves the choice of the command to
 * cli.c.
 */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "cli.h"
#include "reader.h"
#include "trounce/status.h"
#include "writer.h"

struct command;

/* The world of a running command. */
struct cli {
    const struct command *command; /* NULL: the program itself is speaking */
    const char *program;           /* argv[0] */
    struct writer out;
    struct reader in;
};

/* `run` gets what follows the name of the command. Texts are static; `usage` is what follows
 * "trounce ", `help` whole lines without the usage. */
struct command {
    const char *name;
    const char *summary;
    const char *usage;
    const char *help;
    enum outcome (*run)(struct cli *cli, int argc, char **argv);
};

extern const struct command command_tray;
extern const struct command command_batch;
extern const struct command command_solve;
extern const struct command command_find;
extern const struct command command_lexicon;
extern const struct command command_shake;
extern const struct command command_scrambler;
extern const struct command command_history;
extern const struct command command_hunt;

/* Prints "trounce COMMAND: " and one sentence to standard error, after all that was written so far.
 * Returns OUTCOME_BAD. */
enum outcome cli_fail(struct cli *cli, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;

/* The same for a fault in what the user calls `name`. */
enum outcome cli_fail_fault(struct cli *cli, const char *name, const struct fault *fault);

/* The same when memory has run out. */
enum outcome cli_fail_memory(struct cli *cli);

/* The same when standard input could not be read to its end; OUTCOME_YES when it could. */
enum outcome cli_check_input(struct cli *cli);

/* Prints the help of a command. */
void cli_print_help(struct cli *cli, const struct command *command);

#endif
