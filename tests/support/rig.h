/* SPDX-License-Identifier: MIT */
/*
 * A rig for tests: an app with a lexicon, dice, a ruler for texts and a hand that presses, drags
 * and types. Leaves what should come of it to the tests.
 */
#ifndef TESTS_RIG_H
#define TESTS_RIG_H

#include "app_desk.h"
#include "board_view.h"
#include "computer.h"
#include "custom_draw.h"
#include "daily.h"
#include "game.h"
#include "home_layout.h"
#include "learn_draw.h"
#include "past_rounds.h"
#include "preferences.h"
#include "results_draw.h"
#include "rounds_draw.h"
#include "scrambler_draw.h"
#include "settings_draw.h"
#include "turn.h"

#include "store.h"

#include "trounce/language.h"
#include "trounce/trie.h"

#include <stdbool.h>
#include <stddef.h>

#define RIG_FRAME_MS  16
#define RIG_HEARD_MAX 4096

/*
 * Filled by rig_init; what a test wants otherwise it changes in `config` before rig_open, which
 * sets the pointers in it. `list` is what the last rig_draw drew.
 */
struct rig {
    struct app_config config;
    struct language language; /* that is played; English, without words and dice of its own */
    struct alphabet alphabet; /* unless it is English */
    struct trie *words;
    struct lexicon lexicon;
    struct lexicon other_lexicon; /* of rig_change_words */
    struct dice dice[APP_SIZE_COUNT];
    struct glosses glosses;
    void *gloss_image; /* NULL: none */
    struct board board;
    bool is_quick;        /* the hand presses before a screen that has just come takes it */
    bool has_board;       /* a round on `board` starts at once */
    struct store *store;  /* NULL: nothing is kept */
    struct app_date date; /* what the app is told of the day */
    struct app *app;
    struct desk *desk; /* of the app */
    struct draw_list list;
    struct cue heard[RIG_HEARD_MAX];
    int heard_count;
};

/* 1280 × 800, Four and up, a round of three minutes on the dice of assets/dice, no word at all. */
void rig_init(struct rig *rig);
void rig_deinit(struct rig *rig);

/* Lets a language of assets/languages be played, with its dice. No word yet. */
bool rig_set_language(struct rig *rig, const char *code);

/* Adds a word (UTF-8), or every word of a file: a word a line, behind it its tier and a "!" if it
 * is offensive, both if wanted. False: there is no such file, or (`line`, from 1) a bad line. */
bool rig_add_word(struct rig *rig, const char *word, int tier, bool offensive);
bool rig_add_words(struct rig *rig, const char *path, int *line);

/* Lets words be explained by a text of the form that gloss_pack takes. False: there is no such
 * file, or (`line`, from 1) a bad line. */
bool rig_add_glosses(struct rig *rig, const char *path, int *line);

/* Lets the round be on this board; as board_parse_in. */
bool rig_set_board(struct rig *rig, const char *text, struct fault *fault);

/* Makes the app. STATUS_NO_MEMORY. */
enum status rig_open(struct rig *rig);

/* What the screens remember. */
struct results *rig_results(const struct rig *rig);
struct scrambler_screen *rig_scrambler(const struct rig *rig);
struct custom_screen *rig_custom(const struct rig *rig);
struct settings_screen *rig_settings(const struct rig *rig);
struct statistics *rig_statistics(const struct rig *rig);
struct rounds *rig_rounds(const struct rig *rig);
struct turn *rig_turn(const struct rig *rig);
struct computer *rig_computer(const struct rig *rig);
struct learn *rig_learn(const struct rig *rig);

/* --- what is kept --- */

/* The noon on which every rig with a store plays: 20 November 2026. */
#define RIG_NOON_UNIX_S 1795176000LL

/* Opens a store for the app, at `path` or in memory (NULL); or takes the one of the caller, who
 * closes it after the rig. */
enum status rig_open_store(struct rig *rig, const char *path);

/* Lets rounds have been played on square boards of `size`; what `past` says of the lexicon, the
 * dice and the day is filled in here. No word can be added after that. */
enum status rig_play_past(struct rig *rig, int size, struct past_rounds *past);

/* Ends the app, as a closed window does, and starts it anew on the same store. */
enum status rig_restart(struct rig *rig);

/* Lets the words of a text, set apart by blanks, count from now on, as if the file `path` held
 * them.
 */
enum status rig_change_words(struct rig *rig, const char *path, const char *words);

/* A file is dropped on the window. */
void rig_drop(struct rig *rig, const char *path);

/* Hides the tables of the store's file, so that whatever is asked of it fails. False: it is in
 * memory. */
bool rig_break_store(struct rig *rig);

/* Every text is as wide as its letters: 0.66 em a capital, 0.58 em any other character. */
int rig_text_width(void *context, enum font_weight weight, int size, const char *text);

/* --- time and looks --- */

/* Draws into rig->list. */
void rig_draw(struct rig *rig);

/* Lets time pass in frames, each of which is drawn. */
void rig_advance(struct rig *rig, long ms);

/* Lets frames pass until the app wants none for a while, `most_ms` at the most; tells whether it
 * came to rest. */
bool rig_settle(struct rig *rig, long most_ms);

/* Where a text or an icon stands that can be clicked there, the topmost if there are several. */
bool rig_find_text(struct rig *rig, const char *text, int *x, int *y);
bool rig_find_icon(struct rig *rig, enum icon icon, int *x, int *y);

/* The board as the screen on top shows it; the grid of the Scrambler as its screen does. */
struct board_view rig_view(const struct rig *rig);
struct scrambler_view rig_grid(const struct rig *rig);

/* Takes the cues that wait into `heard`, as the window does in each frame (rig_advance does,
 * too); when it is full, the newest are lost. */
void rig_hear(struct rig *rig);

/* --- the hand --- */

void rig_move(struct rig *rig, int x, int y, bool held);
void rig_press(struct rig *rig, int x, int y, enum button button);
void rig_release(struct rig *rig, int x, int y, enum button button);
void rig_click(struct rig *rig, int x, int y);
void rig_key(struct rig *rig, enum key key);
void rig_shift(struct rig *rig, enum key key); /* with Shift */
void rig_ctrl(struct rig *rig, char letter);
void rig_pad(struct rig *rig, enum pad button, bool down); /* of a game controller */
void rig_pad_move(struct rig *rig, int dx, int dy);
void rig_type(struct rig *rig, const char *text);
void rig_wheel(struct rig *rig, int thousandths);
void rig_resize(struct rig *rig, int width, int height);
void rig_paste(struct rig *rig, const char *text);       /* the clipboard holds this */
void rig_happens(struct rig *rig, enum input_kind kind); /* what has no more to say */

/* A drag from point to point with events between them, as a steady hand makes them; `points` holds
 * `count` pairs. */
void rig_drag(struct rig *rig, const int *points, int count);

/* The same over the middles of cells; by clicks on them, the last one twice. */
void rig_drag_cells(struct rig *rig, const int *cells, int count);
void rig_click_cells(struct rig *rig, const int *cells, int count);

/* Drags a row or column of the Scrambler by so many cells, to the right or down if above 0. */
void rig_slide(struct rig *rig, bool is_column, int line, int cells);

/* Clicks the arrow of a move by one cell; false when there is none. */
bool rig_push(struct rig *rig, struct scrambler_move move);

/* The first path of a word on the board of the round; its length, 0 if there is none. */
int rig_path_of(const struct rig *rig, const char *word, int cells[BOARD_CELLS_MAX]);

/* Clicks a die of the custom board's dialog; false when it has none of this number. */
bool rig_click_die(struct rig *rig, int die);

/* Traces a word by dragging; false when the board does not have it. */
bool rig_drag_word(struct rig *rig, const char *word);

#endif
