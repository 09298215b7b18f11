/* SPDX-License-Identifier: MIT */
/*
 * The statistics: filters, and the ways to the rounds behind the figures. Leaves drawing to
 * statistics_draw.c.
 */
#include "past.h"
#include "statistics_draw.h"

void screen_statistics_enter(struct app *app)
{
    bool from_results = app_is_on_top(app, &screen_results) && !app->past.is_open;
    app->statistics.below = from_results ? &screen_results : &screen_home;
    app->statistics.filter = (struct statistics_filter){0};
    statistics_read(app);
    app_show(app, &screen_statistics);
}

static void go_back(struct app *app)
{
    app_show(app, app->statistics.below);
}

static void statistics_screen_press(struct app *app, int id)
{
    const struct history_statistics *figures = &app->statistics.figures;
    bool changed;
    if (statistics_press(app, id, &changed)) {
        if (changed) {
            statistics_read(app);
        }
    } else if (id == STATISTICS_ID_BACK) {
        go_back(app);
    } else if (id == STATISTICS_ID_ROUNDS) {
        screen_rounds_enter(app);
    } else if (id == STATISTICS_ID_BEST) {
        past_open(app, figures->best_id);
    } else if (id == STATISTICS_ID_LONGEST) {
        past_open(app, figures->longest_id);
    }
}

static bool statistics_screen_input(struct app *app, const struct input *input)
{
    if (input->kind == INPUT_KEY && input->key == KEY_ESCAPE) {
        go_back(app);
        return true;
    }
    if (input->kind == INPUT_TEXT && (input->text[0] == 'm' || input->text[0] == 'M')) {
        app_toggle_mute(app);
        return true;
    }
    return false;
}

const struct screen screen_statistics = {
    .input = statistics_screen_input, .press = statistics_screen_press, .draw = statistics_draw};
