/* SPDX-License-Identifier: MIT */
/*
 * Who won, in words and in sound. Leaves the light of a feast to results_feast.c, and where the
 * words stand to results_draw.c.
 */
#include "results_draw.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

bool results_is_feast(const struct desk *desk)
{
    return !desk->table.match.solo && !desk->table.solve_only &&
           desk->table.match.level == RIVAL_MERCILESS &&
           round_score(desk->table.round, SIDE_PLAYER) >
               round_score(desk->table.round, SIDE_COMPUTER);
}

void results_celebrate(struct results *results, struct desk *desk)
{
    long yours = round_score(desk->table.round, SIDE_PLAYER);
    long rivals = round_score(desk->table.round, SIDE_COMPUTER);
    if (desk->table.match.solo || yours == rivals) {
        post_cue(&desk->post, CUE_DRAW, 0);
    } else if (results_is_feast(desk)) {
        post_cue(&desk->post, CUE_FEAST, 0);
        results_begin_feast(results);
    } else {
        post_cue(&desk->post, yours > rivals ? CUE_WIN : CUE_LOSE, 0);
    }
}

const char *results_headline(const struct desk *desk)
{
    long yours = round_score(desk->table.round, SIDE_PLAYER);
    long rivals = round_score(desk->table.round, SIDE_COMPUTER);
    if (desk->table.solve_only) {
        return TEXT_SOLVED_TITLE;
    }
    if (desk->table.match.solo) {
        return TEXT_SOLO_DONE;
    }
    if (results_is_feast(desk)) {
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

void results_write_sentence(const struct results *results, const struct desk *desk, char *text,
                            size_t size)
{
    char found[TEXT_COUNT_MAX];
    char all[TEXT_COUNT_MAX];
    char points[TEXT_COUNT_MAX];
    long yours = round_score(desk->table.round, SIDE_PLAYER);
    long rivals = round_score(desk->table.round, SIDE_COMPUTER);
    text_number(found, (long)results->counts[FILTER_PLAYER]);
    text_words(all, (long)results->counts[FILTER_ALL]);
    if (desk->table.solve_only && results->counts[FILTER_ALL] == 0) {
        (void)snprintf(text, size, "%s", TEXT_SOLVED_NONE);
    } else if (desk->table.solve_only) {
        (void)snprintf(text, size, TEXT_SOLVED_RESULT, all,
                       text_points(points, results_all_points(results)));
    } else if (desk->table.match.solo) {
        (void)snprintf(text, size, TEXT_SOLO_RESULT, text_points(points, yours), found, all);
    } else if (yours > rivals) {
        (void)snprintf(text, size, results_is_feast(desk) ? TEXT_FEAST_AT : TEXT_WON_BY, yours,
                       rivals, found, all);
    } else if (yours == rivals) {
        (void)snprintf(text, size, TEXT_DRAWN_AT, yours, found, all);
    } else {
        (void)snprintf(text, size, TEXT_LOST_BY, rivals, yours, found, all);
    }
    size_t used = strlen(text);
    if (round_hint_count(desk->table.round) > 0 && !desk->table.solve_only) {
        (void)snprintf(text + used, size - used, TEXT_HINTS_TOOK,
                       text_hints(found, round_hint_count(desk->table.round)),
                       text_points(points, round_hint_price(desk->table.round)));
    }
}
