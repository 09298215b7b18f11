/* SPDX-License-Identifier: MIT */
/*
 * Finds a shortest path from a grid to any solved one, in small steps. Leaves the choice of
 * searches to scrambler_solver.c. Private to the Scrambler.
 *
 * Lengths are tried in ascending order. A path of length T from the start to a goal crosses the
 * perimeter (all grids d slides from the start) after d slides. So it is enough to search T - d
 * slides deep from every goal (a dive) for a grid of the perimeter. A dive turns back as soon as
 * the grid is too far from the start for the rest of T. The perimeter grows when that is cheaper
 * than diving.
 */
#ifndef TROUNCE_ENGINE_SCRAMBLER_SEARCH_H
#define TROUNCE_ENGINE_SCRAMBLER_SEARCH_H

#include "scrambler_lines.h"

#include "trounce/status.h"

#include <stddef.h>
#include <stdint.h>

/*
 * ---- the perimeter ----
 *
 * All grids within some number of slides of a start, each with a shortest path there: a
 * breadth-first search, layer by layer, in bounded memory.
 */

#define PERIMETER_NODES_MAX ((size_t)1 << 21) /* 16 bytes each and 8 in the index: 48 MiB */
#define PERIMETER_DEPTH_MAX 24
#define PERIMETER_NOWHERE   UINT32_MAX

/* A grid, as its key, and the slide and the node from which it was reached. */
struct perimeter_node {
    uint64_t key;
    uint32_t parent;
    unsigned char slide;
    unsigned char depth;
};

/*
 * Invariants: the nodes include all grids of depth 0..depth, ordered by depth; those of depth
 * `depth` are nodes[layer_begin..layer_end-1], followed by those of the next layer met so far. Each
 * grid is one node.
 */
struct scrambler_perimeter {
    const struct scrambler_lines *lines;
    struct scrambler_grid start;
    struct perimeter_node *nodes;
    uint32_t *index; /* hash table of node numbers plus 1; 0 is free */
    size_t node_count;
    size_t previous_begin; /* where the previous layer begins */
    size_t layer_begin;
    size_t layer_end;
    size_t next; /* node of the layer to expand next */
    int depth;
};

/* Allocates the memory. STATUS_NO_MEMORY. */
enum status scrambler_perimeter_init(struct scrambler_perimeter *perimeter,
                                     const struct scrambler_lines *lines);

void scrambler_perimeter_deinit(struct scrambler_perimeter *perimeter);

/* Restarts with only the start. */
void scrambler_perimeter_begin(struct scrambler_perimeter *perimeter,
                               const struct scrambler_grid *start);

/* Estimates, on the high side, the number of nodes once the next layer is complete. */
uint64_t scrambler_perimeter_forecast(const struct scrambler_perimeter *perimeter);

/* Returns whether this is the grid being searched for. */
typedef bool perimeter_test(const void *context, const struct scrambler_grid *grid);

enum perimeter_growth {
    PERIMETER_GROWING,
    PERIMETER_GROWN, /* a layer is complete; depth has grown by one */
    PERIMETER_FOUND, /* the test accepted the last node */
    PERIMETER_FULL   /* no room for another node */
};

/* Expands one node of the last layer, calling `test` for each new grid. */
enum perimeter_growth scrambler_perimeter_grow(struct scrambler_perimeter *perimeter,
                                               perimeter_test *test, const void *context);

/* Returns the node of a grid in the complete layers, or PERIMETER_NOWHERE. Exact: grids are
 * compared, not just keys. */
uint32_t scrambler_perimeter_find(const struct scrambler_perimeter *perimeter, uint64_t key,
                                  const struct scrambler_grid *grid);

/* Writes the slides that lead from the start to a node; returns their number. */
int scrambler_perimeter_path(const struct scrambler_perimeter *perimeter, uint32_t node,
                             unsigned char slides[PERIMETER_DEPTH_MAX]);

/*
 * ---- goals ----
 *
 * Every grid of the same letters and spaces that shows all hidden words, except those too far from
 * the start. First the words are placed, the longest first, anywhere in a row where they agree with
 * the letters already there. Then the remaining cells get the remaining symbols. A grid is returned
 * more than once if words can be placed in it in several ways.
 */

/*
 * A backtracking search with an explicit stack, so that it can pause at any time. The levels are
 * the words, then the free cells; choices[level] is the place of the word or the symbol of the
 * cell.
 */
struct scrambler_goals {
    struct scrambler_words words; /* longest first, equal ones adjacent */
    struct scrambler_grid start;
    struct work_grid work; /* the grid so far, 0 for empty cells; distance from `start`, no key */
    int distance_max;
    signed char available[MARK_SYMBOLS]; /* how many of each symbol are left to place */
    int level;
    int level_count;
    int choices[SCRAMBLER_WORDS_MAX + SCRAMBLER_CELLS_MAX];
    unsigned char put_counts[SCRAMBLER_WORDS_MAX + SCRAMBLER_CELLS_MAX];
    unsigned char put_cells[SCRAMBLER_WORDS_MAX + SCRAMBLER_CELLS_MAX][SCRAMBLER_LETTER_MAX];
    unsigned char free_cells[SCRAMBLER_CELLS_MAX];
};

enum goals_step {
    GOALS_SEARCHING,
    GOALS_FOUND, /* `work` holds a goal, and must hold the same at the next step */
    GOALS_END
};

/* Begins to enumerate the goals whose lower bound is within `distance_max` slides of `start`. */
void scrambler_goals_begin(struct scrambler_goals *goals, const struct scrambler_grid *start,
                           const struct scrambler_words *words, int distance_max);

/* Tries one choice. */
enum goals_step scrambler_goals_step(struct scrambler_goals *goals);

/* ---- the search ---- */

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

    unsigned char path[PATH_LENGTH_MAX]; /* valid after PATH_FOUND */
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

/* Works until `*budget`, from which the cost is subtracted, is used up or the search ends. */
enum path_state scrambler_search_step(struct scrambler_search *search, long *budget);

/*
 * ---- the beam ----
 *
 * Finds a way home when a shortest one is too long to search for: from the goals towards a
 * perimeter around the start, keeping the grids that seem nearest. Finds something soon but proves
 * nothing.
 */

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
