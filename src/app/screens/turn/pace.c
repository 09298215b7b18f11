/* SPDX-License-Identifier: MIT */
/*
 * The pace of the shown search as work per second over time. Leaves the steps to search.c.
 */
#include "pace.h"

#define STEP_WORK INT64_C(1000) /* what a step weighs */
#define SLOW_RATE (PACE_STEPS_A_SECOND * STEP_WORK)

/* In the slow part a word stays for about 0.4 s. */
#define SLOW_WORD_WEIGHT (4 * STEP_WORK)

void pace_start(struct pace *pace, long step_count, long word_count)
{
    *pace = (struct pace){.full_rate = SLOW_RATE, .word_weight = SLOW_WORD_WEIGHT, .speed = 1};
    /* Half of the time belongs to the words, as far as they are fewer than the steps. */
    int64_t steps = (int64_t)step_count * STEP_WORK;
    if (word_count > 0 && steps / word_count > SLOW_WORD_WEIGHT) {
        pace->word_weight = steps / word_count;
    }

    /* The rate climbs evenly from slow to full while the ramp lasts, then stays. */
    int64_t work = (steps + word_count * pace->word_weight) * 1000 - PACE_SLOW_MS * SLOW_RATE;
    int64_t full_rate =
        (work - PACE_RAMP_MS / 2 * SLOW_RATE) / (PACE_WHOLE_MS - PACE_SLOW_MS - PACE_RAMP_MS / 2);
    if (full_rate > SLOW_RATE) {
        pace->full_rate = full_rate;
    }
}

static int64_t rate_at(const struct pace *pace, int64_t ms)
{
    int64_t climbed_ms = ms - PACE_SLOW_MS;
    if (climbed_ms <= 0) {
        return SLOW_RATE;
    }
    if (climbed_ms >= PACE_RAMP_MS) {
        return pace->full_rate;
    }
    return SLOW_RATE + (pace->full_rate - SLOW_RATE) * climbed_ms / PACE_RAMP_MS;
}

void pace_advance(struct pace *pace, long elapsed_ms)
{
    int64_t shown_ms = (int64_t)elapsed_ms * pace->speed;
    pace->budget += rate_at(pace, pace->shown_ms + shown_ms / 2) * shown_ms;
    pace->shown_ms += shown_ms;
}

bool pace_allows(const struct pace *pace)
{
    return pace->budget >= STEP_WORK * 1000;
}

void pace_spend(struct pace *pace, bool new_word)
{
    int64_t weight = pace->shown_ms < PACE_SLOW_MS ? SLOW_WORD_WEIGHT : pace->word_weight;
    pace->budget -= (new_word ? STEP_WORK + weight : STEP_WORK) * 1000;
}

void pace_faster(struct pace *pace)
{
    if (pace->speed < PACE_SPEED_MAX) {
        pace->speed *= 2;
    }
}

bool pace_is_slow(const struct pace *pace)
{
    return rate_at(pace, pace->shown_ms) * pace->speed < 40 * STEP_WORK;
}
