/* SPDX-License-Identifier: MIT */
/*
 * Open files as bytes, and the three that every program has. Leaves buffers to those who read and
 * write.
 */
#ifndef SYSTEM_STREAM_H
#define SYSTEM_STREAM_H

#include <stdbool.h>
#include <stddef.h>

enum { STREAM_IN, STREAM_OUT, STREAM_ERROR };

/*
 * Reads up to `size` bytes, waiting for the first; 0 at the end. Writes some of `size` bytes, or
 * all. -1 on failure, with errno: EPIPE when nobody is left who reads.
 */
ptrdiff_t stream_read(int handle, void *bytes, size_t size);
ptrdiff_t stream_write(int handle, const void *bytes, size_t size);

/* Opens those of the three that are closed, in a way that they cannot be used: so no other file
 * takes their place, and reading or writing them fails as it should. From then on a write that
 * nobody reads fails, and does not end the program. */
void stream_begin(void);

/* Does it go to somebody who looks at it, and can that be in colours? */
bool stream_is_terminal(int handle);
bool stream_has_colours(int handle);

/* Does standard error go where players do not read it? */
bool stream_is_unread(void);

/* Discards standard error until stream_unhush, which takes the result: libraries print there what
 * the game reports itself, in one line. Does not nest. */
int stream_hush(void);
void stream_unhush(int kept);

#endif
