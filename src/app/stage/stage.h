/* SPDX-License-Identifier: MIT */
/*
 * The screens: their interface, which of them is shown, and what all of them are drawn with. Leaves
 * delivering input to app.c, and what is on a screen to the screen.
 *
 * The top of the stack is the screen that is shown. Below it are those that show through (a round
 * below a dialog) or that it returns to (the statistics below a past round). A screen is in the
 * stack at most once.
 */
#ifndef APP_STAGE_H
#define APP_STAGE_H

#include "draw.h"
#include "input.h"
#include "layout.h"
#include "scroll.h"
#include "theme.h"
#include "widgets.h"

#include <stdbool.h>
#include <stddef.h>

/* All screens; their classes are in screens.c. */
enum screen_id {
    SCREEN_HOME,
    SCREEN_TERMS,     /* over Home: those of the next round */
    SCREEN_ROUNDS,    /* over Home: those that wait, if several do */
    SCREEN_LADDER,    /* the page of the ladder */
    SCREEN_CLIMB,     /* over the results: the first climb out of a tier; call.what: CLIMB_CALL of
                         game.h */
    SCREEN_TURN,      /* the player's turn */
    SCREEN_COMPUTER,  /* the computer's turn; call.what: enum search_of of game.h */
    SCREEN_HANDOVER,  /* over the turn of one of two players, until that player presses a button */
    SCREEN_PAUSE,     /* over either turn; call.what: enum pause_why of game.h */
    SCREEN_LEAVE,     /* over anything, before a round is lost; call.what: enum leaving of game.h */
    SCREEN_RESULTS,   /* call.what: enum results_of of game.h */
    SCREEN_REPLAY,    /* call.what: enum replay_of of game.h */
    SCREEN_SCRAMBLER, /* call.text: the code of a puzzle; NULL: continue the present one */
    SCREEN_SOLVED,    /* over the Scrambler */
    SCREEN_STATISTICS, /* call.what: enum statistics_of of game.h */
    SCREEN_FILTER,     /* over the statistics: which rounds they cover */
    SCREEN_DAILY,      /* the page of the daily puzzles */
    SCREEN_PRACTICE,   /* missed words; call.shake: shake a board for them at once */
    SCREEN_CUSTOM,   /* over Home or the results: a board that is typed, or pasted as letters, code
                        or challenge; call.what: enum custom_of of game.h, where call.text is from */
    SCREEN_SETTINGS, /* call.text: a word list to use; NULL: none */
    SCREEN_DELETE,   /* over the settings: "Delete your history?" */
    SCREEN_WORDS,    /* over the settings: the player's own words */
    SCREEN_LEARN,    /* how to play */
    SCREEN_KEYS,     /* over anything: F1 */
    SCREEN_FRIEND,   /* over the results of a challenge: the last ones of its sender */
    SCREEN_SENDER,   /* over the results: under which name challenges are sent */
    SCREEN_COUNT
};

/* Arguments for opening a screen. */
struct call {
    int what;
    bool shake;
    const char *text; /* valid during the call; NULL: none */
};

/* Events other than input. */
enum news {
    NEWS_COVERED, /* another screen covers it, or the window is about to close */
    NEWS_SHOWN,   /* it is on top again */
    NEWS_FROZEN,  /* the program has been frozen: see app_thaw */
    NEWS_WORDS, /* the words have changed: drop what was made from the old ones. For all screens */
    NEWS_OWN,   /* the player's own words have changed. For all screens */
    NEWS_STORE, /* what is kept is another: deleted, imported, or taken by another window. Sent to
                   all screens */
    NEWS_KEPT,  /* the finished round was kept only now. Sent to all screens */
    NEWS_NO_DIALOG /* the system has no dialog to choose a file. Sent to all screens */
};

/* On a screen that has just appeared, presses count only after this time, or once the pointer has
 * moved this many units: buttons of two screens overlap, and the second half of a double click must
 * not press one on the new screen. */
#define STAGE_QUICK_MS   400
#define STAGE_AWAY_UNITS 40

struct game;
struct output;
struct question; /* in dialog.h */

/*
 * A screen. Its state is private to its folder; the stage allocates it zeroed and keeps it from one
 * opening to the next. A NULL function does nothing.
 */
struct screen_class {
    const char *name;
    size_t state_size;
    bool is_overlay; /* the screen below shows through */

    /* How many units high its page is at least in a column; it scrolls in a lower window. 0: as
     * high as the window. If that depends on what is shown, the function returns it. */
    int least_units;
    int (*page_units)(const void *self, const struct game *game);

    /* What Enter or Space, and Escape, press while no button has the focus; HOT_NONE: `input` gets
     * the key. */
    int enter, escape;

    /* Called when it is put on top; and when it leaves the stack. */
    void (*open)(void *self, struct game *game, const struct call *call);
    void (*close)(void *self, struct game *game);

    /* Handles input that no hot area took; returns whether anything changed on the screen. */
    bool (*input)(void *self, struct game *game, const struct input *input);

    /* Returns whether a finger that is down moves something on the screen, and so does not draw the
     * page or a list. NULL: whenever the press was used. */
    bool (*holds)(const void *self);

    /* Handles a press on a hot area. */
    void (*press)(void *self, struct game *game, int id);

    /* Advances time while it is on top. */
    void (*advance)(void *self, struct game *game, long elapsed_ms);

    /* Draws the screen. `self` may only store what was drawn, such as where a list ends. */
    void (*draw)(void *self, const struct game *game, struct ui *ui);

    /* Returns the question that the screen consists of, in place of `draw` and `input`; its
     * texts in `arena`. `press` receives the answer. */
    struct question (*ask)(const void *self, const struct game *game, struct arena *arena);

    /* What the screen is called, in English, if that is not the largest of its texts; and a
     * function that says something else when it comes on top, with output_say, and composes its
     * texts in `arena`. A question is said without either. */
    const char *title;
    void (*say)(const void *self, const struct game *game, struct output *output,
                struct arena *arena);

    /* Like app_wait_ms; NULL: forever. */
    long (*wait_ms)(const void *self, const struct game *game);

    void (*hear)(void *self, struct game *game, enum news news);

    /* Frees what the state owns, when the program ends. */
    void (*deinit)(void *self);
};

struct stage {
    struct game *game; /* for the screens */
    const struct screen_class *const *classes;
    void *states[SCREEN_COUNT];
    enum screen_id stack[SCREEN_COUNT]; /* bottom to top */
    int focuses[SCREEN_COUNT];          /* the focus of each while another covers it */
    int depth;

    struct layout window;
    struct layout layout; /* of the page of the top screen; while drawing, of the screen drawn */
    struct scroll pages[SCREEN_COUNT];
    int shown_focus; /* the page has been scrolled to it */
    int asked_px;    /* the height that the question on top needs */
    const struct theme *theme;
    struct ui ui; /* of the last drawing: its hot areas are used for hit-testing */
    struct draw_list scratch;
    bool stale;               /* the hot areas may be out of date */
    int pointer_x, pointer_y; /* in the window; see stage_pointer_y */
    long guarded_ms;          /* for so long presses do not count: see stage_guard */
    long held_ms;             /* the same by stage_hold; negative: not drawn yet */
    int guarded_x, guarded_y; /* pointer position when the guard began */
    bool focused;             /* the window has keyboard focus */
};

/*
 * A page is what a screen draws. Nearly all are as large as the window. What finds no room in the
 * window of a phone has a higher page: the stage moves up what was drawn, and the screen receives
 * input where it would be on the page.
 */

/* Gives the window another layout. */
void stage_resize(struct stage *stage, const struct layout *window);

/* Returns how far the page of the top screen is scrolled, px. */
int stage_page_at(const struct stage *stage);

/* Returns where the pointer is on that page, as hot areas are; below 0: nowhere. */
int stage_pointer_y(const struct stage *stage);

/* Scrolls that page by wheel, finger or keys; returns whether it moved. */
bool stage_scroll(struct stage *stage, const struct input *input);

/* Initialises the stage. `classes` has SCREEN_COUNT entries; both pointers are borrowed.
 * STATUS_NO_MEMORY: call stage_deinit all the same. */
enum status stage_init(struct stage *stage, struct game *game,
                       const struct screen_class *const *classes);
void stage_deinit(struct stage *stage);

/* Shows a screen in place of all others; or over the top one. If it is already in the stack (for
 * stage_go, at its bottom), removes those over it and reopens it only if there is a `call`, which
 * may be NULL. */
void stage_go(struct stage *stage, enum screen_id id, const struct call *call);
void stage_over(struct stage *stage, enum screen_id id, const struct call *call);

/* Removes the top screen; shows Home if it was the last. */
void stage_back(struct stage *stage);

/* Removes a screen from below the top one, if it is there. */
void stage_drop(struct stage *stage, enum screen_id id);

/* Removes from below the top screen those that show a finished round, which is being replaced or
 * dropped. Home takes the place of the results if it is not open. */
void stage_drop_round(struct stage *stage);

/* Ignores presses of buttons, by any device, for a while, because what is on top has changed.
 * Automatic for every screen that comes on top; a screen that replaces its question by another
 * calls it. */
void stage_guard(struct stage *stage);

/* The same for another length of time. */
void stage_guard_for(struct stage *stage, long length_ms);

/* The same for `length_ms` after it is shown, whatever the pointer does: it must be seen first. */
void stage_hold(struct stage *stage, long length_ms);

bool stage_is_guarded(const struct stage *stage);

/* Returns for how much longer, if the pointer stays where it is. */
long stage_guarded_ms(const struct stage *stage);

/* End the guard: by pointer movement, by a letter (who types knows the screen), by time, and at
 * once. */
void stage_type(struct stage *stage);
void stage_point(struct stage *stage, int x, int y); /* on the page */
void stage_advance(struct stage *stage, long elapsed_ms);
void stage_unguard(struct stage *stage);

bool stage_is_on_top(const struct stage *stage, enum screen_id id);
bool stage_is_open(const struct stage *stage, enum screen_id id); /* on top or below */
enum screen_id stage_top(const struct stage *stage);

/* Returns the private state of a screen. */
void *stage_state(const struct stage *stage, enum screen_id id);

/* Sends news to the top screen (NEWS_COVERED, NEWS_SHOWN, NEWS_FROZEN) or to all. */
void stage_notify(struct stage *stage, enum news news);

/* Returns the answer to the question on top that a key stands for, or what it presses on the screen
 * there; HOT_NONE: neither. */
int stage_answer(const struct stage *stage, struct arena *arena, const struct input *input);

/* Draws the visible screens, and nothing over them. */
void stage_draw(struct stage *stage, struct ui *ui);

#endif
