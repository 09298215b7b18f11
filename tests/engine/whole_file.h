/* SPDX-License-Identifier: MIT */
/*
 * A file as a whole, for tests and measuring programs that need what is in it.
 */
#ifndef WHOLE_FILE_H
#define WHOLE_FILE_H

#include <stddef.h>

/* The `*size` bytes of a file, with a 0 behind them; the caller frees them. Says what is wrong and
 * ends the program when they cannot be had. */
void *whole_file(const char *name, size_t *size);

#endif
