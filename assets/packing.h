/* SPDX-License-Identifier: MIT */
/*
 * What the programs that pack data for the game share: files into memory and out of it, complaints.
 * Leaves the data to them. `program` is the name that a complaint begins with.
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

/* Complains about the file `name`; returns EXIT_REFUSED. */
int packing_refuse(const char *program, const char *name, const char *reason);
int packing_refuse_fault(const char *program, const char *name, const struct fault *fault);

/* The file `name` into `*content`, whose bytes the caller frees (memory_free) in either case.
 * EXIT_PACKED, or EXIT_REFUSED with a complaint. */
int packing_read(const char *program, const char *name, struct packing_content *content);

/* Writes beside `name` and moves it there when it is whole: a build that is interrupted leaves no
 * half file that looks new. EXIT_PACKED, or EXIT_REFUSED with a complaint. */
int packing_write(const char *program, const char *name, const void *bytes, size_t size);

#endif
