/* SPDX-License-Identifier: MIT */
/*
 * Threads, monitors and interrupts.
 */
#ifndef SYSTEM_THREAD_H
#define SYSTEM_THREAD_H

#include <stdbool.h>

typedef void thread_work(void *context);

struct thread;

/* Runs `work` in a new thread; thread_join waits for its end. NULL when no thread can be started.
 */
struct thread *thread_start(thread_work *work, void *context);
void thread_join(struct thread *thread);

/* A lock with a condition to wait for. */
struct monitor;

/* NULL when there is no memory; monitor_free takes NULL. */
struct monitor *monitor_new(void);
void monitor_free(struct monitor *monitor);

void monitor_enter(struct monitor *monitor);
void monitor_leave(struct monitor *monitor);

/* Leaves, waits for monitor_signal or `patience_ms` (-1: forever), and enters again. May wake up
 * spuriously. */
void monitor_wait(struct monitor *monitor, int patience_ms);
void monitor_signal(struct monitor *monitor);

/* From interrupt_hold to interrupt_release, SIGINT and SIGTERM do not end the program;
 * interrupt_came returns whether one came since. Signals that were ignored when the program
 * started come, too. */
void interrupt_hold(void);
bool interrupt_came(void);
void interrupt_release(void);

#endif
