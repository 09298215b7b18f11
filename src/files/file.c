/* SPDX-License-Identifier: MIT */
/*
 * Files in memory, mapped or read, and files that replace others.
 */
#include "file.h"

#include "trounce/memory.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#ifndef MAP_POPULATE
#define MAP_POPULATE 0 /* pages are then read as they are touched */
#endif

#define READ_STEP 65536

/* Reads to the end, also of pipes and others without a size, which `expected` is the least of. Sets
 * errno on failure. */
static bool read_all(int handle, size_t expected, struct file *file)
{
    char *bytes = NULL;
    size_t size = 0;
    size_t capacity = 0;
    for (;;) {
        if (capacity == size) {
            capacity = size == 0 ? expected + READ_STEP : size * 2;
            char *larger = memory_resize(bytes, capacity, 1);
            if (!larger) {
                memory_free(bytes);
                errno = ENOMEM;
                return false;
            }
            bytes = larger;
        }
        ssize_t count = read(handle, bytes + size, capacity - size);
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count < 0) {
            int reason = errno;
            memory_free(bytes);
            errno = reason;
            return false;
        }
        if (count == 0) {
            break;
        }
        size += (size_t)count;
        if (size - expected > FILE_STREAM_MAX && size > expected) {
            memory_free(bytes);
            errno = EFBIG;
            return false;
        }
    }
    *file = (struct file){.bytes = bytes, .size = size, .owned = bytes};
    return true;
}

static bool open_handle(int handle, bool maps, struct file *file)
{
    struct stat status;
    size_t size = 0;
    if (fstat(handle, &status) != 0) {
        return false;
    }
    if (S_ISREG(status.st_mode)) {
        size = (size_t)status.st_size;
        if ((off_t)size != status.st_size || size > SIZE_MAX - READ_STEP) {
            errno = EFBIG; /* exceeds the address space */
            return false;
        }
    }
    if (maps && size > 0) {
        void *pages = mmap(NULL, size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, handle, 0);
        if (pages != MAP_FAILED) {
            *file = (struct file){.bytes = pages, .size = size, .mapped = pages};
            return true;
        }
    }
    return read_all(handle, size, file);
}

/* What cannot be taken for a file, as a clause; NULL if it can. */
static const char *foreign_kind(mode_t mode)
{
    if (S_ISREG(mode)) {
        return NULL;
    }
    return S_ISDIR(mode)    ? strerror(EISDIR)
           : S_ISFIFO(mode) ? N_SAID("it is a pipe, not a file")
           : S_ISSOCK(mode) ? N_SAID("it is a socket, not a file")
                            : N_SAID("it is a device, not a file");
}

bool file_may_be(const char *path, char fault[FILE_FAULT_MAX])
{
    struct stat status;
    const char *kind = stat(path, &status) == 0 ? foreign_kind(status.st_mode) : NULL;
    if (kind) {
        (void)snprintf(fault, FILE_FAULT_MAX, "%s: %s", path, kind);
    }
    return !kind;
}

static bool read_file(struct file *file, const char *path, bool maps, char fault[FILE_FAULT_MAX])
{
    int handle = open(path, O_RDONLY | O_CLOEXEC);
    bool done = handle >= 0 && open_handle(handle, maps, file);
    if (!done) {
        (void)snprintf(fault, FILE_FAULT_MAX, "%s: %s", path, strerror(errno));
    }
    if (handle >= 0) {
        (void)close(handle);
    }
    return done;
}

bool file_open(struct file *file, const char *path, char fault[FILE_FAULT_MAX])
{
    memset(file, 0, sizeof *file);
    return file_may_be(path, fault) && read_file(file, path, false, fault);
}

bool file_open_given(struct file *file, const char *path, char fault[FILE_FAULT_MAX])
{
    bool is_stream = strcmp(path, "/dev/stdin") == 0 || strncmp(path, "/dev/fd/", 8) == 0;
    memset(file, 0, sizeof *file);
    return (is_stream || file_may_be(path, fault)) && read_file(file, path, false, fault);
}

bool file_map(struct file *file, const char *path, char fault[FILE_FAULT_MAX])
{
    memset(file, 0, sizeof *file);
    return file_may_be(path, fault) && read_file(file, path, true, fault);
}

void file_close(struct file *file)
{
    if (file->mapped) {
        (void)munmap(file->mapped, file->size);
    }
    memory_free(file->owned);
    memset(file, 0, sizeof *file);
}

/* Fills the file that was made for it, which has the rights of a new one, and closes it. False with
 * the reason in errno; 0: the writer has its own. */
static bool fill(int handle, file_writer *write, void *context)
{
    mode_t mask = umask(0);
    (void)umask(mask);
    FILE *stream = fchmod(handle, 0666 & ~mask) == 0 ? fdopen(handle, "wb") : NULL;
    if (!stream) {
        int reason = errno;
        (void)close(handle);
        errno = reason;
        return false;
    }
    errno = 0;
    /* A crash must not leave the name with a file that lacks bytes; EINVAL: it is on no disk. */
    bool done =
        write(context, stream) && fflush(stream) == 0 && (fsync(handle) == 0 || errno == EINVAL);
    int reason = errno;
    if (fclose(stream) != 0 && done) {
        return false;
    }
    errno = reason;
    return done;
}

bool file_replace(const char *path, file_writer *write, void *context, char fault[FILE_FAULT_MAX])
{
    char part[PATH_MAX];
    if (!file_may_be(path, fault)) {
        return false;
    }
    int length = snprintf(part, sizeof part, "%s.XXXXXX", path);
    int handle = -1;
    errno = ENAMETOOLONG;
    if (length < (int)sizeof part) {
        handle = mkstemp(part);
    }
    if (handle >= 0 && fill(handle, write, context) && rename(part, path) == 0) {
        return true;
    }
    int reason = errno;
    if (handle >= 0) {
        (void)unlink(part);
    }
    fault[0] = '\0';
    if (reason != 0) {
        (void)snprintf(fault, FILE_FAULT_MAX, "%s: %s", path, strerror(reason));
    }
    return false;
}

bool file_read_dice(const char *path, int count, struct dice *dice, char fault[FILE_FAULT_MAX])
{
    return file_read_dice_in(&alphabet_english, path, count, dice, fault);
}

bool file_read_dice_in(const struct alphabet *alphabet, const char *path, int count,
                       struct dice *dice, char fault[FILE_FAULT_MAX])
{
    struct file file;
    struct fault why;
    if (!file_open_given(&file, path, fault)) {
        return false;
    }
    enum status status = dice_read_in(alphabet, file.bytes, file.size, count, dice, &why);
    file_close(&file);
    if (status != STATUS_OK) {
        (void)fault_format(&why, path, fault, FILE_FAULT_MAX);
    }
    return status == STATUS_OK;
}

static int compare_codes(const void *left, const void *right)
{
    const struct translation *a = left;
    const struct translation *b = right;
    return strcmp(a->code, b->code);
}

/* The code of a file "de.mo"; false: it is none. */
static bool read_code(const char *name, char code[TRANSLATION_CODE_MAX])
{
    size_t length = strlen(name);
    if (length < 4 || length - 3 >= TRANSLATION_CODE_MAX || strcmp(name + length - 3, ".mo") != 0 ||
        name[0] == '.') {
        return false;
    }
    memcpy(code, name, length - 3);
    code[length - 3] = '\0';
    return true;
}

void file_open_translations(struct translations *translations, const char *folder)
{
    *translations = (struct translations){0};
    DIR *listed = opendir(folder);
    if (!listed) {
        return;
    }
    for (struct dirent *entry;
         (entry = readdir(listed)) && translations->count < TRANSLATIONS_MAX;) {
        struct translation *next = &translations->list[translations->count];
        char path[FILE_PATH_MAX];
        char fault[FILE_FAULT_MAX];
        bool fits = read_code(entry->d_name, next->code) &&
                    snprintf(path, sizeof path, "%s/%s", folder, entry->d_name) < FILE_PATH_MAX;
        if (fits && file_open(&next->file, path, fault)) {
            translations->count++;
        }
    }
    (void)closedir(listed);
    qsort(translations->list, (size_t)translations->count, sizeof *translations->list,
          compare_codes);
}

void file_close_translations(struct translations *translations)
{
    for (int i = 0; i < translations->count; i++) {
        file_close(&translations->list[i].file);
    }
    translations->count = 0;
}
