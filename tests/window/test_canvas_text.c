/* SPDX-License-Identifier: MIT */
/*
 * Bitmaps of texts and icons: their position and width.
 */
#include "canvas_text.h"
#include "english.h"
#include "fonts_of_tests.h"
#include "test.h"

#include <glob.h>

/* Returns the bounding box of the inked pixels, relative to the point. */
static struct rect ink(const struct draw_command *command, const char *text)
{
    struct bitmap bitmap;
    assert_true(canvas_text_make(fonts, command, text, &bitmap));
    int left = bitmap.width;
    int right = 0;
    int top = bitmap.height;
    int bottom = 0;
    for (int y = 0; y < bitmap.height; y++) {
        for (int x = 0; x < bitmap.width; x++) {
            if (bitmap_row(&bitmap, y)[x] >> 24 < 100) {
                continue;
            }
            left = x < left ? x : left;
            right = x >= right ? x + 1 : right;
            top = y < top ? y : top;
            bottom = y + 1;
        }
    }
    struct rect box = {bitmap.left + left, bitmap.top + top, right - left, bottom - top};
    bitmap_deinit(&bitmap);
    return box;
}

TEST_CASE(test_capitals_stand_about_the_point)
{
    struct draw_command text = {.kind = DRAW_TEXT, .weight = WEIGHT_800, .align = ALIGN_MIDDLE};
    for (int spacing = 0; spacing <= 60; spacing += 60) {
        for (text.size = 11; text.size < 90; text.size += 3) {
            text.spacing = spacing;
            struct rect box = ink(&text, "H");
            assert_int_in_range(box.y + box.y + box.h + 2, 0, 4); /* centred within a pixel */
            assert_int_in_range(box.x + box.x + box.w + 3, 0, 6);
            assert_true(abs(box.h - text.size * 72 / 100) <= 2);
        }
    }
}

TEST_CASE(test_texts_begin_and_end_at_the_point)
{
    struct draw_command text = {.kind = DRAW_TEXT, .size = 24, .weight = WEIGHT_700};
    int width = fonts_width(fonts, WEIGHT_700, 24, "HILLS");
    struct rect start = ink(&text, "HILLS");
    text.align = ALIGN_END;
    struct rect end = ink(&text, "HILLS");
    text.align = ALIGN_MIDDLE;
    struct rect middle = ink(&text, "HILLS");
    assert_int_equal(start.x - end.x, width);
    assert_int_in_range(start.x - middle.x - width / 2 + 1, 0, 2);
    assert_int_in_range(start.x, 0, 4);
    assert_int_equal(start.w, end.w);
}

TEST_CASE(test_turning_keeps_the_point)
{
    struct draw_command text = {
        .kind = DRAW_TEXT, .size = 60, .weight = WEIGHT_900, .align = ALIGN_MIDDLE};
    struct rect upright = ink(&text, "H");
    text.angle = 90;
    struct rect turned = ink(&text, "H");
    assert_true(abs(turned.w - upright.h) <= 2 && abs(turned.h - upright.w) <= 2);
    assert_true(abs(turned.x + turned.x + turned.w) <= 3);
    assert_true(abs(turned.y + turned.y + turned.h) <= 3);
}

TEST_CASE(test_spacing_widens_between_letters)
{
    struct draw_command text = {.kind = DRAW_TEXT, .size = 40, .weight = WEIGHT_900};
    struct rect tight = ink(&text, "LATES");
    int tight_width = fonts_spaced_width(fonts, &text, "LATES");
    text.spacing = 100;
    struct rect wide = ink(&text, "LATES");
    assert_true(abs(wide.w - tight.w - 4 * 4) <= 2);
    assert_int_equal(fonts_spaced_width(fonts, &text, "LATES"), tight_width + 16);
}

TEST_CASE(test_tabular_digits_share_a_width)
{
    struct draw_command text = {
        .kind = DRAW_TEXT, .size = 30, .weight = WEIGHT_800, .align = ALIGN_END, .tabular = true};
    struct rect ones = ink(&text, "2:11");
    struct rect eights = ink(&text, "2:88");
    assert_int_equal(ones.x, eights.x);
    assert_int_equal(fonts_width(fonts, WEIGHT_800, 30, "1:11"),
                     fonts_width(fonts, WEIGHT_800, 30, "8:88"));
}

TEST_CASE(test_icons_stand_about_the_point)
{
    struct draw_command icon = {.kind = DRAW_ICON, .size = 48};
    for (int k = ICON_NONE + 1; k < ICON_COUNT; k++) {
        icon.icon = (enum icon)k;
        struct rect box = ink(&icon, "");
        assert_true(box.x >= -24 && box.x + box.w <= 24);
        assert_true(box.y >= -24 && box.y + box.h <= 24);
    }
    /* Symmetrical ones are centred within a pixel. */
    static const enum icon even[] = {ICON_X, ICON_PLUS, ICON_PAUSE, ICON_MENU, ICON_SUN};
    for (size_t i = 0; i < sizeof even / sizeof even[0]; i++) {
        icon.icon = even[i];
        struct rect box = ink(&icon, "");
        assert_true(abs(box.x + box.x + box.w) <= 2);
        assert_true(abs(box.y + box.y + box.h) <= 2);
    }
}

TEST_CASE(test_the_colour_is_kept)
{
    struct draw_command text = {
        .kind = DRAW_TEXT, .size = 33, .color = {0x12, 0x34, 0x56, 255}, .angle = 20};
    struct bitmap bitmap;
    assert_true(canvas_text_make(fonts, &text, "Rag", &bitmap));
    for (int i = 0; i < bitmap.width * bitmap.height; i++) {
        assert_int_equal(bitmap.pixels[i] & 0xffffff, 0x123456);
    }
    bitmap_deinit(&bitmap);
}

TEST_CASE(test_nothing_to_be_seen)
{
    struct draw_command text = {.kind = DRAW_TEXT, .size = 20};
    struct bitmap bitmap;
    assert_false(canvas_text_make(fonts, &text, "", &bitmap));
    assert_false(canvas_text_make(fonts, &text, "  ", &bitmap));
    text.size = 0;
    assert_false(canvas_text_make(fonts, &text, "A", &bitmap));
    assert_int_equal(fonts_width(fonts, WEIGHT_600, 0, "A"), 0);
    assert_int_equal(fonts_width(fonts, WEIGHT_600, 12, ""), 0);
}

TEST_CASE(test_characters_of_utf8)
{
    const char *text = "A\xc3\xa9\xe2\x80\x99\xf0\x9f\x98\x80\xff\xc3";
    static const uint32_t characters[] = {'A', 0xe9, 0x2019, 0x1f600, 0xfffd, 0xfffd, 0};
    for (size_t i = 0; i < sizeof characters / sizeof characters[0]; i++) {
        assert_int_equal(fonts_next_character(&text), characters[i]);
    }
}

/* Widths stay right with more sizes than fonts are kept open. */
TEST_CASE(test_widths_are_remembered)
{
    int widths[120];
    for (int size = 8; size < 120; size++) {
        widths[size] = fonts_width(fonts, WEIGHT_700, size, "LATEENS");
    }
    for (int size = 8; size < 120; size++) {
        assert_int_equal(fonts_width(fonts, WEIGHT_700, size, "LATEENS"), widths[size]);
        assert_true(size == 8 || widths[size] >= widths[size - 1]);
    }
}

/* Counts characters that a weight lacks: players would see a box. */
static int count_missing(const char *path)
{
    char line[4096];
    int missing = 0;
    FILE *stream = fopen(path, "r");
    assert_non_null(stream);
    while (fgets(line, sizeof line, stream)) {
        uint32_t character;
        for (const char *c = line; (character = fonts_next_character(&c)) != 0;) {
            for (int weight = 0; weight < WEIGHT_COUNT && character >= ' '; weight++) {
                if (!TTF_GlyphIsProvided32(fonts_get(fonts, weight, 16, FONT_UPRIGHT), character)) {
                    print_error("%s: no U+%04X in weight %d: %s", path, (unsigned)character, weight,
                                line);
                    missing++;
                }
            }
        }
    }
    assert_int_equal(fclose(stream), 0);
    return missing;
}

TEST_CASE(test_the_fonts_have_what_translations_need)
{
    glob_t found;
    int missing = 0;
    assert_int_equal(glob(TROUNCE_SOURCE_DIR "/po/*.po", 0, NULL, &found), 0);
    for (size_t i = 0; i < found.gl_pathc; i++) {
        missing += count_missing(found.gl_pathv[i]);
    }
    globfree(&found);
    assert_int_equal(missing, 0);
}

TEST_CASE(test_a_font_that_is_none)
{
    struct message fault;
    assert_null(fonts_new("/nowhere", &fault));
    assert_non_null(strstr(english(&fault), "/nowhere/Nunito-600.ttf"));
}
