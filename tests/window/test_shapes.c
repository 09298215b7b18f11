/* SPDX-License-Identifier: MIT */
/*
 * Bitmaps of shapes: smooth edges without foreign colours, pieces of trails that join. Leaves
 * drawing them in the window to test_canvas.c.
 */
#include "shapes.h"
#include "test.h"

#include "trounce/rival.h"

#include <math.h>

static const struct color face = {0xf7, 0xf0, 0xe1, 255};
static const struct color rim = {0xcd, 0xbe, 0x9f, 255};

/* Returns the pixel at x, y relative to the point where the bitmap is drawn; 0 outside. */
static uint32_t at(const struct bitmap *bitmap, int x, int y)
{
    x -= bitmap->left;
    y -= bitmap->top;
    if (x < 0 || y < 0 || x >= bitmap->width || y >= bitmap->height) {
        return 0;
    }
    return bitmap_row(bitmap, y)[x];
}

static int alpha_at(const struct bitmap *bitmap, int x, int y)
{
    return (int)(at(bitmap, x, y) >> 24);
}

TEST_CASE(test_a_box_has_a_face_and_a_lower_edge)
{
    struct draw_command box = {.kind = DRAW_BOX,
                               .rect = {7, 9, 60, 50},
                               .color = face,
                               .color2 = rim,
                               .radius = 10,
                               .edge = 6};
    struct bitmap bitmap;
    assert_true(shapes_make(&box, &bitmap));
    assert_int_equal(at(&bitmap, 30, 0), bitmap_pixel(face));
    assert_int_equal(at(&bitmap, 30, 43), bitmap_pixel(face));
    assert_int_equal(at(&bitmap, 30, 44), bitmap_pixel(rim));
    assert_int_equal(at(&bitmap, 30, 49), bitmap_pixel(rim));
    assert_int_equal(at(&bitmap, 0, 25), bitmap_pixel(face));
    assert_int_equal(at(&bitmap, 59, 25), bitmap_pixel(face));
    assert_int_equal(alpha_at(&bitmap, 0, 0), 0);
    assert_int_equal(alpha_at(&bitmap, 59, 49), 0);
    bitmap_deinit(&bitmap);
}

TEST_CASE(test_an_outline_is_hollow)
{
    struct draw_command box = {
        .kind = DRAW_BOX, .rect = {0, 0, 52, 40}, .color2 = rim, .radius = 14, .border = 2};
    struct bitmap bitmap;
    assert_true(shapes_make(&box, &bitmap));
    assert_int_equal(at(&bitmap, 26, 0), bitmap_pixel(rim));
    assert_int_equal(at(&bitmap, 26, 1), bitmap_pixel(rim));
    assert_int_equal(alpha_at(&bitmap, 26, 2), 0);
    assert_int_equal(at(&bitmap, 1, 20), bitmap_pixel(rim));
    assert_int_equal(alpha_at(&bitmap, 2, 20), 0);
    bitmap_deinit(&bitmap);
}

/* At any angle all edge pixels have the one colour, and many degrees of alpha: an edge without them
 * has stairs. */
TEST_CASE(test_edges_are_smooth_and_of_one_colour)
{
    for (int angle = 0; angle < 360; angle += 13) {
        struct draw_command box = {
            .kind = DRAW_BOX, .rect = {0, 0, 61, 50}, .color = face, .radius = 12, .angle = angle};
        struct bitmap bitmap;
        int degrees[256] = {0};
        assert_true(shapes_make(&box, &bitmap));
        double covered = 0;
        for (int i = 0; i < bitmap.width * bitmap.height; i++) {
            uint32_t pixel = bitmap.pixels[i];
            degrees[pixel >> 24]++;
            covered += (pixel >> 24) / 255.0;
            if (pixel >> 24) {
                assert_int_equal(pixel & 0xffffff, bitmap_pixel(face) & 0xffffff);
            }
        }
        int between = 0;
        for (int i = 1; i < 255; i++) {
            between += degrees[i] > 0;
        }
        assert_true(between > 4);
        /* The area is kept: w h - (4 - pi) r². */
        assert_true(covered > 2926.4 - 8 && covered < 2926.4 + 8);
        bitmap_deinit(&bitmap);
    }
}

TEST_CASE(test_a_quarter_turn_turns)
{
    struct draw_command box = {
        .kind = DRAW_BOX, .rect = {0, 0, 40, 40}, .color = face, .color2 = rim, .edge = 6};
    struct draw_command turned = box;
    turned.angle = 90;
    struct bitmap a;
    struct bitmap b;
    assert_true(shapes_make(&box, &a));
    assert_true(shapes_make(&turned, &b));
    assert_int_equal(at(&a, 20, 37), bitmap_pixel(rim));
    assert_int_equal(at(&b, 2, 20), bitmap_pixel(rim)); /* clockwise: the bottom goes to the left */
    assert_int_equal(at(&b, 37, 20), bitmap_pixel(face));
    bitmap_deinit(&a);
    bitmap_deinit(&b);
}

TEST_CASE(test_a_shadow_fades_outwards)
{
    struct draw_command shadow = {.kind = DRAW_SHADOW,
                                  .rect = {0, 0, 90, 70},
                                  .color = {0, 0, 0, 90},
                                  .radius = 15,
                                  .blur = 18};
    struct bitmap bitmap;
    assert_true(shapes_make(&shadow, &bitmap));
    int before = alpha_at(&bitmap, 45, 35);
    assert_int_equal(before, 90);
    for (int x = 45; x < 130; x++) {
        int now = alpha_at(&bitmap, x, 35);
        assert_true(now <= before && before - now < 6);
        assert_true(abs(now - alpha_at(&bitmap, 89 - x, 34)) <= 1);
        before = now;
    }
    assert_int_equal(before, 0);
    assert_int_in_range(alpha_at(&bitmap, 89, 35), 40, 50); /* half the alpha at the edge */
    bitmap_deinit(&bitmap);
}

static int channel(const struct bitmap *bitmap, int x, int y, int shift)
{
    return (int)(at(bitmap, x, y) >> shift & 0xff);
}

/* A wash goes through its three colours, and a turned one is the same along lines across its way.
 */
TEST_CASE(test_a_wash_goes_through_its_colours)
{
    struct draw_command wash = {.kind = DRAW_WASH,
                                .rect = {0, 0, 200, 80},
                                .color = {200, 0, 0, 255},
                                .middle = {0, 200, 0, 255},
                                .color2 = {0, 0, 200, 255},
                                .radius = 10};
    struct bitmap bitmap;
    assert_true(shapes_make(&wash, &bitmap));
    for (int x = 0; x < 200; x++) {
        int red = x < 100 ? 199 - 2 * x : 0;
        int blue = x < 100 ? 0 : 2 * x - 199;
        assert_true(abs(channel(&bitmap, x, 40, 16) - red) <= 1);
        assert_true(abs(channel(&bitmap, x, 40, 8) - (200 - red - blue)) <= 1);
        assert_true(abs(channel(&bitmap, x, 40, 0) - blue) <= 1);
    }
    assert_int_equal(alpha_at(&bitmap, 0, 0), 0);
    assert_int_equal(alpha_at(&bitmap, 199, 79), 0);
    assert_int_equal(alpha_at(&bitmap, 0, 12), 255);
    assert_int_equal(alpha_at(&bitmap, 12, 0), 255);
    bitmap_deinit(&bitmap);
    wash.angle = 45;
    assert_true(shapes_make(&wash, &bitmap));
    assert_true(channel(&bitmap, 12, 2, 16) > 150 && channel(&bitmap, 188, 78, 0) > 150);
    for (int y = 1; y < 60; y++) {
        assert_true(abs(channel(&bitmap, 100 - y, y + 10, 8) - channel(&bitmap, 90, 20, 8)) <= 1);
    }
    bitmap_deinit(&bitmap);
}

TEST_CASE(test_a_hollow_is_darkest_above)
{
    struct draw_command hollow = {.kind = DRAW_HOLLOW,
                                  .rect = {0, 0, 120, 100},
                                  .color = {200, 200, 200, 255},
                                  .color2 = {0, 0, 0, 128},
                                  .radius = 20,
                                  .blur = 12};
    struct bitmap bitmap;
    assert_true(shapes_make(&hollow, &bitmap));
    int top = (int)(at(&bitmap, 60, 1) & 0xff);
    int bottom = (int)(at(&bitmap, 60, 98) & 0xff);
    assert_true(top < bottom);
    assert_int_equal(at(&bitmap, 60, 50), 0xffc8c8c8);
    assert_int_equal(alpha_at(&bitmap, 0, 0), 0);
    bitmap_deinit(&bitmap);
}

/* Two neighbours' pieces laid over each other cover the line between the two middles exactly once,
 * so that a translucent trail is nowhere darker. */
TEST_CASE(test_pieces_of_a_trail_join)
{
    static const int ways[DIRECTION_NONE][2] = {{0, -1}, {1, -1}, {1, 0},  {1, 1},
                                                {0, 1},  {-1, 1}, {-1, 0}, {-1, -1}};
    for (int mode = 0; mode < DIRECTION_NONE; mode++) {
        for (int pitch = 40; pitch < 43; pitch++) {
            struct draw_command from = {.kind = DRAW_TRAIL,
                                        .rect = {0, 0, pitch, pitch},
                                        .color = face,
                                        .size = 9,
                                        .from = DIRECTION_NONE,
                                        .to = (enum direction)mode};
            struct draw_command to = from;
            to.from = (enum direction)((mode + 4) % 8);
            to.to = DIRECTION_NONE;
            struct bitmap a;
            struct bitmap b;
            assert_true(shapes_make(&from, &a));
            assert_true(shapes_make(&to, &b));
            int dx = ways[mode][0] * pitch;
            int dy = ways[mode][1] * pitch;
            for (int step = 0; step <= 2 * pitch; step++) {
                int x = (int)(dx * step / (2.0 * pitch));
                int y = (int)(dy * step / (2.0 * pitch));
                int both = alpha_at(&a, x, y) + alpha_at(&b, x - dx, y - dy);
                assert_int_in_range(both, 253, 257);
            }
            bitmap_deinit(&a);
            bitmap_deinit(&b);
        }
    }
}

TEST_CASE(test_an_arrow_points)
{
    struct draw_command arrow = {.kind = DRAW_ARROW, .color = face, .size = 20};
    struct bitmap bitmap;
    for (arrow.angle = 0; arrow.angle < 360; arrow.angle += 90) {
        assert_true(shapes_make(&arrow, &bitmap));
        int ahead = 0;
        int behind = 0;
        for (int side = -12; side <= 12; side++) { /* across, near the tip and near the base */
            static const int turns[4][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
            const int *turn = turns[arrow.angle / 90];
            ahead += alpha_at(&bitmap, 7 * turn[0] - side * turn[1], 7 * turn[1] + side * turn[0]);
            behind +=
                alpha_at(&bitmap, -7 * turn[0] - side * turn[1], -7 * turn[1] + side * turn[0]);
        }
        assert_true(ahead > 0 && ahead * 3 < behind);
        bitmap_deinit(&bitmap);
    }
}

/* A line has its full width all along, in any direction, round ends and smooth edges. */
TEST_CASE(test_a_line_goes_from_point_to_point)
{
    static const int ways[][2] = {{40, 0}, {0, 33}, {30, 40}, {-30, 17}, {25, -60}, {-12, -9}};
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        struct draw_command line = {
            .kind = DRAW_LINE, .rect = {5, 6, ways[i][0], ways[i][1]}, .color = face, .size = 8};
        struct rect bounds = shapes_bounds(&line);
        struct bitmap bitmap;
        assert_true(shapes_make(&line, &bitmap));
        assert_int_equal(bounds.x - 5, bitmap.left);
        assert_int_equal(bounds.h, bitmap.height);
        double covered = 0;
        int between = 0;
        for (int k = 0; k < bitmap.width * bitmap.height; k++) {
            uint32_t pixel = bitmap.pixels[k];
            covered += (pixel >> 24) / 255.0;
            between += pixel >> 24 > 0 && pixel >> 24 < 255;
            assert_true(!(pixel >> 24) || (pixel & 0xffffff) == (bitmap_pixel(face) & 0xffffff));
        }
        double length = sqrt(ways[i][0] * ways[i][0] + ways[i][1] * ways[i][1]);
        double area = 8 * length + 3.14159 * 16;
        assert_true(covered > area * 0.98 && covered < area * 1.02);
        assert_true(between > 8);
        assert_int_equal(alpha_at(&bitmap, 0, 0), 255);
        assert_int_equal(alpha_at(&bitmap, ways[i][0], ways[i][1]), 255);
        for (int x = 0; x < bitmap.width; x++) { /* nothing is clipped */
            assert_int_equal(bitmap_row(&bitmap, 0)[x], 0);
            assert_int_equal(bitmap_row(&bitmap, bitmap.height - 1)[x], 0);
        }
        bitmap_deinit(&bitmap);
    }
    struct draw_command dot = {.kind = DRAW_LINE, .rect = {0, 0, 0, 0}, .color = face, .size = 6};
    struct bitmap bitmap;
    assert_true(shapes_make(&dot, &bitmap));
    assert_int_equal(alpha_at(&bitmap, 0, 0), 255);
    bitmap_deinit(&bitmap);
}

/* One point is straight up, left mirrors right, and the points reach as far as `size` says, with
 * gaps between them. */
TEST_CASE(test_a_star_has_five_points)
{
    for (int size = 16; size < 90; size += 9) {
        struct draw_command star = {
            .kind = DRAW_STAR, .rect = {50, 60, 0, 0}, .color = face, .size = size};
        struct rect bounds = shapes_bounds(&star);
        struct bitmap bitmap;
        assert_true(shapes_make(&star, &bitmap));
        assert_int_equal(bounds.x - 50, bitmap.left);
        assert_int_equal(bounds.h, bitmap.height);
        int between = 0;
        for (int y = 0; y < bitmap.height; y++) {
            for (int x = 0; x < bitmap.width; x++) {
                uint32_t pixel = bitmap_row(&bitmap, y)[x];
                uint32_t mirrored = bitmap_row(&bitmap, y)[bitmap.width - 1 - x];
                between += pixel >> 24 > 0 && pixel >> 24 < 255;
                assert_true(abs((int)(pixel >> 24) - (int)(mirrored >> 24)) <= 1);
                assert_true(!(pixel >> 24) ||
                            (pixel & 0xffffff) == (bitmap_pixel(face) & 0xffffff));
            }
        }
        assert_true(between > 8);
        for (int i = 0; i < 10; i++) {
            double angle = i * 3.14159265 / 5;
            int reach = i % 2 == 0 ? size / 2 - 3 : size * 2 / 5;
            int x = (int)lround(sin(angle) * reach);
            int y = (int)lround(-cos(angle) * reach);
            assert_int_equal(alpha_at(&bitmap, x, y) > 128, i % 2 == 0);
        }
        assert_int_equal(alpha_at(&bitmap, 0, 0), 255);
        bitmap_deinit(&bitmap);
    }
}

TEST_CASE(test_an_arc_ends_where_it_should)
{
    for (int begin = 0; begin < 360; begin += 45) {
        struct draw_command arc = {.kind = DRAW_ARC,
                                   .rect = {50, 60, 0, 0},
                                   .color = face,
                                   .radius = 40,
                                   .size = 9,
                                   .angle = begin,
                                   .sweep = 90};
        struct bitmap bitmap;
        assert_true(shapes_make(&arc, &bitmap));
        for (int i = -3; i <= 12; i++) {
            double angle = (begin + i * 10) * 3.14159265 / 180;
            int alpha =
                alpha_at(&bitmap, (int)lround(cos(angle) * 40), (int)lround(sin(angle) * 40));
            if (i >= 0 && i <= 9) {
                assert_int_equal(alpha, 255);
            } else if (i < -1 || i > 10) { /* past the round end */
                assert_int_equal(alpha, 0);
            }
        }
        bitmap_deinit(&bitmap);
    }
}

/* No part of a face is cut off, and at 28 px every face in every mood differs from the others. */
TEST_CASE(test_faces_are_complete_and_differ)
{
    struct bitmap faces[FACE_MOOD_COUNT * (RIVAL_LADDER + 1)] = {{0}};
    int count = 0;
    for (int level = 0; level <= RIVAL_LADDER; level++) {
        for (int mood = 0; mood < FACE_MOOD_COUNT; mood++, count++) {
            struct draw_command command = {.kind = DRAW_FACE,
                                           .rect = {3, 4, 28, 28},
                                           .face = level,
                                           .mood = (enum face_mood)mood};
            struct bitmap *bitmap = &faces[count];
            assert_true(shapes_make(&command, bitmap));
            for (int i = 0; i < bitmap->width; i++) {
                assert_int_equal(bitmap_row(bitmap, 0)[i] >> 24, 0);
                assert_int_equal(bitmap_row(bitmap, bitmap->height - 1)[i] >> 24, 0);
                assert_int_equal(bitmap_row(bitmap, i)[0] >> 24, 0);
                assert_int_equal(bitmap_row(bitmap, i)[bitmap->width - 1] >> 24, 0);
            }
            for (int other = 0; other < count; other++) {
                int differ = 0;
                for (int i = 0; i < bitmap->width * bitmap->height; i++) {
                    differ += bitmap->pixels[i] != faces[other].pixels[i];
                }
                assert_true(differ > 28 * 28 / 10);
            }
        }
    }
    while (count > 0) {
        bitmap_deinit(&faces[--count]);
    }
}

/* A tint changes colours only: an opaque one leaves a silhouette, another one a paler face. */
TEST_CASE(test_a_face_is_tinted)
{
    struct draw_command command = {.kind = DRAW_FACE, .rect = {0, 0, 40, 40}, .face = RIVAL_EXPERT};
    struct bitmap plain;
    assert_true(shapes_make(&command, &plain));
    for (int alpha = 128; alpha <= 255; alpha += 127) {
        struct bitmap bitmap;
        command.color = (struct color){10, 20, 30, (uint8_t)alpha};
        assert_true(shapes_make(&command, &bitmap));
        for (int i = 0; i < bitmap.width * bitmap.height; i++) {
            int before = (int)(plain.pixels[i] & 0xff);
            int blue = (int)(bitmap.pixels[i] & 0xff);
            assert_int_equal(bitmap.pixels[i] >> 24, plain.pixels[i] >> 24);
            if (plain.pixels[i] >> 24 > 0) {
                assert_int_in_range(blue, alpha == 255 ? 30 : (before + 30) / 2 - 1,
                                    alpha == 255 ? 30 : (before + 30) / 2 + 1);
            }
        }
        bitmap_deinit(&bitmap);
    }
    bitmap_deinit(&plain);
}

TEST_CASE(test_bounds_hold_the_shape)
{
    for (int angle = 0; angle < 360; angle += 7) {
        struct draw_command box = {
            .kind = DRAW_BOX, .rect = {3, -8, 35, 64}, .color = face, .angle = angle};
        struct rect bounds = shapes_bounds(&box);
        struct bitmap bitmap;
        assert_true(shapes_make(&box, &bitmap));
        assert_int_equal(bounds.w, bitmap.width);
        assert_int_equal(bounds.x, 3 + bitmap.left);
        for (int x = 0; angle % 90 && x < bitmap.width; x++) {
            assert_int_equal(bitmap_row(&bitmap, 0)[x], 0);
            assert_int_equal(bitmap_row(&bitmap, bitmap.height - 1)[x], 0);
        }
        bitmap_deinit(&bitmap);
    }
    struct draw_command nothing = {.kind = DRAW_BOX, .rect = {0, 0, 0, 9}, .color = face};
    assert_int_equal(shapes_bounds(&nothing).h, 0);
}

/* The ground shows no bands: the mean over 8 × 8 pixels changes by about one level at most. */
TEST_CASE(test_the_ground_has_no_bands)
{
    struct draw_command ground = {
        .kind = DRAW_GROUND, .color = {28, 70, 80, 255}, .color2 = {16, 40, 46, 255}};
    struct bitmap bitmap;
    assert_true(bitmap_init(&bitmap, 640, 8, 0, 160));
    shapes_paint_ground(&ground, 400, &bitmap);
    double before = 0;
    for (int x = 0; x + 8 <= 640; x += 8) {
        double sum = 0;
        for (int i = 0; i < 64; i++) {
            sum += (bitmap_row(&bitmap, i / 8)[x + i % 8] >> 8 & 0xff) / 64.0;
        }
        if (x) {
            assert_true(sum - before < 1.2 && before - sum < 1.2);
        }
        before = sum;
    }
    /* One colour in the middle, the other at the side. */
    assert_int_in_range(bitmap_row(&bitmap, 0)[320] >> 8 & 0xff, 69, 71);
    assert_int_in_range(bitmap_row(&bitmap, 0)[0] >> 8 & 0xff, 40, 43);
    bitmap_deinit(&bitmap);
}
