/* SPDX-License-Identifier: MIT */
/*
 * Every grid that can be reached from a start by so many slides, each with a shortest way there: a
 * breadth-first search, layer by layer, in bounded memory. Leaves solved grids to
 * scrambler_search.h; only for the Scrambler's own files.
 */
#ifndef TROUNCE_ENGINE_SCRAMBLER_PERIMETER_H
#define TROUNCE_ENGINE_SCRAMBLER_PERIMETER_H

#include "scrambler_lines.h"

#include "trounce/status.h"

#include <stddef.h>
#include <stdint.h>

#define PERIMETER_NODES_MAX ((size_t)1 << 21) /* 16 bytes each, and 8 of the index: 48 MiB */
#define PERIMETER_DEPTH_MAX 24
#define PERIMETER_NOWHERE   UINT32_MAX

/* A grid, identified by its key, and by which slide it was reached from which node. */
struct perimeter_node {
    uint64_t key;
    uint32_t parent;
    unsigned char slide;
    unsigned char depth;
};

/*
 * Invariants: all grids of depth 0..depth are among the nodes, in the order of their depths; those
 * of depth `depth` are nodes[layer_begin..layer_end-1]; after them come those of the next layer
 * that have been met so far. Each grid is one node.
 */
struct scrambler_perimeter {
    const struct scrambler_lines *lines;
    struct scrambler_grid start;
    struct perimeter_node *nodes;
    uint32_t *index; /* a hash table of nodes, counted from 1 */
    size_t node_count;
    size_t previous_begin; /* of the layer before */
    size_t layer_begin;
    size_t layer_end;
    size_t next; /* of the layer, to be expanded */
    int depth;
};

/* Allocates the memory. STATUS_NO_MEMORY. */
enum status scrambler_perimeter_init(struct scrambler_perimeter *perimeter,
                                     const struct scrambler_lines *lines);

void scrambler_perimeter_deinit(struct scrambler_perimeter *perimeter);

/* Begins again with the start alone. */
void scrambler_perimeter_begin(struct scrambler_perimeter *perimeter,
                               const struct scrambler_grid *start);

/* An estimate, rather too high, of the number of nodes with the next layer. */
uint64_t scrambler_perimeter_forecast(const struct scrambler_perimeter *perimeter);

/* Is this the grid that is searched for? */
typedef bool perimeter_test(const void *context, const struct scrambler_grid *grid);

enum perimeter_growth {
    PERIMETER_GROWING,
    PERIMETER_GROWN, /* a layer is complete: depth is one more */
    PERIMETER_FOUND, /* the test accepted the last node */
    PERIMETER_FULL   /* no room for another node */
};

/* Expands one node of the last layer, and calls `test` for each new grid. */
enum perimeter_growth scrambler_perimeter_grow(struct scrambler_perimeter *perimeter,
                                               perimeter_test *test, const void *context);

/* The node of a grid, of a layer that is complete; PERIMETER_NOWHERE if there is none. Exact, as
 * the grid is compared, too. */
uint32_t scrambler_perimeter_find(const struct scrambler_perimeter *perimeter, uint64_t key,
                                  const struct scrambler_grid *grid);

/* The slides that lead from the start to a node; returns how many. */
int scrambler_perimeter_way(const struct scrambler_perimeter *perimeter, uint32_t node,
                            unsigned char slides[PERIMETER_DEPTH_MAX]);

#endif
