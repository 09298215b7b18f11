/* SPDX-License-Identifier: MIT */
/*
 * A library for LD_PRELOAD that fails one allocation of a program, whoever makes it: the game, SDL,
 * FreeType or SQLite. Counts from the start of main. Reads the environment:
 *
 *     FAILING_MALLOC_AT=N      fails the Nth allocation
 *     FAILING_MALLOC_LIST=FILE writes the numbers of allocations at new call sites there,
 *                              one per line, and at the end the total: "of N"
 *     FAILING_MALLOC_LOG=FILE  writes the stack of the failed allocation there, and of any crash
 */
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define FRAMES_MAX   32
#define PLACE_FRAMES 10 /* stack frames that identify a call site */
#define PLACES_MAX   (1u << 17)

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

typedef int main_function(int argc, char **argv, char **environment);

static main_function *real_main;
static atomic_bool counts;
static atomic_ulong allocation_count;
static unsigned long fails_at;
static int list = -1;
static const char *log_name;
static _Atomic uint64_t places[PLACES_MAX]; /* hashes of stacks; 0: unused */
static _Thread_local bool is_inside;

/* ---- output ---- */

static void write_stack(const char *title)
{
    void *frames[FRAMES_MAX];
    is_inside = true;
    int log = log_name ? open(log_name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;
    if (log >= 0) {
        (void)!write(log, title, strlen(title));
        backtrace_symbols_fd(frames, backtrace(frames, FRAMES_MAX), log);
        (void)close(log);
    }
    is_inside = false;
}

static void note_crash(int number)
{
    char title[64];
    atomic_store(&counts, false);
    (void)snprintf(title, sizeof title, "crashed by signal %d\n", number);
    write_stack(title);
    (void)signal(number, SIG_DFL);
    (void)raise(number);
}

/* Returns whether this call site is new. */
static bool is_new_place(void)
{
    void *frames[FRAMES_MAX];
    uint64_t hash = UINT64_C(14695981039346656037);
    int count = backtrace(frames, PLACE_FRAMES);
    for (int i = 0; i < count; i++) {
        hash = (hash ^ (uintptr_t)frames[i]) * UINT64_C(1099511628211);
    }
    for (uint64_t tries = 0; tries < PLACES_MAX; tries++) {
        uint64_t was = 0;
        if (atomic_compare_exchange_strong(&places[(hash + tries) % PLACES_MAX], &was, hash)) {
            return true;
        }
        if (was == hash) {
            return false;
        }
    }
    return false;
}

static void write_number(const char *format, unsigned long number)
{
    char line[32];
    int length = snprintf(line, sizeof line, format, number);
    (void)!write(list, line, (size_t)length);
}

/* ---- the failing allocation ---- */

static bool fails(void)
{
    if (!atomic_load(&counts) || is_inside) {
        return false;
    }
    unsigned long number = atomic_fetch_add(&allocation_count, 1) + 1;
    if (list >= 0) {
        is_inside = true;
        if (is_new_place()) {
            write_number("%lu\n", number);
        }
        is_inside = false;
    }
    if (number != fails_at) {
        return false;
    }
    write_stack("failed\n");
    errno = ENOMEM;
    return true;
}

void *malloc(size_t size)
{
    return fails() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return fails() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *block, size_t size)
{
    return fails() ? NULL : __libc_realloc(block, size);
}

void *reallocarray(void *block, size_t count, size_t size)
{
    if (size != 0 && count > SIZE_MAX / size) {
        errno = ENOMEM;
        return NULL;
    }
    return realloc(block, count * size);
}

void *memalign(size_t alignment, size_t size)
{
    return fails() ? NULL : __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size)
{
    return memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size)
{
    void *made = memalign(alignment, size);
    if (made) {
        *block = made;
    }
    return made ? 0 : ENOMEM;
}

/* ---- the program ---- */

static int count_main(int argc, char **argv, char **environment)
{
    static char stack[1 << 16];
    static const int crashes[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP};
    const char *name = getenv("FAILING_MALLOC_LIST");
    const char *at = getenv("FAILING_MALLOC_AT");
    void *frames[4];
    (void)backtrace(frames, 4); /* loads its library before counting starts */
    list = name ? open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600) : -1;
    fails_at = at ? strtoul(at, NULL, 10) : 0;
    log_name = getenv("FAILING_MALLOC_LOG");
    (void)sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
    for (size_t i = 0; i < sizeof crashes / sizeof crashes[0]; i++) {
        struct sigaction action = {.sa_handler = note_crash, .sa_flags = SA_ONSTACK};
        (void)sigaction(crashes[i], &action, NULL);
    }
    (void)unsetenv("LD_PRELOAD"); /* child processes are unaffected */
    atomic_store(&counts, true);
    return real_main(argc, argv, environment);
}

int __libc_start_main(main_function *start, int argc, char **argv, void (*init)(void),
                      void (*fini)(void), void (*rtld_fini)(void), void *stack_end);

int __libc_start_main(main_function *start, int argc, char **argv, void (*init)(void),
                      void (*fini)(void), void (*rtld_fini)(void), void *stack_end)
{
    int (*real)(main_function *, int, char **, void (*)(void), void (*)(void), void (*)(void),
                void *);
    *(void **)&real = dlsym(RTLD_NEXT, "__libc_start_main");
    real_main = start;
    return real(count_main, argc, argv, init, fini, rtld_fini, stack_end);
}

__attribute__((destructor)) static void write_count(void)
{
    atomic_store(&counts, false);
    if (list >= 0) {
        write_number("of %lu\n", atomic_load(&allocation_count));
    }
}
