/* SPDX-License-Identifier: MIT */
/*
 * Finds the areas of the window in which two draw lists differ.
 */
#ifndef SDL_DAMAGE_H
#define SDL_DAMAGE_H

#include "draw.h"

#include <stdbool.h>

/* A visible command: touches the pixels of `bounds` within `clip`. An empty clip clips nothing. */
struct drawn {
    const struct draw_command *command;
    struct rect bounds;
    struct rect clip;
};

/* A draw list with its visible commands, back to front. */
struct drawing {
    const struct draw_list *list;
    const struct drawn *drawn;
    size_t count;
};

static inline bool damage_is_empty(struct rect area)
{
    return area.w <= 0 || area.h <= 0;
}

/* Returns the intersection, all zero if it is empty. */
static inline struct rect damage_common(struct rect a, struct rect b)
{
    int left = a.x > b.x ? a.x : b.x;
    int top = a.y > b.y ? a.y : b.y;
    int right = a.x + a.w < b.x + b.w ? a.x + a.w : b.x + b.w;
    int bottom = a.y + a.h < b.y + b.h ? a.y + a.h : b.y + b.h;
    if (right <= left || bottom <= top) {
        return (struct rect){0};
    }
    return (struct rect){left, top, right - left, bottom - top};
}

#define DAMAGE_AREAS_MAX 8

/*
 * Finds disjoint areas outside of which both drawings are the same. Returns their number,
 * 0..DAMAGE_AREAS_MAX. Both drawings must be for windows of the same size.
 */
int damage_find(const struct drawing *before, const struct drawing *now,
                struct rect areas[DAMAGE_AREAS_MAX]);

#endif
