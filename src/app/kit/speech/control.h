/* SPDX-License-Identifier: MIT */
/*
 * What a hot area and a screen are in words: by default the texts drawn there. All of it is derived
 * when asked, from the hot areas and the draw list of the last pass, which `ui` and `list` are.
 * The page of the screen on top may be scrolled by `page_at` px: see draw_move_up. Texts are in
 * `arena`.
 */
#ifndef APP_CONTROL_H
#define APP_CONTROL_H

#include "widgets.h"

/* The longest name and value in letters; longer ones are cut after a word. */
#define CONTROL_NAME_MAX  100
#define CONTROL_VALUE_MAX 40

struct drawn {
    const struct ui *ui;
    const struct draw_list *list;
    int page_at;
    struct arena *arena;
};

/* Returns the name: the one that was set, else the texts drawn in it, else its tip; "" if there is
 * none of these. */
const char *control_name(const struct drawn *drawn, const struct hot *hot);

/* Returns what else it is now: "on", "chosen", what is typed there; "" for a button. */
const char *control_value(const struct drawn *drawn, const struct hot *hot);

/* Returns both with its role, in at most SPEECH_LETTERS_MAX letters: "Rotate, button". */
const char *control_sentence(const struct drawn *drawn, const struct hot *hot);

/* Returns its tip, unless that is its name; "" if it has none. */
const char *control_hint(const struct drawn *drawn, const struct hot *hot);

/* Returns the title of the screen: its largest text. */
const char *control_title(const struct drawn *drawn);

/* Says every text of the screen in the order in which it was drawn, single letters aside, and every
 * control with a text at its place. */
void control_read_all(const struct drawn *drawn, void (*say)(void *context, const char *text),
                      void *context);

/* A part of the screen as a screen reader knows it: its title, a text, or a control. */
enum control_kind { CONTROL_TITLE, CONTROL_TEXT, CONTROL_HOT };

struct control {
    enum control_kind kind;
    const struct hot *hot; /* NULL unless CONTROL_HOT */
    bool has_focus;
    struct rect rect; /* of a CONTROL_HOT, where it is seen in the window, px */
    const char *name, *value, *hint;
};

/* Passes `title`, that of the screen, on, then its other texts in the order in which they were
 * drawn, then its controls in the order of Tab; what is passed is valid during the call. `ui` must
 * have `lists`. Single letters, as of dice, are no texts. */
void control_list(const struct drawn *drawn, const char *title,
                  void (*take)(void *context, const struct control *control), void *context);

#endif
