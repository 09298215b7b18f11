/* SPDX-License-Identifier: MIT */
/*
 * Reads a file. Does not interpret its contents.
 */
#include "whole_file.h"

#include <stdio.h>
#include <stdlib.h>

static void *read_all(FILE *file, size_t *size)
{
    if (fseek(file, 0, SEEK_END) != 0) {
        return NULL;
    }
    long length = ftell(file);
    rewind(file);
    char *bytes = length >= 0 ? malloc((size_t)length + 1) : NULL;
    if (bytes == NULL || fread(bytes, 1, (size_t)length, file) != (size_t)length) {
        free(bytes);
        return NULL;
    }
    bytes[length] = '\0';
    *size = (size_t)length;
    return bytes;
}

void *whole_file(const char *name, size_t *size)
{
    FILE *file = fopen(name, "rb");
    void *bytes = file != NULL ? read_all(file, size) : NULL;
    if (bytes == NULL) {
        perror(name);
        exit(EXIT_FAILURE);
    }
    (void)fclose(file);
    return bytes;
}
