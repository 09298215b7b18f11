/* SPDX-License-Identifier: MIT */
/*
 * Files first, then the program that knows what GNOME keeps in a database. Leaves running it to
 * ask.c.
 */
#include "desktop.h"

#include "system_theme.h"

#define PATIENCE_MS 2000 /* a cold disk is slow; nobody waits for it */
#define SCHEMA      "org.gnome.desktop.interface"

void desktop_begin(struct desktop *desktop, bool wanted, uint64_t now_ms)
{
    *desktop = (struct desktop){.theme = THEME_DARK, .is_gnome = system_theme_is_gnome()};
    desktop->is_told = system_theme_read(&desktop->theme);
    if (wanted) {
        desktop_ask(desktop, now_ms);
    }
}

void desktop_ask(struct desktop *desktop, uint64_t now_ms)
{
    static const char *const scheme[] = {"gsettings", "get", SCHEMA, "color-scheme", NULL};
    static const char *const gtk[] = {"gsettings", "get", SCHEMA, "gtk-theme", NULL};
    if (desktop->is_told || desktop->is_asked) {
        return;
    }
    desktop->is_asked = true;
    ask_begin(&desktop->scheme, scheme, now_ms, PATIENCE_MS);
    if (desktop->is_gnome) {
        ask_begin(&desktop->gtk, gtk, now_ms, PATIENCE_MS);
    }
}

bool desktop_look(struct desktop *desktop, uint64_t now_ms)
{
    bool waited = desktop->scheme.waits || desktop->gtk.waits;
    bool scheme_waits = ask_look(&desktop->scheme, now_ms);
    bool gtk_waits = ask_look(&desktop->gtk, now_ms);
    enum theme_id before = desktop->theme;
    if (waited && !scheme_waits && !gtk_waits) {
        (void)system_theme_of_gsettings(desktop->scheme.is_answered ? desktop->scheme.answer : NULL,
                                        desktop->gtk.is_answered ? desktop->gtk.answer : NULL,
                                        &desktop->theme);
    }
    return desktop->theme != before;
}

void desktop_follow(struct desktop *desktop, struct app *app, uint64_t now_ms)
{
    if (app_follows_system(app)) {
        desktop_ask(desktop, now_ms);
    }
    if (desktop_look(desktop, now_ms)) {
        app_set_system_theme(app, desktop->theme);
    }
}

long desktop_wait_ms(const struct desktop *desktop)
{
    long scheme = ask_wait_ms(&desktop->scheme);
    long gtk = ask_wait_ms(&desktop->gtk);
    return scheme < 0 || (gtk >= 0 && gtk < scheme) ? gtk : scheme;
}

void desktop_end(struct desktop *desktop)
{
    ask_end(&desktop->scheme);
    ask_end(&desktop->gtk);
}
