/* SPDX-License-Identifier: MIT */
/*
 * Runs another program for its output, without blocking.
 */
#ifndef SYSTEM_ASK_H
#define SYSTEM_ASK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define ASK_ANSWER_MAX 1024

/* A zeroed one is idle. */
struct ask {
    long pid;          /* until it is reaped; 0: none */
    int out;           /* the reading end of its output, while `waits` */
    uint64_t until_ms; /* the deadline */
    bool waits;
    bool is_answered;
    int exit_code; /* once it has ended by itself; else -1 */
    size_t length;
    char answer[ASK_ANSWER_MAX]; /* zero-terminated */
};

/*
 * Starts arguments[0], found in PATH, without a shell, input or error output. It must answer within
 * patience_ms of now_ms, a time of any clock that all calls use. A program that cannot be started
 * counts as one that does not answer. `ask` is zeroed or ended.
 */
void ask_begin(struct ask *ask, const char *const arguments[], uint64_t now_ms,
               unsigned patience_ms);

/*
 * Polls. Returns true as long as an answer may still come; after that, `is_answered` is whether the
 * program exited with status 0, in time, and with output that fits. A program that is late or
 * writes too much is killed with its children.
 */
bool ask_poll(struct ask *ask, uint64_t now_ms);

/* Milliseconds until the next poll; -1: none is needed. */
long ask_wait_ms(const struct ask *ask);

/* Kills a program that still runs and releases everything, without waiting for it. */
void ask_end(struct ask *ask);

#endif
