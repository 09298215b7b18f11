/* SPDX-License-Identifier: MIT */
/*
 * A shortest way from a grid to any solved one, or to a given one, in small steps. Leaves what to
 * search for to scrambler_solver.c; only for the Scrambler's own files.
 *
 * Lengths are tried one after the other. A way of length T from the start to a goal meets the
 * perimeter (all grids d slides from the start) after d slides: so it is enough to dive T - d
 * slides deep from every goal, and to check whether the perimeter is met. A dive turns back as soon
 * as the grid is too far from the start for the rest of T. The perimeter grows when that is cheaper
 * than diving.
 */
#ifndef TROUNCE_ENGINE_SCRAMBLER_SEARCH_H
#define TROUNCE_ENGINE_SCRAMBLER_SEARCH_H

#include "scrambler_goals.h"
#include "scrambler_perimeter.h"

#define WAY_LENGTH_MAX PERIMETER_DEPTH_MAX

enum way_state {
    WAY_SOUGHT,
    WAY_FOUND,   /* `way` is one, and none is shorter */
    WAY_NONE,    /* no way of up to length_max */
    WAY_GIVEN_UP /* a length took more work than allowed; `length` - 1 has been excluded */
};

/* What the search is doing. */
enum way_phase { WAY_PHASE_CHOOSE, WAY_PHASE_GROW, WAY_PHASE_PICK_GOAL, WAY_PHASE_DIVE };

struct scrambler_search {
    struct scrambler_lines lines;
    struct scrambler_perimeter perimeter;
    struct scrambler_goals goals;
    struct scrambler_words words; /* those that are not home at the start first */
    struct scrambler_grid target; /* the only goal, if `has_target` */
    bool has_target;
    bool is_target_used;
    bool may_grow;
    enum way_state state;
    enum way_phase phase;
    int length; /* all ways that are shorter have been excluded */
    int length_max;
    long work_max;  /* slides and choices of one length */
    long work;      /* of this length so far */
    long work_last; /* of the length before */

    /* The dive: slides made from a goal, on `goals.work`. */
    int dive_depth;
    int dive_depth_max;
    unsigned next_slides[WAY_LENGTH_MAX + 1];
    unsigned char dive_slides[WAY_LENGTH_MAX];
    unsigned char dive_runs[WAY_LENGTH_MAX];

    unsigned char way[WAY_LENGTH_MAX]; /* when found */
    int way_count;
};

/* Allocates the memory for grids of `size`; nothing fails later. STATUS_NO_MEMORY. */
enum status scrambler_search_init(struct scrambler_search *search, int size);

void scrambler_search_deinit(struct scrambler_search *search);

/*
 * Begins to search from `start`, where the words do not all read across, to any grid where they do,
 * with up to `length_max` slides; gives up at a length that takes more work than `work_max`.
 */
void scrambler_search_begin(struct scrambler_search *search, const struct scrambler_grid *start,
                            const struct scrambler_words *words, int length_max, long work_max);

/* Goes on after giving up, with other limits; what has been excluded stays so. `goals.work` may
 * have been used for something else meanwhile. */
void scrambler_search_resume(struct scrambler_search *search, int length_max, long work_max);

/* From the next resumption on the only goal is `target`, a solved grid. */
void scrambler_search_aim(struct scrambler_search *search, const struct scrambler_grid *target);

/* Works a little and takes from `*budget` what it cost, until that is used up or the search ends.
 */
enum way_state scrambler_search_step(struct scrambler_search *search, long *budget);

#endif
