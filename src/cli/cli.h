/* SPDX-License-Identifier: MIT */
/*
 * The text commands: `trounce COMMAND ...`. Leaves calls without a command to main.
 */
#ifndef CLI_CLI_H
#define CLI_CLI_H

#include <stdbool.h>

struct option_spec;

/* The exit status. */
enum outcome {
    OUTCOME_YES = 0,
    OUTCOME_NO = 1, /* the answer to a question is no */
    OUTCOME_BAD = 2 /* bad usage, bad input, or a failed read or write */
};

/* Returns whether main's arguments begin with a command, or with a word in its place. */
bool cli_is_wanted(int argc, char **argv);

/*
 * Runs the command argv[1], with data to standard output and errors to standard error; without one,
 * prints the help. `window` is the table of the window's options, for the completion; NULL in a
 * program without a window. Ignores SIGPIPE from then on: when the reader of standard output goes
 * away, the command ends quietly. Returns an outcome, for main to return.
 */
int cli_run(int argc, char **argv, const struct option_spec *window);

#endif
