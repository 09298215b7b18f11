/* SPDX-License-Identifier: MIT */
/*
 * The figures of the history for a filter, and the line about them at Home. Leaves counting to the
 * store and drawing to statistics_draw.c.
 */
#include "statistics.h"

#include "text.h"

#include <stdio.h>
#include <string.h>

struct history_filter statistics_asked(const struct app *app)
{
    const struct statistics_filter *filter = &app->statistics.filter;
    struct history_filter asked = {.size = filter->size, .any_rules = filter->rules == 0};
    if (filter->rules > 0) {
        asked.rules = (enum rules)(filter->rules - 1);
    }
    return asked;
}

bool statistics_is_filtered(const struct app *app)
{
    return app->statistics.filter.size != 0 || app->statistics.filter.rules != 0;
}

static enum status read_scores(struct app *app, const struct history_filter *asked)
{
    struct statistics_state *statistics = &app->statistics;
    struct history_score scores[STATISTICS_SCORES_MAX];
    size_t count = 0;
    enum status status =
        history_scores(app->config.store, asked, STATISTICS_SCORES_MAX, scores, &count);
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

void statistics_read(struct app *app)
{
    struct statistics_state *statistics = &app->statistics;
    struct history_filter asked = statistics_asked(app);
    memset(&statistics->figures, 0, sizeof statistics->figures);
    statistics->score_count = 0;
    statistics->trouble[0] = '\0';
    if (!app->config.store) {
        return;
    }
    enum status status = history_statistics(app->config.store, &asked, &statistics->figures);
    if (status == STATUS_OK) {
        status = read_scores(app, &asked);
    }
    if (status != STATUS_OK) {
        (void)snprintf(statistics->trouble, sizeof statistics->trouble, "%s",
                       store_trouble(app->config.store));
    }
}

/* --- the line at Home --- */

static void read_about(struct app *app)
{
    struct statistics_state *statistics = &app->statistics;
    struct history_filter all = {.any_rules = true};
    struct history_statistics figures = {0};
    char rounds[TEXT_COUNT_MAX];
    char best[TEXT_COUNT_MAX];
    char longest[STORE_WORD_MAX];
    bool known =
        app->config.store && history_statistics(app->config.store, &all, &figures) == STATUS_OK;
    statistics->about_known = true;
    if (!known || figures.rounds == 0) {
        (void)snprintf(statistics->about, sizeof statistics->about, "%s", TEXT_ABOUT_NONE);
        return;
    }
    text_rounds(rounds, figures.rounds);
    if (figures.counted == 0 || figures.longest[0] == '\0') {
        (void)snprintf(statistics->about, sizeof statistics->about, TEXT_ABOUT_NO_BEST, rounds);
        return;
    }
    (void)snprintf(statistics->about, sizeof statistics->about, TEXT_ABOUT_STATISTICS, rounds,
                   text_number(best, figures.best),
                   text_upper(longest, sizeof longest, figures.longest));
}

void statistics_look(struct app *app)
{
    if (!app->statistics.about_known) {
        read_about(app);
    }
}

char *statistics_about(const struct app *app, char *text, size_t size)
{
    (void)snprintf(text, size, "%s", app->statistics.about);
    return text;
}

/* --- buttons --- */

/* A round such as the filter asks for, as far as there are dice for it. */
static void shake(struct app *app)
{
    const struct statistics_filter *filter = &app->statistics.filter;
    if (filter->size != 0 && app->config.dice[filter->size - APP_SIZE_MIN]) {
        app->match.size = filter->size;
    }
    if (filter->rules != 0) {
        app->match.rules = (enum rules)(filter->rules - 1);
    }
    app_deal(app);
}

bool statistics_press(struct app *app, int id, bool *changed)
{
    struct statistics_filter *filter = &app->statistics.filter;
    struct statistics_filter before = *filter;
    *changed = false;
    if (id == STATISTICS_ID_SHAKE) {
        shake(app);
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
