/* SPDX-License-Identifier: MIT */
/*
 * Draws the goals page: a cell per goal, with the day it was reached or the progress. Leaves
 * measuring progress to the store and scrolling to screen_statistics.c.
 */
#include "date.h"
#include "phrase.h"
#include "statistics_draw.h"

#include <stdio.h>
#include <string.h>

#define CELL_PITCH 62 /* minimum row pitch; the maximum is: */
#define CELL_ROOMY 72
#define CELL_GAP   10
#define CELL_LEAST 270 /* minimum column width, in design units */
#define PAD        14  /* of the surrounding panel */

struct rect goals_area(const struct layout *layout)
{
    struct rect body = statistics_layout(layout).goals;
    int pad = layout_px(layout, PAD);
    return (struct rect){body.x + pad, body.y + pad, body.w - 2 * pad - pad / 2, body.h - 2 * pad};
}

struct rect goals_bar_area(const struct layout *layout)
{
    return scroll_bar(layout, statistics_layout(layout).goals);
}

static int column_count(const struct layout *layout)
{
    int columns = layout_units(layout, goals_area(layout).w + layout_px(layout, CELL_GAP)) /
                  (CELL_LEAST + CELL_GAP);
    return layout_clamped(columns, 1, 5);
}

static int row_count(const struct layout *layout)
{
    int columns = column_count(layout);
    return (GOAL_COUNT + columns - 1) / columns;
}

int goals_pitch(const struct layout *layout)
{
    int room = (goals_area(layout).h + layout_px(layout, CELL_GAP)) / row_count(layout);
    return layout_clamped(room, layout_px(layout, CELL_PITCH), layout_px(layout, CELL_ROOMY));
}

/* Returns whether the goal is a share of the common words, in percent. */
static bool is_share(const struct goal *goal)
{
    return strncmp(goal->name, "common-", 7) == 0;
}

/* "20 Nov 2026", "7 of 10". */
static void write_state(const struct goal *goal, const struct desk *desk, char *text, size_t size)
{
    if (goal->id != 0) {
        char date[DATE_TEXT_MAX];
        struct app_date today = calendar_today(&desk->calendar);
        struct app_date day = calendar_day_of(&desk->calendar, goal->ended_unix_s);
        (void)snprintf(text, size, "%s", date_title(&day, &today, date));
    } else if (goal->need == 1) {
        (void)snprintf(text, size, "%s", tr("Not yet"));
    } else {
        char have[PHRASE_MAX];
        char need[PHRASE_MAX];
        (void)snprintf(text, size, is_share(goal) ? tr("%s %% of %s %%") : tr("%s of %s"),
                       phrase_number(have, goal->have), phrase_number(need, goal->need));
    }
}

/* Draws a star, filled if the goal is reached, the title, and below it the day or the progress. */
static void draw_cell(const struct goal *goal, const struct desk *desk, struct ui *ui,
                      struct rect cell)
{
    const struct theme *theme = ui->theme;
    bool is_reached = goal->id != 0;
    struct text_style title = {
        .size = 16, .weight = WEIGHT_800, .color = is_reached ? theme->text : theme->dim};
    struct text_style small = {
        .size = 14, .weight = WEIGHT_700, .color = is_reached ? theme->you_text : theme->dim};
    char text[2 * PHRASE_MAX];
    int left = cell.x + ui_px(ui, 50);
    int room = cell.x + cell.w - ui_px(ui, 14) - left;
    int upper = cell.y + cell.h / 2 - ui_px(ui, 10);
    int lower = cell.y + cell.h / 2 + ui_px(ui, 12);
    ui_surface(ui, cell, 12,
               is_reached ? theme->raised : theme_mix(theme->panel, theme->raised, 25));
    ui_star(ui, cell.x + ui_px(ui, 27), cell.y + cell.h / 2, 28, is_reached ? 1000 : 0);
    if (ui_text_width(ui, &title, phrase_goal(goal->name)) * 3 / 4 >
        room) { /* it takes two lines */
        upper += ui_px(ui, 2);
        lower += ui_px(ui, 5);
    }
    ui_text_lines(ui, left, upper, room, ui_px(ui, 30), &title, phrase_goal(goal->name));
    write_state(goal, desk, text, sizeof text);
    int taken = ui_text_fit(ui, left, lower, room, &small, text);
    int bar = room - taken - ui_px(ui, 12);
    if (!is_reached && goal->need > 1 && bar >= ui_px(ui, 40)) {
        int high = ui_px(ui, 8);
        struct rect track = {left + taken + ui_px(ui, 12), lower - high / 2, bar, high};
        ui_track(ui, track, (int)(goal->have * 1000 / goal->need), theme->you);
    }
}

static void draw_cells(struct statistics *statistics, const struct desk *desk, struct ui *ui)
{
    struct rect area = goals_area(ui->layout);
    int columns = column_count(ui->layout);
    int pitch = goals_pitch(ui->layout);
    int gap = ui_px(ui, CELL_GAP);
    struct scroll *scroll = &statistics->goals_scroll;
    scroll_fit(scroll, (long)row_count(ui->layout) * pitch - gap, area.h);
    ui_clip(ui, area);
    for (int i = 0; i < GOAL_COUNT; i++) {
        struct rect row = {area.x, area.y + i / columns * pitch - scroll->at, area.w, pitch - gap};
        if (row.y + row.h > area.y && row.y < area.y + area.h) {
            draw_cell(&statistics->goals[i], desk, ui, rect_column(row, gap, columns, i % columns));
        }
    }
    ui_clip_end(ui);
    if (scroll->max > 0) {
        ui_keyboard_area(ui, STATISTICS_ID_GOALS, area);
    }
}

void goals_draw(struct statistics *statistics, const struct desk *desk, struct ui *ui)
{
    struct statistics_layout at = statistics_layout(ui->layout);
    char about[160];
    bool is_known = statistics->goals[0].name;
    (void)snprintf(about, sizeof about, tr("%d of %d goals reached, by rounds that count."),
                   statistics->goals_reached, GOAL_COUNT);
    statistics_draw_top(ui, &at, PAGE_GOALS, tr("Statistics"), is_known ? about : "");
    if (!is_known) {
        statistics_draw_empty(statistics, false, ui, at.goals);
        return;
    }
    ui_panel(ui, at.goals);
    draw_cells(statistics, desk, ui);
    scroll_draw(&statistics->goals_scroll, ui, goals_bar_area(ui->layout));
}
