/* SPDX-License-Identifier: MIT */
/*
 * Compares two drawings. Commands outside a common subsequence have changed, and their bounds are
 * redrawn.
 */
#include "damage.h"

#include <string.h>

/* How many commands ahead to search for where both drawings match again. */
#define LOOK_AHEAD 32

static struct rect join(struct rect a, struct rect b)
{
    int left = a.x < b.x ? a.x : b.x;
    int top = a.y < b.y ? a.y : b.y;
    int right = a.x + a.w > b.x + b.w ? a.x + a.w : b.x + b.w;
    int bottom = a.y + a.h > b.y + b.h ? a.y + a.h : b.y + b.h;
    return (struct rect){left, top, right - left, bottom - top};
}

static long size_of(struct rect rect)
{
    return (long)rect.w * rect.h;
}

/* Returns how many more pixels are redrawn if two areas are joined. */
static long cost_of_joining(struct rect a, struct rect b)
{
    return size_of(join(a, b)) - size_of(a) - size_of(b) + size_of(damage_common(a, b));
}

struct areas {
    struct rect *rects;
    int count;
};

static void add_area(struct areas *areas, struct rect rect)
{
    if (damage_is_empty(rect)) {
        return;
    }
    for (;;) {
        int best = -1;
        for (int i = 0; i < areas->count; i++) {
            if (best < 0 || cost_of_joining(areas->rects[i], rect) <
                                cost_of_joining(areas->rects[best], rect)) {
                best = i;
            }
        }
        bool meets = false;
        for (int i = 0; i < areas->count && !meets; i++) {
            meets = !damage_is_empty(damage_common(areas->rects[i], rect));
            if (meets) {
                best = i;
            }
        }
        if (!meets && areas->count < DAMAGE_AREAS_MAX) {
            break;
        }
        rect = join(rect, areas->rects[best]); /* the union may overlap another area */
        areas->rects[best] = areas->rects[--areas->count];
    }
    areas->rects[areas->count++] = rect;
}

static bool same(const struct drawing *a, size_t i, const struct drawing *b, size_t j)
{
    if (i >= a->count || j >= b->count) {
        return false;
    }
    return memcmp(&a->drawn[i].clip, &b->drawn[j].clip, sizeof a->drawn[i].clip) == 0 &&
           draw_same(a->list, a->drawn[i].command, b->list, b->drawn[j].command);
}

/* Finds how many commands to skip on each side until the drawings match again. */
static void resume(const struct drawing *before, size_t i, const struct drawing *now, size_t j,
                   size_t *skip_before, size_t *skip_now)
{
    for (size_t ahead = 1; ahead <= LOOK_AHEAD; ahead++) {
        bool changed = same(before, i + ahead, now, j + ahead);
        bool removed = same(before, i + ahead, now, j);
        bool added = same(before, i, now, j + ahead);
        if (changed || removed || added) {
            *skip_before = changed || removed ? ahead : 0;
            *skip_now = changed || !removed ? ahead : 0;
            return;
        }
    }
    *skip_before = *skip_now = 1;
}

static void add_drawn(struct areas *areas, const struct drawing *drawing, size_t from, size_t count)
{
    for (size_t i = from; i < from + count && i < drawing->count; i++) {
        add_area(areas, drawing->drawn[i].bounds);
    }
}

int damage_find(const struct drawing *before, const struct drawing *now,
                struct rect areas_found[DAMAGE_AREAS_MAX])
{
    struct areas areas = {areas_found, 0};
    size_t i = 0;
    size_t j = 0;
    while (i < before->count || j < now->count) {
        size_t skip_before = 0;
        size_t skip_now = 0;
        if (same(before, i, now, j)) {
            i++;
            j++;
            continue;
        }
        resume(before, i, now, j, &skip_before, &skip_now);
        add_drawn(&areas, before, i, skip_before);
        add_drawn(&areas, now, j, skip_now);
        i += skip_before;
        j += skip_now;
    }
    return areas.count;
}
