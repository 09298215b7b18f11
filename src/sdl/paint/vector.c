/* SPDX-License-Identifier: MIT */
/*
 * Flattens paths to polygons, and covers pixels: areas by the exact width of four scan lines a row,
 * lines by the distance to them.
 */
#include "vector.h"

#include "trounce/memory.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define CURVE_STEPS  12
#define CIRCLE_STEPS 48
#define SCANS        4 /* a row */
#define CROSSINGS    32

bool vector_init(struct vector *vector, struct bitmap *bitmap, float side, float size)
{
    float scale = side / size;
    *vector = (struct vector){
        .bitmap = bitmap,
        .row = memory_new((size_t)bitmap->width, sizeof *vector->row),
        .matrix = {scale, 0.0F, 0.0F, scale, (float)-bitmap->left, (float)-bitmap->top},
    };
    return vector->row;
}

void vector_deinit(struct vector *vector)
{
    memory_free(vector->row);
}

void vector_turn(struct vector *vector, float degrees, float x, float y)
{
    struct vector_matrix m = vector->matrix;
    float sine = sinf(degrees * PI_F / 180.0F);
    float cosine = cosf(degrees * PI_F / 180.0F);
    float dx = x - x * cosine + y * sine;
    float dy = y - x * sine - y * cosine;
    vector->matrix = (struct vector_matrix){
        .a = m.a * cosine + m.c * sine,
        .b = m.b * cosine + m.d * sine,
        .c = m.c * cosine - m.a * sine,
        .d = m.d * cosine - m.b * sine,
        .e = m.a * dx + m.c * dy + m.e,
        .f = m.b * dx + m.d * dy + m.f,
    };
}

/* --- flattening --- */

static void add_point(struct vector *vector, float x, float y)
{
    const struct vector_matrix *m = &vector->matrix;
    if (vector->count < VECTOR_POINTS_MAX) {
        vector->points[vector->count++] =
            (struct point){m->a * x + m->c * y + m->e, m->b * x + m->d * y + m->f};
    }
}

/* Adds a cubic curve from `at`. */
static void add_curve(struct vector *vector, struct point at, struct point c1, struct point c2,
                      struct point to)
{
    for (int i = 1; i <= CURVE_STEPS; i++) {
        float t = (float)i / (float)CURVE_STEPS;
        float u = 1.0F - t;
        float w[4] = {u * u * u, 3.0F * u * u * t, 3.0F * u * t * t, t * t * t};
        add_point(vector, w[0] * at.x + w[1] * c1.x + w[2] * c2.x + w[3] * to.x,
                  w[0] * at.y + w[1] * c1.y + w[2] * c2.y + w[3] * to.y);
    }
}

static struct point part_way(struct point from, struct point to, float part)
{
    return (struct point){from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
}

/* Adds a quadratic curve, which is a cubic one with its controls at two thirds of the way. */
static void add_quadratic(struct vector *vector, struct point at, struct point control,
                          struct point to)
{
    add_curve(vector, at, part_way(at, control, 2.0F / 3.0F), part_way(to, control, 2.0F / 3.0F),
              to);
}

/* Reads the next number of a path: not by strtof, whose decimal point depends on the locale. */
static float number(const char **path)
{
    const char *at = *path + strspn(*path, " ");
    bool negative = *at == '-';
    float value = 0.0F;
    float unit = 1.0F;
    bool fraction = false;
    for (at += negative; (*at >= '0' && *at <= '9') || *at == '.'; at++) {
        if (*at == '.') {
            fraction = true;
            continue;
        }
        unit /= fraction ? 10.0F : 1.0F;
        value = fraction ? value + (float)(*at - '0') * unit : value * 10.0F + (float)(*at - '0');
    }
    *path = at;
    return negative ? -value : value;
}

static struct point pair(const char **path)
{
    float x = number(path);
    return (struct point){x, number(path)};
}

/* Makes the points of a path; returns whether it is closed. */
static bool flatten(struct vector *vector, const char *path)
{
    struct point at = {0.0F, 0.0F};
    struct point control = at;
    vector->count = 0;
    while (*path) {
        char command = *path++;
        struct point to = at;
        switch (command) {
        case 'M':
        case 'L':
            to = pair(&path);
            add_point(vector, to.x, to.y);
            break;
        case 'H':
            to.x = number(&path);
            add_point(vector, to.x, to.y);
            break;
        case 'V':
            to.y = number(&path);
            add_point(vector, to.x, to.y);
            break;
        case 'Q':
            control = pair(&path);
            to = pair(&path);
            add_quadratic(vector, at, control, to);
            break;
        case 'T':
            control = (struct point){2.0F * at.x - control.x, 2.0F * at.y - control.y};
            to = pair(&path);
            add_quadratic(vector, at, control, to);
            break;
        case 'C': {
            struct point first = pair(&path);
            struct point second = pair(&path);
            to = pair(&path);
            add_curve(vector, at, first, second, to);
            break;
        }
        default: /* the end */
            return true;
        }
        at = to;
    }
    return false;
}

/* --- covering --- */

/* Draws what the row covers over the row of the picture. */
static void paint_row(struct vector *vector, int y, int from, int to, struct color color)
{
    uint32_t *row = bitmap_row(vector->bitmap, y);
    for (int x = from; x < to; x++) {
        float over = clamp(vector->row[x], 0.0F, 1.0F);
        vector->row[x] = 0.0F;
        if (over > 0.0F) {
            struct color under = {(uint8_t)(row[x] >> 16), (uint8_t)(row[x] >> 8), (uint8_t)row[x],
                                  (uint8_t)(row[x] >> 24)};
            row[x] = bitmap_mix(color, over, under, 1.0F - over);
        }
    }
}

/* Finds the pixels that the points may touch, with a margin; clipped to the picture. */
static struct rect touched(const struct vector *vector, float margin)
{
    struct point low = vector->points[0];
    struct point high = low;
    for (int i = 1; i < vector->count; i++) {
        struct point p = vector->points[i];
        low = (struct point){fminf(low.x, p.x), fminf(low.y, p.y)};
        high = (struct point){fmaxf(high.x, p.x), fmaxf(high.y, p.y)};
    }
    int left = (int)clamp(floorf(low.x - margin), 0.0F, (float)vector->bitmap->width);
    int top = (int)clamp(floorf(low.y - margin), 0.0F, (float)vector->bitmap->height);
    int right = (int)clamp(ceilf(high.x + margin), 0.0F, (float)vector->bitmap->width);
    int bottom = (int)clamp(ceilf(high.y + margin), 0.0F, (float)vector->bitmap->height);
    return (struct rect){left, top, right - left, bottom - top};
}

/* Covers the pixels from x = `from` to `to` by one scan. */
static void cover_span(float *row, float from, float to, int width)
{
    from = clamp(from, 0.0F, (float)width);
    to = clamp(to, 0.0F, (float)width);
    for (int x = (int)from; (float)x < to; x++) {
        float left = fmaxf(from, (float)x);
        float right = fminf(to, (float)x + 1.0F);
        row[x] += (right - left) / (float)SCANS;
    }
}

static int by_value(const void *a, const void *b)
{
    float left = *(const float *)a;
    float right = *(const float *)b;
    return (left > right) - (left < right);
}

static void cover_scan(struct vector *vector, float y)
{
    float crossings[CROSSINGS];
    int count = 0;
    for (int i = 0; i < vector->count && count < CROSSINGS; i++) {
        struct point a = vector->points[i];
        struct point b = vector->points[(i + 1) % vector->count];
        if ((a.y <= y) != (b.y <= y)) {
            crossings[count++] = a.x + (y - a.y) * (b.x - a.x) / (b.y - a.y);
        }
    }
    qsort(crossings, (size_t)count, sizeof *crossings, by_value);
    for (int i = 0; i + 1 < count; i += 2) {
        cover_span(vector->row, crossings[i], crossings[i + 1], vector->bitmap->width);
    }
}

static void fill_points(struct vector *vector, struct color color)
{
    struct rect area = touched(vector, 1.0F);
    for (int y = area.y; y < area.y + area.h; y++) {
        for (int scan = 0; scan < SCANS; scan++) {
            cover_scan(vector, (float)y + ((float)scan + 0.5F) / (float)SCANS);
        }
        paint_row(vector, y, area.x, area.x + area.w, color);
    }
}

static float segment_distance(struct point p, struct point a, struct point b)
{
    struct point way = {b.x - a.x, b.y - a.y};
    float square = way.x * way.x + way.y * way.y;
    float part = square > 0.0F ? ((p.x - a.x) * way.x + (p.y - a.y) * way.y) / square : 0.0F;
    struct point nearest = part_way(a, b, clamp(part, 0.0F, 1.0F));
    return hypotf(p.x - nearest.x, p.y - nearest.y);
}

static void line_points(struct vector *vector, float width, struct color color)
{
    float half = width * hypotf(vector->matrix.a, vector->matrix.b) / 2.0F;
    struct rect area = touched(vector, half + 1.0F);
    for (int y = area.y; y < area.y + area.h; y++) {
        for (int x = area.x; x < area.x + area.w; x++) {
            struct point p = {(float)x + 0.5F, (float)y + 0.5F};
            float least = half + 1.0F;
            for (int i = 0; i + 1 < vector->count; i++) {
                least = fminf(least, segment_distance(p, vector->points[i], vector->points[i + 1]));
            }
            vector->row[x] = cover(least - half);
        }
        paint_row(vector, y, area.x, area.x + area.w, color);
    }
}

/* --- shapes --- */

void vector_fill(struct vector *vector, const char *path, struct color color)
{
    (void)flatten(vector, path);
    fill_points(vector, color);
}

void vector_line(struct vector *vector, const char *path, float width, struct color color)
{
    if (flatten(vector, path) && vector->count < VECTOR_POINTS_MAX) {
        vector->points[vector->count++] = vector->points[0];
    }
    line_points(vector, width, color);
}

/* Makes the points of an ellipse, the first once more at the end. */
static void ellipse_points(struct vector *vector, float x, float y, float rx, float ry)
{
    vector->count = 0;
    for (int i = 0; i <= CIRCLE_STEPS; i++) {
        float angle = 2.0F * PI_F * (float)i / (float)CIRCLE_STEPS;
        add_point(vector, x + rx * cosf(angle), y + ry * sinf(angle));
    }
}

void vector_ellipse(struct vector *vector, float x, float y, float rx, float ry, struct color color)
{
    ellipse_points(vector, x, y, rx, ry);
    fill_points(vector, color);
}

void vector_ring(struct vector *vector, float x, float y, float radius, float width,
                 struct color color)
{
    ellipse_points(vector, x, y, radius, radius);
    line_points(vector, width, color);
}

void vector_box(struct vector *vector, float x, float y, float w, float h, float radius,
                struct color color)
{
    vector->count = 0;
    for (int corner = 0; corner < 4; corner++) { /* from the lower right one, clockwise */
        float cx = corner == 0 || corner == 3 ? x + w - radius : x + radius;
        float cy = corner < 2 ? y + h - radius : y + radius;
        for (int i = 0; i <= CURVE_STEPS; i++) {
            float angle = PI_F / 2.0F * ((float)corner + (float)i / (float)CURVE_STEPS);
            add_point(vector, cx + radius * cosf(angle), cy + radius * sinf(angle));
        }
    }
    fill_points(vector, color);
}
