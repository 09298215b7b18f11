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

/* Makes a folder that is not there yet: 0, or the system's number for why it cannot be. */
static int make(const char *path)
{
    return mkdir(path, 0700) == 0 || errno == EEXIST ? 0 : errno;
}

/* Makes the folder and those that it lies in. The last one decides: a system may refuse to make one
 * further up that is there already. The first refusal is the reason. */
static int make_all(char *path)
{
    int reason = 0;
    for (char *at = path + 1; *at; at++) {
        if (*at == '/') {
            *at = '\0';
            int refused = make(path);
            reason = reason ? reason : refused;
            *at = '/';
        }
    }
    int last = make(path);
    return last && reason ? reason : last;
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
    } else if (*paths->player) {
        int reason = make_all(paths->player);
        if (reason) {
            (void)snprintf(paths->player_fault, sizeof paths->player_fault,
                           "%s could not be made: %s", paths->player, strerror(reason));
            paths->player[0] = '\0';
        }
    }
}
