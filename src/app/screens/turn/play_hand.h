/* SPDX-License-Identifier: MIT */
/*
 * What the files of the player's turn share: screen_play.c (pointer, verdicts, clock), play_keys.c
 * (keys and controller) and play_hint.c. Not for other screens.
 */
#ifndef APP_PLAY_HAND_H
#define APP_PLAY_HAND_H

#include "anim.h"
#include "board_view.h"
#include "cursor.h"
#include "desk.h"
#include "trace.h"

#include "trounce/hint.h"

/* What the player is told about the last word. */
struct feedback {
    bool shown;
    enum verdict verdict;
    struct path path; /* lit for a while; empty when the word had none */
    char word[WORD_TEXT_MAX];
    int points;
    struct anim message; /* for how long it is told */
    struct anim motion;  /* the pulse or the shake */
    struct anim lit;     /* for how long the path stays lit */
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

struct play {
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
    struct anim blink; /* of a word that is there already */
    size_t blink_index;
    bool end_armed; /* Enter was pressed with nothing typed */
    int scroll;     /* of the player's list, px */
    int scroll_max; /* from the last drawing */
};

/* --- screen_play.c --- */

/* The hand does something new: what was told about the last word goes. */
void play_begin_input(struct play *play);

/* A note if the path is longer or shorter than it was. */
void play_sound_path(struct play *play, struct desk *desk, int length_before);

/* Carries out what an input to the trace came to. */
void play_act_on(struct play *play, struct desk *desk, enum trace_result result);

void play_rotate(struct play *play, struct desk *desk);
void play_pause(struct desk *desk);
void play_finish(struct play *play, struct desk *desk); /* the turn is over */

/* --- play_keys.c --- */

/* A letter, a key, an input of a controller; they tell whether anything came of it. */
bool play_type_letter(struct play *play, struct desk *desk, char letter);
bool play_key(struct play *play, struct desk *desk, const struct input *input);
bool play_pad(struct play *play, struct desk *desk, const struct input *input);

/* --- play_hint.c --- */

/* The round goes on: what was bought before is shown again. */
void play_hint_restore(struct play *play, struct desk *desk);

/* Buys the next step of a hint; what it says and shows stays until the hand does something. */
void play_hint_take(struct play *play, struct desk *desk);

/* What the next step costs. */
int play_hint_price(const struct play *play, const struct desk *desk);

/* The part of the hinted word's path that was paid for; empty: none, or the word was found. */
void play_hint_path(const struct play *play, const struct desk *desk, struct path *path);

/* What the hint says, under the board and beside it; NULL: nothing. `text` is the room for it. */
const char *play_hint_message(const struct play *play, const struct desk *desk, char *text,
                              size_t size);
const char *play_hint_lengths(const struct desk *desk, char *text, size_t size);

#endif
