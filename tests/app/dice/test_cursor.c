/* SPDX-License-Identifier: MIT */
/*
 * The cursor over the dice: where it goes on boards of any shape and rotation, what its button adds
 * and removes, and when it yields to the pointer.
 */
#include "test.h"
#include "trace.h"

struct bench {
    struct board board;
    struct board_view view;
    struct trace trace;
    struct cursor cursor;
};

static void set_up(struct bench *bench, const char *text, int quarter_turns)
{
    memset(bench, 0, sizeof *bench);
    assert_ok(board_parse(text, strlen(text), 0, 0, &bench->board, NULL));
    board_view_layout(&bench->view, &bench->board, quarter_turns, (struct rect){0, 0, 600, 600});
}

static bool go(struct bench *bench, int dx, int dy)
{
    return trace_cursor_move(&bench->cursor, &bench->trace, &bench->view, dx, dy);
}

static bool follow(struct bench *bench, int dx, int dy)
{
    return trace_cursor_follow(&bench->cursor, &bench->trace, &bench->view, dx, dy);
}

static void tap(struct bench *bench, int cell)
{
    bench->cursor.cell = cell;
    (void)trace_cursor_press(&bench->cursor, &bench->trace, &bench->board);
    assert_int_equal(trace_cursor_release(&bench->cursor, &bench->trace, &bench->board),
                     TRACE_NOTHING);
}

static void assert_letters(const struct bench *bench, const char *letters)
{
    char text[PATH_LETTERS_MAX + 1];
    (void)trace_letters(&bench->trace, &bench->board, text);
    assert_string_equal(text, letters);
}

/*   a b c      turned once:   d a
 *   d e f                     e b
 *                             f c   */
TEST_CASE(test_it_goes_as_the_board_lies)
{
    struct bench bench;
    set_up(&bench, "abc/def", 0);
    assert_true(go(&bench, 1, 0));
    assert_int_equal(bench.cursor.cell, 1);
    assert_true(go(&bench, 1, 1));
    assert_int_equal(bench.cursor.cell, 5);
    assert_false(go(&bench, 1, 0));
    assert_false(go(&bench, 0, 1));
    assert_int_equal(bench.cursor.cell, 5);

    set_up(&bench, "abc/def", 1);
    assert_false(go(&bench, 1, 0)); /* A is on the right now */
    assert_true(go(&bench, 0, 1));
    assert_int_equal(bench.cursor.cell, 1);
    assert_true(go(&bench, -1, 1));
    assert_int_equal(bench.cursor.cell, 5);
}

TEST_CASE(test_it_passes_over_blanks)
{
    struct bench bench;
    set_up(&bench, ". . a/. b c", 0);
    trace_cursor_settle(&bench.cursor, &bench.view);
    assert_int_equal(bench.cursor.cell, 2);
    assert_false(go(&bench, -1, 0));
    set_up(&bench, "a . c/", 0);
    assert_true(go(&bench, 1, 0));
    assert_int_equal(bench.cursor.cell, 2);
}

TEST_CASE(test_its_button_adds_and_takes_back)
{
    struct bench bench;
    set_up(&bench, "abc/def", 0);
    tap(&bench, 0);
    tap(&bench, 4);
    tap(&bench, 5);
    assert_letters(&bench, "aef");
    tap(&bench, 3); /* not adjacent to F */
    assert_letters(&bench, "aef");
    tap(&bench, 5); /* removes the last one */
    assert_letters(&bench, "ae");
    tap(&bench, 1);
    tap(&bench, 2);
    tap(&bench, 4); /* back to E */
    assert_letters(&bench, "ae");
    tap(&bench, 4);
    tap(&bench, 0);
    assert_false(trace_is_active(&bench.trace));
}

TEST_CASE(test_held_it_traces)
{
    struct bench bench;
    set_up(&bench, "abc/def", 0);
    assert_true(trace_cursor_press(&bench.cursor, &bench.trace, &bench.board));
    assert_true(go(&bench, 1, 0));
    assert_true(go(&bench, 1, 1));
    assert_letters(&bench, "abf");
    assert_true(go(&bench, -1, 0));
    assert_true(go(&bench, 1, 0)); /* back over F drops E */
    assert_letters(&bench, "abf");
    assert_int_equal(trace_cursor_release(&bench.cursor, &bench.trace, &bench.board),
                     TRACE_SUBMIT_PATH);

    /* Returning to the first die cancels. */
    set_up(&bench, "abc/def", 0);
    assert_true(trace_cursor_press(&bench.cursor, &bench.trace, &bench.board));
    assert_true(go(&bench, 1, 0));
    assert_true(go(&bench, -1, 0));
    assert_int_equal(trace_cursor_release(&bench.cursor, &bench.trace, &bench.board),
                     TRACE_NOTHING);
    assert_false(trace_is_active(&bench.trace));
}

TEST_CASE(test_it_goes_on_with_what_was_typed)
{
    struct bench bench;
    set_up(&bench, "abc/def", 0);
    (void)trace_type(&bench.trace, &bench.board, "a");
    (void)trace_type(&bench.trace, &bench.board, "e");
    tap(&bench, 5);
    assert_letters(&bench, "aef");
    (void)trace_type(&bench.trace, &bench.board, "x"); /* no such die: nothing is lit */
    assert_true(bench.trace.off_board);
    tap(&bench, 2);
    assert_letters(&bench, "c"); /* starts over */
    assert_false(bench.trace.off_board);
}

TEST_CASE(test_the_pointer_comes_first)
{
    struct bench bench;
    int x, y;
    set_up(&bench, "abc/def", 0);
    board_view_middle(&bench.view, 0, &x, &y);
    (void)trace_press(&bench.trace, &bench.view, x, y);
    bench.cursor.cell = 1;
    assert_false(trace_cursor_press(&bench.cursor, &bench.trace, &bench.board));
    assert_letters(&bench, "a");

    set_up(&bench, "abc/def", 0);
    assert_true(trace_cursor_press(&bench.cursor, &bench.trace, &bench.board));
    board_view_middle(&bench.view, 1, &x, &y);
    (void)trace_press(&bench.trace, &bench.view, x, y); /* while the button is held */
    assert_true(go(&bench, 1, 1));
    assert_letters(&bench, "ab");
    assert_int_equal(trace_cursor_release(&bench.cursor, &bench.trace, &bench.board),
                     TRACE_NOTHING);
    assert_letters(&bench, "ab");
}

/* Among the dice that may come next: straight ahead before what is beside that.
 *     a b c
 *     d e f
 *     g h i   */
TEST_CASE(test_it_keeps_to_the_neighbours_of_the_path)
{
    struct bench bench;
    set_up(&bench, "abc/def/ghi", 0);
    tap(&bench, 4);
    assert_true(follow(&bench, 1, 0));
    assert_int_equal(bench.cursor.cell, 5);
    assert_false(follow(&bench, 1, 0));
    assert_true(follow(&bench, 0, -1));
    assert_int_equal(bench.cursor.cell, 2);
    assert_true(follow(&bench, -1, 0));
    assert_int_equal(bench.cursor.cell, 1);
    tap(&bench, 1);
    assert_true(follow(&bench, 0, 1)); /* E is used, D and F are beside it */
    assert_true(bench.cursor.cell == 3 || bench.cursor.cell == 5);
    assert_false(follow(&bench, 0, 1)); /* G is not beside B */
    set_up(&bench, "abc/def/ghi", 1);   /* D is above E now */
    tap(&bench, 4);
    assert_true(follow(&bench, 0, -1));
    assert_int_equal(bench.cursor.cell, 3);
}
