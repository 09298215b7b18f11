/* SPDX-License-Identifier: MIT */
/*
 * Threads, what they wait for, and being interrupted.
 */
#ifndef SYSTEM_THREAD_H
#define SYSTEM_THREAD_H

#include <stdbool.h>

typedef void thread_work(void *context);

struct thread;

/* Runs `work` beside the caller until thread_join, which waits for its end; NULL when there is no
 * thread to be had. */
struct thread *thread_start(thread_work *work, void *context);
void thread_join(struct thread *thread);

/* A lock, and something that changes under it. */
struct monitor;

/* NULL when there is no memory; monitor_free takes NULL. */
struct monitor *monitor_new(void);
void monitor_free(struct monitor *monitor);

void monitor_enter(struct monitor *monitor);
void monitor_leave(struct monitor *monitor);

/* Leaves, waits until somebody tells of a change, or longer than `patience_ms` (-1: for ever), and
 * enters again. May end without any reason. */
void monitor_wait(struct monitor *monitor, int patience_ms);
void monitor_tell(struct monitor *monitor);

/* From interrupt_hold to interrupt_release, SIGINT and SIGTERM do not end the program; did one come
 * since? One that the parent of the program told it to ignore comes, too. */
void interrupt_hold(void);
bool interrupt_came(void);
void interrupt_release(void);

#endif
