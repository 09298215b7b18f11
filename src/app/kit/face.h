/* SPDX-License-Identifier: MIT */
/*
 * The faces of the rivals: five, each in three moods. Leaves their pixels to the canvas.
 */
#ifndef APP_FACE_H
#define APP_FACE_H

#include "widgets.h"

#include "trounce/rival.h"

/* Draws the face of a level, up to RIVAL_MATCH, into the largest square in the middle of `rect`,
 * device pixels; parts of it, such as horns, may reach a tenth of the square beyond. */
void ui_face(struct ui *ui, struct rect rect, enum rival_level level, enum face_mood mood);

/* Draws a ghost into the largest square in the middle of `rect`, with eyes of the ground's colour.
 */
void ui_ghost(struct ui *ui, struct rect rect, struct color color, struct color ground);

#endif
