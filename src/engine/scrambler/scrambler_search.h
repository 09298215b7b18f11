/* SPDX-License-Identifier: MIT */
/*
 * Finds a shortest path from a grid to any solved one, or to a given one, in small steps. Leaves
 * the choice of searches to scrambler_solver.c. Private to the Scrambler.
 *
 * Lengths are tried in ascending order. A path of length T from the start to a goal crosses the
 * perimeter (all grids d slides from the start) after d slides. So it is enough to search T - d
 * slides deep from every goal (a dive) for a grid of the perimeter. A dive turns back as soon as
 * the grid is too far from the start for the rest of T. The perimeter grows when that is cheaper
 * than diving.
 */
#ifndef TROUNCE_ENGINE_SCRAMBLER_SEARCH_H
#define TROUNCE_ENGINE_SCRAMBLER_SEARCH_H

#include "scrambler_goals.h"
#include "scrambler_perimeter.h"

#define PATH_LENGTH_MAX PERIMETER_DEPTH_MAX

enum path_state {
    PATH_SOUGHT,
    PATH_FOUND,   /* `path` is a shortest path */
    PATH_NONE,    /* no path has length_max slides or fewer */
    PATH_GIVEN_UP /* a length took too much work; ways of up to `length` - 1 are excluded */
};

/* What the search is doing. */
enum path_phase { PATH_PHASE_CHOOSE, PATH_PHASE_GROW, PATH_PHASE_PICK_GOAL, PATH_PHASE_DIVE };

struct scrambler_search {
    struct scrambler_lines lines;
    struct scrambler_perimeter perimeter;
    struct scrambler_goals goals;
    struct scrambler_words words; /* those not home at the start first */
    struct scrambler_grid target; /* the only goal, if `has_target` */
    bool has_target;
    bool is_target_used;
    bool may_grow;
    enum path_state state;
    enum path_phase phase;
    int length; /* all shorter paths have been excluded */
    int length_max;
    long work_max;  /* limit of slides and choices for one length */
    long work;      /* for this length so far */
    long work_last; /* for the previous length */

    /* The dive: slides from a goal, made on `goals.work`. */
    int dive_depth;
    int dive_depth_max;
    unsigned next_slides[PATH_LENGTH_MAX + 1];
    unsigned char dive_slides[PATH_LENGTH_MAX];
    unsigned char dive_runs[PATH_LENGTH_MAX];

    unsigned char path[PATH_LENGTH_MAX]; /* valid after WAY_FOUND */
    int path_count;
};

/* Allocates all memory for grids of `size`; nothing fails later. STATUS_NO_MEMORY. */
enum status scrambler_search_init(struct scrambler_search *search, int size);

void scrambler_search_deinit(struct scrambler_search *search);

/*
 * Begins to search for a path of up to `length_max` slides from `start`, which is not solved, to
 * any grid where all words read across. Gives up at a length that takes more work than `work_max`.
 */
void scrambler_search_begin(struct scrambler_search *search, const struct scrambler_grid *start,
                            const struct scrambler_words *words, int length_max, long work_max);

/* Continues with other limits after giving up; excluded lengths stay excluded. `goals.work` may
 * have been overwritten in between. */
void scrambler_search_resume(struct scrambler_search *search, int length_max, long work_max);

/* Makes `target`, a solved grid, the only goal from the next resumption on. */
void scrambler_search_aim(struct scrambler_search *search, const struct scrambler_grid *target);

/* Works until `*budget`, from which the cost is subtracted, is used up or the search ends. */
enum path_state scrambler_search_step(struct scrambler_search *search, long *budget);

#endif
