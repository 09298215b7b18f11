/* SPDX-License-Identifier: MIT */
/*
 * The screens: what each is made of, which of them is shown, and what all of them are drawn with.
 * Leaves input on its way to them to app.c, and what is on a screen to the screen.
 *
 * The stack has the screen that is shown on top. Below it are those that it lets through (a dialog
 * over a round) or goes back to (the statistics behind a list of rounds). A screen is in it once.
 */
#ifndef APP_STAGE_H
#define APP_STAGE_H

#include "draw.h"
#include "input.h"
#include "layout.h"
#include "theme.h"
#include "widgets.h"

#include <stdbool.h>
#include <stddef.h>

/* All screens; screens.c has their classes. */
enum screen_id {
    SCREEN_HOME,
    SCREEN_TURN,      /* the player's turn */
    SCREEN_COMPUTER,  /* the computer's turn */
    SCREEN_CURTAIN,   /* over the turn of one of two players, until that one presses */
    SCREEN_PAUSE,     /* over either turn */
    SCREEN_LEAVE,     /* over anything: before a round is lost; call.what: enum leaving of game.h */
    SCREEN_WAITING,   /* over anything: "A round is waiting"; call.shake: of the new one */
    SCREEN_RESULTS,   /* call.what: enum results_of of game.h */
    SCREEN_SCRAMBLER, /* call.text: the code of a puzzle; NULL: on with the one that is there */
    SCREEN_SOLVED,    /* over the Scrambler */
    SCREEN_STATISTICS,
    SCREEN_ROUNDS,   /* the list of past rounds, as the statistics filter it */
    SCREEN_DAILY,    /* the page of the daily board */
    SCREEN_PRACTICE, /* words that were missed; call.shake: a board for them at once */
    SCREEN_CUSTOM,   /* over Home or the results: a board that is typed, or pasted as letters, as a
                        code or as a challenge */
    SCREEN_SETTINGS, /* call.text: a list of words to use; NULL: none */
    SCREEN_DELETE,   /* over the settings: "Delete your history?" */
    SCREEN_LEARN,    /* how to play */
    SCREEN_KEYS,     /* over anything: F1 */
    SCREEN_COUNT
};

/* What a screen is opened with. */
struct call {
    int what;
    bool shake;
    const char *text; /* for the call only; NULL: none */
};

/* Events for screens that are no input. */
enum news {
    NEWS_COVERED, /* another one comes over it, or the window is to be closed */
    NEWS_SHOWN,   /* it is on top again */
    NEWS_WORDS,   /* other words count; what was made from the old ones must go. For all screens */
    NEWS_STORE,   /* all that was kept is deleted. For all screens */
    NEWS_KEPT     /* the round on the table, which is over, was kept only now. For all screens */
};

/* A press on a screen that has just come counts only after so long, or once the pointer has gone so
 * many units away from where it was: buttons of two screens lie on one another, and a double click
 * on the first is no press on the second. */
#define STAGE_QUICK_MS   400
#define STAGE_AWAY_UNITS 40

struct desk;

/*
 * A screen. Its state is private to its folder; the stage allocates it zeroed, and it stays from
 * one opening to the next. A function that is NULL does nothing.
 */
struct screen_class {
    const char *name;
    size_t state_size;
    bool is_overlay; /* what is below is seen, too */

    /* It is put on top; it leaves the stack. */
    void (*open)(void *self, struct desk *desk, const struct call *call);
    void (*close)(void *self, struct desk *desk);

    /* Input that no hot area took; returns whether anything changed on the screen. */
    bool (*input)(void *self, struct desk *desk, const struct input *input);

    /* A hot area was pressed. */
    void (*press)(void *self, struct desk *desk, int id);

    /* Time passes while it is on top. */
    void (*advance)(void *self, struct desk *desk, long elapsed_ms);

    /* Draws it. What is drawn may be remembered in `self` (where a list ends, say), nothing else.
     */
    void (*draw)(void *self, const struct desk *desk, struct ui *ui);

    /* As app_wait_ms; NULL: for ever. */
    long (*wait_ms)(const void *self, const struct desk *desk);

    void (*hear)(void *self, struct desk *desk, enum news news);

    /* Frees what the state holds, at the end of the program. */
    void (*deinit)(void *self);
};

struct stage {
    struct desk *desk; /* for the screens */
    const struct screen_class *const *classes;
    void *states[SCREEN_COUNT];
    enum screen_id stack[SCREEN_COUNT]; /* bottom to top */
    int focuses[SCREEN_COUNT];          /* what had the focus below a screen */
    int depth;

    struct layout layout;
    const struct theme *theme;
    enum theme_id theme_id;
    struct ui ui; /* of the last drawing: its hot areas are what the pointer meets */
    struct draw_list scratch;
    bool stale; /* the hot areas may not be where they were */
    int pointer_x, pointer_y;
    bool guarded; /* what is on top has just come: see stage_guard */
    long guarded_ms;
    int guarded_x, guarded_y; /* where the pointer was then */
    bool focused;             /* the window has the keyboard */
};

/* `classes` has SCREEN_COUNT entries; both are borrowed. STATUS_NO_MEMORY: to be ended with
 * stage_deinit all the same. */
enum status stage_init(struct stage *stage, struct desk *desk,
                       const struct screen_class *const *classes);
void stage_deinit(struct stage *stage);

/* Shows a screen in the place of all others; or over the one on top. Where it is in the stack
 * already, what is over it goes, and `call` opens it anew. `call` may be NULL. */
void stage_go(struct stage *stage, enum screen_id id, const struct call *call);
void stage_over(struct stage *stage, enum screen_id id, const struct call *call);

/* Takes the screen on top away; Home comes where there is none below. */
void stage_back(struct stage *stage);

/* Takes a screen out from below the one on top, if it is there. */
void stage_drop(struct stage *stage, enum screen_id id);

/* What is on top has changed under the hand: presses of buttons, by whatever means, do not count
 * for a while. Every screen that comes on top is guarded; one that asks another question in its
 * place asks for it. */
void stage_guard(struct stage *stage);
bool stage_is_guarded(const struct stage *stage);

/* What ends that: the pointer went somewhere, and time. */
void stage_point(struct stage *stage, int x, int y);
void stage_advance(struct stage *stage, long elapsed_ms);

bool stage_is_on_top(const struct stage *stage, enum screen_id id);
enum screen_id stage_top(const struct stage *stage);

/* The private state of a screen. */
void *stage_state(const struct stage *stage, enum screen_id id);

/* For the screen on top (NEWS_COVERED, NEWS_SHOWN) or for all. */
void stage_tell(struct stage *stage, enum news news);

/* Draws the screens that are seen, and nothing over them. */
void stage_draw(struct stage *stage, struct ui *ui);

#endif
