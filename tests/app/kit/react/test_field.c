/* SPDX-License-Identifier: MIT */
/*
 * Fields: how typing, pasting and keys edit and select their text, which part of a long text they
 * show, and what the pointer does.
 */
#include "field.h"
#include "rig.h"
#include "test.h"
#include "ui_bench.h"

#include "trounce/random.h"

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

TEST_CASE(test_letters_go_in_at_the_caret)
{
    struct field field;
    field_init(&field, 40, &alphabet_english);
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

TEST_CASE(test_marks_behind_letters)
{
    static const char text[] = "letters aA zZ żŻ\nfolds éÉa";
    struct alphabet alphabet;
    struct field field;
    char refused[FIELD_CHARACTER_MAX];
    assert_ok(alphabet_read(text, strlen(text), &alphabet, NULL));
    field_init(&field, 40, &alphabet);
    assert_int_equal(field_insert(&field, "z\u0307e\u0301z", refused), FIELD_CHANGED);
    assert_field(&field, "ŻAZ", 4);
    assert_string_equal(refused, "");
}

TEST_CASE(test_refused_characters_are_named)
{
    struct field field;
    char refused[FIELD_CHARACTER_MAX];
    field_init(&field, 40, &alphabet_english);
    assert_int_equal(field_insert(&field, "a7b?", refused), FIELD_REFUSED);
    assert_string_equal(refused, "7");
    assert_field(&field, "AB", 2);
    assert_int_equal(field_insert(&field, "ж", refused), FIELD_REFUSED);
    assert_string_equal(refused, "ж");
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

TEST_CASE(test_the_limit_holds)
{
    struct field field;
    field_init(&field, 5, NULL);
    assert_int_equal(field_insert(&field, "abc", NULL), FIELD_CHANGED);
    assert_int_equal(field_insert(&field, "défg", NULL), FIELD_FULL); /* the é does not fit */
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

TEST_CASE(test_characters_of_several_bytes_stay_whole)
{
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

/* --- selecting --- */

static enum field_outcome hold(struct field *field, enum key key, bool shift, bool ctrl)
{
    struct input input = {.kind = INPUT_KEY, .key = key, .shift = shift, .ctrl = ctrl};
    return field_input(field, &input, NULL);
}

static void select_all(struct field *field)
{
    struct input input = {.kind = INPUT_KEY, .key = KEY_LETTER, .letter = 'a', .ctrl = true};
    assert_int_equal(field_input(field, &input, NULL), FIELD_SAME);
}

static void assert_selected(const struct field *field, const char *text)
{
    int from, to;
    assert_int_equal(field_selection(field, &from, &to), *text != '\0');
    assert_int_equal(to - from, strlen(text));
    assert_memory_equal(field->text + from, text, strlen(text));
}

TEST_CASE(test_shift_selects)
{
    struct field field;
    field_init(&field, 40, NULL);
    field_set(&field, "José Núñez");
    assert_selected(&field, "");
    (void)hold(&field, KEY_LEFT, true, false);
    (void)hold(&field, KEY_LEFT, true, false);
    (void)hold(&field, KEY_LEFT, true, false);
    assert_selected(&field, "ñez");
    (void)hold(&field, KEY_RIGHT, true, false);
    assert_selected(&field, "ez");
    (void)hold(&field, KEY_HOME, true, false);
    assert_selected(&field, "José Núñez");
    (void)hold(&field, KEY_END, true, false);
    assert_selected(&field, "");
    (void)hold(&field, KEY_LEFT, true, true);
    assert_selected(&field, "Núñez");
    /* An arrow without Shift collapses the selection to that end. */
    assert_int_equal(hold(&field, KEY_LEFT, false, false), FIELD_SAME);
    assert_field(&field, "José Núñez", 6);
    assert_selected(&field, "");
    (void)hold(&field, KEY_RIGHT, true, true);
    (void)hold(&field, KEY_RIGHT, false, false);
    assert_field(&field, "José Núñez", 13);
    (void)hold(&field, KEY_HOME, false, false);
    (void)hold(&field, KEY_RIGHT, true, true);
    assert_selected(&field, "José");
    assert_int_equal(hold(&field, KEY_DELETE, false, false), FIELD_CHANGED);
    assert_field(&field, " Núñez", 0);
}

TEST_CASE(test_what_is_typed_takes_the_place_of_the_selection)
{
    struct field field;
    field_init(&field, 6, NULL);
    field_set(&field, "sliced");
    select_all(&field);
    assert_selected(&field, "sliced");
    assert_int_equal(field_insert(&field, "\t", NULL), FIELD_SAME); /* nothing is inserted */
    assert_selected(&field, "sliced");
    assert_int_equal(field_insert(&field, "ä", NULL), FIELD_CHANGED); /* the selection makes room */
    assert_field(&field, "ä", 2);
    select_all(&field);
    assert_int_equal(hold(&field, KEY_BACKSPACE, false, false), FIELD_CHANGED);
    assert_field(&field, "", 0);
    select_all(&field);
    assert_int_equal(hold(&field, KEY_BACKSPACE, false, false), FIELD_SAME);
    field_init(&field, 6, &alphabet_english);
    field_set(&field, "cat");
    select_all(&field);
    assert_int_equal(field_insert(&field, "7", NULL), FIELD_REFUSED);
    assert_selected(&field, "CAT");
}

/* As the page's field hands it on. */
static enum field_outcome edit(struct field *field, int from, int to, const char *text)
{
    struct input input = {.kind = INPUT_EDIT, .from = from, .to = to, .paste = text};
    return field_input(field, &input, NULL);
}

TEST_CASE(test_edits_from_elsewhere)
{
    int from, to;
    struct field field;
    field_init(&field, 40, NULL);
    assert_int_equal(edit(&field, 0, 0, "Zoë E"), FIELD_CHANGED);
    assert_field(&field, "Zoë E", 6);
    assert_int_equal(edit(&field, 4, 2, NULL), FIELD_SAME); /* the caret is on the left */
    assert_true(field_selection(&field, &from, &to));
    assert_int_equal(from, 2);
    assert_int_equal(to, 4);
    assert_int_equal(field.caret, 2);
    assert_int_equal(edit(&field, 2, 4, "e"), FIELD_CHANGED);
    assert_field(&field, "Zoe E", 3);
    assert_int_equal(edit(&field, 3, 5, ""), FIELD_CHANGED);
    assert_field(&field, "Zoe", 3);
    field_set(&field, "ë");
    assert_int_equal(edit(&field, 1, 99, "ä"), FIELD_CHANGED); /* never amid a character */
    assert_field(&field, "ä", 2);
    assert_int_equal(edit(&field, -3, -1, NULL), FIELD_SAME);
    assert_field(&field, "ä", 0);
}

TEST_CASE(test_ctrl_goes_by_words)
{
    struct field field;
    field_init(&field, 80, NULL);
    field_set(&field, "/home/zoë/the words, all.txt");
    static const int stops[] = {26, 22, 15, 11, 6, 1, 0, 0};
    for (size_t i = 0; i < sizeof stops / sizeof stops[0]; i++) {
        (void)hold(&field, KEY_LEFT, false, true);
        assert_int_equal(field.caret, stops[i]);
    }
    static const int ends[] = {5, 10, 14, 20, 25, 29, 29};
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        (void)hold(&field, KEY_RIGHT, false, true);
        assert_int_equal(field.caret, ends[i]);
    }
    assert_int_equal(hold(&field, KEY_BACKSPACE, false, true), FIELD_CHANGED);
    assert_field(&field, "/home/zoë/the words, all.", 26);
    (void)hold(&field, KEY_BACKSPACE, false, true);
    assert_field(&field, "/home/zoë/the words, ", 22);
    (void)hold(&field, KEY_HOME, false, false);
    assert_int_equal(hold(&field, KEY_DELETE, false, true), FIELD_CHANGED);
    assert_field(&field, "/zoë/the words, ", 0);
}

TEST_CASE(test_bytes_that_are_no_text_are_left_out)
{
    struct field field;
    field_init(&field, 40, NULL);
    static const char *const broken[] = {"a\x80z",         "a\xc3z",        "a\xffz",
                                         "a\xc0z",         "a\xe2\x82z",    "a\xc2\x95z",
                                         "a\xed\xa0\x80z", "a\xe0\x80\x80z"};
    for (size_t i = 0; i < sizeof broken / sizeof broken[0]; i++) {
        field_set(&field, "");
        (void)field_insert(&field, broken[i], NULL);
        for (const char *at = field.text; *at; at++) {
            assert_true((unsigned char)*at < 0x80);
        }
    }
    field_set(&field, "");
    assert_int_equal(field_insert(&field, "a\xc3\xa9\xa9z", NULL), FIELD_CHANGED);
    assert_field(&field, "aéz", 4);
}

/* The same text as indices into `alphabet`, edited in the simplest way. */
struct model {
    unsigned text[64];
    int count, caret, anchor;
};

#define MODEL_BYTES 40

static const char *const alphabet[] = {"a", "b", "'", " ", "-", "é", "ß", "…", "漢", "🙂", "7"};

static bool model_is_word(unsigned character)
{
    return character != 3 && character != 4; /* neither blank nor dash */
}

static int model_bytes(const struct model *model)
{
    int bytes = 0;
    for (int i = 0; i < model->count; i++) {
        bytes += (int)strlen(alphabet[model->text[i]]);
    }
    return bytes;
}

static void model_cut(struct model *model, int from, int to)
{
    for (int i = to; i < model->count; i++) {
        model->text[from + i - to] = model->text[i];
    }
    model->count -= to - from;
    model->caret = model->anchor = from;
}

static int model_low(const struct model *model)
{
    return model->caret < model->anchor ? model->caret : model->anchor;
}

static int model_high(const struct model *model)
{
    return model->caret < model->anchor ? model->anchor : model->caret;
}

static void model_type(struct model *model, unsigned character)
{
    struct model cut = *model;
    model_cut(&cut, model_low(model), model_high(model));
    if (model_bytes(&cut) + (int)strlen(alphabet[character]) > MODEL_BYTES) {
        return;
    }
    *model = cut;
    for (int i = model->count; i > model->caret; i--) {
        model->text[i] = model->text[i - 1];
    }
    model->text[model->caret] = character;
    model->count++;
    model->anchor = ++model->caret;
}

static int model_step(const struct model *model, int by, bool word)
{
    int at = model->caret;
    if (!word) {
        return at + by < 0 ? 0 : at + by > model->count ? model->count : at + by;
    }
    for (int wanted = 0; wanted < 2; wanted++) {
        for (;;) {
            int next = by < 0 ? at - 1 : at;
            bool ends = next < 0 || next >= model->count;
            if (ends || model_is_word(model->text[next]) != (wanted == 1)) {
                break;
            }
            at += by;
        }
    }
    return at;
}

static void model_key(struct model *model, enum key key, bool shift, bool ctrl)
{
    bool erases = key == KEY_BACKSPACE || key == KEY_DELETE;
    bool back = key == KEY_BACKSPACE || key == KEY_LEFT;
    bool selected = model->caret != model->anchor;
    int to = key == KEY_HOME  ? 0
             : key == KEY_END ? model->count
                              : model_step(model, back ? -1 : 1, ctrl);
    if (erases && !selected) {
        model->anchor = to;
    }
    if (erases) {
        model_cut(model, model_low(model), model_high(model));
        return;
    }
    bool leaves = selected && !shift && !ctrl;
    if (leaves && (key == KEY_LEFT || key == KEY_RIGHT)) {
        to = key == KEY_LEFT ? model_low(model) : model_high(model);
    }
    model->caret = to;
    if (!shift) {
        model->anchor = to;
    }
}

static int model_offset(const struct model *model, int at)
{
    struct model before = *model;
    before.count = at;
    return model_bytes(&before);
}

TEST_CASE(test_any_keys_do_as_the_model)
{
    static const enum key keys[] = {KEY_LEFT, KEY_RIGHT,     KEY_HOME,
                                    KEY_END,  KEY_BACKSPACE, KEY_DELETE};
    struct random random;
    const uint64_t seed = 20261122;
    print_message("seed %llu\n", (unsigned long long)seed);
    random_seed(&random, seed);
    struct field field;
    struct model model = {.count = 0};
    field_init(&field, MODEL_BYTES, NULL);
    for (int step = 0; step < 200000; step++) {
        uint32_t what = random_below(&random, 40);
        bool shift = random_below(&random, 2);
        bool ctrl = random_below(&random, 3) == 0;
        if (what < 20) {
            unsigned character = random_below(&random, sizeof alphabet / sizeof alphabet[0]);
            model_type(&model, character);
            (void)field_insert(&field, alphabet[character], NULL);
        } else if (what == 20) {
            select_all(&field);
            model.anchor = 0;
            model.caret = model.count;
        } else {
            enum key key = keys[what % (sizeof keys / sizeof keys[0])];
            model_key(&model, key, shift, ctrl);
            (void)hold(&field, key, shift, ctrl);
        }
        char text[MODEL_BYTES * 2] = "";
        size_t length = 0;
        for (int i = 0; i < model.count; i++) {
            length += (size_t)snprintf(text + length, sizeof text - length, "%s",
                                       alphabet[model.text[i]]);
            assert_true(length < sizeof text);
        }
        assert_string_equal(field.text, text);
        assert_int_equal(field.caret, model_offset(&model, model.caret));
        assert_int_equal(field.anchor, model_offset(&model, model.anchor));
    }
}

/* --- drawing --- */

#define SHOWN_MAX 128

/* Draws a field; returns the part of the text that is shown, and the caret's x (-1: not shown). */
static void draw(struct ui_bench *bench, struct rect rect, const struct field *field,
                 const struct field_look *look, char shown[SHOWN_MAX], int *caret_x)
{
    int right = rect.x;
    int line = rect.y;
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
            right = c->rect.y > line ? rect.x : right;
            line = c->rect.y;
            assert_true(c->rect.x >= right); /* after the previous text, or on a hint's next line */
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

TEST_CASE(test_a_long_text_shows_where_the_caret_is)
{
    struct ui_bench *bench = ui_bench_new();
    struct rect rect = {100, 50, 300, 54};
    struct field_look look = {.outlined = true, .has_caret = true, .spacing = 80};
    static const char all[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJ";
    struct field field;
    int caret;
    char shown[SHOWN_MAX];
    field_init(&field, 60, &alphabet_english);
    field_set(&field, all);
    draw(bench, rect, &field, &look, shown, &caret);
    assert_true(strlen(shown) > 8 && strlen(shown) < strlen(all));
    assert_string_equal(shown, all + strlen(all) - strlen(shown));
    for (int at = (int)strlen(all); at >= 0; at--) {
        draw(bench, rect, &field, &look, shown, &caret);
        assert_true(caret > 0);
        assert_non_null(strstr(all, shown));
        /* A press on the caret means this position. */
        assert_int_equal(field_caret_at(&bench->ui, rect, &field, &look, caret), at);
        (void)press(&field, KEY_LEFT);
    }
    assert_memory_equal(shown, all, strlen(shown));
    assert_int_equal(field_caret_at(&bench->ui, rect, &field, &look, 0), 0);
    assert_int_equal(field_caret_at(&bench->ui, rect, &field, &look, 1000), strlen(shown));
    assert_int_equal(bench->ui.hot_count, 1);
    assert_int_equal(bench->ui.hots[0].id, 7);
    ui_bench_free(bench);
}

/* --- the pointer --- */

static struct input pointer(enum input_kind kind, int x, int clicks)
{
    return (struct input){
        .kind = kind, .x = x, .y = 70, .clicks = clicks, .held = kind != INPUT_RELEASE};
}

/* Returns an x just right of the left edge of byte `at`; the text is shown from its start. */
static int x_of(struct ui_bench *bench, struct rect rect, struct field *field,
                const struct field_look *look, int at)
{
    for (int x = rect.x; x < rect.x + rect.w; x++) {
        if (field_caret_at(&bench->ui, rect, field, look, x) == at) {
            return x + 2;
        }
    }
    fail_msg("byte %d is not to be seen", at);
    return 0;
}

static enum field_outcome point(struct ui_bench *bench, struct rect rect, struct field *field,
                                const struct field_look *look, struct input input)
{
    return field_pointer(field, &bench->ui, rect, look, &input);
}

TEST_CASE(test_the_pointer_selects)
{
    struct ui_bench *bench = ui_bench_new();
    struct rect rect = {100, 50, 400, 54};
    struct field_look look = {.has_caret = true};
    struct field field;
    field_init(&field, 60, NULL);
    field_set(&field, "the señor's words");
    int to_n = x_of(bench, rect, &field, &look, 8);
    int to_w = x_of(bench, rect, &field, &look, 14);
    assert_int_equal(point(bench, rect, &field, &look, pointer(INPUT_MOVE, to_n, 0)),
                     FIELD_IGNORED);
    assert_int_equal(point(bench, rect, &field, &look, pointer(INPUT_PRESS, 50, 1)), FIELD_IGNORED);
    /* A drag in both directions from its start. */
    assert_int_equal(point(bench, rect, &field, &look, pointer(INPUT_PRESS, to_n, 1)), FIELD_SAME);
    assert_field(&field, "the señor's words", 8);
    assert_selected(&field, "");
    (void)point(bench, rect, &field, &look, pointer(INPUT_MOVE, to_w, 0));
    assert_selected(&field, "or's w");
    (void)point(bench, rect, &field, &look, pointer(INPUT_MOVE, 90, 0));
    assert_selected(&field, "the señ");
    assert_int_equal(point(bench, rect, &field, &look, pointer(INPUT_RELEASE, 90, 1)), FIELD_SAME);
    assert_int_equal(point(bench, rect, &field, &look, pointer(INPUT_MOVE, to_w, 0)),
                     FIELD_IGNORED);
    assert_selected(&field, "the señ");
    /* A double click selects a word, and dragging on whole words; trembling changes nothing. */
    (void)point(bench, rect, &field, &look, pointer(INPUT_PRESS, to_n, 2));
    assert_selected(&field, "señor's");
    (void)point(bench, rect, &field, &look, pointer(INPUT_MOVE, to_n + 1, 0));
    assert_selected(&field, "señor's");
    (void)point(bench, rect, &field, &look, pointer(INPUT_MOVE, to_w, 0));
    assert_selected(&field, "señor's words");
    (void)point(bench, rect, &field, &look, pointer(INPUT_MOVE, 118, 0));
    assert_selected(&field, "the señor's");
    (void)point(bench, rect, &field, &look, pointer(INPUT_RELEASE, 118, 2));
    /* A triple click selects all. */
    (void)point(bench, rect, &field, &look, pointer(INPUT_PRESS, to_n, 3));
    assert_selected(&field, "the señor's words");
    (void)point(bench, rect, &field, &look, pointer(INPUT_MOVE, to_w, 0));
    assert_selected(&field, "the señor's words");
    ui_bench_free(bench);
}

TEST_CASE(test_a_drag_scrolls_a_long_text)
{
    struct ui_bench *bench = ui_bench_new();
    struct rect rect = {100, 50, 200, 54};
    struct field_look look = {.has_caret = true};
    static const char all[] = "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz";
    struct field field;
    int caret;
    char shown[SHOWN_MAX];
    field_init(&field, 60, NULL);
    field_set(&field, all);
    draw(bench, rect, &field, &look, shown, &caret);
    char before[SHOWN_MAX];
    (void)snprintf(before, sizeof before, "%s", shown);
    (void)point(bench, rect, &field, &look, pointer(INPUT_PRESS, 200, 1));
    int at = field.caret;
    draw(bench, rect, &field, &look, shown, &caret);
    assert_string_equal(shown, before); /* a press does not scroll */
    for (int i = 0; i < 60; i++) {
        (void)point(bench, rect, &field, &look, pointer(INPUT_MOVE, 40, 0));
    }
    assert_int_equal(field.caret, 0);
    assert_int_equal(field.anchor, at);
    draw(bench, rect, &field, &look, shown, &caret);
    assert_memory_equal(shown, all, strlen(shown));
    for (int i = 0; i < 60; i++) {
        (void)point(bench, rect, &field, &look, pointer(INPUT_MOVE, 900, 0));
    }
    assert_int_equal(field.caret, strlen(all));
    draw(bench, rect, &field, &look, shown, &caret);
    assert_string_equal(shown, all + strlen(all) - strlen(shown));
    ui_bench_free(bench);
}

TEST_CASE(test_the_selection_is_drawn)
{
    struct ui_bench *bench = ui_bench_new();
    struct rect rect = {100, 50, 300, 54};
    struct field_look look = {.has_caret = true};
    struct field field;
    int caret;
    char shown[SHOWN_MAX];
    field_init(&field, 60, NULL);
    field_set(&field, "señor");
    draw(bench, rect, &field, &look, shown, &caret);
    size_t plain = bench->list.count;
    field_select(&field, 2, 4);
    draw(bench, rect, &field, &look, shown, &caret);
    assert_int_equal(bench->list.count, plain + 1);
    struct text_style style = {.size = 21, .weight = WEIGHT_700};
    const struct draw_command *box = &bench->list.commands[1];
    assert_int_equal(box->kind, DRAW_BOX);
    assert_int_equal(box->rect.w, ui_text_width(&bench->ui, &style, "ñ"));
    ui_bench_free(bench);
}

TEST_CASE(test_the_clipboard_takes_what_is_selected)
{
    struct output output = {0};
    struct field field;
    struct app_request request;
    struct input copy = {.kind = INPUT_KEY, .key = KEY_LETTER, .letter = 'c', .ctrl = true};
    struct input cut = copy;
    struct input paste = copy;
    cut.letter = 'x';
    paste.letter = 'v';
    field_init(&field, 60, NULL);
    field_set(&field, "the señor");
    assert_int_equal(output_edit(&output, &field, &copy, NULL), FIELD_IGNORED);
    assert_int_equal(output_edit(&output, &field, &cut, NULL), FIELD_IGNORED);
    field_select(&field, 9, 4);
    assert_int_equal(output_edit(&output, &field, &copy, NULL), FIELD_SAME);
    assert_true(output_next_request(&output, &request));
    assert_int_equal(request.kind, REQUEST_COPY);
    assert_string_equal(request.text, "seño");
    assert_selected(&field, "seño");
    assert_int_equal(output_edit(&output, &field, &cut, NULL), FIELD_CHANGED);
    assert_true(output_next_request(&output, &request));
    assert_string_equal(request.text, "seño");
    assert_field(&field, "the r", 4);
    assert_int_equal(output_edit(&output, &field, &paste, NULL), FIELD_SAME);
    assert_true(output_next_request(&output, &request));
    assert_int_equal(request.kind, REQUEST_PASTE);
}

TEST_CASE(test_an_empty_field_hints)
{
    struct ui_bench *bench = ui_bench_new();
    struct rect rect = {100, 50, 160, 54};
    struct field_look look = {.hint = "Find a word…", .icon = ICON_SEARCH};
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
    ui_bench_free(bench);
}

TEST_CASE(test_a_disabled_button_is_not_hot)
{
    struct ui_bench *bench = ui_bench_new();
    struct button_look look = {.kind = BUTTON_PRIMARY, .label = "Play", .disabled = true};
    draw_begin(&bench->list, 1280, 800);
    bench->ui.hover = bench->ui.pressed = bench->ui.focus = 3;
    ui_button(&bench->ui, 3, (struct rect){100, 50, 160, 54}, &look);
    assert_int_equal(bench->ui.hot_count, 0);
    struct color pale = bench->list.commands[0].color;
    assert_int_equal(bench->list.count, 2); /* the box and the label, neither ring nor outline */
    look.disabled = false;
    draw_begin(&bench->list, 1280, 800);
    ui_button(&bench->ui, 3, (struct rect){100, 50, 160, 54}, &look);
    assert_int_equal(bench->ui.hot_count, 1);
    assert_memory_not_equal(&pale, &bench->list.commands[0].color, sizeof pale);
    ui_bench_free(bench);
}
