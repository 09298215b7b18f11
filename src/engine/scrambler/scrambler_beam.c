/* SPDX-License-Identifier: MIT */
/*
 * The beam search: each layer is made of the most promising slides of the previous one. Leaves the
 * estimate to scrambler_lines.h.
 */
#include "scrambler_search.h"

#include "trounce/memory.h"

#include <assert.h>

/* Attempts to find goals for the first layer: enough to find all of them if there are few. */
#define GOAL_TRIES 30000

#define ESTIMATE_MAX (2 * SCRAMBLER_CELLS_MAX)
#define SEEN_COUNT   ((size_t)1 << 15)

static_assert(SEEN_COUNT / 2 > BEAM_WIDTH_MAX, "the keys of a layer leave room");
static_assert(BEAM_WIDTH_MAX <= UINT16_MAX, "a parent fits in its field");

enum status scrambler_beam_init(struct scrambler_beam *beam, const struct scrambler_lines *lines)
{
    *beam = (struct scrambler_beam){.lines = lines};
    beam->candidates =
        memory_new((size_t)BEAM_WIDTH_MAX * lines->slide_count, sizeof *beam->candidates);
    beam->grids = memory_new(BEAM_WIDTH_MAX, sizeof *beam->grids);
    beam->next_grids = memory_new(BEAM_WIDTH_MAX, sizeof *beam->next_grids);
    beam->steps = memory_new((size_t)BEAM_WIDTH_MAX * (BEAM_DEPTH_MAX + 1), sizeof *beam->steps);
    beam->seen = memory_new(SEEN_COUNT, sizeof *beam->seen);
    if (!beam->candidates || !beam->grids || !beam->next_grids || !beam->steps || !beam->seen) {
        scrambler_beam_deinit(beam);
        return STATUS_NO_MEMORY;
    }
    return STATUS_OK;
}

void scrambler_beam_deinit(struct scrambler_beam *beam)
{
    memory_free(beam->candidates);
    memory_free(beam->grids);
    memory_free(beam->next_grids);
    memory_free(beam->steps);
    memory_free(beam->seen);
    *beam = (struct scrambler_beam){.lines = NULL};
}

static struct beam_step *layer_steps(const struct scrambler_beam *beam, int depth)
{
    return beam->steps + (size_t)depth * BEAM_WIDTH_MAX;
}

/* Returns whether the key is new in the layer, and adds it. If two grids share a key, only a
 * candidate is lost. */
static bool see(struct scrambler_beam *beam, uint64_t key)
{
    key |= 1; /* 0 marks a free slot */
    size_t slot = (size_t)(key >> 32) % SEEN_COUNT;
    while (beam->seen[slot] != 0) {
        if (beam->seen[slot] == key) {
            return false;
        }
        slot = (slot + 1) % SEEN_COUNT;
    }
    beam->seen[slot] = key;
    return true;
}

/* Adds a grid to the first layer if it is new and there is room. */
static void add_goal(struct scrambler_beam *beam, const struct scrambler_grid *grid)
{
    if (beam->count < beam->width && see(beam, scrambler_lines_key(beam->lines, grid->cells))) {
        layer_steps(beam, 0)[beam->count] = (struct beam_step){.slide = SLIDE_NONE};
        beam->grids[beam->count++] = *grid;
    }
}

void scrambler_beam_begin(struct scrambler_beam *beam, const struct scrambler_perimeter *perimeter,
                          struct scrambler_goals *goals, const struct scrambler_words *words,
                          const struct scrambler_grid *target, size_t width, int length_max)
{
    assert(width >= 1 && width <= BEAM_WIDTH_MAX);
    beam->perimeter = perimeter;
    beam->goals = goals;
    beam->state = length_max > perimeter->depth ? BEAM_WORKING : BEAM_LOST;
    beam->is_begun = false;
    beam->goal_tries = 0;
    beam->width = width;
    beam->depth = 0;
    beam->depth_max = length_max - perimeter->depth;
    beam->depth_max = beam->depth_max > BEAM_DEPTH_MAX ? BEAM_DEPTH_MAX : beam->depth_max;
    beam->next = 0;
    beam->count = 0;
    beam->candidate_count = 0;
    memset(beam->seen, 0, SEEN_COUNT * sizeof *beam->seen);
    add_goal(beam, target);
    scrambler_goals_begin(goals, &perimeter->start, words, ESTIMATE_MAX);
}

static void find_goals(struct scrambler_beam *beam)
{
    enum goals_step step = scrambler_goals_step(beam->goals);
    if (step == GOALS_FOUND) {
        add_goal(beam, &beam->goals->work.grid);
    }
    beam->goal_tries++;
    beam->is_begun =
        step == GOALS_END || beam->count == beam->width || beam->goal_tries == GOAL_TRIES;
}

/* Stores the path from the start to the perimeter and back along the beam to its goal. */
static void store_path(struct scrambler_beam *beam, uint32_t node, uint16_t parent,
                       unsigned last_slide)
{
    beam->path_count = scrambler_perimeter_path(beam->perimeter, node, beam->path);
    beam->path[beam->path_count++] = (unsigned char)slide_opposite(last_slide);
    for (int depth = beam->depth; depth > 0; depth--) {
        const struct beam_step *step = &layer_steps(beam, depth)[parent];
        beam->path[beam->path_count++] = (unsigned char)slide_opposite(step->slide);
        parent = step->parent;
    }
    beam->state = BEAM_FOUND;
}

/* Tries all slides of the next grid of the layer. */
static void spread(struct scrambler_beam *beam)
{
    uint16_t parent = (uint16_t)beam->next++;
    struct work_grid *work = &beam->goals->work;
    struct beam_step step = layer_steps(beam, beam->depth)[parent];
    work_grid_set(work, beam->lines, &beam->perimeter->start, &beam->grids[parent]);
    for (unsigned slide = 0; slide < beam->lines->slide_count; slide++) {
        if (!slide_may_follow(beam->lines, step.slide, step.run, slide)) {
            continue;
        }
        work_grid_slide(work, beam->lines, slide);
        uint32_t node = scrambler_perimeter_find(beam->perimeter, work->key, &work->grid);
        if (node != PERIMETER_NOWHERE) {
            store_path(beam, node, parent, slide);
            return;
        }
        beam->candidates[beam->candidate_count++] =
            (struct beam_candidate){.key = work->key,
                                    .parent = parent,
                                    .slide = (unsigned char)slide,
                                    .run = (unsigned char)(slide == step.slide ? step.run + 1 : 1),
                                    .estimate = (uint16_t)distance_estimate(&work->distance)};
        work_grid_slide(work, beam->lines, slide_opposite(slide));
    }
}

/* Makes the next layer from the candidates with the lowest estimates. */
static void choose(struct scrambler_beam *beam)
{
    memset(beam->seen, 0, SEEN_COUNT * sizeof *beam->seen);
    size_t with_estimate[ESTIMATE_MAX + 1] = {0};
    for (size_t i = 0; i < beam->candidate_count; i++) {
        with_estimate[beam->candidates[i].estimate]++;
    }
    size_t count = 0;
    struct beam_step *steps = layer_steps(beam, beam->depth + 1);
    for (unsigned estimate = 0; estimate <= ESTIMATE_MAX && count < beam->width; estimate++) {
        for (size_t i = 0; with_estimate[estimate] > 0 && count < beam->width; i++) {
            const struct beam_candidate *candidate = &beam->candidates[i];
            if (candidate->estimate != estimate) {
                continue;
            }
            with_estimate[estimate]--;
            if (see(beam, candidate->key)) {
                beam->next_grids[count] = beam->grids[candidate->parent];
                slide_cells(beam->lines, beam->next_grids[count].cells, candidate->slide);
                steps[count++] = (struct beam_step){
                    .parent = candidate->parent, .slide = candidate->slide, .run = candidate->run};
            }
        }
    }
    struct scrambler_grid *grids = beam->grids;
    beam->grids = beam->next_grids;
    beam->next_grids = grids;
    beam->count = count;
    beam->candidate_count = 0;
    beam->next = 0;
    beam->depth++;
}

enum beam_state scrambler_beam_step(struct scrambler_beam *beam, long *budget)
{
    while (*budget > 0 && beam->state == BEAM_WORKING) {
        if (!beam->is_begun) {
            find_goals(beam);
            --*budget;
        } else if (beam->next < beam->count) {
            spread(beam);
            *budget -= (long)beam->lines->slide_count;
        } else if (beam->depth + 1 < beam->depth_max) {
            *budget -= (long)beam->candidate_count;
            choose(beam);
        } else {
            beam->state = BEAM_LOST;
        }
    }
    return beam->state;
}
