/* SPDX-License-Identifier: MIT */
/*
 * Takes the folder of the command line, or makes the usual one. SDL_GetPrefPath is not asked: it
 * would find the name by ways of its own, and the text commands read what is kept there. Leaves
 * finding the name to paths.c.
 */
#include "player_folder.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/* Makes the folder and those that it lies in: the last one tells whether all are there. */
static bool make_all(char *path)
{
    for (char *at = path + 1; *at; at++) {
        if (*at == '/') {
            *at = '\0';
            (void)mkdir(path, 0700);
            *at = '/';
        }
    }
    return mkdir(path, 0700) == 0 || errno == EEXIST;
}

static void take(struct paths *paths, const char *data)
{
    size_t length = strlen(data);
    if (length > 1 && data[length - 1] == '/') {
        length--;
    }
    paths->player[0] = '\0'; /* a name that is too long is no name */
    if (length < sizeof paths->player) {
        (void)snprintf(paths->player, sizeof paths->player, "%.*s", (int)length, data);
    }
}

void player_folder_settle(struct paths *paths, const char *data)
{
    if (data) {
        take(paths, data);
    } else if (*paths->player && !make_all(paths->player)) {
        paths->player[0] = '\0';
    }
}
