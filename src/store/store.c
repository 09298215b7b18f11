/* SPDX-License-Identifier: MIT */
/*
 * Opens and closes a store, and recovers it when its file is damaged, gone or replaced.
 */
#include "repair.h"

#include "disk.h"
#include "patience.h"

#include "trounce/memory.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static const struct play_language english = {"en", &alphabet_english};

/* ---- news ---- */

/* `backup` is the backup of which some of the rounds are; NULL: none. */
static void append_moved_news(struct store *store, enum status why, const char *moved, long rounds,
                              const char *backup)
{
    const char *name = disk_name(store->path);
    const char *other = disk_name(moved);
    if (rounds == 0) {
        store_append_news(store,
                          why == STATUS_SYNTAX
                              ? N_("The history was not made by Trounce: %.100s was set aside as "
                                   "%.100s, and a new one was started.")
                              : N_("The history was damaged: %.100s was set aside as %.100s, and a "
                                   "new one was started."),
                          name, other);
    } else {
        store_append_news(store,
                          rounds == 1
                              ? N_("The history was damaged: %.100s was set aside as %.100s, and a "
                                   "new one was started with %ld round that could be read.")
                              : N_("The history was damaged: %.100s was set aside as %.100s, and a "
                                   "new one was started with %ld rounds that could be read."),
                          name, other, rounds);
    }
    if (backup) {
        store_append_news(store, N_("What could not be read is from the backup, %.100s."),
                          disk_name(backup));
    }
}

static void append_memory_news(struct store *store, const char *path, enum status why,
                               bool has_rounds)
{
    const struct message reason = {
        .format = why == STATUS_FULL       ? N_("the disk is full")
                  : why == STATUS_BUSY     ? N_("another program is using it")
                  : why == STATUS_VERSION  ? N_("the history is from a newer Trounce")
                  : database_is_file(path) ? N_("the file or its folder cannot be written to")
                                           : N_("the history is not a regular file")};
    store_append_news(store, N_("Nothing you play now will be saved: %p (%.300s)."),
                      message_in(&reason), path);
    if (has_rounds) {
        store_append_news(store, N_("You can still see the history so far."));
    }
    store->news.in_memory = true;
}

bool store_take_news(struct store *store, struct store_news *news)
{
    bool has_news = store->has_news;
    if (has_news) {
        *news = store->news;
    }
    store->news = (struct store_news){.in_memory = store->news.in_memory};
    store->has_news = false;
    return has_news;
}

/* ---- files ---- */

/* Continues in memory with what can be read. */
static enum status open_in_memory(struct store *store, enum status why)
{
    char path[DATABASE_PATH_MAX];
    int64_t rounds = 0;
    memcpy(path, store->path, sizeof path);
    enum status status = why == STATUS_VERSION
                             ? why
                             : database_open_copy(path, store->patience_ms, &store->database);
    if (status == STATUS_OK) {
        (void)query_run_number(store->database, "SELECT count(*) FROM rounds WHERE id > 0",
                               &rounds);
    } else {
        status = database_open(NULL, 0, &store->database);
        store->path[0] = '\0';
        rounds = status == STATUS_OK ? salvage_file(store, path, false) : 0;
    }
    if (status == STATUS_OK) {
        append_memory_news(store, path, why, rounds > 0);
        store->path[0] = '\0';
    }
    return status;
}

/* Returns whether a file in this state can only be moved out of the way. */
static bool is_to_be_moved(enum status status)
{
    return status == STATUS_DAMAGED || status == STATUS_SYNTAX;
}

static void remember_file(struct store *store)
{
    if (!disk_stat(store->path, &store->file)) {
        store->file = (struct disk_entry){.number = 0};
    }
}

/* Moves aside the log, with this ending, of a file that this one has replaced. */
static bool move_log(struct store *store, const char *ending)
{
    char moved[DATABASE_PATH_MAX];
    if (!database_move_log_aside(store->path, moved)) {
        return false;
    }
    char name[DATABASE_PATH_MAX + 16];
    (void)snprintf(name, sizeof name, "%s%s", disk_name(moved), ending);
    store_append_news(store,
                      N_("What lay beside %.100s belonged to another history: it was set aside as "
                         "%.100s."),
                      disk_name(store->path), name);
    return true;
}

/* Opens the file, after moving the log of another file out of its way. */
static enum status open_file(struct store *store)
{
    bool is_foreign;
    enum status judged = database_journal_is_foreign(store->path, &is_foreign);
    if (judged != STATUS_OK || (is_foreign && !move_log(store, "-journal"))) {
        return judged != STATUS_OK ? judged : STATUS_STORAGE;
    }
    enum status status = database_open(store->path, store->patience_ms, &store->database);
    judged = database_log_is_foreign(store->path, status == STATUS_DAMAGED, &is_foreign);
    if (judged == STATUS_OK && !is_foreign) {
        return status;
    }
    if (status == STATUS_OK) {
        database_close_as_it_is(store->database);
    }
    if (judged != STATUS_OK) {
        return judged;
    }
    return move_log(store, "-wal")
               ? database_open(store->path, store->patience_ms, &store->database)
               : STATUS_STORAGE;
}

/* Opens the file, or a new one in its place. */
static enum status open_or_move(struct store *store)
{
    char moved[DATABASE_PATH_MAX];
    enum status why = store->file.number != 0 && store->file.number == database_file(store->path)
                          ? STATUS_DAMAGED
                          : open_file(store);
    if (!is_to_be_moved(why)) {
        return why;
    }
    if (!database_move_aside(store->path, moved)) {
        return STATUS_STORAGE;
    }
    enum status status = database_open(store->path, store->patience_ms, &store->database);
    remember_file(store);
    char backup[DATABASE_PATH_MAX];
    long rounds = status == STATUS_OK ? salvage_file(store, moved, false) : 0;
    long more =
        status == STATUS_OK && backup_name(store, backup) ? salvage_file(store, backup, true) : 0;
    append_moved_news(store, why, moved, rounds + more, more > 0 ? backup : NULL);
    return status;
}

/*
 * Opens the file, a new one in its place, or memory; `*why` (may be NULL) is what was wrong with
 * the file. `store->file` is a file already found to be damaged, or none. The caller holds
 * DATABASE_GATE, so that no other program opens or moves the file meanwhile: two that found the
 * same bad file could move each other's new one away.
 */
static enum status open_guarded(struct store *store, enum status *why)
{
    enum status status = open_or_move(store);
    if (why) {
        *why = status;
    }
    if (status != STATUS_OK && status != STATUS_NO_MEMORY) {
        status = open_in_memory(store, status);
    }
    if (status == STATUS_OK) {
        database_checkpoint(store->database); /* so that a copy of the one file is whole */
    }
    remember_file(store);
    if (status == STATUS_OK) {
        (void)sqlite3_busy_timeout(store->database, STORE_PATIENCE_MS);
    }
    return status;
}

/* ---- recovering ---- */

/* Frees the file's name for another file, keeping its contents readable. Returns false without
 * memory, or if that would lose the last copy of a removed file. */
static bool leave_file(struct store *store, bool is_removed)
{
    (void)check_end(store);
    store_end_statements(store);
    return database_detach_to_memory(&store->database, !is_removed);
}

/* Returns what opens the store's file anew and goes on with what it was doing. */
static struct store reopened(const struct store *store, int lock_file)
{
    struct store fresh = {
        .lock_file = lock_file,
        .patience_ms = STORE_SHORT_PATIENCE_MS, /* it is tried again */
        .play_language = store->play_language,
        .sessions = {store->sessions[SESSION_ROUND], store->sessions[SESSION_PUZZLE]},
        .pending = store->pending,
        .news = store->news,
        .has_news = store->has_news,
        .recover = store->recover};
    memcpy(fresh.path, store->path, sizeof fresh.path);
    return fresh;
}

/* Says that another file, or one that was recreated with so many rounds, is used from here on. */
static void append_other_news(struct store *store, bool is_removed, long rounds)
{
    store_append_news(
        store,
        !is_removed ? N_("%.100s was replaced: the game goes on with what is there now.")
        : rounds == 1
            ? N_("%.100s was gone: it was recreated with the history so far (%ld round).")
            : N_("%.100s was gone: it was recreated with the history so far (%ld rounds)."),
        disk_name(store->path), rounds);
}

/*
 * Moves a damaged file aside and starts a new one; recreates one that is gone from what is still
 * open; or goes on with the file in its place: one that somebody put there or copied over it, or
 * into which the other window that moved a damaged one aside has salvaged the contents. If that is
 * of a newer Trounce, it goes on in memory, and what is pending also goes to a file for the newer
 * one. Returns false, and leaves everything as it is, without memory, or where another window is
 * using the file: it is tried again before anything is written.
 */
static bool reopen(struct store *store, int lock_file, bool is_gone)
{
    uint64_t number = database_file(store->path); /* which stays, as the caller holds the gate */
    bool is_removed = is_gone && number == 0;
    bool is_replaced = is_gone && !is_removed && number != store->file.number;
    if (!leave_file(store, is_removed)) {
        return false;
    }
    struct store fresh = reopened(store, lock_file);
    fresh.file.number = is_gone ? 0 : store->file.number;
    enum status why;
    bool is_open = open_guarded(&fresh, &why) == STATUS_OK;
    bool is_file = is_open && !store_is_in_memory(&fresh);
    bool is_newer = is_open && why == STATUS_VERSION;
    long rounds = is_file && is_removed ? salvage_rows(&fresh, store->database) : 0;
    bool is_better = is_gone ? is_file || is_newer : is_open && why != STATUS_BUSY;
    if (!is_better || rounds < 0) { /* the open connection has all there is */
        (void)sqlite3_close(is_open ? fresh.database : NULL);
        if (is_removed) {
            database_remove(store->path);
        }
        store->file.number = is_gone ? store->file.number : 0;
        return false;
    }
    unsaved_import(&fresh); /* only now: its rounds get other ids than those from the connection */
    if (is_newer) {
        store->news = fresh.news;
        (void)unsaved_write(store);
        fresh.news = store->news;
    }
    if (lock_file != store->lock_file) {
        database_lock_close(store->lock_file); /* its locks may block what follows */
        session_lock_again(&fresh);
    }
    if (is_removed || is_replaced) {
        append_other_news(&fresh, is_removed, rounds);
    }
    (void)sqlite3_close(store->database);
    *store = fresh;
    if (is_gone) {
        store->file.size = -1; /* another window may have changed it since: it was read just now */
    }
    return true;
}

/* See struct store. Who opens the file, or moves it, may take long: that is not waited for. */
static enum status recover(struct store *store, bool is_gone)
{
    int own = store->lock_file;
    if (is_gone && !database_make_folder(store->path)) {
        return STATUS_STORAGE;
    }
    int lock_file = is_gone && !store_has_file(store) ? database_lock_open(store->path) : own;
    enum status status = STATUS_BUSY;
    if (database_lock(lock_file, DATABASE_GATE, STORE_SHORT_PATIENCE_MS)) {
        status = reopen(store, lock_file, is_gone) ? STATUS_OK : STATUS_STORAGE;
        database_unlock(lock_file, DATABASE_GATE);
    }
    if (status != STATUS_OK && lock_file != own) {
        database_lock_close(lock_file);
    }
    return status;
}

/* ---- deleting everything ---- */

/* Rows that are deleted or rewritten are overwritten with zeros, in the log and then in the file.
 */
static void set_overwriting(struct store *store, bool is_on)
{
    (void)query_run(store->database,
                    is_on ? "PRAGMA secure_delete = ON" : "PRAGMA secure_delete = OFF");
}

/* What lies beside the history, and could bring back what is deleted. Nothing reads it under the
 * other name. A backup that another program is about to give its final name, the first, comes
 * before that. */
static const struct {
    const char *mark, *put_away;
    int most;
} beside[] = {{BACKUP_MARK, BACKUP_MARK "-deleted", BACKUP_MAX},
              {UNSAVED_MARK, UNSAVED_MARK "-deleted", UNSAVED_MAX}};

enum deed { PUT_AWAY, PUT_BACK, REMOVE };

static bool do_with(enum deed deed, const char *path, const char *away)
{
    switch (deed) {
    case PUT_AWAY:
        return database_is_file(path) && database_move(path, away);
    case PUT_BACK:
        return database_move(away, path);
    case REMOVE:
        database_remove(away);
        break;
    }
    return !disk_is_there(away);
}

/* Puts what lies beside the history away, or back, or removes what has been put away; returns
 * whether that is done with all of it. */
static bool do_beside(const struct store *store, enum deed deed)
{
    bool is_done = true;
    for (size_t i = 0; i < sizeof beside / sizeof beside[0] && !store_is_in_memory(store); i++) {
        for (int number = beside[i].most; number > 0; number--) {
            char path[DATABASE_PATH_MAX];
            char away[DATABASE_PATH_MAX];
            bool is_named = database_name(store->path, beside[i].mark, number, path) &&
                            database_name(store->path, beside[i].put_away, number, away);
            is_done = (!is_named || do_with(deed, path, away)) && is_done;
        }
    }
    return is_done;
}

/* Own words stay, for all rounds to come, whose ids begin anew. What lies beside the history goes
 * out of the way first: later it could bring back what was deleted. It is removed only after the
 * commit, which may fail; the next start does so if this program is killed.
 *
 * The commit does not wait for the disk: where that fails, SQLite reports that nothing was
 * committed, but the log has the whole transaction, and the next start would carry it out. */
static int delete_all(struct store *store)
{
    static const char sql[] = "DELETE FROM words; DELETE FROM rounds; DELETE FROM puzzles;"
                              "DELETE FROM practice; DELETE FROM sqlite_sequence;"
                              "DELETE FROM settings WHERE name GLOB '" STORE_BEGUN "*';"
                              "UPDATE own_words SET since = 0";
    int code = store_begin(store);
    code = code ? code : query_run(store->database, sql);
    if (code != SQLITE_OK || !do_beside(store, REMOVE)) {
        return store_commit(store, code ? code : SQLITE_CANTOPEN);
    }
    code = store_commit(store, do_beside(store, PUT_AWAY) ? SQLITE_OK : SQLITE_CANTOPEN);
    if (code != SQLITE_OK) {
        (void)do_beside(store, PUT_BACK);
    }
    return code;
}

/* Rewrites the file without its free pages, and empties the log, which is overwritten in part as
 * long as another program reads it. */
static int overwrite(struct store *store)
{
    int code = query_run(store->database, "PRAGMA synchronous = FULL; VACUUM");
    (void)query_run(store->database, "PRAGMA synchronous = NORMAL");
    (void)sqlite3_busy_timeout(store->database, STORE_SHORT_PATIENCE_MS);
    code = code ? code
                : sqlite3_wal_checkpoint_v2(store->database, "main", SQLITE_CHECKPOINT_TRUNCATE,
                                            NULL, NULL);
    (void)sqlite3_busy_timeout(store->database, STORE_PATIENCE_MS);
    remember_file(store);
    store->has_traces = code != SQLITE_OK;
    return code;
}

/* Removes or overwrites what is left of what was deleted. */
static void remove_traces(struct store *store)
{
    bool is_gone = do_beside(store, REMOVE);
    int code = overwrite(store);
    code = code == SQLITE_OK && !is_gone ? SQLITE_CANTOPEN : code;
    if (code != SQLITE_OK) {
        (void)store_fail(store, query_status(code),
                         N_("Your history is deleted, but traces of it stay on the disk for now"));
        store_append_news(store, "%p", message_in(&store->trouble));
    }
}

/* Meanwhile no other program opens the history and adds what lies beside it. */
enum status store_delete_all(struct store *store)
{
    static const char what[] = N_("The history could not be deleted");
    (void)check_end(store);
    if (!database_lock(store->lock_file, DATABASE_GATE, STORE_SHORT_PATIENCE_MS)) {
        return store_fail(store, STATUS_BUSY, what);
    }
    set_overwriting(store, true);
    int code = delete_all(store);
    if (code == SQLITE_OK) { /* from here on it is deleted, whatever fails */
        database_checkpoint(store->database);
        pending_forget_played(store);
        remove_traces(store);
    }
    set_overwriting(store, false);
    database_unlock(store->lock_file, DATABASE_GATE);
    return store_finish(store, code, what);
}

/* ---- opening and closing ---- */

enum status store_open(const char *path, struct store **store, struct store_news *news)
{
    struct store *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->lock_file = -1;
    made->patience_ms = STORE_LONG_PATIENCE_MS;
    made->play_language = english;
    made->recover = recover;
    enum status status;
    if (!path) {
        status = database_open(NULL, 0, &made->database);
        made->news.in_memory = true;
    } else if (snprintf(made->path, sizeof made->path, "%s", path) >= (int)sizeof made->path) {
        status = database_open(NULL, 0, &made->database);
        append_memory_news(made, made->path, STATUS_STORAGE, false);
        made->path[0] = '\0';
    } else {
        made->lock_file = database_lock_open(path);
        /* A program that hangs while it opens the file does not keep others from doing so. */
        bool held = database_lock(made->lock_file, DATABASE_GATE, made->patience_ms);
        status = open_guarded(made, NULL);
        if (status == STATUS_OK) {
            unsaved_import(made);
        }
        if (held) {
            if (status == STATUS_OK) {
                (void)do_beside(made, REMOVE);
            }
            database_unlock(made->lock_file, DATABASE_GATE);
        }
    }
    if (status != STATUS_OK) {
        database_lock_close(made->lock_file);
        memory_free(made);
        return status;
    }
    if (news) {
        *news = made->news;
        struct store_news dropped;
        (void)store_take_news(made, &dropped);
    }
    *store = made;
    return STATUS_OK;
}

enum status store_open_copy(const char *path, struct store **store)
{
    struct store *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->lock_file = -1;
    made->play_language = english;
    made->news.in_memory = true;
    enum status status = database_open_copy(path, STORE_LONG_PATIENCE_MS, &made->database);
    if (status != STATUS_OK) {
        memory_free(made);
        return status;
    }
    *store = made;
    return STATUS_OK;
}

void store_close(struct store *store)
{
    if (!store) {
        return;
    }
    (void)check_end(store);
    (void)store_settle(store, STORE_LONG_PATIENCE_MS);
    pending_forget(store);
    store_end_statements(store);
    if (!store_has_file(store) || store_is_changed(store)) {
        database_close_as_it_is(store->database); /* the next start judges the log */
    } else {
        if (store->has_traces) {
            (void)overwrite(store);
        }
        (void)sqlite3_close(store->database);
    }
    database_lock_close(store->lock_file);
    memory_free(store);
}
