/* SPDX-License-Identifier: MIT */
/*
 * A rig for tests: an app with a lexicon, dice, a text ruler, and a hand that presses, drags and
 * types.
 */
#ifndef TESTS_RIG_H
#define TESTS_RIG_H

#include "app_game.h"
#include "board_view.h"
#include "computer.h"
#include "custom.h"
#include "daily.h"
#include "drawn.h"
#include "game.h"
#include "home.h"
#include "learn.h"
#include "past_rounds.h"
#include "preferences.h"
#include "replay.h"
#include "results.h"
#include "scrambler_screen.h"
#include "settings_screen.h"
#include "statistics.h"
#include "turn.h"

#include "store.h"

#include "trounce/language.h"
#include "trounce/trie.h"

#include <stdbool.h>

#define RIG_FRAME_MS  16
#define RIG_HEARD_MAX 4096

/*
 * Filled by rig_init; a test may change `config` before rig_open, which sets the pointers in it.
 * `list` is what the last rig_draw drew.
 */
struct rig {
    struct app_config config;
    struct records records;   /* of English */
    struct language language; /* to play in; English, without its own words and dice */
    struct alphabet alphabet; /* of the language, unless it is English */
    struct trie *words;
    struct lexicon lexicon;
    struct lexicon other_lexicon; /* from rig_change_words */
    struct dice dice[APP_SIZE_COUNT];
    struct glosses glosses;
    void *gloss_image; /* NULL: none */
    struct board board;
    bool is_finger;       /* the hand is a finger on the screen */
    bool is_quick;        /* the hand does not wait until a new screen accepts presses */
    bool has_board;       /* a round on `board` starts at once */
    struct store *store;  /* NULL: nothing is kept */
    struct app_date date; /* the date that the app is told */
    struct app *app;
    struct game *game; /* the app's */
    struct draw_list list;
    struct cue heard[RIG_HEARD_MAX];
    int heard_count;
};

/* 1280 × 800, Four and up, a round of three minutes on the dice of assets/dice, no words. */
void rig_init(struct rig *rig);
void rig_deinit(struct rig *rig);

/* Selects a language of assets/languages, with its dice but without words. */
bool rig_set_language(struct rig *rig, const char *code);

/* Adds a word (UTF-8), or every word of a file: one word per line, optionally followed by its tier
 * and by "!" if it is offensive. False: no such file, or a bad line (`line`, from 1). */
bool rig_add_word(struct rig *rig, const char *word, int tier, bool offensive);
bool rig_add_words(struct rig *rig, const char *path, int *line);

/* Reads glosses from a text file in the format of gloss_pack. False: no such file, or a bad line
 * (`line`, from 1). */
bool rig_add_glosses(struct rig *rig, const char *path, int *line);

/* Sets the board of the round; errors like board_parse_in. */
bool rig_set_board(struct rig *rig, const char *text, struct fault *fault);

/* Makes the app, on a store in memory if none was opened before. STATUS_NO_MEMORY. */
enum status rig_open(struct rig *rig);

/* The state of the screens. */
struct results *rig_results(const struct rig *rig);
struct scrambler_screen *rig_scrambler(const struct rig *rig);
struct custom_screen *rig_custom(const struct rig *rig);
struct settings_screen *rig_settings(const struct rig *rig);
struct statistics *rig_statistics(const struct rig *rig);
struct replay *rig_replay(const struct rig *rig);
struct turn *rig_turn(const struct rig *rig);
struct computer *rig_computer(const struct rig *rig);
struct learn *rig_learn(const struct rig *rig);

/* --- the store --- */

/* The time at which every rig with a store plays: noon of 20 November 2026. */
#define RIG_NOON_UNIX_S 1795176000LL

/* Opens a store for the app, at `path` or in memory (NULL); rig_deinit closes it. A test can set
 * config.store to its own instead, and closes that after the rig. */
enum status rig_open_store(struct rig *rig, const char *path);

/* Adds past rounds on square boards of `size`; fills in the lexicon, the dice and the day of
 * `past`. No words can be added after that. */
enum status rig_play_past(struct rig *rig, int size, struct past_rounds *past);

/* Ends the app, as a closed window does, and restarts it on the same store. */
enum status rig_restart(struct rig *rig);

/* Switches to the words of a text, separated by spaces, as if the file `path` held them. */
enum status rig_change_words(struct rig *rig, const char *path, const char *words);

/* Drops a file on the window. */
void rig_drop(struct rig *rig, const char *path);

/* Hides the tables of the store's file, so that every query fails. False: it is in memory. */
bool rig_break_store(struct rig *rig);

/* The text ruler: 0.66 em for a capital, 0.58 em for any other character. */
int rig_text_width(void *context, enum font_weight weight, int size, const char *text);

/* --- time and drawing --- */

/* Draws into rig->list. */
void rig_draw(struct rig *rig);

/* Advances time in frames, and draws each. */
void rig_advance(struct rig *rig, long ms);

/* Advances frames until the app requests none for a while, for at most `most_ms`; returns whether
 * it came to rest. */
bool rig_settle(struct rig *rig, long most_ms);

/* Finds a clickable text or icon, the topmost if there are several. */
bool rig_find_text(struct rig *rig, const char *text, int *x, int *y);
bool rig_find_icon(struct rig *rig, enum icon icon, int *x, int *y);

/* The board as the screen on top shows it; the grid of the Scrambler as its screen does. */
struct board_view rig_view(const struct rig *rig);
struct scrambler_view rig_grid(const struct rig *rig);

/* Moves pending cues to `heard`, as the window does in each frame (and rig_advance, too); if it is
 * full, the newest are lost. */
void rig_hear(struct rig *rig);

/* --- the hand --- */

void rig_move(struct rig *rig, int x, int y, bool held);
void rig_press(struct rig *rig, int x, int y, enum button button);
void rig_release(struct rig *rig, int x, int y, enum button button);
void rig_click(struct rig *rig, int x, int y);
void rig_key(struct rig *rig, enum key key);
void rig_shift(struct rig *rig, enum key key); /* with Shift */
void rig_ctrl(struct rig *rig, char letter);
void rig_ctrl_alt(struct rig *rig, char letter);
void rig_ctrl_key(struct rig *rig, enum key key);
void rig_pad(struct rig *rig, enum pad button, bool down); /* of a game controller */
void rig_pad_move(struct rig *rig, int dx, int dy);
void rig_type(struct rig *rig, const char *text);
void rig_wheel(struct rig *rig, int thousandths);
void rig_resize(struct rig *rig, int width, int height);
void rig_paste(struct rig *rig, const char *text);       /* the clipboard holds this */
void rig_happens(struct rig *rig, enum input_kind kind); /* an event without data */

/* Drags from point to point like a steady hand, with events between them; `points` holds `count`
 * pairs. */
void rig_drag(struct rig *rig, const int *points, int count);

/* Drags over the centres of cells; clicks on them, on the last one twice. */
void rig_drag_cells(struct rig *rig, const int *cells, int count);
void rig_click_cells(struct rig *rig, const int *cells, int count);

/* Drags a row or column of the Scrambler by this many cells; positive is right or down. */
void rig_slide(struct rig *rig, bool is_column, int line, int cells);

/* Clicks the arrow of a move by one cell; false if there is none. */
bool rig_push(struct rig *rig, struct scrambler_move move);

/* Finds the first path of a word on the round's board; returns its length, or 0. */
int rig_path_of(const struct rig *rig, const char *word, int cells[BOARD_CELLS_MAX]);

/* Clicks a die of the custom-board dialog; false if there is no such die. */
bool rig_click_die(struct rig *rig, int die);

/* Traces a word by dragging; false if it is not on the board. */
bool rig_drag_word(struct rig *rig, const char *word);

#endif
