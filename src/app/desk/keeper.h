/* SPDX-License-Identifier: MIT */
/*
 * What the game keeps and remembers: the only part below the screens that queries the store. Keeps
 * the current round at least once a second, and finished rounds and solved puzzles once. Leaves the
 * file to the store, and what is on the table to game.h.
 *
 * Without a store nothing is kept, and the past is empty. A notice at the top of the window says
 * when something cannot be kept, and again when it was kept after all.
 */
#ifndef APP_KEEPER_H
#define APP_KEEPER_H

#include "post.h"

#include "goals.h"
#include "history.h"
#include "practice.h"
#include "trounce/challenge.h"
#include "trounce/daily.h"
#include "trounce/strength.h"

/* At most this much of a running clock is lost, whatever happens. */
#define KEEPER_MS 1000

struct keeper;

/* Creates a keeper; `store` (NULL: keeps nothing) and `post` are borrowed. STATUS_NO_MEMORY. */
enum status keeper_new(struct store *store, struct post *post, struct keeper **keeper);
void keeper_free(struct keeper *keeper);

/* Return whether anything is kept; and whether it outlasts the program. */
bool keeper_keeps(const struct keeper *keeper);
bool keeper_lasts(const struct keeper *keeper);

/* Returns the path of the file; "" if there is none. */
const char *keeper_path(const struct keeper *keeper);

/* Returns why the last query or write failed, for the player; none if it did not. */
const struct message *keeper_trouble(const struct keeper *keeper);

/* Switches everything here, including the waiting round, to a language (a code such as "de"; at
 * first English, "en"). The alphabet is borrowed until the next call. No round on the table may
 * still have to be kept. */
void keeper_set_language(struct keeper *keeper, const char *code, const struct alphabet *alphabet);

/* ---- the current round ---- */

/* Begin or resume keeping a round; stop keeping it (a board that is only solved, a past round). */
void keeper_begin(struct keeper *keeper);
void keeper_stop(struct keeper *keeper);

/* Adds time to the round. */
void keeper_pass(struct keeper *keeper, long elapsed_ms);

/* Adds time, and retries once a second what waits to be kept; a success is announced. Returns the
 * id of the last round kept that way, else 0. */
long long keeper_advance(struct keeper *keeper, long elapsed_ms);

/* Retry now; keeper_settle waits for another window if necessary, and returns whether everything is
 * kept. */
void keeper_try(struct keeper *keeper);
bool keeper_settle(struct keeper *keeper);

/* Returns whether anything waits to be kept. */
bool keeper_has_pending(const struct keeper *keeper);

/* Keeps the round if something is new or due. */
void keeper_look(struct keeper *keeper, const struct round *round, const struct round_notes *notes);

/* Keeps the round as it is now. Returns whether it can be continued later. */
bool keeper_now(struct keeper *keeper, const struct round *round, const struct round_notes *notes);

/* Returns whether the current round is being kept. */
bool keeper_is_on(const struct keeper *keeper);

/* Keeps a DONE round for good, with its effect on practice. Returns its id; 0 if it is not kept, or
 * not yet. */
long long keeper_save(struct keeper *keeper, const struct round *round,
                      const struct round_notes *notes, const struct practice_news *practice);

/* Returns how long the window may sleep before the running clock of the round must be kept (NULL:
 * none runs) or a pending write is retried; -1: forever. */
long keeper_wait_ms(const struct keeper *keeper, const struct round *running);

/* ---- the waiting round ---- */

struct waiting {
    struct stored_round stored;
    enum round_phase phase;
    enum side turn; /* current or last turn */
    long left_ms;
};

/* Returns the interrupted round as of the last query of the store; NULL if none waits. */
const struct waiting *keeper_waiting(const struct keeper *keeper);

#define WAITING_TEXT_MAX 400 /* with two players' names */

/* "4 × 4 against Merciless, 2:03 left, 23 points"; "" if none waits. */
void keeper_write_waiting(const struct keeper *keeper, char text[WAITING_TEXT_MAX]);

/* The same for any round that waits; and whether its words are to be found at leisure. */
void waiting_write(const struct waiting *waiting, char text[WAITING_TEXT_MAX]);
bool waiting_finds_all(const struct waiting *waiting);

/* A round that waits, and the id by which it is chosen. */
struct keeper_left {
    long long id;
    struct waiting waiting;
};

/* Counts the rounds that wait, up to `most`; 0 if they cannot be read. */
size_t keeper_count_waiting(struct keeper *keeper, size_t most);

/* Lists the rounds that wait, the newest first, at most `limit` of them; returns their number, 0 if
 * they cannot be read. */
size_t keeper_list_waiting(struct keeper *keeper, struct keeper_left *left, size_t limit);

/* Makes one of them the waiting round, and lets the one before it keep waiting. False if it is no
 * longer there: another window took it. */
bool keeper_choose_waiting(struct keeper *keeper, long long id);

/* Queries the store for a waiting round. */
void keeper_look_for_waiting(struct keeper *keeper);

/* Forgets the waiting round: another replaces it with its first word or second. */
void keeper_forget_waiting(struct keeper *keeper);

/* Lets the waiting round keep waiting while another is played. */
void keeper_set_aside(struct keeper *keeper);

/* Reads the waiting round; free it with unfinished_deinit. One that cannot be read is not offered
 * again. Failures (STATUS_DAMAGED, STATUS_NO_MEMORY, those of the store) are shown. */
enum status keeper_take_waiting(struct keeper *keeper, struct unfinished *left);

/* The same for the interrupted round on the daily board of a date, whatever else waits.
 * STATUS_MISSING, not shown: there is none. */
enum status keeper_take_daily(struct keeper *keeper, const struct daily_date *date,
                              struct unfinished *left);

/* Restores a round from `left`, with today's lexicon and what a friend found, by
 * store_restore_unfinished. Failures as above. */
enum status keeper_restore(struct keeper *keeper, const struct unfinished *left,
                           const struct record_friend *friend, int race_tier_max,
                           const struct lexicon *lexicon, struct round **round);

/* Forgets the current or waiting round, which was given up. */
void keeper_drop(struct keeper *keeper);

/* ---- the past ---- */

/* What somebody else found on the board of a past round: a challenge that matches the solution of
 * its board. */
struct keeper_answer {
    const struct challenge *challenge;
    const struct solution *solution;
};

/* Loads a past round. With an `answer` (NULL: none), its sender takes the place of the rival, as if
 * the round had been played against him. Failures are shown. */
enum status keeper_load(struct keeper *keeper, long long id, const struct keeper_answer *answer,
                        const struct lexicon *lexicon, struct stored_round *stored,
                        struct round **round);

/* Loads a past round as it was, quietly: nobody asked for this one. Fails like store_load_round and
 * store_restore_round; STATUS_MISSING without a store. */
enum status keeper_read(struct keeper *keeper, long long id, const struct lexicon *lexicon,
                        struct stored_round *stored, struct round **round);

/* What Home shows of the past. */
struct keeper_summary {
    long rounds;
    long counted; /* of these */
    long best;
    char longest[STORE_WORD_MAX]; /* "": none */
    int goals;                    /* reached */
    int strength;                 /* of the player; 0: no rated round yet */
};

/* Queries the store only if something was kept or deleted since the last call. What cannot be read
 * is reported then, once. */
const struct keeper_summary *keeper_summary(struct keeper *keeper);

/* Like the functions of similar names in history.h. */
enum status keeper_challenges(struct keeper *keeper, const char *sender, size_t limit,
                              struct stored_round *rounds, size_t *count);
enum status keeper_count(struct keeper *keeper, const struct history_filter *filter, long *count);
enum status keeper_list(struct keeper *keeper, const struct history_filter *filter, long offset,
                        size_t limit, struct stored_round *rounds, size_t *count);
enum status keeper_statistics(struct keeper *keeper, const struct history_filter *filter,
                              struct history_statistics *statistics);
enum status keeper_strengths(struct keeper *keeper, const struct history_filter *filter,
                             size_t limit, struct history_strength *strengths, size_t *count);
enum status keeper_pace(struct keeper *keeper, const struct history_filter *filter, size_t limit,
                        struct history_pace *pace);
enum status keeper_best_ghost(struct keeper *keeper, const struct history_filter *filter,
                              long time_ms, struct history_ghost *ghost);
enum status keeper_feats(struct keeper *keeper, long long id, struct history_feats *feats);
enum status keeper_month(struct keeper *keeper, int year, int month,
                         struct history_day days[HISTORY_MONTH_DAYS]);
enum status keeper_goals(struct keeper *keeper, struct goal goals[GOAL_COUNT]);

/* Like those in practice.h. STATUS_MISSING if nothing is kept. */
enum status keeper_practice_list(struct keeper *keeper, enum practice_list list, long offset,
                                 size_t limit, struct practice_word *words, size_t *count);
enum status keeper_practice_portion(struct keeper *keeper, const char *today, practice_worth *worth,
                                    const void *context, struct practice_portion *portion);
enum status keeper_practice_count(struct keeper *keeper, const char *today,
                                  struct practice_count *count);
enum status keeper_practice_find(struct keeper *keeper, const char *text,
                                 struct practice_word *word);
enum status keeper_practice_drop(struct keeper *keeper, const char *text);

/* The player's strength: after the last rated round that was kept, in any window; without a store,
 * as noted since the program started. */
struct strength keeper_strength(struct keeper *keeper);
void keeper_note_strength(struct keeper *keeper, const struct strength *strength);

/* Returns whether this very board was played before by these rules. */
bool keeper_has_board(struct keeper *keeper, const struct board *board, enum rules rules);

/* Returns the id of the round that an answer to a challenge on this board is compared with, as
 * history_find_played; 0 if there is none. */
long long keeper_find_played(struct keeper *keeper, const struct board *board, enum rules rules,
                             long time_ms);

/* What is known about the daily board of a date. */
struct daily_standing {
    bool counted; /* a round on it counted */
    bool begun;   /* a round that was to count was begun: no other will count */
    bool is_left; /* that round can be continued */
    long score;   /* of that round */
    long streak;  /* days in a row up to this one, or to the day before if it is not played yet */
    long longest; /* longest streak ever */
};

/* From the store, or from this run of the program if there is no store, it fails or it could not
 * keep the round. */
struct daily_standing keeper_daily(struct keeper *keeper, const struct daily_date *date);

/* Notes that a round on the board of a date counted, with this score. False if this or a later date
 * was already noted; else sets `streak` to the days in a row including it. */
bool keeper_note_daily(struct keeper *keeper, const struct daily_date *date, long score,
                       long *streak);

/* Deletes all rounds and puzzles. On failure, notifies the player and returns false. */
bool keeper_delete_all(struct keeper *keeper);

/* Adds another history: history_import. */
enum status keeper_import(struct keeper *keeper, const char *path, struct history_import *added);

/* ---- own words ---- */

/* Like the functions of store.h of similar names; without a store there are no own words, and none
 * is kept. Failures are shown. */
enum status keeper_read_own_words(struct keeper *keeper, long long round, struct own_words *own);
enum status keeper_set_own_word(struct keeper *keeper, const char *word, enum own_word kind);
enum status keeper_add_own_words(struct keeper *keeper, const struct own_words *own);

/* ---- puzzles and settings ---- */

void keeper_save_puzzle(struct keeper *keeper, const struct stored_puzzle *puzzle);

/* Keeps the unfinished puzzle; if another window is writing, it is silently skipped. */
void keeper_keep_puzzle(struct keeper *keeper, const struct unfinished_puzzle *puzzle);

/* Reads the unfinished puzzle; free it with unfinished_puzzle_deinit. False if there is none, or if
 * it cannot be read, which is shown. */
bool keeper_take_puzzle(struct keeper *keeper, struct unfinished_puzzle *puzzle);

/* Forgets it, as given up; keeper_set_puzzle_aside lets it wait while another is kept. */
void keeper_drop_puzzle(struct keeper *keeper);
void keeper_set_puzzle_aside(struct keeper *keeper);

/* Reads the statistics of each size; unchanged if nothing is kept. */
void keeper_puzzles(struct keeper *keeper, struct history_puzzles figures[SCRAMBLER_SIZE_MAX + 1]);

/* False if nothing is kept under the key; `text` of `size` bytes is then unchanged. */
bool keeper_get_setting(struct keeper *keeper, const char *key, char *text, size_t size);
void keeper_set_setting(struct keeper *keeper, const char *key, const char *text);

#endif
