/* SPDX-License-Identifier: MIT */
/*
 * Prints the bash completion, like `trounce help --completion` of a build with a window, on
 * machines that may lack SDL: a cross-compiled program cannot be run for it.
 */
#include "cli.h"
#include "options.h"

int main(void)
{
    char *arguments[] = {"trounce", "help", "--completion", NULL};
    return cli_run(3, arguments, options_table);
}
