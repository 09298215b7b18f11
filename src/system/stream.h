/* SPDX-License-Identifier: MIT */
/*
 * Open files as bytes, and the three standard streams.
 */
#ifndef SYSTEM_STREAM_H
#define SYSTEM_STREAM_H

#include <stdbool.h>
#include <stddef.h>

enum { STREAM_IN, STREAM_OUT, STREAM_ERROR };

/*
 * Reads up to `size` bytes, waiting for the first; 0 at the end. Writes some of `size` bytes, or
 * all. -1 on failure, with errno: EPIPE when nobody reads any more.
 */
ptrdiff_t stream_read(int handle, void *bytes, size_t size);
ptrdiff_t stream_write(int handle, const void *bytes, size_t size);

/* Waits until something can be read, or the end, or an error; at most until machine_now_ms() is
 * `until_ms`. False then, and when a signal came. On Windows only for STREAM_IN, for one thread. */
bool stream_wait(int handle, long long until_ms);

/* Opens the standard streams that are closed, but unusably: no other file takes their place, and
 * reading or writing them still fails. From then on a write that nobody reads fails instead of
 * ending the program. */
void stream_begin(void);

/* Return whether it is a terminal, and whether that can show colours. */
bool stream_is_terminal(int handle);
bool stream_has_colours(int handle);

/* Returns whether standard error goes where players do not read it. */
bool stream_is_unread(void);

/* Discards standard error until stream_unhush, which takes the result: libraries print there what
 * the game reports itself, in one line. Does not nest. */
int stream_hush(void);
void stream_unhush(int kept);

#endif
