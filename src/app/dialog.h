/* SPDX-License-Identifier: MIT */
/*
 * A small dialog over a veil: title, a sentence, buttons. Leaves what they do to its screen.
 */
#ifndef APP_DIALOG_H
#define APP_DIALOG_H

#include "widgets.h"

#define DIALOG_BUTTONS_MAX 6

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

void dialog_draw(struct ui *ui, const struct dialog *dialog);

#endif
