/* SPDX-License-Identifier: MIT */
/*
 * The sheet of all keys.
 */
#include "rig_test.h"
#include "test.h"

#include <string.h>

/* Returns the start of a text and its width. */
static struct rect place_of(const struct rig *rig, const char *text)
{
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *c = &rig->list.commands[i];
        if (c->kind == DRAW_TEXT && strcmp(draw_text_of(&rig->list, c), text) == 0) {
            return (struct rect){c->rect.x, c->rect.y,
                                 rig_text_width(NULL, c->weight, c->size, text), c->size};
        }
    }
    fail_msg("there is no %s", text);
    return (struct rect){0};
}

/* The descriptions of keys form a column that begins at 38 to 45 % of the width, so that neither
 * they nor the keys lack room. */
TEST_CASE(test_the_sheet_of_keys_has_its_columns)
{
    struct rig *rig = rig_begun(MODE_TURNS, 60000);
    rig_resize(rig, 1280, 800);
    rig_key(rig, KEY_F1);
    rig_draw(rig);
    struct rect head = place_of(rig, "EVERYWHERE");
    struct rect keys = place_of(rig, "Tab, Shift+Tab");
    struct rect does = place_of(rig, "next button, previous button");
    struct rect others = place_of(rig, "THE COMPUTER’S TURN");
    int column = others.x - head.x - 32; /* 32: the gap between the halves of the sheet */
    assert_int_equal(keys.x, head.x);
    assert_true(keys.x + keys.w < does.x);
    assert_int_in_range(does.x - keys.x, column * 38 / 100, column * 45 / 100);
    assert_int_equal(place_of(rig, "sound on or off").x, does.x);
}

/* Where a screen reader says the screen, the game has no voice, and a page leaves F2 to F9 to the
 * browser. */
TEST_CASE(test_a_page_has_no_keys_by_ear)
{
    for (int lists = 0; lists <= 1; lists++) {
        struct rig *rig = rig_new_stored("omdssliletasieeu");
        rig->config.lists = lists;
        rig_begin(rig);
        rig_key(rig, KEY_F1);
        rig_draw(rig);
        assert_true(rig_says(rig, "next or previous button"));
        assert_int_equal(rig_says(rig, "BY EAR") || rig_says(rig, "the scores, the time left"),
                         !lists);
        rig_free(rig);
    }
}
