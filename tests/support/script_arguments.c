/* SPDX-License-Identifier: MIT */
/*
 * Parses the arguments of a script's commands.
 */
#include "script_command.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

bool script_fails(struct script *script, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    (void)vsnprintf(script->why, sizeof script->why, format, values);
    va_end(values);
    return false;
}

/* Reads the next integer at `*at`, skipping blanks and commas. */
static bool next_number(const char **at, long *number)
{
    while (isspace((unsigned char)**at) || **at == ',') {
        ++*at;
    }
    char *end;
    *number = strtol(*at, &end, 10);
    bool found = end != *at;
    *at = end;
    return found;
}

bool script_numbers(struct script *script, const char *text, int count, int *to)
{
    memset(to, 0, (size_t)count * sizeof *to);
    const char *at = text;
    for (int i = 0; i < count; i++) {
        long number;
        if (!next_number(&at, &number)) {
            return script_fails(script, "%d numbers are wanted", count);
        }
        to[i] = (int)number;
    }
    return *at == '\0' || script_fails(script, "%d numbers are wanted, no more", count);
}

int script_all_numbers(const char *text, int *to, int most)
{
    int count = 0;
    long number;
    while (count < most && next_number(&text, &number)) {
        to[count++] = (int)number;
    }
    return *text == '\0' ? count : 0;
}

int script_index_of(const char *const *names, const char *text)
{
    for (int i = 0; names[i]; i++) {
        if (strcmp(names[i], text) == 0) {
            return i;
        }
    }
    return -1;
}

void script_beside(const struct script *script, const char *name, char *path, size_t size)
{
    const char *slash = strrchr(script->path, '/');
    int folder = slash ? (int)(slash - script->path + 1) : 0;
    (void)snprintf(path, size, "%.*s%s", folder, script->path, name);
}
