/* SPDX-License-Identifier: MIT */
/*
 * Moments of the game that are looked at in many windows and colours: each screen as it is when it
 * is empty, full, or has something to tell. Leaves what must hold there to the tests.
 */
#ifndef TESTS_MOMENTS_H
#define TESTS_MOMENTS_H

#include "rig.h"

/* What the game is opened with. */
enum want {
    WANT_HOME,
    WANT_ROUND,
    WANT_SOLO,
    WANT_NO_CLOCK,
    WANT_PLAIN,
    WANT_CLASSIC,
    WANT_LARGE,
    WANT_RACE,
    WANT_TWO,
    WANT_SCRAMBLER,
    WANT_NEWCOMER, /* with a store that is empty */
    WANT_HISTORY   /* with rounds in it */
};

struct moment {
    const char *name;
    enum want want;
    void (*go)(struct rig *rig); /* plays up to it */
};

extern const struct moment moments[];
extern const size_t moment_count;

/* Of what Home leads to. */
extern const struct moment home_moments[];
extern const size_t home_moment_count;

/* Of what is kept. */
extern const struct moment history_moments[];
extern const size_t history_moment_count;

/* Of races, of two players, and of how turns end. */
extern const struct moment way_moments[];
extern const size_t way_moment_count;

/* Of how to play, the sheet of keys, hints and a feast. */
extern const struct moment learn_moments[];
extern const size_t learn_moment_count;

/* Of the results of races, practice, challenges and two players. */
extern const struct moment result_moments[];
extern const size_t result_moment_count;

/* Of the Scrambler, in a puzzle of any size. */
extern const struct moment scrambler_moments[];
extern const size_t scrambler_moment_count;

/* A rig that is ready to be opened for a moment; the caller may change its configuration, then
 * lets moment_go open it and play, and ends with moment_end. Fails the test where it cannot. */
struct rig *moment_stage(const struct moment *moment);
void moment_go(const struct moment *moment, struct rig *rig);
void moment_end(struct rig *rig);

/* Goes to each of `count` moments and lets `check` look at it. */
void moment_each(const struct moment *list, size_t count,
                 void (*check)(struct rig *rig, const char *moment));

/* Fills the store of a rig. */
void moment_play_history(struct rig *rig);

/* Plays the moment of moments_results.c with this name, which there has to be. */
struct rig *moment_of_results(const char *name);

#endif
