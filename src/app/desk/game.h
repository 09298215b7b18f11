/* SPDX-License-Identifier: MIT */
/*
 * How rounds begin, go on, are left and end: the only part that uses the table and the keeper
 * together. Leaves playing them to the screens.
 */
#ifndef APP_GAME_H
#define APP_GAME_H

#include "desk.h"

/* How a round may be lost: left for Home or with the program where nothing can be kept, given up,
 * or left with the program when it is over and still waits to be kept. */
enum leaving { LEAVING_ROUND, LEAVING_PROGRAM, LEAVING_FOR_GOOD, LEAVING_UNKEPT };

/* What the results are of. */
enum results_of { RESULTS_OF_ROUND, RESULTS_OF_BOARD, RESULTS_OF_PAST };

/* Shakes a board by what Home offers and begins a round on it. What fails is said at the foot of
 * the window, here and below. */
void game_deal(struct desk *desk);

/* Play again: the same on the terms of the round that is on the table (size, rules, way, time,
 * rival, names), whatever Home offers. In the place of a friend, who has played just that board,
 * the rival of Home plays. After practice another board is shaken for the words that wait. */
void game_deal_again(struct desk *desk);

/* Begins another round on the board that is on the table, by the same terms; it counts for no best.
 */
void game_again(struct desk *desk);

/* Begins a round of practice on a board that was made for it: alone, without a clock. `code` may be
 * "". */
void game_practise(struct desk *desk, const struct board *board, const char *code);

/*
 * Begins the round that a challenge invites to, against its sender. `board` is the one that it
 * names. STATUS_MISSING: it was made with other words, as `fault` (may be NULL) says; what else
 * fails is said at the foot of the window.
 */
enum status game_take_challenge(struct desk *desk, const struct challenge *challenge,
                                const struct board *board, struct fault *fault);

/* Writes the challenge that the round on the table is to others, in the player's name. STATUS_RANGE
 * with the reason in `fault`: the board is none for a challenge; STATUS_NO_MEMORY. */
enum status game_write_challenge(struct desk *desk, char line[CHALLENGE_LINE_MAX],
                                 struct fault *fault);

/* Begins a round on the board that is on the table, or asks before that when another one waits.
 * False when memory gave out. */
bool game_begin(struct desk *desk, bool with_shake);

/* Begins it in the place of the one that waits. */
void game_begin_anyway(struct desk *desk, bool with_shake);

/* Shows all words of the board that is on the table, as results of a round that nobody played. */
void game_solve_only(struct desk *desk);

/* Goes on with the round that waits. */
void game_continue(struct desk *desk);

/* Goes on with the round on the daily board of a date that was left. False: there is none. */
bool game_continue_daily(struct desk *desk, const struct daily_date *date);

/* The round is DONE: it is kept, table.honours are made, and the results come. */
void game_end(struct desk *desk);

/* A round that was over before was kept only now, as `id`: the results say what only the store
 * knows of it, if they still show it. */
void game_note_kept(struct desk *desk, long long id);

/* Leaves the round that is played for Home: it waits there. False when it cannot be kept. */
bool game_leave(struct desk *desk);

/* The round that is played is given up: nothing of it is kept. */
void game_give_up(struct desk *desk);

/* The window is to be closed: at once when the round will wait and all else is kept, else after a
 * question. */
void game_close(struct desk *desk);

/* Shows a round of the past in the results, over the list that it comes from. */
void game_open_past(struct desk *desk, long long id);

/* It is closed: the choices made at Home are back. */
void game_close_past(struct desk *desk);

/* How the round that is played would be kept now. */
struct round_notes game_notes(const struct desk *desk);

/* Keeps the round that is played where that is due. */
void game_advance(struct desk *desk, long elapsed_ms);
void game_look(struct desk *desk);

/* Keeps it now, at the end of the program. */
void game_keep(struct desk *desk);

/* How long the window may sleep before the running clock must be kept; -1: for ever. */
long game_wait_ms(const struct desk *desk);

/* Other words count from now on, those of the file `path` ("": the game's own). What was made from
 * the old ones goes. STATUS_NO_MEMORY: all stays as it is. */
enum status game_set_language(struct desk *desk, const struct language *language,
                              const struct lexicon *lexicon, const char *path);
enum status game_set_lexicon(struct desk *desk, const struct lexicon *lexicon, const char *path);

#endif
