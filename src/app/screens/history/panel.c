/* SPDX-License-Identifier: MIT */
/*
 * What the panels of statistics share: their frame, and the words for the filter.
 */
#include "layout.h"
#include "phrase.h"
#include "statistics.h"

bool statistics_is_filtered(const struct statistics *statistics)
{
    const struct statistics_filter *filter = &statistics->filter;
    return filter->size != 0 || filter->rules != 0 || filter->mode != 0;
}

/* Returns a text with one more part; `text` is NULL before the first. */
static const char *joined(struct arena *arena, const char *text, const char *part)
{
    return text ? say(arena, "%s · %s", text, part) : part;
}

const char *statistics_filter_text(struct arena *arena, const struct statistics *statistics)
{
    const struct statistics_filter *filter = &statistics->filter;
    const char *text = NULL;
    if (filter->mode > 0) {
        text = joined(arena, text, phrase_mode_brief((enum game_mode)(filter->mode - 1)));
    }
    if (filter->rules > 0) {
        text = joined(arena, text, phrase_rules_name((enum rules)(filter->rules - 1)));
    }
    if (filter->size > 0) {
        text = joined(arena, text, phrase_size(arena, filter->size, filter->size));
    }
    return text ? text : tr("All rounds");
}

int panel_draw(struct ui *ui, struct rect panel, int taken, const char *title)
{
    struct text_style style = theme_text(ui->theme, TEXT_HEADING);
    int pad = ui_px(ui, PANEL_PAD);
    ui_panel(ui, panel);
    return ui_text_lines(ui, panel.x + pad, panel.y + ui_px(ui, 28), panel.w - 2 * pad - taken,
                         ui_px(ui, 40), &style, title);
}

/* What differs between the shapes of the window, in units. */
static const struct measures {
    int close_top;
} measures[LAYOUT_SHAPES] = {
    [LAYOUT_WIDE] = {.close_top = 9},
    [LAYOUT_COLUMN] = {.close_top = 3},
};

void panel_draw_close(struct ui *ui, struct rect panel, enum statistics_view view)
{
    int side = ui_px(ui, layout_finger(ui->layout, 38));
    int top = panel.y + ui_px(ui, measures[ui->layout->shape].close_top);
    struct rect button = {panel.x + panel.w - ui_px(ui, 12) - side, top, side, side};
    ui_icon_button(ui, STATISTICS_ID_OPEN + (int)view, button, ICON_X);
}

void panel_draw_nothing(struct ui *ui, struct rect panel, const char *text)
{
    struct text_style dim = text_aligned(theme_sized(ui->theme, TEXT_BODY, 18), ALIGN_MIDDLE);
    int pad = ui_px(ui, 40);
    struct rect lines = {panel.x + pad, panel.y + panel.h / 2 - ui_px(ui, 20), panel.w - 2 * pad,
                         ui_px(ui, 76)};
    ui_text_wrap(ui, lines, &dim, text);
}

void panel_draw_lit(struct ui *ui, int id, struct rect rect)
{
    const struct theme *theme = ui->theme;
    if (ui->hover == id) {
        ui_box(ui, rect, 12, theme_mix(theme->panel, theme->raised, 45));
    }
    if (ui->hover == id && theme->outline.a > 0) {
        ui_outline(ui, rect, 12, 3, theme->you_text);
    }
}

int panel_draw_link(struct ui *ui, struct rect panel, int id, const char *text, int end)
{
    struct text_style style =
        text_aligned(text_colored(theme_sized(ui->theme, TEXT_HEADING, 17),
                                  ui->hover == id ? ui->theme->text : ui->theme->dim),
                     ALIGN_END);
    int right = panel.x + panel.w - ui_px(ui, 44);
    int y = panel.y + ui_px(ui, 28);
    int width = ui_text_fit(ui, right, y, panel.w / 2, &style, text);
    ui_icon(ui, right + ui_px(ui, 12), y, ICON_CHEVRON_RIGHT, 20, style.color);
    int high = ui_px(ui, layout_finger(ui->layout, 34));
    int top = int_min(y - high / 2, end - high);
    struct rect hot = {right - width - ui_px(ui, 10), top, width + ui_px(ui, 36), high};
    ui_hot(ui, id, hot, true);
    return panel.x + panel.w - hot.x;
}
