/* SPDX-License-Identifier: MIT */
/*
 * What a player does, as input to the screens. Leaves the devices to the window.
 */
#ifndef APP_INPUT_H
#define APP_INPUT_H

#include <stdbool.h>

enum input_kind {
    INPUT_MOVE,    /* the pointer is at x, y (device pixels); `held`: with the left button down */
    INPUT_PRESS,   /* `button` went down at x, y */
    INPUT_RELEASE, /* `button` went up at x, y */
    INPUT_LEAVE,   /* the pointer left the window */
    INPUT_WHEEL,   /* turned by `wheel` thousandths of a notch, positive is away from the player */
    INPUT_KEY,     /* `key` went down */
    INPUT_TEXT,    /* `text` was typed (UTF-8) */
    INPUT_PASTE,   /* `paste` came from the clipboard, as was asked for */
    INPUT_DROP,    /* the file of the path `paste` was dropped on the window */
    INPUT_RESIZE,  /* the window now has x × y device pixels of `density`, as layout_make has it */
    INPUT_BLUR,    /* the window lost the focus of the keyboard */
    INPUT_FOCUS,   /* it has it again */
    INPUT_CLOSE,   /* the window is to be closed */
    INPUT_PAD      /* `pad` of a game controller: moved to x, y, or went down (`held`) or up */
};

enum button { BUTTON_LEFT, BUTTON_MIDDLE, BUTTON_RIGHT };

/* Keys that are no text. KEY_LETTER is a letter key pressed together with Ctrl: `letter` says
 * which, lower case. */
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
    KEY_F11,
    KEY_ZOOM_IN,    /* Ctrl and + or = */
    KEY_ZOOM_OUT,   /* Ctrl and - */
    KEY_ZOOM_RESET, /* Ctrl and 0 */
    KEY_LETTER
};

/* What a game controller has, by what SDL calls it on any make. */
enum pad {
    PAD_MOVE, /* the cross or the left stick went to x, y: -1, 0 or 1 each, not both 0 */
    PAD_A,    /* the lowest of the four buttons, and so on clockwise by name */
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
    int clicks; /* of a press: 2 is the second of a double click; 0: 1 */
    int wheel;
    int density; /* 0: 100 */
    enum key key;
    char letter;
    bool shift, ctrl;
    enum pad pad;
    char text[INPUT_TEXT_MAX];
    const char *paste; /* valid for the call; never NULL with INPUT_PASTE and INPUT_DROP */
};

#endif
