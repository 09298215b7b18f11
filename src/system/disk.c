/* SPDX-License-Identifier: MIT */
/*
 * Queries about the disk, and folders, that are the same on every system.
 */
#include "disk.h"

#include <errno.h>
#include <string.h>

#ifdef _WIN32
#define IS_WINDOWS true
#else
#define IS_WINDOWS false
#endif

static bool is_separator(char byte)
{
    return byte == '/' || (IS_WINDOWS && byte == '\\');
}

const char *disk_name(const char *path)
{
    const char *name = path;
    for (const char *at = path; *at; at++) {
        name = is_separator(*at) ? at + 1 : name;
    }
    return name;
}

size_t disk_folder_length(const char *folder)
{
    size_t length = strlen(folder);
    bool is_root = length <= 1 || (IS_WINDOWS && folder[length - 2] == ':');
    return !is_root && is_separator(folder[length - 1]) ? length - 1 : length;
}

bool disk_is_there(const char *path)
{
    struct disk_entry entry;
    return disk_stat(path, &entry);
}

bool disk_is_folder(const char *path)
{
    struct disk_entry entry;
    return disk_stat(path, &entry) && entry.kind == DISK_FOLDER;
}

bool disk_is_same(const char *path, const char *other)
{
    struct disk_entry entry;
    struct disk_entry of_other;
    return disk_stat(path, &entry) && disk_stat(other, &of_other) && entry.kind == DISK_FILE &&
           of_other.kind == DISK_FILE && entry.number == of_other.number &&
           entry.disk == of_other.disk;
}

/* Creates a folder unless it exists. Returns 0 or the errno. */
static int make(const char *path)
{
    return disk_make_folder(path) || errno == EEXIST ? 0 : errno;
}

/* The last folder decides, as creating an existing parent may be refused. The first refusal is the
 * reason. */
bool disk_make_folders(char *path)
{
    int reason = 0;
    for (char *at = path + 1; *at; at++) {
        char separator = *at;
        if (is_separator(separator)) {
            *at = '\0';
            int refused = make(path);
            reason = reason ? reason : refused;
            *at = separator;
        }
    }
    int last = make(path);
    errno = last && reason ? reason : last;
    return last == 0;
}
