/* SPDX-License-Identifier: MIT */
/*
 * What of the window differs between two draw lists. Leaves the drawing to the canvas.
 */
#ifndef SDL_DAMAGE_H
#define SDL_DAMAGE_H

#include "draw.h"

#include <stdbool.h>

/* A command of a list that touches pixels: those of `bounds`, of which only those inside `clip` are
 * seen. An empty clip stands for none. */
struct drawn {
    const struct draw_command *command;
    struct rect bounds;
    struct rect clip;
};

/* A list with its commands as they are drawn, back to front. */
struct drawing {
    const struct draw_list *list;
    const struct drawn *drawn;
    size_t count;
};

static inline bool damage_is_empty(struct rect area)
{
    return area.w <= 0 || area.h <= 0;
}

/* What both have in common; all zero when they do not meet. */
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
 * Finds areas, none of which touch, such that outside of them both drawings show the same. Returns
 * how many there are, 0..DAMAGE_AREAS_MAX. Both windows are of one size.
 */
int damage_find(const struct drawing *before, const struct drawing *now,
                struct rect areas[DAMAGE_AREAS_MAX]);

#endif
