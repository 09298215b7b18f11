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
#include "cursor.h"
#include "custom.h"
#include "daily.h"
#include "field.h"
#include "history_state.h"
#include "layout.h"
#include "pace.h"
#include "scrambler_view.h"
#include "screen.h"
#include "theme.h"
#include "trace.h"
#include "widgets.h"

#include "trounce/deal.h"
#include "trounce/hint.h"
#include "trounce/random.h"
#include "trounce/richness.h"
#include "trounce/round.h"
#include "trounce/scrambler_solver.h"
#include "trounce/search.h"

#define CUE_QUEUE_MAX     32
#define REQUEST_QUEUE_MAX 8
#define SCREENS_MAX       6

#define COPY_TEXT_MAX     1024
#define HINT_TEXT_MAX     512
#define NOTICE_MAX        640
#define WORD_TEXT_MAX     (PATH_LETTERS_MAX + 8)
#define SCRAMBLER_WAY_MAX 512
#define EXPLAIN_TEXT_MAX  320
#define OPTIONS_LINE_MAX  1280

/* What was agreed for a round. */
struct match {
    int size; /* 4..6 */
    enum rules rules;
    bool solo;
    enum rival_level level;
    long time_ms;
    enum richness richness; /* of the next board that is shaken */
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

/* A word of a list that was clicked, and what it means. */
struct explained {
    struct anim shown;
    char word[WORD_TEXT_MAX]; /* in capitals */
    char gloss[EXPLAIN_TEXT_MAX];
    bool is_yours;
    struct rect row; /* where it stands */
};

/* What is told about hints under the board. */
enum hint_says { HINT_SAYS_NOTHING, HINT_SAYS_STEP, HINT_SAYS_NONE_LEFT, HINT_SAYS_NO_COMMON };

/* What the player has bought. */
struct hint_state {
    struct solution solution; /* of the board, once `solved` */
    bool solved;
    bool lengths_known;
    bool has_word;       /* `step` of the word at `word` of the solution was bought last */
    enum hint_step step; /* bought last */
    size_t word;
    enum hint_says said;
    struct anim glow; /* the dice begin to glow */
};

struct play_state {
    struct trace trace;
    struct cursor cursor; /* where the ring of the keyboard is */
    struct hint_state hint;
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
    bool is_endless;          /* it will not be shown to its end */
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
    size_t index;                  /* in the solution, unless: */
    const struct round_word *kept; /* a word of the round that the lexicon of today lacks */
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
    int level; /* boards in a hundred that are poorer; RICHNESS_LEVEL_NONE */
    enum result_filter filter;
    struct field find;    /* in capitals */
    int through;          /* a cell, -1: any */
    struct cursor cursor; /* of the keyboard, on the board */
    struct anim feast;
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
    bool is_kept;   /* the history has it */
    bool won;
    struct anim party;
    struct anim glow; /* of words that have just come home */
    int home_count;
    long elapsed_ms;
    char code[SCRAMBLER_CODE_MAX];
};

/* What the screen of settings remembers. */
struct settings_state {
    struct field path; /* of a lexicon */
    bool typing;       /* into it */
    char asked[SETTING_PATH_MAX];
    char lexicon_fault[OPTIONS_LINE_MAX]; /* why the last file was not taken; "" when it was */
    char export_line[OPTIONS_LINE_MAX];   /* where the history went; "" */
    bool export_failed;
    char silence[OPTIONS_LINE_MAX]; /* why nothing is heard; "" */
    bool dragging_volume, dragging_bar;
    int drag_y, drag_scroll;
    int scroll, scroll_max; /* px, the latter from the last drawing */
    int seen_focus;         /* what has been scrolled to */
    bool asked_twice;       /* the second of the questions before all is deleted */
};

/* How to play: the steps, and what was said about the last word. */
enum learn_step { LEARN_TRACE, LEARN_BACK, LEARN_FINISH, LEARN_READY };
enum learn_says {
    LEARN_SAYS_NOTHING,
    LEARN_SAYS_GOOD,
    LEARN_SAYS_OTHER,     /* another word than the one that is asked for */
    LEARN_SAYS_STRAIGHT,  /* the right one, but nothing was taken back */
    LEARN_SAYS_NOT_YET,   /* done, before there was a word */
    LEARN_SAYS_ONLY_DONE, /* a word, when none is asked for any more */
};

struct learn_state {
    enum learn_step step;
    struct board board;
    struct board_view view;
    struct trace trace;
    struct cursor cursor;
    bool went_back; /* since the path began */
    enum learn_says says;
    char word[WORD_TEXT_MAX]; /* that it is about, in capitals */
    struct path lit;          /* of the last word, while `motion` runs */
    struct anim motion;
};

/* The dialog for a board by its code. */
struct code_state {
    struct field field;
    char refused[FIELD_CHARACTER_MAX]; /* what was typed last and is in no code; "": nothing */
};

struct app {
    struct app_config config;
    struct match match;
    const struct theme *theme;
    enum theme_id theme_id;
    struct layout layout;
    struct settings settings; /* changed by preferences_keep alone */
    bool muted, focused;
    bool pad_a_held; /* of the controller */
    bool solve_only; /* nobody plays: the results show all words of the board at once */
    bool lent;       /* the round has terms of its own: `own_match` is what Home offers */
    bool stale;      /* the hot areas may not be where they were */

    struct random random;
    struct solver *solver; /* of the lexicon, for every board */
    struct board board;    /* of the round */
    char code[BOARD_CODE_MAX];
    struct round *round; /* NULL: none */
    struct match own_match;

    /* How the board of the round was come by, for the store; its clock, hints and counts of words
     * are filled in by whoever knows them when it is kept. */
    struct round_notes notes;

    const struct screen *screens[SCREENS_MAX]; /* bottom to top */
    int focuses[SCREENS_MAX];                  /* what had the focus below a screen */
    int screen_count;
    struct play_state play;
    struct computer_state computer;
    struct results_state results;
    struct scrambler_state scrambler;
    int custom_words;        /* on the custom board's dice when all show a letter; -1: no memory */
    bool custom_ended_early; /* there may be more of them */
    struct custom custom;    /* size of 0: not opened yet */
    struct daily_state daily;
    struct code_state by_code;
    struct learn_state learn;
    struct statistics_state statistics;
    struct rounds_state rounds;
    struct past_state past;
    struct keeping_state keeping;
    struct unfinished_state unfinished;
    enum leaving leaving; /* what the question before a round is lost is about */
    struct settings_state options;

    struct ui ui; /* of the last drawing: its hot areas are what the pointer meets */
    struct draw_list scratch;
    int pointer_x, pointer_y;

    struct cue cues[CUE_QUEUE_MAX];
    int cue_first, cue_count;
    struct app_request requests[REQUEST_QUEUE_MAX];
    int request_first, request_count;
    char notice[NOTICE_MAX];
    size_t notice_at; /* where the part of it begins that is shown now */
    struct anim notice_shown;
    struct explained explained;
};

/* Asks for a sound, for something of the window. A full queue drops the newest. */
void app_cue(struct app *app, enum cue_kind kind, int step);
void app_request(struct app *app, enum app_request_kind kind, const char *text);

/* Screens: put on top, taken from the top, or all replaced by one. */
void app_push(struct app *app, const struct screen *screen);
void app_pop(struct app *app);
void app_show(struct app *app, const struct screen *screen);
bool app_is_on_top(const struct app *app, const struct screen *screen);

/* Presses a hot area of the screen on top, with its sound. */
void app_press(struct app *app, int id);

/* An animation's length, or 0 when motion is reduced. */
long app_motion(const struct app *app, long ms);

/* Deals a fair board by the match and begins a round on it; or on the same board again; or on the
 * board that is in `app->board`. What fails is told at the foot of the window. */
void app_deal(struct app *app);
void app_play_again_same(struct app *app);
bool app_begin_round(struct app *app, bool with_shake);

/* Puts a new round on the board that is in `app->board` in the place of the one before. False when
 * memory gave out, which is told. */
bool app_make_round(struct app *app, bool solo, long time_ms);

/* Says how the board of the round that is about to begin was come by (before app_begin_round or
 * app_solve_board). Its terms are those of Home again; a date or terms of its own come after. */
void app_note_round(struct app *app, enum round_kind kind, bool counts);

/* Shows all words of the board that is in `app->board` at once, as results of a round that nobody
 * played. False when memory gave out, which is told. */
bool app_solve_board(struct app *app);

/* The board of a code, from the dice that it names. Failures as deal_read_code and deal_from_code,
 * and STATUS_MISSING for dice that are not there; told in `fault`. */
enum status app_board_of_code(const struct app *app, const char *code, struct board *board,
                              struct fault *fault);

#define APP_CODE_WORD_MAX 24

/* Looks for the code of a board among the words of a text, such as Copy result makes: the first
 * that brings one, into `code`; false: there is none. Words of letters alone are no codes to it. */
bool app_find_code(const struct app *app, const char *text, char code[APP_CODE_WORD_MAX],
                   struct board *board);

/* A round has its own terms until it is over: `app->match` becomes `match`, and what Home offers is
 * put back when Home or another round comes. */
void app_lend_match(struct app *app, const struct match *match);
void app_return_match(struct app *app);

/* Is a round going on that closing the window would lose? */
bool app_is_mid_round(const struct app *app);

/* The day where the player is. */
struct app_date app_today(const struct app *app);

/* The day of a moment, where the player is. */
struct app_date app_day_of(const struct app *app, long long unix_seconds);

/* How high a sound stands for so many points: 0..5. */
int app_sound_step(int points);

/* The highest tier of words that the game shows or takes by itself. */
int app_tier_max(const struct app *app);

/* By the player's hand: they are kept. */
void app_set_theme(struct app *app, enum theme_id theme);
void app_toggle_mute(struct app *app);

#endif
