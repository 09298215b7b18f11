/* SPDX-License-Identifier: MIT */
/*
 * Widgets: texts that shrink, are cut or wrap; hot areas and the Tab order.
 */
#include "rig.h"
#include "test.h"
#include "ui_bench.h"
#include "widgets.h"

static const struct draw_command *last_text(const struct ui_bench *bench)
{
    for (size_t i = bench->list.count; i-- > 0;) {
        if (bench->list.commands[i].kind == DRAW_TEXT) {
            return &bench->list.commands[i];
        }
    }
    return NULL;
}

/* --- texts --- */

TEST_CASE(test_texts_fit_any_width)
{
    struct ui_bench *bench = ui_bench_new();
    struct text_style style = {.size = 20, .weight = WEIGHT_700};
    static const char text[] = "Größe · ein längerer Satz…"; /* with multi-byte characters */
    int natural = ui_text_width(&bench->ui, &style, text);
    for (int width = 40; width < natural + 30; width++) {
        draw_begin(&bench->list, 1280, 800);
        int taken = ui_text_fit(&bench->ui, 7, 9, width, &style, text);
        const struct draw_command *drawn = last_text(bench);
        assert_non_null(drawn);
        assert_int_in_range(taken, 1, width);
        assert_int_in_range(drawn->size, 15, 20);
        const char *shown = draw_text_of(&bench->list, drawn);
        assert_int_equal(rig_text_width(NULL, WEIGHT_700, drawn->size, shown), taken);
        if (width >= natural) {
            assert_string_equal(shown, text);
            assert_int_equal(drawn->size, 20);
        } else if (strcmp(shown, text) != 0) {
            size_t length = strlen(shown);
            assert_int_equal(drawn->size, 15); /* cut only at the smallest size */
            assert_string_equal(shown + length - 3, "…");
            assert_memory_equal(shown, text, length - 3);
            assert_true(((unsigned char)text[length - 3] & 0xc0) != 0x80); /* between characters */
        }
    }
    ui_bench_free(bench);
}

/* In a row of 50 px a sentence takes one line, shrunk to 14 px if necessary, or several lines
 * within the row. */
TEST_CASE(test_lines_close_together_stay_in_their_row)
{
    struct ui_bench *bench = ui_bench_new();
    struct text_style style = {.size = 18, .weight = WEIGHT_600, .align = ALIGN_MIDDLE};
    static const char text[] = "Drag across neighbouring dice, or click";
    int shrunk = rig_text_width(NULL, WEIGHT_600, 14, text);
    for (int width = 150; width < 500; width++) {
        draw_begin(&bench->list, 1280, 800);
        int taken = ui_text_lines(&bench->ui, 300, 100, width, 50, &style, text);
        char joined[200] = "";
        size_t length = 0;
        assert_int_in_range(taken, 1, width);
        for (size_t i = 0; i < bench->list.count; i++) {
            const struct draw_command *line = &bench->list.commands[i];
            const char *said = draw_text_of(&bench->list, line);
            assert_true(rig_text_width(NULL, WEIGHT_600, line->size, said) <= taken);
            assert_int_in_range(line->rect.y, 75 + line->size / 2, 125 - line->size / 2);
            assert_true(line->size >= 11);
            length += (size_t)snprintf(joined + length, sizeof joined - length, "%s%s",
                                       i > 0 ? " " : "", said);
        }
        assert_string_equal(joined, text);
        assert_true((bench->list.count == 1) == (width >= shrunk));
    }
    int narrowest = ui_text_narrowest(&bench->ui, &style, 50, text);
    assert_int_equal(narrowest, ui_text_width(&bench->ui, &style, "Drag across neighbouring"));
    assert_int_equal(ui_text_narrowest(&bench->ui, &style, 30, text),
                     ui_text_width(&bench->ui, &style, text));
    ui_bench_free(bench);
}

TEST_CASE(test_wrapping_keeps_every_word)
{
    struct ui_bench *bench = ui_bench_new();
    struct text_style style = {.size = 18, .weight = WEIGHT_600};
    static const char text[] = "Drag across neighbouring dice, click them one by one, or type.";
    for (int width = 130; width < 700; width += 13) {
        draw_begin(&bench->list, 1280, 800);
        int wanted = ui_wrap_height(&bench->ui, width, &style, text);
        int taken = ui_text_wrap(&bench->ui, (struct rect){10, 10, width, wanted}, &style, text);
        char joined[200] = "";
        size_t length = 0;
        assert_int_equal(taken, wanted);
        for (size_t i = 0; i < bench->list.count; i++) {
            const char *line = draw_text_of(&bench->list, &bench->list.commands[i]);
            assert_true(ui_text_width(&bench->ui, &style, line) <= width);
            length += (size_t)snprintf(joined + length, sizeof joined - length, "%s%s",
                                       i > 0 ? " " : "", line);
            assert_true(length < sizeof joined);
        }
        assert_string_equal(joined, text);
    }
    ui_bench_free(bench);
}

TEST_CASE(test_the_last_line_is_no_single_word)
{
    struct ui_bench *bench = ui_bench_new();
    struct text_style style = {.size = 18, .weight = WEIGHT_600};
    static const char text[] = "Slide rows and columns until the words appear";
    int before_last = ui_text_width(&bench->ui, &style, "Slide rows and columns until the words");
    assert_int_equal(ui_line_length(&bench->ui, &style, before_last, text),
                     strlen("Slide rows and columns until the"));
    assert_int_equal(ui_wrap_height(&bench->ui, before_last, &style, text),
                     2 * ui_wrap_height(&bench->ui, before_last, &style, "Slide"));
    /* Unless the line before would have a single word, or both words do not fit in one line. */
    int two = ui_text_width(&bench->ui, &style, "One two");
    assert_int_equal(ui_line_length(&bench->ui, &style, two, "One two three"), strlen("One two"));
    int three = ui_text_width(&bench->ui, &style, "One two threefold");
    assert_int_equal(
        ui_line_length(&bench->ui, &style, three, "One two threefold incomprehensibly"),
        strlen("One two threefold"));
    ui_bench_free(bench);
}

TEST_CASE(test_a_size_is_not_torn_apart)
{
    struct ui_bench *bench = ui_bench_new();
    struct text_style style = {.size = 18, .weight = WEIGHT_600};
    static const char text[] = "Three stars on 4 × 4 and more";
    static const char *const widths[] = {"Three stars on 4", "Three stars on 4 ×"};
    for (size_t i = 0; i < 2; i++) {
        int width = ui_text_width(&bench->ui, &style, widths[i]);
        assert_int_equal(ui_line_length(&bench->ui, &style, width, text), strlen("Three stars on"));
    }
    assert_int_equal(ui_text_narrowest(&bench->ui, &style, 50, "on 4 × 4"),
                     ui_text_width(&bench->ui, &style, "4 × 4"));
    int all = ui_text_width(&bench->ui, &style, "Three stars on");
    assert_int_equal(ui_line_length(&bench->ui, &style, all, "Three stars on 4 × 4"),
                     strlen("Three stars")); /* so that "4 × 4" is not alone on the last line */
    ui_bench_free(bench);
}

TEST_CASE(test_no_line_begins_or_ends_with_a_dot)
{
    struct ui_bench *bench = ui_bench_new();
    struct text_style style = {.size = 18, .weight = WEIGHT_600};
    static const char text[] = "Turns · Novice · Fair · Rich";
    static const char *const parts[] = {"Turns", "Turns · Novice", "Turns · Novice ·"};
    for (size_t i = 0; i < 3; i++) {
        int width = ui_text_width(&bench->ui, &style, parts[i]);
        size_t length = ui_line_length(&bench->ui, &style, width, text);
        assert_int_equal(length, strlen(parts[i > 0]));
        assert_string_equal(ui_next_line(text, length),
                            i > 0 ? "Fair · Rich" : "Novice · Fair · Rich");
    }
    int width = ui_text_width(&bench->ui, &style, "Turns · Novice");
    (void)ui_text_wrap(&bench->ui, (struct rect){0, 0, width, 200}, &style, text);
    assert_int_equal(bench->list.count, 2);
    assert_string_equal(draw_text_of(&bench->list, &bench->list.commands[0]), "Turns · Novice");
    assert_string_equal(draw_text_of(&bench->list, &bench->list.commands[1]), "Fair · Rich");
    assert_int_equal(ui_text_narrowest(&bench->ui, &style, 60, "Turns · Alone"),
                     ui_text_width(&bench->ui, &style, "Turns"));
    ui_bench_free(bench);
}

TEST_CASE(test_a_part_between_dots_is_not_torn_apart)
{
    struct ui_bench *bench = ui_bench_new();
    struct text_style style = {.size = 18, .weight = WEIGHT_600};
    int width = ui_text_width(&bench->ui, &style, "Turns · 3:00 · Four");
    assert_int_equal(ui_line_length(&bench->ui, &style, width, "Turns · 3:00 · Four and up"),
                     strlen("Turns · 3:00"));
    assert_int_equal(ui_line_length(&bench->ui, &style, width, "Turns · Four and up now · Rich"),
                     strlen("Turns"));
    /* Unless it is alone in its line, or does not fit the next one. */
    assert_int_equal(ui_line_length(&bench->ui, &style, width, "Four and up and more · Rich"),
                     strlen("Four and up and"));
    assert_int_equal(ui_line_length(&bench->ui, &style, width, "Turns · Four and up and many more"),
                     strlen("Turns · Four and up"));
    ui_bench_free(bench);
}

TEST_CASE(test_wrapping_ends_in_dots_where_there_is_no_room)
{
    struct ui_bench *bench = ui_bench_new();
    struct text_style style = {.size = 18, .weight = WEIGHT_600};
    struct rect rect = {10, 10, 120, 40};
    int taken = ui_text_wrap(&bench->ui, rect, &style,
                             "One two three four five six seven eight nine ten eleven twelve.");
    assert_int_equal(bench->list.count, 2);
    assert_int_in_range(taken, 1, rect.h);
    const char *last = draw_text_of(&bench->list, &bench->list.commands[1]);
    assert_non_null(strstr(last, "…"));
    draw_begin(&bench->list, 1280, 800);
    assert_int_equal(ui_text_wrap(&bench->ui, rect, &style, ""), 0);
    assert_int_equal(bench->list.count, 0);
    ui_bench_free(bench);
}

/* Lines that do not fit shrink to one common size. */
TEST_CASE(test_lines_shrink_together)
{
    struct ui_bench *bench = ui_bench_new();
    struct text_style style = {.size = 20, .weight = WEIGHT_600};
    static const char text[] = "from ACKEE, noun: red pear-shaped fruit with poisonous seeds";
    int width = ui_text_width(&bench->ui, &style, text) * 45 / 100;
    int high = ui_wrap_height(&bench->ui, width, &style, text) * 2 / 3;
    int taken = ui_text_wrap(&bench->ui, (struct rect){0, 0, width, high}, &style, text);
    char joined[200] = "";
    size_t length = 0;
    assert_true(bench->list.count > 1);
    assert_true(taken <= high + high / 8);
    for (size_t i = 0; i < bench->list.count; i++) {
        assert_int_equal(bench->list.commands[i].size, bench->list.commands[0].size);
        assert_int_in_range(bench->list.commands[i].size, 15, 19);
        length +=
            (size_t)snprintf(joined + length, sizeof joined - length, "%s%s", i > 0 ? " " : "",
                             draw_text_of(&bench->list, &bench->list.commands[i]));
        assert_true(length < sizeof joined);
    }
    assert_string_equal(joined, text);
    ui_bench_free(bench);
}

/* In a list all texts have one size; a text that does not fit is cut after a word. */
TEST_CASE(test_a_cut_text_keeps_its_size)
{
    struct ui_bench *bench = ui_bench_new();
    struct text_style style = {.size = 17, .weight = WEIGHT_600};
    static const char text[] = "verb: feel admiration for, or something like it";
    int natural = ui_text_width(&bench->ui, &style, text);
    for (int width = natural / 3; width < natural + 30; width++) {
        draw_begin(&bench->list, 1280, 800);
        ui_text_cut(&bench->ui, 0, 9, width, &style, text);
        const char *shown = draw_text_of(&bench->list, last_text(bench));
        assert_int_equal(last_text(bench)->size, 17);
        assert_true(ui_text_width(&bench->ui, &style, shown) <= width);
        if (width >= natural) {
            assert_string_equal(shown, text);
        } else {
            size_t length = strlen(shown) - strlen("…");
            assert_string_equal(shown + length, "…");
            assert_memory_equal(shown, text, length);
            assert_non_null(strchr(" ,:", text[length]));
            assert_null(strchr(" ,:", shown[length - 1]));
        }
    }
    ui_bench_free(bench);
}

TEST_CASE(test_letters_apart_count)
{
    struct ui_bench *bench = ui_bench_new();
    struct text_style plain = {.size = 100, .weight = WEIGHT_700};
    struct text_style apart = {.size = 100, .weight = WEIGHT_700, .spacing = 60};
    assert_int_equal(ui_text_width(&bench->ui, &plain, "AB"), 132);
    assert_int_in_range(ui_text_width(&bench->ui, &apart, "AB"), 138, 144);
    ui_bench_free(bench);
}

/* --- hot areas --- */

TEST_CASE(test_the_topmost_area_is_met)
{
    struct ui_bench *bench = ui_bench_new();
    ui_hot(&bench->ui, 1, (struct rect){0, 0, 100, 100}, true);
    ui_hot(&bench->ui, 2, (struct rect){50, 50, 100, 100}, true);
    assert_int_equal(ui_hot_at(&bench->ui, 10, 10), 1);
    assert_int_equal(ui_hot_at(&bench->ui, 60, 60), 2);
    assert_int_equal(ui_hot_at(&bench->ui, 149, 149), 2);
    assert_int_equal(ui_hot_at(&bench->ui, 150, 149), HOT_NONE);
    for (int i = 0; i < 2 * HOT_MAX; i++) {
        ui_hot(&bench->ui, 3, (struct rect){500, 500, 1, 1}, false);
    }
    assert_int_equal(bench->ui.hot_count, HOT_MAX);
    ui_bench_free(bench);
}

TEST_CASE(test_tab_goes_round)
{
    struct ui_bench *bench = ui_bench_new();
    assert_int_equal(ui_next_focus(&bench->ui, HOT_NONE, false), HOT_NONE);
    ui_hot(&bench->ui, 5, (struct rect){0, 0, 1, 1}, true);
    ui_hot(&bench->ui, 6, (struct rect){0, 0, 1, 1}, false);
    ui_hot(&bench->ui, 7, (struct rect){0, 0, 1, 1}, true);
    assert_int_equal(ui_next_focus(&bench->ui, HOT_NONE, false), 5);
    assert_int_equal(ui_next_focus(&bench->ui, 5, false), 7);
    assert_int_equal(ui_next_focus(&bench->ui, 7, false), 5);
    assert_int_equal(ui_next_focus(&bench->ui, HOT_NONE, true), 7);
    assert_int_equal(ui_next_focus(&bench->ui, 7, true), 5);
    assert_int_equal(ui_next_focus(&bench->ui, 5, true), 7);
    assert_int_equal(ui_next_focus(&bench->ui, 99, false), 5); /* 99 is no longer there */
    ui_bench_free(bench);
}

TEST_CASE(test_choices_share_a_row_and_a_size)
{
    struct ui_bench *bench = ui_bench_new();
    static const char *const labels[] = {"All 1,234", "Yours 12", "Within reach 345"};
    for (int width = 480; width < 700; width += 20) {
        bench->ui.hot_count = 0;
        draw_begin(&bench->list, 1280, 800);
        ui_choices(&bench->ui, 20, (struct rect){10, 10, width, 54}, labels, 3, 1);
        assert_int_equal(bench->ui.hot_count, 3);
        int size = 0;
        for (size_t i = 0; i < bench->list.count; i++) {
            const struct draw_command *c = &bench->list.commands[i];
            if (c->kind != DRAW_TEXT) {
                continue;
            }
            if (size > 0 && !strstr(draw_text_of(&bench->list, c), "…")) {
                assert_int_equal(c->size, size);
            }
            size = c->size;
        }
        for (int i = 0; i < 3; i++) {
            struct rect rect = bench->ui.hots[i].rect;
            assert_int_equal(bench->ui.hots[i].id, 20 + i);
            assert_true(rect.x >= 10 && rect.x + rect.w <= 10 + width);
        }
    }
    ui_bench_free(bench);
}

/* Parts that one label would almost fill are no longer equal. */
TEST_CASE(test_choices_have_room_beside_their_labels)
{
    struct ui_bench *bench = ui_bench_new();
    static const char *const labels[] = {"Yours 6", "What you missed 30", "All 119"};
    struct text_style style = {.size = 17, .weight = WEIGHT_700};
    int widest = ui_text_width(&bench->ui, &style, labels[1]);
    int width = 3 * (widest + 10) + 4 * 5; /* with the insets and the gaps */
    ui_choices(&bench->ui, 20, (struct rect){10, 10, width, 54}, labels, 3, 1);
    assert_true(bench->ui.hots[1].rect.w >= widest + 24);
    ui_bench_free(bench);
}

TEST_CASE(test_a_press_sinks_a_button)
{
    struct ui_bench *bench = ui_bench_new();
    struct button_look look = {.kind = BUTTON_PRIMARY, .label = "Resume"};
    struct rect rect = {100, 100, 200, 52};
    ui_button(&bench->ui, 4, rect, &look);
    struct draw_command rest = bench->list.commands[0];
    draw_begin(&bench->list, 1280, 800);
    bench->ui.hover = bench->ui.pressed = 4;
    ui_button(&bench->ui, 4, rect, &look);
    struct draw_command down = bench->list.commands[0];
    assert_int_equal(down.rect.y, rest.rect.y + 2);
    assert_int_equal(down.rect.y + down.rect.h, rest.rect.y + rest.rect.h);
    assert_int_equal(down.edge, rest.edge - 2);
    ui_bench_free(bench);
}

TEST_CASE(test_a_main_button_under_the_pointer_brightens)
{
    struct ui_bench *bench = ui_bench_new();
    struct button_look look = {.kind = BUTTON_PRIMARY, .label = "Resume"};
    for (int id = 0; id < THEME_COUNT; id++) {
        bench->ui.theme = theme_get((enum theme_id)id);
        draw_begin(&bench->list, 1280, 800);
        bench->ui.hover = 4;
        ui_button(&bench->ui, 4, (struct rect){100, 100, 200, 52}, &look);
        struct color rest = bench->ui.theme->you;
        struct color lit = bench->list.commands[0].color;
        assert_true(lit.r >= rest.r && lit.g > rest.g && lit.b > rest.b);
    }
    ui_bench_free(bench);
}

TEST_CASE(test_a_track_is_filled_in_proportion)
{
    struct ui_bench *bench = ui_bench_new();
    struct color amber = bench->ui.theme->you;
    struct rect rect = {0, 0, 400, 10};
    ui_track(&bench->ui, rect, 500, amber);
    assert_int_equal(bench->list.count, 2);
    assert_int_equal(bench->list.commands[1].rect.w, 200);
    draw_begin(&bench->list, 1280, 800);
    ui_track(&bench->ui, rect, 0, amber);
    assert_int_equal(bench->list.count, 1);
    draw_begin(&bench->list, 1280, 800);
    ui_track(&bench->ui, rect, 1000, amber);
    assert_int_equal(bench->list.commands[1].rect.w, 400);
    draw_begin(&bench->list, 1280, 800);
    ui_track(&bench->ui, rect, 3, amber);
    assert_int_equal(bench->list.commands[1].rect.w, 10); /* just the two round ends */
    ui_bench_free(bench);
}
