/* SPDX-License-Identifier: MIT */
/*
 * Letters that the game's typefaces lack are drawn in fonts of the system, where those have them.
 */
#include "canvas_text.h"
#include "fonts_of_tests.h"
#include "system_font.h"
#include "test.h"

#define NOWHERE "\U00100000" /* a letter of no script: no font has it, and a box is drawn */

static const struct draw_command look = {
    .kind = DRAW_TEXT, .size = 40, .weight = WEIGHT_800, .align = ALIGN_START};

/* Says why a test is left out where no font of the system has a character. */
static void need_font(uint32_t character, const char *package)
{
    struct system_font font;
    if (!system_font_find(character, &font)) {
        print_message("no font here has U+%04X: install %s\n", (unsigned)character, package);
        skip();
    }
}

static struct bitmap drawn(const struct draw_command *command, const char *text)
{
    struct bitmap bitmap;
    assert_true(canvas_text_make(fonts, command, text, &bitmap));
    return bitmap;
}

static bool is_same(const struct bitmap *a, const struct bitmap *b)
{
    return a->width == b->width && a->height == b->height &&
           memcmp(a->pixels, b->pixels, (size_t)a->width * (size_t)a->height * 4) == 0;
}

/* Each character of a text looks like itself alone: neither like a box nor like another one. */
static void expect_letters(const struct draw_command *command, const char *text)
{
    struct bitmap box = drawn(command, NOWHERE);
    struct bitmap before = drawn(command, "|");
    while (*text) {
        char letter[8] = "";
        const char *at = text;
        (void)fonts_next_character(&text);
        memcpy(letter, at, (size_t)(text - at));
        struct bitmap bitmap = drawn(command, letter);
        assert_false(is_same(&bitmap, &box));
        assert_false(is_same(&bitmap, &before));
        assert_true(fonts_width(fonts, WEIGHT_800, 40, letter) > 5);
        bitmap_deinit(&before);
        before = bitmap;
    }
    bitmap_deinit(&before);
    bitmap_deinit(&box);
}

TEST_CASE(test_greek_names)
{
    need_font(0x03bb, "fonts-dejavu-core");
    expect_letters(&look, "Ελένη");
    struct draw_command turned = look;
    turned.angle = 30;
    expect_letters(&turned, "Ελένη");
    struct draw_command spaced = look;
    spaced.spacing = 60;
    expect_letters(&spaced, "ΕΛΝΗ");
}

TEST_CASE(test_hebrew_dice_run_from_the_right)
{
    need_font(0x05d0, "fonts-dejavu-core");
    expect_letters(&look, "אבגדהוזחטיכלמנסעפצקרשת");

    /* Only the first letter rises above the others. */
    struct bitmap bitmap = drawn(&look, "לייי");
    int top = 0;
    for (int y = bitmap.height / 8; y >= 0; y--) {
        for (int x = 0; x < bitmap.width; x++) {
            top = bitmap_row(&bitmap, y)[x] >> 24 > 100 ? x : top;
        }
    }
    assert_true(top > bitmap.width / 2);
    bitmap_deinit(&bitmap);
}

TEST_CASE(test_turned_texts_keep_their_marks)
{
    char text[] = "שָׁלוֹם e\u0301x";
    fonts_turn(text);
    assert_string_equal(text, "xe\u0301 םוֹלשָׁ");
    fonts_turn(text);
    assert_string_equal(text, "שָׁלוֹם e\u0301x");
    char none[] = "";
    fonts_turn(none);
    assert_string_equal(none, "");
}

TEST_CASE(test_japanese_folders)
{
    need_font(0x30c7, "fonts-noto-cjk");
    expect_letters(&look, "データ");
}

TEST_CASE(test_a_text_is_divided_among_fonts)
{
    need_font(0x03bb, "fonts-dejavu-core");
    struct font_run run;
    const char *text = "The λ, νη 7";
    assert_true(fonts_next_run(fonts, WEIGHT_800, &text, &run));
    assert_string_equal(run.text, "The ");
    assert_int_equal(run.face, WEIGHT_800);
    assert_true(fonts_next_run(fonts, WEIGHT_800, &text, &run));
    assert_string_equal(run.text, "λ, νη");
    assert_true(run.face >= FACE_KINDS);
    assert_true(fonts_next_run(fonts, WEIGHT_800, &text, &run));
    assert_string_equal(run.text, " 7");
    assert_int_equal(run.face, WEIGHT_800);
    assert_false(fonts_next_run(fonts, WEIGHT_800, &text, &run));

    /* A long one in pieces, and none of them is lost. */
    char greek[600 * 2 + 1] = "";
    for (int i = 0; i < 600; i++) {
        text_append(greek, sizeof greek, "λ");
    }
    int letter = fonts_width(fonts, WEIGHT_800, 40, "λ");
    assert_true(abs(fonts_width(fonts, WEIGHT_800, 40, greek) - 600 * letter) < 600);
}

TEST_CASE(test_what_no_font_has)
{
    assert_false(fonts_lack(fonts, "A, é and ß"));
    assert_true(fonts_lack(fonts, "A and " NOWHERE));
    assert_true(fonts_lack(fonts, "A and " NOWHERE)); /* which is remembered */
    assert_true(fonts_width(fonts, WEIGHT_800, 40, NOWHERE) > 0);
}
