/* SPDX-License-Identifier: MIT */
/*
 * printf formats with numbered values, such as "%2$s %1$d", which translations use and the C
 * library does not support here. The linker substitutes this function.
 */
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#define FORMAT_MAX 1024
#define VALUES_MAX 9

/* A va_list is an address: each value takes eight bytes from there on, whatever its type. */
#define VALUE_SIZE 8
_Static_assert(sizeof(va_list) == sizeof(char *), "a list is an address");

int __real___mingw_vsnprintf(char *text, size_t size, const char *format, va_list values);
int __wrap___mingw_vsnprintf(char *text, size_t size, const char *format, va_list values);

/* Removes the numbers from a format and copies the values in its order. False when it is not a
 * numbered format, or is too long. */
static bool order(const char *format, const char *values, char plain[FORMAT_MAX],
                  char ordered[VALUES_MAX * VALUE_SIZE])
{
    size_t used = 0;
    size_t count = 0;
    for (const char *at = format; *at; at++) {
        if (used + 3 > FORMAT_MAX) {
            return false;
        }
        plain[used++] = *at;
        if (*at != '%') {
            continue;
        }
        if (at[1] == '%') {
            plain[used++] = *++at;
        } else if (at[1] >= '1' && at[1] <= '9' && at[2] == '$' && count < VALUES_MAX) {
            memcpy(ordered + count++ * VALUE_SIZE, values + (at[1] - '1') * VALUE_SIZE, VALUE_SIZE);
            at += 2;
        } else {
            return false;
        }
    }
    plain[used] = '\0';
    return count > 0;
}

int __wrap___mingw_vsnprintf(char *text, size_t size, const char *format, va_list values)
{
    char plain[FORMAT_MAX];
    char ordered[VALUES_MAX * VALUE_SIZE];
    if (strchr(format, '$') && order(format, values, plain, ordered)) {
        return __real___mingw_vsnprintf(text, size, plain, ordered);
    }
    return __real___mingw_vsnprintf(text, size, format, values);
}
