/* SPDX-License-Identifier: MIT */
/* Reading a file, which the library leaves to its callers. */
#ifndef READ_FILE_H
#define READ_FILE_H

#include <stdio.h>
#include <stdlib.h>

/* Returns the contents of a file, to be freed, and its size in bytes; exits if it cannot be read.
 */
static inline char *read_file(const char *name, size_t *size)
{
    FILE *file = fopen(name, "rb");
    size_t capacity = 1 << 16;
    char *bytes = (char *)malloc(capacity);
    *size = 0;
    while (file && bytes) {
        size_t got = fread(bytes + *size, 1, capacity - *size, file);
        *size += got;
        if (got == 0) {
            break;
        }
        if (*size == capacity) {
            capacity *= 2;
            char *larger = (char *)realloc(bytes, capacity);
            if (!larger) {
                free(bytes);
            }
            bytes = larger;
        }
    }
    if (!file || !bytes || ferror(file)) {
        perror(name);
        exit(2);
    }
    fclose(file);
    return bytes;
}

#endif
