/* SPDX-License-Identifier: MIT */
/*
 * Draws the faces of the rivals from simple shapes, in a square of 120 units. Each is recognised by
 * its outline as well as by its shade of lilac, at 28 pixels too.
 */
#include "faces.h"

#include "vector.h"

#include "trounce/rival.h"

#include <stdio.h>

#define SIDE      120.0F
#define PATH_SIZE 192

#define RGB(hex)                                                                                   \
    {                                                                                              \
        (hex) >> 16 & 0xff, (hex) >> 8 & 0xff, (hex)&0xff, 0xff                                    \
    }

static const struct color ink = RGB(0x241C4A);
static const struct color light = RGB(0xFBF8FF);
static const struct color pale = RGB(0xDCD3FF);
static const struct color lilac = RGB(0xB7A3FF);
static const struct color lens = RGB(0xEFEAFF);
static const struct color cap = RGB(0x5843AC);
static const struct color hair = RGB(0x6450B8);
static const struct color sweat = RGB(0xEDE8FF);

/* The body of a face, its lower edge, and a shade between. */
static const struct shades {
    struct color body, edge, shade;
} shades[] = {
    [RIVAL_NOVICE] = {RGB(0xDCD3FF), RGB(0xA898E8), RGB(0xBFB0F7)},
    [RIVAL_SCHOLAR] = {RGB(0xB7A3FF), RGB(0x7A66C9), RGB(0x9A84EE)},
    [RIVAL_EXPERT] = {RGB(0x9A82F4), RGB(0x5F4BB5), RGB(0x7E67DA)},
    [RIVAL_MERCILESS] = {RGB(0x6F55DC), RGB(0x40309A), RGB(0x553EBB)},
    [RIVAL_LADDER] = {RGB(0xA18AF6), RGB(0x7A66C9), RGB(0xA18AF6)},
};

/* --- parts --- */

static void dot(struct vector *v, float x, float y, float radius, struct color color)
{
    vector_ellipse(v, x, y, radius, radius, color);
}

/* An eye whose pupil is off its middle by (dx, dy). */
static void eye(struct vector *v, float x, float y, float radius, float dx, float dy, float pupil)
{
    dot(v, x, y, radius, light);
    dot(v, x + dx, y + dy, pupil, ink);
    dot(v, x + dx - radius * 0.2F, y + dy - radius * 0.22F, radius * 0.17F, light);
}

static void eyes(struct vector *v, float left, float right, float y, float radius, float dx,
                 float dy, float pupil)
{
    eye(v, left, y, radius, dx, dy, pupil);
    eye(v, right, y, radius, dx, dy, pupil);
}

/* Two closed eyes that smile. */
static void happy_eyes(struct vector *v, float left, float right, float y, float radius)
{
    for (int i = 0; i < 2; i++) {
        char path[PATH_SIZE];
        float x = i ? right : left;
        (void)snprintf(path, sizeof path, "M%d %dQ%d %d %d %d", (int)(x - radius),
                       (int)(y + radius * 0.45F), (int)x, (int)(y - radius * 1.15F),
                       (int)(x + radius), (int)(y + radius * 0.45F));
        vector_line(v, path, 5.5F, ink);
    }
}

static void body(struct vector *v, const struct shades *s, float x, float y, float w, float h,
                 float radius)
{
    vector_box(v, x, y + 6.0F, w, h, radius, s->edge);
    vector_box(v, x, y, w, h, radius, s->body);
}

static void leaf(struct vector *v, float x, float y, float rx, float degrees, struct color color)
{
    struct vector_matrix before = v->matrix;
    vector_turn(v, degrees, x, y);
    vector_ellipse(v, x, y, rx, 6.0F, color);
    v->matrix = before;
}

static void drop(struct vector *v, const struct shades *s, int x, int y)
{
    char path[PATH_SIZE];
    (void)snprintf(path, sizeof path, "M%d %dC%d %d %d %d %d %dC%d %d %d %d %d %dZ", x, y - 10,
                   x + 9, y + 1, x + 8, y + 9, x, y + 9, x - 8, y + 9, x - 9, y + 1, x, y - 10);
    vector_fill(v, path, sweat);
    vector_line(v, path, 2.0F, s->edge);
}

/* --- the five --- */

static void draw_novice(struct vector *v, const struct shades *s, enum face_mood mood)
{
    if (mood == FACE_BEATEN) {
        vector_line(v, "M60 20C59 14 56 11 53 9", 5.0F, s->edge);
        leaf(v, 44.0F, 13.0F, 11.0F, 38.0F, s->shade);
        leaf(v, 63.0F, 12.0F, 10.0F, 62.0F, s->shade);
    } else {
        float spread = mood == FACE_PLEASED ? 8.0F : 22.0F;
        vector_line(v, "M60 22V9", 5.0F, s->edge);
        leaf(v, 49.0F, 9.0F, 11.0F, spread, s->shade);
        leaf(v, 71.0F, 9.0F, 11.0F, -spread, s->shade);
    }
    body(v, s, 14.0F, 20.0F, 92.0F, 88.0F, 44.0F);
    dot(v, 29.0F, 78.0F, 8.0F, s->shade);
    dot(v, 91.0F, 78.0F, 8.0F, s->shade);
    switch (mood) {
    case FACE_PLEASED:
        happy_eyes(v, 42.0F, 78.0F, 58.0F, 10.0F);
        vector_fill(v, "M44 76H76C75 92 66 96 60 96C54 96 45 92 44 76Z", ink);
        vector_fill(v, "M52 90C56 86 64 86 68 90C65 95 55 95 52 90Z", lilac);
        break;
    case FACE_BEATEN:
        eyes(v, 42.0F, 78.0F, 62.0F, 11.0F, -1.0F, 5.0F, 6.0F);
        vector_line(v, "M31 47L46 42", 4.5F, ink);
        vector_line(v, "M89 47L74 42", 4.5F, ink);
        vector_line(v, "M50 88Q60 79 70 88", 5.0F, ink);
        break;
    default:
        eyes(v, 42.0F, 78.0F, 58.0F, 12.0F, -4.0F, 1.0F, 6.6F);
        dot(v, 60.0F, 83.0F, 5.5F, ink);
    }
}

static void draw_cap(struct vector *v, const struct shades *s)
{
    vector_fill(v, "M34 22V31C34 37 86 37 86 31V22Z", s->edge);
    vector_fill(v, "M60 1L104 15.5Q107 17 104 18.5L63 32Q60 33 57 32L16 18.5Q13 17 16 15.5L60 1Z",
                cap);
    vector_line(v, "M100 17V33", 4.0F, pale);
    dot(v, 100.0F, 37.0F, 5.0F, pale);
}

static void draw_scholar(struct vector *v, const struct shades *s, enum face_mood mood)
{
    struct vector_matrix upright = v->matrix;
    body(v, s, 12.0F, 22.0F, 96.0F, 86.0F, 24.0F);
    if (mood == FACE_BEATEN) {
        vector_turn(v, -7.0F, 60.0F, 62.0F);
    }
    for (int i = 0; i < 2; i++) {
        dot(v, i ? 82.0F : 38.0F, 62.0F, 19.0F, mood == FACE_PLEASED ? pale : lens);
        vector_ring(v, i ? 82.0F : 38.0F, 62.0F, 19.0F, 5.0F, ink);
    }
    vector_line(v, "M57 60Q60 57 63 60", 5.0F, ink);
    switch (mood) {
    case FACE_PLEASED:
        happy_eyes(v, 38.0F, 82.0F, 62.0F, 9.0F);
        vector_line(v, "M46 91Q60 104 74 91", 5.5F, ink);
        break;
    case FACE_BEATEN:
        dot(v, 38.0F, 69.0F, 6.0F, ink);
        dot(v, 82.0F, 69.0F, 6.0F, ink);
        v->matrix = upright;
        vector_line(v, "M46 97Q52 90 59 96T74 95", 5.0F, ink);
        vector_turn(v, -13.0F, 60.0F, 20.0F);
        break;
    default:
        for (int i = 0; i < 2; i++) {
            dot(v, i ? 77.0F : 35.0F, 63.0F, 7.0F, ink);
            dot(v, i ? 75.0F : 33.0F, 60.0F, 2.2F, light);
        }
        vector_line(v, "M53 95H67", 5.0F, ink);
    }
    draw_cap(v, s);
    v->matrix = upright;
}

/* It hangs below the body: its edge sets it off a light ground. */
static void draw_tie(struct vector *v, const struct shades *s)
{
    static const char *const wings[] = {"M60 104L36 93Q32 92 32 96V112Q32 116 36 115Z",
                                        "M60 104L84 93Q88 92 88 96V112Q88 116 84 115Z"};
    for (int i = 0; i < 2; i++) {
        vector_line(v, wings[i], 5.0F, s->edge);
        vector_fill(v, wings[i], pale);
    }
    dot(v, 60.0F, 104.0F, 10.0F, s->edge);
    dot(v, 60.0F, 104.0F, 7.5F, lilac);
}

static void draw_expert(struct vector *v, const struct shades *s, enum face_mood mood)
{
    struct vector_matrix upright = v->matrix;
    body(v, s, 18.0F, 6.0F, 84.0F, 98.0F, 38.0F);
    vector_fill(v,
                "M18 47V44C18 23 35 6 56 6H64C85 6 102 23 102 44V47C88 24 74 28 60 28C46 28 32 24 "
                "18 47Z",
                hair);
    switch (mood) {
    case FACE_PLEASED:
        happy_eyes(v, 42.0F, 78.0F, 54.0F, 10.0F);
        vector_line(v, "M31 37L52 34", 5.0F, ink);
        vector_line(v, "M68 34L89 37", 5.0F, ink);
        vector_fill(v, "M43 70H77C76 83 68 87 60 87C52 87 44 83 43 70Z", ink);
        vector_fill(v, "M46 70H74V75H46Z", light);
        break;
    case FACE_BEATEN:
        eyes(v, 42.0F, 78.0F, 52.0F, 12.0F, 0.0F, 2.0F, 4.5F);
        vector_line(v, "M30 38L50 33", 5.0F, ink);
        vector_line(v, "M90 38L70 33", 5.0F, ink);
        vector_ellipse(v, 60.0F, 79.0F, 8.0F, 6.0F, ink);
        vector_turn(v, 16.0F, 60.0F, 104.0F);
        break;
    default:
        eyes(v, 42.0F, 78.0F, 51.0F, 12.0F, -4.0F, 4.0F, 6.6F);
        vector_fill(v, "M28 50C28 42 34 36 42 36C50 36 56 42 56 50Z", s->shade);
        vector_fill(v, "M64 50C64 42 70 36 78 36C86 36 92 42 92 50Z", s->shade);
        vector_line(v, "M29 50H56", 4.0F, ink);
        vector_line(v, "M64 50H91", 4.0F, ink);
        vector_line(v, "M30 38L53 36", 5.0F, ink);
        vector_line(v, "M67 32L90 35", 5.0F, ink);
        vector_line(v, "M51 76Q62 79 70 73", 5.0F, ink);
    }
    draw_tie(v, s);
    v->matrix = upright;
}

static void draw_merciless(struct vector *v, const struct shades *s, enum face_mood mood)
{
    if (mood == FACE_BEATEN) {
        vector_fill(v, "M22 34C8 34 2 40 1 50C-1 36 6 22 24 20Z", s->shade);
        vector_fill(v, "M98 34C112 34 118 40 119 50C121 36 114 22 96 20Z", s->shade);
    } else {
        vector_fill(v, "M16 40C8 28 8 14 13 3Q15 0 17 3C22 14 32 18 42 20Z", s->shade);
        vector_fill(v, "M104 40C112 28 112 14 107 3Q105 0 103 3C98 14 88 18 78 20Z", s->shade);
    }
    body(v, s, 12.0F, 18.0F, 96.0F, 90.0F, 20.0F);
    if (mood == FACE_BEATEN) {
        eyes(v, 38.0F, 82.0F, 60.0F, 14.0F, 0.0F, 3.0F, 5.0F);
        vector_line(v, "M24 42L46 37", 5.5F, light);
        vector_line(v, "M96 42L74 37", 5.5F, light);
        vector_line(v, "M40 93Q46 85 53 91T67 91T80 91", 5.5F, light);
        return;
    }
    vector_fill(v, "M20 46L53 58C52 70 44 75 36 74C26 73 20 62 20 46Z", light);
    vector_fill(v, "M100 46L67 58C68 70 76 75 84 74C94 73 100 62 100 46Z", light);
    if (mood == FACE_WAITING) {
        dot(v, 36.0F, 64.0F, 6.5F, ink);
        dot(v, 80.0F, 64.0F, 6.5F, ink);
        vector_line(v, "M42 91H78", 6.0F, light);
        return;
    }
    dot(v, 38.0F, 63.0F, 5.5F, ink);
    dot(v, 82.0F, 63.0F, 5.5F, ink);
    vector_fill(v, "M26 80H94Q94 102 60 102Q26 102 26 80Z", ink);
    static const float teeth[] = {31.0F, 46.0F, 62.0F, 77.0F};
    for (int i = 0; i < 4; i++) {
        vector_box(v, teeth[i], 80.0F, 12.0F, 11.5F, 3.0F, light);
    }
}

static void draw_match(struct vector *v, const struct shades *s, enum face_mood mood)
{
    vector_line(v, "M60 18V8", 5.0F, s->edge);
    dot(v, 60.0F, 8.0F, 7.5F, pale);
    body(v, s, 12.0F, 20.0F, 96.0F, 84.0F, 26.0F);
    vector_fill(v, "M60 20H38C23.6 20 12 31.6 12 46V78C12 92.4 23.6 104 38 104H60Z", pale);
    switch (mood) {
    case FACE_PLEASED:
        happy_eyes(v, 40.0F, 80.0F, 54.0F, 11.0F);
        vector_line(v, "M42 76Q60 90 78 76", 5.5F, ink);
        vector_line(v, "M47 87Q60 98 73 87", 5.5F, ink);
        break;
    case FACE_BEATEN:
        eyes(v, 40.0F, 80.0F, 56.0F, 12.0F, 0.0F, 5.0F, 5.5F);
        vector_line(v, "M28 41L46 37", 4.5F, ink);
        vector_line(v, "M92 41L74 37", 4.5F, ink);
        vector_line(v, "M44 83Q50 76 57 81T76 80", 5.5F, ink);
        vector_line(v, "M47 93Q53 87 59 92T73 91", 5.5F, ink);
        break;
    default:
        eyes(v, 40.0F, 80.0F, 53.0F, 13.0F, -4.0F, 1.0F, 7.1F);
        vector_line(v, "M46 79H74", 5.5F, ink);
        vector_line(v, "M46 90H74", 5.5F, ink);
    }
}

/* Takes every pixel as far to the command's colour as that is opaque. */
static void tint(const struct draw_command *command, struct bitmap *bitmap)
{
    struct color to = command->color;
    float cover = (float)to.a / 255.0F;
    to.a = 255;
    for (long i = 0; i < (long)bitmap->width * bitmap->height; i++) {
        uint32_t pixel = bitmap->pixels[i];
        struct color from = {pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff, 255};
        bitmap->pixels[i] =
            (bitmap_mix(from, 1.0F - cover, to, cover) & 0xffffff) | (pixel & 0xff000000);
    }
}

bool faces_make(const struct draw_command *command, struct bitmap *bitmap)
{
    static void (*const draws[])(struct vector *, const struct shades *, enum face_mood) = {
        [RIVAL_NOVICE] = draw_novice, [RIVAL_SCHOLAR] = draw_scholar,
        [RIVAL_EXPERT] = draw_expert, [RIVAL_MERCILESS] = draw_merciless,
        [RIVAL_LADDER] = draw_match,
    };
    static const float leans[FACE_MOOD_COUNT] = {
        [FACE_WAITING] = 0.0F, [FACE_PLEASED] = -4.0F, [FACE_BEATEN] = 6.0F};
    const struct shades *s = &shades[command->face];
    struct vector vector;
    if (!vector_init(&vector, bitmap, (float)command->rect.w, SIDE)) {
        return false;
    }
    vector_turn(&vector, leans[command->mood], 60.0F, 70.0F);
    draws[command->face](&vector, s, command->mood);
    if (command->mood == FACE_BEATEN) {
        drop(&vector, s, command->face == RIVAL_MERCILESS ? 112 : 104,
             command->face == RIVAL_NOVICE ? 44 : 66);
    }
    vector_deinit(&vector);
    if (command->color.a > 0) {
        tint(command, bitmap);
    }
    return true;
}

struct rect faces_bounds(const struct draw_command *command)
{
    struct rect rect = command->rect;
    int margin = rect.w / 10 + 1;
    return rect.w <= 0 ? (struct rect){0}
                       : (struct rect){rect.x - margin, rect.y - margin, rect.w + 2 * margin,
                                       rect.h + 2 * margin};
}
