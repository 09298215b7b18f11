/* SPDX-License-Identifier: MIT */
/*
 * The game's files are in a source tree with the build folder in it, or in a build folder elsewhere
 * with links to the tree, or where they were installed: at TROUNCE_DATA_FROM_PROGRAM, as seen from
 * the program's folder, or if they are not there, in TROUNCE_DATA_DIR.
 */
#include "paths.h"

#include "disk.h"
#include "machine.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#define FOLDER_MAX (FILE_PATH_MAX / 2)

/* Writes the folder of the program, without a trailing slash; "." if it cannot be found. */
static void find_folder(const char *program, char folder[FOLDER_MAX])
{
    machine_program(program, folder, FOLDER_MAX);
    size_t length = (size_t)(disk_name(folder) - folder);
    if (length > 0) {
        folder[length - 1] = '\0';
    } else {
        (void)snprintf(folder, FOLDER_MAX, ".");
    }
}

/* `built` holds what the build makes, `given` fonts and sounds, `assets` the dice and the
 * record book. */
static void name_own(struct paths *paths, const char *built, const char *given, const char *assets)
{
    (void)snprintf(paths->lexicon, sizeof paths->lexicon, "%s/trounce.lexicon", built);
    (void)snprintf(paths->glosses, sizeof paths->glosses, "%s/trounce.glosses", built);
    (void)snprintf(paths->translations, sizeof paths->translations, "%s/translations", built);
    (void)snprintf(paths->languages, sizeof paths->languages, "%s/languages", built);
    (void)snprintf(paths->fonts, sizeof paths->fonts, "%s/fonts", given);
    (void)snprintf(paths->sounds, sizeof paths->sounds, "%s/sounds", given);
    (void)snprintf(paths->dice, sizeof paths->dice, "%s/dice", assets);
    (void)snprintf(paths->records, sizeof paths->records, "%s/records.txt", assets);
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
        if (disk_is_folder(paths->dice)) {
            return;
        }
    }
    char data[FOLDER_MAX + sizeof "/" TROUNCE_DATA_FROM_PROGRAM];
    (void)snprintf(data, sizeof data, "%s/%s", built, TROUNCE_DATA_FROM_PROGRAM);
    name_own(paths, data, data, data);
    static const char installed[] = TROUNCE_DATA_DIR; /* "" on Windows */
    if (*installed && !disk_is_folder(paths->dice)) {
        name_own(paths, installed, installed, installed);
    }
}

void paths_find(struct paths *paths, const char *program)
{
    find_own(paths, program);
    paths->usual[0] = '\0';
    paths->player_fault[0] = '\0';
    if (!machine_data_folder(paths->player, sizeof paths->player, paths->player_fault,
                             sizeof paths->player_fault)) {
        paths->player[0] = '\0';
    }
}

bool paths_below(struct paths *paths, const char *folder)
{
    memset(paths, 0, sizeof *paths);
    if (strlen(folder) >= FOLDER_MAX) {
        return false;
    }
    name_own(paths, folder, folder, folder);
    return true;
}

static void take(struct paths *paths, const char *data)
{
    size_t length = disk_folder_length(data);
    memcpy(paths->usual, paths->player, sizeof paths->usual);
    if (length < sizeof paths->player) {
        (void)snprintf(paths->player, sizeof paths->player, "%.*s", (int)length, data);
    } else {
        paths->player[0] = '\0';
        (void)snprintf(paths->player_fault, sizeof paths->player_fault,
                       "the path in --data is too long (%zu bytes)", length);
    }
}

void paths_settle_player(struct paths *paths, const char *data)
{
    if (data) {
        take(paths, data);
    } else if (*paths->player && !disk_make_folders(paths->player)) {
        (void)snprintf(paths->player_fault, sizeof paths->player_fault, "%s (%s)", strerror(errno),
                       paths->player);
        paths->player[0] = '\0';
    }
}

bool paths_make_data(const char *data, struct message *fault)
{
    if (disk_make_folder(data)) {
        return true;
    }
    int error = errno;
    if (disk_is_folder(data)) {
        return true;
    }
    message_set(fault, "--data %s: %s", data, error == EEXIST ? "not a folder" : strerror(error));
    return false;
}

bool paths_read_dice(const struct paths *paths, const struct dice_set *set, struct dice *dice,
                     struct message *fault)
{
    char path[FILE_PATH_MAX + 64];
    (void)snprintf(path, sizeof path, "%s/%s.txt", paths->dice, set->name);
    if (!file_read_dice(&alphabet_english, path, set->count, dice, fault)) {
        return false;
    }
    dice->set = set;
    return true;
}

bool paths_read_records(const struct paths *paths, struct records *records, struct message *fault)
{
    struct file file;
    struct fault why;
    records->count = 0;
    if (!file_open(&file, paths->records, fault)) {
        return false;
    }
    enum status status = records_read(file.bytes, file.size, records, &why);
    file_close(&file);
    if (status != STATUS_OK) {
        fault_describe(&why, paths->records, fault);
    }
    return status == STATUS_OK;
}
