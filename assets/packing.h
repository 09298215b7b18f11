/* SPDX-License-Identifier: MIT */
/*
 * What the programs that pack data for the game share: reading and writing files, and error
 * messages. Leaves the data to them. `program` is the name that starts a message.
 */
#ifndef TROUNCE_ASSETS_PACKING_H
#define TROUNCE_ASSETS_PACKING_H

#include "trounce/status.h"

#include <stddef.h>

enum { EXIT_PACKED = 0, EXIT_REFUSED = 2 };

/* A file in memory. */
struct packing_content {
    char *bytes;
    size_t size;
};

/* Prints an error about the file `name`; returns EXIT_REFUSED. */
int packing_refuse(const char *program, const char *name, const char *reason);
int packing_refuse_fault(const char *program, const char *name, const struct fault *fault);

/* Reads the file `name` into `*content`; the caller frees its bytes (memory_free) in either case.
 * Returns EXIT_PACKED, or EXIT_REFUSED after an error message. */
int packing_read(const char *program, const char *name, struct packing_content *content);

/* Writes a file beside `name` and renames it when complete: an interrupted build leaves no partial
 * file that looks new. Returns EXIT_PACKED, or EXIT_REFUSED after an error message. */
int packing_write(const char *program, const char *name, const void *bytes, size_t size);

#endif
