/* SPDX-License-Identifier: MIT */
/*
 * Rectangles of pixels: what they have in common. Leaves layout to the screens.
 */
#ifndef SDL_AREA_H
#define SDL_AREA_H

#include "draw.h"

#include <stdbool.h>

static inline bool area_is_empty(struct rect area)
{
    return area.w <= 0 || area.h <= 0;
}

/* What both have in common; all zero when they do not meet. */
static inline struct rect area_meet(struct rect a, struct rect b)
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

#endif
