/* SPDX-License-Identifier: MIT */
/*
 * What the game keeps between two starts: finished rounds with every word, the round that was left,
 * puzzles, settings. SQLite in one file, or in memory alone. Leaves clocks (every time comes from
 * the caller), wording on the screen and the choice of the folder to others; questions about the
 * past are in history.h.
 *
 * Several stores may be open on one file at once, in as many programs. A write that cannot be done
 * (STATUS_BUSY, STATUS_FULL, STATUS_STORAGE, STATUS_DAMAGED, STATUS_NO_MEMORY) changes nothing in
 * the file, and the store goes on being usable; the caller tells it, best with store_trouble.
 *
 * Finished rounds, puzzles, settings and dropped words that cannot be written wait in the store,
 * which tries again with each of them that follows, with store_try_again, and when it is closed.
 */
#ifndef STORE_STORE_H
#define STORE_STORE_H

#include "trounce/deal.h"
#include "trounce/hint.h"
#include "trounce/round.h"
#include "trounce/scrambler_puzzle.h"
#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define STORE_FILE_NAME "trounce.db" /* in the folder of the player's data */

struct store;

/* ---- opening ---- */

#define STORE_NEWS_MAX 640

/* Something about the file that the player should know. */
struct store_news {
    bool in_memory;            /* nothing will be kept when the game ends */
    char text[STORE_NEWS_MAX]; /* a sentence or two that name the file; "" when all is well */
};

/*
 * Opens the file at `path`, made if it is not there (its folder has to be); NULL: in memory, which
 * is news to nobody. `news` may be NULL.
 *
 * A file that is damaged or of another program is moved aside with its -wal and -shm, under a name
 * that is free (trounce-damaged-1.db), and a new one begun. What cannot be opened for writing (a
 * read-only folder or file, a full disk) is copied into memory as far as it can be read, and the
 * store lives there. So it does with the file of a newer Trounce, of which the copy has what this
 * one knows, if that can be had: the file stays where the newer one looks for it. The news says so.
 * A disk that has room for opening and none for a write later makes that write fail.
 * STATUS_NO_MEMORY.
 */
enum status store_open(const char *path, struct store **store, struct store_news *news);

/*
 * Opens a copy in memory of what the file holds now, for reading: the file stays as it is, whatever
 * it is. STATUS_MISSING (no file), STATUS_DAMAGED, STATUS_SYNTAX (none of Trounce's),
 * STATUS_VERSION (of a newer Trounce), STATUS_STORAGE, STATUS_BUSY, STATUS_NO_MEMORY.
 */
enum status store_open_copy(const char *path, struct store **store);

/* Tries what waits to be kept for the last time; what cannot be kept then is lost. */
void store_close(struct store *store);

/* Does anything wait to be kept? */
bool store_has_orders(const struct store *store);

/* Tries to keep what waits; another window is waited for so long. `*id` (may be NULL) names the
 * last round that was kept by that, 0: none was. STATUS_OK: nothing waits any more. */
enum status store_try_again(struct store *store, int patience_ms, long long *id);

/* News since the last call or store_open: a file that turned out to be damaged later, a round that
 * was left and cannot be read. False when there are none. */
bool store_take_news(struct store *store, struct store_news *news);

/* Why the last call failed, for the player: "The disk is full: this round could not be kept.";
 * "" when it did not fail. Lives until the next call. */
const char *store_trouble(const struct store *store);

/*
 * A file that was too large to be read through when it was opened can be read through beside the
 * game, by a thread: is this one? store_begin_check is false when that cannot be begun.
 * store_end_check ends it, if need be before it is through; a file that it found to be damaged is
 * set aside, which is news, and STATUS_DAMAGED.
 */
bool store_wants_check(const struct store *store);
bool store_begin_check(struct store *store);
bool store_is_checking(const struct store *store);

/* Has it come to its end and found damage? What can be read is saved by store_end_check then, which
 * takes two seconds with ten thousand rounds. */
bool store_check_found_damage(const struct store *store);
enum status store_end_check(struct store *store);

/* How many rows no Trounce has written, or not as they are now. Nothing else counts them, and lists
 * of rounds alone show them, as damaged ones. */
struct store_damage {
    long rounds;
    long words; /* to practise */
    long puzzles;
    long settings;
};

/* Reads all rows if somebody else has written since the last time. */
enum status store_find_damage(struct store *store, struct store_damage *damage);

/* Is everything forgotten when the game ends? */
bool store_is_in_memory(const struct store *store);

/* The path of the file; "" in memory. */
const char *store_path(const struct store *store);

/* ---- the language that is played ---- */

#define STORE_LANGUAGE_MAX 16 /* of a code such as "de", with its end */

/*
 * From now on all that is kept, and all that is asked, is of this language (the code is copied),
 * whose letters are those of `alphabet`: borrowed until the next call or the end of the store.
 * English, "en", until then. Rounds of other languages wait for theirs; settings belong to none.
 */
void store_set_language(struct store *store, const char *code, const struct alphabet *alphabet);

/* Its code; lives as long as the store. */
const char *store_language(const struct store *store);

/* ---- finished rounds ---- */

/* How a board was come by. */
enum round_kind {
    ROUND_KIND_PLAIN,     /* shaken */
    ROUND_KIND_DAILY,     /* of a date */
    ROUND_KIND_CUSTOM,    /* typed */
    ROUND_KIND_CODE,      /* of a code that was given */
    ROUND_KIND_CHALLENGE, /* of a friend, who is the rival */
    ROUND_KIND_PRACTICE,  /* shaken until it had words of practice.h */
    ROUND_KIND_COUNT
};

/* "plain", "daily", "custom", "code", "challenge", "practice"; static. */
const char *round_kind_name(enum round_kind kind);

#define STORE_DATE_MAX 11   /* "2026-11-20" */
#define STORE_WORD_MAX 64   /* with its end; a lexicon holds words of up to 63 letters */
#define STORE_NAME_MAX 81   /* twenty characters of UTF-8 and the end, as in a challenge */
#define STORE_LINE_MAX 2000 /* of a challenge, with its end */

/* What a struct round does not know of itself. */
struct round_notes {
    int64_t began_unix_s;
    int64_t ended_unix_s; /* of an unfinished round: now */
    enum round_kind kind;
    char date[STORE_DATE_MAX]; /* of a daily board, yyyy-mm-dd; else "" */
    char code[BOARD_CODE_MAX]; /* of the board; "" when it has none */
    bool counts;               /* false: a replay, Solve only, and a custom or practice board in any
                                  case: gives no best and no goal */
    int hint_count;
    long hint_points;               /* what the hints cost */
    enum hint_step hint_step;       /* bought last, of an unfinished round with hints */
    char hint_word[STORE_WORD_MAX]; /* that it is about; "": none */
    long board_words;               /* of all tiers that the results list; 0: not known */
    long elapsed_ms;                /* of the player's turn, without pauses */

    /* Names are UTF-8 without control characters; one that is not is kept as "". */
    char player_name[STORE_NAME_MAX]; /* of two players; else "" */
    char second_name[STORE_NAME_MAX];
    char sender[STORE_NAME_MAX];    /* of a challenge; "": without a name */
    char challenge[STORE_LINE_MAX]; /* its line; "" unless it is one */

    /* Whoever saves may leave these 0 where they are not known; they come back as -1 then. */
    long par;            /* of the board, above 0 */
    int stars;           /* 0..PAR_STARS_MAX where the par is known */
    int strength_tenths; /* of the player after the round, as in struct strength */
    long common_words;   /* how many words of the board are common, above 0 */
    long common_found;   /* by the player, where that is known */
};

/* A finished round as it was kept. */
struct stored_round {
    long long id;
    bool is_damaged; /* in a list: it cannot be read, and no more is known than its id */
    char language[STORE_LANGUAGE_MAX]; /* code */
    struct round_notes notes;
    char board[BOARD_TEXT_MAX]; /* as board_format writes it */
    int rows;
    int columns;
    enum rules rules;
    enum way way;
    enum rival_level level; /* of the computer, unless alone */
    int rival_strength;     /* of RIVAL_MATCH; else 0 */
    bool shared_count;      /* words that both of two players have count for both */
    long time_ms;           /* of a turn; 0: no clock */
    long played_ms;         /* round_played_ms */
    int player_words;
    int computer_words;
    int second_words;   /* of the second player, unless WAY_TWO 0 */
    long player_points; /* of the words */
    long computer_points;
    long second_points;
    long score;              /* player_points less notes.hint_points, at least 0 */
    uint64_t lexicon_digest; /* of the words that counted then: lexicon_digest */
};

struct stored_word {
    enum finder_side side;
    int letters;
    int points;
    struct path path;
    char text[STORE_WORD_MAX];
};

struct practice_news; /* practice.h */

/*
 * Keeps a round that is DONE, with all of its words and what it means for the words to practise
 * (`practice` may be NULL: nothing), in one transaction, and drops the unfinished one of this
 * store. `*id` (may be NULL) names it. A second round of one daily date never counts, nor do custom
 * and practice boards, whatever the notes say. With STATUS_OK the round is on the disk, else it
 * waits, unless there is no memory for that: then the unfinished one stays.
 */
enum status store_save_round(struct store *store, const struct round *round,
                             const struct round_notes *notes, const struct practice_news *practice,
                             long long *id);

/* Reads a round of the language; its words, side by side in the order of enum finder_side and each
 * in the order they were found, are the caller's (memory_free). STATUS_MISSING; STATUS_DAMAGED for
 * what no round can have. */
enum status store_load_round(struct store *store, long long id, struct stored_round *round,
                             struct stored_word **words, size_t *count);

/*
 * Makes a round in DONE of what was loaded. Words are shown as they were kept, also those that the
 * lexicon of today lacks; what else the board holds, ask the lexicon of today. STATUS_DAMAGED for
 * what cannot be a round, STATUS_NO_MEMORY.
 */
enum status store_restore_round(const struct stored_round *stored, const struct stored_word *words,
                                size_t count, const struct lexicon *lexicon, struct round **round);

/* ---- the round that was left ---- */

/* One that was kept before it ended. */
struct unfinished {
    struct stored_round round; /* id 0; counts and points so far */
    long left_ms;              /* of the turn */
    enum round_phase phase;    /* ROUND_PAUSED: a player's turn; ROUND_CURTAIN; ROUND_COMPUTER */
    enum finder_side turn;     /* whose it is, or was last: as round_turn */
    struct stored_word *words;
    size_t word_count;
};

/*
 * Keeps a round that is under way (PLAYER, PAUSED, CURTAIN or COMPUTER), over what this store kept
 * before.
 * Cheap: one statement, to be called as often as once a second. It waits for another window a few
 * milliseconds only: after STATUS_BUSY the next call makes up for it.
 */
enum status store_keep_unfinished(struct store *store, const struct round *round,
                                  const struct round_notes *notes);

/* Forgets the unfinished round of this store, if it has one. */
enum status store_drop_unfinished(struct store *store);

/*
 * Reads the unfinished round of this store: the one that it kept, or else the newest that a program
 * left which runs no more; that one is then this store's, so that keeping, dropping and saving go
 * for it and no other window offers it. Those of other running windows are never touched.
 * STATUS_MISSING when there is none. unfinished_deinit frees it.
 */
enum status store_read_unfinished(struct store *store, struct unfinished *unfinished);

/* The same for the round on the daily board of a date, yyyy-mm-dd, that counts. What else this
 * store had is set aside for it. */
enum status store_read_unfinished_daily(struct store *store, const char *date,
                                        struct unfinished *unfinished);

/* Lets the unfinished round of this store wait while another one is kept: it comes again when there
 * is no newer one. */
void store_set_aside(struct store *store);

void unfinished_deinit(struct unfinished *unfinished);

/* Makes a round in PAUSED, CURTAIN or COMPUTER of it, as store_restore_round does. Of a challenge
 * the words of its sender are needed, as in struct round_config: NULL stands for those that were
 * revealed so far. `race_tier_max` is as there, too. */
enum status store_restore_unfinished(const struct unfinished *unfinished,
                                     const uint32_t *friend_words, size_t friend_word_count,
                                     int race_tier_max, const struct lexicon *lexicon,
                                     struct round **round);

/* ---- the Scrambler ---- */

/* A puzzle that was solved. */
struct stored_puzzle {
    int64_t ended_unix_s;
    int size;
    char code[SCRAMBLER_CODE_MAX];
    int jumble_count; /* the fewest moves that solve it where they are known, else those that it
                         was scrambled in; moves above it are extra ones */
    long move_count;
    long elapsed_ms;
    bool shown; /* moves of the solution were shown: gives no best */
};

/* Keeps it for good and drops the one under way of this store. `*id` may be NULL. */
enum status store_save_puzzle(struct store *store, const struct stored_puzzle *puzzle,
                              long long *id);

/* What was asked of the game: nothing, single moves, the solution. */
enum puzzle_help { PUZZLE_UNHELPED, PUZZLE_HELPED, PUZZLE_SHOWN };

/* A puzzle that is under way. */
struct unfinished_puzzle {
    char code[SCRAMBLER_CODE_MAX];
    long elapsed_ms;
    enum puzzle_help help;
    struct scrambler_move *moves; /* those that are made, and behind them those taken back */
    size_t made_count;
    size_t known_count;
};

/* Keeps it over what this store kept before; cheap and in a hurry, as store_keep_unfinished. */
enum status store_keep_puzzle(struct store *store, const struct unfinished_puzzle *puzzle);

/* Reads the puzzle of this store, or else the newest of the language that a program left which runs
 * no more and takes it over; unfinished_puzzle_deinit frees it. Its moves may be none of its grid.
 * STATUS_MISSING when there is none. */
enum status store_read_puzzle(struct store *store, struct unfinished_puzzle *puzzle);
void unfinished_puzzle_deinit(struct unfinished_puzzle *puzzle);

/* Forgets the puzzle of this store, if it has one; lets it wait while another one is kept. */
enum status store_drop_puzzle(struct store *store);
void store_set_puzzle_aside(struct store *store);

/* ---- settings ---- */

#define STORE_KEY_MAX     64
#define STORE_SETTING_MAX 4096

/* The value of a key, ended by 0, in `value` of `size` bytes, also of one that waits to be kept.
 * STATUS_MISSING; STATUS_RANGE when it does not fit. On failure `value` is as it was. */
enum status store_get_setting(struct store *store, const char *key, char *value, size_t size);

/* Keeps a value; keys and values are UTF-8 below the lengths above. NULL: forgets it. */
enum status store_set_setting(struct store *store, const char *key, const char *value);

/* ---- the end of it all ---- */

/* Forgets all rounds, finished or left, words to practise and puzzles, and overwrites where they
 * stood. Settings stay, and so do files that were set aside. */
enum status store_delete_all(struct store *store);

#endif
