/* SPDX-License-Identifier: MIT */
/*
 * A text ruler and positions of texts for the programs that tell scripts where to press.
 */
#ifndef TESTS_PLAN_TOOLS_H
#define TESTS_PLAN_TOOLS_H

#include "app.h"

/* Prints what is wrong and exits with status 2. */
_Noreturn void plan_die(const char *what);

/* The same unless all is well. */
void plan_need(enum status status);

/* A text ruler: positions of buttons do not depend on the width of texts. */
int plan_text_width(void *context, enum font_weight weight, int size, const char *text);

/* Print the position of a shown text or icon: `name x y`. */
void plan_print_place(struct app *app, const char *name, const char *text);
void plan_print_icon(struct app *app, const char *name, enum icon icon);

/* Prints the middle of a button whose label and icon depend on the room. */
void plan_print_hot(struct app *app, const char *name, int id);

/* Print a text's or an icon's position, and click it. */
void plan_click_place(struct app *app, const char *name, const char *text);
void plan_click_icon(struct app *app, const char *name, enum icon icon);

#endif
