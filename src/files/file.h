/* SPDX-License-Identifier: MIT */
/*
 * Whole files in memory, and sets of dice from them.
 */
#ifndef FILES_FILE_H
#define FILES_FILE_H

#include "trounce/dice.h"

#include <stdbool.h>
#include <stddef.h>

/* The bytes of a file; zeroed if there is none. */
struct file {
    const void *bytes;
    size_t size;
    void *mapped; /* the pages of a mapped file */
    void *owned;  /* the block of one that was read */
};

#define FILE_PATH_MAX  1024
#define FILE_FAULT_MAX (FILE_PATH_MAX + 256)

/*
 * Reads the file at `path`. On failure false, with a line in `fault` that names the file and the
 * reason, and `file` is zeroed. Ends with file_close.
 */
bool file_open(struct file *file, const char *path, char fault[FILE_FAULT_MAX]);

/* The same, mapped read-only if possible: faster, but the program dies if someone truncates the
 * file meanwhile. For the game's own large files. */
bool file_map(struct file *file, const char *path, char fault[FILE_FAULT_MAX]);

/* Releases the memory and zeroes `file`, which may be zeroed already. */
void file_close(struct file *file);

/* Reads `count` dice (0: any square number) from the file at `path`. On failure false, with a line
 * in `fault` that names the file, the place and the reason. */
bool file_read_dice(const char *path, int count, struct dice *dice, char fault[FILE_FAULT_MAX]);

#endif
