/* SPDX-License-Identifier: MIT */
/*
 * A part of a test that runs as a program of its own, which is listened to and killed.
 */
#ifndef TEST_CHILD_H
#define TEST_CHILD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct child {
    intptr_t process;
    int output; /* what it writes by child_write comes out here */
};

/* What a child does; arguments end with NULL. Its result, up to 100, is the status of the child. */
typedef int child_work(char *const *arguments);

/*
 * Starts `work` in a program of its own. That may be this program once more, so main has to begin
 * with child_main: where it answers 0 or more the program is such a child, and that is its status.
 * False when no program can be started.
 */
bool child_start(struct child *child, child_work *work, const char *const arguments[]);
int child_main(child_work *work, int argc, char **argv);

/* Reads `size` bytes of those that the child has written; false when it has ended before. Writing
 * is false when nobody is there any more to read. */
bool child_read(struct child *child, void *bytes, size_t size);
bool child_write(const void *bytes, size_t size);

/* Kills it, if it still runs. */
void child_kill(struct child *child);

/* Waits for its end; -1: it was killed. */
int child_end(struct child *child);

/* Kills the program that calls it. */
void child_die(void);

#endif
