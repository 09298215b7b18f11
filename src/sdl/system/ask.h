/* SPDX-License-Identifier: MIT */
/*
 * Asks another program something: it runs beside the game, and what it writes is taken when it has
 * ended. Leaves what the answer means to whoever asks.
 */
#ifndef SDL_ASK_H
#define SDL_ASK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define ASK_ANSWER_MAX 1024

/* A zeroed one has asked nothing. */
struct ask {
    pid_t pid;         /* of the program, until it is reaped; 0: none */
    int out;           /* what it writes is read from here, as long as it is waited for */
    uint64_t until_ms; /* so long it may take */
    bool waits;
    bool is_answered;
    size_t length;
    char answer[ASK_ANSWER_MAX]; /* a text */
};

/*
 * Starts the program arguments[0], looked for in PATH, with no shell between, nothing to read and
 * nowhere to complain to. `now_ms` is of any clock, the same for all calls; so long after it
 * `patience_ms` is over. A program that cannot be started is one that answers nothing. `ask` is
 * zeroed or ended.
 */
void ask_begin(struct ask *ask, const char *const arguments[], uint64_t now_ms,
               unsigned patience_ms);

/*
 * Looks what became of it, without waiting. True as long as there may be an answer yet; afterwards
 * `is_answered` tells whether there is one: the program ended well, in time, and wrote no more than
 * fits. One that takes too long or writes too much is killed, with those that it has started.
 */
bool ask_look(struct ask *ask, uint64_t now_ms);

/* How soon to look again, in milliseconds; -1: there is nothing to look for. */
long ask_wait_ms(const struct ask *ask);

/* Kills what still runs and lets go of everything, without waiting for it. */
void ask_end(struct ask *ask);

#endif
