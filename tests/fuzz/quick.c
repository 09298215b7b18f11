/* SPDX-License-Identifier: MIT */
/*
 * Speeds up starting the app over: keeps solvers from one app to the next, and the results of
 * repeated boards. The linker substitutes these functions for the engine's.
 */
#include "fuzz.h"
#include "hands.h"

#include "trounce/scrambler.h"
#include "trounce/solver.h"

#include <string.h>

#define SOLVERS_MAX 8
#define SURVEYS     4096 /* a power of two */

enum status __real_solver_new(const struct lexicon *lexicon, enum solver_kernel simd,
                              struct solver **solver);
enum status __wrap_solver_new(const struct lexicon *lexicon, enum solver_kernel simd,
                              struct solver **solver);
void __real_solver_free(struct solver *solver);
void __wrap_solver_free(struct solver *solver);
enum status __wrap_solver_solve(const struct board *board, const struct lexicon *lexicon,
                                const struct solver_filter *filter, struct solution *solution);
enum status __real_solver_survey(struct solver *solver, const struct board *board,
                                 const struct solver_filter *filter, int common_tier,
                                 struct survey *survey);
enum status __wrap_solver_survey(struct solver *solver, const struct board *board,
                                 const struct solver_filter *filter, int common_tier,
                                 struct survey *survey);

/* A solver not in use serves again for its lexicon. The digest identifies the words, as other ones
 * may later be at the same address. */
static struct kept {
    struct solver *solver;
    const struct lexicon *lexicon;
    uint64_t digest;
    bool is_used;
} solvers[SOLVERS_MAX];

enum status __wrap_solver_new(const struct lexicon *lexicon, enum solver_kernel simd,
                              struct solver **solver)
{
    struct kept *free_place = NULL;
    for (int i = 0; i < SOLVERS_MAX; i++) {
        struct kept *kept = &solvers[i];
        if (kept->solver && !kept->is_used && kept->lexicon == lexicon &&
            kept->digest == lexicon->digest) {
            kept->is_used = true;
            *solver = kept->solver;
            return STATUS_OK;
        }
        free_place = kept->solver ? free_place : kept;
    }
    enum status status = __real_solver_new(lexicon, simd, solver);
    if (status == STATUS_OK && free_place) {
        *free_place = (struct kept){*solver, lexicon, lexicon->digest, true};
    }
    return status;
}

void __wrap_solver_free(struct solver *solver)
{
    for (int i = 0; solver && i < SOLVERS_MAX; i++) {
        if (solvers[i].solver == solver) {
            solvers[i].is_used = false;
            return;
        }
    }
    __real_solver_free(solver);
}

enum status __wrap_solver_solve(const struct board *board, const struct lexicon *lexicon,
                                const struct solver_filter *filter, struct solution *solution)
{
    struct solver *solver;
    enum status status = __wrap_solver_new(lexicon, SOLVER_KERNEL_BEST, &solver);
    if (status != STATUS_OK) {
        *solution = (struct solution){0};
        return status;
    }
    status = solver_solve_with(solver, board, filter, solution);
    __wrap_solver_free(solver);
    return status;
}

/* The inputs of a survey, as a cache key. */
struct question {
    const struct solver *solver;
    uint64_t filter; /* all its fields */
    int common_tier;
    int rows, columns;
    unsigned char faces[BOARD_CELLS_MAX];
};

static size_t place_of(const struct question *question)
{
    const unsigned char *bytes = (const unsigned char *)question;
    uint64_t mixed = 0;
    for (size_t i = 0; i < sizeof *question; i++) {
        mixed = (mixed ^ bytes[i]) * UINT64_C(0x100000001b3);
    }
    return (size_t)(mixed >> 32) & (SURVEYS - 1);
}

enum status __wrap_solver_survey(struct solver *solver, const struct board *board,
                                 const struct solver_filter *filter, int common_tier,
                                 struct survey *survey)
{
    static struct answer {
        struct question question;
        struct survey survey;
    } answers[SURVEYS];
    struct question question;
    memset(&question, 0, sizeof question);
    question.solver = solver;
    question.filter = (uint64_t)filter->rules << 32 | (uint64_t)filter->tier_max << 1 |
                      (uint64_t)filter->without_offensive;
    question.common_tier = common_tier;
    question.rows = board->rows;
    question.columns = board->columns;
    memcpy(question.faces, board->faces, (size_t)board_cell_count(board));
    struct answer *answer = &answers[place_of(&question)];
    if (memcmp(&answer->question, &question, sizeof question) == 0) {
        *survey = answer->survey;
        return STATUS_OK;
    }
    enum status status = __real_solver_survey(solver, board, filter, common_tier, survey);
    if (status == STATUS_OK) {
        *answer = (struct answer){question, *survey};
    }
    return status;
}

/* ---- Scrambler ways ---- */

/* Searches for the shortest way of the Scrambler in smaller steps, as most inputs leave before it
 * is found. */
#define STEPS 16

bool __real_scrambler_solver_step(struct scrambler_solver *solver, long budget);
bool __wrap_scrambler_solver_step(struct scrambler_solver *solver, long budget);

bool __wrap_scrambler_solver_step(struct scrambler_solver *solver, long budget)
{
    return __real_scrambler_solver_step(solver, budget / STEPS);
}

/* ---- texts ---- */

int quick_width(void *context, enum font_weight weight, int size, const char *text)
{
    (void)context;
    (void)weight;
    return (int)((long)strlen(text) * 6 * size / 10);
}

/* ---- memory of SQLite ---- */

/* SQLite has tests of its own, and allocates more often than everything else. The store reads its
 * blocks only within the sizes that it reports. */
void *__libc_malloc(size_t size);
void *__libc_realloc(void *block, size_t size);
void __libc_free(void *block);

#define HEAD 16 /* holds the size of a block */

static void *give(void *block, int size)
{
    if (!block) {
        return NULL;
    }
    memcpy(block, &size, sizeof size);
    return (char *)block + HEAD;
}

static void *sql_new(int size)
{
    return give(__libc_malloc((size_t)size + HEAD), size);
}

static void *sql_resize(void *block, int size)
{
    return give(__libc_realloc((char *)block - HEAD, (size_t)size + HEAD), size);
}

static void sql_free(void *block)
{
    __libc_free(block ? (char *)block - HEAD : NULL);
}

static int sql_size(void *block)
{
    int size = 0;
    if (block) {
        memcpy(&size, (char *)block - HEAD, sizeof size);
    }
    return size;
}

static int sql_round_up(int size)
{
    return (size + 7) / 8 * 8;
}

static int sql_begin(void *context)
{
    (void)context;
    return SQLITE_OK;
}

static void sql_end(void *context)
{
    (void)context;
}

/* ---- statements of SQLite ---- */

/* SQLite takes longer to prepare a statement than to run it, so those of one database are kept from
 * one app to the next. A statement already in use is prepared again. */
#define STATEMENTS 512 /* a power of two */

int __real_sqlite3_prepare_v2(sqlite3 *database, const char *sql, int size, sqlite3_stmt **made,
                              const char **rest);
int __wrap_sqlite3_prepare_v2(sqlite3 *database, const char *sql, int size, sqlite3_stmt **made,
                              const char **rest);
int __real_sqlite3_finalize(sqlite3_stmt *made);
int __wrap_sqlite3_finalize(sqlite3_stmt *made);
int __real_sqlite3_close(sqlite3 *database);
int __wrap_sqlite3_close(sqlite3 *database);
int __real_sqlite3_exec(sqlite3 *database, const char *sql,
                        int (*call)(void *, int, char **, char **), void *context, char **trouble);
int __wrap_sqlite3_exec(sqlite3 *database, const char *sql,
                        int (*call)(void *, int, char **, char **), void *context, char **trouble);

static struct statement {
    sqlite3_stmt *made; /* NULL: none */
    bool is_used;
} statements[STATEMENTS];
static sqlite3 *quick_database; /* the database of these statements */

static struct statement *statement_of(const char *sql)
{
    uint64_t mixed = 0;
    for (const char *at = sql; *at; at++) {
        mixed = (mixed ^ (unsigned char)*at) * UINT64_C(0x100000001b3);
    }
    return &statements[(size_t)(mixed >> 32) & (STATEMENTS - 1)];
}

static void forget_statements(void)
{
    for (int i = 0; i < STATEMENTS; i++) {
        if (statements[i].made && !statements[i].is_used) {
            (void)__real_sqlite3_finalize(statements[i].made);
        }
        statements[i] = (struct statement){NULL, false};
    }
    quick_database = NULL;
}

void quick_statements(sqlite3 *database)
{
    if (quick_database != database) {
        forget_statements();
        quick_database = database;
    }
}

/* Returns a finished statement to its slot, replacing another one there. */
int __wrap_sqlite3_finalize(sqlite3_stmt *made)
{
    if (!made || sqlite3_db_handle(made) != quick_database) {
        return __real_sqlite3_finalize(made);
    }
    struct statement *statement = statement_of(sqlite3_sql(made));
    if (statement->made != made) {
        if (statement->is_used) {
            return __real_sqlite3_finalize(made);
        }
        (void)__real_sqlite3_finalize(statement->made);
    }
    *statement = (struct statement){made, false};
    int code = sqlite3_reset(made);
    (void)sqlite3_clear_bindings(made);
    return code;
}

int __wrap_sqlite3_prepare_v2(sqlite3 *database, const char *sql, int size, sqlite3_stmt **made,
                              const char **rest)
{
    struct statement *statement = statement_of(sql);
    bool is_there = database == quick_database && size < 0 && !rest && statement->made &&
                    !statement->is_used && strcmp(sqlite3_sql(statement->made), sql) == 0;
    if (!is_there) {
        return __real_sqlite3_prepare_v2(database, sql, size, made, rest);
    }
    statement->is_used = true;
    *made = statement->made;
    return SQLITE_OK;
}

int __wrap_sqlite3_close(sqlite3 *database)
{
    if (database && database == quick_database) {
        forget_statements();
    }
    return __real_sqlite3_close(database);
}

/* Runs the start and end of transactions as cached statements. */
int __wrap_sqlite3_exec(sqlite3 *database, const char *sql,
                        int (*call)(void *, int, char **, char **), void *context, char **trouble)
{
    bool is_one = strncmp(sql, "BEGIN", 5) == 0 || strcmp(sql, "COMMIT") == 0;
    if (database != quick_database || !is_one || strchr(sql, ';')) {
        return __real_sqlite3_exec(database, sql, call, context, trouble);
    }
    sqlite3_stmt *made;
    int code = __wrap_sqlite3_prepare_v2(database, sql, -1, &made, NULL);
    if (code == SQLITE_OK) {
        (void)sqlite3_step(made);
        code = __wrap_sqlite3_finalize(made);
    }
    return code;
}

void quick_begin(void)
{
    static const sqlite3_mem_methods methods = {.xMalloc = sql_new,
                                                .xFree = sql_free,
                                                .xRealloc = sql_resize,
                                                .xSize = sql_size,
                                                .xRoundup = sql_round_up,
                                                .xInit = sql_begin,
                                                .xShutdown = sql_end};
    require(sqlite3_config(SQLITE_CONFIG_MALLOC, &methods) == SQLITE_OK);
}
