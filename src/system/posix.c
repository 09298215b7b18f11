/* SPDX-License-Identifier: MIT */
/*
 * Streams, clocks, the player's folders and threads on POSIX.
 */
#include "machine.h"
#include "stream.h"
#include "thread.h"

#include "trounce/memory.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- streams ---- */

static_assert(STREAM_IN == STDIN_FILENO && STREAM_OUT == STDOUT_FILENO &&
                  STREAM_ERROR == STDERR_FILENO,
              "the system's numbers");

ptrdiff_t stream_read(int handle, void *bytes, size_t size)
{
    ssize_t count;
    do {
        count = read(handle, bytes, size);
    } while (count < 0 && errno == EINTR);
    return count;
}

ptrdiff_t stream_write(int handle, const void *bytes, size_t size)
{
    ssize_t count;
    do {
        count = write(handle, bytes, size);
    } while (count < 0 && errno == EINTR);
    return count;
}

bool stream_wait(int handle, long long until_ms)
{
    struct pollfd wanted = {.fd = handle, .events = POLLIN};
    long long left_ms = until_ms - machine_now_ms();
    int wait_ms = left_ms < 0 ? 0 : left_ms < INT_MAX ? (int)left_ms : INT_MAX;
    int count = poll(&wanted, 1, wait_ms);
    return count > 0 || (count < 0 && errno != EINTR);
}

void stream_begin(void)
{
    struct sigaction ignored = {.sa_handler = SIG_IGN};
    (void)sigaction(SIGPIPE, &ignored, NULL);
    for (int handle = STREAM_IN; handle <= STREAM_ERROR; handle++) {
        if (fcntl(handle, F_GETFD) < 0) {
            int taken = open("/dev/null", handle == STREAM_IN ? O_WRONLY : O_RDONLY);
            if (taken >= 0 && taken != handle) {
                (void)close(taken);
            }
        }
    }
}

bool stream_is_terminal(int handle)
{
    return isatty(handle) != 0;
}

bool stream_has_colours(int handle)
{
    const char *terminal = getenv("TERM");
    return isatty(handle) && terminal && strcmp(terminal, "dumb") != 0;
}

/* JOURNAL_STREAM has the device and inode of the system's journal, if there is one. */
bool stream_is_unread(void)
{
    const char *journal = getenv("JOURNAL_STREAM");
    struct stat status;
    char file[64];
    if (!journal || fstat(STREAM_ERROR, &status) != 0) {
        return false;
    }
    (void)snprintf(file, sizeof file, "%llu:%llu", (unsigned long long)status.st_dev,
                   (unsigned long long)status.st_ino);
    return strcmp(journal, file) == 0;
}

int stream_hush(void)
{
    (void)fflush(stderr);
    int kept = fcntl(STREAM_ERROR, F_DUPFD_CLOEXEC, STREAM_ERROR + 1);
    int nowhere = kept >= 0 ? open("/dev/null", O_WRONLY | O_CLOEXEC) : -1;
    if (nowhere >= 0) {
        (void)dup2(nowhere, STREAM_ERROR);
        (void)close(nowhere);
    }
    return kept;
}

void stream_unhush(int kept)
{
    if (kept < 0) {
        return;
    }
    (void)fflush(stderr);
    (void)dup2(kept, STREAM_ERROR);
    (void)close(kept);
}

/* ---- the program ---- */

void machine_begin(int *argc, char ***argv)
{
    (void)argc;
    (void)argv;
}

bool machine_variable(const char *name, char *value, size_t size)
{
    const char *found = getenv(name);
    int length = found ? snprintf(value, size, "%s", found) : -1;
    return length >= 0 && (size_t)length < size;
}

/* ---- time and chance ---- */

static struct timespec moment_of(long long ms)
{
    return (struct timespec){.tv_sec = (time_t)(ms / 1000), .tv_nsec = (long)(ms % 1000) * 1000000};
}

static long long ms_of(const struct timespec *moment)
{
    return (long long)moment->tv_sec * 1000 + moment->tv_nsec / 1000000;
}

long long machine_now_ms(void)
{
    struct timespec now;
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return ms_of(&now);
}

long long machine_now_asleep_ms(void)
{
#ifdef CLOCK_BOOTTIME
    struct timespec now;
    if (clock_gettime(CLOCK_BOOTTIME, &now) == 0) {
        return ms_of(&now);
    }
#endif
    return machine_now_ms();
}

void machine_sleep_until(long long now_ms)
{
    struct timespec due = moment_of(now_ms);
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &due, NULL) != 0) {
    }
}

bool machine_local_time(long long unix_seconds, struct tm *local)
{
    time_t moment = (time_t)unix_seconds;
    return localtime_r(&moment, local) != NULL;
}

#if defined(__EMSCRIPTEN__)
int web_first_weekday(void);

int machine_first_weekday(void)
{
    return web_first_weekday();
}
#elif defined(__GLIBC__)
/* The C library counts from a day of its own, 30 November 1997, a Sunday, or the Monday after it.
 */
#define WEEK_FROM_MONDAY 19971201

int machine_first_weekday(void)
{
    locale_t locale = newlocale(LC_TIME_MASK, "", (locale_t)0);
    int day = 0;
    if (locale) {
        const char *name = nl_langinfo_l(_NL_LOCALE_NAME(LC_TIME), locale);
        bool is_plain = strcmp(name, "C") == 0 || strcmp(name, "POSIX") == 0 ||
                        strncmp(name, "C.", 2) == 0; /* says nothing about the player */
        int first = (unsigned char)*nl_langinfo_l(_NL_TIME_FIRST_WEEKDAY, locale);
        bool from_monday =
            (intptr_t)nl_langinfo_l(_NL_TIME_WEEK_1STDAY, locale) == WEEK_FROM_MONDAY;
        if (!is_plain && first >= 1 && first <= 7) {
            day = from_monday ? first : first == 1 ? 7 : first - 1;
        }
        freelocale(locale);
    }
    return day;
}
#else
int machine_first_weekday(void)
{
    return 0;
}
#endif

bool machine_seed(uint64_t *seed)
{
    return getentropy(seed, sizeof *seed) == 0;
}

/* ---- where things are ---- */

void machine_program(const char *argument, char *path, size_t size)
{
    ssize_t length = readlink("/proc/self/exe", path, size - 1);
    if (length < 0) {
        (void)snprintf(path, size, "%s", argument);
    } else {
        path[length] = '\0';
    }
}

/* The XDG specification says to ignore relative paths, which depend on the current folder. */
static bool is_absolute(const char *path)
{
    return path && *path == '/';
}

bool machine_home(char *path, size_t size)
{
    const char *home = getenv("HOME");
    return is_absolute(home) && snprintf(path, size, "%s", home) > 0;
}

bool machine_data_folder(char *path, size_t size, char *fault, size_t fault_size)
{
    bool has_data = is_absolute(getenv("XDG_DATA_HOME"));
    const char *variable = has_data ? "XDG_DATA_HOME" : "HOME";
    const char *root = getenv(variable);
    if (!is_absolute(root)) {
        (void)snprintf(fault, fault_size, "%s is %s", variable,
                       !root    ? "not set"
                       : !*root ? "empty"
                                : "not an absolute path");
        return false;
    }
    size_t length = strlen(root);
    int written = snprintf(path, size, "%s%s%s", root, root[length - 1] == '/' ? "" : "/",
                           has_data ? "trounce" : ".local/share/trounce");
    if (written < 0 || (size_t)written >= size) {
        (void)snprintf(fault, fault_size, "the path in %s is too long (%zu bytes)", variable,
                       length);
        return false;
    }
    return true;
}

/* ---- threads ---- */

struct thread {
    pthread_t id;
    thread_work *work;
    void *context;
};

static void *run(void *context)
{
    const struct thread *thread = context;
    thread->work(thread->context);
    return NULL;
}

struct thread *thread_start(thread_work *work, void *context)
{
    struct thread *thread = memory_new(1, sizeof *thread);
    if (!thread) {
        return NULL;
    }
    thread->work = work;
    thread->context = context;
    if (pthread_create(&thread->id, NULL, run, thread) != 0) {
        memory_free(thread);
        return NULL;
    }
    return thread;
}

void thread_join(struct thread *thread)
{
    (void)pthread_join(thread->id, NULL);
    memory_free(thread);
}

struct monitor {
    pthread_mutex_t mutex;
    pthread_cond_t changed;
};

struct monitor *monitor_new(void)
{
    struct monitor *monitor = memory_new(1, sizeof *monitor);
    pthread_condattr_t attributes;
    if (monitor) {
        (void)pthread_condattr_init(&attributes);
        (void)pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
        (void)pthread_cond_init(&monitor->changed, &attributes);
        (void)pthread_condattr_destroy(&attributes);
        (void)pthread_mutex_init(&monitor->mutex, NULL);
    }
    return monitor;
}

void monitor_free(struct monitor *monitor)
{
    if (monitor) {
        (void)pthread_cond_destroy(&monitor->changed);
        (void)pthread_mutex_destroy(&monitor->mutex);
    }
    memory_free(monitor);
}

void monitor_enter(struct monitor *monitor)
{
    (void)pthread_mutex_lock(&monitor->mutex);
}

void monitor_leave(struct monitor *monitor)
{
    (void)pthread_mutex_unlock(&monitor->mutex);
}

void monitor_wait(struct monitor *monitor, int patience_ms)
{
    if (patience_ms < 0) {
        (void)pthread_cond_wait(&monitor->changed, &monitor->mutex);
    } else {
        struct timespec until = moment_of(machine_now_ms() + patience_ms);
        (void)pthread_cond_timedwait(&monitor->changed, &monitor->mutex, &until);
    }
}

void monitor_signal(struct monitor *monitor)
{
    (void)pthread_cond_broadcast(&monitor->changed);
}

static const int interrupts[] = {SIGINT, SIGTERM};

#define INTERRUPT_COUNT (sizeof interrupts / sizeof *interrupts)

static struct sigaction before[INTERRUPT_COUNT];
static atomic_bool is_interrupted;

static void note_interrupt(int signal)
{
    (void)signal;
    atomic_store(&is_interrupted, true);
}

void interrupt_hold(void)
{
    struct sigaction noted = {.sa_handler = note_interrupt, .sa_flags = SA_RESTART};
    atomic_store(&is_interrupted, false);
    for (size_t i = 0; i < INTERRUPT_COUNT; i++) {
        (void)sigaction(interrupts[i], &noted, &before[i]);
    }
}

bool interrupt_came(void)
{
    return atomic_load(&is_interrupted);
}

void interrupt_release(void)
{
    for (size_t i = 0; i < INTERRUPT_COUNT; i++) {
        (void)sigaction(interrupts[i], &before[i], NULL);
    }
}
