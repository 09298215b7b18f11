/* SPDX-License-Identifier: MIT */
/*
 * The panel of goals: the next three with their progress, or all of them.
 */
#include "date.h"
#include "phrase.h"
#include "statistics.h"

#include <string.h>

#define HEAD       52  /* of the panel */
#define ROW_NARROW 352 /* units; of one of the next goals */
#define CELL_PITCH 62  /* minimum row pitch; the maximum is: */
#define CELL_ROOMY 72
#define CELL_GAP   10
#define CELL_LEAST 260 /* minimum column width, in design units */

/* Returns whether `a` is nearer to be reached than `b`. */
static bool is_nearer(const struct goal *a, const struct goal *b)
{
    return (long long)a->have * b->need > (long long)b->have * a->need;
}

void goals_find_next(struct statistics *statistics)
{
    const struct goal *goals = statistics->goals;
    statistics->next_count = 0;
    statistics->goals_reached = 0;
    for (int i = 0; i < GOAL_COUNT && goals[i].name; i++) {
        if (goals[i].id != 0) {
            statistics->goals_reached++;
            continue;
        }
        int at = statistics->next_count;
        while (at > 0 && is_nearer(&goals[i], &goals[statistics->next[at - 1]])) {
            at--;
        }
        if (at == NEXT_GOALS) {
            continue;
        }
        statistics->next_count += statistics->next_count < NEXT_GOALS;
        for (int later = statistics->next_count - 1; later > at; later--) {
            statistics->next[later] = statistics->next[later - 1];
        }
        statistics->next[at] = i;
    }
}

/* "20 Nov 2026", "7 of 10". */
static const char *state_text(struct arena *arena, const struct goal *goal, const struct game *game)
{
    if (goal->id != 0) {
        struct app_date today = calendar_today(&game->calendar);
        struct app_date day = calendar_day_of(&game->calendar, goal->ended_unix_s);
        return date_title(arena, &day, &today);
    }
    if (goal->need == 1) {
        return tr("Not yet");
    }
    bool is_share = strncmp(goal->name, "common-", 7) == 0; /* of the common words */
    return say(arena, is_share ? tr("%s%% of %s%%") : tr("%s of %s"),
               phrase_number(arena, goal->have), phrase_number(arena, goal->need));
}

/* Draws the outline of a star, px. */
static void draw_outline(struct ui *ui, int x, int y, int size)
{
    struct draw_command star = {.kind = DRAW_STAR,
                                .rect = {x, y, 0, 0},
                                .color = ui->theme->you_edge,
                                .size = ui_px(ui, size)};
    draw_add(ui->list, &star, NULL);
    star.size -= int_max(ui_px(ui, 6), 4);
    star.color = ui->theme->panel;
    draw_add(ui->list, &star, NULL);
}

/* Draws a star, the title, a bar and the progress: beside the title, or in a narrow panel beside
 * the bar. */
static void draw_next(const struct goal *goal, const struct game *game, struct ui *ui,
                      struct rect row)
{
    struct text_style title = theme_sized(ui->theme, TEXT_HEADING, 18);
    struct text_style state = text_aligned(theme_sized(ui->theme, TEXT_LABEL, 17), ALIGN_END);
    bool is_narrow = row.w < ui_px(ui, ROW_NARROW);
    int left = row.x + ui_px(ui, 48);
    int right = row.x + row.w;
    int upper = row.y + row.h / 2 - ui_px(ui, 14);
    int high = ui_px(ui, 12);
    int lower = row.y + row.h / 2 + ui_px(ui, 14);
    draw_outline(ui, row.x + ui_px(ui, 17), row.y + row.h / 2, 34);
    const char *text = state_text(ui->arena, goal, game);
    int taken = ui_text_fit(ui, right, is_narrow ? lower : upper, (right - left) / 2, &state, text);
    taken += ui_px(ui, 12);
    ui_text_lines(ui, left, upper, right - left - (is_narrow ? 0 : taken), ui_px(ui, 30), &title,
                  phrase_goal(goal->name));
    ui_track(ui,
             (struct rect){left, lower - high / 2, right - left - (is_narrow ? taken : 0), high},
             (int)(goal->have * 1000 / goal->need), ui->theme->you);
}

/* Draws a star, filled if the goal is reached, the title, and below it the day or the progress. */
static void draw_cell(const struct goal *goal, const struct game *game, struct ui *ui,
                      struct rect cell)
{
    const struct theme *theme = ui->theme;
    bool is_reached = goal->id != 0;
    struct text_style title = theme_sized(theme, TEXT_HEADING, 16);
    struct text_style small = theme_sized(theme, TEXT_SMALL, 14);
    title.color = is_reached ? theme->text : theme->dim;
    small.color = is_reached ? theme->you_text : theme->dim;
    int left = cell.x + ui_px(ui, 50);
    int room = cell.x + cell.w - ui_px(ui, 14) - left;
    int upper = cell.y + cell.h / 2 - ui_px(ui, 10);
    int lower = cell.y + cell.h / 2 + ui_px(ui, 12);
    ui_surface(ui, cell, 12,
               is_reached ? theme->raised : theme_mix(theme->panel, theme->raised, 25));
    ui_star(ui, cell.x + ui_px(ui, 27), cell.y + cell.h / 2, 28, is_reached ? 1000 : 0);
    if (ui_text_least(ui, &title, phrase_goal(goal->name)) > room) { /* it takes two lines */
        upper += ui_px(ui, 2);
        lower += ui_px(ui, 5);
    }
    ui_text_lines(ui, left, upper, room, ui_px(ui, 30), &title, phrase_goal(goal->name));
    const char *text = state_text(ui->arena, goal, game);
    int taken = ui_text_fit(ui, left, lower, room, &small, text);
    int bar = room - taken - ui_px(ui, 12);
    if (!is_reached && goal->need > 1 && bar >= ui_px(ui, 40)) {
        int high = ui_px(ui, 8);
        struct rect track = {left + taken + ui_px(ui, 12), lower - high / 2, bar, high};
        ui_track(ui, track, (int)(goal->have * 1000 / goal->need), theme->you);
    }
}

static void draw_all(struct statistics *statistics, const struct game *game, struct ui *ui,
                     struct rect panel)
{
    struct list *list = &statistics->goals_list;
    struct rect area = rect_inset(panel, ui_px(ui, 14));
    area.y = panel.y + ui_px(ui, HEAD + 4);
    area.h = panel.y + panel.h - ui_px(ui, 14) - area.y;
    (void)rect_cut_right(&area, ui_px(ui, 7)); /* for the bar */
    int gap = ui_px(ui, CELL_GAP);
    int columns = layout_units(ui->layout, area.w + gap) / (CELL_LEAST + CELL_GAP);
    columns = layout_clamped(columns, 1, 5);
    list->count = (GOAL_COUNT + columns - 1) / columns;
    int pitch = layout_clamped((area.h + gap) / (int)list->count, ui_px(ui, CELL_PITCH),
                               ui_px(ui, CELL_ROOMY));
    list_fit(list, ui, area, pitch, pitch - gap);
    for (struct list_row row = {0}; list_next(list, ui, &row);) {
        for (int i = 0; i < columns && row.index * columns + i < GOAL_COUNT; i++) {
            draw_cell(&statistics->goals[row.index * columns + i], game, ui,
                      rect_column(row.rect, gap, columns, i));
        }
    }
    list_draw_bar(list, ui, panel);
}

/* What differs between the shapes of the window, in units. */
static const struct measures {
    bool is_brief; /* without how many goals are reached */
} measures[LAYOUT_SHAPES] = {
    [LAYOUT_WIDE] = {.is_brief = false},
    [LAYOUT_COLUMN] = {.is_brief = true},
};

/* Draws the title, the button that opens or closes the panel, and how many goals are reached. */
static void draw_head(const struct statistics *statistics, struct ui *ui, struct rect panel)
{
    const struct measures *m = &measures[ui->layout->shape];
    bool is_open = statistics->view == VIEW_GOALS;
    const char *label = say(ui->arena, tr("All %d"), GOAL_COUNT);
    const char *text = say(ui->arena, tr("%d of %d"), statistics->goals_reached, GOAL_COUNT);
    const struct button_look look = {.kind = BUTTON_GHOST, .label = label, .size = 16};
    const struct text_style style = {.size = 16, .weight = WEIGHT_800};
    struct text_style count = theme_sized(ui->theme, TEXT_LABEL, 17);
    int pad = ui_px(ui, PANEL_PAD);
    int gap = ui_px(ui, 12);
    int high = layout_finger(ui->layout, 38);
    int width = int_max(ui_text_width(ui, &style, label) + ui_px(ui, 32), ui_px(ui, 64));
    int button = is_open ? ui_px(ui, 26) : width;
    int counted = m->is_brief ? 0 : ui_text_width(ui, &count, text) + gap;
    int title =
        panel_draw(ui, panel, counted + button + gap, is_open ? tr("Goals") : tr("Next goals"));
    if (!m->is_brief) {
        ui_text_fit(ui, panel.x + pad + title + gap, panel.y + ui_px(ui, 28), counted, &count,
                    text);
    }
    if (is_open) {
        panel_draw_close(ui, panel, VIEW_GOALS);
    } else {
        ui_button(ui, STATISTICS_ID_OPEN + VIEW_GOALS,
                  (struct rect){panel.x + panel.w - pad - width, panel.y + ui_px(ui, 29 - high / 2),
                                width, ui_px(ui, high)},
                  &look);
    }
}

void goals_draw(struct statistics *statistics, const struct game *game, struct ui *ui,
                struct rect panel)
{
    draw_head(statistics, ui, panel);
    if (!statistics->goals[0].name) {
        return;
    }
    if (statistics->view == VIEW_GOALS) {
        draw_all(statistics, game, ui, panel);
        return;
    }
    if (statistics->next_count == 0) {
        panel_draw_nothing(ui, panel, tr("You have reached every goal!"));
        return;
    }
    struct rect rows = rect_inset(panel, ui_px(ui, PANEL_PAD));
    rows.y = panel.y + ui_px(ui, HEAD);
    rows.h = panel.h - ui_px(ui, HEAD + 12);
    for (int i = 0; i < statistics->next_count; i++) {
        draw_next(&statistics->goals[statistics->next[i]], game, ui,
                  rect_row(rows, 0, NEXT_GOALS, i));
    }
}
