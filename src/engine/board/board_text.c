/* SPDX-License-Identifier: MIT */
/*
 * Parses boards from text and formats them. Leaves what a cell may show to alphabet.c.
 *
 * A text can be ambiguous ("th" is one cell or two letters), so each reading is tried in turn, and
 * the first that gives a whole board wins.
 */
#include "trounce/board.h"

#include "letters.h"
#include "trounce/utf8.h"

#include <assert.h>
#include <string.h>

#define BOARD_COLUMN 3 /* characters of a cell in rows: two letters and a blank */

enum reading {
    READ_CELLS,   /* each token shows one cell */
    READ_LETTERS, /* each letter is a cell and each token a row */
    READ_MERGED   /* READ_LETTERS, but "qu" is one cell */
};

/* The result of one reading. Cells beyond the maximum are only counted. */
struct grid {
    unsigned char faces[BOARD_CELLS_MAX];
    size_t cell_count;
    size_t token_count;
    size_t cell_tokens; /* those that show one cell */
    size_t row_count;
    size_t columns;      /* of the first row */
    bool has_rows;       /* the text marks row ends */
    bool is_uneven;      /* some row differs in length from the first */
    size_t uneven_row;   /* the first such row, from 0 */
    size_t uneven_count; /* its cells */
    size_t uneven_line;
    size_t uneven_column;
    const char *wrong; /* the first token that does not fit this reading, or NULL */
    size_t wrong_length;
    size_t wrong_line;
    size_t wrong_column;
};

/* A text being parsed, and the position of the next byte. */
struct reader {
    const struct alphabet *alphabet;
    const char *text;
    size_t length;
    size_t at;
    size_t line;
    size_t column;
};

static bool is_gap(char c)
{
    return utf8_is_blank(c) || c == ',';
}

static bool is_row_end(char c)
{
    return c == '/' || c == '\n';
}

/* The size of the single-letter cell at the start of `text`: a letter, a letter alone (q'), or a
 * blank; 0 if there is none. */
static size_t unit_size(const struct alphabet *alphabet, const char *text, size_t length)
{
    int face;
    if (text[0] == '.' || text[0] == '_') {
        return 1;
    }
    size_t size = alphabet_letter_size(alphabet, text, length);
    bool is_alone = size > 0 && size < length && text[size] == '\'' &&
                    alphabet_face_of(alphabet, text, size + 1, &face);
    return size + is_alone;
}

static size_t reader_unit(const struct reader *reader)
{
    return reader->at < reader->length
               ? unit_size(reader->alphabet, reader->text + reader->at, reader->length - reader->at)
               : 0;
}

static void skip_bytes(struct reader *reader, size_t count)
{
    bool ends_line = reader->text[reader->at] == '\n';
    reader->at += count;
    reader->line += ends_line;
    reader->column = ends_line ? 1 : reader->column + count;
}

static enum status check_bytes(const struct alphabet *alphabet, const char *text, size_t length,
                               struct fault *fault)
{
    bool has_cell = false;
    struct reader reader = {alphabet, text, length, .line = 1, .column = 1};
    while (reader.at < length) {
        char c = text[reader.at];
        size_t unit = reader_unit(&reader);
        has_cell = has_cell || unit > 0;
        if (unit == 0 && !is_gap(c) && !is_row_end(c)) {
            return fault_stray(fault, reader.line, reader.column, text + reader.at,
                               length - reader.at);
        }
        skip_bytes(&reader, unit > 0 ? unit : 1);
    }
    return has_cell ? STATUS_OK : fault_whole(fault, STATUS_EMPTY, "a board without cells");
}

static void add_cell(struct grid *grid, int face)
{
    if (grid->cell_count < BOARD_CELLS_MAX) {
        grid->faces[grid->cell_count] = (unsigned char)face;
    }
    grid->cell_count++;
}

/* Returns whether the text begins with the second letter of a two-letter face. */
static bool completes(const struct alphabet *alphabet, int face, const char *text, size_t length)
{
    const char *spelling = alphabet_spelling(alphabet, face);
    size_t size = alphabet_letter_size(alphabet, text, length);
    char letters[FACE_LETTERS_MAX + 1];
    size_t count;
    return spelling[0] != '\0' && spelling[1] != '\0' && size > 0 &&
           alphabet_encode(alphabet, text, size, letters, 1, &count) == STATUS_OK &&
           letters[0] == spelling[1];
}

static void add_letters(const struct alphabet *alphabet, struct grid *grid, enum reading reading,
                        const char *token, size_t length)
{
    for (size_t at = 0; at < length;) {
        int face = FACE_BLANK;
        size_t size = unit_size(alphabet, token + at, length - at);
        char letters[FACE_LETTERS_MAX + 1];
        size_t count;
        if (alphabet_face_of(alphabet, token + at, size, &face)) {
            add_cell(grid, face);
        } else { /* a character read as two letters that are not a face */
            alphabet_encode(alphabet, token + at, size, letters, FACE_LETTERS_MAX, &count);
            add_cell(grid, 1 + (int)letter_number(letters[0]));
            add_cell(grid, 1 + (int)letter_number(letters[1]));
        }
        at += size;
        if (reading == READ_MERGED && completes(alphabet, face, token + at, length - at)) {
            at += alphabet_letter_size(alphabet, token + at, length - at);
        }
    }
}

static void end_row(struct grid *grid, size_t cells_before, size_t line, size_t column)
{
    size_t cells = grid->cell_count - cells_before;
    if (grid->row_count == 0) {
        grid->columns = cells;
    } else if (cells != grid->columns && !grid->is_uneven) {
        grid->is_uneven = true;
        grid->uneven_row = grid->row_count;
        grid->uneven_count = cells;
        grid->uneven_line = line;
        grid->uneven_column = column;
    }
    grid->row_count++;
}

/* Reads one token; `tokens_before` is the number of earlier tokens in its row. */
static void read_token(struct reader *reader, enum reading reading, size_t tokens_before,
                       struct grid *grid)
{
    const char *token = reader->text + reader->at;
    size_t line = reader->line;
    size_t column = reader->column;
    size_t length = 0;
    for (size_t unit = reader_unit(reader); unit > 0; unit = reader_unit(reader)) {
        skip_bytes(reader, unit);
        length += unit;
    }
    int face = FACE_BLANK;
    bool is_cell = alphabet_face_of(reader->alphabet, token, length, &face);
    grid->token_count++;
    grid->cell_tokens += is_cell;
    bool fits = reading == READ_CELLS ? is_cell : tokens_before == 0;
    if (!fits && !grid->wrong) {
        grid->wrong = token;
        grid->wrong_length = length;
        grid->wrong_line = line;
        grid->wrong_column = column;
    }
    if (reading == READ_CELLS) {
        add_cell(grid, face);
    } else {
        add_letters(reader->alphabet, grid, reading, token, length);
    }
}

/* Returns whether the text marks row ends. Newlines before the first cell and after the last do not
 * count. */
static bool separates_rows(const struct alphabet *alphabet, const char *text, size_t length)
{
    bool cell_seen = false;
    bool newline_seen = false;
    for (size_t i = 0; i < length;) {
        size_t unit = unit_size(alphabet, text + i, length - i);
        if (text[i] == '/' || (newline_seen && unit > 0)) {
            return true;
        }
        cell_seen = cell_seen || unit > 0;
        newline_seen = newline_seen || (cell_seen && text[i] == '\n');
        i += unit > 0 ? unit : 1;
    }
    return false;
}

/* Performs one reading of checked text. Rows without cells are skipped. */
static void read_grid(const struct alphabet *alphabet, const char *text, size_t length,
                      enum reading reading, struct grid *grid)
{
    *grid = (struct grid){.has_rows = separates_rows(alphabet, text, length)};
    bool token_is_row = reading != READ_CELLS && !grid->has_rows;
    struct reader reader = {alphabet, text, length, .line = 1, .column = 1};
    size_t cells_before = 0;
    size_t tokens_before = 0;
    size_t row_line = 1;
    size_t row_column = 1;
    while (reader.at < length) {
        if (reader_unit(&reader) > 0) {
            if (tokens_before == 0) {
                row_line = reader.line;
                row_column = reader.column;
            }
            read_token(&reader, reading, tokens_before, grid);
            tokens_before++;
        } else {
            skip_bytes(&reader, 1);
        }
        bool ends = token_is_row || reader.at == length || is_row_end(text[reader.at]);
        if (ends && tokens_before > 0) {
            end_row(grid, cells_before, row_line, row_column);
            cells_before = grid->cell_count;
            tokens_before = 0;
        }
    }
    grid->has_rows = grid->has_rows || grid->row_count > 1;
}

static size_t nearest_square_side(size_t count)
{
    size_t side = 1;
    while (side < 8 && side * (side + 1) < count) {
        side++;
    }
    return side;
}

/* Returns whether the grid is a whole board, of the requested size if any. Fills in the size. */
static bool grid_fits(const struct grid *grid, int *rows, int *columns)
{
    if (grid->wrong || grid->cell_count > BOARD_CELLS_MAX) {
        return false;
    }
    bool any_size = *rows == 0;
    if (grid->has_rows) {
        size_t row_count = grid->row_count;
        if (grid->is_uneven ||
            (!any_size && ((size_t)*rows != row_count || (size_t)*columns != grid->columns))) {
            return false;
        }
        *rows = (int)row_count;
        *columns = (int)grid->columns;
        return true;
    }
    if (any_size) {
        size_t side = nearest_square_side(grid->cell_count);
        if (side * side != grid->cell_count) {
            return false;
        }
        *rows = (int)side;
        *columns = (int)side;
        return true;
    }
    return (size_t)*rows * (size_t)*columns == grid->cell_count;
}

/* Reports why a complete grid is not a board. */
static enum status explain_misfit(const struct grid *grid, bool are_letters, int rows, int columns,
                                  struct fault *fault)
{
    size_t count = grid->cell_count;
    const char *unit = are_letters ? "letter" : "cell";
    const char *plural = count == 1 ? "" : "s";
    if (grid->has_rows && grid->is_uneven) {
        return fault_at_line(fault, STATUS_RANGE, grid->uneven_line, grid->uneven_column,
                             "row %zu has %zu %s%s, the first has %zu", grid->uneven_row + 1,
                             grid->uneven_count, unit, grid->uneven_count == 1 ? "" : "s",
                             grid->columns);
    }
    if (count > BOARD_CELLS_MAX) {
        return fault_whole(fault, STATUS_RANGE, "%zu %ss: a board has at most %d", count, unit,
                           BOARD_CELLS_MAX);
    }
    if (grid->has_rows) {
        return fault_whole(fault, STATUS_RANGE,
                           "%zu row%s of %zu: a %d × %d board has %d row%s of %d", grid->row_count,
                           grid->row_count == 1 ? "" : "s", grid->columns, rows, columns, rows,
                           rows == 1 ? "" : "s", columns);
    }
    if (rows == 0) {
        rows = (int)nearest_square_side(count);
        columns = rows;
    }
    return fault_whole(fault, STATUS_RANGE, "%zu %s%s: a %d × %d board has %d", count, unit, plural,
                       rows, columns, rows * columns);
}

static enum status explain_wrong_token(const struct grid *grid, struct fault *fault)
{
    /* A token may be as long as the text, so only its beginning is shown. */
    int shown = (int)utf8_cut(grid->wrong, grid->wrong_length, 20);
    return fault_at_line(fault, STATUS_SYNTAX, grid->wrong_line, grid->wrong_column,
                         "no cell shows '%.*s%s'", shown, grid->wrong,
                         grid->wrong_length > 20 ? "…" : "");
}

/* Tries one reading, and initializes the board if it gives a whole one. */
static bool try_reading(const struct alphabet *alphabet, const char *text, size_t length,
                        enum reading reading, int rows, int columns, struct grid *grid,
                        struct board *board)
{
    read_grid(alphabet, text, length, reading, grid);
    if (!grid_fits(grid, &rows, &columns)) {
        return false;
    }
    board_init_in(board, alphabet, rows, columns, grid->faces);
    return true;
}

enum status board_parse(const char *text, size_t length, int rows, int columns, struct board *board,
                        struct fault *fault)
{
    return board_parse_in(&alphabet_english, text, length, rows, columns, board, fault);
}

enum status board_parse_in(const struct alphabet *alphabet, const char *text, size_t length,
                           int rows, int columns, struct board *board, struct fault *fault)
{
    assert((rows == 0 && columns == 0) || (rows >= 1 && columns >= 1 && rows <= BOARD_CELLS_MAX &&
                                           columns <= BOARD_CELLS_MAX / rows));
    enum status status = check_bytes(alphabet, text, length, fault);
    if (status != STATUS_OK) {
        return status;
    }
    struct grid cells;
    if (try_reading(alphabet, text, length, READ_CELLS, rows, columns, &cells, board)) {
        return STATUS_OK;
    }
    /* Separated cells, whatever their number, are never taken for rows of one or two letters. */
    bool several = cells.token_count > 1;
    bool all_cells = several && !cells.wrong;
    if (all_cells && rows == 0 && !cells.has_rows) {
        return explain_misfit(&cells, false, rows, columns, fault);
    }
    struct grid letters;
    struct grid merged;
    if (try_reading(alphabet, text, length, READ_LETTERS, rows, columns, &letters, board) ||
        try_reading(alphabet, text, length, READ_MERGED, rows, columns, &merged, board)) {
        return STATUS_OK;
    }
    if (all_cells) {
        return explain_misfit(&cells, false, rows, columns, fault);
    }
    if (letters.wrong ||
        (several && !cells.has_rows && 2 * cells.cell_tokens >= cells.token_count)) {
        return explain_wrong_token(&cells, fault);
    }
    return explain_misfit(&letters, true, rows, columns, fault);
}

/* Returns whether the face shows the first letter of a pair alone (Q'). */
static bool is_letter_alone(const struct alphabet *alphabet, int face)
{
    const char *spelling = alphabet_spelling(alphabet, face);
    return face > alphabet->letter_count && spelling[1] == '\0';
}

/* Returns whether letters without blanks suffice. Rows of two letters could be read as digraphs. */
static bool is_compact(const struct board *board)
{
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        int face = board->faces[cell];
        if (face == FACE_BLANK || face > board->alphabet->letter_count) {
            return false;
        }
    }
    return board->rows == board->columns || board->columns > FACE_LETTERS_MAX;
}

char *board_format(const struct board *board, char text[BOARD_TEXT_MAX])
{
    bool compact = is_compact(board);
    bool needs_row_separator = board->rows != board->columns;
    size_t at = 0;
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        int face = board->faces[cell];
        if (cell > 0 && needs_row_separator && cell % board->columns == 0) {
            text[at++] = '/';
        } else if (cell > 0 && !compact) {
            text[at++] = ' ';
        }
        const char *shown = face == FACE_BLANK ? "."
                            : compact          ? board->alphabet->letters[face - 1].lower
                                               : alphabet_label(board->alphabet, face);
        while (*shown != '\0') {
            text[at++] = *shown++;
        }
        if (is_letter_alone(board->alphabet, face)) {
            text[at++] = '\'';
        }
    }
    if (needs_row_separator && board->rows == 1) {
        text[at++] = '/';
    }
    text[at] = 0;
    return text;
}

char *board_format_rows(const struct board *board, char text[BOARD_TEXT_MAX])
{
    char *at = text;
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        const char *label = alphabet_label(board->alphabet, board->faces[cell]);
        int left = BOARD_COLUMN;
        for (label = *label ? label : "."; *label; left--) {
            size_t bytes = (size_t)utf8_length(label);
            memcpy(at, label, bytes);
            at += bytes;
            label += bytes;
        }
        if (cell % board->columns == board->columns - 1) {
            *at++ = '\n';
            continue;
        }
        for (; left > 0; left--) {
            *at++ = ' ';
        }
    }
    *at = '\0';
    assert(at < text + BOARD_TEXT_MAX);
    return text;
}
