/* SPDX-License-Identifier: MIT */
/*
 * What was drawn, for tests: whether two lists are the same, and a command as a line of text.
 */
#ifndef TESTS_DRAWN_H
#define TESTS_DRAWN_H

#include "draw.h"

/* Returns whether the two lists draw the same. */
bool drawn_same(const struct draw_list *a, const struct draw_list *b);

/* Writes a command as one line without a newline, truncated if too long. Returns `line`. */
char *drawn_line(const struct draw_list *list, const struct draw_command *command, char *line,
                 size_t size);

#endif
