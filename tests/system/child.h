/* SPDX-License-Identifier: MIT */
/*
 * Runs a part of a test as a separate program, to read its output or kill it.
 */
#ifndef TEST_CHILD_H
#define TEST_CHILD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct child {
    intptr_t process;
    int output; /* receives what it writes with child_write */
};

/* What a child does; arguments end with NULL. Its result, up to 100, is the exit status. */
typedef int child_work(char *const *arguments);

/*
 * Starts `work` in a separate program, which may be this program again: so main must first call
 * child_main and, if that returns 0 or more, exit with it as the status of such a child. Returns
 * false if no program can be started.
 */
bool child_start(struct child *child, child_work *work, const char *const arguments[]);
int child_main(child_work *work, int argc, char **argv);

/* Reads `size` bytes of the child's output; returns false if it has ended before. child_write
 * returns false if nobody reads any more. */
bool child_read(struct child *child, void *bytes, size_t size);
bool child_write(const void *bytes, size_t size);

/* Kills the child if it still runs. */
void child_kill(struct child *child);

/* Waits for the child and returns its exit status; -1: it was killed. */
int child_end(struct child *child);

/* Kills the calling program. */
void child_die(void);

#endif
