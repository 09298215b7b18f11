/* SPDX-License-Identifier: MIT */
/*
 * Reads the record book.
 */
#include "trounce/records.h"

#include "lines.h"

#include "trounce/board.h"
#include "trounce/hunt.h"

#include <string.h>

enum column {
    COLUMN_LIST,
    COLUMN_SIZE,
    COLUMN_MIN_LETTERS,
    COLUMN_POINTS,
    COLUMN_BOARD,
    COLUMN_POOL,
    COLUMN_SEED,
    COLUMN_SECONDS,
    COLUMN_MARK,
    COLUMN_COUNT
};

static const char *const expected[] = {
    [COLUMN_LIST] = "a list, whose name has small letters and digits",
    [COLUMN_SIZE] = "rows and columns, such as 4x4, of at most 64 cells",
    [COLUMN_MIN_LETTERS] = "the length of the shortest words",
    [COLUMN_POINTS] = "points",
    [COLUMN_BOARD] = "a board",
    [COLUMN_POOL] = "the pool of a hunt",
    [COLUMN_SEED] = "the seed of a hunt",
    [COLUMN_SECONDS] = "seconds",
    [COLUMN_MARK] = "'found' or 'proved'",
    [COLUMN_COUNT] = "the end of the line",
};

struct text {
    const char *at;
    const char *end;
};

/* Reads a number from 1 to `most` and skips it; 0 if there is none. */
static uint64_t read_number(struct text *text, uint64_t most)
{
    uint64_t number = 0;
    while (text->at < text->end && *text->at >= '0' && *text->at <= '9' && number <= most / 10) {
        number = 10 * number + (uint64_t)(*text->at++ - '0');
    }
    return number <= most ? number : 0;
}

static bool is_name(struct text text)
{
    static const char characters[] = "abcdefghijklmnopqrstuvwxyz0123456789";
    while (text.at < text.end && memchr(characters, *text.at, sizeof characters - 1)) {
        text.at++;
    }
    return text.at == text.end;
}

static bool is_text(struct text text, const char *wanted)
{
    size_t length = (size_t)(text.end - text.at);
    return length == strlen(wanted) && memcmp(text.at, wanted, length) == 0;
}

/* Copies the text, which is not empty, if there is room for it. */
static bool copy(struct text text, char *to, size_t size)
{
    size_t length = (size_t)(text.end - text.at);
    if (length >= size) {
        return false;
    }
    memcpy(to, text.at, length);
    to[length] = '\0';
    return true;
}

static bool read_size(struct text text, struct record *record)
{
    record->rows = (int)read_number(&text, BOARD_CELLS_MAX);
    if (text.at == text.end || *text.at++ != 'x') {
        return false;
    }
    record->columns = (int)read_number(&text, BOARD_CELLS_MAX);
    int cells = record->rows * record->columns;
    return text.at == text.end && cells >= 1 && cells <= BOARD_CELLS_MAX;
}

/* Reads a column, which is not empty; returns false if it is not as expected. */
static bool read_column(struct text text, enum column column, struct record *record)
{
    struct text rest = text;
    switch (column) {
    case COLUMN_LIST:
        return is_name(text) && copy(text, record->list, sizeof record->list);
    case COLUMN_SIZE:
        return read_size(text, record);
    case COLUMN_BOARD:
        return copy(text, record->board, sizeof record->board);
    case COLUMN_MARK:
        record->is_proved = is_text(text, "proved");
        return record->is_proved || is_text(text, "found");
    case COLUMN_MIN_LETTERS:
        record->min_letters = (int)read_number(&rest, BOARD_CELLS_MAX);
        return rest.at == rest.end && record->min_letters > 0;
    case COLUMN_POINTS:
        record->points = (long)read_number(&rest, INT32_MAX);
        return rest.at == rest.end && record->points > 0;
    case COLUMN_POOL:
        record->pool = (int)read_number(&rest, HUNT_POOL_MAX);
        return rest.at == rest.end && record->pool > 0;
    case COLUMN_SEED:
        record->seed = read_number(&rest, INT64_MAX);
        return rest.at == rest.end && record->seed > 0;
    case COLUMN_SECONDS:
        record->seconds = (long)read_number(&rest, INT32_MAX);
        return rest.at == rest.end && record->seconds > 0;
    case COLUMN_COUNT:
        break;
    }
    return false;
}

/* Takes the next column from a text; it is empty at the end. */
static struct text next_column(struct text *text)
{
    while (text->at < text->end && utf8_is_blank(*text->at)) {
        text->at++;
    }
    struct text column = {text->at, text->at};
    while (column.end < text->end && !utf8_is_blank(*column.end)) {
        column.end++;
    }
    text->at = column.end;
    return column;
}

/* Reads a line; returns the column where something else was expected, `*at`, or COLUMN_COUNT + 1.
 */
static int read_record(const struct line *line, struct record *record, const char **at)
{
    struct text rest = {line->text, line->text + line->length};
    int column = 0;
    for (; column <= COLUMN_COUNT; column++) {
        struct text text = next_column(&rest);
        bool is_empty = text.at == text.end;
        *at = text.at;
        if (is_empty != (column == COLUMN_COUNT) ||
            (!is_empty && !read_column(text, (enum column)column, record))) {
            break;
        }
    }
    return column;
}

static enum status read_lines(const char *text, size_t size, struct records *records,
                              struct fault *fault)
{
    struct lines lines = lines_of(text, size);
    struct line line;
    for (const char *start = lines.at; lines_next(&lines, &line); start = lines.at) {
        if (line.length == 0 || line.text[0] == '#') {
            continue;
        }
        struct record record;
        const char *at;
        int column = read_record(&line, &record, &at);
        if (column <= COLUMN_COUNT) {
            return fault_at_line(fault, STATUS_SYNTAX, line.number, (size_t)(at - start) + 1,
                                 "expected %s", expected[column]);
        }
        if (records_find(records, record.list, record.rows, record.columns)) {
            return fault_at_line(fault, STATUS_SYNTAX, line.number, 1,
                                 "a second record of %s and this size", record.list);
        }
        if (records->count == RECORDS_MAX) {
            return fault_at_line(fault, STATUS_SYNTAX, line.number, 1, "more than %d records",
                                 RECORDS_MAX);
        }
        records->list[records->count++] = record;
    }
    return records->count > 0 ? STATUS_OK : fault_whole(fault, STATUS_EMPTY, "it has no records");
}

enum status records_read(const char *text, size_t size, struct records *records,
                         struct fault *fault)
{
    records->count = 0;
    enum status status = read_lines(text, size, records, fault);
    if (status != STATUS_OK) {
        records->count = 0;
    }
    return status;
}

const struct record *records_find(const struct records *records, const char *list, int rows,
                                  int columns)
{
    for (int i = 0; i < records->count; i++) {
        const struct record *record = &records->list[i];
        if (strcmp(record->list, list) == 0 && record->rows == rows && record->columns == columns) {
            return record;
        }
    }
    return NULL;
}
