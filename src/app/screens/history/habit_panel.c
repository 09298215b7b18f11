/* SPDX-License-Identifier: MIT */
/*
 * The habit of the month: what the coach says of the last rounds, their heat map, and a button that
 * deals boards to practise on. Leaves judging to coaching.h.
 */
#include "phrase.h"
#include "statistics.h"

#define HEAD   48
#define BUTTON 46

static bool can_be_practised(const struct statistics *statistics)
{
    enum coach_trait trait = statistics->coaching.habit.trait;
    return trait != COACH_NOTHING && trait != COACH_LAST_MINUTE; /* no board is about time */
}

/* Draws the sentence with its count, and the button below them. */
static void draw_advice(const struct statistics *statistics, const struct game *game, struct ui *ui,
                        struct rect area)
{
    const struct coaching *coaching = &statistics->coaching;
    struct text_style bold = theme_sized(ui->theme, TEXT_HEADING, 18);
    struct text_style note = theme_text(ui->theme, TEXT_BODY);
    const struct button_look practise = {
        .kind = BUTTON_PLAIN, .label = tr("Practise this"), .icon = ICON_BOOK_OPEN, .size = 18};
    if (can_be_practised(statistics)) {
        struct rect button = rect_cut_bottom(&area, ui_px(ui, layout_finger(ui->layout, BUTTON)));
        ui_button(ui, STATISTICS_ID_PRACTISE, button, &practise);
        (void)rect_cut_bottom(&area, ui_px(ui, 8));
    }
    const char *text = coaching_habit(ui->arena, game, &coaching->habit, 0);
    struct rect lines = area;
    int line = ui_px(ui, 26);
    (void)rect_cut_bottom(&lines, line);
    (void)rect_cut_top(&area, ui_text_wrap(ui, lines, &bold, text) + line / 2);
    text = coaching_count(ui->arena, &coaching->habit);
    if (ui_text_least(ui, &note, text) <= area.w) { /* else it is in the tip alone */
        ui_text_fit(ui, area.x, area.y, area.w, &note, text);
    }
}

void habit_draw(const struct statistics *statistics, const struct game *game, struct ui *ui,
                struct rect panel)
{
    const struct coaching *coaching = &statistics->coaching;
    struct text_style note = theme_text(ui->theme, TEXT_NOTE);
    struct text_style end = text_aligned(note, ALIGN_END);
    bool has_habit = coaching->habit.trait != COACH_NOTHING;
    int pad = ui_px(ui, PANEL_PAD);
    const char *rounds = phrase_rounds(ui->arena, coaching->rounds);
    int taken = ui_text_width(ui, &end, rounds);
    (void)panel_draw(ui, panel, taken + pad / 2, tr("Habit of the month"));
    ui_text(ui, panel.x + panel.w - pad, panel.y + ui_px(ui, 28), &end, rounds);
    struct rect inner = panel;
    (void)rect_cut_top(&inner, ui_px(ui, HEAD));
    (void)rect_cut_bottom(&inner, ui_px(ui, 12));
    (void)rect_cut_left(&inner, pad);
    (void)rect_cut_right(&inner, pad);
    const char *brighter = tr("Brighter: more words missed there.");
    int wide = has_habit ? inner.w * 37 / 100 : inner.w;
    int caption = ui_px(ui, ui_lines_fit(ui, wide, ui_px(ui, 34), &note, brighter) ? 34 : 48);
    int side = int_min(inner.h - caption, inner.w * 37 / 100);
    struct rect left = rect_cut_left(&inner, has_habit ? side : inner.w);
    struct rect map = {left.x, left.y, side, side};
    map.x += has_habit ? 0 : (left.w - side) / 2;
    coaching_draw_heat(coaching, ui, map, 0);
    struct text_style middle = text_aligned(note, ALIGN_MIDDLE);
    ui_text_lines(ui, left.x + left.w / 2, map.y + side + caption / 2 + ui_px(ui, 1), left.w,
                  caption, &middle, brighter);
    struct rect about = panel;
    about.h = has_habit ? map.y + side - panel.y : panel.h;
    ui_hot(ui, STATISTICS_ID_HABIT, has_habit ? left : about, true);
    ui_tip(ui, STATISTICS_ID_HABIT,
           say(ui->arena, "%s %s",
               tr("A habit is what you overlook more often than chance explains."),
               coaching_figures(ui->arena, coaching)));
    if (has_habit) {
        (void)rect_cut_left(&inner, pad);
        draw_advice(statistics, game, ui, inner);
    }
}
