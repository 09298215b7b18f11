/* SPDX-License-Identifier: MIT */
/*
 * Exports the history as a table for people, CSV for spreadsheets or JSON for programs: SQLite
 * formats each row.
 */
#include "history.h"

#include "goals.h"
#include "store_state.h"
#include "trounce/utf8.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* Invariant: once the writer has returned false, it is not called again. */
struct exporter {
    struct store *store;
    history_writer *write;
    void *context;
    bool is_wanted;
    int code; /* of SQLite */
};

const char *history_format_name(enum history_format format)
{
    static const char *const names[HISTORY_FORMAT_COUNT] = {
        [HISTORY_TEXT] = "text", [HISTORY_JSON] = "json", [HISTORY_CSV] = "csv"};
    assert(format < HISTORY_FORMAT_COUNT);
    return names[format];
}

static void write_bytes(struct exporter *exporter, const char *bytes, size_t size)
{
    exporter->is_wanted = exporter->is_wanted && exporter->write(exporter->context, bytes, size);
}

static void write_text(struct exporter *exporter, const char *text)
{
    write_bytes(exporter, text, strlen(text));
}

/* ---- texts ---- */

/* Writes a row. In JSON, unprintable characters are escaped and invalid UTF-8 becomes U+FFFD. In
 * the other formats shown() and csv() have already removed both. */
static void write_row(struct exporter *exporter, const char *text, size_t size)
{
    size_t begin = 0;
    size_t length;
    for (size_t at = 0; at < size; at += length) {
        uint32_t point = 0;
        char escape[8];
        length = utf8_read(text + at, size - at, &point);
        if (length > 0 && (point < ' ' || utf8_is_printable(point))) { /* line ends stay */
            continue;
        }
        write_bytes(exporter, text + begin, at - begin);
        (void)snprintf(escape, sizeof escape, "\\u%04x", (unsigned)point);
        write_text(exporter, length > 0 ? escape : "\xef\xbf\xbd");
        length = length > 0 ? length : 1;
        begin = at + length;
    }
    write_bytes(exporter, text + begin, size - begin);
}

/* Returns the text as the result of an SQL function. */
static void return_text(sqlite3_context *context, sqlite3_str *text)
{
    int code = sqlite3_str_errcode(text);
    sqlite3_result_text(context, sqlite3_str_finish(text), -1, sqlite3_free);
    if (code != SQLITE_OK) {
        sqlite3_result_error_code(context, code);
    }
}

static void add_shown(sqlite3_str *text, sqlite3_value *value)
{
    const char *at = (const char *)sqlite3_value_text(value);
    size_t left = (size_t)sqlite3_value_bytes(value);
    while (left > 0) {
        bool is_printable;
        size_t length = utf8_step(at, left, &is_printable);
        sqlite3_str_append(text, is_printable ? at : "?", is_printable ? (int)length : 1);
        at += length;
        left -= length;
    }
}

/* shown(TEXT): like utf8_make_printable. */
static void write_shown(sqlite3_context *context, int count, sqlite3_value **values)
{
    sqlite3_str *text = sqlite3_str_new(NULL);
    (void)count;
    add_shown(text, values[0]);
    return_text(context, text);
}

/* csv(VALUE): a printable cell quoted as in RFC 4180, never one that a spreadsheet takes for a
 * formula. */
static void write_csv(sqlite3_context *context, int count, sqlite3_value **values)
{
    sqlite3_str *shown = sqlite3_str_new(NULL);
    sqlite3_str *cell = sqlite3_str_new(NULL);
    bool is_number = sqlite3_value_type(values[0]) == SQLITE_INTEGER;
    (void)count;
    add_shown(shown, values[0]);
    const char *text = sqlite3_str_value(shown) ? sqlite3_str_value(shown) : "";
    if (*text && strchr("=+-@", *text) && !is_number) {
        sqlite3_str_appendf(cell, "\"'%w\"", text);
    } else {
        sqlite3_str_appendf(cell, strpbrk(text, ",\"") ? "\"%w\"" : "%s", text);
    }
    bool is_intact = sqlite3_str_errcode(shown) == SQLITE_OK;
    sqlite3_free(sqlite3_str_finish(shown));
    return_text(context, cell);
    if (!is_intact) {
        sqlite3_result_error_nomem(context);
    }
}

/* cells(PATH): the bytes of a path as numbers, "0, 1, 5". */
static void write_cells(sqlite3_context *context, int count, sqlite3_value **values)
{
    const unsigned char *path = sqlite3_value_blob(values[0]);
    int size = sqlite3_value_bytes(values[0]);
    sqlite3_str *text = sqlite3_str_new(NULL);
    (void)count;
    for (int i = 0; i < size; i++) {
        sqlite3_str_appendf(text, i > 0 ? ", %d" : "%d", path[i]);
    }
    return_text(context, text);
}

static int add_functions(sqlite3 *database)
{
    static const struct {
        const char *name;
        void (*function)(sqlite3_context *, int, sqlite3_value **);
    } functions[] = {{"shown", write_shown}, {"csv", write_csv}, {"cells", write_cells}};
    int code = SQLITE_OK;
    for (size_t i = 0; i < sizeof functions / sizeof functions[0] && code == SQLITE_OK; i++) {
        code = sqlite3_create_function(database, functions[i].name, 1, SQLITE_UTF8, NULL,
                                       functions[i].function, NULL, NULL);
    }
    return code;
}

/* ---- rows ---- */

/* Writes the single column of each row, with a text before it. */
static void write_rows(struct exporter *exporter, const char *sql, const char *before_first,
                       const char *before_next)
{
    const char *before = before_first;
    struct query query = query_begin(exporter->store->database, sql);
    while (exporter->is_wanted && exporter->code == SQLITE_OK && query_step(&query)) {
        size_t size;
        const char *text = query_bytes(&query, &size);
        write_text(exporter, before);
        write_row(exporter, text, size);
        before = before_next;
    }
    int code = query_end(&query);
    exporter->code = exporter->code != SQLITE_OK ? exporter->code : code;
}

/* clang-format off */
#define UTC(column) "strftime('%Y-%m-%dT%H:%M:%SZ', " column ", 'unixepoch')"

/* The words of a round and side in order, each formatted as `item`. */
#define WORDS(side, item, separator)                                                               \
    "(SELECT group_concat(" item ", " separator ") FROM (SELECT * FROM words "                     \
    "WHERE round = rounds.id AND side = " side " ORDER BY place))"
/* When they were found, "?" where that is not known; nothing if it is known of none. */
#define TIMES(side)                                                                                \
    "CASE WHEN EXISTS (SELECT 1 FROM words WHERE round = rounds.id AND side = " side               \
    " AND found_ms >= 0) THEN " CSV(WORDS(side, "ifnull(found_ms, '?')", "' '")) " ELSE '' END"
#define PLAYER   "0"
#define COMPUTER "1"
#define SECOND   "2"
static_assert(SIDE_PLAYER == 0 && SIDE_COMPUTER == 1 && SIDE_SECOND == 2,
               "the sides are kept as numbers");

/* ---- text ---- */

static const char text_heading[] =
    "Began             Size  Rules    Way    Score  Stars  Words  Against          Board\n";

/* The opponent, if any. */
#define AGAINST                                                                                    \
    "CASE way WHEN 'alone' THEN '-'"                                                               \
    " WHEN 'two' THEN ifnull(nullif(second_name, ''), 'second') || ' ' || second_points"           \
    " ELSE CASE level WHEN 'match' THEN 'match of ' || rival_strength"                             \
    " WHEN 'ladder' THEN CASE rung WHEN 0 THEN 'match of ' || rival_strength"                      \
    " ELSE 'rung ' || rung END"                             \
    " WHEN 'friend' THEN ifnull(nullif(sender, ''), 'friend') ELSE level END"                      \
    " || ' ' || computer_points END"

static const char phrase_rounds[] =
    "SELECT shown(printf('%-16s  %-4s  %-7s  %-5s %6d  %5s %6d  %!-15s  %s%s',"
    " strftime('%Y-%m-%d %H:%M', began, 'unixepoch', 'localtime'), rows || 'x' || columns, rules,"
    " way, " RECORD_SCORE ", CASE WHEN stars < 0 THEN '-' ELSE stars END, player_words, " AGAINST ","
    " CASE code WHEN '' THEN board ELSE code END,"
    " CASE kind WHEN 'daily' THEN '  daily ' || date WHEN 'hunt' THEN '  hunt ' || date WHEN 'plain' THEN '' WHEN 'code' THEN ''"
    " ELSE '  ' || kind END || CASE language WHEN 'en' THEN '' ELSE '  ' || language END))"
    " || char(10)"
    " FROM rounds WHERE id > 0 ORDER BY id DESC";

/* ---- CSV ---- */

#define CSV(value) "csv(" value ")"
#define CSV_KNOWN(column) CSV("CASE WHEN " column " < 0 THEN '' ELSE " column " END")

static const char csv_heading[] =
    "id,began,ended,board,size,code,kind,date,rules,computer,counts,time_ms,elapsed_ms,score,hints,"
    "hint_points,computer_points,board_words,words,computer_words,way,computer_strength,played_ms,"
    "par,stars,strength_tenths,common_words,common_found,player_name,second_name,second_points,"
    "shared_count,second_words,sender,challenge,language,words_ms,computer_words_ms,second_words_ms,rung,ladder,ladder_won,ladder_lost,quarter_turns"
    "\r\n";

static const char csv_rounds[] =
    "SELECT printf('%d,%s,%s,%s,%dx%d,%s,%s,%s,%s,%s,%d,%d,%d,%d,%d,%d,%d,%d,%s,%s,' ||"
    " '%s,%s,%d,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%d\r\n',"
    " id, " CSV(UTC("began")) ", " CSV(UTC("ended")) ", " CSV("board") ", rows, columns, " CSV("code") ","
    " " CSV("kind") ", " CSV("date") ", " CSV("rules") ","
    " CASE WHEN way = 'alone' THEN '' ELSE " CSV("level") " END, counts <> 0, time_ms, elapsed_ms,"
    " " RECORD_SCORE ", hint_count, hint_points, computer_points, board_words,"
    " " CSV(WORDS(PLAYER, "word", "' '")) ", " CSV(WORDS(COMPUTER, "word", "' '")) ","
    " " CSV("way") ", " CSV("CASE WHEN rival_strength > 0 THEN rival_strength ELSE '' END") ", played_ms,"
    " " CSV_KNOWN("par") ", " CSV_KNOWN("stars") ", " CSV_KNOWN("strength") ","
    " " CSV_KNOWN("common_words") ", " CSV_KNOWN("common_found") ","
    " " CSV("player_name") ", " CSV("second_name") ","
    " " CSV("CASE way WHEN 'two' THEN second_points ELSE '' END") ","
    " CASE way WHEN 'two' THEN shared_count <> 0 ELSE '' END,"
    " " CSV(WORDS(SECOND, "word", "' '")) ", " CSV("sender") ", " CSV("challenge") ","
    " " CSV("language") ", " TIMES(PLAYER) ", " TIMES(COMPUTER) ", " TIMES(SECOND) ","
    " CASE WHEN rung > 0 THEN rung ELSE '' END, CASE WHEN ladder > 0 THEN ladder ELSE '' END,"
    " CASE WHEN ladder > 0 THEN ladder_won ELSE '' END,"
    " CASE WHEN ladder > 0 THEN ladder_lost ELSE '' END, quarter_turns)"
    " FROM rounds WHERE id > 0 ORDER BY id";

/* ---- JSON ---- */

#define TEXT(column)  "json_quote(CAST(" column " AS TEXT))"
#define BOOL(column)  "CASE WHEN " column " THEN 'true' ELSE 'false' END"
#define KNOWN(column) "CASE WHEN " column " < 0 THEN 'null' ELSE CAST(" column " AS INTEGER) END"
#define WORD                                                                                       \
    "printf('\n      {\"points\": %d, \"word\": %s, \"found_ms\": %s, \"cells\": [%s]}',"         \
    " points, " TEXT("word") ", ifnull(CAST(found_ms AS INTEGER), 'null'), cells(path))"

/* Fields of a way or a kind appear only with it. */
#define JSON_ROUND \
    "SELECT printf('{\"id\": %s, \"began\": %s, \"ended\": %s, \"board\": %s, \"rows\": %d," \
    " \"columns\": %d, \"code\": %s, \"language\": %s, \"kind\": %s, \"date\": %s, \"rules\": %s, \"way\": %s," \
    " \"computer\": %s, \"computer_strength\": %s," \
    " \"counts\": %s, \"time_ms\": %d, \"elapsed_ms\": %d, \"played_ms\": %d," \
    " \"score\": %d, \"par\": %s, \"stars\": %s, \"strength_tenths\": %s, \"hints\": %d," \
    " \"hint_points\": %d, \"computer_points\": %d, \"board_words\": %d, \"common_words\": %s," \
    " \"common_found\": %s,%s%s%s%s%s%s\n" \
    "     \"words\": [%s],\n" \
    "     \"computer_words\": [%s]%s}'," \
    " CASE WHEN id > 0 THEN id ELSE 'null' END, " TEXT(UTC("began")) ", " TEXT(UTC("ended")) "," \
    " " TEXT("board") ", rows," \
    " columns, " TEXT("code") ", " TEXT("language") ", " TEXT("kind") ", " TEXT("date") ", " TEXT("rules") "," \
    " " TEXT("way") ", CASE WHEN way = 'alone' THEN 'null' ELSE " TEXT("level") " END," \
    " CASE WHEN rival_strength > 0 THEN CAST(rival_strength AS INTEGER) ELSE 'null' END," \
    " " BOOL("counts") ", time_ms, elapsed_ms, played_ms, " RECORD_SCORE ", " KNOWN("par") "," \
    " " KNOWN("stars") ", " KNOWN("strength") ", hint_count," \
    " hint_points, computer_points, board_words, " KNOWN("common_words") ", " KNOWN("common_found") \
    ", CASE player_name WHEN '' THEN '' ELSE ' \"player_name\": ' || " TEXT("player_name") \
    " || ',' END," \
    " CASE way WHEN 'two' THEN printf(' \"second_name\": %s, \"second_points\": %d," \
    " \"shared_count\": %s,', " TEXT("second_name") ", second_points, " BOOL("shared_count") ")" \
    " ELSE '' END," \
    " CASE WHEN rung > 0 THEN printf(' \"rung\": %d,', rung) ELSE '' END," \
    " CASE WHEN ladder > 0 THEN printf(' \"ladder\": %d, \"ladder_won\": %d, \"ladder_lost\": %d,'," \
    " ladder, ladder_won, ladder_lost) ELSE '' END," \
    " CASE WHEN quarter_turns > 0 THEN printf(' \"quarter_turns\": %d,', quarter_turns) ELSE '' END," \
    " CASE kind WHEN 'challenge' THEN printf(' \"sender\": %s, \"challenge\": %s,'," \
    " " TEXT("sender") ", " TEXT("challenge") ") ELSE '' END," \
    " " WORDS(PLAYER, WORD, "','") ", " WORDS(COMPUTER, WORD, "','") "," \
    " CASE way WHEN 'two' THEN printf(',\n     \"second_words\": [%s]'," \
    " " WORDS(SECOND, WORD, "','") ") ELSE '' END)" \
    " FROM rounds"

static const char json_rounds[] = JSON_ROUND " WHERE id > 0 ORDER BY id";

/* Of the rounds under way, only these go to another place. They have no id yet. */
static const char json_hunts[] =
    JSON_ROUND " WHERE id < 0 AND kind = 'hunt' ORDER BY date, language, id DESC";

#define DATE(column) "CASE " column " WHEN '' THEN 'null' ELSE " TEXT(column) " END"

static const char json_practice[] =
    "SELECT printf('{\"word\": %s, \"language\": %s, \"board\": %s, \"rows\": %d, \"columns\": %d, \"cells\": [%s],"
    " \"missed\": %s, \"found\": %s, \"box\": %d, \"due\": %s, \"dropped\": %s}',"
    " " TEXT("word") ", " TEXT("language") ", " TEXT("board") ", rows, columns, cells(path), " TEXT("missed") ","
    " " DATE("found") ", box, " DATE("due") ", " BOOL("dropped") ")"
    " FROM practice ORDER BY word, language";

static const char json_own_words[] =
    "SELECT printf('{\"word\": %s, \"language\": %s, \"counts\": %s}',"
    " " TEXT("word") ", " TEXT("language") ", " BOOL("counts") ")"
    " FROM own_words ORDER BY word, language";

static const char json_puzzles[] =
    "SELECT printf('{\"id\": %d, \"ended\": %s, \"size\": %d, \"code\": %s, \"language\": %s,"
    " \"jumble_moves\": %d, \"moves\": %d, \"elapsed_ms\": %d, \"shown\": %s}',"
    " id, " TEXT(UTC("ended")) ", size, " TEXT("code") ", " TEXT("language") ","
    " jumble_count, move_count, elapsed_ms, " BOOL("shown") ")"
    " FROM puzzles WHERE id > 0 ORDER BY id";
/* clang-format on */

/* Writes the goals reached in the language; returns what goes before the next one. */
static const char *write_goals_of(struct exporter *exporter, const char *before)
{
    struct goal goals[GOAL_COUNT];
    exporter->code = goals_measure(exporter->store, goals);
    for (int i = 0; i < GOAL_COUNT && exporter->code == SQLITE_OK; i++) {
        char text[128];
        if (goals[i].id != 0) {
            (void)snprintf(text, sizeof text,
                           "%s\n    {\"name\": \"%s\", \"language\": \"%s\", \"round\": %lld}",
                           before, goals[i].name, exporter->store->play_language.code, goals[i].id);
            write_text(exporter, text);
            before = ",";
        }
    }
    return before;
}

/* Writes the goals of each language in turn, which is the store's language while they are
 * measured. */
static void write_goals(struct exporter *exporter)
{
    struct store *store = exporter->store;
    const struct play_language play_language = store->play_language;
    const char *before = "";
    struct query query = query_begin(
        store->database, "SELECT DISTINCT language FROM rounds WHERE id > 0 ORDER BY language");
    while (exporter->is_wanted && exporter->code == SQLITE_OK && query_step(&query)) {
        char code[STORE_LANGUAGE_MAX];
        record_read_language(&query, code);
        if (!query.is_bad) {
            if (strcmp(code, play_language.code) != 0) {
                store->play_language.alphabet = NULL;
            }
            memcpy(store->play_language.code, code, sizeof code);
            before = write_goals_of(exporter, before);
            store->play_language = play_language;
        }
    }
    int code = query_end(&query);
    exporter->code = exporter->code != SQLITE_OK ? exporter->code : code;
}

static void write_json(struct exporter *exporter)
{
    static const char first[] = "\n    ";
    static const char next[] = ",\n    ";
    write_text(exporter, "{\n  \"rounds\": [");
    write_rows(exporter, json_rounds, first, next);
    write_text(exporter, "],\n  \"practice\": [");
    write_rows(exporter, json_practice, first, next);
    write_text(exporter, "],\n  \"goals\": [");
    write_goals(exporter);
    write_text(exporter, "],\n  \"puzzles\": [");
    write_rows(exporter, json_puzzles, first, next);
    write_text(exporter, "],\n  \"own_words\": [");
    write_rows(exporter, json_own_words, first, next);
    write_text(exporter, "],\n  \"hunts_under_way\": [");
    write_rows(exporter, json_hunts, first, next);
    write_text(exporter, "]\n}\n");
}

/* ---- all of it ---- */

enum status history_export(struct store *store, enum history_format format, history_writer *write,
                           void *context)
{
    static const char what[] = N_("The history could not be written");
    struct exporter exporter = {
        .store = store, .write = write, .context = context, .is_wanted = true};
    exporter.code = query_run(store->database, "BEGIN");
    if (exporter.code == SQLITE_OK) {
        exporter.code = add_functions(store->database);
    }
    switch (format) {
    case HISTORY_TEXT:
        write_rows(&exporter, phrase_rounds, text_heading, "");
        break;
    case HISTORY_JSON:
        write_json(&exporter);
        break;
    case HISTORY_CSV:
        write_text(&exporter, csv_heading);
        write_rows(&exporter, csv_rounds, "", "");
        break;
    case HISTORY_FORMAT_COUNT:
        break;
    }
    assert(format < HISTORY_FORMAT_COUNT);
    enum status status = store_finish(store, store_end_reading(store, exporter.code), what);
    if (status == STATUS_OK && !exporter.is_wanted) {
        status = store_fail(store, STATUS_STORAGE, what);
    }
    return status;
}
