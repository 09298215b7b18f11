/* SPDX-License-Identifier: MIT */
/*
 * Draws the rungs of the ladder.
 */
#include "rung.h"

#define PALE   45 /* percent of the ground in the face of a rung that is passed, */
#define PALER  52 /* and of one that was never beaten, but lies below the player */
#define SHADOW 40 /* percent of the shadow's colour in the face of one that is ahead */

enum rung_state rung_state(int rung, int here, unsigned beaten)
{
    bool is_beaten = (beaten & LADDER_BIT(rung)) != 0;
    return rung == here  ? RUNG_HERE
           : is_beaten   ? RUNG_PASSED
           : rung < here ? RUNG_BELOW
                         : RUNG_AHEAD;
}

struct color rung_color(const struct ui *ui, enum rung_state look)
{
    const struct theme *theme = ui->theme;
    static const struct color black = {0, 0, 0, 255};
    return look == RUNG_PASSED  ? theme->you
           : look == RUNG_HERE  ? theme->rival
           : look == RUNG_BELOW ? theme_mix(theme->panel, theme->dim, 60)
           : theme->outline.a   ? theme_mix(black, theme->outline, SHADOW)
                                : theme_mix(theme->panel, black, SHADOW);
}

int rung_stripes_width(int width, int rung)
{
    int count = ladder_step(rung);
    return count > 0 ? count * width + (count - 1) * (width * 2 / 5) : 0;
}

void rung_stripes(struct ui *ui, int x, int y, int width, int rung, struct color color)
{
    int high = int_max(width * 45 / 100, 2);
    int left = x - rung_stripes_width(width, rung) / 2;
    for (int i = 0; i < ladder_step(rung); i++) {
        struct rect stripe = {left + i * (width + width * 2 / 5), y - high / 2, width, high};
        ui_box(ui, stripe, layout_units(ui->layout, high / 2), color);
    }
}

/* Draws a face tinted with a colour as far as that is opaque. */
static void draw_face(struct ui *ui, struct rect rect, int rung, enum face_mood mood,
                      struct color tint)
{
    ui_face(ui, rect, ladder_tier(rung), mood);
    if (!ui->list->failed) {
        ui->list->commands[ui->list->count - 1].color = tint;
    }
}

void rung_face(struct ui *ui, struct rect rect, int rung, enum rung_state look, struct color ground)
{
    static const struct color none;
    struct color pale = ground;
    pale.a = 255 * (look == RUNG_BELOW ? PALER : PALE) / 100;
    draw_face(ui, rect, rung, look == RUNG_PASSED ? FACE_BEATEN : FACE_WAITING,
              look == RUNG_HERE    ? none
              : look == RUNG_AHEAD ? rung_color(ui, look)
                                   : pale);
}

void rung_draw(struct ui *ui, struct rect rect, int rung, enum face_mood mood)
{
    int side = int_min(rect.w, rect.h * 100 / 116);
    struct rect square = {rect.x + (rect.w - side) / 2, rect.y + (rect.h - side * 116 / 100) / 2,
                          side, side};
    ui_face(ui, square, ladder_tier(rung), mood);
    rung_stripes(ui, square.x + side / 2, square.y + side * 110 / 100, int_max(side / 5, 3), rung,
                 ui->theme->rival);
}

void rung_rival(struct ui *ui, struct rect square, enum rival_level level, int rung,
                enum face_mood mood)
{
    if (rung > 0 && ladder_step(rung) > 0) {
        rung_draw(ui, square, rung, mood);
    } else {
        ui_face(ui, square, ladder_tier_of(level, rung), mood);
    }
}

struct color rung_step(struct ui *ui, struct rect rect, enum rung_state look)
{
    const struct theme *theme = ui->theme;
    bool is_ahead = look == RUNG_AHEAD;
    struct color edge_color = is_ahead || look == RUNG_BELOW ? theme->line : theme->you;
    struct color top = look == RUNG_HERE ? theme_mix(theme->panel, theme->you, 28)
                       : is_ahead        ? theme_mix(theme->panel, theme->raised, 65)
                                         : theme_mix(theme->raised, theme->line, 55);
    struct color foot = look == RUNG_HERE ? theme_mix(theme->panel, theme->you, 11)
                        : is_ahead        ? theme_mix(theme->panel, theme->raised, 20)
                                          : theme_mix(theme->panel, theme->raised, 75);
    int edge = ui_px(ui, 6);
    struct draw_command wash = {.kind = DRAW_WASH,
                                .rect = {rect.x, rect.y + edge, rect.w, rect.h - edge},
                                .color = top,
                                .middle = foot,
                                .color2 = foot,
                                .radius = ui_px(ui, 10),
                                .angle = 90};
    ui_box(ui, rect, 12, edge_color);
    if (theme->outline.a > 0) { /* black but for that edge */
        ui_box(ui, wash.rect, 10, theme->panel);
        ui_outline(ui, wash.rect, 10, 2, edge_color);
        return theme->panel;
    }
    draw_add(ui->list, &wash, NULL);
    return top;
}

void rung_strip(struct ui *ui, struct rect rect, int here, unsigned beaten, struct color ground)
{
    const struct theme *theme = ui->theme;
    int ring = rect.h;
    int small = int_min(ring * 58 / 100, (rect.w - ring) / LADDER_RUNGS);
    int wide = small * 23 / 100;
    int foot = rect.y + ring - ui_px(ui, 2);
    int gap_1000 = (rect.w - ring - (LADDER_RUNGS - 1) * small) * 1000 / (LADDER_RUNGS - 1);
    for (int rung = 1; rung <= LADDER_RUNGS; rung++) {
        enum rung_state look = rung_state(rung, here, beaten);
        int cell = look == RUNG_HERE ? ring : small;
        int before = (rung - 1) * small + (rung > here ? ring - small : 0);
        int middle = rect.x + before + (rung - 1) * gap_1000 / 1000 + cell / 2;
        if (look == RUNG_HERE) {
            struct rect circle = {middle - ring / 2, rect.y, ring, ring};
            int side = ring * 71 / 100;
            int cut = rung_stripes_width(wide, rung) + wide;
            int radius = layout_units(ui->layout, ring / 2);
            ui_box(ui, circle, radius, theme_mix(ground, theme->you, 15));
            ui_outline(ui, circle, radius, 3, theme->you_text);
            struct rect face = {middle - side / 2, rect.y + ring * 46 / 100 - side / 2, side, side};
            rung_face(ui, face, rung, look, ground);
            if (ladder_step(rung) > 0) { /* the ring is open there */
                ui_box(ui, (struct rect){middle - cut / 2, foot - ui_px(ui, 5), cut, ui_px(ui, 10)},
                       3, ground);
            }
        } else {
            struct rect face = {middle - small / 2, foot - ui_px(ui, 8) - small, small, small};
            rung_face(ui, face, rung, look, ground);
        }
        rung_stripes(ui, middle, foot, wide, rung, rung_color(ui, look));
    }
}
