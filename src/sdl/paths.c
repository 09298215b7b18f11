/* SPDX-License-Identifier: MIT */
/*
 * The two layouts of the game's files: a source tree with its build folder, and an installed game;
 * and the player's folder. Leaves the reading to files.c.
 */
#include "paths.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static bool is_folder(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

/* An empty variable is as good as none; SDL would take it for the root. */
static bool is_set(const char *name)
{
    const char *value = SDL_getenv(name);
    return value && *value;
}

static void find_player(struct paths *paths, const char *data)
{
    char *found = NULL;
    if (!data) {
        if (!is_set("XDG_DATA_HOME")) {
            (void)unsetenv("XDG_DATA_HOME");
        }
        found = is_set("XDG_DATA_HOME") || is_set("HOME") ? SDL_GetPrefPath("", "trounce") : NULL;
    }
    const char *folder = data ? data : found ? found : "";
    size_t length = strlen(folder);
    if (length > 1 && folder[length - 1] == '/') {
        length--;
    }
    paths->player[0] = '\0'; /* a name that is too long is no name */
    if (length < sizeof paths->player) {
        (void)snprintf(paths->player, sizeof paths->player, "%.*s", (int)length, folder);
    }
    SDL_free(found);
}

static void find_own(struct paths *paths)
{
    char *beside = SDL_GetBasePath(); /* ends with a slash */
    char tree[FILE_PATH_MAX / 2];
    (void)snprintf(tree, sizeof tree, "%s..", beside ? beside : "./");
    (void)snprintf(paths->dice, sizeof paths->dice, "%s/assets/dice", tree);
    (void)snprintf(paths->fonts, sizeof paths->fonts, "%s/fonts", tree);
    (void)snprintf(paths->sounds, sizeof paths->sounds, "%s/sounds", tree);
    (void)snprintf(paths->lexicon, sizeof paths->lexicon, "%strounce.lexicon",
                   beside ? beside : "./");
    (void)snprintf(paths->glosses, sizeof paths->glosses, "%strounce.glosses",
                   beside ? beside : "./");
    SDL_free(beside);
    if (is_folder(paths->dice)) {
        return;
    }
    (void)snprintf(paths->dice, sizeof paths->dice, "%s/dice", TROUNCE_DATA_DIR);
    (void)snprintf(paths->fonts, sizeof paths->fonts, "%s/fonts", TROUNCE_DATA_DIR);
    (void)snprintf(paths->sounds, sizeof paths->sounds, "%s/sounds", TROUNCE_DATA_DIR);
    (void)snprintf(paths->lexicon, sizeof paths->lexicon, "%s/trounce.lexicon", TROUNCE_DATA_DIR);
    (void)snprintf(paths->glosses, sizeof paths->glosses, "%s/trounce.glosses", TROUNCE_DATA_DIR);
}

void paths_find(struct paths *paths, const char *data)
{
    find_own(paths);
    find_player(paths, data);
}
