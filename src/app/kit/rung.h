/* SPDX-License-Identifier: MIT */
/*
 * The rungs of the ladder, drawn: the face of a rung's tier, and stripes that tell the rungs of a
 * tier apart. Leaves their names to phrase.h.
 */
#ifndef APP_RUNG_H
#define APP_RUNG_H

#include "widgets.h"

#include "trounce/ladder.h"

/* How a player who stands on some rung sees another one. */
enum rung_state {
    RUNG_PASSED, /* its rival is beaten and pale, its stripes amber */
    RUNG_BELOW,  /* never beaten, but below the player: its rival is paler */
    RUNG_HERE,   /* where the player stands */
    RUNG_AHEAD   /* never beaten, and above: its rival is a shadow */
};

/* Returns how the rung looks to a player on the rung `here` who has beaten the rivals of a set
 * (LADDER_BIT). */
enum rung_state rung_state(int rung, int here, unsigned beaten);

/* Draws the face of a rung, with its stripes below, as large as fits into `rect`. */
void rung_draw(struct ui *ui, struct rect rect, int rung, enum face_mood mood);

/* Draws the face of a rival in a square: that of its rung, with the stripes where the tier has
 * some; or, if that is 0, that of its level. */
void rung_rival(struct ui *ui, struct rect square, enum rival_level level, int rung,
                enum face_mood mood);

/* Draws only the face, as it looks on the colour `ground`. */
void rung_face(struct ui *ui, struct rect rect, int rung, enum rung_state look,
               struct color ground);

/* Draws only the stripes, each `width` px wide, centred on (x, y). */
void rung_stripes(struct ui *ui, int x, int y, int width, int rung, struct color color);

/* Returns their width together, px; 0 for the one rung of its tier. */
int rung_stripes_width(int width, int rung);

/* Returns their colour on a panel. */
struct color rung_color(const struct ui *ui, enum rung_state look);

/* Draws the box of a step of the stairs; returns its colour at the top. */
struct color rung_step(struct ui *ui, struct rect rect, enum rung_state look);

/* Draws all rungs in a row across `rect`, on the colour `ground`, as rung_state says: that of the
 * player, `here`, is as high as it. */
void rung_strip(struct ui *ui, struct rect rect, int here, unsigned beaten, struct color ground);

#endif
