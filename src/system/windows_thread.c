/* SPDX-License-Identifier: MIT */
/*
 * Threads, monitors and interrupts on Windows.
 */
#include "thread.h"

#include "trounce/memory.h"

#include <stdatomic.h>

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <process.h>

/* ---- threads ---- */

struct thread {
    HANDLE handle;
    thread_work *work;
    void *context;
};

static unsigned __stdcall run(void *context)
{
    const struct thread *thread = context;
    thread->work(thread->context);
    return 0;
}

struct thread *thread_start(thread_work *work, void *context)
{
    struct thread *thread = memory_new(1, sizeof *thread);
    if (!thread) {
        return NULL;
    }
    thread->work = work;
    thread->context = context;
    thread->handle = (HANDLE)_beginthreadex(NULL, 0, run, thread, 0, NULL);
    if (!thread->handle) {
        memory_free(thread);
        return NULL;
    }
    return thread;
}

void thread_join(struct thread *thread)
{
    (void)WaitForSingleObject(thread->handle, INFINITE);
    (void)CloseHandle(thread->handle);
    memory_free(thread);
}

/* ---- monitors ---- */

struct monitor {
    SRWLOCK lock;
    CONDITION_VARIABLE changed;
};

struct monitor *monitor_new(void)
{
    struct monitor *monitor = memory_new(1, sizeof *monitor);
    if (monitor) {
        InitializeSRWLock(&monitor->lock);
        InitializeConditionVariable(&monitor->changed);
    }
    return monitor;
}

void monitor_free(struct monitor *monitor)
{
    memory_free(monitor);
}

void monitor_enter(struct monitor *monitor)
{
    AcquireSRWLockExclusive(&monitor->lock);
}

void monitor_leave(struct monitor *monitor)
{
    ReleaseSRWLockExclusive(&monitor->lock);
}

void monitor_wait(struct monitor *monitor, int patience_ms)
{
    (void)SleepConditionVariableSRW(&monitor->changed, &monitor->lock,
                                    patience_ms < 0 ? INFINITE : (DWORD)patience_ms, 0);
}

void monitor_signal(struct monitor *monitor)
{
    WakeAllConditionVariable(&monitor->changed);
}

/* ---- interrupts ---- */

static atomic_bool is_interrupted;

/* Called for Ctrl+C, Ctrl+Break, or the end of the console or the session. In the last two cases
 * the program has a few seconds, but only until this returns. */
static BOOL WINAPI note_interrupt(DWORD event)
{
    atomic_store(&is_interrupted, true);
    if (event != CTRL_C_EVENT && event != CTRL_BREAK_EVENT) {
        Sleep(INFINITE);
    }
    return TRUE;
}

void interrupt_hold(void)
{
    atomic_store(&is_interrupted, false);
    (void)SetConsoleCtrlHandler(NULL, FALSE); /* it may have been told to ignore Ctrl+C */
    (void)SetConsoleCtrlHandler(note_interrupt, TRUE);
}

bool interrupt_came(void)
{
    return atomic_load(&is_interrupted);
}

void interrupt_release(void)
{
    (void)SetConsoleCtrlHandler(note_interrupt, FALSE);
}
