/* SPDX-License-Identifier: MIT */
/*
 * Draws trails, arrows, lines and stars from signed distances.
 */
#include "strokes.h"

#include <math.h>
#include <stdlib.h>

/* --- trails and arrows --- */

static struct point mode_of(enum direction direction)
{
    static const signed char ways[][2] = {
        [DIRECTION_N] = {0, -1}, [DIRECTION_NE] = {1, -1},  [DIRECTION_E] = {1, 0},
        [DIRECTION_SE] = {1, 1}, [DIRECTION_S] = {0, 1},    [DIRECTION_SW] = {-1, 1},
        [DIRECTION_W] = {-1, 0}, [DIRECTION_NW] = {-1, -1}, [DIRECTION_NONE] = {0, 0},
    };
    return (struct point){ways[direction][0], ways[direction][1]};
}

/* Returns the vector from the centre of the cell halfway to a neighbour. */
static struct point half_way(const struct draw_command *command, enum direction direction)
{
    struct point span = mode_of(direction);
    return (struct point){span.x * (float)command->rect.w / 2.0F,
                          span.y * (float)command->rect.h / 2.0F};
}

/* Returns how much of the pixel at `p` is covered by the half of a trail from the centre to `end`:
 * round at the centre, cut straight where the neighbour's half begins, so as not to overlap it. */
static float half_cover(struct point p, struct point end, float thickness)
{
    float length = sqrtf(end.x * end.x + end.y * end.y);
    if (length <= 0.0F) {
        return cover(sqrtf(p.x * p.x + p.y * p.y) - thickness / 2.0F);
    }
    float along = (p.x * end.x + p.y * end.y) / length;
    float across = fabsf(p.x * end.y - p.y * end.x) / length;
    float reach = along < 0.0F ? sqrtf(p.x * p.x + p.y * p.y) : across;
    return cover(reach - thickness / 2.0F) * cover(along - length);
}

void strokes_make_trail(const struct draw_command *command, struct bitmap *bitmap)
{
    struct point from = half_way(command, command->from);
    struct point to = half_way(command, command->to);
    float thickness = (float)command->size;
    for (int y = 0; y < bitmap->height; y++) {
        for (int x = 0; x < bitmap->width; x++) {
            struct point p = {(float)(bitmap->left + x) + 0.5F, (float)(bitmap->top + y) + 0.5F};
            float one = half_cover(p, from, thickness);
            float other = half_cover(p, to, thickness);
            float most = one > other ? one : other;
            bitmap_row(bitmap, y)[x] = bitmap_mix(command->color, most, command->color, 0.0F);
        }
    }
}

/* The command's size is the arrow's length; its width is 1.2 times that. */
void strokes_make_arrow(const struct draw_command *command, struct bitmap *bitmap)
{
    float length = (float)command->size;
    float half_width = 0.6F * length;
    float slant = sqrtf(length * length + half_width * half_width);
    float cosine = cosf(radians(-command->angle));
    float sine = sinf(radians(-command->angle));
    for (int y = 0; y < bitmap->height; y++) {
        for (int x = 0; x < bitmap->width; x++) {
            struct point p = {(float)(bitmap->left + x) + 0.5F, (float)(bitmap->top + y) + 0.5F};
            float along = p.x * cosine - p.y * sine;
            float across = fabsf(p.x * sine + p.y * cosine);
            float back = -length / 2.0F - along;
            float side = ((along - length / 2.0F) * half_width + across * length) / slant;
            float part = cover(back) * cover(side);
            bitmap_row(bitmap, y)[x] = bitmap_mix(command->color, part, command->color, 0.0F);
        }
    }
}

/* --- lines --- */

void strokes_make_line(const struct draw_command *command, struct bitmap *bitmap)
{
    struct point end = {(float)command->rect.w, (float)command->rect.h};
    float square = end.x * end.x + end.y * end.y;
    float half = (float)command->size / 2.0F;
    for (int y = 0; y < bitmap->height; y++) {
        uint32_t *row = bitmap_row(bitmap, y);
        for (int x = 0; x < bitmap->width; x++) {
            struct point p = {(float)(bitmap->left + x) + 0.5F, (float)(bitmap->top + y) + 0.5F};
            float along = p.x * end.x + p.y * end.y;
            float part = square > 0.0F ? clamp(along / square, 0.0F, 1.0F) : 0.0F;
            struct point away = {p.x - part * end.x, p.y - part * end.y};
            float reach = sqrtf(away.x * away.x + away.y * away.y);
            row[x] = bitmap_mix(command->color, cover(reach - half), command->color, 0.0F);
        }
    }
}

/* --- stars --- */

#define STAR_POINTS 5
#define STAR_NOTCH  0.53F /* distance of the notches from the centre, relative to the points */
#define STAR_ROUND  0.16F /* radius of the rounded points, relative to the star's */

/* Folding the plane along the star's axes maps all ten edges to one, from a point on the x axis to
 * the notch beside it. */
static float star_distance(struct point p, float reach)
{
    const float turn = 2.0F * PI_F / (float)STAR_POINTS;
    float angle = atan2f(p.x, -p.y); /* measured from straight up */
    angle = fabsf(angle - turn * roundf(angle / turn));
    float far = sqrtf(p.x * p.x + p.y * p.y);
    struct point folded = {far * cosf(angle), far * sinf(angle)};
    float round = STAR_ROUND * reach;
    struct point tip = {reach - round, 0.0F};
    float notch = STAR_NOTCH * (reach - round);
    struct point edge = {notch * cosf(turn / 2.0F) - tip.x, notch * sinf(turn / 2.0F)};
    struct point from = {folded.x - tip.x, folded.y};
    float square = edge.x * edge.x + edge.y * edge.y;
    float part = clamp((from.x * edge.x + from.y * edge.y) / square, 0.0F, 1.0F);
    struct point away = {from.x - part * edge.x, from.y - part * edge.y};
    float distance = sqrtf(away.x * away.x + away.y * away.y);
    bool is_inside = edge.x * from.y - edge.y * from.x > 0.0F;
    return (is_inside ? -distance : distance) - round;
}

void strokes_make_star(const struct draw_command *command, struct bitmap *bitmap)
{
    float reach = (float)command->size / 2.0F;
    for (int y = 0; y < bitmap->height; y++) {
        uint32_t *row = bitmap_row(bitmap, y);
        for (int x = 0; x < bitmap->width; x++) {
            struct point p = {(float)(bitmap->left + x) + 0.5F, (float)(bitmap->top + y) + 0.5F};
            float part = cover(star_distance(p, reach));
            row[x] = bitmap_mix(command->color, part, command->color, 0.0F);
        }
    }
}

/* --- arcs --- */

static struct point on_arc(const struct draw_command *command, int degrees)
{
    float angle = radians(degrees);
    return (struct point){(float)command->radius * cosf(angle),
                          (float)command->radius * sinf(angle)};
}

void strokes_make_arc(const struct draw_command *command, struct bitmap *bitmap)
{
    float radius = (float)command->radius;
    float half = (float)command->size / 2.0F;
    struct point from = on_arc(command, command->angle);
    struct point to = on_arc(command, command->angle + command->sweep);
    struct point middle = on_arc(command, command->angle + command->sweep / 2);
    float reach = radius * radius * cosf(radians(command->sweep) / 2.0F);
    for (int y = 0; y < bitmap->height; y++) {
        uint32_t *row = bitmap_row(bitmap, y);
        for (int x = 0; x < bitmap->width; x++) {
            struct point p = {(float)(bitmap->left + x) + 0.5F, (float)(bitmap->top + y) + 0.5F};
            float far = hypotf(p.x, p.y);
            bool beside = p.x * middle.x + p.y * middle.y >= reach * far / radius;
            float ends = fminf(hypotf(p.x - from.x, p.y - from.y), hypotf(p.x - to.x, p.y - to.y));
            float distance = beside ? fabsf(far - radius) : ends;
            row[x] = bitmap_mix(command->color, cover(distance - half), command->color, 0.0F);
        }
    }
}

struct rect strokes_arc_bounds(const struct draw_command *command)
{
    if (command->size <= 0 || command->radius <= 0) {
        return (struct rect){0};
    }
    struct point low = on_arc(command, command->angle);
    struct point high = low;
    for (int degrees = 0; degrees <= command->sweep; degrees++) {
        struct point p = on_arc(command, command->angle + degrees);
        low = (struct point){fminf(low.x, p.x), fminf(low.y, p.y)};
        high = (struct point){fmaxf(high.x, p.x), fmaxf(high.y, p.y)};
    }
    int margin = command->size / 2 + 2;
    int left = (int)floorf(low.x) - margin;
    int top = (int)floorf(low.y) - margin;
    return (struct rect){command->rect.x + left, command->rect.y + top,
                         (int)ceilf(high.x) + margin - left, (int)ceilf(high.y) + margin - top};
}

struct rect strokes_trail_bounds(const struct draw_command *command)
{
    struct point from = half_way(command, command->from);
    struct point to = half_way(command, command->to);
    if (command->size <= 0) {
        return (struct rect){0};
    }
    float margin = (float)command->size / 2.0F + 1.0F;
    int left = (int)floorf(fminf(0.0F, fminf(from.x, to.x)) - margin);
    int top = (int)floorf(fminf(0.0F, fminf(from.y, to.y)) - margin);
    int right = (int)ceilf(fmaxf(0.0F, fmaxf(from.x, to.x)) + margin);
    int bottom = (int)ceilf(fmaxf(0.0F, fmaxf(from.y, to.y)) + margin);
    return (struct rect){command->rect.x + left, command->rect.y + top, right - left, bottom - top};
}

struct rect strokes_arrow_bounds(const struct draw_command *command)
{
    int half = command->size * 4 / 5 + 2;
    if (command->size <= 0) {
        return (struct rect){0};
    }
    return (struct rect){command->rect.x - half, command->rect.y - half, 2 * half, 2 * half};
}

struct rect strokes_line_bounds(const struct draw_command *command)
{
    struct rect rect = command->rect;
    int margin = command->size / 2 + 2;
    if (command->size <= 0) {
        return (struct rect){0};
    }
    int left = rect.w < 0 ? rect.x + rect.w : rect.x;
    int top = rect.h < 0 ? rect.y + rect.h : rect.y;
    return (struct rect){left - margin, top - margin, abs(rect.w) + 2 * margin,
                         abs(rect.h) + 2 * margin};
}

struct rect strokes_star_bounds(const struct draw_command *command)
{
    int half = command->size / 2 + 1;
    if (command->size <= 0) {
        return (struct rect){0};
    }
    return (struct rect){command->rect.x - half, command->rect.y - half, 2 * half, 2 * half};
}
