/* SPDX-License-Identifier: MIT */
/*
 * In place of cli.c: a program without text commands.
 */
#include "cli.h"

bool cli_is_wanted(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    return false;
}

int cli_run(int argc, char **argv, const struct option_spec *window_options)
{
    (void)argc;
    (void)argv;
    (void)window_options;
    return OUTCOME_BAD;
}
