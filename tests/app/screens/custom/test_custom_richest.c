/* SPDX-License-Identifier: MIT */
/*
 * The richest boards known, which the dialog for a board offers: by mouse, keys and finger.
 */
#include "rig_test.h"
#include "test.h"

static struct rig *open_dialog(void)
{
    struct rig *rig = rig_new_with_words(NULL);
    assert_ok(rig_open(rig));
    stage_over(&rig->game->stage, SCREEN_CUSTOM, NULL);
    rig_draw(rig);
    return rig;
}

static void assert_taken(const struct rig *rig, int size, const char *text)
{
    const struct custom_screen *screen = rig_custom(rig);
    assert_int_equal(screen->size, size);
    assert_string_equal(screen->field.text, text);
    assert_true(screen->has_board);
    assert_int_equal(screen->more.open, HOT_NONE);
}

TEST_CASE(test_the_mouse_takes_the_richest_board)
{
    struct rig *rig = open_dialog();
    rig_click_text(rig, "More");
    rig_click_text(rig, "The richest 5 × 5 known");
    assert_taken(rig, 5, "CDIMLOSEAIPRTNGEAIEDSLCSR");
    rig_click_text(rig, "More");
    rig_click_text(rig, "Custom board"); /* elsewhere: the list only closes */
    assert_taken(rig, 5, "CDIMLOSEAIPRTNGEAIEDSLCSR");
    rig_click_text(rig, "Play");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_int_equal(rig->game->session.board.rows, 5);
}

TEST_CASE(test_keys_take_the_richest_board)
{
    struct rig *rig = open_dialog();
    struct custom_screen *screen = rig_custom(rig);
    rig_tab_to(rig, CUSTOM_ID_MORE);
    rig_key(rig, KEY_SPACE);
    rig_draw(rig);
    rig_key(rig, KEY_DOWN);
    rig_key(rig, KEY_DOWN);
    rig_key(rig, KEY_UP);
    rig_key(rig, KEY_ESCAPE); /* closes the list, not the dialog */
    assert_int_equal(screen->more.open, HOT_NONE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_CUSTOM));
    assert_int_equal(rig->game->stage.ui.focus, CUSTOM_ID_MORE);
    rig_key(rig, KEY_SPACE);
    rig_draw(rig);
    assert_int_equal(screen->more.open, CUSTOM_ID_MORE);
    rig_key(rig, KEY_ENTER);
    assert_taken(rig, 4, "SEGSRNTREIAESLPS");
    rig_key(rig, KEY_ENTER);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
}

static void touch(struct rig *rig, const char *text)
{
    int x, y;
    assert_true(rig_find_text(rig, text, &x, &y));
    for (enum input_kind kind = INPUT_PRESS; kind <= INPUT_RELEASE; kind++) {
        const struct input input = {
            .kind = kind, .x = x, .y = y, .button = BUTTON_LEFT, .is_finger = true};
        if (kind == INPUT_PRESS || kind == INPUT_RELEASE) {
            app_input(rig->app, &input);
            rig_draw(rig);
        }
    }
}

TEST_CASE(test_a_finger_takes_the_richest_board)
{
    struct rig *rig = open_dialog();
    rig_resize(rig, 360, 640);
    (void)rig_settle(rig, 1000);
    struct scroll *page = &rig->game->stage.pages[SCREEN_CUSTOM];
    scroll_to(page, page->max);
    rig_draw(rig);
    touch(rig, "More");
    touch(rig, "The richest 6 × 6 known");
    assert_taken(rig, 6, "ABCDEFGHIJKLMNOPQuRSTUVWXYZABCDEFGHIJ");
}

/* The records are those of the game's own list in the language that is played. */
TEST_CASE(test_other_words_have_no_richest_board)
{
    int x, y;
    struct rig *rig = open_dialog();
    assert_true(rig_find_text(rig, "More", &x, &y));
    assert_ok(rig_change_words(rig, "/home/words.txt", "late\ntale\n"));
    rig_draw(rig);
    assert_false(rig_find_text(rig, "More", &x, &y));
    rig_free(rig);

    rig = rig_new();
    assert_true(rig_set_language(rig, "de"));
    rig->config.played = &rig->language;
    assert_true(rig_add_word(rig, "äther", 10, false));
    assert_ok(rig_open(rig));
    stage_over(&rig->game->stage, SCREEN_CUSTOM, NULL);
    rig_draw(rig);
    assert_false(rig_find_text(rig, "More", &x, &y));
}
