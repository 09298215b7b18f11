/* SPDX-License-Identifier: MIT */
/*
 * The text commands: `trounce COMMAND ...`. Leaves calls without a command to main.
 */
#ifndef CLI_CLI_H
#define CLI_CLI_H

#include "arguments.h"

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
