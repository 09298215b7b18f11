/* SPDX-License-Identifier: MIT */
/*
 * The names of two players at Home, its cards as days pass, and its focus. Leaves fields to
 * test_field.c, and saving the names to the settings' tests.
 */
#include "home.h"
#include "rig_test.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static struct rig *rig_of_two(void)
{
    struct rig *rig = rig_new_with_words(NULL);
    rig->config.mode = MODE_TWO;
    rig_begin(rig);
    return rig;
}

static void click_name(struct rig *rig, int player)
{
    struct rect rect = rig_hot(rig, ID_NAME + player);
    rig_click(rig, rect.x + rect.w / 2, rect.y + rect.h / 2);
    assert_int_equal(rig->desk->stage.ui.focus, ID_NAME + player);
}

static void test_what_is_typed_holds_at_once(void **state)
{
    (void)state;
    struct rig *rig = rig_of_two();
    char(*names)[SETTING_NAME_SIZE] = rig->desk->table.match.names;
    click_name(rig, 0);
    rig_type(rig, "Ann");
    assert_string_equal(names[0], "Ann");
    click_name(rig, 1);
    rig_type(rig, "Ben");
    assert_string_equal(names[0], "Ann");
    assert_string_equal(names[1], "Ben");
    rig_free(rig);
}

/* Enter and Escape only leave the name; what is typed then is not added to it. */
static void test_a_name_is_left_by_keys(void **state)
{
    (void)state;
    static const enum key keys[] = {KEY_ENTER, KEY_ESCAPE};
    for (int i = 0; i < 2; i++) {
        struct rig *rig = rig_of_two();
        click_name(rig, 1);
        rig_type(rig, "Ben");
        rig_key(rig, keys[i]);
        assert_int_equal(rig->desk->stage.ui.focus, HOT_NONE);
        assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_HOME));
        rig_type(rig, "x");
        assert_string_equal(rig->desk->table.match.names[1], "Ben");
        rig_free(rig);
    }
}

/* After a month asleep, the day of the month is the same, but the streak has ended. */
static void test_the_cards_are_of_today(void **state)
{
    (void)state;
    struct rig *rig = rig_new_kept(NULL);
    struct past_rounds past = {
        .level = RIVAL_NOVICE, .kind = ROUND_KIND_DAILY, .counts = true, .percent = 9, .count = 3};
    assert_int_equal(rig_play_past(rig, 4, &past), STATUS_OK);
    rig_begin(rig);
    const struct home *home = stage_state(&rig->desk->stage, SCREEN_HOME);
    char before[HOME_ABOUT_MAX];
    memcpy(before, home->about[CARD_DAILY], sizeof before);
    rig->date = date_of_unix(rig->date.unix_seconds + 30 * 24 * 3600);
    assert_int_equal(rig->date.day, 20);
    rig_advance(rig, RIG_FRAME_MS);
    assert_string_not_equal(home->about[CARD_DAILY], before);
    rig_free(rig);
}

/* By keys to a screen and back with Escape: the focus is where it was. */
static void test_the_way_back_leads_to_where_it_began(void **state)
{
    (void)state;
    static const int ids[] = {ID_SETTINGS, ID_LEARN, ID_CARD + CARD_SCRAMBLER, ID_CARD + CARD_DAILY,
                              ID_CARD + CARD_STATISTICS};
    struct rig *rig = rig_new_kept(NULL);
    rig_begin(rig);
    struct stage *stage = &rig->desk->stage;
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        stage->ui.focus = ids[i];
        rig_key(rig, KEY_ENTER);
        assert_false(stage_is_on_top(stage, SCREEN_HOME));
        rig_draw(rig);
        rig_key(rig, KEY_ESCAPE);
        assert_true(stage_is_on_top(stage, SCREEN_HOME));
        assert_int_equal(stage->ui.focus, ids[i]);
    }
    rig_free(rig);
}

/* Nothing lies above the ways to play: the cards begin higher, but far to the right. */
static void test_up_leads_to_nothing_at_the_side(void **state)
{
    (void)state;
    static const int sizes[][2] = {{1280, 800}, {720, 520}, {700, 1100}, {1920, 1080}};
    struct rig *rig = rig_of_two();
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        rig_resize(rig, sizes[i][0], sizes[i][1]);
        rig_draw(rig);
        rig->desk->stage.ui.focus = SETTING_ID(SETTING_MODE, MODE_TURNS);
        rig_key(rig, KEY_UP);
        assert_int_equal(rig->desk->stage.ui.focus, SETTING_ID(SETTING_MODE, MODE_TURNS));
    }
    rig_free(rig);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_typed_holds_at_once),
        cmocka_unit_test(test_a_name_is_left_by_keys),
        cmocka_unit_test(test_the_cards_are_of_today),
        cmocka_unit_test(test_the_way_back_leads_to_where_it_began),
        cmocka_unit_test(test_up_leads_to_nothing_at_the_side),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
