/* SPDX-License-Identifier: MIT */
/*
 * Saves and reads a hunt as SQLite rows.
 */
#include "hunt_file.h"

#include "disk.h"
#include "query.h"

#include <limits.h>
#include <string.h>

#define APPLICATION_ID 0x54724874 /* "TrHt" */
#define VERSION        2
#define BUSY_MS        60000

/* More boards than any run can score. */
#define SCORINGS_MAX (INT64_C(1) << 60)

#define TEXT_OF(number)   #number
#define NUMBER_IN(number) TEXT_OF(number)

/* clang-format off */
static const char schema[] =
    "PRAGMA application_id = " NUMBER_IN(APPLICATION_ID) ";"
    "PRAGMA user_version = " NUMBER_IN(VERSION) ";"
    "CREATE TABLE hunt (rows INTEGER NOT NULL, columns INTEGER NOT NULL, rules TEXT NOT NULL,"
    " pool INTEGER NOT NULL, runs INTEGER NOT NULL, best INTEGER NOT NULL,"
    " seed INTEGER NOT NULL, shard INTEGER NOT NULL, shards INTEGER NOT NULL,"
    " word_count INTEGER NOT NULL, word_digest INTEGER NOT NULL, next INTEGER NOT NULL,"
    " min_letters INTEGER NOT NULL);"
    "CREATE TABLE best (points INTEGER NOT NULL, board TEXT NOT NULL);"
    "CREATE TABLE run (run INTEGER PRIMARY KEY, climb INTEGER NOT NULL,"
    " scorings INTEGER NOT NULL);"
    "CREATE TABLE member (run INTEGER NOT NULL, pool INTEGER NOT NULL,"
    " board TEXT NOT NULL, points INTEGER NOT NULL, is_tried INTEGER NOT NULL,"
    " PRIMARY KEY (run, pool, board)) WITHOUT ROWID;";

/* From version 1 to 2. */
static const char upgrade[] =
    "ALTER TABLE hunt ADD COLUMN min_letters INTEGER NOT NULL DEFAULT 0;"
    "PRAGMA user_version = " NUMBER_IN(VERSION) ";";
/* clang-format on */

static enum outcome fail_with(const struct hunt_file *file, const char *what)
{
    return cli_fail(file->cli, "%s: %s", file->name, what);
}

static enum outcome fail_foreign(const struct hunt_file *file)
{
    return fail_with(file, "this is not the state of a hunt, or an older Trounce wrote it");
}

/* Reports what SQLite could not do. */
static enum outcome fail_sqlite(const struct hunt_file *file, int code)
{
    if ((code & 0xff) == SQLITE_NOTADB) {
        return fail_foreign(file);
    }
    int error = sqlite3_system_errno(file->database);
    if ((code & 0xff) == SQLITE_CANTOPEN && error != 0) {
        return fail_with(file, strerror(disk_reason(error)));
    }
    if ((code & 0xff) == SQLITE_ERROR) { /* the tables are not those of a hunt */
        return fail_with(file, status_text(STATUS_DAMAGED));
    }
    enum status status = query_status(code);
    return fail_with(file, status == STATUS_STORAGE ? sqlite3_errstr(code) : status_text(status));
}

/* Reports contents that are readable, but that no hunt saves. */
static enum outcome fail_content(const struct hunt_file *file, const char *what)
{
    return cli_fail(file->cli, "%s: it is damaged: %s", file->name, what);
}

/* Runs a statement that returns one number. */
static int64_t ask(struct hunt_file *file, const char *sql, int *code)
{
    int64_t number = 0;
    if (*code == SQLITE_OK) {
        *code = query_run_number(file->database, sql, &number);
    }
    return number;
}

/* Returns whether SQLite finds the file valid. */
static bool is_whole(struct hunt_file *file, int *code)
{
    char answer[8] = "";
    struct query query = query_begin(file->database, "PRAGMA integrity_check(1)");
    if (query_step(&query)) {
        query_text(&query, answer, sizeof answer);
    }
    *code = query_end(&query);
    return strcmp(answer, "ok") == 0;
}

/* Checks whether the file is ours and valid. */
static enum outcome identify(struct hunt_file *file)
{
    int code = SQLITE_OK;
    int64_t application = ask(file, "PRAGMA application_id", &code);
    int64_t version = ask(file, "PRAGMA user_version", &code);
    int64_t table_count = ask(file, "SELECT count(*) FROM sqlite_master", &code);
    if (code != SQLITE_OK) {
        return fail_sqlite(file, code);
    }
    file->is_new = application == 0 && table_count == 0;
    if (file->is_new) {
        return OUTCOME_YES;
    }
    if (application != APPLICATION_ID) {
        return fail_foreign(file);
    }
    if (version > VERSION) {
        return fail_with(file, "a newer Trounce wrote it");
    }
    bool is_valid = is_whole(file, &code);
    if (is_valid && version < VERSION) {
        code = query_run(file->database, upgrade); /* committed with the next save */
    }
    return code != SQLITE_OK ? fail_sqlite(file, code)
           : is_valid        ? OUTCOME_YES
                             : fail_with(file, status_text(STATUS_DAMAGED));
}

enum outcome hunt_file_open(struct cli *cli, const char *name, const struct lexicon *lexicon,
                            struct hunt_file *file)
{
    *file = (struct hunt_file){
        .cli = cli, .name = name, .lexicon = lexicon, .word_digest = cli_digest_words(lexicon)};
    struct message fault;
    if (!file_may_be(name, &fault)) {
        return cli_fail_message(cli, &fault);
    }
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    int code = sqlite3_open_v2(name, &file->database, flags, NULL);
    if (!file->database) {
        return cli_fail_memory(cli);
    }
    if (code == SQLITE_OK) {
        code = query_run(file->database, "BEGIN IMMEDIATE");
    }
    if (code != SQLITE_OK) {
        return fail_sqlite(file, code);
    }
    /* Only now: another hunt would not release its lock, but a program that reads the file soon
     * does. */
    sqlite3_busy_timeout(file->database, BUSY_MS);
    return identify(file);
}

void hunt_file_close(struct hunt_file *file)
{
    sqlite3_close(file->database); /* rolls back what is not committed */
    file->database = NULL;
}

/* ---- saving ---- */

static int save_plan(sqlite3 *database, const struct hunt_file *file, const struct hunt_book *book)
{
    const struct hunt_plan *plan = &book->plan;
    struct query query =
        query_begin(database, "INSERT INTO hunt VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    query_bind(&query, plan->rows);
    query_bind(&query, plan->columns);
    query_bind_text(&query, scoring_name(plan->rules));
    query_bind(&query, plan->pool);
    query_bind(&query, plan->runs);
    query_bind(&query, plan->best);
    query_bind(&query, (int64_t)plan->seed);
    query_bind(&query, plan->shard);
    query_bind(&query, plan->shards);
    query_bind(&query, (int64_t)lexicon_size(file->lexicon));
    query_bind(&query, file->word_digest);
    query_bind(&query, book->next);
    query_bind(&query, plan->min_letters);
    query_step(&query);
    return query_end(&query);
}

static int save_found(sqlite3 *database, const struct hunt_book *book)
{
    struct query query = query_begin(database, "INSERT INTO best VALUES (?, ?)");
    for (size_t i = 0; i < book->found_count; i++) {
        char text[BOARD_TEXT_MAX];
        query_bind(&query, book->found[i].points);
        query_bind_text(&query, book_board_text(&book->plan, book->found[i].faces, text));
        query_step(&query);
        query_again(&query);
    }
    return query_end(&query);
}

static void save_pool(struct query *query, const struct hunt_plan *plan,
                      const struct begun_run *begun, enum hunt_pool pool)
{
    for (size_t i = 0; i < hunt_count(begun->hunt, pool); i++) {
        const struct hunt_member *member = hunt_member(begun->hunt, pool, i);
        char text[BOARD_TEXT_MAX];
        query_bind(query, (int64_t)begun->run);
        query_bind(query, pool);
        query_bind_text(query, book_board_text(plan, member->faces, text));
        query_bind(query, member->points);
        query_bind(query, member->is_tried);
        query_step(query);
        query_again(query);
    }
}

static int save_runs(sqlite3 *database, const struct hunt_book *book)
{
    struct query run = query_begin(database, "INSERT INTO run VALUES (?, ?, ?)");
    struct query member = query_begin(database, "INSERT INTO member VALUES (?, ?, ?, ?, ?)");
    for (int i = 0; i < HUNT_THREADS_MAX; i++) {
        const struct begun_run *begun = &book->begun[i];
        if (begun->hunt) {
            query_bind(&run, (int64_t)begun->run);
            query_bind(&run, hunt_climb(begun->hunt));
            query_bind(&run, (int64_t)hunt_scorings(begun->hunt));
            query_step(&run);
            query_again(&run);
            save_pool(&member, &book->plan, begun, HUNT_POOL_HERE);
            save_pool(&member, &book->plan, begun, HUNT_POOL_KEPT);
        }
    }
    int run_code = query_end(&run);
    int member_code = query_end(&member);
    return run_code != SQLITE_OK ? run_code : member_code;
}

enum outcome hunt_file_save(struct hunt_file *file, const struct hunt_book *book)
{
    sqlite3 *database = file->database;
    int code = query_run(database, file->is_new ? schema
                                                : "DELETE FROM hunt; DELETE FROM best;"
                                                  "DELETE FROM run; DELETE FROM member");
    if (code == SQLITE_OK) {
        code = save_plan(database, file, book);
    }
    if (code == SQLITE_OK) {
        code = save_found(database, book);
    }
    if (code == SQLITE_OK) {
        code = save_runs(database, book);
    }
    if (code == SQLITE_OK) {
        code = query_run(database, "COMMIT");
    }
    if (code == SQLITE_OK) {
        file->is_new = false;
        code = query_run(database, "BEGIN IMMEDIATE");
    }
    return code == SQLITE_OK ? OUTCOME_YES : fail_sqlite(file, code);
}

/* ---- reading ---- */

/* Reads the next column as a number of min..max; otherwise clears `*is_good` and returns min. */
static long read_long(struct query *query, long min, long max, bool *is_good)
{
    int64_t number = query_number(query);
    bool fits = number >= min && number <= max;
    *is_good = *is_good && fits;
    return fits ? (long)number : min;
}

static int read_int(struct query *query, int min, int max, bool *is_good)
{
    return (int)read_long(query, min, max, is_good);
}

enum outcome hunt_file_read_plan(const struct hunt_file *file, struct hunt_plan *plan)
{
    char rules[16] = "";
    bool is_good = true;
    int64_t word_count = 0;
    int64_t word_digest = 0;
    struct query query =
        query_begin(file->database, "SELECT rows, columns, rules, pool, runs, best, seed, shard, "
                                    "shards, word_count, word_digest, min_letters FROM hunt");
    *plan = (struct hunt_plan){.alphabet = file->lexicon->alphabet};
    bool is_there = query_step(&query);
    if (is_there) {
        plan->rows = read_int(&query, 1, BOARD_CELLS_MAX, &is_good);
        plan->columns = read_int(&query, 1, BOARD_CELLS_MAX, &is_good);
        query_text(&query, rules, sizeof rules);
        plan->pool = read_int(&query, 1, HUNT_POOL_MAX, &is_good);
        plan->runs = read_long(&query, 1, HUNT_RUNS_MAX, &is_good);
        plan->best = read_int(&query, 1, HUNT_BEST_MAX, &is_good);
        plan->seed = (uint64_t)query_number(&query);
        plan->shard = read_long(&query, 0, HUNT_RUNS_MAX, &is_good);
        plan->shards = read_long(&query, plan->shard + 1, HUNT_RUNS_MAX, &is_good);
        word_count = query_number(&query);
        word_digest = query_number(&query);
        plan->min_letters = read_int(&query, 0, BOARD_CELLS_MAX, &is_good);
        is_good =
            is_good && scoring_from_name(rules, &plan->rules) &&
            (plan->min_letters == 0 || plan->min_letters >= scoring_least_letters(plan->rules)) &&
            plan->columns <= BOARD_CELLS_MAX / plan->rows && !query_step(&query);
    }
    int code = query_end(&query);
    if (code != SQLITE_OK) {
        return fail_sqlite(file, code);
    }
    if (!is_there || !is_good) {
        return fail_content(file, "it holds no plan of a hunt");
    }
    return word_count == (int64_t)lexicon_size(file->lexicon) && word_digest == file->word_digest
               ? OUTCOME_YES
               : fail_with(file, "the hunt was started with other words (--lexicon)");
}

/* Resumes a run that its config describes, without its pools. */
static enum outcome resume(const struct hunt_file *file, const struct hunt_plan *plan, uint64_t run,
                           int climb, uint64_t scorings, struct hunt **hunt)
{
    const struct hunt_config config = book_config(plan, run);
    return hunt_resume(file->lexicon, &config, climb, scorings, hunt) == STATUS_OK
               ? OUTCOME_YES
               : cli_fail_memory(file->cli);
}

/* Reads points and board from a row and puts them into a pool, which checks them. */
static enum status read_member(struct query *query, const struct hunt_plan *plan, struct hunt *hunt,
                               enum hunt_pool pool, struct hunt_member *member)
{
    char text[BOARD_TEXT_MAX];
    struct board board;
    bool is_good = true;
    member->points = read_long(query, 0, LONG_MAX, &is_good);
    query_text(query, text, sizeof text);
    if (!is_good || board_parse_in(plan->alphabet, text, strlen(text), plan->rows, plan->columns,
                                   &board, NULL) != STATUS_OK) {
        return STATUS_RANGE;
    }
    memcpy(member->faces, board.faces, sizeof member->faces);
    return hunt_put(hunt, pool, member);
}

/* Returns the outcome of reading rows of boards. */
static enum outcome finish_members(const struct hunt_file *file, struct query *query,
                                   enum status status)
{
    int code = query_end(query);
    if (code != SQLITE_OK) {
        return fail_sqlite(file, code);
    }
    return status == STATUS_OK          ? OUTCOME_YES
           : status == STATUS_NO_MEMORY ? cli_fail_memory(file->cli)
                                        : fail_content(file, "one of its boards is wrong");
}

/* The pool of a run that is never stepped checks the boards. */
static enum outcome read_found(const struct hunt_file *file, struct hunt_book *book)
{
    struct hunt_plan plan = book->plan;
    struct hunt *checker = NULL;
    plan.pool = plan.best;
    enum outcome outcome = resume(file, &plan, 0, HUNT_SMALL_CLIMBS, 0, &checker);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    enum status status = STATUS_OK;
    struct query query = query_begin(file->database, "SELECT points, board FROM best");
    while (status == STATUS_OK && query_step(&query)) {
        struct hunt_member member = {.points = 0};
        status = read_member(&query, &plan, checker, HUNT_POOL_HERE, &member);
        if (status == STATUS_OK) {
            book_add_board(book, &member);
        }
    }
    hunt_free(checker);
    return finish_members(file, &query, status);
}

static enum outcome read_pools(const struct hunt_file *file, const struct hunt_plan *plan,
                               const struct begun_run *begun)
{
    enum status status = STATUS_OK;
    struct query query = query_begin(
        file->database, "SELECT pool, is_tried, points, board FROM member WHERE run = ?");
    query_bind(&query, (int64_t)begun->run);
    while (status == STATUS_OK && query_step(&query)) {
        bool is_good = true;
        int pool = read_int(&query, 0, HUNT_POOL_COUNT - 1, &is_good);
        struct hunt_member member = {.is_tried = read_int(&query, 0, 1, &is_good) != 0};
        status = is_good ? read_member(&query, plan, begun->hunt, (enum hunt_pool)pool, &member)
                         : STATUS_RANGE;
    }
    return finish_members(file, &query, status);
}

/* Reads a row of `run` and the pools that belong to it. */
static enum outcome read_run(const struct hunt_file *file, struct query *query,
                             struct hunt_book *book, int place)
{
    const struct hunt_plan *plan = &book->plan;
    bool is_good = place < HUNT_THREADS_MAX;
    long run = read_long(query, 0, HUNT_RUNS_MAX, &is_good);
    int climb = read_int(query, 0, HUNT_SMALL_CLIMBS, &is_good);
    int64_t scorings = query_number(query);
    if (!is_good || scorings < 0 || scorings > SCORINGS_MAX || run % plan->shards != plan->shard ||
        run / plan->shards >= book->next) {
        return fail_content(file, "one of its runs is wrong");
    }
    struct begun_run *begun = &book->begun[place];
    enum outcome outcome =
        resume(file, plan, (uint64_t)run, climb, (uint64_t)scorings, &begun->hunt);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    begun->run = (uint64_t)run;
    return read_pools(file, plan, begun);
}

static enum outcome read_runs(const struct hunt_file *file, struct hunt_book *book)
{
    enum outcome outcome = OUTCOME_YES;
    struct query query =
        query_begin(file->database, "SELECT run, climb, scorings FROM run ORDER BY run");
    for (int place = 0; outcome == OUTCOME_YES && query_step(&query); place++) {
        outcome = read_run(file, &query, book, place);
    }
    int code = query_end(&query);
    return outcome == OUTCOME_YES && code != SQLITE_OK ? fail_sqlite(file, code) : outcome;
}

enum outcome hunt_file_read(const struct hunt_file *file, struct hunt_book *book)
{
    int64_t next = -1;
    int code = query_run_number(file->database, "SELECT next FROM hunt", &next);
    if (code != SQLITE_OK) {
        return fail_sqlite(file, code);
    }
    if (next < 0 || next > book_run_count(&book->plan)) {
        return fail_content(file, "its number of runs is wrong");
    }
    book->next = (long)next;
    enum outcome outcome = read_found(file, book);
    return outcome == OUTCOME_YES ? read_runs(file, book) : outcome;
}
