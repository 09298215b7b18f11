/* SPDX-License-Identifier: MIT */
/*
 * Tracing: the path that results from presses, motion, clicks and letters.
 */
#include "seed.h"
#include "test.h"
#include "trace.h"

#include "trounce/random.h"

/* A hand over a board. */
struct hand {
    struct board board;
    struct board_view view;
    struct trace trace;
};

/* Puts the hand over a board that is turned; the view borrows the board from the hand. */
static void hand_over(struct hand *hand, const char *letters, int quarter_turns)
{
    struct rect area = {131, 57, 600, 606};
    memset(hand, 0, sizeof *hand);
    if (board_parse(letters, strlen(letters), 0, 0, &hand->board, NULL) != STATUS_OK) {
        /* Not a square: all in a row. */
        assert_ok(
            board_parse(letters, strlen(letters), 1, (int)strlen(letters), &hand->board, NULL));
    }
    board_view_layout(&hand->view, &hand->board, quarter_turns, area);
}

static int pitch_of(const struct hand *hand)
{
    return hand->view.tile + hand->view.gap;
}

static void middle(const struct hand *hand, int cell, int *x, int *y)
{
    board_view_middle(&hand->view, cell, x, y);
}

static enum trace_result press(struct hand *hand, int cell)
{
    int x, y;
    middle(hand, cell, &x, &y);
    return trace_press(&hand->trace, &hand->view, x, y);
}

static void move(struct hand *hand, int cell)
{
    int x, y;
    middle(hand, cell, &x, &y);
    assert_int_equal(trace_move(&hand->trace, &hand->view, x, y), TRACE_NOTHING);
}

static enum trace_result release(struct hand *hand, int cell)
{
    int x, y;
    middle(hand, cell, &x, &y);
    return trace_release(&hand->trace, &hand->view, x, y);
}

static enum trace_result click(struct hand *hand, int cell)
{
    enum trace_result pressed = press(hand, cell);
    enum trace_result released = release(hand, cell);
    return released == TRACE_NOTHING ? pressed : released;
}

static void type(struct hand *hand, const char *letters)
{
    while (*letters) {
        size_t size = trace_type(&hand->trace, &hand->board, letters);
        letters += size > 0 ? size : 1;
    }
}

/* Asserts that the path is these cells, a list ended by -1. */
static void assert_cells(const struct hand *hand, const int *cells)
{
    int count = 0;
    while (cells[count] >= 0) {
        count++;
    }
    assert_int_equal(hand->trace.path.length, count);
    for (int i = 0; i < count; i++) {
        assert_int_equal(hand->trace.path.cells[i], cells[i]);
    }
}

#define CELLS(...) ((const int[]){__VA_ARGS__, -1})
#define NO_CELLS   ((const int[]){-1})

static void assert_letters(const struct hand *hand, const char *letters)
{
    char text[PATH_LETTERS_MAX + 1];
    int count = trace_letters(&hand->trace, &hand->board, text);
    assert_string_equal(text, letters);
    assert_int_equal(count, (int)strlen(letters));
}

/* --- hit areas --- */

TEST_CASE(test_first_tile_takes_its_whole_square)
{
    struct hand hand;
    hand_over(&hand, "abcdefghijklmnop", 0);
    int half = pitch_of(&hand) / 2;
    for (int cell = 0; cell < 16; cell++) {
        for (int corner = 0; corner < 4; corner++) {
            int x, y;
            middle(&hand, cell, &x, &y);
            x += (corner % 2 ? 1 : -1) * (half - 2);
            y += (corner / 2 ? 1 : -1) * (half - 2);
            trace_clear(&hand.trace);
            (void)trace_press(&hand.trace, &hand.view, x, y);
            assert_cells(&hand, CELLS(cell));
        }
    }
}

TEST_CASE(test_squares_leave_no_gap_and_do_not_overlap)
{
    struct hand hand;
    hand_over(&hand, "abc/def", 1);
    struct rect first = board_view_tile(&hand.view, 3); /* top left, as the board is turned */
    int half = hand.view.gap / 2;
    int count[6] = {0};
    for (int y = 0; y < 800; y++) {
        for (int x = 0; x < 800; x++) {
            int cell = board_view_cell_at(&hand.view, x, y);
            if (cell >= 0) {
                count[cell]++;
            }
            bool within = x >= first.x - half && y >= first.y - half &&
                          x < first.x - half + 2 * pitch_of(&hand) &&
                          y < first.y - half + 3 * pitch_of(&hand);
            assert_int_equal(cell >= 0, within);
        }
    }
    for (int cell = 0; cell < 6; cell++) {
        assert_int_equal(count[cell], pitch_of(&hand) * pitch_of(&hand));
    }
}

TEST_CASE(test_next_tiles_are_circles)
{
    struct hand hand;
    hand_over(&hand, "abcdefghijklmnop", 0);
    int pitch = pitch_of(&hand);
    int x, y, to_x, to_y;
    middle(&hand, 5, &x, &y);
    middle(&hand, 6, &to_x, &to_y);

    (void)trace_press(&hand.trace, &hand.view, x, y);
    (void)trace_move(&hand.trace, &hand.view, to_x - pitch * 42 / 100, to_y);
    assert_cells(&hand, CELLS(5));
    (void)trace_move(&hand.trace, &hand.view, to_x - pitch * 40 / 100, to_y);
    assert_cells(&hand, CELLS(5, 6));

    /* The corner of a tile is inside its square but outside its circle. */
    trace_clear(&hand.trace);
    (void)trace_press(&hand.trace, &hand.view, x, y);
    (void)trace_move(&hand.trace, &hand.view, x, y - pitch * 45 / 100);
    (void)trace_move(&hand.trace, &hand.view, to_x - pitch * 40 / 100, to_y - pitch * 40 / 100);
    assert_int_equal(
        board_view_cell_at(&hand.view, to_x - pitch * 40 / 100, to_y - pitch * 40 / 100), 6);
    assert_cells(&hand, CELLS(5));
}

TEST_CASE(test_diagonal_does_not_catch_the_tile_beside_it)
{
    for (int turns = 0; turns < 4; turns++) {
        struct hand hand;
        hand_over(&hand, "abcdefghijklmnop", turns);
        static const int ways[][4] = {{0, 5, 10, 15}, {3, 6, 9, 12}, {15, 10, 5, 0}, {12, 9, 6, 3}};
        for (int mode = 0; mode < 4; mode++) {
            for (int shift = -9; shift <= 9; shift += 3) {
                int x, y;
                trace_clear(&hand.trace);
                (void)press(&hand, ways[mode][0]);
                middle(&hand, ways[mode][3], &x, &y);
                int aside = pitch_of(&hand) * shift / 100; /* up to a tenth of the pitch */
                (void)trace_move(&hand.trace, &hand.view, x + aside, y);
                assert_cells(&hand,
                             CELLS(ways[mode][0], ways[mode][1], ways[mode][2], ways[mode][3]));
            }
        }
    }
}

/* --- drags --- */

TEST_CASE(test_one_event_across_a_row_takes_all_of_it)
{
    for (int turns = 0; turns < 4; turns++) {
        struct hand hand;
        hand_over(&hand, "abcdefgh/ijklmnop", turns);
        (void)press(&hand, 8);
        move(&hand, 15);
        assert_cells(&hand, CELLS(8, 9, 10, 11, 12, 13, 14, 15));
        assert_letters(&hand, "ijklmnop");
        assert_int_equal(release(&hand, 15), TRACE_SUBMIT_PATH);
        assert_int_equal(hand.trace.path.length, 8);
    }
}

TEST_CASE(test_release_far_away_is_walked_to)
{
    struct hand hand;
    hand_over(&hand, "abcd/efgh/ijkl", 0);
    (void)press(&hand, 0);
    assert_int_equal(release(&hand, 3), TRACE_SUBMIT_PATH);
    assert_cells(&hand, CELLS(0, 1, 2, 3));
}

TEST_CASE(test_going_back_shortens)
{
    struct hand hand;
    hand_over(&hand, "abcdefghijklmnop", 0);
    (void)press(&hand, 0);
    move(&hand, 3);
    move(&hand, 7);
    assert_cells(&hand, CELLS(0, 1, 2, 3, 7));
    move(&hand, 3);
    assert_cells(&hand, CELLS(0, 1, 2, 3));
    move(&hand, 1);
    assert_cells(&hand, CELLS(0, 1));
    move(&hand, 6);
    assert_cells(&hand, CELLS(0, 1, 6));
    move(&hand, 1);
    move(&hand, 0);
    assert_cells(&hand, CELLS(0));
    assert_int_equal(release(&hand, 0), TRACE_DROPPED); /* cancelled */
    assert_false(trace_is_active(&hand.trace));
}

TEST_CASE(test_no_neighbour_is_ignored)
{
    struct hand hand;
    hand_over(&hand, "a b c d/e . g h/i j k l", 0);
    (void)press(&hand, 0);
    /* Around the board to the far corner: no tile is hit outside. */
    int x, y;
    middle(&hand, 0, &x, &y);
    (void)trace_move(&hand.trace, &hand.view, x, y - 3 * pitch_of(&hand));
    middle(&hand, 3, &x, &y);
    (void)trace_move(&hand.trace, &hand.view, x + 2 * pitch_of(&hand), y - 3 * pitch_of(&hand));
    (void)trace_move(&hand.trace, &hand.view, x, y);
    assert_cells(&hand, CELLS(0));
    /* Over a blank die and beyond it. */
    trace_clear(&hand.trace);
    (void)press(&hand, 4);
    move(&hand, 5);
    move(&hand, 6);
    assert_cells(&hand, CELLS(4));
    assert_int_equal(press(&hand, 5), TRACE_DROPPED);
    assert_false(trace_is_active(&hand.trace));
}

TEST_CASE(test_press_outside_begins_nothing)
{
    struct hand hand;
    hand_over(&hand, "abcdefghi", 0);
    assert_int_equal(trace_press(&hand.trace, &hand.view, 3, 3), TRACE_NOTHING);
    move(&hand, 4);
    assert_int_equal(release(&hand, 5), TRACE_NOTHING);
    assert_false(trace_is_active(&hand.trace));
    /* Nor does motion without a press begin anything. */
    move(&hand, 4);
    assert_false(trace_is_active(&hand.trace));
}

TEST_CASE(test_clear_drops_a_drag)
{
    struct hand hand;
    hand_over(&hand, "abcdefghi", 0);
    (void)press(&hand, 0);
    move(&hand, 2);
    trace_clear(&hand.trace);
    move(&hand, 5);
    assert_int_equal(release(&hand, 8), TRACE_NOTHING);
    assert_cells(&hand, NO_CELLS);
}

/* Shaking within the first tile is a click. */
TEST_CASE(test_shaking_within_a_tile_is_a_click)
{
    struct hand hand;
    hand_over(&hand, "abcdefghi", 0);
    int x, y;
    middle(&hand, 4, &x, &y);
    (void)press(&hand, 4);
    for (int i = -5; i <= 5; i++) {
        (void)trace_move(&hand.trace, &hand.view, x + 3 * i, y - 2 * i);
    }
    assert_int_equal(release(&hand, 4), TRACE_NOTHING);
    assert_cells(&hand, CELLS(4));
    assert_int_equal(hand.trace.mode, TRACE_CLICKS);
}

/* --- clicks --- */

TEST_CASE(test_clicks_extend_shorten_and_enter)
{
    struct hand hand;
    hand_over(&hand, "abcdefghijkl/mnopqrstuvwx", 3);
    assert_int_equal(click(&hand, 0), TRACE_NOTHING);
    assert_int_equal(click(&hand, 13), TRACE_NOTHING);
    assert_int_equal(click(&hand, 2), TRACE_NOTHING);
    assert_int_equal(click(&hand, 15), TRACE_NOTHING);
    assert_cells(&hand, CELLS(0, 13, 2, 15));
    assert_int_equal(click(&hand, 13), TRACE_NOTHING);
    assert_cells(&hand, CELLS(0, 13));
    assert_int_equal(click(&hand, 1), TRACE_NOTHING);
    assert_int_equal(press(&hand, 1), TRACE_NOTHING); /* the release enters, not the press */
    assert_int_equal(release(&hand, 1), TRACE_SUBMIT_PATH);
    assert_cells(&hand, CELLS(0, 13, 1));
}

TEST_CASE(test_click_elsewhere_drops)
{
    struct hand hand;
    hand_over(&hand, "abcdefghijklmnop", 0);
    (void)click(&hand, 0);
    (void)click(&hand, 1);
    assert_int_equal(click(&hand, 11), TRACE_DROPPED);
    assert_cells(&hand, NO_CELLS);
    (void)click(&hand, 0);
    assert_int_equal(trace_press(&hand.trace, &hand.view, 1, 1), TRACE_DROPPED);
    assert_int_equal(trace_release(&hand.trace, &hand.view, 1, 1), TRACE_NOTHING);
    assert_false(trace_is_active(&hand.trace));
}

/* A drag that begins where a click would extend the path continues it; one that begins elsewhere
 * drops it and starts over. */
TEST_CASE(test_drag_goes_on_from_clicks)
{
    struct hand hand;
    hand_over(&hand, "abcdefghijklmnop", 0);
    (void)click(&hand, 0);
    (void)press(&hand, 1);
    move(&hand, 3);
    assert_int_equal(release(&hand, 3), TRACE_SUBMIT_PATH);
    assert_cells(&hand, CELLS(0, 1, 2, 3));
    trace_clear(&hand.trace);

    (void)click(&hand, 0);
    assert_int_equal(press(&hand, 12), TRACE_DROPPED);
    move(&hand, 14);
    assert_int_equal(release(&hand, 14), TRACE_SUBMIT_PATH);
    assert_cells(&hand, CELLS(12, 13, 14));
}

/* --- typing --- */

TEST_CASE(test_letters_light_a_path)
{
    struct hand hand;
    hand_over(&hand, "Qu i t e/a l s u", 0);
    type(&hand, "qUiT");
    assert_cells(&hand, CELLS(0, 1, 2));
    assert_letters(&hand, "quit");
    assert_int_equal(trace_enter(&hand.trace, &hand.board), TRACE_SUBMIT_PATH);
    trace_clear(&hand.trace);

    type(&hand, "qilt"); /* without the U: Q alone stands for the face */
    assert_letters(&hand, "quilt");
    assert_cells(&hand, CELLS(0, 1, 5, 2));
    trace_backspace(&hand.trace, &hand.board);
    trace_backspace(&hand.trace, &hand.board);
    trace_backspace(&hand.trace, &hand.board);
    assert_letters(&hand, "qu");
    assert_cells(&hand, CELLS(0));
    trace_backspace(&hand.trace, &hand.board);
    assert_false(trace_is_active(&hand.trace));
    trace_backspace(&hand.trace, &hand.board); /* nothing left */
    assert_false(trace_is_active(&hand.trace));
    assert_int_equal(trace_enter(&hand.trace, &hand.board), TRACE_NOTHING);
}

TEST_CASE(test_only_the_u_behind_a_q_is_swallowed)
{
    struct hand hand;
    hand_over(&hand, "Qu u i t", 0);
    type(&hand, "quu");
    assert_letters(&hand, "quu");
    assert_cells(&hand, CELLS(0, 1));
    type(&hand, "u");
    assert_true(hand.trace.off_board);
    assert_letters(&hand, "quuu");
}

TEST_CASE(test_a_press_forgets_the_q)
{
    struct hand hand;
    hand_over(&hand, "unitunitunitunit", 0);
    type(&hand, "q"); /* no die shows it */
    assert_int_equal(trace_press(&hand.trace, &hand.view, 1, 1), TRACE_DROPPED);
    assert_int_equal(trace_release(&hand.trace, &hand.view, 1, 1), TRACE_NOTHING);
    type(&hand, "u");
    assert_letters(&hand, "u");
    assert_cells(&hand, CELLS(0));
    trace_backspace(&hand.trace, &hand.board);
    assert_false(trace_is_active(&hand.trace));
}

TEST_CASE(test_letters_without_a_path_are_kept)
{
    struct hand hand;
    hand_over(&hand, "abcdefghi", 0);
    type(&hand, "abz");
    assert_true(hand.trace.off_board);
    assert_cells(&hand, NO_CELLS);
    assert_letters(&hand, "abz");
    assert_int_equal(trace_enter(&hand.trace, &hand.board), TRACE_SUBMIT_TEXT);
    trace_backspace(&hand.trace, &hand.board);
    assert_false(hand.trace.off_board);
    assert_cells(&hand, CELLS(0, 1));
    assert_int_equal(trace_enter(&hand.trace, &hand.board), TRACE_SUBMIT_PATH);
}

TEST_CASE(test_part_of_a_digraph_is_lit_but_not_entered)
{
    struct hand hand;
    hand_over(&hand, "a Th e s", 0);
    type(&hand, "at");
    assert_cells(&hand, CELLS(0, 1));
    assert_letters(&hand, "at");
    assert_int_equal(trace_enter(&hand.trace, &hand.board), TRACE_SUBMIT_TEXT);
    trace_clear(&hand.trace);
    type(&hand, "ath");
    assert_int_equal(trace_enter(&hand.trace, &hand.board), TRACE_SUBMIT_PATH);
    assert_cells(&hand, CELLS(0, 1));
}

TEST_CASE(test_an_apostrophe_takes_the_u_away)
{
    struct hand hand;
    hand_over(&hand, "q a a/a q' i", 0);
    type(&hand, "qi");
    assert_letters(&hand, "qui");
    assert_true(hand.trace.off_board);
    trace_clear(&hand.trace);
    type(&hand, "q'i");
    assert_letters(&hand, "qi");
    assert_false(hand.trace.off_board);
    trace_clear(&hand.trace);
    type(&hand, "q\u2019i'"); /* a curly apostrophe counts, too; one without a Q is ignored */
    assert_letters(&hand, "qi");
    trace_clear(&hand.trace);
    type(&hand, "q'u");
    assert_letters(&hand, "qu");
    trace_clear(&hand.trace);

    /* If no die shows Qu, Q stands alone. */
    hand_over(&hand, "q' u / a i", 0);
    type(&hand, "qi");
    assert_letters(&hand, "qi");
    trace_backspace(&hand.trace, &hand.board);
    trace_backspace(&hand.trace, &hand.board);
    assert_false(trace_is_active(&hand.trace));
    type(&hand, "qu");
    assert_letters(&hand, "qu");
    assert_int_equal(hand.trace.path.length, 2);
    trace_backspace(&hand.trace, &hand.board);
    assert_letters(&hand, "q");
}

TEST_CASE(test_very_long_typing_is_bounded)
{
    struct hand hand;
    hand_over(&hand, "qaaaaaaaaaaaaaaa", 0);
    for (int i = 0; i < 3 * PATH_LETTERS_MAX; i++) {
        (void)trace_type(&hand.trace, &hand.board, &"qxz"[i % 3]);
    }
    assert_true(hand.trace.typed_count <= PATH_LETTERS_MAX);
    for (int i = 0; i < 3 * PATH_LETTERS_MAX; i++) {
        trace_backspace(&hand.trace, &hand.board);
    }
    assert_false(trace_is_active(&hand.trace));
}

TEST_CASE(test_three_hands_in_one_word)
{
    struct hand hand;
    hand_over(&hand, "perslatgsineters", 2); /* p e r s / l a t g / s i n e / t e r s */
    type(&hand, "pea");
    assert_cells(&hand, CELLS(0, 1, 5));
    assert_int_equal(click(&hand, 2), TRACE_NOTHING);
    assert_letters(&hand, "pear");
    type(&hand, "s");
    assert_letters(&hand, "pears");
    assert_cells(&hand, CELLS(0, 1, 5, 2, 3));
    trace_backspace(&hand.trace, &hand.board);
    assert_letters(&hand, "pear");
    (void)press(&hand, 2);
    move(&hand, 3);
    assert_int_equal(release(&hand, 3), TRACE_SUBMIT_PATH);
    assert_cells(&hand, CELLS(0, 1, 5, 2, 3));
}

TEST_CASE(test_keys_wait_while_the_button_is_down)
{
    struct hand hand;
    hand_over(&hand, "abcdefghi", 0);
    (void)press(&hand, 0);
    move(&hand, 1);
    type(&hand, "cf");
    trace_backspace(&hand.trace, &hand.board);
    assert_int_equal(trace_enter(&hand.trace, &hand.board), TRACE_NOTHING);
    assert_cells(&hand, CELLS(0, 1));
}

/* --- random input --- */

static void assert_sound(const struct hand *hand)
{
    const struct trace *trace = &hand->trace;
    char text[PATH_LETTERS_MAX + 1];
    assert_true(path_is_valid(&trace->path, &hand->board));
    assert_int_in_range(trace->typed_count, 0, PATH_LETTERS_MAX);
    int count = trace_letters(trace, &hand->board, text);
    assert_int_equal(count, (int)strlen(text));
    if (trace->mode == TRACE_IDLE) {
        assert_false(trace_is_active(trace));
    }
    if (trace->mode == TRACE_TYPED && !trace->off_board) {
        char spelt[PATH_LETTERS_MAX + 1];
        int letters = path_spell(&trace->path, &hand->board, spelt);
        assert_int_in_range(letters, count, count + 1);
        assert_memory_equal(spelt, text, (size_t)count);
    }
}

static void random_input(struct hand *hand, struct random *random)
{
    int x = (int)random_below(random, 860) - 20;
    int y = (int)random_below(random, 760) - 20;
    enum trace_result result = TRACE_NOTHING;
    switch (random_below(random, 12)) {
    case 0:
    case 1:
        result = trace_press(&hand->trace, &hand->view, x, y);
        break;
    case 2:
        result = trace_release(&hand->trace, &hand->view, x, y);
        break;
    case 3:
        (void)trace_type(&hand->trace, &hand->board,
                         &"abcdefghijklmnopqrstuvwxyz"[random_below(random, 26)]);
        break;
    case 4:
        (void)trace_type(&hand->trace, &hand->board, &"qQuUtThHeE''"[random_below(random, 12)]);
        break;
    case 5:
        trace_backspace(&hand->trace, &hand->board);
        break;
    case 6:
        result = trace_enter(&hand->trace, &hand->board);
        break;
    case 7:
        if (random_below(random, 20) == 0) {
            trace_clear(&hand->trace);
        }
        break;
    case 8: { /* a click in the middle of a tile */
        int cell = (int)random_below(random, (uint32_t)board_cell_count(&hand->board));
        result = click(hand, cell);
        break;
    }
    default:
        result = trace_move(&hand->trace, &hand->view, x, y);
        break;
    }
    if (result != TRACE_SUBMIT_TEXT) {
        assert_sound(hand);
    }
    if (result == TRACE_SUBMIT_PATH) {
        assert_true(hand->trace.path.length > 0);
        trace_clear(&hand->trace);
    } else if (result == TRACE_SUBMIT_TEXT) {
        assert_true(hand->trace.typed_count > 0);
        trace_clear(&hand->trace);
    }
}

TEST_CASE(test_any_input_keeps_the_path_valid)
{
    static const char *const boards[] = {
        "perslatgsineters",
        "Qu i t e/a l s u",
        "a",
        "q",
        "Th He In Er An Qu . . a b c d/Qu Qu Qu Qu Qu Qu Qu Qu Qu Qu Qu Qu",
        "abcdefghijkl",
        "....",
        "a/b/c/d/e",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    };
    struct random random;
    random_seed(&random, seed_of_tests());
    for (int run = 0; run < 60; run++) {
        const char *letters = boards[run % (int)(sizeof boards / sizeof boards[0])];
        struct hand hand;
        hand_over(&hand, letters, (int)random_below(&random, 4));
        hand.trace.tracing = (enum tracing)(run % TRACING_COUNT);
        for (int i = 0; i < 600; i++) {
            random_input(&hand, &random);
        }
    }
}

/* --- one input method only --- */

TEST_CASE(test_dragging_alone)
{
    struct hand hand;
    hand_over(&hand, "abcdefghi", 0);
    hand.trace.tracing = TRACING_DRAG;
    assert_int_equal(click(&hand, 4), TRACE_DROPPED);
    assert_cells(&hand, NO_CELLS);
    assert_int_equal(press(&hand, 0), TRACE_NOTHING);
    move(&hand, 1);
    move(&hand, 4);
    assert_cells(&hand, CELLS(0, 1, 4));
    assert_int_equal(release(&hand, 4), TRACE_SUBMIT_PATH);
    trace_clear(&hand.trace);
    assert_int_equal(hand.trace.tracing, TRACING_DRAG);

    /* A press replaces the typed path. */
    type(&hand, "ab");
    assert_int_equal(press(&hand, 8), TRACE_DROPPED);
    assert_cells(&hand, CELLS(8));
    move(&hand, 7);
    assert_int_equal(release(&hand, 7), TRACE_SUBMIT_PATH);
    assert_cells(&hand, CELLS(8, 7));
}

TEST_CASE(test_clicking_alone)
{
    struct hand hand;
    hand_over(&hand, "abcdefghi", 0);
    hand.trace.tracing = TRACING_CLICK;
    assert_int_equal(press(&hand, 0), TRACE_NOTHING);
    move(&hand, 1);
    move(&hand, 4);
    assert_cells(&hand, CELLS(0));
    assert_int_equal(release(&hand, 4), TRACE_NOTHING);
    assert_cells(&hand, CELLS(0));
    assert_int_equal(click(&hand, 1), TRACE_NOTHING);
    assert_int_equal(click(&hand, 4), TRACE_NOTHING);
    assert_cells(&hand, CELLS(0, 1, 4));
    assert_int_equal(click(&hand, 1), TRACE_NOTHING);
    assert_cells(&hand, CELLS(0, 1));
    assert_int_equal(click(&hand, 1), TRACE_SUBMIT_PATH);
    trace_clear(&hand.trace);
    assert_int_equal(hand.trace.tracing, TRACING_CLICK);
}
