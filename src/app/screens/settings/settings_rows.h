/* SPDX-License-Identifier: MIT */
/*
 * Rows of a form, stacked in panels; the same calls measure and draw them. Leaves the contents of
 * rows to settings_draw.c.
 */
#ifndef APP_SETTINGS_ROWS_H
#define APP_SETTINGS_ROWS_H

#include "desk.h"
#include "field.h"

struct settings_screen;

struct rows {
    struct settings_screen *screen;
    const struct desk *desk;
    struct ui *ui;
    bool dry;                    /* measure only */
    int x, width;                /* of the panels, in px */
    int y;                       /* top of the next row, in px */
    int focus_top, focus_bottom; /* of the focused row; 0: none seen */
};

/* Adds a panel with a title around the rows that `fill` adds. */
void rows_panel(struct rows *rows, const char *title, void (*fill)(struct rows *rows));

void rows_choices(struct rows *rows, const char *name, int first_id, const char *const *labels,
                  int count, int selected);

/* Adds a slider, 0..100; rows_slider_value converts a position on it. */
void rows_slider(struct rows *rows, const char *name, int id, int value);

/* Returns the slider value at `x`; `area` is the slider's rectangle. */
int rows_slider_value(const struct ui *ui, struct rect area, int x);

/* Adds a name and a long value, such as a path, whose end matters most. */
void rows_fact(struct rows *rows, const char *name, const char *value);

/* Add a wrapped sentence; rows_fault adds an error with its icon. */
void rows_hint(struct rows *rows, const char *text);
void rows_fault(struct rows *rows, const char *text);

/* If `name` is NULL, the field takes the whole row. */
void rows_field(struct rows *rows, const char *name, int id, const struct field *field,
                const struct field_look *look);

/* Adds buttons side by side, with consecutive ids from `first_id`. */
void rows_buttons(struct rows *rows, int first_id, const struct button_look *looks, int count);

#endif
