/* SPDX-License-Identifier: MIT */
/*
 * Dives from the goals until one meets the perimeter around the start. Leaves the two ends to
 * scrambler_perimeter.c and scrambler_goals.c.
 */
#include "scrambler_search.h"

#include <assert.h>

/* Up to this many nodes, the perimeter grows regardless of what a dive costs. */
#define CHEAP_NODES 20000

enum status scrambler_search_init(struct scrambler_search *search, int size)
{
    scrambler_lines_init(&search->lines, size);
    return scrambler_perimeter_init(&search->perimeter, &search->lines);
}

void scrambler_search_deinit(struct scrambler_search *search)
{
    scrambler_perimeter_deinit(&search->perimeter);
}

void scrambler_search_begin(struct scrambler_search *search, const struct scrambler_grid *start,
                            const struct scrambler_words *words, int length_max, long work_max)
{
    struct scrambler_home homes[SCRAMBLER_WORDS_MAX];
    scrambler_grid_homes(start, words, homes);
    search->words.count = 0;
    for (int home = 0; home <= 1; home++) {
        for (int i = 0; i < words->count; i++) {
            if (homes[i].is_home == (home == 1)) {
                scrambler_words_add(&search->words, words->letters[i], words->lengths[i]);
            }
        }
    }
    scrambler_perimeter_begin(&search->perimeter, start);
    search->has_target = false;
    search->may_grow = true;
    search->length = 1;
    search->work_last = 0;
    scrambler_search_resume(search, length_max, work_max);
}

void scrambler_search_resume(struct scrambler_search *search, int length_max, long work_max)
{
    search->state = PATH_SOUGHT;
    search->phase = PATH_PHASE_CHOOSE;
    search->length_max = length_max < PATH_LENGTH_MAX ? length_max : PATH_LENGTH_MAX;
    search->work_max = work_max;
    search->work = 0;
}

void scrambler_search_aim(struct scrambler_search *search, const struct scrambler_grid *target)
{
    search->has_target = true;
    search->target = *target;
    search->work_last = 0;
}

static bool is_goal(const void *context, const struct scrambler_grid *grid)
{
    const struct scrambler_search *search = context;
    if (search->has_target) {
        return grids_are_equal(grid, &search->target);
    }
    return scrambler_grid_is_solved(grid, &search->words);
}

/* Returns whether there is room for the next layer and its cost is affordable. */
static bool should_grow(const struct scrambler_search *search, long affordable)
{
    const struct scrambler_perimeter *perimeter = &search->perimeter;
    if (!search->may_grow || perimeter->depth == PERIMETER_DEPTH_MAX) {
        return false;
    }
    uint64_t forecast = scrambler_perimeter_forecast(perimeter);
    return forecast <= PERIMETER_NODES_MAX && (long)forecast <= affordable;
}

/* Goes on to the next length, as no path has this one. */
static void next_length(struct scrambler_search *search)
{
    search->length++;
    search->work_last = search->work;
    search->work = 0;
    search->phase = PATH_PHASE_CHOOSE;
}

static void choose(struct scrambler_search *search)
{
    if (search->length > search->length_max) {
        search->state = PATH_NONE;
    } else if (search->perimeter.depth >= search->length) {
        next_length(search);
    } else if (should_grow(search,
                           search->work_last > CHEAP_NODES ? search->work_last : CHEAP_NODES)) {
        search->phase = PATH_PHASE_GROW;
    } else {
        search->phase = PATH_PHASE_PICK_GOAL;
        search->dive_depth_max = search->length - search->perimeter.depth;
        search->is_target_used = false;
        scrambler_goals_begin(&search->goals, &search->perimeter.start, &search->words,
                              search->length);
    }
}

static void grow(struct scrambler_search *search)
{
    switch (scrambler_perimeter_grow(&search->perimeter, is_goal, search)) {
    case PERIMETER_GROWING:
        return;
    case PERIMETER_GROWN:
        break;
    case PERIMETER_FOUND:
        search->path_count = scrambler_perimeter_path(
            &search->perimeter, (uint32_t)search->perimeter.node_count - 1, search->path);
        search->state = PATH_FOUND;
        return;
    case PERIMETER_FULL:
        search->may_grow = false;
        break;
    }
    search->phase = PATH_PHASE_CHOOSE;
}

/* Handles too much work for this length: grows the perimeter, which reduces it, or gives up. */
static void relieve(struct scrambler_search *search)
{
    if (should_grow(search, (long)PERIMETER_NODES_MAX)) {
        search->work = 0;
        search->phase = PATH_PHASE_GROW;
    } else {
        search->state = PATH_GIVEN_UP;
    }
}

/* Uses the target instead of the goals, once for each length. */
static enum goals_step use_target(struct scrambler_search *search)
{
    struct work_grid *work = &search->goals.work;
    if (search->is_target_used) {
        return GOALS_END;
    }
    search->is_target_used = true;
    work_grid_take(work, &search->lines, &search->perimeter.start, &search->target);
    return distance_bound(&work->distance) <= search->length ? GOALS_FOUND : GOALS_SEARCHING;
}

static void pick_goal(struct scrambler_search *search)
{
    search->work++;
    enum goals_step step =
        search->has_target ? use_target(search) : scrambler_goals_step(&search->goals);
    if (step == GOALS_END) {
        next_length(search);
    } else if (step == GOALS_FOUND) {
        search->phase = PATH_PHASE_DIVE;
        search->goals.work.key = scrambler_lines_key(&search->lines, search->goals.work.grid.cells);
        search->dive_depth = 0;
        search->next_slides[0] = 0;
    }
}

/* Stores the path when the dive has met the perimeter: from the start to there, and back along the
 * dive to the goal. */
static void keep_path(struct scrambler_search *search, uint32_t node)
{
    search->path_count = scrambler_perimeter_path(&search->perimeter, node, search->path);
    for (int i = search->dive_depth - 1; i >= 0; i--) {
        search->path[search->path_count++] = (unsigned char)slide_opposite(search->dive_slides[i]);
    }
    search->state = PATH_FOUND;
}

/* Tries the next slide of the dive, or backtracks. */
static void dive(struct scrambler_search *search)
{
    struct work_grid *work = &search->goals.work;
    int depth = search->dive_depth;
    unsigned previous = depth > 0 ? search->dive_slides[depth - 1] : SLIDE_NONE;
    unsigned run = depth > 0 ? search->dive_runs[depth - 1] : 0;
    unsigned number = search->next_slides[depth];
    while (number < search->lines.slide_count &&
           !slide_may_follow(&search->lines, previous, run, number)) {
        number++;
    }
    if (number == search->lines.slide_count) {
        if (depth == 0) {
            search->phase = PATH_PHASE_PICK_GOAL;
            return;
        }
        search->dive_depth--;
        work_grid_slide(work, &search->lines, slide_opposite(previous));
        return;
    }
    search->work++;
    search->next_slides[depth] = number + 1;
    work_grid_slide(work, &search->lines, number);
    search->dive_slides[depth] = (unsigned char)number;
    search->dive_runs[depth] = (unsigned char)(number == previous ? run + 1 : 1);
    search->dive_depth++;
    bool is_deepest = search->dive_depth == search->dive_depth_max;
    bool is_too_far = distance_bound(&work->distance) > search->length - search->dive_depth;
    if (!is_deepest && !is_too_far) {
        search->next_slides[search->dive_depth] = 0;
        return;
    }
    uint32_t node = is_too_far
                        ? PERIMETER_NOWHERE
                        : scrambler_perimeter_find(&search->perimeter, work->key, &work->grid);
    if (node != PERIMETER_NOWHERE) {
        keep_path(search, node);
        return;
    }
    search->dive_depth--;
    work_grid_slide(work, &search->lines, slide_opposite(number));
}

enum path_state scrambler_search_step(struct scrambler_search *search, long *budget)
{
    while (*budget > 0 && search->state == PATH_SOUGHT) {
        switch (search->phase) {
        case PATH_PHASE_CHOOSE:
            choose(search);
            --*budget;
            break;
        case PATH_PHASE_GROW:
            grow(search);
            *budget -= (long)search->lines.slide_count;
            break;
        case PATH_PHASE_PICK_GOAL:
            pick_goal(search);
            --*budget;
            break;
        case PATH_PHASE_DIVE:
            dive(search);
            --*budget;
            break;
        }
        if (search->work > search->work_max && search->state == PATH_SOUGHT) {
            relieve(search);
        }
    }
    return search->state;
}
