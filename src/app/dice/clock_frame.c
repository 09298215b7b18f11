/* SPDX-License-Identifier: MIT */
/*
 * Draws the frame of the clock from straight lines, arcs and dots.
 */
#include "clock_frame.h"

#include <stdlib.h>

#define FRAME_GAP 10 /* from the tray to the middle of the line */
#define ARC_STEP  3  /* degrees */

struct spot {
    int x, y;
};

static void draw_dot(struct ui *ui, int x, int y, int size, struct color color)
{
    struct draw_command dot = {.kind = DRAW_BOX,
                               .rect = {x - size / 2, y - size / 2, size, size},
                               .color = color,
                               .radius = size / 2};
    draw_add(ui->list, &dot, NULL);
}

/* Draws the first `length` px of a straight line, and a round end if that is not all of it. */
static void draw_straight(struct ui *ui, struct spot from, struct spot to, int length, int size,
                          struct color color)
{
    int full = abs(to.x - from.x) + abs(to.y - from.y);
    int part = int_min(length, full);
    int dx = to.x > from.x ? 1 : to.x < from.x ? -1 : 0;
    int dy = to.y > from.y ? 1 : to.y < from.y ? -1 : 0;
    int end_x = from.x + dx * part;
    int end_y = from.y + dy * part;
    int half = size / 2;
    struct draw_command line = {.kind = DRAW_BOX,
                                .rect = {int_min(from.x, end_x) - (dy ? half : 0),
                                         int_min(from.y, end_y) - (dx ? half : 0), dx ? part : size,
                                         dx ? size : part},
                                .color = color};
    draw_add(ui->list, &line, NULL);
    if (part < full) {
        draw_dot(ui, end_x, end_y, size, color);
    }
}

/* Draws what is left of the frame, backwards from the top middle: `length` px of it. */
static void draw_left(struct ui *ui, struct rect line, int radius, int length, int size,
                      struct color color)
{
    int left = line.x;
    int top = line.y;
    int right = line.x + line.w;
    int bottom = line.y + line.h;
    int middle = line.x + line.w / 2;
    const struct spot sides[5][2] = {
        {{middle, top}, {left + radius, top}},
        {{left, top + radius}, {left, bottom - radius}},
        {{left + radius, bottom}, {right - radius, bottom}},
        {{right, bottom - radius}, {right, top + radius}},
        {{right - radius, top}, {middle, top}},
    };
    const struct spot corners[4] = {{left + radius, top + radius},
                                    {left + radius, bottom - radius},
                                    {right - radius, bottom - radius},
                                    {right - radius, top + radius}};
    int quarter = radius * 157 / 100;
    if (length > 0) {
        draw_dot(ui, middle, top, size, color);
    }
    for (int i = 0; i < 5 && length > 0; i++) {
        draw_straight(ui, sides[i][0], sides[i][1], length, size, color);
        length -= abs(sides[i][1].x - sides[i][0].x) + abs(sides[i][1].y - sides[i][0].y);
        if (i == 4 || length <= 0) {
            break;
        }
        int sweep = int_min(length, quarter) * 90 / (quarter > 0 ? quarter : 1);
        sweep -= sweep % ARC_STEP;
        struct draw_command arc = {.kind = DRAW_ARC,
                                   .rect = {corners[i].x, corners[i].y, 0, 0},
                                   .color = color,
                                   .radius = radius,
                                   .angle = (630 - 90 * i - sweep) % 360,
                                   .sweep = sweep,
                                   .size = size};
        draw_add(ui->list, &arc, NULL);
        length -= quarter;
    }
}

/* Returns the length of the frame's line in px. */
static int perimeter(struct rect line, int radius)
{
    return 2 * (line.w + line.h) - 8 * radius + 4 * (radius * 157 / 100);
}

/* Returns the middle of the frame's line, and its radius. */
static struct rect frame_line(const struct board_view *view, const struct layout *layout,
                              int *radius)
{
    struct rect tray = view->tray;
    int gap = layout_px(layout, FRAME_GAP);
    *radius = board_view_radius(view) + gap;
    return (struct rect){tray.x - gap, tray.y - gap, tray.w + 2 * gap, tray.h + 2 * gap};
}

/* Rounds up to whole pixels on both sides of the middle. */
static int thickness(const struct ui *ui, int units)
{
    int px = ui_px(ui, units);
    return px + px % 2;
}

void clock_frame_draw(struct ui *ui, const struct clock_frame *frame)
{
    const struct theme *theme = ui->theme;
    int radius;
    struct rect line = frame_line(frame->view, ui->layout, &radius);
    int size = thickness(ui, frame->units);
    struct draw_command track = {
        .kind = DRAW_BOX,
        .rect = {line.x - size / 2, line.y - size / 2, line.w + size, line.h + size},
        .color2 = theme->well,
        .radius = radius + size / 2,
        .border = size};
    draw_add(ui->list, &track, NULL);
    if (theme->outline.a) {
        ui_outline(ui, track.rect, layout_units(ui->layout, track.radius), 2, theme->outline);
    }
    long length = (long)((int64_t)perimeter(line, radius) * frame->left_ms / frame->whole_ms);
    draw_left(ui, line, radius, (int)length, thickness(ui, frame->units + frame->more),
              frame->color);
}
