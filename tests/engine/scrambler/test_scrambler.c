/* SPDX-License-Identifier: MIT */
/*
 * The Scrambler: moves, grids, texts and the history of a game.
 */
#include "scrambler_words.h"
#include "test.h"

#include "trounce/scrambler.h"

#define SEED 20240611u

/* Makes a grid from its cells; '_' is a space. */
static struct scrambler_grid grid_of(const char *cells)
{
    struct scrambler_grid grid = {.size = 0};
    size_t count = strlen(cells);
    while ((size_t)(grid.size * grid.size) < count) {
        grid.size++;
    }
    assert_int_equal(grid.size * grid.size, count);
    for (size_t i = 0; i < count; i++) {
        grid.cells[i] = cells[i] == '_' ? SCRAMBLER_SPACE : cells[i];
    }
    return grid;
}

static void assert_grid(const struct scrambler_grid *grid, const char *cells)
{
    struct scrambler_grid wanted = grid_of(cells);
    assert_int_equal(grid->size, wanted.size);
    assert_memory_equal(grid->cells, wanted.cells, strlen(cells));
}

static struct scrambler_move move_of(const char *text, int size)
{
    struct scrambler_move move = {.line = 0};
    assert_true(scrambler_move_parse(text, strlen(text), size, &move));
    return move;
}

static struct scrambler_words words_of(const char *text)
{
    struct scrambler_words words = {.count = 0};
    while (*text != 0) {
        size_t length = strcspn(text, " ");
        scrambler_words_add(&words, text, length);
        text += length + strspn(text + length, " ");
    }
    return words;
}

static struct scrambler_move random_move(struct random *random, int size)
{
    struct scrambler_move move = {
        .is_column = random_below(random, 2) == 1,
        .line = (unsigned char)random_below(random, (uint32_t)size),
        .shift = (signed char)(1 + (int)random_below(random, (uint32_t)size - 1))};
    if (random_below(random, 2) == 1) {
        move.shift = (signed char)-move.shift;
    }
    return move;
}

/* ---- moves ---- */

TEST_CASE(test_known_moves)
{
    struct scrambler_grid grid = grid_of("tfcude_odny_obla");
    scrambler_grid_slide(&grid, move_of("r2r", 4));
    assert_grid(&grid, "tfcuode_dny_obla");
    scrambler_grid_slide(&grid, move_of("R2L", 4));
    assert_grid(&grid, "tfcude_odny_obla");
    grid = grid_of("btmtbieirlodjeit");
    scrambler_grid_slide(&grid, move_of("c3d", 4));
    assert_grid(&grid, "btitbimirledjeot");
    scrambler_grid_slide(&grid, move_of("C3u", 4));
    assert_grid(&grid, "btmtbieirlodjeit");
    scrambler_grid_slide(&grid, (struct scrambler_move){.is_column = true, .line = 2, .shift = -3});
    assert_grid(&grid, "btitbimirledjeot");
}

TEST_CASE(test_move_parse)
{
    struct scrambler_move move = {.line = 77};
    static const char *const nothing[] = {"",   "x",    "rr",  "r0r", "r5r", "r1u", "c1r",
                                          "c1", "c1dd", "1rr", "r r", " r1", "r1 ", "restart",
                                          "r",  "r-1",  "c9d", "d1c", "r1\n"};
    for (size_t i = 0; i < sizeof nothing / sizeof *nothing; i++) {
        assert_false(scrambler_move_parse(nothing[i], strlen(nothing[i]), 4, &move));
    }
    assert_false(scrambler_move_parse("r\0l", 3, 4, &move));
    assert_int_equal(move.line, 77);
    move = move_of("C9U", 9);
    assert_true(move.is_column);
    assert_int_equal(move.line, 8);
    assert_int_equal(move.shift, -1);
}

TEST_CASE(test_try_move)
{
    const struct scrambler_puzzle puzzle = {.alphabet = &alphabet_english,
                                            .jumbled = grid_of("tfcude_odny_obla"),
                                            .words = words_of("zoo")};
    struct scrambler game;
    scrambler_init(&game, &puzzle);
    assert_ok(scrambler_try_move(&game, "r2r"));
    assert_grid(&game.grid, "tfcuode_dny_obla");
    assert_ok(scrambler_try_move(&game, "\t C1U "));
    assert_grid(&game.grid, "ofcudde_ony_tbla");
    static const char *const nothing[] = {"x", "r5r", "r 1r", "c3", "rq", "r2r r2r", "c3u\n"};
    for (size_t i = 0; i < sizeof nothing / sizeof *nothing; i++) {
        assert_int_equal(scrambler_try_move(&game, nothing[i]), STATUS_SYNTAX);
    }
    assert_int_equal(scrambler_try_move(&game, ""), STATUS_EMPTY);
    assert_int_equal(scrambler_try_move(&game, " \t"), STATUS_EMPTY);
    assert_int_equal(game.made_count, 2);
    assert_ok(scrambler_try_move(&game, "R"));
    assert_grid(&game.grid, "tfcude_odny_obla");
    assert_false(scrambler_is_over(&game));
    assert_ok(scrambler_try_move(&game, "Q"));
    assert_true(scrambler_is_over(&game));
    scrambler_deinit(&game);
}

TEST_CASE(test_move_text_reads_back)
{
    int count = 0;
    for (int line = 0; line < SCRAMBLER_SIZE_MAX; line++) {
        for (int path = 0; path < 4; path++) {
            struct scrambler_move move = {.is_column = path >= 2,
                                          .line = (unsigned char)line,
                                          .shift = (signed char)(path % 2 == 0 ? 1 : -1)};
            char text[SCRAMBLER_MOVE_TEXT_MAX];
            struct scrambler_move read = move_of(scrambler_move_text(move, text), 9);
            assert_int_equal(read.is_column, move.is_column);
            assert_int_equal(read.line, move.line);
            assert_int_equal(read.shift, move.shift);
            count++;
        }
    }
    assert_int_equal(count, 36);
}

TEST_CASE(test_moves_and_opposites_return)
{
    struct random random;
    random_seed(&random, SEED);
    print_message("seed %u\n", SEED);
    for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size++) {
        struct scrambler_grid start = {.size = size};
        for (int cell = 0; cell < size * size; cell++) {
            start.cells[cell] = (char)(' ' + cell); /* all different */
        }
        struct scrambler_grid grid = start;
        struct scrambler_move moves[200];
        for (int i = 0; i < 200; i++) {
            moves[i] = random_move(&random, size);
            scrambler_grid_slide(&grid, moves[i]);
        }
        assert_memory_not_equal(grid.cells, start.cells, (size_t)(size * size));
        for (int i = 200; i > 0; i--) {
            scrambler_grid_slide(&grid, scrambler_move_opposite(moves[i - 1]));
        }
        assert_same_grid(&grid, &start);
    }
}

/* ---- words in rows ---- */

static int count_homes(const char *cells, const char *text)
{
    struct scrambler_grid grid = grid_of(cells);
    struct scrambler_words words = words_of(text);
    struct scrambler_home homes[SCRAMBLER_WORDS_MAX];
    int count = scrambler_grid_homes(&grid, &words, homes);
    assert_int_equal(scrambler_grid_is_solved(&grid, &words), count == words.count);
    for (int i = 0; i < words.count; i++) {
        if (homes[i].is_home) {
            const char *at = grid.cells + homes[i].row * grid.size + homes[i].column;
            assert_true(homes[i].column + words.lengths[i] <= grid.size);
            assert_memory_equal(at, words.letters[i], words.lengths[i]);
        }
    }
    return count;
}

TEST_CASE(test_homes)
{
    assert_int_equal(count_homes("catdogsun", "cat dog sun"), 3);
    assert_int_equal(count_homes("sundogcat", "cat dog sun"), 3); /* in whichever row */
    assert_int_equal(count_homes("cdsaoutgn", "cat dog sun"), 0); /* columns do not count */
    assert_int_equal(count_homes("tcadogsun", "cat dog sun"), 2); /* nor does wrapping around */
    assert_int_equal(count_homes("_catdogxxsun____", "cat dog sun"), 3); /* whatever is around */
    assert_int_equal(count_homes("_cadtogxxsun____", "cat dog sun"), 1);
}

TEST_CASE(test_homes_that_share_letters)
{
    assert_int_equal(count_homes("cart____________", "art cart"), 2);
    assert_int_equal(count_homes("_art____________", "art cart"), 1);
    assert_int_equal(count_homes("catin____________________", "cat tin"), 2);
    /* The same word twice needs two places that do not overlap. */
    assert_int_equal(count_homes("anana____________________", "ana ana"), 1);
    assert_int_equal(count_homes("anana__ana_______________", "ana ana"), 2);
    assert_int_equal(count_homes("anaana______________________________", "ana ana"), 2);
    assert_int_equal(count_homes("anaana______________________________", "ana ana ana"), 2);
}

/* ---- text ---- */

TEST_CASE(test_grid_text)
{
    char text[SCRAMBLER_TEXT_MAX];
    struct scrambler_grid grid = grid_of("tfcude_odny_obla");
    assert_string_equal(scrambler_grid_text(&alphabet_english, &grid, text), "    1   2   3   4\n"
                                                                             "   ----------------\n"
                                                                             "1 | t | f | c | u |\n"
                                                                             "   ----------------\n"
                                                                             "2 | d | e |   | o |\n"
                                                                             "   ----------------\n"
                                                                             "3 | d | n | y |   |\n"
                                                                             "   ----------------\n"
                                                                             "4 | o | b | l | a |\n"
                                                                             "   ----------------");
    grid = (struct scrambler_grid){.size = SCRAMBLER_SIZE_MAX};
    /* A letter of four bytes. */
    struct alphabet deseret;
    assert_ok(alphabet_read("letters 𐐨𐐀", 16, &deseret, NULL));
    memset(grid.cells, 'a', sizeof grid.cells);
    assert_int_equal(strlen(scrambler_grid_text(&deseret, &grid, text)), SCRAMBLER_TEXT_MAX - 1);
}

/* A puzzle made by hand: "cat dog sun" jumbled by r1r, c2d, r3l. */
static struct scrambler_puzzle small_puzzle(void)
{
    struct scrambler_puzzle puzzle = {.alphabet = &alphabet_english,
                                      .jumbled = grid_of("tuadcgons"),
                                      .words = words_of("cat dog sun"),
                                      .jumble_count = 3};
    puzzle.jumble[0] = move_of("r1r", 3);
    puzzle.jumble[1] = move_of("c2d", 3);
    puzzle.jumble[2] = move_of("r3l", 3);
    struct scrambler_grid grid = grid_of("catdogsun");
    for (int i = 0; i < puzzle.jumble_count; i++) {
        scrambler_grid_slide(&grid, puzzle.jumble[i]);
    }
    assert_same_grid(&grid, &puzzle.jumbled);
    return puzzle;
}

TEST_CASE(test_solution_text)
{
    struct scrambler_puzzle puzzle = small_puzzle();
    char text[SCRAMBLER_SOLUTION_TEXT_MAX];
    assert_string_equal(scrambler_puzzle_solution_text(&puzzle, text), "    1   2   3\n"
                                                                       "   ------------\n"
                                                                       "1 | t | u | a |\n"
                                                                       "   ------------\n"
                                                                       "2 | d | c | g |\n"
                                                                       "   ------------\n"
                                                                       "3 | o | n | s |\n"
                                                                       "   ------------\n"
                                                                       "*** Move 1 (r,3,r)\n"
                                                                       "    1   2   3\n"
                                                                       "   ------------\n"
                                                                       "1 | t | u | a |\n"
                                                                       "   ------------\n"
                                                                       "2 | d | c | g |\n"
                                                                       "   ------------\n"
                                                                       "3 | s | o | n |\n"
                                                                       "   ------------\n"
                                                                       "*** Move 2 (c,2,u)\n"
                                                                       "    1   2   3\n"
                                                                       "   ------------\n"
                                                                       "1 | t | c | a |\n"
                                                                       "   ------------\n"
                                                                       "2 | d | o | g |\n"
                                                                       "   ------------\n"
                                                                       "3 | s | u | n |\n"
                                                                       "   ------------\n"
                                                                       "*** Move 3 (r,1,l)\n"
                                                                       "    1   2   3\n"
                                                                       "   ------------\n"
                                                                       "1 | c | a | t |\n"
                                                                       "   ------------\n"
                                                                       "2 | d | o | g |\n"
                                                                       "   ------------\n"
                                                                       "3 | s | u | n |\n"
                                                                       "   ------------");
}

/* ---- the game ---- */

TEST_CASE(test_undo_and_redo)
{
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct random random;
    random_seed(&random, SEED);
    print_message("seed %u\n", SEED);
    struct scrambler_puzzle puzzle;
    assert_ok(scrambler_puzzle_deal(source, 5, 0, &random, &puzzle, NULL));
    struct scrambler game;
    scrambler_init(&game, &puzzle);
    /* The model: every grid so far, and the index of the current one. */
    struct scrambler_grid *grids = malloc(4000 * sizeof *grids);
    assert_non_null(grids);
    size_t at = 0;
    size_t last = 0;
    grids[0] = puzzle.jumbled;
    for (int i = 0; i < 3000; i++) {
        struct scrambler_grid shown = game.grid;
        struct scrambler_move move;
        bool is_done = false;
        switch (random_below(&random, 20)) {
        case 0:
            scrambler_restart(&game);
            at = 0;
            break;
        case 1:
        case 2:
        case 3:
        case 4:
            is_done = scrambler_undo(&game, &move);
            assert_int_equal(is_done, at > 0);
            at -= is_done;
            break;
        case 5:
        case 6:
        case 7:
        case 8:
            is_done = scrambler_redo(&game, &move);
            assert_int_equal(is_done, at < last);
            at += is_done;
            break;
        default:
            move = random_move(&random, 5);
            is_done = true;
            assert_ok(scrambler_slide(&game, move));
            grids[++at] = shown;
            scrambler_grid_slide(&grids[at], move);
            last = at;
            break;
        }
        if (is_done) { /* the returned move is the one made */
            scrambler_grid_slide(&shown, move);
            assert_same_grid(&shown, &game.grid);
        }
        assert_int_equal(game.made_count, at);
        assert_int_equal(game.known_count, last);
        assert_same_grid(&game.grid, &grids[at]);
    }
    while (scrambler_undo(&game, NULL)) {
    }
    assert_same_grid(&game.grid, &puzzle.jumbled);
    while (scrambler_redo(&game, NULL)) {
    }
    assert_same_grid(&game.grid, &grids[last]);
    free(grids);
    scrambler_deinit(&game);
    scrambler_source_free(source);
}

TEST_CASE(test_end_of_game)
{
    struct scrambler_puzzle puzzle = small_puzzle();
    struct scrambler game;
    scrambler_init(&game, &puzzle);
    assert_false(scrambler_is_over(&game));
    /* Rows may swap places: here all rows move up by one. */
    static const char *const moves[] = {"r3r", "c2u", "r1l", "c1u", "c2u", "c3u"};
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        assert_int_equal(scrambler_is_over(&game), i == 3);
        assert_ok(scrambler_slide(&game, move_of(moves[i], 3)));
    }
    assert_grid(&game.grid, "dogsuncat");
    assert_true(scrambler_is_solved(&game));
    scrambler_restart(&game);
    assert_false(scrambler_is_over(&game));
    scrambler_quit(&game);
    assert_true(scrambler_is_over(&game));
    assert_false(scrambler_is_solved(&game));
    scrambler_deinit(&game);
}

TEST_CASE(test_a_game_goes_on)
{
    struct scrambler_puzzle puzzle = small_puzzle();
    struct scrambler game;
    struct scrambler_move moves[] = {
        move_of("r3r", 3), {true, 1, -2}, move_of("c1u", 3), move_of("r1l", 3)};
    assert_ok(scrambler_resume(&game, &puzzle, moves, 4, 2));
    assert_int_equal(game.made_count, 2);
    assert_int_equal(game.known_count, 4);
    struct scrambler_grid grid = puzzle.jumbled;
    scrambler_grid_slide(&grid, moves[0]);
    scrambler_grid_slide(&grid, moves[1]);
    assert_same_grid(&grid, &game.grid);
    assert_true(scrambler_redo(&game, NULL));
    scrambler_deinit(&game);
    assert_ok(scrambler_resume(&game, &puzzle, NULL, 0, 0));
    scrambler_deinit(&game);
    static const struct scrambler_move none[] = {
        {false, 3, 1}, {true, 0, 0}, {false, 1, 3}, {true, 2, -3}};
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++) {
        moves[3] = none[i];
        assert_int_equal(scrambler_resume(&game, &puzzle, moves, 4, 4), STATUS_DAMAGED);
        assert_int_equal(game.known_count, 0);
        assert_same_grid(&game.grid, &puzzle.jumbled);
    }
}
