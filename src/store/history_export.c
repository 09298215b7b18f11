/* SPDX-License-Identifier: MIT */
/*
 * The history as a table for people, as CSV for spreadsheets and as JSON for programs. Leaves where
 * it goes to the writer.
 */
#include "history.h"

#include "store_state.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define PIECE_MAX 512

/* Invariant: once the writer wants no more, nothing more is given to it. */
struct exporter {
    struct store *store;
    history_writer *write;
    void *context;
    bool is_wanted;
    int code;            /* of SQLite */
    sqlite3_stmt *words; /* the statement of each_word */
};

const char *history_format_name(enum history_format format)
{
    static const char *const names[HISTORY_FORMAT_COUNT] = {
        [HISTORY_TEXT] = "text", [HISTORY_JSON] = "json", [HISTORY_CSV] = "csv"};
    assert(format < HISTORY_FORMAT_COUNT);
    return names[format];
}

static void put(struct exporter *exporter, const char *bytes, size_t size)
{
    exporter->is_wanted = exporter->is_wanted && exporter->write(exporter->context, bytes, size);
}

static void put_text(struct exporter *exporter, const char *text)
{
    put(exporter, text, strlen(text));
}

static void put_format(struct exporter *exporter, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;

static void put_format(struct exporter *exporter, const char *format, ...)
{
    char piece[PIECE_MAX];
    va_list values;
    va_start(values, format);
    (void)vsnprintf(piece, sizeof piece, format, values);
    va_end(values);
    put_text(exporter, piece);
}

/* ---- rounds, one by one ---- */

/* Times as a person or a program reads them. */
struct times {
    char began[24];
    char ended[24];
};

typedef void put_round(struct exporter *exporter, const struct stored_round *record,
                       const struct times *times, bool is_first);

/* Gives every round to `put_one`, in this order, with its times in SQLite's `format`, after its
 * modifier `zone`. */
static void each_round(struct exporter *exporter, const char *format, const char *zone,
                       bool is_newest, put_round *put_one)
{
    bool is_first = true;
    struct query query = query_begin(
        exporter->store->database,
        is_newest ? "SELECT " RECORD_COLUMNS ", id, strftime(?1, began, 'unixepoch', ?2), "
                    "strftime(?1, ended, 'unixepoch', ?2) FROM rounds ORDER BY id DESC"
                  : "SELECT " RECORD_COLUMNS ", id, strftime(?1, began, 'unixepoch', ?2), "
                    "strftime(?1, ended, 'unixepoch', ?2) FROM rounds ORDER BY id");
    query_bind_text(&query, format);
    query_bind_text(&query, zone);
    while (exporter->is_wanted && exporter->code == SQLITE_OK && query_step(&query)) {
        struct stored_round record;
        struct times times;
        record_read(&query, &record);
        record.id = query_number(&query);
        query_text(&query, times.began, sizeof times.began);
        query_text(&query, times.ended, sizeof times.ended);
        put_one(exporter, &record, &times, is_first);
        is_first = false;
    }
    int code = query_end(&query);
    exporter->code = exporter->code != SQLITE_OK ? exporter->code : code;
}

typedef void put_word(struct exporter *exporter, const struct stored_word *word,
                      const unsigned char *cells, size_t cell_count, bool is_first);

static void each_word(struct exporter *exporter, long long id, enum finder_side side,
                      put_word *put_one)
{
    bool is_first = true;
    struct query query = query_begin_kept(exporter->store->database,
                                          "SELECT word, points, path FROM words "
                                          "WHERE round = ? AND side = ? ORDER BY place",
                                          &exporter->words);
    query_bind(&query, id);
    query_bind(&query, side);
    while (exporter->is_wanted && query_step(&query)) {
        struct stored_word word = {.side = side};
        size_t cell_count;
        query_text(&query, word.text, sizeof word.text);
        word.points = (int)query_number(&query);
        const unsigned char *cells = query_bytes(&query, &cell_count);
        put_one(exporter, &word, cells, cell_count, is_first);
        is_first = false;
    }
    int code = query_end(&query);
    exporter->code = exporter->code != SQLITE_OK ? exporter->code : code;
}

/* ---- text ---- */

static void put_text_round(struct exporter *exporter, const struct stored_round *record,
                           const struct times *times, bool is_first)
{
    char size[16];
    char against[32];
    if (is_first) {
        put_text(exporter, "Began             Size  Rules    Score  Words  Computer         "
                           "Board\n");
    }
    (void)snprintf(size, sizeof size, "%dx%d", record->rows, record->columns);
    (void)snprintf(against, sizeof against, "%s %ld", rival_name(record->level),
                   record->computer_points);
    put_format(exporter, "%-16s  %-4s  %-7s %6ld %6d  %-15s  %s", times->began, size,
               scoring_name(record->rules), record->score, record->player_words,
               record->solo ? "-" : against,
               record->notes.code[0] != '\0' ? record->notes.code : record->board);
    if (record->notes.kind == ROUND_KIND_DAILY) {
        put_format(exporter, "  daily %s", record->notes.date);
    } else if (record->notes.kind == ROUND_KIND_CUSTOM) {
        put_text(exporter, "  custom");
    }
    put_text(exporter, "\n");
}

/* ---- JSON ---- */

static void put_json_text(struct exporter *exporter, const char *name, const char *text)
{
    put_format(exporter, ", \"%s\": \"", name);
    for (const char *at = text; *at != '\0'; at++) {
        unsigned char byte = (unsigned char)*at;
        bool is_plain = byte >= ' ' && byte < 127;
        bool is_special = byte == '"' || byte == '\\';
        put_format(exporter, !is_plain ? "\\u%04x" : is_special ? "\\%c" : "%c", byte);
    }
    put_text(exporter, "\"");
}

static void put_json_word(struct exporter *exporter, const struct stored_word *word,
                          const unsigned char *cells, size_t cell_count, bool is_first)
{
    put_format(exporter, "%s{\"points\": %d", is_first ? "\n      " : ",\n      ", word->points);
    put_json_text(exporter, "word", word->text);
    put_text(exporter, ", \"cells\": [");
    for (size_t i = 0; i < cell_count; i++) {
        put_format(exporter, i > 0 ? ", %d" : "%d", cells[i]);
    }
    put_text(exporter, "]}");
}

static void put_json_words(struct exporter *exporter, long long id, enum finder_side side,
                           const char *name)
{
    put_format(exporter, ",\n     \"%s\": [", name);
    each_word(exporter, id, side, put_json_word);
    put_text(exporter, "]");
}

static void put_json_round(struct exporter *exporter, const struct stored_round *record,
                           const struct times *times, bool is_first)
{
    const struct round_notes *notes = &record->notes;
    put_format(exporter, "%s{\"id\": %lld", is_first ? "\n    " : ",\n    ", record->id);
    put_json_text(exporter, "began", times->began);
    put_json_text(exporter, "ended", times->ended);
    put_json_text(exporter, "board", record->board);
    put_format(exporter, ", \"rows\": %d, \"columns\": %d", record->rows, record->columns);
    put_json_text(exporter, "code", notes->code);
    put_json_text(exporter, "kind", round_kind_name(notes->kind));
    put_json_text(exporter, "date", notes->date);
    put_json_text(exporter, "rules", scoring_name(record->rules));
    if (record->solo) {
        put_text(exporter, ", \"computer\": null");
    } else {
        put_json_text(exporter, "computer", rival_name(record->level));
    }
    put_format(exporter, ", \"counts\": %s, \"time_ms\": %ld, \"elapsed_ms\": %ld",
               notes->counts ? "true" : "false", record->time_ms, notes->elapsed_ms);
    put_format(exporter, ", \"score\": %ld, \"hints\": %d, \"hint_points\": %ld", record->score,
               notes->hint_count, notes->hint_points);
    put_format(exporter, ", \"computer_points\": %ld, \"board_words\": %ld",
               record->computer_points, notes->board_words);
    put_json_words(exporter, record->id, SIDE_PLAYER, "words");
    put_json_words(exporter, record->id, SIDE_COMPUTER, "computer_words");
    put_text(exporter, "}");
}

static void put_json_puzzles(struct exporter *exporter)
{
    bool is_first = true;
    struct query query = query_begin(
        exporter->store->database,
        "SELECT id, strftime('%Y-%m-%dT%H:%M:%SZ', ended, 'unixepoch'), size, code, jumble_count, "
        "move_count, elapsed_ms, shown FROM puzzles ORDER BY id");
    while (exporter->is_wanted && exporter->code == SQLITE_OK && query_step(&query)) {
        char text[32];
        put_format(exporter, "%s{\"id\": %lld", is_first ? "\n    " : ",\n    ",
                   (long long)query_number(&query));
        query_text(&query, text, sizeof text);
        put_json_text(exporter, "ended", text);
        put_format(exporter, ", \"size\": %d", (int)query_number(&query));
        query_text(&query, text, sizeof text);
        put_json_text(exporter, "code", text);
        put_format(exporter, ", \"jumble_moves\": %d", (int)query_number(&query));
        put_format(exporter, ", \"moves\": %ld", (long)query_number(&query));
        put_format(exporter, ", \"elapsed_ms\": %ld", (long)query_number(&query));
        put_format(exporter, ", \"shown\": %s}", query_number(&query) != 0 ? "true" : "false");
        is_first = false;
    }
    int code = query_end(&query);
    exporter->code = exporter->code != SQLITE_OK ? exporter->code : code;
}

static void put_json(struct exporter *exporter)
{
    put_text(exporter, "{\n  \"rounds\": [");
    each_round(exporter, "%Y-%m-%dT%H:%M:%SZ", "+0 days", false, put_json_round);
    put_text(exporter, "],\n  \"puzzles\": [");
    put_json_puzzles(exporter);
    put_text(exporter, "]\n}\n");
}

/* ---- CSV ---- */

/* A field and what ends it. Only a file that was tampered with needs the quotes. */
static void put_csv_field(struct exporter *exporter, const char *text, const char *end)
{
    bool has_quotes = strpbrk(text, "\",\r\n");
    put_text(exporter, has_quotes ? "\"" : "");
    for (const char *at = text; *at != '\0'; at++) {
        put(exporter, at, 1);
        if (*at == '"') {
            put(exporter, at, 1);
        }
    }
    put_text(exporter, has_quotes ? "\"" : "");
    put_text(exporter, end);
}

static void put_csv_word(struct exporter *exporter, const struct stored_word *word,
                         const unsigned char *cells, size_t cell_count, bool is_first)
{
    (void)cells;
    (void)cell_count;
    put_text(exporter, is_first ? "" : " ");
    put_csv_field(exporter, word->text, "");
}

static void put_csv_round(struct exporter *exporter, const struct stored_round *record,
                          const struct times *times, bool is_first)
{
    const struct round_notes *notes = &record->notes;
    (void)is_first;
    put_format(exporter, "%lld,%s,%s,", record->id, times->began, times->ended);
    put_csv_field(exporter, record->board, ",");
    put_format(exporter, "%dx%d,", record->rows, record->columns);
    put_csv_field(exporter, notes->code, ",");
    put_format(exporter, "%s,", round_kind_name(notes->kind));
    put_csv_field(exporter, notes->date, ",");
    put_format(exporter, "%s,%s,", scoring_name(record->rules),
               record->solo ? "" : rival_name(record->level));
    put_format(exporter, "%d,%ld,%ld,%ld,%d,%ld,%ld,%ld,", notes->counts, record->time_ms,
               notes->elapsed_ms, record->score, notes->hint_count, notes->hint_points,
               record->computer_points, notes->board_words);
    each_word(exporter, record->id, SIDE_PLAYER, put_csv_word);
    put_text(exporter, ",");
    each_word(exporter, record->id, SIDE_COMPUTER, put_csv_word);
    put_text(exporter, "\r\n");
}

static void put_csv(struct exporter *exporter)
{
    put_text(exporter, "id,began,ended,board,size,code,kind,date,rules,computer,counts,time_ms,"
                       "elapsed_ms,score,hints,hint_points,computer_points,board_words,words,"
                       "computer_words\r\n");
    each_round(exporter, "%Y-%m-%dT%H:%M:%SZ", "+0 days", false, put_csv_round);
}

/* ---- all of it ---- */

enum status history_export(struct store *store, enum history_format format, history_writer *write,
                           void *context)
{
    static const char what[] = "The history could not be written";
    struct exporter exporter = {
        .store = store, .write = write, .context = context, .is_wanted = true};
    exporter.code = query_run(store->database, "BEGIN");
    switch (format) {
    case HISTORY_TEXT:
        each_round(&exporter, "%Y-%m-%d %H:%M", "localtime", true, put_text_round);
        break;
    case HISTORY_JSON:
        put_json(&exporter);
        break;
    case HISTORY_CSV:
        put_csv(&exporter);
        break;
    case HISTORY_FORMAT_COUNT:
        break;
    }
    assert(format < HISTORY_FORMAT_COUNT);
    (void)sqlite3_finalize(exporter.words);
    enum status status = store_finish(store, store_commit(store, exporter.code), what, NULL);
    if (status == STATUS_OK && !exporter.is_wanted) {
        status = store_fail(store, STATUS_STORAGE, what);
    }
    return status;
}
