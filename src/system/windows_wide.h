/* SPDX-License-Identifier: MIT */
/*
 * Converts texts and errors between this program, with UTF-8, `/` and errno, and Windows. For the
 * files windows*.c only.
 */
#ifndef SYSTEM_WINDOWS_WIDE_H
#define SYSTEM_WINDOWS_WIDE_H

#include <stdbool.h>
#include <stddef.h>
#include <wchar.h>

#define WIDE_MAX 4096 /* 16-bit characters, with terminator */

/* Sets errno from the last Windows error; always returns false. */
bool wide_fail(void);

/* Converts a path to one that Windows takes, with `\`. False, with errno, when it is too long or is
 * not UTF-8. */
bool wide_path(const char *path, wchar_t wide[WIDE_MAX]);

/* Converts a text to UTF-8; false, with errno, when it does not fit or has half a character. The
 * second has `/` for each `\`. */
bool wide_text(const wchar_t *wide, char *text, size_t size);
bool wide_text_of_path(const wchar_t *wide, char *path, size_t size);

#endif
