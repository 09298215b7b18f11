/* SPDX-License-Identifier: MIT */
/*
 * Reading files whole. Leaves the question where they lie to paths.h, and what they mean to others.
 */
#ifndef FILES_FILE_H
#define FILES_FILE_H

#include <stdbool.h>
#include <stddef.h>

/* The bytes of a file; none when zeroed. */
struct file {
    const void *bytes;
    size_t size;
    void *mapped; /* the pages, when the file is mapped */
    void *owned;  /* the block, when it was read */
};

#define FILE_PATH_MAX  1024
#define FILE_FAULT_MAX (FILE_PATH_MAX + 256)

/*
 * Reads the file at `path`. False with a line that names the file and the reason in `fault`; `file`
 * is then zeroed. The caller ends with file_close.
 */
bool file_open(struct file *file, const char *path, char fault[FILE_FAULT_MAX]);

/* The same, mapped read-only where that can be done: faster, but a file that someone shortens
 * meanwhile ends the program. For large files of the game's own. */
bool file_map(struct file *file, const char *path, char fault[FILE_FAULT_MAX]);

/* Gives the memory back and zeroes `file`, which may be zeroed already. */
void file_close(struct file *file);

#endif
