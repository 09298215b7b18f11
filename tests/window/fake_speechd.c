/* SPDX-License-Identifier: MIT */
/*
 * Stands in for libspeechd: notes what it is asked to do.
 */
#define _POSIX_C_SOURCE 200809L /* nanosleep */

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define LOG_MAX 4096

static char noted[LOG_MAX];
static atomic_size_t size;
static atomic_bool refuses;
static atomic_bool hangs;

static void note(const char *what, const char *text)
{
    size_t at = atomic_load(&size);
    int length = snprintf(noted + at, LOG_MAX - at, "%s%s%s;", what, *text ? " " : "", text);
    atomic_store(&size, at + (size_t)length);
}

/* --- for the test --- */

const char *fake_noted(void);
size_t fake_size(void);
void fake_begin(bool does_refuse);
void fake_hang(bool does_hang);

const char *fake_noted(void)
{
    return noted;
}

size_t fake_size(void)
{
    return atomic_load(&size);
}

void fake_begin(bool does_refuse)
{
    noted[0] = '\0';
    atomic_store(&size, 0);
    atomic_store(&refuses, does_refuse);
}

/* Has the server answer no sentence, as one whose sound has failed, until it is called again. */
void fake_hang(bool does_hang)
{
    atomic_store(&hangs, does_hang);
}

/* --- as in libspeechd --- */

struct connection {
    int number;
};

struct connection *spd_open(const char *client, const char *name, const char *user, int mode);
void spd_close(struct connection *connection);
int spd_say(struct connection *connection, int priority, const char *text);
int spd_cancel(struct connection *connection);
int spd_set_language(struct connection *connection, const char *language);

static struct connection only;

struct connection *spd_open(const char *client, const char *name, const char *user, int mode)
{
    note("open", client);
    return name && !user && mode == 0 && !atomic_load(&refuses) ? &only : NULL;
}

void spd_close(struct connection *connection)
{
    note(connection == &only ? "close" : "a wrong connection", "");
}

int spd_say(struct connection *connection, int priority, const char *text)
{
    note(connection == &only && priority == 2 ? "say" : "wrong", text);
    while (atomic_load(&hangs)) {
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
    return 1;
}

int spd_cancel(struct connection *connection)
{
    note(connection == &only ? "cancel" : "a wrong connection", "");
    return 0;
}

int spd_set_language(struct connection *connection, const char *language)
{
    note(connection == &only ? "language" : "a wrong connection", language);
    return 0;
}
