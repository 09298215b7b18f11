/* SPDX-License-Identifier: MIT */
/*
 * Reads sets of dice.
 */
#include "dice_file.h"

#include <stdio.h>

bool dice_file_read(const char *path, int count, struct dice *dice, char fault[FILE_FAULT_MAX])
{
    struct file file;
    struct fault why;
    if (!file_open(&file, path, fault)) {
        return false;
    }
    enum status status = dice_read(file.bytes, file.size, count, dice, &why);
    file_close(&file);
    if (status != STATUS_OK) {
        (void)fault_format(&why, path, fault, FILE_FAULT_MAX);
    }
    return status == STATUS_OK;
}

bool dice_file_read_set(const struct paths *paths, const struct dice_set *set, struct dice *dice,
                        char fault[FILE_FAULT_MAX])
{
    char path[FILE_PATH_MAX + 64];
    (void)snprintf(path, sizeof path, "%s/%s.txt", paths->dice, set->name);
    return dice_file_read(path, set->count, dice, fault);
}
