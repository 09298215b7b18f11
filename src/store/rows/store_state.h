/* SPDX-License-Identifier: MIT */
/*
 * The internals of a store, shared by its own files. Leaves what the game may use to store.h.
 */
#ifndef STORE_STORE_STATE_H
#define STORE_STORE_STATE_H

#include "columns.h"
#include "database.h"
#include "disk.h"
#include "query.h"
#include "rows.h"
#include "trounce/challenge.h"

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
 * calls. `sessions` are the numbers of this store's rows of a round and a puzzle under way, whose
 * places in the lock file it holds; 0: it has none.
 */
struct store {
    sqlite3 *database;
    char path[DATABASE_PATH_MAX]; /* "": in memory */
    struct disk_entry file;       /* after opening or the last transaction; size -1: any */
    int lock_file;                /* -1: none */
    struct play_language play_language;
    long long sessions[SESSION_COUNT];
    int patience_ms;               /* how long opening the file waits for other programs */
    bool is_durable;               /* the transaction is one of store_begin_durable */
    bool has_traces;               /* what was deleted may still be in the file */
    sqlite3_stmt *keep;            /* the statement of round_write */
    struct pending_write *pending; /* pending, oldest first */
    struct check *check;           /* running, or not ended yet; NULL: none */
    struct store_news news;
    bool has_news;
    struct message trouble;
    /* Opens another file, or the same one anew, when the file is damaged or, `is_gone`, can no
     * longer be written to. STATUS_BUSY: another program opens it, moves it or deletes everything.
     * NULL: there is no file to recover. */
    enum status (*recover)(struct store *store, bool is_gone);
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

/* The same for a transaction that has only read: what others have written to the file meanwhile, or
 * before, is still noticed by the next store_begin. */
int store_end_reading(struct store *store, int code);

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

/* ---- settings: store_pending.c ---- */

#define SETTING_COLUMNS "name, value"
bool setting_is_valid(struct query *query, const struct play_language *play_language);

/* ---- own words: store_own_words.c ---- */

#define OWN_WORD_COLUMNS "word, language, counts, since"
bool own_word_is_valid(struct query *query, const struct play_language *play_language);

/* ---- rounds under way: store_unfinished.c ---- */

/* Returns whether a row of `rounds` holds a round that can be resumed. These columns follow those
 * of every round; the id is the last of all. If memory runs out, the query fails. */
#define UNFINISHED_COLUMNS PROGRESS_COLUMNS ", id"
bool unfinished_is_valid(struct query *query, const struct play_language *play_language,
                         int64_t id);

/* Appends a sentence to the news, as by message_set. */
void store_append_news(struct store *store, const char *format, ...) TAKES_FORMAT(2, 3);

/* ---- whose row it is: store_session.c ---- */

/* Unlocks a row, 0 for none; releases the store's own; locks the store's own again in another lock
 * file. */
void session_unlock(const struct store *store, enum session_kind kind, long long session);
void session_release(struct store *store, enum session_kind kind);
void session_lock_again(const struct store *store);

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
 * not offered to anybody. With a puzzle other than "", kind and date without a blank: a
 * round on that, and what the store had before is set aside; no Hunt of a date without. Ends the
 * call; `what` is as in store_finish. The caller frees `left`, a struct unfinished or
 * unfinished_puzzle that is zeroed at first, even on failure.
 */
enum status session_read(struct store *store, enum session_kind kind, const char *puzzle,
                         session_reader *read, void *left, const char *what);

/* Reads the row of a number (0: what session_read would, and sets `session` to its number) without
 * taking it over: any store can. STATUS_MISSING: another store holds it. */
enum status session_preview(struct store *store, enum session_kind kind, session_reader *read,
                            void *left, long long *session, const char *what);

/* Lists the rows of all languages that no other store holds, the newest first (`sessions` may be
 * NULL); reads one of them; and makes one the store's own, unless another store holds it. */
enum status session_list(struct store *store, enum session_kind kind, long long *sessions,
                         size_t limit, size_t *count, const char *what);
enum status session_peek(struct store *store, enum session_kind kind, long long session,
                         session_reader *read, void *left, const char *what);
bool session_choose(struct store *store, enum session_kind kind, long long session);

/* Moves `*number` on to one that no store holds, at first, from 0, above all of the table's, and
 * locks it; within a transaction. Returns SQLite's code. */
int session_next(struct store *store, enum session_kind kind, int64_t *number);

/* Returns whether no store, not even this one, holds the row of a number. */
bool session_is_free(struct store *store, enum session_kind kind, long long session);

/* ---- puzzles under way: store_puzzle.c ---- */

/* Those of a row of `puzzles`, with what only this needs at the end. */
#define MOVE_COLUMNS        "moves, made, help"
#define LEFT_PUZZLE_COLUMNS PUZZLE_COLUMNS ", " MOVE_COLUMNS
bool left_puzzle_is_valid(struct query *query, const struct play_language *play_language);

/* ---- pending writes: store_pending.c ---- */

/* Drops all pending writes, or those that store_delete_all deletes. */
void pending_forget(struct store *store);
void pending_forget_played(struct store *store);

/* Returns whether this row belongs to a pending round or puzzle. */
bool pending_has(const struct store *store, enum session_kind kind, long long session);

/* Returns whether a round, a puzzle or the value of a setting is pending. */
bool pending_has_contents(const struct store *store);

/* Writes all pending writes into another store, where dropping words means nothing; returns
 * SQLite's code. */
int pending_write(const struct store *store, struct store *to);

/* ---- finished rounds and puzzles: store_rounds.c ---- */

/* Everything stored of a round, finished or under way, independent of the round itself. Owns both
 * lists. */
struct finished_round {
    struct stored_round record; /* from record_make */
    enum round_phase phase;
    enum side turn;
    long left_ms;
    struct stored_word *words; /* grouped by side, in the order of enum side */
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

/* Writes the row of this id and those of its words that it lacks, within a transaction; returns
 * SQLite's code. `written` gets the record, and of a finished round whether it counts. */
int round_write(struct store *store, const struct finished_round *finished, int64_t id,
                struct stored_round *written);
int puzzle_write(struct store *store, const struct stored_puzzle *puzzle, const char *language,
                 int64_t id);

/* The words of a round, a growing array that the caller frees. */
struct word_rows {
    struct stored_word *words;
    size_t count;
    size_t capacity;
};

/* Reads those of the row with this record, done or under way, and caches the statement in `*kept`.
 * Clears `*is_intact` if one is no word on the board. */
int words_read(sqlite3 *database, int64_t id, const struct stored_round *record, bool is_done,
               const struct board *board, sqlite3_stmt **kept, struct word_rows *rows,
               bool *is_intact);

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

/* ---- ids of rounds and puzzles: store_ids.c; within a transaction, they return SQLite's code ----
 */

/* Returns the highest id that the table, `rounds` or `puzzles`, ever had; 0: none. */
int ids_last(struct store *store, const char *table, int64_t *last);

/* Gives rounds the ids that the table `moves` of `source` has for theirs, id and place, one after
 * another in ascending order, with everything that refers to them. What refers to the next round to
 * come then refers to `upcoming`. */
int ids_move_rounds(struct store *store, sqlite3 *source, int64_t upcoming);

/* Gives the row of a round or puzzle under way, with all that belongs to it, the id of a finished
 * one. */
int ids_finish(struct store *store, enum session_kind kind, int64_t from, int64_t to);

/* Makes sure that there are ids for whatever is inserted next. Where a file has used them up, its
 * largest are replaced by those that follow the others. */
int ids_make_room(struct store *store);

/* Does that, and returns the id of what is finished next. */
int ids_next(struct store *store, const char *table, int64_t *next);

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

/* What that runs: for the words found in a round, with its day, id and language; and for each word
 * missed, with the word, the board, its rows and columns, the path, the day, how often, and the
 * language. */
extern const char practice_found_sql[];
extern const char practice_missed_sql[];

/* Drops a word, in UTF-8, within a transaction; returns SQLite's code. */
int practice_remove(struct store *store, const char *text, const char *language);

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

/* The same for PROGRESS_COLUMNS, into what record_read has begun; without an alphabet the word that
 * was hinted at is not known. `hint` is borrowed until query_end. */
void record_bind_progress(struct query *query, const struct finished_round *finished,
                          char hint[WRITTEN_MAX]);
bool record_read_progress(struct query *query, const struct alphabet *alphabet,
                          struct unfinished *left);

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
    struct challenge_friend friend; /* borrowed; without words: those of the computer's list */
    int race_tier_max;
};

/* Makes a round from the record. */
enum status record_restore(const struct stored_round *record, const struct record_state *state,
                           const struct stored_word *words, size_t count,
                           const struct lexicon *lexicon, struct round **round);

#endif
