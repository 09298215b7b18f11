/* SPDX-License-Identifier: MIT */
/*
 * The state of the Scrambler screen, its puzzles, and the best known solution. Leaves slides to
 * screen_scrambler.c.
 */
#ifndef APP_SCRAMBLER_DEAL_H
#define APP_SCRAMBLER_DEAL_H

#include "anim.h"
#include "desk.h"
#include "scrambler_view.h"

#include "trounce/scrambler_solver.h"

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
    struct scrambler game;
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
void scrambler_want(struct scrambler_screen *scrambler, struct desk *desk, int wanted);

/* Starts a search for a solution of the current grid; `made` (may be NULL) is the move that led
 * there. If memory runs out, the game continues without advice. */
void scrambler_path_start(struct scrambler_screen *scrambler, const struct scrambler_move *made);

/* Searches for one frame's share, and stops when there is nothing more to gain. */
void scrambler_path_work(struct scrambler_screen *scrambler);

/* Stops the search; the solution found so far stays. */
void scrambler_path_stop(struct scrambler_screen *scrambler);

/*
 * Replaces the puzzle by one of `size`, SCRAMBLER_SIZE_MIN..SCRAMBLER_SIZE_MAX, or by that of
 * `code` if it is not NULL. On failure, posts a notice, keeps the previous puzzle and returns
 * false.
 */
bool scrambler_deal(struct scrambler_screen *scrambler, struct desk *desk, int size,
                    const char *code);

/* Resumes the unfinished puzzle if it is of `size` (0: any). Otherwise, or if the current words
 * cannot restore it, sets it aside. Returns false if there is none or it was set aside. */
bool scrambler_go_on_with_left(struct scrambler_screen *scrambler, struct desk *desk, int size);

/* Returns whether the puzzle is under way and must be kept; an untouched one is not. */
bool scrambler_is_under_way(const struct scrambler_screen *scrambler);

/* Keeps the puzzle in its current state. */
void scrambler_keep(struct scrambler_screen *scrambler, struct desk *desk);

#endif
