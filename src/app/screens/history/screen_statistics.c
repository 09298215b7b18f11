/* SPDX-License-Identifier: MIT */
/*
 * The statistics: filters, the figures for them, and the ways to the rounds behind the figures.
 * Leaves counting to the store and drawing to statistics_draw.c.
 */
#include "game.h"
#include "statistics_draw.h"

#include <stdio.h>

/* --- the figures --- */

struct history_filter statistics_asked(const struct statistics *statistics)
{
    const struct statistics_filter *filter = &statistics->filter;
    struct history_filter asked = {.size = filter->size, .any_rules = filter->rules == 0};
    if (filter->rules > 0) {
        asked.rules = (enum rules)(filter->rules - 1);
    }
    return asked;
}

bool statistics_is_filtered(const struct statistics *statistics)
{
    return statistics->filter.size != 0 || statistics->filter.rules != 0;
}

static enum status read_scores(struct statistics *statistics, const struct desk *desk,
                               const struct history_filter *asked)
{
    struct history_score scores[STATISTICS_SCORES_MAX];
    size_t count = 0;
    enum status status = keeper_scores(desk->keeper, asked, STATISTICS_SCORES_MAX, scores, &count);
    if (status != STATUS_OK) {
        return status;
    }
    for (size_t i = 0; i < count; i++) {
        statistics->scores[i] = scores[i].score > 0 ? scores[i].score : 0;
        statistics->newest_unix_s = scores[i].ended_unix_s;
    }
    statistics->score_count = count;
    return STATUS_OK;
}

/* Reads the figures of the filter; what goes wrong stands in `trouble`. */
static void read_figures(struct statistics *statistics, struct desk *desk)
{
    struct history_filter asked = statistics_asked(statistics);
    statistics->score_count = 0;
    statistics->trouble[0] = '\0';
    enum status status = keeper_statistics(desk->keeper, &asked, &statistics->figures);
    if (status == STATUS_OK) {
        status = read_scores(statistics, desk, &asked);
    }
    if (status != STATUS_OK) {
        (void)snprintf(statistics->trouble, sizeof statistics->trouble, "%s",
                       keeper_trouble(desk->keeper));
    } else if (statistics->figures.damaged > 0) {
        char text[2 * TEXT_COUNT_MAX];
        char rounds[TEXT_COUNT_MAX];
        (void)snprintf(text, sizeof text, TEXT_HISTORY_DAMAGED,
                       text_rounds(rounds, statistics->figures.damaged));
        post_notify(&desk->post, text);
    }
}

/* --- buttons --- */

/* A round such as the filter asks for, as far as there are dice for it. */
static void shake(const struct statistics *statistics, struct desk *desk)
{
    const struct statistics_filter *filter = &statistics->filter;
    if (filter->size != 0 && desk->table.dice[filter->size - APP_SIZE_MIN]) {
        desk->table.match.size = filter->size;
    }
    if (filter->rules != 0) {
        desk->table.match.rules = (enum rules)(filter->rules - 1);
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
    } else {
        return false;
    }
    *changed = before.rules != filter->rules || before.size != filter->size;
    return true;
}

/* --- the screen --- */

/* With call.what, all rounds are asked about again; else the filter stays. */
static void statistics_open(void *self, struct desk *desk, const struct call *call)
{
    struct statistics *statistics = self;
    if (call->what) {
        statistics->filter = (struct statistics_filter){0};
    }
    read_figures(statistics, desk);
}

/* The list of rounds, with the same filters, was closed. */
static void statistics_hear(void *self, struct desk *desk, enum news news)
{
    if (news == NEWS_SHOWN) {
        read_figures(self, desk);
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
    } else if (id == STATISTICS_ID_ROUNDS) {
        stage_over(&desk->stage, SCREEN_ROUNDS, NULL);
    } else if (id == STATISTICS_ID_BEST) {
        game_open_past(desk, figures->best_id);
    } else if (id == STATISTICS_ID_LONGEST) {
        game_open_past(desk, figures->longest_id);
    }
}

static bool statistics_input(void *self, struct desk *desk, const struct input *input)
{
    (void)self;
    if (input->kind == INPUT_KEY && input->key == KEY_ESCAPE) {
        stage_back(&desk->stage);
        return true;
    }
    return false;
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
