/* SPDX-License-Identifier: MIT */
/*
 * Writes figures of progress lines.
 */
#include "progress.h"

#include <stdio.h>

const char *progress_grouped(uint64_t number, char text[PROGRESS_TEXT])
{
    char digits[24];
    int length = snprintf(digits, sizeof digits, "%llu", (unsigned long long)number);
    int at = 0;
    for (int i = 0; i < length; i++) {
        if (i > 0 && (length - i) % 3 == 0) {
            text[at++] = ',';
        }
        text[at++] = digits[i];
    }
    text[at] = 0;
    return text;
}

const char *progress_duration(long long seconds, char text[PROGRESS_TEXT])
{
    if (seconds < 60) {
        snprintf(text, PROGRESS_TEXT, "%lld s", seconds);
    } else if (seconds < 3600) {
        snprintf(text, PROGRESS_TEXT, "%lld min %lld s", seconds / 60, seconds % 60);
    } else {
        snprintf(text, PROGRESS_TEXT, "%lld h %lld min", seconds / 3600, seconds / 60 % 60);
    }
    return text;
}

void progress_clear(bool is_terminal)
{
    if (is_terminal) {
        fputs("\r\033[K", stderr);
    }
}
