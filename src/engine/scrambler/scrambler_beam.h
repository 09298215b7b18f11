/* SPDX-License-Identifier: MIT */
/*
 * A way home where a shortest one is too long to be searched for: a beam search with the grids that
 * seem nearest, from the goals towards a perimeter around the start. Finds something soon but
 * proves nothing. Leaves proofs to scrambler_search.h; only for the Scrambler's own files.
 */
#ifndef TROUNCE_ENGINE_SCRAMBLER_BEAM_H
#define TROUNCE_ENGINE_SCRAMBLER_BEAM_H

#include "scrambler_goals.h"
#include "scrambler_perimeter.h"

#define BEAM_WIDTH_MAX 8000
#define BEAM_DEPTH_MAX 70
#define BEAM_WAY_MAX   (BEAM_DEPTH_MAX + PERIMETER_DEPTH_MAX)

/* A grid of the beam: the slide that led to it, and from which grid of the layer before. */
struct beam_step {
    uint16_t parent;
    unsigned char slide;
    unsigned char run; /* how many times in a row the slide was made */
};

/* A grid that may get into the next layer. */
struct beam_candidate {
    uint64_t key;
    uint16_t parent;
    unsigned char slide;
    unsigned char run;
    uint16_t estimate;
};

enum beam_state {
    BEAM_WORKING,
    BEAM_FOUND, /* `way` leads from the start to a goal */
    BEAM_LOST   /* it became too deep */
};

/* Layers are kept as steps; only the last one also as grids. */
struct scrambler_beam {
    const struct scrambler_lines *lines;
    const struct scrambler_perimeter *perimeter;
    struct scrambler_goals *goals; /* lent */
    enum beam_state state;
    bool is_begun; /* the first layer is complete */
    long goal_tries;
    size_t width;
    int depth;
    int depth_max;
    size_t next;  /* of the last layer, to be expanded */
    size_t count; /* of the last layer */
    size_t candidate_count;
    struct beam_candidate *candidates;
    struct scrambler_grid *grids;
    struct scrambler_grid *next_grids;
    struct beam_step *steps; /* BEAM_WIDTH_MAX for each layer */
    uint64_t *seen;          /* keys of the layer that is being made */
    unsigned char way[BEAM_WAY_MAX];
    int way_count;
};

/* Allocates some 8 MiB at most. STATUS_NO_MEMORY. */
enum status scrambler_beam_init(struct scrambler_beam *beam, const struct scrambler_lines *lines);

void scrambler_beam_deinit(struct scrambler_beam *beam);

/*
 * Starts from `target`, which is solved, and other goals, with up to `width` grids a layer, to find
 * a way of up to `length_max` slides. `perimeter` is complete to its depth; it and `goals`, whose
 * state is overwritten, are borrowed until the beam ends.
 */
void scrambler_beam_begin(struct scrambler_beam *beam, const struct scrambler_perimeter *perimeter,
                          struct scrambler_goals *goals, const struct scrambler_words *words,
                          const struct scrambler_grid *target, size_t width, int length_max);

/* As scrambler_search_step. */
enum beam_state scrambler_beam_step(struct scrambler_beam *beam, long *budget);

#endif
