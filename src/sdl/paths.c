/* SPDX-License-Identifier: MIT */
/*
 * The two layouts of the game's files: a source tree with its build folder, and an installed game.
 * Leaves the reading to files.c.
 */
#include "paths.h"

#include <SDL.h>
#include <stdio.h>
#include <sys/stat.h>

static bool is_folder(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

void paths_find(struct paths *paths)
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
