/* SPDX-License-Identifier: MIT */
/*
 * Reads and writes files for the packing programs. Leaves their contents to these.
 */
#include "packing.h"
#include "trounce/memory.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define MESSAGE_MAX 512

int packing_refuse(const char *program, const char *name, const char *reason)
{
    fprintf(stderr, "%s: %s: %s\n", program, name, reason);
    return EXIT_REFUSED;
}

int packing_refuse_fault(const char *program, const char *name, const struct fault *fault)
{
    char message[MESSAGE_MAX];
    fprintf(stderr, "%s: %s\n", program, fault_format(fault, name, message, sizeof message));
    return EXIT_REFUSED;
}

/* Reads all of `stream`; returns false if it cannot be read or memory runs out. */
static bool content_read(FILE *stream, struct packing_content *content)
{
    size_t capacity = 0;
    for (;;) {
        void *bytes = content->bytes;
        if (!memory_reserve(&bytes, &capacity, content->size, 1)) {
            return false;
        }
        content->bytes = bytes;
        size_t wanted = capacity - content->size;
        size_t got = fread(content->bytes + content->size, 1, wanted, stream);
        content->size += got;
        if (got < wanted) {
            return !ferror(stream);
        }
    }
}

int packing_read(const char *program, const char *name, struct packing_content *content)
{
    *content = (struct packing_content){0};
    FILE *stream = fopen(name, "rb");
    if (stream == NULL) {
        return packing_refuse(program, name, strerror(errno));
    }
    bool is_read = content_read(stream, content);
    int reason = errno;
    fclose(stream);
    return is_read ? EXIT_PACKED : packing_refuse(program, name, strerror(reason));
}

int packing_write(const char *program, const char *name, const void *bytes, size_t size)
{
    char partial[FILENAME_MAX];
    int length = snprintf(partial, sizeof partial, "%s.partial", name);
    if (length < 0 || (size_t)length >= sizeof partial) {
        return packing_refuse(program, name, "this name is too long");
    }
    FILE *stream = fopen(partial, "wb");
    if (stream == NULL) {
        return packing_refuse(program, partial, strerror(errno));
    }
    bool is_written = fwrite(bytes, 1, size, stream) == size;
    is_written &= fclose(stream) == 0;
    /* Windows does not rename over a file. */
    if (!is_written ||
        (rename(partial, name) != 0 && (remove(name) != 0 || rename(partial, name) != 0))) {
        int reason = errno;
        remove(partial);
        return packing_refuse(program, name, strerror(reason));
    }
    return EXIT_PACKED;
}
