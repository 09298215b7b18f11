/* SPDX-License-Identifier: MIT */
/*
 * Draws the clock of a turn.
 */
#include "clock_face.h"

#include "clock_frame.h"

static const struct measures {
    int figure, last; /* the size of the time, and that of the last ten seconds */
    int y;            /* its middle, if not that of its place */
} measures[LAYOUT_SHAPES] = {[LAYOUT_WIDE] = {56, 75, 26}, [LAYOUT_COLUMN] = {46, 56, 0}};

#define GLOW       50
#define SWELL_STEP 250

/* How strongly the present beat shows, 0..1000 in a few steps, each of which is drawn once and then
 * copied: one swell in the last thirty seconds, in the last ten two as of a heart, the second one
 * weaker. */
static int swell(const struct anim *beat, bool is_last)
{
    int age = anim_linear(beat);
    if (!beat->running) {
        return 0;
    }
    int wave = !is_last    ? anim_wave(age / 2)
               : age < 400 ? anim_wave(age * 500 / 400)
                           : anim_wave((age - 400) * 500 / 600) * 6 / 10;
    return (wave + SWELL_STEP / 2) / SWELL_STEP * SWELL_STEP;
}

/* --- the figures --- */

void clock_face_draw(struct ui *ui, struct rect area, const struct clock_face *clock)
{
    const struct theme *theme = ui->theme;
    int x = area.x + area.w / 2;
    const struct measures *measure = &measures[ui->layout->shape];
    int y = area.y + (measure->y > 0 ? ui_px(ui, measure->y) : area.h / 2);
    struct text_style style =
        text_aligned(theme_sized(theme, TEXT_FIGURE, measure->figure), ALIGN_MIDDLE);
    if (!clock->is_shown) {
        style = text_aligned(theme_sized(theme, TEXT_LABEL, 20), ALIGN_MIDDLE);
        ui_text_lines(ui, x, y, area.w, ui_px(ui, 48), &style, clock->text);
        return;
    }
    if (clock->left_ms <= clock_low_ms(clock->whole_ms)) {
        style.color = theme->bad_text;
    }
    if (clock->left_ms <= CLOCK_LAST_MS) {
        style.size = measure->last + 5 * swell(clock->beat, true) / 1000;
    }
    ui_text_fit(ui, x, y, area.w, &style, clock->text);
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

void clock_face_draw_frame(struct ui *ui, const struct board_view *view,
                           const struct clock_face *clock)
{
    const struct theme *theme = ui->theme;
    bool is_low = clock->left_ms <= clock_low_ms(clock->whole_ms);
    bool is_last = clock->left_ms <= CLOCK_LAST_MS;
    int beat = swell(clock->beat, is_last);
    if (!clock->is_shown) {
        return;
    }
    if (is_last && !clock->is_still) {
        draw_glow(ui);
    }
    const struct clock_frame frame = {
        .view = view,
        .left_ms = clock->left_ms,
        .whole_ms = clock->whole_ms,
        .units = is_last  ? 18
                 : is_low ? 12
                          : 9,
        .more = (is_last ? 4 : 3) * beat / 1000,
        .color = is_low ? theme_mix(theme->bad, theme->text, 40 * beat / 1000) : theme->you};
    clock_frame_draw(ui, &frame);
}
