/* SPDX-License-Identifier: MIT */
/*
 * A small dialog over a veil: title, sentence and buttons. Leaves what the buttons do to its
 * screen.
 */
#ifndef APP_DIALOG_H
#define APP_DIALOG_H

#include "widgets.h"

#define DIALOG_BUTTONS_MAX 8

struct dialog_button {
    int id;
    struct button_look look;
    bool half; /* shares its row with the next button, also a half */
};

struct dialog {
    const char *title;
    const char *text;
    const char *foot; /* small, dim; NULL: none */
    struct dialog_button buttons[DIALOG_BUTTONS_MAX];
    int button_count;
};

/* Draws the veil and an empty box, for a dialog with more than text and buttons. */
void dialog_draw_box(struct ui *ui, struct rect box);

/* Draws a remark on typed input, wrapped from the top of `area`; a complaint has its own colour and
 * an icon. */
void dialog_draw_remark(struct ui *ui, struct rect area, const char *text, bool is_complaint);

void dialog_draw(struct ui *ui, const struct dialog *dialog);

/* The placeholder of a panel that has nothing to show. */
struct dialog_nothing {
    enum icon icon;
    bool is_trouble; /* shows a warning sign instead of the icon */
    const char *title;
    const char *text;
};

/* Fills `area` with the placeholder; returns the rectangle for a button below the text. */
struct rect dialog_draw_nothing(struct ui *ui, struct rect area,
                                const struct dialog_nothing *nothing);

#endif
