/* SPDX-License-Identifier: MIT */
/*
 * Rows of a form, one under the other in panels: each is measured or drawn by the same call. Leaves
 * what the rows are about to settings_draw.c.
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
    bool dry;                    /* only measured */
    int x, width;                /* of the panels, px */
    int y;                       /* where the next row begins, px */
    int focus_top, focus_bottom; /* of the row that has the focus; 0: none was met */
};

/* A panel with a title around what `fill` adds. */
void rows_panel(struct rows *rows, const char *title, void (*fill)(struct rows *rows));

void rows_choices(struct rows *rows, const char *name, int first_id, const char *const *labels,
                  int count, int selected);

/* A track with a knob, 0..100; where it is can be asked by rows_slider_value. */
void rows_slider(struct rows *rows, const char *name, int id, int value);

/* The value of a slider at `x`; `area` is its place. */
int rows_slider_value(const struct ui *ui, struct rect area, int x);

/* A short name and a long value, of which the end counts: the path of a file. */
void rows_fact(struct rows *rows, const char *name, const char *value);

/* A sentence in as many lines as it takes; as a fault with its icon. */
void rows_hint(struct rows *rows, const char *text);
void rows_fault(struct rows *rows, const char *text);

/* `name` of NULL: the field takes the whole row. */
void rows_field(struct rows *rows, const char *name, int id, const struct field *field,
                const struct field_look *look);

/* Buttons side by side; their ids go from `first_id` on. */
void rows_buttons(struct rows *rows, int first_id, const struct button_look *looks, int count);

#endif
