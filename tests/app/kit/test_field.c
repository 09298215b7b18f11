/* SPDX-License-Identifier: MIT */
/*
 * Fields: what typing, pasting and keys make of their text, what they show of a long one, and which
 * place a press means. Leaves the screens with fields to the scripts.
 */
#include "field.h"
#include "rig.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static enum field_outcome press(struct field *field, enum key key)
{
    struct input input = {.kind = INPUT_KEY, .key = key};
    return field_input(field, &input, NULL);
}

static void assert_field(const struct field *field, const char *text, int caret)
{
    assert_string_equal(field->text, text);
    assert_int_equal(field->caret, caret);
}

static void test_letters_go_in_at_the_caret(void **state)
{
    (void)state;
    struct field field;
    field_init(&field, 40, field_take_letter);
    assert_field(&field, "", 0);
    assert_int_equal(field_insert(&field, "cae", NULL), FIELD_CHANGED);
    assert_field(&field, "CAE", 3);
    assert_int_equal(press(&field, KEY_LEFT), FIELD_SAME);
    assert_int_equal(field_insert(&field, "S", NULL), FIELD_CHANGED);
    assert_field(&field, "CASE", 3);
    assert_int_equal(press(&field, KEY_HOME), FIELD_SAME);
    assert_int_equal(press(&field, KEY_LEFT), FIELD_SAME);
    assert_field(&field, "CASE", 0);
    assert_int_equal(press(&field, KEY_BACKSPACE), FIELD_SAME);
    assert_int_equal(press(&field, KEY_DELETE), FIELD_CHANGED);
    assert_field(&field, "ASE", 0);
    assert_int_equal(press(&field, KEY_RIGHT), FIELD_SAME);
    assert_int_equal(press(&field, KEY_BACKSPACE), FIELD_CHANGED);
    assert_field(&field, "SE", 0);
    assert_int_equal(press(&field, KEY_END), FIELD_SAME);
    assert_int_equal(press(&field, KEY_RIGHT), FIELD_SAME);
    assert_int_equal(press(&field, KEY_DELETE), FIELD_SAME);
    assert_field(&field, "SE", 2);
    assert_int_equal(press(&field, KEY_UP), FIELD_IGNORED);
    assert_int_equal(press(&field, KEY_ENTER), FIELD_IGNORED);
}

static void test_refused_characters_are_named(void **state)
{
    (void)state;
    struct field field;
    char refused[FIELD_CHARACTER_MAX];
    field_init(&field, 40, field_take_letter);
    assert_int_equal(field_insert(&field, "a7b?", refused), FIELD_REFUSED);
    assert_string_equal(refused, "7");
    assert_field(&field, "AB", 2);
    assert_int_equal(field_insert(&field, "é", refused), FIELD_REFUSED);
    assert_string_equal(refused, "é");
    assert_int_equal(field_insert(&field, "c\r\n\td", refused), FIELD_CHANGED);
    assert_string_equal(refused, "");
    assert_field(&field, "ABCD", 4);
    assert_int_equal(press(&field, KEY_SPACE), FIELD_REFUSED);
    struct input typed = {.kind = INPUT_TEXT, .text = "\xf0\x9f\x99\x82"};
    assert_int_equal(field_input(&field, &typed, refused), FIELD_REFUSED);
    assert_string_equal(refused, "\xf0\x9f\x99\x82");
    struct input pasted = {.kind = INPUT_PASTE, .paste = "ef\n"};
    assert_int_equal(field_input(&field, &pasted, refused), FIELD_CHANGED);
    assert_string_equal(refused, "");
    struct input moved = {.kind = INPUT_MOVE};
    assert_int_equal(field_input(&field, &moved, refused), FIELD_IGNORED);
    assert_field(&field, "ABCDEF", 6);
}

static void test_the_limit_holds(void **state)
{
    (void)state;
    struct field field;
    field_init(&field, 5, NULL);
    assert_int_equal(field_insert(&field, "abc", NULL), FIELD_CHANGED);
    assert_int_equal(field_insert(&field, "défg", NULL), FIELD_FULL); /* the é finds no room */
    assert_field(&field, "abcdf", 5);
    assert_int_equal(field_insert(&field, "h", NULL), FIELD_FULL);
    assert_field(&field, "abcdf", 5);
    field_set(&field, "é é é");
    assert_field(&field, "é é", 5);
    field_init(&field, FIELD_TEXT_MAX - 1, NULL);
    for (int i = 0; i < 2 * FIELD_TEXT_MAX; i++) {
        (void)field_insert(&field, "x", NULL);
    }
    assert_int_equal(strlen(field.text), FIELD_TEXT_MAX - 1);
}

static void test_characters_of_several_bytes_stay_whole(void **state)
{
    (void)state;
    struct field field;
    field_init(&field, 40, NULL);
    assert_int_equal(field_insert(&field, "/é…z", NULL), FIELD_CHANGED);
    assert_field(&field, "/é…z", 7);
    (void)press(&field, KEY_LEFT);
    (void)press(&field, KEY_LEFT);
    assert_int_equal(field.caret, 3);
    assert_int_equal(press(&field, KEY_DELETE), FIELD_CHANGED);
    assert_int_equal(press(&field, KEY_BACKSPACE), FIELD_CHANGED);
    assert_field(&field, "/z", 1);
    assert_int_equal(press(&field, KEY_SPACE), FIELD_CHANGED);
    assert_field(&field, "/ z", 2);
}

/* --- drawing --- */

struct bench {
    struct ui ui;
    struct draw_list list;
    struct layout layout;
    struct text_metrics metrics;
};

static struct bench *new_bench(void)
{
    struct bench *bench = calloc(1, sizeof *bench);
    assert_non_null(bench);
    bench->layout = layout_make(1280, 800, 100, 100);
    bench->metrics = (struct text_metrics){rig_text_width, NULL};
    bench->ui.list = &bench->list;
    bench->ui.theme = theme_get(THEME_DARK);
    bench->ui.layout = &bench->layout;
    bench->ui.metrics = &bench->metrics;
    return bench;
}

static void free_bench(struct bench *bench)
{
    draw_deinit(&bench->list);
    free(bench);
}

#define SHOWN_MAX 128

/* Draws a field; the text that is shown of it, and where its caret stands (-1: nowhere). */
static void draw(struct bench *bench, struct rect rect, const struct field *field,
                 const struct field_look *look, char shown[SHOWN_MAX], int *caret_x)
{
    int right = rect.x;
    draw_begin(&bench->list, 1280, 800);
    bench->ui.hot_count = 0;
    field_draw(&bench->ui, 7, rect, field, look);
    *caret_x = -1;
    shown[0] = '\0';
    for (size_t i = 0; i < bench->list.count; i++) {
        const struct draw_command *c = &bench->list.commands[i];
        if (c->kind == DRAW_TEXT) {
            const char *text = draw_text_of(&bench->list, c);
            struct text_style style = {.size = c->size, .weight = c->weight};
            assert_true(c->rect.x >= right); /* one behind the other */
            right = c->rect.x + ui_text_width(&bench->ui, &style, text);
            assert_true(right <= rect.x + rect.w);
            size_t used = strlen(shown);
            (void)snprintf(shown + used, SHOWN_MAX - used, "%s", text);
        } else if (c->kind == DRAW_BOX && c->rect.w <= 2) {
            *caret_x = c->rect.x;
            assert_true(c->rect.x > rect.x && c->rect.x < rect.x + rect.w - 2);
            assert_true(c->rect.y > rect.y && c->rect.y + c->rect.h < rect.y + rect.h);
        }
    }
}

static void test_a_long_text_shows_where_the_caret_is(void **state)
{
    (void)state;
    struct bench *bench = new_bench();
    struct rect rect = {100, 50, 300, 54};
    struct field_look look = {.outlined = true, .has_caret = true, .spacing = 80};
    static const char all[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJ";
    struct field field;
    int caret;
    char shown[SHOWN_MAX];
    field_init(&field, 60, field_take_letter);
    field_set(&field, all);
    draw(bench, rect, &field, &look, shown, &caret);
    assert_true(strlen(shown) > 8 && strlen(shown) < strlen(all));
    assert_string_equal(shown, all + strlen(all) - strlen(shown));
    for (int at = (int)strlen(all); at >= 0; at--) {
        draw(bench, rect, &field, &look, shown, &caret);
        assert_true(caret > 0);
        assert_non_null(strstr(all, shown));
        /* A press where the caret stands means this very place. */
        assert_int_equal(field_caret_at(&bench->ui, rect, &field, &look, caret), at);
        (void)press(&field, KEY_LEFT);
    }
    assert_memory_equal(shown, all, strlen(shown));
    assert_int_equal(field_caret_at(&bench->ui, rect, &field, &look, 0), 0);
    assert_int_equal(field_caret_at(&bench->ui, rect, &field, &look, 1000), strlen(shown));
    assert_int_equal(bench->ui.hot_count, 1);
    assert_int_equal(bench->ui.hots[0].id, 7);
    free_bench(bench);
}

static void test_an_empty_field_hints(void **state)
{
    (void)state;
    struct bench *bench = new_bench();
    struct rect rect = {100, 50, 160, 54};
    struct field_look look = {.hint = "Find a word…", .has_icon = true, .icon = ICON_SEARCH};
    struct field field;
    int caret;
    char shown[SHOWN_MAX];
    field_init(&field, 60, NULL);
    draw(bench, rect, &field, &look, shown, &caret);
    assert_non_null(strstr(shown, "Find"));
    assert_int_equal(caret, -1);
    look.hint = NULL;
    look.has_caret = true;
    draw(bench, rect, &field, &look, shown, &caret);
    assert_string_equal(shown, "");
    assert_true(caret > 0);
    free_bench(bench);
}

static void test_a_disabled_button_is_not_hot(void **state)
{
    (void)state;
    struct bench *bench = new_bench();
    struct button_look look = {.kind = BUTTON_PRIMARY, .label = "Play", .disabled = true};
    draw_begin(&bench->list, 1280, 800);
    bench->ui.hover = bench->ui.pressed = bench->ui.focus = 3;
    ui_button(&bench->ui, 3, (struct rect){100, 50, 160, 54}, &look);
    assert_int_equal(bench->ui.hot_count, 0);
    struct color pale = bench->list.commands[0].color;
    assert_int_equal(bench->list.count, 2); /* the box and the label: no ring, no outline */
    look.disabled = false;
    draw_begin(&bench->list, 1280, 800);
    ui_button(&bench->ui, 3, (struct rect){100, 50, 160, 54}, &look);
    assert_int_equal(bench->ui.hot_count, 1);
    assert_memory_not_equal(&pale, &bench->list.commands[0].color, sizeof pale);
    free_bench(bench);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_letters_go_in_at_the_caret),
        cmocka_unit_test(test_refused_characters_are_named),
        cmocka_unit_test(test_the_limit_holds),
        cmocka_unit_test(test_characters_of_several_bytes_stay_whole),
        cmocka_unit_test(test_a_long_text_shows_where_the_caret_is),
        cmocka_unit_test(test_an_empty_field_hints),
        cmocka_unit_test(test_a_disabled_button_is_not_hot),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
