/* SPDX-License-Identifier: MIT */
/*
 * Versions and errors.
 */
#include "error.h"

#include <assert.h>
#include <stdio.h>

struct error {
    size_t line;
    size_t column;
    char text[MESSAGE_BYTES_MAX + 256];
};

static _Thread_local struct error last;

static const enum trounce_status outer[] = {
    [STATUS_OK] = TROUNCE_OK,           [STATUS_NO_MEMORY] = TROUNCE_NO_MEMORY,
    [STATUS_EMPTY] = TROUNCE_EMPTY,     [STATUS_SYNTAX] = TROUNCE_SYNTAX,
    [STATUS_RANGE] = TROUNCE_RANGE,     [STATUS_DAMAGED] = TROUNCE_DAMAGED,
    [STATUS_MISSING] = TROUNCE_MISSING, [STATUS_VERSION] = TROUNCE_UNSUPPORTED,
    [STATUS_BUSY] = TROUNCE_STORAGE,    [STATUS_FULL] = TROUNCE_STORAGE,
    [STATUS_STORAGE] = TROUNCE_STORAGE,
};

const char *trounce_version(void)
{
    return TROUNCE_VERSION;
}

const char *trounce_status_text(enum trounce_status status)
{
    switch (status) {
    case TROUNCE_OK:
        return status_text(STATUS_OK);
    case TROUNCE_INVALID:
        return "a wrong argument";
    case TROUNCE_NO_MEMORY:
        return status_text(STATUS_NO_MEMORY);
    case TROUNCE_EMPTY:
        return status_text(STATUS_EMPTY);
    case TROUNCE_SYNTAX:
        return status_text(STATUS_SYNTAX);
    case TROUNCE_RANGE:
        return status_text(STATUS_RANGE);
    case TROUNCE_DAMAGED:
        return status_text(STATUS_DAMAGED);
    case TROUNCE_UNSUPPORTED:
        return status_text(STATUS_VERSION);
    case TROUNCE_MISSING:
        return status_text(STATUS_MISSING);
    case TROUNCE_STORAGE:
        return status_text(STATUS_STORAGE);
    }
    return "an unknown status";
}

const char *trounce_error_text(void)
{
    return last.text;
}

size_t trounce_error_line(void)
{
    return last.line;
}

size_t trounce_error_column(void)
{
    return last.column;
}

enum trounce_status error_invalid(const char *function)
{
    last.line = last.column = 0;
    (void)snprintf(last.text, sizeof last.text, "a wrong argument of %s", function);
    return TROUNCE_INVALID;
}

enum trounce_status error_message(enum trounce_status status, const struct message *message)
{
    last.line = last.column = 0;
    (void)message_write(message, NULL, last.text, sizeof last.text);
    return status;
}

enum trounce_status error_status(enum status status)
{
    if (status != STATUS_OK) {
        (void)error_message(outer[status], &(struct message){.format = status_text(status)});
    }
    return outer[status];
}

enum trounce_status error_fault(enum status status, const struct fault *fault, const char *name)
{
    if (status == STATUS_OK || status == STATUS_NO_MEMORY) { /* of which readers fill no fault */
        return error_status(status);
    }
    (void)fault_format(fault, name, last.text, sizeof last.text);
    last.line = fault->line;
    last.column = fault->column;
    return outer[status];
}
