/* SPDX-License-Identifier: MIT */
/*
 * The system's files and folders. Paths are UTF-8, with `/` between their parts. On failure, errno
 * says why.
 */
#ifndef SYSTEM_DISK_H
#define SYSTEM_DISK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define DISK_PATH_MAX 4096

enum disk_kind { DISK_FILE, DISK_FOLDER, DISK_PIPE, DISK_SOCKET, DISK_DEVICE };

/* What is at a path, after following links. */
struct disk_entry {
    enum disk_kind kind;
    long long size;    /* bytes of a file */
    uint64_t number;   /* identifies it on its disk, whatever its name; not 0 */
    uint64_t disk;     /* identifies that */
    uint64_t modified; /* when it was last written to, in a unit of the system */
};

/* ---- queries ---- */

/* Returns the errno for a system error number that a library reports. */
int disk_reason(int error);

/* Describes what is at a path, or behind a handle. False when nothing is there, or it cannot be
 * accessed. */
bool disk_stat(const char *path, struct disk_entry *entry);
bool disk_stat_handle(int handle, struct disk_entry *entry);

bool disk_is_there(const char *path);
bool disk_is_folder(const char *path);

/* Returns whether both paths lead to one file, whatever its names are. Opens neither. */
bool disk_is_same(const char *path, const char *other);

/* Returns whether files can be created in the folder. */
bool disk_can_write_in(const char *folder);

/* Returns the last part of a path: what follows the last `/`, or other separator of the system. */
const char *disk_name(const char *path);

/* Returns the length of a folder's path without a trailing separator, unless it is the root. */
size_t disk_folder_length(const char *folder);

/* Writes the absolute path; false when there is nothing at it. */
bool disk_whole_path(const char *path, char whole[DISK_PATH_MAX]);

/* Writes the path of the file that symbolic links at `path` lead to, which need not exist; `path`
 * itself if it is no link, and on Windows, where links are not followed. */
bool disk_target(const char *path, char target[DISK_PATH_MAX]);

/* Called once per directory entry, in no particular order; return false to stop. */
typedef bool disk_visitor(void *context, const char *name);

/* Lists a folder. False when it cannot be read. */
bool disk_list(const char *folder, disk_visitor *visit, void *context);

/* ---- reading and writing ---- */

/* Opens a file for reading, for stream_read and disk_close; -1 on failure. */
int disk_open(const char *path);
void disk_close(int handle);

/* Like fopen(), with a UTF-8 path. */
FILE *disk_stream(const char *path, const char *mode);

/*
 * Creates a file beside `path`, open for writing, with the permissions of any new file. Where
 * possible it has no name until disk_name_new, so that a program that is killed meanwhile leaves
 * nothing, and `name`, of `size` bytes, is ""; otherwise it has a unique one. Returns NULL on
 * failure, which leaves no file.
 */
FILE *disk_new_beside(const char *path, char *name, size_t size);

/* Names the file, if it has no name yet. */
bool disk_name_new(FILE *stream, const char *path, char *name, size_t size);

/* Returns what libraries should call instead of CreateFileW where open files cannot be renamed
 * otherwise; elsewhere NULL. */
typedef void disk_opener(void);
disk_opener *disk_sharing_opener(void);

/* Waits until what was written is on disk. Also true if the file is not on a disk. */
bool disk_sync(FILE *stream);

/* ---- names ---- */

/* Rename a file on its disk: replacing any file of that name, or only if there is none. */
bool disk_replace(const char *from, const char *to);
bool disk_move(const char *from, const char *to);

bool disk_remove(const char *path);

/* Creates a folder that only its owner can access. False if anything is there. */
bool disk_make_folder(const char *path);

/* Creates the folder and its parents where missing. `path` is changed meanwhile and then
 * restored. */
bool disk_make_folders(char *path);

/* Creates an empty file that only its owner can read. False if anything is there. */
bool disk_make_private(const char *path);

/* Lets only its owner read or write a file; does nothing if there is none. */
void disk_deny_others(const char *path);

/* ---- locks ---- */

/* Opens a file of locks, created if missing; -1 on failure. Close with disk_close. */
int disk_lock_open(const char *path);

/* Takes the lock of a number >= 0, which the handle must not hold yet. It is held by one handle at
 * a time and released when its program ends, however it ends. False: another handle holds it. Where
 * files cannot be locked, it always succeeds. */
bool disk_lock(int handle, long long number);
void disk_unlock(int handle, long long number);

#endif
