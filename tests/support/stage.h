/* SPDX-License-Identifier: MIT */
/*
 * A stage for tests: an app with a lexicon, dice, a ruler for texts and a hand that presses, drags
 * and types. Leaves what should come of it to the tests.
 */
#ifndef TESTS_STAGE_H
#define TESTS_STAGE_H

#include "app.h"
#include "board_view.h"
#include "past_rounds.h"
#include "scrambler_view.h"

#include "store.h"

#include "trounce/trie.h"

#include <stdbool.h>
#include <stddef.h>

#define STAGE_FRAME_MS  16
#define STAGE_HEARD_MAX 4096

/*
 * Filled by stage_init; what a test wants otherwise it changes in `config` before stage_open, which
 * sets the pointers in it. `list` is what the last stage_draw drew.
 */
struct stage {
    struct app_config config;
    struct trie *words;
    struct lexicon lexicon;
    struct lexicon other_lexicon; /* of stage_change_words */
    struct dice dice[APP_SIZE_COUNT];
    struct glosses glosses;
    void *gloss_image; /* NULL: none */
    struct board board;
    bool has_board;       /* a round on `board` starts at once */
    struct store *store;  /* NULL: nothing is kept */
    struct app_date date; /* what the app is told of the day */
    struct app *app;
    struct draw_list list;
    struct cue heard[STAGE_HEARD_MAX];
    int heard_count;
};

/* 1280 × 800, Four and up, a round of three minutes on the dice of assets/dice, no word at all. */
void stage_init(struct stage *stage);
void stage_deinit(struct stage *stage);

/* Adds a word, or every word of a file: a word a line, behind it its tier and a "!" if it is
 * offensive, both if wanted. False: there is no such file, or (`line`, from 1) a bad line. */
bool stage_add_word(struct stage *stage, const char *word, int tier, bool offensive);
bool stage_add_words(struct stage *stage, const char *path, int *line);

/* Lets words be explained by a text of the form that gloss_pack takes. False: there is no such
 * file, or (`line`, from 1) a bad line. */
bool stage_add_glosses(struct stage *stage, const char *path, int *line);

/* Lets the round be on this board; as board_parse. */
bool stage_set_board(struct stage *stage, const char *text, struct fault *fault);

/* Makes the app. STATUS_NO_MEMORY. */
enum status stage_open(struct stage *stage);

/* --- what is kept --- */

/* The noon on which every stage with a store plays: 20 November 2026. */
#define STAGE_NOON_UNIX_S 1795176000LL

/* Opens a store for the app, at `path` or in memory (NULL); or takes the one of the caller, who
 * closes it after the stage. */
enum status stage_open_store(struct stage *stage, const char *path);

/* Lets rounds have been played on square boards of `size`; what `past` says of the lexicon, the
 * dice and the day is filled in here. No word can be added after that. */
enum status stage_play_past(struct stage *stage, int size, struct past_rounds *past);

/* Ends the app, as a closed window does, and starts it anew on the same store. */
enum status stage_restart(struct stage *stage);

/* Lets the words of a text, set apart by blanks, count from now on, as if the file `path` held
 * them.
 */
enum status stage_change_words(struct stage *stage, const char *path, const char *words);

/* A file is dropped on the window. */
void stage_drop(struct stage *stage, const char *path);

/* Hides the tables of the store's file, so that whatever is asked of it fails. False: it is in
 * memory. */
bool stage_break_store(struct stage *stage);

/* Every text is as wide as its letters: 0.66 em a capital, 0.58 em any other character. */
int stage_text_width(void *context, enum font_weight weight, int size, const char *text);

/* --- time and looks --- */

/* Draws into stage->list. */
void stage_draw(struct stage *stage);

/* Lets time pass in frames, each of which is drawn. */
void stage_advance(struct stage *stage, long ms);

/* Lets frames pass until the app wants none for a while, `most_ms` at the most; tells whether it
 * came to rest. */
bool stage_settle(struct stage *stage, long most_ms);

/* Where a text or an icon stands that can be clicked there, the topmost if there are several. */
bool stage_find_text(struct stage *stage, const char *text, int *x, int *y);
bool stage_find_icon(struct stage *stage, enum icon icon, int *x, int *y);

/* The board as the screen on top shows it; the grid of the Scrambler as its screen does. */
struct board_view stage_view(const struct stage *stage);
struct scrambler_view stage_grid(const struct stage *stage);

/* Takes the cues that wait into `heard`, as the window does in each frame (stage_advance does,
 * too); when it is full, the newest are lost. */
void stage_hear(struct stage *stage);

/* --- the hand --- */

void stage_move(struct stage *stage, int x, int y, bool held);
void stage_press(struct stage *stage, int x, int y, enum button button);
void stage_release(struct stage *stage, int x, int y, enum button button);
void stage_click(struct stage *stage, int x, int y);
void stage_key(struct stage *stage, enum key key);
void stage_shift(struct stage *stage, enum key key); /* with Shift */
void stage_ctrl(struct stage *stage, char letter);
void stage_pad(struct stage *stage, enum pad button, bool down); /* of a game controller */
void stage_pad_move(struct stage *stage, int dx, int dy);
void stage_type(struct stage *stage, const char *text);
void stage_wheel(struct stage *stage, int thousandths);
void stage_resize(struct stage *stage, int width, int height);
void stage_paste(struct stage *stage, const char *text);       /* the clipboard holds this */
void stage_happens(struct stage *stage, enum input_kind kind); /* what has no more to say */

/* A drag from point to point with events between them, as a steady hand makes them; `points` holds
 * `count` pairs. */
void stage_drag(struct stage *stage, const int *points, int count);

/* The same over the middles of cells; by clicks on them, the last one twice. */
void stage_drag_cells(struct stage *stage, const int *cells, int count);
void stage_click_cells(struct stage *stage, const int *cells, int count);

/* Drags a row or column of the Scrambler by so many cells, to the right or down if above 0. */
void stage_slide(struct stage *stage, bool is_column, int line, int cells);

/* Clicks the arrow of a move by one cell; false when there is none. */
bool stage_push(struct stage *stage, struct scrambler_move move);

/* The first path of a word on the board of the round; its length, 0 if there is none. */
int stage_path_of(const struct stage *stage, const char *word, int cells[BOARD_CELLS_MAX]);

/* Clicks a die of the custom board's dialog; false when it has none of this number. */
bool stage_click_die(struct stage *stage, int die);

/* Traces a word by dragging; false when the board does not have it. */
bool stage_drag_word(struct stage *stage, const char *word);

#endif
