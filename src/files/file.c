/* SPDX-License-Identifier: MIT */
/*
 * Files in memory, and files that replace others.
 */
#include "file.h"

#include "disk.h"
#include "stream.h"

#include "trounce/lexicon_io.h"
#include "trounce/memory.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define READ_STEP 65536

/* Reads to the end, even of pipes and the like; `expected` is the size if it is known, else 0. Sets
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
        ptrdiff_t count = stream_read(handle, bytes + size, capacity - size);
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
        if (size > FILE_SIZE_MAX) {
            memory_free(bytes);
            errno = EFBIG;
            return false;
        }
    }
    *file = (struct file){.bytes = bytes, .size = size};
    return true;
}

static bool open_handle(int handle, struct file *file)
{
    struct disk_entry entry;
    if (!disk_stat_handle(handle, &entry)) {
        return false;
    }
    long long size = entry.kind == DISK_FILE ? entry.size : 0;
    if (size > FILE_SIZE_MAX) {
        errno = EFBIG;
        return false;
    }
    return read_all(handle, (size_t)size, file);
}

bool file_may_be(const char *path, struct message *fault)
{
    struct disk_entry entry;
    switch (disk_stat(path, &entry) ? entry.kind : DISK_FILE) {
    case DISK_FILE:
        return true;
    case DISK_FOLDER:
        message_set(fault, "%s: %s", path, strerror(EISDIR));
        break;
    case DISK_PIPE:
        message_set(fault, N_("%s: it is a pipe, not a file"), path);
        break;
    case DISK_SOCKET:
        message_set(fault, N_("%s: it is a socket, not a file"), path);
        break;
    case DISK_DEVICE:
        message_set(fault, N_("%s: it is a device, not a file"), path);
        break;
    }
    return false;
}

static bool read_file(struct file *file, const char *path, struct message *fault)
{
    int handle = disk_open(path);
    bool done = handle >= 0 && open_handle(handle, file);
    if (!done && errno == ENOMEM) {
        fault_describe(&(struct fault){.status = STATUS_NO_MEMORY}, path, fault);
    } else if (!done) {
        message_set(fault, "%s: %s", path, strerror(errno));
    }
    if (handle >= 0) {
        disk_close(handle);
    }
    return done;
}

bool file_open(struct file *file, const char *path, struct message *fault)
{
    memset(file, 0, sizeof *file);
    return file_may_be(path, fault) && read_file(file, path, fault);
}

bool file_open_given(struct file *file, const char *path, struct message *fault)
{
    bool is_stream = strcmp(path, "/dev/stdin") == 0 || strncmp(path, "/dev/fd/", 8) == 0;
    memset(file, 0, sizeof *file);
    if ((!is_stream && !file_may_be(path, fault)) || !read_file(file, path, fault)) {
        return false;
    }
    if (image_is_foreign(file->bytes, file->size)) {
        image_byteswap(file->bytes, file->size);
    }
    return true;
}

void file_close(struct file *file)
{
    memory_free(file->bytes);
    memset(file, 0, sizeof *file);
}

/* Writes a file, closes it, and puts it in the place of `path`. `part` is its name until then. On
 * failure errno is the reason, or 0 if the writer has its own. */
static bool fill(FILE *stream, file_writer *write, void *context, const char *path,
                 char part[DISK_PATH_MAX])
{
    errno = 0;
    /* A crash must not leave a truncated file under the name. */
    bool done = write(context, stream) && fflush(stream) == 0 && disk_sync(stream) &&
                disk_name_new(stream, path, part, DISK_PATH_MAX);
    int reason = errno;
    if (fclose(stream) != 0 && done) {
        return false;
    }
    errno = reason;
    return done && disk_replace(part, path);
}

bool file_replace(const char *path, file_writer *write, void *context, struct message *fault)
{
    char target[DISK_PATH_MAX];
    char part[DISK_PATH_MAX];
    if (!file_may_be(path, fault)) {
        return false;
    }
    FILE *stream = disk_target(path, target) ? disk_new_beside(target, part, sizeof part) : NULL;
    if (stream && fill(stream, write, context, target, part)) {
        return true;
    }
    int reason = errno;
    if (stream && *part) {
        (void)disk_remove(part);
    }
    fault->format = NULL;
    if (reason != 0) {
        message_set(fault, "%s: %s", path, strerror(reason));
    }
    return false;
}

bool file_read_dice(const struct alphabet *alphabet, const char *path, int count, struct dice *dice,
                    struct message *fault)
{
    struct file file;
    struct fault why;
    if (!file_open_given(&file, path, fault)) {
        return false;
    }
    enum status status = dice_read(alphabet, file.bytes, file.size, count, dice, &why);
    file_close(&file);
    if (status != STATUS_OK) {
        fault_describe(&why, path, fault);
    }
    return status == STATUS_OK;
}

static int compare_codes(const void *left, const void *right)
{
    const struct translation *a = left;
    const struct translation *b = right;
    return strcmp(a->code, b->code);
}

/* Reads the code from a name such as "de.mo"; false if it is not one. */
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

/* The context for listing a folder of translations. */
struct listing {
    const char *folder;
    struct translations *translations;
};

static bool add_translation(void *context, const char *name)
{
    const struct listing *listing = context;
    struct translations *translations = listing->translations;
    struct translation *next = &translations->list[translations->count];
    char path[FILE_PATH_MAX];
    struct message fault;
    bool fits = read_code(name, next->code) &&
                snprintf(path, sizeof path, "%s/%s", listing->folder, name) < FILE_PATH_MAX;
    if (fits && file_open(&next->file, path, &fault)) {
        translations->count++;
    }
    return translations->count < TRANSLATIONS_MAX;
}

void file_open_translations(struct translations *translations, const char *folder)
{
    struct listing listing = {folder, translations};
    *translations = (struct translations){0};
    (void)disk_list(folder, add_translation, &listing);
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
