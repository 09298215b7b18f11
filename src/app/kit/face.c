/* SPDX-License-Identifier: MIT */
/*
 * Adds the faces of the rivals to the draw list.
 */
#include "face.h"

#include <assert.h>

void ui_face(struct ui *ui, struct rect rect, enum rival_level level, enum face_mood mood)
{
    assert(level <= RIVAL_MATCH);
    int side = int_min(rect.w, rect.h);
    struct draw_command face = {
        .kind = DRAW_FACE,
        .rect = {rect.x + (rect.w - side) / 2, rect.y + (rect.h - side) / 2, side, side},
        .face = (int)level,
        .mood = mood,
    };
    draw_add(ui->list, &face, NULL);
}
