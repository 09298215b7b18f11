/* SPDX-License-Identifier: MIT */
/*
 * The figures of the history for a filter and the buttons that choose it. Leaves counting to the
 * store and drawing to statistics_draw.c.
 */
#include "statistics.h"

#include "game.h"

#include <stdio.h>

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

static enum status read_scores(struct statistics *statistics, struct desk *desk,
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

void statistics_read(struct statistics *statistics, struct desk *desk)
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
    }
}

/* --- buttons --- */

/* A round such as the filter asks for, as far as there are dice for it. */
static void shake(struct statistics *statistics, struct desk *desk)
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
