/* SPDX-License-Identifier: MIT */
/*
 * Whole files in memory, dice from files, and the translations in a folder. Leaves the contents of
 * translations to the app.
 */
#ifndef FILES_FILE_H
#define FILES_FILE_H

#include "trounce/dice.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* The bytes of a file; zeroed if there is none. */
struct file {
    void *bytes;
    size_t size;
};

#define FILE_SIZE_MAX (256L << 20) /* of the largest that is opened */
#define FILE_PATH_MAX 1024

/*
 * Reads the file at `path`. On failure returns false, with a `fault` that names the file and the
 * reason, and zeroes `file`. Close with file_close. Only a regular file is opened: a pipe
 * or a device could block forever.
 */
bool file_open(struct file *file, const char *path, struct message *fault);

/* The same for a name from the command line, which may also be what the shell has opened:
 * /dev/stdin and /dev/fd/N. Images packed on a machine of the other byte order are converted. */
bool file_open_given(struct file *file, const char *path, struct message *fault);

/* Releases the memory and zeroes `file`, which may be zeroed already. */
void file_close(struct file *file);

/* Returns whether a file can be read at `path` or, if nothing is there yet, written. If not (it is
 * a pipe, a device, a socket or a folder), `fault` says so. */
bool file_may_be(const char *path, struct message *fault);

/* Writes the contents of a file; returns false on failure. */
typedef bool file_writer(void *context, FILE *stream);

/*
 * Writes a new file beside that at `path`, or beside what symbolic links there lead to, and
 * replaces it when the new one is complete and on disk. On failure returns false, with a
 * `fault` that names the file and the reason, and what was at `path` is still there. If `write`
 * returned false the reason is errno, and where that is 0, `fault` is none.
 */
bool file_replace(const char *path, file_writer *write, void *context, struct message *fault);

/* Reads `count` dice (0: any square number), in letters of an alphabet that must outlive them, from
 * a file, opened like file_open_given. On failure returns false, with a `fault` that names the
 * file, the place and the reason. */
bool file_read_dice(const struct alphabet *alphabet, const char *path, int count, struct dice *dice,
                    struct message *fault);

#define TRANSLATIONS_MAX     16
#define TRANSLATION_CODE_MAX 16

struct translation {
    char code[TRANSLATION_CODE_MAX]; /* "de" of de.mo */
    struct file file;
};

struct translations {
    int count;
    struct translation list[TRANSLATIONS_MAX];
};

/* Reads the .mo files of a folder, sorted by name; unreadable ones are skipped, and so is
 * everything past TRANSLATIONS_MAX. Close with file_close_translations. */
void file_open_translations(struct translations *translations, const char *folder);

/* Releases the memory; `translations` may be zeroed or closed already. */
void file_close_translations(struct translations *translations);

#endif
