/* SPDX-License-Identifier: MIT */
/*
 * Hints in the player's turn: bought hints persist wherever the round is resumed, no hint is sold
 * that shows nothing, and a hint does not count as an Enter.
 */
#include "child.h"
#include "rig_test.h"
#include "test.h"
#include "turn_scene.h"

#include <stdlib.h>

#define STEPS 3

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
    struct turn *no_guide = calloc(1, sizeof *no_guide);
    struct arena *arena = rig->game->arena;
    struct hint_seen shown, unguided;
    turn_hint_see(rig_turn(rig), rig->game, arena, &shown);
    no_guide->hint = rig_turn(rig)->hint;
    turn_hint_see(no_guide, rig->game, arena, &unguided);
    free(no_guide);
    struct seen seen = {.price = shown.price, .path = shown.path};
    (void)snprintf(seen.lengths, sizeof seen.lengths, "%s",
                   unguided.has_lengths ? lengths_text(arena, &unguided.lengths) : "");
    (void)snprintf(seen.message, sizeof seen.message, "%s", shown.message ? shown.message : "");
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

/* Returns what the hinted word is worth. */
static int worth(struct rig *rig)
{
    return rig->game->session.solution.words[rig_turn(rig)->hint.word].points;
}

/* The counts by length are free; finding a word by hints alone brings and costs the same at most.
 */
TEST_CASE(test_hints_never_cost_more_than_the_word)
{
    struct rig *rig = make_rig("omdssliletasieeu");
    open_rig(rig, NULL);
    for (int i = 0; i < 12; i++) {
        long before = round_hint_points(rig->game->session.round);
        take_hints(rig, STEPS + 1);
        long paid = round_hint_points(rig->game->session.round) - before;
        assert_true(paid >= 1 && paid <= worth(rig));
        rig_enter_word(rig, rig->game->session.notes.hint_word);
    }
    assert_true(round_score(rig->game->session.round, SIDE_PLAYER) >= 0);
}

/* A step that costs no more says so beside those that have a price. */
TEST_CASE(test_a_free_step_says_so)
{
    struct rig *rig = make_rig("omdssliletasieeu");
    open_rig(rig, NULL);
    do {
        rig_enter_word(rig, rig->game->session.notes.hint_word);
        take_hints(rig, 1);
    } while (worth(rig) > 1);
    assert_true(rig_shows(rig, "Free hint: next die"));
    take_hints(rig, 1);
    assert_true(rig_shows(rig, "Free hint: the word"));
}

/* Everybody plays the Sprint by the same terms. */
TEST_CASE(test_the_sprint_has_no_hints)
{
    struct rig *rig = make_rig("omdssliletasieeu");
    open_rig(rig, NULL);
    assert_true(rig_says(rig, "Hint"));
    rig->game->session.notes.kind = ROUND_KIND_DAILY;
    assert_false(rig_says(rig, "Hint"));
    rig_ctrl(rig, 'h');
    assert_int_equal(round_hint_count(rig->game->session.round), 0);
    rig->game->session.notes.kind = ROUND_KIND_PLAIN;
    rig_ctrl(rig, 'h');
    assert_int_equal(round_hint_count(rig->game->session.round), 1);
}

TEST_CASE(test_hints_stay_bought)
{
    for (int count = 1; count <= STEPS; count++) {
        struct rig *rig = make_rig("omdssliletasieeu");
        open_rig(rig, NULL);
        rig_enter_word(rig, "tales");
        take_hints(rig, count);
        struct seen before = look(rig);
        assert_int_equal(before.price,
                         count < STEPS ? hint_price((enum hint_step)(count + 1), worth(rig)) : 0);
        assert_string_not_equal(before.lengths, "");
        assert_true(before.path.length > 0);

        assert_true(game_leave(rig->game)); /* goes Home */
        game_continue(rig->game);
        expect_seen(rig, &before);
        assert_ok(rig_restart(rig)); /* closes the window */
        game_continue(rig->game);
        expect_seen(rig, &before);
        assert_int_equal(round_hint_count(rig->game->session.round), count);

        /* The next step continues with the same word. */
        struct seen next = before;
        long paid = round_hint_points(rig->game->session.round);
        take_hints(rig, 1);
        next = look(rig);
        assert_int_equal(round_hint_points(rig->game->session.round), paid + before.price);
        assert_memory_equal(next.path.cells, before.path.cells, (size_t)before.path.length);

        /* Once the word is found, another can be hinted at. */
        take_hints(rig, STEPS);
        const char *word = rig->game->session.notes.hint_word;
        rig_enter_word(rig, word);
        assert_true(game_leave(rig->game));
        game_continue(rig->game);
        before = look(rig);
        assert_int_equal(before.path.length, 0);
        assert_int_equal(before.price, hint_price(HINT_FIRST, 1));
        assert_string_equal(before.message, "");
        assert_string_equal(before.lengths, ""); /* the rival's words are back in their place */
        rig_free(rig);
    }
}

static int take_hints_and_be_gone(char *const *arguments)
{
    struct rig *rig = make_rig("omdssliletasieeu");
    rig->config.time_ms = 0;
    open_rig(rig, arguments[0]);
    take_hints(rig, 2);
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
    game_continue(rig->game);
    struct seen seen = look(rig);
    assert_int_equal(round_hint_count(rig->game->session.round), 2);
    assert_int_equal(seen.path.length, 2);
    assert_int_equal(seen.price, hint_price(HINT_PATH, worth(rig)));
    rig_free(rig);

    rig_remove_folder(folder, path);
}

/* The path of TH-AN is complete after its second die: there is nothing more to sell. */
TEST_CASE(test_a_word_of_two_dice_has_two_steps)
{
    struct rig *rig = make_rig("Th An . . . . . . . . . . . . . .");
    open_rig(rig, NULL);
    take_hints(rig, 2); /* one die, the other */
    struct seen seen = look(rig);
    long paid = round_hint_points(rig->game->session.round);
    assert_int_equal(seen.path.length, 2);
    assert_int_equal(seen.price, 0);
    assert_string_equal(seen.message, "There it is: trace it");
    take_hints(rig, 1);
    assert_int_equal(round_hint_points(rig->game->session.round), paid);
    assert_int_equal(round_hint_count(rig->game->session.round), 2);
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
    assert_int_equal(round_phase(rig->game->session.round), ROUND_PLAYER);
    assert_true(rig_shows(rig, "Press Enter once more to finish"));
    rig_key(rig, KEY_ENTER);
    assert_int_equal(round_phase(rig->game->session.round), ROUND_COMPUTER);
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
    int stars = layout_px(&rig->game->stage.layout, 3 * 34 + 10);
    assert_int_in_range(table - title - stars, 20, 60);
}

/* Where there is room, the rows of the lengths stand apart. */
TEST_CASE(test_rows_of_lengths_stand_apart)
{
    struct rig *rig = make_rig("omdssliletasieeu");
    int x, title, four, five;
    rig->config.mode = MODE_ALONE;
    rig->config.time_ms = 0;
    open_rig(rig, NULL);
    assert_true(rig_find_text(rig, "Still to find", &x, &title));
    assert_true(rig_find_text(rig, "4 letters", &x, &four));
    assert_true(rig_find_text(rig, "5 letters", &x, &five));
    assert_true(four - title >= 40 && five - four >= 70);
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
    rig_resize(rig, 1020, 420);
    rig_draw(rig);
    rig_click_text(rig, "Words");
    rig_draw(rig);
    assert_true(rig_find_text(rig, "4:", &left, &y));
    assert_true(rig_find_text(rig, "8:", &right, &other_y));
    assert_int_equal(other_y, y);
    assert_true(right > left);
}

/* The button says what the next step costs and shows. */
TEST_CASE(test_the_button_says_the_next_step)
{
    static const char *const labels[STEPS] = {"Hint −1: a die", "Hint −1: next die",
                                              "Hint −1: the word"};
    struct rig *rig = make_rig("omdssliletasieeu");
    open_rig(rig, NULL);
    rig_draw(rig);
    for (int i = 0; i < STEPS; i++) {
        assert_true(rig_says(rig, labels[i]));
        take_hints(rig, 1);
        assert_false(rig_says(rig, labels[i]));
    }
    assert_int_equal(worth(rig), 3); /* else the word costs another point */
}

static int be_child(int argc, char **argv)
{
    return child_main(take_hints_and_be_gone, argc, argv);
}

RUN_FIRST(be_child)
