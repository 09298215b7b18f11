/* SPDX-License-Identifier: MIT */
/*
 * Adds up the groups one by one, which is exact and needs no table. Only ratios of neighbouring
 * terms are computed, so that no factorial overflows and no logarithm is needed.
 */
#include "coach_chance.h"

#define LARGE 1e200

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

static int least_of(const struct chance_group *group)
{
    if (group->share > 0) {
        return 0;
    }
    int others = group->words - group->with;
    return group->found > others ? group->found - others : 0;
}

static int most_of(const struct chance_group *group)
{
    return group->share > 0 ? group->found : smaller(group->with, group->found);
}

/* Returns the probability of k + 1 in relation to that of k. */
static double ratio(const struct chance_group *group, double k)
{
    if (group->share > 0) {
        return (group->found - k) / (k + 1) * group->share / (1 - group->share);
    }
    double others = group->words - group->with - group->found + k + 1;
    return (group->with - k) * (group->found - k) / ((k + 1) * others) * group->odds;
}

/* Writes the probabilities of least_of..most_of; returns how many there are. */
static int spread(const struct chance_group *group, double *terms)
{
    int least = least_of(group);
    int count = most_of(group) - least + 1;
    double sum = terms[0] = 1;
    for (int i = 1; i < count; i++) {
        terms[i] = terms[i - 1] * ratio(group, least + i - 1);
        sum += terms[i];
        if (sum > LARGE) {
            sum /= LARGE;
            for (int j = 0; j <= i; j++) {
                terms[j] /= LARGE;
            }
        }
    }
    for (int i = 0; i < count; i++) {
        terms[i] /= sum;
    }
    return count;
}

struct chance_outline chance_outline(const struct chance_test *test, double *room)
{
    struct chance_outline outline = {.least_chance = 1};
    for (int g = 0; g < test->count; g++) {
        const struct chance_group *group = &test->groups[g];
        int count = spread(group, room);
        double mean = 0;
        double square = 0;
        for (int i = 0; i < count; i++) {
            double k = least_of(group) + i;
            mean += k * room[i];
            square += k * k * room[i];
        }
        outline.least += least_of(group);
        outline.mean += mean;
        outline.variance += square - mean * mean;
        outline.least_chance *= room[0];
    }
    return outline;
}

/* Adds a group to the distribution of the sum in excess of the least, up to `most`. */
static void add_group(double *sums, int most, const double *terms, int count)
{
    for (int sum = most; sum >= 0; sum--) {
        double chance = 0;
        for (int i = 0; i < count && i <= sum; i++) {
            chance += sums[sum - i] * terms[i];
        }
        sums[sum] = chance;
    }
}

double chance_of_so_few(const struct chance_test *test, double *room)
{
    int most = test->found;
    for (int g = 0; g < test->count; g++) {
        most -= least_of(&test->groups[g]);
    }
    double *sums = room; /* of 0 to `most`; the terms of a group follow */
    double *terms = room + (most < 0 ? 0 : most) + 1;
    for (int sum = 1; sum <= most; sum++) {
        sums[sum] = 0;
    }
    sums[0] = 1;
    for (int g = 0; g < test->count; g++) {
        add_group(sums, most, terms, spread(&test->groups[g], terms));
    }
    double chance = 0;
    for (int sum = 0; sum <= most; sum++) {
        chance += sums[sum];
    }
    return chance;
}
