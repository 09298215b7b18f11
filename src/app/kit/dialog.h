/* SPDX-License-Identifier: MIT */
/*
 * A small dialog over a veil: title, a sentence, buttons. Leaves what they do to its screen.
 */
#ifndef APP_DIALOG_H
#define APP_DIALOG_H

#include "widgets.h"

#define DIALOG_BUTTONS_MAX 8

struct dialog_button {
    int id;
    struct button_look look;
    bool half; /* shares its row with the next one, which is a half too */
};

struct dialog {
    const char *title;
    const char *text;
    const char *foot; /* small, dim; NULL: none */
    struct dialog_button buttons[DIALOG_BUTTONS_MAX];
    int button_count;
};

/* The veil over the window and the empty box of a dialog that has more than a text and buttons. */
void dialog_draw_box(struct ui *ui, struct rect box);

/* A remark on what was typed, in lines from the top of `area`; a complaint has its own colour and
 * an icon. */
void dialog_draw_remark(struct ui *ui, struct rect area, const char *text, bool is_complaint);

void dialog_draw(struct ui *ui, const struct dialog *dialog);

/* What is said on a panel that has nothing to show. */
struct dialog_nothing {
    enum icon icon;
    bool is_trouble; /* a warning is shown instead of the icon */
    const char *title;
    const char *text;
};

/* Fills `area` with it; returns the place of a button below the text. */
struct rect dialog_draw_nothing(struct ui *ui, struct rect area,
                                const struct dialog_nothing *nothing);

#endif
