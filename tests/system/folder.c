/* SPDX-License-Identifier: MIT */
/*
 * A test's folder.
 */
#define _XOPEN_SOURCE 700 /* mkdtemp */
#include "folder.h"

#include "disk.h"

#include <stdio.h>
#include <stdlib.h>
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

int remove_tree(const char *path)
{
    char tree[DISK_PATH_MAX];
    (void)snprintf(tree, sizeof tree, "%s", path);
    return disk_list(path, remove_one, tree) ? rmdir(path) : -1;
}

char folder[] = "/tmp/trounce-test-XXXXXX";

int folder_make(void **state)
{
    (void)state;
    return mkdtemp(folder) ? 0 : -1;
}

int folder_remove(void **state)
{
    (void)state;
    return remove_tree(folder);
}

const char *folder_path(const char *name)
{
    static char path[DISK_PATH_MAX];
    (void)snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

const char *folder_write(const char *name, const char *text)
{
    return folder_write_bytes(name, text, strlen(text));
}

const char *folder_write_bytes(const char *name, const void *bytes, size_t size)
{
    FILE *file = fopen(folder_path(name), "wb");
    if (!file || fwrite(bytes, 1, size, file) != size || fclose(file) != 0) {
        perror(folder_path(name));
        abort();
    }
    return folder_path(name);
}
