/* SPDX-License-Identifier: MIT */
/*
 * Asks by running gdbus, which is part of GLib. libdbus is no alternative: it connects
 * synchronously, so a hanging bus would hang the game.
 */
#include "desktop.h"

#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PATIENCE_MS 5000 /* the first call after login may have to start the portal */
#define AGAIN_MS    1000

/* The second namespace has GNOME's high contrast switch, which older portals report nowhere else.
 */
static const char *const question[] = {
    "gdbus",
    "call",
    "--session",
    "--dest=org.freedesktop.portal.Desktop",
    "--object-path=/org/freedesktop/portal/desktop",
    "--method=org.freedesktop.portal.Settings.ReadAll",
    "['org.freedesktop.appearance', 'org.gnome.desktop.a11y.interface']",
    NULL,
};

static const char *const status_question[] = {
    "gdbus",
    "call",
    "--session",
    "--dest=org.a11y.Bus",
    "--object-path=/org/a11y/bus",
    "--method=org.freedesktop.DBus.Properties.Get",
    "org.a11y.Status",
    "ScreenReaderEnabled",
    NULL,
};

/* Without a session bus gdbus would start one, which would outlive the game. */
static bool has_bus(void)
{
    char path[256];
    const char *address = getenv("DBUS_SESSION_BUS_ADDRESS");
    const char *folder = getenv("XDG_RUNTIME_DIR");
    (void)snprintf(path, sizeof path, "%s/bus", folder ? folder : "");
    return (address && *address) || (folder && *folder == '/' && access(path, F_OK) == 0);
}

/* GNOME reports its light style as no preference. Elsewhere it means just that, and the game has
 * its own. */
static enum desktop_scheme scheme_without_preference(void)
{
    const char *name = getenv("XDG_CURRENT_DESKTOP");
    return name && strstr(name, "GNOME") ? DESKTOP_LIGHT : DESKTOP_DARK;
}

/* An answer looks like ({'org.freedesktop.appearance': {'color-scheme': <uint32 1>}},). */
static enum desktop_scheme scheme_of(const char *answer, enum desktop_scheme otherwise)
{
    if (strstr(answer, "'contrast': <uint32 1>") || strstr(answer, "'high-contrast': <true>")) {
        return DESKTOP_CONTRAST;
    }
    if (strstr(answer, "'color-scheme': <uint32 1>")) {
        return DESKTOP_DARK;
    }
    if (strstr(answer, "'color-scheme': <uint32 2>")) {
        return DESKTOP_LIGHT;
    }
    return strstr(answer, "'color-scheme': <uint32 ") ? scheme_without_preference() : otherwise;
}

bool desktop_follow(struct desktop *desktop, bool wanted, uint64_t now_ms)
{
    struct ask *ask = &desktop->ask;
    enum desktop_scheme before = desktop->scheme;
    bool waited = ask->waits;
    bool waits = ask_poll(ask, now_ms);
    if (waited && !waits && ask->is_answered) {
        desktop->scheme = scheme_of(ask->answer, before);
    }
    if (wanted && !desktop->is_asked && ask->pid == 0) {
        desktop->is_asked = true;
        desktop->asked_ms = now_ms;
        if (has_bus()) {
            ask_begin(ask, question, now_ms, PATIENCE_MS);
        }
    }
    return desktop->scheme != before;
}

void desktop_refresh(struct desktop *desktop, uint64_t now_ms)
{
    if (now_ms - desktop->asked_ms >= AGAIN_MS) {
        desktop->is_asked = false;
    }
}

/* The questions about a screen reader, one after the other, and what is in the answer if it runs.
 */
enum reader_question { READER_STATUS, READER_PROCESS, READER_QUESTIONS };

static const char *const reader_runs[READER_QUESTIONS] = {"<true>", "\n"};

/* Asks the next question. Orca sets its status only where GNOME's settings start it; one that runs
 * otherwise is found by its name, as Orca itself finds others. */
static void ask_about_reader(struct desktop *desktop, uint64_t now_ms)
{
    char user[24];
    const char *const process_question[] = {"pgrep", "-u", user, "-x", "orca", NULL};
    (void)snprintf(user, sizeof user, "%ld", (long)getuid());
    bool is_status = desktop->reader_asked == READER_STATUS;
    desktop->reader_asked++;
    if (has_bus()) {
        ask_begin(&desktop->reader, is_status ? status_question : process_question, now_ms,
                  PATIENCE_MS);
    }
}

bool desktop_finds_reader(struct desktop *desktop, bool wanted, uint64_t now_ms)
{
    struct ask *ask = &desktop->reader;
    bool waited = ask->waits;
    bool waits = ask_poll(ask, now_ms);
    if (waited && !waits && ask->is_answered &&
        strstr(ask->answer, reader_runs[desktop->reader_asked - 1])) {
        desktop->reader_asked = READER_QUESTIONS;
        return true;
    }
    while (wanted && ask->pid == 0 && desktop->reader_asked < READER_QUESTIONS) {
        ask_about_reader(desktop, now_ms);
    }
    return false;
}

long desktop_wait_ms(const struct desktop *desktop)
{
    long scheme_ms = ask_wait_ms(&desktop->ask);
    long reader_ms = ask_wait_ms(&desktop->reader);
    return scheme_ms < 0 || (reader_ms >= 0 && reader_ms < scheme_ms) ? reader_ms : scheme_ms;
}

void desktop_end(struct desktop *desktop)
{
    ask_end(&desktop->ask);
    ask_end(&desktop->reader);
}

/* The first field of the comment is the full name, in which & stands for the name of the account.
 */
void desktop_user(char *name, size_t size)
{
    const struct passwd *account = getpwuid(getuid());
    const char *full = account && account->pw_gecos ? account->pw_gecos : "";
    size_t length = strcspn(full, ",");
    bool is_plain = length > 0 && !memchr(full, '&', length);
    name[0] = '\0';
    if (is_plain) {
        (void)snprintf(name, size, "%.*s", (int)length, full);
    } else if (account && account->pw_name) {
        (void)snprintf(name, size, "%s", account->pw_name);
    }
}
