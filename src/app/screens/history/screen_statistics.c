/* SPDX-License-Identifier: MIT */
/*
 * The page of statistics: reads the figures for the filter, lays out the panels, and opens them.
 * Leaves counting to the store and drawing to the files of the panels.
 */
#include "dialog.h"
#include "game.h"
#include "phrase.h"
#include "statistics.h"

#include <stdio.h>
#include <string.h>

#define GAP 16 /* between panels */

#define COLUMN_HABIT  260
#define COLUMN_HEIGHT (1720 + COLUMN_HABIT + GAP)

/* --- reading --- */

static struct history_filter asked(const struct statistics *statistics)
{
    const struct statistics_filter *filter = &statistics->filter;
    struct history_filter asked = {.size = filter->size, .any_rules = filter->rules == 0};
    if (filter->rules > 0) {
        asked.rules = (enum rules)(filter->rules - 1);
    }
    if (filter->mode > 0) {
        asked.one_mode = true;
        asked.mode = (enum game_mode)(filter->mode - 1);
    }
    return asked;
}

static void report_trouble(struct statistics *statistics, const struct game *game)
{
    (void)tr_message(store_trouble(game->store), statistics->trouble, sizeof statistics->trouble);
}

static enum status read_goals(struct statistics *statistics, const struct game *game)
{
    memset(statistics->goals, 0, sizeof statistics->goals);
    enum status status = goals_read(game->store, statistics->goals);
    goals_find_next(statistics);
    return status;
}

/* Reads the rounds that the list is about to show. */
static void read_page(struct statistics *statistics, const struct game *game)
{
    struct list *list = &statistics->rounds_list;
    struct history_filter filter = asked(statistics);
    if (history_list(game->store, &filter, list->page_first, LIST_PAGE, statistics->page,
                     &list->page_count) != STATUS_OK) {
        report_trouble(statistics, game);
        list->page_count = 0;
        list->count = 0; /* it is not asked again and again */
    }
}

void statistics_read(struct statistics *statistics, const struct game *game)
{
    struct history_filter filter = asked(statistics);
    struct list *list = &statistics->rounds_list;
    statistics->trouble[0] = '\0';
    statistics->figures = (struct history_statistics){0};
    statistics->pace = (struct history_pace){{0}, {0}};
    statistics->strength_count = 0;
    list->count = 0;
    list->page_count = 0; /* the rows are read before they are drawn */
    statistics->has_rivals = !filter.one_mode || mode_traits(filter.mode)->has_rival;
    statistics->is_between = filter.one_mode && mode_traits(filter.mode)->seats == 2;
    enum status status = history_statistics(game->store, &filter, &statistics->figures);
    if (status == STATUS_OK) {
        status = history_strengths(game->store, &filter, STRENGTH_POINTS_MAX, statistics->strengths,
                                   &statistics->strength_count);
        statistics->rated_rounds = saves_strength(game->saves).rounds;
        if (statistics->rated_rounds < STRENGTH_SHOWN_ROUNDS) {
            statistics->strength_count = 0;
        }
    }
    if (status == STATUS_OK) {
        status = history_pace(game->store, &filter, PACE_ROUNDS, &statistics->pace);
    }
    if (status == STATUS_OK) {
        status = read_goals(statistics, game);
    }
    coaching_of_weeks(game, &filter, &statistics->coaching);
    if (status == STATUS_OK) {
        status = history_count(game->store, &filter, &list->count);
    }
    if (status != STATUS_OK) {
        report_trouble(statistics, game);
    }
}

/* --- the page --- */

/* Returns "86 rounds (3 not counted)". */
static const char *counted_text(struct arena *arena, const struct history_statistics *figures)
{
    const char *rounds = phrase_rounds(arena, figures->rounds + figures->others);
    return figures->others == 0 ? rounds
                                : say(arena, tr("%s (%s not counted)"), rounds,
                                      phrase_number(arena, figures->others));
}

/* What differs between the shapes of the window, in units. */
static const struct measures {
    int choices, filter_percent;
} measures[LAYOUT_SHAPES] = {
    [LAYOUT_WIDE] = {.choices = 52, .filter_percent = 45},
    [LAYOUT_COLUMN] = {.choices = 96, .filter_percent = 100},
};

/* Cuts the button off `row`, in units. */
static void draw_filter_button(const struct statistics *statistics, struct ui *ui, struct rect *row)
{
    const char *label = statistics_filter_text(ui->arena, statistics);
    const struct text_style style = {.size = 18, .weight = WEIGHT_800};
    const struct button_look look = {.kind = BUTTON_GHOST,
                                     .label = label,
                                     .icon = ICON_SLIDERS_HORIZONTAL,
                                     .size = 18,
                                     .unfolds = true};
    int wanted = layout_units(ui->layout, ui_text_width(ui, &style, label)) + 84;
    struct rect units = rect_cut_right(
        row,
        layout_clamped(wanted, 150, row->w * measures[ui->layout->shape].filter_percent / 100));
    struct rect button = layout_to_px(ui->layout, units);
    button = rect_middle(button, button.w, ui_px(ui, 48));
    ui_button(ui, STATISTICS_ID_FILTER, button, &look);
}

/* Draws what is beside the button that leads back, and in a column `below` it; both in units.
 */
static void draw_top(const struct statistics *statistics, bool is_empty, struct ui *ui,
                     struct rect row, struct rect below)
{
    struct text_style title = theme_text(ui->theme, TEXT_TITLE);
    struct text_style note = theme_sized(ui->theme, TEXT_NOTE, 17);
    bool has_lines = below.w > 0;
    if (!is_empty || statistics_is_filtered(statistics)) {
        bool is_beside = below.w == 0;
        draw_filter_button(statistics, ui, is_beside ? &row : &below);
        (void)rect_cut_right(&row, is_beside ? GAP : 0);
    }
    row = layout_to_px(ui->layout, row);
    int middle = row.y + row.h / 2;
    ui_text_lines(ui, row.x, is_empty ? middle : middle - ui_px(ui, 11), row.w, ui_px(ui, 36),
                  &title, tr("Statistics"));
    if (is_empty) {
        return;
    }
    const char *counted = counted_text(ui->arena, &statistics->figures);
    int y = middle + ui_px(ui, 17);
    int width = has_lines ? ui_text_lines(ui, row.x, y, row.w, ui_px(ui, 32), &note, counted)
                          : ui_text_fit(ui, row.x, y, row.w, &note, counted);
    if (statistics->figures.others > 0) {
        int high = ui_px(ui, layout_finger(ui->layout, 24));
        width = int_max(width, high);
        ui_hot(ui, STATISTICS_ID_COUNTED,
               (struct rect){row.x - ui_px(ui, 4), y - high / 2, width + ui_px(ui, 8), high}, true);
        ui_tip(ui, STATISTICS_ID_COUNTED,
               tr("Replays, typed boards and practice are not counted."));
    }
}

static void draw_empty(const struct statistics *statistics, struct ui *ui, struct rect area)
{
    const struct button_look play = {
        .kind = BUTTON_PRIMARY, .label = tr("Play"), .icon = ICON_PLAY, .size = 22};
    const struct button_look all = {.kind = BUTTON_GHOST, .label = tr("All rounds")};
    const char *trouble = statistics->trouble;
    bool is_filtered = statistics_is_filtered(statistics);
    const struct dialog_nothing nothing = {
        .icon = ICON_CHART_COLUMN,
        .is_trouble = trouble[0],
        .title = trouble[0]    ? tr("The history cannot be read")
                 : is_filtered ? tr("No round like this yet")
                               : tr("No rounds yet"),
        .text = trouble[0]    ? trouble
                : is_filtered ? tr("Play the first one, or look at all the others.")
                              : tr("Your strength, your rounds and your goals will appear here.")};
    struct rect button = dialog_draw_nothing(ui, area, &nothing);
    if (trouble[0]) {
        return;
    }
    ui_button(ui, STATISTICS_ID_PLAY, button, &play);
    if (is_filtered) {
        button.y += ui_px(ui, 76);
        ui_button(ui, STATISTICS_ID_ALL, button, &all);
    }
}

/* Shares out a column, in units, among panels; sets where they are in px. */
static void stack_panels(const struct layout *layout, struct rect column,
                         const struct rect_part *parts, int count, struct rect *panels)
{
    int sizes[4];
    (void)rect_share(column.h - (count - 1) * GAP, parts, count, sizes);
    for (int i = 0; i < count; i++) {
        panels[i] = layout_to_px(layout, rect_slice_top(&column, sizes[i], GAP));
    }
}

/* Two columns or one. The open panel takes its whole column. */
static struct statistics_places lay_out(const struct layout *layout, enum statistics_view view,
                                        struct rect body)
{
    static const struct rect_part left_parts[] = {{292, 40}, {260, 68}};
    static const struct rect_part right_parts[] = {{216, 36}, {136, 12}, {184, 60}};
    static const struct rect_part column_parts[] = {
        {400, 0}, {270, 0}, {230, 0}, {COLUMN_HABIT, 0}};
    struct statistics_places places = {.body = layout_to_px(layout, body)};
    struct rect panels[4];
    if (layout->shape == LAYOUT_COLUMN && view != VIEW_PAGE) {
        places.rounds = places.goals = places.figures = places.body;
        places.is_one = true;
        return places;
    }
    if (layout->shape == LAYOUT_COLUMN) {
        places.strength = layout_to_px(layout, rect_slice_top(&body, 612, GAP));
        stack_panels(layout, body, column_parts, 4, panels);
        places.rounds = panels[0];
        places.goals = panels[1];
        places.figures = panels[2];
        places.habit = panels[3];
        return places;
    }
    struct rect left = rect_slice_left(&body, (body.w - GAP) * 760 / 1208, GAP);
    places.rounds = layout_to_px(layout, left);
    places.goals = places.figures = layout_to_px(layout, body);
    if (view != VIEW_ROUNDS) {
        stack_panels(layout, left, left_parts, 2, panels);
        places.strength = panels[0];
        places.rounds = panels[1];
    }
    if (view != VIEW_GOALS && view != VIEW_FIGURES) {
        stack_panels(layout, body, right_parts, 3, panels);
        places.goals = panels[0];
        places.figures = panels[1];
        places.habit = panels[2];
    }
    return places;
}

static void draw_panels(struct statistics *statistics, const struct game *game, struct ui *ui)
{
    const struct statistics_places *places = &statistics->places;
    enum statistics_view view = statistics->view;
    bool has_left = view == VIEW_PAGE || view == VIEW_ROUNDS || !places->is_one;
    bool has_right = view != VIEW_ROUNDS || !places->is_one;
    if (places->strength.w > 0) {
        strength_draw(statistics, game, ui, places->strength);
    }
    if (has_left) {
        rounds_draw(statistics, game, ui, places->rounds);
    }
    if (has_right && view != VIEW_FIGURES) {
        goals_draw(statistics, game, ui, places->goals);
    }
    if (has_right && view != VIEW_GOALS) {
        figures_draw(statistics, game, ui, places->figures);
    }
    if (places->habit.w > 0 && statistics->coaching.heated > 0) {
        habit_draw(statistics, game, ui, places->habit);
    } else if (places->habit.w > 0) { /* two players */
        matches_draw(statistics, game, ui, places->habit);
    }
}

static void statistics_draw(void *self, const struct game *game, struct ui *ui)
{
    struct statistics *statistics = self;
    struct list *list = &statistics->rounds_list;
    struct rect rest;
    struct rect row = ui_page(ui, STATISTICS_ID_BACK, &rest);
    struct rect below = {0, 0, 0, 0};
    if (ui->layout->shape == LAYOUT_COLUMN) {
        below = rect_slice_top(&rest, 48, 12);
    }
    statistics->places = lay_out(ui->layout, statistics->view, rest);
    rounds_fit(statistics, ui, statistics->places.rounds);
    if (list_turns_page(list)) {
        read_page(statistics, game); /* it may fail, so nothing is drawn yet */
    }
    bool is_empty = list->count == 0 || statistics->trouble[0];
    draw_top(statistics, is_empty, ui, row, below);
    if (is_empty) {
        draw_empty(statistics, ui, statistics->places.body);
    } else {
        draw_panels(statistics, game, ui);
    }
}

/* --- input --- */

static void open_view(struct statistics *statistics, enum statistics_view view)
{
    statistics->view = statistics->view == view ? VIEW_PAGE : view;
    scroll_to(&statistics->rounds_list.scroll, 0);
    scroll_to(&statistics->goals_list.scroll, 0);
}

/* call.what: enum statistics_of of game.h. */
static void statistics_open(void *self, struct game *game, const struct call *call)
{
    struct statistics *statistics = self;
    if (call->what) {
        statistics->filter = (struct statistics_filter){0};
    }
    statistics->view = call->what == STATISTICS_OF_GOALS ? VIEW_GOALS : VIEW_PAGE;
    statistics->rounds_list = (struct list){.kind = LIST_PRESSED, .first_id = STATISTICS_ID_ROW};
    statistics->goals_list = (struct list){.kind = LIST_READ, .first_id = STATISTICS_ID_GOALS};
    statistics_read(statistics, game);
}

/* Rereads on return from a past round, or from the filter. */
static void statistics_hear(void *self, struct game *game, enum news news)
{
    if (news == NEWS_SHOWN) {
        statistics_read(self, game);
    }
}

/* Deals a round matching the filter, as far as there are dice for it, else by the terms of Home. */
static void play(const struct statistics *statistics, struct game *game)
{
    const struct statistics_filter *filter = &statistics->filter;
    struct match match = game->session.next;
    bool fits = !game->settings.children || filter->size <= SETTING_CHILDREN_SIZE_MAX;
    if (filter->size != 0 && fits && session_has_dice(&game->session, filter->size)) {
        match.size = filter->size;
    }
    if (filter->rules != 0) {
        match.rules = (enum rules)(filter->rules - 1);
    }
    if (filter->mode != 0) {
        match.mode = (enum game_mode)(filter->mode - 1);
    }
    game_deal_by(game, &match);
}

static void statistics_press(void *self, struct game *game, int id)
{
    struct statistics *statistics = self;
    const struct stored_round *stored;
    switch (id) {
    case STATISTICS_ID_BACK:
        stage_back(&game->stage);
        break;
    case STATISTICS_ID_FILTER:
        stage_over(&game->stage, SCREEN_FILTER, NULL);
        break;
    case STATISTICS_ID_PLAY:
        play(statistics, game);
        break;
    case STATISTICS_ID_ALL:
        statistics->filter = (struct statistics_filter){0};
        statistics_read(statistics, game);
        break;
    case STATISTICS_ID_STRENGTH:
    case STATISTICS_ID_PACE:
        statistics->shows_pace = id == STATISTICS_ID_PACE;
        break;
    case STATISTICS_ID_PRACTISE:
        game_practise_habit(game, &statistics->coaching.habit);
        break;
    case STATISTICS_ID_LADDER:
        stage_over(&game->stage, SCREEN_LADDER, NULL);
        break;
    case STATISTICS_ID_BEST:
        game_open_past(game, statistics->figures.best_id);
        break;
    case STATISTICS_ID_LONGEST:
        game_open_past(game, statistics->figures.longest_id);
        break;
    case STATISTICS_ID_OPEN + VIEW_ROUNDS:
    case STATISTICS_ID_OPEN + VIEW_GOALS:
    case STATISTICS_ID_OPEN + VIEW_FIGURES:
        open_view(statistics, (enum statistics_view)(id - STATISTICS_ID_OPEN));
        break;
    default: /* a round or its replay; else the figure beside the title */
        if (id >= STATISTICS_ID_REPLAY) {
            stored = rounds_row(statistics, id - STATISTICS_ID_REPLAY);
            if (stored) {
                game_replay_past(game, stored->id);
            }
            break;
        }
        stored = id >= STATISTICS_ID_ROW ? rounds_row(statistics, id - STATISTICS_ID_ROW) : NULL;
        if (stored) {
            game_open_past(game, stored->id);
        }
        break;
    }
}

static bool statistics_input(void *self, struct game *game, const struct input *input)
{
    struct statistics *statistics = self;
    struct ui *ui = &game->stage.ui;
    if (input->kind == INPUT_KEY && input->key == KEY_ESCAPE) {
        if (statistics->view != VIEW_PAGE) {
            open_view(statistics, VIEW_PAGE);
        } else {
            stage_back(&game->stage);
        }
        return true;
    }
    return (statistics->view == VIEW_ROUNDS && list_input(&statistics->rounds_list, ui, input)) ||
           (statistics->view == VIEW_GOALS && list_input(&statistics->goals_list, ui, input));
}

/* How high its page is in a column. */
static int statistics_page_units(const void *self, const struct game *game)
{
    const struct statistics *statistics = self;
    bool is_page = statistics->view == VIEW_PAGE && statistics->rounds_list.count > 0;
    (void)game;
    return is_page ? COLUMN_HEIGHT : statistics->view == VIEW_FIGURES ? 780 : 560;
}

const struct screen_class screen_statistics = {
    .name = "statistics",
    .state_size = sizeof(struct statistics),
    .page_units = statistics_page_units,
    .open = statistics_open,
    .input = statistics_input,
    .press = statistics_press,
    .draw = statistics_draw,
    .hear = statistics_hear,
};

/* --- the filter --- */

#define WIDTH 640
#define HEAD  56
#define ROW   52
#define SPACE 14

static struct statistics *filtered(const struct game *game)
{
    return stage_state(&game->stage, SCREEN_STATISTICS);
}

static void filter_draw(void *self, const struct game *game, struct ui *ui)
{
    (void)self;
    const struct statistics_filter *filter = &filtered(game)->filter;
    const char *modes[STATISTICS_MODES] = {tr("All modes")};
    const char *rules[RULES_OFFERED + 1] = {tr("All rules")};
    const char *sizes[APP_SIZE_COUNT + 1] = {tr_in("sizes", "All")};
    for (int i = 1; i < STATISTICS_MODES; i++) {
        modes[i] = phrase_mode_brief((enum game_mode)(i - 1));
    }
    for (int i = 0; i < RULES_OFFERED; i++) {
        rules[i + 1] = phrase_rules_name((enum rules)i);
    }
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        sizes[i + 1] = phrase_size(ui->arena, i + APP_SIZE_MIN, i + APP_SIZE_MIN);
    }
    struct text_style title = theme_text(ui->theme, TEXT_TITLE);
    const struct button_look all = {.kind = BUTTON_GHOST,
                                    .label = tr("All rounds"),
                                    .disabled = !statistics_is_filtered(filtered(game))};
    const struct button_look done = {.kind = BUTTON_PRIMARY, .label = tr("Done")};
    int choices = measures[ui->layout->shape].choices;
    struct rect rest = dialog_draw_frame(ui, WIDTH, HEAD + 3 * choices + ROW + 3 * SPACE + 10);
    struct rect head = rect_cut_top(&rest, ui_px(ui, HEAD));
    ui_text_fit(ui, head.x, head.y + ui_px(ui, 16), head.w, &title, tr("Which rounds?"));
    int gap = ui_px(ui, SPACE);
    struct rect foot = rect_slice_bottom(&rest, ui_px(ui, ROW), gap + ui_px(ui, 10));
    ui_choices(ui, STATISTICS_ID_MODES, rect_row(rest, gap, 3, 0), modes, STATISTICS_MODES,
               filter->mode);
    ui_choices(ui, STATISTICS_ID_RULES, rect_row(rest, gap, 3, 1), rules, RULES_OFFERED + 1,
               filter->rules);
    ui_choices(ui, STATISTICS_ID_SIZES, rect_row(rest, gap, 3, 2), sizes, APP_SIZE_COUNT + 1,
               filter->size == 0 ? 0 : filter->size - APP_SIZE_MIN + 1);
    ui_button(ui, STATISTICS_ID_ALL, rect_column(foot, gap, 2, 0), &all);
    ui_button(ui, STATISTICS_ID_DONE, rect_column(foot, gap, 2, 1), &done);
}

static void filter_press(void *self, struct game *game, int id)
{
    struct statistics *statistics = filtered(game);
    struct statistics_filter *filter = &statistics->filter;
    (void)self;
    if (id == STATISTICS_ID_DONE) {
        stage_back(&game->stage);
        return;
    }
    if (id == STATISTICS_ID_ALL) {
        *filter = (struct statistics_filter){0};
    } else if (id >= STATISTICS_ID_SIZES) {
        int index = id - STATISTICS_ID_SIZES;
        filter->size = index == 0 ? 0 : APP_SIZE_MIN + index - 1;
    } else if (id >= STATISTICS_ID_RULES) {
        filter->rules = id - STATISTICS_ID_RULES;
    } else {
        filter->mode = id - STATISTICS_ID_MODES;
    }
    scroll_to(&statistics->rounds_list.scroll, 0);
    statistics_read(statistics, game);
}

static bool filter_input(void *self, struct game *game, const struct input *input)
{
    bool closes = input->kind == INPUT_KEY && (input->key == KEY_ESCAPE || input->key == KEY_ENTER);
    (void)self;
    if (closes) {
        stage_back(&game->stage);
    }
    return closes;
}

const struct screen_class screen_filter = {
    .name = "filter",
    .state_size = 1,
    .least_units = 550,
    .is_overlay = true,
    .input = filter_input,
    .press = filter_press,
    .draw = filter_draw,
};
