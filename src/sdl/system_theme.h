/* SPDX-License-Identifier: MIT */
/*
 * Is the desktop dark or light? SDL does not tell, so what GTK and KDE write down is read. Leaves
 * what the player wishes to the settings.
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

/* What the hints say, the first of them that says anything; dark when none does. */
enum theme_id system_theme_of(const struct system_hints *hints);

/* Reads the hints of this machine. */
enum theme_id system_theme_read(void);

#endif
