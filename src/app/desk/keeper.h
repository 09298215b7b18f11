/* SPDX-License-Identifier: MIT */
/*
 * What the game keeps and remembers: the only part of the screens' floor that asks the store. The
 * round that is played is kept at least once a second, finished rounds and solved puzzles once.
 * Leaves the file to the store, and what is on the table to game.h.
 *
 * Without a store nothing is kept, and the past is empty. What cannot be kept is said at the foot
 * of the window, and said again when it is kept after all.
 */
#ifndef APP_KEEPER_H
#define APP_KEEPER_H

#include "post.h"

#include "goals.h"
#include "history.h"
#include "practice.h"
#include "trounce/daily.h"
#include "trounce/strength.h"

/* At most so much of a running clock is lost, whatever happens. */
#define KEEPER_MS 1000

struct keeper;

/* `store` (NULL: nothing is kept) and `post` are borrowed. STATUS_NO_MEMORY. */
enum status keeper_new(struct store *store, struct post *post, struct keeper **keeper);
void keeper_free(struct keeper *keeper);

/* Is anything kept at all; and beyond the end of the program? */
bool keeper_keeps(const struct keeper *keeper);
bool keeper_lasts(const struct keeper *keeper);

/* The file; "" where there is none. */
const char *keeper_path(const struct keeper *keeper);

/* Why the last question or order failed, for the player; "" when it did not. */
const char *keeper_trouble(const struct keeper *keeper);

/* From now on everything here is of this language (a code such as "de"; English, "en", at first),
 * also the round that waits. Its alphabet is borrowed until the next call. No round is on the table
 * that is to be kept. */
void keeper_set_language(struct keeper *keeper, const char *code, const struct alphabet *alphabet);

/* ---- the round that is played ---- */

/* A round that is to be kept begins or goes on; the round is not to be kept (a board that is only
 * solved, a round of the past). */
void keeper_begin(struct keeper *keeper);
void keeper_stop(struct keeper *keeper);

/* Time passes in the round. */
void keeper_pass(struct keeper *keeper, long elapsed_ms);

/* Time passes: what waits to be kept is tried again each second, which is said when it helps. The
 * id of the last round that was kept by that, else 0. */
long long keeper_advance(struct keeper *keeper, long elapsed_ms);

/* Tries it now; the second waits for another window, if there is one, and tells whether all is
 * kept.
 */
void keeper_try(struct keeper *keeper);
bool keeper_settle(struct keeper *keeper);

/* Does anything wait to be kept? */
bool keeper_has_orders(const struct keeper *keeper);

/* Keeps what is new of the round or due. */
void keeper_look(struct keeper *keeper, const struct round *round, const struct round_notes *notes);

/* Keeps the round as it is now. Returns whether it can be gone on with later. */
bool keeper_now(struct keeper *keeper, const struct round *round, const struct round_notes *notes);

/* Is the round that is played to be kept? */
bool keeper_is_on(const struct keeper *keeper);

/* The round is DONE: keeps it for good, with what it means for practice. Its id; 0: it is not kept,
 * or not yet. */
long long keeper_save(struct keeper *keeper, const struct round *round,
                      const struct round_notes *notes, const struct practice_news *practice);

/* How long the window may sleep before the running clock of the round must be kept (NULL: none
 * runs) or what waits is tried again; -1: for ever. */
long keeper_wait_ms(const struct keeper *keeper, const struct round *running);

/* ---- the round that waits ---- */

struct waiting {
    struct stored_round stored;
    enum round_phase phase;
    enum finder_side turn; /* whose it is, or was last */
    long left_ms;
};

/* The round that was left, as it was when the store was last asked; NULL: none waits. */
const struct waiting *keeper_waiting(const struct keeper *keeper);

#define WAITING_TEXT_MAX 400 /* with two names */

/* "4 × 4 against Merciless, 2:03 left, 23 points"; "" where none waits. */
void keeper_write_waiting(const struct keeper *keeper, char text[WAITING_TEXT_MAX]);

/* Asks the store whether a round waits. */
void keeper_look_for_waiting(struct keeper *keeper);

/* No round waits any more: another takes its place with its first word or second. */
void keeper_forget_waiting(struct keeper *keeper);

/* The round that waits keeps waiting while another one is played. */
void keeper_set_aside(struct keeper *keeper);

/* Reads the round that waits; unfinished_deinit frees it. What cannot be read is not offered again.
 * Failures (STATUS_DAMAGED, STATUS_NO_MEMORY, those of the store) are said. */
enum status keeper_take_waiting(struct keeper *keeper, struct unfinished *left);

/* The same for the round on the daily board of a date that was left, whatever else waits.
 * STATUS_MISSING, without a word: there is none. */
enum status keeper_take_daily(struct keeper *keeper, const struct daily_date *date,
                              struct unfinished *left);

/* Makes a round of what was read, with the words of today and those of a friend, as
 * store_restore_unfinished does. Failures as above. */
enum status keeper_restore(struct keeper *keeper, const struct unfinished *left,
                           const uint32_t *friend_words, size_t friend_word_count,
                           int race_tier_max, const struct lexicon *lexicon, struct round **round);

/* Forgets the round that is played or waits: it is given up. */
void keeper_drop(struct keeper *keeper);

/* ---- the past ---- */

/* Makes a round of the past. Failures are said. */
enum status keeper_load(struct keeper *keeper, long long id, const struct lexicon *lexicon,
                        struct stored_round *stored, struct round **round);

/* What Home says of the past. */
struct keeper_summary {
    long rounds;
    long counted; /* of them */
    long best;
    char longest[STORE_WORD_MAX]; /* "": none */
    int goals;                    /* that were reached */
    int strength;                 /* of the player; 0: no round has said it yet */
    long practice;                /* words that were missed and wait to be met again */
};

/* Asks the store only if something was kept or deleted since the last call. What cannot be read is
 * said then, once. */
const struct keeper_summary *keeper_summary(struct keeper *keeper);

/* As the functions of history.h with like names. */
enum status keeper_count(struct keeper *keeper, const struct history_filter *filter, long *count);
enum status keeper_list(struct keeper *keeper, const struct history_filter *filter, long offset,
                        size_t limit, struct stored_round *rounds, size_t *count);
enum status keeper_statistics(struct keeper *keeper, const struct history_filter *filter,
                              struct history_statistics *statistics);
enum status keeper_scores(struct keeper *keeper, const struct history_filter *filter, size_t limit,
                          struct history_score *scores, size_t *count);

enum status keeper_strengths(struct keeper *keeper, const struct history_filter *filter,
                             size_t limit, struct history_strength *strengths, size_t *count);
enum status keeper_feats(struct keeper *keeper, long long id, struct history_feats *feats);
enum status keeper_month(struct keeper *keeper, int year, int month,
                         struct history_day days[HISTORY_MONTH_DAYS]);
enum status keeper_goals(struct keeper *keeper, struct goal goals[GOAL_COUNT]);

/* As those of practice.h. STATUS_MISSING where nothing is kept. */
enum status keeper_practice_list(struct keeper *keeper, enum practice_list list, long offset,
                                 size_t limit, struct practice_word *words, size_t *count);
enum status keeper_practice_due(struct keeper *keeper, const char *today, size_t limit,
                                struct practice_word *words, size_t *count);
enum status keeper_practice_count(struct keeper *keeper, const char *today,
                                  struct practice_count *count);
enum status keeper_practice_find(struct keeper *keeper, const char *text,
                                 struct practice_word *word);
enum status keeper_practice_drop(struct keeper *keeper, const char *text);

/* How strong the player is: after the last rated round that was kept, in whichever window, or as
 * was noted since the program began where nothing is kept. */
struct strength keeper_strength(struct keeper *keeper);
void keeper_note_strength(struct keeper *keeper, const struct strength *strength);

/* Was there a round on this very board by these rules before? */
bool keeper_has_board(struct keeper *keeper, const struct board *board, enum rules rules);

/* What is known of the daily board of a date. */
struct daily_standing {
    bool counted; /* a round on it counted */
    bool begun;   /* one was begun that was to count: no other will */
    bool is_left; /* that one can be gone on with */
    long score;   /* of that round */
    long streak;  /* days in a row up to this one, or to the day before while it is not played */
    long longest; /* days in a row, ever before */
};

/* From the store, or from what happened since the program began where the store is none, does not
 * answer or could not keep the round. */
struct daily_standing keeper_daily(struct keeper *keeper, const struct daily_date *date);

/* A round on the board of a date counted, with this score. False: one of this date or a later one
 * was known to count; else `streak` is how many days in a row it makes. */
bool keeper_note_daily(struct keeper *keeper, const struct daily_date *date, long score,
                       long *streak);

/* Forgets all rounds and puzzles. False: they are still there, which is said. */
bool keeper_delete_all(struct keeper *keeper);

/* ---- puzzles and settings ---- */

void keeper_save_puzzle(struct keeper *keeper, const struct stored_puzzle *puzzle);

/* Keeps the puzzle that is under way; another window that writes is no trouble. */
void keeper_keep_puzzle(struct keeper *keeper, const struct unfinished_puzzle *puzzle);

/* Reads the one that was left; unfinished_puzzle_deinit frees it. False: there is none, or it
 * cannot be read, which is said. */
bool keeper_take_puzzle(struct keeper *keeper, struct unfinished_puzzle *puzzle);

/* Forgets it: it is given up. In the second, it waits while another one is kept. */
void keeper_drop_puzzle(struct keeper *keeper);
void keeper_set_puzzle_aside(struct keeper *keeper);

/* Reads the figures of each size; where nothing is kept they stay as they are. */
void keeper_puzzles(struct keeper *keeper, struct history_puzzles figures[SCRAMBLER_SIZE_MAX + 1]);

/* False: nothing is kept under the key, and `text` of `size` bytes is as it was. */
bool keeper_get_setting(struct keeper *keeper, const char *key, char *text, size_t size);
void keeper_set_setting(struct keeper *keeper, const char *key, const char *text);

#endif
