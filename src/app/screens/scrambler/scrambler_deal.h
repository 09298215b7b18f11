/* SPDX-License-Identifier: MIT */
/*
 * The state of the Scrambler's screen, its puzzles, and the best way home that is known.
 * Leaves the slides to screen_scrambler.c.
 */
#ifndef APP_SCRAMBLER_DEAL_H
#define APP_SCRAMBLER_DEAL_H

#include "anim.h"
#include "desk.h"
#include "scrambler_view.h"

#include "trounce/scrambler_solver.h"

#define SCRAMBLER_WAY_MAX 512

/* A hand that drags a line; undecided until it has gone far enough to tell a row from a column. */
struct scrambler_hand {
    bool down, decided;
    bool is_column;
    int row, column; /* where it was pressed */
    int from_x, from_y;
    int offset; /* px that the line is away from its place */
};

struct scrambler_screen {
    struct scrambler_source *source; /* NULL: not asked for yet */
    struct scrambler_solver *solver; /* NULL: not at work */
    long solver_left;                /* slides that it may still try */
    size_t way_count;                /* of `way` */
    size_t fewest;                   /* moves that solve the puzzle, proven; 0: not known */
    long elapsed_ms;
    long kept_ms; /* since it was kept as it is */

    struct anim slide;
    struct anim play_pause;
    struct anim party;
    struct anim glow; /* of words that have just come home */

    struct history_puzzles figures[SCRAMBLER_SIZE_MAX + 1]; /* of the past, by size */
    struct scrambler game;
    struct scrambler_view view;
    struct scrambler_hand hand;
    struct scrambler_move sliding; /* the line that comes to rest */
    struct scrambler_move way[SCRAMBLER_WAY_MAX];

    int wanted; /* moves that puzzles are scrambled in, SCRAMBLER_JUMBLE_MIN..MAX; 0: any */
    int size;
    int slide_from;            /* px that the sliding line was away */
    int mark_row, mark_column; /* where the keyboard is */
    int home_count;
    char code[SCRAMBLER_CODE_MAX];

    bool has_game;
    bool mark_shown;
    bool way_known, way_proven;
    bool playing;    /* the solution is being shown, a move at a time */
    bool was_shown;  /* it has been: the puzzle counts for nothing */
    bool was_helped; /* single moves were shown: no more does it */
    bool is_kept;    /* the history has it */
    bool won;
};

/* How many moves puzzles are to be scrambled in: as it was chosen last, and from now on. */
void scrambler_recall_wanted(struct scrambler_screen *scrambler, const struct desk *desk);
void scrambler_want(struct scrambler_screen *scrambler, struct desk *desk, int wanted);

/* Starts the search from the grid as it is; `made` (may be NULL) is the move that led there.
 * Without memory the game goes on without advice. */
void scrambler_way_start(struct scrambler_screen *scrambler, const struct scrambler_move *made);

/* Searches for as long as a frame allows, and stops when there is nothing more to gain. */
void scrambler_way_work(struct scrambler_screen *scrambler);

/* Ends the search; the way that it found stays. */
void scrambler_way_stop(struct scrambler_screen *scrambler);

/*
 * Puts a puzzle of `size`, SCRAMBLER_SIZE_MIN..SCRAMBLER_SIZE_MAX, in the place of the one that is
 * there, or that of `code` when it is not NULL. False, after a notice, when it cannot be
 * had; the one before stays.
 */
bool scrambler_deal(struct scrambler_screen *scrambler, struct desk *desk, int size,
                    const char *code);

/* Goes on with the puzzle that was left, of `size` if that is not 0. False: there is none, or it
 * cannot be had with the words of today; it waits for its own then. */
bool scrambler_go_on_with_left(struct scrambler_screen *scrambler, struct desk *desk, int size);

/* Is the puzzle under way, so that it is to be kept? One that nobody has touched is not. */
bool scrambler_is_under_way(const struct scrambler_screen *scrambler);

/* Keeps it as it is now. */
void scrambler_keep(struct scrambler_screen *scrambler, struct desk *desk);

#endif
