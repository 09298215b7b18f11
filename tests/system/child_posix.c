/* SPDX-License-Identifier: MIT */
/*
 * Child processes by fork, which continue from the parent's state.
 */
#define _POSIX_C_SOURCE 200809L
#include "child.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

static int written = -1; /* a child writes to it */

bool child_start(struct child *child, child_work *work, const char *const arguments[])
{
    int ends[2];
    if (pipe(ends) != 0) {
        return false;
    }
    pid_t process = fork();
    if (process == 0) {
        (void)close(ends[0]);
        written = ends[1];
        _exit(work((char *const *)arguments));
    }
    (void)close(ends[1]);
    *child = (struct child){.process = process, .output = ends[0]};
    return process > 0;
}

int child_main(child_work *work, int argc, char **argv)
{
    (void)work;
    (void)argc;
    (void)argv;
    return -1;
}

bool child_read(struct child *child, void *bytes, size_t size)
{
    char *to = bytes;
    while (size > 0) {
        ssize_t count = read(child->output, to, size);
        if (count <= 0) {
            return false;
        }
        to += count;
        size -= (size_t)count;
    }
    return true;
}

bool child_write(const void *bytes, size_t size)
{
    return write(written, bytes, size) == (ssize_t)size;
}

void child_kill(struct child *child)
{
    (void)kill((pid_t)child->process, SIGKILL);
}

int child_end(struct child *child)
{
    int status;
    (void)close(child->output);
    return waitpid((pid_t)child->process, &status, 0) == child->process && WIFEXITED(status)
               ? WEXITSTATUS(status)
               : -1;
}

void child_die(void)
{
    (void)raise(SIGKILL);
}
