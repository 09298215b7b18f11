/* SPDX-License-Identifier: MIT */
/*
 * The internals of a store, shared by its own files. Leaves what the game may use to store.h.
 */
#ifndef STORE_STORE_STATE_H
#define STORE_STORE_STATE_H

#include "columns.h"
#include "database.h"
#include "query.h"
#include "store.h"

/* The current language and its letters. */
struct play_language {
    char code[STORE_LANGUAGE_MAX];
    const struct alphabet *alphabet;
};

/* What is in progress. */
enum session_kind { SESSION_ROUND, SESSION_PUZZLE, SESSION_COUNT };

/* The buffer size for a word as stored, in UTF-8. */
#define WRITTEN_MAX ALPHABET_TEXT_SIZE(STORE_WORD_MAX - 1)

/*
 * Invariants: `database` is open, with the current schema and no transaction pending between two
 * calls. `sessions` are the numbers of this store's rows of `unfinished` and `unfinished_puzzles`,
 * whose places in the lock file it holds; 0: it has none.
 */
struct store {
    sqlite3 *database;
    char path[DATABASE_PATH_MAX]; /* "": in memory */
    uint64_t file;                /* the numbers of the file and its log when they were opened: */
    uint64_t log;                 /* database_file, database_log */
    struct database_state state;  /* after opening or the last transaction; size -1: any */
    int lock_file;                /* -1: none */
    struct play_language play_language;
    long long sessions[SESSION_COUNT];
    bool is_durable;               /* the transaction is one of store_begin_durable */
    sqlite3_stmt *keep;            /* the statement of store_save_unfinished */
    struct pending_write *pending; /* pending, oldest first */
    struct check *check;           /* running, or not ended yet; NULL: none */
    struct store_news news;
    bool has_news;
    struct message trouble;
    /* Opens another file, or the same one anew, when the file is damaged or, `is_gone`, can no
     * longer be written to; returns whether it did. NULL: there is no file to recover. */
    bool (*recover)(struct store *store, bool is_gone);
};

/* Returns whether the file is still at its path: otherwise writes would be lost. */
bool store_has_file(const struct store *store);

/* Returns whether anybody has written to the file itself since the last transaction. */
bool store_is_changed(const struct store *store);

/* Begins a write transaction. Returns SQLite's code: SQLITE_READONLY_DBMOVED when the file is no
 * longer at its path, so that writes would be lost, or a newer Trounce has changed it meanwhile, so
 * that it must not be written. The same for one that anybody has written to outside the log:
 * another window's checkpoint is harmless, but a backup copied over it does not match the log. */
int store_begin(struct store *store);

/* The same, but the transaction is on disk, in the file itself, when store_commit returns: slower.
 * Between such writes, a copy of the file has all finished rounds. */
int store_begin_durable(struct store *store);

/* Commits if `code` is SQLITE_OK, otherwise rolls back. Returns the resulting code. */
int store_commit(struct store *store, int code);

/*
 * Ends a call: records the trouble, where `what` is what failed ("this round could not be saved"),
 * and returns its status. A file that turns out to be damaged is moved aside and a new one started;
 * one that is gone is recreated; where another file has taken its place, the store goes on with
 * that. All become news.
 */
enum status store_finish(struct store *store, int code, const char *what);

/* Runs a write, which returns SQLite's code, and ends the call; a write into a file that was
 * renewed by that is retried. */
typedef int store_writer(struct store *store, const void *what);
enum status store_write(struct store *store, store_writer *write, const void *what,
                        const char *lost);

/* The same for errors that do not come from SQLite. */
enum status store_fail(struct store *store, enum status status, const char *what);

/* Finalizes the cached statements. */
void store_end_statements(struct store *store);

/* ---- checking the whole file: store_check.c ---- */

/* Ends the check, if any, and returns what it found, such as STATUS_DAMAGED. */
enum status check_end(struct store *store);

/* The numbers of the backup and of one that is being made: see database_name. */
#define BACKUP_MARK "backup"
enum { BACKUP = 1, NEW_BACKUP, BACKUP_MAX = NEW_BACKUP };

/* Writes the path of the backup; false when it is too long. */
bool backup_name(const struct store *store, char name[DATABASE_PATH_MAX]);

/* ---- settings: store_pending.c ---- */

#define SETTING_COLUMNS "name, value"
bool setting_is_valid(struct query *query, const struct play_language *play_language);

/* ---- own words: store_own_words.c ---- */

#define OWN_WORD_COLUMNS "word, language, counts, since"
bool own_word_is_valid(struct query *query, const struct play_language *play_language);

/* ---- rows of `unfinished`: store_unfinished.c ---- */

/* Returns whether a row holds a round that can be resumed. The columns follow those of every round.
 * If memory runs out, the query fails. */
#define UNFINISHED_COLUMNS "left_ms, phase, turn, words, hint_step, hint_word, times"
bool unfinished_is_valid(struct query *query, const struct play_language *play_language);

/* Appends a sentence to the news, as by message_set. */
void store_append_news(struct store *store, const char *format, ...) TAKES_FORMAT(2, 3);

/* ---- whose row it is: store_session.c ---- */

/* Unlocks a row, 0 for none; releases the store's own; locks the store's own again in another lock
 * file. */
void session_unlock(const struct store *store, enum session_kind kind, long long session);
void session_release(struct store *store, enum session_kind kind);
void session_lock_again(const struct store *store);

/* Deletes a row, if it exists; returns SQLite's code. */
int session_delete(struct store *store, enum session_kind kind, long long session);

/* Deletes and releases the store's own row, if any; `what` is as in store_finish. */
enum status session_drop(struct store *store, enum session_kind kind, const char *what);

/* Writes the store's own row, by INSERT OR REPLACE, within a transaction that waits only a moment
 * for another window. */
enum status session_save(struct store *store, enum session_kind kind, store_writer *write,
                         const void *what, const char *lost);

/* Reads the columns of a row into a struct unfinished or unfinished_puzzle; STATUS_DAMAGED,
 * STATUS_NO_MEMORY. */
typedef enum status session_reader(struct query *query, const struct play_language *play_language,
                                   void *left);

/*
 * Reads the store's own row, or else takes over the newest valid one that no other store holds;
 * damaged ones are deleted, which is news. The row of a finished round or puzzle that is pending is
 * not offered to anybody. With a date other than "": that of the daily board, and what the store
 * had before is set aside. Ends the call; `what` is as in store_finish. The caller frees `left`, a
 * struct unfinished or unfinished_puzzle that is zeroed at first, even on failure.
 */
enum status session_read(struct store *store, enum session_kind kind, const char *date,
                         session_reader *read, void *left, const char *what);

/* Lists the rows that session_read could read, the newest first (`sessions` may be NULL); reads one
 * of them; and makes one the store's own, unless another store holds it. */
enum status session_list(struct store *store, enum session_kind kind, long long *sessions,
                         size_t limit, size_t *count, const char *what);
enum status session_peek(struct store *store, enum session_kind kind, long long session,
                         session_reader *read, void *left, const char *what);
bool session_choose(struct store *store, enum session_kind kind, long long session);

/* ---- rows of `unfinished_puzzles`: store_puzzle.c ---- */

#define LEFT_PUZZLE_COLUMNS "language, code, elapsed_ms, moves, made, help"
bool left_puzzle_is_valid(struct query *query, const struct play_language *play_language);

/* ---- a damaged file: salvage.c ---- */

/* Copies its readable valid rows into the tables of the store, where these have none of that key,
 * except the store's own unfinished rows and those of its pending writes, and all those of a
 * backup. Returns the number of rounds. */
long salvage_file(struct store *store, const char *path, bool is_backup);

/* The same from an open database; -1 when nothing could be written. */
long salvage_rows(struct store *store, sqlite3 *source);

/* Copies all rounds, puzzles and words of an intact database within a transaction; words that are
 * there stay as they are. Sets `*is_refused` if another row is invalid or has a number that is
 * taken: then the transaction must not be committed. Returns SQLite's code. */
int salvage_whole(struct store *store, sqlite3 *source, long *rounds, bool *is_refused);

/* ---- pending writes: store_pending.c ---- */

/* Drops all pending writes, or all except settings. */
void pending_forget(struct store *store, bool with_settings);

/* Returns whether this row belongs to a pending round or puzzle. */
bool pending_has(const struct store *store, enum session_kind kind, long long session);

/* Returns whether a round, a puzzle or the value of a setting is pending. */
bool pending_has_contents(const struct store *store);

/* Writes all pending writes within a transaction into another store, where dropping words means
 * nothing; returns SQLite's code. */
int pending_write(const struct store *store, struct store *to);

/* ---- a file of what could not be saved: store_unsaved.c ---- */

/* Each program that ends while the history cannot be written makes one: see database_name. */
#define UNSAVED_MARK "unsaved"
#define UNSAVED_MAX  20

/* Writes all pending writes to a new file beside the history, if pending_has_contents; they stay
 * pending. Returns false if it could not. */
bool unsaved_write(struct store *store);

/* Moves the contents of such files, if any, into the history, and sets damaged ones aside. The
 * caller holds DATABASE_GATE. */
void unsaved_import(struct store *store);

/* ---- finished rounds and puzzles: store_rounds.c ---- */

/* Everything stored of a round, independent of the round itself. Owns both lists. */
struct finished_round {
    struct stored_round record; /* from record_make */
    struct stored_word *words;  /* grouped by side, in the order of enum side */
    size_t word_count;
    char today[STORE_DATE_MAX]; /* as in struct practice_news; "": no effect on practice */
    struct path *missed;
    size_t missed_count;
    struct alphabet alphabet;
};

/* Copies a round in this language, and `practice` (may be NULL). Returns false without memory. */
bool round_finish_record(const struct round *round, const struct round_notes *notes,
                         const struct practice_news *practice, const char *language,
                         struct finished_round *finished);

/* Write one within a transaction; return SQLite's code. */
int round_insert(struct store *store, const struct finished_round *finished, long long *id);
int puzzle_insert(struct store *store, const struct stored_puzzle *puzzle, const char *language,
                  long long *id);

/* Cached statements that read rounds; zeroed at first. */
struct round_statements {
    sqlite3_stmt *record;
    sqlite3_stmt *words;
};
void round_statements_end(struct round_statements *statements);

/* Sets `*is_valid` to whether the round of this id and its words are valid. Returns SQLite's
 * code. */
int round_validate(sqlite3 *database, const struct play_language *play_language, long long id,
                   struct round_statements *statements, bool *is_valid);

/* Returns whether the row holds a valid puzzle. */
#define PUZZLE_COLUMNS "ended, size, code, jumble_count, move_count, elapsed_ms, shown, language"
bool puzzle_is_valid(struct query *query, const struct play_language *play_language);

/* ---- practice words: practice.c ---- */

#define PRACTICE_COLUMNS                                                                           \
    "word, board, rows, columns, path, missed, box, due, found, learned, dropped, misses, "        \
    "chosen, "                                                                                     \
    "language"

/* Returns whether the row holds a valid word. */
bool practice_is_valid(struct query *query, const struct play_language *play_language);

/* Records what the round of this id means for practice, within its transaction; returns SQLite's
 * code. */
int practice_record(struct store *store, const struct finished_round *finished, long long id);

/* The same for the rounds of store_unsaved.c, whose ids in the history are those in their file plus
 * `ids_before`. */
int practice_record_unsaved(struct store *store, long long ids_before);

/* Drops a word, in UTF-8, within a transaction; returns SQLite's code. */
int practice_remove(struct store *store, const char *text, const char *language);

/* ---- goals.c ---- */

struct goal;

/* Like goals_read, but returns SQLite's code; `goals` has room for all and is undefined on
 * failure. */
int goals_measure(struct store *store, struct goal *goals);

/* ---- rounds as rows: record.c ---- */

/* Fills in what is stored of a round in this language as it is now; the id is 0. */
void record_make(const struct round *round, const struct round_notes *notes, const char *language,
                 struct stored_round *record);

/* Like round_score: hints cost no more than there is. */
#define RECORD_SCORE "max(player_points - hint_points, 0)"

/* Binds RECORD_COLUMNS. `record` is borrowed until query_end. */
void record_bind(struct query *query, const struct stored_round *record);

/* Reads those columns. Returns false when no round can have them: other programs may have written
 * to the file. */
bool record_read(struct query *query, const struct play_language *play_language,
                 struct stored_round *record);

/* Reads a column that must be the code of a language. */
void record_read_language(struct query *query, char language[STORE_LANGUAGE_MAX]);

/* Returns whether these words match the record's counts and points, and none was found after the
 * round. */
bool record_has_words(const struct stored_round *record, const struct stored_word *words,
                      size_t count);

/*
 * Makes the board of a record; false when its text is invalid. The alphabets of languages other
 * than English and `play_language` are not known: then the board has none, its faces mean nothing,
 * and only the shape is checked.
 */
bool record_board(const struct play_language *play_language, const struct stored_round *record,
                  struct board *board);

/* Makes a path from one byte per cell; false when the board has no such path, or it spells no word
 * that fits a lexicon. */
bool record_path(const unsigned char *cells, size_t length, const struct board *board,
                 struct path *path);

/* Returns whether this is the stored form of the path's word. `text` gets the path's spelling in
 * letters; "" where they are not known. */
bool record_word_is_of(const char *written, const struct path *path, const struct board *board,
                       char text[STORE_WORD_MAX]);

/* Writes the stored form of a word of letters; "" if it is not in the alphabet. */
const char *record_write_word(const struct alphabet *alphabet, const char *word,
                              char written[WRITTEN_MAX]);

/* Reads a stored word, which may be empty; false if it is not in the alphabet. */
bool record_encode_word(const struct alphabet *alphabet, const char *written,
                        char word[STORE_WORD_MAX]);

/* The progress of a round, and the computer's words in a challenge. */
struct record_state {
    enum round_phase phase; /* of round_past */
    enum side turn;
    long left_ms;
    struct record_friend friend; /* without words: those of the computer's list */
    int race_tier_max;
};

/* Makes a round from the record. */
enum status record_restore(const struct stored_round *record, const struct record_state *state,
                           const struct stored_word *words, size_t count,
                           const struct lexicon *lexicon, struct round **round);

#endif
