/* SPDX-License-Identifier: MIT */
/*
 * Questions in a box over a veil: a title, a sentence and buttons. A screen fills a question
 * whenever it is drawn or a key comes, and receives the id of the answer (see screen_class in
 * stage.h); all else happens here. Also the parts that other boxes and empty panels are made of.
 */
#ifndef APP_DIALOG_H
#define APP_DIALOG_H

#include "input.h"
#include "widgets.h"

#include "trounce/message.h"

#define QUESTION_BUTTONS_MAX 9

struct question_button {
    int id; /* HOT_NONE: no more buttons */
    const char *label;
    enum icon icon; /* ICON_NONE: only the label */
    enum button_kind
        kind; /* Enter and Space press the BUTTON_PRIMARY, unless another has the focus */
};

struct question {
    const char *title;
    const char *text;
    const char *foot; /* small, dim; NULL: none */
    struct question_button buttons[QUESTION_BUTTONS_MAX];
    int pairs_from; /* buttons from this one on share a row by twos; 0: none */
    int escape;     /* the answer of Escape: the harmless one. It may have no button */
    char toggle;    /* the letter that has opened it, with Ctrl, also means `escape`; 0: none */
    bool is_second; /* in the colour of the second of two players */
};

/* Draws a question in the middle of the window. */
void dialog_draw(struct ui *ui, const struct question *question);

/* Returns how high a page must be for the whole of the question, px. */
int dialog_height(const struct ui *ui, const struct question *question);

/* Returns the answer that a key stands for while no button has the focus; HOT_NONE: none. */
int dialog_answer(const struct question *question, const struct input *input);

/* Draws the veil and an empty box, for a dialog with more than text and buttons. */
void dialog_draw_box(struct ui *ui, struct rect box);

/* Does so in the middle of the window. The box is `width` wide, as far as there is room, and holds
 * what is `height` high; both in units. Returns the place for that, px. */
struct rect dialog_draw_frame(struct ui *ui, int width, int height);

/* Returns how high a page must be in a column for the whole of such a box, units. */
int dialog_frame_units(int height);

/* Draws a remark on typed input, wrapped from the top of `area`; a complaint has its own colour and
 * an icon. */
void dialog_draw_remark(struct ui *ui, struct rect area, const char *text, bool is_complaint);

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
