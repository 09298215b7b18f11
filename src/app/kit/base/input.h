/* SPDX-License-Identifier: MIT */
/*
 * Player input as the screens receive it.
 */
#ifndef APP_INPUT_H
#define APP_INPUT_H

#include <stdbool.h>

enum input_kind {
    INPUT_MOVE,    /* the pointer moved to x, y (device pixels); `held`: left button down */
    INPUT_PRESS,   /* `button` went down at x, y */
    INPUT_RELEASE, /* `button` went up at x, y */
    INPUT_LEAVE,   /* the pointer left the window */
    INPUT_WHEEL,   /* turned by `wheel` thousandths of a notch; positive: away from the player; or a
                      finger drew what is there by `drawn` px, positive: down */
    INPUT_KEY,     /* `key` went down */
    INPUT_TEXT,    /* `text` was typed (UTF-8) */
    INPUT_EDIT,    /* the field with the caret was edited elsewhere: its bytes `from` to `to`, where
                      the    caret is, are selected and, unless `paste` is NULL, replaced by that */
    INPUT_PASTE,   /* `paste` arrived from the clipboard, as requested */
    INPUT_DROP,    /* the file at path `paste` was dropped on the window */
    INPUT_RESIZE,  /* the window now has x × y device pixels; `density` as for layout_make */
    INPUT_BLUR,    /* the window lost the keyboard focus */
    INPUT_FOCUS,   /* the window regained the keyboard focus */
    INPUT_CLOSE,   /* the player asked to close the window */
    INPUT_PAD      /* `pad` of a game controller moved to x, y, or went down (`held`) or up */
};

enum button { BUTTON_LEFT, BUTTON_MIDDLE, BUTTON_RIGHT };

/* Keys that type no text. KEY_LETTER is a letter key pressed with Ctrl,
 * some also with Alt: `letter` in lower case. */
enum key {
    KEY_NONE,
    KEY_ENTER,
    KEY_ESCAPE,
    KEY_BACKSPACE,
    KEY_DELETE,
    KEY_TAB,
    KEY_SPACE,
    KEY_LEFT,
    KEY_RIGHT,
    KEY_UP,
    KEY_DOWN,
    KEY_HOME,
    KEY_END,
    KEY_PAGE_UP,
    KEY_PAGE_DOWN,
    KEY_F1,
    KEY_F2,
    KEY_F3,
    KEY_F4,
    KEY_F5,
    KEY_F6,
    KEY_F7,
    KEY_F8,
    KEY_F9,
    KEY_F11,
    KEY_ZOOM_IN,    /* Ctrl and + or =, or the key at their place */
    KEY_ZOOM_OUT,   /* Ctrl and -, or the key at its place */
    KEY_ZOOM_RESET, /* Ctrl and 0 */
    KEY_LETTER
};

/* Controls of a game controller, by SDL's names for every make: of the four face buttons, A is the
 * bottom one, B right, X left and Y top. */
enum pad {
    PAD_MOVE, /* the D-pad or the left stick moved to x, y: -1, 0 or 1 each, not both 0 */
    PAD_A,
    PAD_B,
    PAD_X,
    PAD_Y,
    PAD_START,
    PAD_BACK,
    PAD_SHOULDER_LEFT,
    PAD_SHOULDER_RIGHT
};

/* How words are traced with the pointer. */
enum tracing { TRACING_BOTH, TRACING_DRAG, TRACING_CLICK, TRACING_COUNT };

#define INPUT_TEXT_MAX 32

struct input {
    enum input_kind kind;
    int x, y;
    enum button button;
    bool held;
    int clicks; /* of a press: 2 for the second of a double click; 0 counts as 1 */
    int wheel, drawn;
    bool is_finger; /* the pointer is a finger: of a move, press or release */
    int density;    /* 0: 100 */
    enum key key;
    char letter;
    bool shift, ctrl, alt;
    enum pad pad;
    char text[INPUT_TEXT_MAX];
    char digit; /* of a text: the digit that most keyboards have at the place of its key; 0: none */
    int from, to;      /* of an edit */
    const char *paste; /* valid during the call; never NULL for INPUT_PASTE and INPUT_DROP */
};

#endif
