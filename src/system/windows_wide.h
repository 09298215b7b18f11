/* SPDX-License-Identifier: MIT */
/*
 * Texts and errors between this program, which has UTF-8, `/` and errno, and Windows. For the files
 * windows*.c alone.
 */
#ifndef SYSTEM_WINDOWS_WIDE_H
#define SYSTEM_WINDOWS_WIDE_H

#include <stdbool.h>
#include <stddef.h>
#include <wchar.h>

#define WIDE_MAX 4096 /* characters of 16 bits, with the zero at the end */

/* Sets errno from the last error of Windows; always false. */
bool wide_fail(void);

/* Turns a path into one that Windows takes, with `\`. False, with errno, when it is too long or is
 * not UTF-8. */
bool wide_path(const char *path, wchar_t wide[WIDE_MAX]);

/* Turns a text into UTF-8; false, with errno, when it does not fit or has half a character. The
 * second has `/` for each `\`. */
bool wide_text(const wchar_t *wide, char *text, size_t size);
bool wide_text_of_path(const wchar_t *wide, char *path, size_t size);

#endif
