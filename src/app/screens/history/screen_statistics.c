/* SPDX-License-Identifier: MIT */
/*
 * The statistics: reading the figures for the filter, and the goals; what the pages of the history
 * share; and the page of goals. Leaves counting to the store, and drawing the figures to figures.c.
 */
#include "date.h"
#include "dialog.h"
#include "game.h"
#include "history_pages.h"
#include "phrase.h"

#include <stdio.h>
#include <string.h>

/* --- the figures --- */

struct history_filter statistics_asked(const struct statistics *statistics)
{
    const struct statistics_filter *filter = &statistics->filter;
    struct history_filter asked = {.size = filter->size, .any_rules = filter->rules == 0};
    if (filter->rules > 0) {
        asked.rules = (enum rules)(filter->rules - 1);
    }
    if (filter->mode > 0) {
        asked.one_way = true;
        asked.mode = (enum game_mode)(filter->mode - 1);
    }
    return asked;
}

void statistics_note_trouble(struct statistics *statistics, const struct desk *desk)
{
    (void)tr_message(keeper_trouble(desk->keeper), statistics->trouble, sizeof statistics->trouble);
}

static enum status read_scores(struct curve *curve, const struct desk *desk,
                               const struct history_filter *asked)
{
    struct history_score scores[CURVE_POINTS_MAX];
    enum status status =
        keeper_scores(desk->keeper, asked, CURVE_POINTS_MAX, scores, &curve->count);
    for (size_t i = 0; i < curve->count; i++) {
        curve->values[i] = scores[i].score > 0 ? scores[i].score : 0;
        curve->newest_unix_s = scores[i].ended_unix_s;
    }
    return status;
}

static enum status read_strengths(struct curve *curve, const struct desk *desk,
                                  const struct history_filter *asked)
{
    struct history_strength strengths[CURVE_POINTS_MAX];
    enum status status =
        keeper_strengths(desk->keeper, asked, CURVE_POINTS_MAX, strengths, &curve->count);
    for (size_t i = 0; i < curve->count; i++) {
        struct strength strength = {.tenths = strengths[i].tenths};
        curve->values[i] = strength_value(&strength);
        curve->newest_unix_s = strengths[i].ended_unix_s;
    }
    return status;
}

/* Reads the filtered figures; sets `trouble` on failure. */
static void read_figures(struct statistics *statistics, struct desk *desk)
{
    struct history_filter asked = statistics_asked(statistics);
    memset(statistics->curves, 0, sizeof statistics->curves);
    statistics->trouble[0] = '\0';
    enum status status = keeper_statistics(desk->keeper, &asked, &statistics->figures);
    if (status == STATUS_OK) {
        status = read_scores(&statistics->curves[CURVE_SCORE], desk, &asked);
    }
    if (status == STATUS_OK) {
        status = read_strengths(&statistics->curves[CURVE_STRENGTH], desk, &asked);
    }
    if (status != STATUS_OK) {
        statistics_note_trouble(statistics, desk);
    }
}

/* Without a store, no goal is reached and progress is unknown. */
static void read_goals(struct statistics *statistics, struct desk *desk)
{
    statistics->trouble[0] = '\0';
    statistics->goals_reached = 0;
    memset(statistics->goals, 0, sizeof statistics->goals);
    if (keeper_keeps(desk->keeper) && keeper_goals(desk->keeper, statistics->goals) != STATUS_OK) {
        statistics_note_trouble(statistics, desk);
    }
    for (int i = 0; i < GOAL_COUNT; i++) {
        statistics->goals_reached += statistics->goals[i].id != 0;
    }
}

static void read_page(struct statistics *statistics, struct desk *desk)
{
    if (statistics->page == PAGE_GOALS) {
        read_goals(statistics, desk);
    } else {
        read_figures(statistics, desk);
    }
}

/* --- buttons --- */

/* Deals a round matching the filter, as far as there are dice for it. */
static void shake(const struct statistics *statistics, struct desk *desk)
{
    const struct statistics_filter *filter = &statistics->filter;
    if (filter->size != 0 && desk->table.dice[filter->size - APP_SIZE_MIN]) {
        desk->table.match.size = filter->size;
    }
    if (filter->rules != 0) {
        desk->table.match.rules = (enum rules)(filter->rules - 1);
    }
    if (filter->mode != 0) {
        desk->table.match.mode = (enum game_mode)(filter->mode - 1);
    }
    game_deal(desk);
}

bool statistics_press(struct statistics *statistics, struct desk *desk, int id, bool *changed)
{
    struct statistics_filter *filter = &statistics->filter;
    struct statistics_filter before = *filter;
    *changed = false;
    if (id == STATISTICS_ID_SHAKE) {
        shake(statistics, desk);
        return true;
    }
    if (id == STATISTICS_ID_ALL) {
        *filter = (struct statistics_filter){0};
    } else if (id >= STATISTICS_ID_RULES && id <= STATISTICS_ID_RULES + RULES_COUNT) {
        filter->rules = id - STATISTICS_ID_RULES;
    } else if (id >= STATISTICS_ID_SIZES && id <= STATISTICS_ID_SIZES + APP_SIZE_COUNT) {
        int index = id - STATISTICS_ID_SIZES;
        filter->size = index == 0 ? 0 : APP_SIZE_MIN + index - 1;
    } else if (id >= STATISTICS_ID_WAYS && id < STATISTICS_ID_WAYS + STATISTICS_MODES) {
        filter->mode = id - STATISTICS_ID_WAYS;
    } else {
        return false;
    }
    *changed =
        before.rules != filter->rules || before.size != filter->size || before.mode != filter->mode;
    return true;
}

/* --- what the pages share --- */

#define FILTER_GAP 14
#define PAD        14 /* of a panel around rows */

void history_draw_top(struct ui *ui, struct rect *rest, enum statistics_page page,
                      const char *title, const char *about, const char *brief)
{
    const char *const pages[PAGE_COUNT] = {tr("Figures"), tr("Goals"), tr("Past rounds")};
    struct text_style large = theme_text(ui->theme, TEXT_TITLE);
    struct text_style small = theme_text(ui->theme, TEXT_NOTE);
    struct rect row = ui_page(ui, STATISTICS_ID_BACK, rest);
    struct rect choices = rect_cut_right(&row, ui->layout->shape == LAYOUT_STACK ? 290 : 380);
    (void)rect_cut_right(&row, 16);
    row = layout_to_px(ui->layout, row);
    int middle = row.y + row.h / 2;
    about = ui_text_width(ui, &small, about) > row.w ? brief : about;
    ui_text_lines(ui, row.x, about[0] ? middle - ui_px(ui, 11) : middle, row.w, ui_px(ui, 36),
                  &large, title);
    ui_text_lines(ui, row.x, middle + ui_px(ui, 18), row.w, ui_px(ui, 26), &small, about);
    ui_choices(ui, STATISTICS_ID_PAGES, layout_to_px(ui->layout, choices), pages, PAGE_COUNT,
               (int)page);
}

bool history_is_low(const struct ui *ui)
{
    return layout_window(ui->layout).h < 740;
}

void history_draw_filters(const struct statistics *statistics, struct ui *ui, struct rect *rest)
{
    bool is_stack = ui->layout->shape == LAYOUT_STACK;
    struct rect row = rect_cut_top(rest, 46);
    struct rect mode_row = row;
    int room = row.w - 2 * FILTER_GAP;
    int sizes_width = room - room * 39 / 100 - room * 34 / 100;
    if (is_stack) {
        (void)rect_cut_top(rest, 10);
        row = rect_cut_top(rest, 46);
        sizes_width = (row.w - FILTER_GAP) * 45 / 100;
    } else {
        mode_row = rect_cut_left(&row, room * 39 / 100);
        (void)rect_cut_left(&row, FILTER_GAP);
    }
    struct rect size_row = rect_cut_right(&row, sizes_width);
    (void)rect_cut_right(&row, FILTER_GAP);
    (void)rect_cut_top(rest, is_stack ? 14 : history_is_low(ui) ? 12 : 16);
    const char *modes[STATISTICS_MODES] = {tr("All modes")};
    const struct statistics_filter *filter = &statistics->filter;
    const char *rules[RULES_COUNT + 1] = {tr("All rules")};
    const char *sizes[APP_SIZE_COUNT + 1] = {tr_in("sizes", "All")};
    char names[APP_SIZE_COUNT][32];
    for (int i = 1; i < STATISTICS_MODES; i++) {
        modes[i] = phrase_mode_brief((enum game_mode)(i - 1));
    }
    for (int i = 0; i < RULES_COUNT; i++) {
        rules[i + 1] = phrase_rules_name((enum rules)i);
    }
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        (void)snprintf(names[i], sizeof names[i], tr("%d × %d"), i + APP_SIZE_MIN,
                       i + APP_SIZE_MIN);
        sizes[i + 1] = names[i];
    }
    ui_choices(ui, STATISTICS_ID_WAYS, layout_to_px(ui->layout, mode_row), modes, STATISTICS_MODES,
               filter->mode);
    ui_choices(ui, STATISTICS_ID_RULES, layout_to_px(ui->layout, row), rules, RULES_COUNT + 1,
               filter->rules);
    ui_choices(ui, STATISTICS_ID_SIZES, layout_to_px(ui->layout, size_row), sizes,
               APP_SIZE_COUNT + 1, filter->size == 0 ? 0 : filter->size - APP_SIZE_MIN + 1);
}

struct rect history_rows(const struct ui *ui, struct rect panel)
{
    int pad = ui_px(ui, PAD);
    struct rect area = rect_inset(panel, pad);
    (void)rect_cut_right(&area, pad / 2); /* for the bar */
    return area;
}

void history_draw_empty(const struct statistics *statistics, bool uncounted, struct ui *ui,
                        struct rect area)
{
    const struct button_look shake = {.kind = BUTTON_PRIMARY,
                                      .label = tr("Shake the dice"),
                                      .has_icon = true,
                                      .icon = ICON_DICES,
                                      .size = 22};
    const struct button_look all = {.kind = BUTTON_GHOST, .label = tr("Show all")};
    const char *trouble = statistics->trouble;
    const struct statistics_filter *filter = &statistics->filter;
    bool filtered = filter->size != 0 || filter->rules != 0 || filter->mode != 0;
    struct dialog_nothing nothing = {.icon = ICON_CHART_COLUMN, .is_trouble = trouble[0]};
    nothing.title = trouble[0]  ? tr("The history cannot be read")
                    : uncounted ? tr("No round that counts")
                    : filtered  ? tr("No round like this yet")
                                : tr("No rounds yet");
    nothing.text =
        trouble[0] ? trouble
        : uncounted
            ? tr("Replays, typed boards and practice do not count here. Past rounds lists them.")
        : filtered ? tr("Play the first one, or look at all the others.")
                   : tr("Your scores, your words and your wins gather here, round by round.");
    struct rect button = dialog_draw_nothing(ui, area, &nothing);
    if (trouble[0]) {
        return;
    }
    ui_button(ui, STATISTICS_ID_SHAKE, button, &shake);
    if (filtered) {
        button.y += ui_px(ui, 76);
        ui_button(ui, STATISTICS_ID_ALL, button, &all);
    }
}

/* --- the page of goals --- */

#define CELL_PITCH 62 /* minimum row pitch; the maximum is: */
#define CELL_ROOMY 72
#define CELL_GAP   10
#define CELL_LEAST 270 /* minimum column width, in design units */

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
    struct text_style title = text_sized(theme_text(theme, TEXT_HEADING), 16);
    struct text_style small = text_sized(theme_text(theme, TEXT_SMALL), 14);
    char text[2 * PHRASE_MAX];
    title.color = is_reached ? theme->text : theme->dim;
    small.color = is_reached ? theme->you_text : theme->dim;
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

static void draw_goals(struct statistics *statistics, const struct desk *desk, struct ui *ui)
{
    struct list *list = &statistics->goals_list;
    struct rect rest;
    char about[160] = "";
    bool is_known = statistics->goals[0].name;
    if (is_known) {
        (void)snprintf(about, sizeof about, tr("%d of %d goals"), statistics->goals_reached,
                       GOAL_COUNT);
    }
    history_draw_top(ui, &rest, PAGE_GOALS, tr("Statistics"), about, about);
    struct rect panel = layout_to_px(ui->layout, rest);
    if (!is_known) {
        history_draw_empty(statistics, false, ui, panel);
        return;
    }
    ui_panel(ui, panel);
    struct rect area = history_rows(ui, panel);
    int gap = ui_px(ui, CELL_GAP);
    int columns = layout_units(ui->layout, area.w + gap) / (CELL_LEAST + CELL_GAP);
    columns = layout_clamped(columns, 1, 5);
    list->count = (GOAL_COUNT + columns - 1) / columns;
    int pitch = layout_clamped((area.h + gap) / (int)list->count, ui_px(ui, CELL_PITCH),
                               ui_px(ui, CELL_ROOMY));
    list_fit(list, ui, area, pitch, pitch - gap);
    for (struct list_row row = {0}; list_next(list, ui, &row);) {
        for (int i = 0; i < columns && row.index * columns + i < GOAL_COUNT; i++) {
            draw_cell(&statistics->goals[row.index * columns + i], desk, ui,
                      rect_column(row.rect, gap, columns, i));
        }
    }
    list_draw_bar(list, ui, panel);
}

/* --- the screen --- */

/* If call.what is set, starts over: the first page, unfiltered. */
static void statistics_open(void *self, struct desk *desk, const struct call *call)
{
    struct statistics *statistics = self;
    if (call->what) {
        statistics->filter = (struct statistics_filter){0};
        statistics->page = PAGE_FIGURES;
    }
    read_page(statistics, desk);
}

/* Rereads the page on return from a past round or from the list, which may change the filter. */
static void statistics_hear(void *self, struct desk *desk, enum news news)
{
    if (news == NEWS_SHOWN) {
        read_page(self, desk);
    }
}

static void turn_page(struct statistics *statistics, struct desk *desk, enum statistics_page page)
{
    if (page == PAGE_ROUNDS) {
        stage_over(&desk->stage, SCREEN_ROUNDS, NULL);
    } else if (page != statistics->page) {
        statistics->page = page;
        statistics->goals_list = (struct list){.kind = LIST_READ, .first_id = STATISTICS_ID_GOALS};
        read_page(statistics, desk);
    }
}

static void press(void *self, struct desk *desk, int id)
{
    struct statistics *statistics = self;
    const struct history_statistics *figures = &statistics->figures;
    bool changed;
    if (statistics_press(statistics, desk, id, &changed)) {
        if (changed) {
            read_figures(statistics, desk);
        }
    } else if (id == STATISTICS_ID_BACK) {
        stage_back(&desk->stage);
    } else if (id >= STATISTICS_ID_PAGES && id < STATISTICS_ID_PAGES + PAGE_COUNT) {
        turn_page(statistics, desk, (enum statistics_page)(id - STATISTICS_ID_PAGES));
    } else if (id >= STATISTICS_ID_CURVES && id < STATISTICS_ID_CURVES + CURVE_COUNT) {
        statistics->shown = (enum statistics_curve)(id - STATISTICS_ID_CURVES);
    } else if (id == STATISTICS_ID_BEST) {
        game_open_past(desk, figures->best_id);
    } else if (id == STATISTICS_ID_LONGEST) {
        game_open_past(desk, figures->longest_id);
    }
}

static void statistics_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct statistics *statistics = self;
    char about[160];
    char brief[160];
    struct rect rest;
    if (statistics->page == PAGE_GOALS) {
        draw_goals(statistics, desk, ui);
        return;
    }
    figures_write_counted(statistics, about, brief, sizeof about);
    history_draw_top(ui, &rest, PAGE_FIGURES, tr("Statistics"), about, brief);
    history_draw_filters(statistics, ui, &rest);
    statistics->body = layout_to_px(ui->layout, rest);
    if (statistics->figures.rounds == 0 || statistics->trouble[0]) {
        history_draw_empty(statistics, statistics->figures.others > 0, ui, statistics->body);
    } else {
        figures_draw(statistics, desk, ui, rest);
    }
}

static bool statistics_input(void *self, struct desk *desk, const struct input *input)
{
    struct statistics *statistics = self;
    if (input->kind == INPUT_KEY && input->key == KEY_ESCAPE) {
        stage_back(&desk->stage);
        return true;
    }
    return statistics->page == PAGE_GOALS &&
           list_input(&statistics->goals_list, &desk->stage.ui, input);
}

const struct screen_class screen_statistics = {
    .name = "statistics",
    .state_size = sizeof(struct statistics),
    .open = statistics_open,
    .input = statistics_input,
    .press = press,
    .draw = statistics_draw,
    .hear = statistics_hear,
};
