/* SPDX-License-Identifier: MIT */
/*
 * The table of practice words. Leaves the transaction of a round to store_rounds.c.
 */
#include "practice.h"

#include "store_state.h"

#include "trounce/daily.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

static const char *const lost = N_("The words to practise could not be read");

/* ---- what a round changes ---- */

/* At the end of the calendar, the day itself. */
#define DAYS_AFTER(day, days) "ifnull(date(" day ", '+" days " days'), " day ")"

/* Records that the player's words of a round (?2) of a language (?3) were found on a day (?1): see
 * practice.h. On the day it was missed a word stays in its box, but counts as found. */
/* clang-format off */
const char practice_found_sql[] =
    "UPDATE practice SET found = ?1, box = CASE WHEN missed < ?1 THEN min(box + 1, 3) ELSE box END,"
    " due = CASE WHEN missed = ?1 THEN due WHEN box = 0 THEN " DAYS_AFTER("?1", "1")
    " WHEN box = 1 THEN " DAYS_AFTER("?1", "3")
    " WHEN box = 2 THEN " DAYS_AFTER("?1", "7") " ELSE '' END,"
    " learned = CASE WHEN missed < ?1 AND learned = 0 AND box = 2 THEN ?2 ELSE learned END"
    " WHERE word IN (SELECT word FROM words WHERE round = ?2 AND side = 0) AND language = ?3"
    " AND NOT dropped AND missed <= ?1 AND found < ?1 AND due <> ''";

/* Records a word missed on a day (?6), ?7 times. */
const char practice_missed_sql[] =
    "INSERT INTO practice (word, board, rows, columns, path, missed, box, due, found, learned,"
    " dropped, misses, language) "
    "VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0, " DAYS_AFTER("?6", "1") ", '', 0, 0, ?7, ?8)"
    " ON CONFLICT (word, language) DO UPDATE SET board = excluded.board, rows = excluded.rows,"
    " columns = excluded.columns, path = excluded.path, missed = excluded.missed, box = 0,"
    " due = excluded.due, misses = min(misses + excluded.misses, 2147483647) WHERE NOT dropped";
/* clang-format on */

static_assert(SIDE_PLAYER == 0 && INT_MAX == 2147483647, "the statements say so");

static int update_found(struct store *store, const char *today, const char *language, long long id)
{
    struct query query = query_begin(store->database, practice_found_sql);
    query_bind_text(&query, today);
    query_bind(&query, id);
    query_bind_text(&query, language);
    (void)query_step(&query);
    return query_end(&query);
}

static int insert_missed(struct store *store, const struct finished_round *finished,
                         const struct board *board)
{
    char word[PATH_LETTERS_MAX + 1];
    struct query query = query_begin(store->database, practice_missed_sql);
    for (size_t i = 0; i < finished->missed_count; i++) {
        const struct path *path = &finished->missed[i];
        assert(path->length > 0 && path_is_valid(path, board));
        if (path_spell(path, board, word) >= STORE_WORD_MAX) {
            continue; /* too long for any lexicon */
        }
        char written[WRITTEN_MAX];
        query_bind_text(&query, record_write_word(&finished->alphabet, word, written));
        query_bind_text(&query, finished->record.board);
        query_bind(&query, board->rows);
        query_bind(&query, board->columns);
        query_bind_bytes(&query, path->cells, (size_t)path->length);
        query_bind_text(&query, finished->today);
        query_bind(&query, 1);
        query_bind_text(&query, finished->record.language);
        (void)query_step(&query);
        query_again(&query);
    }
    return query_end(&query);
}

int practice_record(struct store *store, const struct finished_round *finished, long long id)
{
    struct daily_date today;
    struct board board;
    struct play_language play_language = {.alphabet = &finished->alphabet};
    memcpy(play_language.code, finished->record.language, sizeof play_language.code);
    bool is_day = daily_date_read(finished->today, &today);
    assert(is_day);
    if (!is_day || !record_board(&play_language, &finished->record, &board)) {
        return SQLITE_OK;
    }
    int code = update_found(store, finished->today, finished->record.language, id);
    return code == SQLITE_OK ? insert_missed(store, finished, &board) : code;
}

/* ---- reading ---- */

/* Returns false if the row holds no word on a board. */
static bool read_word(struct query *query, const struct play_language *play_language,
                      struct practice_word *word)
{
    struct stored_round place = {.id = 0};
    struct board board;
    char written[WRITTEN_MAX];
    size_t length;
    *word = (struct practice_word){.box = 0};
    query_name(query, written, sizeof written);
    query_name(query, place.board, sizeof place.board);
    place.rows = word->rows = (int)query_within(query, 1, BOARD_CELLS_MAX);
    place.columns = word->columns = (int)query_within(query, 1, BOARD_CELLS_MAX);
    const unsigned char *cells = query_bytes(query, &length);
    memcpy(word->board, place.board, sizeof word->board);
    query_date(query, word->missed, false);
    word->box = (int)query_within(query, 0, PRACTICE_LEARNED);
    query_date(query, word->due, word->box == PRACTICE_LEARNED);
    query_date(query, word->found, true);
    (void)query_within(query, 0, INT64_MAX); /* the round in which it was learned */
    (void)query_within(query, 0, 1);         /* dropped */
    word->misses = (int)query_within(query, 1, INT_MAX);
    query_date(query, word->chosen, true);
    record_read_language(query, place.language);
    return !query->is_bad && record_board(play_language, &place, &board) &&
           record_path(cells, length, &board, &word->path) &&
           record_word_is_of(written, &word->path, &board, word->text);
}

bool practice_is_valid(struct query *query, const struct play_language *play_language)
{
    struct practice_word word;
    return read_word(query, play_language, &word);
}

/* Reads the words of a query, which it ends; unreadable rows are skipped. */
static enum status read_words(struct store *store, struct query *query, long offset, size_t limit,
                              struct practice_word *words, size_t *count)
{
    size_t found = 0;
    long passed = 0;
    while (found < limit && query_step(query)) {
        if (read_word(query, &store->play_language, &words[found])) {
            found += passed >= offset;
            passed++;
        }
    }
    enum status status = store_finish(store, query_end(query), lost);
    if (status == STATUS_OK) {
        *count = found;
    }
    return status;
}

/* A collation by the letters of a language; anything that is no word of it comes last. */
static int compare_words(void *context, int a_size, const void *a, int b_size, const void *b)
{
    const struct play_language *play_language = context;
    const char *texts[2] = {a, b};
    size_t sizes[2] = {(size_t)a_size, (size_t)b_size};
    char words[2][STORE_WORD_MAX];
    size_t count;
    for (int i = 0; i < 2; i++) {
        if (alphabet_encode(play_language->alphabet, texts[i], sizes[i], words[i],
                            STORE_WORD_MAX - 1, &count) != STATUS_OK) {
            (void)snprintf(words[i], sizeof words[i], "\xff%.*s", (int)sizes[i], texts[i]);
        }
    }
    return alphabet_compare(play_language->alphabet, words[0], words[1]);
}

/* Begins a query that may order words by COLLATE letters. */
static struct query begin_sorted(struct store *store, const char *sql)
{
    int code = sqlite3_create_collation(store->database, "letters", SQLITE_UTF8,
                                        &store->play_language, compare_words);
    return code == SQLITE_OK ? query_begin(store->database, sql) : (struct query){.code = code};
}

enum status practice_list(struct store *store, enum practice_list list, long offset, size_t limit,
                          struct practice_word *words, size_t *count)
{
    /* Words that are never due again come last. */
    struct query query =
        begin_sorted(store, "SELECT " PRACTICE_COLUMNS " FROM practice WHERE NOT dropped AND "
                            "language = ? AND box BETWEEN ? AND ? "
                            "ORDER BY box = 3, due = '', due, word COLLATE letters");
    query_bind_text(&query, store->play_language.code);
    query_bind(&query, list == PRACTICE_DONE ? PRACTICE_LEARNED : 0);
    query_bind(&query, list == PRACTICE_WAITING ? PRACTICE_LEARNED - 1 : PRACTICE_LEARNED);
    return read_words(store, &query, offset, limit, words, count);
}

enum status practice_count(struct store *store, const char *today, struct practice_count *count)
{
    struct practice_count found = {.waiting = 0};
    struct query query =
        query_begin(store->database, "SELECT box, count(*), sum(due <> '' AND due <= ?) FROM "
                                     "practice WHERE NOT dropped AND language = ? GROUP BY box");
    query_bind_text(&query, today);
    query_bind_text(&query, store->play_language.code);
    while (query_step(&query)) {
        int64_t box = query_within(&query, 0, PRACTICE_LEARNED);
        found.boxes[box] = (long)query_number(&query);
        found.due += (long)query_number(&query);
        found.waiting += box < PRACTICE_LEARNED ? found.boxes[box] : 0;
    }
    found.learned = found.boxes[PRACTICE_LEARNED];
    enum status status = store_finish(store, query_end(&query), lost);
    if (status == STATUS_OK) {
        *count = found;
    }
    return status;
}

enum status practice_find(struct store *store, const char *text, struct practice_word *word)
{
    size_t count = 0;
    struct practice_word found;
    char written[WRITTEN_MAX];
    struct query query =
        query_begin(store->database, "SELECT " PRACTICE_COLUMNS " FROM practice WHERE word = ? AND "
                                     "language = ? AND NOT dropped");
    query_bind_text(&query, record_write_word(store->play_language.alphabet, text, written));
    query_bind_text(&query, store->play_language.code);
    enum status status = read_words(store, &query, 0, 1, &found, &count);
    if (status == STATUS_OK && count == 0) {
        return STATUS_MISSING;
    }
    if (status == STATUS_OK) {
        *word = found;
    }
    return status;
}

/* ---- the portion of a day ---- */

/* The most useful words of a query, in this order. */
struct best {
    practice_worth *worth;
    const void *context;
    long worths[PRACTICE_PORTION];
    struct practice_portion *portion;
};

static void add_best(struct best *best, const struct practice_word *word)
{
    struct practice_portion *portion = best->portion;
    long worth = best->worth(best->context, word);
    size_t at = portion->left;
    while (at > 0 && best->worths[at - 1] < worth) {
        at--;
    }
    if (worth < 0 || at == PRACTICE_PORTION) {
        return;
    }
    portion->left += portion->left < PRACTICE_PORTION;
    for (size_t i = portion->left - 1; i > at; i--) {
        best->worths[i] = best->worths[i - 1];
        portion->words[i] = portion->words[i - 1];
    }
    best->worths[at] = worth;
    portion->words[at] = *word;
}

/* Reads the best of the words that are not found on the day (?1) and for which `sql` holds. */
static int read_best(struct store *store, const char *today, const char *sql, struct best *best)
{
    struct practice_word word;
    char text[512];
    (void)snprintf(text, sizeof text,
                   "SELECT " PRACTICE_COLUMNS " FROM practice WHERE NOT dropped AND found < ?1 AND "
                   "language = ?2 AND %s ORDER BY due, word COLLATE letters",
                   sql);
    struct query query = begin_sorted(store, text);
    query_bind_text(&query, today);
    query_bind_text(&query, store->play_language.code);
    best->portion->left = 0;
    while (query_step(&query)) {
        if (read_word(&query, &store->play_language, &word)) {
            add_best(best, &word);
        }
    }
    return query_end(&query);
}

/* Failure is silent: the next call chooses again. */
static void keep_choice(struct store *store, const char *today, const struct practice_portion *made)
{
    int code = store_begin(store);
    struct query query = query_begin(
        store->database, "UPDATE practice SET chosen = ?1 WHERE word = ?2 AND language = ?3");
    for (size_t i = 0; i < made->left; i++) {
        char written[WRITTEN_MAX];
        query_bind_text(&query, today);
        query_bind_text(
            &query, record_write_word(store->play_language.alphabet, made->words[i].text, written));
        query_bind_text(&query, store->play_language.code);
        (void)(code == SQLITE_OK && query_step(&query));
        query_again(&query);
    }
    int end = query_end(&query);
    (void)store_commit(store, code == SQLITE_OK ? end : code);
}

static int count_chosen(struct store *store, const char *today, size_t *chosen)
{
    struct query query = query_begin(
        store->database, "SELECT count(*) FROM practice WHERE language = ? AND chosen = ?");
    query_bind_text(&query, store->play_language.code);
    query_bind_text(&query, today);
    if (query_step(&query)) {
        *chosen = (size_t)query_number(&query);
    }
    return query_end(&query);
}

enum status practice_portion(struct store *store, const char *today, practice_worth *worth,
                             const void *context, struct practice_portion *portion)
{
    struct practice_portion read = {.chosen = 0};
    struct best best = {.worth = worth, .context = context, .portion = &read};
    int code = count_chosen(store, today, &read.chosen);
    if (code == SQLITE_OK && read.chosen > 0) {
        code = read_best(store, today, "chosen = ?1", &best);
    } else if (code == SQLITE_OK) {
        code = read_best(store, today, "due <> '' AND due <= ?1", &best);
        if (code == SQLITE_OK && read.left == 0) {
            code = read_best(store, today, "missed = ?1", &best);
        }
        read.chosen = read.left;
        if (code == SQLITE_OK && read.left > 0) {
            keep_choice(store, today, &read);
        }
    }
    enum status status = store_finish(store, code, lost);
    if (status == STATUS_OK) {
        *portion = read;
    }
    return status;
}

/* ---- dropping ---- */

/* The row stays, so that the word is still known as dropped when it is missed again. */
int practice_remove(struct store *store, const char *text, const char *language)
{
    struct query query = query_begin(
        store->database, "UPDATE practice SET dropped = 1 WHERE word = ? AND language = ?");
    query_bind_text(&query, text);
    query_bind_text(&query, language);
    (void)query_step(&query);
    return query_end(&query);
}
