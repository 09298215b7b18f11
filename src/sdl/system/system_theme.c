/* SPDX-License-Identifier: MIT */
/*
 * The look of the desktop from GTK_THEME, settings.ini, kdeglobals and the answers of gsettings.
 * Leaves asking it to desktop.c, and desktops that keep their look elsewhere to the player, who can
 * say so in the settings.
 */
#include "system_theme.h"

#include "file.h"

#include "trounce/memory.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define VALUE_MAX 128

/* Looks for `part` in any case of its letters. */
static bool mentions(const char *text, const char *part)
{
    size_t length = strlen(part);
    for (; *text; text++) {
        size_t same = 0;
        while (same < length && tolower((unsigned char)text[same]) == part[same]) {
            same++;
        }
        if (same == length) {
            return true;
        }
    }
    return false;
}

/* What the name of a theme says. */
static enum theme_id of_name(const char *name)
{
    if (mentions(name, "highcontrast") || mentions(name, "high-contrast")) {
        return THEME_CONTRAST;
    }
    return mentions(name, "dark") ? THEME_DARK : THEME_LIGHT;
}

/* The value of `key` in `[section]` of an ini file, without blanks around it. */
static bool ini_value(const char *text, const char *section, const char *key, char value[VALUE_MAX])
{
    size_t section_length = strlen(section);
    size_t key_length = strlen(key);
    bool inside = false;
    while (*text) {
        size_t length = strcspn(text, "\n");
        if (*text == '[') {
            inside = length > section_length + 1 &&
                     strncmp(text + 1, section, section_length) == 0 &&
                     text[section_length + 1] == ']';
        } else if (inside && length > key_length && strncmp(text, key, key_length) == 0) {
            const char *at = text + key_length;
            const char *end = text + length;
            at += strspn(at, " \t");
            if (at < end && *at == '=') {
                at++;
                at += strspn(at, " \t");
                while (end > at && isspace((unsigned char)end[-1])) {
                    end--;
                }
                (void)snprintf(value, VALUE_MAX, "%.*s", (int)(end > at ? end - at : 0), at);
                return true;
            }
        }
        text += length + (text[length] == '\n');
    }
    return false;
}

static bool of_gtk(const char *text, enum theme_id *theme)
{
    char name[VALUE_MAX] = "";
    char dark[VALUE_MAX] = "";
    bool named = text && ini_value(text, "Settings", "gtk-theme-name", name);
    bool told = text && ini_value(text, "Settings", "gtk-application-prefer-dark-theme", dark);
    if (!named && !told) {
        return false;
    }
    *theme = named ? of_name(name) : THEME_LIGHT;
    if (*theme == THEME_LIGHT && (strcmp(dark, "1") == 0 || strcmp(dark, "true") == 0)) {
        *theme = THEME_DARK;
    }
    return true;
}

/* The colour of windows is the surest; the name of the scheme will do. */
static bool of_kde(const char *text, enum theme_id *theme)
{
    char value[VALUE_MAX];
    int red, green, blue;
    if (!text) {
        return false;
    }
    if (ini_value(text, "Colors:Window", "BackgroundNormal", value) &&
        sscanf(value, "%d,%d,%d", &red, &green, &blue) == 3) { // NOLINT(cert-err34-c): bounded
        *theme = 30 * red + 59 * green + 11 * blue < 100 * 128 ? THEME_DARK : THEME_LIGHT;
        return true;
    }
    if (ini_value(text, "General", "ColorScheme", value)) {
        *theme = of_name(value);
        return true;
    }
    return false;
}

bool system_theme_of(const struct system_hints *hints, enum theme_id *theme)
{
    if (hints->gtk_theme && *hints->gtk_theme) {
        *theme = of_name(hints->gtk_theme);
        return true;
    }
    return (hints->is_kde && of_kde(hints->kdeglobals, theme)) || of_gtk(hints->gtk_4, theme) ||
           of_gtk(hints->gtk_3, theme) || of_kde(hints->kdeglobals, theme);
}

/* The text between the quotes of an answer, which is one line: 'prefer-dark'. */
static bool quoted(const char *answer, char value[VALUE_MAX])
{
    size_t length = answer && answer[0] == '\'' ? strcspn(answer + 1, "'\n") : 0;
    if (length == 0 || length >= VALUE_MAX) {
        return false;
    }
    const char *rest = answer + 1 + length;
    if (strcmp(rest, "'\n") != 0 && strcmp(rest, "'") != 0) {
        return false;
    }
    (void)snprintf(value, VALUE_MAX, "%.*s", (int)length, answer + 1);
    return true;
}

bool system_theme_of_gsettings(const char *scheme, const char *gtk, const char *contrast,
                               enum theme_id *theme)
{
    char wish[VALUE_MAX] = "default"; /* before GNOME 42 there was none */
    char name[VALUE_MAX];
    bool named = quoted(gtk, name);
    if (contrast && (strcmp(contrast, "true\n") == 0 || strcmp(contrast, "true") == 0)) {
        *theme = THEME_CONTRAST;
        return true;
    }
    if (scheme && !quoted(scheme, wish)) {
        return false;
    }
    bool wishes_dark = strcmp(wish, "prefer-dark") == 0;
    bool wishes_light = strcmp(wish, "prefer-light") == 0;
    if (!wishes_dark && !wishes_light && (strcmp(wish, "default") != 0 || !named)) {
        return false;
    }
    if (named && (of_name(name) == THEME_CONTRAST || (!wishes_dark && !wishes_light))) {
        *theme = of_name(name);
    } else {
        *theme = wishes_dark ? THEME_DARK : THEME_LIGHT;
    }
    return true;
}

/* A file of the player's configuration as a text, or NULL; the caller frees it. */
static char *read_config(const char *name)
{
    const char *folder = getenv("XDG_CONFIG_HOME");
    const char *home = getenv("HOME");
    char path[FILE_PATH_MAX];
    char fault[FILE_FAULT_MAX];
    struct file file;
    if (folder && *folder) {
        (void)snprintf(path, sizeof path, "%s/%s", folder, name);
    } else if (home && *home) {
        (void)snprintf(path, sizeof path, "%s/.config/%s", home, name);
    } else {
        return NULL;
    }
    if (!file_open(&file, path, fault)) {
        return NULL;
    }
    char *text = memory_new(file.size + 1, 1);
    if (text) {
        memcpy(text, file.bytes, file.size);
        text[file.size] = '\0';
    }
    file_close(&file);
    return text;
}

bool system_theme_is_forced(void)
{
    const char *theme = getenv("GTK_THEME");
    return theme && *theme;
}

bool system_theme_is_gnome(void)
{
    const char *desktop = getenv("XDG_CURRENT_DESKTOP");
    return desktop && (mentions(desktop, "gnome") || mentions(desktop, "unity"));
}

bool system_theme_read(enum theme_id *theme)
{
    const char *desktop = getenv("XDG_CURRENT_DESKTOP");
    char *gtk_4 = read_config("gtk-4.0/settings.ini");
    char *gtk_3 = read_config("gtk-3.0/settings.ini");
    char *kde = read_config("kdeglobals");
    struct system_hints hints = {
        .gtk_theme = getenv("GTK_THEME"),
        .gtk_4 = gtk_4,
        .gtk_3 = gtk_3,
        .kdeglobals = kde,
        .is_kde = desktop && mentions(desktop, "kde"),
    };
    bool told = system_theme_of(&hints, theme);
    memory_free(gtk_4);
    memory_free(gtk_3);
    memory_free(kde);
    return told;
}
