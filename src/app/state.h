/* SPDX-License-Identifier: MIT */
/*
 * The inside of the app: what its screens share and what each of them remembers. Not for the
 * window, which sees app.h alone.
 */
#ifndef APP_STATE_H
#define APP_STATE_H

#include "anim.h"
#include "app.h"
#include "board_view.h"
#include "layout.h"
#include "pace.h"
#include "scrambler_view.h"
#include "screen.h"
#include "theme.h"
#include "trace.h"
#include "widgets.h"

#include "trounce/deal.h"
#include "trounce/random.h"
#include "trounce/round.h"
#include "trounce/scrambler_solver.h"
#include "trounce/search.h"
#include "trounce/solver.h"

#define CUE_QUEUE_MAX     32
#define REQUEST_QUEUE_MAX 8
#define SCREENS_MAX       4
#define COPY_TEXT_MAX     1024
#define NOTICE_MAX        200
#define WORD_TEXT_MAX     (PATH_LETTERS_MAX + 8)
#define SCRAMBLER_WAY_MAX 512

/* What was agreed for a round. */
struct match {
    int size; /* 4..6 */
    enum rules rules;
    bool solo;
    enum rival_level level;
    long time_ms;
};

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

struct play_state {
    struct trace trace;
    struct board_view view;
    int quarter_turns;
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

/* What the line under the board tells of the lit path. */
enum shown_as { SHOWN_PATH, SHOWN_DEAD_END, SHOWN_FOUND, SHOWN_YOURS, SHOWN_OVERLOOKED };

struct computer_state {
    struct search search;
    struct pace pace;
    long step_count;
    struct path shown;        /* what is lit */
    char word[WORD_TEXT_MAX]; /* in capitals, under the board */
    enum shown_as shown_as;
    long hold_ms;       /* a found word stays under the board for so long yet */
    long quiet_ms;      /* no sound of a find for so long yet */
    struct anim finale; /* the end is seen before the results come */
    struct anim slide;
    bool searched;
    int scroll, scroll_max; /* of the computer's list, px */
    int scroll_yours, scroll_yours_max;
};

/* Who found a word of the results. */
enum result_owner { OWNER_PLAYER, OWNER_COMPUTER, OWNER_NOBODY };

struct result_word {
    size_t index; /* in the solution */
    enum result_owner owner;
    bool within_reach;
};

/* FILTER_RIVAL and FILTER_NOBODY are only offered where there can be such words. */
enum result_filter {
    FILTER_ALL,
    FILTER_PLAYER,
    FILTER_RIVAL,
    FILTER_NOBODY,
    FILTER_REACH,
    FILTER_COUNT
};

#define FIND_TEXT_MAX 24

struct results_state {
    struct board_view view;
    struct solution solution;
    struct result_word *words; /* those of the solution that may be shown, in its order */
    size_t word_count;
    size_t counts[FILTER_COUNT];
    enum result_filter filter;
    char find[FIND_TEXT_MAX];
    int through;    /* a cell, -1: any */
    long selected;  /* index in words, -1: none */
    long pointed;   /* the same, under the pointer */
    int scroll;     /* px */
    int scroll_max; /* px, from the last drawing */
    bool dragging_bar;
    int drag_y, drag_scroll;
    int quarter_turns;
    char copy[COPY_TEXT_MAX];
};

/* A hand that drags a line; undecided until it has gone far enough to tell a row from a column. */
struct scrambler_hand {
    bool down, decided;
    bool is_column;
    int row, column; /* where it was pressed */
    int from_x, from_y;
    int offset; /* px that the line is away from its place */
};

struct scrambler_state {
    struct scrambler_source *source; /* NULL: not asked for yet */
    struct scrambler game;
    bool has_game;
    int size;
    struct scrambler_view view;
    struct scrambler_hand hand;
    struct scrambler_move sliding; /* the line that comes to rest */
    int slide_from;                /* px that it was away */
    struct anim slide;
    int mark_row, mark_column; /* where the keyboard is */
    bool mark_shown;

    struct scrambler_solver *solver; /* NULL: not at work */
    long solver_left;                /* slides that it may still try */
    struct scrambler_move way[SCRAMBLER_WAY_MAX];
    size_t way_count;
    bool way_known, way_proven;

    bool playing; /* the solution is being shown, a move at a time */
    struct anim play_pause;
    bool was_shown; /* it has been: the puzzle counts for nothing */
    bool won;
    struct anim party;
    struct anim glow; /* of words that have just come home */
    int home_count;
    long elapsed_ms;
    char code[SCRAMBLER_CODE_MAX];
};

struct app {
    struct app_config config;
    struct match match;
    const struct theme *theme;
    enum theme_id theme_id;
    struct layout layout;
    int ui_scale;
    bool muted, focused;

    struct random random;
    struct board board; /* of the round */
    char code[BOARD_CODE_MAX];
    struct round *round; /* NULL: none */
    bool replayed;       /* the same board again: it counts for nothing */

    const struct screen *screens[SCREENS_MAX]; /* bottom to top */
    int screen_count;
    struct play_state play;
    struct computer_state computer;
    struct results_state results;
    struct scrambler_state scrambler;
    bool leaving_program; /* the question is about the window, not only the round */

    struct ui ui; /* of the last drawing: its hot areas are what the pointer meets */
    struct draw_list scratch;
    bool stale; /* the hot areas may not be where they were */
    int pointer_x, pointer_y;

    struct cue cues[CUE_QUEUE_MAX];
    int cue_first, cue_count;
    struct app_request requests[REQUEST_QUEUE_MAX];
    int request_first, request_count;
    char notice[NOTICE_MAX];
    struct anim notice_shown;
};

/* Asks for a sound, for something of the window. A full queue drops the newest. */
void app_cue(struct app *app, enum cue_kind kind, int step);
void app_request(struct app *app, enum app_request_kind kind, const char *text);

/* Screens: put on top, taken from the top, or all replaced by one. */
void app_push(struct app *app, const struct screen *screen);
void app_pop(struct app *app);
void app_show(struct app *app, const struct screen *screen);
bool app_is_on_top(const struct app *app, const struct screen *screen);

/* An animation's length, or 0 when motion is reduced. */
long app_motion(const struct app *app, long ms);

/* Deals a fair board by the match and begins a round on it; or on the same board again; or on the
 * board that is in `app->board`. What fails is told at the foot of the window. */
void app_deal(struct app *app);
void app_play_again_same(struct app *app);
bool app_begin_round(struct app *app, bool with_shake);

/* Is a round going on that closing the window would lose? */
bool app_is_mid_round(const struct app *app);

/* How high a sound stands for so many points: 0..5. */
int app_sound_step(int points);

void app_set_theme(struct app *app, enum theme_id theme);
void app_toggle_mute(struct app *app);

#endif
