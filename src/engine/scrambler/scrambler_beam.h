/* SPDX-License-Identifier: MIT */
/*
 * Finds a way home when a shortest one is too long to search for: a beam search from the goals
 * towards a perimeter around the start, which keeps the grids that seem nearest. Finds something
 * soon but proves nothing. Leaves proofs to scrambler_search.h. Private to the Scrambler.
 */
#ifndef TROUNCE_ENGINE_SCRAMBLER_BEAM_H
#define TROUNCE_ENGINE_SCRAMBLER_BEAM_H

#include "scrambler_search.h"

#define BEAM_WIDTH_MAX 8000
#define BEAM_DEPTH_MAX 70
#define BEAM_PATH_MAX  (BEAM_DEPTH_MAX + PERIMETER_DEPTH_MAX)

/* A grid of the beam: the slide that led to it, and its parent's index in the previous layer. */
struct beam_step {
    uint16_t parent;
    unsigned char slide;
    unsigned char run; /* how many times in a row the slide was made */
};

/* A candidate for the next layer. */
struct beam_candidate {
    uint64_t key;
    uint16_t parent;
    unsigned char slide;
    unsigned char run;
    uint16_t estimate;
};

enum beam_state {
    BEAM_WORKING,
    BEAM_FOUND, /* `path` leads from the start to a goal */
    BEAM_LOST   /* the depth limit was reached */
};

/* Layers are stored as steps; the last one also as grids. */
struct scrambler_beam {
    const struct scrambler_lines *lines;
    const struct scrambler_perimeter *perimeter;
    struct scrambler_goals *goals; /* borrowed */
    enum beam_state state;
    bool is_begun; /* the first layer is complete */
    long goal_tries;
    size_t width;
    int depth;
    int depth_max;
    size_t next;  /* index in the last layer of the next grid to expand */
    size_t count; /* grids in the last layer */
    size_t candidate_count;
    struct beam_candidate *candidates;
    struct scrambler_grid *grids;
    struct scrambler_grid *next_grids;
    struct beam_step *steps; /* BEAM_WIDTH_MAX for each layer */
    uint64_t *seen;          /* hash table of the keys of the layer being made */
    unsigned char path[BEAM_PATH_MAX];
    int path_count;
};

/* Allocates at most about 8 MiB. STATUS_NO_MEMORY. */
enum status scrambler_beam_init(struct scrambler_beam *beam, const struct scrambler_lines *lines);

void scrambler_beam_deinit(struct scrambler_beam *beam);

/*
 * Begins to search for a path of up to `length_max` slides, with `target` (a solved grid) and other
 * goals in the first layer and up to `width` grids per layer. `perimeter` is complete to its depth.
 * It and `goals`, whose state is overwritten, are borrowed until the beam ends.
 */
void scrambler_beam_begin(struct scrambler_beam *beam, const struct scrambler_perimeter *perimeter,
                          struct scrambler_goals *goals, const struct scrambler_words *words,
                          const struct scrambler_grid *target, size_t width, int length_max);

/* Like scrambler_search_step(). */
enum beam_state scrambler_beam_step(struct scrambler_beam *beam, long *budget);

#endif
