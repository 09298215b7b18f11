/* SPDX-License-Identifier: MIT */
/*
 * Is the desktop dark or light? SDL does not tell, so what GTK and KDE write down is read, and what
 * GNOME keeps. Leaves what the player wishes to the settings.
 */
#ifndef SDL_SYSTEM_THEME_H
#define SDL_SYSTEM_THEME_H

#include "settings.h"

/* Texts of the places where a desktop says what it looks like; NULL: there is no such place. */
struct system_hints {
    const char *gtk_theme;  /* the variable GTK_THEME: "Adwaita:dark" */
    const char *gtk_4;      /* settings.ini of GTK */
    const char *gtk_3;      /* the same, older */
    const char *kdeglobals; /* of KDE */
    bool is_kde;            /* KDE goes before GTK then */
};

/* What the hints say, the first of them that says anything; false, and `theme` as it was, when none
 * does. */
bool system_theme_of(const struct system_hints *hints, enum theme_id *theme);

/* Reads the hints of this machine. */
bool system_theme_read(enum theme_id *theme);

/* Has the player chosen it for this program, by GTK_THEME? */
bool system_theme_is_forced(void);

/*
 * The same of what gsettings answers for color-scheme and gtk-theme, a quoted word in a line each,
 * and for high-contrast, true or false (NULL: it did not). High contrast goes before everything, a
 * wish before the name of a theme. False too when the wish is none that is known.
 */
bool system_theme_of_gsettings(const char *scheme, const char *gtk, const char *contrast,
                               enum theme_id *theme);

/* Is this a desktop whose theme gsettings tells, even where it is the one from the box? Elsewhere
 * the name that it tells may be nobody's. */
bool system_theme_is_gnome(void);

#endif
