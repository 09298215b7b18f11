/* SPDX-License-Identifier: MIT */
/*
 * The program of a build without a window. Leaves the text commands to cli.c.
 */
#include "cli.h"

#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    if (cli_is_wanted(argc, argv)) {
        return cli_run(argc, argv, NULL);
    }
    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        return cli_run(1, argv, NULL);
    }
    if (argc == 2 && strcmp(argv[1], "--version") == 0) {
        printf("Trounce %s\n", TROUNCE_VERSION);
        return fflush(stdout) == 0 ? OUTCOME_YES : OUTCOME_BAD;
    }
    fprintf(stderr, "trounce: this program was built without a window; trounce help lists the "
                    "text commands\n");
    return OUTCOME_BAD;
}
