/* SPDX-License-Identifier: MIT */
/*
 * The pace of the shown search as work per second over time. Leaves the steps to search.c.
 */
#include "pace.h"

/* In the slow part a word stays for about 0.4 s. */
#define SLOW_WORD_WEIGHT 4.0

void pace_start(struct pace *pace, long step_count, long word_count)
{
    *pace = (struct pace){.slow_rate = PACE_STEPS_A_SECOND, .speed = 1};
    /* Half of the time belongs to the words, as far as they are fewer than the steps. */
    double steps = (double)step_count;
    double words = (double)word_count;
    pace->word_weight = words > 0.0 ? steps / words : 0.0;
    if (pace->word_weight < SLOW_WORD_WEIGHT) {
        pace->word_weight = SLOW_WORD_WEIGHT;
    }

    double slow_s = PACE_SLOW_MS / 1000.0;
    double ramp_s = PACE_RAMP_MS / 1000.0;
    double fast_s = (PACE_WHOLE_MS - PACE_SLOW_MS) / 1000.0;
    double work = steps + words * pace->word_weight - slow_s * pace->slow_rate;
    /* The rate climbs evenly from slow to full while the ramp lasts, then stays. */
    pace->full_rate = (work - pace->slow_rate * ramp_s / 2.0) / (fast_s - ramp_s / 2.0);
    if (pace->full_rate < pace->slow_rate) {
        pace->full_rate = pace->slow_rate;
    }
}

static double rate_at(const struct pace *pace, double ms)
{
    double ramp = (ms - PACE_SLOW_MS) / PACE_RAMP_MS;
    if (ramp <= 0.0) {
        return pace->slow_rate;
    }
    if (ramp >= 1.0) {
        return pace->full_rate;
    }
    return pace->slow_rate + (pace->full_rate - pace->slow_rate) * ramp;
}

void pace_advance(struct pace *pace, long elapsed_ms)
{
    double shown = (double)elapsed_ms * pace->speed;
    double middle = pace->shown_ms + shown / 2.0;
    pace->budget += rate_at(pace, middle) * shown / 1000.0;
    pace->shown_ms += shown;
}

bool pace_allows(const struct pace *pace)
{
    return pace->budget >= 1.0;
}

void pace_spend(struct pace *pace, bool new_word)
{
    double weight = pace->word_weight;
    if (pace->shown_ms < PACE_SLOW_MS) {
        weight = SLOW_WORD_WEIGHT;
    }
    pace->budget -= new_word ? 1.0 + weight : 1.0;
}

void pace_faster(struct pace *pace)
{
    if (pace->speed < PACE_SPEED_MAX) {
        pace->speed *= 2;
    }
}

bool pace_is_slow(const struct pace *pace)
{
    return rate_at(pace, pace->shown_ms) * pace->speed < 40.0;
}
