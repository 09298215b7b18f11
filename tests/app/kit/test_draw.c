/* SPDX-License-Identifier: MIT */
/*
 * The draw list: commands are added, lists compared, and commands described distinctly.
 */
#include "drawn.h"
#include "test.h"

static const struct draw_command box = {.kind = DRAW_BOX,
                                        .rect = {1, 2, 3, 4},
                                        .color = {0x11, 0x22, 0x33, 0x44},
                                        .color2 = {0x55, 0x66, 0x77, 0x88},
                                        .radius = 5,
                                        .edge = 6,
                                        .border = 7,
                                        .angle = -8};

TEST_CASE(test_begin_empties_and_keeps_the_room)
{
    struct draw_list list = {0};
    draw_begin(&list, 640, 480);
    for (int i = 0; i < 100; i++) {
        draw_add(&list, &box, NULL);
    }
    assert_int_equal(list.count, 100);
    size_t capacity = list.capacity;
    draw_begin(&list, 800, 600);
    assert_int_equal(list.count, 0);
    assert_int_equal(list.capacity, capacity);
    assert_int_equal(list.width, 800);
    assert_int_equal(list.height, 600);
    draw_deinit(&list);
    draw_deinit(&list); /* a second time does nothing */
    assert_null(list.commands);
}

TEST_CASE(test_texts_are_copied)
{
    struct draw_list list = {0};
    struct draw_command text = {.kind = DRAW_TEXT};
    char word[16];
    draw_begin(&list, 10, 10);
    for (int i = 0; i < 300; i++) {
        (void)snprintf(word, sizeof word, "word %d", i);
        draw_add(&list, &text, word);
    }
    draw_add(&list, &box, NULL);
    for (int i = 0; i < 300; i++) {
        (void)snprintf(word, sizeof word, "word %d", i);
        assert_string_equal(draw_text_of(&list, &list.commands[i]), word);
    }
    assert_string_equal(draw_text_of(&list, &list.commands[300]), "");
    assert_false(list.failed);
    draw_deinit(&list);
}

/* Returns a command with one member changed; `what` selects which. */
static struct draw_command changed(int what)
{
    struct draw_command c = {.kind = DRAW_TEXT};
    switch (what) {
    case 0:
        c.kind = DRAW_CLIP;
        break;
    case 1:
        c.rect.x = 1;
        break;
    case 2:
        c.rect.y = 1;
        break;
    case 3:
        c.rect.w = 1;
        break;
    case 4:
        c.rect.h = 1;
        break;
    case 5:
        c.color.a = 1;
        break;
    case 6:
        c.color2.g = 1;
        break;
    case 7:
        c.radius = 1;
        break;
    case 8:
        c.edge = 1;
        break;
    case 9:
        c.border = 1;
        break;
    case 10:
        c.blur = 1;
        break;
    case 11:
        c.angle = 1;
        break;
    case 12:
        c.size = 1;
        break;
    case 13:
        c.spacing = 1;
        break;
    case 14:
        c.weight = WEIGHT_900;
        break;
    case 15:
        c.align = ALIGN_END;
        break;
    case 16:
        c.icon = ICON_PLAY;
        break;
    case 17:
        c.from = DIRECTION_S;
        break;
    case 18:
        c.to = DIRECTION_S;
        break;
    case 19:
        c.tabular = true;
        break;
    default: /* changes nothing */
        break;
    }
    return c;
}

enum { CHANGE_COUNT = 20 };

TEST_CASE(test_every_difference_is_found)
{
    struct draw_command plain = {.kind = DRAW_TEXT};
    for (int what = 0; what <= CHANGE_COUNT; what++) {
        struct draw_list a = {0}, b = {0};
        struct draw_command other = changed(what);
        draw_begin(&a, 5, 5);
        draw_begin(&b, 5, 5);
        draw_add(&a, &plain, "text");
        draw_add(&b, &other, "text");
        assert_int_equal(drawn_same(&a, &b), what == CHANGE_COUNT);
        draw_deinit(&a);
        draw_deinit(&b);
    }
}

TEST_CASE(test_texts_sizes_and_counts_differ)
{
    struct draw_list a = {0}, b = {0};
    struct draw_command text = {.kind = DRAW_TEXT};
    draw_begin(&a, 5, 5);
    draw_begin(&b, 5, 6);
    assert_false(drawn_same(&a, &b));
    draw_begin(&b, 5, 5);
    assert_true(drawn_same(&a, &b));
    draw_add(&a, &text, "one");
    assert_false(drawn_same(&a, &b));
    draw_add(&b, &text, "two");
    assert_false(drawn_same(&a, &b));
    draw_begin(&b, 5, 5);
    draw_add(&b, &text, "one");
    assert_true(drawn_same(&a, &b));
    draw_deinit(&a);
    draw_deinit(&b);
}

TEST_CASE(test_descriptions_are_whole_and_cut_when_long)
{
    struct draw_list list = {0};
    char line[200];
    struct draw_command text = {
        .kind = DRAW_TEXT, .rect = {9, 8, 0, 0}, .size = 7, .weight = WEIGHT_800};
    draw_begin(&list, 5, 5);
    draw_add(&list, &box, NULL);
    draw_add(&list, &text, "a text");
    assert_string_equal(drawn_line(&list, &list.commands[0], line, sizeof line),
                        "box 1,2 3x4 #11223344 #55667788 radius=5 edge=6 border=7 angle=-8");
    assert_string_equal(drawn_line(&list, &list.commands[1], line, sizeof line),
                        "text 9,8 0x0 #00000000 size=7 weight=800 align=0 angle=0 \"a text\"");
    for (size_t size = 1; size < sizeof line; size++) {
        memset(line, 'x', sizeof line);
        (void)drawn_line(&list, &list.commands[1], line, size);
        assert_true(strlen(line) < size);
        assert_true(size == sizeof line || line[size] == 'x');
    }
    draw_deinit(&list);
}
