/* SPDX-License-Identifier: MIT */
/*
 * Beginning, continuing, leaving and ending rounds: the only part that uses both the table and the
 * keeper.
 */
#ifndef APP_GAME_H
#define APP_GAME_H

#include "desk.h"

#include "trounce/coach.h"

/* Ways to lose a round: leaving for Home, or quitting, when nothing can be kept; giving up;
 * quitting while a finished round still waits to be kept; giving up the one that waits. */
enum leaving { LEAVING_ROUND, LEAVING_PROGRAM, LEAVING_FOR_GOOD, LEAVING_UNKEPT, LEAVING_WAITING };

/* What the computer's search shows: the computer's words, as its turn, or the words that nobody
 * found in a race. */
enum search_of { SEARCH_OF_COMPUTER, SEARCH_OF_NOBODYS };

/* What is replayed. */
enum replay_of { REPLAY_OF_ROUND, REPLAY_OF_PAST };

/* What the results show. */
enum results_of { RESULTS_OF_ROUND, RESULTS_OF_BOARD, RESULTS_OF_PAST, RESULTS_OF_ANSWER };

/* What the statistics open with. */
enum statistics_of {
    STATISTICS_AS_THEY_WERE, /* with the filter that is set */
    STATISTICS_OF_ALL,       /* unfiltered */
    STATISTICS_OF_GOALS      /* the same, with all goals */
};

/* Shakes a board by the choices at Home and begins a round on it. Here and below, failures are
 * shown at the top of the window. */
void game_deal(struct desk *desk);

/* Play again: deals by the terms of the round on the table (size, rules, mode, time, rival, names),
 * whatever Home offers; after the daily board, a challenge or a ghost, by those of Home.
 * After practice, shakes another board for the waiting words or the habit. */
void game_deal_again(struct desk *desk);

/* Returns whether it goes by the terms of the round on the table. */
bool game_again_is_rematch(const struct desk *desk);

/* Returns whether these are the terms that Home offers; not if they were changed while the round
 * waited. */
bool game_again_is_usual(const struct desk *desk);

/* Begins another round on the same board and terms; it never counts as a best. */
void game_again(struct desk *desk);

/* Begins a practice round on a board made for it: alone, without a clock. `code` may be "". */
void game_practise(struct desk *desk, const struct board *board, const char *code);

/* The same on the richest of many boards in words with the trait of a habit, by the terms of Home.
 * Failures are shown. */
void game_practise_habit(struct desk *desk, const struct coach_habit *habit);

/*
 * Begins the round of a challenge, against its sender, on its `board`. STATUS_MISSING: the
 * challenge was made with another word list; `fault` (may be NULL) says so. Other failures are
 * shown at the top of the window.
 */
enum status game_take_challenge(struct desk *desk, const struct challenge *challenge,
                                const struct board *board, struct fault *fault);

/* Returns whether the finished round on the table can be raced again: one player's, with a replay.
 */
bool game_has_ghost(const struct desk *desk);

/* Begins a round against the ghost of a past round, 0: of that on the table. It has the board, the
 * rules and the clock of that round, or a clock as long as that round was; it never counts. On
 * failure, which is shown, nothing changes. */
bool game_race_ghost(struct desk *desk, long long id);

/* Writes a round on the board of a code ("": its letters) as a challenge, with the times of the
 * words if they are known and there is room. `solution` has all words of the board. Fails like
 * challenge_set_words and challenge_write. */
enum status game_write_challenge(const struct desk *desk, const struct round *round,
                                 const char *code, const struct solution *solution,
                                 char line[CHALLENGE_LINE_MAX], struct fault *fault);

#define GAME_MESSAGE_MAX (CHALLENGE_LINE_MAX + 200)

/* Writes the round on the table as a message to a friend, which ends with the line of a challenge.
 * Notifies the player of STATUS_NO_MEMORY; otherwise fails like game_write_challenge. */
enum status game_write_message(struct desk *desk, char text[GAME_MESSAGE_MAX], struct fault *fault);

/* Begins a round on the board on the table, after asking if another round waits. False if out of
 * memory. */
bool game_begin(struct desk *desk, bool with_shake);

/* The same without asking: replaces the waiting round. */
void game_begin_anyway(struct desk *desk, bool with_shake);

/* Shows all words of the board on the table as the results of a round that nobody played. */
void game_solve_only(struct desk *desk);

/* Continue the waiting round; or one of those that wait, by its id in keeper_list_waiting. */
void game_continue(struct desk *desk);
void game_continue_chosen(struct desk *desk, long long id);

/* Asks whether to give up one of those that wait. */
void game_drop_chosen(struct desk *desk, long long id);

/* Continues the interrupted round on the daily board of a date. False if there is none. */
bool game_continue_daily(struct desk *desk, const struct daily_date *date);

/* Ends a DONE round: keeps it, fills table.honours and shows the results. */
void game_end(struct desk *desk);

/* Shows the search for the words that nobody found in the race on the table, over the results of
 * that race. When it ends, or is skipped, the results are on top again. The round does not change,
 * so that it can be shown any number of times, for a past race too. */
void game_show_search(struct desk *desk);

/* Notes that an earlier finished round has now been kept as `id`: if the results still show it,
 * they add what only the store knows. */
void game_note_kept(struct desk *desk, long long id);

/* Leaves the current round for Home, where it waits. False if it cannot be kept. */
bool game_leave(struct desk *desk);

/* Gives up the current round; nothing of it is kept. */
void game_give_up(struct desk *desk);

/* Handles closing the window: at once if the round can wait and all else is kept, else after a
 * question. */
void game_close(struct desk *desk);

/* Shows a past round in the results, over the list it was chosen from. */
void game_open_past(struct desk *desk, long long id);

/* Shows the past round `id` on the board of a challenge in the results, compared with what the
 * challenge's sender found there. On failure nothing changes, and a notice says why. */
void game_compare(struct desk *desk, const struct challenge *challenge, const struct board *board,
                  long long id);

/* Returns whether the round on the table can be replayed: it has words of the players, and it is
 * known when each was found. */
bool game_has_replay(const struct desk *desk);

/* Shows the round on the table, or a past one, as it was played. The second is over the list it was
 * chosen from, and is closed like its results. */
void game_replay(struct desk *desk);
void game_replay_past(struct desk *desk, long long id);

/* Closes it and restores the choices made at Home. */
void game_close_past(struct desk *desk);

/* Returns the notes that the current round would be kept with now. */
struct round_notes game_notes(const struct desk *desk);

/* Keep the current round when due. */
void game_advance(struct desk *desk, long elapsed_ms);
void game_autosave(struct desk *desk);

/* Keeps it now, when the program ends. */
void game_keep(struct desk *desk);

/* Returns how long the window may sleep before something must be kept; -1: forever. */
long game_wait_ms(const struct desk *desk);

/* Switches to another language or lexicon, from the file `path` ("": the game's own), and drops
 * what was made from the old words. STATUS_NO_MEMORY: nothing changes. */
enum status game_set_language(struct desk *desk, const struct language *language,
                              const struct lexicon *lexicon, const char *path);
enum status game_set_lexicon(struct desk *desk, const struct lexicon *lexicon, const char *path);

/*
 * Reads today's portion, which is chosen at the first call of a day that finds a word for it.
 * Useful are common words before rarer ones, then those missed twice or more, then long ones; words
 * that the current list lacks are not chosen. On failure the portion is empty.
 */
enum status game_portion(const struct desk *desk, struct practice_portion *portion);

/* Lists the words of the board that practice looks for: those of today's portion, or any that wait
 * once these are found. Returns how many. */
int game_sought(struct desk *desk, char sought[HONOURS_MET_MAX][STORE_WORD_MAX]);

#endif
