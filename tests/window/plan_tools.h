/* SPDX-License-Identifier: MIT */
/*
 * Files, a ruler and places of texts for the programs that tell scripts where to press. Leaves the
 * game that is played to them.
 */
#ifndef TESTS_PLAN_TOOLS_H
#define TESTS_PLAN_TOOLS_H

#include "app.h"

#include <stddef.h>

/* Says what is wrong and ends the program with 2. */
_Noreturn void plan_die(const char *what);

/* The whole of a file, 8-byte aligned as malloc gives it; the caller frees it. */
void *plan_read_whole(const char *path, size_t *size);

/* A ruler for texts: places of buttons do not depend on how wide a text is. */
int plan_text_width(void *context, enum font_weight weight, int size, const char *text);

/* Prints where a text of the screen stands: `name x y`. */
void plan_print_place(struct app *app, const char *name, const char *text);

/* The same, and clicks it. */
void plan_click_place(struct app *app, const char *name, const char *text);

#endif
