/* SPDX-License-Identifier: MIT */
/*
 * The statistics: filters, and the ways to the rounds behind the figures. Leaves drawing to
 * statistics_draw.c.
 */
#include "game.h"
#include "preferences.h"
#include "statistics_draw.h"

/* With call.what, all rounds are asked about again; else the filter stays. */
static void statistics_open(void *self, struct desk *desk, const struct call *call)
{
    struct statistics *statistics = self;
    if (call->what) {
        statistics->filter = (struct statistics_filter){0};
    }
    statistics_read(statistics, desk);
}

/* The list of rounds, with the same filters, was closed. */
static void statistics_hear(void *self, struct desk *desk, enum news news)
{
    if (news == NEWS_SHOWN) {
        statistics_read(self, desk);
    }
}

static void statistics_screen_press(void *self, struct desk *desk, int id)
{
    struct statistics *statistics = self;
    const struct history_statistics *figures = &statistics->figures;
    bool changed;
    if (statistics_press(statistics, desk, id, &changed)) {
        if (changed) {
            statistics_read(statistics, desk);
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

static bool statistics_screen_input(void *self, struct desk *desk, const struct input *input)
{
    (void)self;
    if (input->kind == INPUT_KEY && input->key == KEY_ESCAPE) {
        stage_back(&desk->stage);
        return true;
    }
    if (input->kind == INPUT_TEXT && (input->text[0] == 'm' || input->text[0] == 'M')) {
        preferences_toggle_sound(desk);
        return true;
    }
    return false;
}

const struct screen_class screen_statistics = {
    .name = "statistics",
    .state_size = sizeof(struct statistics),
    .open = statistics_open,
    .input = statistics_screen_input,
    .press = statistics_screen_press,
    .draw = statistics_draw,
    .hear = statistics_hear,
};
