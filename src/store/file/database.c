/* SPDX-License-Identifier: MIT */
/*
 * Opens, checks and copies an SQLite file. Leaves the files around it to database_files.c.
 */
#include "database.h"

#include "disk.h"
#include "patience.h"
#include "query.h"
#include "schema.h"

#include <stdio.h>
#include <string.h>

/* Checking a file takes about 8 ms per megabyte, and the game must open at once: a larger file is
 * checked on opening only if its last program did not end well, and a very large one never. The
 * store can check it during the game. */
#define CHECK_SIZE_MAX      (2LL << 20)
#define CHECK_UNSETTLED_MAX (4LL << 20)

/* No database is smaller than a page. */
#define PAGE_SIZE_MIN 512

/* Offset of the format version that writers must know, and the newest that exists (SQLite's file
 * format, 1.3.3). SQLite opens a file with a higher one read-only, and so a copy of it. */
#define WRITE_VERSION_AT  18
#define WRITE_VERSION_MAX 2

/* A log of 16 MiB is checkpointed at once, even during play. */
#define LOG_PAGES_MAX 4096

/* SQLite calls this after each write. */
static int watch_log(void *context, sqlite3 *database, const char *name, int pages)
{
    (void)context;
    (void)name;
    if (pages >= LOG_PAGES_MAX) {
        database_checkpoint(database);
    }
    return SQLITE_OK;
}

void database_checkpoint(sqlite3 *database)
{
    (void)sqlite3_busy_timeout(database, 0);
    (void)sqlite3_wal_checkpoint_v2(database, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);
    (void)sqlite3_busy_timeout(database, STORE_PATIENCE_MS);
}

/* Returns the size of a file; 0 if there is none, or it is not a regular file. */
static long long size_of(const char *path)
{
    struct disk_entry entry;
    return disk_stat(path, &entry) && entry.kind == DISK_FILE ? entry.size : 0;
}

/* The sign changes because SQLite writes no page whose bytes stay the same. */
int database_note_log(sqlite3 *database)
{
    const char *name = sqlite3_db_filename(database, "main");
    if (!name || !*name) {
        return SQLITE_OK;
    }
    return query_run(database,
                     size_of(sqlite3_filename_wal(name)) > 0
                         ? "UPDATE settings SET value = CASE substr(value, 1, 1) WHEN '+' THEN '-' "
                           "ELSE '+' END || substr(value, 2) WHERE name = '" DATABASE_LOG "'"
                         : "INSERT INTO settings VALUES ('" DATABASE_LOG
                           "', '+' || hex(randomblob(8))) ON CONFLICT (name) DO UPDATE SET value = "
                           "excluded.value || substr(value, 2, 16)");
}

/* --- contents --- */

/* Our SQL is valid: if it fails as such, or a row cannot be in its table, the file is not. */
static enum status judge_code(int code)
{
    bool is_file = code == SQLITE_ERROR || (code & 0xff) == SQLITE_CONSTRAINT;
    return is_file ? STATUS_DAMAGED : query_status(code);
}

static enum status check_pages(sqlite3 *database)
{
    char answer[8] = "";
    struct query query = query_begin(database, "PRAGMA main.integrity_check(1)");
    if (query_step(&query)) {
        query_text(&query, answer, sizeof answer);
    }
    enum status status = judge_code(query_end(&query));
    return status == STATUS_OK && strcmp(answer, "ok") != 0 ? STATUS_DAMAGED : status;
}

/* SQLite's check also complains of a page that could not be read because memory ran out or the disk
 * failed, which is not damage: that a copy in memory could be made rules it out. */
enum status database_check(sqlite3 *database)
{
    sqlite3 *copy = NULL;
    enum status status = check_pages(database);
    if (status == STATUS_DAMAGED) {
        status = database_copy(database, &copy);
    }
    if (copy) {
        status = check_pages(copy);
    }
    (void)sqlite3_close(copy);
    return status;
}

static enum status check_schema(sqlite3 *database)
{
    bool is_intact = false;
    enum status status = judge_code(schema_is_intact(database, &is_intact));
    return status == STATUS_OK && !is_intact ? STATUS_DAMAGED : status;
}

/* Queries the game's own tables. SQLite first rereads the file header, as it does whenever another
 * program has changed a table: it tolerates an invalid text encoding only the first time. */
static enum status check_answers(sqlite3 *database)
{
    int64_t found;
    int code = query_run(database, "PRAGMA writable_schema = RESET");
    if (code == SQLITE_OK) {
        code = query_run_number(
            database,
            "SELECT EXISTS (SELECT 1 FROM rounds) + EXISTS (SELECT 1 FROM "
            "words) + EXISTS (SELECT 1 FROM puzzles) + EXISTS (SELECT 1 FROM settings)",
            &found);
    }
    return judge_code(code);
}

/* Determines whose file this is and whether it can be used; writes nothing. */
static enum status inspect(sqlite3 *database, bool thoroughly)
{
    int64_t version = 0;
    int64_t application = 0;
    int64_t things = 0;
    int code = query_run_number(database, "PRAGMA user_version", &version);
    if (code == SQLITE_OK) {
        code = query_run_number(database, "PRAGMA application_id", &application);
    }
    if (code == SQLITE_OK) {
        code = query_run_number(database, "SELECT count(*) FROM sqlite_schema", &things);
    }
    if (code != SQLITE_OK) {
        return judge_code(code);
    }
    if (application == 0 && version == 0 && things == 0) {
        return STATUS_OK; /* a new file */
    }
    if (application != SCHEMA_APPLICATION_ID) {
        return STATUS_SYNTAX;
    }
    if (version > SCHEMA_VERSION) {
        return STATUS_VERSION;
    }
    if (version < 1) {
        return STATUS_DAMAGED;
    }
    enum status status = check_answers(database);
    if (status == STATUS_OK && thoroughly) {
        status = database_check(database);
    }
    return status == STATUS_OK && version == SCHEMA_VERSION ? check_schema(database) : status;
}

/* --- opening --- */

/* Lets an open file be renamed on Windows, where SQLite by default prevents it. */
static void share_files(void)
{
    static const char call[] = "CreateFileW";
    sqlite3_vfs *windows = sqlite3_vfs_find("win32");
    if (windows && windows->xGetSystemCall(windows, call) != disk_sharing_opener()) {
        (void)windows->xSetSystemCall(windows, call, disk_sharing_opener());
    }
}

/* Opens a connection; nothing is left open on failure. */
static enum status connect(const char *name, int flags, int patience_ms, sqlite3 **database)
{
    sqlite3 *opened = NULL;
    share_files();
    int code = sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, NULL);
    if (code == SQLITE_OK) {
        code = sqlite3_extended_result_codes(opened, 1);
    }
    if (code == SQLITE_OK) {
        code = sqlite3_busy_timeout(opened, patience_ms);
    }
    if (code != SQLITE_OK) {
        (void)sqlite3_close(opened);
        return query_status(code);
    }
    *database = opened;
    return STATUS_OK;
}

/* Prepares a connection for writing. The cache is limited (in KiB): by default it would grow with
 * the history to four times as much. */
static enum status prepare(sqlite3 *database)
{
    int code = query_run(database, "PRAGMA journal_mode = WAL;"
                                   "PRAGMA synchronous = NORMAL;"
                                   "PRAGMA temp_store = MEMORY;"
                                   "PRAGMA cache_size = -512");
    return judge_code(code == SQLITE_OK ? schema_migrate(database) : code);
}

bool database_is_large(const char *path)
{
    return size_of(path) > CHECK_SIZE_MAX;
}

enum status database_open_reading(const char *path, sqlite3 **database)
{
    return connect(path, SQLITE_OPEN_READONLY, STORE_PATIENCE_MS, database);
}

/* SQLite would overwrite a file of less than a page and discard the log of an empty one. */
static bool is_truncated(long long size, long long log_size)
{
    return size < PAGE_SIZE_MIN && size + log_size > 0;
}

/* Reads bytes of the file itself. By a stream it must not be read: closing one would release
 * SQLite's locks on a file that this program has open. Returns SQLite's code. */
static int read_bytes(sqlite3 *database, void *bytes, int size, int at)
{
    sqlite3_file *file = NULL;
    int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    return code == SQLITE_OK ? file->pMethods->xRead(file, bytes, size, at) : code;
}

/* Returns whether the file header asks for a format that no SQLite writes. */
static bool is_format_unknown(sqlite3 *database)
{
    unsigned char version;
    return read_bytes(database, &version, 1, WRITE_VERSION_AT) == SQLITE_OK &&
           version > WRITE_VERSION_MAX;
}

enum status database_open(const char *path, int patience_ms, sqlite3 **database)
{
    sqlite3 *opened = NULL;
    bool thoroughly = false;
    if (path && !database_is_file(path)) {
        return STATUS_STORAGE;
    }
    if (path) {
        database_make_private(path);
        char log[DATABASE_PATH_MAX + 8];
        (void)snprintf(log, sizeof log, "%s-wal", path);
        long long size = size_of(path);
        long long log_size = size_of(log);
        if (is_truncated(size, log_size)) {
            return STATUS_DAMAGED;
        }
        thoroughly = size <= (log_size > 0 ? CHECK_UNSETTLED_MAX : CHECK_SIZE_MAX);
    }
    enum status status = connect(
        path ? path : ":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, patience_ms, &opened);
    if (status != STATUS_OK) {
        return status;
    }
    /* A rejected file keeps its log. */
    (void)sqlite3_db_config(opened, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)NULL);
    (void)sqlite3_wal_hook(opened, watch_log, NULL);
    status = inspect(opened, thoroughly);
    if (status == STATUS_OK && path && sqlite3_db_readonly(opened, "main") == 1) {
        status = is_format_unknown(opened) ? STATUS_DAMAGED : STATUS_STORAGE;
    }
    if (status == STATUS_OK) {
        status = prepare(opened);
    }
    if (status != STATUS_OK) {
        (void)sqlite3_close(opened);
        return status;
    }
    (void)sqlite3_db_config(opened, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, (int *)NULL);
    *database = opened;
    return STATUS_OK;
}

/* --- a copy in memory --- */

/* Writes the path as a URI with a query that says how to open it. */
static bool write_uri(const char *path, const char *query, char *uri, size_t size)
{
    size_t used = (size_t)snprintf(uri, size, "file:");
    for (const char *at = path; *at != '\0'; at++) {
        bool plain = !strchr("?#%", *at);
        int added = snprintf(uri + used, size - used, plain ? "%c" : "%%%02X", (unsigned char)*at);
        used += (size_t)added;
        if (used >= size) {
            return false;
        }
    }
    return used + (size_t)snprintf(uri + used, size - used, "?%s", query) < size;
}

/* Opens the file without its log or journal. */
static enum status connect_alone(const char *path, sqlite3 **alone)
{
    char uri[3 * DATABASE_PATH_MAX];
    return write_uri(path, "immutable=1", uri, sizeof uri)
               ? connect(uri, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, STORE_PATIENCE_MS, alone)
               : STATUS_STORAGE;
}

bool database_has_mark(const char *path)
{
    static const char mark[] = "SQLite format 3";
    char found[sizeof mark];
    sqlite3 *alone = NULL;
    if (connect_alone(path, &alone) != STATUS_OK) {
        return true;
    }
    int code = read_bytes(alone, found, sizeof found, 0);
    (void)sqlite3_close(alone);
    return code == SQLITE_OK ? memcmp(found, mark, sizeof mark) == 0
                             : code != SQLITE_IOERR_SHORT_READ;
}

/* Sets `*is_history` to whether the open file is an intact history, of any version, with a round.
 * Returns why that could not be found out. */
static enum status inspect_history(sqlite3 *database, bool *is_history)
{
    int64_t has_rounds = 0;
    enum status status = inspect(database, true);
    if (status == STATUS_OK || status == STATUS_VERSION) {
        status = query_status(
            query_run_number(database, "SELECT EXISTS (SELECT 1 FROM rounds)", &has_rounds));
    }
    *is_history = status == STATUS_OK && has_rounds;
    return status;
}

/* Sets `*is_unfit` to whether the log does not follow the file, which is opened by itself, or
 * damages it: see DATABASE_LOG. Both are read at once, so that meanwhile no checkpoint adds to the
 * file what the log as it is read here does not know. What cannot be read fits, unless memory ran
 * out. */
static enum status judge_log(sqlite3 *alone, const char *path, bool *is_unfit)
{
    static const char is_other[] =
        "SELECT own NOT IN (substr(log, 2, 16), substr(log, 18)) FROM (SELECT "
        "substr(ifnull((SELECT value FROM main.settings WHERE name = '" DATABASE_LOG "'), ''), 2, "
        "16) AS own, "
        "ifnull((SELECT value FROM logged.settings WHERE name = '" DATABASE_LOG "'), '') AS log)";
    char uri[3 * DATABASE_PATH_MAX];
    int64_t found = 0;
    if (!write_uri(path, "mode=ro", uri, sizeof uri)) {
        return STATUS_OK;
    }
    struct query query = query_begin(alone, "ATTACH ? AS logged");
    query_bind_text(&query, uri);
    (void)query_step(&query);
    int code = query_end(&query);
    enum status status = query_status(code ? code : query_run_number(alone, is_other, &found));
    *is_unfit = found || status == STATUS_DAMAGED;
    return status == STATUS_NO_MEMORY ? status : STATUS_OK;
}

/* Judges what lies beside a file, which is foreign to nothing but an intact history. */
static enum status judge(const char *path, bool is_unfit, bool *is_foreign)
{
    sqlite3 *alone = NULL;
    *is_foreign = false;
    enum status status = connect_alone(path, &alone);
    if (status == STATUS_OK && !is_unfit) {
        status = judge_log(alone, path, &is_unfit);
    }
    if (status == STATUS_OK && is_unfit) {
        status = inspect_history(alone, is_foreign);
    }
    (void)sqlite3_close(alone);
    return status == STATUS_NO_MEMORY ? status : STATUS_OK;
}

/* Checks twice: during another program's checkpoint, the file may be inconsistent without its
 * log. */
enum status database_log_is_foreign(const char *path, bool is_damaged, bool *is_foreign)
{
    char log[DATABASE_PATH_MAX + 8];
    (void)snprintf(log, sizeof log, "%s-wal", path);
    *is_foreign = false;
    enum status status = size_of(log) > 0 ? judge(path, is_damaged, is_foreign) : STATUS_OK;
    return status == STATUS_OK && *is_foreign ? judge(path, is_damaged, is_foreign) : status;
}

/* Trounce's own files have a journal only while they are created: an intact one needs none. */
enum status database_journal_is_foreign(const char *path, bool *is_foreign)
{
    char journal[DATABASE_PATH_MAX + 16];
    (void)snprintf(journal, sizeof journal, "%s-journal", path);
    *is_foreign = false;
    return size_of(journal) > 0 ? judge(path, true, is_foreign) : STATUS_OK;
}

enum status database_copy(sqlite3 *source, sqlite3 **copy)
{
    sqlite3 *made = NULL;
    enum status status =
        connect(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, STORE_PATIENCE_MS, &made);
    if (status != STATUS_OK) {
        return status;
    }
    sqlite3_backup *backup = sqlite3_backup_init(made, "main", source, "main");
    int code = backup ? sqlite3_backup_step(backup, -1) : sqlite3_errcode(made);
    int end = sqlite3_backup_finish(backup);
    status = query_status(code == SQLITE_DONE ? end : code);
    if (status == STATUS_OK) {
        *copy = made;
    } else {
        (void)sqlite3_close(made);
    }
    return status;
}

void database_close_as_it_is(sqlite3 *database)
{
    (void)sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)NULL);
    (void)sqlite3_close(database);
}

bool database_detach_to_memory(sqlite3 **database, bool may_be_empty)
{
    const char *name = sqlite3_db_filename(*database, "main");
    if (!name || !*name) {
        return true;
    }
    sqlite3 *copy = NULL;
    enum status status = database_copy(*database, &copy);
    if (status != STATUS_OK && (!may_be_empty || status == STATUS_NO_MEMORY ||
                                database_open(NULL, 0, &copy) != STATUS_OK)) {
        return false;
    }
    database_close_as_it_is(*database);
    *database = copy;
    return true;
}

/* Opens an in-memory copy of the file, read with the URI query `how`: checked and migrated, or of
 * its pages as they are. */
static enum status copy(const char *path, const char *how, bool is_raw, int patience_ms,
                        sqlite3 **database)
{
    char uri[3 * DATABASE_PATH_MAX];
    sqlite3 *source = NULL;
    sqlite3 *made = NULL;
    if (!write_uri(path, how, uri, sizeof uri)) {
        return STATUS_STORAGE;
    }
    enum status status = connect(uri, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, patience_ms, &source);
    if (status != STATUS_OK) {
        return status;
    }
    if (!is_raw) {
        status = is_format_unknown(source) ? STATUS_DAMAGED : inspect(source, true);
    }
    if (status == STATUS_OK) {
        status = database_copy(source, &made);
    }
    if (status == STATUS_OK) {
        /* With this, SQLite skips definitions that it cannot parse. */
        status =
            is_raw ? query_status(query_run(made, "PRAGMA writable_schema = ON")) : prepare(made);
    }
    (void)sqlite3_close(source);
    if (status == STATUS_OK) {
        *database = made;
    } else {
        (void)sqlite3_close(made);
    }
    return status;
}

static enum status open_copy(const char *path, bool is_raw, int patience_ms, sqlite3 **database)
{
    char log[DATABASE_PATH_MAX + 8];
    if (!disk_is_there(path)) {
        return STATUS_MISSING;
    }
    if (!database_is_file(path)) {
        return STATUS_STORAGE;
    }
    /* Without a log nobody has the file open, so it can be read without leaving traces. */
    (void)snprintf(log, sizeof log, "%s-wal", path);
    if (!disk_is_there(log)) {
        return copy(path, "immutable=1", is_raw, patience_ms, database);
    }
    sqlite3 *made = NULL;
    enum status status = copy(path, "mode=ro", is_raw, patience_ms, &made);
    bool is_foreign = false;
    enum status judged = database_log_is_foreign(path, status == STATUS_DAMAGED, &is_foreign);
    if (judged != STATUS_OK) {
        (void)sqlite3_close(made);
        return judged;
    }
    /* If even the log's index cannot be created, read the file without its log. */
    if (status == STATUS_STORAGE || status == STATUS_FULL || is_foreign) {
        (void)sqlite3_close(made);
        made = NULL;
        status = copy(path, "immutable=1", is_raw, patience_ms, &made);
    }
    if (status == STATUS_OK) {
        *database = made;
    }
    return status;
}

enum status database_open_copy(const char *path, int patience_ms, sqlite3 **database)
{
    return open_copy(path, false, patience_ms, database);
}

enum status database_open_damaged(const char *path, sqlite3 **database)
{
    return open_copy(path, true, STORE_PATIENCE_MS, database);
}
