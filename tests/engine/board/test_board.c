/* SPDX-License-Identifier: MIT */
/*
 * Boards: neighbours, parsing and formatting, rotation.
 */
#include "english.h"
#include "naive.h"
#include "seed.h"
#include "test.h"
#include "trounce/board.h"
#include "trounce/random.h"

static struct board parse(const char *text, int rows, int columns)
{
    struct board board;
    struct fault fault;
    enum status status = board_parse(text, strlen(text), rows, columns, &board, &fault);
    if (status != STATUS_OK) {
        fail_msg("'%s': %s", text, english(&fault.detail));
    }
    return board;
}

/* Compares the labels of the cells; "/" ends each row. */
static void expect_board(const struct board *board, const char *expected)
{
    char shown[BOARD_TEXT_MAX] = "";
    size_t length = 0;
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        enum face face = (enum face)board->faces[cell];
        bool ends_row = cell % board->columns == board->columns - 1;
        length +=
            (size_t)snprintf(shown + length, sizeof shown - length, "%s%s",
                             face == FACE_BLANK ? "." : face_label(face), ends_row ? "/" : "");
        assert_true(length < sizeof shown);
    }
    assert_string_equal(shown, expected);
}

static void expect_parsed(const char *text, int rows, int columns, const char *expected)
{
    struct board board = parse(text, rows, columns);
    expect_board(&board, expected);
}

static void expect_fault(const char *text, int rows, int columns, enum status status, size_t line,
                         size_t column, const char *detail)
{
    struct board board;
    memset(&board, 0x5a, sizeof board);
    struct board before = board;
    struct fault fault;
    enum status told = board_parse(text, strlen(text), rows, columns, &board, &fault);
    assert_string_equal(english(&fault.detail), detail);
    assert_int_equal(told, status);
    assert_int_equal(fault.status, status);
    assert_int_equal(fault.line, line);
    assert_int_equal(fault.column, column);
    assert_memory_equal(&board, &before, sizeof board);
    assert_int_equal(board_parse(text, strlen(text), rows, columns, &board, NULL), status);
}

static void check_neighbours(int rows, int columns)
{
    static const unsigned char blanks[BOARD_CELLS_MAX];
    struct board board;
    board_init(&board, rows, columns, blanks);
    assert_int_equal(board_cell_count(&board), rows * columns);
    for (int a = 0; a < rows * columns; a++) {
        for (int b = 0; b < BOARD_CELLS_MAX; b++) {
            int down = abs(a / columns - b / columns);
            int across = abs(a % columns - b % columns);
            bool adjoin = b < rows * columns && a != b && down <= 1 && across <= 1;
            assert_int_equal(board.neighbours[a] >> b & 1, adjoin);
        }
    }
}

TEST_CASE(test_neighbours_on_every_shape)
{
    for (int rows = 1; rows <= BOARD_CELLS_MAX; rows++) {
        for (int columns = 1; columns <= BOARD_CELLS_MAX / rows; columns++) {
            check_neighbours(rows, columns);
        }
    }
}

TEST_CASE(test_letters_in_a_row)
{
    expect_parsed("casemopistrenapd", 0, 0, "CASE/MOPI/STRE/NAPD/");
    expect_parsed("CaseMopiStreNapd\n", 4, 4, "CASE/MOPI/STRE/NAPD/");
    expect_parsed("casemopistrenapd", 2, 8, "CASEMOPI/STRENAPD/");
    expect_parsed("a", 0, 0, "A/");
    expect_parsed("cas.", 0, 0, "CA/S./");
}

TEST_CASE(test_qu_is_one_cell_where_that_fits)
{
    expect_parsed("qats", 0, 0, "QuA/TS/");
    expect_parsed("quats", 0, 0, "QuA/TS/");
    expect_parsed("QUatquits", 0, 0, "QuUA/TQuU/ITS/");
    expect_parsed("quatqits", 2, 4, "QuUAT/QuITS/");
    expect_parsed("ququqqu", 0, 0, "QuQu/QuQu/");
    expect_parsed("quite", 1, 4, "QuITE/");
    expect_parsed("quite", 1, 5, "QuUITE/");
}

TEST_CASE(test_cells_set_apart)
{
    expect_parsed("Qu a t .", 0, 0, "QuA/T./");
    expect_parsed("qu,th,IN,He,e,R,an,er,_", 0, 0, "QuThIn/HeER/AnEr./");
    expect_parsed(" a , b\tc,  d ", 0, 0, "AB/CD/");
    expect_parsed("an he er in", 0, 0, "AnHe/ErIn/");
    expect_parsed("a b c d e f", 3, 2, "AB/CD/EF/");
    expect_parsed("th", 0, 0, "Th/");
    expect_parsed("th", 1, 2, "TH/");
}

TEST_CASE(test_rows)
{
    expect_parsed("cat/dog", 0, 0, "CAT/DOG/");
    expect_parsed("cat\r\ndog\r\n", 0, 0, "CAT/DOG/");
    expect_parsed("case mopi stre napd", 0, 0, "CASE/MOPI/STRE/NAPD/");
    expect_parsed("Qu a t/. e r", 2, 3, "QuAT/.ER/");
    expect_parsed("qua/tes", 0, 0, "QuUA/TES/");
    expect_parsed("quat/tes", 0, 0, "QuAT/TES/");
    expect_parsed("an/he", 0, 0, "An/He/");
    expect_parsed("an/he", 2, 2, "AN/HE/");
    expect_parsed("abcdefg/", 0, 0, "ABCDEFG/");
    expect_parsed("a\n\nb\n", 0, 0, "A/B/");
    expect_parsed("Ch a t s", 0, 0, "ChA/TS/");
    expect_parsed("ph i sh a/ng ll ss ck", 0, 0, "PhIShA/NgLlSsCk/");
}

TEST_CASE(test_wrong_counts_are_named)
{
    expect_fault("casemopistrenap", 0, 0, STATUS_RANGE, 0, 0, "15 letters: a 4 × 4 board has 16");
    expect_fault("casemopistrenapdx", 4, 4, STATUS_RANGE, 0, 0, "17 letters: a 4 × 4 board has 16");
    expect_fault("abcdefghijklmnopqrstuvwx", 0, 0, STATUS_RANGE, 0, 0,
                 "24 letters: a 5 × 5 board has 25");
    expect_fault("x", 5, 5, STATUS_RANGE, 0, 0, "1 letter: a 5 × 5 board has 25");
    expect_fault("a b c d e", 0, 0, STATUS_RANGE, 0, 0, "5 cells: a 2 × 2 board has 4");
    expect_fault("cat/dog", 3, 2, STATUS_RANGE, 0, 0, "2 rows of 3: a 3 × 2 board has 3 rows of 2");
    expect_fault("catdog/", 1, 3, STATUS_RANGE, 0, 0, "1 row of 6: a 1 × 3 board has 1 row of 3");
    expect_fault("a b c\nd e", 0, 0, STATUS_RANGE, 2, 1, "row 2 has 2 cells, the first has 3");
    expect_fault("cat/do", 0, 0, STATUS_RANGE, 1, 5, "row 2 has 2 letters, the first has 3");
    expect_fault("case mop istr", 0, 0, STATUS_RANGE, 1, 6, "row 2 has 3 letters, the first has 4");
    char many[200];
    memset(many, 'a', sizeof many);
    many[81] = 0;
    expect_fault(many, 0, 0, STATUS_RANGE, 0, 0, "81 letters: a board has at most 64");
    many[40] = '/';
    expect_fault(many, 0, 0, STATUS_RANGE, 0, 0, "80 letters: a board has at most 64");
}

TEST_CASE(test_what_is_no_cell_is_shown)
{
    expect_fault("case#mopi", 0, 0, STATUS_SYNTAX, 1, 5, "a stray character '#'");
    expect_fault("cat\ndog\nb1rd", 0, 0, STATUS_SYNTAX, 3, 2, "a stray character '1'");
    expect_fault("caf\xc4\x9b", 0, 0, STATUS_SYNTAX, 1, 4, "a stray character '\xc4\x9b'");
    expect_fault("a b\nc dd", 0, 0, STATUS_SYNTAX, 2, 3, "no cell shows 'dd'");
    expect_fault("a b cc d", 0, 0, STATUS_SYNTAX, 1, 5, "no cell shows 'cc'");
    expect_fault("Xz a t s", 0, 0, STATUS_SYNTAX, 1, 1, "no cell shows 'Xz'");
    expect_fault("case mopi s napd", 0, 0, STATUS_RANGE, 1, 11,
                 "row 3 has 1 letter, the first has 4");
    expect_fault("case mopi st a b", 0, 0, STATUS_RANGE, 1, 11,
                 "row 3 has 2 letters, the first has 4"); /* two of five are cells */
    expect_fault("a abcdefghijklmnopqrstuvw", 0, 0, STATUS_SYNTAX, 1, 3,
                 "no cell shows 'abcdefghijklmnopqrst…'");
    expect_fault("aäöüäöüäöüäöüäöü b c d", 0, 0, STATUS_SYNTAX, 1, 1,
                 "no cell shows 'aäöüäöüäöü…'"); /* no character is cut through */
    expect_fault("", 0, 0, STATUS_EMPTY, 0, 0, "a board without cells");
    expect_fault(" ,\n/ ", 4, 4, STATUS_EMPTY, 0, 0, "a board without cells");
}

static void expect_format(const char *text, int rows, int columns, const char *expected)
{
    struct board board = parse(text, rows, columns);
    char formatted[BOARD_TEXT_MAX];
    assert_ptr_equal(board_format(&board, formatted), formatted);
    assert_string_equal(formatted, expected);
}

TEST_CASE(test_format)
{
    expect_format("CASEMOPISTRENAPD", 0, 0, "casemopistrenapd");
    expect_format("Qu A T S", 0, 0, "qats");
    expect_format("qu a t .", 0, 0, "Qu A T .");
    expect_format("cat/dog", 0, 0, "cat/dog");
    expect_format("th a/b ./c d", 0, 0, "Th A/B ./C D");
    expect_format("an/he/in", 3, 2, "A N/H E/I N");
    expect_format("abcdefg/", 0, 0, "abcdefg/");
    expect_format("a b", 1, 2, "A B/");
}

static struct random seeded(void)
{
    struct random random;
    random_seed(&random, seed_of_tests());
    return random;
}

static void random_board(struct random *random, struct board *board)
{
    unsigned char faces[BOARD_CELLS_MAX];
    int rows = 1 + (int)random_below(random, random_below(random, 4) == 0 ? 64 : 8);
    int columns = 1 + (int)random_below(random, (uint32_t)(BOARD_CELLS_MAX / rows));
    uint32_t kinds = random_below(random, 2) == 0 ? FACE_Z : FACE_PLAIN_Q;
    for (int cell = 0; cell < rows * columns; cell++) {
        faces[cell] = (unsigned char)(FACE_A + random_below(random, kinds));
        if (kinds > FACE_Z && random_below(random, 9) == 0) {
            faces[cell] = FACE_BLANK;
        }
    }
    board_init(board, rows, columns, faces);
}

TEST_CASE(test_format_rows)
{
    char text[BOARD_TEXT_MAX];
    struct board board = parse("qu a t ./th s x y/a b c d", 0, 0);
    assert_ptr_equal(board_format_rows(&board, text), text);
    assert_string_equal(text, "Qu A  T  .\nTh S  X  Y\nA  B  C  D\n");
}

TEST_CASE(test_bare_q)
{
    static const char *const texts[] = {"Q' U A T", "q'uat", "Q'U/at"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct board board;
        assert_ok(board_parse(texts[i], strlen(texts[i]), 0, 0, &board, NULL));
        assert_int_equal(board_cell_count(&board), 4);
        assert_int_equal(board.faces[0], FACE_PLAIN_Q);
        assert_int_equal(board.faces[1], FACE_A + 'u' - 'a');
    }
    struct board board;
    struct fault fault;
    assert_int_equal(board_parse("a'bcd", 5, 0, 0, &board, &fault), STATUS_SYNTAX);
    assert_string_equal(english(&fault.detail), "a stray character '''");
    assert_int_equal(fault.column, 2);
}

TEST_CASE(test_any_board_reads_back)
{
    struct random random = seeded();
    for (int i = 0; i < 20000; i++) {
        struct board board;
        random_board(&random, &board);
        char text[BOARD_TEXT_MAX];
        board_format(&board, text);
        struct board again = parse(text, 0, 0);
        assert_memory_equal(&again, &board, sizeof board);
        again = parse(text, board.rows, board.columns);
        assert_memory_equal(&again, &board, sizeof board);
    }
}

/* Any text yields a valid board or a fault, and the parser never reads past its end. */
TEST_CASE(test_any_text_is_survived)
{
    static const char bytes[] = "aquthQU ,/\n.\t_r#";
    struct random random = seeded();
    for (int i = 0; i < 50000; i++) {
        size_t length = random_below(&random, random_below(&random, 10) == 0 ? 300 : 20);
        char *text = malloc(length + 1);
        assert_non_null(text);
        for (size_t at = 0; at < length; at++) {
            text[at] = bytes[random_below(&random, sizeof bytes - 1)];
        }
        text = realloc(text, length > 0 ? length : 1);
        struct board board;
        struct fault fault;
        enum status status = board_parse(text, length, 0, 0, &board, &fault);
        if (status == STATUS_OK) {
            assert_int_in_range(board_cell_count(&board), 1, BOARD_CELLS_MAX);
        } else {
            assert_non_null(fault.detail.format);
        }
        free(text);
    }
}

TEST_CASE(test_turning)
{
    struct board board = parse("abc/def", 0, 0);
    struct board turned;
    naive_turn(&board, 1, &turned);
    expect_board(&turned, "DA/EB/FC/");
    naive_turn(&board, 2, &turned);
    expect_board(&turned, "FED/CBA/");
    naive_turn(&board, 3, &turned);
    expect_board(&turned, "CF/BE/AD/");
    naive_turn(&board, -1, &turned);
    expect_board(&turned, "CF/BE/AD/");
    naive_turn(&board, 8, &turned);
    assert_memory_equal(&turned, &board, sizeof board);
}

/* A cell's place is where the rotated board has it. */
TEST_CASE(test_places_agree_with_turned_boards)
{
    struct random random = seeded();
    for (int i = 0; i < 2000; i++) {
        struct board board;
        random_board(&random, &board);
        int turns = (int)random_below(&random, 17) - 8;
        struct board turned;
        naive_turn(&board, turns, &turned);
        for (int cell = 0; cell < board_cell_count(&board); cell++) {
            int row = -1;
            int column = -1;
            board_turned_place(&board, turns, cell, &row, &column);
            assert_int_in_range(row, 0, turned.rows - 1);
            assert_int_in_range(column, 0, turned.columns - 1);
            assert_int_equal(turned.faces[row * turned.columns + column], board.faces[cell]);
        }
        naive_turn(&turned, -turns, &turned);
        assert_memory_equal(&turned, &board, sizeof board);
    }
}

/* A board changes to another language's alphabet if that has all its faces, else it stays. */
TEST_CASE(test_letters_of_another_language)
{
    static const char letters[] = "letters zZ aA bB qQ uU \xc3\xa4\xc3\x84\npair Qu\npairs Ab\n";
    struct alphabet alphabet;
    struct fault fault;
    assert_ok(alphabet_read(letters, strlen(letters), &alphabet, NULL));
    struct board board = parse("a z Qu . q' b", 2, 3);
    const struct board before = board;
    assert_ok(board_change_alphabet(&board, &alphabet, &fault));
    assert_ptr_equal(board.alphabet, &alphabet);
    static const char *const labels[] = {"A", "Z", "Qu", "", "Q", "B"};
    for (int cell = 0; cell < 6; cell++) {
        assert_string_equal(alphabet_label(&alphabet, board.faces[cell]), labels[cell]);
    }
    assert_ok(board_change_alphabet(&board, &alphabet_english, &fault));
    assert_memory_equal(&board, &before, sizeof board);
    struct board other;
    assert_ok(board_parse_in(&alphabet, "a ab b \xc3\xa4", 9, 2, 2, &other, NULL));
    const struct board kept = other;
    assert_int_equal(board_change_alphabet(&other, &alphabet_english, &fault), STATUS_MISSING);
    assert_non_null(strstr(english(&fault.detail), "'Ab'"));
    assert_memory_equal(&other, &kept, sizeof other);
}
