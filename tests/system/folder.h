/* SPDX-License-Identifier: MIT */
/*
 * A folder with a test's files.
 */
#ifndef TEST_FOLDER_H
#define TEST_FOLDER_H

#include <stddef.h>

/* The name of the folder, between this set-up and tear-down of a file of tests. */
extern char folder[];
int folder_make(void **state);
int folder_remove(void **state);

/* Returns the path of a file in it, static. */
const char *folder_path(const char *name);

/* Write a file there, and return its path. */
const char *folder_write(const char *name, const char *text);
const char *folder_write_bytes(const char *name, const void *bytes, size_t size);

/* Removes any folder and everything in it, without following links; returns 0, or nonzero if
 * something remains. */
int remove_tree(const char *path);

#endif
