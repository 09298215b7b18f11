/* SPDX-License-Identifier: MIT */
/*
 * Draws the clock of a turn: a frame around the tray, full from the top middle on and shortening
 * clockwise, and the time in figures above it.
 *
 * In the last thirty seconds both change their colour and the frame pulses once a second; in the
 * last ten, frame and figures are larger, a heartbeat moves them and the edges of the window glow.
 */
#include "clock_frame.h"
#include "phrase.h"
#include "turn.h"

#define LAST_MS (ROUND_LAST_TICKS_S * 1000L)

#define FIGURE        56
#define FIGURE_LARGER 75
#define FIGURE_PHONE  46
#define GLOW          50
#define BEAT_FRAME_MS 33
#define SWELL_STEP    250
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
    bool is_phone = layout_is_phone(ui->layout);
    int y = is_phone ? area.y + area.h / 2 : area.y + ui_px(ui, 26);
    struct text_style style = text_aligned(
        theme_sized(theme, TEXT_FIGURE, is_phone ? FIGURE_PHONE : FIGURE), ALIGN_MIDDLE);
    if (!is_shown(desk)) {
        style = text_aligned(theme_sized(theme, TEXT_LABEL, 20), ALIGN_MIDDLE);
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
        style.size = (is_phone ? FIGURE_PHONE + 10 : FIGURE_LARGER) + 5 * swell(turn, true) / 1000;
    }
    ui_text_fit(ui, x, y, area.w, &style, figures);
}

/* --- the frame --- */

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
    int beat = swell(turn, is_last);
    if (is_last && !desk->settings.reduced_motion) {
        draw_glow(ui);
    }
    const struct clock_frame frame = {
        .view = &turn->tracer.view,
        .left_ms = left,
        .whole_ms = desk->table.match.time_ms,
        .units = is_last  ? 18
                 : is_low ? 12
                          : 9,
        .more = (is_last ? 4 : 3) * beat / 1000,
        .color = is_low ? theme_mix(theme->bad, theme->text, 40 * beat / 1000) : theme->you};
    clock_frame_draw(ui, &frame);
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
    long left = round_left_ms(desk->table.round);
    long pixel_ms = desk->table.match.time_ms /
                        (clock_frame_length(&desk->stage.layout, &turn->tracer.view) + 1) +
                    1;
    long second = left % 1000 > 0 ? left % 1000 : 1000;
    long pixel = pixel_ms < REDRAW_MS ? REDRAW_MS : pixel_ms;
    return second < pixel || !desk->settings.clock ? second : pixel;
}
