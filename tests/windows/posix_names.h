/* SPDX-License-Identifier: MIT */
/*
 * POSIX names that tests use and Windows has in another form, or not at all. Included before the
 * first line of every test there. Paths are ASCII, the environment is UTF-8.
 */
#ifndef TEST_WINDOWS_POSIX_NAMES_H
#define TEST_WINDOWS_POSIX_NAMES_H

char *mkdtemp(char *pattern);
char *realpath(const char *path, char *whole); /* with `/` */
int setenv(const char *name, const char *value, int replaces);
int unsetenv(const char *name);

#endif
