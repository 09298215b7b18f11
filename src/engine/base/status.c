/* SPDX-License-Identifier: MIT */
/*
 * Texts of status codes, and filling and formatting faults. Leaves detecting errors to the readers.
 */
#include "trounce/status.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const char *status_text(enum status status)
{
    switch (status) {
    case STATUS_OK:
        return N_SAID("all is well");
    case STATUS_NO_MEMORY:
        return N_SAID("there is not enough memory");
    case STATUS_EMPTY:
        return N_SAID("it is empty");
    case STATUS_SYNTAX:
        return N_SAID("its format is wrong");
    case STATUS_RANGE:
        return N_SAID("a number is out of range");
    case STATUS_DAMAGED:
        return N_SAID("it is damaged");
    case STATUS_VERSION:
        return N_SAID("it was made by another version or for another kind of machine");
    case STATUS_MISSING:
        return N_SAID("it was not found");
    case STATUS_BUSY:
        return N_SAID("another program is using it");
    case STATUS_FULL:
        return N_SAID("there is no space left to store it");
    case STATUS_STORAGE:
        return N_SAID("it could not be read or written");
    }
    return N_SAID("an unknown error");
}

static void fault_fill(struct fault *fault, enum status status, const char *format,
                       va_list arguments)
{
    assert(format);
    memset(fault, 0, sizeof *fault);
    fault->status = status;
    vsnprintf(fault->detail, sizeof fault->detail, format, arguments);
}

enum status fault_at_line(struct fault *fault, enum status status, size_t line, size_t column,
                          const char *format, ...)
{
    if (fault) {
        va_list arguments;
        va_start(arguments, format);
        fault_fill(fault, status, format, arguments);
        va_end(arguments);
        fault->line = line;
        fault->column = column;
    }
    return status;
}

enum status fault_at_offset(struct fault *fault, enum status status, size_t offset,
                            const char *format, ...)
{
    if (fault) {
        va_list arguments;
        va_start(arguments, format);
        fault_fill(fault, status, format, arguments);
        va_end(arguments);
        fault->offset = offset;
        fault->has_offset = true;
    }
    return status;
}

enum status fault_whole(struct fault *fault, enum status status, const char *format, ...)
{
    if (fault) {
        va_list arguments;
        va_start(arguments, format);
        fault_fill(fault, status, format, arguments);
        va_end(arguments);
    }
    return status;
}

enum status fault_stray(struct fault *fault, size_t line, size_t column, char byte)
{
    bool is_shown = byte >= ' ' && byte <= '~';
    return fault_at_line(fault, STATUS_SYNTAX, line, column,
                         is_shown ? "a stray character '%c'" : N_SAID("a stray byte 0x%02x"),
                         (unsigned char)byte);
}

char *fault_format(const struct fault *fault, const char *name, char *text, size_t size)
{
    assert(fault && name && text && size > 0);
    const char *detail = fault->detail[0] != '\0' ? fault->detail : status_text(fault->status);
    if (fault->has_offset) {
        snprintf(text, size, N_SAID("%-s, byte %zu: %s"), name, fault->offset, detail);
    } else if (fault->line == 0) {
        snprintf(text, size, N_SAID("%-s: %s"), name, detail);
    } else if (fault->column == 0) {
        snprintf(text, size, N_SAID("%-s:%zu: %s"), name, fault->line, detail);
    } else {
        snprintf(text, size, N_SAID("%-s:%zu:%zu: %s"), name, fault->line, fault->column, detail);
    }
    return text;
}
