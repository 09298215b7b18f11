/* SPDX-License-Identifier: MIT */
/*
 * Asks the portal by running gdbus, which is part of GLib. libdbus is no alternative: it connects
 * synchronously, so a hanging bus would hang the game.
 */
#include "desktop.h"

#include <fcntl.h>
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

/* Without a session bus gdbus would start one, which would outlive the game. */
static bool has_bus(void)
{
    char path[256];
    const char *address = getenv("DBUS_SESSION_BUS_ADDRESS");
    const char *folder = getenv("XDG_RUNTIME_DIR");
    (void)snprintf(path, sizeof path, "%s/bus", folder ? folder : "");
    return (address && *address) || (folder && access(path, F_OK) == 0);
}

/* GNOME's light style is reported as no preference. Elsewhere it is none, and the game has its own.
 */
static enum theme_id theme_without_preference(void)
{
    const char *name = getenv("XDG_CURRENT_DESKTOP");
    return name && strstr(name, "GNOME") ? THEME_LIGHT : THEME_DARK;
}

/* An answer looks like ({'org.freedesktop.appearance': {'color-scheme': <uint32 1>}},). */
static enum theme_id theme_of(const char *answer, enum theme_id otherwise)
{
    if (strstr(answer, "'contrast': <uint32 1>") || strstr(answer, "'high-contrast': <true>")) {
        return THEME_CONTRAST;
    }
    if (strstr(answer, "'color-scheme': <uint32 1>")) {
        return THEME_DARK;
    }
    if (strstr(answer, "'color-scheme': <uint32 2>")) {
        return THEME_LIGHT;
    }
    return strstr(answer, "'color-scheme': <uint32 ") ? theme_without_preference() : otherwise;
}

bool desktop_follow(struct desktop *desktop, bool wanted, uint64_t now_ms)
{
    struct ask *ask = &desktop->ask;
    enum theme_id before = desktop->theme;
    bool waited = ask->waits;
    bool waits = ask_look(ask, now_ms);
    if (waited && !waits && ask->is_answered) {
        desktop->theme = theme_of(ask->answer, before);
    }
    if (wanted && !desktop->is_asked && ask->pid == 0) {
        desktop->is_asked = true;
        desktop->asked_ms = now_ms;
        if (has_bus()) {
            ask_begin(ask, question, now_ms, PATIENCE_MS);
        }
    }
    return desktop->theme != before;
}

void desktop_refresh(struct desktop *desktop, uint64_t now_ms)
{
    if (now_ms - desktop->asked_ms >= AGAIN_MS) {
        desktop->is_asked = false;
    }
}

long desktop_wait_ms(const struct desktop *desktop)
{
    return ask_wait_ms(&desktop->ask);
}

void desktop_end(struct desktop *desktop)
{
    ask_end(&desktop->ask);
}

/* --- stderr --- */

int desktop_hush(void)
{
    (void)fflush(stderr);
    int kept = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    int nowhere = kept >= 0 ? open("/dev/null", O_WRONLY | O_CLOEXEC) : -1;
    if (nowhere >= 0) {
        (void)dup2(nowhere, STDERR_FILENO);
        (void)close(nowhere);
    }
    return kept;
}

void desktop_unhush(int kept)
{
    if (kept < 0) {
        return;
    }
    (void)fflush(stderr);
    (void)dup2(kept, STDERR_FILENO);
    (void)close(kept);
}
