/* SPDX-License-Identifier: MIT */
/*
 * Moments of the game that are checked in many windows and colours: each screen when empty, when
 * full, and with something to tell.
 */
#ifndef TESTS_MOMENTS_H
#define TESTS_MOMENTS_H

#include "rig_test.h"

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
    const char *typed, *pasted;  /* then; NULL: nothing */
};

/* Lists of moments, each of which ends with one without a name. */
extern const struct moment moments[], home_moments[]; /* of the screens that Home leads to */
extern const struct moment history_moments[];
extern const struct moment mode_moments[];      /* races, two players, how turns end */
extern const struct moment learn_moments[];     /* How to play, the keys, hints, the feast */
extern const struct moment result_moments[];    /* of races, practice, challenges, two players */
extern const struct moment scrambler_moments[]; /* they work in every size of puzzle */

/* All of these; NULL ends them. */
extern const struct moment *const moment_lists[];

/* moment_stage returns a rig that is not yet opened, so that the caller may change its
 * configuration; moment_go opens it and plays up to the moment. Failures fail the test. */
struct rig *moment_stage(const struct moment *moment);
void moment_go(const struct moment *moment, struct rig *rig);

/* Goes to every moment of the game that should be tried and calls `check` there; moment_each only
 * to those of a list. */
void moment_everywhere(void (*check)(struct rig *rig, const char *moment));
void moment_each(const struct moment *list, void (*check)(struct rig *rig, const char *moment));

/* Adds a history to the rig's store. */
void moment_play_history(struct rig *rig);

/* Returns the moment with this name, which must exist; and plays up to one. */
const struct moment *moment_named(const char *name);
struct rig *moment_of_results(const char *name);

#endif
