/* SPDX-License-Identifier: MIT */
/*
 * A form: rows stacked in panels. The same calls measure and draw it, so that a panel surrounds its
 * rows, and a row that gets the focus can be scrolled to.
 */
#ifndef APP_FORM_H
#define APP_FORM_H

#include "drop.h"
#include "field.h"
#include "widgets.h"

struct form {
    struct ui *ui;
    const void *context;         /* for the panels */
    bool dry;                    /* measure only */
    int x, width;                /* of the panels, in px */
    int y;                       /* top of the next row, in px */
    int gap;                     /* below the last row, in px */
    int name_width;              /* of the names of rows, in px */
    int focus_top, focus_bottom; /* of the focused row; 0: none seen */
};

/* Adds a panel around the rows that `fill` adds. */
void form_panel(struct form *form, void (*fill)(struct form *form, int which), int which);

/* Makes room for the name of a row, at least as much as before. */
void form_fit_name(struct form *form, const char *name);

/* Adds a row for the ids from `first_id` on; returns the area beside its name for them. Without a
 * name (NULL), that is all of the row. */
struct rect form_row(struct form *form, const char *name, int first_id, int count);

/* Adds a row for switches, which is lower except on a phone. */
struct rect form_switch_row(struct form *form, int first_id, int count);

/* Adds a name with a note below it, and beside both a button that opens a list. */
void form_drop(struct form *form, const struct drop *drop, int id, const char *name,
               const char *note, const char *choice);

/* The same with a button that does something else. */
void form_action(struct form *form, int id, const char *name, const char *note,
                 const struct button_look *look);

/* Adds a slider, 0..100; form_slider_value converts a position on it, `area` being its hot area. */
void form_slider(struct form *form, const char *name, int id, int value);
int form_slider_value(const struct ui *ui, struct rect area, int x);

/* Add a line: what the rows below are about; what is so; and a path, whose end matters most. */
void form_title(struct form *form, const char *text);
void form_fact(struct form *form, const char *text);
void form_path(struct form *form, const char *path);

/* Add a wrapped sentence; form_fault adds an error with its icon. */
void form_hint(struct form *form, const char *text);
void form_fault(struct form *form, const char *text);

/* If `name` is NULL, the field fills the row. */
void form_field(struct form *form, const char *name, int id, const struct field *field,
                const struct field_look *look);

/* Adds buttons side by side, each as wide as its label needs, with consecutive ids. */
void form_buttons(struct form *form, int first_id, const struct button_look *looks, int count);

#endif
