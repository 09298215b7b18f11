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

#define GHOST_FEET 3

void ui_ghost(struct ui *ui, struct rect rect, struct color color, struct color ground)
{
    int side = rect.w < rect.h ? rect.w : rect.h;
    struct rect body = {rect.x + (rect.w - side) / 2 + side / 10, rect.y + (rect.h - side) / 2,
                        side * 8 / 10, side * 86 / 100};
    int units = layout_units(ui->layout, body.w);
    struct rect lower = {body.x, body.y + body.h / 2, body.w, body.h - body.h / 2};
    int eye = side * 15 / 100;
    ui_box(ui, body, units / 2, color);
    ui_box(ui, lower, 0, color);
    for (int i = 0; i < GHOST_FEET; i++) {
        struct rect foot = rect_column(lower, 0, GHOST_FEET, i);
        foot.y = body.y + body.h - foot.w / 2;
        foot.h = foot.w;
        ui_box(ui, foot, layout_units(ui->layout, foot.w) / 2, color);
    }
    for (int i = -1; i <= 1; i += 2) {
        struct rect pupil = {body.x + body.w / 2 + i * body.w / 5 - eye / 2,
                             body.y + body.h * 42 / 100 - eye / 2, eye, eye};
        ui_box(ui, pupil, layout_units(ui->layout, eye) / 2, ground);
    }
}
