/* SPDX-License-Identifier: MIT */
/*
 * What of the window differs between two draw lists. Leaves the drawing to the canvas.
 */
#ifndef SDL_DAMAGE_H
#define SDL_DAMAGE_H

#include "draw.h"

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

#define DAMAGE_AREAS_MAX 8

/*
 * Finds areas, none of which touch, such that outside of them both drawings show the same. Returns
 * how many there are, 0..DAMAGE_AREAS_MAX. Both windows are of one size.
 */
int damage_find(const struct drawing *before, const struct drawing *now,
                struct rect areas[DAMAGE_AREAS_MAX]);

#endif
