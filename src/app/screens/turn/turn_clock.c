/* SPDX-License-Identifier: MIT */
/*
 * Draws the clock of a turn: a frame around the tray, full from the top middle on and shortening
 * clockwise, and the time in figures above it. Leaves the time to the round.
 *
 * In the last thirty seconds both change their colour and the frame pulses once a second; in the
 * last ten, frame and figures are larger, a heartbeat moves them and the edges of the window glow.
 */
#include "phrase.h"
#include "turn.h"

#include <stdlib.h>

#define LAST_MS (ROUND_LAST_TICKS_S * 1000L)

#define FRAME_GAP     10 /* from the tray to the middle of the line */
#define FIGURE        56
#define FIGURE_LARGER 75
#define GLOW          50
#define BEAT_FRAME_MS 33
#define SWELL_STEP    250
#define ARC_STEP      3   /* degrees */
#define REDRAW_MS     200 /* at the soonest: the frame needs no more than this to seem to move */

static bool is_shown(const struct desk *desk)
{
    return desk->table.match.time_ms > 0 && desk->settings.clock;
}

static long left_ms(const struct turn *turn, const struct desk *desk)
{
    return turn->rest.running ? 0 : round_left_ms(desk->table.round);
}

/* How strongly the present beat shows, 0..1000 in a few steps, each of which is drawn once and then
 * copied: one swell in the last thirty seconds, in the last ten two as of a heart, the second one
 * weaker. */
static int swell(const struct turn *turn, bool is_last)
{
    int age = anim_linear(&turn->beat);
    if (!turn->beat.running) {
        return 0;
    }
    int wave = !is_last    ? anim_wave(age / 2)
               : age < 400 ? anim_wave(age * 500 / 400)
                           : anim_wave((age - 400) * 500 / 600) * 6 / 10;
    return (wave + SWELL_STEP / 2) / SWELL_STEP * SWELL_STEP;
}

/* --- the figures --- */

void turn_clock_draw(const struct turn *turn, const struct desk *desk, struct ui *ui)
{
    const struct theme *theme = ui->theme;
    struct rect area = turn->at.clock;
    int x = area.x + area.w / 2;
    int y = area.y + ui_px(ui, 26);
    struct text_style style =
        text_aligned(text_sized(theme_text(theme, TEXT_FIGURE), FIGURE), ALIGN_MIDDLE);
    if (!is_shown(desk)) {
        style = text_aligned(text_sized(theme_text(theme, TEXT_LABEL), 20), ALIGN_MIDDLE);
        ui_text_lines(ui, x, y, area.w, ui_px(ui, 48), &style,
                      desk->table.match.time_ms == 0 ? tr("No limit") : tr("The clock is hidden"));
        return;
    }
    long left = left_ms(turn, desk);
    char figures[PHRASE_MAX];
    phrase_clock(figures, left);
    if (left <= ROUND_LOW_TIME_MS) {
        style.color = theme->bad_text;
    }
    if (left <= LAST_MS) {
        style.size = FIGURE_LARGER + 5 * swell(turn, true) / 1000;
    }
    ui_text_fit(ui, x, y, area.w, &style, figures);
}

/* --- the frame --- */

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
static struct rect frame_line(const struct turn *turn, const struct layout *layout, int *radius)
{
    struct rect tray = turn->tracer.view.tray;
    int gap = layout_px(layout, FRAME_GAP);
    *radius = board_view_radius(&turn->tracer.view) + gap;
    return (struct rect){tray.x - gap, tray.y - gap, tray.w + 2 * gap, tray.h + 2 * gap};
}

/* Rounds up to whole pixels on both sides of the middle. */
static int thickness(const struct ui *ui, int units)
{
    int px = ui_px(ui, units);
    return px + px % 2;
}

static void draw_glow(struct ui *ui)
{
    int w = ui->layout->width;
    int h = ui->layout->height;
    int blur = ui_px(ui, GLOW);
    int deep = 2 * blur;
    const struct rect beside[] = {{-deep, -deep, deep, h + 2 * deep},
                                  {w, -deep, deep, h + 2 * deep},
                                  {-deep, -deep, w + 2 * deep, deep},
                                  {-deep, h, w + 2 * deep, deep}};
    for (int i = 0; i < 4; i++) {
        struct draw_command glow = {.kind = DRAW_SHADOW,
                                    .rect = beside[i],
                                    .color = theme_faded(ui->theme->bad, 30),
                                    .blur = blur};
        draw_add(ui->list, &glow, NULL);
    }
}

void turn_clock_draw_frame(const struct turn *turn, const struct desk *desk, struct ui *ui)
{
    if (!is_shown(desk)) {
        return;
    }
    const struct theme *theme = ui->theme;
    long left = left_ms(turn, desk);
    bool is_low = left <= ROUND_LOW_TIME_MS;
    bool is_last = left <= LAST_MS;
    int units = is_last ? 18 : is_low ? 12 : 9;
    int beat = swell(turn, is_last);
    int radius;
    struct rect line = frame_line(turn, ui->layout, &radius);
    int size = thickness(ui, units);
    struct draw_command track = {
        .kind = DRAW_BOX,
        .rect = {line.x - size / 2, line.y - size / 2, line.w + size, line.h + size},
        .color2 = theme->well,
        .radius = radius + size / 2,
        .border = size};
    if (is_last && !desk->settings.reduced_motion) {
        draw_glow(ui);
    }
    draw_add(ui->list, &track, NULL);
    if (theme->outline.a) {
        ui_outline(ui, track.rect, layout_units(ui->layout, track.radius), 2, theme->outline);
    }
    long length = (long)((int64_t)perimeter(line, radius) * left / desk->table.match.time_ms);
    struct color color = is_low ? theme_mix(theme->bad, theme->text, 40 * beat / 1000) : theme->you;
    draw_left(ui, line, radius, (int)length, thickness(ui, units + (is_last ? 4 : 3) * beat / 1000),
              color);
}

/* --- time --- */

void turn_clock_beat(struct turn *turn, struct desk *desk, long before_ms)
{
    long after_ms = round_left_ms(desk->table.round);
    bool is_new = (before_ms + 999) / 1000 != (after_ms + 999) / 1000;
    if (!is_new || after_ms > ROUND_LOW_TIME_MS || after_ms == 0 || !is_shown(desk)) {
        return;
    }
    anim_start(&turn->beat, settings_motion(&desk->settings, TURN_BEAT_MS));
    if (after_ms > LAST_MS) {
        post_cue(&desk->post, CUE_BEAT, 0); /* the last ten have an event of the round */
    }
}

long turn_clock_wait_ms(const struct turn *turn, const struct desk *desk)
{
    if (turn->beat.running) {
        return BEAT_FRAME_MS;
    }
    if (round_phase(desk->table.round) != ROUND_PLAYER || desk->table.match.time_ms == 0) {
        return -1;
    }
    int radius;
    struct rect line = frame_line(turn, &desk->stage.layout, &radius);
    long left = round_left_ms(desk->table.round);
    long pixel_ms = desk->table.match.time_ms / (perimeter(line, radius) + 1) + 1;
    long second = left % 1000 > 0 ? left % 1000 : 1000;
    long pixel = pixel_ms < REDRAW_MS ? REDRAW_MS : pixel_ms;
    return second < pixel || !desk->settings.clock ? second : pixel;
}
