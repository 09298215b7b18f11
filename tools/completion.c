/* SPDX-License-Identifier: MIT */
/*
 * Prints the completion for bash, as `trounce help --completion` with a window does, on a machine
 * that may have no SDL: where the program is built for another machine, it cannot be asked itself.
 */
#include "cli.h"
#include "options.h"

int main(void)
{
    char *arguments[] = {"trounce", "help", "--completion", NULL};
    return cli_run(3, arguments, options_table);
}
