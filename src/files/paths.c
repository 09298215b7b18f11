/* SPDX-License-Identifier: MIT */
/*
 * The game's files lie in a source tree with the build folder in it, or in a build folder elsewhere
 * with links to the tree, or where they were installed.
 */
#include "paths.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define FOLDER_MAX (FILE_PATH_MAX / 2)

/* The folder of the program, without a trailing slash; "." if it cannot be found. */
static void find_folder(const char *program, char folder[FOLDER_MAX])
{
    ssize_t length = readlink("/proc/self/exe", folder, FOLDER_MAX - 1);
    if (length < 0) {
        length = snprintf(folder, FOLDER_MAX, "%s", program);
    }
    folder[length < FOLDER_MAX ? length : FOLDER_MAX - 1] = '\0';
    char *slash = strrchr(folder, '/');
    if (slash) {
        *slash = '\0';
    } else {
        (void)snprintf(folder, FOLDER_MAX, ".");
    }
}

static bool is_folder(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

/* `built` holds what the build makes, `given` fonts and sounds, `assets` the dice. */
static void name_own(struct paths *paths, const char *built, const char *given, const char *assets)
{
    (void)snprintf(paths->lexicon, sizeof paths->lexicon, "%s/trounce.lexicon", built);
    (void)snprintf(paths->glosses, sizeof paths->glosses, "%s/trounce.glosses", built);
    (void)snprintf(paths->translations, sizeof paths->translations, "%s/translations", built);
    (void)snprintf(paths->languages, sizeof paths->languages, "%s/languages", built);
    (void)snprintf(paths->fonts, sizeof paths->fonts, "%s/fonts", given);
    (void)snprintf(paths->sounds, sizeof paths->sounds, "%s/sounds", given);
    (void)snprintf(paths->dice, sizeof paths->dice, "%s/dice", assets);
}

static void find_own(struct paths *paths, const char *program)
{
    static const char *const trees[] = {"/..", ""};
    char built[FOLDER_MAX];
    find_folder(program, built);
    for (size_t i = 0; i < sizeof trees / sizeof *trees; i++) {
        char tree[FOLDER_MAX + 16];
        char assets[FOLDER_MAX + 32];
        (void)snprintf(tree, sizeof tree, "%s%s", built, trees[i]);
        (void)snprintf(assets, sizeof assets, "%s/assets", tree);
        name_own(paths, built, tree, assets);
        if (is_folder(paths->dice)) {
            return;
        }
    }
    name_own(paths, TROUNCE_DATA_DIR, TROUNCE_DATA_DIR, TROUNCE_DATA_DIR);
}

/* The XDG specification says to ignore relative paths. */
static bool is_absolute(const char *path)
{
    return path && *path == '/';
}

static void find_player(struct paths *paths)
{
    bool has_data = is_absolute(getenv("XDG_DATA_HOME"));
    const char *variable = has_data ? "XDG_DATA_HOME" : "HOME";
    const char *root = getenv(variable);
    paths->player[0] = '\0';
    paths->player_fault[0] = '\0';
    if (!root || !*root) {
        (void)snprintf(paths->player_fault, sizeof paths->player_fault, "%s is %s", variable,
                       root ? "empty" : "not set");
        return;
    }
    size_t length = strlen(root);
    int written =
        snprintf(paths->player, sizeof paths->player, "%s%s%s", root,
                 root[length - 1] == '/' ? "" : "/", has_data ? "trounce" : ".local/share/trounce");
    if (written < 0 || (size_t)written >= sizeof paths->player) {
        paths->player[0] = '\0';
        (void)snprintf(paths->player_fault, sizeof paths->player_fault,
                       "the path in %s is too long (%zu bytes)", variable, length);
    }
}

void paths_find(struct paths *paths, const char *program)
{
    find_own(paths, program);
    find_player(paths);
}

/* Makes a folder unless it exists: 0, or the errno. */
static int make(const char *path)
{
    return mkdir(path, 0700) == 0 || errno == EEXIST ? 0 : errno;
}

/* Makes the folder and its parents. The last one decides: making a parent that exists may be
 * refused. The first refusal is the reason. */
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
    paths->player[0] = '\0'; /* a path that is too long counts as none */
    if (length < sizeof paths->player) {
        (void)snprintf(paths->player, sizeof paths->player, "%.*s", (int)length, data);
    }
}

void paths_settle_player(struct paths *paths, const char *data)
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

bool paths_read_dice(const struct paths *paths, const struct dice_set *set, struct dice *dice,
                     char fault[FILE_FAULT_MAX])
{
    char path[FILE_PATH_MAX + 64];
    (void)snprintf(path, sizeof path, "%s/%s.txt", paths->dice, set->name);
    if (!file_read_dice(path, set->count, dice, fault)) {
        return false;
    }
    dice->set = set;
    return true;
}
