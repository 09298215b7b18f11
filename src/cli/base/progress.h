/* SPDX-License-Identifier: MIT */
/*
 * Progress lines and their figures.
 */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

#define PROGRESS_TEXT 32

/* Writes "1,234,567"; returns `text`. */
const char *progress_grouped(uint64_t number, char text[PROGRESS_TEXT]);

/* Writes "5 s", "3 min 20 s", "2 h 5 min"; returns `text`. */
const char *progress_duration(long long seconds, char text[PROGRESS_TEXT]);

/* Clears the line on standard error, if that is a terminal, where the next one overwrites it. */
void progress_clear(bool is_terminal);

#endif
