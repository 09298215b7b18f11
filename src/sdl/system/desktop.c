/* SPDX-License-Identifier: MIT */
/*
 * Files first, then the program that knows what GNOME keeps in a database. Leaves running it to
 * ask.c.
 */
#include "desktop.h"

#include "system_theme.h"

#define PATIENCE_MS 2000 /* a cold disk is slow; nobody waits for it */
#define INTERFACE   "org.gnome.desktop.interface"
#define ACCESS      "org.gnome.desktop.a11y.interface"

static const char *const questions[DESKTOP_QUESTIONS][5] = {
    [DESKTOP_SCHEME] = {"gsettings", "get", INTERFACE, "color-scheme", NULL},
    [DESKTOP_GTK] = {"gsettings", "get", INTERFACE, "gtk-theme", NULL},
    [DESKTOP_CONTRAST] = {"gsettings", "get", ACCESS, "high-contrast", NULL},
};

void desktop_begin(struct desktop *desktop, bool wanted, uint64_t now_ms)
{
    *desktop = (struct desktop){.theme = THEME_DARK, .is_gnome = system_theme_is_gnome()};
    desktop->is_told =
        system_theme_read(&desktop->theme) && (!desktop->is_gnome || system_theme_is_forced());
    if (wanted) {
        desktop_ask(desktop, now_ms);
    }
}

void desktop_ask(struct desktop *desktop, uint64_t now_ms)
{
    if (desktop->is_told || desktop->is_asked) {
        return;
    }
    desktop->is_asked = true;
    for (int i = 0; i < DESKTOP_QUESTIONS; i++) {
        if (i == DESKTOP_SCHEME || desktop->is_gnome) {
            ask_begin(&desktop->asks[i], questions[i], now_ms, PATIENCE_MS);
        }
    }
}

static const char *answer_to(const struct desktop *desktop, enum desktop_question question)
{
    const struct ask *ask = &desktop->asks[question];
    return ask->is_answered ? ask->answer : NULL;
}

bool desktop_look(struct desktop *desktop, uint64_t now_ms)
{
    bool waited = false;
    bool waits = false;
    for (int i = 0; i < DESKTOP_QUESTIONS; i++) {
        waited = waited || desktop->asks[i].waits;
        waits = ask_look(&desktop->asks[i], now_ms) || waits;
    }
    enum theme_id before = desktop->theme;
    if (waited && !waits) {
        (void)system_theme_of_gsettings(answer_to(desktop, DESKTOP_SCHEME),
                                        answer_to(desktop, DESKTOP_GTK),
                                        answer_to(desktop, DESKTOP_CONTRAST), &desktop->theme);
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
    long soonest = -1;
    for (int i = 0; i < DESKTOP_QUESTIONS; i++) {
        long wait = ask_wait_ms(&desktop->asks[i]);
        soonest = soonest < 0 || (wait >= 0 && wait < soonest) ? wait : soonest;
    }
    return soonest;
}

void desktop_end(struct desktop *desktop)
{
    for (int i = 0; i < DESKTOP_QUESTIONS; i++) {
        ask_end(&desktop->asks[i]);
    }
}
