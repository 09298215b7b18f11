/* SPDX-License-Identifier: MIT */
/*
 * Runs a program beside the game and collects its output. Nothing here blocks: the window polls.
 */
#include "ask.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#define LOOK_MS 20
#define REAP_MS 200 /* reaping a killed program is not urgent */

extern char **environ;

/* Standard output goes to `out`, the other two to /dev/null. Output is first: if the game was
 * started with one of the three closed, the pipe may have its number. */
static bool redirect(posix_spawn_file_actions_t *actions, int out)
{
    return posix_spawn_file_actions_adddup2(actions, out, STDOUT_FILENO) == 0 &&
           posix_spawn_file_actions_addopen(actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0) == 0 &&
           posix_spawn_file_actions_addopen(actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) == 0;
}

/* Starts it in its own process group, so that its children can be killed with it, and with the
 * usual SIGPIPE, which the game ignores. */
static bool start(struct ask *ask, const char *const arguments[], int out)
{
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t pipes;
    pid_t pid;
    char *const *words = (char *const *)arguments; /* exec does not change them */
    if (posix_spawn_file_actions_init(&actions) != 0) {
        return false;
    }
    if (posix_spawnattr_init(&attributes) != 0) {
        (void)posix_spawn_file_actions_destroy(&actions);
        return false;
    }
    (void)sigemptyset(&pipes);
    (void)sigaddset(&pipes, SIGPIPE);
    bool started =
        redirect(&actions, out) &&
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF) == 0 &&
        posix_spawnattr_setsigdefault(&attributes, &pipes) == 0 &&
        posix_spawnattr_setpgroup(&attributes, 0) == 0 &&
        posix_spawnp(&pid, arguments[0], &actions, &attributes, words, environ) == 0;
    (void)posix_spawnattr_destroy(&attributes);
    (void)posix_spawn_file_actions_destroy(&actions);
    ask->pid = started ? pid : 0;
    return started;
}

void ask_begin(struct ask *ask, const char *const arguments[], uint64_t now_ms,
               unsigned patience_ms)
{
    int ends[2];
    *ask = (struct ask){.until_ms = now_ms + patience_ms, .exit_code = -1};
    if (pipe(ends) != 0) {
        return;
    }
    (void)fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    (void)fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    (void)fcntl(ends[0], F_SETFL, O_NONBLOCK);
    ask->waits = start(ask, arguments, ends[1]);
    ask->out = ends[0];
    (void)close(ends[1]);
    if (!ask->waits) {
        (void)close(ends[0]);
    }
}

/* Reads what is available; false if that exceeds the buffer. */
static bool take(struct ask *ask)
{
    for (;;) {
        size_t room = sizeof ask->answer - 1 - ask->length;
        ssize_t count = read(ask->out, ask->answer + ask->length, room);
        if (count > 0) {
            ask->length += (size_t)count;
            ask->answer[ask->length] = '\0';
        } else if (count == 0 || errno != EINTR) {
            return room > 0;
        }
    }
}

static void stop_waiting(struct ask *ask)
{
    (void)close(ask->out);
    ask->waits = false;
}

/* Returns whether it has ended. If so, `*status` is its exit status, or 0 if unknown, since the
 * system discards it where the game was started with SIGCHLD ignored. */
static bool reap(struct ask *ask, int *status)
{
    *status = 0;
    pid_t reaped = waitpid((pid_t)ask->pid, status, WNOHANG);
    if (reaped == ask->pid || (reaped < 0 && errno == ECHILD)) {
        ask->pid = 0;
        return true;
    }
    return false;
}

bool ask_poll(struct ask *ask, uint64_t now_ms)
{
    int status;
    if (ask->pid == 0) {
        return false;
    }
    bool ended = reap(ask, &status); /* then all of its output is in the pipe */
    if (!ask->waits) {
        return false;
    }
    bool fits = take(ask);
    if (ended) {
        ask->exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
        ask->is_answered = fits && ask->exit_code == 0;
        stop_waiting(ask);
    } else if (!fits || now_ms >= ask->until_ms) {
        (void)kill((pid_t)-ask->pid, SIGKILL);
        stop_waiting(ask);
    }
    return ask->waits;
}

long ask_wait_ms(const struct ask *ask)
{
    if (ask->pid == 0) {
        return -1;
    }
    return ask->waits ? LOOK_MS : REAP_MS;
}

void ask_end(struct ask *ask)
{
    int status;
    if (ask->pid != 0) {
        (void)kill((pid_t)-ask->pid, SIGKILL);
        (void)reap(ask, &status);
    }
    if (ask->waits) {
        stop_waiting(ask);
    }
    *ask = (struct ask){0};
}
