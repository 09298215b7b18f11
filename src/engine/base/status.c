/* SPDX-License-Identifier: MIT */
/*
 * Texts of status codes, and filling faults and making messages of them.
 */
#include "trounce/status.h"
#include "trounce/utf8.h"

#include <assert.h>
#include <stdarg.h>
#include <string.h>

const char *status_text(enum status status)
{
    static const char *const texts[] = {
        [STATUS_OK] = N_("all is well"),
        [STATUS_NO_MEMORY] = N_("there is not enough memory"),
        [STATUS_EMPTY] = N_("it is empty"),
        [STATUS_SYNTAX] = N_("its format is wrong"),
        [STATUS_RANGE] = N_("a number is out of range"),
        [STATUS_DAMAGED] = N_("it is damaged"),
        [STATUS_VERSION] = N_("it was made by another version or for another kind of machine"),
        [STATUS_MISSING] = N_("it was not found"),
        [STATUS_BUSY] = N_("another program is using it"),
        [STATUS_FULL] = N_("there is no space left to store it"),
        [STATUS_STORAGE] = N_("it could not be read or written"),
    };
    bool is_known = (size_t)status < sizeof texts / sizeof texts[0];
    return is_known ? texts[status] : N_("an unknown error");
}

static void fault_fill(struct fault *fault, enum status status, const char *format,
                       va_list arguments)
{
    assert(format);
    *fault = (struct fault){.status = status};
    message_set_list(&fault->detail, format, arguments);
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

enum status fault_stray(struct fault *fault, size_t line, size_t column, const char *at,
                        size_t left)
{
    bool is_printable;
    char character[UTF8_LENGTH_MAX + 1] = "";
    memcpy(character, at, utf8_step(at, left, &is_printable));
    if (!is_printable) {
        return fault_at_line(fault, STATUS_SYNTAX, line, column, N_("a stray byte 0x%02x"),
                             (unsigned char)*at);
    }
    return fault_at_line(fault, STATUS_SYNTAX, line, column, N_("a stray character '%s'"),
                         character);
}

enum status fault_status(struct fault *fault, enum status status)
{
    if (fault) {
        *fault = (struct fault){.status = status, .detail = {.format = status_text(status)}};
    }
    return status;
}

void fault_describe(const struct fault *fault, const char *name, struct message *message)
{
    assert(fault && name && message);
    const struct message of_status = {.format = status_text(fault->status)};
    const void *detail = message_in(fault->detail.format ? &fault->detail : &of_status);
    if (fault->has_offset) {
        message_set(message, N_("%s, byte %zu: %p"), name, fault->offset, detail);
    } else if (fault->line == 0) {
        message_set(message, N_("%s: %p"), name, detail);
    } else if (fault->column == 0) {
        message_set(message, N_("%s:%zu: %p"), name, fault->line, detail);
    } else {
        message_set(message, N_("%s:%zu:%zu: %p"), name, fault->line, fault->column, detail);
    }
}

char *fault_format(const struct fault *fault, const char *name, char *text, size_t size)
{
    struct message message;
    fault_describe(fault, name, &message);
    return message_write(&message, NULL, text, size);
}
