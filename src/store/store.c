/* SPDX-License-Identifier: MIT */
/*
 * Opens and closes a store, and recovers it when its file is damaged, gone or replaced.
 */
#include "store_state.h"

#include "disk.h"

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
    enum status status = why == STATUS_VERSION ? why : database_open_copy(path, &store->database);
    if (status == STATUS_OK) {
        (void)query_run_number(store->database, "SELECT count(*) FROM rounds", &rounds);
    } else {
        status = database_open(NULL, &store->database);
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
    store->file = database_file(store->path);
    store->log = database_log(store->path);
    store->state = database_state(store->path);
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
    enum status status = database_open(store->path, &store->database);
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
    return move_log(store, "-wal") ? database_open(store->path, &store->database) : STATUS_STORAGE;
}

/* Opens the file, or a new one in its place. */
static enum status open_or_move(struct store *store)
{
    char moved[DATABASE_PATH_MAX];
    enum status why = store->file != 0 && store->file == database_file(store->path)
                          ? STATUS_DAMAGED
                          : open_file(store);
    if (!is_to_be_moved(why)) {
        return why;
    }
    if (!database_move_aside(store->path, moved)) {
        return STATUS_STORAGE;
    }
    enum status status = database_open(store->path, &store->database);
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
 * the file. `store->file` is a file already found to be damaged, 0 at first. No other program opens
 * or moves the file meanwhile: two that found the same bad file could move each other's new one
 * away.
 */
static enum status open_guarded(struct store *store, enum status *why)
{
    bool held = database_lock(store->lock_file, DATABASE_GATE, DATABASE_PATIENCE_MS);
    enum status status = open_or_move(store);
    if (why) {
        *why = status;
    }
    if (status != STATUS_OK && status != STATUS_NO_MEMORY) {
        status = open_in_memory(store, status);
    }
    remember_file(store);
    if (status == STATUS_OK && !store_is_in_memory(store)) {
        unsaved_import(store);
    }
    if (held) {
        database_unlock(store->lock_file, DATABASE_GATE);
    }
    return status;
}

void store_set_language(struct store *store, const char *code, const struct alphabet *alphabet)
{
    struct play_language play_language = {.alphabet = alphabet};
    assert(strlen(code) < sizeof play_language.code);
    memcpy(play_language.code, code, strlen(code) + 1);
    store->play_language = play_language;
    session_release(store, SESSION_ROUND); /* what is in progress waits for its own language */
    session_release(store, SESSION_PUZZLE);
}

const char *store_language(const struct store *store)
{
    return store->play_language.code;
}

const char *store_path(const struct store *store)
{
    return store->path;
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
        .play_language = store->play_language,
        .sessions = {store->sessions[SESSION_ROUND], store->sessions[SESSION_PUZZLE]},
        .pending = store->pending,
        .news = store->news,
        .has_news = store->has_news,
        .recover = store->recover};
    memcpy(fresh.path, store->path, sizeof fresh.path);
    return fresh;
}

/* Moves a damaged file aside and starts a new one. Returns false without memory for that: it is
 * tried again before anything is written. */
static bool renew(struct store *store)
{
    if (!leave_file(store, false)) {
        return false;
    }
    struct store fresh = reopened(store, store->lock_file);
    fresh.file = store->file;
    if (open_guarded(&fresh, NULL) != STATUS_OK) {
        store->file = 0;
        return false;
    }
    (void)sqlite3_close(store->database);
    *store = fresh;
    return true;
}

/* Leaves a file, and if another has its name, removes its log. The numbers are compared while the
 * old log still has its own, and nobody makes a new one: opening waits. */
static bool leave_old_file(struct store *store, int lock_file, bool is_removed, bool is_replaced)
{
    bool held = database_lock(lock_file, DATABASE_GATE, DATABASE_PATIENCE_MS);
    bool has_log = is_replaced && database_log(store->path) == store->log;
    bool is_left = leave_file(store, is_removed);
    if (is_left && has_log && database_remove_log(store->path, store->log)) {
        store_append_news(store,
                          N_("%.100s was replaced: the game goes on with what is there now."),
                          disk_name(store->path));
    }
    if (held) {
        database_unlock(lock_file, DATABASE_GATE);
    }
    return is_left;
}

static void append_recreated_news(struct store *store, long rounds)
{
    store_append_news(store,
                      rounds == 1 ? N_("%.100s was gone: it was recreated with the history so far "
                                       "(%ld round).")
                                  : N_("%.100s was gone: it was recreated with the history so far "
                                       "(%ld rounds)."),
                      disk_name(store->path), rounds);
}

/*
 * Recreates a removed file from what is still open, or continues with the file in its place: one
 * that somebody put there or copied over it, or into which the other window that moved a damaged
 * one aside has salvaged the contents. If that is of a newer Trounce, continues in memory, and what
 * is pending also goes to a file for the newer one. Returns false when that cannot be done now.
 */
static bool return_file(struct store *store)
{
    bool is_removed = database_file(store->path) == 0;
    bool is_replaced = !is_removed && !store_has_file(store);
    bool is_same = !is_removed && !is_replaced;
    if (!database_make_folder(store->path)) {
        return false;
    }
    int lock_file = is_same ? store->lock_file : database_lock_open(store->path);
    if (!leave_old_file(store, lock_file, is_removed, is_replaced)) {
        database_lock_close(is_same ? -1 : lock_file);
        return false;
    }
    struct store fresh = reopened(store, lock_file);
    enum status why;
    bool is_open = open_guarded(&fresh, &why) == STATUS_OK;
    bool is_file = is_open && !store_is_in_memory(&fresh);
    bool is_newer = is_open && why == STATUS_VERSION;
    long rounds = is_file && is_removed ? salvage_rows(&fresh, store->database) : 0;
    if ((!is_file && !is_newer) || rounds < 0) { /* the open connection has all there is */
        (void)sqlite3_close(is_open ? fresh.database : NULL);
        if (is_removed) {
            database_remove(store->path);
        }
        database_lock_close(is_same ? -1 : lock_file);
        return false;
    }
    if (is_newer) {
        store->news = fresh.news;
        (void)unsaved_write(store);
        fresh.news = store->news;
    }
    if (!is_same) {
        database_lock_close(store->lock_file); /* its locks may block what follows */
        session_lock_again(&fresh);
    }
    if (is_removed) {
        append_recreated_news(&fresh, rounds);
    }
    (void)sqlite3_close(store->database);
    *store = fresh;
    store->state.size = -1; /* another window may have changed it since: it was read just now */
    return true;
}

/* See struct store. */
static bool recover(struct store *store, bool is_gone)
{
    return is_gone ? return_file(store) : renew(store);
}

/* ---- opening and closing ---- */

enum status store_open(const char *path, struct store **store, struct store_news *news)
{
    struct store *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->lock_file = -1;
    made->play_language = english;
    made->recover = recover;
    enum status status;
    if (!path) {
        status = database_open(NULL, &made->database);
        made->news.in_memory = true;
    } else if (snprintf(made->path, sizeof made->path, "%s", path) >= (int)sizeof made->path) {
        status = database_open(NULL, &made->database);
        append_memory_news(made, made->path, STATUS_STORAGE, false);
        made->path[0] = '\0';
    } else {
        made->lock_file = database_lock_open(path);
        status = open_guarded(made, NULL);
    }
    if (status != STATUS_OK) {
        database_lock_close(made->lock_file);
        memory_free(made);
        return status;
    }
    if (news) {
        *news = made->news;
        struct store_news told;
        (void)store_take_news(made, &told);
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
    enum status status = database_open_copy(path, &made->database);
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
    (void)store_settle(store, DATABASE_PATIENCE_MS);
    pending_forget(store, true);
    store_end_statements(store);
    if (store_has_file(store)) {
        if (store_is_changed(store)) { /* the next start finds out whether the log belongs to it */
            database_close_as_it_is(store->database);
        } else {
            (void)sqlite3_close(store->database);
        }
    } else {
        bool is_removed = database_file(store->path) == 0; /* then the log has all there is */
        (void)leave_old_file(store, store->lock_file, is_removed, !is_removed);
        database_close_as_it_is(store->database);
    }
    database_lock_close(store->lock_file);
    memory_free(store);
}

/* ---- deleting everything ---- */

/* Deletes everything played and overwrites it, in the file and in its log. */
static int delete_all(struct store *store)
{
    int code = query_run(store->database, "PRAGMA secure_delete = ON");
    if (code == SQLITE_OK) {
        code = store_begin(store);
    }
    if (code == SQLITE_OK) {
        code = query_run(store->database, "DELETE FROM words; DELETE FROM rounds;"
                                          "DELETE FROM unfinished; DELETE FROM puzzles;"
                                          "DELETE FROM unfinished_puzzles;"
                                          "DELETE FROM practice;"
                                          "DELETE FROM sqlite_sequence");
    }
    code = store_commit(store, code);
    if (code == SQLITE_OK) {
        code = query_run(store->database, "VACUUM");
    }
    if (code == SQLITE_OK) {
        code = sqlite3_wal_checkpoint_v2(store->database, "main", SQLITE_CHECKPOINT_TRUNCATE, NULL,
                                         NULL);
    }
    store->state = database_state(store->path);
    (void)query_run(store->database, "PRAGMA secure_delete = OFF");
    return code;
}

/* Removes the files with this mark while nobody else makes any. */
static void remove_beside(const struct store *store, const char *mark, int most, long long place)
{
    char path[DATABASE_PATH_MAX];
    bool held = database_lock(store->lock_file, place, DATABASE_PATIENCE_MS);
    for (int number = 1; number <= most && !store_is_in_memory(store); number++) {
        if (database_name(store->path, mark, number, path)) {
            database_remove(path);
        }
    }
    if (held) {
        database_unlock(store->lock_file, place);
    }
}

enum status store_delete_all(struct store *store)
{
    (void)check_end(store);
    remove_beside(store, BACKUP_MARK, BACKUP_MAX, DATABASE_BACKUP);
    enum status status =
        store_finish(store, delete_all(store), N_("The history could not be deleted"));
    if (status == STATUS_OK) {
        pending_forget(store, false);
        remove_beside(store, UNSAVED_MARK, UNSAVED_MAX, DATABASE_GATE);
    }
    return status;
}
