/* SPDX-License-Identifier: MIT */
/*
 * The description of the last error of each thread, and the statuses that are returned with it.
 */
#ifndef LIBRARY_ERROR_H
#define LIBRARY_ERROR_H

#include "trounce.h"

#include "trounce/status.h"

/* Describes a wrong argument of a function. Returns TROUNCE_INVALID. */
enum trounce_status error_invalid(const char *function);

/* Describes a failure by the text of its status; STATUS_OK describes nothing. Returns the status as
 * callers see it. */
enum trounce_status error_status(enum status status);

/* Like error_status, with a fault that a reader has filled; `name` is what it has read. */
enum trounce_status error_fault(enum status status, const struct fault *fault, const char *name);

/* Describes a failure by a message. Returns `status`. */
enum trounce_status error_message(enum trounce_status status, const struct message *message);

#endif
