/* SPDX-License-Identifier: MIT */
/*
 * Saves what is played: the current round with each change and while its clock runs, and finished
 * rounds and solved puzzles once. Leaves the file and queries of the past to the store, and playing
 * to game.h.
 *
 * A notice at the top of the window says when something cannot be saved, and again when it was
 * saved after all.
 */
#ifndef APP_SAVES_H
#define APP_SAVES_H

#include "notice.h"

#include "goals.h"
#include "history.h"
#include "practice.h"
#include "trounce/daily.h"
#include "trounce/strength.h"

struct challenge;
struct challenge_friend;

/* At most this much of a running clock is lost, whatever happens; and where saving is dear. */
#define AUTOSAVE_MS      1000
#define AUTOSAVE_DEAR_MS 5000

struct saves;

/* `store` and `notice` are borrowed. A round in which only time passes is saved every `clock_ms`.
 * STATUS_NO_MEMORY. */
enum status saves_new(struct store *store, struct notice *notice, long clock_ms,
                      struct saves **saves);
void saves_free(struct saves *saves);

/* Switches everything here, including the waiting round, to a language (a code such as "de"; at
 * first English, "en"). The alphabet is borrowed until the next call. Not while the current round
 * still has to be saved. */
void saves_set_language(struct saves *saves, const char *code, const struct alphabet *alphabet);

/* ---- the current round ---- */

/* Begin or resume saving a round; stop it (a board that is only solved, a past round). */
void saves_begin(struct saves *saves);
void saves_stop(struct saves *saves);

/* Adds time to the round. */
void saves_pass(struct saves *saves, long elapsed_ms);

/* Adds time, and retries once a second what waits to be saved; a success is announced. Returns
 * whether a round was saved that way, and the last one in `kept`. */
bool saves_advance(struct saves *saves, long elapsed_ms, struct stored_round *kept);

/* Retries now. */
void saves_retry(struct saves *saves);

/* Saves the round if something is new or due. */
void saves_autosave(struct saves *saves, const struct round *round,
                    const struct round_notes *notes);

/* Saves the round as it is now. Returns whether it can be continued later. */
bool saves_save(struct saves *saves, const struct round *round, const struct round_notes *notes);

/* Returns whether the current round is being saved. */
bool saves_is_on(const struct saves *saves);

/* Saves a DONE round for good, with its effect on practice. Returns whether it is saved now, and
 * what was saved in `kept`. */
bool saves_finish(struct saves *saves, const struct round *round, const struct round_notes *notes,
                  const struct practice_news *practice, struct stored_round *kept);

/* Returns how long the window may sleep before the running clock of the round must be saved (NULL:
 * none runs) or a pending write is retried; -1: forever. */
long saves_wait_ms(const struct saves *saves, const struct round *running);

/* ---- the waiting round ---- */

struct waiting {
    struct stored_round stored;
    enum round_phase phase;
    enum side turn; /* current or last turn */
    long left_ms;
    long to_beat; /* what the rival has or would have now; -1: not known, see game_list_waiting */
};

/* Returns the interrupted round as of the last query of the store; NULL if none waits. */
const struct waiting *saves_waiting(const struct saves *saves);

/* Return how far the round got; and whether its words are to be found at leisure. */
const char *waiting_about(struct arena *arena, const struct waiting *waiting);
bool waiting_finds_all(const struct waiting *waiting);

/* A round that waits, and the id by which it is chosen. */
struct saves_slot {
    long long id;
    struct waiting waiting;
};

/* Counts the rounds that wait in all languages, up to `most`; 0 if they cannot be read. */
size_t saves_count_waiting(struct saves *saves, size_t most);

/* Lists them, the newest first, at most `limit` of them; returns their number, 0 if they cannot be
 * read. */
size_t saves_list_waiting(struct saves *saves, struct saves_slot *left, size_t limit);

/* Makes one of them the waiting round, and lets the one before it keep waiting. One of another
 * language can be given up, but continued only in that language. False if another window took it or
 * it cannot be read, as is shown. */
bool saves_choose_waiting(struct saves *saves, long long id);

/* Queries the store for a waiting round; again if one is known, first for that. Both only look: any
 * window can continue it. */
void saves_find_waiting(struct saves *saves);
void saves_refresh_waiting(struct saves *saves);

/* Takes the waiting round for this window, so that what is saved next replaces it, unless another
 * window has taken it. */
void saves_replace_waiting(struct saves *saves);

/* Forgets the waiting round: another replaces it with its first word or second. */
void saves_forget_waiting(struct saves *saves);

/* Lets the round of this window, or the waiting one, wait for any window. */
void saves_set_aside(struct saves *saves);

/* Takes the waiting round for this window, and reads it; free it with unfinished_deinit. One that
 * cannot be read, or that another window has taken, is not offered again. Failures (STATUS_DAMAGED,
 * STATUS_NO_MEMORY, those of the store) are shown. */
enum status saves_take_waiting(struct saves *saves, struct unfinished *left);

/* The same for the interrupted round of a daily puzzle (ROUND_KIND_DAILY, _HUNT) of a date,
 * whatever else waits. STATUS_MISSING, not shown: there is none, or another window has it. */
enum status saves_take_daily(struct saves *saves, enum round_kind kind,
                             const struct daily_date *date, struct unfinished *left);

/* Restores a round from `left`, with today's lexicon and what a friend found, by
 * store_restore_unfinished. Failures as above. */
enum status saves_restore(struct saves *saves, const struct unfinished *left,
                          const struct challenge_friend *friend, int race_tier_max,
                          const struct lexicon *lexicon, struct round **round);

/* Forget the current round, or the waiting one, which was given up. */
void saves_drop(struct saves *saves);
void saves_drop_waiting(struct saves *saves);

/* ---- the past ---- */

/* What somebody else found on the board of a past round: a challenge that matches the solution of
 * its board. */
struct saves_answer {
    const struct challenge *challenge;
    const struct solution *solution;
};

/* Loads a past round. With an `answer` (NULL: none), its sender takes the place of the rival, as if
 * the round had been played against him. Failures are shown. */
enum status saves_load(struct saves *saves, long long id, const struct saves_answer *answer,
                       const struct lexicon *lexicon, struct stored_round *stored,
                       struct round **round);

/* Loads a past round as it was, quietly: nobody asked for this one. Fails like store_load_round and
 * store_restore_round. */
enum status saves_read(struct saves *saves, long long id, const struct lexicon *lexicon,
                       struct stored_round *stored, struct round **round);

/* What Home shows of the past. */
struct saves_summary {
    long rounds;
    long counted; /* of these */
    long best;
    char longest[STORE_WORD_MAX]; /* "": none */
    int goals;                    /* reached */
    int strength;                 /* of the player; 0: too few rated rounds yet */
};

/* Queries the store only if something was saved or deleted since the last call. What cannot be read
 * is reported then, once. */
const struct saves_summary *saves_summary(struct saves *saves);

/* Drops a practice word, as practice_drop. */
enum status saves_practice_drop(struct saves *saves, const char *text);

/* The player's strength after the last rated round that was saved, in any window; that of a new
 * player if it cannot be read. */
struct strength saves_strength(struct saves *saves);

/* What is known about the daily puzzles of a date. */
struct daily_standing {
    bool counted; /* a round of the Sprint counted */
    bool begun;   /* a round that was to count was begun: no other will count */
    bool is_left; /* that round can be continued */
    long score;   /* of that round */
    bool in_run;  /* the day counts for the run of days, by either puzzle */
    long streak;  /* days in a row up to this one, or to the day before if it does not count yet */
    long longest; /* longest streak ever */
    struct history_hunt hunt;
};

/* What cannot be read is as if nothing was played. */
struct daily_standing saves_daily(struct saves *saves, const struct daily_date *date);

/* Deletes all rounds and puzzles. Notifies the player; returns false on failure. */
bool saves_delete_all(struct saves *saves);

/* Adds another history: history_import. */
enum status saves_import(struct saves *saves, const char *path, struct history_import *added);

/* ---- own words ---- */

/* Like the functions of store.h of similar names. Failures are shown. */
enum status saves_read_own_words(struct saves *saves, long long round, struct own_words *own);
enum status saves_set_own_word(struct saves *saves, const char *word, enum own_word kind);
enum status saves_add_own_words(struct saves *saves, const struct own_words *own);

/* ---- puzzles and settings ---- */

void saves_finish_puzzle(struct saves *saves, const struct stored_puzzle *puzzle);

/* Saves the unfinished puzzle, as saves_save saves a round; returns whether it was saved. */
bool saves_save_puzzle(struct saves *saves, const struct unfinished_puzzle *puzzle);

/* Reads the unfinished puzzle; free it with unfinished_puzzle_deinit. False if there is none, or if
 * it cannot be read, which is shown. */
bool saves_take_puzzle(struct saves *saves, struct unfinished_puzzle *puzzle);

/* Returns whether there is one, which any window can still continue. */
bool saves_has_puzzle(struct saves *saves);

/* Forgets it, as given up. */
void saves_drop_puzzle(struct saves *saves);

/* Saves the value of a setting. */
void saves_set_setting(struct saves *saves, const char *key, const char *text);

#endif
