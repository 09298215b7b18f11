/* SPDX-License-Identifier: MIT */
/*
 * All commands, in the order in which help lists them: a file for each, but help is in cli.c.
 */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

#include "command.h"

#define COMMANDS(COMMAND)                                                                          \
    COMMAND(command_play)                                                                          \
    COMMAND(command_tray)                                                                          \
    COMMAND(command_batch)                                                                         \
    COMMAND(command_solve)                                                                         \
    COMMAND(command_find)                                                                          \
    COMMAND(command_lexicon)                                                                       \
    COMMAND(command_shake)                                                                         \
    COMMAND(command_challenge)                                                                     \
    COMMAND(command_scrambler)                                                                     \
    COMMAND(command_hunt)                                                                          \
    COMMAND(command_prove)                                                                         \
    COMMAND(command_history)                                                                       \
    COMMAND(command_help)
#define COMMAND_DECLARED(name) extern const struct command name;
COMMANDS(COMMAND_DECLARED)

#endif
