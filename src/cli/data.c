/* SPDX-License-Identifier: MIT */
/*
 * The two layouts of the game's files: a source tree with its build folder, and an installed game;
 * and the player's folder.
 * Leaves the reading to load.c.
 */
#include "data.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define FOLDER_MAX (DATA_PATH_MAX / 2)

/* The folder of the program, without a slash at its end; "." when nothing tells. */
static void find_folder(const char *program, char folder[FOLDER_MAX])
{
    ssize_t length = readlink("/proc/self/exe", folder, FOLDER_MAX - 1);
    if (length < 0) {
        length = snprintf(folder, FOLDER_MAX, "%s", program);
    }
    folder[length < FOLDER_MAX ? length : FOLDER_MAX - 1] = '\0';
    char *slash = strrchr(folder, '/');
    if (slash != NULL) {
        *slash = '\0';
    } else {
        snprintf(folder, FOLDER_MAX, ".");
    }
}

static int is_folder(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

void data_find(const char *program, struct data_paths *paths)
{
    char folder[FOLDER_MAX];
    find_folder(program, folder);
    snprintf(paths->dice, sizeof paths->dice, "%s/../assets/dice", folder);
    snprintf(paths->lexicon, sizeof paths->lexicon, "%s/trounce.lexicon", folder);
    if (!is_folder(paths->dice)) {
        snprintf(paths->dice, sizeof paths->dice, "%s/dice", TROUNCE_DATA_DIR);
        snprintf(paths->lexicon, sizeof paths->lexicon, "%s/trounce.lexicon", TROUNCE_DATA_DIR);
    }
}

bool data_find_player(char folder[DATA_PATH_MAX])
{
    const char *data = getenv("XDG_DATA_HOME");
    const char *home = getenv("HOME");
    int length;
    if (data != NULL && *data != '\0') {
        length = snprintf(folder, DATA_PATH_MAX, "%s/trounce", data);
    } else if (home != NULL && *home != '\0') {
        length = snprintf(folder, DATA_PATH_MAX, "%s/.local/share/trounce", home);
    } else {
        return false;
    }
    return length < DATA_PATH_MAX;
}
