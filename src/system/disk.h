/* SPDX-License-Identifier: MIT */
/*
 * Files and folders as the system has them. Paths are UTF-8, with `/` between their parts. What
 * fails says why in errno, as strerror tells it. Leaves what is in files to those who ask.
 */
#ifndef SYSTEM_DISK_H
#define SYSTEM_DISK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define DISK_PATH_MAX 4096

enum disk_kind { DISK_FILE, DISK_FOLDER, DISK_PIPE, DISK_SOCKET, DISK_DEVICE };

/* What is at a path, behind any link. */
struct disk_entry {
    enum disk_kind kind;
    long long size;  /* bytes of a file */
    uint64_t number; /* tells it from the others of its disk, whatever their names; not 0 */
};

/* ---- questions ---- */

/* The errno of an error that a library has from the system, and tells by the system's number. */
int disk_reason(int error);

/* Looks at what is at a path, or open. False when nothing is there, or it cannot be seen. */
bool disk_look(const char *path, struct disk_entry *entry);
bool disk_look_at(int handle, struct disk_entry *entry);

bool disk_is_there(const char *path);
bool disk_is_folder(const char *path);

/* May files be made in the folder? */
bool disk_can_write_in(const char *folder);

/* The last part of a path: what follows the folder with its `/`, or what else parts names here. */
const char *disk_name(const char *path);

/* The length of a folder's path without a separator at its end, unless that is the root. */
size_t disk_folder_length(const char *folder);

/* Writes the path from the root on; false when there is nothing at it. */
bool disk_whole_path(const char *path, char whole[DISK_PATH_MAX]);

/* Is called with each name in a folder, in any order; false: no more of them. */
typedef bool disk_visitor(void *context, const char *name);

/* Lists a folder. False when it cannot be read. */
bool disk_list(const char *folder, disk_visitor *visit, void *context);

/* ---- reading and writing ---- */

/* Opens a file to be read, for stream_read and disk_close; -1 on failure. */
int disk_open(const char *path);
void disk_close(int handle);

/* `size` > 0 bytes of an open file as memory to be read, until disk_unmap; NULL on failure. */
void *disk_map(int handle, size_t size);
void disk_unmap(void *pages, size_t size);

/* As fopen; the path is UTF-8 here, too. */
FILE *disk_stream(const char *path, const char *mode);

/* Makes a file of a name of its own beside `path`, which goes to `name`, of `size` bytes. It has
 * the rights of any new file, and is open to be written. NULL on failure, which leaves none. */
FILE *disk_new_beside(const char *path, char *name, size_t size);

/* Where a file that is open cannot have another name otherwise: what libraries that open files by
 * CreateFileW shall call in its place. NULL elsewhere. */
typedef void disk_opener(void);
disk_opener *disk_sharing_opener(void);

/* Waits until what was written is on the disk. True also where that is no disk. */
bool disk_sync(FILE *stream);

/* ---- names ---- */

/* Gives a file another name on its disk: in place of what has the name, or only if nothing has. */
bool disk_replace(const char *from, const char *to);
bool disk_move(const char *from, const char *to);

bool disk_remove(const char *path);

/* Makes a folder that its owner alone can see. False if anything is there. */
bool disk_make_folder(const char *path);

/* Makes the folder where it is missing, with those above it. `path` is as it was in the end. */
bool disk_make_folders(char *path);

/* Makes an empty file that its owner alone can read. False if anything is there. */
bool disk_make_private(const char *path);

/* Lets nobody but its owner read or write a file; does nothing if there is none. */
void disk_deny_others(const char *path);

/* ---- locks ---- */

/* Opens a file of locks, which is made where it is missing; -1 on failure. For disk_close. */
int disk_lock_open(const char *path);

/* Takes the lock of a number >= 0, which the handle does not have. It is held by one handle at a
 * time, and is free again when its program ends in whatever way. False: another handle has it.
 * Where files cannot be locked, all is allowed. */
bool disk_lock(int handle, long long number);
void disk_unlock(int handle, long long number);

#endif
