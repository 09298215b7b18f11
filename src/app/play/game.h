/* SPDX-License-Identifier: MIT */
/*
 * Beginning, continuing, leaving and ending rounds: the only part that uses both the session and
 * the saved games.
 */
#ifndef APP_GAME_H
#define APP_GAME_H

#include "game_state.h"

#include "trounce/coach.h"
#include "trounce/ladder.h"

/* Ways to lose a round: leaving for Home, or quitting, when nothing can be kept; giving up;
 * quitting while a finished round still waits to be kept; giving up the one that waits. And ending
 * a Hunt, which could be continued. */
enum leaving {
    LEAVING_ROUND,
    LEAVING_PROGRAM,
    LEAVING_FOR_GOOD,
    LEAVING_UNKEPT,
    LEAVING_WAITING,
    LEAVING_HUNT
};

/* Why a round is paused: the player has asked for it or looks elsewhere; the program was frozen. */
enum pause_why { PAUSE_ASKED, PAUSE_FROZEN };

/* What the computer's search shows: the computer's words, as its turn, or the words that nobody
 * found in a race. */
enum search_of { SEARCH_OF_COMPUTER, SEARCH_OF_NOBODYS };

/* What the climb out of a tier shows: the rung that was left, and the one that was reached. */
#define CLIMB_CALL(from, to) ((from) + 16 * (to))
#define CLIMB_FROM(what)     ((what) % 16)
#define CLIMB_TO(what)       ((what) / 16)

/* Where a text for Custom board comes from: a link or a challenge that was received, one that was
 * put off before, or anything that was pasted. */
enum custom_of { CUSTOM_OF_LINK, CUSTOM_OF_INVITATION, CUSTOM_OF_PASTE };

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

/* Shakes a board by the choices at Home, or by other terms, which Home does not take over, and
 * begins a round on it. Here and below, failures are shown at the top of the window. */
void game_deal(struct game *game);
void game_deal_by(struct game *game, const struct match *match);

/* Play again: deals by the terms of the current round (size, rules, mode, time, rival, names),
 * whatever Home offers; after the daily board, a challenge or a ghost, by those of Home.
 * After practice, shakes another board for the waiting words or the habit. */
void game_deal_again(struct game *game);

/* Returns whether it goes by the terms of the current round. */
bool game_again_is_rematch(const struct game *game);

/* Returns whether these are the terms that Home offers; not if they were changed while the round
 * waited. */
bool game_again_is_usual(const struct game *game);

/* Returns whether the player's strength is more than a guess. */
bool game_knows_strength(const struct game *game);

/* Returns where the player stands on the ladder: after the last round that moved there, else on the
 * rung of his strength. The rival of the next round is that of its rung. */
struct ladder game_ladder(const struct game *game);

/* Returns the rungs where the player has won a round, LADDER_BIT of each; none if the history
 * cannot be read. */
unsigned game_ladder_beaten(const struct game *game);

/* Begins another round on the same board and terms; it never counts as a best. */
void game_again(struct game *game);

/* Begins a practice round on a board made for it: alone, without a clock. `code` may be "". */
void game_practise(struct game *game, const struct board *board, const char *code);

/* The same on the richest of many boards in words with the trait of a habit, by the terms of Home.
 * Failures are shown. */
void game_practise_habit(struct game *game, const struct coach_habit *habit);

/*
 * Begins the round of a challenge, against its sender, on its `board`. STATUS_MISSING: the
 * challenge was made with another word list; `fault` (may be NULL) says so. Other failures are
 * shown at the top of the window.
 */
enum status game_take_challenge(struct game *game, const struct challenge *challenge,
                                const struct board *board, struct fault *fault);

/* Returns whether the current, finished round can be raced again: one player's, with a replay. */
bool game_has_ghost(const struct game *game);

/* Begins a round against the ghost of a past round, 0: of the current one. It has the board, the
 * rules and the clock of that round, or a clock as long as that round was; it never counts. Its
 * dice lie as they did at the end of that round. On failure, which is shown, nothing changes. */
bool game_race_ghost(struct game *game, long long id);

/* Writes a round on the board of a code ("": its letters) as a challenge, with the times of the
 * words if they are known and there is room, but not of a duel with a friend: nobody raced there.
 * `solution` has all words of the board. Fails like challenge_set_words and challenge_write. */
enum status game_write_challenge(const struct game *game, const struct round *round,
                                 const char *code, const struct solution *solution,
                                 char line[CHALLENGE_LINE_MAX], struct fault *fault);

/* Begins a round. One that waits goes on waiting, unless it has no words and the new one is like
 * it. False if out of memory: the session is as before. */
bool game_begin(struct game *game, const struct session_plan *plan, bool with_shake);

/* Begins a round on a given board under the terms of the next one: letters never count, those of a
 * code (else "") the first time; a notice says so of a board that was played. False if out of
 * memory. */
bool game_begin_given(struct game *game, const struct board *board, const char *code,
                      bool with_shake);

/* Shows all words of such a board as the results of a round that nobody played. */
void game_solve_only(struct game *game, const struct board *board, const char *code);

/* Lists the rounds that wait like saves_list_waiting, and works out what is to beat in those of the
 * language of play. */
size_t game_list_waiting(struct game *game, struct saves_slot *left, size_t limit);

/* Continue the waiting round; or one of those that wait, by its id in saves_list_waiting. For one
 * of another language, the window is asked to play in that. */
void game_continue(struct game *game);
void game_continue_chosen(struct game *game, long long id);

/* Asks whether to give up one of those that wait. */
void game_drop_chosen(struct game *game, long long id);

/* Continues the interrupted round of a daily puzzle of a date. False if there is none that this
 * window can take. */
bool game_continue_daily(struct game *game, enum round_kind kind, const struct daily_date *date);

/* Ends a DONE round: keeps it, fills session.honours and shows the results. That of How to play
 * goes back to its lesson. */
void game_end(struct game *game);

/* Shows the search for the words that nobody found in a race, over its results. When it ends, or is
 * skipped, the results are on top again. The round does not change, so that it can be shown any
 * number of times, for a past race too. */
void game_show_search(struct game *game);

/* Notes that an earlier finished round has now been kept: if the results still show it, they add
 * what only the store knows. */
void game_note_kept(struct game *game, const struct stored_round *kept);

/* Leaves the current round for Home, where it waits for any window; that of How to play for its
 * lesson. False if it cannot be kept. */
bool game_leave(struct game *game);

/* Gives up the current round; nothing of it is kept. */
void game_give_up(struct game *game);

/* Handles closing the window: at once if the round can wait and all else is kept, else after a
 * question. */
void game_close(struct game *game);

/* Shows a past round in the results, over the list it was chosen from. */
void game_open_past(struct game *game, long long id);

/* Shows the past round `id` on the board of a challenge in the results, compared with what the
 * challenge's sender found there. On failure nothing changes, and a notice says why. */
void game_compare(struct game *game, const struct challenge *challenge, const struct board *board,
                  long long id);

/* Returns whether the current round can be replayed: it has words of the players, and it is known
 * when each was found. */
bool game_has_replay(const struct game *game);

/* Shows the current round, or a past one, as it was played. The second is over the list it was
 * chosen from, and is closed like its results. */
void game_replay(struct game *game);
void game_replay_past(struct game *game, long long id);

/* Returns the notes that the current round would be kept with now. */
struct round_notes game_notes(const struct game *game);

/* Keep the current round when due. */
void game_advance(struct game *game, long elapsed_ms);
void game_autosave(struct game *game);

/* Keeps it now, when the program ends. */
void game_keep(struct game *game);

/* Returns how long the window may sleep before something must be kept; -1: forever. */
long game_wait_ms(const struct game *game);

/* Switches to another language or lexicon, from the file `path` ("": the game's own), and drops
 * what was made from the old words. STATUS_NO_MEMORY: nothing changes. */
enum status game_set_language(struct game *game, const struct language *language,
                              const struct lexicon *lexicon, const char *path);
enum status game_set_lexicon(struct game *game, const struct lexicon *lexicon, const char *path);

/*
 * Reads today's portion, which is chosen at the first call of a day that finds a word for it.
 * Useful are first words that a player of this strength finds every other time, then those missed
 * twice or more, then long ones; words of the commonest tier, and those that the current list
 * lacks, are not chosen. On failure the portion is empty.
 */
enum status game_portion(const struct game *game, struct practice_portion *portion);

/* Returns whether a word may be chosen for a portion. */
bool game_is_practised(const struct game *game, const struct practice_word *word);

/* Lists the words of the board that practice looks for: those of today's portion, or any that wait
 * once these are found. Returns how many. */
int game_sought(struct game *game, char sought[HONOURS_PRACTISED_MAX][STORE_WORD_MAX]);

#endif
