/* SPDX-License-Identifier: MIT */
/*
 * The Scrambler screen: its state, its grid on the screen (scrambler_view.c), its puzzles and the
 * best known solution (scrambler_deal.c), what is drawn around the grid (scrambler_draw.c), and
 * what is said of it (scrambler_aloud.c). Leaves slides to screen_scrambler.c.
 */
#ifndef APP_SCRAMBLER_SCREEN_H
#define APP_SCRAMBLER_SCREEN_H

#include "anim.h"
#include "game_state.h"
#include "widgets.h"

#include "trounce/scrambler.h"

/* --- the grid: scrambler_view.c --- */

/* Geometry in device pixels. */
struct scrambler_view {
    int size;
    struct rect tray;
    int left, top; /* of the first tile */
    int tile, gap; /* pitch = tile + gap */
};

/* A line off its place: `offset` px to the right or down, less than the whole line either way. */
struct scrambler_slide {
    bool on;
    bool is_column;
    int line;
    int offset;
};

/* How the grid is drawn. Lit cells belong to words at home. */
struct scrambler_look {
    const struct alphabet *alphabet;
    const struct scrambler_grid *grid;
    struct scrambler_slide slide;
    bool lit[SCRAMBLER_CELLS_MAX];
    int mark; /* cell of the keyboard cursor; -1: none */
    int grow; /* px added on each side of a lit tile */
};

/* Fits a grid of `size` with its arrows into `area`, centred. */
void scrambler_view_layout(struct scrambler_view *view, const struct layout *layout, int size,
                           struct rect area);

int scrambler_view_pitch(const struct scrambler_view *view);

/* Returns by how many cells a line moves if released `offset` px from its place: to the nearest,
 * less than the whole line either way. `*rest` is how far it then is from there, in px. */
int scrambler_view_shift(const struct scrambler_view *view, int offset, int *rest);

/* Finds the row and column at a point; returns false outside the tray. */
bool scrambler_view_cell_at(const struct scrambler_view *view, int x, int y, int *row, int *column);

void scrambler_view_draw(struct ui *ui, const struct scrambler_view *view,
                         const struct scrambler_look *look);

/* Returns whether there are arrows around the grid; in a column, fingers draw the lines. */
bool scrambler_view_has_arrows(const struct layout *layout);

/* Draws the arrows on all sides; the id of one is first_id + 4 * line + side, with sides left,
 * right, up, down. The arrow in the direction of `slide` is lit. */
void scrambler_view_draw_arrows(struct ui *ui, const struct scrambler_view *view, int first_id,
                                const struct scrambler_slide *slide);

/* Returns the move of an arrow; `arrow` = id - first_id. */
struct scrambler_move scrambler_view_arrow_move(int arrow);

/* --- state and puzzles: scrambler_deal.c --- */

#define SCRAMBLER_PATH_MAX 512

/* A drag of a line; undecided until it has gone far enough to tell a row from a column. */
struct scrambler_hand {
    bool down, decided;
    bool is_column;
    int row, column; /* where it was pressed */
    int from_x, from_y;
    int offset; /* px that the line is off its place */
};

struct scrambler_screen {
    struct scrambler_source *source; /* NULL: not created yet */
    struct scrambler_solver *solver; /* NULL: not running */
    long solver_left;                /* slides it may still try */
    size_t path_count;               /* of `path`; may exceed SCRAMBLER_PATH_MAX */
    size_t fewest;                   /* minimum number of moves, if proven; 0: unknown */
    long elapsed_ms;
    long kept_ms; /* since the puzzle was last kept */

    struct anim slide;
    struct anim play_pause;
    struct anim party;
    struct anim glow; /* for words just brought home */

    struct history_puzzles figures[SCRAMBLER_SIZE_MAX + 1]; /* past results by size */
    struct scrambler attempt;
    struct scrambler_view view;
    struct scrambler_hand hand;
    struct scrambler_move sliding; /* the line coming to rest */
    struct scrambler_move path[SCRAMBLER_PATH_MAX];

    int wanted; /* moves that puzzles are scrambled in, SCRAMBLER_JUMBLE_SHORT..MAX; 0: any */
    int size;
    int slide_from;            /* px that the sliding line was off its place */
    int mark_row, mark_column; /* keyboard cursor */
    int home_count;
    char code[SCRAMBLER_CODE_MAX];

    bool has_game;
    bool mark_shown;
    bool path_known, path_proven;
    bool playing;    /* the solution is being shown, move by move */
    bool was_shown;  /* the solution was shown: the puzzle does not count */
    bool was_helped; /* single moves were shown: it does not count either */
    bool is_kept;    /* saved in the history */
    bool is_passed;  /* solved without help on the chosen level: the next one is chosen */
    bool won;
};

/* Chooses the level of later puzzles, by their number of scrambling moves. */
void scrambler_want(struct scrambler_screen *scrambler, struct game *game, int wanted);

/* Starts a search for a solution of the current grid; `made` (may be NULL) is the move that led
 * there. If memory runs out, the game continues without advice. */
void scrambler_path_start(struct scrambler_screen *scrambler, const struct scrambler_move *made);

/* Searches for one frame's share, and stops when there is nothing more to gain. */
void scrambler_path_work(struct scrambler_screen *scrambler);

/* Stops the search; the solution found so far stays. */
void scrambler_path_stop(struct scrambler_screen *scrambler);

/*
 * Replaces the puzzle by one of `size`, SCRAMBLER_SIZE_MIN..SCRAMBLER_SIZE_MAX, or by that of
 * `code` if it is not NULL. On failure, shows a notice, keeps the previous puzzle and returns
 * false.
 */
bool scrambler_deal(struct scrambler_screen *scrambler, struct game *game, int size,
                    const char *code);

/* Resumes the unfinished puzzle if it is of `size` (0: any). Otherwise, or if the current words
 * cannot restore it, sets it aside. Returns false if there is none or it was set aside. */
bool scrambler_go_on_with_left(struct scrambler_screen *scrambler, struct game *game, int size);

/* Returns whether the puzzle is under way and must be kept; an untouched one is not. */
bool scrambler_is_under_way(const struct scrambler_screen *scrambler);

/* Keeps the puzzle in its current state, if it must be kept; returns whether it was. */
bool scrambler_keep(struct scrambler_screen *scrambler, struct game *game);

/* --- layout and drawing: scrambler_draw.c --- */

struct scrambler_layout {
    struct rect menu, name, sound; /* at the top */
    struct rect hint;              /* the line between them */
    struct rect board;             /* the tray and its arrows */
    struct rect words, moves;      /* the panels */
    struct rect left_buttons;      /* undo, restart */
    struct rect middle_buttons;    /* a move, the solution */
    struct rect right_buttons;     /* a new puzzle */
};

struct scrambler_layout scrambler_layout(const struct layout *layout);

/* Returns how high its page is in a column: see screen_class. */
int scrambler_page_units(const void *self, const struct game *game);

enum {
    SCRAMBLER_ID_HOME = 1,
    SCRAMBLER_ID_SOUND,
    SCRAMBLER_ID_UNDO,
    SCRAMBLER_ID_RESTART,
    SCRAMBLER_ID_MOVE,
    SCRAMBLER_ID_SOLUTION,
    SCRAMBLER_ID_NEW,
    SCRAMBLER_ID_FEWER, /* moves the next puzzle is scrambled in: the level below */
    SCRAMBLER_ID_MORE,
    SCRAMBLER_ID_LEVEL, /* a stop for its tip; pressing it does nothing */
    SCRAMBLER_ID_SIZE,  /* one id per size */
    SCRAMBLER_ID_GRID = SCRAMBLER_ID_SIZE + SCRAMBLER_SIZE_MAX, /* keyboard cursor */
    SCRAMBLER_ID_ARROW,                                         /* 4 ids per line */
};

void scrambler_draw(void *self, const struct game *game, struct ui *ui);

/* Returns a move such as "Row 2 left"; and in how many moves the puzzle was scrambled and, as far
 * as is known, can be solved. */
const char *scrambler_move_name(struct arena *arena, struct scrambler_move move);
const char *scrambler_path_text(const struct scrambler_screen *scrambler, struct arena *arena);

/* --- by ear: scrambler_aloud.c --- */

/* Returns the letter of a tile, a capital, or what a hole is called. */
const char *scrambler_die(const struct scrambler_screen *scrambler, struct arena *arena, int row,
                          int column);

/* Says the words to find and the grid, and how to play a puzzle that nothing was done to. */
void scrambler_say(const void *self, const struct game *game, struct output *output,
                   struct arena *arena);

/* Says all rows of the grid; and the line that a move has changed, with the words that read across
 * there now. */
void scrambler_say_grid(const struct scrambler_screen *scrambler, struct game *game);
void scrambler_say_move(const struct scrambler_screen *scrambler, struct game *game,
                        struct scrambler_move move);

/* Answers a key that only speaks; returns whether it is one. */
bool scrambler_say_asked(const struct scrambler_screen *scrambler, struct game *game, enum key key);

/* Returns the move that releasing the drag now would make; its shift is 0 if nothing is dragged or
 * the line is near its place. `*rest` (may be NULL) is how far the line then is from its new place,
 * in px. */
struct scrambler_move scrambler_hand_move(const struct scrambler_screen *scrambler, int *rest);

#endif
