/* SPDX-License-Identifier: MIT */
/*
 * Moments of the game that are checked in many windows and colours: each screen when empty, when
 * full, and with something to tell. Leaves what must hold there to the tests.
 */
#ifndef TESTS_MOMENTS_H
#define TESTS_MOMENTS_H

#include "rig.h"

/* How the game is started for a moment. */
enum want {
    WANT_HOME,
    WANT_ROUND,
    WANT_KEPT, /* the same, with a history */
    WANT_SOLO,
    WANT_NO_CLOCK,
    WANT_PLAIN,
    WANT_CLASSIC,
    WANT_LARGE,
    WANT_RACE,
    WANT_TWO,
    WANT_SCRAMBLER,
    WANT_NEWCOMER, /* with an empty store */
    WANT_HISTORY   /* with a store that has rounds */
};

struct moment {
    const char *name;
    enum want want;
    void (*go)(struct rig *rig); /* plays up to it */
};

extern const struct moment moments[];
extern const size_t moment_count;

/* Of the screens that Home leads to. */
extern const struct moment home_moments[];
extern const size_t home_moment_count;

/* Of the history. */
extern const struct moment history_moments[];
extern const size_t history_moment_count;

/* Of races, of two players, and of how turns end. */
extern const struct moment mode_moments[];
extern const size_t mode_moment_count;

/* Of How to play, the sheet of keys, hints and the feast. */
extern const struct moment learn_moments[];
extern const size_t learn_moment_count;

/* Of the results of races, practice, challenges and two players. */
extern const struct moment result_moments[];
extern const size_t result_moment_count;

/* Of the Scrambler; they work in every size of puzzle. */
extern const struct moment scrambler_moments[];
extern const size_t scrambler_moment_count;

/* moment_stage returns a rig that is not yet opened, so that the caller may change its
 * configuration; moment_go opens it and plays up to the moment; moment_end frees it. Failures fail
 * the test. */
struct rig *moment_stage(const struct moment *moment);
void moment_go(const struct moment *moment, struct rig *rig);
void moment_end(struct rig *rig);

/* All of these lists; its end has no moments. */
struct moment_list {
    const struct moment *moments;
    const size_t *count;
};

extern const struct moment_list moment_lists[];

/* Goes to every moment of the game and calls `check` there; moment_each only to those of a list. */
void moment_everywhere(void (*check)(struct rig *rig, const char *moment));
void moment_each(const struct moment *list, size_t count,
                 void (*check)(struct rig *rig, const char *moment));

/* Adds a history to the rig's store. */
void moment_play_history(struct rig *rig);

/* Returns the moment with this name, which must exist; and plays up to one. */
const struct moment *moment_named(const char *name);
struct rig *moment_of_results(const char *name);

#endif
