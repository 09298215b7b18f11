/* SPDX-License-Identifier: MIT */
/*
 * A store from within: what its own files share. Leaves what the game may know to store.h.
 */
#ifndef STORE_STORE_STATE_H
#define STORE_STORE_STATE_H

#include "database.h"
#include "query.h"
#include "store.h"

#define STORE_TROUBLE_MAX 256

/* The language that is played, and its letters. */
struct spoken {
    char code[STORE_LANGUAGE_MAX];
    const struct alphabet *alphabet;
};

/* The size of a word as it stands in the file, in UTF-8. */
#define WRITTEN_MAX ALPHABET_TEXT_SIZE(STORE_WORD_MAX - 1)

/*
 * Invariants: `database` is open, with the tables of today and no transaction under way between two
 * calls. `session` is the number of this store's row of `unfinished`, whose place in the lock file
 * it holds; 0: it has none.
 */
struct store {
    sqlite3 *database;
    char path[DATABASE_PATH_MAX]; /* "": in memory */
    uint64_t file;                /* which file that was when it was opened: database_file */
    int lock_file;                /* -1: none */
    struct spoken spoken;         /* that is played */
    long long session;
    long long puzzle_session; /* the same of `unfinished_puzzles` */
    int log_pages;            /* after the last write */
    sqlite3_stmt *keep;       /* the statement of store_keep_unfinished */
    struct order *orders;     /* that wait to be carried out, oldest first */
    struct check *check;      /* that runs, or has not been ended; NULL: none */
    sqlite3_stmt *data_version;
    int64_t looked_version;     /* of the file, when its rows were looked at; 0: never */
    struct store_damage damage; /* that was found then */
    struct store_news news;
    bool has_news;
    char trouble[STORE_TROUBLE_MAX];
};

/* SQLITE_READONLY_DBMOVED when the file is not where it was any more: what is written would be
 * lost. Else SQLITE_OK. */
int store_find_file(const struct store *store);

/* Begins a transaction that writes, after the same question; the code of SQLite. */
int store_begin(struct store *store);

/* The same for one that is on the disk when store_commit returns: slower. */
int store_begin_lasting(struct store *store);

/* Ends it, well if `code` is SQLITE_OK, else by taking all back; the code of the whole. */
int store_commit(struct store *store, int code);

/*
 * Ends a call: notes the trouble, in which `what` could not be done ("this round could not be
 * kept"), and gives its status. A file that turns out to be damaged is moved aside and a new one
 * begun, and one that is gone is made again, which becomes news; `*renewed` (may be NULL) is set
 * then: a write may be tried again.
 */
enum status store_finish(struct store *store, int code, const char *what, bool *renewed);

/* The same for what SQLite has no part in. */
enum status store_fail(struct store *store, enum status status, const char *what);

/* Finalizes the statements that are kept. */
void store_end_statements(struct store *store);

/* ---- the whole file, read through: store_sound.c ---- */

/* Ends what was begun; STATUS_DAMAGED when it found that. */
enum status check_end(struct store *store);

/* ---- rows that cannot be: store_sound.c ---- */

/*
 * Prepares a statement that asks of many rows at a time, after all rows were looked at if someone
 * else has written since: it names `sound_rounds`, `sound_practice` and `sound_puzzles`, which are
 * the tables without the rows that cannot be, and may name `bad_rounds (id)`.
 */
struct query sound_query(struct store *store, const char *sql);

/* Looks at them now, if need be; the code of SQLite. */
int sound_look(struct store *store);

#define SETTING_COLUMNS "name, value"
bool setting_is_sound(struct query *query, const struct spoken *spoken);

/* This store itself has changed a row that may have been a bad one. */
void sound_forget(struct store *store);

/* ---- rows of `unfinished`: store_unfinished.c ---- */

/* Is the round of a row one that can be gone on with? The columns are behind those of every round.
 * Without memory to tell, the query fails. */
#define UNFINISHED_COLUMNS "left_ms, phase, turn, words, hint_step, hint_word"
bool unfinished_is_sound(struct query *query, const struct spoken *spoken);

/* Deletes a row, if it is there; the code of SQLite. */
int store_delete_row(struct store *store, long long session);

/* Makes news of what was left and cannot be gone on with, behind what there is. */
void store_tell_left(struct store *store, const char *what);

/* This store has no row any more. */
void store_let_go(struct store *store);

/* ---- rows of `unfinished_puzzles`: store_puzzle.c ---- */

#define LEFT_PUZZLE_COLUMNS "language, code, elapsed_ms, moves, made, help"
bool left_puzzle_is_sound(struct query *query, const struct spoken *spoken);

/* Deletes a row, if it is there; the code of SQLite. */
int puzzle_delete_row(struct store *store, long long session);

/* Frees the place of a row, 0 for none; takes that of the store's own in another lock file. */
void puzzle_unlock(const struct store *store, long long session);
void puzzle_lock_again(const struct store *store);

/* Is the row that of this store, or of a puzzle of its own which waits to be kept? */
bool puzzle_is_own(const struct store *store, long long session);

/* This store has no row of a puzzle any more. */
void puzzle_let_go(struct store *store);

/* ---- a damaged file: salvage.c ---- */

/* Copies what can be read of it, and can be, into the tables of the store, but for the row of
 * `unfinished` that is the store's own and those of its orders. Returns how many rounds. */
long salvage_file(struct store *store, const char *path);

/* The same from an open one; -1 when nothing could be written. */
long salvage_rows(struct store *store, sqlite3 *source);

/* ---- what waits to be written: store_orders.c ---- */

/* Forgets all orders, or all but those of settings. */
void orders_forget(struct store *store, bool with_settings);

/* Is this row of `unfinished` that of a round which waits to be kept? */
bool orders_hold(const struct store *store, long long session);

/* The same of `unfinished_puzzles`. */
bool orders_hold_puzzle(const struct store *store, long long session);

/* ---- finished rounds and puzzles: store_rounds.c ---- */

/* All that is kept of a round, so that it outlives the round itself. Owns both lists. */
struct finished_round {
    struct stored_round record; /* as record_make makes it */
    struct stored_word *words;  /* side by side in the order of enum finder_side */
    size_t word_count;
    char today[STORE_DATE_MAX]; /* as in struct practice_news; "": it means nothing for practice */
    struct path *missed;
    size_t missed_count;
    long long session; /* its row of `unfinished`, which goes with it; 0: none */
    struct alphabet alphabet;
};

/* Copies what there is of a round in this language and `practice` (may be NULL). False without
 * memory. */
bool round_finish_record(const struct round *round, const struct round_notes *notes,
                         const struct practice_news *practice, const char *language,
                         struct finished_round *finished);

/* Write one within a transaction; the code of SQLite. */
int round_insert(struct store *store, const struct finished_round *finished, long long *id);
int puzzle_insert(struct store *store, const struct stored_puzzle *puzzle, const char *language,
                  long long *id);

/* The statements that read rounds, for many of them; zeroed at first. */
struct round_statements {
    sqlite3_stmt *record;
    sqlite3_stmt *words;
};
void round_statements_end(struct round_statements *statements);

/* `*is_sound`: can the round of this id be, with its words? The code is SQLite's. */
int round_is_sound(sqlite3 *database, const struct spoken *spoken, long long id,
                   struct round_statements *statements, bool *is_sound);

/* Is the puzzle of a row one that can be? */
#define PUZZLE_COLUMNS "ended, size, code, jumble_count, move_count, elapsed_ms, shown, language"
bool puzzle_is_sound(struct query *query, const struct spoken *spoken);

/* ---- words to practise: practice.c ---- */

#define PRACTICE_COLUMNS                                                                           \
    "word, board, rows, columns, path, missed, box, due, found, learned, dropped, language"

/* Is the word of a row one that can be? */
bool practice_is_sound(struct query *query, const struct spoken *spoken);

/* Notes what a round of this id means for them, within its transaction; the code of SQLite. */
int practice_note(struct store *store, const struct finished_round *finished, long long id);

/* Drops a word, in UTF-8, within a transaction; the code of SQLite. */
int practice_remove(struct store *store, const char *text, const char *language);

/* ---- goals.c ---- */

struct goal;

/* As goals_read, with the code of SQLite; `goals` has room for all, and is of no use on failure. */
int goals_measure(struct store *store, struct goal *goals);

/* ---- rounds as rows: record.c ---- */

/* The columns that `rounds` and `unfinished` share, and as many places for values. */
#define RECORD_COLUMNS                                                                             \
    "began, ended, kind, date, code, counts, hint_count, hint_points, board_words, elapsed_ms, "   \
    "board, rows, columns, rules, way, level, rival_strength, shared_count, time_ms, played_ms, "  \
    "player_words, computer_words, second_words, player_points, computer_points, second_points, "  \
    "lexicon, player_name, second_name, sender, challenge, par, stars, strength, common_words, "   \
    "common_found, language"
#define RECORD_VALUES                                                                              \
    "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "   \
    "?, ?, ?, ?, ?, ?, ?"

/* What is kept of a round in this language, as it is now; the id is 0. */
void record_make(const struct round *round, const struct round_notes *notes, const char *language,
                 struct stored_round *record);

/* More than a side of any round has. */
#define RECORD_POINTS_MAX 2000000000

/* The year has four figures, wherever the player is. */
#define RECORD_TIME_MAX_S 253370764799

/* Is a row of this language, or of none that can be, so that it is a bad one? */
#define LANGUAGE_IS(code)                                                                          \
    "ifnull(language = " code " OR language = '' OR length(language) > 15 OR trim(language, "      \
    "'" LANGUAGE_LETTERS "') <> '', 1)"

/* Binds those columns. `record` is borrowed until query_end. */
void record_bind(struct query *query, const struct stored_round *record);

/* Reads those columns. False when they are not such as a round can have: whatever else knows the
 * file may have written there. */
bool record_read(struct query *query, const struct spoken *spoken, struct stored_round *record);

/* Reads a column that has to be the code of a language. */
#define LANGUAGE_LETTERS "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"
void record_read_language(struct query *query, char language[STORE_LANGUAGE_MAX]);

/* Are these the words that the record counts? */
bool record_has_words(const struct stored_round *record, const struct stored_word *words,
                      size_t count);

/*
 * The board of a record; false when its text is none. The letters of languages other than English
 * and `spoken` are not known: then the board has no alphabet, its faces mean nothing, and all that
 * can be checked is the shape.
 */
bool record_board(const struct spoken *spoken, const struct stored_round *record,
                  struct board *board);

/* A path from a byte a cell; false when it is none on the board, or spells nothing that a lexicon
 * could hold. */
bool record_path(const unsigned char *cells, size_t length, const struct board *board,
                 struct path *path);

/* Is this the word, as it stands in the file, of a path? How the path is spelled, in letters, comes
 * into `text`; "" where they are not known. */
bool record_word_is_of(const char *written, const struct path *path, const struct board *board,
                       char text[STORE_WORD_MAX]);

/* Writes a word of letters as it stands in the file; "" for what is none of the alphabet. */
const char *record_write_word(const struct alphabet *alphabet, const char *word,
                              char written[WRITTEN_MAX]);

/* Reads one that may be empty; false for what is no word of the alphabet. */
bool record_take_word(const struct alphabet *alphabet, const char *written,
                      char word[STORE_WORD_MAX]);

/* How far a round had got, and who plays the computer in a challenge. */
struct record_state {
    enum round_phase phase; /* of round_past */
    enum finder_side turn;
    long left_ms;
    const uint32_t *friend_words; /* NULL: those of the computer's list */
    size_t friend_word_count;
    int race_tier_max;
};

/* A round of the record's making. */
enum status record_restore(const struct stored_round *record, const struct record_state *state,
                           const struct stored_word *words, size_t count,
                           const struct lexicon *lexicon, struct round **round);

#endif
