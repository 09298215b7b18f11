/* SPDX-License-Identifier: MIT */
/*
 * Scripts that press the keys: a text of commands in, what the app showed, sounded and asked for
 * out, as text. Leaves the comparing with what was expected to run_script.c. The commands are told
 * in tests/scripts/README.md.
 */
#ifndef TESTS_SCRIPT_H
#define TESTS_SCRIPT_H

#include <stdio.h>

/*
 * Runs the script in the file `path` and writes its output to `out`. Files that it names are looked
 * for beside it. 0 when it ran to its end; 2 when a line could not be carried out: then
 * "path:line: why" was written to `errors`.
 */
int script_run(const char *path, FILE *out, FILE *errors);

#endif
