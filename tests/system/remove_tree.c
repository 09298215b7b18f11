/* SPDX-License-Identifier: MIT */
/*
 * Removes folders. Does not follow links.
 */
#include "remove_tree.h"

#include "disk.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static bool remove_one(void *context, const char *name)
{
    char path[DISK_PATH_MAX];
    if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0) {
        return true;
    }
    (void)snprintf(path, sizeof path, "%s/%s", (const char *)context, name);
    return disk_remove(path) || remove_tree(path) == 0;
}

int remove_tree(const char *folder)
{
    char path[DISK_PATH_MAX];
    (void)snprintf(path, sizeof path, "%s", folder);
    return disk_list(folder, remove_one, path) ? rmdir(folder) : -1;
}
