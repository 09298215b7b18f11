/* SPDX-License-Identifier: MIT */
/*
 * Reads a whole file, for tests and benchmarks.
 */
#ifndef WHOLE_FILE_H
#define WHOLE_FILE_H

#include <stddef.h>

/* Returns the `*size` bytes of a file and a terminating 0; the caller frees them. On failure,
 * prints the reason and exits. */
void *whole_file(const char *name, size_t *size);

#endif
