/* SPDX-License-Identifier: MIT */
/*
 * Runs scripts of commands; writes what the app showed, played and requested as text. Leaves
 * comparing it with the expected output to run_script.c. tests/scripts/README.md explains the
 * commands.
 */
#ifndef TESTS_SCRIPT_H
#define TESTS_SCRIPT_H

#include <stdio.h>

/*
 * Runs the script in the file `path` and writes its output to `out`. Files named in it are beside
 * it. Returns 0 if it ran to its end, 2 if a line failed, after writing "path:line: why" to
 * `errors`.
 */
int script_run(const char *path, FILE *out, FILE *errors);

#endif
