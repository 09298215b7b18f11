/* SPDX-License-Identifier: MIT */
/*
 * A button that opens a list of choices over what lies below it, and moves nothing. While the list
 * is open, all else waits: a press elsewhere only closes it. One `struct drop` serves all such
 * buttons of a screen, of which one is open at a time.
 *
 *     draw:   drop_button(...) for each; at the end of the screen drop_draw(...) for the open one
 *     input:  drop_input(...) before all else; an id that it sets is pressed as if on a hot area
 *     press:  the id of a button calls drop_open; any other, drop_close
 */
#ifndef APP_DROP_H
#define APP_DROP_H

#include "list.h"

#define DROP_CHOICES_MAX 32

/* Zeroed: closed. */
struct drop {
    int open; /* the id of the button; HOT_NONE: closed */
    struct list
        list;    /* its row `i` has the id first_id + i; the chosen one is where the keys are */
    bool is_new; /* not drawn yet */
};

/* What an open list shows. */
struct drop_content {
    const char *labels[DROP_CHOICES_MAX];
    int count;  /* 0: nothing */
    int ticked; /* the present choice; -1: none */
};

/* Draws the button, which shows the present choice. */
void drop_button(struct ui *ui, const struct drop *drop, int id, struct rect rect,
                 const char *choice);

/* Opens the list of the button `id`; its choices have the ids from `first_id` on. If the button has
 * the focus, it goes to the present choice. */
void drop_open(struct drop *drop, struct ui *ui, int id, int first_id,
               const struct drop_content *content);

/* Closes the list, if one is open; the focus returns from it to the button. */
void drop_close(struct drop *drop, struct ui *ui);

/* Draws the open list below its button, or above it where there is more room; closes it if the
 * button is out of view. Its hot areas, and the button's, take the place of all others. */
void drop_draw(struct drop *drop, struct ui *ui, const struct drop_content *content);

/* Handles input while the list is open: Up, Down, pages, ends and a first letter move, Enter and
 * Space choose, Escape and a press elsewhere close. Returns whether the input was for the list, and
 * sets `pressed` to the id of a choice, or to HOT_NONE. */
bool drop_input(struct drop *drop, struct ui *ui, const struct input *input,
                const struct drop_content *content, int *pressed);

#endif
