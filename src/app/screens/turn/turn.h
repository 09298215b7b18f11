/* SPDX-License-Identifier: MIT */
/*
 * What the files of the player's turn share: screen_turn.c (pointer, verdicts), turn_time.c,
 * turn_keys.c (keys and controller) and turn_hint.c. Not for other screens.
 */
#ifndef APP_TURN_H
#define APP_TURN_H

#include "anim.h"
#include "board_view.h"
#include "desk.h"
#include "scroll.h"
#include "trace.h"

#include "trounce/hint.h"

/* The verdict on the last word, as long as it is shown. */
struct feedback {
    bool shown;
    enum verdict verdict;
    struct path path; /* lit for a while; empty when the word had none */
    char word[WORD_TEXT_MAX];
    int points;
    struct anim message; /* how long it stays under the board */
    struct anim motion;  /* the pulse or the shake */
    struct anim lit;     /* how long the path stays lit */
};

/* What is said about hints under the board. */
enum hint_says { HINT_SAYS_NOTHING, HINT_SAYS_STEP, HINT_SAYS_NONE_LEFT, HINT_SAYS_NO_COMMON };

/* What is shown of the hints. What was bought is in the notes of the round, which are kept. */
struct hint_shown {
    bool has_word; /* the last hint is about the word at `word` of the solution */
    size_t word;
    enum hint_says said;
    struct anim glow; /* the dice begin to glow */
};

struct turn {
    enum finder_side side; /* whose turn it is, also while the board rests after it */
    struct trace trace;
    struct cursor cursor; /* where the ring of the keyboard is */
    struct hint_shown hint;
    struct board_view view;
    struct anim shake;  /* the dice tumble */
    struct anim rotate; /* a quarter turn is shown */
    struct feedback feedback;
    struct anim fly; /* the good word flies to the list */
    struct anim slide;
    struct anim count; /* the score counts up */
    long score_from;
    struct anim rest;        /* the time is up: the board rests before it goes on */
    struct anim rival_slide; /* the computer's newest word of a race */
    struct anim rival_lit;
    struct anim blink; /* of a word that is there already */
    size_t blink_index;
    bool end_armed;       /* the same once more ends the turn: Enter with nothing typed, or */
    bool end_by_button;   /* "I'm done" */
    struct scroll scroll; /* of the player's list */
    struct scroll rival_scroll;
};

/* --- screen_turn.c --- */

/* New input: the verdict on the last word goes. */
void turn_begin_input(struct turn *turn);

/* A note if the path is longer or shorter than it was. */
void turn_sound_path(struct turn *turn, struct desk *desk, int length_before);

/* Acts on the result of an input to the trace. */
void turn_act_on(struct turn *turn, struct desk *desk, enum trace_result result);

void turn_rotate(struct turn *turn, struct desk *desk);
void turn_pause(struct desk *desk);

/* What was said of the last word goes. */
void turn_clear_feedback(struct turn *turn);

/* --- turn_time.c --- */

/* Do the dice still tumble? Ends that: they lie, and the clock begins. */
bool turn_is_shaking(const struct desk *desk);
void turn_end_shake(struct turn *turn, struct desk *desk);

/* Does something go on that does not wait for the player? */
bool turn_is_timed(const struct desk *desk);

/* The player ends the turn; the turn is over, and so is the rest after it. */
void turn_finish(struct turn *turn, struct desk *desk);
void turn_leave(struct turn *turn, struct desk *desk);

/* The functions of the screen's class with like names. */
void turn_advance(void *self, struct desk *desk, long elapsed_ms);
long turn_wait_ms(const void *self, const struct desk *desk);

/* --- turn_keys.c --- */

/* The character that `text` begins with was typed; returns its bytes, 0: it is not used here. */
size_t turn_type(struct turn *turn, struct desk *desk, const char *text);

/* A key, an input of a controller; false: it is not used here. */
bool turn_key(struct turn *turn, struct desk *desk, const struct input *input);
bool turn_pad(struct turn *turn, struct desk *desk, const struct input *input);

/* --- turn_hint.c --- */

/* The round goes on: what was bought before is shown again. */
void turn_hint_restore(struct turn *turn, struct desk *desk);

/* Buys the next step of a hint, which is shown until the next input. */
void turn_hint_take(struct turn *turn, struct desk *desk);

/* What the next step costs. */
int turn_hint_price(const struct turn *turn, const struct desk *desk);

/* The part of the hinted word's path that was paid for; empty: none, or the word was found. */
void turn_hint_path(const struct turn *turn, const struct desk *desk, struct path *path);

/* What the hint says, under the board and beside it; NULL: nothing. `text` is the room for it. */
const char *turn_hint_message(const struct turn *turn, const struct desk *desk, char *text,
                              size_t size);
/* How many words are left by their letters, once that was paid for; returns their sum, or 0. In
 * words: "4 letters 132 · 5 letters 82". */
int turn_hint_counts(const struct desk *desk, int counts[PATH_LETTERS_MAX + 1]);
const char *turn_hint_lengths(const struct desk *desk, char *text, size_t size);

#endif
