/* SPDX-License-Identifier: MIT */
/*
 * What is in the file: finished rounds with every word, the unfinished round, puzzles, settings,
 * the player's own words; and the language in which these are read and written. Leaves opening the
 * file to store.h and practice to practice.h.
 */
#ifndef STORE_ROWS_H
#define STORE_ROWS_H

#include "trounce/deal.h"
#include "trounce/hint.h"
#include "trounce/ladder.h"
#include "trounce/own_words.h"
#include "trounce/round.h"
#include "trounce/scrambler.h"
#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct challenge_friend;

struct store;
struct stored_round;

/* Something about the file that the player should know. */
struct store_news {
    bool in_memory;      /* nothing will be kept when the game ends */
    struct message text; /* a sentence or two that name the file; none when all is well */
};

/* Why the last call failed, for the player: "This round is not saved yet: the disk is full."; none
 * if it succeeded. Valid until the next call. */
const struct message *store_trouble(const struct store *store);

/* Returns whether everything is lost when the game ends. */
bool store_is_in_memory(const struct store *store);

/* The path of the file; "" in memory. */
const char *store_path(const struct store *store);

/* Returns whether a path leads to the open history or to one of the files beside it that belong to
 * it. No other function may open such a file: where locks are POSIX's, closing it would release
 * those of the store, and another window could then remove the log that this one writes to. */
bool store_uses(const struct store *store, const char *path);

/* Returns whether any writes are pending. */
bool store_has_pending(const struct store *store);

/* Retries pending writes, waiting up to `patience_ms` for another window. `*saved` (may be NULL) is
 * the round given last if that was written now, and no round is pending any more; else its id is 0.
 * STATUS_OK: nothing is pending any more. */
enum status store_try_again(struct store *store, int patience_ms, struct stored_round *saved);

/* ---- the current language ---- */

#define STORE_LANGUAGE_MAX 16 /* of a code such as "de", with terminator */

/*
 * From now on everything is stored and queried in this language (the code is copied), with the
 * letters of `alphabet`, borrowed until the next call or the end of the store. The default is
 * English, "en". Rounds of other languages are untouched; settings belong to no language.
 */
void store_set_language(struct store *store, const char *code, const struct alphabet *alphabet);

/* The code of the current language; lives as long as the store. */
const char *store_language(const struct store *store);

/* ---- finished rounds ---- */

/* Where a board comes from. */
enum round_kind {
    ROUND_KIND_PLAIN,     /* shaken */
    ROUND_KIND_DAILY,     /* the Sprint of a date */
    ROUND_KIND_HUNT,      /* the Hunt of a date */
    ROUND_KIND_CUSTOM,    /* typed */
    ROUND_KIND_CODE,      /* from a code */
    ROUND_KIND_CHALLENGE, /* from a friend, who is the rival */
    ROUND_KIND_PRACTICE,  /* shaken until it had practice words */
    ROUND_KIND_GHOST,     /* of an earlier round, whose words come at their times as the rival's */
    ROUND_KIND_COUNT
};

/* "plain", "daily", "hunt", "custom", "code", "challenge", "practice", "ghost"; static. */
const char *round_kind_name(enum round_kind kind);

/* Returns whether the board is that of a date. */
bool round_kind_has_date(enum round_kind kind);

/* Returns whether words count for both the player and the computer, whoever it is, so that its
 * score on such a board is the same for everybody. */
bool round_kind_shares(enum round_kind kind);

/* Returns whether the player's own words and sets of words apply to rounds of this kind: on boards
 * that nobody else plays. */
bool round_kind_has_own_words(enum round_kind kind);

/* Sets of words that count in a round, as bits; without any, all do. */
enum word_set { WORD_SET_CLEAN = 1, WORD_SET_CHILDREN = 2 };

/* Limits the player's words to some of these sets. */
void word_sets_limit(int word_sets, struct own_words *own);

#define STORE_DATE_MAX 11   /* "2026-11-20" */
#define STORE_WORD_MAX 64   /* with terminator; a lexicon holds words of up to 63 letters */
#define STORE_NAME_MAX 81   /* twenty UTF-8 characters and the terminator, as in a challenge */
#define STORE_LINE_MAX 2000 /* of a challenge, with terminator */

/* What a struct round does not know about itself. */
struct round_notes {
    int64_t began_unix_s;
    int64_t ended_unix_s; /* for an unfinished round: now */
    enum round_kind kind;
    char date[STORE_DATE_MAX]; /* of a daily puzzle, yyyy-mm-dd; else "" */
    char code[BOARD_CODE_MAX]; /* of the board; "" when it has none */
    bool counts; /* false: sets no best and reaches no goal; for a replay or Solve only, and always
                    for custom and practice boards and ghosts; and for a daily puzzle begun after
                    its day */
    int hint_count;
    long hint_points;               /* what the hints cost */
    enum hint_step hint_step;       /* last one bought, for an unfinished round */
    char hint_word[STORE_WORD_MAX]; /* the word it is about; "": none */
    long board_words;               /* words of all tiers in the results; 0: not known */
    long elapsed_ms;                /* of the player's turn, without pauses */

    /* Names are UTF-8 without control characters; others are stored as "". */
    char player_name[STORE_NAME_MAX]; /* of two players; else "" */
    char second_name[STORE_NAME_MAX];
    char sender[STORE_NAME_MAX];    /* of a challenge; "": no name */
    char challenge[STORE_LINE_MAX]; /* its line, or that of the earlier round; else "" */

    /* Pass 0 for what is not known; it is read back as -1. */
    long par;            /* of the board, above 0 */
    int stars;           /* 0..PAR_STARS_MAX where the par is known */
    int strength_tenths; /* of the player after the round, as in struct strength */
    long common_words;   /* number of common words on the board, above 0 */
    long common_found;   /* by the player, where that is known */

    int word_sets;     /* bits of enum word_set */
    bool in_time;      /* in a Hunt: Halfway was reached before midnight of its day */
    int quarter_turns; /* of the displayed board, clockwise, 0..3 */

    struct ladder ladder; /* after the round; no rung: it did not move there */
};

/* A finished round as stored. */
struct stored_round {
    long long id;
    struct round_notes notes;
    long time_ms;         /* of a turn; 0: no clock */
    long played_ms;       /* round_played_ms */
    long player_points;   /* for words */
    long computer_points; /* a friend's score, that is, less the cost of his hints */
    long second_points;
    long score;              /* player_points minus notes.hint_points, at least 0 */
    uint64_t lexicon_digest; /* of the lexicon then: lexicon.digest */
    int rows;
    int columns;
    enum rules rules;
    enum game_mode mode;
    enum rival_level level; /* of the computer, unless alone */
    int rival_strength;     /* of RIVAL_LADDER; else 0 */
    int rung;               /* of RIVAL_LADDER, 0 for an Even match; else 0 */
    int player_words;
    int computer_words;
    int second_words;                  /* of the second player; 0 if only one plays */
    bool is_damaged;                   /* in a list: unreadable, only its id is known */
    bool has_times;                    /* in a list: there are words of the players, and it is known
                                          when each of them was found */
    bool shared_count;                 /* words that both of two players find count for both */
    char language[STORE_LANGUAGE_MAX]; /* code */
    char board[BOARD_TEXT_MAX];        /* as board_format writes it */
};

struct stored_word {
    enum side side;
    int letters;
    int points;
    long found_ms; /* of the player's time, as in struct round_word; -1: not known */
    struct path path;
    char text[STORE_WORD_MAX];
};

struct practice_news; /* practice.h */

/*
 * Saves a round in ROUND_DONE with all of its words and its effect on practice (`practice` may be
 * NULL: none) in one transaction, and drops this store's unfinished round. `*saved` (may be NULL)
 * is what was written, with its id. A second round on a date's puzzle never counts, nor do
 * custom and practice boards and ghosts, whatever the notes say. With STATUS_OK the round is on
 * disk, otherwise it is pending; but if memory runs out for that, the unfinished round stays
 * instead.
 */
enum status store_save_round(struct store *store, const struct round *round,
                             const struct round_notes *notes, const struct practice_news *practice,
                             struct stored_round *saved);

/* Loads a round of the current language. The caller owns the words (memory_free): they are grouped
 * by side in the order of enum side, each group in the order found. STATUS_MISSING;
 * STATUS_DAMAGED for what no round can have. */
enum status store_load_round(struct store *store, long long id, struct stored_round *round,
                             struct stored_word **words, size_t *count);

/*
 * Makes a round in ROUND_DONE from what was loaded. Words are shown as stored, even those that the
 * current lexicon lacks; look up what else the board holds in the current lexicon. STATUS_DAMAGED
 * for what cannot be a round, STATUS_NO_MEMORY.
 */
enum status store_restore_round(const struct stored_round *stored, const struct stored_word *words,
                                size_t count, const struct lexicon *lexicon, struct round **round);

/* ---- the unfinished round ---- */

/* A round saved before it ended. */
struct unfinished {
    struct stored_round round; /* id 0; counts and points so far */
    long left_ms;              /* of the turn */
    enum round_phase phase;    /* ROUND_PAUSED: a player's turn; ROUND_HANDOVER; ROUND_COMPUTER */
    enum side turn;            /* whose it is, or was last: as round_turn */
    struct stored_word *words;
    size_t word_count;
};

/*
 * Saves a round in progress (PLAYER, PAUSED, HANDOVER or COMPUTER), replacing what this store saved
 * before. Cheap: one statement, fit to be called every second. It waits only a few milliseconds for
 * another window: after STATUS_BUSY the next call makes up for it.
 */
enum status store_save_unfinished(struct store *store, const struct round *round,
                                  const struct round_notes *notes);

/* Deletes this store's unfinished round, if any. */
enum status store_drop_unfinished(struct store *store);

/*
 * Reads this store's unfinished round: the one it saved, or else the newest one, other than a Hunt
 * of a date, left by a program that no longer runs. That one becomes this store's, to keep, drop or
 * save, and no other window offers it. Those of other running windows are never touched.
 * STATUS_MISSING when there is none. Free it with unfinished_deinit.
 */
enum status store_read_unfinished(struct store *store, struct unfinished *unfinished);

/* The same for a daily puzzle of a date, yyyy-mm-dd: the round that counts, or else another one.
 * Any other round that this store had is set aside for it. */
enum status store_read_unfinished_daily(struct store *store, enum round_kind kind, const char *date,
                                        struct unfinished *unfinished);

/* Reads the round of an id, or for 0 the one that store_read_unfinished would read, whose id `id`
 * becomes. Takes nothing over: any window offers it, until one calls store_choose_unfinished.
 * STATUS_MISSING: it is gone, or another window has it. */
enum status store_preview_unfinished(struct store *store, long long *id,
                                     struct unfinished *unfinished);

/* Counts the unfinished rounds of all languages, up to `limit`, but for those of other running
 * windows; lists them, the newest first: `left`, without their words, and `ids`. The list leaves
 * out what is damaged. One of another language is read once that is the store's. */
enum status store_count_unfinished(struct store *store, size_t limit, size_t *count);
enum status store_list_unfinished(struct store *store, struct unfinished *left, long long *ids,
                                  size_t limit, size_t *count);

/* Makes the round of an id this store's, in place of the one that it had, which is set aside.
 * Returns false, and changes nothing, if another window has it. */
bool store_choose_unfinished(struct store *store, long long id);

/* Sets this store's unfinished round aside while another one is saved: it is offered again when
 * there is no newer one. */
void store_set_aside(struct store *store);

void unfinished_deinit(struct unfinished *unfinished);

/* Makes a round in PAUSED, HANDOVER or COMPUTER from it, like store_restore_round. A challenge
 * or a ghost needs its words, their times and hints, as in struct round_config: no words stand for
 * those revealed so far. `race_tier_max` is as in struct round_config, too. */
enum status store_restore_unfinished(const struct unfinished *unfinished,
                                     const struct challenge_friend *friend, int race_tier_max,
                                     const struct lexicon *lexicon, struct round **round);

/* ---- the Scrambler ---- */

/* A solved puzzle. */
struct stored_puzzle {
    int64_t ended_unix_s;
    int size;
    char code[SCRAMBLER_CODE_MAX];
    int jumble_count; /* fewest moves that solve it where known, else those that it was scrambled
                         in; moves above it are extra */
    long move_count;
    long elapsed_ms;
    bool shown; /* moves of the solution were shown: gives no best */
};

/* Saves it for good and drops this store's puzzle in progress. `id` may be NULL. */
enum status store_save_puzzle(struct store *store, const struct stored_puzzle *puzzle,
                              long long *id);

/* The help that the player asked for: none, single moves, the solution. */
enum puzzle_help { PUZZLE_UNHELPED, PUZZLE_HELPED, PUZZLE_SHOWN };

/* A puzzle in progress. */
struct unfinished_puzzle {
    char code[SCRAMBLER_CODE_MAX];
    long elapsed_ms;
    enum puzzle_help help;
    struct scrambler_move *moves; /* the moves made, followed by those taken back */
    size_t made_count;
    size_t known_count;
};

/* Saves it, replacing what this store saved before; as cheap and impatient as
 * store_save_unfinished. */
enum status store_keep_puzzle(struct store *store, const struct unfinished_puzzle *puzzle);

/* Reads this store's puzzle, or else takes over the newest one of the language left by a program
 * that no longer runs. Its moves may be impossible on its grid. Free it with
 * unfinished_puzzle_deinit. STATUS_MISSING when there is none. */
enum status store_read_puzzle(struct store *store, struct unfinished_puzzle *puzzle);
void unfinished_puzzle_deinit(struct unfinished_puzzle *puzzle);

/* Looks whether store_read_puzzle would find one: STATUS_OK or STATUS_MISSING. Takes nothing over:
 * any window can continue it. */
enum status store_find_puzzle(struct store *store);

/* Delete this store's puzzle, if any; set it aside while another one is saved. */
enum status store_drop_puzzle(struct store *store);
void store_set_puzzle_aside(struct store *store);

/* ---- settings ---- */

#define STORE_KEY_MAX     64
#define STORE_SETTING_MAX 4096

/* Copies the value of a key, even of a pending write, zero-terminated into `value` of `size` bytes.
 * STATUS_MISSING; STATUS_RANGE when it does not fit. On failure `value` is unchanged. */
enum status store_get_setting(struct store *store, const char *key, char *value, size_t size);

/* Saves a value; NULL deletes it. Keys and values are UTF-8 below the lengths above. */
enum status store_set_setting(struct store *store, const char *key, const char *value);

/* Names of settings that begin with this say which daily boards were begun. */
#define STORE_BEGUN "daily.begun"

/* Writes the key of the setting that has the date of the Sprint begun last in the current language:
 * it counts once, from when its clock runs. Returns `key`. */
const char *store_begun_key(const struct store *store, char key[STORE_KEY_MAX]);

/* ---- the player's own words ---- */

/* Saves what is said of a word of the current language, in letters; or what `own` says, whose other
 * words stay as they are. These do not wait: a failure must be reported. */
enum status store_set_own_word(struct store *store, const char *word, enum own_word kind);
enum status store_add_own_words(struct store *store, const struct own_words *own);

/* Adds what is said of the words of the current language to `own`; what its letters cannot write is
 * skipped. With the id of a round, only what had been said when that ended, as far as it still is;
 * 0: all. On failure, some may be missing. */
enum status store_read_own_words(struct store *store, long long round, struct own_words *own);

#endif
