/* SPDX-License-Identifier: MIT */
/*
 * Hints in the player's turn: bought hints persist wherever the round is resumed, no hint is sold
 * that shows nothing, and a hint does not count as an Enter.
 */
#include "child.h"
#include "rig_test.h"
#include "test.h"

#define STEPS 4

/* What is shown of the hints. */
struct seen {
    struct path path;
    char lengths[512];
    char message[512];
    int price; /* of the next step */
};

static struct rig *make_rig(const char *board)
{
    struct rig *rig = rig_new_with_words(board);
    rig->config.reduced_motion = true;
    return rig;
}

static void open_rig(struct rig *rig, const char *path)
{
    assert_ok(rig_open_store(rig, path));
    rig_begin(rig);
}

static void take_hints(struct rig *rig, int count)
{
    for (int i = 0; i < count; i++) {
        rig_ctrl(rig, 'h');
        rig_draw(rig);
    }
}

static struct seen look(struct rig *rig)
{
    struct seen seen = {.price = turn_hint_price(rig_turn(rig), rig->desk)};
    char text[512];
    turn_hint_path(rig_turn(rig), rig->desk, &seen.path);
    static const struct turn no_guide;
    const char *said = turn_hint_lengths(&no_guide, rig->desk, text, sizeof text);
    (void)snprintf(seen.lengths, sizeof seen.lengths, "%s", said ? said : "");
    said = turn_hint_message(rig_turn(rig), rig->desk, text, sizeof text);
    (void)snprintf(seen.message, sizeof seen.message, "%s", said ? said : "");
    return seen;
}

static void expect_seen(struct rig *rig, const struct seen *before)
{
    struct seen seen = look(rig);
    assert_int_equal(seen.price, before->price);
    assert_string_equal(seen.lengths, before->lengths);
    assert_int_equal(seen.path.length, before->path.length);
    assert_memory_equal(seen.path.cells, before->path.cells, (size_t)before->path.length);
    if (seen.path.length > 0) { /* the lengths are shown in the panel instead */
        assert_string_equal(seen.message, before->message);
    }
    rig_draw(rig);
}

TEST_CASE(test_hints_stay_bought)
{
    for (int count = 1; count <= STEPS; count++) {
        struct rig *rig = make_rig("omdssliletasieeu");
        open_rig(rig, NULL);
        rig_enter_word(rig, "tales");
        take_hints(rig, count);
        struct seen before = look(rig);
        assert_int_equal(before.price, count < STEPS ? hint_price((enum hint_step)count) : 0);
        assert_string_not_equal(before.lengths, "");
        assert_true(count == 1 || before.path.length > 0);

        assert_true(game_leave(rig->desk)); /* goes Home */
        game_continue(rig->desk);
        expect_seen(rig, &before);
        assert_ok(rig_restart(rig)); /* closes the window */
        game_continue(rig->desk);
        expect_seen(rig, &before);
        assert_int_equal(round_hint_count(rig->desk->table.round), count);

        /* The next step continues with the same word. */
        struct seen next = before;
        long paid = round_hint_points(rig->desk->table.round);
        take_hints(rig, 1);
        next = look(rig);
        assert_int_equal(round_hint_points(rig->desk->table.round), paid + before.price);
        assert_memory_equal(next.path.cells, before.path.cells, (size_t)before.path.length);

        /* Once the word is found, another can be hinted at. */
        take_hints(rig, STEPS);
        const char *word = rig->desk->table.notes.hint_word;
        rig_enter_word(rig, word);
        assert_true(game_leave(rig->desk));
        game_continue(rig->desk);
        before = look(rig);
        assert_int_equal(before.path.length, 0);
        assert_int_equal(before.price, hint_price(HINT_FIRST));
        assert_string_equal(before.message, "");
        rig_free(rig);
    }
}

static int take_hints_and_be_gone(char *const *arguments)
{
    struct rig *rig = make_rig("omdssliletasieeu");
    rig->config.time_ms = 0;
    open_rig(rig, arguments[0]);
    take_hints(rig, 3);
    return 0;
}

/* A hint survives the end of the program right after it was bought, even in a round without a
 * clock, where no passing second would trigger a save. */
TEST_CASE(test_hints_outlive_the_program)
{
    test_skip_in_browsers();
    char folder[RIG_PATH_MAX];
    char path[RIG_PATH_MAX];
    rig_make_folder(folder, path);
    struct rig *rig = make_rig("omdssliletasieeu");
    rig->config.time_ms = 0;
    struct child child;
    const char *const arguments[] = {path, NULL};
    assert_true(child_start(&child, take_hints_and_be_gone, arguments));
    assert_int_equal(child_end(&child), 0);

    rig->has_board = false;
    open_rig(rig, path);
    game_continue(rig->desk);
    struct seen seen = look(rig);
    assert_int_equal(round_hint_count(rig->desk->table.round), 3);
    assert_int_equal(seen.path.length, 2);
    assert_int_equal(seen.price, hint_price(HINT_PATH));
    rig_free(rig);

    rig_remove_folder(folder, path);
}

/* The path of TH-AN is complete after its second die: there is nothing more to sell. */
TEST_CASE(test_a_word_of_two_dice_has_two_steps)
{
    struct rig *rig = make_rig("Th An . . . . . . . . . . . . . .");
    open_rig(rig, NULL);
    take_hints(rig, 3); /* the lengths, one die, the other */
    struct seen seen = look(rig);
    long paid = round_hint_points(rig->desk->table.round);
    assert_int_equal(seen.path.length, 2);
    assert_int_equal(seen.price, 0);
    assert_string_equal(seen.message, "There it is: trace it");
    take_hints(rig, 1);
    assert_int_equal(round_hint_points(rig->desk->table.round), paid);
    assert_int_equal(round_hint_count(rig->desk->table.round), 3);
    expect_seen(rig, &seen);
}

/* Enter asks whether to end the turn; a hint before the second Enter cancels the question. */
TEST_CASE(test_a_hint_is_no_second_thought_of_enter)
{
    struct rig *rig = make_rig("omdssliletasieeu");
    open_rig(rig, NULL);
    int x, y;
    rig_key(rig, KEY_ENTER);
    assert_true(rig_shows(rig, "Press Enter once more to finish"));
    take_hints(rig, 1);
    assert_false(rig_find_text(rig, "Press Enter once more to finish", &x, &y));
    rig_key(rig, KEY_ENTER);
    assert_int_equal(round_phase(rig->desk->table.round), ROUND_PLAYER);
    assert_true(rig_shows(rig, "Press Enter once more to finish"));
    rig_key(rig, KEY_ENTER);
    assert_int_equal(round_phase(rig->desk->table.round), ROUND_COMPUTER);
}

/* Alone there are the stars above the table, but no rival's score and no gap for it. */
TEST_CASE(test_alone_the_table_stands_under_the_title)
{
    struct rig *rig = make_rig("omdssliletasieeu");
    int x, title, table;
    rig->config.mode = MODE_ALONE;
    open_rig(rig, NULL);
    take_hints(rig, 1);
    assert_true(rig_find_text(rig, "On your own", &x, &title));
    assert_true(rig_find_text(rig, "Still on the board", &x, &table));
    int stars = layout_px(&rig->desk->stage.layout, 3 * 34 + 10);
    assert_int_in_range(table - title - stars, 20, 60);
}

/* In a low panel the lengths take two columns. */
TEST_CASE(test_a_low_table_has_two_columns)
{
    static const char letters[] = "abcdefghijkl"; /* the board's letters along a snake */
    struct rig *rig = rig_new();
    int left, right, below, y, other_y;
    for (size_t length = 4; length <= 10; length++) {
        char word[sizeof letters];
        (void)snprintf(word, sizeof word, "%.*s", (int)length, letters);
        assert_true(rig_add_word(rig, word, 10, false));
    }
    assert_true(rig_set_board(rig, "abcd/hgfe/ijkl/xxxx", NULL));
    open_rig(rig, NULL);
    take_hints(rig, 1);
    assert_true(rig_find_text(rig, "4 letters", &left, &y));
    assert_true(rig_find_text(rig, "10 letters", &below, &other_y));
    assert_true(other_y > y && below - left < 10);
    rig_resize(rig, 720, 520);
    rig_draw(rig);
    assert_true(rig_find_text(rig, "4 letters", &left, &y));
    assert_true(rig_find_text(rig, "8 letters", &right, &other_y));
    assert_int_equal(other_y, y);
    assert_true(right > left);
}

/* The tip says what the next step costs and shows. */
TEST_CASE(test_each_step_is_explained)
{
    static const char *const begins[STEPS] = {
        "1 point: counts the words that are left", "1 point: shows where a common word begins",
        "1 point: shows its next letter", "2 points: shows its whole path"};
    struct rig *rig = make_rig("omdssliletasieeu");
    open_rig(rig, NULL);
    for (int i = 0; i < STEPS; i++) {
        char text[TIP_TEXT_MAX];
        turn_hint_write_about(rig_turn(rig), rig->desk, text, sizeof text);
        assert_int_equal(strncmp(text, begins[i], strlen(begins[i])), 0);
        take_hints(rig, 1);
    }
}

static int be_child(int argc, char **argv)
{
    return child_main(take_hints_and_be_gone, argc, argv);
}

RUN_FIRST(be_child)
