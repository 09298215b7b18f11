/* SPDX-License-Identifier: MIT */
/*
 * The statistics: reading the figures for the filter and the goals, and opening the rounds behind
 * the figures. Leaves counting to the store and drawing to statistics_draw.c and goals_draw.c.
 */
#include "game.h"
#include "statistics_draw.h"

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
    (void)tr_said(keeper_trouble(desk->keeper), statistics->trouble, sizeof statistics->trouble);
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
    } else if (id >= STATISTICS_ID_WAYS && id <= STATISTICS_ID_WAYS + MODE_COUNT) {
        filter->mode = id - STATISTICS_ID_WAYS;
    } else {
        return false;
    }
    *changed =
        before.rules != filter->rules || before.size != filter->size || before.mode != filter->mode;
    return true;
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
        statistics->goals_scroll = (struct scroll){0};
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

/* --- scrolling the goals --- */

static bool goals_key(struct statistics *statistics, struct desk *desk, enum key key)
{
    struct scroll *scroll = &statistics->goals_scroll;
    int pitch = goals_pitch(&desk->stage.layout);
    long at = scroll->at;
    bool is_arrow = key == KEY_UP || key == KEY_DOWN;
    if (is_arrow && desk->stage.ui.focus != STATISTICS_ID_GOALS) {
        return false;
    }
    if (is_arrow) {
        at += key == KEY_UP ? -pitch : pitch;
    } else if (!scroll_key(scroll, key, pitch, &at)) {
        return false;
    }
    int before = scroll->at;
    scroll_to(scroll, at);
    return scroll->at != before || !is_arrow; /* at the end, an arrow moves the focus on */
}

static bool goals_input(struct statistics *statistics, struct desk *desk, const struct input *input)
{
    const struct layout *layout = &desk->stage.layout;
    struct scroll *scroll = &statistics->goals_scroll;
    switch (input->kind) {
    case INPUT_PRESS:
        return scroll_press(scroll, goals_bar_area(layout), input);
    case INPUT_MOVE:
        if (scroll->dragging) {
            scroll_to(scroll, scroll_dragged(scroll, layout, goals_bar_area(layout), input->y));
        }
        return scroll->dragging;
    case INPUT_RELEASE:
        scroll->dragging = false;
        return false;
    case INPUT_WHEEL:
        scroll_to(scroll, scroll->at - (long)input->wheel * goals_pitch(layout) / 1000);
        return true;
    case INPUT_KEY:
        return goals_key(statistics, desk, input->key);
    default:
        return false;
    }
}

static bool statistics_input(void *self, struct desk *desk, const struct input *input)
{
    struct statistics *statistics = self;
    if (input->kind == INPUT_KEY && input->key == KEY_ESCAPE) {
        stage_back(&desk->stage);
        return true;
    }
    return statistics->page == PAGE_GOALS && goals_input(statistics, desk, input);
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
