/* SPDX-License-Identifier: MIT */
/*
 * Who won, in words and in sound. Leaves the light of a feast to results_feast.c, and where the
 * words stand to results_draw.c.
 */
#include "results_draw.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

bool results_is_feast(const struct app *app)
{
    return !app->match.solo && !app->solve_only && app->match.level == RIVAL_MERCILESS &&
           round_score(app->round, SIDE_PLAYER) > round_score(app->round, SIDE_COMPUTER);
}

void results_celebrate(struct app *app)
{
    long yours = round_score(app->round, SIDE_PLAYER);
    long rivals = round_score(app->round, SIDE_COMPUTER);
    if (app->match.solo || yours == rivals) {
        app_cue(app, CUE_DRAW, 0);
    } else if (results_is_feast(app)) {
        app_cue(app, CUE_FEAST, 0);
        results_begin_feast(app);
    } else {
        app_cue(app, yours > rivals ? CUE_WIN : CUE_LOSE, 0);
    }
}

const char *results_headline(const struct app *app)
{
    long yours = round_score(app->round, SIDE_PLAYER);
    long rivals = round_score(app->round, SIDE_COMPUTER);
    if (app->solve_only) {
        return TEXT_SOLVED_TITLE;
    }
    if (app->match.solo) {
        return TEXT_SOLO_DONE;
    }
    if (results_is_feast(app)) {
        return TEXT_FEAST;
    }
    if (yours > rivals) {
        return TEXT_WON;
    }
    if (yours == rivals) {
        return TEXT_DRAWN;
    }
    return yours * 4 >= rivals * 3 ? TEXT_LOST_NARROWLY : TEXT_TROUNCED;
}

void results_write_sentence(const struct app *app, char *text, size_t size)
{
    char found[TEXT_COUNT_MAX];
    char all[TEXT_COUNT_MAX];
    char points[TEXT_COUNT_MAX];
    long yours = round_score(app->round, SIDE_PLAYER);
    long rivals = round_score(app->round, SIDE_COMPUTER);
    text_number(found, (long)app->results.counts[FILTER_PLAYER]);
    text_words(all, (long)app->results.counts[FILTER_ALL]);
    if (app->solve_only && app->results.counts[FILTER_ALL] == 0) {
        (void)snprintf(text, size, "%s", TEXT_SOLVED_NONE);
    } else if (app->solve_only) {
        (void)snprintf(text, size, TEXT_SOLVED_RESULT, all,
                       text_points(points, results_all_points(app)));
    } else if (app->match.solo) {
        (void)snprintf(text, size, TEXT_SOLO_RESULT, text_points(points, yours), found, all);
    } else if (yours > rivals) {
        (void)snprintf(text, size, results_is_feast(app) ? TEXT_FEAST_AT : TEXT_WON_BY, yours,
                       rivals, found, all);
    } else if (yours == rivals) {
        (void)snprintf(text, size, TEXT_DRAWN_AT, yours, found, all);
    } else {
        (void)snprintf(text, size, TEXT_LOST_BY, rivals, yours, found, all);
    }
    size_t used = strlen(text);
    if (round_hint_count(app->round) > 0 && !app->solve_only) {
        (void)snprintf(text + used, size - used, TEXT_HINTS_TOOK,
                       text_hints(found, round_hint_count(app->round)),
                       text_points(points, round_hint_price(app->round)));
    }
}
